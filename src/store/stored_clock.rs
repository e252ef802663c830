//! The clock of a round, as a small text file in the folder “clocks” of the user's data folder: one for each book. What the
//! text says is known to `round_clock` only. It is no part of the book, so the clock marks no book as changed.

use std::io;
use std::path::{Path, PathBuf};

use super::book_store::BookStore;
use super::own_files;
use super::paths;
use super::write_book::SaveError;

/// The most bytes of a clock that are read.
const MAX_CLOCK_BYTES: u64 = 4096;

impl BookStore {
    /// The clock that was stored for the book at `path`; for a book that was never saved, without a path. `None` where none
    /// is stored or it cannot be read.
    pub fn stored_clock(&self, path: Option<&Path>) -> Option<String> {
        let file = paths::clock_path(self.data_folder.as_deref()?, path);
        String::from_utf8(self.disk.read(&file, MAX_CLOCK_BYTES).ok()?).ok()
    }

    /// Stores the clock for the book at `path`. The file is replaced completely or not at all.
    ///
    /// # Errors
    /// When the user has no data folder, or when the file cannot be written.
    pub fn store_clock(&self, path: Option<&Path>, text: &str) -> Result<(), SaveError> {
        let Some(data) = self.data_folder.as_deref() else {
            return Err(SaveError::NoFolder { folder: PathBuf::from("for the data of programs") });
        };
        let file = paths::clock_path(data, path);
        let write = || -> io::Result<()> {
            own_files::make_folder(&*self.disk, &paths::clocks_folder(data), None)?;
            own_files::replace_named_file(&*self.disk, &file, text.as_bytes(), || Ok(()))
        };
        write().map_err(|cause| SaveError::from_io(&file, cause))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::store::disk::LocalDisk;

    #[test]
    fn each_book_has_a_clock_of_its_own() {
        let folder = tempfile::tempdir().unwrap();
        let store = BookStore::new(Arc::new(LocalDisk), Some(folder.path().join("topboard")));
        let (one, two) = (Path::new("/a/con.topboard"), Path::new("/b/con.topboard"));
        assert_eq!(store.stored_clock(Some(one)), None);
        store.store_clock(Some(one), "first").unwrap();
        store.store_clock(Some(one), "second").unwrap();
        store.store_clock(None, "of no file").unwrap();
        assert_eq!(store.stored_clock(Some(one)).as_deref(), Some("second"));
        assert_eq!(store.stored_clock(Some(two)), None);
        assert_eq!(store.stored_clock(None).as_deref(), Some("of no file"));
    }

    #[test]
    fn without_a_data_folder_no_clock_is_kept() {
        let store = BookStore::new(Arc::new(LocalDisk), None);
        assert_eq!(store.stored_clock(None), None);
        assert!(store.store_clock(None, "text").is_err());
    }
}
