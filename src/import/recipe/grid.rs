//! A sheet as lines of cells, and the places that hold powers.
//!
//! In a table whose records are columns, a line is a column of the sheet and a place is a row.

use std::cell::OnceCell;
use std::collections::{BTreeMap, HashSet};
use std::ops::Range;

use crate::book::{PerPower, Power};
use crate::import::SheetAddress;
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::words::heading_words::is_total_label;

/// Number of different powers that make a column without a heading the column of powers.
pub(in crate::import) const POWERS_IN_COLUMN: usize = 4;

/// The most cells of a sheet in which tables that a director points out, and unknown words, are searched.
pub(in crate::import) const MOST_CELLS_SEARCHED: usize = 100_000;

/// Number of lines in which these powers are.
const LINES_OF_POWERS: usize = 9;

/// The nearest of these places of powers: first to the left of the first heading, not beyond `near`, then to the right
/// before `end`, and at last anywhere to the left. Places with a heading hold something else.
pub(in crate::import) fn nearest_place_of_powers(
    places: &[u32],
    has_heading: impl Fn(u32) -> bool,
    first: u32,
    (near, end): (u32, u32),
) -> Option<u32> {
    let position = |place: u32| places.partition_point(|known| *known < place);
    let (near, first, end) = (position(near.min(first)), position(first), position(end).max(position(first)));
    let nearest = places[near..first].iter().rev().chain(&places[first..end]).chain(places[..near].iter().rev());
    nearest.copied().find(|place| !has_heading(*place))
}

/// A sheet as lines of cells.
#[derive(Debug)]
pub(in crate::import) struct Grid<'a> {
    pub sheet: &'a RawSheet,
    pub across: bool,
    /// The cells, line by line and each line in order.
    cells: Vec<CellIndex>,
    /// The lines that have cells, each with the positions of its cells in `cells`.
    lines: Vec<(u32, Range<usize>)>,
    /// The lines of sums, once they were asked for.
    totals: OnceCell<HashSet<u32>>,
    /// The cells by their places, and then by their lines, once they were asked for.
    by_place: OnceCell<Vec<CellIndex>>,
}

impl<'a> Grid<'a> {
    pub(in crate::import) fn new(sheet: &'a RawSheet, across: bool) -> Self {
        let mut cells: Vec<CellIndex> = (0..sheet.cells.len()).collect();
        if across {
            cells.sort_by_key(|&cell| (sheet.address_of(cell).column, sheet.address_of(cell).row));
        }
        let (totals, by_place) = (OnceCell::new(), OnceCell::new());
        let mut grid = Grid { sheet, across, cells, lines: Vec::new(), totals, by_place };
        for (position, &cell) in grid.cells.iter().enumerate() {
            let line = grid.line(cell);
            match grid.lines.last_mut() {
                Some((known, cells)) if *known == line => cells.end = position + 1,
                _ => grid.lines.push((line, position..position + 1)),
            }
        }
        grid
    }

    /// The lines that have cells, each with its cells in order.
    pub(in crate::import) fn lines(&self) -> impl Iterator<Item = (u32, &[CellIndex])> {
        self.lines.iter().map(|(line, cells)| (*line, &self.cells[cells.clone()]))
    }

    /// Those of these lines that have cells.
    pub(in crate::import) fn lines_between(&self, lines: Range<u32>) -> impl Iterator<Item = (u32, &[CellIndex])> {
        let position = |line: u32| self.lines.partition_point(|(known, _)| *known < line);
        let (start, end) = (position(lines.start), position(lines.end));
        self.lines[start..end.max(start)].iter().map(|(line, cells)| (*line, &self.cells[cells.clone()]))
    }

    /// The cells at a place, in the order of their lines.
    pub(in crate::import) fn cells_at(&self, place: u32) -> &[CellIndex] {
        let cells = self.by_place.get_or_init(|| {
            let mut cells = self.cells.clone();
            cells.sort_by_key(|&cell| self.place(cell));
            cells
        });
        let start = cells.partition_point(|&cell| self.place(cell) < place);
        let end = start + cells[start..].partition_point(|&cell| self.place(cell) == place);
        &cells[start..end]
    }

    /// Whether a line has other cells than this one.
    pub(in crate::import) fn is_beside_others(&self, cell: CellIndex) -> bool {
        let line = self.line(cell);
        self.lines_between(line..line + 1).any(|(_, cells)| cells.len() > 1)
    }

    /// The places that hold at least four different powers in the lines directly below a line.
    pub(in crate::import) fn places_of_powers(&self, line: u32) -> Vec<u32> {
        let mut seen: BTreeMap<u32, PerPower<bool>> = BTreeMap::new();
        for &cell in self.lines_between(line + 1..u32::MAX).take(LINES_OF_POWERS).flat_map(|(_, cells)| cells) {
            if let Some(power) = self.sheet.cell(cell).trimmed_text().and_then(Power::parse_in_column) {
                seen.entry(self.place(cell)).or_default()[power] = true;
            }
        }
        seen.retain(|_, powers| powers.values().filter(|seen| **seen).count() >= POWERS_IN_COLUMN);
        seen.into_keys().collect()
    }

    /// Whether a line has the label of a row of sums.
    pub(in crate::import) fn is_total(&self, line: u32) -> bool {
        let is_label = |&&cell: &&CellIndex| self.sheet.cell(cell).trimmed_text().is_some_and(is_total_label);
        let labels = || self.cells.iter().filter(is_label).map(|&cell| self.line(cell)).collect();
        self.totals.get_or_init(labels).contains(&line)
    }

    /// The cells of the line directly above the line at this position.
    pub(in crate::import) fn line_above(&self, index: usize) -> &[CellIndex] {
        let above = self.lines[index].0.checked_sub(1);
        above.and_then(|above| self.lines_between(above..above + 1).next()).map_or(&[], |(_, cells)| cells)
    }

    pub(in crate::import) fn line(&self, cell: CellIndex) -> u32 {
        let at = self.sheet.address_of(cell);
        if self.across { at.column } else { at.row }
    }

    pub(in crate::import) fn place(&self, cell: CellIndex) -> u32 {
        let at = self.sheet.address_of(cell);
        if self.across { at.row } else { at.column }
    }

    pub(in crate::import) fn address(&self, line: u32, place: u32) -> SheetAddress {
        if self.across { SheetAddress::new(place, line) } else { SheetAddress::new(line, place) }
    }

    pub(in crate::import) fn find(&self, line: u32, place: u32) -> Option<CellIndex> {
        self.sheet.find(self.address(line, place))
    }

    /// The cell at a place among the cells of a line.
    pub(in crate::import) fn find_in_line(&self, cells: &[CellIndex], place: u32) -> Option<CellIndex> {
        let position = cells.partition_point(|&cell| self.place(cell) < place);
        cells.get(position).copied().filter(|&cell| self.place(cell) == place)
    }

    pub(in crate::import) fn text(&self, cell: CellIndex) -> String {
        self.sheet.cell(cell).text().trim().to_owned()
    }

    /// The power in a cell that holds nothing else.
    pub(in crate::import) fn power(&self, line: u32, place: u32) -> Option<Power> {
        let cell = self.find(line, place)?;
        Power::parse_in_column(self.sheet.cell(cell).trimmed_text()?)
    }
}
