//! New entries of a ruleset with their first values: counted parts, multipliers, rounds, tie-breaks and prizes.

use crate::languages::messages::steps;
use crate::languages::window_sentences::rules_tab as texts;
use crate::languages::{Message, window_language};
use crate::standings::{RulesDraft, RulesField, TieBreak};

/// An entry that can be added to a ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewRulesetItem {
    /// A part of the total: which results count and with which weights.
    CountedPart,
    TieBreak,
    Prize,
}

/// Adds an entry to a list of the ruleset. Returns the name of the step for the history.
pub(in crate::app::views::rules) fn add_entry(draft: &mut RulesDraft, list: &'static str) -> Message {
    match list {
        "total.counts" => draft.add(list, &[("total.counts.*.weights", "1")]),
        "top_board.counts" => draft.add(list, &[("top_board.counts.*.weights", "1")]),
        "total.multipliers" => {
            let rounds = draft.field_text(RulesField::new("rounds"));
            let last = if rounds.is_empty() { "1" } else { &rounds };
            draft.add(list, &[("total.multipliers.*.rounds", last), ("total.multipliers.*.factor", "2")]);
        }
        _ => draft.add(list, &[("round.*.round", "1")]),
    }
    match list {
        "total.multipliers" => steps::new_multiplier(),
        "round" => steps::new_round_with_system(),
        _ => steps::new_counted_part(),
    }
}

/// Adds the first tie-break that the ruleset does not use yet. Returns the name of the step for the history.
pub(in crate::app::views::rules) fn add_tie_break(draft: &mut RulesDraft) -> Message {
    let used = draft.tie_breaks();
    let free = plain_tie_breaks().find(|(name, _)| !used.contains(name));
    if let Some((name, _)) = free {
        draft.set_tie_break(used.len(), &name);
    }
    steps::new_tie_break()
}

/// Adds a prize by votes, which rulesets lack most often. Without any prize, “Best country” is awarded by default: it
/// is then added first. Returns the name of the step for the history.
pub(in crate::app::views::rules) fn add_prize(draft: &mut RulesDraft) -> Message {
    if !draft.has("award") {
        draft.add("award", &[("award.*.name", "Best country"), ("award.*.by", "country_score")]);
    }
    draft.add("award", &[("award.*.name", "New award"), ("award.*.by", "votes"), ("award.*.grades", "A 3, B 1, C 0")]);
    steps::new_award()
}

/// The tie-breaks that name no scoring system: their text in the file and their description.
pub(super) fn plain_tie_breaks() -> impl Iterator<Item = (String, String)> {
    const OTHERS: [TieBreak; 8] = [
        TieBreak::BestRound(1),
        TieBreak::BestRound(2),
        TieBreak::LatestGame,
        TieBreak::Solos,
        TieBreak::Draws,
        TieBreak::Centres,
        TieBreak::AverageGame,
        TieBreak::AllGames,
    ];
    let games = (1..=5).map(TieBreak::BestGame);
    games.chain(OTHERS).map(|tie_break| {
        let words = match &tie_break {
            TieBreak::Solos => texts::most_solos().to_owned(),
            TieBreak::Draws => texts::most_draws().to_owned(),
            TieBreak::Centres => texts::most_centres().to_owned(),
            other => other.name_in(window_language()),
        };
        (tie_break.name(), words)
    })
}
