//! The boards of a layout while its lines are read: the seats are put on them by the names of rounds and boards.

use std::collections::HashMap;

use super::found_boards::{BoardsOfSheet, FoundBoard};
use super::table_titles::{FoundName, SeatValue};
use crate::book::Power;
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::words::title_words;

/// The values of one line that belong to one seat.
#[derive(Clone, Debug, Default)]
pub(super) struct SeatCells {
    pub round: Option<FoundName>,
    pub board: Option<FoundName>,
    pub power: Option<Power>,
    pub used: Vec<CellIndex>,
    pub values: Vec<SeatValue>,
    /// Cells about the whole board, which may be remarks.
    pub of_board: Vec<CellIndex>,
}

/// What is known while the lines of a sheet are read.
#[derive(Debug, Default)]
pub(super) struct ReadState {
    pub read: BoardsOfSheet,
    /// The round and the board of the line above, for lines in which they are blank.
    pub above: SeatCells,
    /// The names of rounds by the texts of their cells. Few rounds have many lines.
    round_names: HashMap<String, String>,
    /// Boards by their round and name. A table without names of boards has one board, or one for each round.
    places: HashMap<BoardKey, usize>,
    newest: Option<(BoardKey, usize)>,
}

/// The names of a round and of a board, or numbers in place of the name of a board.
type BoardKey = (String, String, (usize, usize));

impl ReadState {
    pub(super) fn round_name(&mut self, text: &str) -> String {
        if let Some(name) = self.round_names.get(text) {
            return name.clone();
        }
        let name = title_words::round_name_in_column(text);
        self.round_names.insert(text.to_owned(), name.clone());
        name
    }

    /// The board of a seat. Most seats are on the board of the seat before.
    pub(super) fn find_or_add_board(
        &mut self,
        seat: &SeatCells,
        unnamed: (usize, usize),
        new: impl FnOnce() -> FoundBoard,
    ) -> &mut FoundBoard {
        fn name(name: Option<&FoundName>) -> &str {
            name.map_or("", |name| name.name.as_str())
        }
        let (round, board) = (name(seat.round.as_ref()), name(seat.board.as_ref()));
        let is_same = |key: &BoardKey| key.0 == round && key.1 == board && key.2 == unnamed;
        let position = match &self.newest {
            Some((key, position)) if is_same(key) => *position,
            _ => {
                let key = (round.to_owned(), board.to_owned(), unnamed);
                let position = *self.places.entry(key.clone()).or_insert_with(|| {
                    self.read.boards.push(new());
                    self.read.boards.len() - 1
                });
                self.newest = Some((key, position));
                position
            }
        };
        &mut self.read.boards[position]
    }
}

/// Counts the boards of a table that names neither powers nor boards.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct UnnamedBoards {
    boards: usize,
    seats: usize,
    last_line: Option<u32>,
}

impl UnnamedBoards {
    /// The number of the board to which the seat in this line belongs.
    pub(super) fn part_of(&mut self, line: u32) -> usize {
        let goes_on = self.last_line.is_some_and(|last| last + 1 >= line) && self.seats < Power::ALL.len();
        if !goes_on {
            (self.boards, self.seats) = (self.boards + 1, 0);
        }
        self.seats += 1;
        self.last_line = Some(line);
        self.boards
    }
}
