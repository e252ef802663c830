//! The titles that are in force while the lines of a sheet are read: a round or a board, for all columns or for those to the right.

use std::ops::Range;

use super::labels::{LabelledValue, labels_in_line};
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::readings::{Readings, TextReadings};
use crate::import::recipe::{FoundName, Grid};

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

/// The rounds and the boards that titles name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Titles {
    rounds: LineOfTitles,
    boards: LineOfTitles,
    /// The other cells in the line of the titles of boards.
    beside: Vec<(u32, CellIndex)>,
    /// The remarks about the boards below: “Ended: 1907”.
    pub remarks: Vec<(CellIndex, String)>,
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
    remarks: Vec<(CellIndex, String)>,
    /// The labels of which the cells beside them are the values.
    pub labels: Vec<CellIndex>,
    pub cells: Vec<CellIndex>,
}

/// The most cells of a line of titles that name nothing.
const MOST_OTHERS: usize = 2;

/// Whether the only round in a text is one that a word or a date names.
fn round_in(read: &TextReadings, takes_dates: bool) -> Option<String> {
    read.names.round.clone().filter(|_| !read.is_dated || takes_dates)
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
                titles.remarks.push((cell, title.clone()));
                continue;
            }
            let read = match with_label {
                Some(of) => readings.of_text(&of.title, || None),
                None => readings.of_cell(grid.sheet, cell),
            };
            // A label with a value stands above its table from the label on.
            let place = grid.place(with_label.map_or(cell, |of| of.label));
            let round = round_in(&read, takes_dates);
            if round.is_none() && read.names.board.is_none() || read.names.power.is_some() {
                titles.others.push((place, cell));
                continue;
            }
            titles.cells.push(cell);
            if let Some(round) = round {
                titles.rounds.push((place, FoundName::new(round, Some(cell))));
            }
            if let Some(board) = &read.names.board {
                titles.boards.push((place, FoundName::of_board((board, &read.names.rest), cell)));
            }
        }
        (!titles.cells.is_empty() && titles.others.len() <= most_others).then_some(titles)
    }

    /// The whole text of a cell as the name of a board.
    pub(super) fn of_board(grid: &Grid<'_>, cells: &[CellIndex]) -> Self {
        let board = |&cell: &CellIndex| (grid.place(cell), FoundName::new(grid.text(cell), Some(cell)));
        TitlesInLine { boards: cells.iter().map(board).collect(), cells: cells.to_vec(), ..TitlesInLine::default() }
    }

    /// Whether a title names a round or a board.
    pub(super) fn names_game(&self) -> bool {
        !self.rounds.is_empty() || !self.boards.is_empty()
    }
}

impl Titles {
    /// The titles after a line of others. Those above other places than `above` stay in force.
    pub(super) fn read(&mut self, line: TitlesInLine, above: &Range<u32>) {
        if line.names_game() && !self.are_fresh {
            self.remarks.clear();
        }
        self.are_fresh = true;
        self.remarks.extend(line.remarks);
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
