//! Makes copies of a book, each with a time and a label in its name, and finds them again.

use std::io;
use std::path::{Path, PathBuf};

use jiff::Zoned;
use jiff::civil::DateTime;

use crate::book::Book;
use crate::languages::window_sentences::journal_notices as texts;
use crate::store::disk::{self, Disk};
use crate::store::own_files::{self, ForeignFile, NewFilePermissions};
use crate::store::read_book::{parse_book, read_whole_file_on};
use crate::store::write_book::book_to_bytes;
use crate::store::{SaveError, paths};

/// The longest label in the name of a copy, in characters.
const MAX_LABEL: usize = 60;

/// The folders for the copies of a book, in the order in which they are tried: beside the book, then the data folder.
pub(in crate::store) fn backup_folders(
    path: Option<&Path>,
    journal: Option<&Path>,
    data: Option<&Path>,
) -> Vec<PathBuf> {
    let elsewhere =
        data.zip(path.or(journal)).map(|(data, path)| data.join("backups").join(paths::fallback_name(path)));
    path.map(paths::backup_folder).into_iter().chain(elsewhere).collect()
}

/// The names of all copies in these folders.
pub(super) fn names_of_copies(disk: &dyn Disk, folders: &[PathBuf]) -> Vec<String> {
    let own = folders.iter().filter(|folder| own_files::check_own_folder(disk, folder).is_ok());
    let names = own.flat_map(|folder| disk.list_folder(folder).unwrap_or_default());
    // The name of a copy is always a text.
    names.filter_map(|name| name.into_string().ok()).collect()
}

/// The book in the newest copy in these folders. A copy that is dated later than `now` was made with a wrong clock; it
/// counts only where there is no other. `None` if there is no copy, or if the newest cannot be read.
pub(in crate::store) fn newest_copy(disk: &dyn Disk, folders: &[PathBuf], now: DateTime) -> Option<Book> {
    let of_folder = |folder: &PathBuf| {
        let names = names_of_copies(disk, std::slice::from_ref(folder));
        let copy = |name: String| Some((backup_time(&name)?, folder.join(name)));
        names.into_iter().filter_map(copy).collect::<Vec<_>>()
    };
    let newest = folders.iter().flat_map(of_folder).max_by_key(|(at, _)| (*at <= now, *at));
    let (_, path) = newest?;
    parse_book(&read_whole_file_on(disk, &path).ok()?, &path).ok()
}

/// Makes a copy with this label, in the first folder that can be written to. The copy has the permissions of the book at
/// `path`. The result is a message if a folder is a link.
pub(in crate::store) fn make_backup(
    disk: &dyn Disk,
    folders: &[PathBuf],
    path: Option<&Path>,
    book: &Book,
    label: &str,
) -> Result<Option<String>, String> {
    let now = Zoned::now();
    let mut failed = texts::no_folder_for_backup().to_owned();
    let mut foreign = None;
    for folder in folders {
        if let Err(error) = own_files::check_own_folder(disk, folder) {
            failed = error.to_string();
            foreign = Some(texts::backups_in_own_folder(&failed, ForeignFile::cure()));
            continue;
        }
        let copy = folder.join(format!("{} {}.topboard", paths::timestamp(&now), plain_label(label)));
        match write_backup(disk, &copy, path, book) {
            Ok(()) => return Ok(foreign),
            Err(error) => failed = error.to_string(),
        }
    }
    Err(texts::no_backup(&failed))
}

/// The label with characters that every disk allows in a name.
fn plain_label(label: &str) -> String {
    let plain: String = label.chars().map(|c| if c.is_alphanumeric() || " -_".contains(c) { c } else { '-' }).collect();
    plain.trim().chars().take(MAX_LABEL).collect::<String>().trim_end().to_owned()
}

fn write_backup(disk: &dyn Disk, copy: &Path, path: Option<&Path>, book: &Book) -> Result<(), SaveError> {
    let bytes = book_to_bytes(copy, book)?;
    let write = || -> io::Result<()> {
        let folder = disk::parent_folder(copy);
        let is_beside_book = path.is_some_and(|path| paths::backup_folder(path) == folder);
        if is_beside_book {
            // A folder of the director that was removed is not made again for a backup.
            own_files::make_folder(disk, folder, path)?;
        } else {
            own_files::make_folders(disk, folder)?;
        }
        let permissions = NewFilePermissions::Like(path.unwrap_or(copy));
        match own_files::create_complete(disk, copy, &bytes, permissions) {
            // Two copies within one second.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
            result => result,
        }
    };
    write().map_err(|cause| SaveError::from_io(copy, cause))
}

/// The label in the name of a copy: “end of Round 1”.
fn label_in_name(name: &str) -> Option<&str> {
    backup_time(name)?;
    name.strip_suffix(".topboard")?.get(20..)
}

/// The label in the name of a copy, if it is the start or the end of a round.
pub(super) fn round_label_in_name(name: &str) -> Option<&str> {
    label_in_name(name).filter(|label| label.starts_with("start of ") || label.starts_with("end of "))
}

/// The time at the start of the name of a copy.
pub(super) fn backup_time(name: &str) -> Option<DateTime> {
    let text = name.strip_suffix(".topboard")?.get(..19)?;
    DateTime::strptime(paths::TIMESTAMP_FORMAT, text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::disk::LocalDisk;

    #[test]
    fn a_copy_is_a_book_and_goes_to_the_data_folder_if_it_cannot_be_beside_the_book() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("con.topboard");
        let folders = backup_folders(Some(&path), None, Some(&folder.path().join("data")));
        std::fs::write(&folders[0], b"a file where the folder would be").unwrap();
        let label = "end of Round 1/2";
        make_backup(&LocalDisk, &folders, Some(&path), &Book::default(), label).unwrap();
        let names = names_of_copies(&LocalDisk, &folders[1..]);
        assert!(names[0].ends_with(" end of Round 1-2.topboard"), "{names:?}");
        assert_eq!(crate::store::open_book(&folders[1].join(&names[0])).unwrap(), Book::default());
        let error = make_backup(&LocalDisk, &folders[..1], Some(&path), &Book::default(), label).unwrap_err();
        assert!(error.starts_with("No backup could be made: "), "{error}");
    }
}
