//! [`MarkedItem`], what can have a note and a fill colour: a seat, a board or a player.

use super::{InputField, PersonColumn};
use crate::book::{BoardRef, Book, CellAddress, PersonId, SeatColumn, SeatRef};

/// What can have a note and a fill colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MarkedItem {
    Seat(SeatRef),
    Board(BoardRef),
    Player(PersonId),
}

impl MarkedItem {
    /// The item to which a cell with this address belongs. A team, a round and the event have none.
    pub const fn at(address: CellAddress) -> Option<MarkedItem> {
        match address {
            CellAddress::Seat(seat, _) => Some(MarkedItem::Seat(seat)),
            CellAddress::Board(at) | CellAddress::BoardCell(at, _) | CellAddress::Proposal(at, ..) => {
                Some(MarkedItem::Board(at))
            }
            CellAddress::Person(id) | CellAddress::PersonCell(id, _) | CellAddress::ChoosingPosition(id) => {
                Some(MarkedItem::Player(id))
            }
            CellAddress::Event
            | CellAddress::Team(_)
            | CellAddress::TeamCell(..)
            | CellAddress::Round(_)
            | CellAddress::Vote { .. } => None,
        }
    }

    /// The field of its note.
    pub const fn note_field(self) -> InputField {
        match self {
            MarkedItem::Seat(seat) => InputField::Seat(seat, SeatColumn::Note),
            MarkedItem::Board(at) => InputField::BoardNote(at),
            MarkedItem::Player(id) => InputField::Person(id, PersonColumn::Note),
        }
    }

    /// The field of its fill colour.
    pub const fn colour_field(self) -> InputField {
        match self {
            MarkedItem::Seat(seat) => InputField::Seat(seat, SeatColumn::Colour),
            MarkedItem::Board(at) => InputField::BoardColour(at),
            MarkedItem::Player(id) => InputField::Person(id, PersonColumn::Colour),
        }
    }

    /// “France on Round 2, board C”, “Round 2, board C” or the name of the player.
    pub fn label(self, book: &Book) -> String {
        match self {
            MarkedItem::Seat(seat) => format!("{} on {}", seat.power, book.board_label(seat.board)),
            MarkedItem::Board(at) => book.board_label(at),
            MarkedItem::Player(id) => book.name_of(Some(id)).to_owned(),
        }
    }
}
