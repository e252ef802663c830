//! The clock of a round: how long each phase of a game year lasts. The running clock itself is in `round_clock`.

use jiff::SignedDuration;
use serde::{Deserialize, Serialize};

use crate::figures::format_short;
use crate::languages::sentences::rules as sentences;
use crate::languages::{Language, list_with_and};

/// The longest phase, in minutes: a week.
const MOST_MINUTES: f64 = 7.0 * 24.0 * 60.0;
/// The minutes for orders where the rules name none.
const USUAL_MINUTES: f64 = 15.0;
/// The minutes before a deadline of the first and of the last warning, where the rules name none.
const USUAL_WARNINGS: [f64; 2] = [5.0, 1.0];

/// The times of a round.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ClockRules {
    /// Where the times come from.
    pub source: String,
    /// Minutes for the orders of the first Spring, where they differ.
    pub first_spring: Option<f64>,
    /// Minutes for the orders of a Spring.
    pub spring: Option<f64>,
    /// Minutes for the orders of a Fall.
    pub fall: Option<f64>,
    /// Minutes for retreats. Without them, retreats have no time of their own.
    pub retreats: Option<f64>,
    /// Minutes for builds. Without them, builds have no time of their own.
    pub builds: Option<f64>,
    /// Whether the next phase begins at the deadline. Otherwise the director begins it.
    pub runs_on: bool,
    /// Minutes before a deadline at which the players are warned for the first time, if not 5.
    pub first_warning: Option<f64>,
    /// Minutes before a deadline at which the players are warned for the last time, if not 1.
    pub last_warning: Option<f64>,
}

/// A phase of a game year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClockPhase {
    Spring,
    SpringRetreats,
    Fall,
    FallRetreats,
    Builds,
}

impl ClockPhase {
    const ALL: [ClockPhase; 5] = [
        ClockPhase::Spring,
        ClockPhase::SpringRetreats,
        ClockPhase::Fall,
        ClockPhase::FallRetreats,
        ClockPhase::Builds,
    ];

    /// “Spring”, “Fall retreats”.
    pub fn name(self, language: Language) -> String {
        match self {
            ClockPhase::Spring => sentences::phase_spring(language),
            ClockPhase::SpringRetreats => sentences::phase_spring_retreats(language),
            ClockPhase::Fall => sentences::phase_fall(language),
            ClockPhase::FallRetreats => sentences::phase_fall_retreats(language),
            ClockPhase::Builds => sentences::phase_builds(language),
        }
    }
}

impl ClockRules {
    /// Whether the rules say how long a phase lasts.
    pub fn has_times(&self) -> bool {
        self.times().into_iter().any(|(_, minutes)| minutes.is_some())
    }

    /// The phases of a game year, in their order.
    pub fn phases(&self) -> impl Iterator<Item = ClockPhase> {
        let has = |phase: &ClockPhase| self.minutes(*phase).is_some();
        ClockPhase::ALL.into_iter().filter(has)
    }

    /// How long a phase lasts. Without times in the rules, orders have 15 minutes.
    pub fn length(&self, phase: ClockPhase, is_first_year: bool) -> SignedDuration {
        let first = self.first_spring.filter(|_| is_first_year && phase == ClockPhase::Spring);
        let minutes = first.or_else(|| self.minutes(phase)).unwrap_or(USUAL_MINUTES);
        duration_of(minutes)
    }

    /// The time left at the first and at the last warning before a deadline.
    pub fn warnings(&self) -> [SignedDuration; 2] {
        let [first, last] = USUAL_WARNINGS;
        [self.first_warning.unwrap_or(first), self.last_warning.unwrap_or(last)].map(duration_of)
    }

    fn minutes(&self, phase: ClockPhase) -> Option<f64> {
        match phase {
            ClockPhase::Spring => Some(self.spring.or(self.fall).unwrap_or(USUAL_MINUTES)),
            ClockPhase::Fall => Some(self.fall.or(self.spring).unwrap_or(USUAL_MINUTES)),
            ClockPhase::SpringRetreats | ClockPhase::FallRetreats => self.retreats,
            ClockPhase::Builds => self.builds,
        }
    }

    /// Every time with its path in the file.
    fn times(&self) -> [(&'static str, Option<f64>); 5] {
        [
            ("clock.first_spring", self.first_spring),
            ("clock.spring", self.spring),
            ("clock.fall", self.fall),
            ("clock.retreats", self.retreats),
            ("clock.builds", self.builds),
        ]
    }

    /// The paths of the times that no clock can have.
    pub(super) fn impossible_times(&self) -> impl Iterator<Item = (&'static str, f64)> {
        self.times().into_iter().filter_map(impossible)
    }

    /// The paths of the warnings that cannot be given: none is after the deadline, and the last is not before the first.
    pub(super) fn impossible_warnings(&self) -> impl Iterator<Item = (&'static str, f64)> {
        let [first, last] = self.warnings();
        let is_early = last > first;
        let named = [("clock.first_warning", self.first_warning), ("clock.last_warning", self.last_warning)];
        // Of a pair in the wrong order, the one that the rules name is wrong.
        let wrong = named.into_iter().rev().find(|(_, minutes)| minutes.is_some()).filter(|_| is_early);
        let out_of_order = wrong.and_then(|(path, minutes)| Some((path, minutes?)));
        let mut impossible: Vec<(&'static str, f64)> = named.into_iter().filter_map(impossible).collect();
        if impossible.is_empty() {
            impossible.extend(out_of_order);
        }
        impossible.into_iter()
    }

    /// The rule in sentences. Empty where the rules name no time.
    pub(super) fn text(&self, language: Language) -> String {
        if !self.has_times() {
            return String::new();
        }
        let named: [(Option<f64>, TimeSentence); 5] = [
            (self.spring, sentences::time_for_spring),
            (self.fall, sentences::time_for_fall),
            (self.first_spring, sentences::time_for_first_spring),
            (self.retreats, sentences::time_for_retreats),
            (self.builds, sentences::time_for_builds),
        ];
        let named = || named.iter().filter_map(|(minutes, sentence)| Some(((*minutes)?, sentence)));
        let times: Vec<String> =
            named().map(|(minutes, sentence)| sentence(language, &duration_text(language, minutes))).collect();
        let are_one = named().all(|(minutes, _)| format_short(minutes, 2) == "1");
        let times = list_with_and(language, &times);
        let text = sentences::rules_times(language, if are_one { "one" } else { "more" }, &times);
        if self.runs_on { format!("{text} {}", sentences::rules_clock_runs_on(language)) } else { text }
    }
}

/// The sentence about the time for a phase.
type TimeSentence = fn(Language, &str) -> String;

/// A field with its path, if no clock can have its time.
fn impossible((path, minutes): (&'static str, Option<f64>)) -> Option<(&'static str, f64)> {
    minutes.filter(|minutes| !(*minutes > 0.0 && *minutes <= MOST_MINUTES)).map(|minutes| (path, minutes))
}

fn duration_of(minutes: f64) -> SignedDuration {
    SignedDuration::try_from_secs_f64(minutes.clamp(0.0, MOST_MINUTES) * 60.0).unwrap_or_default()
}

/// “17 minutes”, “24 hours”.
fn duration_text(language: Language, minutes: f64) -> String {
    let whole = |number: f64| format_short(number, 2).parse::<usize>().ok();
    match (whole(minutes / 60.0).filter(|hours| *hours >= 2 && minutes % 60.0 == 0.0), whole(minutes)) {
        (Some(hours), _) => sentences::time_hours(language, hours),
        (None, Some(minutes)) => sentences::time_minutes(language, minutes),
        (None, None) => sentences::time_parts_of_minutes(language, &format_short(minutes, 2)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(text: &str) -> ClockRules {
        toml::from_str(text).unwrap()
    }

    #[test]
    fn a_year_has_the_phases_that_have_a_time() {
        let seconds = |rules: &ClockRules, first: bool| {
            rules.phases().map(|phase| (phase, rules.length(phase, first).as_secs())).collect::<Vec<_>>()
        };
        let wdc = rules("spring = 17\nfall = 15");
        assert_eq!(seconds(&wdc, true), [(ClockPhase::Spring, 1020), (ClockPhase::Fall, 900)]);
        let all = rules("first_spring = 20\nspring = 15\nretreats = 2.5\nbuilds = 3");
        assert_eq!(
            seconds(&all, true),
            [
                (ClockPhase::Spring, 1200),
                (ClockPhase::SpringRetreats, 150),
                (ClockPhase::Fall, 900),
                (ClockPhase::FallRetreats, 150),
                (ClockPhase::Builds, 180)
            ]
        );
        assert_eq!(seconds(&all, false)[0].1, 900, "only the first Spring is longer");
    }

    #[test]
    fn without_times_orders_have_fifteen_minutes_and_the_rules_say_nothing() {
        let none = ClockRules::default();
        assert_eq!(none.phases().count(), 2);
        assert_eq!(none.length(ClockPhase::Fall, false).as_secs(), 900);
        assert_eq!(none.text(Language::English), "");
    }

    #[test]
    fn the_times_are_said_in_words_and_impossible_ones_are_found() {
        let text = rules("spring = 17\nfall = 15\nruns_on = true").text(Language::English);
        assert_eq!(
            text,
            "There are 17 minutes for a Spring and 15 minutes for a Fall. The next phase begins at the deadline."
        );
        let wrong = rules("spring = 0\nfall = -1\nbuilds = nan\nretreats = 3");
        let paths: Vec<&str> = wrong.impossible_times().map(|(path, _)| path).collect();
        assert_eq!(paths, ["clock.spring", "clock.fall", "clock.builds"]);
    }

    #[test]
    fn the_warnings_come_five_minutes_and_one_minute_before_the_deadline_unless_the_rules_say_otherwise() {
        let minutes = |text: &str| rules(text).warnings().map(|time| time.as_secs_f64() / 60.0);
        assert_eq!(minutes("spring = 17").map(|time| format!("{time}")), ["5", "1"]);
        assert_eq!(minutes("first_warning = 3\nlast_warning = 0.5").map(|time| format!("{time}")), ["3", "0.5"]);
        let wrong = |text: &str| rules(text).impossible_warnings().map(|(path, _)| path).collect::<Vec<_>>();
        assert_eq!(wrong("first_warning = 3\nlast_warning = 0.5"), Vec::<&str>::new());
        assert_eq!(wrong("first_warning = 0\nlast_warning = -1"), ["clock.first_warning", "clock.last_warning"]);
        assert_eq!(wrong("first_warning = 3\nlast_warning = 4"), ["clock.last_warning"]);
        assert_eq!(wrong("first_warning = 0.5"), ["clock.first_warning"], "the last one is a minute before");
    }
}
