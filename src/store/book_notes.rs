//! Small texts that are kept for a book in the user's data folder: one file for each book and kind of text. They are no part
//! of the book, so they mark no book as changed. What a text says is known to whoever keeps it.

use std::io;
use std::path::{Path, PathBuf};

use super::book_store::BookStore;
use super::own_files;
use super::paths;
use super::write_book::SaveError;

/// The most bytes of a text that are read.
const MAX_NOTE_BYTES: u64 = 4 << 20;

/// A kind of text that is kept for a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookNote {
    /// The clock of the round.
    Clock,
    /// What the user chose in the dialogs of the book.
    Choices,
    /// How the user sees the book: its columns, zoom, sort and side panel.
    View,
    /// The texts of the rulings desk.
    Rulings,
    /// The text that a cell has refused and that waits to be corrected.
    Refused,
    /// The answers to the questions about a new event, which are in no book yet.
    NewEvent,
    /// The theme and the size of the window, which belong to no book.
    Window,
    /// The books that were open last. The list belongs to no book.
    Recent,
}

impl BookNote {
    /// The folder of these texts in the user's data folder.
    const fn folder(self) -> &'static str {
        match self {
            BookNote::Clock => "clocks",
            BookNote::Choices => "choices",
            BookNote::View => "views",
            BookNote::Rulings => "rulings",
            BookNote::Refused => "refused",
            BookNote::NewEvent => "new_event",
            BookNote::Window => "window",
            BookNote::Recent => "recent",
        }
    }
}

impl BookStore {
    /// The text that was kept for the book at `path`; for a book that was never saved, without a path. `None` where none is
    /// kept or it cannot be read.
    pub fn note_of_book(&self, note: BookNote, path: Option<&Path>) -> Option<String> {
        let file = paths::note_path(self.data_folder.as_deref()?, note.folder(), path);
        String::from_utf8(self.disk.read(&file, MAX_NOTE_BYTES).ok()?).ok()
    }

    /// Keeps a text for the book at `path` in place of the one before. The file is replaced completely or not at all.
    ///
    /// # Errors
    /// When the user has no data folder, or when the file cannot be written.
    pub fn keep_note_of_book(&self, note: BookNote, path: Option<&Path>, text: &str) -> Result<(), SaveError> {
        let Some(data) = self.data_folder.as_deref() else {
            return Err(SaveError::NoFolder { folder: PathBuf::from("for the data of programs") });
        };
        let file = paths::note_path(data, note.folder(), path);
        let write = || -> io::Result<()> {
            own_files::make_folders(&*self.disk, &data.join(note.folder()))?;
            own_files::replace_named_file(&*self.disk, &file, text.as_bytes(), || Ok(()))
        };
        write().map_err(|cause| SaveError::from_io(&file, cause))
    }

    /// Removes the text that was kept for the book at `path`, if there is one.
    pub fn forget_note_of_book(&self, note: BookNote, path: Option<&Path>) {
        if let Some(data) = self.data_folder.as_deref() {
            // A text that stays is only shown once more.
            drop(self.disk.remove(&paths::note_path(data, note.folder(), path)));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::store::disk::LocalDisk;

    #[test]
    fn each_book_has_texts_of_its_own_of_each_kind() {
        let folder = tempfile::tempdir().unwrap();
        let store = BookStore::new(Arc::new(LocalDisk), Some(folder.path().join("topboard")));
        let (one, two) = (Some(Path::new("/a/con.topboard")), Some(Path::new("/b/con.topboard")));
        let kept = |note: BookNote, path| store.note_of_book(note, path);
        assert_eq!(kept(BookNote::Clock, one), None);
        let texts = [
            (BookNote::Clock, one, "first"),
            (BookNote::Clock, one, "second"),
            (BookNote::Choices, one, "choices"),
            (BookNote::Clock, None, "of no file"),
        ];
        for (note, path, text) in texts {
            store.keep_note_of_book(note, path, text).unwrap();
        }
        assert_eq!(kept(BookNote::Clock, one).as_deref(), Some("second"));
        assert_eq!(kept(BookNote::Choices, one).as_deref(), Some("choices"));
        assert_eq!((kept(BookNote::Clock, two), kept(BookNote::Choices, two)), (None, None));
        assert_eq!(kept(BookNote::Clock, None).as_deref(), Some("of no file"));
        store.forget_note_of_book(BookNote::Clock, one);
        assert_eq!(kept(BookNote::Clock, one), None);
    }

    #[test]
    fn without_a_data_folder_nothing_is_kept() {
        let store = BookStore::new(Arc::new(LocalDisk), None);
        assert_eq!(store.note_of_book(BookNote::Choices, None), None);
        assert!(store.keep_note_of_book(BookNote::Choices, None, "text").is_err());
    }
}
