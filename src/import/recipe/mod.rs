//! The description of a layout by its parts: where the round, the board, the power, the player and the counts are. A recipe
//! is such a description as a small text file (TOML).
//!
//! `recognise` proposes descriptions for a sheet, `table_search` finds the tables of a description, and `read_tables`
//! reads them.

mod assign;
mod cell_parts;
mod describe;
mod enter_boards;
mod new_table;
mod pattern;
mod read_tables;
mod recognise;
mod table_search;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::raw_sheet::RawSheet;
use super::sheet_reader::SheetsOfFile;

pub use assign::{AssignError, LineKind, PartChoice};
pub(super) use cell_parts::{CellParts, parts_of_cells};
pub(super) use describe::describe_table;
pub(super) use enter_boards::enter_boards;
pub(super) use pattern::{Part, Pattern};
pub(super) use read_tables::{ReadSheet, read_sheet};
pub(super) use recognise::recognise;

/// A description of the tables of a file.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recipe {
    /// A name for the director: “ManorCon”.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The names of the sheets that are not needed.
    #[serde(default, rename = "not_needed", skip_serializing_if = "Vec::is_empty")]
    pub(super) unneeded_sheets: Vec<Pattern>,
    #[serde(default, rename = "table")]
    pub(super) tables: Vec<TableLayout>,
}

/// Where the parts of a table are.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TableLayout {
    /// The names of the sheets with such tables: “R{round} Seating”. Without names, every sheet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sheets: Vec<Pattern>,
    /// Whether the headings are below each other and each record is a column: powers across.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub across: bool,
    /// Whether the file does not say who played which power. The seats of a board are then in the order of the powers.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub without_powers: bool,
    /// The titles above a table: “Round {round}, Board {board}”.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub titles: Vec<Pattern>,
    /// The columns from left to right.
    pub columns: Vec<ColumnLayout>,
}

/// Where a column is, and what its cells hold.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "(String, Pattern)", into = "(String, Pattern)")]
pub(super) struct ColumnLayout {
    pub heading: ColumnHeading,
    /// The content of a cell: “{power} {centres}”. A blank pattern: the column is not needed.
    pub cell: Pattern,
}

/// The start of the name of a column that is found by the heading of the column before it.
const AFTER: &str = "after ";

/// How a column is found.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum ColumnHeading {
    /// The nearest column without a heading that holds powers.
    Blank,
    /// The column of this number, from 0, in a table without headings: “column B”. In a table whose records are columns,
    /// the row.
    Position(u32),
    /// The column without a heading after the column with this heading: “after SCs”.
    After(Pattern),
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
                None => ColumnHeading::Text(Pattern::new(&heading)),
            },
        };
        ColumnLayout { heading, cell }
    }
}

impl From<ColumnLayout> for (String, Pattern) {
    fn from(column: ColumnLayout) -> Self {
        let heading = match column.heading {
            ColumnHeading::Blank => String::new(),
            ColumnHeading::Position(number) => {
                format!("column {}", crate::figures::letter_name(usize::try_from(number).unwrap_or(usize::MAX)))
            }
            ColumnHeading::After(pattern) => format!("{AFTER}{pattern}"),
            ColumnHeading::Text(pattern) => pattern.to_string(),
        };
        (heading, column.cell)
    }
}

/// Whether a name has this pattern. A pattern without parts is the name itself.
fn is_name(pattern: &Pattern, name: &str) -> bool {
    if pattern.parts().next().is_none() {
        return crate::book::fold_name(&pattern.to_string()) == crate::book::fold_name(name);
    }
    pattern.match_text(name).is_some()
}

/// The number of the column with these letters, from 0: 27 for “AB”.
fn column_number(letters: &str) -> Option<u32> {
    let is_name = (1..=3).contains(&letters.len()) && letters.bytes().all(|byte| byte.is_ascii_uppercase());
    is_name.then(|| letters.bytes().fold(0, |number, letter| number * 26 + u32::from(letter - b'A') + 1) - 1)
}

/// The error for a recipe that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecipeError {
    #[error("this is not a recipe: {0}")]
    Syntax(String),
    #[error(
        "“{0}” is not a part of a table. The parts are {parts}; write them in braces, such as “{{power}} {{centres}}”.",
        parts = Part::names().join(", ")
    )]
    UnknownPart(String),
    #[error("table {0} of the recipe has no column with {{power}}, so no seat can be read")]
    NoPower(usize),
}

impl Recipe {
    /// Whether the recipe describes no table.
    pub fn is_empty(&self) -> bool {
        self.tables.is_empty()
    }

    /// Whether the recipe says that a sheet of this name is not needed.
    pub(super) fn is_unneeded(&self, sheet: &str) -> bool {
        self.unneeded_sheets.iter().any(|pattern| is_name(pattern, sheet))
    }

    /// Whether a sheet of the file has a table of the recipe whose boards hold together.
    ///
    /// A workbook that Topboard wrote needs no recipe.
    pub fn fits(&self, file: &SheetsOfFile) -> bool {
        if file.is_own_workbook() {
            return false;
        }
        let fits = |sheet: &RawSheet| {
            let read = read_sheet(sheet, self).filter(|_| !self.is_unneeded(&sheet.name));
            read.is_some_and(|read| read.evidence(sheet).is_enough())
        };
        file.sheets.iter().any(fits)
    }

    /// Adds the tables of another recipe that this one does not have.
    pub(super) fn add(&mut self, other: Recipe) {
        for table in other.tables {
            if !self.tables.contains(&table) {
                self.tables.push(table);
            }
        }
    }

    /// Reads the text of a recipe.
    ///
    /// # Errors
    /// When the text is not TOML of this form, or names a part that no table has.
    pub fn parse(text: &str) -> Result<Self, RecipeError> {
        let recipe: Recipe = toml::from_str(text).map_err(|error| RecipeError::Syntax(error.to_string()))?;
        for (number, table) in (1..).zip(&recipe.tables) {
            let headings = table.columns.iter().filter_map(|column| match &column.heading {
                ColumnHeading::Text(pattern) | ColumnHeading::After(pattern) => Some(pattern),
                ColumnHeading::Blank | ColumnHeading::Position(_) => None,
            });
            let cells = table.columns.iter().map(|column| &column.cell);
            let patterns: Vec<&Pattern> =
                table.sheets.iter().chain(&table.titles).chain(headings).chain(cells).collect();
            if let Some(name) = patterns.iter().find_map(|pattern| pattern.unknown_part()) {
                return Err(RecipeError::UnknownPart(name.to_owned()));
            }
            if !table.without_powers && !patterns.iter().any(|pattern| pattern.has(Part::POWER)) {
                return Err(RecipeError::NoPower(number));
            }
        }
        Ok(recipe)
    }
}

impl std::fmt::Display for Recipe {
    /// The text of the recipe, one line for each list.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let quoted = |text: &str| toml::Value::String(text.to_owned()).to_string();
        let list = |patterns: &[Pattern]| {
            patterns.iter().map(|pattern| quoted(&pattern.to_string())).collect::<Vec<_>>().join(", ")
        };
        if !self.name.is_empty() {
            writeln!(f, "name = {}\n", quoted(&self.name))?;
        }
        if !self.unneeded_sheets.is_empty() {
            writeln!(f, "not_needed = [{}]\n", list(&self.unneeded_sheets))?;
        }
        for (number, table) in self.tables.iter().enumerate() {
            writeln!(f, "{}[[table]]", if number == 0 { "" } else { "\n" })?;
            if !table.sheets.is_empty() {
                writeln!(f, "sheets = [{}]", list(&table.sheets))?;
            }
            if table.across {
                writeln!(f, "across = true")?;
            }
            if table.without_powers {
                writeln!(f, "without_powers = true")?;
            }
            if !table.titles.is_empty() {
                writeln!(f, "titles = [{}]", list(&table.titles))?;
            }
            let columns = table.columns.iter().cloned().map(|column| {
                let (heading, cell) = column.into();
                format!("[{}, {}]", quoted(&heading), quoted(&cell.to_string()))
            });
            writeln!(f, "columns = [{}]", columns.collect::<Vec<_>>().join(", "))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recipe_is_written_as_it_is_read() {
        let text = "name = \"ManorCon\"\n\nnot_needed = [\"Draft\"]\n\n[[table]]\nsheets = [\"Round {round}\"]\ntitles = [\"Board {board}\"]\n\
                    columns = [[\"\", \"{power}\"], [\"column B\", \"{player}\"], [\"SCs\", \"{centres}\"]]\n\n\
                    [[table]]\nacross = true\nwithout_powers = true\ncolumns = [[\"Player\", \"{player}\"], [\"after Land\", \"{score}\"]]\n";
        let recipe = Recipe::parse(text).unwrap();
        assert_eq!(recipe.to_string(), text);
        assert_eq!(recipe.tables[0].columns[1].heading, ColumnHeading::Position(1));
    }

    #[test]
    fn a_recipe_that_cannot_be_used_says_why() {
        let error = |text: &str| Recipe::parse(text).unwrap_err().to_string();
        assert!(error("tables = 5").starts_with("this is not a recipe"));
        assert!(
            error("[[table]]\ncolumns = [[\"Land\", \"{pwoer}\"]]").starts_with("“pwoer” is not a part of a table"),
        );
        assert!(error("[[table]]\ncolumns = [[\"Name\", \"{player}\"]]").contains("no column with {power}"));
    }
}
