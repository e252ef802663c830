//! The commands about draws that were made: restore one, repeat one from its record, and the quality of the draw of a
//! round.

use eframe::egui;

use super::draw_commands::{reseating_warning, round_to_draw};
use super::fixed_seats::locked_seat_message;
use crate::app::commands::conditions::{Availability, require};
use crate::app::dialogs::action::Action;
use crate::app::dialogs::draw::DrawDialog;
use crate::app::dialogs::draw_certificate::CertificateDialog;
use crate::app::dialogs::list_chooser::{ListChooser, ListItem};
use crate::app::session::Session;
use crate::app::views::tab::Tab;
use crate::book::{BoardRef, GameStage, RoundIx, StoredDraw};
use crate::engine::Engine;
use crate::engine::draw::{ComingRounds, DrawOptions, SeatsToKeep, is_settled_seat};
use crate::languages::messages::steps;
use crate::languages::recorded_moment_in_window;
use crate::languages::window_sentences::round_tab as texts;

/// The round to draw has a recorded draw.
pub fn has_recorded_draw(session: &Session) -> Availability {
    let round = session.book().round(round_to_draw(session));
    require(round.is_some_and(|round| !round.draws.is_empty()), texts::needs_draw())
}

/// The round to draw has boards.
pub fn can_show_round_quality(session: &Session) -> Availability {
    let round = session.book().round(round_to_draw(session));
    require(round.is_some_and(|round| !round.boards.is_empty()), texts::needs_draw_or_board())
}

/// Asks for an earlier draw to restore, with a warning about the players who would move.
pub fn restore_earlier_draw(session: &mut Session) {
    let at = round_to_draw(session);
    let action = |number| Action::session(move |session| restore_draw(session, at, number));
    let Some(draws) = recorded_draw_chooser(session, at, texts::restore_draw(), action) else { return };
    let warning = reseating_warning(&one_coming_round(session.engine(), at), session.book());
    session.open_dialog(draws.with_warning(warning));
}

/// Asks for an earlier draw to repeat.
pub fn repeat_earlier_draw(session: &mut Session) {
    let at = round_to_draw(session);
    let action = |number| Action::window(move |window, ctx| replay_draw(window.session(), ctx, at, number));
    if let Some(draws) = recorded_draw_chooser(session, at, texts::repeat_draw(), action) {
        session.open_dialog(draws);
    }
}

/// The recorded draws of a round. `action` is what choosing one by its number does.
fn recorded_draw_chooser(
    session: &Session,
    at: RoundIx,
    title: &'static str,
    action: impl Fn(usize) -> Action,
) -> Option<ListChooser> {
    let round = session.book().round(at)?;
    let item = |(number, draw): (usize, &StoredDraw)| {
        let (nth, seed) = ((number + 1).to_string(), draw.seed.to_string());
        let name = texts::recorded_draw(&nth, &round.title_in_window(), &seed);
        ListItem::new(name, recorded_moment_in_window(&draw.time), action(number))
    };
    let items = round.draws.iter().enumerate().map(item).collect();
    Some(ListChooser::new(title, texts::recorded_draw_search(), items))
}

/// The request for a draw of this round alone.
fn one_coming_round(engine: &Engine, at: RoundIx) -> ComingRounds {
    ComingRounds::new(DrawOptions {
        book: engine.book(),
        rules: engine.rules(),
        first: at,
        rounds: 1,
        seats_to_keep: SeatsToKeep::StartedBoards,
        attendance: None,
        round_name: None,
    })
}

/// Seats a round as in an earlier draw.
fn restore_draw(session: &mut Session, at: RoundIx, number: usize) {
    let book = session.book();
    let Some(round) = book.round(at) else { return };
    if round.boards.iter().any(|board| board.stage() != GameStage::NotStarted) {
        let message = texts::round_has_counts(&round.title_in_window());
        session.set_status(message);
        return;
    }
    let Some(record) = round.draws.get(number) else { return };
    let coming = one_coming_round(session.engine(), at);
    let seated_round = coming.recorded_round(record);
    // A locked seat keeps its player, also against an earlier draw.
    let locked = (0..).zip(&round.boards).flat_map(|(number, board)| {
        let seats = board.seats.iter().filter(|(power, _)| is_settled_seat(board, *power));
        seats.map(move |(power, seat)| (BoardRef::new(at.0, number).seat(power), seat.player))
    });
    let moved = locked.collect::<Vec<_>>().into_iter().find(|(seat, player)| {
        let then = seated_round.boards.get(seat.board.board.0).and_then(|board| board[seat.power]);
        then.and_then(|then| coming.person(then)) != *player
    });
    if let Some((seat, _)) = moved {
        let message = locked_seat_message(session.engine(), seat);
        session.set_status(message);
        return;
    }
    let edit = coming.to_edit(book, &[seated_round], &[]);
    if session.apply(steps::restored_draw((number + 1).to_string()), edit) {
        session.open_tab(Tab::Round(at));
        session.set_status(texts::draw_restored(&(number + 1).to_string()));
    }
}

/// Repeats an earlier draw from its record, and shows whether it gives the same boards.
fn replay_draw(session: &mut Session, ctx: &egui::Context, at: RoundIx, number: usize) {
    let book = session.book();
    let Some(record) = book.round(at).and_then(|round| round.draws.get(number)) else { return };
    let coming = ComingRounds::from_record(book, at, record);
    let recorded = coming.recorded_round(record);
    let dialog = DrawDialog::new(ctx, coming, book).with_recorded_draw(recorded, record);
    session.open_dialog(dialog);
}

/// Shows the certificate of the round in view, also for a round that was seated by hand.
pub fn show_round_quality(session: &mut Session) {
    let engine = session.engine();
    let at = round_to_draw(session);
    let Some(round) = engine.book().round(at).filter(|round| !round.boards.is_empty()) else { return };
    let title = texts::quality_of_draw(&round.title_in_window());
    let sentences = ComingRounds::describe_seated_round(engine.book(), engine.rules(), at);
    session.open_dialog(CertificateDialog::new(title, sentences));
}
