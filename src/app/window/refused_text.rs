//! Keeps the text that a cell has refused for the file of the book, so that it is there again after the program was stopped.

use std::path::PathBuf;

use eframe::egui;

use super::Topboard;
use crate::app::session::refused_text::RefusedText;
use crate::store::BookNote;

/// What is kept for which file.
#[derive(Debug, Default)]
pub(super) struct KeptRefusal {
    /// The number of the session and its file, for which the text was read.
    book: Option<(u64, PathBuf)>,
    text: Option<RefusedText>,
}

impl Topboard {
    /// Restores the text of the last time when a book was opened, and follows what is refused and corrected since.
    pub(super) fn follow_refused_text(&mut self, ctx: &egui::Context) {
        let (Some(store), Some(file)) = (&self.book_store, self.file_or_journal()) else { return };
        let book = (self.session.number, file);
        if self.kept_refusal.book.as_ref() != Some(&book) {
            let kept = store.note_of_book(BookNote::Refused, Some(&book.1));
            let text: Option<RefusedText> = kept.and_then(|text| serde_json::from_str(&text).ok());
            // The session may have got its file just now.
            if let (Some(refused), None) = (text.clone(), self.session.refused_text()) {
                self.session.restore_refused_text(refused);
                ctx.request_repaint();
            }
            self.kept_refusal = KeptRefusal { book: Some(book.clone()), text };
        }
        let refused = self.session.refused_text();
        if refused == self.kept_refusal.text.as_ref() {
            return;
        }
        match refused.and_then(|refused| serde_json::to_string(refused).ok()) {
            // If it cannot be kept, it is still in its cell.
            Some(text) => drop(store.keep_note_of_book(BookNote::Refused, Some(&book.1), &text)),
            None => store.forget_note_of_book(BookNote::Refused, Some(&book.1)),
        }
        self.kept_refusal.text = self.session.refused_text().cloned();
    }
}
