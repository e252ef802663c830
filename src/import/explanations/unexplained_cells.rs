//! What the cells cost that no part of an explanation needs.

use std::collections::BTreeSet;

use crate::import::cells::raw_sheet::CellIndex;
use crate::import::costs::{Cost, unexplained};
use crate::import::readings::Readings;
use crate::import::recipe::{BoardsOfSheet, Grid};

/// The cells that boards use: values, names, powers.
pub(super) fn used_cells(read: &BoardsOfSheet) -> BTreeSet<CellIndex> {
    let mut used: BTreeSet<CellIndex> = read.headings.iter().copied().collect();
    used.extend(read.not_needed.iter().map(|(cell, _)| *cell));
    for board in &read.boards {
        used.extend([&board.round, &board.board].into_iter().flatten().filter_map(|name| name.cell));
        for seat in board.seats.values().flatten() {
            used.extend(&seat.used);
            used.extend(seat.values.iter().map(|value| value.cell));
        }
    }
    used
}

/// What the other cells of the sheet cost.
pub(super) fn cost_of_unexplained(
    grid: &Grid<'_>,
    readings: &Readings<'_>,
    read: &BoardsOfSheet,
    claimed: &BTreeSet<CellIndex>,
) -> Cost {
    let used = used_cells(read);
    let lines: BTreeSet<u32> = used.iter().map(|cell| grid.line(*cell)).collect();
    let mut cost = 0;
    for (line, cells) in grid.lines() {
        for cell in cells.iter().filter(|cell| !used.contains(cell) && !claimed.contains(cell)) {
            let of = readings.of_cell(grid.sheet, *cell);
            cost += match (lines.contains(&line), of.is_number) {
                (false, _) => unexplained::OUTSIDE,
                (true, true) => unexplained::NUMBER,
                (true, false) => unexplained::text(&of.text),
            };
        }
    }
    cost
}
