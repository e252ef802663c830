//! Completes and checks the charts of a file.

use std::collections::{BTreeMap, BTreeSet};

use super::SheetAddress;
use super::draft_book::DraftBook;
use super::import_report::FindingEffect;
use crate::book::{Board, BoardRef, CENTRES_ON_MAP, CellAddress, CellEntry, Power, SeatColumn, Year};
use crate::figures::join_with_and;

/// Reads a blank in a chart as 0 where the other counts of the year are all the centres of the map.
pub(super) fn complete_charts(draft: &mut DraftBook) {
    let mut blanks = 0_usize;
    for chart in draft.book.rounds.iter_mut().flat_map(|round| &mut round.boards).flat_map(|board| &mut board.charts) {
        let sum: u32 = chart.centres.values().filter_map(CellEntry::get).map(u32::from).sum();
        if sum == u32::from(CENTRES_ON_MAP) {
            for count in chart.centres.0.iter_mut().filter(|count| count.is_blank()) {
                *count = CellEntry::Value(0);
                blanks += 1;
            }
        }
    }
    if blanks > 0 {
        let message = format!(
            "{blanks} blank cells of the charts are read as 0: the other counts of the year are all {CENTRES_ON_MAP} \
             centres."
        );
        let file = draft.file.clone();
        draft.warn_at(&file, None, FindingEffect::None, message);
    }
}

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
        draft.warn_at(&sheet, cell, FindingEffect::None, message);
    }
}

fn missing_years(board: &Board) -> BTreeSet<u16> {
    let years: BTreeSet<u16> = board.charts.iter().map(|chart| chart.year.0).collect();
    let (Some(&first), Some(&last)) = (years.first(), years.last()) else { return BTreeSet::new() };
    (first..last).filter(|year| !years.contains(year)).collect()
}
