//! A file named by typing, where the system has no file dialog to offer.

use std::path::PathBuf;

use eframe::egui::text::{CCursor, CCursorRange};
use eframe::egui::text_edit::TextEditState;
use eframe::egui::{self, TextEdit};

use super::{DialogAnswer, buttons, entered, modal};
use crate::app::background::{FilePurpose, typed_path, with_extension};
use crate::app::theme::Palette;

/// The path being typed.
#[derive(Debug)]
pub struct PathField {
    pub purpose: FilePurpose,
    text: String,
    /// The file that is going to be replaced if Enter is pressed once more.
    replaces: Option<PathBuf>,
    /// Why the path that was given is none to write at.
    error: Option<String>,
    opened: bool,
}

impl PathField {
    pub fn new(purpose: FilePurpose, text: String) -> Self {
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
    pub fn show(&mut self, ctx: &egui::Context) -> DialogAnswer<PathBuf> {
        let (answer, close) = modal(ctx, "path", self.purpose.title(), 560.0, |ui| {
            let enter = entered(ui);
            let label = ui.label(match self.purpose {
                FilePurpose::Open => "Path of a book or a workbook",
                FilePurpose::Import | FilePurpose::RollCall => "Path of a workbook or a text file",
                FilePurpose::SaveAs => "Path of the file to save in",
                FilePurpose::Lists => "Path of a list or a book, or of a folder of them; several with a semicolon between",
                FilePurpose::People => "Path of a book, or of a file of decisions in .toml or .json",
                FilePurpose::ExportLadder => "Path of the workbook to write; in .csv for the plain table, in .txt for text",
                FilePurpose::History => "Path of the list to write",
                FilePurpose::Export(..) => "Path of the workbook to write; in .csv for the plain table",
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
                (FilePurpose::Open, _) => "Open",
                (FilePurpose::Import | FilePurpose::RollCall, _) => "Import",
                (FilePurpose::SaveAs, _) => "Save",
                (FilePurpose::Lists, _) => "Add",
                (FilePurpose::People, _) => "Take over",
                (FilePurpose::Export(..) | FilePurpose::ExportLadder | FilePurpose::History, _) => "Export",
            };
            let pressed = buttons(ui, &[(verb, true), ("Cancel", false)]);
            if enter { Some(true) } else { pressed }
        });
        match answer {
            Some(true) if self.text.trim().is_empty() => DialogAnswer::Open,
            Some(true) => {
                let path = with_extension(typed_path(&self.text), self.purpose);
                if self.purpose.writes() && path.exists() && self.replaces.as_ref() != Some(&path) {
                    self.replaces = Some(path);
                    self.opened = false;
                    return DialogAnswer::Open;
                }
                DialogAnswer::Given(path)
            }
            Some(false) => DialogAnswer::Dismissed,
            None if close => DialogAnswer::Dismissed,
            None => DialogAnswer::Open,
        }
    }
}
