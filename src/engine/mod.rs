//! A book with everything computed from it, kept true after every edit.
//!
//! This is what the window and the command line hold: one [`Engine`], changed only by [`Engine::apply`], [`Engine::undo`] and
//! [`Engine::redo`]; scores, standings and problems follow at once, and only what an edit touched is computed again.
//!
//! This room must not read files, know the time, or know the window.

mod compare_systems;
mod detect_rules;
pub mod draw;
mod postings;
mod problems;
mod round_setup;
mod scratch_teams;

use std::sync::Arc;

pub use compare_systems::{Moved, Under};
pub use detect_rules::{Likely, Why, likely_rules};
use problems::Problems;
pub use round_setup::SetUp;
pub use scratch_teams::ScratchTeams;

use crate::book::{
    Applied, Board, BoardRef, Book, Edit, EditError, History, PersonId, Problem, RoundIx, SeatRef, Stage, Touched,
};
use crate::figures::decimals_of;
use crate::formula::ExcelColumn;
use crate::scoring::{Addresses, BoardScores, Defaults, Explanation, Library, Scores, System, SystemError};
use crate::standings::{
    AwardBy, AwardRules, Basis, Measures, Prize, Qualification, RulesError, RulesFault, RulesField, Ruleset, Rulesets,
    Standings, Tally, TeamRow, TopTable, View, prizes, tally, team_table,
};

/// A book and all that follows from it.
#[derive(Debug)]
pub struct Engine {
    book: Book,
    history: History,
    rulesets: Rulesets,
    rules: Arc<Ruleset>,
    library: Library,
    defaults: Defaults,
    scores: Scores,
    measures: Measures,
    standings: Standings,
    problems: Problems,
    revision: u64,
}

/// A printed figure that is not the computed one.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    pub figure: Figure,
    pub printed: f64,
    /// Missing where it cannot be computed.
    pub computed: Option<f64>,
}

/// What a printed figure is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    Game(SeatRef),
    /// What a player scored in a round.
    Round(PersonId, RoundIx),
    Total(PersonId),
    Place(PersonId),
}

impl Engine {
    /// Computes everything for `book`.
    pub fn new(book: Book) -> Self {
        Engine::with_history(book, History::default())
    }

    /// Computes everything for `book`, in which this was done so far.
    pub fn with_history(book: Book, history: History) -> Self {
        let mut engine = Engine {
            book,
            history,
            rulesets: Rulesets::default(),
            rules: Rulesets::shipped().usual(),
            library: Library::default(),
            defaults: Defaults::default(),
            scores: Scores::default(),
            measures: Measures::default(),
            standings: Standings::default(),
            problems: Problems::default(),
            revision: 0,
        };
        engine.compute_all();
        engine
    }

    /// The same, with its changes counted from `revision`: so that two books in one view are not taken for each other.
    #[must_use]
    pub fn counted_from(mut self, revision: u64) -> Self {
        self.revision = revision;
        self
    }

    /// The book as it is now.
    pub fn book(&self) -> &Book {
        &self.book
    }

    /// Counts the changes since the book was opened, so that a view knows when to look again.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// What was done, for undo and redo.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// Keeps an account of every change from now on, for whoever writes it down; see [`Engine::take_account`].
    pub fn keep_account(&mut self) {
        self.history.keep_account();
    }

    /// Every change since this was last asked, oldest first. Nothing where no account is kept.
    pub fn take_account(&mut self) -> Vec<Applied> {
        self.history.take_account()
    }

    /// Makes a change as one step called `what` (“centres of France on Round 2, board C”).
    ///
    /// # Errors
    /// As [`Book::apply`]; nothing has changed then.
    pub fn apply(&mut self, what: impl Into<String>, edit: Edit) -> Result<(), EditError> {
        let touched = self.history.apply(&mut self.book, what, edit)?;
        self.follow(&touched);
        Ok(())
    }

    /// Makes a change as [`Engine::apply`] does, with the reason for it.
    ///
    /// # Errors
    /// As [`Book::apply`]; nothing has changed then.
    pub fn apply_because(&mut self, what: impl Into<String>, reason: &str, edit: Edit) -> Result<(), EditError> {
        let touched = self.history.apply_because(&mut self.book, what, reason, edit)?;
        self.follow(&touched);
        Ok(())
    }

    /// Gives changes their reason; see [`History::explain`].
    pub fn explain_changes(&mut self, reason: &str, changes: &[u64]) {
        self.history.explain(reason, changes);
    }

    /// Makes a change that undo passes over: that something was posted.
    ///
    /// # Errors
    /// As [`Book::apply`]; nothing has changed then.
    pub fn note(&mut self, what: &str, edit: Edit) -> Result<(), EditError> {
        let touched = self.history.note(&mut self.book, what, edit)?;
        self.follow(&touched);
        Ok(())
    }

    /// Makes a change as a part of the newest step: the next letter of a text that is being typed.
    ///
    /// # Errors
    /// As [`Book::apply`]; nothing has changed then.
    pub fn continue_with(&mut self, edit: Edit) -> Result<(), EditError> {
        let touched = self.history.continue_with(&mut self.book, edit)?;
        self.follow(&touched);
        Ok(())
    }

    /// Takes the newest step back and says what it was.
    pub fn undo(&mut self) -> Option<String> {
        let (what, touched) = self.history.undo(&mut self.book)?;
        self.follow(&touched);
        Some(what)
    }

    /// Does the newest undone step again and says what it was.
    pub fn redo(&mut self) -> Option<String> {
        let (what, touched) = self.history.redo(&mut self.book)?;
        self.follow(&touched);
        Some(what)
    }

    /// The rules the event is played by: those the book names, else the first that come with the program.
    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// The rulesets that can be chosen: those that come with the program, and the event's own.
    pub fn rulesets(&self) -> &Rulesets {
        &self.rulesets
    }

    /// What the table is made from.
    pub fn basis(&self) -> Basis<'_> {
        Basis::new(&self.book, &self.scores, &self.rules, &self.measures)
    }

    /// The table as it looks so: after some rounds, without the games that still run, of what may be posted.
    pub fn standings_seen(&self, view: View) -> Standings {
        Standings::new(&self.basis().seen(view))
    }

    /// What would follow if `edit` were made: the book with it, and everything computed. This one stays as it is.
    ///
    /// # Errors
    /// As [`Book::apply`].
    pub fn supposing(&self, edit: Edit) -> Result<Engine, EditError> {
        let mut book = self.book.clone();
        book.apply(edit)?;
        Ok(Engine::new(book))
    }

    /// The scoring systems that can be chosen: those that come with the program, and the event's own.
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// The system that scores this board: the board's own, else the round's, else the event's, else the ruleset's.
    /// `None` when none of that name is known.
    pub fn system(&self, at: BoardRef) -> Option<&System> {
        self.scores.board(at).map(|scored| scored.system)
    }

    /// The system that scores a round's boards unless they name their own.
    pub fn round_system(&self, round: RoundIx) -> Option<&System> {
        self.scores.round_system(&self.book, round, &self.defaults)
    }

    /// How far a game is, as its scoring system goes by it. A board that is not there has not started.
    pub fn stage(&self, at: BoardRef) -> Stage {
        self.book.board(at).map_or(Stage::NotStarted, |board| self.scores.stage(board, at))
    }

    /// The computed columns of a board. `None` when the board is not there or its system is not known.
    pub fn scores(&self, at: BoardRef) -> Option<BoardScores<'_>> {
        self.scores.board(at)
    }

    /// The score that counts for a seat: the director's where there is one, else the computed one.
    pub fn score(&self, seat: SeatRef) -> Option<f64> {
        self.scores.counting(self.book.board(seat.board)?, seat)
    }

    /// How a column of a board came about for one power, down to what was entered. `column` is a position in the
    /// system's columns. `None` when the board or its system is not there, or the game was abandoned.
    pub fn explain(&self, seat: SeatRef, column: usize) -> Option<Explanation> {
        self.scores.explain(&self.book, seat, column)
    }

    /// A board's columns as Excel formulas over the cells at these addresses; `None` where only values can be given.
    pub fn excel(&self, at: BoardRef, addresses: &Addresses) -> Option<Vec<ExcelColumn>> {
        self.scores.excel(&self.book, at, addresses)
    }

    /// The table.
    pub fn standings(&self) -> &Standings {
        &self.standings
    }

    /// The prizes beside the title, with everybody who is in for them.
    pub fn prizes(&self) -> Vec<Prize> {
        prizes(&self.basis(), &self.standings)
    }

    /// The prizes that are voted on, one skill each.
    pub fn skills(&self) -> impl Iterator<Item = &AwardRules> {
        self.rules.awards.iter().filter(|award| award.by == AwardBy::Votes)
    }

    /// The votes that a player received in a skill over all games, and in how many games he played.
    pub fn tally(&self, person: PersonId, skill: &AwardRules) -> (Tally, usize) {
        let row = self.standings.row(self.book.successor(person));
        row.map_or_else(Default::default, |row| (tally(&self.basis(), row, skill), row.games.len()))
    }

    /// The teams, best first; `None` where the rules know none.
    pub fn teams(&self) -> Option<Vec<TeamRow>> {
        team_table(&self.basis(), &self.standings)
    }

    /// How the top board is filled; `None` where the rules know none.
    pub fn qualification(&self) -> Option<Qualification> {
        Qualification::new(&self.basis())
    }

    /// Who sits at the top board with which power, or has chosen so far; `None` where the rules know no top board.
    pub fn top_table(&self) -> Option<TopTable> {
        Some(TopTable::new(&self.basis(), &self.qualification()?))
    }

    /// What cannot be, or deserves a look, in the order of the book.
    pub fn problems(&self) -> &[Problem] {
        self.problems.all()
    }

    /// The board at this position.
    pub fn board(&self, at: BoardRef) -> Option<&Board> {
        self.book.board(at)
    }

    /// Where a printed figure that was imported is not the computed one. Figures of one kind are compared at the decimals
    /// of the most exact of them, so that a printed 43 among figures such as 45.53 is 43.00. Totals are left aside in an
    /// event without boards, where nothing is computed.
    pub fn differences(&self) -> Vec<Difference> {
        let mut games = Printed::default();
        let mut rounds = Printed::default();
        let mut totals = Printed::default();
        let mut places = Printed::default();
        for (at, board) in self.book.boards() {
            for (power, seat) in board.seats.iter() {
                if let Some(printed) = seat.printed {
                    let computed = self.scores(at).and_then(|scores| scores.score(power));
                    games.add(Figure::Game(at.seat(power)), printed, computed);
                }
            }
        }
        let published = if self.book.boards().next().is_some() { self.book.published.as_slice() } else { &[] };
        for line in published {
            let row = self.standings.row(line.player);
            for (round, printed) in line.rounds.iter().enumerate().take(self.book.rounds.len()) {
                let Some(printed) = *printed else { continue };
                let played = row.into_iter().flat_map(|row| &row.games).filter(|game| game.seat.board.round.0 == round);
                let computed = played.filter_map(|game| game.score).reduce(|a, b| a + b);
                rounds.add(Figure::Round(line.player, RoundIx(round)), printed, computed);
            }
            if let Some(total) = line.total {
                totals.add(Figure::Total(line.player), total, row.map(|row| row.total));
            }
            if let Some(place) = line.place {
                let computed = row.and_then(|row| u32::try_from(row.place?).ok()).map(f64::from);
                places.add(Figure::Place(line.player), f64::from(place), computed);
            }
        }
        [games, rounds, totals, places].into_iter().flat_map(Printed::differing).collect()
    }

    fn follow(&mut self, touched: &Touched) {
        self.revision += 1;
        if touched.everything {
            self.compute_all();
            return;
        }
        let mut boards = touched.boards.clone();
        boards.sort_unstable();
        boards.dedup();
        let whole_event = self.scores.rescore(&self.book, &boards, &self.defaults);
        self.measures.rescore(&self.book, &boards);
        let basis = Basis::new(&self.book, &self.scores, &self.rules, &self.measures);
        if whole_event {
            self.standings = Standings::new(&basis);
        } else if !boards.is_empty() {
            self.standings.update(&basis, &boards);
        }
        if whole_event {
            // A count at one board changes the scores at all of them, and so what their posted sheets should say.
            boards = self.book.boards().map(|(at, _)| at).collect();
        }
        let basis = Basis::new(&self.book, &self.scores, &self.rules, &self.measures);
        self.problems.update(&basis, &boards, touched);
    }

    fn compute_all(&mut self) {
        let (rulesets, unread_rules) = Rulesets::shipped().with_own(&self.book.rulesets);
        self.rulesets = rulesets;
        self.rules = self.rulesets.find(&self.book.event.rules).cloned().unwrap_or_else(|| self.rulesets.usual());
        let (library, mut unread) = Library::shipped().with_own(&self.book.systems);
        self.library = library;
        self.name_defaults(&mut unread);
        self.scores = Scores::new(&self.book, &self.library, &self.defaults, self.rules.concessions);
        self.measures = Measures::new(&self.book, &self.library, &self.rules);
        self.standings = Standings::new(&self.basis());
        // A missing system of the games is told at their boards.
        let mut measures = self.rules.unknown_systems(&self.library);
        measures.retain(|fault| fault.field == Some(RulesField::of("tie_breaks")));
        let unread = Unread { systems: unread, rulesets: unread_rules, measures };
        self.problems = Problems::new(&self.basis(), &unread);
    }

    /// Puts the ruleset's parameters into its systems, and names the systems of its rounds.
    fn name_defaults(&mut self, unread: &mut Vec<SystemError>) {
        let rules = self.rules.clone();
        match self.library.with_parameters(&rules.system, &rules.parameters) {
            Ok(library) => self.library = library,
            Err(error) => unread.push(error),
        }
        self.defaults = Defaults::all(&rules.system);
        for scored in &rules.by_round {
            let Some(round) = scored.round.checked_sub(1) else { continue };
            let base = scored.system.as_ref().unwrap_or(&rules.system);
            let mut name = base.clone();
            if !scored.parameters.is_empty() {
                let variant = format!("{base}, round {}", scored.round);
                match self.library.with_variant(base, &scored.parameters, &variant) {
                    Ok(library) => (self.library, name) = (library, variant),
                    Err(error) => unread.push(error),
                }
            }
            self.defaults.rounds.insert(round, name);
        }
    }
}

/// What of an event's own systems and rulesets cannot be used.
#[derive(Debug)]
struct Unread {
    systems: Vec<SystemError>,
    rulesets: Vec<RulesError>,
    /// Systems that break ties and are not there.
    measures: Vec<RulesFault>,
}

/// Printed figures of one kind, with the computed ones.
#[derive(Default)]
struct Printed {
    figures: Vec<Difference>,
    decimals: usize,
}

impl Printed {
    fn add(&mut self, figure: Figure, printed: f64, computed: Option<f64>) {
        self.decimals = self.decimals.max(decimals_of(printed));
        self.figures.push(Difference { figure, printed, computed });
    }

    /// Those that are not the same at the decimals of the most exact.
    fn differing(self) -> impl Iterator<Item = Difference> {
        let half = 0.5 * 0.1f64.powi(i32::try_from(self.decimals).unwrap_or(9));
        let differs = move |found: &Difference| {
            found.computed.is_none_or(|computed| (computed - found.printed).abs() > half + 1e-9)
        };
        self.figures.into_iter().filter(differs)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Ending, Entry, EventField, Place, Power, Round, SeatField, Year};
    use crate::figures::show;

    fn engine() -> Engine {
        let mut book = Book::default();
        book.event.rules = "EDC 2015".into();
        book.rounds.push(Round { name: "1".into(), boards: vec![Board::named("A")], ..Round::default() });
        let at = BoardRef::new(0, 0);
        for (n, power) in Power::ALL.into_iter().enumerate() {
            book.apply(book.seat_named(at.seat(power), &format!("Player {n}"))).unwrap();
        }
        Engine::new(book)
    }

    fn count(engine: &mut Engine, power: Power, centres: u16) {
        let at = BoardRef::new(0, 0).seat(power);
        engine.apply("count", Edit::Seat(at, SeatField::Centres(Entry::Value(centres)))).unwrap();
    }

    #[test]
    fn scores_and_standings_follow_every_edit_and_undo() {
        let mut engine = engine();
        assert!(engine.standings().rows.is_empty());
        for (power, centres) in Power::ALL.into_iter().zip([11, 8, 8, 4, 2, 1, 0]) {
            count(&mut engine, power, centres);
        }
        let turkey = BoardRef::new(0, 0).seat(Power::Turkey);
        assert_eq!(engine.score(turkey), None);
        assert_eq!(engine.problems().len(), 1);
        assert!(engine.problems()[0].what.contains("the year of elimination"), "{:?}", engine.problems());
        engine.apply("out", Edit::Seat(turkey, SeatField::Out(Entry::Value(Year(1904))))).unwrap();
        assert_eq!(engine.problems(), []);
        assert_eq!(engine.score(turkey).map(|score| show(score, 2)).as_deref(), Some("0.40"));
        assert_eq!(engine.standings().rows.len(), 7);
        assert_eq!(engine.book().name_of(Some(engine.standings().rows[0].person)), "Player 0");
        let leader = engine.standings().rows[0].total;
        count(&mut engine, Power::Turkey, 12);
        count(&mut engine, Power::Austria, 0);
        assert_ne!(engine.standings().rows[0].total, leader);
        engine.undo();
        engine.undo();
        assert_eq!(engine.standings().rows[0].total, leader);
        while engine.undo().is_some() {}
        assert!(engine.standings().rows.is_empty());
    }

    #[test]
    fn a_system_that_is_not_known_is_a_problem_and_changing_it_rescores() {
        let mut engine = engine();
        for (power, centres) in Power::ALL.into_iter().zip([11, 8, 8, 4, 2, 1, 0]) {
            count(&mut engine, power, centres);
        }
        let system = |name: &str| Edit::Event(EventField::System(Some(name.into())));
        engine.apply("system", system("Nonsense")).unwrap();
        assert!(engine.problems().iter().any(|problem| problem.what.contains("no scoring system “Nonsense”")));
        engine.apply("system", system("eurodipcon 4")).unwrap();
        assert_eq!(engine.problems(), []);
        assert_eq!(engine.score(BoardRef::new(0, 0).seat(Power::England)), Some(19.5));
    }

    #[test]
    fn rules_that_know_no_concession_say_so_and_score_nothing() {
        let mut engine = engine();
        for (power, centres) in Power::ALL.into_iter().zip([15, 9, 4, 3, 2, 1, 0]) {
            count(&mut engine, power, centres);
        }
        let board = BoardRef::new(0, 0);
        let conceded = Edit::Board(board, crate::book::BoardField::Ending(Ending::Conceded(Power::Austria)));
        engine.apply("conceded", conceded).unwrap();
        assert_eq!(engine.score(board.seat(Power::Austria)), Some(0.0));
        assert!(engine.problems().iter().any(|p| p.place == Place::Board(board) && p.what.contains("concession")));
        engine.apply("rules", Edit::Event(EventField::System(Some("CDiplo 100".into())))).unwrap();
        assert_eq!(engine.score(board.seat(Power::Austria)), Some(0.0), "the rules still know none");
    }
}
