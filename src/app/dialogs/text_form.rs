//! The dialog with a few named text fields, for example for the name of a round or a score set by hand.

use eframe::egui::{self, TextEdit};

use super::{DialogAnswer, enter_pressed, show_buttons, show_modal};
use crate::app::theme::Palette;

/// One text field with its name.
#[derive(Clone, Debug)]
pub struct FormField {
    pub name: &'static str,
    pub text: String,
}

/// A small form. The window finds in `purpose` what to do with the texts.
#[derive(Debug)]
pub struct TextForm<P> {
    pub purpose: P,
    pub title: String,
    /// The text above the fields. It can be empty.
    pub introduction: String,
    pub fields: Vec<FormField>,
    /// The error in the typed texts.
    pub error: Option<String>,
    opened: bool,
}

impl<P> TextForm<P> {
    pub fn new(purpose: P, title: impl Into<String>, fields: Vec<FormField>) -> Self {
        TextForm { purpose, title: title.into(), introduction: String::new(), fields, error: None, opened: false }
    }

    /// Shows the form. The answer is given when the user has filled it in.
    pub fn show(&mut self, ctx: &egui::Context) -> DialogAnswer<()> {
        let title = self.title.clone();
        let (answer, close) = show_modal(ctx, "form", &title, 420.0, |ui| {
            let enter = enter_pressed(ui);
            if !self.introduction.is_empty() {
                ui.label(&self.introduction);
            }
            for field in &mut self.fields {
                let label = ui.label(field.name);
                let edit = ui.add(
                    TextEdit::singleline(&mut field.text).desired_width(f32::INFINITY).margin(egui::vec2(8.0, 5.0)),
                );
                let edit = edit.labelled_by(label.id);
                if !self.opened {
                    edit.request_focus();
                    self.opened = true;
                }
            }
            if let Some(error) = &self.error {
                ui.colored_label(Palette::current(ui.ctx()).problem, error);
            }
            let pressed = show_buttons(ui, &[("Done", true), ("Cancel", false)]);
            if enter { Some(true) } else { pressed }
        });
        match answer {
            Some(true) => DialogAnswer::Given(()),
            Some(false) => DialogAnswer::Dismissed,
            None if close => DialogAnswer::Dismissed,
            None => DialogAnswer::Open,
        }
    }
}
