//! Completes and checks the charts of a file.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use super::draft_book::DraftBook;
use crate::book::{
    Board, BoardRef, CENTRES_ON_MAP, CellAddress, CellEntry, Chart, ChartedYear, Power, SeatColumn, SeatRef, Year,
};
use crate::import::SheetAddress;
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::report::import_report::FindingEffect;
use crate::import::words::heading_words::{Heading, heading_of_text};
use crate::languages::list_in_window;
use crate::languages::window_sentences::import_remarks as texts;
use crate::printable_text::printable_line;

/// Reads a blank in a chart as 0 where the other counts of the year are all the centres of the map.
pub(in crate::import) fn complete_charts(draft: &mut DraftBook) {
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
        let file = draft.file.clone();
        draft.warn_at(&file, None, FindingEffect::None, texts::blanks_of_charts_are_zero(blanks));
    }
}

/// Leaves out the years after the last whole one: rows of zeros that were typed ahead, a year that has only begun, and counts that
/// cannot be. Their cells are kept word for word.
pub(in crate::import) fn leave_out_years_not_played(draft: &mut DraftBook, sheets: &[RawSheet]) {
    let mut left_out: Vec<(BoardRef, Year, Vec<Year>)> = Vec::new();
    for (at, board) in draft.book.boards() {
        let years: Vec<(Year, bool)> = board
            .charted_years()
            .map(|(chart, says)| (chart.year, says == ChartedYear::Played && is_whole_map(chart)))
            .collect();
        let Some(last) = years.iter().rposition(|(_, is_whole)| *is_whole) else { continue };
        let later: Vec<Year> = years[last + 1..].iter().map(|(year, _)| *year).collect();
        if !later.is_empty() {
            left_out.push((at, years[last].0, later));
        }
    }
    let mut forgotten = HashSet::new();
    for (at, last, years) in left_out {
        let addresses: Vec<CellAddress> = years
            .iter()
            .flat_map(|year| Power::ALL.map(|power| CellAddress::Seat(at.seat(power), SeatColumn::Chart(*year))))
            .collect();
        let cells: Vec<_> = addresses.iter().filter_map(|address| draft.sources.find_numbered(*address)).collect();
        forgotten.extend(addresses);
        draft.board_mut(at).charts.retain(|chart| !years.contains(&chart.year));
        let names: Vec<String> = years.iter().map(ToString::to_string).collect();
        let names = list_in_window(&names);
        let what = texts::years_not_played(&draft.book.board_label_in_window(at), &last.to_string(), &names);
        draft.keep_cells_of_file(sheets, &cells, &what);
    }
    draft.sources.forget(&forgotten);
}

fn is_whole_map(chart: &Chart) -> bool {
    let sum: u32 = chart.centres.values().filter_map(CellEntry::get).map(u32::from).sum();
    sum == u32::from(CENTRES_ON_MAP)
}

/// Leaves out the orders of elimination, which are no years: 1, 2, 3 on each board. Nobody is out in 1901.
pub(in crate::import) fn leave_out_orders_of_elimination(draft: &mut DraftBook, sheets: &[RawSheet]) {
    let is_single_digit = |(sheet, at): &(usize, SheetAddress)| {
        let cell = sheets.get(*sheet).and_then(|sheet| Some(sheet.cell(sheet.find(*at)?)));
        cell.is_some_and(|cell| cell.trimmed().chars().count() == 1)
    };
    let mut seats: Vec<SeatRef> = Vec::new();
    let mut cells: Vec<(usize, SheetAddress)> = Vec::new();
    for (at, board) in draft.book.boards() {
        let mut years: Vec<u16> = Vec::new();
        for (power, seat) in board.seats.iter() {
            let Some(year) = seat.eliminated.get() else { continue };
            let address = CellAddress::Seat(at.seat(power), SeatColumn::Eliminated);
            let Some(cell) = draft.sources.find_numbered(address).filter(is_single_digit) else { return };
            years.push(year.0);
            seats.push(at.seat(power));
            cells.push(cell);
        }
        years.sort_unstable();
        if !years.iter().copied().eq((Year::FIRST.0..).take(years.len())) {
            return;
        }
    }
    if seats.is_empty() {
        return;
    }
    for seat in &seats {
        draft.seat_mut(*seat).eliminated = CellEntry::Blank;
    }
    let addresses = seats.into_iter().map(|seat| CellAddress::Seat(seat, SeatColumn::Eliminated));
    draft.sources.forget(&addresses.collect());
    let what = match heading_above(sheets, cells.first()) {
        Some(heading) => texts::numbers_below_are_orders_of_elimination(&printable_line(heading)),
        None => texts::numbers_are_orders_of_elimination().to_owned(),
    };
    draft.keep_cells_of_file(sheets, &cells, &what);
}

/// The nearest text above a cell.
fn heading_above<'s>(sheets: &'s [RawSheet], cell: Option<&(usize, SheetAddress)>) -> Option<&'s str> {
    let (sheet, at) = cell?;
    let sheet = sheets.get(*sheet)?;
    let above = sheet.cells.iter().filter(|cell| cell.at.column == at.column && cell.at.row < at.row);
    above.filter_map(|cell| cell.trimmed_text()).rfind(|text| text.contains(char::is_alphabetic))
}

/// Reads the only year of a chart as the counts at the end of the game, in that year: “SC 1908”.
pub(in crate::import) fn read_last_years(draft: &mut DraftBook, sheets: &[RawSheet]) {
    let has_only_last_year = |board: &Board| {
        let [chart] = &board.charts[..] else { return false };
        let has_count = board.seats.values().any(|seat| !seat.centres.is_blank());
        let agrees = board.end_year.get().is_none_or(|year| year == chart.year);
        chart.year > Year::FIRST && !has_count && agrees
    };
    let is_of_centres = |at: BoardRef, board: &Board| {
        let Some(year) = board.charts.first().map(|chart| chart.year) else { return false };
        let cells = Power::ALL.map(|power| CellAddress::Seat(at.seat(power), SeatColumn::Chart(year)));
        let cell = cells.into_iter().find_map(|address| draft.sources.find_numbered(address));
        cell.is_some_and(|(sheet, at)| sheets.get(sheet).is_some_and(|sheet| names_centres_of_year(sheet, at, year)))
    };
    let boards = draft.book.boards().filter(|(at, board)| has_only_last_year(board) && is_of_centres(*at, board));
    let boards: Vec<BoardRef> = boards.map(|(at, _)| at).collect();
    let mut labels = Vec::new();
    let mut forgotten = HashSet::new();
    for &at in &boards {
        labels.push(draft.book.board_label_in_window(at));
        let board = draft.board_mut(at);
        let Some(Chart { year, centres }) = board.charts.pop() else { continue };
        // A text such as “1908 or 1909” stays, and is a problem.
        if board.end_year.is_blank() {
            board.end_year = CellEntry::Value(year);
        }
        for (power, count) in centres.iter() {
            board.seats[power].centres.clone_from(count);
        }
        let columns = [SeatColumn::Chart(year), SeatColumn::Centres];
        for power in Power::ALL {
            let [of_year, last] = columns.map(|column| CellAddress::Seat(at.seat(power), column));
            if let Some((sheet, cell)) = draft.sources.find_numbered(of_year) {
                draft.sources.record(last, sheet, cell);
            }
            forgotten.insert(of_year);
        }
    }
    draft.sources.forget(&forgotten);
    let Some(first) = boards.first() else { return };
    let what = texts::only_year_is_end(&list_in_window(&labels));
    draft.warn_of_part(CellAddress::Board(*first), FindingEffect::None, what);
}

/// Whether the heading above a count says “centres” beside the year. A year alone may be that of a game that goes on.
fn names_centres_of_year(sheet: &RawSheet, count: SheetAddress, year: Year) -> bool {
    const ROWS_TO_HEADING: u32 = 200;
    let rows = (count.row.saturating_sub(ROWS_TO_HEADING)..count.row).rev();
    let mut texts = rows.filter_map(|row| sheet.text_at(row, count.column));
    let heading = texts.find(|text| heading_of_text(text) == Some(Heading::Chart(year)));
    heading.is_some_and(|text| heading_of_text(&text.replace(&year.to_string(), "")) == Some(Heading::CENTRES))
}

/// The boards of a sheet whose charts leave out the same years.
struct IncompleteCharts {
    first: BoardRef,
    /// The cell before the gap, at the first board.
    cell: Option<SheetAddress>,
    count: usize,
}

/// Warns about years that a chart leaves out between its first year and its last.
pub(in crate::import) fn warn_of_missing_years(draft: &mut DraftBook) {
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
        let label = draft.book.board_label_in_window(first);
        let years: Vec<String> = missing.iter().map(ToString::to_string).collect();
        let years = list_in_window(&years);
        let message = match count {
            1 => texts::chart_lacks_years(&label, &years),
            count => texts::charts_lack_years(count, &label, &years),
        };
        draft.warn_at(&sheet, cell, FindingEffect::None, message);
    }
}

fn missing_years(board: &Board) -> BTreeSet<u16> {
    let years: BTreeSet<u16> = board.charts.iter().map(|chart| chart.year.0).collect();
    let (Some(&first), Some(&last)) = (years.first(), years.last()) else { return BTreeSet::new() };
    (first..last).filter(|year| !years.contains(year)).collect()
}
