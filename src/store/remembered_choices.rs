//! What the user chose in the dialogs of a book: a small text file for each book in the folder “choices” of the user's data
//! folder. What the text says is known to the window only.

use std::io;
use std::path::Path;

use super::book_store::BookStore;
use super::own_files;
use super::paths;
use super::write_book::SaveError;

/// The most bytes of such a file that are read.
const MAX_CHOICES_BYTES: u64 = 64 * 1024;

impl BookStore {
    /// The choices that were kept for the book at this path. `None` if there are none, or they cannot be read.
    pub fn remembered_choices(&self, book: &Path) -> Option<String> {
        let path = paths::choices_path(self.data_folder.as_deref()?, book);
        String::from_utf8(self.disk.read(&path, MAX_CHOICES_BYTES).ok()?).ok()
    }

    /// Keeps choices for the book at this path in place of those before. Without a data folder nothing is kept.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn remember_choices(&self, book: &Path, text: &str) -> Result<(), SaveError> {
        let Some(data) = self.data_folder.as_deref() else { return Ok(()) };
        let path = paths::choices_path(data, book);
        let write = || -> io::Result<()> {
            own_files::make_folder(&*self.disk, path.parent().unwrap_or(data), None)?;
            own_files::replace_named_file(&*self.disk, &path, text.as_bytes(), || Ok(()))
        };
        write().map_err(|cause| SaveError::from_io(&path, cause))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::store::disk::LocalDisk;

    #[test]
    fn each_book_has_its_own_choices() {
        let folder = tempfile::tempdir().unwrap();
        let store = BookStore::new(Arc::new(LocalDisk), Some(folder.path().join("topboard")));
        let (one, other) = (Path::new("/a/con.topboard"), Path::new("/b/con.topboard"));
        assert_eq!(store.remembered_choices(one), None);
        store.remember_choices(one, "first").unwrap();
        store.remember_choices(other, "other").unwrap();
        store.remember_choices(one, "second").unwrap();
        let kept = |book| store.remembered_choices(book);
        assert_eq!((kept(one).as_deref(), kept(other).as_deref()), (Some("second"), Some("other")));
    }

    #[test]
    fn without_a_data_folder_nothing_is_kept() {
        let store = BookStore::new(Arc::new(LocalDisk), None);
        assert!(store.remember_choices(Path::new("/a"), "text").is_ok());
        assert_eq!(store.remembered_choices(Path::new("/a")), None);
    }
}
