//! From a book to a file, whole or not at all.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::disk;
use super::disk::{Disk, Files, Kind, folder_of};
use super::{FORMAT, VERSION, Written};
use crate::book::Book;

/// Why a book could not be saved. What was on disk before is still there. The text is for the director.
#[derive(Debug, Error)]
pub enum SaveError {
    #[error("There is no folder {}. Make it, or save somewhere else.", folder.display())]
    NoFolder { folder: PathBuf },
    #[error("{} is a folder. Add a file name to it.", path.display())]
    Folder { path: PathBuf },
    #[error(
        "You may not write {}. It, or its folder, is read-only or held by another program; save under another name.",
        path.display()
    )]
    NotAllowed { path: PathBuf },
    #[error(
        "The disk is full; {} was not saved and is as it was before. Make room, or save to another disk.",
        path.display()
    )]
    DiskFull { path: PathBuf },
    #[error("{} was not saved and is as it was before: {cause}. Save somewhere else.", path.display())]
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
    /// The error for a file that the system would not write.
    pub fn from_io(path: &Path, cause: io::Error) -> Self {
        let path = path.to_owned();
        match cause.kind() {
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => {
                SaveError::NoFolder { folder: folder_of(&path).to_owned() }
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

/// Saves `book` at `path`. Returns once it is on the disk, not merely on its way.
pub fn save(path: &Path, book: &Book) -> Result<(), SaveError> {
    let bytes = to_bytes(path, book)?;
    replace(path, &bytes).map_err(|cause| SaveError::from_io(path, cause))
}

/// The bytes of the file that holds `book`; `path` is only named in errors.
pub fn to_bytes(path: &Path, book: &Book) -> Result<Vec<u8>, SaveError> {
    check_numbers(book).map_err(|what| SaveError::NotANumber { path: path.to_owned(), what })?;
    let written = Written { format: FORMAT, version: VERSION, saved_by: env!("CARGO_PKG_VERSION"), book };
    let mut bytes = serde_json::to_vec_pretty(&written)
        .map_err(|error| SaveError::Failed { path: path.to_owned(), cause: error.into() })?;
    bytes.push(b'\n');
    Ok(bytes)
}

/// JSON has no infinity: it would be written as null, and a score would be lost.
fn check_numbers(book: &Book) -> Result<(), String> {
    for (at, board) in book.boards() {
        for (power, seat) in board.seats.iter() {
            let ruled = seat.ruling.as_ref().map(|ruling| ruling.score);
            if [seat.printed, ruled].into_iter().flatten().any(|score| !score.is_finite()) {
                return Err(format!("the score of {power} at {}", book.say_board(at)));
            }
        }
    }
    match book.published.iter().find(|line| line.rounds.iter().flatten().chain(&line.total).any(|n| !n.is_finite())) {
        Some(line) => Err(format!("the published score of {}", book.name_of(Some(line.player)))),
        None => Ok(()),
    }
}

/// Puts `bytes` in the place of the file at `path`, which is then the old one or the new one, whatever happens.
///
/// A symbolic link stays one and its target is replaced; the old file's permissions stay.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace_on(&Files, path, bytes)
}

/// [`replace`] on any disk.
pub(super) fn replace_on(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> io::Result<()> {
    let target = disk.follow(path)?;
    let old = match disk.about(&target) {
        Ok(about) if about.kind == Kind::Folder => return Err(io::ErrorKind::IsADirectory.into()),
        Ok(_) => {
            // A rename does not ask whether the old file may be written, but its owner would.
            disk.extend(&target)?;
            Some(target.as_path())
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    let temporary = disk::temporary(&target);
    let written = write_new(disk, &temporary, bytes, old).and_then(|()| disk.rename(&temporary, &target));
    if let Err(error) = written {
        // What cannot be removed either is a file nobody will miss.
        drop(disk.remove(&temporary));
        return Err(error);
    }
    disk.sync_folder(disk::folder_of(&target))
}

/// Writes a new file and returns once it is on the disk. It may be known under its name only after its folder is synced.
fn write_new(disk: &dyn Disk, path: &Path, bytes: &[u8], like: Option<&Path>) -> io::Result<()> {
    let mut file = disk.create(path)?;
    disk::write_all(file.as_mut(), bytes)?;
    if let Some(old) = like {
        file.dress_like(old)?;
    }
    file.sync()
}

/// Writes a file of a name that must be free, and returns once it lasts. A part of it is not left behind.
pub(super) fn create_on(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Err(error) = write_new(disk, path, bytes, None) {
        if error.kind() != io::ErrorKind::AlreadyExists {
            drop(disk.remove(path));
        }
        return Err(error);
    }
    disk.sync_folder(disk::folder_of(path))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, Override, Power, Round};

    #[test]
    fn what_the_system_says_becomes_a_sentence() {
        let say = |kind: io::ErrorKind| SaveError::from_io(Path::new("hall/con.topboard"), kind.into()).to_string();
        assert_eq!(
            say(io::ErrorKind::StorageFull),
            "The disk is full; hall/con.topboard was not saved and is as it was before. Make room, or save to another \
             disk."
        );
        assert_eq!(say(io::ErrorKind::NotFound), "There is no folder hall. Make it, or save somewhere else.");
        assert!(say(io::ErrorKind::ReadOnlyFilesystem).starts_with("You may not write hall/con.topboard."));
        assert!(say(io::ErrorKind::TimedOut).contains("was not saved and is as it was before: timed out"));
    }

    #[test]
    fn a_score_that_json_cannot_hold_is_refused_by_seat() {
        let mut board = Board::named("A");
        board.seats[Power::Russia].ruling = Some(Override { score: f64::NAN, reason: String::new() });
        let round = Round { name: "1".into(), boards: vec![board], ..Round::default() };
        let book = Book { rounds: vec![round], ..Book::default() };
        assert_eq!(
            to_bytes(Path::new("c"), &book).unwrap_err().to_string(),
            "c was not saved: the score of Russia at Round 1, board A is not a number that can be written. Correct it \
             and save again."
        );
    }
}
