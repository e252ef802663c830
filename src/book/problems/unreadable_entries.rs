//! The problems of cells with a text that could not be read as the number or year of their column.

use super::problem::Problem;
use crate::book::{Board, BoardRef, CENTRES_ON_MAP, CellAddress, Chart, SeatColumn};

/// Cells with text that could not be parsed. This runs after every typed count, so it looks up nothing by its column.
pub(super) fn check_entries(at: BoardRef, board: &Board, problems: &mut Vec<Problem>) {
    let mut unread = |address: CellAddress, text: &str, expected: &str| {
        let most = match address {
            CellAddress::Seat(_, SeatColumn::Centres | SeatColumn::Chart(_)) => format!(", {CENTRES_ON_MAP} at most"),
            _ => String::new(),
        };
        problems.push(Problem::error(
            address,
            format!("“{text}” is not {expected}"),
            format!("Type {expected}{most}."),
        ));
    };
    for (column, text) in board.unreadable_texts() {
        unread(CellAddress::BoardCell(at, column), text, column.description().expected);
    }
    for (power, seat) in board.seats.iter() {
        let years = board.charts.iter().filter_map(|chart| {
            let Chart { year, centres } = chart;
            Some((SeatColumn::Chart(*year), centres[power].unreadable_text()?))
        });
        for (column, text) in seat.unreadable_texts().chain(years) {
            unread(CellAddress::Seat(at.seat(power), column), text, column.description().expected);
        }
    }
}
