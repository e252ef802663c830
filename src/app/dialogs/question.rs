//! A question with two answers, such as whether two seats are swapped.

use eframe::egui;

use super::action::Action;
use super::{Dialog, enter_pressed, show_buttons_with_enter, show_modal};
use crate::app::dialogs::window::{AnyDialog, Window};
use crate::printable_text::printable;

/// A question. Enter and the first button give the first answer.
#[derive(Debug)]
pub struct Question {
    title: &'static str,
    /// The lines above the buttons.
    lines: Vec<String>,
    yes: (&'static str, Action),
    /// The other answer, which Escape gives too.
    no: (&'static str, Option<Action>),
}

impl Question {
    /// A question whose second answer does nothing.
    pub fn new(title: &'static str, lines: Vec<String>, yes: (&'static str, Action), no: &'static str) -> Self {
        Question { title, lines, yes, no: (no, None) }
    }

    /// Adds what the second answer does.
    #[must_use]
    pub fn otherwise(mut self, action: Action) -> Self {
        self.no.1 = Some(action);
        self
    }
}

impl Dialog<dyn Window> for Question {
    fn unused_work(&self) -> Option<&'static str> {
        None
    }

    fn show(self: Box<Self>, ctx: &egui::Context, window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        let (pressed, close) = show_modal(ctx, self.title, self.title, 460.0, |ui| {
            let enter = enter_pressed(ui);
            for line in &self.lines {
                ui.label(&*printable(line));
            }
            show_buttons_with_enter(ui, enter, &[(self.yes.0, true), (self.no.0, false)])
        });
        match pressed {
            Some(true) => self.yes.1.run(window, ctx),
            None if !close => return Some(self),
            _ => {
                if let Some(action) = self.no.1 {
                    action.run(window, ctx);
                }
            }
        }
        None
    }
}
