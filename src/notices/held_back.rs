//! Rounds whose scores are held back: which they are, and the sentences about them.

use crate::book::RoundIx;
use crate::engine::Engine;
use crate::languages::sentences::notices;
use crate::languages::{Language, list_with_and};
use crate::standings::StandingsScope;

/// The rounds that the view covers, that have begun, and that are held back.
pub fn held_back_rounds(engine: &Engine, view: StandingsScope) -> Vec<RoundIx> {
    let numbers = engine.round_numbers();
    let covered = numbers.in_order().iter().map(|(_, at)| *at).filter(|at| view.includes_round(numbers, *at));
    covered.filter(|at| engine.has_begun(*at) && engine.is_held_back(*at)).collect()
}

fn titles(rounds: &[RoundIx], engine: &Engine, language: Language) -> Vec<String> {
    rounds.iter().filter_map(|at| engine.book().round(*at)).map(|round| round.title_in(language)).collect()
}

/// The sentence for the director: which rounds are held back, and whether this table counts them.
pub(super) fn caution(rounds: &[RoundIx], engine: &Engine, view: StandingsScope, language: Language) -> Vec<String> {
    let titles = titles(rounds, engine, language);
    let said = if view.posted_only { notices::held_back_not_counted } else { notices::held_back_counted };
    let sentence = (!titles.is_empty()).then(|| said(language, titles.len(), &list_with_and(language, &titles)));
    sentence.into_iter().collect()
}

/// The sentence for the readers of a posted table: “Round 5 is held back: its scores are not posted yet, and do not
/// count here.”
pub fn held_back_sentence(rounds: &[RoundIx], engine: &Engine, language: Language) -> Option<String> {
    let titles = titles(rounds, engine, language);
    (!titles.is_empty()).then(|| notices::held_back(language, titles.len(), &list_with_and(language, &titles)))
}
