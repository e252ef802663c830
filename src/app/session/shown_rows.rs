//! The rows of the tab in view that its filters show, found again when the book, the filters or the table changes.

use std::collections::HashSet;

use super::Session;
use crate::app::grid::{CellPos, GridModel};
use crate::app::views::row_filter::{RowFilters, ShownRows};
use crate::app::views::tab::Tab;
use crate::app::views::view::ContentVersion;
use crate::book::CellAddress;
use crate::book::typed_words::capitalize;
use crate::languages::list_in_window;
use crate::languages::window_sentences::session as texts;

/// Everything that decides which rows are shown.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ShownRowsKey {
    revision: u64,
    /// The step of the past state in view.
    past_step: Option<usize>,
    /// What the table depends on besides the book.
    content: ContentVersion,
    tab: Tab,
    filters: RowFilters,
    /// The columns by which the rows are sorted, and whether backwards.
    order: Vec<(String, bool)>,
    rows: usize,
    columns: Vec<String>,
}

/// By what a row is known after a change of the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum RowIdentity {
    Address(CellAddress),
    /// A row without a lasting address, by its position.
    Line(usize),
}

/// Whether an address is only the position of a line in its list. After a change of the list, another line can have it.
const fn is_position(address: CellAddress) -> bool {
    match address {
        CellAddress::Team(..)
        | CellAddress::Proposal(..)
        | CellAddress::Note(..)
        | CellAddress::NewNote(..)
        | CellAddress::Award(..)
        | CellAddress::YearEvent(..)
        | CellAddress::ResultLine(..) => true,
        CellAddress::Event
        | CellAddress::Person(..)
        | CellAddress::NewPerson(..)
        | CellAddress::TopBoardClaim(..)
        | CellAddress::Round(_)
        | CellAddress::SitOuts(_)
        | CellAddress::Attendance(..)
        | CellAddress::ReservedPower(..)
        | CellAddress::Board(_)
        | CellAddress::BoardCell(..)
        | CellAddress::Vote { .. }
        | CellAddress::Seat(..) => false,
    }
}

impl ShownRowsKey {
    /// Whether the other key is about the same table with the same filters.
    fn is_about_table_of(&self, other: &ShownRowsKey) -> bool {
        (self.tab, self.past_step, &self.filters) == (other.tab, other.past_step, &other.filters)
            && self.content.has_subject_of(other.content)
    }
}

impl Session {
    /// Finds out which rows of the tab in view its filters show. A row that is shown stays until the filters are applied again,
    /// also if a change took it out of them.
    pub(super) fn refresh_shown_rows(&mut self) {
        if !self.is_filtered() {
            (self.tables.shown_rows_key, self.tables.shown_rows) = (None, ShownRows::default());
            self.tables.identities_of_shown_rows.clear();
            return;
        }
        let Some(model) = self.table() else { return };
        let key = self.shown_rows_key(&*model);
        // Nothing has changed since the last frame.
        if self.tables.shown_rows_key.as_ref() == Some(&key) {
            return;
        }
        let mut shown = self.tables.filters(self.tab).shown_rows(&*model);
        let known = self.tables.shown_rows_key.as_ref().filter(|known| known.is_about_table_of(&key));
        let has_same_lines = known.is_some_and(|known| (known.rows, &known.order) == (key.rows, &key.order));
        let mut identities = HashSet::new();
        for row in model.frozen_rows()..shown.hidden.len() {
            let address = model.address(CellPos { row, column: 0 });
            let address = address.filter(|address| !is_position(*address));
            let identity = address.map_or(RowIdentity::Line(row), RowIdentity::Address);
            let was_shown = known.is_some()
                && (address.is_some() || has_same_lines)
                && self.tables.identities_of_shown_rows.contains(&identity);
            if shown.hidden[row] && was_shown {
                shown.hidden[row] = false;
                shown.shown += 1;
                shown.changed += 1;
            }
            if !shown.hidden[row] {
                identities.insert(identity);
            }
        }
        drop(model);
        let tables = &mut self.tables;
        (tables.shown_rows_key, tables.shown_rows, tables.identities_of_shown_rows) = (Some(key), shown, identities);
    }

    /// What decides which rows are shown.
    fn shown_rows_key(&self, model: &dyn GridModel) -> ShownRowsKey {
        ShownRowsKey {
            revision: self.engine().revision(),
            past_step: self.document.shown_past_step(),
            content: self.view().content_version(),
            tab: self.tab,
            filters: self.tables.filters(self.tab).clone(),
            order: self.view().sort_headings(),
            rows: model.rows(),
            columns: (0..model.columns().len()).map(|column| model.column_key(column).into_owned()).collect(),
        }
    }

    /// Takes the filters off that leave out this row of the tab in view, and says so.
    pub(super) fn show_row(&mut self, row: usize) {
        if !self.tables.shown_rows.hidden.get(row).copied().unwrap_or_default() {
            return;
        }
        let hiding = self.table().map(|model| self.context().filters.hiding(&*model, row)).unwrap_or_default();
        if hiding.is_empty() {
            // An empty row matches no filter.
            self.show_all_rows();
            self.messages.notify(texts::filters_are_off());
            return;
        }
        let names: Vec<String> = hiding.iter().map(|column| capitalize(&self.column_name(column))).collect();
        for column in &hiding {
            self.tables.filters_mut(self.tab).set(column, None);
        }
        self.apply_filters_again();
        let names = list_in_window(&names);
        self.messages.notify(texts::filters_of_columns_are_off(hiding.len(), &names));
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
    use crate::book::{Book, Edit, NotebookEntry, Person, PersonField, PersonId};
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
            session.views.get_mut(Tab::Players).sort_by(0, false);
        }
        session.refresh();
        assert_ne!(session.tables.shown_rows.hidden, hidden, "another order");
        session.set_filter("name", Some(ColumnFilter::Text("dot".to_owned())));
        assert_eq!(session.tables.shown_rows.shown, 1);
        session.show_all_rows();
        assert_eq!(session.tables.shown_rows, ShownRows::default());
    }

    #[test]
    fn a_line_of_the_notebook_is_not_taken_for_the_one_that_stood_there() {
        let note = |text: &str| NotebookEntry { text: text.to_owned(), ..NotebookEntry::default() };
        let book = Book { notebook: ["alpha", "bet", "gamma"].map(note).into(), ..Book::default() };
        let document = OpenDocument::unsaved(Engine::new(book), "");
        let mut session = Session::new(document, 0, ViewSettings::default());
        session.tab = Tab::Notebook;
        session.set_filter("text", Some(ColumnFilter::Text("a".to_owned())));
        assert_eq!(session.tables.shown_rows.shown, 2);
        session.apply("note", Edit::RemoveNote(0));
        session.refresh();
        assert_eq!(session.tables.shown_rows.shown, 1, "of “bet” and “gamma”");
    }
}
