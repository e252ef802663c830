//! The problems of cells with a text that could not be read as the number or year of their column.

use super::problem::Problem;
use crate::book::{Board, BoardColumn, BoardRef, CENTRES_ON_MAP, CellAddress, Chart, SeatColumn};
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
            let (what, cure) = match column {
                SeatColumn::Centres | SeatColumn::Chart(_) => {
                    let cure = texts::type_number_of_centres(&CENTRES_ON_MAP.to_string());
                    (texts::no_number_of_centres(text), cure)
                }
                SeatColumn::Eliminated => {
                    (texts::no_year_of_elimination(text), texts::type_year_of_elimination().to_owned())
                }
                SeatColumn::MissedMoves => {
                    (texts::no_number_of_missed_orders(text), texts::type_number_of_missed_orders().to_owned())
                }
                SeatColumn::MissedWinters => {
                    (texts::no_number_of_missed_winters(text), texts::type_number_of_missed_winters().to_owned())
                }
                // A text that is not understood is not kept there.
                SeatColumn::Player
                | SeatColumn::InDraw
                | SeatColumn::PrintedScore
                | SeatColumn::Score
                | SeatColumn::Substitutes
                | SeatColumn::ScoresFor
                | SeatColumn::Cards
                | SeatColumn::Penalties
                | SeatColumn::Locked
                | SeatColumn::Note
                | SeatColumn::Colour => continue,
            };
            problems.push(Problem::error(CellAddress::Seat(at.seat(power), column), what, cure));
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
