//! The commands that change a drawn round: lock seats, seat a latecomer, remove a player who leaves. The effects are
//! computed in [`crate::engine::Engine`].

use eframe::egui;

use super::fixed_seats::started_board_message;
use crate::app::commands::conditions::Availability;
use crate::app::commands::conditions::require;
use crate::app::dialogs::action::Action;
use crate::app::dialogs::draw::DrawDialog;
use crate::app::dialogs::list_chooser::{ListChooser, ListItem};
use crate::app::session::Session;
use crate::book::{AttendanceStatus, Edit, PersonId, RoundIx, Seat, SeatField};
use crate::input;

fn seat_data_at_cursor(session: &Session) -> Option<&Seat> {
    session.book().seat(session.seat_at_cursor()?)
}

/// The seat at the cursor has a player or is locked.
pub fn can_lock_seat(session: &Session) -> Availability {
    let can_lock = seat_data_at_cursor(session).is_some_and(|seat| seat.player.is_some() || seat.locked);
    require(can_lock, "put the cursor on the seat of a player first")
}

/// The seat at the cursor has a player.
pub fn can_remove_player(session: &Session) -> Availability {
    let has_player = seat_data_at_cursor(session).is_some_and(|seat| seat.player.is_some());
    require(has_player, "put the cursor on the seat of a player first")
}

/// Locks the seat at the cursor, or unlocks it.
pub fn lock_seat(session: &mut Session) {
    let Some(seat) = session.seat_at_cursor() else { return };
    let locked = session.book().seat(seat).is_some_and(|seat| seat.locked);
    let state = if locked { "is unlocked" } else { "is locked" };
    let step = format!("{} {state}", session.seat_label(seat));
    if session.apply(step.clone(), Edit::Seat(seat, SeatField::Locked(!locked))) {
        session.set_status(step);
    }
}

/// Locks every taken seat of the board at the cursor. If all are locked, unlocks them.
pub fn lock_board(session: &mut Session) {
    let Some(at) = session.board_at_cursor() else { return };
    let Some(board) = session.book().board(at) else { return };
    let taken: Vec<_> = board.seats.iter().filter(|(_, seat)| seat.player.is_some()).collect();
    let lock = !taken.iter().all(|(_, seat)| seat.locked);
    let edits = taken.iter().map(|(power, _)| Edit::Seat(at.seat(*power), SeatField::Locked(lock))).collect();
    let state = if lock { "is locked" } else { "is unlocked" };
    let step = format!("{} {state}", session.book().board_label(at));
    if session.apply(step.clone(), Edit::Batch(edits)) {
        session.set_status(step);
    }
}

/// Asks for a latecomer, and seats this player without moving anybody: in an empty seat, or on a new board with the
/// players who sit out.
pub fn seat_latecomer(session: &mut Session) {
    let Some(round) = session.tab.round().filter(|round| session.book().round(*round).is_some()) else { return };
    let item = |(id, status): (PersonId, Option<AttendanceStatus>)| ListItem {
        name: session.book().name_of(Some(id)).to_owned(),
        detail: status.map_or("", AttendanceStatus::name).to_owned(),
        keywords: String::new(),
        action: Action::window(move |window, ctx| {
            open_repair_dialog(window.session(), ctx, round, id, AttendanceStatus::Present);
        }),
    };
    let items = session.engine().latecomers(round).into_iter().map(item).collect();
    session.open_dialog(ListChooser::new("Seat a latecomer", "a few letters of a name", items));
}

/// Removes the player at the cursor from a drawn round.
pub fn remove_leaving_player(session: &mut Session, ctx: &egui::Context) {
    let Some(seat) = session.seat_at_cursor() else { return };
    if let Some(message) = started_board_message(session.engine(), seat) {
        session.set_status(message + "; enter a substitute in the board record");
        return;
    }
    if let Some(id) = session.book().seat(seat).and_then(|seat| seat.player) {
        open_repair_dialog(session, ctx, seat.board.round, id, AttendanceStatus::Absent);
    }
}

/// Opens the draw that seats a player who comes late, or closes the gap of a player who leaves.
fn open_repair_dialog(
    session: &mut Session,
    ctx: &egui::Context,
    round: RoundIx,
    id: PersonId,
    status: AttendanceStatus,
) {
    if session.refuse_if_read_only() {
        return;
    }
    let engine = session.engine();
    let book = engine.book();
    let coming = match status {
        AttendanceStatus::Absent => engine.leaving_request(round, id),
        _ => engine.joining_request(round, id),
    };
    let Some(coming) = coming else { return };
    // A round without a roll call gets none now.
    let called = book.round(round).is_some_and(|round| !round.attendance.is_empty());
    let attendance = called.then(|| input::attendance_edit(book, round, &[(id, Some(status))]));
    let dialog = DrawDialog::new(ctx, coming, book).with_extra_edit(attendance);
    session.open_dialog(dialog);
}
