//! The lock file that stops two windows from editing one book.
//!
//! While `con.topboard` is open, `con.topboard-lock` lies beside it. It says who has the book open on which computer.
//! The operating system holds a lock on it for this process. The system releases the lock when the process ends, even
//! after a crash, so a lock file that was left behind is recognised. The lock of another computer on a shared folder
//! cannot be tested, only read.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jiff::{Timestamp, tz::TimeZone};
use serde::{Deserialize, Serialize};

use super::disk::{self, Disk, DiskFile, FileId, may_exist};
use super::own_files::{self, ForeignFile, NewFilePermissions, OwnFile};
use super::paths;
use crate::languages::recent_moment_in_window;
use crate::languages::window_sentences::journal_notices as texts;
use crate::limits::LONGEST_LOCK;

/// Who has a book open, as written in the lock file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct LockHolder {
    #[serde(rename = "who")]
    pub(super) user: String,
    pub(super) computer: String,
    pub(super) process: u32,
    pub(super) since: Timestamp,
}

impl LockHolder {
    /// “by ann on hall-2, since 14:03”.
    pub(super) fn describe(&self) -> String {
        let since = self.since.to_zoned(TimeZone::system()).datetime();
        texts::holder(&self.user, &self.computer, &recent_moment_in_window(&since, jiff::Zoned::now().date()))
    }
}

/// A locked book. It is unlocked when this value is dropped.
#[derive(Debug)]
pub(super) struct BookLock {
    disk: Arc<dyn Disk>,
    path: PathBuf,
    /// The contents of the lock file.
    mark: Vec<u8>,
    /// The lock lasts as long as this file is open.
    file: Option<Box<dyn DiskFile>>,
    /// Which file it is. `None` if that is unknown.
    id: Option<FileId>,
}

impl BookLock {
    /// Whether the lock file is still at its path. If that cannot be found out, it counts as there. Some disks give a file
    /// another identity from time to time, so its contents decide.
    pub(super) fn is_in_place(&self) -> bool {
        let there = self.disk.file_id(&self.path);
        match self.id {
            Some(id) if there.is_ok_and(|there| there != id) => self.has_own_mark(),
            Some(_) => may_exist(self.disk.as_ref(), &self.path),
            None => true,
        }
    }

    /// Whether the file at the path has the contents that this process wrote.
    fn has_own_mark(&self) -> bool {
        own_files::read_own(self.disk.as_ref(), &self.path, LONGEST_LOCK).is_ok_and(|bytes| bytes == self.mark)
    }
}

impl Drop for BookLock {
    fn drop(&mut self) {
        if cfg!(windows) {
            // Windows removes a file when nobody has it open any more.
            self.file = None;
        }
        // Somebody may have put another file there. A lock file that stays is recognised later as left behind.
        if self.has_own_mark() {
            drop(own_files::remove_own(self.disk.as_ref(), &self.path, OwnFile::Lock));
        }
    }
}

/// The result of trying to lock a book.
#[derive(Debug)]
pub(super) enum LockOutcome {
    Acquired {
        lock: BookLock,
        /// Somebody on another computer who may have the book open.
        other_computer: Option<LockHolder>,
        /// What lies under the name of the lock file beside the book, if Topboard did not make it.
        foreign: Option<ForeignFile>,
    },
    /// Another process on this computer has the book open. Its user, if the lock file can be read.
    HeldElsewhere(Option<LockHolder>),
}

/// Tries to lock the book at `path`. If there can be no lock file beside it, the lock file is in the user's data folder,
/// where it stops other windows of the same user.
pub(super) fn acquire(
    disk: &Arc<dyn Disk>,
    path: &Path,
    data: Option<&Path>,
    user: &str,
    computer: &str,
) -> io::Result<LockOutcome> {
    let own = LockHolder {
        user: user.to_owned(),
        computer: computer.to_owned(),
        process: std::process::id(),
        since: Timestamp::now(),
    };
    let elsewhere = data.map(|data| paths::fallback_lock_path(data, path));
    let refused = match acquire_at(disk, &paths::lock_path(path), path, &own) {
        Ok(outcome) => {
            let held =
                elsewhere.filter(|elsewhere| may_exist(disk.as_ref(), elsewhere)).and_then(
                    |elsewhere| match acquire_at(disk, &elsewhere, path, &own) {
                        Ok(held @ LockOutcome::HeldElsewhere(_)) => Some(held),
                        _ => None,
                    },
                );
            return Ok(held.unwrap_or(outcome));
        }
        Err(error) => error,
    };
    let Some(elsewhere) = elsewhere else { return Err(refused) };
    own_files::make_folders(disk.as_ref(), disk::parent_folder(&elsewhere))?;
    let mut outcome = acquire_at(disk, &elsewhere, path, &own)?;
    if let LockOutcome::Acquired { foreign, .. } = &mut outcome {
        *foreign = ForeignFile::of_error(&refused).cloned();
    }
    Ok(outcome)
}

/// Tries to lock `book` with the lock file at `path`.
fn acquire_at(disk: &Arc<dyn Disk>, path: &Path, book: &Path, own: &LockHolder) -> io::Result<LockOutcome> {
    let mark = serde_json::to_vec(own)?;
    let mut tries = 0;
    loop {
        tries += 1;
        let (mut file, is_new) = match own_files::create_new(disk.as_ref(), path, NewFilePermissions::Like(book)) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                (own_files::open_only_name(disk.as_ref(), path)?, false)
            }
            other => (other?, true),
        };
        let present = own_files::read_own(disk.as_ref(), path, LONGEST_LOCK).ok();
        let present = present.and_then(|bytes| serde_json::from_slice::<LockHolder>(&bytes).ok());
        if !file.try_lock_file()? {
            return Ok(LockOutcome::HeldElsewhere(present));
        }
        if !is_new {
            own_files::check_start(file.as_mut(), path, OwnFile::Lock)?;
            // The permissions of the book may have changed. Some disks have none.
            drop(file.copy_permissions_from(book));
        }
        let written = file.truncate(0).and_then(|()| disk::write_all(file.as_mut(), &mark));
        if let Err(error) = written {
            if is_new {
                drop(own_files::remove_own(disk.as_ref(), path, OwnFile::Lock));
            }
            return Err(error);
        }
        // The previous owner may have removed the file between our opening it and our locking it.
        if own_files::read_own(disk.as_ref(), path, LONGEST_LOCK).is_ok_and(|bytes| bytes == mark) || tries == 3 {
            let other_computer = present.filter(|holder| holder.computer != own.computer);
            return Ok(LockOutcome::Acquired {
                lock: BookLock {
                    disk: Arc::clone(disk),
                    path: path.to_owned(),
                    mark,
                    id: file.id().ok(),
                    file: Some(file),
                },
                other_computer,
                foreign: None,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::disk::LocalDisk;

    #[test]
    fn a_book_is_locked_once_and_released_again() {
        let folder = tempfile::tempdir().unwrap();
        let disk: Arc<dyn Disk> = Arc::new(LocalDisk);
        let book = folder.path().join("con.topboard");
        let LockOutcome::Acquired { lock, other_computer: None, foreign: None } =
            acquire(&disk, &book, None, "ann", "hall-2").unwrap()
        else {
            panic!("nobody has it")
        };
        let LockOutcome::HeldElsewhere(Some(holder)) = acquire(&disk, &book, None, "ben", "hall-2").unwrap() else {
            panic!("ann has it")
        };
        assert!(holder.describe().starts_with("by ann on hall-2, since "), "{}", holder.describe());
        drop(lock);
        assert!(!paths::lock_path(&book).exists());
    }

    #[test]
    fn a_lock_left_behind_on_this_computer_is_ignored_and_one_of_another_computer_is_reported() {
        let folder = tempfile::tempdir().unwrap();
        let disk: Arc<dyn Disk> = Arc::new(LocalDisk);
        let book = folder.path().join("con.topboard");
        for (computer, reported) in [("hall-2", false), ("home", true)] {
            let left = LockHolder {
                user: "ann".into(),
                computer: computer.into(),
                process: 1,
                since: "2026-11-20T12:00:00Z".parse().unwrap(),
            };
            std::fs::write(paths::lock_path(&book), serde_json::to_vec(&left).unwrap()).unwrap();
            let LockOutcome::Acquired { other_computer, .. } = acquire(&disk, &book, None, "ben", "hall-2").unwrap()
            else {
                panic!("{computer}")
            };
            assert_eq!(other_computer.is_some(), reported, "{computer}");
        }
        std::fs::write(paths::lock_path(&book), b"\0\xff nonsense").unwrap();
        let data = folder.path().join("data");
        let acquired = acquire(&disk, &book, Some(&data), "ben", "hall-2");
        let Ok(LockOutcome::Acquired { other_computer: None, foreign: Some(foreign), .. }) = &acquired else {
            panic!("{acquired:?}")
        };
        assert!(
            foreign
                .to_string()
                .ends_with("con.topboard-lock is a file of another program, so Topboard does not use it")
        );
        assert_eq!(std::fs::read(paths::lock_path(&book)).unwrap(), b"\0\xff nonsense");
        // The lock in the data folder stops a second window, also after the foreign file was moved away.
        for _ in 0..2 {
            assert!(matches!(
                acquire(&disk, &book, Some(&data), "ben", "hall-2"),
                Ok(LockOutcome::HeldElsewhere(Some(_)))
            ));
            drop(std::fs::remove_file(paths::lock_path(&book)));
        }
    }
}
