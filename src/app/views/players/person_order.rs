//! [`PersonOrder`], the order of the rows of the list of players. It is made when the user sorts, and stays while cells are
//! typed, as in a spreadsheet.

use std::cmp::Ordering;
use std::collections::HashSet;

use super::grid_model::PlayerColumns;
use crate::app::view_cache::ViewCache;
use crate::book::{Book, Person, PersonId, fold_name};
use crate::input::PersonColumn;

/// The most columns to sort by.
const MOST_KEYS: usize = 3;

/// A column to sort by. `None` is the number of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SortKey {
    pub(super) column: Option<PersonColumn>,
    pub(super) reversed: bool,
}

/// The order of the rows. Without columns to sort by, it is the order of entry.
#[derive(Debug, Default)]
pub(super) struct PersonOrder {
    /// The columns to sort by, the first one first.
    keys: Vec<SortKey>,
    /// The players of the rows, if they are sorted.
    rows: Vec<PersonId>,
    /// Whether the user has just chosen another order.
    is_new: bool,
}

impl PersonOrder {
    /// Sorts by this column alone. Choosing the same column again reverses the order.
    pub(super) fn sort_by(&mut self, column: Option<PersonColumn>) {
        let reversed = matches!(self.keys[..], [key] if key.column == column && !key.reversed);
        self.keys = vec![SortKey { column, reversed }];
        self.is_new = true;
    }

    /// Sorts rows that are equal by one more column. A column that has a part in the order is reversed.
    pub(super) fn sort_also_by(&mut self, column: Option<PersonColumn>) {
        if let Some(key) = self.keys.iter_mut().find(|key| key.column == column) {
            key.reversed = !key.reversed;
        } else {
            self.keys.truncate(MOST_KEYS - 1);
            self.keys.push(SortKey { column, reversed: false });
        }
        self.is_new = true;
    }

    /// Goes back to the order of entry. Returns false if the rows are in it.
    pub(super) fn unsort(&mut self) -> bool {
        let was_sorted = self.is_sorted();
        self.keys.clear();
        self.is_new |= was_sorted;
        was_sorted
    }

    pub(super) fn is_sorted(&self) -> bool {
        !self.keys.is_empty()
    }

    /// The place of a column among those to sort by, from 0, and whether its order is reversed.
    pub(super) fn key(&self, column: Option<PersonColumn>) -> Option<(usize, bool)> {
        let at = self.keys.iter().position(|key| key.column == column)?;
        Some((at, self.keys[at].reversed))
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
            people.sort_by(|a, b| {
                let orders = self.keys.iter().map(|key| compare(book, view_cache, a, b, *key));
                orders.fold(Ordering::Equal, Ordering::then)
            });
            self.rows = if self.keys.is_empty() { Vec::new() } else { people.iter().map(|person| person.id).collect() };
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
fn compare(book: &Book, view_cache: &ViewCache, a: &Person, b: &Person, key: SortKey) -> Ordering {
    let turned = |order: Ordering| if key.reversed { order.reverse() } else { order };
    let Some(column) = key.column else {
        return turned(view_cache.games(b.id).cmp(&view_cache.games(a.id)));
    };
    let text = |person: &Person| fold_name(&PlayerColumns::text(book, person, column));
    let (a, b) = (text(a), text(b));
    match (a.parse::<f64>(), b.parse::<f64>()) {
        (Ok(a), Ok(b)) => turned(b.total_cmp(&a)),
        _ => a.is_empty().cmp(&b.is_empty()).then_with(|| turned(a.cmp(&b))),
    }
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
        rows.sort_by(Some(PersonColumn::Region));
        rows.sort_also_by(Some(PersonColumn::Name));
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
            (rows.position(&book, PersonId(2)), rows.key(Some(PersonColumn::Name))),
            (Some(2), Some((1, false)))
        );
        assert!(rows.unsort());
        assert_eq!(rows.refresh(&book, &cache).unwrap()[0], PersonId(4));
        assert_eq!(order(&book, &rows), [1, 2, 4, 9]);
        assert!(!rows.unsort());
    }
}
