//! The commands that filter the rows of the table in view: by the values of a column, by a text, by the value at the cursor.

use std::collections::BTreeSet;

use super::Session;
use super::table_commands::needs_column;
use crate::app::commands::conditions::{Availability, require};
use crate::app::dialogs::column_filter::ColumnFilterDialog;
use crate::app::grid::GridModel;
use crate::app::views::row_filter::{ColumnFilter, RowFilters, column_texts, value_name};
use crate::languages::window_sentences::session as texts;

impl Session {
    /// Whether the tab in view is filtered.
    pub(super) fn is_filtered(&self) -> bool {
        !self.tables.filters(self.tab).is_empty()
    }

    /// Filters the tab in view by a column, or with `None` no longer.
    pub fn set_filter(&mut self, column: &str, filter: Option<ColumnFilter>) {
        self.tables.filters_mut(self.tab).set(column, filter);
        self.apply_filters_again();
        if self.is_filtered() {
            let shown = self.tables.shown_rows.shown;
            self.set_status(texts::shows_rows(shown));
        }
    }

    /// Shows the rows of the tab in view that its filters let through now. A row that was typed out of them goes.
    pub fn apply_filters_again(&mut self) {
        self.tables.shown_rows_key = None;
        self.follow_filters();
    }

    /// Shows all rows of the tab in view. Returns false if it shows them already.
    pub fn show_all_rows(&mut self) -> bool {
        let was_filtered = self.is_filtered();
        if was_filtered {
            *self.tables.filters_mut(self.tab) = RowFilters::new();
            self.follow_filters();
        }
        was_filtered
    }

    /// Opens the list of the values of a column.
    pub(super) fn open_filter_of(&mut self, column: usize) {
        let row = {
            let model = self.shown_table();
            let cursor = self.cursor().unwrap_or_default().row;
            model.and_then(|model| {
                let is_there = |row: &usize| *row < model.rows() && model.reachable(*row, column);
                Some(cursor).filter(is_there).or_else(|| (0..model.rows()).find(is_there))
            })
        };
        if let Some(row) = row {
            self.move_cursor(row, column);
        }
        // Without a row in view the cursor stays where it is, and the list is that of the clicked column too.
        let key = {
            let model = self.table();
            model.filter(|model| column < model.columns().len()).map(|model| model.column_key(column).into_owned())
        };
        match key.filter(|key| !key.is_empty()) {
            Some(key) => self.open_filter_list(&key),
            None => self.set_status(texts::filter_needs_heading()),
        }
    }

    /// Opens the list of the values of the column with this key.
    pub(super) fn open_filter_list(&mut self, key: &str) {
        let dialog = {
            let context = self.context();
            let Some(model) = self.table() else { return };
            let Some(column) = (0..model.columns().len()).find(|at| model.column_key(*at) == key) else { return };
            let values = context.filters.values_of(&*model, column);
            let texts = column_texts(&*model, column).collect();
            let name = model.column_name(column).into_owned();
            ColumnFilterDialog::new(key.to_owned(), name, values, texts, context.filters.get(key))
        };
        self.open_dialog(dialog);
    }
}

/// The tab in view is a table with headings, or a round, where the command says why it has no filter.
pub fn can_filter(session: &Session) -> Availability {
    if session.tab.round().is_some() { Ok(()) } else { can_filter_by_value(session) }
}

/// The tab in view is a table with headings.
pub fn can_filter_by_value(session: &Session) -> Availability {
    let is_table = session.table().is_some_and(|model| model.frozen_rows() > 0);
    require(is_table, texts::filter_needs_table())?;
    needs_column(session)
}

/// The tab in view is filtered.
pub fn has_filter(session: &Session) -> Availability {
    require(session.is_filtered(), texts::needs_filter())
}

/// Opens the list of the values of the column at the cursor.
pub fn choose_filter(session: &mut Session) {
    if session.tab.round().is_some() {
        session.messages.notify(texts::round_has_no_filter());
        return;
    }
    if let Some(column) = session.column_at_cursor() {
        session.open_filter_list(&column);
    }
}

/// Shows only the rows that have the value at the cursor.
pub fn filter_by_value(session: &mut Session) {
    let (Some(column), Some(at)) = (session.column_at_cursor(), session.cursor()) else { return };
    let value = {
        let model = session.table().filter(|model| at.row < model.rows());
        model.map(|model| model.cell(at.row, at.column).text.into_owned())
    };
    let Some(value) = value else { return };
    let name = value_name(&value).to_owned();
    session.set_filter(&column, Some(ColumnFilter::Values(BTreeSet::from([value]))));
    let shown = session.tables.shown_rows.shown;
    session.set_status(texts::shows_rows_with(shown, &name));
}
