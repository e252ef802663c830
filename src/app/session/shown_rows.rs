//! The rows of the tab in view that its filters show, found again when the book, the filters or the table changes.

use super::Session;
use crate::app::grid::GridModel;
use crate::app::views::row_filter::{RowFilters, ShownRows};
use crate::app::views::tab::Tab;

/// Everything that decides which rows are shown.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ShownRowsKey {
    revision: u64,
    tab: Tab,
    filters: RowFilters,
    /// The columns by which the rows are sorted, and whether backwards.
    order: Vec<(String, bool)>,
    rows: usize,
    columns: Vec<String>,
}

impl Session {
    /// Finds out which rows of the tab in view its filters show.
    pub(super) fn refresh_shown_rows(&mut self) {
        let filters = self.tables.filters(self.tab);
        let found = if filters.is_empty() {
            None
        } else {
            let context = self.context();
            self.view().grid_model(&context).and_then(|model| {
                let key = self.shown_rows_key(&*model);
                // Nothing has changed since the last frame.
                let is_known = key.is_some() && key == self.tables.shown_rows_key;
                (!is_known).then(|| (key, filters.shown_rows(&*model)))
            })
        };
        match found {
            Some((key, shown)) => (self.tables.shown_rows_key, self.tables.shown_rows) = (key, shown),
            None if self.is_filtered() && self.tables.shown_rows_key.is_some() => {}
            None => (self.tables.shown_rows_key, self.tables.shown_rows) = (None, ShownRows::default()),
        }
    }

    /// What decides which rows are shown. `None` for a table with cells that do not come from the book alone.
    fn shown_rows_key(&self, model: &dyn GridModel) -> Option<ShownRowsKey> {
        self.view().shows_only_the_book().then(|| ShownRowsKey {
            revision: self.engine().revision(),
            tab: self.tab,
            filters: self.tables.filters(self.tab).clone(),
            order: self.view().sort_headings(),
            rows: model.rows(),
            columns: (0..model.columns().len()).map(|column| model.column_key(column).into_owned()).collect(),
        })
    }

    /// Shows all rows of the tab in view if its filters leave out this one.
    pub(super) fn show_row(&mut self, row: usize) {
        if self.tables.shown_rows.hidden.get(row).copied().unwrap_or_default() {
            self.show_all_rows();
            self.set_status("shows all rows again, because the filter left out this one");
        }
    }

    /// Shows the rows after a change of the filters, with the cursor among them.
    pub(super) fn follow_filters(&mut self) {
        self.refresh();
        if let Some(grid) = self.grids.get_mut(&self.tab) {
            grid.show_cursor();
            grid.take_focus();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::open_document::OpenDocument;
    use crate::app::views::row_filter::ColumnFilter;
    use crate::app::views::view::ViewSettings;
    use crate::book::{Book, Edit, Person, PersonField, PersonId};
    use crate::engine::Engine;

    /// A session at the list of four players, of whom those with an “a” in the name are shown.
    fn session() -> Session {
        let mut book = Book::default();
        for (id, name) in (1..).zip(["Ann", "Ben", "Cara", "Dot"]) {
            book.people.push(Person::new(PersonId(id), name));
        }
        let document = OpenDocument::unsaved(Engine::new(book), "");
        let mut session = Session::new(document, 0, ViewSettings::default());
        session.tab = Tab::Players;
        session.set_filter("name", Some(ColumnFilter::Text("a".to_owned())));
        session
    }

    #[test]
    fn the_shown_rows_are_found_again_only_after_a_change() {
        let mut session = session();
        assert_eq!(session.tables.shown_rows.shown, 2);
        // A wrong number stays until something changes, so nothing was counted.
        session.tables.shown_rows.shown = 99;
        session.refresh();
        assert_eq!(session.tables.shown_rows.shown, 99);
        session.apply("name", Edit::Person(PersonId(2), PersonField::Name("Bea".into())));
        session.refresh();
        assert_eq!(session.tables.shown_rows.shown, 3);
        let hidden = session.tables.shown_rows.hidden.clone();
        for _ in 0..2 {
            session.views.get_mut(Tab::Players).sort_by(0);
        }
        session.refresh();
        assert_ne!(session.tables.shown_rows.hidden, hidden, "another order");
        session.set_filter("name", Some(ColumnFilter::Text("dot".to_owned())));
        assert_eq!(session.tables.shown_rows.shown, 1);
        session.show_all_rows();
        assert_eq!(session.tables.shown_rows, ShownRows::default());
    }
}
