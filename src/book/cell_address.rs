//! Addresses in a book: of a round, a board, a seat, a cell. No content.

use serde::{Deserialize, Serialize};

use super::fields::{BoardColumn, PersonColumn};
use super::{PersonId, Power, ProposalColumn, SeatColumn, TeamColumn};

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

/// The address of a problem, a change or a cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CellAddress {
    Event,
    /// A person, by the cell of the name.
    Person(PersonId),
    /// Another cell in the row of a person.
    PersonCell(PersonId, PersonColumn),
    /// The position of a player in the order of choosing for the top board.
    ChoosingPosition(PersonId),
    Team(TeamIx),
    /// One cell in the row of a team.
    TeamCell(TeamIx, TeamColumn),
    Round(RoundIx),
    /// A board as a whole, such as the sum of its counts.
    Board(BoardRef),
    /// One field of a board, such as its last year.
    BoardCell(BoardRef, BoardColumn),
    /// One cell of a proposed draw, by its position among the draws of the board.
    Proposal(BoardRef, usize, ProposalColumn),
    /// The grade that the player of `voter` gave to a seat, by the position of the skill in the votes of the board.
    Vote {
        seat: SeatRef,
        voter: Power,
        skill: usize,
    },
    /// One cell in the row of a seat.
    Seat(SeatRef, SeatColumn),
}

impl CellAddress {
    /// The board that the address is at.
    pub const fn board(self) -> Option<BoardRef> {
        match self {
            CellAddress::Board(at) | CellAddress::BoardCell(at, _) | CellAddress::Proposal(at, ..) => Some(at),
            CellAddress::Vote { seat, .. } | CellAddress::Seat(seat, _) => Some(seat.board),
            CellAddress::Event
            | CellAddress::Person(_)
            | CellAddress::PersonCell(..)
            | CellAddress::ChoosingPosition(_)
            | CellAddress::Team(_)
            | CellAddress::TeamCell(..)
            | CellAddress::Round(_) => None,
        }
    }

    /// The address of a column of a person.
    pub fn of_person(id: PersonId, column: PersonColumn) -> CellAddress {
        match column {
            // The colour fills the cell of the name.
            PersonColumn::Name | PersonColumn::Colour => CellAddress::Person(id),
            column => CellAddress::PersonCell(id, column),
        }
    }
}
