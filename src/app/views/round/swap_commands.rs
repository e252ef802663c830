//! The command that swaps two seats: it marks one seat, and swaps it with the next one.

use super::fixed_seats::fixed_seat_message;
use super::seat_swap::{SeatSwap, swap_step};
use crate::app::dialogs::action::Action;
use crate::app::dialogs::question::Question;
use crate::app::session::Session;
use crate::book::SeatRef;

/// Marks the seat at the cursor. If a seat is marked already, asks whether to swap the two.
pub fn swap_seats(session: &mut Session) {
    let Some(seat) = session.seat_at_cursor() else { return };
    if refuse_if_fixed(session, seat) {
        return;
    }
    match session.views.round.marked_seat.take() {
        Some(first) if first == seat => session.set_status("the seat is not marked any more"),
        Some(first) if first.board.round == seat.board.round => {
            // The seat may have been locked after it was marked.
            if !refuse_if_fixed(session, first) {
                let SeatSwap { seats, description } = SeatSwap::new(session.engine(), [first, seat]);
                let swap = Action::session(move |session| make_swap(session, seats));
                session.open_dialog(Question::new("Swap two seats", description, ("Swap", swap), "Cancel"));
            }
        }
        _ => {
            let label = session.seat_label(seat);
            session.set_status(format!("{label} is marked; go to another seat and press Ctrl+K again"));
            session.views.round.marked_seat = Some(seat);
        }
    }
}

/// Refuses to move a player from a board that has counts, or from a locked seat, and says so.
fn refuse_if_fixed(session: &mut Session, seat: SeatRef) -> bool {
    let message = fixed_seat_message(session.engine(), seat);
    let is_fixed = message.is_some();
    if let Some(message) = message {
        session.set_status(message);
    }
    is_fixed
}

fn make_swap(session: &mut Session, seats: [SeatRef; 2]) {
    let engine = session.engine();
    let (step, edit) = (swap_step(engine, seats), engine.swap_edit(seats));
    if session.apply(step.clone(), edit) {
        session.set_status(step);
    }
}
