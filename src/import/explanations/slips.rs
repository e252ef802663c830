//! A row that its board has twice, while a board lacks one: a cell of the row says another power, round or board than it should.

use std::collections::BTreeSet;

use super::CellRemark;
use super::column_content::power_of;
use super::seats::{Seats, SpareSeat};
use crate::book::Power;
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::costs::rule;
use crate::import::readings::Readings;
use crate::import::recipe::{FoundBoard, FoundSeat, Grid, SeatValue};
use crate::import::report::import_report::FindingEffect;
use crate::import::words::heading_words::Heading;
use crate::languages::window_sentences::import_tables as texts;
use crate::printable_text::printable_line;

/// Where a row of a power that comes twice is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place {
    /// Whether it is the first of the two rows.
    is_first: bool,
    /// The board that lacks a row, and the power of that row.
    board: usize,
    power: Power,
}

/// Reads each such row where one is missing, if only one place fits. Gives the questions about them.
pub(super) fn settle_slips(grid: &Grid<'_>, readings: &Readings<'_>, seats: &mut Seats<'_>) -> Vec<CellRemark> {
    let spare = std::mem::take(&mut seats.spare);
    if spare.is_empty() {
        return Vec::new();
    }
    let boards = &mut seats.read.boards;
    let order_if_whole = |board: &FoundBoard| board.repeated.is_empty().then(|| order_of(grid, board, &[]));
    let mut orders: BTreeSet<Vec<Power>> =
        boards.iter().filter_map(order_if_whole).chain([Power::ALL.to_vec()]).collect();
    let mut questions = Vec::new();
    for spare in spare {
        let Some(place) = place_of(grid, boards, &orders, &spare) else {
            if let Some(remark) = settle_row_without_count(grid, boards, spare) {
                seats.cost += rule::REPLACED;
                questions.push(remark);
            }
            continue;
        };
        let SpareSeat { board: twice, power, seat: second } = spare;
        let message = message_about(grid, readings, boards, (twice, power), place, &second);
        boards[twice].repeated.retain(|(_, cell)| Some(cell) != second.used.first());
        let moved = if place.is_first { boards[twice].seats[power].replace(second) } else { Some(second) };
        let cells = moved.iter().flat_map(cells_of).collect();
        boards[place.board].seats[place.power] = moved;
        seats.cost += rule::SLIP;
        orders.extend([twice, place.board].into_iter().filter_map(|at| order_if_whole(&boards[at])));
        questions.push(CellRemark { cells, effect: FindingEffect::Asked, message, is_kept: false });
    }
    questions
}

fn cells_of(seat: &FoundSeat) -> impl Iterator<Item = CellIndex> {
    seat.used.iter().copied().chain(seat.values.iter().map(|value| value.cell))
}

fn line_of(grid: &Grid<'_>, seat: &FoundSeat) -> Option<u32> {
    cells_of(seat).map(|cell| grid.line(cell)).max()
}

/// The only power that a board lacks.
fn missing_power(board: &FoundBoard) -> Option<Power> {
    let mut missing = board.seats.iter().filter(|(_, seat)| seat.is_none()).map(|(power, _)| power);
    missing.next().filter(|_| missing.next().is_none())
}

/// The powers of a board in the order of their rows, with other rows in place of some.
fn order_of(grid: &Grid<'_>, board: &FoundBoard, others: &[(Power, &FoundSeat)]) -> Vec<Power> {
    let own = board.seats.iter().filter(|(power, _)| !others.iter().any(|(other, _)| other == power));
    let own = own.filter_map(|(power, seat)| Some((power, seat.as_ref()?)));
    let mut rows: Vec<(u32, Power)> =
        own.chain(others.iter().copied()).filter_map(|(power, seat)| Some((line_of(grid, seat)?, power))).collect();
    rows.sort_unstable();
    rows.into_iter().map(|(_, power)| power).collect()
}

/// The only place at which one of the two rows fits.
fn place_of(grid: &Grid<'_>, boards: &[FoundBoard], orders: &BTreeSet<Vec<Power>>, spare: &SpareSeat) -> Option<Place> {
    let twice = &boards[spare.board];
    let first = twice.seats[spare.power].as_ref()?;
    let rows = [(true, first, &spare.seat), (false, &spare.seat, first)];
    let mut places: Vec<Place> = Vec::new();
    // The power is wrong: in the order of another board the row is that of the missing power.
    if let Some(missing) = missing_power(twice) {
        for (is_first, moved, left) in rows {
            let order = order_of(grid, twice, &[(missing, moved), (spare.power, left)]);
            if orders.contains(&order) {
                places.push(Place { is_first, board: spare.board, power: missing });
            }
        }
    }
    // The round or the board is wrong: the row stands among those of the board that lacks it, or beside them.
    for (number, board) in boards.iter().enumerate().filter(|(number, _)| *number != spare.board) {
        if missing_power(board) != Some(spare.power) {
            continue;
        }
        let lines: Vec<u32> = board.seats.values().flatten().filter_map(|seat| line_of(grid, seat)).collect();
        let (Some(start), Some(end)) = (lines.iter().min(), lines.iter().max()) else { continue };
        let is_inside = |seat: &FoundSeat| {
            line_of(grid, seat).is_some_and(|line| (start.saturating_sub(1)..=end + 1).contains(&line))
        };
        for (is_first, moved, left) in rows {
            if is_inside(moved) && !is_inside(left) {
                places.push(Place { is_first, board: number, power: spare.power });
            }
        }
    }
    let [place] = places[..] else { return None };
    Some(place)
}

/// Of two rows of a power, the one with centres is read if the other player has none: who left is listed beside the substitute. `None` if
/// both have centres, or one of them no player.
fn settle_row_without_count(grid: &Grid<'_>, boards: &mut [FoundBoard], spare: SpareSeat) -> Option<CellRemark> {
    let SpareSeat { board, power, seat: second } = spare;
    let first = boards[board].seats[power].as_ref()?;
    let has_count = |seat: &FoundSeat| seat.values.iter().any(|value| value.heading == Heading::CENTRES);
    let name = |seat: &FoundSeat| {
        let name = seat.name_of_player(grid.sheet);
        (!name.is_empty()).then(|| printable_line(&name).into_owned())
    };
    if has_count(first) == has_count(&second) {
        return None;
    }
    let (left, read) = if has_count(first) { (&second, first) } else { (first, &second) };
    let (of, power_name) = (label(&boards[board]), power.name_in_window());
    let message = texts::row_without_count(&of, power_name, &name(read)?, &name(left)?);
    let cells = cells_of(left).collect();
    boards[board].repeated.retain(|(_, cell)| Some(cell) != second.used.first());
    if has_count(&second) {
        boards[board].seats[power] = Some(second);
    }
    Some(CellRemark { cells, effect: FindingEffect::None, message, is_kept: true })
}

/// The game with these names: “round 1” and “board A”.
fn words_for_game([round, board]: [&str; 2]) -> Vec<String> {
    let round = (!round.is_empty()).then(|| texts::round_of_game(&printable_line(round)));
    let board = (!board.is_empty()).then(|| texts::board_of_game(&printable_line(board)));
    round.into_iter().chain(board).collect()
}

/// A seat in words: “round 1, board A, Austria”.
pub(super) fn words_for_seat(names: [&str; 2], power: Power) -> String {
    let mut words = words_for_game(names);
    words.push(power.name_in_window().to_owned());
    words.join(", ")
}

/// A value and its cell in words: “8” in C4.
pub(super) fn words_for_value(sheet: &RawSheet, value: &SeatValue) -> String {
    texts::text_in_cell(&printable_line(&value.text(sheet)), &sheet.address_of(value.cell).to_string())
}

fn label(board: &FoundBoard) -> String {
    let words = words_for_game(board.names());
    if words.is_empty() { texts::the_board().to_owned() } else { words.join(", ") }
}

fn message_about(
    grid: &Grid<'_>,
    readings: &Readings<'_>,
    boards: &[FoundBoard],
    (twice, power): (usize, Power),
    place: Place,
    second: &FoundSeat,
) -> String {
    let of_twice = label(&boards[twice]);
    if place.board != twice {
        let of_place = label(&boards[place.board]);
        return texts::row_of_other_game(&of_twice, power.name_in_window(), &of_place);
    }
    let first = boards[twice].seats[power].as_ref();
    let moved = if place.is_first { first } else { Some(second) };
    let is_power = |cell: &CellIndex| power_of(&readings.of_cell(grid.sheet, *cell)) == Some(power);
    let written = moved.and_then(|seat| seat.used.iter().copied().find(is_power));
    let written = written.map_or_else(|| power.name_in_window().to_owned(), |cell| grid.text(cell));
    texts::row_of_other_power(&of_twice, &printable_line(&written), place.power.name_in_window())
}
