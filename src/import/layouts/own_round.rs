//! Reads the sheet of a round in a workbook that Topboard wrote: a block for each board, with our headings.
//!
//! A block whose headings or powers somebody changed is read by an explanation, like those of any other workbook.

use std::ops::Range;

use super::enter_boards::enter_boards_of_sheet;
use super::seat_row;
use crate::book::typed_words::parse_yes_no;
use crate::book::{
    CellAddress, CellEntry, CellValue, Chart, PerPower, Power, RoundIx, ScoreRuling, SeatColumn, SeatRef, Year,
    named_round,
};
use crate::import::SheetAddress;
use crate::import::cells::raw_cells::{RawCell, RawValue};
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::draft::draft_book::DraftBook;
use crate::import::explanations::{SheetContext, explain_sheet};
use crate::import::readings::Readings;
use crate::import::recipe::{BoardsOfSheet, FoundBoard, FoundName};
use crate::import::report::cell_status::{CellStatusSheet, NotNeededReason};
use crate::import::words::heading_words;
use crate::languages::list_in_window;
use crate::languages::window_sentences::{import_remarks, import_tables as texts};
use crate::own_workbook::labels;
use crate::own_workbook::labels::{BoardNote, RoundNote, heading};

pub(super) fn text_of(sheet: &RawSheet, cell: CellIndex) -> Option<&str> {
    match sheet.cell(cell).value {
        RawValue::Text(text) => Some(text),
        _ => None,
    }
}

/// Reads a round's sheet. Gives the sentence about the recognised data.
pub(crate) fn read_round(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>) -> String {
    let sheet = tracker.sheet;
    let title_cell = sheet.find(SheetAddress::new(1, 0));
    let title = title_cell.map_or(sheet.name.as_str().into(), |cell| sheet.cell(cell).text());
    let mut name = labels::round_name_in_title(&title).to_owned();
    let mut system = None;
    let mut note = String::new();
    let first_row_of_board = first_board(sheet);
    for cell in sheet.row(1).start..sheet.row(first_row_of_board).start {
        match text_of(sheet, cell).filter(|_| Some(cell) != title_cell).and_then(RoundNote::parse) {
            Some(RoundNote::Name(read_name)) => name = read_name,
            Some(RoundNote::System(read_system)) => system = Some(read_system),
            Some(RoundNote::Note(read_note)) => note = read_note,
            // This note is about the printed sheet. The hidden facts hold the postings.
            Some(RoundNote::Replaces(_)) => {}
            None => continue,
        }
        tracker.mark_understood(cell);
    }
    let mut round = draft.add_round(&name);
    let mut rounds = vec![round];
    let existing = &mut draft.book.rounds[round.0];
    existing.system = system;
    existing.note = note;
    for cell in sheet.row(0) {
        tracker.mark_not_needed(cell, NotNeededReason::Title);
    }
    if let Some(cell) = title_cell {
        draft.record_cell(tracker, cell, CellAddress::Round(round));
    }
    // Blocks whose headings or powers somebody changed are read as those of any other workbook.
    let mut others = changed_boards(sheet);
    let mut changed = Vec::new();
    let mut row = 0;
    while row <= last_row(sheet) {
        if let Some(name) = board_title_at(sheet, row).filter(|_| is_unchanged(sheet, row)) {
            row = read_board(draft, tracker, round, row, name);
            continue;
        }
        let below = others.boards.partition_point(|board| first_row(sheet, board) <= row);
        for mut board in others.boards.drain(..below) {
            board.round = Some(FoundName::new(draft.book.rounds[round.0].name.clone(), None));
            changed.push(board);
        }
        // Somebody may have put the next round below the boards of this one.
        if let Some(name) = round_title_at(sheet, row).filter(|_| row > first_row_of_board) {
            round = draft.add_round(&name);
            rounds.push(round);
            if let Some(cell) = sheet.find(SheetAddress::new(row, 0)) {
                draft.record_cell(tracker, cell, CellAddress::Round(round));
            }
        }
        if sheet.text_at(row, 0).is_some_and(|text| text.starts_with(labels::REMARK)) {
            sheet.row(row).for_each(|cell| tracker.mark_not_needed(cell, NotNeededReason::OwnTable));
        }
        row += 1;
    }
    others.boards = changed;
    let changed = enter_boards_of_sheet(draft, tracker, &others);
    if let Some(first) = changed.first() {
        let labels: Vec<String> = changed.iter().map(|board| draft.book.board_label_in_window(*board)).collect();
        let cell = draft.sources.find_exact(CellAddress::Board(*first)).and_then(|(_, at)| sheet.find(at));
        let what = texts::own_boards_changed(&list_in_window(&labels));
        draft.warn(tracker, cell.unwrap_or_default(), what);
    }
    let describe = |round: &RoundIx| {
        let round = &draft.book.rounds[round.0];
        texts::boards_of_round(round.boards.len(), &round.title_in_window())
    };
    rounds.iter().map(describe).collect::<Vec<_>>().join(" ")
}

/// The boards of a sheet whose headings or powers somebody changed, in their order.
fn changed_boards(sheet: &RawSheet) -> BoardsOfSheet {
    let own: Vec<u32> = (0..=last_row(sheet)).filter(|row| board_title_at(sheet, *row).is_some()).collect();
    let powers = sheet.cells.iter().filter(|cell| cell.trimmed_text().is_some_and(|text| Power::parse(text).is_some()));
    let unchanged = own.iter().filter(|row| is_unchanged(sheet, **row)).count();
    if own.len() == unchanged && powers.count() <= unchanged * Power::ALL.len() {
        return BoardsOfSheet::default();
    }
    let Some(explained) = explain_sheet(sheet, &Readings::new(None), SheetContext::default(), None) else {
        return BoardsOfSheet::default();
    };
    let mut read = explained.boards;
    let is_in_unchanged = |row: u32| {
        let title = own.iter().rev().find(|title| **title <= row);
        title.is_some_and(|title| row <= title + 1 + ROWS_OF_BLOCK && is_unchanged(sheet, *title))
    };
    read.boards.retain(|board| !is_in_unchanged(first_row(sheet, board)));
    read.boards.sort_by_key(|board| first_row(sheet, board));
    read
}

/// Whether a sheet has boards whose headings or powers somebody changed.
pub(super) fn has_changed_boards(sheet: &RawSheet) -> bool {
    !changed_boards(sheet).boards.is_empty()
}

/// The first row with a value of a board.
fn first_row(sheet: &RawSheet, board: &FoundBoard) -> u32 {
    board.values().map(|value| sheet.address_of(value.cell).row).min().unwrap_or_default()
}

/// The name of the round whose title is in this row.
fn round_title_at(sheet: &RawSheet, row: u32) -> Option<String> {
    let text = sheet.text_at(row, 0).filter(|_| sheet.row(row).len() == 1)?;
    named_round(text).filter(|phrase| phrase.is_whole && !phrase.is_initial).map(|phrase| phrase.name())
}

/// The name of the board whose title is in this row, with the headings below.
fn board_title_at(sheet: &RawSheet, row: u32) -> Option<&str> {
    let has_headings = sheet.text_at(row + 1, 0) == Some(heading::POWER);
    sheet.text_at(row, 0).filter(|_| has_headings).and_then(labels::board_name_in_title)
}

/// Whether the block with its title in this row is as Topboard wrote it: the players and the centres have their columns, and
/// each row down to the total has a power.
fn is_unchanged(sheet: &RawSheet, title_row: u32) -> bool {
    let columns = OwnColumns::read(sheet, sheet.row(title_row + 1));
    let has = |column| columns.columns.iter().any(|(_, own)| *own == OwnColumn::Seat(column));
    let labels = (title_row + 2..=title_row + 2 + ROWS_OF_BLOCK).map_while(|row| sheet.text_at(row, 0));
    let mut labels = labels.take_while(|label| *label != labels::TOTAL);
    let is_power = |label: &str| Power::with_name(label).is_some();
    has(SeatColumn::Player) && has(SeatColumn::Centres) && labels.all(is_power)
}

/// The most rows of powers that are looked at.
const ROWS_OF_BLOCK: u32 = 7;

/// The row of the first board's title, or the row below the last if there is no board.
pub(super) fn first_board(sheet: &RawSheet) -> u32 {
    let rows = sheet.rows().map(|(row, _)| row);
    rows.skip(1).find(|&row| board_title_at(sheet, row).is_some()).unwrap_or_else(|| last_row(sheet) + 1)
}

pub(super) fn last_row(sheet: &RawSheet) -> u32 {
    sheet.cells.last().map_or(0, |cell| cell.at.row)
}

/// Reads the board whose title is in this row. Gives the row below the board.
fn read_board(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    round: RoundIx,
    title_row: u32,
    name: &str,
) -> u32 {
    let sheet = tracker.sheet;
    let board = draft.add_board(round, name);
    for cell in sheet.row(title_row) {
        if sheet.address_of(cell).column == 0 {
            draft.record_cell(tracker, cell, CellAddress::Board(board));
            continue;
        }
        let existing = draft.board_mut(board);
        match text_of(sheet, cell).and_then(BoardNote::parse) {
            Some(BoardNote::Ended(year)) => existing.end_year = year,
            Some(BoardNote::Ending(ending)) => existing.ending = ending,
            Some(BoardNote::System(system)) => existing.system = Some(system),
            Some(BoardNote::TopBoard) => existing.is_top_board = true,
            None => continue,
        }
        tracker.mark_understood(cell);
    }
    let columns = OwnColumns::read(sheet, sheet.row(title_row + 1));
    for cell in sheet.row(title_row + 1).filter(|&cell| !columns.added.contains(&sheet.address_of(cell).column)) {
        tracker.mark_not_needed(cell, NotNeededReason::Heading);
    }
    // A year with a heading has a chart, even if the chart is blank.
    let charts = &mut draft.board_mut(board).charts;
    charts.extend(columns.years().map(|year| Chart { year, centres: PerPower::default() }));
    charts.sort_by_key(|chart| chart.year);
    charts.dedup_by_key(|chart| chart.year);
    // With live formulas, a computed cell is a formula. Anything else in such a column was typed by somebody.
    let live = sheet.row(title_row + 2).any(|cell| sheet.cell(cell).formula);
    let mut row = title_row + 2;
    let mut listed = PerPower::<bool>::default();
    let after = loop {
        let cells = sheet.row(row);
        let Some(label) = sheet.text_at(row, 0) else { break row };
        if label == labels::TOTAL {
            for cell in cells.clone() {
                tracker.mark_not_needed(cell, NotNeededReason::Total);
            }
            let counts =
                cells.clone().find(|&cell| columns.of(sheet, cell) == Some(OwnColumn::Seat(SeatColumn::Centres)));
            if let Some(cell) = counts {
                draft.sources.replace(CellAddress::Board(board), tracker.index, sheet.address_of(cell));
            }
            break row + 1;
        }
        let Some(power) = Power::with_name(label) else { break row };
        listed[power] = true;
        read_seat(draft, tracker, board.seat(power), &columns, cells, live);
        row += 1;
    };
    let title = sheet.row(title_row).start;
    seat_row::warn_of_missing(draft, tracker, board, title, listed);
    after
}

fn read_seat(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    seat: SeatRef,
    columns: &OwnColumns,
    cells: Range<CellIndex>,
    live: bool,
) {
    let sheet = tracker.sheet;
    for cell in cells {
        let text = sheet.cell(cell).text();
        let place = |column| CellAddress::Seat(seat, column);
        let Some(column) = columns.of(sheet, cell) else {
            // A text, or a number among live formulas, was added by somebody and becomes unplaced.
            let is_added = columns.added.contains(&sheet.address_of(cell).column);
            let is_number = !live && matches!(sheet.cell(cell).value, RawValue::Number(_));
            if !is_added && (sheet.cell(cell).formula || is_number) {
                tracker.mark_not_needed(cell, NotNeededReason::Computed);
            }
            continue;
        };
        // Each arm reads its cell into the seat, or leaves the cell to become unplaced.
        match column {
            OwnColumn::Year(year) => {
                let count = read_own_entry(draft, tracker, cell, place(SeatColumn::Chart(year)));
                let charts = &mut draft.board_mut(seat.board).charts;
                if let Ok(at) = charts.binary_search_by_key(&year, |chart| chart.year) {
                    charts[at].centres[seat.power] = count;
                }
            }
            OwnColumn::Seat(SeatColumn::Player) => {
                if let Some(id) = draft.find_or_add_person(tracker, cell, &text) {
                    draft.record_cell(tracker, cell, place(SeatColumn::Player));
                    draft.seat_mut(seat).player = Some(id);
                }
            }
            OwnColumn::Seat(SeatColumn::Centres) => {
                draft.seat_mut(seat).centres = read_own_entry(draft, tracker, cell, place(SeatColumn::Centres));
            }
            OwnColumn::Seat(SeatColumn::InDraw) => {
                if let Some(in_draw) = parse_yes_no(&text) {
                    draft.record_cell(tracker, cell, place(SeatColumn::InDraw));
                    draft.seat_mut(seat).in_draw = Some(in_draw);
                }
            }
            OwnColumn::Seat(SeatColumn::PrintedScore) => {
                if let Some(score) = sheet.cell(cell).number() {
                    draft.record_cell(tracker, cell, place(SeatColumn::PrintedScore));
                    draft.seat_mut(seat).printed_score = Some(score);
                }
            }
            OwnColumn::Seat(SeatColumn::Score) => {
                if let Some(score) = sheet.cell(cell).number() {
                    draft.record_cell(tracker, cell, place(SeatColumn::Score));
                    draft.seat_mut(seat).ruling = Some(Box::new(ScoreRuling { score, reason: String::new() }));
                }
            }
            OwnColumn::Seat(column) => draft.read_seat_value(tracker, cell, &text, seat, column),
            OwnColumn::Other(heading::POWER) => tracker.mark_understood(cell),
            OwnColumn::Other(heading::REASON) => {
                if let Some(ruling) = &mut draft.seat_mut(seat).ruling {
                    ruling.reason = text.into_owned();
                    tracker.mark_understood(cell);
                }
            }
            OwnColumn::Other(heading::SCORE) if is_typed_score(sheet.cell(cell), live) => {
                draft.keep_unplaced(tracker, cell, texts::own_score_typed_over());
            }
            OwnColumn::Other(_) => tracker.mark_not_needed(cell, NotNeededReason::Computed),
        }
    }
}

/// Whether somebody typed this over a score: among live formulas no formula, elsewhere no number.
fn is_typed_score(cell: RawCell<'_>, live: bool) -> bool {
    !cell.formula && (live || !matches!(cell.value, RawValue::Number(_)))
}

fn read_own_entry<T: CellValue>(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    cell: CellIndex,
    place: CellAddress,
) -> CellEntry<T> {
    let text = tracker.sheet.cell(cell).text();
    draft.read_entry(tracker, cell, &text, place, import_remarks::expected_number_or_year())
}

/// The content of a column of a board's block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OwnColumn {
    Seat(SeatColumn),
    /// Another column with one of our headings.
    Other(&'static str),
    Year(Year),
}

/// The columns of a block that hold data of the book. The others are the scoring system's.
#[derive(Debug)]
struct OwnColumns {
    columns: Vec<(u32, OwnColumn)>,
    /// Columns to the right of the score that somebody added.
    added: Vec<u32>,
}

impl OwnColumns {
    /// Reads a row of headings. A scoring system may use our headings for its own columns. So our headings count only
    /// in our order: before the first other heading, and from the last “Score” on.
    fn read(sheet: &RawSheet, cells: Range<CellIndex>) -> Self {
        let score = cells.clone().rev().find(|&cell| text_of(sheet, cell) == Some(heading::SCORE));
        let headings: Vec<_> = heading::all().collect();
        let cells_of_row = cells.clone();
        let mut columns = Vec::with_capacity(cells.len());
        let mut added = Vec::new();
        let mut next = 0;
        let mut before_system = true;
        for cell in cells {
            if Some(cell) == score {
                before_system = true;
            }
            if !before_system {
                continue;
            }
            let column = sheet.address_of(cell).column;
            match heading_words::heading_of_cell(sheet.cell(cell)) {
                Some(heading_words::Heading::Chart(year)) if next == 2 => columns.push((column, OwnColumn::Year(year))),
                _ => {
                    let text = text_of(sheet, cell).unwrap_or_default();
                    match headings[next..].iter().position(|(_, heading)| *heading == text) {
                        Some(ahead) => {
                            let (of_seat, heading) = headings[next + ahead];
                            columns.push((column, of_seat.map_or(OwnColumn::Other(heading), OwnColumn::Seat)));
                            next += ahead + 1;
                        }
                        // Somebody may have renamed a heading: “SC” is “Centres” unless that is there too.
                        None => match renamed(&headings[next..], sheet, &cells_of_row, cell) {
                            Some(ahead) => {
                                columns.push((
                                    column,
                                    headings[next + ahead].0.map_or(OwnColumn::Other(""), OwnColumn::Seat),
                                ));
                                next += ahead + 1;
                            }
                            // To the right of the score, we write no more than working cells, with brackets.
                            None if score.is_some_and(|score| cell > score) => {
                                added.extend((!text.starts_with('(')).then_some(column));
                            }
                            None => before_system = false,
                        },
                    }
                }
            }
        }
        OwnColumns { columns, added }
    }

    fn of(&self, sheet: &RawSheet, cell: CellIndex) -> Option<OwnColumn> {
        let column = sheet.address_of(cell).column;
        self.columns.iter().find(|(existing, _)| *existing == column).map(|(_, own)| *own)
    }

    fn years(&self) -> impl Iterator<Item = Year> {
        self.columns.iter().filter_map(|(_, own)| match own {
            OwnColumn::Year(year) => Some(*year),
            OwnColumn::Seat(_) | OwnColumn::Other(_) => None,
        })
    }
}

/// The position among our next headings of a heading that somebody renamed: another word for the players or the centres.
/// Only these are in every block, so that another of our headings may be missing.
fn renamed(
    next: &[(Option<SeatColumn>, &'static str)],
    sheet: &RawSheet,
    row: &Range<CellIndex>,
    cell: CellIndex,
) -> Option<usize> {
    let column = match heading_words::heading_of_cell(sheet.cell(cell))? {
        heading_words::Heading::Player => SeatColumn::Player,
        heading_words::Heading::FinalCount | heading_words::Heading::CENTRES => SeatColumn::Centres,
        _ => return None,
    };
    let position = next.iter().position(|(of_seat, _)| *of_seat == Some(column))?;
    let is_there = row.clone().any(|cell| text_of(sheet, cell) == Some(next[position].1));
    (!is_there).then_some(position)
}
