//! What dialogs and commands may ask of the window: [`Window`] for [`Topboard`].

use std::path::{Path, PathBuf};

use eframe::egui;

use super::Topboard;
use crate::app::commands::Command;
use crate::app::dialogs::window::{ActionAfterSave, UnsavedAnswer, Window};
use crate::app::files::FilePurpose;
use crate::app::files::read_contents::AcceptedImport;
use crate::app::projector::slides::Slide;
use crate::app::projector::{Projector, ProjectorRequest};
use crate::app::recent_books::{RecentBook, recent_books};
use crate::app::session::ruling_texts::RulingTexts;
use crate::app::session::{PostingRequest, Session};
use crate::engine::NewEventAnswers;
use crate::languages::Language;
use crate::languages::window_sentences::window as texts;
use crate::notices::Notice;
use crate::store::{Alternatives, BookNote};

impl Window for Topboard {
    fn session(&mut self) -> &mut Session {
        &mut self.session
    }

    fn execute(&mut self, ctx: &egui::Context, command: Command) {
        Topboard::execute(self, ctx, command);
    }

    fn ask_for_file(&mut self, ctx: &egui::Context, purpose: FilePurpose) {
        self.choose_file(ctx, purpose);
    }

    fn refusal_of_path(&self, purpose: &FilePurpose, path: &Path) -> Option<String> {
        self.format_at(purpose, path).err()
    }

    fn use_file(&mut self, ctx: &egui::Context, purpose: FilePurpose, path: PathBuf) {
        self.take_file(ctx, purpose, path);
    }

    fn write_posting(&mut self, ctx: &egui::Context, posting: PostingRequest) {
        self.post_notices(ctx, posting);
    }

    fn save(&mut self, ctx: &egui::Context) {
        self.save_book(ctx);
    }

    fn speak(&mut self, language: Option<Language>) {
        self.choose_language(language);
    }

    fn close_for(&mut self, ctx: &egui::Context, action: ActionAfterSave) {
        self.ask_to_save_then(ctx, action);
    }

    fn keep_new_event(&mut self, answers: Option<&NewEventAnswers>) {
        let note = self.new_event_note.take();
        let Some(text) = answers.and_then(|answers| serde_json::to_string(answers).ok()) else {
            if let Some(note) = note {
                note.forget();
            }
            return;
        };
        let new_note = || self.book_store.as_ref()?.new_note(BookNote::NewEvent);
        self.new_event_note = note.or_else(new_note);
        if let Some(note) = &self.new_event_note {
            // If they cannot be kept, they are still in the questions.
            drop(note.keep(&text));
        }
    }

    fn left_new_event(&mut self) -> Option<NewEventAnswers> {
        // What this window keeps was not left by another one.
        let store = self.book_store.as_ref().filter(|_| self.new_event_note.is_none())?;
        let (note, text) = store.left_note(BookNote::NewEvent)?;
        let Ok(answers) = serde_json::from_str(&text) else {
            note.forget();
            return None;
        };
        self.new_event_note = Some(note);
        Some(answers)
    }

    fn show_on_projector(&mut self, slide: Slide) {
        let true_for = (self.session.number, self.session.document.present_engine().revision());
        self.projector.show_about_player(true_for, slide);
    }

    fn recent_books(&self) -> Vec<RecentBook> {
        self.book_store.as_ref().map(recent_books).unwrap_or_default()
    }

    fn accept_import(&mut self, ctx: &egui::Context, import: AcceptedImport) {
        self.take_accepted_import(ctx, import);
    }

    fn remember_layout(&mut self, name: &str, text: &str) -> Result<PathBuf, String> {
        let Some(store) = &self.book_store else {
            return Err(texts::layout_cannot_be_remembered().to_owned());
        };
        store.remember_layout(name, text).map_err(|error| error.to_string())
    }

    fn remembered_choices(&mut self) -> Option<String> {
        let path = Some(self.session.document.path()?);
        self.book_store.as_ref()?.note_of_book(BookNote::Choices, path)
    }

    fn remember_choices(&mut self, text: &str) {
        if let (Some(store), Some(path)) = (&self.book_store, self.session.document.path()) {
            // Nothing of the event is lost without them.
            let _ = store.keep_note_of_book(BookNote::Choices, Some(path), text);
        }
    }

    fn ruling_texts(&mut self) -> &mut RulingTexts {
        self.ruling_texts_of_book()
    }

    fn keep_ruling_texts(&mut self) {
        self.store_ruling_texts();
    }

    fn print_ruling(&mut self, ctx: &egui::Context, ruling: Notice) {
        self.print_notice(ctx, ruling);
    }

    fn answer_unsaved_changes(&mut self, ctx: &egui::Context, answer: UnsavedAnswer) {
        self.answer_question(ctx, answer);
    }

    fn forget_action_after_save(&mut self) {
        self.drop_action_after_save();
    }

    fn writing_job(&self) -> Option<String> {
        self.file_writer.waiting()
    }

    fn settle_alternatives(&mut self, ctx: &egui::Context, alternatives: &Alternatives) {
        self.session.document.record_changes(ctx);
        // Otherwise the user is asked again when the book is opened.
        if let Some(store) = &self.book_store
            && self.session.document.wait_for_backup()
        {
            let notices = store.settle_alternatives(alternatives).join(" ");
            if !notices.is_empty() {
                self.session.messages.notification = Some((notices, true));
            }
        }
    }

    fn projector(&self) -> &Projector {
        &self.projector
    }

    fn ask_projector(&mut self, request: ProjectorRequest) {
        self.apply_projector_request(request);
    }

    fn stay_open(&mut self) {
        self.closing.discarding_changes = false;
    }
}
