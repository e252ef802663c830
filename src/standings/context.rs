//! What a table is made from.

use super::{Posting, Ruleset};
use crate::book::{BoardRef, Book, RoundIx, Stage};
use crate::scoring::{Library, Scores};

/// Everything a table is made from.
#[derive(Clone, Copy, Debug)]
pub struct Basis<'a> {
    pub book: &'a Book,
    pub scores: &'a Scores,
    pub rules: &'a Ruleset,
    pub measures: &'a Measures,
    pub view: View,
}

impl<'a> Basis<'a> {
    /// The whole event as it stands.
    pub fn new(book: &'a Book, scores: &'a Scores, rules: &'a Ruleset, measures: &'a Measures) -> Basis<'a> {
        Basis { book, scores, rules, measures, view: View::default() }
    }

    /// The same, looked at so.
    #[must_use]
    pub fn seen(self, view: View) -> Basis<'a> {
        Basis { view, ..self }
    }

    /// Whether the table looks at this round (from 0).
    pub(super) fn takes_round(&self, round: usize) -> bool {
        self.view.rounds.is_none_or(|rounds| round < rounds)
            && !(self.view.posted_only && is_held_back(self.book, self.rules, RoundIx(round)))
    }
}

/// What part of an event a table looks at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct View {
    /// Only the first rounds, so many.
    pub rounds: Option<usize>,
    /// Only games that have ended; else a running game counts as if it ended now.
    pub finished_only: bool,
    /// Only rounds whose scores may be posted.
    pub posted_only: bool,
}

/// Whether the scores of a round are not to be posted yet: by the director's word, else as the rules say.
pub fn is_held_back(book: &Book, rules: &Ruleset, round: RoundIx) -> bool {
    let Some(held) = book.round(round) else { return false };
    let last = rules.rounds.unwrap_or(book.rounds.len());
    let by_rule = rules.posting == Posting::HoldLastRound && round.0 + 1 >= last;
    !held.released.unwrap_or(!by_rule)
}

/// Every board scored by the systems whose means break ties, whatever scores the board otherwise.
#[derive(Clone, Debug, Default)]
pub struct Measures {
    by: Vec<(String, Scores)>,
}

impl Measures {
    /// Those that `rules` ask for; a system that `library` does not have is left out.
    pub fn new(book: &Book, library: &Library, rules: &Ruleset) -> Measures {
        let scored = |name: &str| {
            let system = library.find(name)?;
            Some((name.to_owned(), Scores::by(book, system, rules.concessions)))
        };
        Measures { by: rules.measures().into_iter().filter_map(scored).collect() }
    }

    /// Scores every board again after some changed.
    pub fn rescore(&mut self, book: &Book, boards: &[crate::book::BoardRef]) {
        for (_, scores) in &mut self.by {
            scores.rescore(book, boards, &crate::scoring::Defaults::default());
        }
    }

    /// What they are for a table that does not look at all rounds, as far as that makes a difference: a mean over the event
    /// is then one over what was played until then.
    pub(super) fn seen(&self, basis: &Basis<'_>) -> Option<Measures> {
        let sees_all = (0..basis.book.rounds.len()).all(|round| basis.takes_round(round));
        if sees_all || self.by.is_empty() {
            return None;
        }
        let narrowed = |scores: &Scores| scores.with_means_of(basis.book, |round| basis.takes_round(round));
        Some(Measures { by: self.by.iter().map(|(name, scores)| (name.clone(), narrowed(scores))).collect() })
    }

    /// The scores by the system of this name.
    pub fn by(&self, system: &str) -> Option<&Scores> {
        self.by.iter().find(|(name, _)| name == system).map(|(_, scores)| scores)
    }
}

/// Whether every board of a round has ended.
pub(super) fn is_complete(basis: &Basis<'_>, round: RoundIx) -> bool {
    let boards = basis.book.round(round).map_or(&[][..], |held| &held.boards);
    let ended = |(at, board)| basis.scores.stage(board, BoardRef::new(round.0, at)) == Stage::Ended;
    !boards.is_empty() && boards.iter().enumerate().all(ended)
}
