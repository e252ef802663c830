//! The inputs of the standings: the book, its scores, the rules, and the part of the event that is shown.

use std::ops::RangeInclusive;

use super::event_structure::EventStructure;
use super::rules::{PostingRule, Ruleset};
use crate::book::{Board, BoardRef, Book, GameStage, PersonId, Round, RoundIx, RoundNumbers, TopBoard};
use crate::scoring::{EventScores, SystemLibrary};

static NO_DECISIONS: TopBoard = TopBoard {
    declined: Vec::new(),
    preferred_players: Vec::new(),
    extra_qualifiers: Vec::new(),
    choice_order: Vec::new(),
    chosen_powers: Vec::new(),
};

/// Everything the standings are computed from.
#[derive(Clone, Copy, Debug)]
pub struct StandingsContext<'a> {
    pub book: &'a Book,
    pub scores: &'a EventScores,
    pub rules: &'a Ruleset,
    pub tie_break_scores: &'a TieBreakScores,
    pub structure: &'a EventStructure,
    pub view: StandingsScope,
    /// The boards whose file has printed scores that the book leaves out, in order.
    pub scored_by_file: &'a [BoardRef],
}

impl<'a> StandingsContext<'a> {
    /// The context of the whole event.
    pub fn new(
        book: &'a Book,
        scores: &'a EventScores,
        rules: &'a Ruleset,
        tie_break_scores: &'a TieBreakScores,
        structure: &'a EventStructure,
    ) -> StandingsContext<'a> {
        let (view, scored_by_file) = (StandingsScope::default(), &[][..]);
        StandingsContext { book, scores, rules, tie_break_scores, structure, view, scored_by_file }
    }

    /// The same context of a book without the printed scores of these boards, which are in order.
    #[must_use]
    pub fn with_scored_by_file(self, scored_by_file: &'a [BoardRef]) -> StandingsContext<'a> {
        StandingsContext { scored_by_file, ..self }
    }

    /// The same context with another view.
    #[must_use]
    pub fn with_view(self, view: StandingsScope) -> StandingsContext<'a> {
        StandingsContext { view, ..self }
    }

    /// Whether nobody knows if a game with all final counts was played to its last year. See
    /// [`Ruleset::asks_for_the_last_year`].
    pub fn asks_for_the_last_year(&self, board: &Board, at: BoardRef) -> bool {
        self.scored_by_file.binary_search(&at).is_err() && self.rules.asks_for_the_last_year(board)
    }

    /// Whether the scores of a game with all final counts may change, because nobody knows how it ended.
    pub(super) fn has_unknown_end(&self, board: &Board, at: BoardRef) -> bool {
        self.rules.asks_for_the_end(board) || self.asks_for_the_last_year(board, at)
    }

    /// Whether the standings include the round at this position.
    pub(super) fn includes_round(&self, at: RoundIx) -> bool {
        self.view.includes_round(&self.structure.rounds, at) && !self.holds_back(at)
    }

    /// Whether the view leaves the round out because its scores may not be posted yet.
    pub(super) fn holds_back(&self, at: RoundIx) -> bool {
        self.view.posted_only && self.is_held_back(at)
    }

    /// Whether players see nothing of a round but its name: it is held back, and its games have begun or the director has
    /// decided so.
    pub fn shows_only_the_name(&self, at: RoundIx) -> bool {
        let Some(round) = self.book.round(at).filter(|_| self.is_held_back(at)) else { return false };
        let mut boards = (0..).zip(&round.boards).map(|(n, board)| (BoardRef::new(at.0, n), board));
        round.scores_released == Some(false)
            || boards.any(|(at, board)| self.scores.stage(board, at) != GameStage::NotStarted)
    }

    /// Whether the decisions about the top board may not be posted: they show who has qualified, and a round that is held
    /// back has games before the top board.
    pub fn hides_top_board_decisions(&self) -> bool {
        let is_before = |round: usize, boards: usize| {
            boards > 0 && !(0..boards).any(|board| self.structure.top_boards.contains(BoardRef::new(round, board)))
        };
        let mut rounds = self.book.rounds.iter().enumerate();
        rounds.any(|(at, round)| is_before(at, round.boards.len()) && self.shows_only_the_name(RoundIx(at)))
    }

    /// The decisions about the top board that the view includes.
    pub(super) fn top_board_decisions(&self) -> &'a TopBoard {
        if self.view.posted_only && self.hides_top_board_decisions() { &NO_DECISIONS } else { &self.book.top_board }
    }

    /// Everybody who began a game at the top board, as far as the view includes it.
    pub(super) fn top_board_players(&self) -> Vec<PersonId> {
        self.structure.top_boards.players(self.book, |at| !self.holds_back(at.round))
    }

    /// Whether the standings include this board.
    pub(super) fn includes_board(&self, at: BoardRef) -> bool {
        self.includes_round(at.round) && !(self.view.before_top_board && self.structure.top_boards.contains(at))
    }

    /// Whether the scores of a round are held back. The director's decision comes first, then the rules.
    pub fn is_held_back(&self, at: RoundIx) -> bool {
        let Some(round) = self.book.round(at) else { return false };
        let rounds = &self.structure.rounds;
        is_round_held_back(round, rounds.number(at), rounds.last(), self.rules)
    }

    /// Whether the round with this number has boards and all of them have ended. A round that the view holds back has not
    /// ended for its readers.
    pub(super) fn is_round_complete(&self, number: usize) -> bool {
        let boards = |at: RoundIx| {
            let boards = self.book.round(at).map_or(&[][..], |round| &round.boards);
            (0..).zip(boards).map(move |(n, board)| (BoardRef::new(at.0, n), board))
        };
        let shown = self.structure.rounds.with_number(number).filter(|at| !self.holds_back(*at));
        let mut boards = shown.flat_map(boards).peekable();
        boards.peek().is_some() && boards.all(|(at, board)| self.scores.stage(board, at) == GameStage::Ended)
    }
}

/// The part of an event that the standings include.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct StandingsScope {
    /// Only rounds up to the round with this number.
    pub rounds: Option<usize>,
    /// Only games that have ended. Otherwise a running game counts as if it ended now.
    pub finished_only: bool,
    /// Only rounds whose scores may be posted.
    pub posted_only: bool,
    /// Only games before the top board: the elimination before a medal round.
    pub before_top_board: bool,
}

impl StandingsScope {
    /// Whether the number of the round at this position is in the view.
    pub fn includes_round(self, rounds: &RoundNumbers, at: RoundIx) -> bool {
        self.rounds.is_none_or(|last| rounds.number(at) <= last)
    }
}

/// Whether the scores of the round with this number are held back, in an event whose last round has the number `last`.
fn is_round_held_back(round: &Round, number: usize, last: usize, rules: &Ruleset) -> bool {
    let by_rule = rules.posting == PostingRule::HoldLastRound && number >= rules.rounds.unwrap_or(last);
    !round.scores_released.unwrap_or(!by_rule)
}

/// The numbers of rounds that nobody has entered although a later round has boards, as ranges in order. An elimination may
/// take fewer rounds than the rules have before the medal round: then no round is missing there. A round that is held
/// back is not missing: what may be posted has only its name.
pub fn missing_rounds(book: &Book, rules: &Ruleset, structure: &EventStructure) -> Vec<RangeInclusive<usize>> {
    let EventStructure { rounds, top_boards } = structure;
    let mut missing = rounds.missing(&book.rounds);
    for (number, at) in rounds.in_order().iter().copied() {
        let Some(of) = missing.iter().position(|range| range.contains(&number)) else { continue };
        if book.round(at).is_some_and(|round| is_round_held_back(round, number, rounds.last(), rules)) {
            let range = missing.remove(of);
            let around = [*range.start()..=number.saturating_sub(1), number + 1..=*range.end()];
            missing.splice(of..of, around.into_iter().filter(|part| !part.is_empty()));
        }
    }
    let Some(top) = rules.top_board.as_ref().filter(|top| top.follows_elimination()) else { return missing };
    let is_before_medals = |range: &RangeInclusive<usize>| *range.end() + 1 == top.round;
    if missing.iter().any(is_before_medals) && top_boards.follow_whole_elimination(book, top) {
        missing.retain(|range| !is_before_medals(range));
    }
    missing
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
            scores.rescore(book, boards);
        }
    }

    /// The scores for a view without some of the rounds: a mean over the event is then a mean over the games in the
    /// view. `None` where the view changes nothing.
    pub(super) fn limited_to_view(&self, context: &StandingsContext<'_>) -> Option<TieBreakScores> {
        if self.by_system.is_empty() {
            return None;
        }
        if context.book.boards().all(|(at, _)| context.includes_board(at)) {
            return None;
        }
        let narrowed =
            |scores: &EventScores| scores.with_means_of_boards(context.book, |board| context.includes_board(board));
        Some(TieBreakScores {
            by_system: self.by_system.iter().map(|(name, scores)| (name.clone(), narrowed(scores))).collect(),
        })
    }

    /// The scores by the system of this name.
    pub fn scores_by(&self, system: &str) -> Option<&EventScores> {
        self.by_system.iter().find(|(name, _)| name == system).map(|(_, scores)| scores)
    }
}
