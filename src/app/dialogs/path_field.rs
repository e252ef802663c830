//! A file named by typing, where the system has no file dialog to offer.

use std::path::PathBuf;

use eframe::egui::text::{CCursor, CCursorRange};
use eframe::egui::text_edit::TextEditState;
use eframe::egui::{self, TextEdit};

use super::{Answer, buttons, entered, modal};
use crate::app::background::{Purpose, typed_path, with_extension};
use crate::app::theme::Palette;

/// The path being typed.
#[derive(Debug)]
pub struct PathField {
    pub purpose: Purpose,
    text: String,
    /// The file that is going to be replaced if Enter is pressed once more.
    replaces: Option<PathBuf>,
    /// Why the path that was given is none to write at.
    error: Option<String>,
    opened: bool,
}

impl PathField {
    pub fn new(purpose: Purpose, text: String) -> Self {
        PathField { purpose, text, replaces: None, error: None, opened: false }
    }

    /// Says why the path in it will not do.
    #[must_use]
    pub fn with_error(mut self, error: String) -> Self {
        self.error = Some(error);
        self
    }

    /// Asks whether the file of this name is to be replaced.
    #[must_use]
    pub fn replacing(mut self, path: PathBuf) -> Self {
        self.replaces = Some(path);
        self
    }

    /// Shows the field; says which file was named.
    pub fn show(&mut self, ctx: &egui::Context) -> Answer<PathBuf> {
        let (answer, close) = modal(ctx, "path", self.purpose.title(), 560.0, |ui| {
            let enter = entered(ui);
            let label = ui.label(match self.purpose {
                Purpose::Open => "Path of a book or a workbook",
                Purpose::Import | Purpose::RollCall => "Path of a workbook or a text file",
                Purpose::SaveAs => "Path of the file to save in",
                Purpose::Lists => "Path of a list or a book, or of a folder of them; several with a semicolon between",
                Purpose::People => "Path of a book, or of a file of decisions in .toml or .json",
                Purpose::ExportLadder => "Path of the workbook to write; in .csv for the plain table, in .txt for text",
                Purpose::History => "Path of the list to write",
                Purpose::Export(..) => "Path of the workbook to write; in .csv for the plain table",
            });
            let edit = ui
                .add(
                    TextEdit::singleline(&mut self.text)
                        .hint_text("/home/you/results.xlsx")
                        .desired_width(f32::INFINITY)
                        .margin(egui::vec2(8.0, 5.0))
                        .cursor_at_end(true),
                )
                .labelled_by(label.id);
            if !self.opened {
                edit.request_focus();
                // Behind what stands there, wherever the caret was when the field was last open.
                let mut state = TextEditState::load(ui.ctx(), edit.id).unwrap_or_default();
                let end = CCursor::new(self.text.chars().count());
                state.cursor.set_char_range(Some(CCursorRange::one(end)));
                state.store(ui.ctx(), edit.id);
                self.opened = true;
            }
            if edit.changed() {
                self.replaces = None;
                self.error = None;
            }
            if let Some(error) = &self.error {
                ui.colored_label(Palette::current(ui.ctx()).problem, error);
            }
            if let Some(path) = &self.replaces {
                ui.colored_label(
                    Palette::current(ui.ctx()).remark,
                    format!("{} is there already. Press Enter once more to replace it.", path.display()),
                );
            }
            let verb = match (self.purpose, &self.replaces) {
                (_, Some(_)) => "Replace",
                (Purpose::Open, _) => "Open",
                (Purpose::Import | Purpose::RollCall, _) => "Import",
                (Purpose::SaveAs, _) => "Save",
                (Purpose::Lists, _) => "Add",
                (Purpose::People, _) => "Take over",
                (Purpose::Export(..) | Purpose::ExportLadder | Purpose::History, _) => "Export",
            };
            let pressed = buttons(ui, &[(verb, true), ("Cancel", false)]);
            if enter { Some(true) } else { pressed }
        });
        match answer {
            Some(true) if self.text.trim().is_empty() => Answer::Open,
            Some(true) => {
                let path = with_extension(typed_path(&self.text), self.purpose);
                if self.purpose.writes() && path.exists() && self.replaces.as_ref() != Some(&path) {
                    self.replaces = Some(path);
                    self.opened = false;
                    return Answer::Open;
                }
                Answer::Given(path)
            }
            Some(false) => Answer::Dismissed,
            None if close => Answer::Dismissed,
            None => Answer::Open,
        }
    }
}
