//! The sentences of the standings: the view in words, missing places, and adjustments of totals.

use std::ops::RangeInclusive;

use super::{GroupSelection, StandingsOptions};
use crate::book::typed_words::capitalize;
use crate::book::{BoardRef, Book, Person, PersonId, Role, RoundIx, describe_round_range};
use crate::engine::Engine;
use crate::figures::{format_rounded, format_short, join_with_and};
use crate::notices::name_order::name_key;
use crate::standings::{
    AdjustmentReason, Ruleset, Standings, StandingsRow, StandingsScope, TopBoardRules, WithoutPlace,
};

/// So many players at most are named in a sentence.
const MOST_NAMES: usize = 12;

/// Which games a view counts, in words: “After round 2, finished games only”.
pub fn describe_view(view: StandingsScope, engine: &Engine) -> String {
    let book = engine.book();
    let mut clauses = Vec::new();
    if let Some(last) = missing_last_elimination(view, engine) {
        clauses.push(format!("after round {last}"));
    } else if view.before_top_board {
        clauses.push(
            last_elimination_title(view, engine).map_or_else(
                || "after the elimination".to_owned(),
                |title| format!("after {}", inside_sentence(&title)),
            ),
        );
    } else if let Some(last) = view.rounds {
        let title = book.title_of_number(last);
        clauses.push(format!("after {}", inside_sentence(&title)));
    }
    if view.posted_only {
        clauses.push("what may be posted".to_owned());
    }
    if view.finished_only {
        clauses.push("finished games only".to_owned());
    }
    if clauses.is_empty() {
        clauses.push("if all games ended now".to_owned());
    }
    capitalize(&clauses.join(", "))
}

/// Which games count: “Counts: the best four games.”
pub(super) fn counting(engine: &Engine) -> String {
    let rules = engine.rules();
    let counts = rules.counting_text();
    let at_the_top = rules.top_board_counting_text().filter(|text| *text != counts);
    let at_the_top = at_the_top.map(|text| format!("; for players of the {}: {text}", rules.top_board_name()));
    format!("Counts: {counts}{}.", at_the_top.unwrap_or_default())
}

/// The rounds with a board that is not a top board, in the order of their numbers.
pub(super) fn elimination_rounds(engine: &Engine) -> Vec<RoundIx> {
    let book = engine.book();
    let top_boards = engine.top_boards();
    let has_elimination = |at: &RoundIx| {
        let boards = book.round(*at).map_or(0, |round| round.boards.len());
        (0..boards).any(|board| !top_boards.contains(BoardRef::new(at.0, board)))
    };
    engine.round_numbers().in_order().iter().map(|(_, at)| *at).filter(has_elimination).collect()
}

/// The title of the last round in the view with a board that is not a top board.
fn last_elimination_title(view: StandingsScope, engine: &Engine) -> Option<String> {
    let book = engine.book();
    let last = elimination_rounds(engine).into_iter().rfind(|at| view.includes_round(engine.round_numbers(), *at));
    last.and_then(|at| book.round(at)).map(crate::book::Round::title)
}

/// The number of the last round of the elimination, if nobody has entered it.
fn missing_last_elimination(view: StandingsScope, engine: &Engine) -> Option<usize> {
    let top = engine.rules().top_board.as_ref().filter(|_| view.before_top_board)?;
    let last = top.round.checked_sub(1)?;
    missing_in_view(view, engine).iter().any(|range| *range.end() == last).then_some(last)
}

/// The numbers of the rounds of a view that nobody has entered, as ranges in order.
pub(super) fn missing_in_view(view: StandingsScope, engine: &Engine) -> Vec<RangeInclusive<usize>> {
    let last = view.rounds.unwrap_or(usize::MAX);
    let missing = engine.missing_rounds().into_iter();
    let missing = missing.filter(|range| *range.start() <= last);
    missing.map(|range| *range.start()..=last.min(*range.end())).collect()
}

/// “Round 4 has not been entered.”
pub(super) fn missing_round_sentences(view: StandingsScope, engine: &Engine) -> impl Iterator<Item = String> + use<> {
    missing_in_view(view, engine).into_iter().map(|range| {
        let has = if range.start() == range.end() { "has" } else { "have" };
        format!("{} {has} not been entered.", capitalize(&describe_round_range((*range.start(), *range.end()))))
    })
}

/// Who sat out and has no game in the table: “Hal Kerr has only sat out so far, and is not in the table.”
pub(super) fn only_sat_out_sentence(view: StandingsScope, engine: &Engine, table: &Standings) -> Option<String> {
    let (book, numbers) = (engine.book(), engine.round_numbers());
    let is_covered = |at: &RoundIx| {
        view.includes_round(numbers, *at) && engine.has_begun(*at) && !(view.posted_only && engine.is_held_back(*at))
    };
    let rounds = numbers.in_order().iter().map(|(_, at)| *at).filter(is_covered).filter_map(|at| book.round(at));
    let mut players: Vec<PersonId> = rounds.flat_map(|round| round.sat_out.iter().copied()).collect();
    players.sort_by_key(|player| (name_key(book.name_of(Some(*player))), *player));
    players.dedup();
    // Somebody who has left or was replaced is not waiting for a game.
    let waits = |person: &Person| person.role == Role::Player && person.replaced_by.is_none();
    let is_there = |player: &PersonId| book.person(*player).is_some_and(waits);
    players.retain(|player| is_there(player) && table.rows.iter().all(|row| row.person != *player));
    let names: Vec<String> = players.iter().map(|player| book.name_of(Some(*player)).to_owned()).collect();
    match names.len() {
        0 => None,
        1 => Some(format!("{} has only sat out so far, and is not in the table.", names[0])),
        2..=MOST_NAMES => {
            Some(format!("{} have only sat out so far, and are not in the table.", join_with_and(&names)))
        }
        many => Some(format!("{many} players have only sat out so far, and are not in the table.")),
    }
}

/// “round 2” for “Round 2”. A round with a name of its own keeps it.
fn inside_sentence(title: &str) -> String {
    title.strip_prefix("Round ").map_or_else(|| title.to_owned(), |number| format!("round {number}"))
}

/// The view that is used: tables of groups that fill a final are those from before it.
pub(super) fn effective_view(options: &StandingsOptions, engine: &Engine) -> StandingsScope {
    let follows_elimination = engine.rules().top_board.as_ref().is_some_and(TopBoardRules::follows_elimination);
    if follows_elimination && options.groups != GroupSelection::Together && options.view.rounds.is_none() {
        let is_played = engine.top_boards().has_boards();
        StandingsScope { before_top_board: is_played, ..options.view }
    } else {
        options.view
    }
}

/// Why a row takes no place.
pub(super) fn reason_without_place(row: &StandingsRow, book: &Book, rules: &Ruleset) -> String {
    match row.without_place {
        None => "no place".to_owned(),
        Some(WithoutPlace::NoResult) => "no place: no game with a score yet".to_owned(),
        Some(WithoutPlace::TooFewResults) => {
            format!("no place: {} of {} results needed", row.result_count, rules.total.least_results)
        }
        Some(WithoutPlace::OneRoundOnly) => "no place: played in one round only".to_owned(),
        Some(WithoutPlace::Role) => {
            let role = book.person(row.person).map_or(Role::Player, |person| person.role);
            format!("{}: takes no place", role.name())
        }
    }
}

/// The points that were added to totals or subtracted from them.
pub(super) fn adjustments(engine: &Engine, table: &Standings) -> Vec<String> {
    let (book, rules) = (engine.book(), engine.rules());
    let mut sentences = Vec::new();
    if rules.total.start != 0.0 {
        sentences.push(format!("Every player begins with {} points.", format_short(rules.total.start, 4)));
    }
    if let Some(top) = rules.top_board.as_ref().filter(|top| top.bonus_percent != 0.0)
        && table.rows.iter().any(|row| row.at_top_board)
    {
        let percent = format_short(top.bonus_percent, 4);
        sentences.push(format!("The players of the {} receive a bonus of {percent} %.", top.name));
    }
    for row in &table.rows {
        for adjustment in &row.adjustments {
            let name = book.name_of(Some(row.person));
            let amount = format_rounded(adjustment.amount.abs(), rules.decimals);
            match &adjustment.reason {
                AdjustmentReason::Start | AdjustmentReason::TopBoard { .. } => {}
                AdjustmentReason::Handicap => sentences.push(format!("{name}: a handicap of {amount}.")),
                AdjustmentReason::Penalty(reason) if reason.trim().is_empty() => {
                    sentences.push(format!("{name}: a penalty of {amount}."));
                }
                AdjustmentReason::Penalty(reason) => {
                    sentences.push(format!("{name}: a penalty of {amount}, {}.", reason.trim()));
                }
            }
        }
    }
    sentences
}
