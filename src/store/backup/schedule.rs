//! Decides when copies of a book are due.

use std::time::{Duration, Instant};

use jiff::{SignedDuration, Timestamp};

use super::copies::{label_in_name, plain_label};
use crate::book::{Book, GameStage, Round};

/// The time between two copies of a book that is being edited.
const BACKUP_INTERVAL: SignedDuration = SignedDuration::from_hours(1);

/// The time before the next attempt to make copies that could not be made.
const RETRY_DELAY: Duration = Duration::from_secs(30);

/// If the clock and the time that has passed differ by more than this, somebody has set the clock.
const STEADY_CLOCK: SignedDuration = SignedDuration::from_mins(10);

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
pub(in crate::store) struct Moment {
    pub(in crate::store) clock: Timestamp,
    pub(in crate::store) counter: Instant,
}

impl Moment {
    pub(in crate::store) fn now() -> Self {
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
pub(in crate::store) struct BackupSchedule {
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
    pub(in crate::store) fn new(book: &Book, now: Moment) -> Self {
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
    pub(in crate::store) fn compare_with_copies(&mut self, book: &Book, names: impl FnOnce() -> Vec<String>) {
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
    pub(in crate::store) fn forget_copies(&mut self) {
        self.is_compared = false;
    }

    /// The labels for the copies of the book that are due now. They stay due until [`BackupSchedule::finish_attempt`] says
    /// that they were made.
    pub(in crate::store) fn due_backups(&mut self, book: &Book, now: Moment) -> Vec<String> {
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
    pub(in crate::store) fn finish_attempt(&mut self, is_made: bool) {
        let Some((phases, at)) = self.attempt.take() else { return };
        if is_made {
            (self.phases, self.last) = (phases, at);
        }
        self.failed = (!is_made).then(Moment::now);
    }

    /// Whether the last copies could not be made.
    pub(in crate::store) fn has_failed(&self) -> bool {
        self.failed.is_some()
    }

    /// Whether it is too early to try again after a failure.
    pub(in crate::store) fn is_waiting(&self) -> bool {
        self.failed.is_some_and(|failed| failed.counter.elapsed() < RETRY_DELAY)
    }

    /// Whether nobody has set the clock since the start. A computer that was asleep counts as a clock that was set.
    pub(in crate::store) fn clock_is_steady(&self, now: Moment) -> bool {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, CellEntry, Power};

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
}
