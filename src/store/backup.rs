//! Dated copies of a book: at the start and the end of each round, and every hour that something is typed.
//!
//! They lie in the folder `con backups` beside `con.topboard`, are books like any other, and are thinned like a calendar:
//! all of today, of each of the last seven days the starts and ends of rounds and the newest, of each week before that the
//! newest.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jiff::civil::{Date, DateTime};
use jiff::{SignedDuration, Timestamp, Zoned};

use super::disk::{Disk, is_there};
use super::write_book::{create_on, to_bytes};
use super::{SaveError, paths};
use crate::book::{Book, Stage};

/// How often a copy is made of a book that is typed into.
const EVERY: SignedDuration = SignedDuration::from_hours(1);

/// For so many days there is more than one copy of a week.
const DAYS: i64 = 7;

/// How a moment is written in a name.
const MOMENT: &str = "%Y-%m-%d %H-%M-%S";

/// How far a round is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Before,
    Playing,
    Over,
}

/// Watches a book for the moments at which a copy is due.
#[derive(Debug)]
pub(super) struct Watch {
    phases: Vec<Phase>,
    last: Timestamp,
}

impl Watch {
    pub(super) fn new(book: &Book, now: Timestamp) -> Self {
        Watch { phases: phases(book), last: now }
    }

    /// What a copy of the book as it is now is to be called, when one is due.
    pub(super) fn due(&mut self, book: &Book, now: Timestamp) -> Option<String> {
        let before = std::mem::replace(&mut self.phases, phases(book));
        let turned = before.iter().zip(&self.phases).zip(&book.rounds).filter(|((before, after), _)| before != after);
        let mut called = turned.filter_map(|((before, after), round)| match (before, after) {
            (_, Phase::Over) => Some(format!("end of {}", round.title())),
            (Phase::Before, Phase::Playing) => Some(format!("start of {}", round.title())),
            _ => None,
        });
        let hourly = || (now.duration_since(self.last) >= EVERY).then(|| "hourly".to_owned());
        let due = called.next_back().or_else(hourly)?;
        self.last = now;
        Some(due)
    }
}

/// How far every round is.
fn phases(book: &Book) -> Vec<Phase> {
    let phase = |boards: &[crate::book::Board]| {
        let mut stages = boards.iter().map(crate::book::Board::stage).peekable();
        if stages.peek().is_none() {
            return Phase::Before;
        }
        let stages: Vec<Stage> = stages.collect();
        match () {
            () if stages.iter().all(|stage| *stage == Stage::Ended) => Phase::Over,
            () if stages.iter().all(|stage| *stage == Stage::NotStarted) => Phase::Before,
            () => Phase::Playing,
        }
    };
    book.rounds.iter().map(|round| phase(&round.boards)).collect()
}

/// The folder of the copies of the book at `path`.
fn folder_of(path: &Path) -> PathBuf {
    path.with_file_name(format!("{} backups", paths::stem(path)))
}

/// Where copies of a book go: beside it, else among the user's own.
pub(super) fn folders(path: Option<&Path>, journal: Option<&Path>, data: Option<&Path>) -> Vec<PathBuf> {
    let elsewhere =
        data.zip(path.or(journal)).map(|(data, path)| data.join("backups").join(paths::name_elsewhere(path)));
    path.map(folder_of).into_iter().chain(elsewhere).collect()
}

/// Makes a copy in the first of these folders that takes it, and clears away what has become superfluous there.
pub(super) fn make(disk: &Arc<dyn Disk>, folders: &[PathBuf], book: &Book, called: &str) -> Result<(), String> {
    let now = Zoned::now();
    let plain: String =
        called.chars().map(|c| if c.is_alphanumeric() || " -_".contains(c) { c } else { '-' }).collect();
    let name = format!("{} {}.topboard", now.strftime(MOMENT), plain.trim());
    let mut failed = "there is no folder for it".to_owned();
    for folder in folders {
        let path = folder.join(&name);
        match write(disk, &path, book) {
            Ok(()) => {
                clear(disk.as_ref(), folder, now.datetime());
                return Ok(());
            }
            Err(error) => failed = error.to_string(),
        }
    }
    Err(format!("No backup could be made: {failed}"))
}

fn write(disk: &Arc<dyn Disk>, path: &Path, book: &Book) -> Result<(), SaveError> {
    let bytes = to_bytes(path, book)?;
    let write = || -> io::Result<()> {
        let folder = super::disk::folder_of(path);
        if !is_there(disk.as_ref(), folder) {
            disk.make_folder(folder)?;
        }
        match create_on(disk.as_ref(), path, &bytes) {
            // Two within a second.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
            result => result,
        }
    };
    write().map_err(|cause| SaveError::from_io(path, cause))
}

/// Removes superfluous copies. One that cannot be removed is tried again after the next copy.
fn clear(disk: &dyn Disk, folder: &Path, now: DateTime) {
    let names = disk.list(folder).unwrap_or_default();
    for name in superfluous(&names, now) {
        drop(disk.remove(&folder.join(name)));
    }
}

/// The names of copies that a calendar has no use for any more. Names that are none of ours are left alone.
fn superfluous(names: &[String], now: DateTime) -> Vec<&str> {
    let mut copies: Vec<(DateTime, &str)> =
        names.iter().filter_map(|name| Some((moment(name)?, name.as_str()))).collect();
    copies.sort_unstable();
    let mut newest: BTreeMap<(i16, i16), &str> = BTreeMap::new();
    for (at, name) in &copies {
        newest.insert(period(at.date(), now.date()), name);
    }
    let kept = |(at, name): &(DateTime, &str)| {
        let age = days_between(at.date(), now.date());
        let of_round = || name.contains(" start of ") || name.contains(" end of ");
        age <= 0 || age <= DAYS && of_round() || newest.get(&period(at.date(), now.date())) == Some(name)
    };
    copies.into_iter().filter(|copy| !kept(copy)).map(|(_, name)| name).collect()
}

/// The day, of the last ones, or the week: one copy is kept of each.
fn period(date: Date, today: Date) -> (i16, i16) {
    if days_between(date, today) <= DAYS {
        return (date.year(), date.day_of_year());
    }
    let week = date.iso_week_date();
    // Apart from the days of the year.
    (week.year(), -i16::from(week.week()))
}

fn days_between(date: Date, today: Date) -> i64 {
    date.duration_until(today).as_hours() / 24
}

/// The moment with which the name of a copy begins.
fn moment(name: &str) -> Option<DateTime> {
    let text = name.strip_suffix(".topboard")?.get(..19)?;
    DateTime::strptime(MOMENT, text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, Entry, Power, Round};
    use crate::store::disk::Files;

    #[test]
    fn rounds_that_start_and_end_and_hours_that_pass_are_noticed() {
        let boards = vec![Board::named("A"), Board::named("B")];
        let mut book = Book { rounds: vec![Round { name: "1".into(), boards, ..Round::default() }], ..Book::default() };
        let start: Timestamp = "2026-11-21T10:00:00Z".parse().unwrap();
        let mut watch = Watch::new(&book, start);
        assert_eq!(watch.due(&book, start), None);
        book.rounds[0].boards[0].seats[Power::Italy].centres = Entry::Value(5);
        assert_eq!(watch.due(&book, start).as_deref(), Some("start of Round 1"));
        let later = start + SignedDuration::from_mins(59);
        assert_eq!(watch.due(&book, later), None);
        assert_eq!(watch.due(&book, start + EVERY).as_deref(), Some("hourly"));
        assert_eq!(watch.due(&book, start + EVERY), None);
        for board in &mut book.rounds[0].boards {
            for power in Power::ALL {
                board.seats[power].centres = Entry::Value(4);
            }
        }
        assert_eq!(watch.due(&book, start + EVERY).as_deref(), Some("end of Round 1"));
    }

    #[test]
    fn copies_are_thinned_like_a_calendar() {
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
            superfluous(&names, now),
            ["2026-10-05 10-00-00 hourly.topboard", "2026-11-19 10-00-00 hourly.topboard"]
        );
    }

    #[test]
    fn a_copy_is_a_book_and_goes_elsewhere_where_it_cannot_be_beside() {
        let folder = tempfile::tempdir().unwrap();
        let disk: Arc<dyn Disk> = Arc::new(Files);
        let path = folder.path().join("con.topboard");
        let folders = folders(Some(&path), None, Some(&folder.path().join("data")));
        std::fs::write(&folders[0], b"a file where the folder would be").unwrap();
        make(&disk, &folders, &Book::default(), "end of Round 1/2").unwrap();
        let names = disk.list(&folders[1]).unwrap();
        assert!(names[0].ends_with(" end of Round 1-2.topboard"), "{names:?}");
        assert_eq!(crate::store::open(&folders[1].join(&names[0])).unwrap(), Book::default());
        let error = make(&disk, &folders[..1], &Book::default(), "hourly").unwrap_err();
        assert!(error.starts_with("No backup could be made: "), "{error}");
    }
}
