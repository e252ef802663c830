//! The event as it was at an earlier time: the commands that show, restore and leave a past state, and the bar above
//! the sheet while one is in view.

use eframe::egui::{self, Key, Modifiers, RichText, Ui};

use super::commands::entry_at_cursor;
use crate::app::commands::Command;
use crate::app::commands::conditions::{Availability, require};
use crate::app::session::Session;
use crate::app::theme::{Palette, bold_body};
use crate::app::views::tab::Tab;
use crate::app::widgets::show_wrapped_bar;
use crate::book::{Edit, RoundIx};
use crate::languages::messages::steps;
use crate::languages::recorded_moment_in_window;
use crate::languages::window_sentences::history_tab as texts;

/// A past state is in view.
pub fn needs_past_state(session: &Session) -> Availability {
    require(session.document.shown_past_step().is_some(), texts::show_past_state())
}

/// Shows the event as it was after the line at the cursor, with the cursor on the changed cell.
pub fn show_past_state(session: &mut Session, ctx: &egui::Context) {
    if session.views.standings.what_if.is_some() {
        session.set_status(texts::what_if_is_open());
        return;
    }
    let entry = entry_at_cursor(session).map(|entry| (entry.steps_after, entry.change.address));
    let Some((steps, address)) = entry else { return };
    session.document.show_past(ctx, steps);
    session.forget_rounds_from(RoundIx(0));
    session.refresh();
    session.messages.notification = None;
    session.go_to_if_there(address);
}

/// Shows the event as it is now.
pub fn return_to_present(session: &mut Session) {
    if session.document.shown_past_step().is_none() {
        return;
    }
    session.document.show_now();
    session.forget_rounds_from(RoundIx(0));
    session.messages.notification = None;
    session.set_status(texts::present_in_view());
    session.refresh();
}

/// Restores the past state in view, as one step.
pub fn restore_past_state(session: &mut Session) {
    let Some(moment) = session.document.past_moment().map(str::to_owned) else { return };
    let step = match session.document.shown_past_step() {
        Some(0) => steps::return_to_beginning(),
        _ => steps::return_to(moment.as_str()),
    };
    let past = session.book().clone();
    return_to_present(session);
    let edit = session.book().edit_to_match(&past);
    if matches!(&edit, Edit::Batch(edits) if edits.is_empty()) {
        session.set_status(texts::in_this_state_already());
        return;
    }
    session.forget_rounds_from(RoundIx(0));
    session.apply_and_tell(step, edit, texts::restored(&recorded_moment_in_window(&moment)));
}

/// Escape: leaves the past state in view. Returns false if there is none, or if the filter of the history is left
/// first.
pub fn leave_past_state(session: &mut Session) -> bool {
    let has_filter = session.tab == Tab::History && session.views.history.list.has_filter();
    if has_filter || session.document.shown_past_step().is_none() {
        return false;
    }
    return_to_present(session);
    true
}

/// Whether Ctrl+Enter was pressed, which restores the past state in view. The key press is consumed.
pub fn restore_key_pressed(session: &Session, ctx: &egui::Context) -> bool {
    session.document.shown_past_step().is_some()
        && ctx.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Enter))
}

/// Shows the bar above every sheet while a past state is in view, with buttons to leave it.
pub fn show_past_state_bar(session: &Session, ui: &mut Ui, palette: &Palette) -> Option<Command> {
    session.document.shown_past_step()?;
    let mut chosen = None;
    let panel = egui::Panel::top("past").show_separator_line(true);
    show_wrapped_bar(ui, panel, (palette.remark_paper, 6), |ui| {
        let sentence = session.document.read_only_reason().unwrap_or_default();
        ui.label(RichText::new(sentence).font(bold_body()).color(palette.ink));
        for (command, word) in [
            (Command::RestorePastState, Command::RestorePastState.name()),
            (Command::ReturnToPresent, texts::back_to_now()),
        ] {
            if ui.button(word).on_hover_text(command.help()).clicked() {
                chosen = Some(command);
            }
        }
        if session.tab != Tab::History && ui.button(texts::to_the_list()).clicked() {
            chosen = Some(Command::History);
        }
    });
    chosen
}
