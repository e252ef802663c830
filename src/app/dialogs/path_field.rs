//! The dialog to type the path of a file. It is used when the system has no file dialog.

use std::path::{PathBuf, is_separator};

use eframe::egui::{self, TextEdit};

use super::{Dialog, ctrl_enter_pressed, enter_pressed, show_buttons_with_enter, show_errors, show_work_modal};
use crate::app::dialogs::window::{AnyDialog, Window};
use crate::app::files::{FilePurpose, with_extension};
use crate::app::key_text::key_text;
use crate::app::path_text::typed_path;
use crate::app::theme::Palette;
use crate::app::widgets::select_text_from;
use crate::languages::window_sentences::{dialogs as texts, shared_words};
use crate::printable_text::printable;
use crate::store;

/// The dialog and the typed path.
#[derive(Debug)]
pub struct PathField {
    purpose: FilePurpose,
    text: String,
    /// The existing file about which the dialog asks whether it is replaced.
    replaces: Option<ExistingFile>,
    /// The reason why no file can be written at the path.
    error: Option<String>,
    opened: bool,
}

/// A file that exists at the typed path.
#[derive(Debug)]
struct ExistingFile {
    path: PathBuf,
    /// The question whether it is replaced, which says what a book holds. A second Enter never replaces a file.
    question: String,
}

impl ExistingFile {
    fn new(path: PathBuf, purpose: &FilePurpose) -> ExistingFile {
        let question = texts::replace_file(&path.display().to_string());
        let book = purpose.is_book().then(|| store::open_book(&path).ok()).flatten();
        let content = book.map(|book| {
            let rounds = shared_words::rounds(book.rounds.len());
            let counts = format!("{rounds}, {}", shared_words::players(book.people.len()));
            match book.event.name.trim() {
                "" => texts::existing_book_holds(&counts),
                name => texts::existing_book_holds(&format!("{name}, {counts}")),
            }
        });
        let lines: Vec<String> = content.into_iter().chain([question]).collect();
        ExistingFile { path, question: key_text(&lines.join("\n")).into_owned() }
    }
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
        self.replaces = Some(ExistingFile::new(path, &self.purpose));
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
            let enter = if self.replaces.is_some() { ctrl_enter_pressed(ui) } else { enter };
            let label = ui.label(field_label(&self.purpose));
            let edit = ui
                .add(
                    TextEdit::singleline(&mut self.text)
                        .hint_text(texts::path_example())
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
            show_errors(ui, &self.error);
            if let Some(existing) = &self.replaces {
                ui.colored_label(Palette::current(ui.ctx()).remark, &*printable(&existing.question));
            }
            let verb = if self.replaces.is_some() { texts::replace() } else { button_label(&self.purpose) };
            show_buttons_with_enter(ui, enter, &[(verb, true), (shared_words::cancel(), false)])
        });
        match answer {
            Some(true) if self.text.trim().is_empty() => Some(self),
            Some(true) => {
                let path = with_extension(typed_path(&self.text), &self.purpose);
                if let Some(refusal) = window.refusal_of_path(&self.purpose, &path) {
                    self.replaces = None;
                    return Some(Box::new(self.with_error(refusal)));
                }
                let is_asked = self.replaces.as_ref().is_some_and(|existing| existing.path == path);
                if self.purpose.will_be_written() && !is_asked && path.exists() {
                    self.replaces = Some(ExistingFile::new(path, &self.purpose));
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
        FilePurpose::Open => texts::path_of_book_or_workbook(),
        FilePurpose::Import | FilePurpose::RollCall => texts::path_of_workbook_or_text(),
        FilePurpose::SaveAs | FilePurpose::SavePastState(_) => texts::path_to_save(),
        FilePurpose::ResultLists => texts::path_of_result_lists(),
        FilePurpose::IdentityDecisions => texts::path_of_decisions(),
        FilePurpose::ExportLadder => texts::path_of_ladder(),
        FilePurpose::History => texts::path_of_history(),
        FilePurpose::Ruling(_) => texts::path_of_pdf(),
        FilePurpose::Dispute => texts::path_of_orders(),
        FilePurpose::Export(..) | FilePurpose::DirectorCopy => texts::path_of_exported_workbook(),
    }
}

fn button_label(purpose: &FilePurpose) -> &'static str {
    match purpose {
        FilePurpose::Open | FilePurpose::Dispute => shared_words::open(),
        FilePurpose::Import | FilePurpose::RollCall | FilePurpose::IdentityDecisions => shared_words::import(),
        FilePurpose::SaveAs | FilePurpose::SavePastState(_) | FilePurpose::Ruling(_) => shared_words::save(),
        FilePurpose::ResultLists => shared_words::add(),
        FilePurpose::Export(..) | FilePurpose::DirectorCopy | FilePurpose::ExportLadder | FilePurpose::History => {
            texts::export()
        }
    }
}
