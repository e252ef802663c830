//! The measures that every page has: its margin, its foot and its lines.

/// The margin around a page, in points.
pub(super) const MARGIN: f32 = 36.0;

/// The height of the foot, in points.
pub(super) const FOOT: f32 = 20.0;

/// The height of a line, in sizes of its text.
pub(super) const LINE: f32 = 1.3;

/// From the top of a line to the baseline, in sizes of its text.
pub(super) const ASCENT: f32 = 1.02;

/// A section with no more rows than this is kept on one page.
pub(super) const MOST_ROWS_TOGETHER: usize = 12;
