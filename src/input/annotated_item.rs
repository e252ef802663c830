//! [`AnnotatedItem`], what can have a note and a fill colour: a seat, a board or a player.

use crate::book::{BoardColumn, BoardRef, CellAddress, PersonColumn, PersonId, SeatColumn, SeatRef};

/// What can have a note and a fill colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnnotatedItem {
    Seat(SeatRef),
    Board(BoardRef),
    Player(PersonId),
}

impl AnnotatedItem {
    /// The item to which a cell with this address belongs. A team, a round and the event have none.
    pub const fn at(address: CellAddress) -> Option<AnnotatedItem> {
        match address {
            CellAddress::Seat(seat, _) => Some(AnnotatedItem::Seat(seat)),
            CellAddress::Board(at) | CellAddress::BoardCell(at, _) | CellAddress::Proposal(at, ..) => {
                Some(AnnotatedItem::Board(at))
            }
            CellAddress::Person(id, _)
            | CellAddress::TopBoardClaim(id, _)
            | CellAddress::Attendance(_, id)
            | CellAddress::ReservedPower(_, id) => Some(AnnotatedItem::Player(id)),
            CellAddress::Event
            | CellAddress::NewPerson(..)
            | CellAddress::Team(..)
            | CellAddress::Round(_)
            | CellAddress::SitOuts(_)
            | CellAddress::Note(..)
            | CellAddress::NewNote(..)
            | CellAddress::Award(..)
            | CellAddress::YearEvent(..)
            | CellAddress::ResultLine(..)
            | CellAddress::Vote { .. } => None,
        }
    }

    /// The field of its note.
    pub const fn note_field(self) -> CellAddress {
        match self {
            AnnotatedItem::Seat(seat) => CellAddress::Seat(seat, SeatColumn::Note),
            AnnotatedItem::Board(at) => CellAddress::BoardCell(at, BoardColumn::Note),
            AnnotatedItem::Player(id) => CellAddress::Person(id, PersonColumn::Note),
        }
    }

    /// The field of its fill colour.
    pub const fn colour_field(self) -> CellAddress {
        match self {
            AnnotatedItem::Seat(seat) => CellAddress::Seat(seat, SeatColumn::Colour),
            AnnotatedItem::Board(at) => CellAddress::BoardCell(at, BoardColumn::Colour),
            AnnotatedItem::Player(id) => CellAddress::Person(id, PersonColumn::Colour),
        }
    }
}
