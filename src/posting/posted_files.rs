//! The list of the files that Topboard has written into a folder, and the event that they are of. A file that is not on it,
//! or has other content than Topboard wrote, belongs to somebody else and is never replaced. Nor is a file of another event.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::book::fold_name;
use crate::languages::window_sentences::posting as texts;
use crate::languages::window_sentences::shared_words::quoted;
use crate::limits::LARGEST_FILE;

/// The name of the list. It is in the folder of the posting, so it goes where the folder goes.
pub(super) const LIST_NAME: &str = "topboard-posting.json";

/// The files of the postings into a folder.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PostedFiles {
    /// For the reader of the file.
    #[serde(rename = "what is this")]
    about: String,
    /// The event whose files they are. An older Topboard did not write it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    event: Option<PostingEvent>,
    /// When its scores were posted last, “2006-08-12 14:05”, by the book that keeps a record of that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    posted_at: Option<String>,
    /// The checksums of each file as Topboard wrote it: the newest, and the one before, in case the disk was full.
    files: BTreeMap<String, Vec<String>>,
}

const ABOUT: &str = "The files that Topboard has written into this folder. It replaces no other file.";

/// The event of a posting, as the folder knows it again: by the file that it was read from, or by the name of that file and
/// its own name. So a book that was moved, one that was posted before its first save, and an event whose name was corrected, are
/// known, and another event is not.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct PostingEvent {
    name: String,
    /// The names of the files that it was read from, without their endings. Empty for a book that was never saved.
    files: Vec<String>,
    /// The checksums of the paths of these files.
    paths: Vec<String>,
}

impl PostingEvent {
    /// The event of this name that was read from these files. The earlier files are those in which it was before it was saved under
    /// another name: it may be another event now, so their names count and their paths do not.
    pub(super) fn new(name: &str, sources: &[PathBuf], earlier: &[PathBuf]) -> PostingEvent {
        let stem = |path: &PathBuf| Some(path.file_stem()?.display().to_string());
        let path_checksum = |path: &PathBuf| {
            let whole = path.canonicalize().or_else(|_| std::path::absolute(path));
            checksum(whole.as_ref().unwrap_or(path).as_os_str().as_encoded_bytes())
        };
        PostingEvent {
            name: name.trim().to_owned(),
            files: sources.iter().chain(earlier).filter_map(stem).collect(),
            paths: sources.iter().map(path_checksum).collect(),
        }
    }

    /// Whether this event of a folder is the one that is posted now.
    fn is(&self, posted: &PostingEvent) -> bool {
        let shares = |one: &[String], other: &[String]| one.iter().any(|known| other.contains(known));
        // An event can be posted before it is saved for the first time. One that was saved cannot be without a file again.
        let was_unsaved = self.files.is_empty() && !self.name.is_empty();
        let may_be_same_file =
            shares(&self.files, &posted.files) || self.files.is_empty() && posted.files.is_empty() || was_unsaved;
        shares(&self.paths, &posted.paths) || may_be_same_file && fold_name(&self.name) == fold_name(&posted.name)
    }

    /// What it is called in a message: its name, or its file.
    fn label(&self) -> String {
        match self.files.first() {
            _ if !self.name.is_empty() => quoted(&self.name),
            Some(file) => quoted(file),
            None => texts::event_without_name().to_owned(),
        }
    }
}

impl PostedFiles {
    /// The list of a folder. `None` if another file has its name.
    pub(super) fn of_folder(folder: &Path) -> Result<Option<PostedFiles>, UnreadableFile> {
        Ok(match content(&folder.join(LIST_NAME))? {
            Found::Nothing => Some(PostedFiles::default()),
            Found::File(bytes) => {
                let list = serde_json::from_slice::<PostedFiles>(&bytes).ok();
                list.filter(|list| list.files.keys().all(|name| is_plain_name(name)))
            }
            Found::Other => None,
        })
    }

    /// The event that the folder belongs to, if it is another one than this.
    pub(super) fn other_event(&self, event: &PostingEvent) -> Option<String> {
        let other = self.event.as_ref().filter(|known| !known.is(event))?;
        let label = other.label();
        // Two events of one name are told apart by their files.
        let file = other.files.first().filter(|_| fold_name(&other.name) == fold_name(&event.name));
        Some(file.map_or_else(|| label.clone(), |file| texts::event_from_file(&label, file)))
    }

    /// When its scores were posted, if that is later than the last posting that a book knows of: it is an older copy.
    pub(super) fn newer_posting(&self, known: Option<&str>) -> Option<&str> {
        self.posted_at.as_deref().filter(|at| known.is_none_or(|known| *at > known))
    }

    /// Notes when the scores were posted.
    pub(super) fn set_posted_at(&mut self, time: &str) {
        self.posted_at = Some(time.to_owned());
    }

    /// Notes whose files they are.
    pub(super) fn set_event(&mut self, event: PostingEvent) {
        self.event = Some(event);
    }

    /// Whether a file of this name may be written: there is no such file yet, or Topboard wrote it, or it has this content
    /// already.
    pub(super) fn may_write(&self, folder: &Path, name: &str, bytes: &[u8]) -> Result<bool, UnreadableFile> {
        Ok(match content(&folder.join(name))? {
            Found::Nothing => true,
            Found::File(old) => old == bytes || self.is_posted(name, &old),
            Found::Other => false,
        })
    }

    /// The names of the files in the folder that Topboard wrote, as it wrote them.
    pub(super) fn unchanged(&self, folder: &Path) -> Result<Vec<String>, UnreadableFile> {
        let mut unchanged = Vec::new();
        for name in self.files.keys() {
            if matches!(content(&folder.join(name))?, Found::File(bytes) if self.is_posted(name, &bytes)) {
                unchanged.push(name.clone());
            }
        }
        Ok(unchanged)
    }

    fn is_posted(&self, name: &str, bytes: &[u8]) -> bool {
        self.files.get(name).is_some_and(|known| known.contains(&checksum(bytes)))
    }

    /// Adds a file that is about to be written. The file in its place may still be the old one if the disk is full.
    pub(super) fn add(&mut self, folder: &Path, name: &str, bytes: &[u8]) -> Result<(), UnreadableFile> {
        let old = match content(&folder.join(name))? {
            Found::File(old) => Some(checksum(&old)),
            Found::Nothing | Found::Other => None,
        };
        let mut known: Vec<String> = std::iter::once(checksum(bytes)).chain(old).collect();
        known.dedup();
        self.files.insert(name.to_owned(), known);
        Ok(())
    }

    /// The content of the list.
    pub(super) fn bytes(&mut self) -> Vec<u8> {
        ABOUT.clone_into(&mut self.about);
        let mut bytes = serde_json::to_vec_pretty(self).unwrap_or_default();
        bytes.push(b'\n');
        bytes
    }
}

/// Whether this is the name of a file in the folder itself. A list with any other name is not ours: it could name every file of
/// the computer, and on Windows a name such as “\\host\share” would open a connection.
fn is_plain_name(name: &str) -> bool {
    !matches!(name, "" | "." | "..") && !name.contains(['/', '\\', ':', '\0'])
}

/// What is at a path.
enum Found {
    Nothing,
    File(Vec<u8>),
    /// A folder, a link or a pipe. A posting has none of these.
    Other,
}

/// A file that the system could not read, so that nobody knows whether Topboard wrote it.
#[derive(Debug)]
pub(super) struct UnreadableFile {
    pub path: PathBuf,
    pub cause: io::Error,
}

fn content(path: &Path) -> Result<Found, UnreadableFile> {
    let read = || match std::fs::symlink_metadata(path) {
        // A posting has no file of this size.
        Ok(found) if found.is_file() && found.len() <= LARGEST_FILE => std::fs::read(path).map(Found::File),
        Ok(_) => Ok(Found::Other),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Found::Nothing),
        Err(error) => Err(error),
    };
    read().map_err(|cause| UnreadableFile { path: path.to_owned(), cause })
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
        let mut list = PostedFiles::of_folder(folder).unwrap().unwrap();
        let may_write = |list: &PostedFiles, bytes: &[u8]| list.may_write(folder, "rules.txt", bytes).unwrap();
        assert!(may_write(&list, b"ours"));
        std::fs::write(folder.join("rules.txt"), "theirs").unwrap();
        assert!(!may_write(&list, b"ours") && may_write(&list, b"theirs"));
        std::fs::remove_file(folder.join("rules.txt")).unwrap();
        list.add(folder, "rules.txt", b"ours").unwrap();
        std::fs::write(folder.join(LIST_NAME), list.bytes()).unwrap();
        std::fs::write(folder.join("rules.txt"), "ours").unwrap();
        let list = PostedFiles::of_folder(folder).unwrap().unwrap();
        assert!(may_write(&list, b"new") && list.unchanged(folder).unwrap() == ["rules.txt"]);
        std::fs::write(folder.join("rules.txt"), "ours, corrected by hand").unwrap();
        assert!(!may_write(&list, b"new") && list.unchanged(folder).unwrap().is_empty());
        std::fs::write(folder.join(LIST_NAME), "my own list").unwrap();
        assert!(PostedFiles::of_folder(folder).unwrap().is_none());
    }

    #[test]
    fn a_list_that_names_a_file_outside_the_folder_is_not_ours() {
        let parent = tempfile::tempdir().unwrap();
        let folder = parent.path().join("posted");
        std::fs::create_dir(&folder).unwrap();
        std::fs::write(parent.path().join("thesis"), "somebody’s own").unwrap();
        let absolute = parent.path().join("thesis").display().to_string();
        for name in ["../thesis", "..", r"\\host\share", "C:thesis", "a/b", "", absolute.as_str()] {
            let mut list =
                PostedFiles { files: BTreeMap::from([(name.to_owned(), Vec::new())]), ..PostedFiles::default() };
            std::fs::write(folder.join(LIST_NAME), list.bytes()).unwrap();
            assert!(PostedFiles::of_folder(&folder).unwrap().is_none(), "{name}");
        }
        let mut list =
            PostedFiles { files: BTreeMap::from([("Größe.pdf".to_owned(), Vec::new())]), ..PostedFiles::default() };
        std::fs::write(folder.join(LIST_NAME), list.bytes()).unwrap();
        assert!(PostedFiles::of_folder(&folder).unwrap().is_some());
    }

    #[test]
    fn an_event_is_known_by_its_file_or_by_both_names() {
        let event = |name: &str, files: &[&str]| {
            PostingEvent::new(name, &files.iter().map(PathBuf::from).collect::<Vec<PathBuf>>(), &[])
        };
        let baltic = event("Baltic Open", &["/con/baltic.topboard", "/con/results.xlsx"]);
        let same = [
            event("Baltic Open 2026", &["/con/baltic.topboard"]),
            event("baltic  open", &["/usb/baltic.topboard"]),
            event("", &["/con/results.xlsx"]),
        ];
        let others = [
            event("Baltic Open", &["/con/nordic.topboard"]),
            event("Nordic Open", &["/usb/baltic.topboard"]),
            event("Nordic Open", &[]),
            event("", &[]),
        ];
        assert!(same.iter().all(|event| baltic.is(event) && event.is(&baltic)));
        assert!(others.iter().all(|event| !baltic.is(event) && !event.is(&baltic)));
        let unsaved = event("Baltic Open", &[]);
        assert!(unsaved.is(&baltic), "it was saved since");
        assert!(!baltic.is(&unsaved), "a new event of the same name");
        let saved_as = |name: &str| {
            PostingEvent::new(name, &[PathBuf::from("/con/autumn.topboard")], &[PathBuf::from("/con/baltic.topboard")])
        };
        assert!(baltic.is(&saved_as("Baltic Open")) && !baltic.is(&saved_as("Autumn Open")));
        assert!(event("Con", &[]).is(&event("Con", &[])) && !event("Con", &[]).is(&event("Cup", &[])));
    }

    #[test]
    fn a_folder_that_cannot_be_read_is_an_error_and_not_a_file_of_somebody_else() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("posted");
        std::fs::write(&file, "a file where the folder should be").unwrap();
        let error = PostedFiles::of_folder(&file).unwrap_err();
        assert_eq!((error.path, error.cause.kind()), (file.join(LIST_NAME), io::ErrorKind::NotADirectory));
    }
}
