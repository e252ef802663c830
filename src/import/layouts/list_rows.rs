//! Reads the rows of a list: the board of each row, and the seat in it.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::ops::Range;

use super::boards_of_list::ParseGame;
use super::seat_row;
use super::table_columns::TableColumns;
use crate::book::typed_words::default_board_name;
use crate::book::{BoardRef, CellAddress, PerPower, Power};
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::draft::draft_book::DraftBook;
use crate::import::draft::endings::read_title_remark;
use crate::import::names::name_cells::is_name;
use crate::import::report::cell_status::{CellStatusSheet, NotNeededReason};
use crate::import::words::heading_words;
use crate::import::words::heading_words::Heading;
use crate::import::words::title_words;
use crate::import::{FindingEffect, SheetAddress};
use crate::languages::window_sentences::import_tables as texts;

/// Reads the rows of a list, and knows the boards so far.
#[derive(Debug, Default)]
pub(super) struct RowReader<'s> {
    round_without_column: String,
    /// The name above the table, if all rows are of one player, as cell and text.
    player_above: Option<(CellIndex, &'s str)>,
    /// Whether the tab names the round of the whole sheet.
    round_in_tab: bool,
    /// How “1A” in the column of boards is board A of round 1.
    rounds_in_boards: Option<ParseGame>,
    /// The round and board of the row above, for rows in which they are blank.
    row_above: (Option<String>, Option<String>),
    /// The text of the last cell with a round, and the round's name.
    newest_round: (String, String),
    /// The boards of this table, each with its first cell and the powers that have a row.
    pub listed: HashMap<BoardRef, (CellIndex, PerPower<bool>)>,
    newest_board: Option<BoardRef>,
    /// The first row of the first board that follows another one of its round directly, in a list without names of boards.
    pub board_without_gap: Option<CellIndex>,
    /// The row that was read last.
    last_row: Option<u32>,
    /// The rows that are not used, because their power has a row at the board already.
    repeated: BTreeMap<BoardRef, Vec<(Power, CellIndex)>>,
}

impl<'s> RowReader<'s> {
    /// For rows of this round if they name none. `round_in_tab` says that the tab names it.
    pub(super) fn new(round: String, round_in_tab: bool, rounds_in_boards: Option<ParseGame>) -> Self {
        RowReader { round_without_column: round, round_in_tab, rounds_in_boards, ..RowReader::default() }
    }

    /// Begins a table whose headings are in this row.
    pub(super) fn begin_table(&mut self, sheet: &'s RawSheet, columns: &TableColumns, heading_row: u32) {
        let has_name = [Heading::Player, Heading::FirstName, Heading::LastName].into_iter().any(|of| columns.has(of));
        self.player_above = if has_name { None } else { player_above(sheet, heading_row) };
    }

    pub(super) fn read_row(
        &mut self,
        draft: &mut DraftBook,
        tracker: &mut CellStatusSheet<'_>,
        columns: &TableColumns,
        row: u32,
        cells: Range<CellIndex>,
    ) {
        let sheet = tracker.sheet;
        if cells.len() == 1 && !columns.has(Heading::Round) && self.read_round_title(draft, tracker, cells.start) {
            return;
        }
        let in_column = |heading| columns.column(heading).and_then(|column| sheet.find_in_row(&cells, column));
        let Some(power_cell) = in_column(Heading::Power) else {
            let is_total = |cell: CellIndex| sheet.cell(cell).trimmed_text().is_some_and(heading_words::is_total_label);
            // A pivot table adds up the games of each player: “Ann Lee Total”.
            let has_sum = || cells.clone().skip(1).all(|cell| sheet.cell(cell).number().is_some()) && cells.len() > 1;
            let label = || sheet.cell(cells.start).trimmed_text();
            let is_subtotal = || label().is_some_and(heading_words::ends_in_total_label) && has_sum();
            if cells.clone().any(is_total) || is_subtotal() {
                cells.for_each(|cell| tracker.mark_not_needed(cell, NotNeededReason::Total));
            }
            return;
        };
        let power_text = sheet.cell(power_cell).text();
        let Some(power) = Power::parse_in_column(&power_text) else {
            if heading_words::heading_of_cell(sheet.cell(power_cell)) == Some(Heading::Power) {
                cells.for_each(|cell| tracker.mark_not_needed(cell, NotNeededReason::Heading));
            } else {
                draft.warn_of_unknown_power(tracker, power_cell);
            }
            return;
        };
        let board = self.find_or_add_board(draft, tracker, columns, row, &cells, power);
        let (_, listed) = self.listed.entry(board).or_insert((cells.start, PerPower::default()));
        if listed[power] {
            self.repeated.entry(board).or_default().push((power, power_cell));
            return;
        }
        listed[power] = true;
        self.newest_board = Some(board);
        tracker.mark_understood(power_cell);
        for heading in [Heading::Round, Heading::Board] {
            if let Some(cell) = in_column(heading) {
                tracker.mark_understood(cell);
            }
        }
        let seat = board.seat(power);
        seat_row::fill_seat(draft, tracker, seat, columns, cells.clone(), self.player_above);
    }

    /// Reads a row with nothing but the title of the round that follows. Gives whether the row is one.
    fn read_round_title(&mut self, draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>, cell: CellIndex) -> bool {
        let Some((name, "")) = tracker.sheet.cell(cell).trimmed_text().and_then(title_words::find_round) else {
            return false;
        };
        name.clone_into(&mut self.round_without_column);
        self.row_above = (None, None);
        self.newest_board = None;
        let round = draft.find_or_add_round(&name);
        draft.record_cell(tracker, cell, CellAddress::Round(round));
        true
    }

    /// The board of a row, added if it is new. A blank round or board is that of the row above.
    fn find_or_add_board(
        &mut self,
        draft: &mut DraftBook,
        tracker: &mut CellStatusSheet<'_>,
        columns: &TableColumns,
        row: u32,
        cells: &Range<CellIndex>,
        power: Power,
    ) -> BoardRef {
        let sheet = tracker.sheet;
        let shown = |heading| {
            let column = columns.column(heading)?;
            sheet.find_in_row(cells, column).or_else(|| sheet.find_shown(SheetAddress::new(row, column)))
        };
        let text = |cell: CellIndex| sheet.cell(cell).text();
        let round_cell = shown(Heading::Round);
        let board_cell = shown(Heading::Board);
        // “R1A” and “Round 1, Board A” in the column of boards name the round too.
        let board_text = board_cell.map(&text).unwrap_or_default().into_owned();
        let numbered = || self.rounds_in_boards.and_then(|parse| parse(&board_text));
        let may_name_round = round_cell.is_none() && !columns.has(Heading::Round) && !self.round_in_tab;
        let game = if may_name_round { title_words::game_in_board_name(&board_text).or_else(numbered) } else { None };
        let round_text = round_cell.map(&text);
        // “Round 1, heat 2” in the column of rounds names the board, if no column does.
        let in_round = round_text.as_ref().filter(|_| !columns.has(Heading::Board)).map(|text| text.trim().to_owned());
        let in_round = in_round.as_deref().and_then(title_words::game_in_board_name);
        let is_same_text = round_text.as_ref().is_some_and(|text| *text == self.newest_round.0);
        let round_name = match (&round_text, game) {
            (Some(_), _) if is_same_text => self.newest_round.1.clone(),
            (Some(_), _) if in_round.is_some() => in_round.map_or_else(String::new, |(round, _)| round.to_owned()),
            (Some(text), _) => title_words::round_name_in_column(text),
            (None, Some((round, _))) => round.to_owned(),
            (None, None) => self.row_above.0.clone().unwrap_or_else(|| self.round_without_column.clone()),
        };
        let new_round = self.row_above.0.as_ref() != Some(&round_name);
        let round = draft.find_or_add_round(&round_name);
        if let (Some(cell), Some(text), false) = (round_cell, &round_text, is_same_text) {
            if in_round.is_none() {
                draft.warn_of_round_spelling(tracker, cell, round, text.trim());
            }
            self.newest_round = (text.clone().into_owned(), round_name.clone());
        }
        let board_name = match board_cell {
            Some(_) => game.map_or_else(|| title_words::board_name_in(&board_text), |(_, board)| board).to_owned(),
            None if columns.has(Heading::Board) && !new_round => {
                self.row_above.1.clone().unwrap_or_else(|| default_board_name(0))
            }
            None if in_round.is_some() => in_round.map_or_else(String::new, |(_, board)| board.to_owned()),
            // Without a column for boards, the next board begins where a power comes again.
            None => match self.newest_board.filter(|_| !new_round) {
                Some(newest_board) if !self.listed.get(&newest_board).is_some_and(|(_, listed)| listed[power]) => {
                    draft.book.board(newest_board).map(|board| board.name.clone()).unwrap_or_default()
                }
                _ => default_board_name(draft.book.rounds[round.0].boards.len()),
            },
        };
        let known = draft.find_board(round, &board_name).filter(|board| self.listed.contains_key(board));
        let board = known.unwrap_or_else(|| {
            let cell = board_cell.unwrap_or(cells.start);
            let board = draft.add_board_at(tracker, round, (&board_name, ""), cell, &HashSet::new());
            let rest = title_words::parse_board_title(&board_text).map_or("", |(_, rest)| rest);
            read_title_remark(draft, tracker, cell, board, if game.is_some() { "" } else { rest });
            if board_cell.is_none() && in_round.is_none() && !columns.has(Heading::Board) {
                draft.unnamed_boards.push(board);
                let goes_on = !new_round && row.checked_sub(1).is_some_and(|above| self.last_row == Some(above));
                if goes_on && self.board_without_gap.is_none() {
                    self.board_without_gap = Some(cells.start);
                }
            }
            board
        });
        self.last_row = Some(row);
        // A problem of a whole board is mostly about its counts, so it points to the first of them.
        let counts_cell = shown(Heading::CENTRES).or(board_cell);
        for (place, cell) in [(CellAddress::Round(round), round_cell), (CellAddress::Board(board), counts_cell)] {
            let cell = cell.unwrap_or(cells.start);
            draft.sources.record(place, tracker.index, sheet.cell(cell).at);
        }
        self.row_above = (Some(round_name), Some(board_name));
        board
    }

    /// Warns about rows of a power that has a row at the board already.
    pub(super) fn warn_of_repeated_rows(&self, draft: &mut DraftBook, tracker: &CellStatusSheet<'_>) {
        for (board, rows) in &self.repeated {
            let label = draft.book.board_label_in_window(*board);
            let powers: Vec<&str> = rows.iter().map(|(power, _)| power.name_in_window()).collect();
            let what = match powers[..] {
                [power] => texts::two_rows_for_power(&label, power),
                _ => texts::two_rows_for_powers(&label, &powers.join(", ")),
            };
            let cells: Vec<CellIndex> = rows.iter().map(|(_, cell)| *cell).collect();
            draft.warn_of_effect(tracker, &cells, FindingEffect::Refused, what);
        }
    }

    pub(super) fn warn_of_missing_rows(&self, draft: &mut DraftBook, tracker: &CellStatusSheet<'_>) {
        let mut boards: Vec<_> = self.listed.iter().collect();
        boards.sort_by_key(|(board, _)| **board);
        for (&board, (cell, listed)) in boards {
            seat_row::warn_of_missing(draft, tracker, board, *cell, *listed);
        }
    }
}

/// The most rows between the name of a player and the headings of the player's games.
const ROWS_ABOVE: u32 = 4;

/// The name of the player beside its label above a table, “Name: Ann Lee” in one cell or in two.
fn player_above(sheet: &RawSheet, heading_row: u32) -> Option<(CellIndex, &str)> {
    let rows: Vec<_> = sheet.rows_between(heading_row.saturating_sub(ROWS_ABOVE)..heading_row).collect();
    let named = |cells: &Range<CellIndex>| {
        let text = sheet.cell(cells.start).trimmed_text()?;
        let (label, name) = text.split_once(':').unwrap_or((text, ""));
        if heading_words::heading_of_text(label) != Some(Heading::Player) {
            return None;
        }
        let in_next = || Some((cells.start + 1, sheet.cell(cells.start + 1).trimmed_text()?));
        match (name.trim(), cells.len()) {
            ("", 2) => in_next(),
            ("", _) => None,
            (name, 1) => Some((cells.start, name)),
            _ => None,
        }
    };
    rows.iter().rev().find_map(|(_, cells)| named(cells)).filter(|(_, name)| is_name(name))
}
