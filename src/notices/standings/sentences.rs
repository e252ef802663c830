//! The sentences of the standings: the view in words, missing places, and adjustments of totals.

use std::ops::RangeInclusive;

use super::{GroupSelection, StandingsOptions};
use crate::book::typed_words::capitalize;
use crate::book::{BoardRef, Book, Person, PersonId, Role, RoundIx, describe_round_range_in};
use crate::engine::Engine;
use crate::figures::{format_rounded, format_short};
use crate::languages::sentences::{notices, words};
use crate::languages::{Language, list_with_and};
use crate::notices::name_order::name_key;
use crate::standings::{
    AdjustmentReason, Ruleset, Standings, StandingsRow, StandingsScope, TopBoardRules, WithoutPlace,
};

/// So many players at most are named in a sentence.
const MOST_NAMES: usize = 12;

/// Which games a view counts, in words: “After round 2, finished games only”.
pub(super) fn describe_view(view: StandingsScope, engine: &Engine, language: Language) -> String {
    capitalize(&view_in_sentence(view, engine, language))
}

/// Which games a view counts, inside a sentence: “after round 2, finished games only”.
pub fn view_in_sentence(view: StandingsScope, engine: &Engine, language: Language) -> String {
    let book = engine.book();
    let mut clauses = Vec::new();
    if let Some(last) = missing_last_elimination(view, engine) {
        clauses.push(notices::view_after(language, &words::round_in_sentence(language, &last.to_string())));
    } else if view.before_top_board {
        clauses.push(
            last_elimination_title(view, engine, language).map_or_else(
                || notices::view_after_elimination(language),
                |title| notices::view_after(language, &title),
            ),
        );
    } else if let Some(last) = view.rounds {
        let round = book.round_with_number(last).and_then(|at| book.round(at));
        let title = round
            .map_or_else(|| words::round_in_sentence(language, &last.to_string()), |round| round.label_in(language));
        clauses.push(notices::view_after(language, &title));
    }
    if view.posted_only {
        clauses.push(notices::view_posted(language));
    }
    if view.finished_only {
        clauses.push(notices::view_finished(language));
    }
    if clauses.is_empty() {
        clauses.push(notices::view_running(language));
    }
    clauses.join(", ")
}

/// Which games count: “Counts: the best four games.” Before the top board nothing is said of its games.
pub(super) fn counting(view: StandingsScope, engine: &Engine, language: Language) -> String {
    let rules = engine.rules();
    if view.before_top_board {
        return notices::counts(language, &rules.counting_text_before_top_board(language));
    }
    let counts = rules.counting_text(language);
    match rules.top_board_counting_text(language).filter(|text| *text != counts) {
        Some(text) => notices::counts_at_top_board(language, &counts, &rules.top_board_name(language), &text),
        None => notices::counts(language, &counts),
    }
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

/// The title inside a sentence of the last round in the view with a board that is not a top board.
fn last_elimination_title(view: StandingsScope, engine: &Engine, language: Language) -> Option<String> {
    let book = engine.book();
    let last = elimination_rounds(engine).into_iter().rfind(|at| view.includes_round(engine.round_numbers(), *at));
    last.and_then(|at| book.round(at)).map(|round| round.label_in(language))
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
pub(super) fn missing_round_sentences(
    view: StandingsScope,
    engine: &Engine,
    language: Language,
) -> impl Iterator<Item = String> + use<> {
    missing_in_view(view, engine).into_iter().map(move |range| {
        let rounds = capitalize(&describe_round_range_in(language, (*range.start(), *range.end())));
        notices::rounds_not_entered(language, range.count(), &rounds)
    })
}

/// Who sat out and has no game in the table: “Hal Kerr has only sat out so far, and is not in the table.”
pub(super) fn only_sat_out_sentence(
    view: StandingsScope,
    engine: &Engine,
    table: &Standings,
    language: Language,
) -> Option<String> {
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
        count @ ..=MOST_NAMES => Some(notices::only_sat_out(language, count, &list_with_and(language, &names))),
        many => Some(notices::many_only_sat_out(language, many)),
    }
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
pub(super) fn reason_without_place(row: &StandingsRow, book: &Book, rules: &Ruleset, language: Language) -> String {
    match row.without_place {
        None => notices::no_place(language),
        Some(WithoutPlace::NoResult) => notices::no_place_no_result(language),
        Some(WithoutPlace::TooFewResults) => {
            notices::no_place_too_few(language, &row.result_count.to_string(), &rules.total.least_results.to_string())
        }
        Some(WithoutPlace::OneRoundOnly) => notices::no_place_one_round(language),
        Some(WithoutPlace::Role) => {
            let role = book.person(row.person).map_or(Role::Player, |person| person.role);
            notices::no_place_role(language, &role.name_in(language))
        }
    }
}

/// The bonus of the players of the top board, if one of them is in the table.
pub(super) fn top_board_bonus(engine: &Engine, table: &Standings, language: Language) -> Option<String> {
    let top = engine.rules().top_board.as_ref().filter(|top| top.bonus_percent != 0.0)?;
    let percent = format_short(top.bonus_percent, 4);
    let has_player = table.rows.iter().any(|row| row.at_top_board);
    has_player.then(|| notices::top_board_bonus(language, &top.name_in(language), &percent))
}

/// The points of single players that were added to totals or subtracted from them.
pub(super) fn adjustments(engine: &Engine, table: &Standings, language: Language) -> Vec<String> {
    let (book, rules) = (engine.book(), engine.rules());
    let mut sentences = Vec::new();
    for row in &table.rows {
        for adjustment in &row.adjustments {
            let name = book.name_of(Some(row.person));
            let amount = format_rounded(adjustment.amount.abs(), rules.decimals);
            match &adjustment.reason {
                AdjustmentReason::Start | AdjustmentReason::TopBoard { .. } => {}
                AdjustmentReason::Handicap => sentences.push(notices::player_handicap(language, name, &amount)),
                AdjustmentReason::Penalty(reason) if reason.trim().is_empty() => {
                    sentences.push(notices::player_penalty(language, name, &amount));
                }
                AdjustmentReason::Penalty(reason) => {
                    sentences.push(notices::player_penalty_reason(language, name, &amount, reason.trim()));
                }
            }
        }
    }
    sentences
}
