//! The history as a grid: every change, newest first, with the value of the cell before and after.

use std::borrow::Cow;

use jiff::Zoned;

use crate::app::grid::{CellStyle, CellTone, CellView, ColumnSpec, GridModel};
use crate::history::{History, HistoryEntry};

use super::filtered_entries::FilteredEntries;

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
pub(super) struct HistoryModel<'a> {
    list: &'a FilteredEntries,
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
    pub(super) fn new(list: &'a FilteredEntries, history: &'a History, past: Option<usize>, width: f32) -> Self {
        let column_kinds: Vec<HistoryColumn> = HistoryColumn::ALL
            .into_iter()
            .filter(|column_kind| *column_kind != HistoryColumn::Author || list.has_several_authors())
            .collect();
        let needed: f32 = column_kinds.iter().map(|column_kind| column_kind.width().0).sum();
        let left = (width - needed).max(0.0);
        let columns = column_kinds
            .iter()
            .map(|column_kind| ColumnSpec { width: column_kind.width().0 + column_kind.width().1 * left })
            .collect();
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

    fn frozen_rows(&self) -> usize {
        1
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        let Some(column_kind) = self.column_kinds.get(column).copied() else { return CellView::default() };
        let Some(line) = self.list.entry_at(self.history, row) else {
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
