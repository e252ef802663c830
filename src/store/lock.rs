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

use super::disk::{self, Disk, DiskFile};
use super::paths;

/// In bytes. A larger file is not a lock file of Topboard.
const MAX_LOCK_BYTES: u64 = 4096;

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
        let since = self.since.to_zoned(TimeZone::system());
        let format = if since.date() == jiff::Zoned::now().date() { "%H:%M" } else { "%-d %B, %H:%M" };
        format!("by {} on {}, since {}", self.user, self.computer, since.strftime(format))
    }
}

/// A locked book. It is unlocked when this value is dropped.
#[derive(Debug)]
pub(super) struct BookLock {
    disk: Arc<dyn Disk>,
    path: PathBuf,
    /// The lock lasts as long as this file is open.
    _file: Box<dyn DiskFile>,
}

impl Drop for BookLock {
    fn drop(&mut self) {
        // A lock file that cannot be removed is recognised later as left behind.
        drop(self.disk.remove(&self.path));
    }
}

/// The result of trying to lock a book.
#[derive(Debug)]
pub(super) enum LockOutcome {
    Acquired {
        lock: BookLock,
        /// Somebody on another computer who may have the book open.
        other_computer: Option<LockHolder>,
    },
    /// Another process on this computer has the book open. Its user, if the lock file can be read.
    HeldElsewhere(Option<LockHolder>),
}

/// Tries to lock the book at `path`.
pub(super) fn acquire(disk: &Arc<dyn Disk>, path: &Path, user: &str, computer: &str) -> io::Result<LockOutcome> {
    let path = paths::lock_path(path);
    let mut tries = 0;
    loop {
        tries += 1;
        let mut file = match disk.create(&path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => disk.open_to_append(&path)?,
            other => other?,
        };
        let present =
            disk.read(&path, MAX_LOCK_BYTES).ok().and_then(|bytes| serde_json::from_slice::<LockHolder>(&bytes).ok());
        if !file.try_lock_file()? {
            return Ok(LockOutcome::HeldElsewhere(present));
        }
        let own = LockHolder {
            user: user.to_owned(),
            computer: computer.to_owned(),
            process: std::process::id(),
            since: Timestamp::now(),
        };
        let mark = serde_json::to_vec(&own)?;
        file.truncate(0)?;
        disk::write_all(file.as_mut(), &mark)?;
        // The previous owner may have removed the file between our opening it and our locking it.
        if disk.read(&path, MAX_LOCK_BYTES).is_ok_and(|bytes| bytes == mark) || tries == 3 {
            let other_computer = present.filter(|holder| holder.computer != computer);
            return Ok(LockOutcome::Acquired {
                lock: BookLock { disk: Arc::clone(disk), path, _file: file },
                other_computer,
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
        let LockOutcome::Acquired { lock, other_computer: None } = acquire(&disk, &book, "ann", "hall-2").unwrap()
        else {
            panic!("nobody has it")
        };
        let LockOutcome::HeldElsewhere(Some(holder)) = acquire(&disk, &book, "ben", "hall-2").unwrap() else {
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
            let LockOutcome::Acquired { other_computer, .. } = acquire(&disk, &book, "ben", "hall-2").unwrap() else {
                panic!("{computer}")
            };
            assert_eq!(other_computer.is_some(), reported, "{computer}");
        }
        std::fs::write(paths::lock_path(&book), b"\0\xff nonsense").unwrap();
        assert!(matches!(
            acquire(&disk, &book, "ben", "hall-2"),
            Ok(LockOutcome::Acquired { other_computer: None, .. })
        ));
    }
}
