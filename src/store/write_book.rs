//! Writes a book to its file, completely or not at all.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::disk;
use super::disk::{Disk, FileKind, LocalDisk, parent_folder};
use super::{BookFileToWrite, FORMAT, VERSION};
use crate::book::Book;

/// Why a book could not be saved. The old file is unchanged. The text is for the director.
#[derive(Debug, Error)]
pub enum SaveError {
    #[error("There is no folder {}. Create it, or save somewhere else.", folder.display())]
    NoFolder { folder: PathBuf },
    #[error("{} is a folder. Add a file name to it.", path.display())]
    Folder { path: PathBuf },
    #[error(
        "Topboard is not allowed to write {}. The file or its folder is read-only, or another program uses it. Save \
         under another name.",
        path.display()
    )]
    NotAllowed { path: PathBuf },
    #[error(
        "The disk is full. {} was not saved and is unchanged. Free some space, or save to another disk.",
        path.display()
    )]
    DiskFull { path: PathBuf },
    #[error("{} was not saved and is unchanged: {cause}. Save somewhere else.", path.display())]
    Failed { path: PathBuf, cause: io::Error },
    #[error("{} is open in another window. Close it there, or save under another name.", path.display())]
    InUse { path: PathBuf },
    #[error(
        "{} was not saved: {what} is not a number that can be written. Correct it and save again.",
        path.display()
    )]
    NotANumber { path: PathBuf, what: String },
}

impl SaveError {
    /// The error for a file that the system could not write.
    pub fn from_io(path: &Path, cause: io::Error) -> Self {
        let path = path.to_owned();
        match cause.kind() {
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => {
                SaveError::NoFolder { folder: parent_folder(&path).to_owned() }
            }
            io::ErrorKind::IsADirectory => SaveError::Folder { path },
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => SaveError::NotAllowed { path },
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge => {
                SaveError::DiskFull { path }
            }
            _ => SaveError::Failed { path, cause },
        }
    }
}

/// Saves `book` at `path`. Returns when it is on the disk, not only in a buffer.
pub fn save_book(path: &Path, book: &Book) -> Result<(), SaveError> {
    let bytes = book_to_bytes(path, book)?;
    replace_file(path, &bytes).map_err(|cause| SaveError::from_io(path, cause))
}

/// The bytes of the file for `book`. `path` is only used in error messages.
pub fn book_to_bytes(path: &Path, book: &Book) -> Result<Vec<u8>, SaveError> {
    check_numbers(book).map_err(|what| SaveError::NotANumber { path: path.to_owned(), what })?;
    let written = BookFileToWrite { format: FORMAT, version: VERSION, saved_by: env!("CARGO_PKG_VERSION"), book };
    let mut bytes = serde_json::to_vec_pretty(&written)
        .map_err(|error| SaveError::Failed { path: path.to_owned(), cause: error.into() })?;
    bytes.push(b'\n');
    Ok(bytes)
}

/// JSON has no infinity. It would be written as null, and a score would be lost.
fn check_numbers(book: &Book) -> Result<(), String> {
    for (at, board) in book.boards() {
        for (power, seat) in board.seats.iter() {
            let ruled = seat.ruling.as_ref().map(|ruling| ruling.score);
            if [seat.printed_score, ruled].into_iter().flatten().any(|score| !score.is_finite()) {
                return Err(format!("the score of {power} at {}", book.board_label(at)));
            }
        }
    }
    match book
        .published_standings
        .iter()
        .find(|line| line.rounds.iter().flatten().chain(&line.total).any(|n| !n.is_finite()))
    {
        Some(line) => Err(format!("the published score of {}", book.name_of(Some(line.player)))),
        None => Ok(()),
    }
}

/// Replaces the contents of the file at `path` by `bytes`. Whatever happens, the file is completely old or completely
/// new.
///
/// A symbolic link stays, and its target is replaced. The permissions of the old file stay.
pub fn replace_file(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace_file_on(&LocalDisk, path, bytes)
}

/// [`replace_file`] on any disk.
pub(super) fn replace_file_on(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> io::Result<()> {
    let target = disk.resolve_links(path)?;
    let old = match disk.file_info(&target) {
        Ok(about) if about.kind == FileKind::Folder => return Err(io::ErrorKind::IsADirectory.into()),
        Ok(_) => {
            // A rename would succeed even if the old file is write-protected, so this is tested first.
            disk.open_to_append(&target)?;
            Some(target.as_path())
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    let temporary_path = disk::temporary_path(&target);
    let written =
        write_new_file(disk, &temporary_path, bytes, old).and_then(|()| disk.rename(&temporary_path, &target));
    if let Err(error) = written {
        // A temporary file that cannot be removed does no harm.
        drop(disk.remove(&temporary_path));
        return Err(error);
    }
    disk.sync_folder(disk::parent_folder(&target))
}

/// Writes a new file and returns when it is on the disk. Its name is certain only after its folder is synced.
fn write_new_file(disk: &dyn Disk, path: &Path, bytes: &[u8], like: Option<&Path>) -> io::Result<()> {
    let mut file = disk.create(path)?;
    disk::write_all(file.as_mut(), bytes)?;
    if let Some(old) = like {
        file.copy_permissions_from(old)?;
    }
    file.sync()
}

/// Writes a file under an unused name and returns when it is on the disk. An incomplete file is removed.
pub(super) fn create_file_on(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Err(error) = write_new_file(disk, path, bytes, None) {
        if error.kind() != io::ErrorKind::AlreadyExists {
            drop(disk.remove(path));
        }
        return Err(error);
    }
    disk.sync_folder(disk::parent_folder(path))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, Power, Round, ScoreRuling};

    #[test]
    fn a_system_error_becomes_a_sentence() {
        let message = |kind: io::ErrorKind| SaveError::from_io(Path::new("hall/con.topboard"), kind.into()).to_string();
        assert_eq!(
            message(io::ErrorKind::StorageFull),
            "The disk is full. hall/con.topboard was not saved and is unchanged. Free some space, or save to another disk."
        );
        assert_eq!(message(io::ErrorKind::NotFound), "There is no folder hall. Create it, or save somewhere else.");
        assert!(
            message(io::ErrorKind::ReadOnlyFilesystem)
                .starts_with("Topboard is not allowed to write hall/con.topboard.")
        );
        assert!(message(io::ErrorKind::TimedOut).contains("was not saved and is unchanged: timed out"));
    }

    #[test]
    fn a_score_that_json_cannot_hold_is_refused_by_seat() {
        let mut board = Board::new("A");
        board.seats[Power::Russia].ruling = Some(ScoreRuling { score: f64::NAN, reason: String::new() });
        let round = Round { name: "1".into(), boards: vec![board], ..Round::default() };
        let book = Book { rounds: vec![round], ..Book::default() };
        assert_eq!(
            book_to_bytes(Path::new("c"), &book).unwrap_err().to_string(),
            "c was not saved: the score of Russia at Round 1, board A is not a number that can be written. Correct it \
             and save again."
        );
    }
}
