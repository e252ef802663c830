//! The titles that are in force while the lines of a sheet are read: a round or a board, for all columns or for those to the right.

use std::ops::Range;

use super::labels::{LabelledValue, labels_in_line};
use crate::book::CellEntry;
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::readings::{Readings, TextReadings};
use crate::import::recipe::{FoundName, Grid};
use crate::import::words::board_remarks::{BoardRemark, parse_remark, parse_remarks};

/// The titles of one line, each with its place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct LineOfTitles(Vec<(u32, FoundName)>);

impl LineOfTitles {
    /// The title above a place: the nearest on its left, or the only one.
    fn above(&self, place: u32) -> Option<&FoundName> {
        let left = self.0.iter().rev().find(|(start, _)| *start <= place);
        let only = || self.0.first().filter(|_| self.0.len() == 1);
        left.or_else(only).map(|(_, name)| name)
    }

    /// Puts other titles in the place of those above these places.
    fn replace(&mut self, titles: Vec<(u32, FoundName)>, above: &Range<u32>) {
        self.0.retain(|(place, _)| !above.contains(place));
        self.0.extend(titles);
        self.0.sort_by_key(|(place, _)| *place);
    }
}

/// A remark above boards, such as “Ended: 1907”.
#[derive(Clone, Debug, PartialEq, Eq)]
struct RemarkInTitle {
    line: u32,
    place: u32,
    cell: CellIndex,
    text: String,
}

/// Of the remarks in each line, the nearest one on the left of a place, or the first.
fn nearest_in_lines(remarks: &[RemarkInTitle], place: u32) -> impl Iterator<Item = &RemarkInTitle> {
    remarks.chunk_by(|a, b| a.line == b.line).filter_map(move |of_line| {
        let left = of_line.iter().rev().find(|of| of.place <= place);
        left.or(of_line.first())
    })
}

/// The rounds and the boards that titles name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Titles {
    rounds: LineOfTitles,
    boards: LineOfTitles,
    /// The other cells in the line of the titles of boards.
    beside: Vec<(u32, CellIndex)>,
    /// The remarks about the boards below: “Ended: 1907”.
    remarks: Vec<RemarkInTitle>,
    /// Those about all boards of the round: “Round 1 - games end 1909”.
    remarks_of_round: Vec<RemarkInTitle>,
    /// Whether no seat was read since the last title.
    pub are_fresh: bool,
    /// Changes with every line of titles of boards.
    pub version: usize,
}

/// What a line of titles names.
#[derive(Clone, Debug, Default)]
pub(super) struct TitlesInLine {
    rounds: Vec<(u32, FoundName)>,
    boards: Vec<(u32, FoundName)>,
    others: Vec<(u32, CellIndex)>,
    remarks: Vec<RemarkInTitle>,
    remarks_of_round: Vec<RemarkInTitle>,
    /// The labels of which the cells beside them are the values.
    pub labels: Vec<CellIndex>,
    pub cells: Vec<CellIndex>,
}

/// The most cells of a line of titles that name nothing and say nothing about the end of a game.
const MOST_OTHERS: usize = 2;

/// Whether the only round in a text is one that a word or a date names.
fn round_in(read: &TextReadings, takes_dates: bool) -> Option<String> {
    read.names.round.clone().filter(|_| !read.is_dated || takes_dates)
}

/// Whether a text says in which year games ended, and at most the round beside it.
fn is_last_year(text: &str) -> bool {
    let has_digit = || text.contains(|letter: char| letter.is_ascii_digit());
    let is_year = || matches!(parse_remark(text), Some(BoardRemark::LastYear(CellEntry::Value(_))));
    has_digit() && is_year() && parse_remarks(text, true).rest.is_empty()
}

/// Whether a text says nothing but how games ended.
fn is_remark(text: &str) -> bool {
    let read = parse_remarks(text, true);
    !read.remarks.is_empty() && read.rest.is_empty()
}

impl TitlesInLine {
    /// The titles in a line. `None` if it has none.
    pub(super) fn find(
        grid: &Grid<'_>,
        readings: &Readings<'_>,
        cells: &[CellIndex],
        takes_dates: bool,
    ) -> Option<Self> {
        Self::find_beside(grid, readings, cells, takes_dates, MOST_OTHERS)
    }

    /// The titles in a line that may also have so many other cells.
    pub(super) fn find_beside(
        grid: &Grid<'_>,
        readings: &Readings<'_>,
        cells: &[CellIndex],
        takes_dates: bool,
        most_others: usize,
    ) -> Option<Self> {
        let labelled = labels_in_line(grid, cells);
        let mut titles = TitlesInLine::default();
        for &cell in cells {
            if labelled.iter().any(|of| of.label == cell) {
                titles.labels.push(cell);
                continue;
            }
            let with_label = labelled.iter().find(|of| of.value == cell);
            if let Some(LabelledValue { title, .. }) = with_label.filter(|of| of.is_year) {
                titles.cells.push(cell);
                let place = grid.place(with_label.map_or(cell, |of| of.label));
                titles.remarks.push(RemarkInTitle { line: grid.line(cell), place, cell, text: title.clone() });
                continue;
            }
            let read = match with_label {
                Some(of) => readings.of_text(&of.title, || None),
                None => readings.of_cell(grid.sheet, cell),
            };
            // A label with a value stands above its table from the label on.
            let place = grid.place(with_label.map_or(cell, |of| of.label));
            let round = round_in(&read, takes_dates);
            // “The game ended in 1907” names no game.
            if read.names.board.as_ref().is_some_and(|name| name.contains(' ')) && is_remark(&read.text) {
                titles.cells.push(cell);
                titles.remarks.push(RemarkInTitle { line: grid.line(cell), place, cell, text: read.text.clone() });
                continue;
            }
            if round.is_none() && read.names.board.is_none() || read.names.power.is_some() {
                titles.others.push((place, cell));
                continue;
            }
            titles.cells.push(cell);
            if let Some(round) = round {
                titles.rounds.push((place, FoundName::new(round, Some(cell))));
                if read.names.board.is_none() && is_last_year(&read.text) {
                    titles.remarks_of_round.push(RemarkInTitle {
                        line: grid.line(cell),
                        place,
                        cell,
                        text: read.text.clone(),
                    });
                }
            }
            if let Some(board) = &read.names.board {
                titles.boards.push((place, FoundName::of_board((board, &read.names.rest), cell)));
            }
        }
        titles.take_last_years(grid);
        if titles.cells.is_empty() {
            return None;
        }
        let is_other = |(_, cell): &&(u32, CellIndex)| !is_remark(&grid.text(*cell));
        let others = titles.others.iter().filter(is_other).count();
        (others <= most_others).then_some(titles)
    }

    /// Takes the other cells as remarks, if each of them says nothing but the last year: “games end 1909” in a line of its own.
    fn take_last_years(&mut self, grid: &Grid<'_>) {
        if self.cells.is_empty() && self.others.iter().all(|(_, cell)| is_last_year(&grid.text(*cell))) {
            self.cells = self.others.drain(..).map(|(_, cell)| cell).collect();
            let remark = |&cell: &CellIndex| RemarkInTitle {
                line: grid.line(cell),
                place: grid.place(cell),
                cell,
                text: grid.text(cell),
            };
            self.remarks = self.cells.iter().map(remark).collect();
        }
    }

    /// The whole text of the first cell as the name of a board.
    pub(super) fn of_board(grid: &Grid<'_>, cells: &[CellIndex]) -> Self {
        let Some((&name, others)) = cells.split_first() else { return TitlesInLine::default() };
        TitlesInLine {
            boards: vec![(grid.place(name), FoundName::new(grid.text(name), Some(name)))],
            others: others.iter().map(|&cell| (grid.place(cell), cell)).collect(),
            cells: vec![name],
            ..TitlesInLine::default()
        }
    }

    /// The other cells that are remarks about the boards below.
    pub(super) fn other_remarks(&self, grid: &Grid<'_>) -> impl Iterator<Item = CellIndex> {
        let others = self.others.iter().map(|(_, cell)| *cell);
        others.filter(|cell| parse_remark(&grid.text(*cell)).is_some())
    }

    /// Whether a title names a round or a board.
    pub(super) fn names_game(&self) -> bool {
        !self.rounds.is_empty() || !self.boards.is_empty()
    }
}

impl Titles {
    /// Before the first line, no seat was read.
    pub(super) fn at_start() -> Self {
        Titles { are_fresh: true, ..Titles::default() }
    }

    /// The titles after a line of others. Those above other places than `above` stay in force.
    pub(super) fn read(&mut self, line: TitlesInLine, above: &Range<u32>) {
        if line.names_game() && !self.are_fresh {
            self.remarks.clear();
        }
        self.are_fresh = true;
        // Before the title of a board, it is about all boards of the round.
        let is_of_round = line.boards.is_empty() && self.boards.0.is_empty();
        if !line.rounds.is_empty() {
            self.remarks_of_round = line.remarks_of_round;
        }
        if is_of_round { &mut self.remarks_of_round } else { &mut self.remarks }.extend(line.remarks);
        if !line.rounds.is_empty() {
            self.rounds.replace(line.rounds, above);
            self.boards.replace(Vec::new(), above);
        }
        if !line.boards.is_empty() {
            self.boards.replace(line.boards, above);
            self.beside = line.others;
        }
        self.version += 1;
    }

    pub(super) fn round_above(&self, place: u32) -> Option<&FoundName> {
        self.rounds.above(place)
    }

    pub(super) fn board_above(&self, place: u32) -> Option<&FoundName> {
        self.boards.above(place)
    }

    /// The remarks about the boards of the round above a place, and, if `is_titled`, those about the board with the title above it.
    pub(super) fn remarks_above(&self, place: u32, is_titled: bool) -> Vec<(CellIndex, String)> {
        let of_round = nearest_in_lines(&self.remarks_of_round, place)
            .filter(|of| self.rounds.above(of.place) == self.rounds.above(place));
        let of_board = nearest_in_lines(&self.remarks, place)
            .filter(|of| is_titled && self.boards.above(of.place) == self.boards.above(place));
        of_round.chain(of_board).map(|of| (of.cell, of.text.clone())).collect()
    }

    /// The cells beside the title of the board above a place.
    pub(super) fn beside(&self, place: u32) -> impl Iterator<Item = CellIndex> {
        let title = self.boards.above(place);
        let others = self.beside.iter().filter(move |(at, _)| title.is_some() && self.boards.above(*at) == title);
        others.map(|(_, cell)| *cell)
    }
}

/// Whether dates are the rounds of a sheet: it has several, and no other title of a round.
pub(super) fn dates_are_rounds(grid: &Grid<'_>, readings: &Readings<'_>) -> bool {
    let mut dates: Vec<String> = Vec::new();
    for (_, cells) in grid.lines() {
        for &cell in cells {
            let read = readings.of_cell(grid.sheet, cell);
            match &read.names.round {
                Some(_) if !read.is_dated => return false,
                Some(date) if !dates.contains(date) => dates.push(date.clone()),
                _ => {}
            }
        }
    }
    dates.len() > 1
}
