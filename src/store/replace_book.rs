//! Another book in the place of a file: what the journals of the old book say does not belong to it.

use std::path::{Path, PathBuf};

use super::book_store::BookStore;
use super::lock::LockOutcome;
use super::write_book::{SaveError, save_book};
use super::{disk, own_files, paths};
use crate::book::Book;

impl BookStore {
    /// Saves another book at `path`, and sets aside the journals of the book that was there, so that none of its entries
    /// comes back. They stay if the old book is open in a window: that window finds the other file at its next save. Gives the
    /// names of the journals that were set aside.
    ///
    /// # Errors
    /// When the book cannot be written. Then the journals stay as they are.
    pub fn replace_book(&self, path: &Path, book: &Book) -> Result<Vec<PathBuf>, SaveError> {
        let place = self.disk.resolve_links(path).unwrap_or_else(|_| path.to_owned());
        let lock = self.lock(&place);
        save_book(path, book)?;
        if matches!(lock, Ok(LockOutcome::HeldElsewhere(_))) {
            return Ok(Vec::new());
        }
        let is_file = |journal: &PathBuf| {
            let info = self.disk.entry_info(journal);
            info.is_ok_and(|info| info.kind == disk::FileKind::File)
        };
        let journals = self.journals_of(&place).into_iter().filter(is_file);
        let aside =
            journals.filter_map(|journal| own_files::set_aside(self.disk.as_ref(), &journal, OLDER_JOURNAL).ok());
        Ok(aside.collect())
    }

    /// The places of the journals of the book at `path`.
    fn journals_of(&self, path: &Path) -> Vec<PathBuf> {
        let beside = paths::journal_path(path);
        let elsewhere = self.data_folder.as_deref().map(|data| paths::fallback_journal_path(data, path));
        let of_other_windows = self.other_journals(path, &beside, false);
        let in_data_folder = elsewhere.iter().flat_map(|at| self.other_journals(path, at, true)).collect::<Vec<_>>();
        [beside].into_iter().chain(elsewhere).chain(of_other_windows).chain(in_data_folder).collect()
    }
}

/// The reason in the name of a journal of an earlier book. It is among [`paths::SET_ASIDE`].
const OLDER_JOURNAL: &str = "older journal";

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::book::{Book, Edit, EventField};
    use crate::engine::Engine;
    use crate::store::OpenedBook;
    use crate::store::disk::LocalDisk;

    fn named(name: &str) -> Book {
        let mut book = Book::default();
        book.event.name = name.into();
        book
    }

    #[test]
    fn no_entry_of_the_old_book_comes_back_into_the_new_one() {
        let folder = tempfile::tempdir().unwrap();
        let store = BookStore::new(Arc::new(LocalDisk), Some(folder.path().join("data")));
        let path = folder.path().join("con.topboard");
        save_book(&path, &named("old")).unwrap();
        let OpenedBook { book, undo_history, journal_mode, .. } = store.open(&path).unwrap();
        let crate::store::JournalMode::Writing(mut journal) = journal_mode else {
            panic!("the journal is not written")
        };
        let mut engine = Engine::with_history(book, undo_history);
        engine.record_edits();
        engine.apply("typed", Edit::Event(EventField::Venue("Town hall".into()))).unwrap();
        journal.append(engine.take_recorded_edits());
        drop(journal);
        assert!(paths::journal_path(&path).is_file());
        // The file may be gone, and the journal is left.
        for is_removed in [false, true] {
            if is_removed {
                std::fs::rename(folder.path().join(aside_name(folder.path())), paths::journal_path(&path)).unwrap();
                std::fs::remove_file(&path).unwrap();
            }
            assert_eq!(store.replace_book(&path, &named("new")).unwrap().len(), 1);
            let opened = store.open(&path).unwrap();
            assert_eq!((opened.book, opened.notices), (named("new"), Vec::<String>::new()));
            drop(opened.journal_mode);
            if !is_removed {
                drop(std::fs::remove_file(paths::journal_path(&path)));
            }
        }
    }

    fn aside_name(folder: &Path) -> String {
        let names = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        names.into_iter().find(|name| name.contains("older journal")).unwrap()
    }
}
