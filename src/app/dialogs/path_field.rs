//! The dialog to type the path of a file. It is used when the system has no file dialog.

use std::path::{PathBuf, is_separator};

use eframe::egui::{self, TextEdit};

use super::{Dialog, enter_pressed, show_buttons, show_work_modal};
use crate::app::dialogs::window::{AnyDialog, Window};
use crate::app::files::{FilePurpose, with_extension};
use crate::app::path_text::typed_path;
use crate::app::theme::Palette;
use crate::app::widgets::select_text_from;

/// The dialog and the typed path.
#[derive(Debug)]
pub struct PathField {
    purpose: FilePurpose,
    text: String,
    /// The existing file that is replaced if the user presses Enter again.
    replaces: Option<PathBuf>,
    /// The reason why no file can be written at the path.
    error: Option<String>,
    opened: bool,
}

impl PathField {
    pub fn new(purpose: FilePurpose, text: String) -> Self {
        PathField { purpose, text, replaces: None, error: None, opened: false }
    }

    /// Adds the reason why the path cannot be used.
    #[must_use]
    pub fn with_error(mut self, error: String) -> Self {
        self.error = Some(error);
        self
    }

    /// Adds the question whether this existing file is replaced.
    #[must_use]
    pub fn replacing(mut self, path: PathBuf) -> Self {
        self.replaces = Some(path);
        self
    }

    /// The first selected character when the field opens: typing replaces a name that is only offered.
    fn first_selected(&self) -> usize {
        let is_offered = self.purpose.will_be_written() && self.error.is_none() && self.replaces.is_none();
        let end = if is_offered { self.text.rfind(is_separator).map_or(0, |at| at + 1) } else { self.text.len() };
        self.text[..end].chars().count()
    }
}

impl Dialog<dyn Window> for PathField {
    fn unused_work(&self) -> Option<&'static str> {
        None
    }

    fn show(mut self: Box<Self>, ctx: &egui::Context, window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        let (answer, close) = show_work_modal(ctx, "path", self.purpose.title(), 560.0, |ui| {
            let enter = enter_pressed(ui);
            let label = ui.label(field_label(&self.purpose));
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
                select_text_from(ui, &edit, &self.text, self.first_selected());
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
                    format!("{} already exists. Press Enter again to replace it.", path.display()),
                );
            }
            let verb = if self.replaces.is_some() { "Replace" } else { button_label(&self.purpose) };
            let pressed = show_buttons(ui, &[(verb, true), ("Cancel", false)]);
            if enter { Some(true) } else { pressed }
        });
        match answer {
            Some(true) if self.text.trim().is_empty() => Some(self),
            Some(true) => {
                let path = with_extension(typed_path(&self.text), &self.purpose);
                if self.purpose.will_be_written() && path.exists() && self.replaces.as_ref() != Some(&path) {
                    self.replaces = Some(path);
                    self.opened = false;
                    return Some(self);
                }
                window.use_file(ctx, self.purpose, path);
                None
            }
            None if !close => Some(self),
            _ => {
                window.forget_action_after_save();
                None
            }
        }
    }
}

fn field_label(purpose: &FilePurpose) -> &'static str {
    match purpose {
        FilePurpose::Open => "Path of a book or a workbook",
        FilePurpose::Import | FilePurpose::RollCall => "Path of a workbook or a text file",
        FilePurpose::SaveAs | FilePurpose::SavePastState(_) => "Path of the file to save",
        FilePurpose::ResultLists => "Path of a list, a book or a folder. Separate several paths with semicolons",
        FilePurpose::IdentityDecisions => "Path of a book, or of a .toml or .json file with decisions",
        FilePurpose::ExportLadder => {
            "Path of the workbook to write. The ending .csv gives the plain table, .txt gives text"
        }
        FilePurpose::History => "Path of the file for the history",
        FilePurpose::Ruling(_) => "Path of the PDF to write",
        FilePurpose::Dispute => "Path of a text with a position and orders",
        FilePurpose::Export(..) | FilePurpose::DirectorCopy => {
            "Path of the workbook to write. The ending .csv gives the plain table"
        }
    }
}

fn button_label(purpose: &FilePurpose) -> &'static str {
    match purpose {
        FilePurpose::Open | FilePurpose::Dispute => "Open",
        FilePurpose::Import | FilePurpose::RollCall | FilePurpose::IdentityDecisions => "Import",
        FilePurpose::SaveAs | FilePurpose::SavePastState(_) | FilePurpose::Ruling(_) => "Save",
        FilePurpose::ResultLists => "Add",
        FilePurpose::Export(..) | FilePurpose::DirectorCopy | FilePurpose::ExportLadder | FilePurpose::History => {
            "Export"
        }
    }
}
