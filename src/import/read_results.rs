//! From a file's bytes to a draft book: each sheet to the layout that knows it.

use super::draft_book::{Draft, Page};
use super::heading_words;
use super::heading_words::Heading;
use super::import_report::Unrecognised;
use super::layouts::own_export;
use super::layouts::own_export::OwnSheet;
use super::layouts::{board_blocks, long_table, standings};
use super::raw_sheet::RawSheet;
use super::{Finding, Origins, ReadError, open_file};
use crate::book::Book;

/// What was understood of a file, and what is to be said of it. Nothing of it is in any book until it is accepted.
#[derive(Clone, Debug, PartialEq)]
pub struct Import {
    /// The file's name.
    pub file: String,
    /// A complete book of what was understood: the event, people, rounds, boards, printed scores and standings, and every
    /// cell that found no place.
    pub book: Book,
    /// What was recognised, what was not needed, what found no place, and what deserves a look.
    pub findings: Vec<Finding>,
    /// Which cell each part of the book came from.
    pub origins: Origins,
}

/// Reads a workbook or a text table. `file_name` is used in messages, and to call a text file's only sheet by.
///
/// # Errors
/// When the file is no workbook, is broken or protected, or when nothing in it is recognised.
pub fn read(bytes: &[u8], file_name: &str) -> Result<Import, ReadError> {
    let file = file_name.rsplit(['/', '\\']).next().unwrap_or(file_name);
    let sheets = open_file::sheets(bytes, file)?;
    if sheets.iter().all(|sheet| sheet.cells.is_empty() && sheet.broken.is_empty()) {
        return Err(ReadError::Empty { file: file.to_owned() });
    }
    let own = own_export::is_own(&sheets);
    let mut draft = Draft::new(file, own);
    if own {
        if let Some(format) = own_export::other_format(&sheets) {
            return Err(ReadError::Newer { file: file.to_owned(), format });
        }
        read_own(&mut draft, &sheets);
    } else {
        let unrecognised = read_foreign(&mut draft, &sheets);
        if unrecognised.len() == sheets.len() {
            return Err(ReadError::NothingRecognised { file: file.to_owned(), sheets: unrecognised });
        }
    }
    Ok(Import { file: file.to_owned(), book: draft.book, findings: draft.findings, origins: draft.origins })
}

/// What to say of a file that holds a table and no boards, beside which nothing can be computed.
pub fn kept_as_printed(book: &Book) -> Option<&'static str> {
    (book.boards().next().is_none() && !book.published.is_empty()).then_some(
        "The file holds a table and no boards, so there is nothing to compute beside it. The table is kept as printed.",
    )
}

/// Reads a director's workbook. Gives the sheets in which nothing was recognised.
fn read_foreign(draft: &mut Draft, sheets: &[RawSheet]) -> Vec<Unrecognised> {
    let mut unrecognised = Vec::new();
    let chosen = chosen_standings(sheets);
    let mut table_of_standings = None;
    for (number, sheet) in sheets.iter().enumerate() {
        let index = draft.origins.add_sheet(&sheet.name);
        let mut page = Page::new(sheet, index);
        let mut why = String::new();
        let recognised = if let Some(table) = long_table::find(sheet) {
            Some(long_table::read(draft, &mut page, &table))
        } else {
            let bands = board_blocks::find(sheet);
            if bands.is_empty() {
                match standings::find(sheet) {
                    Some(table) if chosen == Some(number) => {
                        let what = standings::read(draft, &mut page, &table);
                        table_of_standings = Some(table);
                        Some(what)
                    }
                    Some(_) => {
                        "these are standings, and another sheet's tell more rounds; one table is kept."
                            .clone_into(&mut why);
                        None
                    }
                    None => {
                        why = why_not(sheet);
                        None
                    }
                }
            } else {
                Some(board_blocks::read(draft, &mut page, &bands))
            }
        };
        if recognised.is_none() {
            unrecognised.push(Unrecognised { sheet: sheet.name.clone(), why: why.clone() });
        }
        draft.close(&mut page, recognised.as_deref(), &why);
    }
    if let Some(table) = table_of_standings {
        standings::align(draft, &table);
    }
    unrecognised
}

/// The sheet with the fullest standings; the first, where several tell as much.
fn chosen_standings(sheets: &[RawSheet]) -> Option<usize> {
    let mut best: Option<(usize, usize)> = None;
    for (number, sheet) in sheets.iter().enumerate() {
        if let Some(table) = standings::find(sheet) {
            let rounds = table.columns_of_rounds();
            if best.is_none_or(|(_, most)| rounds > most) {
                best = Some((number, rounds));
            }
        }
    }
    best.map(|(number, _)| number)
}

/// Why nothing was recognised on a sheet: what its best row of headings lacks, or that it has none.
fn why_not(sheet: &RawSheet) -> String {
    const ROWS_SEARCHED: usize = 20;
    if sheet.cells.is_empty() {
        return "the sheet is blank.".to_owned();
    }
    let headings_in = |cells: std::ops::Range<usize>| -> Vec<Heading> {
        sheet.cells[cells].iter().filter_map(heading_words::heading).collect()
    };
    let best: Option<(u32, Vec<Heading>)> = sheet
        .rows()
        .into_iter()
        .take(ROWS_SEARCHED)
        .map(|(row, cells)| (row, headings_in(cells)))
        .max_by_key(|(row, headings)| (headings.len(), std::cmp::Reverse(*row)));
    let Some((row, headings)) = best.filter(|(_, headings)| headings.len() >= 2) else {
        return "no row of headings was found, neither above a list of games nor above a board or standings."
            .to_owned();
    };
    let lacks = |heading| !headings.contains(&heading);
    let missing = if lacks(Heading::Power) {
        "which power was played"
    } else if lacks(Heading::Board) && lacks(Heading::Round) {
        "which board it was"
    } else {
        "how many centres were held"
    };
    format!("row {} holds headings, but none of them says {missing}.", row + 1)
}

/// Reads an export of our own: players first, so that they keep their order, then rounds in the order of the sheets.
fn read_own(draft: &mut Draft, sheets: &[RawSheet]) {
    let indices: Vec<usize> = sheets.iter().map(|sheet| draft.origins.add_sheet(&sheet.name)).collect();
    for wanted in [
        OwnSheet::Players,
        OwnSheet::Event,
        OwnSheet::Round,
        OwnSheet::Systems,
        OwnSheet::Rulesets,
        OwnSheet::Facts,
        OwnSheet::Published,
        OwnSheet::Unplaced,
        OwnSheet::Computed,
        OwnSheet::Foreign,
    ] {
        for (sheet, &index) in
            sheets.iter().zip(&indices).filter(|(sheet, _)| own_export::kind_in(sheets, sheet) == wanted)
        {
            let mut page = Page::new(sheet, index);
            let recognised = match wanted {
                OwnSheet::Players => own_export::read_players(draft, &mut page),
                OwnSheet::Event => own_export::read_event(draft, &mut page),
                OwnSheet::Round => own_export::read_round(draft, &mut page),
                OwnSheet::Systems => own_export::read_systems(draft, &mut page),
                OwnSheet::Rulesets => own_export::read_rulesets(draft, &mut page),
                OwnSheet::Facts => own_export::read_facts(draft, &mut page),
                OwnSheet::Published => own_export::read_published(draft, &mut page),
                OwnSheet::Unplaced => own_export::read_unplaced(draft, &mut page),
                OwnSheet::Computed => {
                    own_export::ignore(&mut page);
                    String::new()
                }
                OwnSheet::Foreign => {
                    draft.close(&mut page, None, "this sheet is none that Topboard writes.");
                    continue;
                }
            };
            draft.close(&mut page, Some(&recognised), "");
        }
    }
}
