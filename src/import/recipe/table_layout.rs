//! The layout of one table: where its columns, its titles and its sheets are, and what they hold.

use serde::{Deserialize, Serialize};

use super::Pattern;
use super::recipe_error::PatternLocation;
use crate::import::cells::sheet_address::column_letters;

/// Where the parts of a table are.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::import) struct TableLayout {
    /// The names of the sheets with such tables: “R{round} Seating”. Without names, every sheet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sheets: Vec<Pattern>,
    /// Whether the headings are below each other and each record is a column: powers across.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub across: bool,
    /// Whether the file does not say who played which power. The seats of a board are then in the order of the powers.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub without_powers: bool,
    /// Whether some boards have no headings above them. They are read by the headings of the other boards in their columns.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub headings_may_be_missing: bool,
    /// The titles above a table: “Round {round}, Board {board}”.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub titles: Vec<Pattern>,
    /// The columns from left to right.
    pub columns: Vec<ColumnLayout>,
}

impl TableLayout {
    /// All patterns, with their places.
    pub(in crate::import) fn patterns(&self) -> Vec<(PatternLocation, &Pattern)> {
        let headings = self.columns.iter().filter_map(|column| match &column.heading {
            ColumnHeading::Text(pattern) | ColumnHeading::After(pattern) | ColumnHeading::Below(pattern) => {
                Some(pattern)
            }
            ColumnHeading::Blank | ColumnHeading::Position(_) => None,
        });
        let sheets = self.sheets.iter().map(|pattern| (PatternLocation::Sheet, pattern));
        let titles = self.titles.iter().map(|pattern| (PatternLocation::Title, pattern));
        let cells = self.columns.iter().map(|column| (PatternLocation::Cell, &column.cell));
        sheets.chain(titles).chain(headings.map(|pattern| (PatternLocation::Heading, pattern))).chain(cells).collect()
    }

    /// The content of the cells in the row below the record, in the columns of this number.
    pub(in crate::import) fn content_below(&self, layout_column: usize) -> Option<&Pattern> {
        let ColumnHeading::Text(heading) = &self.columns[layout_column].heading else { return None };
        let is_below =
            |column: &&ColumnLayout| matches!(&column.heading, ColumnHeading::Below(above) if above == heading);
        self.columns.iter().find(is_below).map(|column| &column.cell)
    }

    /// Whether a record has two rows.
    pub(in crate::import) fn has_rows_below(&self) -> bool {
        self.columns.iter().any(|column| matches!(column.heading, ColumnHeading::Below(_)))
    }
}

/// Where a column is, and what its cells hold.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "(String, Pattern)", into = "(String, Pattern)")]
pub(in crate::import) struct ColumnLayout {
    pub heading: ColumnHeading,
    /// The content of a cell: “{power} {centres}”. A blank pattern: the column is not needed.
    pub cell: Pattern,
}

/// The start of the name of a column that is found by the heading of the column before it.
const AFTER: &str = "after ";

/// The start of the name of the cells in the row below.
const BELOW: &str = "below ";

/// How a column is found.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::import) enum ColumnHeading {
    /// The nearest column without a heading that holds powers.
    Blank,
    /// The column of this number, from 0, in a table without headings: “column B”. In a table whose records are columns,
    /// the row.
    Position(u32),
    /// The column after the column with this heading, whatever its own heading is: “after SCs”, “after {power}”.
    After(Pattern),
    /// The cells in the row below the record, in the columns with this heading: “below {power}”.
    Below(Pattern),
    /// A heading, or two below each other: “Round {round} / Board”.
    Text(Pattern),
}

impl From<(String, Pattern)> for ColumnLayout {
    fn from((heading, cell): (String, Pattern)) -> Self {
        let letters = heading.strip_prefix("column ").and_then(column_number);
        let heading = match letters {
            _ if heading.trim().is_empty() => ColumnHeading::Blank,
            Some(number) => ColumnHeading::Position(number),
            None => match heading.strip_prefix(AFTER) {
                Some(before) => ColumnHeading::After(Pattern::new(before)),
                None => match heading.strip_prefix(BELOW) {
                    Some(above) => ColumnHeading::Below(Pattern::new(above)),
                    None => ColumnHeading::Text(Pattern::new(&heading)),
                },
            },
        };
        ColumnLayout { heading, cell }
    }
}

impl From<ColumnLayout> for (String, Pattern) {
    fn from(column: ColumnLayout) -> Self {
        let heading = match column.heading {
            ColumnHeading::Blank => String::new(),
            ColumnHeading::Position(number) => format!("column {}", column_letters(number)),
            ColumnHeading::After(pattern) => format!("{AFTER}{pattern}"),
            ColumnHeading::Below(pattern) => format!("{BELOW}{pattern}"),
            ColumnHeading::Text(pattern) => pattern.to_string(),
        };
        (heading, column.cell)
    }
}

/// The number of the column with these letters, from 0: 27 for “AB”.
fn column_number(letters: &str) -> Option<u32> {
    let is_name = (1..=3).contains(&letters.len()) && letters.bytes().all(|byte| byte.is_ascii_alphabetic());
    let number_of = |letter: u8| u32::from(letter.to_ascii_uppercase() - b'A') + 1;
    is_name.then(|| letters.bytes().fold(0, |number, letter| number * 26 + number_of(letter)) - 1)
}
