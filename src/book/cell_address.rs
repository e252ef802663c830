//! Addresses in a book: of a round, a board, a seat, a cell, by their positions. No content. Their ids are in `ids`.

use serde::{Deserialize, Serialize};

use super::fields::{
    AwardColumn, BoardColumn, NoteColumn, PersonColumn, ProposalColumn, ResultLineColumn, SeatColumn, TeamColumn,
    TopBoardColumn, YearEventColumn,
};
use super::{PersonId, Power};

/// A round by its position in the book, from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RoundIx(pub usize);

/// A board by its position in its round, from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BoardIx(pub usize);

/// A board of the event by its position. It cannot be written to a file, because edits name a board by its
/// [`BoardId`](super::BoardId).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
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

/// A seat by the position of its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatRef {
    pub board: BoardRef,
    pub power: Power,
}

/// The address of a cell, for typing, problems, changes, search and the cursor. Three addresses are of more than a cell: the event,
/// a round and a board as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CellAddress {
    Event,
    /// A cell of a player.
    Person(PersonId, PersonColumn),
    /// A cell of a new player, by the empty line below the players, from 0.
    NewPerson(usize, PersonColumn),
    /// A cell of a player with a claim to the top board.
    TopBoardClaim(PersonId, TopBoardColumn),
    /// A cell of a team. A position after the last is a new team.
    Team(TeamIx, TeamColumn),
    Round(RoundIx),
    /// The players who sit out a round.
    SitOuts(RoundIx),
    /// The attendance of a player in a round.
    Attendance(RoundIx, PersonId),
    /// The power that is reserved for a player before a round is drawn.
    ReservedPower(RoundIx, PersonId),
    /// A board as a whole, such as the sum of its counts.
    Board(BoardRef),
    /// One field of a board, such as its last year.
    BoardCell(BoardRef, BoardColumn),
    /// A cell of a proposed draw, by its position among the draws of the board. A position after the last is a new one.
    Proposal(BoardRef, usize, ProposalColumn),
    /// The grade that the player of `voter` gave to a seat, by the position of the skill in the votes of the board.
    Vote {
        seat: SeatRef,
        voter: Power,
        skill: usize,
    },
    /// A cell of a seat.
    Seat(SeatRef, SeatColumn),
    /// A cell of a line of the notebook.
    Note(usize, NoteColumn),
    /// A cell of a new line of the notebook, by the empty line below the others, from 0.
    NewNote(usize, NoteColumn),
    /// A cell of an award, by its position. A position after the last is a new award.
    Award(usize, AwardColumn),
    /// A cell of an event of the year, by its position. A position after the last is a new event.
    YearEvent(usize, YearEventColumn),
    /// A cell of a line of a result list, by the positions of the event and of the line.
    ResultLine(usize, usize, ResultLineColumn),
}

impl CellAddress {
    /// The cell with the name of a player.
    pub const fn name_of(id: PersonId) -> CellAddress {
        CellAddress::Person(id, PersonColumn::Name)
    }

    /// The board that the address is at.
    pub const fn board(self) -> Option<BoardRef> {
        match self {
            CellAddress::Board(at) | CellAddress::BoardCell(at, _) | CellAddress::Proposal(at, ..) => Some(at),
            CellAddress::Vote { seat, .. } | CellAddress::Seat(seat, _) => Some(seat.board),
            CellAddress::Event
            | CellAddress::Person(..)
            | CellAddress::NewPerson(..)
            | CellAddress::TopBoardClaim(..)
            | CellAddress::Team(..)
            | CellAddress::Round(_)
            | CellAddress::SitOuts(_)
            | CellAddress::Attendance(..)
            | CellAddress::ReservedPower(..)
            | CellAddress::Note(..)
            | CellAddress::NewNote(..)
            | CellAddress::Award(..)
            | CellAddress::YearEvent(..)
            | CellAddress::ResultLine(..) => None,
        }
    }
}
