//! Enters the boards that an explanation or a recipe gives into the draft book.

use std::collections::{BTreeMap, HashSet};

use super::above_boards::{describe_boards, find_or_add_round_of_sheet, read_above};
use super::boards_again::round_with_boards_again;
use super::places_of_boards::{BoardsInOrder, PlacesOfBoards};
use super::seat_row;
use crate::book::typed_words::{POWER_NOT_KNOWN, default_board_name};
use crate::book::{BoardRef, CENTRES_ON_MAP, CellAddress, PerPower, Power, RoundIx, SeatColumn, SeatRef};
use crate::import::FindingEffect;
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::cells::sheet_address::SheetAddress;
use crate::import::draft::draft_book::DraftBook;
use crate::import::draft::endings::{read_board_remark, read_title_remark};
use crate::import::draft::event_title_rows;
use crate::import::draft::seat_values::SeatCell;
use crate::import::draft::unread_boards::warn_of_unread_boards;
use crate::import::recipe::found_boards::{BoardsOfSheet, FoundBoard, FoundSeat};
use crate::import::report::cell_status::{CellStatusSheet, NotNeededReason};
use crate::import::words::heading_words::Heading;
use crate::languages::window_sentences::import_tables as texts;

/// Enters the boards of a sheet. Gives the sentence about the recognised data.
pub(in crate::import) fn enter_boards(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    read: BoardsOfSheet,
) -> String {
    let entered = enter_boards_of_sheet(draft, tracker, read);
    describe_boards(draft, &entered)
}

/// Enters the boards of a sheet, and gives them. Each found board is given back as soon as it is in the book, because a large file has
/// no room for both.
pub(super) fn enter_boards_of_sheet(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    mut read: BoardsOfSheet,
) -> Vec<BoardRef> {
    let sheet = tracker.sheet;
    let mut entered: Vec<BoardRef> = Vec::new();
    let mut known = HashSet::new();
    let has_filled = read.boards.iter().any(|board| board.is_filled(sheet));
    let is_sum = |(_, reason): &&(CellIndex, NotNeededReason)| *reason == NotNeededReason::Total;
    let sums: HashSet<CellIndex> = read.not_needed.iter().filter(is_sum).map(|(cell, _)| *cell).collect();
    let lacks_round = read.boards.iter().any(|board| board.round.is_none());
    let again = lacks_round.then(|| round_with_boards_again(draft, sheet, &read.boards)).flatten();
    let mut of_sheet = RoundOfSheet { again, found: None };
    let mut places = PlacesOfBoards::default();
    let mut in_order = BoardsInOrder::default();
    let mut repeated = HashSet::new();
    for board in std::mem::take(&mut read.boards) {
        in_order.add(sheet, &board);
        // A row of a power that its board has twice is told already.
        repeated.extend(board.repeated.iter().map(|(_, cell)| *cell));
        if has_filled && is_empty_form(tracker, &board) {
            mark_empty_form(tracker, &board);
            continue;
        }
        let at = enter_board(draft, tracker, &board, &known, &mut of_sheet);
        record_sum(draft, tracker, &board, &sums, at);
        entered.push(at);
        known.insert(at);
        places.add(sheet, &board, at);
    }
    for &cell in &read.headings {
        tracker.mark_not_needed(cell, NotNeededReason::Heading);
    }
    for &(cell, reason) in &read.not_needed {
        tracker.mark_not_needed(cell, reason);
    }
    let rows_of_headings = read.headings.iter().map(|cell| sheet.address_of(*cell).row);
    if let Some(first) = rows_of_headings.chain(places.first_row()).min() {
        match entered.first() {
            Some(board) => read_above(draft, tracker, first, board.round, &entered),
            None => event_title_rows::read_titles(draft, tracker, first, true),
        }
    }
    report_unfit_cells(draft, tracker, &read.unfit);
    report_unused_cells(draft, tracker, &read);
    if let Some(cell) = in_order.first_without_gap() {
        warn_of_boards_in_order(draft, tracker, cell, entered.iter().copied());
    }
    places.read_remarks_below(draft, tracker, &sums);
    places.warn_of_rows_without_power(draft, tracker);
    warn_of_unread_boards(draft, tracker, &repeated);
    entered
}

/// The round of the boards of a sheet that name none.
struct RoundOfSheet {
    /// The round of another sheet with the same boards.
    again: Option<RoundIx>,
    found: Option<RoundIx>,
}

/// A problem of a whole board is mostly about its counts, so it points to their sum, if one stands directly below them.
fn record_sum(
    draft: &mut DraftBook,
    tracker: &CellStatusSheet<'_>,
    found: &FoundBoard,
    sums: &HashSet<CellIndex>,
    board: BoardRef,
) {
    let sheet = tracker.sheet;
    let counts = found.values().filter(|value| value.heading == Heading::CENTRES);
    let Some(last) = counts.map(|value| sheet.address_of(value.cell)).max_by_key(|at| at.row) else { return };
    let below = SheetAddress::new(last.row + 1, last.column);
    if sheet.find(below).is_some_and(|cell| sums.contains(&cell)) {
        draft.sources.replace(CellAddress::Board(board), tracker.index, below);
    }
}

/// Says that only the order of the rows tells these boards apart, of which the next begins at this cell.
fn warn_of_boards_in_order(
    draft: &mut DraftBook,
    tracker: &CellStatusSheet<'_>,
    cell: CellIndex,
    boards: impl Iterator<Item = BoardRef>,
) {
    let centres = u32::from(CENTRES_ON_MAP);
    let is_proven = boards.filter_map(|board| draft.book.board(board)).all(|board| board.centre_sum() == centres);
    let effect = if is_proven { FindingEffect::None } else { FindingEffect::Asked };
    draft.warn_of_effect(tracker, &[cell], effect, texts::boards_follow_without_gap());
}

/// Reports the cells that do not have the content that the layout gives for their column.
fn report_unfit_cells(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>, unfit: &[(CellIndex, String)]) {
    let mut by_content: BTreeMap<&str, Vec<CellIndex>> = BTreeMap::new();
    for (cell, content) in unfit.iter().filter(|(cell, _)| tracker.is_unread(*cell)) {
        by_content.entry(content).or_default().push(*cell);
    }
    for (content, cells) in by_content {
        let first = tracker.sheet.cell(cells[0]).text().trim().to_owned();
        let what = match cells.len() {
            1 => texts::cell_does_not_fit(&first, content),
            count => texts::cells_do_not_fit(count, &first, content),
        };
        draft.warn_of_effect(tracker, &cells, FindingEffect::Refused, what);
        for cell in cells {
            tracker.mark_unplaced(cell);
        }
    }
}

/// Reports the cells of boards that share cells with other boards, and the cells that would be a value of several games.
fn report_unused_cells(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>, read: &BoardsOfSheet) {
    let of_boards = read.left_out.iter().flat_map(FoundBoard::values).map(|value| value.cell);
    let mut report = |cells: Vec<CellIndex>, what: &str| {
        let mut cells: Vec<CellIndex> = cells.into_iter().filter(|cell| tracker.is_unread(*cell)).collect();
        cells.sort_unstable();
        cells.dedup();
        if !cells.is_empty() {
            draft.warn_of_effect(tracker, &cells, FindingEffect::Refused, what);
            for cell in cells {
                tracker.mark_unplaced(cell);
            }
        }
    };
    report(of_boards.collect(), texts::tables_share_cells());
    report(read.of_several_games.clone(), texts::cells_of_all_games());
}

/// Whether a board has neither players nor counts. A board that was called off has a remark in its title.
fn is_empty_form(tracker: &CellStatusSheet<'_>, board: &FoundBoard) -> bool {
    let has_rest = board.board.as_ref().is_some_and(|name| !name.rest.is_empty());
    !board.is_filled(tracker.sheet) && !has_rest && board.remarks.is_empty()
}

/// Marks the cells of a board without players and counts beside others that have them.
fn mark_empty_form(tracker: &mut CellStatusSheet<'_>, board: &FoundBoard) {
    let of_seats = board.seats.values().flatten().flat_map(|seat| &seat.used);
    let names = [&board.round, &board.board].into_iter().flatten().filter_map(|name| name.cell);
    for cell in of_seats.copied().chain(board.values().map(|value| value.cell)).chain(names) {
        tracker.mark_not_needed(cell, NotNeededReason::EmptyForm);
    }
}

fn enter_board(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    found: &FoundBoard,
    entered: &HashSet<BoardRef>,
    of_sheet: &mut RoundOfSheet,
) -> BoardRef {
    let first_cell = found.values().map(|value| value.cell).min();
    let first_cell = first_cell.unwrap_or_default();
    let round = match (&found.round, of_sheet.found) {
        (Some(round), _) => draft.find_or_add_round(&round.name),
        (None, Some(round)) => round,
        (None, None) => {
            let row = tracker.sheet.address_of(first_cell).row;
            let round = find_or_add_round_of_sheet(draft, tracker, row, of_sheet.again);
            of_sheet.found = Some(round);
            round
        }
    };
    if let Some(cell) = found.round.as_ref().and_then(|round| round.cell) {
        draft.record_cell(tracker, cell, CellAddress::Round(round));
        // In a column of rounds, each cell names one.
        if found.seats.values().flatten().any(|seat| seat.used.contains(&cell)) {
            draft.warn_of_round_spelling(tracker, cell, round, tracker.sheet.cell(cell).text().trim());
        }
        event_title_rows::read_name_before_round(draft, tracker, cell);
    }
    let name = match &found.board {
        Some(board) => board.name.clone(),
        None => default_board_name(draft.book.rounds[round.0].boards.len()),
    };
    let name_cell = found.board.as_ref().and_then(|board| board.cell);
    let rest = found.board.as_ref().map_or("", |board| board.rest.as_str());
    let is_of_other_tab = |draft: &DraftBook, board: &BoardRef| {
        draft.boards_of_power_tabs.as_ref().is_some_and(|boards| boards.contains(board))
    };
    let of_other_tab = draft.find_board(round, &name).filter(|board| is_of_other_tab(draft, board));
    let board = of_other_tab
        .unwrap_or_else(|| draft.add_board_at(tracker, round, (&name, rest), name_cell.unwrap_or(first_cell), entered));
    if let Some(boards) = &mut draft.boards_of_power_tabs {
        boards.insert(board);
    }
    if found.board.is_none() {
        draft.unnamed_boards.push(board);
        draft.warn(tracker, first_cell, texts::board_without_name(&name));
    }
    // A problem of a whole board is mostly about its counts, so it points to the first of them.
    let counts_cell = found.values().filter(|value| value.heading == Heading::CENTRES).map(|value| value.cell).min();
    let at = tracker.sheet.cell(counts_cell.unwrap_or(first_cell)).at;
    draft.sources.record(CellAddress::Board(board), tracker.index, at);
    if let Some(cell) = name_cell {
        draft.record_cell(tracker, cell, CellAddress::Board(board));
    }
    // What is said of one board comes after what is said of the whole round.
    for (cell, remark) in &found.remarks {
        read_title_remark(draft, tracker, *cell, board, remark);
    }
    for &cell in &found.beside {
        read_board_remark(draft, tracker, cell, board);
    }
    if let Some((cell, name)) = name_cell.zip(found.board.as_ref()) {
        read_title_remark(draft, tracker, cell, board, &name.rest);
    }
    // The players come into the book in the order of the sheet.
    let mut seats: Vec<(Power, &FoundSeat)> =
        found.seats.iter().filter_map(|(power, seat)| Some((power, seat.as_ref()?))).collect();
    seats.sort_by_key(|(_, seat)| seat.values.iter().map(|value| value.cell).min());
    for (power, seat) in seats {
        enter_seat(draft, tracker, board.seat(power), seat);
    }
    report_superfluous_seats(draft, tracker, found, board);
    if found.without_powers {
        note_missing_powers(draft, tracker, board, first_cell);
    }
    // The other powers may have sheets of their own.
    if draft.boards_of_power_tabs.is_none() {
        let listed = PerPower::from_fn(|power: Power| found.seats[power].is_some());
        seat_row::warn_of_missing(draft, tracker, board, first_cell, listed);
    }
    board
}

/// Reports the seats that a board has beyond its seven.
fn report_superfluous_seats(draft: &mut DraftBook, tracker: &CellStatusSheet<'_>, found: &FoundBoard, board: BoardRef) {
    let is_again = |power: &Power| found.repeated.iter().any(|(repeated, _)| repeated == power);
    let is_sent_again = Power::ALL.iter().all(is_again);
    if is_sent_again {
        let what = texts::board_again(&draft.book.board_label_in_window(board));
        let cells: Vec<CellIndex> = found.repeated.iter().map(|(_, cell)| *cell).collect();
        draft.warn_of_effect(tracker, &cells, FindingEffect::Refused, what);
    }
    for (power, cell) in found.repeated.iter().filter(|_| !is_sent_again) {
        let what = texts::power_twice(&draft.book.board_label_in_window(board), power.name_in_window());
        draft.warn(tracker, *cell, what);
    }
    for &cell in &found.beyond_seven {
        let what = texts::more_than_seven_players(&draft.book.board_label_in_window(board));
        draft.warn(tracker, cell, what);
    }
}

/// Says that the file does not name the powers of a board, in a warning and in the notes of its seats.
fn note_missing_powers(draft: &mut DraftBook, tracker: &CellStatusSheet<'_>, board: BoardRef, cell: CellIndex) {
    for power in Power::ALL {
        let seat = draft.seat_mut(board.seat(power));
        if seat.player.is_some() {
            let note = std::mem::take(&mut seat.note);
            seat.note = if note.is_empty() { POWER_NOT_KNOWN.to_owned() } else { format!("{note}; {POWER_NOT_KNOWN}") };
        }
    }
    let what = texts::powers_not_known(&draft.book.board_label_in_window(board));
    draft.warn(tracker, cell, what);
}

fn enter_seat(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>, seat: SeatRef, found: &FoundSeat) {
    for &cell in &found.used {
        tracker.mark_understood(cell);
    }
    let cells: Vec<SeatCell<'_>> = found
        .values
        .iter()
        .map(|value| SeatCell { cell: value.cell, heading: Some(value.heading), part: value.part.as_deref() })
        .collect();
    let has_printed = found.values.iter().any(|value| value.heading == Heading::Seat(SeatColumn::PrintedScore));
    seat_row::fill_seat_by_headings(draft, tracker, seat, &cells, has_printed);
}
