//! The problems of cells with a text that could not be read as the number or year of their column.

use super::problem::Problem;
use crate::book::{Board, BoardColumn, BoardRef, CellAddress, Chart, SeatColumn};
use crate::languages::window_sentences::problems as texts;

/// Cells with text that could not be parsed. This runs after every typed count, so it looks up nothing by its column.
pub(super) fn check_entries(at: BoardRef, board: &Board, problems: &mut Vec<Problem>) {
    for (column, text) in board.unreadable_texts() {
        problems.extend(unread_on_board(at, column, text));
    }
    for (power, seat) in board.seats.iter() {
        let years = board.charts.iter().filter_map(|chart| {
            let Chart { year, centres } = chart;
            Some((SeatColumn::Chart(*year), centres[power].unreadable_text()?))
        });
        for (column, text) in seat.unreadable_texts().chain(years) {
            if let Some((what, cure)) = column.description().unreadable {
                let address = CellAddress::Seat(at.seat(power), column);
                problems.push(Problem::error(address, what(text), cure()));
            }
        }
    }
}

/// The problem of a text on a board that could not be read.
fn unread_on_board(at: BoardRef, column: BoardColumn, text: &str) -> Option<Problem> {
    match column {
        BoardColumn::LastYear => {
            let address = CellAddress::BoardCell(at, column);
            Some(Problem::error(address, texts::no_last_year(text), texts::type_last_year()))
        }
        // A text that is not understood is not kept there.
        BoardColumn::Name
        | BoardColumn::Ending
        | BoardColumn::System
        | BoardColumn::TopBoard
        | BoardColumn::Proposals
        | BoardColumn::Votes
        | BoardColumn::Note
        | BoardColumn::Colour => None,
    }
}
