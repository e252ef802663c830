//! Keeps the texts of the rulings desk for the file of the book, and takes them from there.

use super::Topboard;
use crate::app::session::ruling_texts::RulingTexts;
use crate::store::BookNote;

impl Topboard {
    /// The texts of the rulings desk, which are read when they are asked for the first time.
    pub(super) fn ruling_texts_of_book(&mut self) -> &mut RulingTexts {
        let (store, path) = (self.book_store.as_ref(), self.session.document.path());
        self.session.ruling_texts.get_or_insert_with(|| {
            let kept = store.zip(path).and_then(|(store, path)| store.note_of_book(BookNote::Rulings, Some(path)));
            RulingTexts::from_text(kept.unwrap_or_default())
        })
    }

    /// Keeps the texts of the rulings desk, if the book has a file.
    pub(super) fn store_ruling_texts(&mut self) {
        let (Some(store), Some(path)) = (&self.book_store, self.session.document.path()) else { return };
        let Some(texts) = &mut self.session.ruling_texts else { return };
        let Some(text) = texts.unkept() else { return };
        match store.keep_note_of_book(BookNote::Rulings, Some(path), &text) {
            Ok(()) => texts.set_kept(text),
            Err(error) => {
                self.session.set_status(format!("the texts of the rulings desk could not be stored: {error}"));
            }
        }
    }
}
