//! The roles that a recipe has for the columns of a sheet. Explanations with other roles are not searched.

use std::collections::BTreeMap;

use super::column_patterns::PATTERNS;
use super::heading_line::TableColumn;
use super::heading_lines::HeadingLines;
use super::role::Role;
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::readings::Readings;
use crate::import::recipe::{FoundColumn, Grid, LayoutTables, Part, Pattern, Recipe, tables_of_sheet};

/// The tables that a recipe has on a sheet.
pub(super) struct RecipeTables(Vec<LayoutTables>);

impl RecipeTables {
    /// The tables of a recipe on a sheet. `None` if it has none there.
    pub(super) fn find(sheet: &RawSheet, recipe: &Recipe) -> Option<Self> {
        let tables = tables_of_sheet(&recipe.known_sheet(sheet), recipe);
        (!tables.is_empty()).then_some(RecipeTables(tables))
    }

    /// The roles of these columns, by the words of their headings. `None` if no roles say the same as the tables.
    pub(super) fn roles(
        &self,
        grid: &Grid<'_>,
        readings: &Readings<'_>,
        lines: &HeadingLines,
    ) -> Option<BTreeMap<String, Role>> {
        let mut roles: BTreeMap<String, Role> = BTreeMap::new();
        let of_direction = || self.0.iter().filter(|of| of.layout.across == grid.across);
        for LayoutTables { layout, in_name, tables } in of_direction() {
            let is_in_name = in_name.round.is_some() || in_name.board.is_some();
            let names_game = || !readings.of_text(&grid.sheet.name, || None).names.is_blank();
            if layout.without_powers || is_in_name && !names_game() {
                return None;
            }
            for table in tables {
                let line = table.heading_line?;
                let columns = lines.at(line).iter().flat_map(|heading| &heading.columns);
                let columns: BTreeMap<u32, &TableColumn> = columns.map(|column| (column.place, column)).collect();
                for found in &table.columns {
                    let column = columns.get(&found.place)?;
                    let role = role_of(&layout.columns[found.layout_column].cell, column, found)?;
                    if roles.insert(column.words.clone(), role).is_some_and(|other| other != role) {
                        return None;
                    }
                }
            }
        }
        let has_known_titles = |pattern: &Pattern| has_known_titles(grid, readings, lines, pattern);
        if roles.is_empty() || !of_direction().flat_map(|of| &of.layout.titles).all(has_known_titles) {
            return None;
        }
        // A table that the recipe does not describe is not read.
        for heading in lines.iter() {
            let is_described =
                heading.columns.iter().any(|of| roles.get(&of.words).is_some_and(|of| *of != Role::Kept));
            for column in heading.columns.iter().filter(|_| !is_described) {
                roles.insert(column.words.clone(), Role::Kept);
            }
        }
        Some(roles)
    }
}

/// The role of a column whose cells have this pattern. `None` if no role is the same.
fn role_of(cell: &Pattern, column: &TableColumn, found: &FoundColumn) -> Option<Role> {
    let (names, of) = (&column.names, &found.qualifiers);
    let same_game = of.power == names.power
        && of.round.is_some() == names.round.is_some()
        && of.board.is_some() == names.board.is_some();
    // A column without a heading belongs to the heading before it.
    if !same_game && (found.heading.is_some() && !column.is_inherited) || of.year != column.year {
        return None;
    }
    match cell.whole() {
        _ if cell.is_blank() => Some(Role::NotNeeded),
        Some(Part::CENTRES) if column.year.is_some() => Some(Role::Year),
        Some(Part::Field(heading)) => Some(Role::Is(heading)),
        Some(Part::Year) => None,
        None => PATTERNS.iter().position(|known| known.pattern == cell).map(Role::Parts),
    }
}

/// Whether every text outside of the tables that is a title of this pattern is known to name a round or a board.
fn has_known_titles(grid: &Grid<'_>, readings: &Readings<'_>, lines: &HeadingLines, pattern: &Pattern) -> bool {
    let names_game = pattern.has(Part::ROUND) || pattern.has(Part::BOARD);
    let is_title = |cell: usize| lines.at(grid.line(cell)).is_empty() && pattern.match_text(&grid.text(cell)).is_some();
    names_game
        && pattern.whole().is_none()
        && grid.lines().flat_map(|(_, cells)| cells).all(|&cell| {
            !is_title(cell) || {
                let names = &readings.of_cell(grid.sheet, cell).names;
                (names.board.is_some() || !pattern.has(Part::BOARD))
                    && (names.round.is_some() || !pattern.has(Part::ROUND))
            }
        })
}
