//! The inputs of the standings: the book, its scores, the rules, and the part of the event that is shown.

use super::rules::{PostingRule, Ruleset};
use crate::book::{BoardRef, Book, GameStage, RoundIx};
use crate::scoring::{EventScores, SystemLibrary};

/// Everything the standings are computed from.
#[derive(Clone, Copy, Debug)]
pub struct StandingsContext<'a> {
    pub book: &'a Book,
    pub scores: &'a EventScores,
    pub rules: &'a Ruleset,
    pub tie_break_scores: &'a TieBreakScores,
    pub view: StandingsScope,
}

impl<'a> StandingsContext<'a> {
    /// The context of the whole event.
    pub fn new(
        book: &'a Book,
        scores: &'a EventScores,
        rules: &'a Ruleset,
        tie_break_scores: &'a TieBreakScores,
    ) -> StandingsContext<'a> {
        StandingsContext { book, scores, rules, tie_break_scores, view: StandingsScope::default() }
    }

    /// The same context with another view.
    #[must_use]
    pub fn with_view(self, view: StandingsScope) -> StandingsContext<'a> {
        StandingsContext { view, ..self }
    }

    /// Whether the standings include this round (from 0).
    pub(super) fn includes_round(&self, round: usize) -> bool {
        self.view.rounds.is_none_or(|rounds| round < rounds)
            && !(self.view.posted_only && is_held_back(self.book, self.rules, RoundIx(round)))
    }
}

/// The part of an event that the standings include.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct StandingsScope {
    /// Only this number of rounds, from the first.
    pub rounds: Option<usize>,
    /// Only games that have ended. Otherwise a running game counts as if it ended now.
    pub finished_only: bool,
    /// Only rounds whose scores may be posted.
    pub posted_only: bool,
}

/// Whether the scores of a round are held back. The director's decision comes first, then the rules.
pub fn is_held_back(book: &Book, rules: &Ruleset, round: RoundIx) -> bool {
    let Some(round_data) = book.round(round) else { return false };
    let last = rules.rounds.unwrap_or(book.rounds.len());
    let by_rule = rules.posting == PostingRule::HoldLastRound && round.0 + 1 >= last;
    !round_data.scores_released.unwrap_or(!by_rule)
}

/// The scores of every board by the scoring systems whose means break ties. The board itself may have another system.
#[derive(Clone, Debug, Default)]
pub struct TieBreakScores {
    by_system: Vec<(String, EventScores)>,
}

impl TieBreakScores {
    /// Scores by the systems that `rules` use for tie-breaks. A system that `library` does not have is left out.
    pub fn new(book: &Book, library: &SystemLibrary, rules: &Ruleset) -> TieBreakScores {
        let scored = |name: &str| {
            let system = library.find(name)?;
            Some((name.to_owned(), EventScores::with_system(book, system, rules.end_rules())))
        };
        TieBreakScores { by_system: rules.tie_break_systems().into_iter().filter_map(scored).collect() }
    }

    /// Scores these boards again after they changed.
    pub fn rescore(&mut self, book: &Book, boards: &[crate::book::BoardRef]) {
        for (_, scores) in &mut self.by_system {
            scores.rescore(book, boards, &crate::scoring::DefaultSystems::default());
        }
    }

    /// The scores for a view without some of the rounds: a mean over the event is then a mean over the rounds in the
    /// view. `None` where the view changes nothing.
    pub(super) fn limited_to_view(&self, context: &StandingsContext<'_>) -> Option<TieBreakScores> {
        let sees_all = (0..context.book.rounds.len()).all(|round| context.includes_round(round));
        if sees_all || self.by_system.is_empty() {
            return None;
        }
        let narrowed =
            |scores: &EventScores| scores.with_means_of_rounds(context.book, |round| context.includes_round(round));
        Some(TieBreakScores {
            by_system: self.by_system.iter().map(|(name, scores)| (name.clone(), narrowed(scores))).collect(),
        })
    }

    /// The scores by the system of this name.
    pub fn scores_by(&self, system: &str) -> Option<&EventScores> {
        self.by_system.iter().find(|(name, _)| name == system).map(|(_, scores)| scores)
    }
}

/// Whether the round has boards and all of them have ended.
pub(super) fn is_round_complete(context: &StandingsContext<'_>, round: RoundIx) -> bool {
    let boards = context.book.round(round).map_or(&[][..], |round_data| &round_data.boards);
    let ended = |(at, board)| context.scores.stage(board, BoardRef::new(round.0, at)) == GameStage::Ended;
    !boards.is_empty() && boards.iter().enumerate().all(ended)
}
