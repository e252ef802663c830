//! Small texts that are kept for a book in the user's data folder: one file for each book and kind of text. They are no part
//! of the book, so they mark no book as changed. Here a text is only text: its meaning is in the file that keeps it. A text that belongs to one running
//! window is a [`WindowNote`].

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::book_store::BookStore;
use super::disk::{Disk, may_exist};
use super::lock::{BookLock, LockOutcome};
use super::own_files;
use super::paths;
use super::write_book::SaveError;

/// The most bytes of a text that are read.
const MAX_NOTE_BYTES: u64 = 4 << 20;

/// The most windows that have a text of one kind at the same time.
const MOST_WINDOWS: usize = 16;

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
        read_note(&*self.disk, &file)
    }

    /// Keeps a text for the book at `path` in place of the one before. The file is replaced completely or not at all.
    ///
    /// # Errors
    /// When the user has no data folder, or when the file cannot be written.
    pub fn keep_note_of_book(&self, note: BookNote, path: Option<&Path>, text: &str) -> Result<(), SaveError> {
        let Some(data) = self.data_folder.as_deref() else {
            return Err(SaveError::NoDataFolder);
        };
        let file = paths::note_path(data, note.folder(), path);
        let write = || -> io::Result<()> {
            own_files::make_folders(&*self.disk, &data.join(note.folder()))?;
            write_note(&*self.disk, &file, text)
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

    /// A text from a window that no longer runs. The caller takes over its place.
    pub fn left_note(&self, note: BookNote) -> Option<(WindowNote, String)> {
        let data = self.data_folder.as_deref()?;
        let paths = (1..=MOST_WINDOWS).map(|window| paths::window_note_path(data, note.folder(), window));
        // Without a text there is nothing to lock.
        paths.filter(|path| may_exist(&*self.disk, path)).find_map(|path| {
            let note = self.lock_note(path)?;
            read_note(&*note.disk, &note.path).map(|text| (note, text))
        })
    }

    /// An empty place for a text of this window. `None` where the user's folder cannot be written.
    pub fn new_note(&self, note: BookNote) -> Option<WindowNote> {
        let data = self.data_folder.as_deref()?;
        own_files::make_folders(&*self.disk, &data.join(note.folder())).ok()?;
        let paths = (1..=MOST_WINDOWS).map(|window| paths::window_note_path(data, note.folder(), window));
        paths.filter(|path| !may_exist(&*self.disk, path)).find_map(|path| self.lock_note(path))
    }

    fn lock_note(&self, path: PathBuf) -> Option<WindowNote> {
        match self.lock(&path) {
            Ok(LockOutcome::Acquired { lock, .. }) => {
                Some(WindowNote { disk: Arc::clone(&self.disk), path, _lock: lock })
            }
            Ok(LockOutcome::HeldElsewhere(_)) | Err(_) => None,
        }
    }
}

/// The place of a text that belongs to one window as long as it runs. The system unlocks it when the program is stopped, and then
/// another window can take the text over.
#[derive(Debug)]
pub struct WindowNote {
    disk: Arc<dyn Disk>,
    path: PathBuf,
    _lock: BookLock,
}

impl WindowNote {
    /// Keeps a text in place of the one before.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn keep(&self, text: &str) -> Result<(), SaveError> {
        write_note(&*self.disk, &self.path, text).map_err(|cause| SaveError::from_io(&self.path, cause))
    }

    /// Removes the text, and gives its place to others.
    pub fn forget(self) {
        // A text that stays is only offered once more.
        drop(self.disk.remove(&self.path));
    }
}

fn read_note(disk: &dyn Disk, path: &Path) -> Option<String> {
    String::from_utf8(disk.read(path, MAX_NOTE_BYTES).ok()?).ok()
}

/// The file is replaced completely or not at all.
fn write_note(disk: &dyn Disk, path: &Path, text: &str) -> io::Result<()> {
    own_files::replace_named_file(disk, path, text.as_bytes(), || Ok(()))
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
    fn a_window_has_its_own_text_until_it_ends_and_the_next_one_takes_it_over() {
        let folder = tempfile::tempdir().unwrap();
        let store = || BookStore::new(Arc::new(LocalDisk), Some(folder.path().join("topboard")));
        let (one, two) = (store(), store());
        assert!(one.left_note(BookNote::NewEvent).is_none());
        let first = one.new_note(BookNote::NewEvent).unwrap();
        first.keep("of the first window").unwrap();
        assert!(two.left_note(BookNote::NewEvent).is_none(), "the first window runs");
        let second = two.new_note(BookNote::NewEvent).unwrap();
        second.keep("of the second window").unwrap();
        second.forget();
        // The system unlocks what a program had locked that was stopped.
        drop(first);
        let (left, text) = two.left_note(BookNote::NewEvent).unwrap();
        assert_eq!(text, "of the first window");
        let other = two.new_note(BookNote::NewEvent).unwrap();
        other.keep("another").unwrap();
        assert!(one.left_note(BookNote::NewEvent).is_none());
        left.forget();
        other.forget();
        assert!(one.left_note(BookNote::NewEvent).is_none());
    }

    #[test]
    fn without_a_data_folder_nothing_is_kept() {
        let store = BookStore::new(Arc::new(LocalDisk), None);
        assert_eq!(store.note_of_book(BookNote::Choices, None), None);
        assert!(store.keep_note_of_book(BookNote::Choices, None, "text").is_err());
        assert!(store.new_note(BookNote::NewEvent).is_none() && store.left_note(BookNote::NewEvent).is_none());
    }
}
