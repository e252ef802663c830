//! The parts that the cells of a sheet hold by a recipe, for showing them.

use super::grid::Grid;
use super::{FoundTable, LayoutTables, Part, Recipe, TableLayout, is_name, tables_of_sheet};
use crate::book::Power;
use crate::book::count_notation::parse_count_cell;
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};

/// What a recipe says about a cell.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::import) enum CellParts {
    /// A heading, with the parts of the cells below it.
    Heading(Vec<Part>),
    /// A value or several.
    Value(Vec<Part>),
    /// A title above a table.
    Title(Vec<Part>),
}

/// The parts of the cells of a sheet. A cell may come several times; the first says more.
pub(in crate::import) fn parts_of_cells(sheet: &RawSheet, recipe: &Recipe) -> Vec<(CellIndex, CellParts)> {
    let translated = recipe.translate(sheet);
    let sheet = translated.as_ref().unwrap_or(sheet);
    let mut found = Vec::new();
    for LayoutTables { layout, tables, .. } in &tables_of_sheet(sheet, recipe) {
        // A title stands between two tables, and so in the lines of the first one.
        title_cells(sheet, layout, &mut found);
        let grid = Grid::new(sheet, layout.across);
        for table in tables {
            table_cells(&grid, layout, table, &mut found);
        }
    }
    found
}

/// Whether a layout describes tables of this sheet.
pub(super) fn is_on_sheet(layout: &TableLayout, sheet: &RawSheet) -> bool {
    layout.sheets.is_empty() || layout.sheets.iter().any(|pattern| is_name(pattern, &sheet.name))
}

fn table_cells(grid: &Grid<'_>, layout: &TableLayout, table: &FoundTable, found: &mut Vec<(CellIndex, CellParts)>) {
    for column in &table.columns {
        let parts: Vec<Part> = layout.columns[column.layout_column].cell.parts().collect();
        let headings = [column.heading, column.group_heading];
        found.extend(headings.into_iter().flatten().map(|cell| (cell, CellParts::Heading(parts.clone()))));
    }
    for (_, cells) in grid.lines_between(table.lines.clone()) {
        for &cell in cells {
            let Some(column) = table.columns.iter().find(|column| column.place == grid.place(cell)) else { continue };
            let text = grid.text(cell);
            // In a record of two rows, the counts are in one of them.
            let below = layout.content_below(column.layout_column);
            let in_row = &layout.columns[column.layout_column].cell;
            let pattern =
                below.filter(|below| below.has(Part::CENTRES) == parse_count_cell(&text).is_some()).unwrap_or(in_row);
            let is_power = |part: &Part| *part != Part::POWER || Power::parse_in_column(&text).is_some();
            if pattern.match_text(&text).is_some() && pattern.whole().as_ref().is_none_or(is_power) {
                found.push((cell, CellParts::Value(pattern.parts().collect())));
            }
        }
    }
}

/// The titles with a word. A title that is only a name is known by the board that it names.
fn title_cells(sheet: &RawSheet, layout: &TableLayout, found: &mut Vec<(CellIndex, CellParts)>) {
    let patterns = || layout.titles.iter().filter(|pattern| pattern.whole().is_none());
    if patterns().next().is_none() {
        return;
    }
    for (cell, content) in sheet.cells.iter().enumerate() {
        let Some(text) = content.trimmed_text() else { continue };
        if let Some(pattern) = patterns().find(|pattern| pattern.match_text(text).is_some()) {
            found.push((cell, CellParts::Title(pattern.parts().collect())));
        }
    }
}
