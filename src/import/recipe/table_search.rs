//! Finds the tables of a description on a sheet: its headings, wherever they come again, and the lines below them.
//!
//! In a table whose records are columns, a line is a column of the sheet and a place is a row.

use std::ops::Range;

use super::{ColumnHeading, Part, TableLayout};
use crate::book::{PerPower, Power, Year};
use crate::import::SheetAddress;
use crate::import::raw_sheet::{CellIndex, RawSheet};

/// Number of different powers that make a column without a heading the column of powers.
const POWERS_IN_COLUMN: usize = 4;

/// Number of lines in which these powers are.
const LINES_OF_POWERS: usize = 9;

/// A sheet as lines of cells.
#[derive(Debug)]
pub(super) struct Grid<'a> {
    pub sheet: &'a RawSheet,
    pub across: bool,
    /// The lines that have cells, each with its cells in order.
    pub lines: Vec<(u32, Vec<CellIndex>)>,
}

impl<'a> Grid<'a> {
    pub(super) fn new(sheet: &'a RawSheet, across: bool) -> Self {
        let mut grid = Grid { sheet, across, lines: Vec::new() };
        let mut order: Vec<CellIndex> = (0..sheet.cells.len()).collect();
        if across {
            order.sort_by_key(|&cell| (sheet.cell(cell).at.column, sheet.cell(cell).at.row));
        }
        for cell in order {
            let line = grid.line(cell);
            match grid.lines.last_mut() {
                Some((known, cells)) if *known == line => cells.push(cell),
                _ => grid.lines.push((line, vec![cell])),
            }
        }
        grid
    }

    pub(super) fn line(&self, cell: CellIndex) -> u32 {
        let at = self.sheet.cell(cell).at;
        if self.across { at.column } else { at.row }
    }

    pub(super) fn place(&self, cell: CellIndex) -> u32 {
        let at = self.sheet.cell(cell).at;
        if self.across { at.row } else { at.column }
    }

    pub(super) fn address(&self, line: u32, place: u32) -> SheetAddress {
        if self.across { SheetAddress::new(place, line) } else { SheetAddress::new(line, place) }
    }

    pub(super) fn find(&self, line: u32, place: u32) -> Option<CellIndex> {
        self.sheet.find(self.address(line, place))
    }

    pub(super) fn text(&self, cell: CellIndex) -> String {
        self.sheet.cell(cell).text().trim().to_owned()
    }

    /// The power in a cell that holds nothing else.
    pub(super) fn power(&self, line: u32, place: u32) -> Option<Power> {
        let cell = self.find(line, place)?;
        Power::parse_in_column(self.sheet.cell(cell).trimmed_text()?)
    }
}

/// A column of a table that was found.
#[derive(Clone, Debug)]
pub(super) struct TableColumn {
    pub place: u32,
    /// The number of the column in the description.
    pub rule: usize,
    pub heading: Option<CellIndex>,
    pub group_heading: Option<CellIndex>,
    pub qualifiers: Qualifiers,
}

/// What a heading says about all cells of its column.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Qualifiers {
    pub round: Option<String>,
    pub board: Option<String>,
    pub power: Option<Power>,
    pub year: Option<Year>,
}

impl Qualifiers {
    /// The same without the year: the columns of one seat.
    pub(super) fn of_seat(&self) -> Qualifiers {
        Qualifiers { year: None, ..self.clone() }
    }
}

/// A table of a description on a sheet.
#[derive(Clone, Debug)]
pub(super) struct FoundTable {
    /// The line of the headings, or `None` for a table without headings.
    pub heading_line: Option<u32>,
    pub columns: Vec<TableColumn>,
    pub span: Range<u32>,
    /// The lines with records.
    pub lines: Range<u32>,
}

/// The tables of a description, in the order of the sheet.
pub(super) fn find_tables(grid: &Grid<'_>, layout: &TableLayout) -> Vec<FoundTable> {
    if layout.columns.iter().any(|column| matches!(column.heading, ColumnHeading::Position(_))) {
        return tables_without_headings(grid, layout);
    }
    let mut tables: Vec<FoundTable> = Vec::new();
    for (index, (line, cells)) in grid.lines.iter().enumerate() {
        let group_line = index.checked_sub(1).map(|above| &grid.lines[above]).filter(|(above, _)| above + 1 == *line);
        for found in tables_in_line(grid, layout, *line, cells, group_line.map_or(&[], |(_, cells)| cells)) {
            // A table ends where its headings come again.
            for table in &mut tables {
                if table.lines.end > *line && table.span.start < found.span.end && found.span.start < table.span.end {
                    table.lines.end = *line;
                }
            }
            tables.push(found);
        }
    }
    tables
}

/// The heading of a group of columns above a place: the nearest to the left in the line above.
fn group_heading(grid: &Grid<'_>, group_cells: &[CellIndex], place: u32) -> Option<CellIndex> {
    let left = group_cells.iter().rev().find(|&&cell| grid.place(cell) <= place).copied()?;
    let at = grid.sheet.cell(left).at;
    let merged = grid.sheet.merged.iter().find(|range| range.contains(at));
    let beyond = merged.is_some_and(|range| {
        let last = if grid.across { range.last.row } else { range.last.column };
        last < place
    });
    (!beyond).then_some(left)
}

fn tables_in_line(
    grid: &Grid<'_>,
    layout: &TableLayout,
    line: u32,
    cells: &[CellIndex],
    group_cells: &[CellIndex],
) -> Vec<FoundTable> {
    let mut tables: Vec<Vec<TableColumn>> = vec![Vec::new()];
    for &cell in cells {
        let place = grid.place(cell);
        let text = grid.text(cell);
        let group = group_heading(grid, group_cells, place);
        let both = group.map(|group| format!("{} / {text}", grid.text(group)));
        let matching = layout.columns.iter().enumerate().filter_map(|(rule, column)| {
            let ColumnHeading::Text(pattern) = &column.heading else { return None };
            let qualified = |text: &str| pattern.match_text(text).and_then(|parts| qualifiers(text, &parts));
            let exact = |text: &str| {
                let literal = pattern.parts().next().is_none();
                if literal { same_text(&pattern.to_string(), text).then(Qualifiers::default) } else { qualified(text) }
            };
            let of_both = both.as_deref().and_then(exact);
            of_both.map(|found| (rule, found, group)).or_else(|| exact(&text).map(|found| (rule, found, None)))
        });
        // A heading of two lines says more than one of a single line.
        let mut matching: Vec<_> = matching.collect();
        matching.sort_by_key(|(_, _, group)| group.is_none());
        let is_used = |columns: &[TableColumn], rule: usize, found: &Qualifiers| {
            columns.iter().any(|column| column.rule == rule && column.qualifiers == *found)
        };
        let Some(columns) = tables.last_mut() else { continue };
        let free = matching.iter().find(|(rule, found, _)| !is_used(columns, *rule, found));
        let (rule, found, group) = match (free, matching.first()) {
            (Some(free), _) => free.clone(),
            // The heading comes again: the next table begins.
            (None, Some(again)) if is_complete(layout, columns) => {
                tables.push(Vec::new());
                again.clone()
            }
            _ => continue,
        };
        if let Some(columns) = tables.last_mut() {
            columns.push(TableColumn { place, rule, heading: Some(cell), group_heading: group, qualifiers: found });
        }
    }
    tables.retain(|columns| is_complete(layout, columns));
    let starts: Vec<u32> = tables.iter().map(|columns| columns[0].place).collect();
    let mut found = Vec::new();
    for (index, mut columns) in tables.into_iter().enumerate() {
        let end = starts.get(index + 1).copied().unwrap_or(u32::MAX);
        let blank = layout.columns.iter().position(|column| column.heading == ColumnHeading::Blank);
        if let Some(rule) = blank {
            let Some(place) = place_of_powers(grid, line, &columns, end) else { continue };
            let column =
                TableColumn { place, rule, heading: None, group_heading: None, qualifiers: Qualifiers::default() };
            columns.push(column);
        }
        add_columns_after(grid, layout, line, &mut columns, end);
        let start = columns.iter().map(|column| column.place).min().unwrap_or_default();
        found.push(FoundTable { heading_line: Some(line), columns, span: start..end, lines: line + 1..u32::MAX });
    }
    found
}

/// Adds the columns without a heading that are found by the heading of the column before them.
fn add_columns_after(grid: &Grid<'_>, layout: &TableLayout, line: u32, columns: &mut Vec<TableColumn>, end: u32) {
    for (rule, column) in layout.columns.iter().enumerate() {
        let ColumnHeading::After(pattern) = &column.heading else { continue };
        let is_before = |cell: &CellIndex| super::is_name(pattern, &grid.text(*cell));
        let first = columns.iter().map(|column| column.place).min().unwrap_or_default();
        let in_line = grid.lines.iter().find(|(known, _)| *known == line).map_or(&[][..], |(_, cells)| cells);
        let before =
            in_line.iter().filter(|cell| (first..end).contains(&grid.place(**cell))).find(|cell| is_before(cell));
        let Some(place) = before.map(|&cell| grid.place(cell) + 1) else { continue };
        if columns.iter().all(|known| known.place != place) {
            let qualifiers = Qualifiers::default();
            columns.push(TableColumn { place, rule, heading: None, group_heading: None, qualifiers });
        }
    }
}

/// Whether two headings are the same but for case, accents and spaces.
fn same_text(a: &str, b: &str) -> bool {
    crate::book::fold_name(a) == crate::book::fold_name(b)
}

/// What a matched heading says. `None` if a part of it cannot be read.
fn qualifiers(text: &str, parts: &[(Part, Range<usize>)]) -> Option<Qualifiers> {
    let mut found = Qualifiers::default();
    for (part, range) in parts {
        let value = &text[range.clone()];
        match *part {
            Part::ROUND => found.round = Some(value.to_owned()),
            Part::BOARD => found.board = Some(value.to_owned()),
            Part::POWER => found.power = Some(Power::parse_in_column(value)?),
            Part::Year => found.year = Some(crate::book::count_notation::parse_year_cell(value)?),
            Part::Field(_) => return None,
        }
    }
    Some(found)
}

/// Whether the columns that every table of the description has were found.
fn is_complete(layout: &TableLayout, columns: &[TableColumn]) -> bool {
    !columns.is_empty()
        && layout.columns.iter().enumerate().all(|(rule, column)| {
            let ColumnHeading::Text(_) = &column.heading else { return true };
            let needed = [Part::ROUND, Part::BOARD, Part::POWER, Part::PLAYER, Part::CENTRES];
            let needed = column.cell.parts().any(|part| needed.contains(&part));
            !needed || columns.iter().any(|column| column.rule == rule)
        })
}

/// The nearest place without a heading that holds powers: first to the left of the headings, then between them.
fn place_of_powers(grid: &Grid<'_>, line: u32, columns: &[TableColumn], end: u32) -> Option<u32> {
    let first = columns[0].place;
    let below: Vec<u32> =
        grid.lines.iter().map(|(line, _)| *line).filter(|below| *below > line).take(LINES_OF_POWERS).collect();
    let mut places: Vec<u32> = grid
        .lines
        .iter()
        .filter(|(line, _)| below.contains(line))
        .flat_map(|(_, cells)| cells)
        .map(|&cell| grid.place(cell))
        .filter(|place| *place < end && columns.iter().all(|column| column.place != *place))
        .collect();
    places.sort_unstable();
    places.dedup();
    let (left, right) = places.split_at(places.partition_point(|place| *place < first));
    left.iter().rev().chain(right).copied().find(|&place| {
        let mut seen = PerPower::<bool>::default();
        below.iter().filter_map(|&line| grid.power(line, place)).for_each(|power| seen[power] = true);
        seen.values().filter(|seen| **seen).count() >= POWERS_IN_COLUMN
    })
}

/// A table without headings: one for each run of lines with a power.
fn tables_without_headings(grid: &Grid<'_>, layout: &TableLayout) -> Vec<FoundTable> {
    let columns: Vec<TableColumn> = layout
        .columns
        .iter()
        .enumerate()
        .filter_map(|(rule, column)| {
            let ColumnHeading::Position(place) = column.heading else { return None };
            let qualifiers = Qualifiers::default();
            Some(TableColumn { place, rule, heading: None, group_heading: None, qualifiers })
        })
        .collect();
    let Some(powers) = columns.iter().find(|column| layout.columns[column.rule].cell.has(Part::POWER)) else {
        return Vec::new();
    };
    let pattern = &layout.columns[powers.rule].cell;
    let has_power = |line: u32| {
        grid.find(line, powers.place).is_some_and(|cell| {
            let text = grid.text(cell);
            let matched = pattern.match_text(&text).unwrap_or_default();
            matched
                .iter()
                .any(|(part, range)| *part == Part::POWER && Power::parse_in_column(&text[range.clone()]).is_some())
        })
    };
    let start = columns.iter().map(|column| column.place).min().unwrap_or_default();
    let end = columns.iter().map(|column| column.place + 1).max().unwrap_or(u32::MAX);
    let mut tables: Vec<FoundTable> = Vec::new();
    let mut before = None;
    for (line, _) in &grid.lines {
        if !has_power(*line) {
            continue;
        }
        match tables.last_mut() {
            Some(table) if before.is_some_and(|before: u32| before + 1 == *line) && table.lines.len() < 7 => {
                table.lines.end = line + 1;
            }
            _ => tables.push(FoundTable {
                heading_line: None,
                columns: columns.clone(),
                span: start..end,
                lines: *line..line + 1,
            }),
        }
        before = Some(*line);
    }
    tables.retain(|table| table.lines.len() >= POWERS_IN_COLUMN);
    tables
}
