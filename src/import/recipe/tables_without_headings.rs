//! Finds the tables that have no row of headings: by the places of their columns, or in the columns of tables with headings.

use std::ops::Range;

use super::found_tables::{FoundColumn, FoundTable, LayoutTables};
use super::grid::{Grid, POWERS_IN_COLUMN};
use super::heading_match::Qualifiers;
use super::{ColumnHeading, Part, Pattern, TableLayout};
use crate::book::Power;
use crate::import::words::heading_words::heading_of_text;
use crate::import::words::title_words;

/// The most lines without a power between two powers of one board.
const LINES_WITHOUT_POWER: u32 = 2;

impl TableLayout {
    /// Whether the columns are known by their places, and no heading is.
    pub(in crate::import) fn is_by_places(&self) -> bool {
        let is_text = |column: &ColumnHeading| matches!(column, ColumnHeading::Text(_));
        let is_place = |column: &ColumnHeading| matches!(column, ColumnHeading::Position(_));
        let headings = || self.columns.iter().map(|column| &column.heading);
        headings().any(is_place) && !headings().any(is_text)
    }

    /// Whether each line says to which board or round it belongs. Then a board need not be one run of lines.
    pub(in crate::import) fn is_list(&self) -> bool {
        self.columns.iter().any(|column| column.cell.has(Part::BOARD) || column.cell.has(Part::ROUND))
    }
}

/// The place of the powers of a table, and the content of their cells.
pub(in crate::import) fn column_of_powers<'l>(
    layout: &'l TableLayout,
    columns: &[FoundColumn],
) -> Option<(u32, &'l Pattern)> {
    let cell = |column: &FoundColumn| &layout.columns[column.layout_column].cell;
    let column = columns.iter().find(|column| cell(column).has(Part::POWER))?;
    Some((column.place, cell(column)))
}

/// The tables of a layout by places: one for each run of lines with a power.
pub(in crate::import) fn tables_by_places(grid: &Grid<'_>, layout: &TableLayout) -> Vec<FoundTable> {
    let at_place = |(layout_column, column): (usize, &super::ColumnLayout)| {
        let ColumnHeading::Position(place) = column.heading else { return None };
        let qualifiers = Qualifiers::default();
        Some(FoundColumn { place, layout_column, heading: None, group_heading: None, qualifiers })
    };
    let columns: Vec<FoundColumn> = layout.columns.iter().enumerate().filter_map(at_place).collect();
    let Some((place, pattern)) = column_of_powers(layout, &columns) else { return Vec::new() };
    let start = columns.iter().map(|column| column.place).min().unwrap_or_default();
    let end = columns.iter().map(|column| column.place + 1).max().unwrap_or(u32::MAX);
    let runs = if layout.columns.iter().any(|column| column.cell.has(Part::BOARD)) {
        // In a list with the names of the boards, the powers are in any order.
        let mut lines =
            grid.lines().map(|(line, _)| line).filter(|line| power_at(grid, pattern, *line, place).is_some());
        let list = lines.next().map(|first| first..lines.last().unwrap_or(first) + 1);
        list.into_iter().filter(|list| list.len() >= POWERS_IN_COLUMN).collect()
    } else {
        runs_of_powers(grid, pattern, place)
    };
    let table = |lines: Range<u32>| {
        // A title may stand above a column that is no part of the board.
        let start = first_place_of_title(grid, lines.clone(), start);
        FoundTable { heading_line: None, columns: columns.clone(), span: start..end, lines }
    };
    runs.into_iter().map(table).collect()
}

/// The first place above which the title of a board in these lines may stand: that of the places beside each other, up to
/// this one, that are filled, and of the blank ones before them.
pub(in crate::import) fn first_place_of_title(grid: &Grid<'_>, lines: Range<u32>, place: u32) -> u32 {
    let is_filled = |place: &u32| lines.clone().any(|line| grid.find(line, *place).is_some());
    let first = (0..place).rev().take_while(is_filled).last().unwrap_or(place);
    (0..first).rev().take_while(|place| !is_filled(place)).last().unwrap_or(first)
}

/// Settles which boards of a sheet have no headings, when the other tables were found. A table by places is left out if a
/// table with headings reads the same board. A layout whose headings may be missing also gets the boards in the columns of its
/// tables that no table reads.
pub(in crate::import) fn settle_boards_without_headings(grid: &Grid<'_>, found: &mut [LayoutTables]) {
    for number in 0..found.len() {
        let layout = found[number].layout.clone();
        if layout.across != grid.across {
            continue;
        }
        if layout.is_by_places() {
            for mut table in std::mem::take(&mut found[number].tables) {
                let with_headings = |of: &LayoutTables| !of.layout.is_by_places();
                if !is_read(grid, found.iter().filter(|of| with_headings(of)), &layout, &table) {
                    end_tables_at(found, &layout, &table);
                    find_headings_above(grid, &mut table);
                    found[number].tables.push(table);
                }
            }
        } else if layout.headings_may_be_missing && !layout.is_list() {
            add_boards_without_headings(grid, found, number, &layout);
        }
    }
    divide_spans(found, grid.across);
}

/// Begins the columns of each table by places after those of the tables to the left of it, so that each has its own titles.
/// Boards side by side may share their powers.
fn divide_spans(found: &mut [LayoutTables], across: bool) {
    let by_places = |of: &&LayoutTables| of.layout.across == across && of.layout.is_by_places();
    let columns_of = |(of, table): (&LayoutTables, &FoundTable)| {
        let powers = column_of_powers(&of.layout, &table.columns).map(|(place, _)| place);
        let places: Vec<u32> = table.columns.iter().map(|column| column.place).collect();
        (table.lines.clone(), powers, places)
    };
    let all = found.iter().filter(by_places).flat_map(|of| of.tables.iter().map(move |table| (of, table)));
    let known: Vec<(Range<u32>, Option<u32>, Vec<u32>)> = all.map(columns_of).collect();
    let tables = found.iter_mut().filter(|of| by_places(&&**of)).flat_map(|of| &mut of.tables);
    for (at, table) in tables.enumerate() {
        let (lines, powers, places) = &known[at];
        let first = places.iter().copied().filter(|place| Some(*place) != *powers).min().unwrap_or_default();
        let beside = known
            .iter()
            .enumerate()
            .filter(|(other, (of_other, ..))| *other != at && of_other.start < lines.end && lines.start < of_other.end);
        let others = beside.flat_map(|(_, (.., places))| places).filter(|place| Some(**place) != *powers);
        if let Some(left) = others.copied().filter(|place| *place < first).max() {
            table.span.start = left + 1;
        }
    }
}

/// Adds the boards without headings in the columns of the tables of a layout.
fn add_boards_without_headings(grid: &Grid<'_>, found: &mut [LayoutTables], number: usize, layout: &TableLayout) {
    let places = |table: &FoundTable| table.columns.iter().map(|column| column.place).collect::<Vec<u32>>();
    let with_headings: Vec<FoundTable> = found[number].tables.clone();
    let mut side_by_side: Vec<Vec<u32>> = with_headings.iter().map(places).collect();
    side_by_side.sort_unstable();
    side_by_side.dedup();
    for columns in side_by_side {
        let below_each_other: Vec<&FoundTable> =
            with_headings.iter().filter(|table| places(table) == columns).collect();
        let Some(first) = below_each_other.first() else { continue };
        let Some((place, pattern)) = column_of_powers(layout, &first.columns) else { continue };
        for run in runs_of_powers(grid, pattern, place) {
            // The headings of the nearest board above say what the columns hold.
            let above = below_each_other.iter().rev().find(|table| table.first_line() < run.start);
            let mut table = FoundTable { heading_line: None, lines: run, ..FoundTable::clone(above.unwrap_or(first)) };
            if !is_read(grid, found.iter(), layout, &table) {
                table.lines.end = end_tables_at(found, layout, &table);
                found[number].tables.push(table);
            }
        }
    }
    found[number].tables.sort_by_key(|table| (table.first_line(), table.span.start));
}

/// Whether one of these tables reads a board already.
pub(in crate::import) fn is_read<'t>(
    grid: &Grid<'_>,
    mut known: impl Iterator<Item = &'t LayoutTables>,
    layout: &TableLayout,
    board: &FoundTable,
) -> bool {
    known.any(|of| {
        let same = |table: &&FoundTable| is_in_same_columns(&of.layout, table, layout, board);
        of.tables.iter().filter(same).any(|table| goes_on(grid, &of.layout, table, &board.lines))
    })
}

/// Whether two tables have their powers in one column, and something else in one column too. Boards side by side may share
/// their powers.
fn is_in_same_columns(layout: &TableLayout, table: &FoundTable, of_other: &TableLayout, other: &FoundTable) -> bool {
    let place =
        |layout: &TableLayout, table: &FoundTable| column_of_powers(layout, &table.columns).map(|(place, _)| place);
    let Some(powers) = place(layout, table).filter(|_| layout.across == of_other.across) else { return false };
    let beside = |table: &FoundTable| -> Vec<u32> {
        table.columns.iter().map(|column| column.place).filter(|place| *place != powers).collect()
    };
    let (one, two) = (beside(table), beside(other));
    place(of_other, other) == Some(powers)
        && (one.is_empty() || two.is_empty() || one.iter().any(|place| two.contains(place)))
}

/// Whether a table reads the board in these lines: a list does, and a board does if these are the rest of its powers.
fn goes_on(grid: &Grid<'_>, layout: &TableLayout, table: &FoundTable, board: &Range<u32>) -> bool {
    let Some((place, pattern)) = column_of_powers(layout, &table.columns) else { return false };
    if !table.lines.contains(&board.start) || layout.is_list() {
        return table.lines.contains(&board.start);
    }
    let powers = |lines: Range<u32>| {
        let lines = grid.lines_between(lines);
        lines.filter_map(move |(line, _)| Some((line, power_at(grid, pattern, line, place)?)))
    };
    let before: Vec<(u32, Power)> = powers(table.lines.start..board.start).collect();
    let next = before.last().map_or(table.lines.start, |(line, _)| line + 1);
    let is_known = |power: Power| before.iter().any(|(_, known)| *known == power);
    board.start - next <= LINES_WITHOUT_POWER && !powers(board.clone()).any(|(_, power)| is_known(power))
}

/// Ends the tables in the columns of a board where it begins. Gives the line in which the next table in these columns begins.
fn end_tables_at(found: &mut [LayoutTables], layout: &TableLayout, board: &FoundTable) -> u32 {
    let start = board.lines.start;
    let mut end = u32::MAX;
    for LayoutTables { layout: of_table, tables, .. } in found {
        for table in tables.iter_mut().filter(|table| is_in_same_columns(of_table, table, layout, board)) {
            if table.lines.contains(&start) {
                table.lines.end = start;
            } else if table.first_line() > start {
                end = end.min(table.first_line());
            }
        }
    }
    end
}

/// Takes the words directly above a table for its headings if all of them are headings.
fn find_headings_above(grid: &Grid<'_>, table: &mut FoundTable) {
    let Some(above) = table.lines.start.checked_sub(1) else { return };
    let cells: Vec<_> = table.columns.iter().map(|column| grid.find(above, column.place)).collect();
    if cells.iter().flatten().all(|cell| heading_of_text(&grid.text(*cell)).is_some()) {
        for (column, cell) in table.columns.iter_mut().zip(cells) {
            column.heading = cell;
        }
    }
}

/// The runs of lines with a power at this place, with at most seven powers each. One line of a run may lack its power: it is
/// misspelt, or the line is that of a substitute.
fn runs_of_powers(grid: &Grid<'_>, pattern: &Pattern, place: u32) -> Vec<Range<u32>> {
    let mut runs: Vec<(Range<u32>, Vec<Power>)> = Vec::new();
    let powers = grid.cells_at(place).iter().map(|&cell| grid.line(cell));
    for (line, power) in powers.filter_map(|line| Some((line, power_at(grid, pattern, line, place)?))) {
        let goes_on = |run: &Range<u32>, known: &[Power]| {
            let has_gap = run.len() > known.len();
            let is_of_board =
                || run.end + 1 == line && !has_gap && !known.contains(&power) && is_line_of_board(grid, run.end, place);
            known.len() < Power::ALL.len() && (run.end == line || is_of_board())
        };
        match runs.last_mut() {
            Some((run, known)) if goes_on(run, known) => {
                run.end = line + 1;
                known.push(power);
            }
            _ => runs.push((line..line + 1, vec![power])),
        }
    }
    runs.retain(|(_, powers)| powers.len() >= POWERS_IN_COLUMN);
    runs.into_iter().map(|(run, _)| run).collect()
}

/// Whether a line without a power is no title and has something at the place of the powers or directly beside it.
fn is_line_of_board(grid: &Grid<'_>, line: u32, place: u32) -> bool {
    let text = |place: u32| grid.find(line, place).map(|cell| grid.text(cell));
    let is_title =
        |text: String| title_words::parse_game_title(&text).is_some() || title_words::find_round(&text).is_some();
    let beside = [place.checked_sub(1), Some(place + 1)].into_iter().flatten().any(|place| text(place).is_some());
    match text(place) {
        // A whole line of text in one cell has nothing beside it.
        Some(text) => !is_title(text),
        None => beside,
    }
}

/// The power in a cell with this content.
fn power_at(grid: &Grid<'_>, pattern: &Pattern, line: u32, place: u32) -> Option<Power> {
    let text = grid.text(grid.find(line, place)?);
    let matched = pattern.match_text(&text)?;
    let range = matched.into_iter().find(|(part, _)| *part == Part::POWER).map(|(_, range)| range)?;
    Power::parse_in_column(&text[range])
}
