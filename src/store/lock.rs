//! Two windows on one book notice each other.
//!
//! While `con.topboard` is open, `con.topboard-lock` lies beside it, says who has it open where, and is held by the
//! system for this process. The system lets go when the process ends, however it ends, so that a mark left behind by a
//! crash is known for what it is. A mark of another computer, in a folder that both see, can only be believed.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jiff::{Timestamp, tz::TimeZone};
use serde::{Deserialize, Serialize};

use super::disk::{self, Disk, DiskFile};
use super::paths;

/// Marks larger than this are none of ours.
const LARGEST: u64 = 4096;

/// Who has a book open, as the mark says it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Holder {
    pub(super) who: String,
    pub(super) computer: String,
    pub(super) process: u32,
    pub(super) since: Timestamp,
}

impl Holder {
    /// “by ann on hall-2, since 14:03”.
    pub(super) fn say(&self) -> String {
        let since = self.since.to_zoned(TimeZone::system());
        let format = if since.date() == jiff::Zoned::now().date() { "%H:%M" } else { "%-d %B, %H:%M" };
        format!("by {} on {}, since {}", self.who, self.computer, since.strftime(format))
    }
}

/// A book held for this process as long as this is there.
#[derive(Debug)]
pub(super) struct Lock {
    disk: Arc<dyn Disk>,
    path: PathBuf,
    /// Held by being open.
    _file: Box<dyn DiskFile>,
}

impl Drop for Lock {
    fn drop(&mut self) {
        // A mark that stays is recognised as left behind.
        drop(self.disk.remove(&self.path));
    }
}

/// What came of asking for a book.
#[derive(Debug)]
pub(super) enum Asked {
    Held {
        lock: Lock,
        /// Somebody on another computer may have it open.
        beside: Option<Holder>,
    },
    /// Another process on this computer has it open; who, where that can be read.
    Taken(Option<Holder>),
}

/// Asks for the book at `path`.
pub(super) fn take(disk: &Arc<dyn Disk>, path: &Path, who: &str, computer: &str) -> io::Result<Asked> {
    let path = paths::lock_of(path);
    let mut tries = 0;
    loop {
        tries += 1;
        let mut file = match disk.create(&path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => disk.extend(&path)?,
            other => other?,
        };
        let there = disk.read(&path, LARGEST).ok().and_then(|bytes| serde_json::from_slice::<Holder>(&bytes).ok());
        if !file.hold()? {
            return Ok(Asked::Taken(there));
        }
        let own = Holder {
            who: who.to_owned(),
            computer: computer.to_owned(),
            process: std::process::id(),
            since: Timestamp::now(),
        };
        let mark = serde_json::to_vec(&own)?;
        file.cut(0)?;
        disk::write_all(file.as_mut(), &mark)?;
        // Whoever held it may have removed it between our opening and our holding it.
        if disk.read(&path, LARGEST).is_ok_and(|bytes| bytes == mark) || tries == 3 {
            let beside = there.filter(|holder| holder.computer != computer);
            return Ok(Asked::Held { lock: Lock { disk: Arc::clone(disk), path, _file: file }, beside });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::disk::Files;

    #[test]
    fn a_book_is_held_once_and_free_again() {
        let folder = tempfile::tempdir().unwrap();
        let disk: Arc<dyn Disk> = Arc::new(Files);
        let book = folder.path().join("con.topboard");
        let Asked::Held { lock, beside: None } = take(&disk, &book, "ann", "hall-2").unwrap() else {
            panic!("nobody has it")
        };
        let Asked::Taken(Some(holder)) = take(&disk, &book, "ben", "hall-2").unwrap() else { panic!("ann has it") };
        assert!(holder.say().starts_with("by ann on hall-2, since "), "{}", holder.say());
        drop(lock);
        assert!(!paths::lock_of(&book).exists());
    }

    #[test]
    fn a_mark_left_behind_here_is_nothing_and_one_of_another_computer_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let disk: Arc<dyn Disk> = Arc::new(Files);
        let book = folder.path().join("con.topboard");
        for (computer, told) in [("hall-2", false), ("home", true)] {
            let left = Holder {
                who: "ann".into(),
                computer: computer.into(),
                process: 1,
                since: "2026-11-20T12:00:00Z".parse().unwrap(),
            };
            std::fs::write(paths::lock_of(&book), serde_json::to_vec(&left).unwrap()).unwrap();
            let Asked::Held { beside, .. } = take(&disk, &book, "ben", "hall-2").unwrap() else { panic!("{computer}") };
            assert_eq!(beside.is_some(), told, "{computer}");
        }
        std::fs::write(paths::lock_of(&book), b"\0\xff nonsense").unwrap();
        assert!(matches!(take(&disk, &book, "ben", "hall-2"), Ok(Asked::Held { beside: None, .. })));
    }
}
