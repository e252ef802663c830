//! Rounds whose scores are held back: which they are, and the sentences about them.

use crate::book::RoundIx;
use crate::engine::Engine;
use crate::figures::join_with_and;
use crate::standings::StandingsScope;

/// The rounds that the view covers, that have begun, and that are held back.
pub fn held_back_rounds(engine: &Engine, view: StandingsScope) -> Vec<RoundIx> {
    let numbers = engine.round_numbers();
    let covered = numbers.in_order().iter().map(|(_, at)| *at).filter(|at| view.includes_round(numbers, *at));
    covered.filter(|at| engine.has_begun(*at) && engine.is_held_back(*at)).collect()
}

fn titles(rounds: &[RoundIx], engine: &Engine) -> Vec<String> {
    rounds.iter().filter_map(|at| engine.book().round(*at)).map(crate::book::Round::title).collect()
}

/// The sentence for the director: which rounds are held back, and whether this table counts them.
pub(super) fn caution(rounds: &[RoundIx], engine: &Engine, view: StandingsScope) -> Vec<String> {
    let titles = titles(rounds, engine);
    let (is, it) = if titles.len() == 1 { ("is", "it") } else { ("are", "them") };
    match (join_with_and(&titles), view.posted_only) {
        (titles, _) if titles.is_empty() => Vec::new(),
        (titles, true) => {
            vec![format!("{titles} {is} held back until you release {it}. This table does not count {it}.")]
        }
        (titles, false) => vec![format!(
            "{titles} {is} held back until you release {it}. To post a table now, use the view “What may be posted”."
        )],
    }
}

/// The sentence for the readers of a posted table: “Round 5 is held back: its scores are not posted yet, and do not
/// count here.”
pub fn held_back_sentence(rounds: &[RoundIx], engine: &Engine) -> Option<String> {
    let titles = titles(rounds, engine);
    match &titles[..] {
        [] => None,
        [one] => Some(format!("{one} is held back: its scores are not posted yet, and do not count here.")),
        several => Some(format!(
            "{} are held back: their scores are not posted yet, and do not count here.",
            join_with_and(several)
        )),
    }
}
