//! The question whether to save the changes before the book closes, and the wait for the last files.

use eframe::egui;

use super::{Dialog, enter_pressed, show_buttons, show_buttons_with_enter, show_modal};
use crate::app::dialogs::window::{AnyDialog, UnsavedAnswer, Window};
use crate::book::typed_words::capitalize;
use crate::languages::window_sentences::{dialogs as texts, shared_words};
use crate::printable_text::printable_line;

/// The question whether to save the changes, or whether to close without the work of a dialog. The window knows the action
/// that runs next.
#[derive(Debug)]
pub struct UnsavedChanges {
    /// What the dialog below has that is not used yet.
    pub unused: Option<&'static str>,
}

impl Dialog<dyn Window> for UnsavedChanges {
    fn unused_work(&self) -> Option<&'static str> {
        None
    }

    fn show(self: Box<Self>, ctx: &egui::Context, window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        let document = &window.session().document;
        let is_changed = document.is_changed();
        let title = if is_changed { texts::save_changes() } else { texts::close_without_work() };
        let (answer, close) = show_modal(ctx, "unsaved", title, 440.0, |ui| {
            let enter = enter_pressed(ui);
            if let Some(unused) = self.unused {
                ui.label(unused);
            }
            if !is_changed {
                let choices =
                    [(texts::stay(), UnsavedAnswer::Cancel), (texts::close_without_it(), UnsavedAnswer::Discard)];
                return show_buttons_with_enter(ui, enter, &choices);
            }
            ui.label(texts::book_has_changes(&printable_line(document.name())));
            if document.has_journal() && document.path().is_some() {
                ui.label(texts::changes_stay_in_history());
            }
            let choices = [
                (shared_words::save(), UnsavedAnswer::Save),
                (texts::do_not_save(), UnsavedAnswer::Discard),
                (shared_words::cancel(), UnsavedAnswer::Cancel),
            ];
            show_buttons_with_enter(ui, enter, &choices)
        });
        let Some(answer) = answer.or_else(|| close.then_some(UnsavedAnswer::Cancel)) else { return Some(self) };
        window.answer_unsaved_changes(ctx, answer);
        None
    }

    fn returns_after_quit_question(&self) -> bool {
        false
    }
}

/// The window closes after all files are written.
#[derive(Debug)]
pub struct Closing;

impl Dialog<dyn Window> for Closing {
    fn unused_work(&self) -> Option<&'static str> {
        None
    }

    fn show(self: Box<Self>, ctx: &egui::Context, window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        let (stay, close) = show_modal(ctx, "closing", texts::closing(), 440.0, |ui| {
            let job = window.writing_job().unwrap_or_default();
            ui.label(texts::closes_after_job(&capitalize(&job)));
            show_buttons(ui, &[(texts::stay(), ())]).is_some()
        });
        if stay || close {
            // The window stays open, so the changes are not discarded.
            window.stay_open();
            return None;
        }
        Some(self)
    }

    fn returns_after_quit_question(&self) -> bool {
        false
    }

    fn waits_for_files(&self) -> bool {
        true
    }
}
