//! Whether a file may be written where somebody asked for it, before anything is written.
//!
//! A name from a system's dialog is no better than a typed one: after “Replace” a workbook would lie where the book was.
//! The window and the command line ask here.

use std::path::{Path, PathBuf};

use thiserror::Error;

/// What a result is written as; its name's ending says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    Workbook,
    PlainTable,
}

/// Why nothing is written there. The text is for whoever chose the name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TargetError {
    #[error("{} should end in {endings}, so that programs know what it is.", path.display())]
    WrongEnding { path: PathBuf, endings: &'static str },
    #[error("{} is the file that is being read. Choose another name for the result.", path.display())]
    OntoItself { path: PathBuf },
}

/// What the name of a result asks for.
pub fn form_of(path: &Path) -> Result<Form, TargetError> {
    if ends_in(path, "xlsx") {
        Ok(Form::Workbook)
    } else if ends_in(path, "csv") {
        Ok(Form::PlainTable)
    } else {
        Err(TargetError::WrongEnding { path: path.to_owned(), endings: ".xlsx or .csv" })
    }
}

/// The form in which a result may be written at `path`; `read` are the files it is made from.
pub fn for_result<'a>(path: &Path, read: impl IntoIterator<Item = &'a Path>) -> Result<Form, TargetError> {
    let form = form_of(path)?;
    if read.into_iter().any(|read| same_file(read, path)) {
        return Err(TargetError::OntoItself { path: path.to_owned() });
    }
    Ok(form)
}

/// Whether a book may be written at `path`: under its own ending, or in the file it is in already, however that is
/// called.
pub fn for_book(path: &Path, own: Option<&Path>) -> Result<(), TargetError> {
    if ends_in(path, "topboard") || own.is_some_and(|own| own == path || same_file(own, path)) {
        return Ok(());
    }
    Err(TargetError::WrongEnding { path: path.to_owned(), endings: ".topboard" })
}

/// Whether both names lead to one file.
pub fn same_file(one: &Path, other: &Path) -> bool {
    matches!((one.canonicalize(), other.canonicalize()), (Ok(one), Ok(other)) if one == other)
}

fn ends_in(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|have| have.eq_ignore_ascii_case(ending))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_says_what_is_written_there() {
        let form = |name: &str| for_result(Path::new(name), None);
        assert_eq!(form("hall/Board.XLSX"), Ok(Form::Workbook));
        assert_eq!(form("table.csv"), Ok(Form::PlainTable));
        assert_eq!(
            form("con.topboard").unwrap_err().to_string(),
            "con.topboard should end in .xlsx or .csv, so that programs know what it is."
        );
        assert!(form("con").is_err());
        assert_eq!(for_book(Path::new("CON.TOPBOARD"), None), Ok(()));
        let error = for_book(Path::new("results.xlsx"), None).unwrap_err();
        assert_eq!(error.to_string(), "results.xlsx should end in .topboard, so that programs know what it is.");
    }

    #[test]
    fn the_file_that_was_read_is_no_place_for_the_result_by_any_name() {
        let folder = tempfile::tempdir().unwrap();
        let read = folder.path().join("results.xlsx");
        std::fs::write(&read, b"the director's own").unwrap();
        let roundabout = folder.path().join(".").join("results.xlsx");
        assert_eq!(
            for_result(&roundabout, [read.as_path()]),
            Err(TargetError::OntoItself { path: roundabout.clone() })
        );
        assert_eq!(for_result(&folder.path().join("other.xlsx"), [read.as_path()]), Ok(Form::Workbook));
    }

    #[test]
    fn a_book_stays_in_its_own_file_however_that_is_called() {
        let own = Path::new("con.json");
        assert_eq!(for_book(own, Some(own)), Ok(()));
        assert!(for_book(Path::new("other.json"), Some(own)).is_err());
    }
}
