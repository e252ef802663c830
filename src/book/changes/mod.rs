//! The changes of an edit in words: the cell, its old content and its new content.
//!
//! The texts are made while the edit is applied. They contain the names of boards and people at that time.

mod cell_name;
mod field_text;

use std::collections::HashMap;

use super::{Book, CellAddress, Edit, EditError, PersonId, Power};
use cell_name::ChangedCell;
use field_text::{CellContent, FieldContent};

/// One cell that an edit changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldChange {
    /// The address of the cell at the time of the change.
    pub address: CellAddress,
    /// The location for users: “Round 2, board C, France”, “Ann Other”, “event”.
    pub location: String,
    /// The name of the field: “centres”.
    pub field: String,
    /// The board, “Round 2, board C”. It is empty if the cell belongs to no board.
    pub board: String,
    pub power: Option<Power>,
    /// The people concerned: the player of the seat before and after the change.
    pub people: Vec<PersonId>,
    /// The old content, as a user would type it. It is empty if the cell was empty.
    pub old: String,
    pub new: String,
}

impl Book {
    /// Applies an edit as [`Book::apply`] does and reports each changed cell. Unchanged cells are not reported.
    ///
    /// # Errors
    /// As [`Book::apply`]. If an edit of a batch fails, the edits before it stay applied.
    pub fn apply_and_describe(&mut self, edit: Edit, report: &mut impl FnMut(FieldChange)) -> Result<(), EditError> {
        if let Edit::Batch(edits) = edit {
            return edits.into_iter().try_for_each(|edit| self.apply_and_describe(edit, report));
        }
        let cell = ChangedCell::new(self, &edit);
        let content = FieldContent::read(self, &edit);
        let mut people = content.people;
        let texts = match content.items {
            CellContent::Removed(old) => {
                self.apply(edit)?;
                Some((old, String::new()))
            }
            CellContent::Added(new) => {
                self.apply(edit)?;
                Some((String::new(), new))
            }
            CellContent::Current(old) => {
                let target = edit.clone();
                self.apply(edit)?;
                let now = FieldContent::read(self, &target);
                people.extend(now.people);
                let CellContent::Current(new) = now.items else { return Ok(()) };
                (old != new).then(|| (only_in(&old, &new), only_in(&new, &old)))
            }
        };
        if let Some((old, new)) = texts {
            people.sort_unstable();
            people.dedup();
            let ChangedCell { address, location, field, board, power } = cell;
            report(FieldChange { address, location, field, board, power, people, old, new });
        }
        Ok(())
    }
}

/// The items of `these` that are not in `others`, as one text.
fn only_in(these: &[String], others: &[String]) -> String {
    // Lists with many thousands of items, such as a results year, are compared at every typed letter.
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
    use crate::book::{
        Board, BoardRef, CellEntry, Chart, EventField, PerPower, Person, Round, RoundIx, SeatField, Team, Year,
    };

    fn changes_of(book: &mut Book, edit: Edit) -> Vec<(String, String, String, String)> {
        let mut changes = Vec::new();
        book.apply_and_describe(edit, &mut |change: FieldChange| {
            changes.push((change.location, change.field, change.old, change.new));
        })
        .unwrap();
        changes
    }

    fn change(location: &str, field: &str, old: &str, new: &str) -> (String, String, String, String) {
        (location.to_owned(), field.to_owned(), old.to_owned(), new.to_owned())
    }

    #[test]
    fn each_changed_cell_is_reported_with_its_old_content() {
        let mut book = Book::default();
        let round = Round { name: "1".into(), boards: vec![Board::new("A")], ..Round::default() };
        assert_eq!(
            changes_of(&mut book, Edit::AddRound { position: RoundIx(0), round }),
            [change("Round 1", "round", "", "1 board")]
        );
        let france = BoardRef::new(0, 0).seat(Power::France);
        let seated = book.edit_to_seat(france, "Ann Other");
        assert_eq!(
            changes_of(&mut book, seated),
            [
                change("Ann Other", "player", "", "Ann Other"),
                change("Round 1, board A, France", "player", "", "Ann Other")
            ]
        );
        let count = |centres| Edit::Seat(france, SeatField::Centres(CellEntry::Value(centres)));
        changes_of(&mut book, count(8));
        assert_eq!(changes_of(&mut book, count(9)), [change("Round 1, board A, France", "centres", "8", "9")]);
        assert_eq!(changes_of(&mut book, count(9)), []);
        let mut changes = Vec::new();
        book.apply_and_describe(Edit::RemoveBoard(BoardRef::new(0, 0)), &mut |change| changes.push(change)).unwrap();
        assert_eq!(changes[0].old, "France Ann Other 9");
        assert_eq!(changes[0].people, [book.people[0].id]);
        assert_eq!(changes[0].board, "Round 1, board A");
    }

    #[test]
    fn only_the_changed_items_of_a_list_are_reported() {
        let mut book = Book::default();
        for (id, name) in [(1, "Ann"), (2, "Ben"), (3, "Cy")] {
            let person = Person::new(PersonId(id), name);
            changes_of(&mut book, Edit::AddPerson { position: 9, person });
        }
        let team = |name: &str, members: &[u32]| Team {
            name: name.into(),
            members: members.iter().map(|id| PersonId(*id)).collect(),
            ..Team::default()
        };
        changes_of(&mut book, Edit::Teams(vec![team("Lions", &[1, 2]), team("Bears", &[3])]));
        assert_eq!(
            changes_of(&mut book, Edit::Teams(vec![team("Lions", &[1]), team("Bears", &[3])])),
            [change("event", "teams", "Lions: Ann, Ben", "Lions: Ann")]
        );
    }

    #[test]
    fn repeated_items_of_a_list_are_compared_by_their_number() {
        let texts = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
        let (before, after) = (texts(&["a", "b", "a"]), texts(&["a", "c", "a", "a", "c"]));
        assert_eq!((only_in(&before, &after), only_in(&after, &before)), ("b".to_owned(), "c; a; c".to_owned()));
    }

    #[test]
    fn a_described_edit_changes_the_book_like_a_plain_edit() {
        let mut plain = Book::default();
        let mut described = Book::default();
        let round = Round { name: "1".into(), boards: vec![Board::new("A")], ..Round::default() };
        let step = Edit::Batch(vec![
            Edit::AddRound { position: RoundIx(0), round },
            Edit::Event(EventField::Name("Con".into())),
            Edit::RemoveRound(RoundIx(0)),
        ]);
        plain.apply(step.clone()).unwrap();
        assert_eq!(changes_of(&mut described, step).len(), 3);
        assert_eq!(plain, described);
    }

    #[test]
    fn an_added_or_removed_chart_is_described_by_its_counts() {
        let round = Round { name: "1".into(), boards: vec![Board::new("A")], ..Round::default() };
        let mut book = Book { rounds: vec![round], ..Book::default() };
        let board = BoardRef::new(0, 0);
        let mut chart = Chart { year: Year(1901), centres: PerPower::default() };
        chart.centres[Power::Austria] = CellEntry::Value(5);
        chart.centres[Power::England] = CellEntry::Value(4);
        let (place, counts) = ("Round 1, board A", "Austria 5, England 4");
        assert_eq!(changes_of(&mut book, Edit::AddChart(board, chart)), [change(place, "chart of 1901", "", counts)]);
        assert_eq!(
            changes_of(&mut book, Edit::RemoveChart(board, Year(1901))),
            [change(place, "chart of 1901", counts, "")]
        );
    }
}
