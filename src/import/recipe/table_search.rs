//! Finds the tables of a layout on a sheet: its headings, wherever they come again, and the lines below them.

use std::cell::LazyCell;
use std::collections::HashSet;
use std::ops::Range;

use super::found_tables::{FoundColumn, FoundTable, LayoutTables};
use super::grid::{Grid, nearest_place_of_powers};
use super::heading_match::{FittingHeading, Headings, Qualifiers, fitting_headings};
use super::tables_without_headings::{settle_boards_without_headings, tables_by_places};
use super::{ColumnHeading, ColumnLayout, Part, Recipe, TableLayout, is_name};
use crate::book::fold_name;
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::words::heading_words::{Heading, heading_of_cell};

/// The tables of a recipe on a sheet, by their layouts. Of several layouts that fit one row of headings, the one
/// with the most columns is taken. A table ends where headings come again in its columns.
pub(in crate::import) fn tables_of_sheet(sheet: &RawSheet, recipe: &Recipe) -> Vec<LayoutTables> {
    let mut found: Vec<LayoutTables> = Vec::new();
    let grids = [false, true].map(|across| LazyCell::new(move || Grid::new(sheet, across)));
    for layout in &recipe.tables {
        let Some(in_name) = sheet_parts(sheet, layout) else { continue };
        let tables = find_tables(&grids[usize::from(layout.across)], layout);
        found.push(LayoutTables { layout: layout.clone(), in_name, tables });
    }
    keep_widest_tables(&mut found);
    for across in [false, true] {
        end_tables(found.iter_mut().filter(|of| of.layout.across == across).flat_map(|of| &mut of.tables));
    }
    for (across, grid) in [false, true].into_iter().zip(&grids) {
        let may_lack_headings = |layout: &TableLayout| layout.is_by_places() || layout.headings_may_be_missing;
        if found.iter().any(|of| of.layout.across == across && may_lack_headings(&of.layout)) {
            settle_boards_without_headings(grid, &mut found);
        }
    }
    found.retain(|of| !of.tables.is_empty());
    found
}

/// The parts that the name of the sheet gives. `None` if the tables are on other sheets.
pub(super) fn sheet_parts(sheet: &RawSheet, layout: &TableLayout) -> Option<Qualifiers> {
    if layout.sheets.is_empty() {
        return Some(Qualifiers::default());
    }
    layout.sheets.iter().find_map(|pattern| {
        if pattern.parts().next().is_none() {
            return same_text(&pattern.to_string(), &sheet.name).then(Qualifiers::default);
        }
        let matched = pattern.match_text(&sheet.name)?;
        let value = |wanted: Part| {
            matched.iter().find(|(part, _)| *part == wanted).map(|(_, range)| sheet.name[range.clone()].to_owned())
        };
        Some(Qualifiers { round: value(Part::ROUND), board: value(Part::BOARD), ..Qualifiers::default() })
    })
}

/// Drops the tables whose headings a table with more columns has.
fn keep_widest_tables(found: &mut [LayoutTables]) {
    if found.len() < 2 {
        return;
    }
    let all = found.iter().enumerate().flat_map(|(of, tables)| (0..tables.tables.len()).map(move |table| (of, table)));
    let mut order: Vec<(usize, usize)> = all.collect();
    order.sort_by_key(|&(of, table)| std::cmp::Reverse(found[of].tables[table].columns.len()));
    let mut taken: HashSet<CellIndex> = HashSet::new();
    let mut kept: HashSet<(usize, usize)> = HashSet::new();
    for (of, table) in order {
        let headings = || found[of].tables[table].columns.iter().filter_map(|column| column.heading);
        if headings().all(|cell| !taken.contains(&cell)) {
            taken.extend(headings());
            kept.insert((of, table));
        }
    }
    for (of, tables) in found.iter_mut().enumerate() {
        let mut table = 0..;
        tables.tables.retain(|_| table.next().is_some_and(|table| kept.contains(&(of, table))));
    }
}

/// Ends each table where headings come again in its columns.
fn end_tables<'t>(tables: impl Iterator<Item = &'t mut FoundTable>) {
    let mut tables: Vec<&mut FoundTable> = tables.filter(|table| table.heading_line.is_some()).collect();
    tables.sort_by_key(|table| table.heading_line);
    let mut open: Vec<usize> = Vec::new();
    for new in 0..tables.len() {
        let (line, extent) = (tables[new].heading_line, tables[new].extent());
        open.retain(|&table| {
            let known: &mut FoundTable = tables[table];
            let of_known = known.extent();
            let ends = known.heading_line != line && extent.start < of_known.end && of_known.start < extent.end;
            if ends {
                known.lines.end = line.unwrap_or(u32::MAX);
            }
            !ends
        });
        open.push(new);
    }
}

/// The headings of a recipe that the most similar line of a sheet lacks, with the number of that line, from 0, and whether it
/// is a column. `None` if no line has a heading of the recipe.
pub(in crate::import) fn missing_headings(sheet: &RawSheet, recipe: &Recipe) -> Option<(u32, bool, Vec<String>)> {
    let mut best: Option<(usize, u32, bool, Vec<String>)> = None;
    for layout in recipe.tables.iter().filter(|layout| sheet_parts(sheet, layout).is_some()) {
        let grid = Grid::new(sheet, layout.across);
        let headings = Headings::new(layout).in_either_number();
        for (line, cells) in grid.lines() {
            let may_fit = cells.iter().filter(|&&cell| headings.may_fit(sheet.cell(cell)));
            let fitting: HashSet<usize> = may_fit
                .flat_map(|&cell| headings.fitting(&grid.text(cell)))
                .map(|(layout_column, _)| layout_column)
                .collect();
            if best.as_ref().is_some_and(|(most, ..)| fitting.len() <= *most) || fitting.is_empty() {
                continue;
            }
            let lacks = layout.columns.iter().enumerate().filter(|(layout_column, _)| !fitting.contains(layout_column));
            let missing = lacks.filter_map(|(_, column)| match &column.heading {
                ColumnHeading::Text(heading) => Some(heading.to_string()),
                ColumnHeading::Blank
                | ColumnHeading::Position(_)
                | ColumnHeading::After(_)
                | ColumnHeading::Below(_) => None,
            });
            best = Some((fitting.len(), line, layout.across, missing.collect()));
        }
    }
    best.map(|(_, line, across, missing)| (line, across, missing))
}

/// The tables of a layout, in the order of the sheet.
pub(super) fn find_tables(grid: &Grid<'_>, layout: &TableLayout) -> Vec<FoundTable> {
    if layout.is_by_places() {
        return tables_by_places(grid, layout);
    }
    let headings = Headings::new(layout);
    let tables = tables_with_headings(grid, layout, &headings);
    if !tables.is_empty() {
        return tables;
    }
    // Two columns may have the singular and the plural of a word, so the same word comes first.
    tables_with_headings(grid, layout, &headings.in_either_number())
}

fn tables_with_headings(grid: &Grid<'_>, layout: &TableLayout, headings: &Headings<'_>) -> Vec<FoundTable> {
    let mut tables = Vec::new();
    for (index, (line, cells)) in grid.lines().enumerate() {
        let group_cells = if headings.has_groups { grid.line_above(index) } else { &[] };
        tables.extend(tables_in_line(grid, layout, headings, (line, cells), group_cells));
    }
    tables
}

/// The tables whose headings are in a line. The headings of groups are in the line above.
fn tables_in_line(
    grid: &Grid<'_>,
    layout: &TableLayout,
    headings: &Headings<'_>,
    (line, cells): (u32, &[CellIndex]),
    group_cells: &[CellIndex],
) -> Vec<FoundTable> {
    let fitting = fitting_headings(grid, headings, cells, group_cells);
    let mut tables: Vec<Vec<FoundColumn>> = vec![Vec::new()];
    for (at, FittingHeading { cell, place, columns: fits }) in fitting.iter().enumerate() {
        // “Name, Name”: the second is the column after the first.
        if tables.last().is_some_and(|columns| is_after_column(layout, columns, *place)) {
            continue;
        }
        let is_used = |columns: &[FoundColumn], layout_column: usize, found: &Qualifiers| {
            columns.iter().any(|column| column.layout_column == layout_column && column.qualifiers == *found)
        };
        let Some(columns) = tables.last_mut() else { continue };
        // Years begin again with the first one. Any other year is written twice by mistake.
        let first_year = columns.iter().find_map(|column| column.qualifiers.year);
        let free = fits.iter().find(|(layout_column, found, _)| !is_used(columns, *layout_column, found));
        let (layout_column, found, group) = match (free, fits.first()) {
            (Some(free), _) => free.clone(),
            // The heading comes again: the next table begins.
            (None, Some(again))
                if is_complete(layout, columns)
                    && (begins_table(layout, again.0)
                        || columns[0].layout_column == again.0 && holds_table(layout, &fitting[at..]))
                    && again.1.year.is_none_or(|year| Some(year) == first_year) =>
            {
                tables.push(Vec::new());
                again.clone()
            }
            _ => continue,
        };
        if let Some(columns) = tables.last_mut() {
            let (place, heading) = (*place, Some(*cell));
            columns.push(FoundColumn { place, layout_column, heading, group_heading: group, qualifiers: found });
        }
    }
    tables.retain(|columns| is_complete(layout, columns));
    let starts: Vec<u32> = (0..tables.len()).map(|index| table_start(grid, line, &tables, index)).collect();
    let mut found = Vec::new();
    let blank = layout.columns.iter().position(|column| column.heading == ColumnHeading::Blank);
    let seeks_powers = blank.is_some() && !tables.is_empty();
    let of_powers = if seeks_powers { grid.places_of_powers(line) } else { Vec::new() };
    // A column with another heading holds no powers: the names of boards may be letters.
    let headings_of_line: Vec<HeadingOfCell> = cells
        .iter()
        .filter(|_| seeks_powers)
        .filter_map(|&cell| Some((grid.place(cell), heading_of_cell(grid.sheet.cell(cell))?)))
        .collect();
    for (index, mut columns) in tables.into_iter().enumerate() {
        let end = starts.get(index + 1).copied().unwrap_or(u32::MAX);
        let near = index.checked_sub(1).map_or(0, |before| starts[before]);
        if let Some(layout_column) = blank {
            let is_other = |heading: &HeadingOfCell, place: u32| heading.0 == place && heading.1 != Heading::Power;
            let has_heading = |place: u32| {
                columns.iter().any(|column| column.place == place)
                    || headings_of_line.iter().any(|heading| is_other(heading, place))
            };
            let place = nearest_place_of_powers(&of_powers, has_heading, columns[0].place, (near, end));
            let Some(place) = place else { continue };
            let column = FoundColumn {
                place,
                layout_column,
                heading: None,
                group_heading: None,
                qualifiers: Qualifiers::default(),
            };
            columns.push(column);
        }
        add_columns_after(grid, layout, cells, &mut columns, end);
        let start = if index == 0 { 0 } else { starts[index] };
        add_columns_at_places(layout, &mut columns, &(start..end));
        // A line with a power where the powers are is no line of headings, even if its numbers look like years.
        let mut powers =
            columns.iter().filter(|column| layout.columns[column.layout_column].cell.whole() == Some(Part::POWER));
        if powers.any(|column| grid.power(line, column.place).is_some()) {
            continue;
        }
        found.push(FoundTable { heading_line: Some(line), columns, span: start..end, lines: line + 1..u32::MAX });
    }
    found
}

/// Whether a column of the layout is the one after a column with words as its heading, and that is directly before this place.
fn is_after_column(layout: &TableLayout, columns: &[FoundColumn], place: u32) -> bool {
    let Some(before) = columns.iter().find(|column| column.place + 1 == place) else { return false };
    let ColumnHeading::Text(heading) = &layout.columns[before.layout_column].heading else { return false };
    let is_after = |column: &ColumnLayout| matches!(&column.heading, ColumnHeading::After(of) if of == heading);
    heading.parts().next().is_none() && layout.columns.iter().any(is_after)
}

/// The lines below the headings of a board, one for each power.
const LINES_BELOW_HEADINGS: u32 = 7;

/// The place of a heading in its line, and the heading.
type HeadingOfCell = (u32, Heading);

/// The first place of a table: of its first column, or of the columns before it. They are its own if a blank column divides
/// them from the table before.
fn table_start(grid: &Grid<'_>, line: u32, tables: &[Vec<FoundColumn>], index: usize) -> u32 {
    let first = tables[index][0].place;
    let before = index.checked_sub(1).and_then(|before| tables[before].iter().map(|column| column.place).max());
    let Some(before) = before else { return first };
    let lines = || (line..=line + LINES_BELOW_HEADINGS).chain(line.checked_sub(1));
    let is_blank = |place: &u32| lines().all(|line| grid.find(line, *place).is_none());
    (before + 1..first).rev().find(is_blank).map_or(first, |blank| blank + 1)
}

/// Adds the columns without a heading that are found by the heading of the column before them.
fn add_columns_after(
    grid: &Grid<'_>,
    layout: &TableLayout,
    cells: &[CellIndex],
    columns: &mut Vec<FoundColumn>,
    end: u32,
) {
    for (layout_column, column) in layout.columns.iter().enumerate() {
        let ColumnHeading::After(pattern) = &column.heading else { continue };
        if pattern.parts().next().is_some() {
            // “After {power}”: one column after each of them.
            let is_before = |known: &&FoundColumn| matches!(&layout.columns[known.layout_column].heading, ColumnHeading::Text(heading) if heading == pattern);
            let after = |known: &FoundColumn| {
                let (place, group_heading, qualifiers) =
                    (known.place + 1, known.group_heading, known.qualifiers.clone());
                let heading = grid.find_in_line(cells, place);
                FoundColumn { place, layout_column, heading, group_heading, qualifiers }
            };
            let new: Vec<FoundColumn> = columns.iter().filter(is_before).map(after).collect();
            columns.extend(new);
            continue;
        }
        let first = columns.iter().map(|column| column.place).min().unwrap_or_default();
        let in_table = cells.iter().filter(|cell| (first..end).contains(&grid.place(**cell)));
        let before = in_table.into_iter().find(|cell| is_name(pattern, &grid.text(**cell)));
        let Some(place) = before.map(|&cell| grid.place(cell) + 1) else { continue };
        if columns.iter().all(|known| known.place != place) {
            let (heading, qualifiers) = (grid.find_in_line(cells, place), Qualifiers::default());
            columns.push(FoundColumn { place, layout_column, heading, group_heading: None, qualifiers });
        }
    }
}

/// Adds the columns that are found by their places to a table with headings.
fn add_columns_at_places(layout: &TableLayout, columns: &mut Vec<FoundColumn>, span: &Range<u32>) {
    for (layout_column, column) in layout.columns.iter().enumerate() {
        let ColumnHeading::Position(place) = column.heading else { continue };
        if span.contains(&place) && columns.iter().all(|known| known.place != place) {
            let qualifiers = Qualifiers::default();
            columns.push(FoundColumn { place, layout_column, heading: None, group_heading: None, qualifiers });
        }
    }
}

/// Whether a table may begin with this column. A score or a note may come twice in a table.
fn begins_table(layout: &TableLayout, layout_column: usize) -> bool {
    let column = &layout.columns[layout_column];
    let of_year = matches!(&column.heading, ColumnHeading::Text(heading) if heading.has(Part::Year));
    let first = [Part::ROUND, Part::BOARD, Part::POWER, Part::PLAYER, Part::FIRST_NAME];
    let has_names =
        layout.columns.iter().any(|column| column.cell.has(Part::PLAYER) || column.cell.has(Part::FIRST_NAME));
    of_year || column.cell.parts().any(|part| first.contains(&part) || part == Part::CENTRES && !has_names)
}

/// Whether these headings have all columns of a table. Where the first heading of a table comes again with all the others,
/// the next table begins, whatever its first column holds.
fn holds_table(layout: &TableLayout, headings: &[FittingHeading]) -> bool {
    let column = |FittingHeading { cell, place, columns }: &FittingHeading| {
        let (layout_column, qualifiers, group_heading) = columns.first()?.clone();
        Some(FoundColumn { place: *place, layout_column, heading: Some(*cell), group_heading, qualifiers })
    };
    let columns: Vec<FoundColumn> = headings.iter().filter_map(column).collect();
    is_complete(layout, &columns)
}

/// Whether two names are the same but for case, accents and spaces.
fn same_text(a: &str, b: &str) -> bool {
    fold_name(a) == fold_name(b)
}

/// Whether the columns that every table of the layout has were found.
fn is_complete(layout: &TableLayout, columns: &[FoundColumn]) -> bool {
    let texts = layout.columns.iter().filter(|column| matches!(column.heading, ColumnHeading::Text(_))).count();
    let has_years = columns.iter().any(|column| column.qualifiers.year.is_some());
    // A single number that looks like a year is no line of headings.
    columns.len() >= if has_years { 2 } else { texts.min(2) }
        && !columns.is_empty()
        && layout.columns.iter().enumerate().all(|(layout_column, column)| {
            let ColumnHeading::Text(_) = &column.heading else { return true };
            let needed = [Part::ROUND, Part::BOARD, Part::POWER, Part::PLAYER, Part::CENTRES];
            let needed = column.cell.parts().any(|part| needed.contains(&part));
            !needed || columns.iter().any(|column| column.layout_column == layout_column)
        })
}
