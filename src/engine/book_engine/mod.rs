//! The engine: a book with its scores, standings and problems, computed again after every edit.
//!
//! It is changed only by edits, undo and redo, and only what an edit touched is computed again. It reads no files and no
//! clock.

use std::ops::RangeInclusive;
use std::sync::Arc;

use super::problems::{ProblemList, UnusableRules};
use crate::book::{
    AppliedEdit, Board, BoardRef, Book, Edit, EditError, EditScope, GameStage, PersonId, Problem, RoundIx,
    RoundNumbers, SeatRef, StepName, UndoHistory,
};
use crate::formula::ExcelColumn;
use crate::languages::window_sentences::event_setup as texts;
use crate::scoring::{
    BoardCellAddresses, BoardScores, DefaultSystems, EventScores, Explanation, ScoringSystem, SystemError,
    SystemLibrary,
};
use crate::standings::{
    AwardCriterion, AwardResult, AwardRules, EventStructure, RulesField, Ruleset, RulesetLibrary, Standings,
    StandingsContext, StandingsScope, TeamStandingsRow, TieBreakScores, TopBoardQualification, TopBoardSeats,
    TopBoards, VoteTally, award_results, missing_rounds, player_vote_tally, team_standings,
};

/// A book with everything computed from it.
#[derive(Debug)]
pub struct Engine {
    pub(super) book: Book,
    pub(super) history: UndoHistory,
    pub(super) rulesets: RulesetLibrary,
    pub(super) rules: Arc<Ruleset>,
    /// The ruleset that ranks an event that names none. `None` for the default ruleset.
    unnamed_rules: Option<String>,
    /// The boards of a posted view whose file has printed scores, in order. The posted book leaves the scores out.
    pub(super) scored_by_file: Vec<BoardRef>,
    pub(super) library: SystemLibrary,
    pub(super) defaults: DefaultSystems,
    pub(super) scores: EventScores,
    pub(super) tie_break_scores: TieBreakScores,
    pub(super) structure: EventStructure,
    pub(super) standings: Standings,
    pub(super) problems: ProblemList,
    pub(super) revision: u64,
}

impl Engine {
    /// Computes everything for `book`.
    pub fn new(book: Book) -> Self {
        Engine::with_history(book, UndoHistory::default())
    }

    /// Computes everything for `book`. If the book names no ruleset, the players are ranked by the ruleset `rules`, which
    /// changes no board.
    pub fn ranked_by(rules: &str, book: Book) -> Self {
        let mut engine = Engine::not_computed(book, UndoHistory::default());
        engine.unnamed_rules = Some(rules.to_owned());
        engine.compute_all();
        engine
    }

    /// Computes everything for `book`, with the steps that can be undone and redone in it.
    pub fn with_history(book: Book, history: UndoHistory) -> Self {
        let mut engine = Engine::not_computed(book, history);
        engine.compute_all();
        engine
    }

    /// The engine for another book, whose players are ranked as in this one if it names no ruleset. It leaves out the
    /// printed scores of the boards `scored_by_file`, which are in order.
    pub(super) fn for_other_book(&self, book: Book, scored_by_file: Vec<BoardRef>) -> Self {
        let mut engine = Engine::not_computed(book, UndoHistory::default());
        engine.unnamed_rules.clone_from(&self.unnamed_rules);
        engine.scored_by_file = scored_by_file;
        engine.compute_all();
        engine
    }

    fn not_computed(book: Book, history: UndoHistory) -> Self {
        Engine {
            book,
            history,
            rulesets: RulesetLibrary::default(),
            rules: RulesetLibrary::shipped().default_ruleset(),
            unnamed_rules: None,
            scored_by_file: Vec::new(),
            library: SystemLibrary::default(),
            defaults: DefaultSystems::default(),
            scores: EventScores::default(),
            tie_break_scores: TieBreakScores::default(),
            structure: EventStructure::default(),
            standings: Standings::default(),
            problems: ProblemList::default(),
            revision: 0,
        }
    }

    /// The engine for `book`. Returns `computed` if it was computed from the same book and has not changed since. Otherwise
    /// everything is computed.
    pub fn reuse_or_compute(computed: Option<Engine>, book: Book) -> Self {
        let unchanged = |engine: &Engine| engine.revision == 0 && engine.book == book;
        match computed {
            Some(engine) if unchanged(&engine) => engine,
            _ => Engine::new(book),
        }
    }

    /// The same engine with its revisions counted from `revision`. A view that shows two books can then tell them apart.
    #[must_use]
    pub fn with_revision(mut self, revision: u64) -> Self {
        self.revision = revision;
        self
    }

    /// The book as it is now.
    pub fn book(&self) -> &Book {
        &self.book
    }

    /// Number of changes since the book was opened. A view that has seen this revision is up to date.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The steps that can be undone and redone.
    pub fn history(&self) -> &UndoHistory {
        &self.history
    }

    /// Records every change from now on, for the journal. See [`Engine::take_recorded_edits`].
    pub fn record_edits(&mut self) {
        self.history.record_edits();
    }

    /// The changes recorded since the last call, oldest first. Empty unless [`Engine::record_edits`] was called.
    pub fn take_recorded_edits(&mut self) -> Vec<AppliedEdit> {
        self.history.take_recorded_edits()
    }

    /// Applies an edit as one step with the name `what` (“centres of France on Round 2, board C”).
    ///
    /// # Errors
    /// As [`Book::apply`]; nothing has changed then.
    pub fn apply(&mut self, what: impl Into<StepName>, edit: Edit) -> Result<(), EditError> {
        let touched = self.history.apply(&mut self.book, what, edit)?;
        self.update_after(&touched);
        Ok(())
    }

    /// Applies an edit as [`Engine::apply`] does, and records the reason for it.
    ///
    /// # Errors
    /// As [`Book::apply`]; nothing has changed then.
    pub fn apply_with_reason(&mut self, what: impl Into<StepName>, reason: &str, edit: Edit) -> Result<(), EditError> {
        let touched = self.history.apply_with_reason(&mut self.book, what, reason, edit)?;
        self.update_after(&touched);
        Ok(())
    }

    /// Applies an edit as [`Engine::apply_with_reason`] does. Takes the figures of `computed` over if it was computed from
    /// exactly the book that results. Otherwise they are computed.
    ///
    /// # Errors
    /// As [`Book::apply`]; nothing has changed then.
    pub fn apply_computed(
        &mut self,
        what: impl Into<StepName>,
        reason: &str,
        edit: Edit,
        computed: Engine,
    ) -> Result<(), EditError> {
        let touched = self.history.apply_with_reason(&mut self.book, what, reason, edit)?;
        if computed.revision != 0 || computed.book != self.book {
            self.update_after(&touched);
            return Ok(());
        }
        let Engine {
            rulesets, rules, library, defaults, scores, tie_break_scores, structure, standings, problems, ..
        } = computed;
        (self.rulesets, self.rules, self.library, self.defaults) = (rulesets, rules, library, defaults);
        (self.scores, self.tie_break_scores, self.standings, self.problems) =
            (scores, tie_break_scores, standings, problems);
        self.structure = structure;
        self.revision += 1;
        Ok(())
    }

    /// Adds a reason to earlier changes. See [`UndoHistory::add_reason`].
    pub fn add_reason(&mut self, reason: &str, changes: &[u64]) {
        self.history.add_reason(reason, changes);
    }

    /// Applies an edit that undo leaves in place, such as a posting.
    ///
    /// # Errors
    /// As [`Book::apply`]; nothing has changed then.
    pub fn apply_without_undo(&mut self, what: impl Into<StepName>, edit: Edit) -> Result<(), EditError> {
        let touched = self.history.apply_without_undo(&mut self.book, what, edit)?;
        self.update_after(&touched);
        Ok(())
    }

    /// Applies an edit as a part of the newest step, for the next letter of a text that is being typed.
    ///
    /// # Errors
    /// As [`Book::apply`]; nothing has changed then.
    pub fn extend_last_step(&mut self, edit: Edit) -> Result<(), EditError> {
        let touched = self.history.extend_last_step(&mut self.book, edit)?;
        self.update_after(&touched);
        Ok(())
    }

    /// Undoes the newest step and returns its name.
    pub fn undo(&mut self) -> Option<StepName> {
        let (what, touched) = self.history.undo(&mut self.book)?;
        self.update_after(&touched);
        Some(what)
    }

    /// Repeats the step that was undone last, and returns its name.
    pub fn redo(&mut self) -> Option<StepName> {
        let (what, touched) = self.history.redo(&mut self.book)?;
        self.update_after(&touched);
        Some(what)
    }

    /// The ruleset of the event: the one that the book names, else the default ruleset, which then only ranks the players.
    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// The rules in use: those that the event has chosen, which apply in full. `None` if it has chosen none, or some that do
    /// not exist: then [`Engine::rules`] only rank the players.
    pub fn rules_in_use(&self) -> Option<&Ruleset> {
        self.rulesets.find(&self.book.event.rules).map(AsRef::as_ref)
    }

    /// Whether the ruleset of this name is in use.
    pub fn uses_rules(&self, name: &str) -> bool {
        self.rules_in_use().is_some_and(|rules| rules.name == name)
    }

    /// The sentence about an event that uses no rules: what of the default rules applies, and what does not. `None` if it has
    /// chosen rules.
    pub fn no_rules_sentence(&self) -> Option<String> {
        if self.rules_in_use().is_some() {
            return None;
        }
        let named = self.book.event.rules.trim();
        let by_default = &self.rules.name;
        Some(if named.is_empty() {
            texts::no_ruleset_chosen(by_default)
        } else {
            texts::ruleset_not_known(named, by_default)
        })
    }

    /// The rulesets that can be chosen: the ones that come with the program, and the event's own.
    pub fn rulesets(&self) -> &RulesetLibrary {
        &self.rulesets
    }

    /// Everything that the standings are computed from.
    pub fn standings_context(&self) -> StandingsContext<'_> {
        StandingsContext::new(&self.book, &self.scores, &self.rules, &self.tie_break_scores, &self.structure)
            .with_scored_by_file(&self.scored_by_file)
    }

    /// The numbers of the rounds.
    pub fn round_numbers(&self) -> &RoundNumbers {
        &self.structure.rounds
    }

    /// The numbers of the rounds that nobody has entered, as ranges in order. See [`missing_rounds`].
    pub fn missing_rounds(&self) -> Vec<RangeInclusive<usize>> {
        missing_rounds(&self.book, &self.rules, &self.structure)
    }

    /// The boards of the top board.
    pub fn top_boards(&self) -> &TopBoards {
        &self.structure.top_boards
    }

    /// Whether the scores of a round are held back.
    pub fn is_held_back(&self, round: RoundIx) -> bool {
        self.standings_context().is_held_back(round)
    }

    /// The standings in a view: after some rounds, of finished games only, or of results that may be posted.
    pub fn standings_in_view(&self, view: StandingsScope) -> Standings {
        Standings::new(&self.standings_context().with_view(view))
    }

    /// A copy of the book after `edit`, with everything computed from it. This engine does not change.
    ///
    /// # Errors
    /// As [`Book::apply`].
    pub fn preview_edit(&self, edit: Edit) -> Result<Engine, EditError> {
        let mut book = self.book.clone();
        book.apply(edit)?;
        Ok(Engine::new(book))
    }

    /// The scoring systems that can be chosen: the ones that come with the program, and the event's own.
    pub fn library(&self) -> &SystemLibrary {
        &self.library
    }

    /// The system that scores this board: the board's own, else the round's, else the event's, else the ruleset's.
    /// `None` when there is no system of that name.
    pub fn system(&self, at: BoardRef) -> Option<&ScoringSystem> {
        self.scores.board(at).map(|scored| scored.system)
    }

    /// The system that scores the boards of a round that do not name their own.
    pub fn round_system(&self, round: RoundIx) -> Option<&ScoringSystem> {
        self.scores.round_system(round)
    }

    /// The stage of a game, as its scoring system sees it. A board that does not exist has not started.
    pub fn stage(&self, at: BoardRef) -> GameStage {
        self.scores.stage_at(&self.book, at)
    }

    /// Whether a game that has ended waits for the director to say how: as an agreed draw, or abandoned. Until then its
    /// scores are provisional.
    pub fn asks_for_the_end(&self, at: BoardRef) -> bool {
        self.stage(at) == GameStage::Ended
            && self.book.board(at).is_some_and(|board| self.rules.asks_for_the_end(board))
    }

    /// Whether a game that has ended waits for the director to enter its last year. Until then its scores are provisional.
    pub fn asks_for_the_last_year(&self, at: BoardRef) -> bool {
        self.stage(at) == GameStage::Ended
            && self.book.board(at).is_some_and(|board| self.standings_context().asks_for_the_last_year(board, at))
    }

    /// Whether a game has a result that is nobody's: no player is entered yet. Where some are, the list of problems names the seats of
    /// the others.
    pub fn asks_for_the_players(&self, at: BoardRef) -> bool {
        self.stage(at) == GameStage::Ended
            && !self.is_abandoned(at)
            && self.book.board(at).is_some_and(|board| !board.has_players())
    }

    /// Whether a game has no result under the rules of the event: it was abandoned, or conceded where the rules know no
    /// concession.
    pub fn is_abandoned(&self, at: BoardRef) -> bool {
        self.book.board(at).is_some_and(|board| self.scores.is_abandoned(board))
    }

    /// Whether the scores of a board may still change: its game is running, or nobody has said how or when it ended.
    pub fn is_provisional(&self, at: BoardRef) -> bool {
        matches!(self.stage(at), GameStage::Running(_)) || self.asks_for_the_end(at) || self.asks_for_the_last_year(at)
    }

    /// The computed columns of a board. `None` when the board or its system does not exist.
    pub fn scores(&self, at: BoardRef) -> Option<BoardScores<'_>> {
        self.scores.board(at)
    }

    /// The score that counts for a seat: the score set by the director if there is one, else the computed score.
    pub fn score(&self, seat: SeatRef) -> Option<f64> {
        self.scores.counting_score(self.book.board(seat.board)?, seat)
    }

    /// The explanation of a column of a board for one power, down to the entered counts. `column` is a position in the
    /// columns of the system. `None` when the board or its system does not exist, or the game was abandoned.
    pub fn explain(&self, seat: SeatRef, column: usize) -> Option<Explanation> {
        self.scores.explain(&self.book, seat, column)
    }

    /// The columns of a board as Excel formulas over the cells at these addresses. `None` where only values are possible.
    pub fn excel_columns(&self, at: BoardRef, addresses: &BoardCellAddresses) -> Option<Vec<ExcelColumn>> {
        self.scores.excel_columns(&self.book, at, addresses)
    }

    /// The standings.
    pub fn standings(&self) -> &Standings {
        &self.standings
    }

    /// The awards beside the title, with their candidates.
    pub fn prizes(&self) -> Vec<AwardResult> {
        award_results(&self.standings_context(), &self.standings)
    }

    /// The awards that the players vote on, one for each skill.
    pub fn skills(&self) -> impl Iterator<Item = &AwardRules> {
        self.rules.awards.iter().filter(|award| award.criterion == AwardCriterion::Votes)
    }

    /// The votes that a player received for a skill in all games, and the number of games played.
    pub fn vote_tally(&self, person: PersonId, skill: &AwardRules) -> (VoteTally, usize) {
        let row = self.standings.row(self.book.successor(person));
        row.map_or_else(Default::default, |row| {
            (player_vote_tally(&self.standings_context(), row, skill), row.games.len())
        })
    }

    /// The teams, best first. `None` where the rules have no teams.
    pub fn teams(&self) -> Option<Vec<TeamStandingsRow>> {
        team_standings(&self.standings_context(), &self.standings)
    }

    /// Who qualifies for the top board. `None` where the rules have no top board.
    pub fn qualification(&self) -> Option<TopBoardQualification> {
        TopBoardQualification::new(&self.standings_context())
    }

    /// That too few players are left for the seats of the top board, because the others have played too many rounds before it, as
    /// a sentence without its stop.
    pub fn claims_lost_by_playing(&self) -> Option<String> {
        super::problems::claims_lost_by_playing(&self.book, &self.rules, &self.structure)
    }

    /// The players of the top board with their powers, as far as they are chosen. `None` where the rules have no top board.
    pub fn top_table(&self) -> Option<TopBoardSeats> {
        Some(TopBoardSeats::new(&self.standings_context(), &self.qualification()?))
    }

    /// The errors and remarks, in the order of the book.
    pub fn problems(&self) -> &[Problem] {
        self.problems.all()
    }

    /// The board at this position.
    pub fn board(&self, at: BoardRef) -> Option<&Board> {
        self.book.board(at)
    }

    /// Computes everything again from the same book. The sentences about it are then in the language that the window has now.
    pub fn compute_again(&mut self) {
        self.revision += 1;
        self.compute_all();
    }

    fn update_after(&mut self, touched: &EditScope) {
        self.revision += 1;
        if touched.everything {
            self.compute_all();
            return;
        }
        let boards = self.update_results(touched);
        let mut problems = std::mem::take(&mut self.problems);
        problems.update(&self.standings_context(), &self.standings, &boards, touched);
        self.problems = problems;
    }

    /// Computes the scores and the standings again after an edit that does not touch everything. Gives the boards whose scores
    /// may have changed.
    fn update_results(&mut self, touched: &EditScope) -> Vec<BoardRef> {
        let mut boards = touched.boards.clone();
        boards.sort_unstable();
        boards.dedup();
        if touched.seats {
            // The last games of an elimination are found by their players.
            self.structure = EventStructure::new(&self.book, &self.rules);
        }
        debug_assert_eq!(self.structure, EventStructure::new(&self.book, &self.rules), "the structure is out of date");
        let whole_event = self.scores.rescore(&self.book, &boards);
        self.tie_break_scores.rescore(&self.book, &boards);
        let context =
            StandingsContext::new(&self.book, &self.scores, &self.rules, &self.tie_break_scores, &self.structure)
                .with_scored_by_file(&self.scored_by_file);
        // A player who has left the event has no seat at the top board, and no place that comes from it.
        if whole_event || touched.people && self.rules.top_board.is_some() {
            self.standings = Standings::new(&context);
        } else if !boards.is_empty() {
            self.standings.update(&context, &boards);
        }
        if whole_event {
            // A count on one board changes the scores on all boards, so any posted sheet may be out of date.
            boards = self.book.boards().map(|(at, _)| at).collect();
        }
        boards
    }

    /// A copy of the book with its scores and standings, for a search that supposes many results.
    pub(super) fn copy_for_results(&self) -> Engine {
        self.for_other_book(self.book.clone(), self.scored_by_file.clone())
    }

    /// Applies an edit of seats and boards to such a copy. Only the scores and the standings follow: it cannot be undone, and
    /// the problems stay as they are.
    ///
    /// # Errors
    /// As [`Book::apply`]; nothing has changed then.
    pub(super) fn apply_to_results(&mut self, edit: Edit) -> Result<(), EditError> {
        let touched = edit.scope(&self.book);
        self.book.apply(edit)?;
        self.update_results(&touched);
        Ok(())
    }

    fn compute_all(&mut self) {
        let (rulesets, unread_rules) = RulesetLibrary::shipped().with_event_rulesets(&self.book.rulesets);
        self.rulesets = rulesets;
        self.rules = self.rulesets.find(&self.book.event.rules).cloned().unwrap_or_else(|| {
            let rules = self.unnamed_rules.as_ref().and_then(|name| self.rulesets.find(name)).cloned();
            let rules = rules.unwrap_or_else(|| self.rulesets.default_ruleset());
            Arc::new(rules.for_ranking_only())
        });
        let (library, mut unread) = SystemLibrary::shipped().with_event_systems(&self.book.systems);
        self.library = library;
        self.set_default_systems(&mut unread);
        self.scores = EventScores::for_book(&self.book, &self.library, &self.defaults, self.rules.end_rules());
        self.tie_break_scores = TieBreakScores::new(&self.book, &self.library, &self.rules);
        self.structure = EventStructure::new(&self.book, &self.rules);
        self.standings = Standings::new(&self.standings_context());
        // A missing system of a board is reported for that board.
        let mut unknown = self.rules.unknown_systems(&self.library);
        unknown.retain(|fault| fault.field == Some(RulesField::new("tie_breaks")));
        let unusable = UnusableRules { systems: unread, rulesets: unread_rules, tie_break_systems: unknown };
        self.problems = ProblemList::new(&self.standings_context(), &self.standings, &unusable);
    }

    /// Sets the parameters of the ruleset in its systems, and the default system of each round.
    fn set_default_systems(&mut self, unread: &mut Vec<SystemError>) {
        let rules = self.rules.clone();
        match self.library.with_parameters(&rules.system, &rules.parameters) {
            Ok(library) => self.library = library,
            Err(error) => unread.push(error),
        }
        self.defaults = DefaultSystems::for_all_rounds(&rules.system);
        for scored in &rules.by_round {
            let base = scored.system.as_ref().unwrap_or(&rules.system);
            let mut name = base.clone();
            if !scored.parameters.is_empty() {
                let variant = format!("{base}, round {}", scored.round);
                match self.library.with_variant(base, &scored.parameters, &variant) {
                    Ok(library) => (self.library, name) = (library, variant),
                    Err(error) => unread.push(error),
                }
            }
            self.defaults.rounds.insert(scored.round, name);
        }
    }
}

#[cfg(test)]
mod tests;
