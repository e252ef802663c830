//! A question with its answers, such as whether two seats are swapped, or a text that is only closed.

use std::fmt;

use eframe::egui::{self, Ui};

use super::action::Action;
use super::{Dialog, enter_pressed, show_buttons_with_enter, show_modal};
use crate::app::dialogs::window::{AnyDialog, Window};
use crate::printable_text::printable;

/// An answer: its button, and what it does.
pub type Answer = (&'static str, Option<Action>);

/// A question. Enter and the first button give the first answer, and Escape the last one.
pub struct Question {
    title: String,
    width: f32,
    /// What stands above the buttons.
    show: Box<dyn Fn(&mut Ui)>,
    answers: Vec<Answer>,
}

impl fmt::Debug for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Question").field("title", &self.title).finish_non_exhaustive()
    }
}

impl Question {
    /// A question in these lines.
    pub fn new(title: impl Into<String>, lines: Vec<String>, answers: Vec<Answer>) -> Self {
        let show = move |ui: &mut Ui| lines.iter().for_each(|line| drop(ui.label(&*printable(line))));
        Question::showing(title, 460.0, show, answers)
    }

    /// A question with anything above its buttons, in a dialog of this width.
    pub fn showing(
        title: impl Into<String>,
        width: f32,
        show: impl Fn(&mut Ui) + 'static,
        answers: Vec<Answer>,
    ) -> Self {
        Question { title: title.into(), width, show: Box::new(show), answers }
    }
}

impl Dialog<dyn Window> for Question {
    fn unused_work(&self) -> Option<&'static str> {
        None
    }

    fn show(mut self: Box<Self>, ctx: &egui::Context, window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        let (pressed, close) = show_modal(ctx, &self.title, &self.title, self.width, |ui| {
            let enter = enter_pressed(ui);
            (self.show)(ui);
            let buttons: Vec<(&str, usize)> = self.answers.iter().map(|(name, _)| *name).zip(0..).collect();
            show_buttons_with_enter(ui, enter, &buttons)
        });
        let last = self.answers.len().saturating_sub(1);
        let Some(given) = pressed.or(close.then_some(last)) else { return Some(self) };
        if given < self.answers.len()
            && let (_, Some(action)) = self.answers.swap_remove(given)
        {
            action.run(window, ctx);
        }
        None
    }
}
