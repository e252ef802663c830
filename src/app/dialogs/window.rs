//! [`Window`], what dialogs and actions may ask of the window around the open book.
//!
//! The open book holds the open dialog, and a dialog asks the window for the open book, so this file and that of [`Session`] use
//! each other.

use std::path::{Path, PathBuf};

use eframe::egui;

use super::Dialog;
use crate::app::commands::Command;
use crate::app::files::FilePurpose;
use crate::app::files::read_contents::AcceptedImport;
use crate::app::projector::slides::Slide;
use crate::app::projector::{Projector, ProjectorRequest};
use crate::app::recent_books::RecentBook;
use crate::app::session::Session;
use crate::app::session::posting::PostingRequest;
use crate::app::session::ruling_texts::RulingTexts;
use crate::engine::NewEventAnswers;
use crate::languages::Language;
use crate::notices::Notice;
use crate::store::{Alternatives, OpenedBook};

/// A dialog of the window.
pub type AnyDialog = dyn Dialog<dyn Window>;

/// What dialogs and commands may ask of the window around a session.
pub trait Window {
    /// The open book with everything that belongs to it.
    fn session(&mut self) -> &mut Session;

    /// Runs a command, if it is available.
    fn execute(&mut self, ctx: &egui::Context, command: Command);

    /// Lets the user choose a file, and uses it.
    fn ask_for_file(&mut self, ctx: &egui::Context, purpose: FilePurpose);

    /// Why nothing can be written at a path, whatever is there. `None` if it can, or if the file is read.
    fn refusal_of_path(&self, purpose: &FilePurpose, path: &Path) -> Option<String>;

    /// Uses a file that was chosen.
    fn use_file(&mut self, ctx: &egui::Context, purpose: FilePurpose, path: PathBuf);

    /// Writes notices as files into a folder.
    fn write_posting(&mut self, ctx: &egui::Context, posting: PostingRequest);

    /// Saves the book to its file.
    fn save(&mut self, ctx: &egui::Context);

    /// Speaks this language from now on, also in the next session. `None` is that of the system.
    fn speak(&mut self, language: Option<Language>);

    /// Closes the book for this action, after the question about unsaved changes.
    fn close_for(&mut self, ctx: &egui::Context, action: ActionAfterSave);

    /// Keeps the answers about a new event while they are typed, or forgets them.
    fn keep_new_event(&mut self, answers: Option<&NewEventAnswers>);
    /// Takes over the answers about a new event that were typed in a window before its program was stopped.
    fn left_new_event(&mut self) -> Option<NewEventAnswers>;

    /// Adds a page about a player to the projector, until the book changes.
    fn show_on_projector(&mut self, slide: Slide);

    /// The books that were open last, the newest first.
    fn recent_books(&self) -> Vec<RecentBook>;

    /// Adds an accepted import to the book, or opens it as a new book.
    fn accept_import(&mut self, ctx: &egui::Context, import: AcceptedImport);

    /// Keeps the layout of a file under a name, so that the next file of that shape is read by it. Gives the path of the
    /// layout, or an error for the user.
    fn remember_layout(&mut self, name: &str, text: &str) -> Result<PathBuf, String>;

    /// What was kept by [`Window::remember_choices`] for the file of the book. `None` if the book has no file.
    fn remembered_choices(&mut self) -> Option<String>;

    /// Keeps what was chosen in dialogs for the file of the book, for the next time that it is opened.
    fn remember_choices(&mut self, text: &str);

    /// The texts of the rulings desk, as they were kept for the file of the book.
    fn ruling_texts(&mut self) -> &mut RulingTexts;

    /// Keeps the texts of the rulings desk for the book.
    fn keep_ruling_texts(&mut self);

    /// Sends a ruling to the printer.
    fn print_ruling(&mut self, ctx: &egui::Context, ruling: Notice);

    /// Goes on after the question about unsaved changes.
    fn answer_unsaved_changes(&mut self, ctx: &egui::Context, answer: UnsavedAnswer);

    /// The user cancelled the path for a save, so the action that waited for it does not run.
    fn forget_action_after_save(&mut self);

    /// The files that are still being written, in words.
    fn writing_job(&self) -> Option<String>;

    /// The user has chosen between these values, and the choice is in the book.
    fn settle_alternatives(&mut self, ctx: &egui::Context, alternatives: &Alternatives);

    /// The projector and the clock of the round.
    fn projector(&self) -> &Projector;

    /// Asks the projector or the clock for something.
    fn ask_projector(&mut self, request: ProjectorRequest);

    /// The user wants the window to stay open, although it waited for its last files.
    fn stay_open(&mut self);
}

/// The action that waits for the question about unsaved changes. Each one closes the book in the window.
#[derive(Debug)]
pub enum ActionAfterSave {
    NewBook,
    /// Shows the event that these answers set up. They can be used.
    SetUpEvent(NewEventAnswers),
    SampleEvent,
    /// Shows a book that was opened.
    ShowBook(Box<OpenedBook>, PathBuf),
    /// Shows the contents of a workbook as a new book.
    AcceptImport(Box<AcceptedImport>),
    Quit,
}

/// The answer to the question about unsaved changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnsavedAnswer {
    Save,
    Discard,
    Cancel,
}
