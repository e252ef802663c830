//! Reads a block whose rows name their powers. A title or a column may name the board; else the next board begins where a
//! power comes again.

use std::ops::Range;

use super::columns::{BlockColumn, columns_of_headings, columns_without_headings, sum_of_counts};
use super::round_boards::is_same_round;
use super::row_kinds::{HeadingOfColumn, RowKind, is_sum_of};
use super::{ClipboardCells, PastedBlock, RoundBoards, RoundPaste, RoundSheetColumn, SumRows};
use crate::book::count_notation::parse_count_cell;
use crate::book::fields::SeatColumnKind;
use crate::book::{BoardRef, PerPower, Power, SeatColumn, SeatRef};
use crate::import::cells::raw_cells::parse_number;
use crate::import::words::heading_words::{Heading, parse_year};
use crate::import::words::name_parts::joined_name;
use crate::import::words::title_words;
use crate::languages::window_sentences::import_paste as texts;

/// Whether a text is the name of a power. A shorter word may be that of a player or of a country.
pub(super) fn is_power_word(text: &str) -> bool {
    const SHORTEST: usize = 4;
    text.chars().count() >= SHORTEST && Power::parse_in_column(text).is_some()
}

/// The columns of powers: all but a few of their cells are powers, or rows begin with the name of a power.
pub(super) fn power_columns(cells: &ClipboardCells, kinds: &[RowKind]) -> Vec<usize> {
    let rows = || (0..cells.rows.len()).filter(|&row| kinds[row] == RowKind::Seats);
    let labelled = |column: usize| {
        kinds.iter().any(|kind| {
            matches!(kind, RowKind::Headings(headings)
                if headings[column] == HeadingOfColumn::Known(Heading::Power))
        })
    };
    let other_heading = |column: usize| {
        kinds.iter().any(|kind| {
            matches!(kind, RowKind::Headings(headings)
                if !matches!(headings[column], HeadingOfColumn::Blank | HeadingOfColumn::Known(Heading::Power)))
        })
    };
    // What stands around the rows of seats, as in a mail, does not matter.
    let begins_seat = |row: usize, column: usize| {
        let mut filled = cells.filled(row);
        filled.next() == Some(column) && filled.next().is_some() && is_power_word(cells.text(row, column))
    };
    let is_power_column = |column: &usize| {
        let column = *column;
        let texts: Vec<&str> = rows().map(|row| cells.text(row, column)).filter(|text| !text.is_empty()).collect();
        let powers: Vec<Power> = texts.iter().filter_map(|text| Power::parse_in_column(text)).collect();
        if labelled(column) {
            return !powers.is_empty();
        }
        let several = powers.iter().any(|power| *power != powers[0]);
        // A letter alone may be the name of a board.
        let word = texts.len() == 1 && powers.len() == 1 && texts[0].chars().count() > 2;
        let most = powers.len() * 3 >= texts.len() * 2 && (several || word);
        !other_heading(column) && (most || rows().any(|row| begins_seat(row, column)))
    };
    (0..cells.width()).filter(is_power_column).collect()
}

/// The columns of one board: a block may have boards side by side.
struct Segment {
    columns: Range<usize>,
    power: usize,
    board: Option<BoardRef>,
    /// The powers of the board that were read.
    seen: PerPower<bool>,
    /// The sum of the counts of the board.
    sum: u32,
    contents: Vec<BlockColumn>,
}

/// Reads the rows of a block by the powers in these columns.
pub(super) fn read(cells: &ClipboardCells, kinds: &[RowKind], powers: &[usize], paste: &RoundPaste<'_>) -> PastedBlock {
    let mut reader = PowerReader {
        cells,
        paste,
        boards: RoundBoards::new(paste),
        next_board: paste.board,
        block: PastedBlock::default(),
        segments: segments(cells, powers),
        ends: Vec::new(),
        rows_read: 0,
        not_needed: 0,
        sums: SumRows::default(),
    };
    reader.set_columns_without_headings(kinds);
    let mut other_round = None;
    for (row, kind) in kinds.iter().enumerate() {
        match kind {
            RowKind::ThisRound => other_round = None,
            RowKind::OtherRound(name) => other_round = Some(name.clone()),
            RowKind::Sums => reader.read_sums(row),
            RowKind::End if other_round.is_none() => reader.read_end(row),
            RowKind::Headings(headings) if other_round.is_none() => reader.read_headings(row, headings),
            RowKind::Blank | RowKind::Headings(_) => {}
            RowKind::Title { column, board } => {
                other_round = None;
                reader.read_title(row, *column, board);
            }
            RowKind::Seats | RowKind::End => match &other_round {
                Some(name) => reader.leave_out_row(row, &texts::row_of_another_round(name)),
                None => reader.read_row(row),
            },
        }
    }
    reader.finish()
}

fn segments(cells: &ClipboardCells, powers: &[usize]) -> Vec<Segment> {
    // Columns to the left of the first power belong to each board, as in “player, power, centres”.
    let is_apart = powers.windows(2).all(|pair| pair[1] - pair[0] > powers[0]);
    let before = if is_apart { powers[0] } else { 0 };
    let starts: Vec<usize> =
        powers.iter().enumerate().map(|(n, &power)| if n == 0 { 0 } else { power - before.min(power) }).collect();
    let ends = starts.iter().skip(1).copied().chain([cells.width()]);
    let segment = |((&power, &start), end): ((&usize, &usize), usize)| Segment {
        columns: start..end,
        power,
        board: None,
        seen: PerPower::default(),
        sum: 0,
        contents: vec![BlockColumn::Blank; cells.width()],
    };
    powers.iter().zip(&starts).zip(ends).map(segment).collect()
}

/// Whether a column has years and nothing else. Where rows name their powers, small numbers are counts, also below “out”.
fn are_years(cells: &ClipboardCells, rows: &[usize], column: usize) -> bool {
    let mut texts = rows.iter().map(|&row| cells.text(row, column)).filter(|text| !text.is_empty());
    texts.all(|text| parse_year(text).is_some())
}

/// A text about the end of a game.
struct EndRow {
    row: usize,
    /// The board, if it is known.
    board: Option<BoardRef>,
    text: String,
    /// Why what else it says has no place.
    reason: &'static str,
}

struct PowerReader<'a> {
    cells: &'a ClipboardCells,
    paste: &'a RoundPaste<'a>,
    boards: RoundBoards<'a>,
    /// The position of the next board without a name.
    next_board: usize,
    block: PastedBlock,
    segments: Vec<Segment>,
    /// They are placed after the counts, which a draw needs.
    ends: Vec<EndRow>,
    rows_read: usize,
    /// Cells that are not pasted because Topboard computes them.
    not_needed: usize,
    sums: SumRows,
}

impl PowerReader<'_> {
    /// Finds what the columns of a block without headings hold.
    fn set_columns_without_headings(&mut self, kinds: &[RowKind]) {
        if kinds.iter().any(|kind| matches!(kind, RowKind::Headings(_))) {
            return;
        }
        let rows: Vec<usize> = (0..kinds.len()).filter(|&row| kinds[row] == RowKind::Seats).collect();
        let power_column =
            self.paste.columns.iter().position(|column| *column == RoundSheetColumn::Power).unwrap_or_default();
        for segment in &mut self.segments {
            // A line around the seats says nothing about their columns.
            let names_power = |row: &usize| Power::parse_in_column(self.cells.text(*row, segment.power)).is_some();
            let rows: Vec<usize> = rows.iter().copied().filter(names_power).collect();
            let part = self.cells.part(segment.columns.clone());
            let power = segment.power - segment.columns.start;
            let found = columns_without_headings(&part, &rows, power, self.paste, power_column)
                .or_else(|| columns_without_headings(&part, &rows, power + 1, self.paste, power_column + 1));
            let found = found.unwrap_or_default();
            let first = part.width() - found.len();
            for (position, column) in found.into_iter().enumerate() {
                segment.contents[segment.columns.start + first + position] = column;
            }
            segment.contents[segment.power] = BlockColumn::Power;
            // One column of numbers belongs to the column of the cursor, such as the counts of a year.
            let values: Vec<usize> = (segment.power + 1..segment.columns.end)
                .filter(|&at| part.is_filled(at - segment.columns.start))
                .collect();
            if let ([only], Some(RoundSheetColumn::Seat(column))) =
                (&values[..], self.paste.columns.get(self.paste.column))
                && column.description().kind == SeatColumnKind::Number
                && segment.contents[*only] == BlockColumn::Value(SeatColumn::Centres)
                && (*column != SeatColumn::Eliminated || are_years(&part, &rows, *only - segment.columns.start))
            {
                segment.contents[*only] = BlockColumn::Value(*column);
            }
            for at in segment.columns.start..segment.power {
                let texts: Vec<&str> =
                    rows.iter().map(|&row| self.cells.text(row, at)).filter(|text| !text.is_empty()).collect();
                let is_board =
                    |text: &&str| self.boards.find(text).is_some() || title_words::parse_board_title(text).is_some();
                segment.contents[at] = if texts.is_empty() {
                    BlockColumn::Blank
                } else if texts.iter().all(is_board) {
                    BlockColumn::Board
                } else if texts.iter().all(|text| super::columns::is_name(text)) {
                    BlockColumn::Value(SeatColumn::Player)
                } else {
                    BlockColumn::NoPlace(texts::unclear_column_needs_heading().to_owned())
                };
            }
            // A column of players beside the powers and another one before them would be two.
            let players =
                segment.contents.iter().filter(|held| **held == BlockColumn::Value(SeatColumn::Player)).count();
            if players > 1 {
                for at in segment.columns.start..segment.power {
                    if segment.contents[at] == BlockColumn::Value(SeatColumn::Player) {
                        segment.contents[at] = BlockColumn::NoPlace(texts::two_columns_of_names().to_owned());
                    }
                }
            }
        }
    }

    fn read_headings(&mut self, row: usize, headings: &[HeadingOfColumn]) {
        let columns = columns_of_headings(headings, |column| self.cells.text(row, column).to_owned());
        for segment in &mut self.segments {
            let range = segment.columns.clone();
            if !headings[range.clone()].iter().any(|heading| *heading != HeadingOfColumn::Blank) {
                continue;
            }
            segment.contents[range.clone()].clone_from_slice(&columns[range]);
            segment.contents[segment.power] = BlockColumn::Power;
            if segment.seen.values().any(|seen| *seen) {
                segment.end_board();
            }
        }
    }

    fn read_title(&mut self, row: usize, column: usize, board: &str) {
        let at = self.boards.named(board);
        if let Some(segment) = self.segments.iter_mut().find(|segment| segment.columns.contains(&column)) {
            segment.end_board();
            segment.board = Some(at);
        }
        self.next_board = at.board.0 + 1;
        let others: Vec<usize> = self.cells.filled(row).filter(|&other| other != column).collect();
        for other in others {
            let text = self.cells.text(row, other).to_owned();
            if let Some(title) = title_words::parse_game_title(&text) {
                let name = title.board.to_owned();
                self.read_title_beside(other, &name);
            } else {
                self.ends.push(EndRow { row, board: Some(at), text, reason: texts::text_beside_board_unknown() });
            }
        }
        let rest = title_words::parse_game_title(self.cells.text(row, column)).map(|title| title.rest.to_owned());
        if let Some(rest) = rest.filter(|rest| !rest.is_empty()) {
            self.ends.push(EndRow { row, board: Some(at), text: rest, reason: texts::text_after_board_unknown() });
        }
    }

    /// Reads a line that says how a game ended: that of the board above it or, above the first board, of the board below.
    fn read_end(&mut self, row: usize) {
        let board = self.segments.first().and_then(|segment| segment.board);
        let text = self.cells.text(row, 0).to_owned();
        self.ends.push(EndRow { row, board, text, reason: texts::text_beside_board_unknown() });
    }

    fn read_title_beside(&mut self, column: usize, board: &str) {
        let at = self.boards.named(board);
        if let Some(segment) = self.segments.iter_mut().find(|segment| segment.columns.contains(&column)) {
            segment.end_board();
            segment.board = Some(at);
        }
        self.next_board = self.next_board.max(at.board.0 + 1);
    }

    /// Reads a row of sums, which may say beside them how the game ended.
    fn read_sums(&mut self, row: usize) {
        let mut remarks = Vec::new();
        let mut agrees = false;
        let mut wrong = Vec::new();
        for segment in &self.segments {
            let Some(board) = segment.board else { continue };
            let texts = segment.columns.clone().map(|column| self.cells.text(row, column));
            if texts.clone().any(|text| segment.is_sum(text)) {
                agrees = true;
            } else {
                wrong.extend(segment.wrong_sum(self.cells, row).map(|text| (text.to_owned(), segment.sum)));
            }
            remarks.extend(texts.map(|text| (board, text.to_owned())));
        }
        for (board, text) in remarks {
            self.block.place_remark(row, board, &text);
        }
        if wrong.is_empty() {
            self.sums.count(agrees);
        }
        for (text, sum) in wrong {
            self.block.leave_out_wrong_sum(row, &text, sum);
        }
    }

    fn read_row(&mut self, row: usize) {
        for segment in 0..self.segments.len() {
            self.read_part(row, segment);
        }
    }

    /// Reads the part of a row that belongs to one of the boards side by side.
    fn read_part(&mut self, row: usize, number: usize) {
        let segment = &self.segments[number];
        let columns = segment.columns.clone();
        let filled: Vec<usize> = columns.clone().filter(|&column| !self.cells.text(row, column).is_empty()).collect();
        if filled.is_empty() {
            return;
        }
        let power_text = self.cells.text(row, segment.power);
        let Some(power) = Power::parse_in_column(power_text) else {
            let texts = || filled.iter().map(|&at| self.cells.text(row, at));
            let has_numbers = texts().all(|text| parse_number(text).is_some());
            if power_text.is_empty() && has_numbers && texts().any(|text| segment.is_sum(text)) {
                self.sums.count(true);
                return;
            }
            let reason = if power_text.is_empty() || filled.len() == 1 {
                texts::row_names_no_power().to_owned()
            } else {
                texts::text_is_no_power(power_text)
            };
            let texts: Vec<&str> = filled.iter().map(|&at| self.cells.text(row, at)).collect();
            self.block.leave_out(row, &texts.join(" "), reason);
            return;
        };
        let text_of = |wanted: BlockColumn| {
            let column = columns.clone().find(|&at| segment.contents[at] == wanted)?;
            Some(self.cells.text(row, column)).filter(|text| !text.is_empty()).map(str::to_owned)
        };
        let round = self.paste.book.round(self.paste.round);
        if let Some((name, _)) = text_of(BlockColumn::Round)
            .zip(round)
            .filter(|(name, round)| !is_same_round(&title_words::round_name_in(name), round))
        {
            return self.leave_out_row(row, &texts::row_of_another_round(&title_words::round_name_in(&name)));
        }
        let named = text_of(BlockColumn::Board)
            .map(|name| title_words::parse_game_title(&name).map_or(name.clone(), |title| title.board.to_owned()));
        let board = if let Some(name) = named {
            self.boards.named(&name)
        } else {
            let segment = &self.segments[number];
            let known = segment.board.filter(|_| !segment.seen[power]);
            known.unwrap_or_else(|| {
                self.next_board += 1;
                self.boards.at(self.next_board - 1)
            })
        };
        for end in &mut self.ends {
            end.board.get_or_insert(board);
        }
        let segment = &mut self.segments[number];
        if segment.board != Some(board) {
            segment.end_board();
            segment.board = Some(board);
        }
        if std::mem::replace(&mut segment.seen[power], true) {
            return self.leave_out_row(row, &texts::power_twice(power.name_in_window()));
        }
        self.rows_read += 1;
        self.place_values(row, number, board.seat(power));
    }

    fn place_values(&mut self, row: usize, number: usize, seat: SeatRef) {
        let columns = self.segments[number].columns.clone();
        let mut names = [const { String::new() }; 3];
        for column in columns {
            let text = self.cells.text(row, column);
            if text.is_empty() {
                continue;
            }
            match self.segments[number].contents[column].clone() {
                BlockColumn::Power | BlockColumn::Board | BlockColumn::Round => {}
                BlockColumn::Value(value) => {
                    if value == SeatColumn::Centres {
                        let count = parse_count_cell(text).map_or(0, |read| u32::from(read.count));
                        self.segments[number].sum += count;
                    }
                    self.block.place_at_seat(row, seat, value, text, false);
                }
                BlockColumn::FirstName => text.clone_into(&mut names[0]),
                BlockColumn::NamePrefix => text.clone_into(&mut names[1]),
                BlockColumn::LastName => text.clone_into(&mut names[2]),
                BlockColumn::LastYear => self.block.place_last_year(row, seat.board, text),
                BlockColumn::Ending => {
                    let is_ending = self.block.place_ending(row, seat.board, text);
                    self.not_needed += usize::from(!is_ending);
                }
                BlockColumn::NotNeeded => self.not_needed += 1,
                BlockColumn::NoPlace(reason) => self.block.leave_out(row, text, reason),
                BlockColumn::Blank => self.block.leave_out(row, text, texts::unclear_column()),
            }
        }
        let name = joined_name(&names);
        self.block.place_at_seat(row, seat, SeatColumn::Player, &name, false);
        let segment = &self.segments[number];
        let text_of = |wanted: SeatColumn| {
            let column = segment.columns.clone().find(|at| segment.contents[*at] == BlockColumn::Value(wanted))?;
            Some(self.cells.text(row, column))
        };
        if text_of(SeatColumn::Eliminated) == Some("") {
            self.block.clear_elimination(row, seat, text_of(SeatColumn::Centres));
        }
    }

    fn leave_out_row(&mut self, row: usize, reason: &str) {
        let texts: Vec<&str> = self.cells.filled(row).map(|column| self.cells.text(row, column)).collect();
        self.block.leave_out(row, &texts.join(" "), reason);
    }

    fn finish(self) -> PastedBlock {
        let PowerReader { mut block, ends, rows_read, not_needed, sums, boards, .. } = self;
        for EndRow { row, board, text, reason } in ends {
            match board {
                Some(board) => block.place_end_of_game(row, board, &text, reason),
                None => block.leave_out(row, &text, texts::row_names_no_power()),
            }
        }
        block.unplaced.sort_by_key(|unplaced| unplaced.row);
        block.note_sums(not_needed, sums);
        block.new_boards = boards.new;
        block.summary = texts::rows_find_seats(rows_read);
        block
    }
}

impl Segment {
    /// Whether a text is the sum of the counts so far: “34”, “Total – 34”.
    fn is_sum(&self, text: &str) -> bool {
        self.sum > 0 && is_sum_of(text, self.sum)
    }

    /// The sum of the counts in a row of sums below all powers, if the counts make another one.
    fn wrong_sum<'c>(&self, cells: &'c ClipboardCells, row: usize) -> Option<&'c str> {
        let is_whole = self.sum > 0 && self.seen.values().all(|seen| *seen);
        sum_of_counts(cells, row, self.columns.clone(), &self.contents).filter(|_| is_whole)
    }

    fn end_board(&mut self) {
        self.board = None;
        self.seen = PerPower::default();
        self.sum = 0;
    }
}
