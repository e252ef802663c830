//! Reads the result lists of a file for a year's ladder.
//!
//! The layout of such a list is in `layouts::result_list`. Books and results by boards are read by `year_results`.

use crate::import::cells::raw_sheet::RawSheet;
use crate::import::explanations::{SheetContext, explain_sheet};
use crate::import::layouts::result_list;
use crate::import::reader_process::sheet_reader::SheetsOfFile;
use crate::import::readings::Readings;
use crate::import::report::import_report::{ReadError, UnrecognisedSheet};
use crate::ladder::YearEvent;
use crate::languages::window_sentences::import_sheets as texts;

/// The result lists of a file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResultLists {
    /// One or more events for each list.
    pub events: Vec<YearEvent>,
    /// Whether the file holds boards. Then places and games follow from the boards, and `events` is empty.
    pub has_boards: bool,
    /// Remarks for the director: the file, sheet and cell, and a sentence.
    pub remarks: Vec<(String, String)>,
}

/// The result lists in the sheets of a file, with every line.
///
/// # Errors
/// When the sheets are blank, or hold neither lists nor boards.
pub fn result_lists(read: &SheetsOfFile) -> Result<ResultLists, ReadError> {
    let SheetsOfFile { file, sheets } = read;
    if read.is_empty() {
        return Err(ReadError::Empty { file: file.to_owned() });
    }
    let mut lists = ResultLists {
        has_boards: crate::import::cells::raw_sheet::is_own_workbook(sheets) || sheets.iter().any(has_boards),
        ..ResultLists::default()
    };
    let many = sheets.iter().filter(|sheet| result_list::find_result_list(sheet).is_some()).count() > 1;
    for sheet in sheets {
        if let Some(found) = result_list::find_result_list(sheet).filter(|_| !lists.has_boards) {
            let read = result_list::read_result_list(sheet, &found, title(sheet, file, many), many);
            lists.events.extend(read.events.into_iter().map(|event| YearEvent { source: file.to_owned(), ..event }));
            let place = |at| if many { format!("{file}, {}!{at}", sheet.name) } else { format!("{file}, {at}") };
            lists.remarks.extend(read.remarks.into_iter().map(|(at, what)| (place(at), what)));
        }
    }
    if lists.events.is_empty() && !lists.has_boards {
        let why = texts::no_list_of_results();
        let sheets = sheets
            .iter()
            .map(|sheet| UnrecognisedSheet { sheet: sheet.name.clone(), reason: why.to_owned() })
            .collect();
        return Err(ReadError::NothingRecognised { file: file.to_owned(), sheets });
    }
    Ok(lists)
}

/// Whether a sheet holds boards, and not only players whose countries have the names of powers.
fn has_boards(sheet: &RawSheet) -> bool {
    let has_countries = || result_list::find_result_list(sheet).is_some_and(|list| list.has_countries);
    let explained = explain_sheet(sheet, &Readings::new(None), SheetContext::default(), None);
    explained.is_some_and(|explained| explained.is_by_words()) && !has_countries()
}

/// The name of an event whose sheet has no title: the sheet's name if there are several sheets, else the file's name.
fn title<'a>(sheet: &'a RawSheet, file: &'a str, many: bool) -> &'a str {
    if many { &sheet.name } else { file.rsplit_once('.').map_or(file, |(stem, _)| stem) }
}
