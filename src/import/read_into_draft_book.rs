//! Reads a file's bytes into a draft book: each sheet by the layout that recognises it.

use super::cell_sources::CellSources;
use super::draft_book::{CellStatusSheet, DraftBook};
use super::heading_words;
use super::heading_words::Heading;
use super::import_report::{Finding, ReadError, UnrecognisedSheet};
use super::layouts::own_export;
use super::layouts::own_export::OwnSheetKind;
use super::layouts::{board_blocks, long_table, standings};
use super::raw_sheet::RawSheet;
use super::sheet_reader::SheetsOfFile;
use crate::book::Book;

/// The data and the findings of a file. They are in no book until the user accepts them.
#[derive(Clone, Debug, PartialEq)]
pub struct ImportedFile {
    /// The file's name.
    pub file: String,
    /// The draft: a complete book with the event, people, rounds, boards, printed scores and standings, and the
    /// unplaced cells.
    pub book: Book,
    /// The remarks about recognised, unneeded and unplaced cells, and the warnings.
    pub findings: Vec<Finding>,
    /// The cell that each part of the book came from.
    pub cell_sources: CellSources,
}

/// Reads a workbook or a text table in this process. `file_name` is used in messages, and as the sheet's name of a text
/// table. The window and the command line read the sheets of a file in a process of its own.
///
/// # Errors
/// When the file is not a workbook or a text table, is damaged or protected, or when nothing in it is recognised.
pub fn read_results(bytes: &[u8], file_name: &str) -> Result<ImportedFile, ReadError> {
    results_of_sheets(&SheetsOfFile::read(bytes, file_name)?)
}

/// Understands the sheets of a file.
///
/// # Errors
/// When the sheets are blank, when they are those of a newer Topboard, or when nothing in them is recognised.
pub fn results_of_sheets(read: &SheetsOfFile) -> Result<ImportedFile, ReadError> {
    let SheetsOfFile { file, sheets } = read;
    if read.is_empty() {
        return Err(ReadError::Empty { file: file.to_owned() });
    }
    let own = own_export::is_own_workbook(sheets);
    let mut draft = DraftBook::new(file, own);
    if own {
        if let Some(format) = own_export::unsupported_format(sheets) {
            return Err(ReadError::NewerFormat { file: file.to_owned(), format });
        }
        read_own_workbook(&mut draft, sheets);
    } else {
        let unrecognised = read_foreign_workbook(&mut draft, sheets);
        if unrecognised.len() == sheets.len() {
            return Err(ReadError::NothingRecognised { file: file.to_owned(), sheets: unrecognised });
        }
    }
    if draft.has_too_many_unplaced {
        return Err(ReadError::TooManyUnplaced { file: file.to_owned() });
    }
    Ok(ImportedFile { file: file.to_owned(), book: draft.book, findings: draft.findings, cell_sources: draft.sources })
}

/// The explanation for a file with standings and no boards. Nothing can be computed from it.
pub fn explain_table_without_boards(book: &Book) -> Option<&'static str> {
    (book.boards().next().is_none() && !book.published_standings.is_empty()).then_some(
        "The file holds standings but no boards, so Topboard cannot compute standings to compare. The standings are \
         kept as printed.",
    )
}

/// Reads a workbook of a director. Gives the sheets in which nothing was recognised.
fn read_foreign_workbook(draft: &mut DraftBook, sheets: &[RawSheet]) -> Vec<UnrecognisedSheet> {
    let mut unrecognised = Vec::new();
    let chosen = chosen_standings(sheets);
    let mut table_of_standings = None;
    for (number, sheet) in sheets.iter().enumerate() {
        let index = draft.sources.add_sheet(&sheet.name);
        let mut tracker = CellStatusSheet::new(sheet, index);
        let mut why = String::new();
        let recognised = if let Some(table) = long_table::find_table(sheet) {
            Some(long_table::read_table(draft, &mut tracker, &table))
        } else {
            let bands = board_blocks::find_bands(sheet);
            if bands.is_empty() {
                match standings::find_standings(sheet) {
                    Some(table) if chosen == Some(number) => {
                        let what = standings::read_standings(draft, &mut tracker, &table);
                        table_of_standings = Some(table);
                        Some(what)
                    }
                    Some(_) => {
                        "these are standings, but another sheet has standings with at least as many rounds, and one \
                         table is kept."
                            .clone_into(&mut why);
                        None
                    }
                    None => {
                        why = why_not_recognised(sheet);
                        None
                    }
                }
            } else {
                Some(board_blocks::read_boards(draft, &mut tracker, &bands))
            }
        };
        if recognised.is_none() {
            unrecognised.push(UnrecognisedSheet { sheet: sheet.name.clone(), reason: why.clone() });
        }
        draft.finish_sheet(&mut tracker, recognised.as_deref(), &why);
    }
    draft.sort_rounds();
    if let Some(table) = table_of_standings {
        standings::align_rounds(draft, &table);
    }
    unrecognised
}

/// The sheet whose standings have the most rounds, or the first of several such sheets.
fn chosen_standings(sheets: &[RawSheet]) -> Option<usize> {
    let mut best: Option<(usize, usize)> = None;
    for (number, sheet) in sheets.iter().enumerate() {
        if let Some(table) = standings::find_standings(sheet) {
            let rounds = table.round_count();
            if best.is_none_or(|(_, most)| rounds > most) {
                best = Some((number, rounds));
            }
        }
    }
    best.map(|(number, _)| number)
}

/// Why nothing was recognised on a sheet: the heading that its best row of headings lacks, or that it has no such row.
fn why_not_recognised(sheet: &RawSheet) -> String {
    const ROWS_SEARCHED: usize = 20;
    if sheet.cells.is_empty() {
        return "the sheet is blank.".to_owned();
    }
    let headings_in = |cells: std::ops::Range<usize>| -> Vec<Heading> {
        sheet.cells.range(cells).filter_map(heading_words::heading_of_cell).collect()
    };
    let best: Option<(u32, Vec<Heading>)> = sheet
        .rows()
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

/// Reads a workbook of our own: players first, because they keep their order, then rounds in the order of the sheets.
fn read_own_workbook(draft: &mut DraftBook, sheets: &[RawSheet]) {
    let indices: Vec<usize> = sheets.iter().map(|sheet| draft.sources.add_sheet(&sheet.name)).collect();
    for wanted in [
        OwnSheetKind::Players,
        OwnSheetKind::Event,
        OwnSheetKind::Round,
        OwnSheetKind::Systems,
        OwnSheetKind::Rulesets,
        OwnSheetKind::Facts,
        OwnSheetKind::Published,
        OwnSheetKind::Unplaced,
        OwnSheetKind::Computed,
        OwnSheetKind::Foreign,
    ] {
        for (sheet, &index) in
            sheets.iter().zip(&indices).filter(|(sheet, _)| own_export::sheet_kind(sheets, sheet) == wanted)
        {
            let mut tracker = CellStatusSheet::new(sheet, index);
            let recognised = match wanted {
                OwnSheetKind::Players => own_export::read_players(draft, &mut tracker),
                OwnSheetKind::Event => own_export::read_event(draft, &mut tracker),
                OwnSheetKind::Round => own_export::read_round(draft, &mut tracker),
                OwnSheetKind::Systems => own_export::read_systems(draft, &mut tracker),
                OwnSheetKind::Rulesets => own_export::read_rulesets(draft, &mut tracker),
                OwnSheetKind::Facts => own_export::read_facts(draft, &mut tracker),
                OwnSheetKind::Published => own_export::read_published(draft, &mut tracker),
                OwnSheetKind::Unplaced => own_export::read_unplaced(draft, &mut tracker),
                OwnSheetKind::Computed => {
                    own_export::mark_computed_sheet(&mut tracker);
                    String::new()
                }
                OwnSheetKind::Foreign => {
                    draft.finish_sheet(&mut tracker, None, "this is not a sheet that Topboard writes.");
                    continue;
                }
            };
            draft.finish_sheet(&mut tracker, Some(&recognised), "");
        }
    }
}
