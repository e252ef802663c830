//! The period in which a game of a league counts.

use jiff::ToSpan as _;
use jiff::civil::Date;

use super::event_exclusion::EventExclusion;
use super::rules::Ladder;
use crate::book::Severity;
use crate::book::results_year::{LadderChoices, YearEvent};

/// The date of a ladder: the chosen date, or else the day of the year on which its winner is named.
pub fn ladder_date(ladder: &Ladder, choices: LadderChoices) -> Option<Date> {
    choices.date.or_else(|| {
        let (month, day) = ladder.naming_day()?;
        let first = Date::new(choices.year?, month, 1).ok()?;
        // 29 February becomes 28 February in most years.
        Some(first.saturating_add((i32::from(day) - 1).days()).min(first.last_of_month()))
    })
}

/// The last day on which a game counts that ended on the day `ended`: the same calendar day `months` months later.
pub fn last_counting_day(ended: Date, months: i32) -> Date {
    ended.saturating_add(months.months())
}

/// The reason why a game does not count, if it does not.
pub(super) fn exclusion(
    event: &YearEvent,
    ladder: &Ladder,
    choices: LadderChoices,
    say: &mut impl FnMut(Severity, String, &str),
) -> Option<EventExclusion> {
    if event.variant {
        return Some(EventExclusion::Variant);
    }
    if let Some(ruleset) = ladder.ruleset().filter(|name| !event.scored_by.is_empty() && event.scored_by != *name) {
        say(
            Severity::Error,
            format!("its boards were scored by {}, and {} counts scores by {ruleset}", event.scored_by, ladder.name()),
            "The game was left out. Remove it, and add its file again.",
        );
        return Some(EventExclusion::OtherScoring);
    }
    let on = ladder_date(ladder, choices);
    if event.date.zip(on).is_some_and(|(begun, on)| begun > on) {
        return Some(EventExclusion::NotBegun);
    }
    if event.has_ended && event.ended.is_none() && ladder.window_months().is_some() {
        say(
            Severity::Error,
            "it has ended, but the date of its end is unknown, so it counts for ever".to_owned(),
            "Add the date on which it ended.",
        );
    }
    let (on, ended) = (on?, event.ended?);
    if event.date.is_some_and(|begun| ended < begun) {
        say(
            Severity::Error,
            format!("it ended on {ended}, before it counted for the first time"),
            "The dates were used as they are. Correct them.",
        );
    }
    // A game that ends later was still running on that day.
    let months = ladder.window_months()?;
    (on > last_counting_day(ended, months)).then_some(EventExclusion::Over)
}
