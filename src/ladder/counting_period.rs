//! The period in which a game of a league counts.

use jiff::ToSpan as _;
use jiff::civil::Date;

use super::exclusion_reason::EventExclusion;
use super::problems::{LadderProblem, event_in_sentence};
use super::rules::Ladder;
use crate::book::ManyProblems;
use crate::book::results_year::{GameOutcome, LadderChoices, YearEvent};
use crate::languages::window_sentences::ladder_problems as texts;

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
            texts::scored_by_other_rules(&game, by, ladder, ruleset),
            texts::remove_and_add_again(),
        );
        report(problem.of_kind(ManyProblems::GamesOfOtherRules, &event.name));
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
        let problem = LadderProblem::error(at, texts::ending_not_known(&game), texts::decide_ending());
        report(problem.of_kind(ManyProblems::GamesWithoutKnownEnding, &event.name));
    }
    if event.outcome == GameOutcome::Abandoned && !is_decided {
        let problem = LadderProblem::remark(at, texts::abandoned_counts(&game), texts::decide_abandoned());
        report(problem.of_kind(ManyProblems::GamesAbandoned, &event.name));
    }
    if event.has_ended && event.ended.is_none() && ladder.window_months().is_some() {
        let problem = LadderProblem::error(at, texts::last_day_not_known(&game), texts::add_last_day());
        report(problem.of_kind(ManyProblems::GamesWithoutLastDay, &event.name));
    }
    if let (Some(on), None) = (on, event.date)
        && !is_decided
    {
        let what = texts::first_day_not_known(&game, &on.to_string());
        let problem = LadderProblem::error(at, what, texts::add_first_day());
        report(problem.of_kind(ManyProblems::GamesWithoutFirstDay, &event.name));
    }
}

/// Reports a game that ended before it began to count.
fn report_wrong_order(at: usize, event: &YearEvent, report: &mut impl FnMut(LadderProblem)) {
    if let (Some(begun), Some(ended)) = (event.date, event.ended)
        && ended < begun
    {
        let what = texts::ended_before_it_counted(&event_in_sentence(event), &ended.to_string());
        let problem = LadderProblem::error(at, what, texts::correct_dates());
        report(problem.of_kind(ManyProblems::GamesEndedBeforeTheyCounted, &event.name));
    }
}
