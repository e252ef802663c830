//! What an edit changed, in words: the cell, what it held before and what it holds now.
//!
//! Texts are made while the edit is applied, so that a board or a person is called what they were called then.

mod cell_name;
mod field_text;

use std::collections::HashMap;

use super::{Book, Edit, EditError, PersonId, Place, Power};
use cell_name::Cell;
use field_text::{Held, Items};

/// One cell that an edit changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Where in the book that is, as it was then.
    pub at: Place,
    /// Whose or which: “Round 2, board C, France”, “Ann Other”, “event”.
    pub place: String,
    /// What of it: “centres”.
    pub field: String,
    /// The board, “Round 2, board C”; empty where it is about none.
    pub board: String,
    pub power: Option<Power>,
    /// Who it is about: who sits there, before and after.
    pub people: Vec<PersonId>,
    /// What was there, as it is typed; empty for nothing.
    pub old: String,
    pub new: String,
}

impl Book {
    /// Makes a change as [`Book::apply`] does and says what it changed, cell by cell; what it left as it was is not told.
    ///
    /// # Errors
    /// As [`Book::apply`]. Of several edits those before the one that cannot be made are made.
    pub fn apply_and_tell(&mut self, edit: Edit, tell: &mut impl FnMut(Change)) -> Result<(), EditError> {
        if let Edit::Batch(edits) = edit {
            return edits.into_iter().try_for_each(|edit| self.apply_and_tell(edit, tell));
        }
        let cell = Cell::of(self, &edit);
        let held = Held::of(self, &edit);
        let mut people = held.people;
        let told = match held.items {
            Items::Gone(old) => {
                self.apply(edit)?;
                Some((old, String::new()))
            }
            Items::Came(new) => {
                self.apply(edit)?;
                Some((String::new(), new))
            }
            Items::Cell(old) => {
                let target = edit.clone();
                self.apply(edit)?;
                let now = Held::of(self, &target);
                people.extend(now.people);
                let Items::Cell(new) = now.items else { return Ok(()) };
                (old != new).then(|| (only_in(&old, &new), only_in(&new, &old)))
            }
        };
        if let Some((old, new)) = told {
            people.sort_unstable();
            people.dedup();
            let Cell { at, place, field, board, power } = cell;
            tell(Change { at, place, field, board, power, people, old, new });
        }
        Ok(())
    }
}

/// Those of `these` that are not among `others`, as one text.
fn only_in(these: &[String], others: &[String]) -> String {
    // Lists of many thousands, such as a year's results, are told at every letter that is typed into them.
    let mut left: HashMap<&str, usize> = HashMap::with_capacity(others.len());
    for other in others {
        *left.entry(other).or_default() += 1;
    }
    let mut only = Vec::new();
    for item in these {
        match left.get_mut(item.as_str()) {
            Some(left) if *left > 0 => *left -= 1,
            _ => only.push(item.as_str()),
        }
    }
    only.join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, BoardRef, Entry, EventField, Person, Round, RoundIx, SeatField, Team};

    fn told(book: &mut Book, edit: Edit) -> Vec<(String, String, String, String)> {
        let mut told = Vec::new();
        book.apply_and_tell(edit, &mut |change: Change| {
            told.push((change.place, change.field, change.old, change.new));
        })
        .unwrap();
        told
    }

    fn said(place: &str, field: &str, old: &str, new: &str) -> (String, String, String, String) {
        (place.to_owned(), field.to_owned(), old.to_owned(), new.to_owned())
    }

    #[test]
    fn each_cell_of_a_step_is_told_with_what_it_held_before() {
        let mut book = Book::default();
        let round = Round { name: "1".into(), boards: vec![Board::named("A")], ..Round::default() };
        assert_eq!(
            told(&mut book, Edit::AddRound { at: RoundIx(0), round }),
            [said("Round 1", "round", "", "1 board")]
        );
        let france = BoardRef::new(0, 0).seat(Power::France);
        let seated = book.seat_named(france, "Ann Other");
        assert_eq!(
            told(&mut book, seated),
            [said("Ann Other", "player", "", "Ann Other"), said("Round 1, board A, France", "player", "", "Ann Other")]
        );
        let count = |centres| Edit::Seat(france, SeatField::Centres(Entry::Value(centres)));
        told(&mut book, count(8));
        assert_eq!(told(&mut book, count(9)), [said("Round 1, board A, France", "centres", "8", "9")]);
        assert_eq!(told(&mut book, count(9)), []);
        let mut changes = Vec::new();
        book.apply_and_tell(Edit::RemoveBoard(BoardRef::new(0, 0)), &mut |change| changes.push(change)).unwrap();
        assert_eq!(changes[0].old, "France Ann Other 9");
        assert_eq!(changes[0].people, [book.people[0].id]);
        assert_eq!(changes[0].board, "Round 1, board A");
    }

    #[test]
    fn of_a_list_only_what_came_and_went_is_told() {
        let mut book = Book::default();
        for (id, name) in [(1, "Ann"), (2, "Ben"), (3, "Cy")] {
            let person = Person::new(PersonId(id), name);
            told(&mut book, Edit::AddPerson { at: 9, person });
        }
        let team = |name: &str, members: &[u32]| Team {
            name: name.into(),
            members: members.iter().map(|id| PersonId(*id)).collect(),
            ..Team::default()
        };
        told(&mut book, Edit::Teams(vec![team("Lions", &[1, 2]), team("Bears", &[3])]));
        assert_eq!(
            told(&mut book, Edit::Teams(vec![team("Lions", &[1]), team("Bears", &[3])])),
            [said("event", "teams", "Lions: Ann, Ben", "Lions: Ann")]
        );
    }

    #[test]
    fn an_item_that_stands_twice_in_a_list_is_told_as_often_as_it_came() {
        let texts = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
        let (before, after) = (texts(&["a", "b", "a"]), texts(&["a", "c", "a", "a", "c"]));
        assert_eq!((only_in(&before, &after), only_in(&after, &before)), ("b".to_owned(), "c; a; c".to_owned()));
    }

    #[test]
    fn a_step_that_is_told_leaves_the_book_as_one_that_is_not() {
        let mut plain = Book::default();
        let mut telling = Book::default();
        let round = Round { name: "1".into(), boards: vec![Board::named("A")], ..Round::default() };
        let step = Edit::Batch(vec![
            Edit::AddRound { at: RoundIx(0), round },
            Edit::Event(EventField::Name("Con".into())),
            Edit::RemoveRound(RoundIx(0)),
        ]);
        plain.apply(step.clone()).unwrap();
        assert_eq!(told(&mut telling, step).len(), 3);
        assert_eq!(plain, telling);
    }
}
