//! [`SortOrder`], the columns by which the user sorts the rows of a table, and how two cells compare.

use std::cmp::Ordering;

use crate::app::grid::{Direction, SortArrow};
use crate::figures::read_number;
use crate::notices::NoticeCell;

/// A column by which rows are sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SortKey<C> {
    pub column: C,
    pub reversed: bool,
}

/// The order of the rows: by up to three columns, the first one first. Without columns it is the usual order of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SortOrder<C> {
    keys: [Option<SortKey<C>>; 3],
}

impl<C> Default for SortOrder<C> {
    fn default() -> Self {
        SortOrder { keys: [None, None, None] }
    }
}

impl<C: Copy + PartialEq> SortOrder<C> {
    /// The columns to sort by, the first one first.
    pub fn keys(&self) -> impl Iterator<Item = SortKey<C>> {
        self.keys.into_iter().flatten()
    }

    /// Whether there is a column to sort by.
    pub fn is_sorted(&self) -> bool {
        self.keys[0].is_some()
    }

    /// Sorts by this column alone. Choosing the same column again reverses the order.
    pub fn sort_by(&mut self, column: C) {
        let reversed = matches!(self.keys, [Some(key), None, None] if key.column == column && !key.reversed);
        self.keys = [Some(SortKey { column, reversed }), None, None];
    }

    /// Sorts rows that are equal in this order by one more column. A column that has a part in the order is reversed. A
    /// fourth column takes the place of the third.
    pub fn sort_also_by(&mut self, column: C) {
        if let Some(key) = self.keys.iter_mut().flatten().find(|key| key.column == column) {
            key.reversed = !key.reversed;
            return;
        }
        let free = self.keys.iter().position(Option::is_none).unwrap_or(self.keys.len() - 1);
        self.keys[free] = Some(SortKey { column, reversed: false });
    }

    /// Sorts by this column alone, or by it too.
    pub fn sort(&mut self, column: C, also: bool) {
        if also { self.sort_also_by(column) } else { self.sort_by(column) }
    }

    /// Goes back to the usual order. Returns false if the table has it.
    pub fn unsort(&mut self) -> bool {
        let was_sorted = self.is_sorted();
        *self = SortOrder::default();
        was_sorted
    }

    /// The position of a column among those to sort by, from 0, and whether its order is reversed.
    pub fn key(&self, column: C) -> Option<(usize, bool)> {
        self.keys().enumerate().find(|(_, key)| key.column == column).map(|(at, key)| (at, key.reversed))
    }

    /// The arrow in the heading of a column. Among several columns it has its rank.
    pub fn arrow(&self, column: C) -> Option<SortArrow> {
        let (at, reversed) = self.key(column)?;
        let direction = if reversed { Direction::Up } else { Direction::Down };
        Some(SortArrow { direction, rank: (self.keys().count() > 1).then_some(at + 1) })
    }

    /// Compares two rows. `compare` compares them by one column.
    pub fn compare(&self, compare: impl Fn(SortKey<C>) -> Ordering) -> Ordering {
        self.keys().map(compare).fold(Ordering::Equal, Ordering::then)
    }

    /// The headings of the columns to sort by, and whether the order is reversed. `heading` names a column.
    pub fn headings(&self, heading: impl Fn(C) -> Option<String>) -> Vec<(String, bool)> {
        self.keys().filter_map(|key| Some((heading(key.column)?, key.reversed))).collect()
    }

    /// The order that [`SortOrder::headings`] described. A heading for which `column` finds nothing is left out.
    pub fn from_headings(headings: &[(String, bool)], column: impl Fn(&str) -> Option<C>) -> SortOrder<C> {
        let mut order = SortOrder::default();
        for (heading, reversed) in headings {
            let Some(column) = column(heading) else { continue };
            order.sort_also_by(column);
            if *reversed {
                // The same column once more reverses the order.
                order.sort_also_by(column);
            }
        }
        order
    }
}

/// Compares two texts: numbers from the greatest on, then other texts by the alphabet. Empty texts come last in both orders.
pub fn compare_texts(a: &str, b: &str, reversed: bool) -> Ordering {
    let turned = |order: Ordering| if reversed { order.reverse() } else { order };
    // “Nan” and “Inf” are names.
    let order = match (read_number(a), read_number(b)) {
        (Some(a), Some(b)) => b.total_cmp(&a),
        (Some(_), None) => Ordering::Less,
        (None, Some(_)) => Ordering::Greater,
        (None, None) => a.cmp(b),
    };
    a.is_empty().cmp(&b.is_empty()).then_with(|| turned(order))
}

/// Compares two cells of a notice: by their greatest figures, the greatest first or, for places, the lowest first; or by
/// their texts. Cells without a figure and without a text come last in both orders.
pub fn compare_cells(a: &NoticeCell, b: &NoticeCell, lowest_first: bool, reversed: bool) -> Ordering {
    let greatest = |cell: &NoticeCell| cell.parts.iter().filter_map(|part| part.value).reduce(f64::max);
    match (greatest(a), greatest(b)) {
        (Some(a), Some(b)) if reversed == lowest_first => b.total_cmp(&a),
        (Some(a), Some(b)) => a.total_cmp(&b),
        (None, None) => {
            let text = |cell: &NoticeCell| cell.plain().to_lowercase();
            compare_texts(&text(a), &text(b), reversed)
        }
        (a, b) => b.is_some().cmp(&a.is_some()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_choice_reverses_and_a_fourth_column_replaces_the_third() {
        let mut order = SortOrder::default();
        assert!(!order.is_sorted() && !order.unsort());
        order.sort_by('a');
        order.sort_by('a');
        assert_eq!(order.key('a'), Some((0, true)));
        for column in ['b', 'c', 'd', 'b'] {
            order.sort_also_by(column);
        }
        assert_eq!((order.key('b'), order.key('c'), order.key('d')), (Some((1, true)), None, Some((2, false))));
        let kept = order.headings(|column| Some(column.to_string()));
        assert_eq!(SortOrder::from_headings(&kept, |heading| heading.chars().next()), order);
        let rank = |order: &SortOrder<char>, column| order.arrow(column).map(|arrow| arrow.rank);
        assert_eq!((rank(&order, 'a'), rank(&order, 'd'), rank(&order, 'x')), (Some(Some(1)), Some(Some(3)), None));
        order.sort_by('a');
        assert_eq!((order.key('a'), rank(&order, 'a')), (Some((0, false)), Some(None)));
        assert!(order.unsort() && !order.is_sorted());
    }

    #[test]
    fn a_name_that_could_be_a_number_is_a_name() {
        assert_eq!(compare_texts("Nan", "Ann", false), Ordering::Greater);
        assert_eq!(compare_texts("inf", "12", false), Ordering::Greater);
    }

    #[test]
    fn numbers_come_greatest_first_and_empty_texts_last() {
        let sorted = |reversed| {
            let mut texts = ["9", "", "10", "-a", "b", "-5", "a"];
            texts.sort_by(|a, b| compare_texts(a, b, reversed));
            texts
        };
        assert_eq!(sorted(false), ["10", "9", "-5", "-a", "a", "b", ""]);
        assert_eq!(sorted(true), ["b", "a", "-a", "-5", "9", "10", ""]);
    }
}
