//! The command that swaps two seats: the two selected ones, or one that was marked and the next one.

use super::fixed_seats::fixed_seat_message;
use super::seat_swap::{SeatSwap, swap_message, swap_step};
use crate::app::dialogs::action::Action;
use crate::app::dialogs::question::Question;
use crate::app::session::Session;
use crate::app::views::tab::Tab;
use crate::book::SeatRef;
use crate::languages::window_sentences::{round_tab as texts, shared_words};

/// Swaps the two selected seats. With one, marks it, or swaps it with the seat that is marked already. Asks before it swaps.
pub fn swap_seats(session: &mut Session) {
    match session.selected_seats()[..] {
        [one, other] => {
            session.views.round.marked_seat = None;
            ask_to_swap(session, [one, other]);
        }
        [] | [_] => mark_or_swap(session),
        ref many => {
            let count = many.len();
            session.set_status(texts::many_seats_selected(count));
        }
    }
}

/// Marks the seat at the cursor. If a seat is marked already, asks whether to swap the two.
fn mark_or_swap(session: &mut Session) {
    let Some(seat) = session.seat_at_cursor() else { return };
    match session.views.round.marked_seat.take() {
        Some(first) if first == seat => session.set_status(texts::seat_not_marked()),
        Some(first) if first.board.round == seat.board.round => ask_to_swap(session, [first, seat]),
        _ if refuse_if_fixed(session, seat) => {}
        _ => {
            // The status bar of the round tells it as long as the seat is marked.
            session.set_status(if matches!(session.tab, Tab::Round(_)) {
                String::new()
            } else {
                texts::seat_marked(&session.seat_label(seat))
            });
            session.views.round.marked_seat = Some(seat);
        }
    }
}

fn ask_to_swap(session: &mut Session, seats: [SeatRef; 2]) {
    // A seat may have been locked after it was marked.
    if seats.into_iter().any(|seat| refuse_if_fixed(session, seat)) {
        return;
    }
    let SeatSwap { seats, description } = SeatSwap::new(session.engine(), seats);
    let swap = Action::session(move |session| make_swap(session, seats));
    let answers = vec![(texts::swap(), Some(swap)), (shared_words::cancel(), None)];
    let question = Question::new(texts::swap_seats(), description, answers);
    session.open_dialog(question);
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
    let (step, done, edit) = (swap_step(engine, seats), swap_message(engine, seats), engine.swap_edit(seats));
    session.apply_and_tell(step, edit, done);
}
