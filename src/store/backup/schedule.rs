//! Decides when a copy of a book is due.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use jiff::{SignedDuration, Timestamp};

use crate::book::{Book, GameStage, Round};

/// The time between two copies of a book that is being edited.
const BACKUP_INTERVAL: SignedDuration = SignedDuration::from_hours(1);

/// The time before the next attempt to make copies that could not be made.
const RETRY_DELAY: Duration = Duration::from_secs(30);

/// If the clock and the time that has passed differ by more than this, somebody has set the clock.
const STEADY_CLOCK: SignedDuration = SignedDuration::from_mins(10);

/// The progress of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
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

    /// Compares the rounds of the book with those of its newest copy, once. A round that is further on, or that the copy
    /// does not have, may have arrived in any way. A book without a copy is seen for the first time.
    pub(in crate::store) fn compare_with_copies(&mut self, book: &Book, newest: impl FnOnce() -> Option<Book>) {
        if std::mem::replace(&mut self.is_compared, true) {
            return;
        }
        let copy = newest().unwrap_or_default();
        let copied: HashMap<String, RoundPhase> =
            copy.rounds.iter().map(Round::title).zip(round_phases(&copy)).collect();
        for (phase, round) in self.phases.iter_mut().zip(&book.rounds) {
            let in_copy = copied.get(&round.title()).copied().unwrap_or(RoundPhase::NotStarted);
            *phase = (*phase).min(in_copy);
        }
    }

    /// Compares the rounds again, because the copies are in another folder now.
    pub(in crate::store) fn forget_copies(&mut self) {
        self.is_compared = false;
    }

    /// The label of the copy of the book that is due now. It stays due until [`BackupSchedule::finish_attempt`] says that
    /// it was made. One copy serves all rounds that have started or ended since the copy before.
    pub(in crate::store) fn due_backup(&mut self, book: &Book, now: Moment) -> Option<String> {
        let phases = round_phases(book);
        // A round that was not there before had not started.
        let before = self.phases.iter().copied().chain(std::iter::repeat(RoundPhase::NotStarted));
        let further = before.zip(&phases).zip(&book.rounds).filter(|((before, after), _)| *after > before);
        let mut labels = further.map(|((_, after), round)| label(*after, round)).collect::<Vec<_>>();
        let others = labels.len().saturating_sub(1);
        let newest = labels.pop();
        let mut due = newest.map(|label| if others > 0 { format!("{label} and {others} more") } else { label });
        if due.is_none() {
            self.phases.clone_from(&phases);
            let is_hour_over = now.times_since(self.last).into_iter().any(|passed| passed >= BACKUP_INTERVAL);
            due = is_hour_over.then(|| "hourly".to_owned());
        }
        if due.is_some() {
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

/// What happened last in a round: “end of Round 1”.
fn label(phase: RoundPhase, round: &Round) -> String {
    let moment = if phase == RoundPhase::Finished { "end" } else { "start" };
    format!("{moment} of {}", round.title())
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

    const NONE: Option<String> = None;

    /// The copy that is due now. It is made.
    fn made(watch: &mut BackupSchedule, book: &Book, now: Moment) -> Option<String> {
        let due = watch.due_backup(book, now);
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
        assert_eq!(made(&mut watch, &book, start), Some("start of Round 1".into()));
        let later = moment(SignedDuration::from_mins(59));
        assert_eq!(made(&mut watch, &book, later), NONE);
        let hour_later = moment(BACKUP_INTERVAL);
        assert_eq!(made(&mut watch, &book, hour_later), Some("hourly".into()));
        assert_eq!(made(&mut watch, &book, hour_later), NONE);
        for board in &mut book.rounds[0].boards {
            for power in Power::ALL {
                board.seats[power].centres = CellEntry::Value(4);
            }
        }
        assert_eq!(made(&mut watch, &book, hour_later), Some("end of Round 1".into()));
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
            assert_eq!(watch.due_backup(&book, now).is_some(), is_due, "{clock} {counter}");
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
        assert_eq!(watch.due_backup(&in_play, now), Some("start of Round 1".into()));
        watch.finish_attempt(false);
        assert!(watch.has_failed() && watch.is_waiting());
        for power in Power::ALL {
            board.seats[power].centres = CellEntry::Value(4);
        }
        let finished = Book { rounds: vec![round(&board)], ..Book::default() };
        assert_eq!(made(&mut watch, &finished, now), Some("end of Round 1".into()));
        assert!(!watch.has_failed());
        assert_eq!(watch.due_backup(&finished, now), NONE);
        let hour_later = moment(BACKUP_INTERVAL);
        assert_eq!(watch.due_backup(&finished, hour_later), Some("hourly".into()));
        watch.finish_attempt(false);
        assert_eq!(made(&mut watch, &finished, hour_later), Some("hourly".into()));
        assert_eq!(watch.due_backup(&finished, hour_later), NONE);
    }

    #[test]
    fn rounds_that_arrive_together_are_in_one_copy() {
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
        assert_eq!(made(&mut watch, &book, start).unwrap(), "start of Round 2 and 1 more");
        assert_eq!(watch.due_backup(&book, start), NONE);
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
        let mut copy = Book { rounds: vec![round("1"), round("2")], ..Book::default() };
        copy.rounds[1].boards[0].seats[Power::Italy].centres = CellEntry::Blank;
        let mut watch = BackupSchedule::new(&book, now);
        watch.compare_with_copies(&book, || Some(copy));
        assert_eq!(made(&mut watch, &book, now).unwrap(), "end of Round 3 and 1 more");
        watch.compare_with_copies(&book, || None);
        assert_eq!(watch.due_backup(&book, now), NONE);
        let mut opened_again = BackupSchedule::new(&book, now);
        opened_again.compare_with_copies(&book, || Some(book.clone()));
        assert_eq!(opened_again.due_backup(&book, now), NONE);
    }

    #[test]
    fn a_book_that_is_seen_for_the_first_time_gets_one_copy() {
        let now = moment(SignedDuration::ZERO);
        let mut board = Board::new("A");
        for power in Power::ALL {
            board.seats[power].centres = CellEntry::Value(4);
        }
        let round = |n: usize| Round { name: n.to_string(), boards: vec![board.clone()], ..Round::default() };
        let book = Book { rounds: (1..=800).map(round).collect(), ..Book::default() };
        let mut watch = BackupSchedule::new(&book, now);
        watch.compare_with_copies(&book, || None);
        assert_eq!(made(&mut watch, &book, now).unwrap(), "end of Round 800 and 799 more");
        assert_eq!(watch.due_backup(&book, now), NONE);
    }
}
