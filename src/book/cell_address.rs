//! Where something is in a book: a round, a board, a seat, a cell.

use serde::{Deserialize, Serialize};

use super::{PersonId, Power, Year};

/// A round by its position in the book, from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RoundIx(pub usize);

/// A board by its position in its round, from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BoardIx(pub usize);

/// A board of the event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct BoardRef {
    pub round: RoundIx,
    pub board: BoardIx,
}

impl BoardRef {
    /// The board `board` of the round `round`, both counted from 0.
    pub const fn new(round: usize, board: usize) -> Self {
        BoardRef { round: RoundIx(round), board: BoardIx(board) }
    }

    /// The seat of `power` at this board.
    pub const fn seat(self, power: Power) -> SeatRef {
        SeatRef { board: self, power }
    }
}

/// A team by its position in the book, from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TeamIx(pub usize);

/// A seat: one power at one board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SeatRef {
    pub board: BoardRef,
    pub power: Power,
}

/// What a cell of a seat's row holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Column {
    Player,
    /// The final count.
    Centres,
    /// The count of one year's chart.
    Chart(Year),
    /// The year of elimination.
    Out,
    InDraw,
    MissedMoves,
    MissedWinters,
    /// The score that an imported file gave.
    Printed,
    Score,
}

/// Where a problem or a cursor is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Place {
    Event,
    Person(PersonId),
    Team(TeamIx),
    Round(RoundIx),
    /// The board as a whole: its counts together, its end.
    Board(BoardRef),
    /// One cell of a seat's row.
    Cell(SeatRef, Column),
}
