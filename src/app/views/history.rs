//! The History tab as a grid: every change, newest first, with the value of the cell before and after.
//! The entries are read in [`crate::history`].

use std::borrow::Cow;

use jiff::Zoned;

use crate::app::grid::{CellStyle, CellTone, CellView, ColumnSpec, GridModel};
use crate::history::{History, HistoryEntry, HistoryFilter, HistoryTopic};

/// The filter of the History tab and the entries that pass it.
#[derive(Debug, Default)]
pub struct HistoryState {
    /// The words that the user searches for.
    pub search_text: String,
    /// The chosen topic. `None` shows every topic.
    pub topic: Option<HistoryTopic>,
    /// The positions of the entries that pass the filter, newest first.
    shown_entries: Vec<usize>,
    /// Whether more than one author made the changes.
    has_several_authors: bool,
    /// The number of entries, the words and the topic that `shown_entries` was computed for.
    filtered_for: Option<(usize, String, Option<HistoryTopic>)>,
    /// Whether the search field takes the keyboard focus in the next frame.
    pub take_focus: bool,
    /// Whether Enter was pressed on an entry.
    pub enter_pressed: bool,
}

impl HistoryState {
    /// Filters the entries again if the history or the filter has changed.
    pub fn refresh(&mut self, history: &mut History) {
        let wanted = (history.len(), self.search_text.clone(), self.topic.clone());
        if self.filtered_for.as_ref() == Some(&wanted) {
            return;
        }
        let filter = HistoryFilter::new(self.topic.clone(), &self.search_text);
        let lines = history.entries();
        self.has_several_authors = lines.windows(2).any(|pair| pair[0].author != pair[1].author);
        self.shown_entries = (0..lines.len()).rev().filter(|at| filter.matches(&lines[*at])).collect();
        self.filtered_for = Some(wanted);
    }

    /// The entries that pass the filter, newest first.
    pub fn entries<'a>(&'a self, history: &'a History) -> impl Iterator<Item = &'a HistoryEntry> {
        self.shown_entries.iter().filter_map(|at| history.cached_entries().get(*at))
    }

    /// The entry in a row of the grid.
    pub fn entry_at<'a>(&self, history: &'a History, row: usize) -> Option<&'a HistoryEntry> {
        history.cached_entries().get(*self.shown_entries.get(row.checked_sub(1)?)?)
    }

    /// The number of entries shown: “37 of 1204 changes”.
    pub fn count_text(&self, history: &History) -> String {
        let (shown, all) = (self.shown_entries.len(), history.cached_entries().len());
        match (shown == all, all) {
            (true, 1) => "1 change".to_owned(),
            (true, _) => format!("{all} changes"),
            (false, _) => format!("{shown} of {all} changes"),
        }
    }
}

/// A column of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum HistoryColumn {
    Time,
    Author,
    Location,
    Field,
    Old,
    New,
    Reason,
}

impl HistoryColumn {
    const ALL: [HistoryColumn; 7] = [
        HistoryColumn::Time,
        HistoryColumn::Location,
        HistoryColumn::Field,
        HistoryColumn::Old,
        HistoryColumn::New,
        HistoryColumn::Reason,
        HistoryColumn::Author,
    ];

    const fn name(self) -> &'static str {
        match self {
            HistoryColumn::Time => "Time",
            HistoryColumn::Author => "Author",
            HistoryColumn::Location => "Where",
            HistoryColumn::Field => "Field",
            HistoryColumn::Old => "Before",
            HistoryColumn::New => "After",
            HistoryColumn::Reason => "Reason",
        }
    }

    /// The least width in points, and the share of the width that is left over.
    const fn width(self) -> (f32, f32) {
        match self {
            HistoryColumn::Time => (150.0, 0.0),
            HistoryColumn::Author => (130.0, 0.0),
            HistoryColumn::Location => (210.0, 0.2),
            HistoryColumn::Field => (130.0, 0.1),
            HistoryColumn::Old | HistoryColumn::New => (130.0, 0.25),
            HistoryColumn::Reason => (110.0, 0.2),
        }
    }
}

/// The history as a grid.
#[derive(Debug)]
pub struct HistoryModel<'a> {
    state: &'a HistoryState,
    history: &'a History,
    /// The number of steps after which the book is shown, if a past state is shown.
    past: Option<usize>,
    /// The prefix of a time of today. It is left out.
    today: String,
    column_kinds: Vec<HistoryColumn>,
    columns: Vec<ColumnSpec>,
}

impl<'a> HistoryModel<'a> {
    /// `width` is the width of the grid in points. Long texts share the width that is left over.
    pub fn new(state: &'a HistoryState, history: &'a History, past: Option<usize>, width: f32) -> Self {
        let column_kinds: Vec<HistoryColumn> = HistoryColumn::ALL
            .into_iter()
            .filter(|column_kind| *column_kind != HistoryColumn::Author || state.has_several_authors)
            .collect();
        let needed: f32 = column_kinds.iter().map(|column_kind| column_kind.width().0).sum();
        let left = (width - needed).max(0.0);
        let columns = column_kinds
            .iter()
            .map(|column_kind| ColumnSpec { width: column_kind.width().0 + column_kind.width().1 * left })
            .collect();
        let today = Zoned::now().strftime("%Y-%m-%d ").to_string();
        HistoryModel { state, history, past, today, column_kinds, columns }
    }

    /// The time of an entry: “14:03:05” for today, “2026-11-20 14:03:05” for another day.
    fn time(&self, line: &HistoryEntry) -> String {
        let time = line.local_time();
        time.strip_prefix(&self.today).map_or(time.clone(), str::to_owned)
    }
}

impl GridModel for HistoryModel<'_> {
    fn rows(&self) -> usize {
        1 + self.state.shown_entries.len()
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn frozen_rows(&self) -> usize {
        1
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        let Some(column_kind) = self.column_kinds.get(column).copied() else { return CellView::default() };
        let Some(line) = self.state.entry_at(self.history, row) else {
            let style = CellStyle { tone: CellTone::Heading, ..CellStyle::default() };
            return CellView { text: column_kind.name().into(), style, ..CellView::default() };
        };
        let change = &line.change;
        let text: Cow<'_, str> = match column_kind {
            HistoryColumn::Time => self.time(line).into(),
            HistoryColumn::Author => line.author.as_str().into(),
            HistoryColumn::Location => change.location.as_str().into(),
            HistoryColumn::Field if line.origin_text().is_empty() => change.field.as_str().into(),
            HistoryColumn::Field => format!("{} ({})", change.field, line.origin_text()).into(),
            HistoryColumn::Old => change.old.as_str().into(),
            HistoryColumn::New => change.new.as_str().into(),
            HistoryColumn::Reason => line.reason.as_str().into(),
        };
        let style = CellStyle {
            tone: CellTone::Computed,
            bold: self.past == Some(line.steps_after),
            // Later changes are not in the past state that is shown.
            italic: self.past.is_some_and(|past| line.steps_after > past),
            ..CellStyle::default()
        };
        CellView { text, style, ..CellView::default() }
    }

    fn label(&self, row: usize, column: usize) -> String {
        let name = self.column_kinds.get(column).map_or("", |column_kind| column_kind.name());
        match row {
            0 => format!("History heading {name}"),
            _ => format!("History {row} {name}"),
        }
    }

    fn reachable(&self, row: usize, _column: usize) -> bool {
        row > 0
    }
}
