//! Keeps the texts of the rulings desk for the file of the book, or for the journal of an event without one, and takes them from there.
//! Texts that are typed before the first entry of an event are kept for no file.

use std::path::{Path, PathBuf};

use super::Topboard;
use crate::app::session::renamed_rounds_and_boards::board_labels;
use crate::app::session::ruling_texts::RulingTexts;
use crate::languages::window_sentences::window as texts;
use crate::store::BookNote;

impl Topboard {
    /// The file for which texts beside the book are kept: its own, or its journal. `None` before the first entry of an event.
    pub(super) fn file_or_journal(&self) -> Option<PathBuf> {
        let document = &self.session.document;
        let journal = || document.unsaved_journal().filter(|_| document.is_changed());
        document.path().or_else(journal).map(Path::to_owned)
    }

    /// The texts of the rulings desk, which are read when they are asked for the first time.
    pub(super) fn ruling_texts_of_book(&mut self) -> &mut RulingTexts {
        let (store, file) = (self.book_store.as_ref(), self.file_or_journal());
        self.session.ruling_texts.get_or_insert_with(|| {
            let kept = store.and_then(|store| store.note_of_book(BookNote::Rulings, file.as_deref()));
            RulingTexts::from_text(kept.unwrap_or_default(), file.as_deref())
        })
    }

    /// Keeps the texts of the rulings desk.
    pub(super) fn store_ruling_texts(&mut self) {
        let (Some(store), file) = (&self.book_store, self.file_or_journal()) else { return };
        let Some(texts) = &mut self.session.ruling_texts else { return };
        let Some(text) = texts.unkept(file.as_deref()) else { return };
        match store.keep_note_of_book(BookNote::Rulings, file.as_deref(), &text) {
            Ok(()) => {
                let before = texts.set_kept(text, file.as_deref());
                // An event that has a journal or a file now had none before, or a journal that is gone.
                let was_without_file =
                    before.as_deref().is_none_or(|before| self.session.document.unsaved_journal() == Some(before));
                if before != file && was_without_file {
                    store.forget_note_of_book(BookNote::Rulings, before.as_deref());
                }
            }
            Err(error) => {
                self.session.set_status(texts::ruling_texts_not_stored(&error.to_string()));
            }
        }
    }

    /// Keeps the texts for the journal of an event as soon as something is entered in it, so that they come back with it after a crash.
    pub(super) fn follow_first_entry(&mut self) {
        let is_kept_for_no_file = self.session.ruling_texts.as_ref().is_some_and(RulingTexts::is_kept_for_no_file);
        if is_kept_for_no_file && self.file_or_journal().is_some() {
            self.store_ruling_texts();
        }
    }

    /// Lets the texts follow boards that got another name.
    pub(super) fn follow_board_names(&mut self) {
        let engine = self.session.document.present_engine();
        let renamed = self.session.board_labels.renamed(engine.revision(), || board_labels(engine.book()));
        if !renamed.is_empty() {
            self.ruling_texts_of_book().rename_boards(&renamed);
            self.store_ruling_texts();
        }
    }
}
