//! A few named text fields: the event's name, a round's name, a score set by hand.

use eframe::egui::{self, TextEdit};

use super::{DialogAnswer, buttons, entered, modal};
use crate::app::theme::Palette;

/// One text field with its name.
#[derive(Clone, Debug)]
pub struct FormField {
    pub name: &'static str,
    pub text: String,
}

/// A small form; `purpose` tells the window what it was about.
#[derive(Debug)]
pub struct TextForm<P> {
    pub purpose: P,
    pub title: String,
    /// What is said above the fields; may be empty.
    pub about: String,
    pub fields: Vec<FormField>,
    /// What is wrong with what was typed.
    pub error: Option<String>,
    opened: bool,
}

impl<P> TextForm<P> {
    pub fn new(purpose: P, title: impl Into<String>, fields: Vec<FormField>) -> Self {
        TextForm { purpose, title: title.into(), about: String::new(), fields, error: None, opened: false }
    }

    /// Shows the form; says when it was filled in.
    pub fn show(&mut self, ctx: &egui::Context) -> DialogAnswer<()> {
        let title = self.title.clone();
        let (answer, close) = modal(ctx, "form", &title, 420.0, |ui| {
            let enter = entered(ui);
            if !self.about.is_empty() {
                ui.label(&self.about);
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
            let pressed = buttons(ui, &[("Done", true), ("Cancel", false)]);
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
