//! Keeps the texts of the rulings desk for the file of the book, or for the journal of an event without one, and takes them from there.

use std::path::{Path, PathBuf};

use super::Topboard;
use crate::app::session::ruling_texts::RulingTexts;
use crate::store::BookNote;

impl Topboard {
    /// The file for which the texts are kept.
    fn file_of_ruling_texts(&self) -> Option<PathBuf> {
        let document = &self.session.document;
        document.path().or_else(|| document.unsaved_journal()).map(Path::to_owned)
    }

    /// The texts of the rulings desk, which are read when they are asked for the first time.
    pub(super) fn ruling_texts_of_book(&mut self) -> &mut RulingTexts {
        let (store, file) = (self.book_store.as_ref(), self.file_of_ruling_texts());
        self.session.ruling_texts.get_or_insert_with(|| {
            let kept = store.zip(file.as_deref());
            let kept = kept.and_then(|(store, file)| store.note_of_book(BookNote::Rulings, Some(file)));
            RulingTexts::from_text(kept.unwrap_or_default(), file.as_deref())
        })
    }

    /// Keeps the texts of the rulings desk.
    pub(super) fn store_ruling_texts(&mut self) {
        let (Some(store), Some(file)) = (&self.book_store, self.file_of_ruling_texts()) else { return };
        let Some(texts) = &mut self.session.ruling_texts else { return };
        let Some(text) = texts.unkept(&file) else { return };
        match store.keep_note_of_book(BookNote::Rulings, Some(&file), &text) {
            Ok(()) => {
                let before = texts.set_kept(text, &file);
                // The event has a file now, so its journal without one is gone.
                if let Some(before) = before.filter(|before| self.session.document.unsaved_journal() == Some(before)) {
                    store.forget_note_of_book(BookNote::Rulings, &before);
                }
            }
            Err(error) => {
                self.session.set_status(format!("the texts of the rulings desk could not be stored: {error}"));
            }
        }
    }

    /// Lets the texts follow boards that got another name.
    pub(super) fn follow_board_names(&mut self) {
        let engine = self.session.document.present_engine();
        let renamed = self.session.board_labels.renamed(engine.book(), engine.revision());
        if !renamed.is_empty() {
            self.ruling_texts_of_book().rename_boards(&renamed);
            self.store_ruling_texts();
        }
    }
}
