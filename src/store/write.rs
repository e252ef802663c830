//! From a book to a file, whole or not at all.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use thiserror::Error;

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
    let target = follow(path)?;
    let folder = folder_of(&target);
    let old = match fs::metadata(&target) {
        Ok(about) if about.is_dir() => return Err(io::ErrorKind::IsADirectory.into()),
        Ok(about) => {
            // A rename does not ask whether the old file may be written, but its owner would.
            OpenOptions::new().write(true).open(&target)?;
            Some(about)
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };

    let mut builder = tempfile::Builder::new();
    builder.prefix(".topboard-").suffix(".tmp");
    #[cfg(unix)]
    {
        // What any new file gets, less what the umask takes; the crate's default is private to its owner.
        use std::os::unix::fs::PermissionsExt as _;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let mut file = builder.tempfile_in(folder)?;
    file.write_all(bytes)?;
    if let Some(about) = old {
        keep_owner(file.as_file(), &about);
        file.as_file().set_permissions(about.permissions())?;
    }
    file.as_file().sync_all()?;
    file.persist(&target).map_err(|error| error.error)?;
    sync_folder(folder)
}

/// The folder a path lies in.
fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// The path behind symbolic links, also where the last one points to nothing yet.
fn follow(path: &Path) -> io::Result<PathBuf> {
    let mut at = path.to_owned();
    // As many links as Linux follows.
    for _ in 0..40 {
        match fs::symlink_metadata(&at) {
            Ok(about) if about.is_symlink() => at = folder_of(&at).join(fs::read_link(&at)?),
            _ => return Ok(at),
        }
    }
    Err(io::Error::other("the links to it go round in a circle"))
}

/// Gives the new file to the owner and group of the old one where the system lets us. Where it does not, the file is
/// ours, which loses nothing.
#[cfg(unix)]
fn keep_owner(file: &File, old: &fs::Metadata) {
    use std::os::unix::fs::{MetadataExt as _, fchown};
    let differs = file.metadata().is_ok_and(|new| (new.uid(), new.gid()) != (old.uid(), old.gid()));
    if differs && fchown(file, Some(old.uid()), Some(old.gid())).is_err() {
        // Only root gives a file away, but a member may give it to the group.
        drop(fchown(file, None, Some(old.gid())));
    }
}

#[cfg(not(unix))]
fn keep_owner(_file: &File, _old: &fs::Metadata) {}

/// Makes the rename itself last through a power cut. Some network folders cannot, and say so with `InvalidInput`; the
/// book is in place all the same.
#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    match File::open(folder).and_then(|folder| folder.sync_all()) {
        Err(error)
            if !matches!(
                error.kind(),
                io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported | io::ErrorKind::PermissionDenied
            ) =>
        {
            Err(error)
        }
        _ => Ok(()),
    }
}

/// Windows syncs the folder with the file.
#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "the same shape as on Unix")]
fn sync_folder(_folder: &Path) -> io::Result<()> {
    Ok(())
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
