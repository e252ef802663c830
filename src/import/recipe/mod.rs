//! The layout of a table by its parts: where the round, the board, the power, the player and the counts are. A recipe is
//! the layouts of a file as a small text file (TOML).
//!
//! `recognise` picks the best of the proposed layouts of a sheet, and `table_search` finds the tables of a
//! layout. Lists and blocks are read by `layouts`, other tables by `read_tables`.

mod assign;
mod assign_sheet;
mod cell_parts;
mod cell_patterns;
mod describe;
mod enter_boards;
mod evidence;
mod found_tables;
mod games_across;
mod grid;
mod heading_match;
mod heading_patterns;
mod new_table;
mod other_sheets;
mod pattern;
mod player_cards;
mod point_out_block;
mod powers_without_headings;
mod proposal;
mod read_tables;
mod recognise;
mod table_search;
mod table_titles;
mod tables_without_headings;
mod unlabelled_players;
mod words;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::raw_sheet::RawSheet;
use super::sheet_reader::SheetsOfFile;

pub use assign::{AssignError, LineKind, PartChoice, TablesInFile};
pub(super) use cell_parts::{CellParts, parts_of_cells};
pub(super) use describe::describe_table;
pub(super) use enter_boards::enter_boards;
pub(super) use evidence::says_something;
pub(super) use found_tables::{FoundTable, LayoutTables, TableColumn};
pub(super) use grid::{Grid, nearest_place_of_powers};
pub(super) use heading_patterns::game_pattern;
pub(super) use other_sheets::sheets_of_same_tables;
pub(super) use pattern::{Part, Pattern};
pub(super) use proposal::{Proposal, RecognisedTables};
pub(super) use read_tables::{read_layouts, read_sheet};
pub(super) use recognise::{MOST_CELLS_SEARCHED, recognise, usual_tables};
pub(super) use table_search::{missing_headings, tables_of_sheet};

use crate::figures::join_with_and;
use crate::import::heading_words::Heading;
use crate::import::layouts::seat_row::is_of_seat;

/// The layouts of the tables of a file.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recipe {
    /// A name for the director.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The names of the sheets that are not needed.
    #[serde(default, rename = "not_needed", skip_serializing_if = "Vec::is_empty")]
    pub(super) unneeded_sheets: Vec<Pattern>,
    #[serde(default, rename = "table", skip_serializing_if = "Vec::is_empty")]
    pub(super) tables: Vec<TableLayout>,
    /// Words of the file that Topboard does not know, each with its meaning: a power, or the key of a heading.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) words: BTreeMap<String, String>,
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
pub(super) enum TableKind {
    /// A row for each seat, with a column for the board or the round.
    List,
    /// A table for each board.
    Blocks,
    /// Anything else: a part of a cell, a heading or the position of a column says something.
    Other,
}

impl TableLayout {
    pub(super) fn kind(&self) -> TableKind {
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
    fn patterns(&self) -> Vec<(PatternPlace, &Pattern)> {
        let headings = self.columns.iter().filter_map(|column| match &column.heading {
            ColumnHeading::Text(pattern) | ColumnHeading::After(pattern) | ColumnHeading::Below(pattern) => {
                Some(pattern)
            }
            ColumnHeading::Blank | ColumnHeading::Position(_) => None,
        });
        let sheets = self.sheets.iter().map(|pattern| (PatternPlace::Sheet, pattern));
        let titles = self.titles.iter().map(|pattern| (PatternPlace::Title, pattern));
        let cells = self.columns.iter().map(|column| (PatternPlace::Cell, &column.cell));
        sheets.chain(titles).chain(headings.map(|pattern| (PatternPlace::Heading, pattern))).chain(cells).collect()
    }

    /// The content of the cells in the row below the record, in the columns of this number.
    pub(super) fn content_below(&self, layout_column: usize) -> Option<&Pattern> {
        let ColumnHeading::Text(heading) = &self.columns[layout_column].heading else { return None };
        let is_below =
            |column: &&ColumnLayout| matches!(&column.heading, ColumnHeading::Below(above) if above == heading);
        self.columns.iter().find(is_below).map(|column| &column.cell)
    }

    /// Whether a record has two rows.
    pub(super) fn has_rows_below(&self) -> bool {
        self.columns.iter().any(|column| matches!(column.heading, ColumnHeading::Below(_)))
    }

    /// The heading of a column that was found.
    pub(super) fn heading_of(&self, column: &TableColumn) -> Option<Heading> {
        let cell = &self.columns[column.layout_column].cell;
        match (cell.whole(), column.qualifiers.year) {
            (Some(Part::CENTRES), Some(year)) => Some(Heading::Chart(year)),
            (Some(Part::Field(heading)), _) => Some(heading),
            _ if cell.is_blank() => Some(Heading::Bookkeeping),
            _ => None,
        }
    }

    /// The round and the board in a title, if a pattern of the layout gives the board.
    pub(super) fn board_in_title(&self, text: &str) -> Option<(Option<String>, String)> {
        self.titles.iter().filter(|pattern| pattern.has(Part::BOARD) && pattern.whole().is_none()).find_map(|pattern| {
            let matched = pattern.match_text(text)?;
            let value = |wanted: Part| {
                matched.iter().find(|(part, _)| *part == wanted).map(|(_, range)| text[range.clone()].to_owned())
            };
            Some((value(Part::ROUND), value(Part::BOARD)?))
        })
    }

    /// The round in a title that names no board.
    pub(super) fn round_in_title(&self, text: &str) -> Option<String> {
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
pub(super) struct ColumnLayout {
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
pub(super) enum ColumnHeading {
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
            ColumnHeading::Position(number) => {
                format!("column {}", crate::figures::letter_name(usize::try_from(number).unwrap_or(usize::MAX)))
            }
            ColumnHeading::After(pattern) => format!("{AFTER}{pattern}"),
            ColumnHeading::Below(pattern) => format!("{BELOW}{pattern}"),
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
    let is_name = (1..=3).contains(&letters.len()) && letters.bytes().all(|byte| byte.is_ascii_alphabetic());
    let number_of = |letter: u8| u32::from(letter.to_ascii_uppercase() - b'A') + 1;
    is_name.then(|| letters.bytes().fold(0, |number, letter| number * 26 + number_of(letter)) - 1)
}

/// The error for a recipe that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecipeError {
    #[error("this is not a layout: {0}")]
    Syntax(String),
    #[error(
        "“{0}” is not a part of a table. The parts are {parts}; write them in braces, such as “{{power}} {{centres}}”",
        parts = Part::names().join(", ")
    )]
    UnknownPart(String),
    #[error(
        "“{{{part}}}” cannot be in {place}. There can be {allowed}",
        part = .0, place = .1.name(), allowed = join_with_and(&.1.examples())
    )]
    MisplacedPart(String, PatternPlace),
    #[error("table {0} of the layout has no column with {{power}}, so no seat can be read")]
    NoPower(usize),
    #[error("write a word and its meaning with “=” between them, such as “Tyrkia = Turkey”")]
    NotAWord,
    #[error(
        "“{0}” is no meaning of a word. The meanings are the seven powers and {parts}",
        parts = Part::names().join(", ").replace(['{', '}'], "")
    )]
    UnknownMeaning(String),
}

/// Where a pattern of a recipe stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PatternPlace {
    Sheet,
    Title,
    Heading,
    Cell,
}

impl PatternPlace {
    /// Whether a part can be read there and entered.
    fn allows(self, part: Part) -> bool {
        let is_game = part == Part::ROUND || part == Part::BOARD;
        match (self, part) {
            (PatternPlace::Sheet, _) => is_game,
            (PatternPlace::Title, Part::Field(heading)) => {
                is_game || heading.is_name() || matches!(heading, Heading::LastYear | Heading::Result)
            }
            (PatternPlace::Heading, part) => is_game || part == Part::POWER || part == Part::Year,
            (PatternPlace::Cell, Part::Field(heading)) => is_game || part == Part::POWER || is_of_seat(heading),
            (PatternPlace::Title | PatternPlace::Cell, Part::Year) => false,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            PatternPlace::Sheet => "the name of a sheet",
            PatternPlace::Title => "a title",
            PatternPlace::Heading => "a heading",
            PatternPlace::Cell => "a cell",
        }
    }

    /// The usual parts there.
    fn examples(self) -> Vec<String> {
        let is_allowed = |name: &String| Pattern::new(name).parts().all(|part| self.allows(part));
        let mut names: Vec<String> = Part::names().into_iter().filter(is_allowed).collect();
        if self == PatternPlace::Title {
            names.extend(["{ended}", "{result}"].map(str::to_owned));
        }
        names
    }
}

impl Recipe {
    pub(super) fn of_tables(tables: Vec<TableLayout>) -> Self {
        Recipe { tables, ..Recipe::default() }
    }

    /// Whether the recipe describes no table.
    pub fn is_empty(&self) -> bool {
        self.tables.is_empty()
    }

    /// Whether the recipe teaches words at most, and describes neither tables nor sheets.
    pub fn only_teaches(&self) -> bool {
        self.tables.is_empty() && self.unneeded_sheets.is_empty()
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
        let text = "name = \"ManorCon\"\n\nnot_needed = [\"Draft\"]\n\n[[table]]\nsheets = [\"Round {round}\"]\ntitles = [\"Board {board}\"]\n\
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
