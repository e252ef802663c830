//! [`Role`], what the cells of a column hold.

use crate::book::Year;
use crate::import::words::heading_words::Heading;

/// What the cells of a column hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    Is(Heading),
    /// The count after the year of its heading.
    Year,
    /// Several parts, by the number of their pattern in the patterns of columns.
    Parts(usize),
    /// The seven seats of a board, by the number of the pattern of each, with the mark between them.
    WholeBoard(usize, char),
    /// A count after each year from this one: “3-4-5-7”.
    CountsByYear(Year),
    /// The words for what the other cells of the row hold: “Player”, “Centres”.
    Field,
    /// What the word in the column of fields says.
    ValueOfField,
    /// Players in some lines and counts in the others.
    PlayerOrCount,
    /// The year of the counts in each line of a chart.
    YearOfLine,
    /// Counts that are read in place of those in another column of the same row.
    Corrected,
    /// Sums and the like, which follow from other cells.
    Computed,
    /// Nothing that is needed, as the director says.
    NotNeeded,
    /// Nothing that is needed. The cells are kept word for word.
    Kept,
}
