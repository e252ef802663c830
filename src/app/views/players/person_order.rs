//! [`PersonOrder`], the order of the rows of the list of players. It is made when the user sorts, and stays while cells are
//! typed, as in a spreadsheet.

use std::cmp::Ordering;
use std::collections::HashSet;

use crate::app::view_cache::ViewCache;
use crate::app::views::sort_order::{SortKey, SortOrder, compare_texts};
use crate::book::{Book, CellAddress, Person, PersonColumn, PersonId, fold_name};
use crate::input::field_text;

/// The order of the rows. Without columns to sort by, it is the order of entry. The column `None` is the number of games.
#[derive(Debug, Default)]
pub(super) struct PersonOrder {
    sort: SortOrder<Option<PersonColumn>>,
    /// The players of the rows, if they are sorted.
    rows: Vec<PersonId>,
    /// Whether the user has just chosen another order.
    is_new: bool,
}

impl PersonOrder {
    /// The columns by which the rows are sorted.
    pub(super) const fn sort(&self) -> &SortOrder<Option<PersonColumn>> {
        &self.sort
    }

    /// The columns by which the rows are sorted, to be changed. The rows are put in order at the next refresh.
    pub(super) const fn sort_mut(&mut self) -> &mut SortOrder<Option<PersonColumn>> {
        self.is_new = true;
        &mut self.sort
    }

    /// Goes back to the order of entry. Returns false if the rows are in it.
    pub(super) fn unsort(&mut self) -> bool {
        let was_sorted = self.sort.unsort();
        self.is_new |= was_sorted;
        was_sorted
    }

    /// The player at a position, from 0.
    pub(super) fn person<'b>(&self, book: &'b Book, position: usize) -> Option<&'b Person> {
        if self.rows.is_empty() { book.people.get(position) } else { book.person(*self.rows.get(position)?) }
    }

    /// The position of a player.
    pub(super) fn position(&self, book: &Book, id: PersonId) -> Option<usize> {
        if self.rows.is_empty() {
            return book.people.iter().position(|person| person.id == id);
        }
        self.rows.iter().position(|row| *row == id)
    }

    /// All players in the order of the rows.
    pub(super) fn people<'b>(&self, book: &'b Book) -> Vec<&'b Person> {
        (0..book.people.len()).filter_map(|position| self.person(book, position)).collect()
    }

    /// Brings the rows up to date with the list of players. Returns the players of the rows before, if the order is another one
    /// now.
    pub(super) fn refresh(&mut self, book: &Book, view_cache: &ViewCache) -> Option<Vec<PersonId>> {
        if self.rows.is_empty() && !self.is_new {
            return None;
        }
        let in_book = || book.people.iter().map(|person| person.id).collect();
        let before: Vec<PersonId> = if self.rows.is_empty() { in_book() } else { self.rows.clone() };
        if std::mem::take(&mut self.is_new) {
            let mut people: Vec<&Person> = book.people.iter().collect();
            // The sort is stable: equal rows stay in the order of entry.
            people.sort_by(|a, b| self.sort.compare(|key| compare(book, view_cache, a, b, key)));
            let sorted = people.iter().map(|person| person.id);
            self.rows = if self.sort.is_sorted() { sorted.collect() } else { Vec::new() };
            return Some(before);
        }
        if self.rows.len() == book.people.len() && self.rows.iter().all(|id| book.person(*id).is_some()) {
            return None;
        }
        // Rows of players who were removed disappear, and new players are at the end.
        self.rows.retain(|id| book.person(*id).is_some());
        let known: HashSet<PersonId> = self.rows.iter().copied().collect();
        self.rows.extend(book.people.iter().map(|person| person.id).filter(|id| !known.contains(id)));
        Some(before)
    }
}

/// Compares two players by a column: numbers from the greatest on, texts by the alphabet. Empty cells come last.
fn compare(
    book: &Book,
    view_cache: &ViewCache,
    a: &Person,
    b: &Person,
    key: SortKey<Option<PersonColumn>>,
) -> Ordering {
    let Some(column) = key.column else {
        let order = view_cache.games(b.id).cmp(&view_cache.games(a.id));
        return if key.reversed { order.reverse() } else { order };
    };
    let text = |person: &Person| fold_name(&field_text(book, CellAddress::Person(person.id, column)));
    compare_texts(&text(a), &text(b), key.reversed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(book: &Book, order: &PersonOrder) -> Vec<u32> {
        order.people(book).iter().map(|person| person.id.0).collect()
    }

    #[test]
    fn the_rows_are_sorted_when_asked_and_new_players_come_last() {
        let mut book = Book::default();
        for (id, (name, region)) in (1..).zip([("Cy", "UK"), ("Ann", ""), ("Ben", "UK"), ("Dan", "France")]) {
            book.people.push(Person { region: region.into(), ..Person::new(PersonId(id), name) });
        }
        let cache = ViewCache::default();
        let mut rows = PersonOrder::default();
        rows.sort_mut().sort_by(Some(PersonColumn::Region));
        rows.sort_mut().sort_also_by(Some(PersonColumn::Name));
        assert_eq!(rows.refresh(&book, &cache).unwrap().len(), 4);
        assert_eq!(order(&book, &rows), [4, 3, 1, 2]);
        // A typed text moves no row.
        book.people[1].region = "Austria".into();
        assert_eq!(rows.refresh(&book, &cache), None);
        book.people.remove(2);
        book.people.push(Person::new(PersonId(9), "Eve"));
        assert!(rows.refresh(&book, &cache).is_some());
        assert_eq!(order(&book, &rows), [4, 1, 2, 9]);
        assert_eq!(
            (rows.position(&book, PersonId(2)), rows.sort().key(Some(PersonColumn::Name))),
            (Some(2), Some((1, false)))
        );
        assert!(rows.unsort());
        assert_eq!(rows.refresh(&book, &cache).unwrap()[0], PersonId(4));
        assert_eq!(order(&book, &rows), [1, 2, 4, 9]);
        assert!(!rows.unsort());
    }
}
