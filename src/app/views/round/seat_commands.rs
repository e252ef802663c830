//! The commands that change a drawn round: lock seats, seat a latecomer, remove a player who leaves. The effects are
//! computed in [`crate::engine::Engine`].

use eframe::egui;

use super::draw_commands::new_draw_dialog;
use super::fixed_seats::started_board;
use crate::app::commands::conditions::{Availability, require};
use crate::app::dialogs::action::Action;
use crate::app::dialogs::list_chooser::{ListChooser, ListItem};
use crate::app::session::Session;
use crate::app::views::roll_call::commands::{present_player_edit, status_step};
use crate::book::{AttendanceStatus, Edit, GameStage, PersonId, RoundIx, Seat, SeatField, SeatRef};
use crate::engine::draw::has_roll_call;
use crate::input;
use crate::languages::messages::steps;
use crate::languages::window_sentences::round_tab as texts;

fn seat_data_at_cursor(session: &Session) -> Option<&Seat> {
    session.book().seat(session.seat_at_cursor()?)
}

/// The seat at the cursor has a player or is locked.
pub fn can_lock_seat(session: &Session) -> Availability {
    let can_lock = seat_data_at_cursor(session).is_some_and(|seat| seat.player.is_some() || seat.locked);
    require(can_lock, texts::needs_player_seat())
}

/// The seat at the cursor has a player.
pub fn can_remove_player(session: &Session) -> Availability {
    let has_player = seat_data_at_cursor(session).is_some_and(|seat| seat.player.is_some());
    require(has_player, texts::needs_player_seat())
}

/// The cursor is on a player, in an event that has rounds and in which the player is still expected.
pub fn can_leave_event(session: &Session) -> Availability {
    let player = session.player_at_cursor();
    require(player.is_some() && !session.book().rounds.is_empty(), texts::needs_player_of_rounds())?;
    let last = RoundIx(session.book().rounds.len());
    require(player.is_some_and(|id| !session.book().has_left(id, last)), texts::has_left_already())
}

/// Locks the selected seats that are taken. If all are locked, unlocks them.
pub fn lock_seat(session: &mut Session) {
    let book = session.book();
    let of_seat = |at: SeatRef| book.seat(at).filter(|seat| seat.player.is_some() || seat.locked);
    let mut seats = session.selected_seats();
    seats.retain(|at| of_seat(*at).is_some());
    let lock = !seats.iter().all(|at| of_seat(*at).is_some_and(|seat| seat.locked));
    let count = seats.len();
    let (step, done) = match (&seats[..], lock) {
        ([], _) => return,
        (&[only], true) => (steps::locked(book.seat_message(only)), texts::seat_locked(&session.seat_label(only))),
        (&[only], false) => (steps::unlocked(book.seat_message(only)), texts::seat_unlocked(&session.seat_label(only))),
        (_, true) => (steps::seats_locked(count), texts::seats_locked(count)),
        (_, false) => (steps::seats_unlocked(count), texts::seats_unlocked(count)),
    };
    let edits = seats.into_iter().map(|at| Edit::Seat(book.seat_id(at), SeatField::Locked(lock))).collect();
    session.apply_and_tell(step, Edit::Batch(edits), done);
}

/// Locks every taken seat of the selected boards. If all are locked, unlocks them.
pub fn lock_board(session: &mut Session) {
    let boards = session.selected_boards();
    let book = session.book();
    let seats = boards.iter().filter_map(|at| Some((*at, book.board(*at)?)));
    let seats = seats.flat_map(|(at, board)| board.seats.iter().map(move |(power, seat)| (at.seat(power), seat)));
    let taken: Vec<_> = seats.filter(|(_, seat)| seat.player.is_some()).collect();
    let lock = !taken.iter().all(|(_, seat)| seat.locked);
    let edits = taken.iter().map(|(at, _)| Edit::Seat(book.seat_id(*at), SeatField::Locked(lock))).collect();
    let count = boards.len();
    let name = |at| book.board_label_in_window(at);
    let (step, done) = match (&boards[..], lock) {
        ([], _) => return,
        (&[only], true) => (steps::locked(book.board_message(only)), texts::board_locked(&name(only))),
        (&[only], false) => (steps::unlocked(book.board_message(only)), texts::board_unlocked(&name(only))),
        (_, true) => (steps::boards_locked(count), texts::boards_locked(count)),
        (_, false) => (steps::boards_unlocked(count), texts::boards_unlocked(count)),
    };
    session.apply_and_tell(step, Edit::Batch(edits), done);
}

/// Asks for a latecomer, and seats this player without moving anybody: in an empty seat, or on a new board with the
/// players who sit out.
pub fn seat_latecomer(session: &mut Session) {
    let Some(round) = session.tab.round().filter(|round| session.book().round(*round).is_some()) else { return };
    let item = |(id, status): (PersonId, Option<AttendanceStatus>)| {
        let action = Action::window(move |window, ctx| {
            open_repair_dialog(window.session(), ctx, round, id, AttendanceStatus::Present);
        });
        let status = status.map_or("", AttendanceStatus::name_in_window);
        ListItem::new(session.book().name_of(Some(id)), status, action)
    };
    let items = session.engine().latecomers(round).into_iter().map(item).collect();
    let chooser = ListChooser::new(texts::seat_latecomer(), texts::seat_latecomer_search(), items);
    session.open_dialog(chooser.with_new_name(texts::new_player(), move |name| {
        Action::window(move |window, ctx| {
            let session = window.session();
            let Ok((id, edit)) = present_player_edit(session.book(), round, &name) else { return };
            if session.apply(status_step(&name, AttendanceStatus::Present), edit) {
                open_repair_dialog(session, ctx, round, id, AttendanceStatus::Present);
            }
        })
    }));
}

/// Removes the player at the cursor from a drawn round.
pub fn remove_leaving_player(session: &mut Session, ctx: &egui::Context) {
    if session.selected_players().len() > 1 {
        session.set_status(texts::one_gap_at_a_time());
        return;
    }
    let Some(seat) = session.seat_at_cursor() else { return };
    if let Some(board) = started_board(session.engine(), seat) {
        session.set_status(texts::board_has_counts_substitute(&board));
        return;
    }
    if let Some(id) = session.book().seat(seat).and_then(|seat| seat.player) {
        open_repair_dialog(session, ctx, seat.board.round, id, AttendanceStatus::Absent);
    }
}

/// The player at the cursor leaves the event and is not drawn any more. If the player has a seat of the coming round, a draw
/// closes the gap.
pub fn leave_event(session: &mut Session, ctx: &egui::Context) {
    let selected = session.selected_players();
    if selected.len() > 1 {
        leave_event_together(session, &selected);
        return;
    }
    let Some(id) = session.player_at_cursor() else { return };
    let (engine, book) = (session.engine(), session.book());
    let Some(last) = book.rounds.len().checked_sub(1) else { return };
    let round = RoundIx(engine.coming_round().0.min(last));
    let name = book.name_of(Some(id)).to_owned();
    let boards = book.round(round).map_or(&[][..], |round| &round.boards);
    let waits = boards.iter().filter(|board| board.stage() == GameStage::NotStarted);
    if waits.flat_map(|board| board.seats.values()).any(|seat| seat.player == Some(id)) {
        open_repair_dialog(session, ctx, round, id, AttendanceStatus::Left);
        return;
    }
    let edit = input::attendance_edit(book, round, &[(id, Some(AttendanceStatus::Left))]);
    session.apply_and_tell(steps::leaves_event(name.as_str()), edit, texts::player_left(&name));
}

/// Several players leave the event. Those with a seat of the coming round stay: a draw closes one gap at a time.
fn leave_event_together(session: &mut Session, selected: &[PersonId]) {
    let (engine, book) = (session.engine(), session.book());
    let Some(last) = book.rounds.len().checked_sub(1) else { return };
    let round = RoundIx(engine.coming_round().0.min(last));
    let boards = book.round(round).map_or(&[][..], |round| &round.boards);
    let waiting = boards.iter().filter(|board| board.stage() == GameStage::NotStarted);
    let seated: Vec<PersonId> = waiting.flat_map(|board| board.seats.values()).filter_map(|seat| seat.player).collect();
    let (seated, leaving): (Vec<PersonId>, Vec<PersonId>) = selected.iter().partition(|id| seated.contains(id));
    let statuses: Vec<_> = leaving.iter().map(|id| (*id, Some(AttendanceStatus::Left))).collect();
    let edit = input::attendance_edit(book, round, &statuses);
    if leaving.is_empty() || session.apply(steps::players_leave_event(leaving.len()), edit) {
        session.set_status(match seated.len() {
            0 => texts::players_left(leaving.len()),
            seats => texts::players_left_but_seats(leaving.len(), seats),
        });
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
        AttendanceStatus::Absent | AttendanceStatus::Left => engine.leaving_request(round, id),
        _ => engine.joining_request(round, id),
    };
    let Some(coming) = coming else { return };
    // A round without a roll call gets none now. That somebody has left the event is kept in any case.
    let called =
        status == AttendanceStatus::Left || book.round(round).is_some_and(|round| has_roll_call(&round.attendance));
    let attendance = called.then(|| input::attendance_edit(book, round, &[(id, Some(status))]));
    let dialog = new_draw_dialog(session, ctx, coming).with_extra_edit(attendance);
    session.open_dialog(dialog);
}
