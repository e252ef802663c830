//! Writes a book to its file, completely or not at all.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::disk::{Disk, FileKind, LocalDisk, parent_folder};
use super::output_path::has_extension;
use super::own_files;
use super::read_book::{checksum_field, looks_like_book};
use super::windows_files::is_open_elsewhere;
use super::{BookFileToWrite, FORMAT, VERSION};
use crate::book::Book;
use crate::book::validate::validate_book;
use crate::languages::window_sentences::store_errors as texts;
use crate::limits::LARGEST_FILE;

/// Why a book could not be saved. The old file is unchanged. The text is for the director.
#[derive(Debug, Error)]
pub enum SaveError {
    #[error("{}", texts::no_folder(&folder.display().to_string()))]
    NoFolder { folder: PathBuf },
    #[error("{}", texts::no_data_folder())]
    NoDataFolder,
    #[error("{}", texts::folder_to_write(&path.display().to_string()))]
    Folder { path: PathBuf },
    #[error("{}", texts::not_allowed_to_write(&path.display().to_string()))]
    NotAllowed { path: PathBuf },
    #[error("{}", texts::written_elsewhere(&path.display().to_string()))]
    OpenElsewhere { path: PathBuf },
    #[error("{}", texts::no_file_name(&path.display().to_string(), &cause.to_string()))]
    FileName { path: PathBuf, cause: io::Error },
    #[error("{}", texts::disk_full(&path.display().to_string()))]
    DiskFull { path: PathBuf },
    #[error("{}", texts::not_saved(&path.display().to_string(), &cause.to_string()))]
    Failed { path: PathBuf, cause: io::Error },
    #[error("{}", texts::in_use_to_write(&path.display().to_string()))]
    InUse { path: PathBuf },
    #[error("{}", texts::invalid(&path.display().to_string(), what))]
    Invalid { path: PathBuf, what: String },
    #[error("{}", texts::too_large_to_write(&path.display().to_string(), &(LARGEST_FILE >> 20).to_string()))]
    TooLarge { path: PathBuf },
}

impl SaveError {
    /// The error for a file that the system could not write.
    pub fn from_io(path: &Path, cause: io::Error) -> Self {
        let path = path.to_owned();
        if is_open_elsewhere(&cause) {
            return SaveError::OpenElsewhere { path };
        }
        match cause.kind() {
            io::ErrorKind::InvalidFilename => SaveError::FileName { path, cause },
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
    let target = resolve_book_path(&LocalDisk, path);
    target
        .and_then(|target| own_files::replace_named_file(&LocalDisk, &target, &bytes, || Ok(())))
        .map_err(|cause| SaveError::from_io(path, cause))
}

/// The file to write if a book is saved at `path`. A link is followed if it leads to a book. A stranger could have made
/// a link to any other file.
pub(super) fn resolve_book_path(disk: &dyn Disk, path: &Path) -> io::Result<PathBuf> {
    let target = disk.resolve_links(path)?;
    let is_link = disk.entry_info(path).is_ok_and(|info| info.kind == FileKind::Link);
    let has_name_of_book = || has_extension(&target, "topboard");
    let is_book = || disk.read(&target, 4096).is_ok_and(|start| looks_like_book(&start));
    if is_link && !has_name_of_book() && !is_book() {
        return Err(io::Error::other(texts::is_link_to_no_book(&target.display().to_string())));
    }
    Ok(target)
}

/// The bytes of the file for `book`. `path` is only used in error messages.
pub fn book_to_bytes(path: &Path, book: &Book) -> Result<Vec<u8>, SaveError> {
    // What opening a file refuses is never written.
    validate_book(book).map_err(|invalid| SaveError::Invalid { path: path.to_owned(), what: invalid.message })?;
    let written = BookFileToWrite { format: FORMAT, version: VERSION, saved_by: env!("CARGO_PKG_VERSION"), book };
    let mut bytes = serde_json::to_vec_pretty(&written)
        .map_err(|error| SaveError::Failed { path: path.to_owned(), cause: error.into() })?;
    add_checksum(&mut bytes);
    if bytes.len() as u64 > LARGEST_FILE {
        return Err(SaveError::TooLarge { path: path.to_owned() });
    }
    Ok(bytes)
}

/// Adds the last field to the JSON of a book.
fn add_checksum(json: &mut Vec<u8>) {
    let end = json.strip_suffix(b"\n}").map_or(json.len(), <[u8]>::len);
    json.truncate(end);
    let checksum = crc32fast::hash(json);
    json.extend(checksum_field(checksum).as_bytes());
}

/// Writes a result, such as a workbook, to `path`. An existing file is replaced. Whatever happens, the file is completely
/// old or completely new. The permissions of the old file stay. A link is refused.
pub fn replace_file(path: &Path, bytes: &[u8]) -> Result<(), SaveError> {
    own_files::replace_named_file(&LocalDisk, path, bytes, || Ok(())).map_err(|cause| SaveError::from_io(path, cause))
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
        assert_eq!(
            message(io::ErrorKind::InvalidFilename),
            "hall/con.topboard cannot be the name of a file: invalid filename. Choose another name."
        );
        assert!(message(io::ErrorKind::TimedOut).contains("was not saved and is unchanged: timed out"));
    }

    #[test]
    fn a_score_that_json_cannot_hold_is_refused_by_seat() {
        let mut board = Board::new("A");
        board.seats[Power::Russia].ruling = Some(Box::new(ScoreRuling { score: f64::NAN, reason: String::new() }));
        let round = Round { name: "1".into(), boards: vec![board], ..Round::default() };
        let book = Book { rounds: vec![round], ..Book::default() };
        assert_eq!(
            book_to_bytes(Path::new("c"), &book).unwrap_err().to_string(),
            "c was not saved and is unchanged, because it could not be opened again: NaN is not a number that can be \
             written at “rounds”, 1, “boards”, 1, “seats”, Russia, “override”, “score”. Undo the last change and save \
             again."
        );
    }
}
