//! What the clock of a round shows at a moment: the phase, the time left in it, and how urgent it is.

use std::time::Duration;

use jiff::{SignedDuration, Timestamp};

use super::{ClockSettings, PhaseTime, RoundClock};
use crate::languages::sentences::rules as sentences;
use crate::languages::{Language, NoticeLanguages};
use crate::standings::ClockPhase;

/// A warning that is later than this is no warning: the computer slept, or the window was closed.
const LATEST_WARNING: SignedDuration = SignedDuration::from_secs(5);

/// If the next phase begins at the deadline, orders for the phase before are late for this time. After that they are
/// missing.
const LONGEST_DELAY: SignedDuration = SignedDuration::from_mins(5);

/// In nanoseconds.
const SECOND: i128 = 1_000_000_000;

/// How urgent it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ClockStage {
    Calm,
    /// The first warning was given.
    FirstWarning,
    /// The last warning was given.
    LastWarning,
    /// The deadline has passed.
    Over,
}

/// What the clock shows.
#[derive(Clone, Debug, PartialEq)]
pub struct ClockReading {
    /// “Spring 1903”.
    pub phase: String,
    /// “12:41”, “1:02:05”, “+0:12” after the deadline.
    pub time: String,
    /// The part of the phase that is left, from 0 to 1.
    pub part_left: f32,
    pub stage: ClockStage,
    pub is_running: bool,
    /// What late orders mean now: “late orders: yellow card, 0:18 left”. Empty where nothing is said.
    pub late_orders: String,
}

/// A moment at which the players are warned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhaseWarning {
    First,
    Last,
    Deadline,
    /// The time for a yellow card is over.
    EndOfGrace,
}

impl RoundClock {
    /// What the clock shows now.
    pub fn reading(&self, languages: NoticeLanguages, settings: ClockSettings<'_>, now: Timestamp) -> ClockReading {
        let left = self.left(now);
        let [first, last] = self.warning_times(settings);
        let stage = match left {
            left if left <= SignedDuration::ZERO => ClockStage::Over,
            left if left <= last => ClockStage::LastWarning,
            left if left <= first => ClockStage::FirstWarning,
            _ => ClockStage::Calm,
        };
        let length = self.length.as_secs_f32();
        ClockReading {
            phase: languages.text(|language| self.phase_name(language)),
            time: time_text(left),
            part_left: if length > 0.0 { (left.as_secs_f32() / length).clamp(0.0, 1.0) } else { 0.0 },
            stage,
            is_running: self.is_running(),
            late_orders: languages.text(|language| self.late_orders(language, settings, left)),
        }
    }

    /// How long after a deadline it is, where orders for it are still expected.
    fn lateness(&self, left: SignedDuration) -> Option<SignedDuration> {
        if left <= SignedDuration::ZERO {
            return Some(-left);
        }
        self.began_at_deadline.then(|| self.length - left)
    }

    /// The season whose orders are late now, and by how many seconds. Before the deadline it is the season that runs.
    pub fn late_orders_season(&self, settings: ClockSettings<'_>, now: Timestamp) -> (String, Option<u32>) {
        let left = self.left(now);
        let late = self.lateness(left).filter(|late| left <= SignedDuration::ZERO || *late < LONGEST_DELAY);
        let before = settings.before(self.year, self.phase).filter(|_| left > SignedDuration::ZERO && late.is_some());
        let (year, phase) = before.unwrap_or((self.year, self.phase));
        let season = match phase {
            ClockPhase::Spring | ClockPhase::SpringRetreats => "Spring",
            ClockPhase::Fall | ClockPhase::FallRetreats => "Fall",
            ClockPhase::Builds => "Winter",
        };
        (format!("{season} {year}"), late.and_then(|late| u32::try_from(late.as_secs()).ok()))
    }

    fn late_orders(&self, language: Language, settings: ClockSettings<'_>, left: SignedDuration) -> String {
        let (Some(grace), Some(late)) = (settings.grace, self.lateness(left)) else { return String::new() };
        if late < grace {
            sentences::late_orders_yellow(language, &time_text(grace - late))
        } else if left <= SignedDuration::ZERO {
            sentences::late_orders_red(language)
        } else {
            String::new()
        }
    }

    /// The time left at the first and at the last warning. A warning that is longer before the deadline than half of the phase
    /// is no warning.
    fn warning_times(&self, settings: ClockSettings<'_>) -> [SignedDuration; 2] {
        settings.times.warnings().map(|time| time.min(self.length / 2))
    }

    /// The newest warning that fell between two moments. `advanced` says whether a phase ended between them.
    pub fn warning_between(
        &self,
        settings: ClockSettings<'_>,
        (before, now): (Timestamp, Timestamp),
        advanced: bool,
    ) -> Option<PhaseWarning> {
        let PhaseTime::Deadline(deadline) = self.time else { return None };
        let begin = deadline.checked_sub(self.length).ok()?;
        let last_deadline = if self.began_at_deadline { begin } else { deadline };
        let grace_end = settings.grace.and_then(|grace| last_deadline.checked_add(grace).ok());
        let at = |left: SignedDuration| deadline.checked_sub(left).ok();
        let [first, last] = self.warning_times(settings);
        let moments = [
            (PhaseWarning::First, at(first)),
            (PhaseWarning::Last, at(last)),
            (PhaseWarning::Deadline, Some(if advanced { begin } else { deadline })),
            (PhaseWarning::EndOfGrace, grace_end),
        ];
        let fell = |moment: Timestamp| moment > before && moment <= now && now.duration_since(moment) <= LATEST_WARNING;
        let fallen = moments.into_iter().filter_map(|(warning, moment)| Some((moment?, warning)));
        fallen.filter(|(moment, _)| fell(*moment)).max_by_key(|(moment, _)| *moment).map(|(_, warning)| warning)
    }

    /// How long the reading stays as it is. `None` while the clock stands.
    pub fn unchanged_for(&self, now: Timestamp) -> Option<Duration> {
        if !self.is_running() {
            return None;
        }
        // The time left is shown rounded up to whole seconds.
        let part = u64::try_from(self.left(now).as_nanos().rem_euclid(SECOND)).unwrap_or_default();
        Some(if part == 0 { Duration::from_secs(1) } else { Duration::from_nanos(part) })
    }
}

/// “12:41”, “1:02:05”, and “+0:12” after the deadline. Time left is rounded up: “0:00” is shown at the deadline, not before.
fn time_text(left: SignedDuration) -> String {
    let (sign, seconds) = if left < SignedDuration::ZERO {
        ("+", -left.as_secs())
    } else {
        ("", left.as_secs() + i64::from(left.subsec_nanos() > 0))
    };
    let sign = if seconds == 0 { "" } else { sign };
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{sign}{hours}:{minutes:02}:{seconds:02}") } else { format!("{sign}{minutes}:{seconds:02}") }
}
