//! The layout of one table: where its columns, its titles and its sheets are, and what they hold.

use serde::{Deserialize, Serialize};

use super::recipe_error::PatternLocation;
use super::{FoundColumn, Part, Pattern};
use crate::import::cells::sheet_address::column_letters;
use crate::import::words::heading_words::Heading;

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

/// The kinds of tables, by their layouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::import) enum TableKind {
    /// A row for each seat, with a column for the board or the round.
    List,
    /// A table for each board.
    Blocks,
    /// Anything else: a part of a cell, a heading or the position of a column says something.
    Other,
}

impl TableLayout {
    pub(in crate::import) fn kind(&self) -> TableKind {
        let is_plain = |column: &ColumnLayout| {
            let heading = match &column.heading {
                ColumnHeading::Blank => column.cell.whole() == Some(Part::POWER),
                ColumnHeading::Position(_) | ColumnHeading::After(_) | ColumnHeading::Below(_) => false,
                ColumnHeading::Text(heading) => heading.parts().all(|part| part == Part::Year),
            };
            heading && (column.cell.is_blank() || column.cell.whole().is_some())
        };
        let in_title = |part: Part| part == Part::ROUND || part == Part::BOARD;
        let names_board = self.sheets.iter().any(|sheet| sheet.has(Part::BOARD));
        let plain = !self.across
            && self.columns.iter().all(is_plain)
            && self.titles.iter().flat_map(Pattern::parts).all(in_title);
        let has = |part: Part| self.columns.iter().any(|column| column.cell.has(part));
        let has_heading = |part: Part| {
            self.columns.iter().any(|column| column.heading != ColumnHeading::Blank && column.cell.has(part))
        };
        match has(Part::BOARD) || has(Part::ROUND) {
            _ if !plain || !has(Part::POWER) => TableKind::Other,
            true if has_heading(Part::POWER) && !names_board => TableKind::List,
            true => TableKind::Other,
            false => TableKind::Blocks,
        }
    }

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

    /// The heading of a column that was found.
    pub(in crate::import) fn heading_of(&self, column: &FoundColumn) -> Option<Heading> {
        let cell = &self.columns[column.layout_column].cell;
        match (cell.whole(), column.qualifiers.year) {
            (Some(Part::CENTRES), Some(year)) => Some(Heading::Chart(year)),
            (Some(Part::Field(heading)), _) => Some(heading),
            _ if cell.is_blank() => Some(Heading::Bookkeeping),
            _ => None,
        }
    }

    /// The round and the board in a title, if a pattern of the layout gives the board.
    pub(in crate::import) fn board_in_title(&self, text: &str) -> Option<(Option<String>, String)> {
        self.titles.iter().filter(|pattern| pattern.has(Part::BOARD) && pattern.whole().is_none()).find_map(|pattern| {
            let matched = pattern.match_text(text)?;
            let value = |wanted: Part| {
                matched.iter().find(|(part, _)| *part == wanted).map(|(_, range)| text[range.clone()].to_owned())
            };
            Some((value(Part::ROUND), value(Part::BOARD)?))
        })
    }

    /// The round in a title that names no board.
    pub(in crate::import) fn round_in_title(&self, text: &str) -> Option<String> {
        let of_round = self.titles.iter().filter(|pattern| pattern.has(Part::ROUND) && !pattern.has(Part::BOARD));
        of_round.filter(|pattern| pattern.whole().is_none()).find_map(|pattern| {
            let matched = pattern.match_text(text)?;
            matched.iter().find(|(part, _)| *part == Part::ROUND).map(|(_, range)| text[range.clone()].to_owned())
        })
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
