//! A line in which a table begins, with the columns below it.

use std::ops::Range;

use super::line_content::FEWEST_POWERS;
use super::role::Role;
use crate::book::Year;
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::readings::NamedGame;
use crate::import::words::heading_words::Heading;

/// Behind the words of a heading that comes again in the same line, for each time.
pub(super) const COMES_AGAIN: char = '\u{2}';

/// Before the words of a heading that says nothing but the game of its column.
pub(super) const OF_GAME: &str = "\u{1}[";

/// The words of all columns below a year of a chart.
pub(super) const YEAR: &str = "\u{1}year";

/// A column below a line of headings.
#[derive(Clone, Debug)]
pub(super) struct TableColumn {
    pub place: u32,
    pub heading: Option<CellIndex>,
    /// Columns with equal words hold the same.
    pub words: String,
    /// What the heading says about the game of the column.
    pub names: NamedGame,
    /// Whether the game is that of the heading to the left.
    pub is_inherited: bool,
    /// What the heading says beside its neighbours, where this differs from what it says alone.
    pub meaning: Option<Heading>,
    /// The half of a name that the column may have, below a word for players that stands over two columns.
    pub half_name: Option<Heading>,
    /// The year of a chart that the heading names.
    pub year: Option<Year>,
    /// What the director says about the column.
    pub given: Option<Role>,
}

impl TableColumn {
    /// A column without a heading, whose words stand for what it is beside the others.
    pub(super) const fn without_heading(place: u32, words: String, names: NamedGame, is_inherited: bool) -> Self {
        TableColumn {
            place,
            heading: None,
            words,
            names,
            is_inherited,
            meaning: None,
            half_name: None,
            year: None,
            given: None,
        }
    }

    /// Whether the heading says nothing but the game of the column.
    pub(super) fn is_named_by_game(&self) -> bool {
        self.words.starts_with(OF_GAME)
    }
}

/// A line of headings, or the first line of a table without headings, with the lines below it until the next.
#[derive(Clone, Debug)]
pub(super) struct HeadingLine {
    pub line: u32,
    /// Whether the line holds headings, and not the first values.
    pub has_headings: bool,
    /// The next line in which a table of the same columns begins.
    pub end: u32,
    /// The first and the last place of the table.
    pub places: (u32, u32),
    /// The line directly above, with powers that each stand over several headings.
    pub above: Vec<CellIndex>,
    pub columns: Vec<TableColumn>,
    /// Whether the line may also have titles: its headings are powers, or a title stands above powers.
    pub has_titles: bool,
    /// Whether the counts below the only year can be those of boards.
    pub year_may_be_of_boards: bool,
}

impl HeadingLine {
    /// Whether another line of headings is above some of the same columns.
    pub(super) const fn overlaps(&self, other: &HeadingLine) -> bool {
        overlap(self.places, other.places)
    }

    /// Whether each line has a column for each power.
    pub(super) fn is_of_powers(&self) -> bool {
        self.columns.iter().filter(|column| column.names.power.is_some() && !column.is_inherited).count()
            >= FEWEST_POWERS
    }

    /// The lines below the headings.
    pub(super) const fn lines(&self) -> Range<u32> {
        (if self.has_headings { self.line + 1 } else { self.line })..self.end
    }

    pub(super) const fn has_place(&self, place: u32) -> bool {
        self.places.0 <= place && place <= self.places.1
    }
}

/// Whether two tables share columns or touch each other.
pub(super) const fn overlap(first: (u32, u32), second: (u32, u32)) -> bool {
    first.0 <= second.1.saturating_add(1) && second.0 <= first.1.saturating_add(1)
}
