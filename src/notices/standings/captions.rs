//! The sentences around the table.

use super::{Groups, Look};
use crate::book::{Book, Role, Round, RoundIx, Stage};
use crate::engine::Engine;
use crate::figures::{show, show_short};
use crate::standings::{FilledBy, Row, Ruleset, Standings, View, Why, is_held_back};

/// Which games a view looks at, in words: “After round 2, finished games only”.
pub fn view_in_words(view: View, book: &Book) -> String {
    let mut said = Vec::new();
    if let Some(rounds) = view.rounds {
        let last = rounds.checked_sub(1).and_then(|at| book.round(RoundIx(at)));
        let title = last.map_or_else(|| format!("Round {rounds}"), Round::title);
        said.push(format!("after {}", in_sentence(&title)));
    }
    if view.posted_only {
        said.push("what may be posted".to_owned());
    }
    if view.finished_only {
        said.push("finished games only".to_owned());
    }
    if said.is_empty() {
        said.push("if all games ended now".to_owned());
    }
    capital(&said.join(", "))
}

/// “round 2” for “Round 2”; a name of its own stays as it is.
fn in_sentence(title: &str) -> String {
    title.strip_prefix("Round ").map_or_else(|| title.to_owned(), |number| format!("round {number}"))
}

pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The view as it is meant: the tables of groups that fill a final are those from before it.
pub(super) fn meant(look: &Look, engine: &Engine) -> View {
    let after = engine.rules().top_board.as_ref().filter(|top| top.filled_by == FilledBy::GroupWinners);
    match after {
        Some(top) if look.groups != Groups::Together && look.view.rounds.is_none() => {
            let rounds = (engine.book().rounds.len() > top.after).then_some(top.after);
            View { rounds, ..look.view }
        }
        _ => look.view,
    }
}

/// The rounds that are held back, have begun and would be looked at.
pub(super) fn held_back(engine: &Engine, view: View) -> Vec<RoundIx> {
    let book = engine.book();
    let begun = |round: &Round| round.boards.iter().any(|board| board.stage() != Stage::NotStarted);
    let looked_at = |at: usize| view.rounds.is_none_or(|rounds| at < rounds);
    let held = |(at, round): &(usize, &Round)| {
        looked_at(*at) && begun(round) && is_held_back(book, engine.rules(), RoundIx(*at))
    };
    book.rounds.iter().enumerate().filter(held).map(|(at, _)| RoundIx(at)).collect()
}

/// What has to be known before the table is posted.
pub(super) fn aside(held_back: &[RoundIx], engine: &Engine, view: View) -> Vec<String> {
    let titles = held_back.iter().filter_map(|at| engine.book().round(*at)).map(Round::title);
    let titles: Vec<String> = titles.collect();
    let (is, it) = if titles.len() == 1 { ("is", "it") } else { ("are", "them") };
    match (titles.join(" and "), view.posted_only) {
        (titles, _) if titles.is_empty() => Vec::new(),
        (titles, true) => vec![format!("{titles} {is} held back until you release {it}, and left out of this table.")],
        (titles, false) => vec![format!(
            "{titles} {is} held back until you release {it}; the table for the wall is the view “What may be posted”."
        )],
    }
}

/// Why a row takes no place.
pub(super) fn without_place(row: &Row, book: &Book, rules: &Ruleset) -> String {
    let role = book.person(row.person).map_or(Role::Player, |person| person.role);
    let least = rules.total.least_results;
    match role {
        Role::Player if row.results < least => format!("no place: {} of {least} results needed", row.results),
        Role::Player => "no place".to_owned(),
        role => format!("{}: takes no place", role.name()),
    }
}

/// What was added to totals, or taken from them.
pub(super) fn adjustments(engine: &Engine, table: &Standings) -> Vec<String> {
    let (book, rules) = (engine.book(), engine.rules());
    let mut notes = Vec::new();
    if rules.total.start != 0.0 {
        notes.push(format!("Everybody begins with {} points.", show_short(rules.total.start, 4)));
    }
    if let Some(top) = rules.top_board.as_ref().filter(|top| top.bonus_percent != 0.0)
        && table.rows.iter().any(|row| row.top)
    {
        let percent = show_short(top.bonus_percent, 4);
        notes.push(format!("Who played at the {} has {percent} % more.", top.name));
    }
    for row in &table.rows {
        for adjustment in &row.adjustments {
            let name = book.name_of(Some(row.person));
            let amount = show(adjustment.amount.abs(), rules.decimals);
            match &adjustment.why {
                Why::Start | Why::TopBoard { .. } => {}
                Why::Handicap => notes.push(format!("{name}: a handicap of {amount}.")),
                Why::Penalty(reason) if reason.trim().is_empty() => {
                    notes.push(format!("{name}: a penalty of {amount}."));
                }
                Why::Penalty(reason) => notes.push(format!("{name}: a penalty of {amount}, {}.", reason.trim())),
            }
        }
    }
    notes
}
