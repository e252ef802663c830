//! The layout of a table by its parts: where the round, the board, the power, the player and the counts are. A recipe is
//! the layouts of a file as a small text file (TOML).
//!
//! Nothing is guessed here. `table_search` finds the tables of a layout, and `read_tables` reads them.

pub(in crate::import) mod guessed_words;
pub(in crate::import) mod unknown_words;

mod assign;
mod assign_sheet;
mod cell_parts;
pub(super) mod cell_patterns;
pub(super) mod evidence;
pub(super) mod found_boards;
mod found_tables;
pub(super) mod grid;
mod heading_match;
pub(super) mod heading_parts;
pub(super) mod heading_patterns;
mod new_table;
mod other_sheets;
mod part_choice;
mod pattern;
mod point_out_block;
mod read_state;
mod read_tables;
mod recipe_error;
pub(super) mod seats_of_cell;
mod table_layout;
mod table_part;
mod table_search;
mod table_titles;
pub(super) mod tables_without_headings;
mod words;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::import::cells::raw_sheet::RawSheet;
use crate::import::reader_process::sheet_reader::SheetsOfFile;

pub use assign::{AssignError, TablesInFile};
pub(super) use cell_parts::{CellParts, parts_of_cells};
pub(super) use cell_patterns::cell_patterns;
pub(super) use found_boards::{BoardsOfSheet, FoundBoard, FoundSeat};
pub(super) use found_tables::{FoundColumn, FoundTable, LayoutTables};
pub(super) use grid::Grid;
pub(super) use heading_parts::{part_of, year_pattern};
pub(super) use heading_patterns::{HeadingText, read_heading, round_in, sheet_pattern, titles_above};
pub(super) use other_sheets::sheets_of_same_tables;
pub use part_choice::{LineKind, PartChoice};
pub(super) use pattern::{Pattern, has_sign};
pub(super) use read_tables::{read_layouts, read_sheet};
pub use recipe_error::RecipeError;
pub(super) use table_layout::{ColumnHeading, ColumnLayout, TableLayout};
pub(super) use table_part::Part;
pub(super) use table_search::{missing_headings, tables_of_sheet};
pub(super) use table_titles::{FoundName, SeatValue};
pub(super) use words::TaughtWords;

/// The layouts of the tables of a file.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recipe {
    /// A name for the director.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Whether the file is read by the cheapest explanation of its cells. The tables are then for corrections: layouts that say the
    /// same, if there are any.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) explained: bool,
    /// Whether a sheet without a table of the recipe is read by its cheapest explanation, and not left out.
    #[serde(default, rename = "other_sheets_explained", skip_serializing_if = "std::ops::Not::not")]
    pub(super) explains_other_sheets: bool,
    /// Whether sheets and grids that are games only together are joined, and old copies left out, before the tables are found.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) joined: bool,
    /// The names of the sheets that are not needed.
    #[serde(default, rename = "not_needed", skip_serializing_if = "Vec::is_empty")]
    pub(super) unneeded_sheets: Vec<Pattern>,
    #[serde(default, rename = "table", skip_serializing_if = "Vec::is_empty")]
    pub(super) tables: Vec<TableLayout>,
    /// Words of the file that Topboard does not know, each with its meaning: a power, or the key of a heading.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) words: BTreeMap<String, String>,
}

/// Whether a name has this pattern. A pattern without parts is the name itself.
fn is_name(pattern: &Pattern, name: &str) -> bool {
    if pattern.parts().next().is_none() {
        return crate::book::fold_name(&pattern.to_string()) == crate::book::fold_name(name);
    }
    pattern.match_text(name).is_some()
}

impl Recipe {
    pub(super) fn of_tables(tables: Vec<TableLayout>) -> Self {
        Recipe { tables, ..Recipe::default() }
    }

    /// The taught words.
    pub(super) const fn words(&self) -> &BTreeMap<String, String> {
        &self.words
    }

    /// Whether the recipe describes no table.
    pub fn is_empty(&self) -> bool {
        self.tables.is_empty() && !self.explained
    }

    /// Whether the recipe teaches words at most, and describes neither tables nor sheets.
    pub fn only_teaches(&self) -> bool {
        self.explained || self.tables.is_empty() && self.unneeded_sheets.is_empty()
    }

    /// Whether sheets are joined and old copies left out before the tables are found.
    pub(super) fn joins_sheets(&self) -> bool {
        self.joined || self.only_teaches()
    }

    /// The recipe before the director says what a part of the sheets holds, as they are in the file.
    pub(super) fn for_correction(&self) -> Recipe {
        // The sheets that no layout describes stay explained.
        let explains_other_sheets = self.explained || self.explains_other_sheets;
        Recipe { explained: false, explains_other_sheets, joined: false, ..self.clone() }
    }

    /// Whether the recipe says that a sheet of this name is not needed.
    pub(super) fn is_unneeded(&self, sheet: &str) -> bool {
        self.unneeded_sheets.iter().any(|pattern| is_name(pattern, sheet))
    }

    /// Whether a sheet of the file has tables of the recipe with whole boards. Their counts may be unfinished.
    ///
    /// A workbook that Topboard wrote needs no recipe.
    pub fn fits(&self, file: &SheetsOfFile) -> bool {
        if file.is_own_workbook() {
            return false;
        }
        let fits = |sheet: &RawSheet| {
            let read = read_sheet(sheet, self).filter(|_| !self.is_unneeded(&sheet.name));
            read.is_some_and(|read| read.evidence(sheet).has_boards())
        };
        file.sheets.iter().any(fits)
    }

    /// Adds the words and the tables of another recipe that this one does not have.
    pub(super) fn add(&mut self, other: Recipe) {
        if self.name.is_empty() {
            self.name = other.name;
        }
        self.words.extend(other.words);
        for sheet in other.unneeded_sheets {
            if !self.unneeded_sheets.contains(&sheet) {
                self.unneeded_sheets.push(sheet);
            }
        }
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
            let patterns = table.patterns();
            if let Some(name) = patterns.iter().find_map(|(_, pattern)| pattern.unknown_part()) {
                return Err(RecipeError::UnknownPart(name.to_owned()));
            }
            for (place, pattern) in &patterns {
                if let Some(part) = pattern.parts().find(|part| !place.allows(*part)) {
                    let name = Pattern::of(part).to_string();
                    return Err(RecipeError::MisplacedPart(name.trim_matches(['{', '}']).to_owned(), *place));
                }
            }
            if !table.without_powers && !patterns.iter().any(|(_, pattern)| pattern.has(Part::POWER)) {
                return Err(RecipeError::NoPower(number));
            }
        }
        match recipe.words.values().find(|meaning| words::word_of_meaning(meaning).is_none()) {
            Some(meaning) => Err(RecipeError::UnknownMeaning(meaning.clone())),
            None => Ok(recipe),
        }
    }

    /// Teaches a word of the file: “Tyrkia = Turkey”.
    ///
    /// # Errors
    /// When the text is no word with a meaning.
    pub fn teach(&mut self, text: &str) -> Result<(), RecipeError> {
        let (word, meaning) = text.split_once('=').ok_or(RecipeError::NotAWord)?;
        let (word, meaning) = (word.trim(), meaning.trim());
        if word.is_empty() {
            return Err(RecipeError::NotAWord);
        }
        if words::word_of_meaning(meaning).is_none() {
            return Err(RecipeError::UnknownMeaning(meaning.to_owned()));
        }
        self.words.insert(word.to_owned(), meaning.to_owned());
        Ok(())
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
        if self.explained {
            writeln!(f, "explained = true\n")?;
        }
        if self.explains_other_sheets {
            writeln!(f, "other_sheets_explained = true\n")?;
        }
        if self.joined {
            writeln!(f, "joined = true\n")?;
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
            if table.headings_may_be_missing {
                writeln!(f, "headings_may_be_missing = true")?;
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
        if !self.words.is_empty() {
            writeln!(f, "{}[words]", if self.tables.is_empty() { "" } else { "\n" })?;
        }
        for (word, meaning) in &self.words {
            writeln!(f, "{} = {}", quoted(word), quoted(meaning))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recipe_is_written_as_it_is_read() {
        let text = "name = \"ManorCon\"\n\nother_sheets_explained = true\n\nnot_needed = [\"Draft\"]\n\n[[table]]\nsheets = [\"Round {round}\"]\ntitles = [\"Board {board}\"]\n\
                    columns = [[\"\", \"{power}\"], [\"column B\", \"{player}\"], [\"SCs\", \"{centres}\"]]\n\n\
                    [[table]]\nacross = true\nwithout_powers = true\nheadings_may_be_missing = true\n\
                    columns = [[\"Player\", \"{player}\"], [\"after Land\", \"{score}\"]]\n";
        let recipe = Recipe::parse(text).unwrap();
        assert_eq!(recipe.to_string(), text);
        let words = "[words]\n\"Felder\" = \"centres\"\n\"Tyrkia\" = \"Turkey\"\n";
        assert_eq!(Recipe::parse(words).unwrap().to_string(), words);
        assert_eq!(recipe.tables[0].columns[1].heading, ColumnHeading::Position(1));
    }

    #[test]
    fn a_recipe_that_cannot_be_used_says_why() {
        let error = |text: &str| Recipe::parse(text).unwrap_err().to_string();
        assert!(error("tables = 5").starts_with("this is not a layout"));
        assert!(
            error("[[table]]\ncolumns = [[\"Land\", \"{pwoer}\"]]").starts_with("“pwoer” is not a part of a table"),
        );
        assert!(error("[[table]]\ncolumns = [[\"Name\", \"{player}\"]]").contains("no column with {power}"));
        assert_eq!(
            error("[[table]]\ncolumns = [[\"Land\", \"{power}\"], [\"Sum\", \"{player} {total}\"]]"),
            "“{total}” cannot be in a cell. There can be {round}, {board}, {power}, {player}, {first}, {last}, {centres}, \
             {out}, {score} and {draw}"
        );
        let in_heading = "[[table]]\ncolumns = [[\"{power}\", \"{centres}\"], [\"{player}\", \"{score}\"]]";
        assert_eq!(
            error(in_heading),
            "“{player}” cannot be in a heading. There can be {round}, {board}, {power} and {year}"
        );
        let in_title = "[[table]]\ntitles = [\"{power}\"]\ncolumns = [[\"Land\", \"{power}\"]]";
        assert!(error(in_title).starts_with("“{power}” cannot be in a title."));
        let in_sheet = "[[table]]\nsheets = [\"{player}\"]\ncolumns = [[\"Land\", \"{power}\"]]";
        assert!(error(in_sheet).starts_with("“{player}” cannot be in the name of a sheet."));
        assert!(error("[words]\nTyrkia = \"Turkland\"").starts_with("“Turkland” is no meaning of a word."));
        assert_eq!(Recipe::default().teach("Tyrkia"), Err(RecipeError::NotAWord));
    }
}
