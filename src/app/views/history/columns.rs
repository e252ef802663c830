//! [`HistoryColumn`], a column of the History tab.

use std::borrow::Cow;

use crate::history::HistoryEntry;

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

    /// The heading.
    pub(super) const fn name(self) -> &'static str {
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
    pub(super) const fn width(self) -> (f32, f32) {
        match self {
            HistoryColumn::Time => (150.0, 0.0),
            HistoryColumn::Author => (130.0, 0.0),
            HistoryColumn::Location => (210.0, 0.2),
            HistoryColumn::Field => (130.0, 0.1),
            HistoryColumn::Old | HistoryColumn::New => (130.0, 0.25),
            HistoryColumn::Reason => (110.0, 0.2),
        }
    }

    /// The text of an entry in this column. The time has its day.
    pub(super) fn text(self, entry: &HistoryEntry) -> Cow<'_, str> {
        let change = &entry.change;
        match self {
            HistoryColumn::Time => entry.local_time().into(),
            HistoryColumn::Author => entry.author.as_str().into(),
            HistoryColumn::Location => change.location.as_str().into(),
            HistoryColumn::Field if entry.origin_text().is_empty() => change.field.as_str().into(),
            HistoryColumn::Field => format!("{} ({})", change.field, entry.origin_text()).into(),
            HistoryColumn::Old => change.old.as_str().into(),
            HistoryColumn::New => change.new.as_str().into(),
            HistoryColumn::Reason => entry.reason.as_str().into(),
        }
    }
}
