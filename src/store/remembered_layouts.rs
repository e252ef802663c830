//! The layouts of imported files that the user wants to keep: small text files in the folder “layouts” of the user's data
//! folder. What they say is known to `import` only.

use std::io;
use std::path::PathBuf;

use super::book_store::BookStore;
use super::own_files;
use super::paths;
use super::write_book::SaveError;

/// The most bytes of a layout that are read.
const MAX_LAYOUT_BYTES: u64 = 256 * 1024;

/// A layout that the user keeps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RememberedLayout {
    /// The name of the file without its ending.
    pub name: String,
    pub text: String,
}

impl BookStore {
    /// The layouts that the user keeps, by name. A file that cannot be read is left out.
    pub fn remembered_layouts(&self) -> Vec<RememberedLayout> {
        let Some(folder) = self.data_folder.as_deref().map(paths::layouts_folder) else { return Vec::new() };
        let mut names = self.disk.list_folder(&folder).unwrap_or_default();
        names.sort();
        let layout = |file: String| {
            let name = file.strip_suffix(paths::LAYOUT_ENDING)?.to_owned();
            let bytes = self.disk.read(&folder.join(&file), MAX_LAYOUT_BYTES).ok()?;
            Some(RememberedLayout { name, text: String::from_utf8(bytes).ok()? })
        };
        names.into_iter().filter_map(|name| name.into_string().ok()).filter_map(layout).collect()
    }

    /// Keeps a layout under a name. A layout of the same name is replaced. Gives the path of the file.
    ///
    /// # Errors
    /// When the user has no data folder, or when the file cannot be written.
    pub fn remember_layout(&self, name: &str, text: &str) -> Result<PathBuf, SaveError> {
        let Some(data) = self.data_folder.as_deref() else {
            return Err(SaveError::NoDataFolder);
        };
        let folder = paths::layouts_folder(data);
        let path = folder.join(format!("{}{}", paths::name_for_file(name, "layout"), paths::LAYOUT_ENDING));
        let write = || -> io::Result<()> {
            own_files::make_folders(&*self.disk, &folder)?;
            own_files::replace_named_file(&*self.disk, &path, text.as_bytes(), || Ok(()))
        };
        write().map_err(|cause| SaveError::from_io(&path, cause))?;
        Ok(path)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::store::disk::LocalDisk;

    #[test]
    fn a_layout_is_kept_under_its_name() {
        let folder = tempfile::tempdir().unwrap();
        let store = BookStore::new(Arc::new(LocalDisk), Some(folder.path().join("topboard")));
        assert_eq!(store.remembered_layouts(), []);
        let path = store.remember_layout("Manor/Con: 2014", "old").unwrap();
        assert_eq!(path.file_name().unwrap(), "Manor Con  2014.toml");
        store.remember_layout("Manor/Con: 2014", "new").unwrap();
        store.remember_layout("Cambridge", "text").unwrap();
        let kept = store.remembered_layouts();
        let texts: Vec<_> = kept.iter().map(|layout| (layout.name.as_str(), layout.text.as_str())).collect();
        assert_eq!(texts, [("Cambridge", "text"), ("Manor Con  2014", "new")]);
    }

    #[test]
    fn without_a_data_folder_nothing_is_kept() {
        let store = BookStore::new(Arc::new(LocalDisk), None);
        assert_eq!(store.remembered_layouts(), []);
        assert!(store.remember_layout("a", "text").is_err());
    }
}
