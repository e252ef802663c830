//! Why the player of a seat must stay there: the board has counts, or the seat is locked.

use crate::book::{GameStage, SeatRef};
use crate::engine::{Engine, ImmovableSeatReason};

/// The reason why the player of this seat must stay there. `None` if the player can move.
pub(super) fn fixed_seat_message(engine: &Engine, seat: SeatRef) -> Option<String> {
    match engine.fixed_seat(seat)? {
        ImmovableSeatReason::HasCounts => started_board_message(engine, seat),
        ImmovableSeatReason::Locked => Some(locked_seat_message(engine, seat)),
    }
}

/// The reason why the players of this seat’s board must stay there. `None` if the board has no counts.
pub(super) fn started_board_message(engine: &Engine, seat: SeatRef) -> Option<String> {
    let book = engine.book();
    let started = book.board(seat.board).is_some_and(|board| board.stage() != GameStage::NotStarted);
    started.then(|| format!("{} has counts, so its players stay", book.board_label(seat.board)))
}

pub(super) fn locked_seat_message(engine: &Engine, seat: SeatRef) -> String {
    let book = engine.book();
    match book.name_of(book.seat(seat).and_then(|seat| seat.player)) {
        "" => format!("{} on {} is locked; Ctrl+J unlocks it", seat.power, book.board_label(seat.board)),
        name => format!("{name}’s seat is locked; Ctrl+J unlocks it"),
    }
}
