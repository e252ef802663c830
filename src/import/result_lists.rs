//! The result lists of a file, for a year's ladder.

use super::layouts::{board_blocks, long_table, result_list};
use super::raw_sheet::RawSheet;
use super::{ReadError, Unrecognised, open_file};
use crate::ladder::SeasonEvent;

/// What a file holds for a year's ladder.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResultLists {
    /// An event for each list.
    pub events: Vec<SeasonEvent>,
    /// Whether the file holds boards too, so that places and games can be had from them.
    pub boards: bool,
    /// What deserves a look: where, and what, as a sentence.
    pub remarks: Vec<(String, String)>,
}

/// Reads the result lists of a workbook or a text table, every line as it stands.
///
/// # Errors
/// When the file is no workbook, is broken or protected, or holds neither lists nor boards.
pub fn read_lists(bytes: &[u8], file_name: &str) -> Result<ResultLists, ReadError> {
    let file = file_name.rsplit(['/', '\\']).next().unwrap_or(file_name);
    let sheets = open_file::sheets(bytes, file)?;
    if sheets.iter().all(|sheet| sheet.cells.is_empty() && sheet.broken.is_empty()) {
        return Err(ReadError::Empty { file: file.to_owned() });
    }
    let mut lists = ResultLists {
        boards: super::layouts::own_export::is_own(&sheets)
            || sheets.iter().any(|sheet| long_table::find(sheet).is_some() || !board_blocks::find(sheet).is_empty()),
        ..ResultLists::default()
    };
    let many = sheets.iter().filter(|sheet| result_list::find(sheet).is_some()).count() > 1;
    for sheet in &sheets {
        if let Some(found) = result_list::find(sheet).filter(|_| !lists.boards) {
            let read = result_list::read(sheet, &found, title(sheet, file, many), many);
            lists.events.extend(read.events.into_iter().map(|event| SeasonEvent { source: file.to_owned(), ..event }));
            let place = |at| if many { format!("{file}, {}!{at}", sheet.name) } else { format!("{file}, {at}") };
            lists.remarks.extend(read.remarks.into_iter().map(|(at, what)| (place(at), what)));
        }
    }
    if lists.events.is_empty() && !lists.boards {
        let why = "no row of headings was found with a player and a place, such as: Place, Player, Games.";
        let sheets = sheets.into_iter().map(|sheet| Unrecognised { sheet: sheet.name, why: why.to_owned() }).collect();
        return Err(ReadError::NothingRecognised { file: file.to_owned(), sheets });
    }
    Ok(lists)
}

/// What an event is called whose sheet says nothing: as the sheet where there are several, else as the file.
fn title<'a>(sheet: &'a RawSheet, file: &'a str, many: bool) -> &'a str {
    if many { &sheet.name } else { file.rsplit_once('.').map_or(file, |(stem, _)| stem) }
}
