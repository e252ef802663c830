//! Reads a file's bytes into a draft book: each sheet by the layout that recognises it.

use std::collections::HashSet;

use super::cell_sources::CellSources;
use super::draft_book::{CellStatusSheet, DraftBook};
use super::heading_words;
use super::heading_words::Heading;
use super::import_report::{Finding, FindingKind, ReadError, UnrecognisedSheet};
use super::layouts::own_export;
use super::layouts::own_export::OwnSheetKind;
use super::layouts::{board_blocks, long_table, standings};
use super::open_file;
use super::raw_sheet::{RawCell, RawSheet};
use super::repeated_boards;
use crate::book::{Book, CENTRES_ON_MAP, CellEntry, fold_name};

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

/// Reads a workbook or a text table. `file_name` is used in messages, and as the sheet's name of a text table.
///
/// # Errors
/// When the file is not a workbook or a text table, is damaged or protected, or when nothing in it is recognised.
pub fn read_results(bytes: &[u8], file_name: &str) -> Result<ImportedFile, ReadError> {
    let file = file_name.rsplit(['/', '\\']).next().unwrap_or(file_name);
    let sheets = open_file::open_sheets(bytes, file)?;
    if sheets.iter().all(|sheet| sheet.cells.is_empty() && sheet.read_problems.is_empty()) {
        return Err(ReadError::Empty { file: file.to_owned() });
    }
    let own = own_export::is_own_workbook(&sheets);
    let mut draft = DraftBook::new(file, own);
    if own {
        if let Some(format) = own_export::unsupported_format(&sheets) {
            return Err(ReadError::NewerFormat { file: file.to_owned(), format });
        }
        read_own_workbook(&mut draft, &sheets);
    } else {
        let unrecognised = read_foreign_workbook(&mut draft, &sheets);
        if unrecognised.len() == sheets.len() {
            return Err(ReadError::NothingRecognised { file: file.to_owned(), sheets: unrecognised });
        }
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
    draft.names_in_file = names_in_file(sheets);
    let mut table_of_standings = None;
    let visible_boards = sheets.iter().any(|sheet| !sheet.hidden && holds_boards(sheet));
    for (number, sheet) in sheets.iter().enumerate() {
        let index = draft.sources.add_sheet(&sheet.name);
        let mut tracker = CellStatusSheet::new(sheet, index);
        let mut why = String::new();
        let recognised = if sheet.hidden && visible_boards {
            why = "this sheet is hidden in the file, and the visible sheets hold boards, so it is not read. If its results \
                   count, show the sheet in the file and import it again."
                .to_owned();
            None
        } else if let Some(table) = long_table::find_table(sheet) {
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
            } else if visible_boards && board_blocks::is_summary(sheet, &bands) {
                why = "this is a summary of the boards and no board: it has no title of a board or a round, and its name or \
                       its headings name a summary."
                    .to_owned();
                None
            } else {
                Some(board_blocks::read_boards(draft, &mut tracker, &bands))
            }
        };
        if recognised.is_none() {
            unrecognised.push(UnrecognisedSheet { sheet: sheet.name.clone(), reason: why.clone() });
        }
        draft.finish_sheet(&mut tracker, recognised.as_deref(), &why);
    }
    repeated_boards::merge_repeated_boards(draft);
    if !draft.has_plain_table {
        complete_charts(draft);
    }
    draft.sort_rounds();
    if let Some(table) = table_of_standings {
        standings::align_rounds(draft, &table);
    }
    unrecognised
}

/// Whether a sheet holds boards and not only a summary of them.
fn holds_boards(sheet: &RawSheet) -> bool {
    let bands = || board_blocks::find_bands(sheet);
    long_table::find_table(sheet).is_some() || {
        let bands = bands();
        !bands.is_empty() && !board_blocks::is_summary(sheet, &bands)
    }
}

/// Reads a blank in a chart as 0 where the other counts of the year are all the centres of the map.
fn complete_charts(draft: &mut DraftBook) {
    let mut blanks = 0_usize;
    for chart in draft.book.rounds.iter_mut().flat_map(|round| &mut round.boards).flat_map(|board| &mut board.charts) {
        let sum: u32 = chart.centres.values().filter_map(CellEntry::get).map(u32::from).sum();
        if sum == u32::from(CENTRES_ON_MAP) {
            for count in chart.centres.0.iter_mut().filter(|count| count.is_blank()) {
                *count = CellEntry::Value(0);
                blanks += 1;
            }
        }
    }
    if blanks > 0 {
        let message = format!(
            "{blanks} blank cells of the charts are read as 0: the other counts of the year are all {CENTRES_ON_MAP} \
             centres."
        );
        let sheet = draft.file.clone();
        draft.findings.push(Finding { kind: FindingKind::Warning, sheet, cells: Vec::new(), message });
    }
}

/// The texts of the file, folded, if a name in it may have several forms: “Last, First” or “Name (COUNTRY)”.
fn names_in_file(sheets: &[RawSheet]) -> HashSet<String> {
    let texts = || sheets.iter().flat_map(|sheet| &sheet.cells).filter_map(RawCell::trimmed_text);
    if !texts().any(|text| text.contains([',', '('])) {
        return HashSet::new();
    }
    texts().filter(|text| text.len() <= 60 && text.contains(' ')).map(fold_name).collect()
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
        sheet.cells[cells].iter().filter_map(heading_words::heading_of_cell).collect()
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
