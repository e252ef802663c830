//! The view of a book as text, so that it is the same when the book is opened again: columns, zoom, sort and side panel.
//! No part of the book.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::Session;
use crate::app::grid::ColumnChoices;
use crate::app::views::ladder::LadderPage;
use crate::app::views::tab::Tab;
use crate::app::views::view::ViewSettings;
use crate::languages::in_english;

/// The tabs whose order of rows is remembered.
const SORTED_TABS: [Tab; 4] = [Tab::Players, Tab::Standings, Tab::Ladder(LadderPage::Table), Tab::History];

/// The view of a book in the form in which it is kept. What a text leaves out has its usual value.
#[derive(Debug, Default, Deserialize, Serialize)]
#[serde(default)]
struct BookView {
    #[serde(flatten)]
    settings: ViewSettings,
    /// The columns by the kind of tab.
    columns: BTreeMap<String, ColumnChoices>,
    /// The keys of the columns by which tables are sorted, and whether the order is reversed, by the kind of tab.
    sorts: BTreeMap<String, Vec<(String, bool)>>,
    /// The names of the rounds for which the user showed or hid the yearly counts.
    yearly_counts: BTreeMap<String, bool>,
    /// The name of the tab in view, in English.
    tab: String,
    /// The kinds of the tabs that stay in the strip because they were opened.
    kept_tabs: BTreeSet<String>,
    /// The day on which the projector was open when the view was kept. Empty if it was closed.
    projector_day: String,
}

impl Session {
    /// The view of the book as text. `projector_day` is today while the projector is open, and else empty.
    pub fn view_text(&self, projector_day: String) -> String {
        let view = BookView {
            settings: self.settings,
            columns: self.tables.all_columns().clone(),
            sorts: SORTED_TABS
                .iter()
                .map(|tab| (tab.kind().to_owned(), self.views.get(*tab).sort_headings()))
                .filter(|(_, headings)| !headings.is_empty())
                .collect(),
            yearly_counts: self.views.round.yearly_counts_by_name(self.book()),
            tab: self.name_of_tab(self.tab),
            kept_tabs: self.kept_tabs.clone(),
            projector_day,
        };
        serde_json::to_string_pretty(&view).unwrap_or_default()
    }

    /// Gives the book the view that [`Session::view_text`] wrote, and returns its day of the projector. A text that cannot be read
    /// changes nothing.
    pub fn apply_view_text(&mut self, text: &str) -> String {
        let Ok(view) = serde_json::from_str::<BookView>(text) else { return String::new() };
        self.settings = view.settings;
        self.settings.zoom_to(view.settings.zoom);
        self.settings.set_panel_width(view.settings.panel_width);
        self.tables.set_all_columns(view.columns);
        let mut sorts = view.sorts;
        for tab in SORTED_TABS {
            let headings = sorts.remove(tab.kind()).unwrap_or_default();
            self.views.get_mut(tab).sort_by_headings(headings);
        }
        self.kept_tabs = view.kept_tabs;
        self.views.round.set_yearly_counts(self.document.engine.book(), &view.yearly_counts);
        self.refresh();
        if let Some(tab) = self.tab_named(&view.tab) {
            self.open_tab(tab);
        }
        view.projector_day
    }

    /// The name of a tab in the strip, in English: under this name it is remembered.
    pub(super) fn name_of_tab(&self, tab: Tab) -> String {
        in_english(|| self.views.name(tab, self.engine()).into_owned())
    }

    /// The tab of this name in the strip.
    pub(super) fn tab_named(&self, name: &str) -> Option<Tab> {
        self.tabs().into_iter().find(|tab| self.name_of_tab(*tab) == name)
    }
}
