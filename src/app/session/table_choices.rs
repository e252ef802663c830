//! [`TableChoices`], the columns and the rows that the user chose to see in each table.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::shown_rows::{RowIdentity, ShownRowsKey};
use crate::app::grid::ColumnChoices;
use crate::app::views::row_filter::{RowFilters, ShownRows};
use crate::app::views::tab::Tab;

/// No choice: the usual widths of all columns.
static NO_CHOICES: ColumnChoices = ColumnChoices::new();
/// All rows.
static NO_FILTERS: RowFilters = RowFilters::new();

/// The columns by the kind of tab, and the filters by the tab.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TableChoices {
    columns: BTreeMap<String, ColumnChoices>,
    filters: HashMap<Tab, RowFilters>,
    /// The rows of the tab in view that its filters show.
    pub(super) shown_rows: ShownRows,
    /// What these rows are known by.
    pub(super) identities_of_shown_rows: HashSet<RowIdentity>,
    /// What `shown_rows` was found for.
    pub(super) shown_rows_key: Option<ShownRowsKey>,
}

impl TableChoices {
    /// The choices of the columns for a tab.
    pub fn columns(&self, tab: Tab) -> &ColumnChoices {
        self.columns.get(tab.kind()).unwrap_or(&NO_CHOICES)
    }

    /// The choices of the columns for a tab, to be changed.
    pub(super) fn columns_mut(&mut self, tab: Tab) -> &mut ColumnChoices {
        self.columns.entry(tab.kind().to_owned()).or_default()
    }

    /// The choices of the columns by the kind of tab.
    pub(super) fn all_columns(&self) -> &BTreeMap<String, ColumnChoices> {
        &self.columns
    }

    /// Replaces the choices of the columns for all tabs.
    pub(super) fn set_all_columns(&mut self, columns: BTreeMap<String, ColumnChoices>) {
        self.columns = columns;
    }

    /// The filters of a tab.
    pub fn filters(&self, tab: Tab) -> &RowFilters {
        self.filters.get(&tab).unwrap_or(&NO_FILTERS)
    }

    /// The filters of a tab, to be changed.
    pub(super) fn filters_mut(&mut self, tab: Tab) -> &mut RowFilters {
        self.filters.entry(tab).or_default()
    }
}
