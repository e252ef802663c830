//! Who a file is for: the players, who see what may be posted now, or the director, who sees everything.

use std::path::{Path, PathBuf};

use crate::engine::{PostedView, WithheldContent};
use crate::languages::window_sentences::posting as texts;
use crate::store::output_path::has_extension;
use crate::store::path_with_words;

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
    path.file_name().is_some_and(|name| name.display().to_string().to_lowercase().contains("director"))
}

/// The path with a file name that says that the file is a copy for the director: “con (director).xlsx”.
pub fn director_path(path: &Path) -> PathBuf {
    path_with_words(path, " (director)")
}

/// The sentences about a copy for the director at this path. Only a workbook has everything.
pub fn director_warning(path: &Path) -> String {
    let is_workbook = has_extension(path, "xlsx");
    let content = if is_workbook { texts::director_copy_has_everything() } else { texts::director_copy_has_boards() };
    if names_the_director(path) {
        content.to_owned()
    } else {
        format!("{content} {}", texts::director_copy_without_its_name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_workbook_is_said_to_have_everything() {
        let of_workbook = director_warning(Path::new("con (director).xlsx"));
        assert!(of_workbook.contains("everything") && !of_workbook.contains("Substitutes"), "{of_workbook}");
        let of_table = director_warning(Path::new("con.csv"));
        assert!(of_table.contains("Substitutes") && !of_table.contains("everything"), "{of_table}");
        assert!(of_table.contains("Its name does not say so"), "{of_table}");
    }
}
