//! Dated copies of a book: at the start and the end of each round, and every hour while something is typed.
//!
//! The copies are in the folder `con backups` beside `con.topboard` and are ordinary books. Old copies are removed.
//! These stay: all copies of the last two days on which copies were made; for each of the seven days before these the
//! newest copy; for each earlier week the newest copy; and always the newest copy of the start and of the end of each
//! round. Days without a copy do not count, so a clock that was set forward does not make a copy old.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use jiff::civil::{Date, DateTime};
use jiff::{SignedDuration, Timestamp, Zoned};

use super::disk::{self, Disk};
use super::own_files::{self, ForeignFile, NewFilePermissions};
use super::write_book::book_to_bytes;
use super::{SaveError, paths};
use crate::book::{Book, GameStage, Round};

/// The time between two copies of a book that is being edited.
const BACKUP_INTERVAL: SignedDuration = SignedDuration::from_hours(1);

/// The time before the next attempt to make copies that could not be made.
const RETRY_DELAY: Duration = Duration::from_secs(30);

/// If the clock and the time that has passed differ by more than this, somebody has set the clock.
const STEADY_CLOCK: SignedDuration = SignedDuration::from_mins(10);

/// The longest label in the name of a copy, in characters.
const MAX_LABEL: usize = 60;

/// All copies of this number of days are kept, not counting today.
const COMPLETE_DAYS: i64 = 1;

/// Copies of this number of days are kept by day. Older ones are kept by week.
const DETAILED_DAYS: i64 = 7;

/// The progress of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RoundPhase {
    NotStarted,
    InPlay,
    Finished,
}

/// The same moment on the clock, which somebody can set, and on a counter that nobody can set. The counter stands still
/// while some computers are asleep.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment {
    pub(super) clock: Timestamp,
    pub(super) counter: Instant,
}

impl Moment {
    pub(super) fn now() -> Self {
        Moment { clock: Timestamp::now(), counter: Instant::now() }
    }

    /// The time since `earlier` on the clock and on the counter.
    fn times_since(self, earlier: Moment) -> [SignedDuration; 2] {
        let counted = self.counter.saturating_duration_since(earlier.counter);
        [self.clock.duration_since(earlier.clock), SignedDuration::try_from(counted).unwrap_or_default()]
    }
}

/// Decides when a copy of a book is due.
#[derive(Debug)]
pub(super) struct BackupSchedule {
    phases: Vec<RoundPhase>,
    /// Whether the phases were compared with the existing copies.
    is_compared: bool,
    last: Moment,
    started: Moment,
    /// The phases and the moment of the copies that are being made.
    attempt: Option<(Vec<RoundPhase>, Moment)>,
    /// When the copies could not be made. `None` if the last ones were made.
    failed: Option<Moment>,
}

impl BackupSchedule {
    pub(super) fn new(book: &Book, now: Moment) -> Self {
        BackupSchedule {
            phases: round_phases(book),
            is_compared: false,
            last: now,
            started: now,
            attempt: None,
            failed: None,
        }
    }

    /// Compares the rounds of the book with the names of the existing copies, once. A round without its copies counts as
    /// not started, because it may have arrived in any way.
    pub(super) fn compare_with_copies(&mut self, book: &Book, names: impl FnOnce() -> Vec<String>) {
        if std::mem::replace(&mut self.is_compared, true) {
            return;
        }
        let names = names();
        let has = |label: String| names.iter().any(|name| label_in_name(name) == Some(plain_label(&label).as_str()));
        for (phase, round) in self.phases.iter_mut().zip(&book.rounds) {
            let has_start = has(start_label(round));
            *phase = match phase {
                RoundPhase::Finished if has(end_label(round)) => RoundPhase::Finished,
                RoundPhase::Finished | RoundPhase::InPlay if has_start => RoundPhase::InPlay,
                _ => RoundPhase::NotStarted,
            };
        }
    }

    /// Compares the rounds again, because the copies are in another folder now.
    pub(super) fn forget_copies(&mut self) {
        self.is_compared = false;
    }

    /// The labels for the copies of the book that are due now. They stay due until [`BackupSchedule::finish_attempt`] says
    /// that they were made.
    pub(super) fn due_backups(&mut self, book: &Book, now: Moment) -> Vec<String> {
        let phases = round_phases(book);
        // A round that was not there before had not started.
        let before = self.phases.iter().copied().chain(std::iter::repeat(RoundPhase::NotStarted));
        let mut due = Vec::new();
        for ((before, after), round) in before.zip(&phases).zip(&book.rounds) {
            if before == RoundPhase::NotStarted && *after != before {
                due.push(start_label(round));
            }
            if *after == RoundPhase::Finished && *after != before {
                due.push(end_label(round));
            }
        }
        if due.is_empty() {
            self.phases.clone_from(&phases);
            if now.times_since(self.last).into_iter().any(|passed| passed >= BACKUP_INTERVAL) {
                due.push("hourly".to_owned());
            }
        }
        if !due.is_empty() {
            self.attempt = Some((phases, now));
        }
        due
    }

    /// Notes whether the copies that were due have been made.
    pub(super) fn finish_attempt(&mut self, is_made: bool) {
        let Some((phases, at)) = self.attempt.take() else { return };
        if is_made {
            (self.phases, self.last) = (phases, at);
        }
        self.failed = (!is_made).then(Moment::now);
    }

    /// Whether the last copies could not be made.
    pub(super) fn has_failed(&self) -> bool {
        self.failed.is_some()
    }

    /// Whether it is too early to try again after a failure.
    pub(super) fn is_waiting(&self) -> bool {
        self.failed.is_some_and(|failed| failed.counter.elapsed() < RETRY_DELAY)
    }

    /// Whether nobody has set the clock since the start. A computer that was asleep counts as a clock that was set.
    pub(super) fn clock_is_steady(&self, now: Moment) -> bool {
        let [time, counted] = now.times_since(self.started);
        (time - counted).abs() <= STEADY_CLOCK
    }
}

fn start_label(round: &Round) -> String {
    format!("start of {}", round.title())
}

fn end_label(round: &Round) -> String {
    format!("end of {}", round.title())
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

/// The folders for the copies of a book, in the order in which they are tried: beside the book, then the data folder.
pub(super) fn backup_folders(path: Option<&Path>, journal: Option<&Path>, data: Option<&Path>) -> Vec<PathBuf> {
    let elsewhere =
        data.zip(path.or(journal)).map(|(data, path)| data.join("backups").join(paths::fallback_name(path)));
    path.map(paths::backup_folder).into_iter().chain(elsewhere).collect()
}

/// The names of all copies in these folders.
pub(super) fn names_of_copies(disk: &dyn Disk, folders: &[PathBuf]) -> Vec<String> {
    let own = folders.iter().filter(|folder| own_files::check_own_folder(disk, folder).is_ok());
    own.flat_map(|folder| disk.list_folder(folder).unwrap_or_default()).collect()
}

/// Makes a copy with each of these labels, in the first folder that can be written to. The copies have the permissions
/// of the book at `path`. The result is a message if a folder is a link.
pub(super) fn make_backups(
    disk: &dyn Disk,
    folders: &[PathBuf],
    path: Option<&Path>,
    book: &Book,
    labels: &[String],
) -> Result<Option<String>, String> {
    let now = Zoned::now();
    let mut failed = "there is no folder for it".to_owned();
    let mut foreign = None;
    'folders: for folder in folders {
        if let Err(error) = own_files::check_own_folder(disk, folder) {
            failed = error.to_string();
            foreign = Some(format!("{failed}. The backups are in your own folder. {}", ForeignFile::CURE));
            continue;
        }
        for label in labels {
            let copy = folder.join(format!("{} {}.topboard", paths::timestamp(&now), plain_label(label)));
            if let Err(error) = write_backup(disk, &copy, path, book) {
                failed = error.to_string();
                continue 'folders;
            }
        }
        return Ok(foreign);
    }
    Err(format!("No backup could be made: {failed}"))
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
        // A folder of the director that was removed is not made again for a backup.
        if is_beside_book {
            disk.file_info(disk::parent_folder(folder))?;
        }
        own_files::make_folder(disk, folder, path.filter(|_| is_beside_book))?;
        let permissions = NewFilePermissions::Like(path.unwrap_or(copy));
        match own_files::create_complete(disk, copy, &bytes, permissions) {
            // Two copies within one second.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
            result => result,
        }
    };
    write().map_err(|cause| SaveError::from_io(copy, cause))
}

/// Removes old copies. A copy that cannot be removed is tried again after the next backup.
pub(super) fn remove_old_backups(disk: &dyn Disk, folders: &[PathBuf]) {
    let now = Zoned::now().datetime();
    for folder in folders {
        let names = names_of_copies(disk, std::slice::from_ref(folder));
        for name in backups_to_remove(&names, now) {
            drop(own_files::remove_copy(disk, &folder.join(name)));
        }
    }
}

/// The names of copies that are not needed any more. Files with other names are left alone.
fn backups_to_remove(names: &[String], now: DateTime) -> Vec<&str> {
    let mut copies: Vec<(DateTime, &str)> =
        names.iter().filter_map(|name| Some((backup_time(name)?, name.as_str()))).collect();
    copies.sort_unstable();
    let ages = ages_in_days(&copies, now.date());
    let mut newest: BTreeMap<(i16, i16), &str> = BTreeMap::new();
    let mut newest_of_round: BTreeMap<&str, &str> = BTreeMap::new();
    for ((at, name), age) in copies.iter().zip(&ages) {
        newest.insert(retention_period(at.date(), *age), name);
        newest_of_round.extend(round_label_in_name(name).map(|label| (label, *name)));
    }
    let is_kept = |(at, name): &(DateTime, &str), age: i64| {
        let label = round_label_in_name(name);
        age <= COMPLETE_DAYS
            || age <= DETAILED_DAYS && label.is_some()
            || label.is_some_and(|label| newest_of_round.get(label) == Some(name))
            || newest.get(&retention_period(at.date(), age)) == Some(name)
    };
    copies.into_iter().zip(ages).filter(|(copy, age)| !is_kept(copy, *age)).map(|((_, name), _)| name).collect()
}

/// The ages of these copies, which are in the order of their times. The age is the number of later days with copies. More
/// than a week without a copy counts as no time, because a clock that jumped forward looks the same.
fn ages_in_days(copies: &[(DateTime, &str)], today: Date) -> Vec<i64> {
    let (mut later, mut age) = (today, 0);
    let mut ages: Vec<i64> = copies
        .iter()
        .rev()
        .map(|(at, _)| {
            age += i64::from((1..=DETAILED_DAYS).contains(&days_between(at.date(), later)));
            later = later.min(at.date());
            age
        })
        .collect();
    ages.reverse();
    ages
}

/// The day or the week of a date. One copy is kept of each.
fn retention_period(date: Date, age: i64) -> (i16, i16) {
    if age <= DETAILED_DAYS {
        return (date.year(), date.day_of_year());
    }
    let week = date.iso_week_date();
    // Negative, so that a week is never equal to a day of the year.
    (week.year(), -i16::from(week.week()))
}

fn days_between(date: Date, today: Date) -> i64 {
    date.duration_until(today).as_hours() / 24
}

/// The label in the name of a copy: “end of Round 1”.
fn label_in_name(name: &str) -> Option<&str> {
    backup_time(name)?;
    name.strip_suffix(".topboard")?.get(20..)
}

/// The label in the name of a copy, if it is the start or the end of a round.
fn round_label_in_name(name: &str) -> Option<&str> {
    label_in_name(name).filter(|label| label.starts_with("start of ") || label.starts_with("end of "))
}

/// The time at the start of the name of a copy.
fn backup_time(name: &str) -> Option<DateTime> {
    let text = name.strip_suffix(".topboard")?.get(..19)?;
    DateTime::strptime(paths::TIMESTAMP_FORMAT, text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, CellEntry, Power};
    use crate::store::disk::LocalDisk;

    const NONE: [&str; 0] = [];

    /// The copies that are due now. They are made.
    fn made(watch: &mut BackupSchedule, book: &Book, now: Moment) -> Vec<String> {
        let due = watch.due_backups(book, now);
        watch.finish_attempt(true);
        due
    }

    /// A fixed moment, and this time later.
    fn moment(later: SignedDuration) -> Moment {
        static START: std::sync::LazyLock<Moment> = std::sync::LazyLock::new(Moment::now);
        Moment { clock: START.clock + later, counter: START.counter + Duration::try_from(later).unwrap() }
    }

    #[test]
    fn a_copy_is_due_at_the_start_and_end_of_a_round_and_every_hour() {
        let boards = vec![Board::new("A"), Board::new("B")];
        let mut book = Book { rounds: vec![Round { name: "1".into(), boards, ..Round::default() }], ..Book::default() };
        let start = moment(SignedDuration::ZERO);
        let mut watch = BackupSchedule::new(&book, start);
        assert_eq!(made(&mut watch, &book, start), NONE);
        book.rounds[0].boards[0].seats[Power::Italy].centres = CellEntry::Value(5);
        assert_eq!(made(&mut watch, &book, start), ["start of Round 1"]);
        let later = moment(SignedDuration::from_mins(59));
        assert_eq!(made(&mut watch, &book, later), NONE);
        let hour_later = moment(BACKUP_INTERVAL);
        assert_eq!(made(&mut watch, &book, hour_later), ["hourly"]);
        assert_eq!(made(&mut watch, &book, hour_later), NONE);
        for board in &mut book.rounds[0].boards {
            for power in Power::ALL {
                board.seats[power].centres = CellEntry::Value(4);
            }
        }
        assert_eq!(made(&mut watch, &book, hour_later), ["end of Round 1"]);
    }

    #[test]
    fn the_hourly_copy_does_not_depend_on_the_clock_alone() {
        let book = Book::default();
        let start = moment(SignedDuration::ZERO);
        for (clock, counter, is_due) in [
            (SignedDuration::from_hours(-5), BACKUP_INTERVAL, true),
            (SignedDuration::from_hours(-5), SignedDuration::from_mins(59), false),
            // The counter stands still while the computer is asleep.
            (BACKUP_INTERVAL, SignedDuration::ZERO, true),
        ] {
            let mut watch = BackupSchedule::new(&book, start);
            let now = Moment { clock: start.clock + clock, ..moment(counter) };
            assert_eq!(!watch.due_backups(&book, now).is_empty(), is_due, "{clock} {counter}");
        }
    }

    #[test]
    fn a_copy_stays_due_until_it_is_made() {
        let mut board = Board::new("A");
        let round = |board: &Board| Round { name: "1".into(), boards: vec![board.clone()], ..Round::default() };
        let now = moment(SignedDuration::ZERO);
        let mut watch = BackupSchedule::new(&Book { rounds: vec![round(&board)], ..Book::default() }, now);
        board.seats[Power::Italy].centres = CellEntry::Value(4);
        let in_play = Book { rounds: vec![round(&board)], ..Book::default() };
        assert_eq!(watch.due_backups(&in_play, now), ["start of Round 1"]);
        watch.finish_attempt(false);
        assert!(watch.has_failed() && watch.is_waiting());
        for power in Power::ALL {
            board.seats[power].centres = CellEntry::Value(4);
        }
        let finished = Book { rounds: vec![round(&board)], ..Book::default() };
        assert_eq!(made(&mut watch, &finished, now), ["start of Round 1", "end of Round 1"]);
        assert!(!watch.has_failed());
        assert_eq!(watch.due_backups(&finished, now), NONE);
        let hour_later = moment(BACKUP_INTERVAL);
        assert_eq!(watch.due_backups(&finished, hour_later), ["hourly"]);
        watch.finish_attempt(false);
        assert_eq!(made(&mut watch, &finished, hour_later), ["hourly"]);
        assert_eq!(watch.due_backups(&finished, hour_later), NONE);
    }

    #[test]
    fn rounds_that_arrive_together_have_all_their_copies() {
        let start = moment(SignedDuration::ZERO);
        let mut watch = BackupSchedule::new(&Book::default(), start);
        let round = |name: &str, count: u16| {
            let mut board = Board::new("A");
            for power in Power::ALL {
                board.seats[power].centres = CellEntry::Value(count);
            }
            Round { name: name.into(), boards: vec![board], ..Round::default() }
        };
        let mut book = Book { rounds: vec![round("1", 4), round("2", 4)], ..Book::default() };
        book.rounds[1].boards[0].seats[Power::Italy].centres = CellEntry::Blank;
        let due = made(&mut watch, &book, start);
        assert_eq!(due, ["start of Round 1", "end of Round 1", "start of Round 2"]);
        assert_eq!(watch.due_backups(&book, start), NONE);
    }

    #[test]
    fn a_clock_that_was_set_is_noticed() {
        let start = moment(SignedDuration::ZERO);
        let watch = BackupSchedule::new(&Book::default(), start);
        let is_steady_at = |clock: Timestamp| watch.clock_is_steady(Moment { clock, ..start });
        assert!(is_steady_at(start.clock + SignedDuration::from_mins(1)));
        assert!(!is_steady_at(start.clock + SignedDuration::from_hours(24)));
        assert!(!is_steady_at(start.clock - SignedDuration::from_hours(24)));
        let day_later = moment(SignedDuration::from_hours(24));
        assert!(watch.clock_is_steady(day_later) && !watch.clock_is_steady(Moment { clock: start.clock, ..day_later }));
    }

    #[test]
    fn a_clock_that_jumps_forward_makes_no_copy_old() {
        let mut names: Vec<String> =
            (8..20).map(|hour| format!("2026-11-21 {hour:02}-00-00 hourly.topboard")).collect();
        for jumped in ["2026-12-31 10-00-00", "2036-11-21 10-00-00", "2036-11-21 11-00-00"] {
            names.push(format!("{jumped} hourly.topboard"));
            let now = DateTime::strptime(paths::TIMESTAMP_FORMAT, jumped).unwrap();
            assert_eq!(backups_to_remove(&names, now), NONE, "{jumped}");
        }
    }

    #[test]
    fn a_clock_that_is_set_forward_by_some_days_makes_no_copy_old() {
        for days in 1..=40 {
            let mut names: Vec<String> =
                (8..20).map(|hour| format!("2026-11-21 {hour:02}-00-00 hourly.topboard")).collect();
            let now: DateTime = "2026-11-21T20:00:00".parse().unwrap();
            let wrong = now + SignedDuration::from_hours(24 * days);
            names.push(format!("{} hourly.topboard", wrong.strftime(paths::TIMESTAMP_FORMAT)));
            assert_eq!(backups_to_remove(&names, wrong), NONE, "{days} days too late");
            assert_eq!(backups_to_remove(&names, now), NONE, "the clock is right again");
        }
    }

    #[test]
    fn old_copies_are_removed_by_day_and_by_week() {
        let mut names: Vec<String> = (10..=21)
            .flat_map(|day| [9, 10, 11].map(|hour| format!("2026-11-{day} {hour:02}-00-00 hourly.topboard")))
            .collect();
        let others = [
            "2026-11-10 09-30-00 end of Round 1.topboard",
            "2026-11-11 09-30-00 end of Round 1.topboard",
            "2026-11-14 09-30-00 start of Round 2.topboard",
            "2026-11-15 09-30-00 start of Round 2.topboard",
            "my own.topboard",
            "2026-11-01 10-00-00 notes.txt",
        ];
        names.extend(others.map(str::to_owned));
        let now = "2026-11-21T12:00:00".parse().unwrap();
        let removed = backups_to_remove(&names, now);
        let kept: Vec<&str> = names.iter().map(String::as_str).filter(|name| !removed.contains(name)).collect();
        let mut expected = vec!["2026-11-13 11-00-00 hourly.topboard".to_owned()];
        expected.extend((14..=19).map(|day| format!("2026-11-{day} 11-00-00 hourly.topboard")));
        expected.extend(
            [20, 21]
                .iter()
                .flat_map(|day| [9, 10, 11].map(|hour| format!("2026-11-{day} {hour:02}-00-00 hourly.topboard"))),
        );
        expected.extend(others[1..].iter().map(|name| (*name).to_owned()));
        assert_eq!(kept, expected, "everything since yesterday, one for each day, one for each week, and the rounds");
    }

    #[test]
    fn a_round_without_its_copies_gets_them_however_it_arrived() {
        let now = moment(SignedDuration::ZERO);
        let mut board = Board::new("A");
        for power in Power::ALL {
            board.seats[power].centres = CellEntry::Value(4);
        }
        let round = |name: &str| Round { name: name.into(), boards: vec![board.clone()], ..Round::default() };
        let book = Book { rounds: vec![round("1"), round("2"), round("3")], ..Book::default() };
        let names: Vec<String> =
            ["2026-11-20 10-00-00 start of Round 1.topboard", "2026-11-20 12-00-00 end of Round 1.topboard"]
                .into_iter()
                .chain(["2026-11-21 09-00-00 start of Round 2.topboard"])
                .map(str::to_owned)
                .collect();
        let mut watch = BackupSchedule::new(&book, now);
        watch.compare_with_copies(&book, || names);
        assert_eq!(made(&mut watch, &book, now), ["end of Round 2", "start of Round 3", "end of Round 3"]);
        watch.compare_with_copies(&book, Vec::new);
        assert_eq!(watch.due_backups(&book, now), NONE);
    }

    #[test]
    fn a_copy_is_a_book_and_goes_to_the_data_folder_if_it_cannot_be_beside_the_book() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("con.topboard");
        let folders = backup_folders(Some(&path), None, Some(&folder.path().join("data")));
        std::fs::write(&folders[0], b"a file where the folder would be").unwrap();
        let label = ["end of Round 1/2".to_owned()];
        make_backups(&LocalDisk, &folders, Some(&path), &Book::default(), &label).unwrap();
        let names = LocalDisk.list_folder(&folders[1]).unwrap();
        assert!(names[0].ends_with(" end of Round 1-2.topboard"), "{names:?}");
        assert_eq!(crate::store::open_book(&folders[1].join(&names[0])).unwrap(), Book::default());
        let error = make_backups(&LocalDisk, &folders[..1], Some(&path), &Book::default(), &label).unwrap_err();
        assert!(error.starts_with("No backup could be made: "), "{error}");
    }
}
