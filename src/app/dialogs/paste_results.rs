//! A result list as text: pasted or typed, and read like a file.

use eframe::egui::{self, ScrollArea, TextEdit};

use super::{Answer, buttons, modal};
use crate::app::theme::Palette;

/// The text being pasted.
#[derive(Debug, Default)]
pub struct PasteField {
    pub text: String,
    /// Why it could not be read.
    pub error: Option<String>,
    opened: bool,
}

impl PasteField {
    /// The field with a text in it.
    pub fn with(text: String) -> Self {
        PasteField { text, ..PasteField::default() }
    }

    /// Shows the field; says when the text is to be read.
    pub fn show(&mut self, ctx: &egui::Context) -> Answer<()> {
        let (pressed, close) = modal(ctx, "paste", "Paste a result list", 640.0, |ui| {
            let label = ui.label(
                "The event’s name and date may stand above; then a line of headings such as Place, Player, Games, and a \
                 line for each player, parted by tabs, commas or semicolons.",
            );
            let room = (ui.ctx().content_rect().height() - 260.0).clamp(120.0, 420.0);
            ScrollArea::vertical().id_salt("pasted").max_height(room).show(ui, |ui| {
                let edit = TextEdit::multiline(&mut self.text)
                    .code_editor()
                    .desired_rows(14)
                    .desired_width(f32::INFINITY)
                    .hint_text("Waikato Open\n3 February 2001\nPlace,Player,State,Games\n1,Ann Lee,WLG,3");
                let edit = ui.add(edit).labelled_by(label.id);
                if !self.opened {
                    edit.request_focus();
                    self.opened = true;
                }
                if edit.changed() {
                    self.error = None;
                }
            });
            if let Some(error) = &self.error {
                ui.colored_label(Palette::current(ui.ctx()).problem, error);
            }
            let enter = ui.input_mut(|input| input.consume_key(egui::Modifiers::COMMAND, egui::Key::Enter));
            let pressed = buttons(ui, &[("Add it", true), ("Cancel", false)]);
            if enter { Some(true) } else { pressed }
        });
        match pressed {
            Some(true) if !self.text.trim().is_empty() => Answer::Given(()),
            Some(false) => Answer::Dismissed,
            None if close => Answer::Dismissed,
            _ => Answer::Open,
        }
    }
}
