//! Who a file is for: the players, who see what may be posted now, or the director, who sees everything.

use std::path::{Path, PathBuf};

use crate::engine::{PostedView, WithheldContent};

/// Who a file is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Audience {
    /// What may be posted now, and nothing else.
    #[default]
    Players,
    /// Everything. The file reads back as the same book, and is not for posting.
    Director,
}

/// A file that was made from a book.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExportedFile {
    pub bytes: Vec<u8>,
    /// What a file for players leaves out. Empty for a copy for the director.
    pub withheld: WithheldContent,
}

impl ExportedFile {
    pub(super) fn for_director(bytes: Vec<u8>) -> ExportedFile {
        ExportedFile { bytes, withheld: WithheldContent::default() }
    }

    pub(super) fn for_players(bytes: Vec<u8>, view: &PostedView) -> ExportedFile {
        ExportedFile { bytes, withheld: view.withheld().clone() }
    }
}

/// Whether the name of a file says that it is a copy for the director.
pub fn names_the_director(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name.to_string_lossy().to_lowercase().contains("director"))
}

/// The path with a file name that says that the file is a copy for the director: “con (director).xlsx”.
pub fn director_path(path: &Path) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let ending = path.extension().map(|ending| format!(".{}", ending.to_string_lossy())).unwrap_or_default();
    path.with_file_name(format!("{stem} (director){ending}"))
}

/// The sentence about a copy for the director at this path.
pub fn director_warning(path: &Path) -> String {
    let warning = "This copy is for the director: it has everything, also what players must not see.";
    if names_the_director(path) {
        warning.to_owned()
    } else {
        format!("{warning} Its name does not say so; a name with the word “director” prevents a mistake.")
    }
}
