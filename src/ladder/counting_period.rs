//! From when until when a game of a league counts.

use jiff::ToSpan as _;
use jiff::civil::Date;

use super::compile::LeftOut;
use super::rules::Ladder;
use crate::book::Severity;
use crate::book::results_year::{Choices, SeasonEvent};

/// The day on which a ladder stands: the one that was chosen, else the day of the year on which its winner is named.
pub fn day_of(ladder: &Ladder, choices: Choices) -> Option<Date> {
    choices.on.or_else(|| {
        let (month, day) = ladder.named_on()?;
        let first = Date::new(choices.year?, month, 1).ok()?;
        // The 29th of February is named on the 28th in most years.
        Some(first.saturating_add((i32::from(day) - 1).days()).min(first.last_of_month()))
    })
}

/// The last day on which a game counts that ended on this one: the same calendar date so many months later.
pub fn last_day(ended: Date, months: i32) -> Date {
    ended.saturating_add(months.months())
}

/// Why a game does not count, where it does not.
pub(super) fn left_out(
    event: &SeasonEvent,
    ladder: &Ladder,
    choices: Choices,
    say: &mut impl FnMut(Severity, String, &str),
) -> Option<LeftOut> {
    if event.variant {
        return Some(LeftOut::Variant);
    }
    let on = day_of(ladder, choices)?;
    if event.date.is_some_and(|begun| begun > on) {
        return Some(LeftOut::NotBegun);
    }
    let ended = event.ended?;
    if event.date.is_some_and(|begun| ended < begun) {
        say(
            Severity::Error,
            format!("it ended on {ended}, before it counted for the first time"),
            "The dates were taken as they are; mend them.",
        );
    }
    // A game that ends later still ran on the day.
    let months = ladder.window_months()?;
    (on > last_day(ended, months)).then_some(LeftOut::Over)
}
