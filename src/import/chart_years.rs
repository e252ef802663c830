//! Checks the years of the charts of a file.

use std::collections::{BTreeMap, BTreeSet};

use super::SheetAddress;
use super::draft_book::DraftBook;
use super::import_report::{Finding, FindingCause, FindingEffect, FindingKind};
use super::sheet_address::SheetRange;
use crate::book::{Board, BoardRef, CellAddress, Power, SeatColumn, Year};
use crate::figures::join_with_and;

/// The boards of a sheet whose charts leave out the same years.
struct IncompleteCharts {
    first: BoardRef,
    /// The cell before the gap, at the first board.
    cell: Option<SheetAddress>,
    count: usize,
}

/// Warns about years that a chart leaves out between its first year and its last.
pub(super) fn warn_of_missing_years(draft: &mut DraftBook) {
    let mut incomplete: BTreeMap<(String, BTreeSet<u16>), IncompleteCharts> = BTreeMap::new();
    for (at, board) in draft.book.boards() {
        let missing = missing_years(board);
        let Some(gap) = missing.first() else { continue };
        let before = Year(gap - 1);
        let cells = Power::ALL.map(|power| CellAddress::Seat(at.seat(power), SeatColumn::Chart(before)));
        let cell = cells.into_iter().find_map(|address| draft.sources.find_exact(address));
        let (sheet, cell) = cell.map_or((draft.file.clone(), None), |(sheet, cell)| (sheet.to_owned(), Some(cell)));
        let charts = incomplete.entry((sheet, missing)).or_insert(IncompleteCharts { first: at, cell, count: 0 });
        charts.count += 1;
    }
    for ((sheet, missing), charts) in incomplete {
        let IncompleteCharts { first, cell, count } = charts;
        let label = draft.book.board_label(first);
        let charts = match count {
            1 => format!("the chart of {label} has"),
            count => format!("the charts of {count} boards, such as {label}, have"),
        };
        let years: Vec<String> = missing.iter().map(ToString::to_string).collect();
        let message = format!(
            "{charts} no {}, but years before and after. If the game went on in between, add what is missing in the file \
             and import it again.",
            join_with_and(&years)
        );
        let cells = cell.map(SheetRange::from).into_iter().collect();
        let (kind, effect, cause) = (FindingKind::Warning, FindingEffect::None, FindingCause::OwnSentence);
        draft.findings.push(Finding { kind, sheet, cells, message, effect, cause });
    }
}

fn missing_years(board: &Board) -> BTreeSet<u16> {
    let years: BTreeSet<u16> = board.charts.iter().map(|chart| chart.year.0).collect();
    let (Some(&first), Some(&last)) = (years.first(), years.last()) else { return BTreeSet::new() };
    (first..last).filter(|year| !years.contains(year)).collect()
}
