//! [`TableChoices`], the columns and the rows that the user chose to see in each table.

use std::collections::{BTreeMap, HashMap};

use crate::app::grid::ColumnChoices;
use crate::app::views::row_filter::RowFilter;
use crate::app::views::tab::Tab;

/// No choice: the usual widths of all columns.
static NO_CHOICES: ColumnChoices = ColumnChoices::new();

/// The columns by the kind of tab, and the filters by the tab.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TableChoices {
    columns: BTreeMap<String, ColumnChoices>,
    pub(super) filters: HashMap<Tab, RowFilter>,
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

    /// The filter of a tab.
    pub fn filter(&self, tab: Tab) -> Option<&RowFilter> {
        self.filters.get(&tab)
    }
}
