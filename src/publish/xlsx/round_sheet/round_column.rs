//! A column of a round’s sheet.

use crate::book::SeatColumn;

/// The content of a column of a round's sheet. All boards of the sheet share the columns, so they can be compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RoundColumnKind {
    Power,
    /// A column of a seat. [`SeatColumn::Score`] is the ruling.
    Seat(SeatColumn),
    /// The column of the scoring system at this position, where the board's system has one there before its score.
    System(usize),
    Score,
    /// The reason of the ruling.
    Reason,
}

/// A column of a round's sheet.
#[derive(Clone, Copy, Debug)]
pub(super) struct RoundColumn {
    pub(super) kind: RoundColumnKind,
    /// The width in characters.
    pub(super) width: f64,
    /// Whether any board shows a fraction in this column of the scoring system.
    pub(super) fractions: bool,
}

/// Whether a heading of several words may be broken over several lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HeadingWrap {
    Broken,
    OneLine,
}
