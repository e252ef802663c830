//! [`TableOrder`], the order of the rows and the columns of the Table page. The usual order of the rows is that of the ranks.
//! It is that of the ladder in view, and is computed when the page is brought up to date.

use super::compiled_year::{CompiledYear, LadderCacheKey};
use crate::app::grid::ColumnChoices;
use crate::app::views::sort_order::{SortOrder, compare_cells};
use crate::notices::ColumnRole;

/// The columns by which the table is sorted, and its rows in this order.
#[derive(Debug, Default)]
pub struct TableOrder {
    pub sort: SortOrder<ColumnRole>,
    /// The keys of the columns to sort by of the last time, and whether the order is reversed, until the columns are there.
    pub sort_of_last_time: Vec<(String, bool)>,
    /// The columns in view, as the user moved them.
    pub columns: Vec<ColumnRole>,
    /// The positions in the table of the ladder. Empty in the order of the ranks.
    rows: Vec<usize>,
    /// The names of the players in the order of the rows.
    names: Vec<String>,
    /// The ladder and the order that `rows` was computed for.
    sorted_for: Option<(LadderCacheKey, SortOrder<ColumnRole>)>,
}

impl TableOrder {
    /// The position in the table of the ladder of a row, from 0.
    pub fn position(&self, row: usize) -> Option<usize> {
        if self.rows.is_empty() { Some(row) } else { self.rows.get(row).copied() }
    }

    /// The name of the player in a row, from 0, as the table was shown last. The ladder may be another one by now.
    pub fn name(&self, row: usize) -> Option<&str> {
        self.names.get(row).map(String::as_str)
    }

    /// The row of a player, from 0.
    pub fn row_of(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|have| have == name)
    }

    /// The keys of the columns to sort by, and whether the order is reversed.
    pub fn sort_headings(&self, compiled_year: Option<&CompiledYear>) -> Vec<(String, bool)> {
        match compiled_year.filter(|_| self.sort_of_last_time.is_empty()) {
            Some(compiled_year) => self.sort.headings(|role| Some(column_key(compiled_year, role))),
            None => self.sort_of_last_time.clone(),
        }
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
        if !self.sort_of_last_time.is_empty() && !self.columns.is_empty() {
            let headings = std::mem::take(&mut self.sort_of_last_time);
            let column =
                |heading: &str| self.columns.iter().copied().find(|role| column_key(compiled_year, *role) == heading);
            self.sort = SortOrder::from_headings(&headings, column);
        }
        let wanted = Some((compiled_year.key, self.sort));
        if self.sorted_for == wanted {
            return false;
        }
        self.sorted_for = wanted;
        self.rows.clear();
        if let Some(section) = compiled_year.notice.sections.first().filter(|_| self.sort.is_sorted()) {
            self.rows.extend(0..section.rows.len());
            // The sort is stable. Equal rows stay in the order of the ranks.
            self.rows.sort_by(|a, b| {
                let (a, b) = (&section.rows[*a], &section.rows[*b]);
                self.sort.compare(|key| match (section.cell(a, key.column), section.cell(b, key.column)) {
                    (Some(a), Some(b)) => compare_cells(a, b, is_lowest_first(key.column), key.reversed),
                    (a, b) => b.is_some().cmp(&a.is_some()),
                })
            });
        }
        let players = &compiled_year.table.rows;
        let in_order = (0..players.len()).filter_map(|row| players.get(self.position(row)?));
        self.names = in_order.map(|row| compiled_year.roster.name(row.person).to_owned()).collect();
        true
    }
}

/// Whether the lowest figure of a column is the best.
const fn is_lowest_first(column: ColumnRole) -> bool {
    matches!(column, ColumnRole::Place | ColumnRole::EventPlace(_) | ColumnRole::PointsToOvertake)
}

/// The columns in view. The number of counted results is shown together with the number of results.
pub fn shown_columns(compiled_year: &CompiledYear) -> Vec<ColumnRole> {
    let Some(section) = compiled_year.notice.sections.first() else { return Vec::new() };
    let is_shown = |role: &ColumnRole| match role {
        ColumnRole::CountedEvents => false,
        ColumnRole::Region => section.has_texts(*role),
        _ => true,
    };
    section.columns.iter().map(|column| column.role).filter(is_shown).collect()
}

pub(super) fn column_title(compiled_year: &CompiledYear, role: ColumnRole) -> &str {
    match role {
        ColumnRole::EventPlace(at) | ColumnRole::EventPoints(at) => {
            compiled_year.short_names.get(at).map_or("", String::as_str)
        }
        _ => compiled_year.notice.sections.first().map_or("", |section| section.column_title(role)),
    }
}

/// The name of a column under which its width and its place are remembered.
pub fn column_key(compiled_year: &CompiledYear, role: ColumnRole) -> String {
    match role {
        ColumnRole::EventPoints(_) if compiled_year.ladder.needs_place() => {
            format!("{} points", column_title(compiled_year, role))
        }
        ColumnRole::EventPlace(_) | ColumnRole::EventPoints(_) => column_title(compiled_year, role).to_owned(),
        _ => role.key().to_owned(),
    }
}
