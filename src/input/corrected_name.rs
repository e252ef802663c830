//! A name that is typed over another one in a seat: it can be a corrected spelling, and the player before can be a slip of
//! the keys that nothing else knows.

use std::collections::HashMap;

use super::InputField;
use crate::book::{Book, Edit, Person, PersonField, PersonId, SeatColumn, SeatField, SeatRef};
use crate::ladder::identities::{NameMatch, NameMatcher};

/// The seat into which a name is typed, as it was before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplacedPlayer {
    seat: SeatRef,
    old: Option<PersonId>,
    /// The number that a new person gets.
    next: PersonId,
}

/// The players whom a name that was typed into a seat has added, with this name.
#[derive(Clone, Debug, Default)]
pub struct TypedPlayers(HashMap<PersonId, String>);

impl TypedPlayers {
    /// Whether a person is only what was typed into a seat.
    fn is_only_typed(&self, person: &Person) -> bool {
        self.0.get(&person.id) == Some(&person.name) && *person == Person::new(person.id, person.name.clone())
    }
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
    /// The seat of the only cell that is typed into. `None` for other cells.
    pub fn of_typed(book: &Book, cells: &[(InputField, &str)]) -> Option<ReplacedPlayer> {
        let [(InputField::Seat(seat, SeatColumn::Player), _)] = cells else { return None };
        Some(ReplacedPlayer { seat: *seat, old: book.seat(*seat)?.player, next: book.next_person_id() })
    }

    /// Notes the player whom the typed name has added.
    pub fn note_new_player(self, book: &Book, typed: &mut TypedPlayers) {
        if let Some(new) = self.new_player(book) {
            typed.0.insert(new, book.name_of(Some(new)).to_owned());
        }
    }

    fn new_player(self, book: &Book) -> Option<PersonId> {
        book.seat(self.seat)?.player.filter(|new| new.0 >= self.next.0)
    }

    /// Removes the player before, if the name was typed into a seat and nothing else is known about it: it was a slip of the
    /// keys. Returns the edit with the name.
    pub fn removed_slip(self, book: &Book, typed: &TypedPlayers) -> Option<(Edit, String)> {
        let old = book.person(self.old?).filter(|old| typed.is_only_typed(old))?;
        // A seat that was emptied says nothing about the player.
        book.seat(self.seat)?.player.filter(|now| *now != old.id)?;
        let edit = Edit::RemovePerson(old.id);
        book.clone().apply(edit.clone()).ok()?;
        Some((edit, old.name.clone()))
    }

    /// The corrected name, if the typed one is new and similar, and nothing else is known about the player before.
    pub fn corrected_name(self, book: &Book) -> Option<CorrectedName> {
        let (old, new) = (self.old?, self.new_player(book)?);
        let (old_name, new_name) = (book.name_of(Some(old)).to_owned(), book.name_of(Some(new)).to_owned());
        if NameMatcher::new([old_name.as_str()]).find(&new_name) == NameMatch::None {
            return None;
        }
        // A player with another game, a sit-out or a team is somebody of his or her own.
        book.clone().apply(Edit::RemovePerson(old)).ok()?;
        let edit = Edit::Batch(vec![
            Edit::Seat(self.seat, SeatField::Player(Some(old))),
            Edit::RemovePerson(new),
            Edit::Person(old, PersonField::Name(new_name.clone())),
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

    #[test]
    fn a_slip_of_the_keys_goes_away_with_its_correction() {
        let mut book = Book::default();
        let boards = ["A", "B"].map(Board::new).into();
        let round = Round { name: "1".into(), boards, ..Round::default() };
        book.apply(Edit::AddRound { position: RoundIx(0), round }).unwrap();
        let seat = |board| BoardRef::new(0, board).seat(Power::France);
        book.apply(book.edit_to_seat(seat(1), "Ann Lee")).unwrap();
        let mut typed = TypedPlayers::default();
        let type_name = |book: &mut Book, name: &str, typed: &mut TypedPlayers| {
            let cells = [(InputField::Seat(seat(0), SeatColumn::Player), name)];
            let replaced = ReplacedPlayer::of_typed(book, &cells).unwrap();
            book.apply(book.edit_to_seat(seat(0), name)).unwrap();
            let removed = replaced.removed_slip(book, typed);
            replaced.note_new_player(book, typed);
            removed.map(|(_, name)| name)
        };
        assert_eq!(type_name(&mut book, "xqz", &mut typed), None);
        assert_eq!(type_name(&mut book, "Ann Lee", &mut typed), Some("xqz".to_owned()));
        assert_eq!(type_name(&mut book, "Ben Orr", &mut typed), None, "Ann Lee was not typed here");
        let ben = book.seat(seat(0)).unwrap().player.unwrap();
        book.apply(Edit::Person(ben, PersonField::Region("UK".into()))).unwrap();
        assert_eq!(type_name(&mut book, "Cy Adams", &mut typed), None, "somebody wrote more about Ben Orr");
        assert_eq!(type_name(&mut book, "", &mut typed), None, "an emptied seat removes nobody");
    }
}
