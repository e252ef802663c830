//! Checks of the path for a new file, before anything is written. The window and the command line use them.
//!
//! A name from a file dialog is checked like a typed name: after “Replace” a workbook could overwrite the book.

use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::languages::window_sentences::store_errors as texts;

/// The file format of a result. The extension of the file name decides it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutputFormat {
    Workbook,
    PlainTable,
}

/// Why nothing is written at a path. The text is for the user who chose the name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OutputPathError {
    #[error("{}", texts::wrong_ending(&path.display().to_string(), endings))]
    WrongEnding { path: PathBuf, endings: &'static str },
    #[error("{}", texts::same_as_input(&path.display().to_string()))]
    SameAsInput { path: PathBuf },
}

/// The file format for a result with this name.
pub fn format_from_extension(path: &Path) -> Result<OutputFormat, OutputPathError> {
    if has_extension(path, "xlsx") {
        Ok(OutputFormat::Workbook)
    } else if has_extension(path, "csv") {
        Ok(OutputFormat::PlainTable)
    } else {
        Err(OutputPathError::WrongEnding { path: path.to_owned(), endings: texts::workbook_or_table() })
    }
}

/// The format in which a result may be written at `path`. `read` are the files that the result is made from.
pub fn check_result_path<'a>(
    path: &Path,
    read: impl IntoIterator<Item = &'a Path>,
) -> Result<OutputFormat, OutputPathError> {
    let form = format_from_extension(path)?;
    check_not_read(path, read).map(|()| form)
}

/// The format in which a ladder may be written at `path`; `None` for text, whose name ends in `.txt`. `read` are the files that the
/// ladder is made from.
pub fn check_ladder_path<'a>(
    path: &Path,
    read: impl IntoIterator<Item = &'a Path>,
) -> Result<Option<OutputFormat>, OutputPathError> {
    if has_extension(path, "txt") {
        return check_not_read(path, read).map(|()| None);
    }
    check_result_path(path, read).map(Some)
}

/// Checks that pages may be written at `path`: its name ends in `.pdf`. `read` are the files that they are made from.
///
/// # Errors
/// When the name ends otherwise, or when the path is one of the files that are read.
pub fn check_pages_path<'a>(path: &Path, read: impl IntoIterator<Item = &'a Path>) -> Result<(), OutputPathError> {
    if !has_extension(path, "pdf") {
        return Err(OutputPathError::WrongEnding { path: path.to_owned(), endings: ".pdf" });
    }
    check_not_read(path, read)
}

/// Refuses a path that is one of the files that are read.
fn check_not_read<'a>(path: &Path, read: impl IntoIterator<Item = &'a Path>) -> Result<(), OutputPathError> {
    if read.into_iter().any(|read| is_same_file(read, path)) {
        return Err(OutputPathError::SameAsInput { path: path.to_owned() });
    }
    Ok(())
}

/// Whether a book may be written at `path`. The name must end in `.topboard`, or `path` must be the book's own file,
/// whatever its name.
pub fn check_book_path(path: &Path, own: Option<&Path>) -> Result<(), OutputPathError> {
    if has_extension(path, "topboard") || own.is_some_and(|own| own == path || is_same_file(own, path)) {
        return Ok(());
    }
    Err(OutputPathError::WrongEnding { path: path.to_owned(), endings: ".topboard" })
}

/// Whether both paths lead to the same file.
pub fn is_same_file(one: &Path, other: &Path) -> bool {
    matches!((one.canonicalize(), other.canonicalize()), (Ok(one), Ok(other)) if one == other)
}

/// Whether the name of a file has this extension, in small or capital letters.
pub fn has_extension(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|have| have.eq_ignore_ascii_case(ending))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_extension_of_the_name_decides_the_format() {
        let form = |name: &str| check_result_path(Path::new(name), None);
        assert_eq!(form("hall/Board.XLSX"), Ok(OutputFormat::Workbook));
        assert_eq!(form("table.csv"), Ok(OutputFormat::PlainTable));
        assert_eq!(
            form("con.topboard").unwrap_err().to_string(),
            "con.topboard should end in .xlsx or .csv, so that programs recognise it."
        );
        assert!(form("con").is_err());
        assert_eq!(check_book_path(Path::new("CON.TOPBOARD"), None), Ok(()));
        let error = check_book_path(Path::new("results.xlsx"), None).unwrap_err();
        assert_eq!(error.to_string(), "results.xlsx should end in .topboard, so that programs recognise it.");
    }

    #[test]
    fn a_result_never_replaces_the_file_it_was_made_from() {
        let folder = tempfile::tempdir().unwrap();
        let read = folder.path().join("results.xlsx");
        std::fs::write(&read, b"the director's own").unwrap();
        let roundabout = folder.path().join(".").join("results.xlsx");
        assert_eq!(
            check_result_path(&roundabout, [read.as_path()]),
            Err(OutputPathError::SameAsInput { path: roundabout.clone() })
        );
        assert_eq!(check_result_path(&folder.path().join("other.xlsx"), [read.as_path()]), Ok(OutputFormat::Workbook));
    }

    #[test]
    fn a_book_may_stay_in_its_own_file_with_any_name() {
        let own = Path::new("con.json");
        assert_eq!(check_book_path(own, Some(own)), Ok(()));
        assert!(check_book_path(Path::new("other.json"), Some(own)).is_err());
    }
}
