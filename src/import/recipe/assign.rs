//! What a director says about the cells of a file, as a change of its recipe: a column holds the centres, a title names
//! the board, a sheet is not needed.
//!
//! A column is found by its heading, so what is said at one board is true at all others.

use std::borrow::Cow;
use std::ops::Range;

use thiserror::Error;

use super::cell_parts::is_on_sheet;
use super::grid::Grid;
use super::heading_parts::year_pattern;
use super::heading_patterns::{heading_pattern, round_in, sheet_pattern};
use super::new_table::best_layout;
use super::part_choice::{LineKind, PartChoice};
use super::{
    ColumnHeading, ColumnLayout, FoundTable, LayoutTables, Part, Pattern, Recipe, TableLayout, is_name, tables_of_sheet,
};
use crate::book::SeatColumn;
use crate::import::SheetAddress;
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::cells::sheet_address::{column_letters, row_number};
use crate::import::reader_process::sheet_reader::SheetsOfFile;
use crate::import::words::heading_words;
use crate::import::words::heading_words::Heading;
use crate::import::words::title_words;
use crate::languages::window_sentences::import_recipes as texts;

/// Why a choice cannot be taken. The recipe is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AssignError {
    #[error("{}", texts::no_year(.0))]
    NoYear(String),
    #[error("{}", texts::no_heading(.0))]
    NoHeading(String),
    #[error("{}", texts::is_title(.0))]
    Title(String),
    #[error("{}", texts::is_blank(.0))]
    Blank(String),
    #[error("{}", texts::block_without_powers())]
    NoPowers,
}

/// The tables of a recipe in a file. Finding them takes long in a large file, so they are kept.
#[derive(Clone, Debug, Default)]
pub struct TablesInFile {
    recipe: Recipe,
    /// The tables of each sheet.
    sheets: Vec<Vec<TableInFile>>,
}

/// A table on a sheet, with the number of its layout in the recipe.
#[derive(Clone, Debug)]
struct TableInFile {
    layout: usize,
    table: FoundTable,
}

impl TablesInFile {
    /// Finds the tables of a recipe.
    pub fn new(file: &SheetsOfFile, recipe: Recipe) -> Self {
        let tables_of = |sheet: &RawSheet| -> Vec<TableInFile> {
            let sheet = recipe.known_sheet(sheet);
            let number = |layout: &TableLayout| recipe.tables.iter().position(|known| known == layout);
            let found =
                tables_of_sheet(&sheet, &recipe).into_iter().filter_map(|found| Some((number(&found.layout)?, found)));
            let tables = found.flat_map(|(layout, LayoutTables { tables, .. })| {
                tables.into_iter().map(move |table| TableInFile { layout, table })
            });
            tables.collect()
        };
        let sheets = file.sheets.iter().map(tables_of).collect();
        TablesInFile { recipe, sheets }
    }

    /// The recipe of the tables.
    pub const fn recipe(&self) -> &Recipe {
        &self.recipe
    }

    fn layout_of(&self, found: &TableInFile) -> &TableLayout {
        &self.recipe.tables[found.layout]
    }

    /// The tables of a sheet, each with its layout.
    pub(super) fn tables_of(&self, sheet: usize) -> impl Iterator<Item = (&TableLayout, &FoundTable)> {
        let tables = self.sheets.get(sheet).into_iter().flatten();
        tables.map(|found| (self.layout_of(found), &found.table))
    }

    /// The table with this cell.
    fn table_at(&self, sheet: usize, at: SheetAddress) -> Option<&TableInFile> {
        let position = |found: &TableInFile| {
            let across = self.layout_of(found).across;
            if across { (at.column, at.row) } else { (at.row, at.column) }
        };
        let in_lines = |found: &&TableInFile| {
            let (line, _) = position(found);
            found.table.lines.contains(&line) || found.table.heading_line == Some(line)
        };
        let tables = || self.sheets.get(sheet).into_iter().flatten().filter(in_lines);
        let own = tables().find(|found| found.table.span.contains(&position(found).1));
        // A column left of the first table belongs to it.
        own.or_else(|| tables().min_by_key(|found| found.table.span.start))
    }

    /// The layout of a table below this cell, for its titles.
    fn layout_below(&self, sheet: usize, at: SheetAddress) -> Option<usize> {
        let top = |found: &TableInFile| {
            let table = &found.table;
            let first_place = table.columns.iter().map(|column| column.place).min().unwrap_or_default();
            if self.layout_of(found).across { first_place } else { table.heading_line.unwrap_or(table.lines.start) }
        };
        let below = self.sheets.get(sheet)?.iter().find(|found| top(found) > at.row)?;
        Some(below.layout)
    }

    /// Whether a choice at this cell is about its column or about its row, by the table there.
    pub fn line_kind(&self, sheet: usize, at: SheetAddress) -> Option<LineKind> {
        let across = self.layout_of(self.table_at(sheet, at)?).across;
        Some(if across { LineKind::Row } else { LineKind::Column })
    }

    /// Whether a cell is above a table, so that a choice there is about a title.
    pub fn is_title(&self, sheet: usize, at: SheetAddress) -> bool {
        self.table_at(sheet, at).is_none() && self.layout_below(sheet, at).is_some()
    }

    /// What the column or row of this cell holds, if it is one of the choices.
    pub fn choice_at(&self, file: &SheetsOfFile, sheet: usize, at: SheetAddress) -> Option<PartChoice> {
        let place_in = |layout: &TableLayout| if layout.across { at.row } else { at.column };
        let column = if let Some(found) = self.table_at(sheet, at) {
            let layout = self.layout_of(found);
            let column = found.table.columns.iter().find(|column| column.place == place_in(layout))?;
            &layout.columns[column.layout_column]
        } else {
            let sheet = file.sheets.get(sheet)?;
            let layouts = self.recipe.tables.iter().filter(|layout| is_on_sheet(layout, sheet));
            layouts.into_iter().find_map(|layout| {
                let heading = ColumnHeading::Position(place_in(layout));
                layout.columns.iter().find(|column| column.heading == heading)
            })?
        };
        if column.cell.is_blank() {
            return Some(PartChoice::NotNeeded);
        }
        let part = column.cell.whole()?;
        let has_year = matches!(&column.heading, ColumnHeading::Text(heading) if heading.has(Part::Year));
        let choices = PartChoice::ALL.into_iter().filter(|choice| (*choice == PartChoice::Year) == has_year);
        choices.into_iter().find(|choice| choice.part() == Some(part))
    }

    /// The recipe in which the column or the row of this cell holds something else. Above a table, the cell is a title.
    ///
    /// # Errors
    /// When a recipe cannot say this.
    pub fn assign(
        &self,
        file: &SheetsOfFile,
        sheet: usize,
        at: SheetAddress,
        line: LineKind,
        choice: PartChoice,
    ) -> Result<Recipe, AssignError> {
        let Some(raw) = file.sheets.get(sheet) else { return Err(AssignError::Blank(at.to_string())) };
        let raw = &*self.recipe.known_sheet(raw);
        let mut recipe = self.recipe.for_correction();
        recipe.unneeded_sheets.retain(|pattern| !is_name(pattern, &raw.name));
        let across = line == LineKind::Row;
        if let Some(found) = self.table_at(sheet, at).filter(|found| self.layout_of(found).across == across) {
            let layout = &mut recipe.tables[found.layout];
            let grid = Grid::new(raw, across);
            assign_column(layout, &grid, &found.table, at, choice)?;
        } else if let Some(layout) = self.layout_below(sheet, at) {
            assign_title(&mut recipe.tables[layout], raw, at, choice)?;
        } else {
            recipe.assign_to_new_table(raw, at, line, choice);
        }
        Ok(recipe)
    }
}

impl Recipe {
    /// The recipe to be remembered under a name. The name of a text file is the name of its only sheet, so the next file
    /// has another one.
    #[must_use]
    pub fn named(&self, name: &str, file: &SheetsOfFile) -> Recipe {
        let mut recipe = Recipe { name: name.trim().to_owned(), ..self.clone() };
        if file.sheets.iter().all(|sheet| sheet.is_text) {
            recipe.tables.iter_mut().for_each(|layout| layout.sheets.clear());
        }
        recipe
    }

    /// Whether a column of the tables holds the years of elimination.
    pub(in crate::import) fn names_eliminations(&self) -> bool {
        let part = Part::Field(Heading::Seat(SeatColumn::Eliminated));
        self.tables.iter().flat_map(|layout| &layout.columns).any(|column| column.cell.has(part))
    }

    /// The recipe with its words alone. The tables are then recognised.
    #[must_use]
    pub fn words_only(&self) -> Recipe {
        Recipe { words: self.words.clone(), ..Recipe::default() }
    }

    /// What the recipe says, as short sentences for the director.
    pub fn parts_in_words(&self) -> Vec<String> {
        let without_braces = |text: &Pattern| text.to_string().replace(['{', '}'], "");
        let unneeded = self.unneeded_sheets.iter().map(|sheet| texts::sheet_not_needed(&sheet.to_string()));
        let words = self.words.iter().map(|(word, meaning)| texts::word_means(word, meaning));
        let columns = self.tables.iter().flat_map(|layout| {
            let titles = layout.titles.iter().map(|title| texts::titles_are_like(&title.to_string()));
            let columns = layout.columns.iter().map(|ColumnLayout { heading, cell }| {
                let part = if cell.is_blank() { texts::not_needed().to_owned() } else { without_braces(cell) };
                match heading {
                    ColumnHeading::Blank => texts::column_without_heading_holds(&part),
                    ColumnHeading::Position(row) if layout.across => texts::row_holds(&row_number(*row), &part),
                    ColumnHeading::Position(column) => texts::column_holds(&column_letters(*column), &part),
                    ColumnHeading::After(heading) => texts::column_after_holds(&heading.to_string(), &part),
                    ColumnHeading::Below(heading) => texts::row_below_holds(&heading.to_string(), &part),
                    ColumnHeading::Text(heading) => texts::column_of_heading_holds(&heading.to_string(), &part),
                }
            });
            titles.chain(columns).collect::<Vec<String>>()
        });
        unneeded.chain(columns).chain(words).collect()
    }

    /// A sheet with known words in place of those that the recipe teaches.
    pub(in crate::import) fn known_sheet<'f>(&self, sheet: &'f RawSheet) -> Cow<'f, RawSheet> {
        self.translate(sheet).map_or(Cow::Borrowed(sheet), Cow::Owned)
    }

    /// Says what a column of a sheet holds that has no table yet. Tables without headings are kept by the places of their
    /// columns until the headings are found.
    fn assign_to_new_table(&mut self, sheet: &RawSheet, at: SheetAddress, line: LineKind, choice: PartChoice) {
        let across = line == LineKind::Row;
        let place = if across { at.row } else { at.column };
        let is_begun = |layout: &TableLayout| {
            layout.across == across
                && is_on_sheet(layout, sheet)
                && layout.columns.iter().all(|column| matches!(column.heading, ColumnHeading::Position(_)))
        };
        let begun = self.tables.iter().position(is_begun).unwrap_or_else(|| {
            let sheets = vec![sheet_pattern(&sheet.name)];
            self.tables.push(TableLayout { sheets, across, ..TableLayout::default() });
            self.tables.len() - 1
        });
        let layout = &mut self.tables[begun];
        layout.columns.retain(|column| column.heading != ColumnHeading::Position(place));
        if let Some(part) = choice.part() {
            layout.columns.retain(|column| column.cell.whole() != Some(part));
            layout.columns.push(ColumnLayout { heading: ColumnHeading::Position(place), cell: Pattern::of(part) });
        }
        *layout = best_layout(sheet, layout.clone());
    }
}

fn assign_column(
    layout: &mut TableLayout,
    grid: &Grid<'_>,
    table: &FoundTable,
    at: SheetAddress,
    choice: PartChoice,
) -> Result<(), AssignError> {
    let place = if layout.across { at.row } else { at.column };
    let known = table.columns.iter().find(|column| column.place == place).map(|column| column.layout_column);
    let heading_cell = table.heading_line.and_then(|line| grid.find(line, place));
    let heading_text = heading_cell.map(|cell| grid.text(cell));
    let heading = match (&heading_text, known) {
        (Some(text), _) if choice == PartChoice::Year => {
            let year = year_in(text).ok_or_else(|| AssignError::NoYear(text.clone()))?;
            ColumnHeading::Text(year_pattern(text, year).ok_or_else(|| AssignError::NoYear(text.clone()))?)
        }
        (None, _) if choice == PartChoice::Year => return Err(AssignError::NoYear(line_name(layout.across, place))),
        (_, Some(rule)) => layout.columns[rule].heading.clone(),
        (Some(text), None) => ColumnHeading::Text(heading_pattern(text)),
        (None, None) if table.heading_line.is_none() => ColumnHeading::Position(place),
        (None, None) if choice == PartChoice::Power => ColumnHeading::Blank,
        (None, None) => {
            let before =
                table.heading_line.zip(place.checked_sub(1)).and_then(|(line, before)| grid.find(line, before));
            let text = before.map(|cell| grid.text(cell));
            let text = text.ok_or_else(|| AssignError::NoHeading(line_name(layout.across, place)))?;
            ColumnHeading::After(Pattern::from_text(&text, Vec::new()))
        }
    };
    let cell = choice.part().map(Pattern::of).unwrap_or_default();
    if let Some(part) = choice.part() {
        // The part has one column. A column of each round or each power has its own.
        let parts = |heading: &ColumnHeading| match heading {
            ColumnHeading::Text(pattern) => pattern.parts().collect(),
            _ => Vec::new(),
        };
        let same = parts(&heading);
        let is_rival = |column: &ColumnLayout| {
            column.heading != heading && column.cell.whole() == Some(part) && parts(&column.heading) == same
        };
        if choice != PartChoice::Year {
            layout.columns.retain(|column| !is_rival(column));
        }
        if part == Part::POWER {
            layout.without_powers = false;
        }
    }
    match layout.columns.iter_mut().find(|column| column.heading == heading) {
        Some(column) => column.cell = cell,
        None => layout.columns.push(ColumnLayout { heading, cell }),
    }
    Ok(())
}

fn assign_title(
    layout: &mut TableLayout,
    sheet: &RawSheet,
    at: SheetAddress,
    choice: PartChoice,
) -> Result<(), AssignError> {
    let Some(cell) = sheet.find_shown(at) else { return Err(AssignError::Blank(at.to_string())) };
    let text = sheet.cell(cell).text().trim().to_owned();
    let pattern = match choice {
        PartChoice::NotNeeded => {
            layout.titles.retain(|known| known.match_text(&text).is_none());
            return Ok(());
        }
        PartChoice::Board => match title_words::parse_game_title(&text) {
            Some(game) => {
                let mut parts = vec![(Part::BOARD, range_in(&text, game.board))];
                parts.extend(game.round.map(|round| (Part::ROUND, range_in(&text, round))));
                Pattern::from_text(&text, parts)
            }
            None => name_pattern(&text, Part::BOARD),
        },
        PartChoice::Round => name_pattern(&text, Part::ROUND),
        PartChoice::Player => match text.split_once(':') {
            Some((label, name)) if !name.trim().is_empty() => {
                Pattern::from_text(&text, vec![(Part::PLAYER, label.len() + 1..text.len())])
            }
            _ => Pattern::of(Part::PLAYER),
        },
        _ => return Err(AssignError::Title(at.to_string())),
    };
    let parts: Vec<Part> = pattern.parts().collect();
    let is_rival =
        |known: &Pattern| known.match_text(&text).is_some() || known.parts().any(|part| parts.contains(&part));
    layout.titles.retain(|known| !is_rival(known));
    layout.titles.push(pattern);
    Ok(())
}

/// A name with its number or its last word as this part: “Brett {board}”. A single word is the part.
pub(super) fn name_pattern(text: &str, part: Part) -> Pattern {
    if part == Part::ROUND
        && let Some(range) = round_in(text)
    {
        return Pattern::from_text(text, vec![(part, range)]);
    }
    let digits = text.find(|c: char| c.is_ascii_digit()).map(|start| {
        let length = text[start..].find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len() - start);
        start..start + length
    });
    let last_word = text.rfind(char::is_whitespace).map(|space| {
        let start = space + text[space..].chars().next().map_or(0, char::len_utf8);
        start..text.len()
    });
    match digits.filter(|_| part == Part::ROUND).or(last_word) {
        Some(range) => Pattern::from_text(text, vec![(part, range)]),
        None => Pattern::of(part),
    }
}

/// The bytes of a part of a text.
fn range_in(text: &str, part: &str) -> Range<usize> {
    let start = part.as_ptr() as usize - text.as_ptr() as usize;
    start..start + part.len()
}

/// The year in the heading of a chart.
fn year_in(text: &str) -> Option<crate::book::Year> {
    if let Some(Heading::Chart(year)) = heading_words::heading_of_text(text) {
        return Some(year);
    }
    let words = text.split(|c: char| !c.is_ascii_digit()).filter(|word| matches!(word.len(), 2 | 4));
    words.into_iter().find_map(crate::book::count_notation::parse_year_cell)
}

fn line_name(across: bool, place: u32) -> String {
    if across { texts::row(&row_number(place)) } else { texts::column(&column_letters(place)) }
}
