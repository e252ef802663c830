//! The problems of cells with a text that could not be read as the number or year of their column.

use super::fields::BoardColumn;
use super::problems::Problem;
use super::{Board, BoardRef, CENTRES_ON_MAP, CellAddress, Chart, Seat, SeatColumn};

/// Cells with text that could not be parsed. This runs after every typed count, so it looks only at the fields that may
/// have such a text, and looks up nothing by its column.
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
    // Every field is named, so that nobody forgets a new one here.
    let Board {
        end_year,
        seats,
        charts,
        name: _,
        system: _,
        ending: _,
        is_top_board: _,
        proposals: _,
        votes: _,
        note: _,
        colour: _,
    } = board;
    if let Some(text) = end_year.unreadable_text() {
        let column = BoardColumn::LastYear;
        unread(CellAddress::BoardCell(at, column), text, column.description().expected);
    }
    for (power, seat) in seats.iter() {
        let years =
            charts.iter().map(|Chart { year, centres }| (SeatColumn::Chart(*year), centres[power].unreadable_text()));
        for (column, text) in unreadable_entries(seat).into_iter().chain(years) {
            if let Some(text) = text {
                unread(CellAddress::Seat(at.seat(power), column), text, column.description().expected);
            }
        }
    }
}

/// The entries of a seat that may be a text which could not be parsed. Every field is named, so that nobody forgets a new
/// one here.
fn unreadable_entries(seat: &Seat) -> [(SeatColumn, Option<&str>); 4] {
    let Seat {
        centres,
        eliminated,
        missed_moves,
        missed_winters,
        player: _,
        in_draw: _,
        printed_score: _,
        ruling: _,
        penalties: _,
        substitutes: _,
        scores_for: _,
        cards: _,
        locked: _,
        note: _,
        colour: _,
    } = seat;
    [
        (SeatColumn::Centres, centres.unreadable_text()),
        (SeatColumn::Eliminated, eliminated.unreadable_text()),
        (SeatColumn::MissedMoves, missed_moves.unreadable_text()),
        (SeatColumn::MissedWinters, missed_winters.unreadable_text()),
    ]
}
