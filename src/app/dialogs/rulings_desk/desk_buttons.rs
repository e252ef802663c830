//! The buttons of the desk. All of them are always there, so that none stands where another one was; one that does nothing says why.

use eframe::egui::{Align, Layout, Ui};

use crate::app::dialogs::{ButtonChoice, show_button_choices};
use crate::languages::window_language;
use crate::languages::window_sentences::{rulings_desk as texts, shared_words};
use crate::rulings::{Ruling, next_turn, retreat_lines};

/// A button at the end of the desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DeskButton {
    Keep,
    NextTurn,
    Retreats,
    EnterCounts,
    EnterVotes,
    Save,
    Print,
    Close,
}

/// The width of the button to the next turn with its longest words.
const WIDEST_TURN: f32 = 150.0;

/// Shows the buttons, and gives the one that was pressed.
pub(super) fn show_desk_buttons(
    ui: &mut Ui,
    text: &str,
    ruling: &Ruling,
    has_counts: bool,
    has_votes: bool,
) -> Option<DeskButton> {
    let has_orders = ruling.orders.iter().any(|order| order.line.is_some());
    let next = match next_turn(ruling) {
        Some(turn) => texts::on_to_turn(&turn.message().text(window_language())),
        None => texts::on_from_position().to_owned(),
    };
    let unless = |is_possible: bool, why_not: &'static str| (!is_possible).then_some(why_not);
    let no_ruling = unless(ruling.decides_anything(), texts::no_ruling_yet());
    let no_counts = unless(has_counts, texts::no_counts_to_enter());
    let no_votes = unless(has_votes, texts::no_vote_to_enter());
    let is_written = text.lines().any(|line| line.trim().trim_end_matches(':').eq_ignore_ascii_case("retreats"));
    let no_retreats = unless(retreat_lines(ruling).is_some(), texts::no_retreat_waits())
        .or(unless(!is_written, texts::retreats_are_written()));
    let no_orders = unless(has_orders, texts::write_orders_first());
    // The words of the last button change, and it is at the left end of the row.
    let choices = [
        (texts::keep_in_notebook(), DeskButton::Keep, None),
        (shared_words::print(), DeskButton::Print, no_ruling),
        (texts::save_as_pdf(), DeskButton::Save, no_ruling),
        (texts::enter_counts(), DeskButton::EnterCounts, no_counts),
        (texts::enter_vote(), DeskButton::EnterVotes, no_votes),
        (texts::write_retreats(), DeskButton::Retreats, no_retreats),
        (shared_words::close(), DeskButton::Close, None),
        (next.as_str(), DeskButton::NextTurn, no_orders),
    ];
    let choices = choices.map(|(text, choice, why_not)| {
        let least_width = if choice == DeskButton::NextTurn { WIDEST_TURN } else { 0.0 };
        let usual = ButtonChoice::new(text, choice);
        ButtonChoice { why_not, least_width: usual.least_width.max(least_width), ..usual }
    });
    show_button_choices(ui, Layout::right_to_left(Align::Center).with_main_wrap(true), &choices)
}

/// The height of the rows of buttons in a desk of this width.
pub(super) fn height_of_buttons(width: f32) -> f32 {
    /// The width of all buttons in one row.
    const WIDTH_OF_ALL: f32 = 1130.0;
    const ROW: f32 = 32.0;
    (WIDTH_OF_ALL / width).ceil() * ROW
}
