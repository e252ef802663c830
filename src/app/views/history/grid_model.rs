//! The history as a grid: every change, with the value of the cell before and after.

use std::borrow::Cow;

use jiff::Zoned;

use crate::app::grid::{CellStyle, CellTone, CellView, ColumnSpec, GridModel};
use crate::history::{History, HistoryEntry};
use crate::languages::window_sentences::history_tab as texts;

use super::columns::HistoryColumn;
use super::filtered_entries::FilteredEntries;

/// The history as a grid.
#[derive(Debug)]
pub(super) struct HistoryModel<'a> {
    list: &'a FilteredEntries,
    history: &'a History,
    /// The number of steps after which the book is shown, if a past state is shown.
    past: Option<usize>,
    /// The prefix of a time of today. It is left out.
    today: String,
    column_kinds: &'a [HistoryColumn],
    columns: Vec<ColumnSpec>,
}

impl<'a> HistoryModel<'a> {
    pub(super) fn new(
        list: &'a FilteredEntries,
        column_kinds: &'a [HistoryColumn],
        history: &'a History,
        past: Option<usize>,
    ) -> Self {
        let columns = column_kinds.iter().map(|column_kind| column_kind.spec()).collect();
        let today = Zoned::now().strftime("%Y-%m-%d ").to_string();
        HistoryModel { list, history, past, today, column_kinds, columns }
    }

    /// The time of an entry: “14:03:05” for today, “2026-11-20 14:03:05” for another day.
    fn time(&self, line: &HistoryEntry) -> String {
        let time = line.local_time();
        time.strip_prefix(&self.today).map_or(time.clone(), str::to_owned)
    }
}

impl GridModel for HistoryModel<'_> {
    fn rows(&self) -> usize {
        1 + self.list.len()
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn column_key(&self, column: usize) -> Cow<'_, str> {
        self.column_kinds.get(column).map_or("", |column_kind| column_kind.key()).into()
    }

    fn frozen_rows(&self) -> usize {
        1
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        let Some(column_kind) = self.column_kinds.get(column).copied() else { return CellView::default() };
        let Some(line) = self.list.entry_at(self.history, row) else {
            let arrow = self.list.sort.arrow(column_kind);
            let bold = arrow.is_some();
            let style = CellStyle { tone: CellTone::Heading, arrow, bold, ..CellStyle::default() };
            return CellView { text: column_kind.name().into(), style, ..CellView::default() };
        };
        let text = if column_kind == HistoryColumn::Time { self.time(line).into() } else { column_kind.text(line) };
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
            0 => texts::heading_spoken(name),
            _ => texts::cell_spoken(&row.to_string(), name),
        }
    }

    fn reachable(&self, row: usize, _column: usize) -> bool {
        row > 0
    }
}
