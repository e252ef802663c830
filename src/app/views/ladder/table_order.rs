//! [`TableOrder`], the order of the rows and the columns of the Table page. The usual order of the rows is that of the ranks.

use super::compiled_year::{CompiledYear, LadderCacheKey};
use super::table::{column_key, shown_columns};
use crate::app::grid::ColumnChoices;
use crate::app::views::sort_order::{SortOrder, compare_cells};
use crate::notices::ColumnRole;

/// The columns by which the table is sorted, and its rows in this order.
#[derive(Debug, Default)]
pub struct TableOrder {
    pub sort: SortOrder<ColumnRole>,
    /// The columns in view, as the user moved them.
    pub columns: Vec<ColumnRole>,
    /// The positions in the table of the ladder. Empty in the order of the ranks.
    rows: Vec<usize>,
    /// The ladder and the order that `rows` was computed for.
    sorted_for: Option<(LadderCacheKey, SortOrder<ColumnRole>)>,
}

impl TableOrder {
    /// The position in the table of the ladder of a row, from 0.
    pub fn position(&self, row: usize) -> Option<usize> {
        if self.rows.is_empty() { Some(row) } else { self.rows.get(row).copied() }
    }

    /// Arranges the columns in view. Returns the columns before, if they were others.
    pub fn arrange(&mut self, compiled_year: &CompiledYear, choices: &ColumnChoices) -> Option<Vec<ColumnRole>> {
        // The places and the points of an event stand together.
        let mut groups: Vec<(String, Vec<ColumnRole>)> = Vec::new();
        for role in shown_columns(compiled_year) {
            match groups.last_mut() {
                Some((_, group))
                    if matches!((&group[..], role), ([ColumnRole::EventPlace(_)], ColumnRole::EventPoints(_))) =>
                {
                    group.push(role);
                }
                _ => groups.push((column_key(compiled_year, role), vec![role])),
            }
        }
        let arranged = choices.arrange((0..groups.len()).collect(), |at| groups[*at].0.as_str());
        let columns: Vec<ColumnRole> = arranged.into_iter().flat_map(|at| groups[at].1.clone()).collect();
        (self.columns != columns).then(|| std::mem::replace(&mut self.columns, columns))
    }

    /// Sorts the rows again if the ladder or the order has changed. Returns whether it did.
    pub fn refresh(&mut self, compiled_year: &CompiledYear) -> bool {
        let wanted = Some((compiled_year.key, self.sort));
        if self.sorted_for == wanted {
            return false;
        }
        self.sorted_for = wanted;
        self.rows.clear();
        let Some(section) = compiled_year.notice.sections.first().filter(|_| self.sort.is_sorted()) else {
            return true;
        };
        self.rows.extend(0..section.rows.len());
        // The sort is stable. Equal rows stay in the order of the ranks.
        self.rows.sort_by(|a, b| {
            let (a, b) = (&section.rows[*a], &section.rows[*b]);
            self.sort.compare(|key| match (section.cell(a, key.column), section.cell(b, key.column)) {
                (Some(a), Some(b)) => compare_cells(a, b, is_lowest_first(key.column), key.reversed),
                (a, b) => b.is_some().cmp(&a.is_some()),
            })
        });
        true
    }
}

/// Whether the lowest figure of a column is the best.
const fn is_lowest_first(column: ColumnRole) -> bool {
    matches!(column, ColumnRole::Place | ColumnRole::EventPlace(_) | ColumnRole::PointsToOvertake)
}
