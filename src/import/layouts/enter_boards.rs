//! Enters the boards that an explanation or a recipe gives into the draft book.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::above_boards::{describe_boards, find_or_add_round_of_sheet, read_above};
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
use crate::import::recipe::SeatValue;
use crate::import::recipe::found_boards::{BoardsOfSheet, FoundBoard, FoundSeat};
use crate::import::report::cell_status::{CellStatusSheet, NotNeededReason};
use crate::import::words::board_remarks::{BoardRemark, parse_remarks, speaks_of_ending};
use crate::import::words::heading_words::Heading;
use crate::import::words::title_words;
use crate::languages::window_sentences::import_tables as texts;
use crate::own_workbook::draw_lines::has_draw_lines;

/// Enters the boards of a sheet. Gives the sentence about the recognised data.
pub(in crate::import) fn enter_boards(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    read: &BoardsOfSheet,
) -> String {
    let entered = enter_boards_of_sheet(draft, tracker, read);
    describe_boards(draft, &entered)
}

/// Enters the boards of a sheet, and gives them.
pub(super) fn enter_boards_of_sheet(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    read: &BoardsOfSheet,
) -> Vec<BoardRef> {
    let mut entered: Vec<BoardRef> = Vec::new();
    let mut known = HashSet::new();
    let mut of_sheet = None;
    let has_filled = read.boards.iter().any(|board| board.is_filled(tracker.sheet));
    let is_sum = |(_, reason): &&(CellIndex, NotNeededReason)| *reason == NotNeededReason::Total;
    let sums: HashSet<CellIndex> = read.not_needed.iter().filter(is_sum).map(|(cell, _)| *cell).collect();
    for board in &read.boards {
        if has_filled && is_empty_form(tracker, board) {
            mark_empty_form(tracker, board);
            continue;
        }
        let at = enter_board(draft, tracker, (board, &read.boards), &known, &mut of_sheet);
        record_sum(draft, tracker, board, &sums, at);
        entered.push(at);
        known.insert(at);
    }
    for &cell in &read.headings {
        tracker.mark_not_needed(cell, NotNeededReason::Heading);
    }
    for &(cell, reason) in &read.not_needed {
        tracker.mark_not_needed(cell, reason);
    }
    let values = read.boards.iter().flat_map(FoundBoard::values);
    let cells = values.map(|value| value.cell).chain(read.headings.iter().copied());
    if let Some(first) = cells.map(|cell| tracker.sheet.address_of(cell).row).min() {
        match entered.first() {
            Some(board) => read_above(draft, tracker, first, board.round, &entered),
            None => event_title_rows::read_titles(draft, tracker, first, true),
        }
    }
    report_unfit_cells(draft, tracker, &read.unfit);
    report_unused_cells(draft, tracker, read);
    if let Some(cell) = first_without_gap(tracker, &read.boards) {
        warn_of_boards_in_order(draft, tracker, cell, entered.iter().copied());
    }
    let filled = read.boards.iter().filter(|board| !has_filled || !is_empty_form(tracker, board)).collect::<Vec<_>>();
    read_remarks_below(draft, tracker, &filled, &entered, &sums);
    let row = |cell: CellIndex| tracker.sheet.address_of(cell).row;
    let rows: HashSet<u32> = read.boards.iter().flat_map(FoundBoard::values).map(|value| row(value.cell)).collect();
    for (found, &board) in filled.iter().zip(&entered) {
        warn_of_rows_without_power(draft, tracker, found, board, &rows);
    }
    warn_of_unread_boards(draft, tracker, &read.boards);
    entered
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

/// Whether a text below a board is a remark about it, and no title of the next: “Game ended 1908” is no title of a game, and
/// “Game 5 ended 1908” is one.
fn is_remark_below(text: &str) -> bool {
    let read = parse_remarks(text, false);
    let may_be_title = title_words::find_round(text).is_some() || title_words::parse_game_title(text).is_some();
    let is_known = !read.remarks.is_empty()
        && (read.rest.is_empty() || !may_be_title || read.remarks.contains(&BoardRemark::Void));
    is_known || !may_be_title && speaks_of_ending(text) || has_draw_lines(text)
}

/// Reads the remarks in the rows directly below a board and its sums, if nothing else is in these rows.
fn read_remarks_below(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    boards: &[&FoundBoard],
    entered: &[BoardRef],
    sums: &HashSet<CellIndex>,
) {
    let sheet = tracker.sheet;
    let columns = |board: &FoundBoard| {
        let used = board.seats.values().flatten().flat_map(|seat| &seat.used).copied();
        used.chain(board.values().map(|value| value.cell))
            .map(|cell| sheet.address_of(cell).column)
            .collect::<HashSet<u32>>()
    };
    let of_boards: HashSet<u32> = boards.iter().flat_map(|board| columns(board)).collect();
    for (found, &board) in boards.iter().zip(entered) {
        let used = found.seats.values().flatten().flat_map(|seat| &seat.used).copied();
        let Some(last) = used.chain(found.values().map(|value| value.cell)).max() else { continue };
        // Below boards beside each other, each has its own remark.
        let own = columns(found);
        let is_of_board = |cell: &CellIndex| {
            let column = sheet.address_of(*cell).column;
            own.contains(&column) || !of_boards.contains(&column)
        };
        let is_remark = |cell: &CellIndex| sheet.cell(*cell).trimmed_text().is_some_and(is_remark_below);
        for row in sheet.address_of(last).row + 1.. {
            let below: Vec<CellIndex> = sheet.row(row).filter(is_of_board).collect();
            if below.is_empty() || !below.iter().all(|cell| sums.contains(cell) || is_remark(cell)) {
                break;
            }
            for cell in below.into_iter().filter(|cell| tracker.is_unread(*cell)).collect::<Vec<_>>() {
                read_board_remark(draft, tracker, cell, board);
            }
        }
    }
}

/// Warns of the rows between those of a board that have values of a seat and no power. `rows` are those of all seats.
fn warn_of_rows_without_power(
    draft: &mut DraftBook,
    tracker: &CellStatusSheet<'_>,
    found: &FoundBoard,
    board: BoardRef,
    rows: &HashSet<u32>,
) {
    let sheet = tracker.sheet;
    if is_of_cards(found) {
        return;
    }
    let headings: HashMap<u32, Heading> =
        found.values().map(|value| (sheet.address_of(value.cell).column, value.heading)).collect();
    let column = |cell: &CellIndex| sheet.address_of(*cell).column;
    let is_power = |cell: &&CellIndex| {
        sheet.cell(**cell).trimmed_text().is_some_and(|text| Power::parse_in_column(text).is_some())
    };
    // A text in the column of the powers is told as no power.
    let used = found.seats.values().flatten().flat_map(|seat| &seat.used);
    let of_powers: HashSet<u32> = used.filter(is_power).map(column).collect();
    let row = |value: &SeatValue| sheet.address_of(value.cell).row;
    let (Some(first), Some(last)) = (found.values().map(row).min(), found.values().map(row).max()) else { return };
    for (_, cells) in sheet.rows_between(first..last).filter(|(row, _)| !rows.contains(row)) {
        if cells.clone().any(|cell| of_powers.contains(&column(&cell))) {
            continue;
        }
        let heading = |cell: CellIndex| headings.get(&sheet.address_of(cell).column);
        let unread: Vec<CellIndex> = cells.filter(|&cell| heading(cell).is_some() && tracker.is_unread(cell)).collect();
        let is_count = |cell: &CellIndex| matches!(heading(*cell), Some(&(Heading::CENTRES | Heading::Chart(_))));
        if unread.len() > 1 || unread.iter().any(is_count) {
            let what = texts::row_without_power(&draft.book.board_label_in_window(board));
            draft.warn_of_effect(tracker, &unread, FindingEffect::Refused, what);
        }
    }
}

/// Whether each power of a board stands in the cell of its count, below its player, as on cards.
fn is_of_cards(board: &FoundBoard) -> bool {
    let is_card = |seat: &FoundSeat| {
        let is_apart = |value: &SeatValue| value.heading.is_name() != seat.used.contains(&value.cell);
        seat.used.len() == 1 && seat.values.iter().all(is_apart)
    };
    board.seats.values().flatten().all(is_card)
}

/// The first cell of a board without a name that follows another one of its round directly.
fn first_without_gap(tracker: &CellStatusSheet<'_>, boards: &[FoundBoard]) -> Option<CellIndex> {
    let row = |cell: CellIndex| tracker.sheet.address_of(cell).row;
    let mut end_of_last = None;
    boards.iter().find_map(|board| {
        let cells = || board.values().map(|value| value.cell);
        let first = cells().min_by_key(|cell| row(*cell));
        let round = board.round.as_ref().map(|round| &round.name);
        let is_next = first.is_some_and(|first| end_of_last == Some((round, row(first))));
        end_of_last = cells().map(row).max().map(|last| (round, last + 1));
        first.filter(|_| board.board.is_none() && is_next)
    })
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
    (found, all): (&FoundBoard, &[FoundBoard]),
    entered: &HashSet<BoardRef>,
    of_sheet: &mut Option<RoundIx>,
) -> BoardRef {
    let first_cell = found.values().map(|value| value.cell).min();
    let first_cell = first_cell.unwrap_or_default();
    let round = match (&found.round, &*of_sheet) {
        (Some(round), _) => draft.find_or_add_round(&round.name),
        (None, Some(round)) => *round,
        (None, None) => {
            let round = find_or_add_round_of_sheet(draft, tracker, tracker.sheet.address_of(first_cell).row, all);
            *of_sheet = Some(round);
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
