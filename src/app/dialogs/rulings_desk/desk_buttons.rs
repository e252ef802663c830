//! The buttons of the desk. All of them are always there, so that none stands where another one was; one that does nothing says why.

use eframe::egui::{Align, Layout, Ui};

use crate::app::dialogs::{ButtonChoice, show_button_choices};
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
    let next = next_turn(ruling).map_or("On from this position".to_owned(), |turn| format!("On to {turn}"));
    let unless = |is_possible: bool, why_not: &'static str| (!is_possible).then_some(why_not);
    let no_ruling = unless(ruling.decides_anything(), "There is no ruling yet. Write a position and orders.");
    let no_counts = unless(
        has_counts,
        "Needs a board, and a text of a fall with orders, or of a winter, that has the owners of the centres before them. A fall waits for its \
         retreats.",
    );
    let no_votes = unless(
        has_votes,
        "Needs a board, and a judged vote on a draw that its record does not have. “Draw vote” writes one.",
    );
    let is_written = text.lines().any(|line| line.trim().trim_end_matches(':').eq_ignore_ascii_case("retreats"));
    let no_retreats = unless(retreat_lines(ruling).is_some(), "No dislodged unit waits for a retreat.")
        .or(unless(!is_written, "The retreats have their lines in the text."));
    let no_orders = unless(has_orders, "Write orders first.");
    // The words of the last button change, and it is at the left end of the row.
    let choices = [
        ("Keep in the notebook", DeskButton::Keep, None),
        ("Print (Ctrl+P)", DeskButton::Print, no_ruling),
        ("Save as PDF…", DeskButton::Save, no_ruling),
        ("Enter the counts in the chart", DeskButton::EnterCounts, no_counts),
        ("Enter the vote in the record", DeskButton::EnterVotes, no_votes),
        ("Write the retreats", DeskButton::Retreats, no_retreats),
        ("Close", DeskButton::Close, None),
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
