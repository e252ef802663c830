//! [`HistoryColumn`], a column of the History tab.

use std::borrow::Cow;

use crate::app::grid::ColumnSpec;
use crate::app::views::shared_cells;
use crate::book::EditOrigin;
use crate::history::HistoryEntry;
use crate::languages::window_sentences::history_tab as texts;

/// A column of the History tab.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HistoryColumn {
    Time,
    Author,
    Location,
    Field,
    Old,
    New,
    Reason,
}

impl HistoryColumn {
    /// All columns, from left to right.
    pub(super) const ALL: [HistoryColumn; 7] = [
        HistoryColumn::Time,
        HistoryColumn::Location,
        HistoryColumn::Field,
        HistoryColumn::Old,
        HistoryColumn::New,
        HistoryColumn::Reason,
        HistoryColumn::Author,
    ];

    /// The name under which the width, the place and the order of the column are remembered.
    pub(super) const fn key(self) -> &'static str {
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

    /// The heading.
    pub(super) fn name(self) -> &'static str {
        match self {
            HistoryColumn::Time => texts::column_time(),
            HistoryColumn::Author => texts::column_author(),
            HistoryColumn::Location => texts::column_where(),
            HistoryColumn::Field => texts::column_field(),
            HistoryColumn::Old => texts::column_before(),
            HistoryColumn::New => texts::column_after(),
            HistoryColumn::Reason => texts::column_reason(),
        }
    }

    /// The widths of the column.
    pub(super) const fn spec(self) -> ColumnSpec {
        match self {
            HistoryColumn::Time => ColumnSpec::at_least(shared_cells::MOMENT_WIDTH),
            HistoryColumn::Author => ColumnSpec::at_least(130.0),
            HistoryColumn::Location => ColumnSpec::between(150.0, 210.0).up_to(1010.0),
            HistoryColumn::Field => ColumnSpec::between(100.0, 130.0).up_to(530.0),
            HistoryColumn::Old | HistoryColumn::New => ColumnSpec::between(100.0, 130.0).up_to(1130.0),
            HistoryColumn::Reason => ColumnSpec::between(90.0, 110.0).up_to(910.0),
        }
    }

    /// The text of an entry in this column. The time has its day.
    pub(super) fn text(self, entry: &HistoryEntry) -> Cow<'_, str> {
        let change = &entry.change;
        match self {
            HistoryColumn::Time => entry.local_time().into(),
            HistoryColumn::Author => entry.author.as_str().into(),
            HistoryColumn::Location => change.location_in_window().into(),
            HistoryColumn::Field => match entry.origin {
                EditOrigin::Undo => texts::field_undone(change.field_in_window()).into(),
                EditOrigin::Redo => texts::field_done_again(change.field_in_window()).into(),
                EditOrigin::NewStep | EditOrigin::Continuation | EditOrigin::NotUndoable | EditOrigin::ReasonAdded => {
                    change.field_in_window().into()
                }
            },
            HistoryColumn::Old => change.old_in_window().into(),
            HistoryColumn::New => change.new_in_window().into(),
            HistoryColumn::Reason => entry.reason.as_str().into(),
        }
    }
}
