//! The clock of a round: the phase of the game year that runs, and the time left for it. The times come from the rules, and
//! the present time comes in as a value. Nothing here reads a clock, a file or a book.

mod clock_face;
#[cfg(test)]
mod tests;

use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use crate::book::Year;
use crate::languages::Language;
use crate::languages::sentences::rules as sentences;
use crate::standings::{ClockPhase, ClockRules, Ruleset};

pub use clock_face::{ClockReading, ClockStage, PhaseWarning};

/// A clock whose deadline passed, or that was stopped, longer ago than this belongs to another round.
const STALE_AFTER: SignedDuration = SignedDuration::from_hours(6);
/// The longest time of a stored clock: two weeks, which is more than the longest phase with the minutes that were added.
const MOST_SECONDS: u64 = 14 * 24 * 60 * 60;

/// What the clock needs of the rules.
#[derive(Clone, Copy, Debug)]
pub struct ClockSettings<'a> {
    pub times: &'a ClockRules,
    /// How long after the deadline orders are late with a yellow card. Later orders get a red card.
    pub grace: Option<SignedDuration>,
    pub last_year: Option<Year>,
}

impl<'a> ClockSettings<'a> {
    pub fn of(rules: &'a Ruleset) -> ClockSettings<'a> {
        let grace = rules.yellow_card_seconds.map(|seconds| SignedDuration::from_secs(i64::from(seconds)));
        ClockSettings { times: &rules.clock, grace, last_year: rules.last_year }
    }

    fn length(&self, year: Year, phase: ClockPhase) -> SignedDuration {
        self.times.length(phase, year == Year::FIRST)
    }

    /// The phase after another. `None` after the last phase of the last year.
    fn after(&self, year: Year, phase: ClockPhase) -> Option<(Year, ClockPhase)> {
        // A phase that the rules no longer time is followed by the first one of the next year.
        let later = self.times.phases().skip_while(|named| *named != phase).nth(1);
        if let Some(next) = later {
            return Some((year, next));
        }
        let next_year = Year(year.0 + 1);
        let is_over = next_year > Year::LAST || self.last_year.is_some_and(|last| next_year > last);
        let first = self.times.phases().next().filter(|_| !is_over)?;
        Some((next_year, first))
    }

    /// The phase before another. `None` before the first one.
    fn before(&self, year: Year, phase: ClockPhase) -> Option<(Year, ClockPhase)> {
        // Also where the rules no longer time this phase.
        let earlier = self.times.phases().take_while(|named| *named < phase).last();
        if let Some(before) = earlier {
            return Some((year, before));
        }
        let last = self.times.phases().last().filter(|_| year > Year::FIRST)?;
        Some((Year(year.0 - 1), last))
    }
}

/// The clock of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundClock {
    year: Year,
    phase: ClockPhase,
    /// How long the phase lasts, with the minutes that were added.
    length: SignedDuration,
    time: PhaseTime,
    /// Whether the phase began at the deadline of the one before, whose late orders are still counted.
    began_at_deadline: bool,
    /// When somebody used the clock last.
    used_at: Option<Timestamp>,
    /// The round whose clock it is, by its name. Without it the clock ends with no round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    round: Option<String>,
}

/// How much time a phase has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum PhaseTime {
    /// The clock stands, with this much time left. It is negative after the deadline.
    Left(SignedDuration),
    /// The clock runs to this deadline.
    Deadline(Timestamp),
}

impl RoundClock {
    /// A clock that stands at the beginning of the first phase.
    pub fn new(settings: ClockSettings<'_>) -> RoundClock {
        let phase = settings.times.phases().next().unwrap_or(ClockPhase::Spring);
        let length = settings.length(Year::FIRST, phase);
        let time = PhaseTime::Left(length);
        RoundClock { year: Year::FIRST, phase, length, time, began_at_deadline: false, used_at: None, round: None }
    }

    /// Reads a clock that was stored. `None` if the text is no clock, or the clock of an earlier round.
    pub fn from_text(text: &str, now: Timestamp) -> Option<RoundClock> {
        let clock: RoundClock = serde_json::from_str(text).ok()?;
        // A damaged file may hold times with which nothing can be computed.
        let left = if let PhaseTime::Left(left) = clock.time { left } else { SignedDuration::ZERO };
        let is_possible = |time: SignedDuration| time.as_secs().unsigned_abs() <= MOST_SECONDS;
        let is_sound =
            is_possible(clock.length) && is_possible(left) && (Year::FIRST..=Year::LAST).contains(&clock.year);
        // A phase of a day is not over after a night.
        let stale_after = STALE_AFTER.max(clock.length);
        let is_of_this_round = match clock.time {
            PhaseTime::Left(_) => clock.used_at.is_some_and(|at| now.duration_since(at) < stale_after),
            PhaseTime::Deadline(deadline) => now.duration_since(deadline) < stale_after,
        };
        (is_sound && is_of_this_round).then_some(clock)
    }

    /// The clock as a text to be stored.
    pub fn to_text(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default()
    }

    /// Whether the clock stands where it was before anybody used it.
    pub fn is_new(&self) -> bool {
        self.used_at.is_none()
    }

    /// “Fall 1902”.
    pub fn phase_name(&self, language: Language) -> String {
        sentences::phase_of_year(language, &self.phase.name(language), &self.year.to_string())
    }

    /// The name of the round whose clock it is.
    pub fn round(&self) -> Option<&str> {
        self.round.as_deref()
    }

    /// Makes it the clock of a round, unless it belongs to another round already.
    pub fn begin_round(&mut self, name: &str) {
        self.round.get_or_insert_with(|| name.to_owned());
    }

    /// Gives its round another name. Returns whether it is the clock of this round.
    pub fn rename_round(&mut self, old: &str, new: &str) -> bool {
        let is_its = self.round.as_deref() == Some(old);
        if is_its {
            self.round = Some(new.to_owned());
        }
        is_its
    }

    pub fn is_running(&self) -> bool {
        matches!(self.time, PhaseTime::Deadline(_))
    }

    fn left(&self, now: Timestamp) -> SignedDuration {
        match self.time {
            PhaseTime::Left(left) => left,
            PhaseTime::Deadline(deadline) => deadline.duration_since(now),
        }
    }

    /// Stops the clock, or lets it run on.
    pub fn toggle(&mut self, now: Timestamp) {
        let left = self.left(now);
        self.used_at = Some(now);
        self.time = match self.time {
            PhaseTime::Left(_) => PhaseTime::Deadline(later(now, left)),
            PhaseTime::Deadline(_) => PhaseTime::Left(left),
        };
    }

    /// Adds time to the phase.
    pub fn add(&mut self, time: SignedDuration, now: Timestamp) {
        self.used_at = Some(now);
        self.length = self.length.saturating_add(time);
        self.time = match self.time {
            PhaseTime::Left(left) => PhaseTime::Left(left.saturating_add(time)),
            PhaseTime::Deadline(deadline) => PhaseTime::Deadline(later(deadline, time)),
        };
    }

    /// Begins the next phase. A clock that runs goes on running. Returns false after the last phase.
    pub fn next_phase(&mut self, settings: ClockSettings<'_>, now: Timestamp) -> bool {
        self.go_to(settings.after(self.year, self.phase), settings, now)
    }

    /// Goes back to the beginning of the phase before. Returns false before the first one.
    pub fn previous_phase(&mut self, settings: ClockSettings<'_>, now: Timestamp) -> bool {
        self.go_to(settings.before(self.year, self.phase), settings, now)
    }

    fn go_to(&mut self, to: Option<(Year, ClockPhase)>, settings: ClockSettings<'_>, now: Timestamp) -> bool {
        let Some((year, phase)) = to else { return false };
        let length = settings.length(year, phase);
        let time = if self.is_running() { PhaseTime::Deadline(later(now, length)) } else { PhaseTime::Left(length) };
        let round = self.round.take();
        *self = RoundClock { year, phase, length, time, began_at_deadline: false, used_at: Some(now), round };
        true
    }

    /// Goes on to the phase that runs now, where the rules let the next phase begin at the deadline. Returns whether a
    /// phase ended.
    pub fn advance(&mut self, settings: ClockSettings<'_>, now: Timestamp) -> bool {
        let mut has_advanced = false;
        while let PhaseTime::Deadline(deadline) = self.time {
            if !settings.times.runs_on || deadline > now {
                break;
            }
            let Some((year, phase)) = settings.after(self.year, self.phase) else { break };
            let length = settings.length(year, phase);
            if length <= SignedDuration::ZERO {
                break;
            }
            let time = PhaseTime::Deadline(later(deadline, length));
            let (used_at, round) = (self.used_at, self.round.take());
            *self = RoundClock { year, phase, length, time, began_at_deadline: true, used_at, round };
            has_advanced = true;
        }
        has_advanced
    }
}

fn later(time: Timestamp, by: SignedDuration) -> Timestamp {
    time.checked_add(by).unwrap_or(time)
}
