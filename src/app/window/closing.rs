//! Closes the book or the window: the question about unsaved changes, and the actions that wait for a save.

use std::path::PathBuf;

use eframe::egui;
use eframe::egui::ViewportCommand;

use super::Topboard;
use crate::app::dialogs::import_window::ImportWindow;
use crate::app::dialogs::new_event::{NewEventDialog, set_up};
use crate::app::dialogs::unsaved_changes::{Closing, UnsavedChanges};
use crate::app::dialogs::window::{ActionAfterSave, UnsavedAnswer, Window as _};
use crate::app::files::read_contents::AcceptedImport;
use crate::app::files::writer::WriteContent;
use crate::app::open_document::OpenDocument;
use crate::app::path_text::file_name;
use crate::app::recent_books::note_closed;
use crate::app::session::Session;
use crate::app::session::pending::NextStep;
use crate::book::Book;
use crate::engine::Engine;
use crate::import::sample_event;
use crate::languages::window_language;
use crate::languages::window_sentences::window as texts;

impl Topboard {
    /// Runs an action that closes the book: at once, or after the question about unsaved changes.
    pub(super) fn ask_to_save_then(&mut self, ctx: &egui::Context, action: ActionAfterSave) {
        if self.session.is_correcting_cell() {
            // The text that the cell refused is stored nowhere else.
            self.give_back(action);
            self.session.set_status(texts::correct_cell_first());
            return;
        }
        let saving = WriteContent::Book {
            number: self.session.number,
            revision: self.session.document.present_engine().revision(),
        };
        let unused = self.session.work_asked_about();
        if !self.session.document.is_changed() && unused.is_none() {
            self.run_action(ctx, action);
        } else if self.file_writer.is_writing(&saving) && unused.is_none() {
            // The newest revision is being saved, so the action runs after that.
            self.closing.after_save = Some(action);
        } else {
            self.closing.asked_for = Some(action);
            self.session.open_dialog(UnsavedChanges { unused });
        }
    }

    pub(super) fn run_action(&mut self, ctx: &egui::Context, action: ActionAfterSave) {
        match action {
            ActionAfterSave::NewBook => {
                self.show_document(ctx, OpenDocument::unsaved(Engine::new(Book::default()), ""));
            }
            ActionAfterSave::SetUpEvent(answers) => {
                self.run_action(ctx, ActionAfterSave::NewBook);
                self.keep_new_event(None);
                if let Err(error) = set_up(&mut self.session, &answers) {
                    self.session.messages.show_error(error);
                }
            }
            ActionAfterSave::SampleEvent => match sample_event::sample_book() {
                Ok(book) => {
                    let document = OpenDocument::unsaved(Engine::new(book), sample_event::TITLE);
                    self.show_document(ctx, document);
                    self.session.set_status(texts::sample_event_is_open());
                }
                Err(error) => self.session.messages.show_error(error.to_string()),
            },
            ActionAfterSave::ShowBook(opened, path) => self.show_opened(ctx, *opened, &path),
            ActionAfterSave::AcceptImport(import) => {
                let AcceptedImport { sheets, path, winner, .. } = *import;
                let mut book = Book::default();
                book.event.languages = window_language().into();
                let edit = sheets.import.merge_edit(&book, winner);
                match book.apply(edit) {
                    Ok(_) => {
                        let engine = Engine::reuse_or_compute(Some(sheets.scored), book);
                        self.show_document(ctx, OpenDocument::imported(engine, &path));
                        self.session.set_status(texts::imported(&file_name(&path)));
                    }
                    Err(error) => {
                        self.session.set_status(texts::not_imported(&file_name(&path), &error.to_string()));
                    }
                }
            }
            // The end of the process would stop the writer in the middle of a file.
            ActionAfterSave::Quit if self.file_writer.is_busy() => self.session.open_dialog(Closing),
            ActionAfterSave::Quit => {
                self.closing.is_closing = true;
                ctx.send_viewport_cmd(ViewportCommand::Close);
            }
        }
    }

    /// Shows another book. Its session replaces the old one as a whole; the settings of the window stay.
    pub(super) fn show_document(&mut self, ctx: &egui::Context, document: OpenDocument) {
        self.keep_view();
        self.close_document(ctx);
        if self.file_reader.is_choosing() {
            // The file was to be chosen for the book that closes.
            self.file_reader.cancel();
        }
        let seeds = self.session.seeds;
        self.session = Session::new(document, self.session.number + 1, self.session.settings);
        self.session.seeds = seeds;
        if let Some(store) = &self.book_store {
            self.session.document.start_journal(store);
        }
        self.closing.after_save = None;
        self.closing.next_action = None;
    }

    /// Closes the book in the window. Its journal writer ends after the files that are still being written.
    pub(super) fn close_document(&mut self, ctx: &egui::Context) {
        let discard = std::mem::take(&mut self.closing.discarding_changes);
        if let (Some(store), Some(path)) = (&self.book_store, self.session.document.path()) {
            note_closed(store, path);
        }
        let Some(writer) = self.session.document.take_journal_writer(ctx) else { return };
        let name = PathBuf::from(self.session.document.name());
        self.file_writer.write(ctx, WriteContent::ClosedBook, &name, move || {
            if discard {
                writer.discard_unsaved_changes();
            }
            Ok(None)
        });
    }

    pub(super) fn ask_before_closing(&mut self, ctx: &egui::Context) {
        if self.closing.is_closing || !ctx.input(|input| input.viewport().close_requested()) {
            return;
        }
        self.session.finish_pending(NextStep::Close);
        if self.session.document.is_changed()
            || self.file_writer.is_busy()
            || self.session.is_correcting_cell()
            || self.session.work_asked_about().is_some()
        {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            // An open dialog comes back if the window stays open.
            if let Some(open) = self.session.dialog.take().filter(|dialog| dialog.returns_after_quit_question()) {
                self.session.interrupted_dialog = Some(open);
            }
            self.ask_to_save_then(ctx, ActionAfterSave::Quit);
            if self.session.dialog.is_none() {
                // There was nothing to ask, so the dialog comes back at once.
                self.session.dialog = self.session.interrupted_dialog.take();
            }
        }
    }

    /// Goes on after the question about unsaved changes: saves the book and then runs the action, runs it without
    /// saving, or lets the dialog come back that was open before.
    pub(super) fn answer_question(&mut self, ctx: &egui::Context, answer: UnsavedAnswer) {
        let Some(action) = self.closing.asked_for.take() else { return };
        match answer {
            UnsavedAnswer::Save => {
                self.closing.after_save = Some(action);
                self.save_book(ctx);
            }
            UnsavedAnswer::Discard => {
                self.session.interrupted_dialog = None;
                // The answers about a new event that are not used are given up too. Those that set one up are in the action.
                self.keep_new_event(None);
                self.closing.discarding_changes = true;
                self.run_action(ctx, action);
            }
            UnsavedAnswer::Cancel => {
                self.session.dialog = self.session.interrupted_dialog.take();
                self.give_back(action);
            }
        }
    }

    /// Drops the action that waits for a save: the save failed or was cancelled.
    pub(super) fn drop_action_after_save(&mut self) {
        if let Some(action) = self.closing.after_save.take() {
            self.give_back(action);
        }
    }

    /// Gives the work of an action back that does not run: the dialog in which it was done comes back, after the one that is open.
    pub(super) fn give_back(&mut self, action: ActionAfterSave) {
        if self.session.dialog.is_some() {
            self.closing.given_back = Some(action);
            return;
        }
        match action {
            ActionAfterSave::AcceptImport(import) => self.session.open_dialog(ImportWindow::of_accepted(*import)),
            ActionAfterSave::SetUpEvent(answers) => {
                self.session.open_dialog(NewEventDialog::with_answers(answers));
            }
            ActionAfterSave::ShowBook(_, path) => {
                self.session.set_status(texts::not_opened(&file_name(&path)));
            }
            ActionAfterSave::NewBook | ActionAfterSave::SampleEvent | ActionAfterSave::Quit => {}
        }
    }
}
