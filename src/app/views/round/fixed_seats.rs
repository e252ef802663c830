//! Why the player of a seat must stay there: the board has counts, or the seat is locked.

use crate::book::{GameStage, SeatRef};
use crate::engine::{Engine, ImmovableSeatReason};
use crate::languages::window_sentences::round_tab as texts;

/// The reason why the player of this seat must stay there. `None` if the player can move.
pub(super) fn fixed_seat_message(engine: &Engine, seat: SeatRef) -> Option<String> {
    match engine.fixed_seat(seat)? {
        ImmovableSeatReason::HasCounts => Some(texts::board_has_counts(&started_board(engine, seat)?)),
        ImmovableSeatReason::Locked => Some(locked_seat_message(engine, seat)),
    }
}

/// The label of this seat’s board, if the board has counts, so that its players must stay there.
pub(super) fn started_board(engine: &Engine, seat: SeatRef) -> Option<String> {
    let book = engine.book();
    let started = book.board(seat.board).is_some_and(|board| board.stage() != GameStage::NotStarted);
    started.then(|| book.board_label_in_window(seat.board))
}

pub(super) fn locked_seat_message(engine: &Engine, seat: SeatRef) -> String {
    let book = engine.book();
    match book.name_of(book.seat(seat).and_then(|seat| seat.player)) {
        "" => texts::empty_seat_is_locked(seat.power.name_in_window(), &book.board_label_in_window(seat.board)),
        name => texts::seat_of_player_is_locked(name),
    }
}
