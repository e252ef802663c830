//! Dated copies of a book: at the start and the end of each round, and every hour while something is typed.
//!
//! The copies are in the folder `con backups` beside `con.topboard` and are ordinary books. Old copies are removed.
//! These stay: all copies of today; for each of the last seven days the starts and ends of rounds and the newest copy;
//! for each earlier week the newest copy.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jiff::civil::{Date, DateTime};
use jiff::{SignedDuration, Timestamp, Zoned};

use super::disk::{Disk, may_exist};
use super::write_book::{book_to_bytes, create_file_on};
use super::{SaveError, paths};
use crate::book::{Book, GameStage};

/// The time between two copies of a book that is being edited.
const BACKUP_INTERVAL: SignedDuration = SignedDuration::from_hours(1);

/// For this number of days, copies are kept by day. Older ones are kept by week.
const DETAILED_DAYS: i64 = 7;

/// The progress of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RoundPhase {
    NotStarted,
    InPlay,
    Finished,
}

/// Decides when a copy of a book is due.
#[derive(Debug)]
pub(super) struct BackupSchedule {
    phases: Vec<RoundPhase>,
    last: Timestamp,
}

impl BackupSchedule {
    pub(super) fn new(book: &Book, now: Timestamp) -> Self {
        BackupSchedule { phases: round_phases(book), last: now }
    }

    /// The label for a copy of the book, if a copy is due now.
    pub(super) fn due_backup(&mut self, book: &Book, now: Timestamp) -> Option<String> {
        let before = std::mem::replace(&mut self.phases, round_phases(book));
        let changed = before.iter().zip(&self.phases).zip(&book.rounds).filter(|((before, after), _)| before != after);
        let mut labels = changed.filter_map(|((before, after), round)| match (before, after) {
            (_, RoundPhase::Finished) => Some(format!("end of {}", round.title())),
            (RoundPhase::NotStarted, RoundPhase::InPlay) => Some(format!("start of {}", round.title())),
            _ => None,
        });
        let hourly = || (now.duration_since(self.last) >= BACKUP_INTERVAL).then(|| "hourly".to_owned());
        let due = labels.next_back().or_else(hourly)?;
        self.last = now;
        Some(due)
    }
}

/// The progress of every round.
fn round_phases(book: &Book) -> Vec<RoundPhase> {
    let phase = |boards: &[crate::book::Board]| {
        let mut stages = boards.iter().map(crate::book::Board::stage).peekable();
        if stages.peek().is_none() {
            return RoundPhase::NotStarted;
        }
        let stages: Vec<GameStage> = stages.collect();
        match () {
            () if stages.iter().all(|stage| *stage == GameStage::Ended) => RoundPhase::Finished,
            () if stages.iter().all(|stage| *stage == GameStage::NotStarted) => RoundPhase::NotStarted,
            () => RoundPhase::InPlay,
        }
    };
    book.rounds.iter().map(|round| phase(&round.boards)).collect()
}

/// The folder for the copies of the book at `path`.
fn backup_folder(path: &Path) -> PathBuf {
    path.with_file_name(format!("{} backups", paths::file_stem(path)))
}

/// The folders for the copies of a book, in the order in which they are tried: beside the book, then the data folder.
pub(super) fn backup_folders(path: Option<&Path>, journal: Option<&Path>, data: Option<&Path>) -> Vec<PathBuf> {
    let elsewhere =
        data.zip(path.or(journal)).map(|(data, path)| data.join("backups").join(paths::fallback_name(path)));
    path.map(backup_folder).into_iter().chain(elsewhere).collect()
}

/// Makes a copy in the first folder that can be written to, and removes the old copies there.
pub(super) fn make_backup(disk: &Arc<dyn Disk>, folders: &[PathBuf], book: &Book, label: &str) -> Result<(), String> {
    let now = Zoned::now();
    let plain: String = label.chars().map(|c| if c.is_alphanumeric() || " -_".contains(c) { c } else { '-' }).collect();
    let name = format!("{} {}.topboard", paths::timestamp(&now), plain.trim());
    let mut failed = "there is no folder for it".to_owned();
    for folder in folders {
        let path = folder.join(&name);
        match write_backup(disk, &path, book) {
            Ok(()) => {
                remove_old_backups(disk.as_ref(), folder, now.datetime());
                return Ok(());
            }
            Err(error) => failed = error.to_string(),
        }
    }
    Err(format!("No backup could be made: {failed}"))
}

fn write_backup(disk: &Arc<dyn Disk>, path: &Path, book: &Book) -> Result<(), SaveError> {
    let bytes = book_to_bytes(path, book)?;
    let write = || -> io::Result<()> {
        let folder = super::disk::parent_folder(path);
        if !may_exist(disk.as_ref(), folder) {
            disk.make_folder(folder)?;
        }
        match create_file_on(disk.as_ref(), path, &bytes) {
            // Two copies within one second.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
            result => result,
        }
    };
    write().map_err(|cause| SaveError::from_io(path, cause))
}

/// Removes old copies. A copy that cannot be removed is tried again after the next backup.
fn remove_old_backups(disk: &dyn Disk, folder: &Path, now: DateTime) {
    let names = disk.list_folder(folder).unwrap_or_default();
    for name in backups_to_remove(&names, now) {
        drop(disk.remove(&folder.join(name)));
    }
}

/// The names of copies that are not needed any more. Files with other names are left alone.
fn backups_to_remove(names: &[String], now: DateTime) -> Vec<&str> {
    let mut copies: Vec<(DateTime, &str)> =
        names.iter().filter_map(|name| Some((backup_time(name)?, name.as_str()))).collect();
    copies.sort_unstable();
    let mut newest: BTreeMap<(i16, i16), &str> = BTreeMap::new();
    for (at, name) in &copies {
        newest.insert(retention_period(at.date(), now.date()), name);
    }
    let is_kept = |(at, name): &(DateTime, &str)| {
        let age = days_between(at.date(), now.date());
        let of_round = || name.contains(" start of ") || name.contains(" end of ");
        age <= 0
            || age <= DETAILED_DAYS && of_round()
            || newest.get(&retention_period(at.date(), now.date())) == Some(name)
    };
    copies.into_iter().filter(|copy| !is_kept(copy)).map(|(_, name)| name).collect()
}

/// The day or the week of a date. One copy is kept of each.
fn retention_period(date: Date, today: Date) -> (i16, i16) {
    if days_between(date, today) <= DETAILED_DAYS {
        return (date.year(), date.day_of_year());
    }
    let week = date.iso_week_date();
    // Negative, so that a week is never equal to a day of the year.
    (week.year(), -i16::from(week.week()))
}

fn days_between(date: Date, today: Date) -> i64 {
    date.duration_until(today).as_hours() / 24
}

/// The time at the start of the name of a copy.
fn backup_time(name: &str) -> Option<DateTime> {
    let text = name.strip_suffix(".topboard")?.get(..19)?;
    DateTime::strptime(paths::TIMESTAMP_FORMAT, text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, CellEntry, Power, Round};
    use crate::store::disk::LocalDisk;

    #[test]
    fn a_copy_is_due_at_the_start_and_end_of_a_round_and_every_hour() {
        let boards = vec![Board::new("A"), Board::new("B")];
        let mut book = Book { rounds: vec![Round { name: "1".into(), boards, ..Round::default() }], ..Book::default() };
        let start: Timestamp = "2026-11-21T10:00:00Z".parse().unwrap();
        let mut watch = BackupSchedule::new(&book, start);
        assert_eq!(watch.due_backup(&book, start), None);
        book.rounds[0].boards[0].seats[Power::Italy].centres = CellEntry::Value(5);
        assert_eq!(watch.due_backup(&book, start).as_deref(), Some("start of Round 1"));
        let later = start + SignedDuration::from_mins(59);
        assert_eq!(watch.due_backup(&book, later), None);
        assert_eq!(watch.due_backup(&book, start + BACKUP_INTERVAL).as_deref(), Some("hourly"));
        assert_eq!(watch.due_backup(&book, start + BACKUP_INTERVAL), None);
        for board in &mut book.rounds[0].boards {
            for power in Power::ALL {
                board.seats[power].centres = CellEntry::Value(4);
            }
        }
        assert_eq!(watch.due_backup(&book, start + BACKUP_INTERVAL).as_deref(), Some("end of Round 1"));
    }

    #[test]
    fn old_copies_are_removed_by_day_and_by_week() {
        let names: Vec<String> = [
            "2026-10-05 10-00-00 hourly.topboard",
            "2026-10-07 10-00-00 end of Round 1.topboard",
            "2026-10-14 10-00-00 hourly.topboard",
            "2026-11-19 09-00-00 end of Round 2.topboard",
            "2026-11-19 10-00-00 hourly.topboard",
            "2026-11-19 11-00-00 hourly.topboard",
            "2026-11-21 10-00-00 hourly.topboard",
            "2026-11-21 11-00-00 hourly.topboard",
            "my own.topboard",
            "2026-11-01 10-00-00 notes.txt",
        ]
        .map(str::to_owned)
        .into();
        let now = "2026-11-21T12:00:00".parse().unwrap();
        assert_eq!(
            backups_to_remove(&names, now),
            ["2026-10-05 10-00-00 hourly.topboard", "2026-11-19 10-00-00 hourly.topboard"]
        );
    }

    #[test]
    fn a_copy_is_a_book_and_goes_to_the_data_folder_if_it_cannot_be_beside_the_book() {
        let folder = tempfile::tempdir().unwrap();
        let disk: Arc<dyn Disk> = Arc::new(LocalDisk);
        let path = folder.path().join("con.topboard");
        let folders = backup_folders(Some(&path), None, Some(&folder.path().join("data")));
        std::fs::write(&folders[0], b"a file where the folder would be").unwrap();
        make_backup(&disk, &folders, &Book::default(), "end of Round 1/2").unwrap();
        let names = disk.list_folder(&folders[1]).unwrap();
        assert!(names[0].ends_with(" end of Round 1-2.topboard"), "{names:?}");
        assert_eq!(crate::store::open_book(&folders[1].join(&names[0])).unwrap(), Book::default());
        let error = make_backup(&disk, &folders[..1], &Book::default(), "hourly").unwrap_err();
        assert!(error.starts_with("No backup could be made: "), "{error}");
    }
}
