//! The period in which a game of a league counts.

use jiff::ToSpan as _;
use jiff::civil::Date;

use super::event_exclusion::EventExclusion;
use super::problems::{LadderProblem, event_in_sentence};
use super::rules::Ladder;
use crate::book::results_year::{GameOutcome, LadderChoices, YearEvent};

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

/// The reason why the game at this position does not count, if it does not. Problems are passed to `report`.
pub(super) fn exclusion(
    at: usize,
    event: &YearEvent,
    ladder: &Ladder,
    choices: LadderChoices,
    report: &mut impl FnMut(LadderProblem),
) -> Option<EventExclusion> {
    if event.variant {
        return Some(EventExclusion::Variant);
    }
    let game = event_in_sentence(event);
    if let Some(ruleset) = ladder.ruleset().filter(|name| !event.scored_by.is_empty() && event.scored_by != *name) {
        let (by, ladder) = (&event.scored_by, ladder.name());
        let problem = LadderProblem::error(
            at,
            format!("the boards of {game} were scored by {by}, and {ladder} counts scores by {ruleset}"),
            "The game was left out. Remove it, and add its file again.",
        );
        report(problem.of_kind("games were scored by other rules than those of the league", &event.name));
        return Some(EventExclusion::OtherScoring);
    }
    let on = ladder_date(ladder, choices);
    if event.date.zip(on).is_some_and(|(begun, on)| begun > on) {
        return Some(EventExclusion::NotBegun);
    }
    if let (Some(on), Some(ended)) = (on, event.ended)
        && ladder.window_months().is_some_and(|months| on > last_counting_day(ended, months))
    {
        report_wrong_order(at, event, report);
        return Some(EventExclusion::Over);
    }
    report_questions(at, event, ladder, on, report);
    report_wrong_order(at, event, report);
    None
}

/// Asks about what the file of a game that counts does not say: its end, and its dates.
fn report_questions(
    at: usize,
    event: &YearEvent,
    ladder: &Ladder,
    on: Option<Date>,
    report: &mut impl FnMut(LadderProblem),
) {
    let game = event_in_sentence(event);
    // A decision that the game counts answers the questions how it ended and whether it has begun.
    let is_decided = event.accredited.is_some();
    if event.outcome == GameOutcome::Unknown && !is_decided {
        let problem = LadderProblem::error(
            at,
            format!("{game} ended without a solo and without a passed vote: it is an agreed draw or abandoned"),
            "It counts as an agreed draw until you decide. Accredit it if it was an agreed draw or reached its end date. If it \
             was abandoned, write that in its file, and add the file again.",
        );
        report(problem.of_kind(
            "games ended without a solo and without a passed vote: each is an agreed draw or abandoned",
            &event.name,
        ));
    }
    if event.outcome == GameOutcome::Abandoned && !is_decided {
        let problem = LadderProblem::remark(
            at,
            format!("{game} was abandoned and counts like any other game, with the scores of its list"),
            "Say that it is not accredited if it should not count, or accredit it to end this remark.",
        );
        report(problem.of_kind("games were abandoned and count like any other game", &event.name));
    }
    if event.has_ended && event.ended.is_none() && ladder.window_months().is_some() {
        let problem = LadderProblem::error(
            at,
            format!("{game} has ended, but the date of its end is unknown, so it counts until the date is entered"),
            "Add the date on which it ended.",
        );
        report(
            problem
                .of_kind("games have ended on an unknown date, so they count until the date is entered", &event.name),
        );
    }
    if let (Some(on), None) = (on, event.date)
        && !is_decided
    {
        let problem = LadderProblem::error(
            at,
            format!(
                "nobody knows whether {game} counts on {on} already, because the date of its first autumn is unknown"
            ),
            "It counts until you decide. Add the date of the chart of its first autumn, or decide whether the game is \
             accredited.",
        );
        report(problem.of_kind(
            "games began on an unknown date, so nobody knows whether they count on the day of the ladder",
            &event.name,
        ));
    }
}

/// Reports a game that ended before it began to count.
fn report_wrong_order(at: usize, event: &YearEvent, report: &mut impl FnMut(LadderProblem)) {
    if let (Some(begun), Some(ended)) = (event.date, event.ended)
        && ended < begun
    {
        let problem = LadderProblem::error(
            at,
            format!("{} ended on {ended}, before it counted for the first time", event_in_sentence(event)),
            "The dates were used as they are. Correct them.",
        );
        report(problem.of_kind("games ended before they counted for the first time", &event.name));
    }
}
