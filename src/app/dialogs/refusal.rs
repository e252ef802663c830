//! Says why a command cannot be used now, and takes what is typed for it, so that no cell gets it.

use eframe::egui;

use super::{Dialog, enter_pressed, show_buttons_with_enter, show_modal};
use crate::app::commands::Command;
use crate::app::dialogs::window::{AnyDialog, Window};
use crate::book::typed_words::capitalize;
use crate::languages::window_sentences::shared_words;
use crate::printable_text::printable;

/// The reason why a command cannot be used.
#[derive(Debug)]
pub struct Refusal {
    command: Command,
    reason: String,
}

impl Refusal {
    pub fn new(command: Command, reason: String) -> Refusal {
        Refusal { command, reason }
    }
}

impl Dialog<dyn Window> for Refusal {
    fn unused_work(&self) -> Option<&'static str> {
        None
    }

    fn show(self: Box<Self>, ctx: &egui::Context, _window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        let title = self.command.name().trim_end_matches('…');
        let (pressed, close) = show_modal(ctx, "refusal", title, 460.0, |ui| {
            let enter = enter_pressed(ui);
            ui.label(&*printable(&format!("{}.", capitalize(&self.reason))));
            show_buttons_with_enter(ui, enter, &[(shared_words::close(), ())])
        });
        if close || pressed.is_some() { None } else { Some(self) }
    }
}
