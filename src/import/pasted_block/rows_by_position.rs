//! Reads a block whose rows name no powers: the rows go to the seats from the cursor on, board after board. A block of
//! names that already have seats, with values beside them, goes to these seats.

use std::collections::HashSet;

use super::columns::{BlockColumn, columns_in_order, columns_of_headings, columns_without_headings, sum_of_counts};
use super::row_kinds::{RowKind, is_sum_of};
use super::rows_by_power::is_power_word;
use super::{ClipboardCells, PastedBlock, RoundBoards, RoundPaste, SumRows};
use crate::book::count_notation::parse_count_cell;
use crate::book::typed_words::{means_agreed_draw, parse_ending};
use crate::book::{BoardRef, CENTRES_ON_MAP, Power, SeatColumn, SeatRef};
use crate::import::cells::raw_cells::parse_number;
use crate::import::words::name_parts::joined_name;
use crate::import::words::title_words;
use crate::languages::window_sentences::import_paste as texts;

/// Reads the rows of a block by their position.
pub(super) fn read(cells: &ClipboardCells, kinds: &[RowKind], paste: &RoundPaste<'_>) -> PastedBlock {
    let rows: Vec<usize> = (0..kinds.len()).filter(|&row| kinds[row] == RowKind::Seats).collect();
    let headings = kinds.iter().enumerate().find_map(|(row, kind)| match kind {
        RowKind::Headings(headings) => Some(columns_of_headings(headings, |column| cells.text(row, column).to_owned())),
        _ => None,
    });
    let columns = headings
        .or_else(|| columns_without_headings(cells, &rows, 0, paste, paste.column))
        .unwrap_or_else(|| columns_in_order(cells, paste, paste.column));
    let seats = seats_of_players(cells, &rows, &columns, paste);
    let has_title = kinds.iter().any(|kind| matches!(kind, RowKind::Title { .. }));
    if seats.is_none() && paste.power.is_none() && !has_title {
        return PastedBlock::refused(texts::no_powers_and_no_row());
    }
    let first = if seats.is_none() && are_counts_of_board(cells, &rows, &columns) {
        paste.power.map(|_| Power::Austria)
    } else {
        paste.power
    };
    let mut reader = PositionReader {
        cells,
        paste,
        columns,
        boards: RoundBoards::new(paste),
        block: PastedBlock::default(),
        first,
        next: paste.board * Power::ALL.len() + first.map_or(0, Power::index),
        board_sum: 0,
        ends: Vec::new(),
        last_board: None,
        rows_read: 0,
        not_needed: 0,
        sums: SumRows::default(),
    };
    let mut other_round = None;
    for (row, kind) in kinds.iter().enumerate() {
        match kind {
            // A blank row between two boards is no seat.
            RowKind::Blank if reader.is_between_boards() || seats.is_some() => {}
            RowKind::Blank => reader.read_row(row, None),
            RowKind::ThisRound => other_round = None,
            RowKind::OtherRound(name) => other_round = Some(name.clone()),
            RowKind::Headings(_) => {}
            RowKind::Sums => reader.read_sums(row),
            RowKind::End if other_round.is_none() => reader.read_end(row),
            RowKind::Title { column, board } => {
                other_round = None;
                reader.read_title(row, *column, board);
            }
            RowKind::Seats | RowKind::End => {
                if let Some(name) = &other_round {
                    reader.leave_out_row(row, &texts::row_of_another_round(name));
                } else if reader.is_sum(row) {
                    reader.read_sums(row);
                } else {
                    let of_player = seats.as_ref().and_then(|seats| Some(seats[rows.binary_search(&row).ok()?]));
                    if of_player == Some(None) {
                        reader.leave_out_row(row, texts::name_at_no_seat());
                    } else {
                        reader.read_row(row, of_player.flatten());
                    }
                }
            }
        }
    }
    reader.finish(seats.is_some())
}

/// The seats of the players who are named in the rows, if half of the rows or more name a player of the round and have a value beside the
/// name. `None` in the list for a row that names nobody of the round, or somebody whose row came before.
fn seats_of_players(
    cells: &ClipboardCells,
    rows: &[usize],
    columns: &[BlockColumn],
    paste: &RoundPaste<'_>,
) -> Option<Vec<Option<SeatRef>>> {
    let names = columns.iter().position(|column| *column == BlockColumn::Value(SeatColumn::Player))?;
    let has_values =
        columns.iter().any(|column| matches!(column, BlockColumn::Value(value) if *value != SeatColumn::Player));
    if !has_values || rows.len() < 2 {
        return None;
    }
    let mut seen = HashSet::new();
    let seat = |&row: &usize| {
        let player = paste.book.find_person(cells.text(row, names)).filter(|_| !cells.text(row, names).is_empty())?.id;
        let mut seats = paste.book.boards().filter(|(at, _)| at.round == paste.round).flat_map(|(at, board)| {
            board.seats.iter().filter(|(_, seat)| seat.player == Some(player)).map(move |(power, _)| at.seat(power))
        });
        let only = seats.next()?;
        (seats.next().is_none() && seen.insert(only)).then_some(only)
    };
    let seats: Vec<Option<SeatRef>> = rows.iter().map(seat).collect();
    let known = seats.iter().flatten().count();
    // A board whose rows are in order, with a new player in one of them, changes this player.
    let first = paste.board * Power::ALL.len() + paste.power.map_or(0, Power::index);
    let is_in_order = seats.iter().zip(first..).all(|(seat, position)| {
        seat.is_none_or(|seat| seat.board.board.0 * Power::ALL.len() + seat.power.index() == position)
    });
    (known == seats.len() || known >= 2 && 2 * known >= seats.len() && !is_in_order).then_some(seats)
}

/// Whether these rows are the counts of one board: seven that make the centres on the map, perhaps with their sum. They begin with
/// Austria, also if the cursor is on another power.
fn are_counts_of_board(cells: &ClipboardCells, rows: &[usize], columns: &[BlockColumn]) -> bool {
    let Some(column) = columns.iter().position(|column| *column == BlockColumn::Value(SeatColumn::Centres)) else {
        return false;
    };
    let counts = rows.iter().map(|&row| parse_count_cell(cells.text(row, column)).map(|read| read.count));
    let Some(counts) = counts.collect::<Option<Vec<u16>>>() else { return false };
    match counts.split_at_checked(Power::ALL.len()) {
        Some((counts, sum)) => {
            let is_sum = |sum: &[u16]| sum.is_empty() || sum == [CENTRES_ON_MAP];
            counts.iter().sum::<u16>() == CENTRES_ON_MAP && is_sum(sum)
        }
        None => false,
    }
}

/// Whether a text says how a game ended.
fn is_ending(text: &str) -> bool {
    parse_ending(text).is_some() || means_agreed_draw(text)
}

struct PositionReader<'a> {
    cells: &'a ClipboardCells,
    paste: &'a RoundPaste<'a>,
    columns: Vec<BlockColumn>,
    boards: RoundBoards<'a>,
    block: PastedBlock,
    /// The power of the first row, if the cursor is on the row of a power.
    first: Option<Power>,
    /// The seat of the next row, counted from the first seat of the round.
    next: usize,
    /// The sum of the counts of the board so far.
    board_sum: u32,
    /// The texts about the end of a game, by the numbers of their rows. They are placed after the counts, which a draw needs.
    ends: Vec<(usize, BoardRef, String)>,
    /// The board of the row or the title above.
    last_board: Option<BoardRef>,
    rows_read: usize,
    not_needed: usize,
    sums: SumRows,
}

impl PositionReader<'_> {
    /// Whether the next row begins a board.
    fn is_between_boards(&self) -> bool {
        self.next.is_multiple_of(Power::ALL.len())
    }

    /// Whether a row after a board is its sum: a number that the counts add up to, or 34, or one that is no count, and nothing but
    /// numbers.
    fn is_sum(&self, row: usize) -> bool {
        /// Nobody has as many centres and is alone below a board: the sum is wrong.
        const FEWEST_OF_WRONG_SUM: f64 = 30.0;
        let texts = || self.cells.filled(row).map(|column| (column, self.cells.text(row, column)));
        let is_last = || (row + 1..self.cells.rows.len()).all(|below| self.cells.filled(below).next().is_none());
        let is_sum = |number: f64| {
            let is_right = [self.board_sum, u32::from(CENTRES_ON_MAP)].map(f64::from).contains(&number);
            is_right || number > f64::from(CENTRES_ON_MAP) || number >= FEWEST_OF_WRONG_SUM && is_last()
        };
        let of_counts = |column: usize| {
            matches!(self.columns[column], BlockColumn::Value(SeatColumn::Centres | SeatColumn::Chart(_)))
        };
        self.rows_read > 0
            && self.is_between_boards()
            && texts().all(|(_, text)| parse_number(text).is_some() || is_ending(text))
            && texts().any(|(column, text)| of_counts(column) && parse_number(text).is_some_and(is_sum))
    }

    /// The sum of the counts in a row of sums below all powers.
    fn wrong_sum(&self, row: usize) -> Option<&str> {
        let is_whole = self.board_sum > 0 && self.is_between_boards();
        sum_of_counts(self.cells, row, self.cells.filled(row), &self.columns).filter(|_| is_whole)
    }

    fn read_title(&mut self, row: usize, column: usize, board: &str) {
        let at = self.boards.named(board);
        self.last_board = Some(at);
        self.next = at.board.0 * Power::ALL.len();
        self.board_sum = 0;
        let others: Vec<String> = self
            .cells
            .filled(row)
            .filter(|&other| other != column)
            .map(|at| self.cells.text(row, at).to_owned())
            .collect();
        let rest = title_words::parse_game_title(self.cells.text(row, column)).map(|title| title.rest.to_owned());
        for text in rest.into_iter().chain(others).filter(|text| !text.is_empty()) {
            self.ends.push((row, at, text));
        }
    }

    /// Reads a line that says how the game of the board above it ended or, above the first board, of the board below.
    fn read_end(&mut self, row: usize) {
        let board = self.last_board.unwrap_or_else(|| self.boards.at(self.next / Power::ALL.len()));
        self.ends.push((row, board, self.cells.text(row, 0).to_owned()));
    }

    /// Reads a row of sums, which may say beside them how the game ended.
    fn read_sums(&mut self, row: usize) {
        let mut texts = self.cells.filled(row).map(|column| self.cells.text(row, column));
        let agrees = texts.any(|text| is_sum_of(text, self.board_sum));
        match self.wrong_sum(row).filter(|_| !agrees).map(str::to_owned) {
            Some(text) => self.block.leave_out_wrong_sum(row, &text, self.board_sum),
            None => self.sums.count(agrees),
        }
        let Some(last) = self.next.checked_sub(1).filter(|_| self.rows_read > 0) else { return };
        let board = self.boards.at(last / Power::ALL.len());
        for column in 0..self.cells.width() {
            self.block.place_remark(row, board, self.cells.text(row, column));
        }
        // A board with fewer rows than powers ends at its sum.
        if !self.is_between_boards() {
            self.next = self.next.next_multiple_of(Power::ALL.len());
        }
        self.board_sum = 0;
    }

    /// Reads the values of a row: for this seat, or for the next one.
    fn read_row(&mut self, row: usize, seat: Option<SeatRef>) {
        let by_player = seat.is_some();
        if self.is_between_boards() {
            self.board_sum = 0;
        }
        let seat = seat.unwrap_or_else(|| {
            let (board, power) = (self.next / Power::ALL.len(), self.next % Power::ALL.len());
            self.next += 1;
            self.boards.at(board).seat(Power::ALL[power])
        });
        self.last_board = Some(seat.board);
        let is_blank = self.cells.filled(row).next().is_none();
        self.rows_read += usize::from(!is_blank);
        let mut names = [const { String::new() }; 3];
        let mut has_names = false;
        for column in 0..self.cells.width() {
            let text = self.cells.text(row, column);
            match self.columns[column].clone() {
                BlockColumn::Value(SeatColumn::Player) if by_player => {}
                BlockColumn::Value(SeatColumn::Player)
                    if is_power_word(text) && self.paste.book.find_person(text).is_none() =>
                {
                    self.block.leave_out(row, text, texts::power_and_no_player());
                }
                BlockColumn::Value(value) => {
                    if value == SeatColumn::Centres {
                        self.board_sum += parse_count_cell(text).map_or(0, |read| u32::from(read.count));
                    }
                    self.block.place_at_seat(row, seat, value, text, !by_player);
                }
                BlockColumn::FirstName => {
                    has_names = true;
                    text.clone_into(&mut names[0]);
                }
                BlockColumn::NamePrefix => text.clone_into(&mut names[1]),
                BlockColumn::LastName => {
                    has_names = true;
                    text.clone_into(&mut names[2]);
                }
                _ if text.is_empty() => {}
                BlockColumn::LastYear => self.block.place_last_year(row, seat.board, text),
                BlockColumn::Ending => {
                    let is_ending = self.block.place_ending(row, seat.board, text);
                    self.not_needed += usize::from(!is_ending);
                }
                BlockColumn::NotNeeded | BlockColumn::Round => self.not_needed += 1,
                BlockColumn::Power | BlockColumn::Board => {
                    self.block.leave_out(row, text, texts::no_power_of_board());
                }
                BlockColumn::NoPlace(reason) => self.block.leave_out(row, text, reason),
                BlockColumn::Blank => self.block.leave_out(row, text, texts::unclear_column()),
            }
        }
        let text_of = |wanted: SeatColumn| {
            let column = self.columns.iter().position(|column| *column == BlockColumn::Value(wanted))?;
            Some(self.cells.text(row, column))
        };
        if by_player && text_of(SeatColumn::Eliminated) == Some("") {
            self.block.clear_elimination(row, seat, text_of(SeatColumn::Centres));
        }
        if has_names {
            let name = joined_name(&names);
            self.block.place_at_seat(row, seat, SeatColumn::Player, &name, true);
        }
    }

    fn leave_out_row(&mut self, row: usize, reason: &str) {
        let texts: Vec<&str> = self.cells.filled(row).map(|column| self.cells.text(row, column)).collect();
        self.block.leave_out(row, &texts.join(" "), reason);
    }

    fn finish(self, by_player: bool) -> PastedBlock {
        let PositionReader { mut block, boards, ends, first, rows_read, not_needed, sums, paste, .. } = self;
        for (row, board, text) in ends {
            block.place_end_of_game(row, board, &text, texts::text_beside_board_unknown());
        }
        block.unplaced.sort_by_key(|unplaced| unplaced.row);
        block.note_sums(not_needed, sums);
        block.new_boards = boards.new;
        let board = paste.book.round(paste.round).and_then(|round| round.boards.get(paste.board));
        block.summary = match (first, board) {
            _ if by_player => texts::rows_find_seats_by_players(rows_read),
            (Some(power), Some(board)) => {
                texts::rows_in_order_from_power_of_board(rows_read, power.name_in_window(), &board.name)
            }
            (Some(power), None) => texts::rows_in_order_from_power(rows_read, power.name_in_window()),
            (None, Some(board)) => texts::rows_in_order_of_board(rows_read, &board.name),
            (None, None) => texts::rows_in_order(rows_read),
        };
        block
    }
}
