//! [`AnnotatedItem`], what can have a note and a fill colour: a seat, a board or a player.

use super::{InputField, PersonColumn};
use crate::book::{BoardRef, Book, CellAddress, PersonId, SeatColumn, SeatRef};

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
            CellAddress::Person(id) | CellAddress::PersonCell(id, _) | CellAddress::ChoosingPosition(id) => {
                Some(AnnotatedItem::Player(id))
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
            AnnotatedItem::Seat(seat) => InputField::Seat(seat, SeatColumn::Note),
            AnnotatedItem::Board(at) => InputField::BoardNote(at),
            AnnotatedItem::Player(id) => InputField::Person(id, PersonColumn::Note),
        }
    }

    /// The field of its fill colour.
    pub const fn colour_field(self) -> InputField {
        match self {
            AnnotatedItem::Seat(seat) => InputField::Seat(seat, SeatColumn::Colour),
            AnnotatedItem::Board(at) => InputField::BoardColour(at),
            AnnotatedItem::Player(id) => InputField::Person(id, PersonColumn::Colour),
        }
    }

    /// “France on Round 2, board C”, “Round 2, board C” or the name of the player.
    pub fn label(self, book: &Book) -> String {
        match self {
            AnnotatedItem::Seat(seat) => format!("{} on {}", seat.power, book.board_label(seat.board)),
            AnnotatedItem::Board(at) => book.board_label(at),
            AnnotatedItem::Player(id) => book.name_of(Some(id)).to_owned(),
        }
    }
}
