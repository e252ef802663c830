//! The list of the files that Topboard has written into a folder. A file that is not on it, or has other content than
//! Topboard wrote, belongs to somebody else and is never replaced.

use std::collections::BTreeMap;
use std::path::Path;

use serde::{Deserialize, Serialize};

/// The name of the list. It is in the folder of the posting, so it goes where the folder goes.
pub(super) const LIST_NAME: &str = "topboard-posting.json";

/// The files of the postings into a folder.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PostedFiles {
    /// For the reader of the file.
    #[serde(rename = "what is this")]
    about: String,
    /// The checksums of each file as Topboard wrote it: the newest, and the one before, in case the disk was full.
    files: BTreeMap<String, Vec<String>>,
}

const ABOUT: &str = "The files that Topboard has written into this folder. It replaces no other file.";

impl PostedFiles {
    /// The list of a folder. `None` if another file has its name.
    pub(super) fn of_folder(folder: &Path) -> Option<PostedFiles> {
        match content(&folder.join(LIST_NAME)) {
            Found::Nothing => Some(PostedFiles::default()),
            Found::File(bytes) => serde_json::from_slice(&bytes).ok(),
            Found::Other => None,
        }
    }

    /// Whether a file of this name may be written: there is none, or Topboard wrote it, or it has this content already.
    pub(super) fn may_write(&self, folder: &Path, name: &str, bytes: &[u8]) -> bool {
        match content(&folder.join(name)) {
            Found::Nothing => true,
            Found::File(old) => old == bytes || self.is_posted(name, &old),
            Found::Other => false,
        }
    }

    /// The names of the files in the folder that Topboard wrote, as it wrote them.
    pub(super) fn unchanged(&self, folder: &Path) -> Vec<String> {
        let is_unchanged =
            |name: &&String| matches!(content(&folder.join(name)), Found::File(bytes) if self.is_posted(name, &bytes));
        self.files.keys().filter(is_unchanged).cloned().collect()
    }

    fn is_posted(&self, name: &str, bytes: &[u8]) -> bool {
        self.files.get(name).is_some_and(|known| known.contains(&checksum(bytes)))
    }

    /// Adds a file that is about to be written. The file in its place may still be the old one if the disk is full.
    pub(super) fn add(&mut self, folder: &Path, name: &str, bytes: &[u8]) {
        let old = match content(&folder.join(name)) {
            Found::File(old) => Some(checksum(&old)),
            Found::Nothing | Found::Other => None,
        };
        let mut known: Vec<String> = std::iter::once(checksum(bytes)).chain(old).collect();
        known.dedup();
        self.files.insert(name.to_owned(), known);
    }

    /// The content of the list.
    pub(super) fn into_bytes(mut self) -> Vec<u8> {
        ABOUT.clone_into(&mut self.about);
        let mut bytes = serde_json::to_vec_pretty(&self).unwrap_or_default();
        bytes.push(b'\n');
        bytes
    }
}

/// What is at a path.
enum Found {
    Nothing,
    File(Vec<u8>),
    /// A folder, a link, a pipe, or a file that cannot be read. A posting has none of these.
    Other,
}

fn content(path: &Path) -> Found {
    match std::fs::symlink_metadata(path) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Found::Nothing,
        Ok(found) if found.is_file() => std::fs::read(path).map_or(Found::Other, Found::File),
        _ => Found::Other,
    }
}

/// The length of a content and its check number.
fn checksum(bytes: &[u8]) -> String {
    format!("{} bytes, {:08x}", bytes.len(), crc32fast::hash(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_known_as_long_as_nobody_else_changes_it() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let mut list = PostedFiles::of_folder(folder).unwrap();
        assert!(list.may_write(folder, "rules.txt", b"ours"));
        std::fs::write(folder.join("rules.txt"), "theirs").unwrap();
        assert!(!list.may_write(folder, "rules.txt", b"ours") && list.may_write(folder, "rules.txt", b"theirs"));
        std::fs::remove_file(folder.join("rules.txt")).unwrap();
        list.add(folder, "rules.txt", b"ours");
        std::fs::write(folder.join(LIST_NAME), list.into_bytes()).unwrap();
        std::fs::write(folder.join("rules.txt"), "ours").unwrap();
        let list = PostedFiles::of_folder(folder).unwrap();
        assert!(list.may_write(folder, "rules.txt", b"new") && list.unchanged(folder) == ["rules.txt"]);
        std::fs::write(folder.join("rules.txt"), "ours, corrected by hand").unwrap();
        assert!(!list.may_write(folder, "rules.txt", b"new") && list.unchanged(folder).is_empty());
        std::fs::write(folder.join(LIST_NAME), "my own list").unwrap();
        assert!(PostedFiles::of_folder(folder).is_none());
    }
}
