//! Reads a round's sheet with a block for each board: a title, a row of headings, a row for each power, a total.
//!
//! Blocks may be below each other or side by side, with the powers named once at the left or in every block. A block
//! whose headings are years is a supply centre chart.

use std::collections::HashSet;

use super::board_columns::{BoardBlock, BoardsSideBySide, boards_side_by_side};
use super::board_titles::{BoardTitle, SheetRounds, describe_boards, find_title, read_above, rows_of_powers};
use super::enter_boards::is_remark_below;
use super::seat_row;
use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::typed_words::default_board_name;
use crate::book::{BoardRef, CellAddress, PerPower, Power, RoundIx};
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::draft::draft_book::DraftBook;
use crate::import::draft::endings::{read_board_remark, read_title_remark};
use crate::import::draft::unread_boards::warn_of_unread_boards;
use crate::import::recipe::{LayoutTables, says_something};
use crate::import::report::cell_status::{CellStatusSheet, NotNeededReason};
use crate::import::words::heading_words;
use crate::import::words::heading_words::Heading;
use crate::import::words::title_words;
use crate::import::{FindingEffect, SheetAddress};
use crate::languages::window_sentences::import_tables as texts;

/// The most rows of a block: three for each power, such as blank rows and rows of substitutes.
const ROWS_OF_BLOCK: u32 = 21;

/// Whether the sheet is a summary of many boards, such as the best result of each power: its name or its headings say so,
/// and no board has a title.
pub(in crate::import) fn is_summary(sheet: &RawSheet, tables: &[LayoutTables]) -> bool {
    let bands = boards_side_by_side(tables);
    let says_summary =
        |text: &str| text.split(|c: char| !c.is_alphanumeric()).any(|word| is_cell_word(word, CellWord::Summary));
    let first_row = bands.first().map_or(0, |band| band.heading_row);
    let above = || sheet.cells.range(0..sheet.row(first_row + 1).start).filter_map(|cell| cell.trimmed_text());
    let has_title = |text| title_words::parse_game_title(text).is_some() || title_words::find_round(text).is_some();
    bands.len() == 1
        && title_words::find_round(&sheet.name).is_none()
        && !above().any(has_title)
        && (says_summary(&sheet.name) || above().any(says_summary))
}

/// Reads boards side by side into a round. Gives them, and the row below them.
pub(in crate::import) fn read_boards_of_round(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    band: &BoardsSideBySide<'_>,
    round: RoundIx,
) -> (Vec<BoardRef>, u32) {
    let mut rounds = SheetRounds::known(round, band.heading_row);
    let mut boards = Vec::new();
    let mut read = HashSet::new();
    let mut last_row = band.heading_row;
    for block in &band.blocks {
        let (board, row) = read_block(draft, tracker, &mut rounds, &read, block, band.heading_row, 0);
        boards.push(board);
        read.insert(board);
        last_row = last_row.max(row);
    }
    (boards, last_row + 1)
}

/// Reads the boards of a sheet into its rounds. Gives the sentence about the recognised data.
pub(in crate::import) fn read_boards(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    tables: &[LayoutTables],
) -> String {
    let sheet = tracker.sheet;
    let bands = boards_side_by_side(tables);
    let in_name = tables.first().map(|tables| tables.in_name.clone()).unwrap_or_default();
    let mut rounds = SheetRounds::read(tracker, &bands, in_name.round);
    if let [BoardsSideBySide { blocks, .. }] = &bands[..]
        && blocks.len() == 1
    {
        rounds.read_game_in_tab(tracker, in_name.board);
    }
    let first_row = rounds.first_row;
    let mut boards = Vec::new();
    let mut read = HashSet::new();
    let mut free_from = 0;
    let is_form = |band: &BoardsSideBySide<'_>, block: &BoardBlock<'_>| is_empty_form(sheet, block, band.heading_row);
    let has_filled = bands.iter().any(|band| band.blocks.iter().any(|block| !is_form(band, block)));
    for band in &bands {
        // Cells inside the block above that look like headings belong to that block.
        if band.heading_row < free_from && band.has_headings {
            continue;
        }
        let mut last_row = band.heading_row;
        for block in &band.blocks {
            if has_filled && is_form(band, block) {
                let title = find_title(tracker, block, band.heading_row, free_from);
                // A board that was called off has a remark in its title.
                if title.as_ref().is_none_or(|title| title.rest.is_empty()) {
                    last_row = last_row.max(mark_empty_form(tracker, block, band.heading_row, title));
                    continue;
                }
            }
            let (board, row) = read_block(draft, tracker, &mut rounds, &read, block, band.heading_row, free_from);
            boards.push(board);
            read.insert(board);
            last_row = last_row.max(row);
        }
        free_from = free_from.max(last_row + 1);
    }
    let first_round = boards.first().map_or(RoundIx(0), |board| board.round);
    if draft.book.round(first_round).is_some() {
        read_above(draft, tracker, first_row, first_round, &boards);
    }
    warn_of_unread_boards(draft, tracker);
    describe_boards(draft, &boards)
}

/// Whether a board has its seven powers, and neither a player nor a number beside them.
fn is_empty_form(sheet: &RawSheet, block: &BoardBlock<'_>, heading_row: u32) -> bool {
    rows_of_powers(block, heading_row).all(|row| {
        let is_power =
            |cell: CellIndex| sheet.cell(cell).trimmed_text().is_some_and(|of| Power::parse_in_column(of).is_some());
        let has_value = |cell: CellIndex| {
            let raw = sheet.cell(cell);
            let heading = block.columns.heading(raw.at.column).filter(|heading| *heading != Heading::Power);
            !raw.formula && heading.is_some_and(|heading| says_something(heading, &raw.trimmed()))
        };
        sheet.find(SheetAddress::new(row, block.powers)).is_some_and(is_power)
            && !sheet.row_part(row, &block.span).any(has_value)
    })
}

/// Marks the cells of an empty form with its title, its headings and its sums. Gives its last row.
fn mark_empty_form(
    tracker: &mut CellStatusSheet<'_>,
    block: &BoardBlock<'_>,
    heading_row: u32,
    title: Option<BoardTitle>,
) -> u32 {
    let sheet = tracker.sheet;
    let mut end = rows_of_powers(block, heading_row).end;
    end += u32::from(sheet.row_part(end, &block.span).any(|cell| is_total_label(sheet, cell)));
    let cells = (heading_row..end).flat_map(|row| sheet.row_part(row, &block.span));
    for cell in cells.chain(title.map(|title| title.cell)) {
        tracker.mark_not_needed(cell, NotNeededReason::EmptyForm);
    }
    end - 1
}

/// Reads one board. Gives it, and the last row it used.
fn read_block(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    rounds: &mut SheetRounds,
    read: &HashSet<BoardRef>,
    block: &BoardBlock<'_>,
    heading_row: u32,
    free_from: u32,
) -> (BoardRef, u32) {
    let sheet = tracker.sheet;
    let mut title = find_title(tracker, block, heading_row, free_from);
    if let (Some(title), Some(parse)) = (&mut title, rounds.in_titles)
        && let Some((round, board)) = parse(&title.name).map(|(round, board)| (round.to_owned(), board.to_owned()))
    {
        (title.round, title.name) = (Some(round), board);
    }
    let in_title = title.as_ref().and_then(|title| title.round.as_deref());
    let round = rounds.round_of(draft, tracker, block, heading_row, in_title);
    let in_tab = rounds.board_in_tab.clone();
    let name = match &title {
        Some(title) => title.name.clone(),
        None => in_tab.clone().unwrap_or_else(|| default_board_name(draft.book.rounds[round.0].boards.len())),
    };
    let first_heading = sheet.row_part(heading_row, &block.span).next().unwrap_or(sheet.row(heading_row).start);
    let cell = title.as_ref().map_or(first_heading, |title| title.cell);
    let rest = title.as_ref().map_or("", |title| title.rest.as_str());
    let board = draft.add_board_at(tracker, round, (&name, rest), cell, read);
    if let Some(BoardTitle { cell, rest, .. }) = title {
        draft.record_cell(tracker, cell, CellAddress::Board(board));
        for row in sheet.cell(cell).at.row..heading_row {
            for cell in sheet.row_part(row, &block.span) {
                read_board_remark(draft, tracker, cell, board);
            }
        }
        read_title_remark(draft, tracker, cell, board, &rest);
    } else if in_tab.is_none() {
        draft.unnamed_boards.push(board);
        draft.warn(tracker, cell, texts::board_without_title(&name));
    }
    let headings = if block.has_headings { sheet.row_part(heading_row, &block.span) } else { 0..0 };
    for cell in headings {
        let at = sheet.cell(cell).at;
        if block.columns.heading(at.column).is_some() || sheet.is_computed_below(at) {
            tracker.mark_not_needed(cell, NotNeededReason::Heading);
        }
    }
    let mut reader = BlockReader {
        block,
        board,
        listed: PerPower::default(),
        last_row: heading_row,
        counts_cell: None,
        total_cell: None,
    };
    let first_row = heading_row + u32::from(block.has_headings);
    for row in first_row..(first_row + ROWS_OF_BLOCK).min(block.end) {
        if !reader.read_row(draft, tracker, row) {
            break;
        }
    }
    reader.read_remarks_below(draft, tracker);
    // A problem of a whole board is mostly about its counts, so it points to their sum, else to the first of them.
    if let Some(cell) = reader.total_cell.or(reader.counts_cell) {
        draft.sources.replace(CellAddress::Board(board), tracker.index, sheet.cell(cell).at);
    }
    draft.sources.record(CellAddress::Board(board), tracker.index, sheet.cell(first_heading).at);
    seat_row::warn_of_missing(draft, tracker, board, first_heading, reader.listed);
    (board, reader.last_row)
}

/// Reads the rows below the headings of a board.
struct BlockReader<'b> {
    block: &'b BoardBlock<'b>,
    board: BoardRef,
    listed: PerPower<bool>,
    /// The last row that belongs to the board.
    last_row: u32,
    /// The first of the counts.
    counts_cell: Option<CellIndex>,
    /// The sum of the counts.
    total_cell: Option<CellIndex>,
}

impl BlockReader<'_> {
    /// Reads a row. Gives whether the board goes on below it.
    fn read_row(&mut self, draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>, row: u32) -> bool {
        let sheet = tracker.sheet;
        if sheet.row(row).is_empty() {
            return self.goes_on_below(sheet, row);
        }
        let inside = sheet.row_part(row, &self.block.span);
        let power_cell = sheet.find(SheetAddress::new(row, self.block.powers));
        if inside.clone().chain(power_cell).any(|cell| is_total_label(sheet, cell)) {
            self.read_total(draft, tracker, row, power_cell);
            return false;
        }
        let Some(power_cell) = power_cell else {
            // A row of sums may have no label.
            let sums =
                inside.clone().all(|cell| sheet.cell(cell).formula) && self.listed.values().any(|listed| *listed);
            if sums && !inside.is_empty() {
                inside.for_each(|cell| tracker.mark_not_needed(cell, NotNeededReason::Total));
                self.total_cell = self.count_in(sheet, row);
                self.last_row = row;
                return false;
            }
            let goes_on = self.goes_on_below(sheet, row);
            if goes_on {
                self.read_row_without_power(draft, tracker, row);
            }
            return goes_on;
        };
        let text = sheet.cell(power_cell).text();
        let is_next_board = title_words::parse_board_title(&text).is_some()
            || heading_words::heading_of_cell(sheet.cell(power_cell)) == Some(Heading::Power);
        if is_next_board {
            return false;
        }
        let Some(power) = Power::parse_in_column(&text) else {
            if self.listed.values().all(|listed| *listed) {
                return false;
            }
            self.last_row = row;
            read_board_remark(draft, tracker, power_cell, self.board);
            if tracker.is_unread(power_cell) {
                draft.warn_of_unknown_power(tracker, power_cell);
            }
            return true;
        };
        self.last_row = row;
        if self.listed[power] {
            let what = texts::two_rows_for_power(&draft.book.board_label_in_window(self.board), power.name_in_window());
            draft.warn_of_effect(tracker, &[power_cell], FindingEffect::Refused, what);
            return true;
        }
        self.listed[power] = true;
        tracker.mark_understood(power_cell);
        self.counts_cell = self.counts_cell.or(self.count_in(sheet, row));
        seat_row::fill_seat(draft, tracker, self.board.seat(power), &self.block.columns, inside, None);
        true
    }

    /// The count in a row.
    fn count_in(&self, sheet: &RawSheet, row: u32) -> Option<CellIndex> {
        sheet.find(SheetAddress::new(row, self.block.columns.column(Heading::CENTRES)?))
    }

    /// Whether a row without a power is inside the board: the next power below it is one of its missing powers.
    fn goes_on_below(&self, sheet: &RawSheet, row: u32) -> bool {
        const ROWS_WITHOUT_POWER: u32 = 2;
        let mut below = (row + 1..=row + ROWS_WITHOUT_POWER)
            .filter_map(|row| sheet.find(SheetAddress::new(row, self.block.powers)));
        let power = below.next().and_then(|cell| Power::parse_in_column(sheet.cell(cell).trimmed_text()?));
        power.is_some_and(|power| !self.listed[power])
    }

    /// Reads a row inside the board that names no power: remarks, or the seat of a power that is missing.
    fn read_row_without_power(&mut self, draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>, row: u32) {
        self.last_row = row;
        let inside = tracker.sheet.row_part(row, &self.block.span);
        for cell in inside.clone() {
            read_board_remark(draft, tracker, cell, self.board);
        }
        let heading = |cell: CellIndex| self.block.columns.heading(tracker.sheet.cell(cell).at.column);
        let unread: Vec<CellIndex> =
            inside.filter(|&cell| tracker.is_unread(cell) && heading(cell).is_some()).collect();
        let is_seat = unread.len() > 1
            || unread.iter().any(|&cell| matches!(heading(cell), Some(Heading::CENTRES | Heading::Chart(_))));
        if is_seat {
            let what = texts::row_without_power(&draft.book.board_label_in_window(self.board));
            draft.warn_of_effect(tracker, &unread, FindingEffect::Refused, what);
        }
    }

    /// Reads the remarks directly below the board: “abandoned”, “conceded to France”. A text directly above the headings of
    /// the next board is the title of that board.
    fn read_remarks_below(&mut self, draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>) {
        let sheet = tracker.sheet;
        loop {
            let row = self.last_row + 1;
            let known = |row: u32| {
                let headings = heading_words::headings_of_row(sheet.cells.range(sheet.row_part(row, &self.block.span)));
                headings.into_iter().filter(|(_, heading)| heading.is_some()).count()
            };
            let is_remark = |&cell: &CellIndex| sheet.cell(cell).trimmed_text().is_some_and(is_remark_below);
            let remarks: Vec<CellIndex> = sheet.row_part(row, &self.block.span).filter(is_remark).collect();
            if remarks.is_empty() || known(row) >= 2 || known(row + 1) >= 2 {
                return;
            }
            for cell in remarks {
                read_board_remark(draft, tracker, cell, self.board);
            }
            self.last_row = row;
        }
    }

    /// Reads a row of sums, and a check below it.
    fn read_total(
        &mut self,
        draft: &mut DraftBook,
        tracker: &mut CellStatusSheet<'_>,
        row: u32,
        power_cell: Option<CellIndex>,
    ) {
        let sheet = tracker.sheet;
        for cell in sheet.row_part(row, &self.block.span).chain(power_cell) {
            // The way how the game ended may be written beside the sum.
            read_board_remark(draft, tracker, cell, self.board);
            tracker.mark_not_needed(cell, NotNeededReason::Total);
        }
        self.total_cell = self.count_in(sheet, row);
        self.last_row = row;
        let mut next = sheet.row_part(row + 1, &self.block.span);
        if next.clone().any(|cell| is_total_label(sheet, cell)) {
            next.by_ref().for_each(|cell| tracker.mark_not_needed(cell, NotNeededReason::Total));
            self.last_row = row + 1;
        }
    }
}

fn is_total_label(sheet: &RawSheet, cell: CellIndex) -> bool {
    sheet.cell(cell).trimmed_text().is_some_and(heading_words::is_total_label)
}

#[cfg(test)]
#[path = "board_blocks_tests.rs"]
mod tests;
