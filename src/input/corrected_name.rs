//! A corrected spelling that is typed over a name: it makes a new player, and the one before has no game left.

use super::InputField;
use crate::book::{Book, Edit, PersonField, PersonId, SeatColumn, SeatField, SeatRef};
use crate::ladder::identities::{NameMatch, NameMatcher};

/// The player in a cell over whose name another one is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplacedPlayer {
    seat: SeatRef,
    old: PersonId,
    /// The number that a new person gets.
    next: PersonId,
}

/// A new player who may be the one before under a corrected name.
#[derive(Clone, Debug, PartialEq)]
pub struct CorrectedName {
    pub old_name: String,
    pub new_name: String,
    /// Renames the player before, who gets the seat back, and removes the new one.
    pub edit: Edit,
}

impl ReplacedPlayer {
    /// The player of the only cell that is typed into. `None` for other cells and for an empty seat.
    pub fn of_typed(book: &Book, cells: &[(InputField, &str)]) -> Option<ReplacedPlayer> {
        let [(InputField::Seat(seat, SeatColumn::Player), _)] = cells else { return None };
        Some(ReplacedPlayer { seat: *seat, old: book.seat(*seat)?.player?, next: book.next_person_id() })
    }

    /// The corrected name, if the typed one is new and similar, and nothing else is known about the player before.
    pub fn corrected_name(self, book: &Book) -> Option<CorrectedName> {
        let new = book.seat(self.seat)?.player.filter(|new| new.0 >= self.next.0)?;
        let (old_name, new_name) = (book.name_of(Some(self.old)).to_owned(), book.name_of(Some(new)).to_owned());
        if NameMatcher::new([old_name.as_str()]).find(&new_name) == NameMatch::None {
            return None;
        }
        // A player with another game, a sit-out or a team is somebody of his or her own.
        book.clone().apply(Edit::RemovePerson(self.old)).ok()?;
        let edit = Edit::Batch(vec![
            Edit::Seat(self.seat, SeatField::Player(Some(self.old))),
            Edit::RemovePerson(new),
            Edit::Person(self.old, PersonField::Name(new_name.clone())),
        ]);
        Some(CorrectedName { old_name, new_name, edit })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, BoardRef, Power, Round, RoundIx};

    /// The name that is asked about after a name is typed over that of France on the first of two boards.
    fn asked(first: &str, second: &str, typed: &str) -> Option<(String, Vec<String>)> {
        let mut book = Book::default();
        let boards = ["A", "B"].map(Board::new).into();
        let round = Round { name: "1".into(), boards, ..Round::default() };
        book.apply(Edit::AddRound { position: RoundIx(0), round }).unwrap();
        let seat = |board| BoardRef::new(0, board).seat(Power::France);
        for (board, name) in [(0, first), (1, second)] {
            book.apply(book.edit_to_seat(seat(board), name)).unwrap();
        }
        let cells = [(InputField::Seat(seat(0), SeatColumn::Player), typed)];
        let replaced = ReplacedPlayer::of_typed(&book, &cells).unwrap();
        book.apply(book.edit_to_seat(seat(0), typed)).unwrap();
        let corrected = replaced.corrected_name(&book)?;
        book.apply(corrected.edit).unwrap();
        let names = book.people.iter().map(|person| person.name.clone()).collect();
        Some((format!("{} for {}", corrected.new_name, corrected.old_name), names))
    }

    #[test]
    fn a_corrected_name_renames_the_player_who_has_no_other_game() {
        let names = vec!["John Smith".to_owned(), "Ann Lee".to_owned()];
        assert_eq!(asked("Jon Smith", "Ann Lee", "John Smith"), Some(("John Smith for Jon Smith".to_owned(), names)));
    }

    #[test]
    fn another_player_is_no_correction() {
        assert_eq!(asked("Jon Smith", "Ann Lee", "Cléo Roux"), None, "a name of its own");
        assert_eq!(asked("Jon Smith", "Jon Smith", "John Smith"), None, "he has another game");
        assert_eq!(asked("Jon Smith", "John Smith", "John Smith"), None, "he is no new player");
    }
}
