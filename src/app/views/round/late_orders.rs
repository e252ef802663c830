//! The command for late orders: a card for the seat at the cursor, or for a seat that the user finds by a few letters.

use jiff::Timestamp;

use crate::app::dialogs::action::Action;
use crate::app::dialogs::list_chooser::{ListChooser, ListItem};
use crate::app::dialogs::window::Window;
use crate::app::session::Session;
use crate::book::{CardKind, Edit, GameStage, SeatField, SeatRef, notation};
use crate::engine::{card_consequence, late_orders_card};
use crate::languages::messages::steps;
use crate::languages::window_sentences::round_tab as texts;
use crate::round_clock::ClockSettings;

/// What the clock says about late orders: the season, and how late they are in seconds.
type Lateness = (String, Option<u32>);

/// Gives a card to the player at the cursor, if this board is running. Else asks whose orders are late.
pub fn give_card_for_late_orders(window: &mut dyn Window) {
    let lateness = lateness(window);
    let session = window.session();
    match session.seat_at_cursor().filter(|seat| can_be_late(session, *seat)) {
        Some(seat) => give_card(session, seat, &lateness),
        None => choose_late_player(window),
    }
}

/// Asks whose orders are late, among the players of the boards that are running.
pub fn choose_late_player(window: &mut dyn Window) {
    let lateness = lateness(window);
    let session = window.session();
    let book = session.book();
    let seats: Vec<SeatRef> = book.seats().map(|(at, _)| at).filter(|seat| can_be_late(session, *seat)).collect();
    let items = seats.into_iter().map(|seat| {
        let lateness = lateness.clone();
        let name = format!("{} {}", notation::short_board_label(book, seat.board), seat.power.name_in_window());
        let player = book.seat(seat).map_or("", |data| book.name_of(data.player));
        ListItem::new(name, player, Action::session(move |session| give_card(session, seat, &lateness)))
    });
    let chooser = ListChooser::new(texts::whose_orders(), texts::whose_orders_search(), items.collect());
    window.session().open_dialog(chooser);
}

/// Whether the seat has a player who can still play.
fn can_be_late(session: &Session, seat: SeatRef) -> bool {
    let is_over = session.engine().stage(seat.board) == GameStage::Ended;
    !is_over && session.book().seat(seat).is_some_and(|data| data.player.is_some())
}

fn lateness(window: &mut dyn Window) -> Lateness {
    let clock = window.projector().clock().clone();
    if clock.is_new() {
        return (String::new(), None);
    }
    let settings = ClockSettings::of(window.session().document.present_engine().rules());
    clock.late_orders_season(settings, Timestamp::now())
}

fn give_card(session: &mut Session, seat: SeatRef, (moment, seconds): &Lateness) {
    let engine = session.engine();
    let Some(data) = engine.book().seat(seat) else { return };
    let card = late_orders_card(data, engine.rules(), moment.clone(), *seconds);
    let name = engine.book().name_of(data.player).to_owned();
    let (kind, label) = (card.kind, session.seat_label(seat));
    let cards = data.cards.iter().cloned().chain([card]).collect();
    let step = match kind {
        CardKind::Yellow => steps::yellow_card(name.as_str()),
        CardKind::Red => steps::red_card(name.as_str()),
        CardKind::Extension => steps::extension_card(name.as_str()),
    };
    let edit = Edit::Seat(engine.book().seat_id(seat), SeatField::Cards(cards));
    if session.apply(step, edit) {
        let consequence = card_consequence(kind, seat.power);
        session.set_status(texts::card_given(kind.name_in_window(), &name, &label, &consequence));
    }
}
