//! The computed columns of every board of a book.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::system::EventMeans;
use super::{BoardCellAddresses, Explanation, SystemLibrary, ScoringSystem};
use crate::book::{Board, BoardRef, Book, Ending, GameStage, PerPower, Power, RoundIx, SeatRef};
use crate::formula::{ExcelColumn, LANES, Lanes, EvaluationStack};

/// What a concession is under the rules of an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ConcessionRule {
    /// An agreed draw of one, scored as a solo.
    #[default]
    Solo,
    /// Not known to the rules: the game counts as abandoned.
    Abandoned,
}

/// The scoring systems of boards that name none, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DefaultSystems {
    /// For all rounds, unless the event names one.
    pub event: String,
    /// For single rounds by their position, whatever the event names.
    pub rounds: BTreeMap<usize, String>,
}

impl DefaultSystems {
    /// One system for every round.
    pub fn all(system: impl Into<String>) -> DefaultSystems {
        DefaultSystems { event: system.into(), rounds: BTreeMap::new() }
    }

    /// The name of the system that scores the boards of a round unless they name their own: the round's, else the one
    /// given for that round, else the event's, else the one given for all.
    pub fn of_round<'a>(&'a self, book: &'a Book, round: usize) -> &'a str {
        let own = book.rounds.get(round).and_then(|round| round.system.as_ref());
        let name = own.or_else(|| self.rounds.get(&round)).or(book.event.system.as_ref());
        name.unwrap_or(&self.event)
    }
}

/// The computed columns of every board.
#[derive(Clone, Debug, Default)]
pub struct EventScores {
    systems: Vec<Arc<ScoringSystem>>,
    /// By round and board.
    boards: Vec<Vec<ScoredBoard>>,
    /// The columns of all boards, one board's after another's.
    values: Vec<[f64; 7]>,
    concessions: ConcessionRule,
    /// The system of every board, where it does not go by name.
    only: Option<usize>,
    /// For each system, what it has added up over the event; empty for most.
    means: Vec<EventMeans>,
    frame: Vec<Lanes>,
    scratch: EvaluationStack,
}

/// Which system scored a board, and where its columns are.
#[derive(Clone, Copy, Debug)]
struct ScoredBoard {
    system: Option<usize>,
    start: usize,
    columns: usize,
}

/// The computed columns of one board. A value that cannot be computed, because the board lacks an input, is missing.
#[derive(Clone, Copy, Debug)]
pub struct BoardScores<'a> {
    /// The system that scored the board.
    pub system: &'a ScoringSystem,
    columns: &'a [[f64; 7]],
}

impl BoardScores<'_> {
    /// The value of the column at this position of `system.columns`.
    pub fn column(&self, column: usize, power: Power) -> Option<f64> {
        self.columns.get(column).map(|values| values[power.index()]).filter(|value| !value.is_nan())
    }

    /// The score: the last column.
    pub fn score(&self, power: Power) -> Option<f64> {
        self.columns.last().map(|values| values[power.index()]).filter(|value| !value.is_nan())
    }

    /// The scores of all seven.
    pub fn scores(&self) -> PerPower<Option<f64>> {
        PerPower::from_fn(|power| self.score(power))
    }
}

impl EventScores {
    /// Scores every board of a book. A board's system is its own, else its round's as [`Defaults::of_round`] has it; a
    /// board whose system is not in the library has no scores.
    pub fn new(book: &Book, library: &SystemLibrary, defaults: &DefaultSystems, concessions: ConcessionRule) -> EventScores {
        EventScores::start(EventScores { systems: library.systems().to_vec(), concessions, ..EventScores::default() }, book, defaults)
    }

    /// Scores every board of a book by one system, whatever the book names.
    pub fn by(book: &Book, system: &Arc<ScoringSystem>, concessions: ConcessionRule) -> EventScores {
        let only = Some(0);
        let scores = EventScores { systems: vec![system.clone()], only, concessions, ..EventScores::default() };
        EventScores::start(scores, book, &DefaultSystems::default())
    }

    fn start(mut scores: EventScores, book: &Book, defaults: &DefaultSystems) -> EventScores {
        let longest = scores.systems.iter().map(|system| system.frame_len()).max().unwrap_or(0);
        scores.frame = vec![[f64::NAN; LANES]; longest];
        let boards = book.rounds.iter().map(|round| round.boards.len()).sum::<usize>();
        scores.values.reserve(boards * 2);
        scores.boards.reserve(book.rounds.len());
        for (at, round) in book.rounds.iter().enumerate() {
            let by_round = scores.position(defaults.of_round(book, at));
            let mut scored = Vec::with_capacity(round.boards.len());
            for board in &round.boards {
                let system = board.system.as_deref().map_or(by_round, |name| scores.position(name));
                let columns = system.map_or(0, |system| scores.systems[system].columns.len());
                let start = scores.values.len();
                scores.values.resize(start + columns, [f64::NAN; 7]);
                scored.push(ScoredBoard { system, start, columns });
            }
            scores.boards.push(scored);
        }
        scores.means = vec![EventMeans::default(); scores.systems.len()];
        scores.compute_all(book, |_| true);
        scores
    }

    /// The same as if only those rounds (from 0) had been played that `takes` says: what systems that look at the event
    /// make of its games.
    #[must_use]
    pub fn with_means_of(&self, book: &Book, takes: impl Fn(usize) -> bool) -> EventScores {
        let mut scores = self.clone();
        scores.compute_all(book, takes);
        scores
    }

    fn compute_all(&mut self, book: &Book, takes: impl Fn(usize) -> bool) {
        self.add_means(book, takes);
        for (at, board) in book.boards() {
            if let Some(place) = self.boards.get(at.round.0).and_then(|round| round.get(at.board.0)).copied() {
                self.compute(board, place);
            }
        }
    }

    /// Adds up what the systems that look at the event need of its completed games in the rounds that `takes` says.
    fn add_means(&mut self, book: &Book, takes: impl Fn(usize) -> bool) {
        for (at, system) in self.systems.iter().enumerate().filter(|(_, system)| system.looks_at_the_event()) {
            let mut means = EventMeans::default();
            for (round, held) in self.boards.iter().enumerate().filter(|(round, _)| takes(*round)) {
                for (board, _) in held.iter().enumerate().filter(|(_, scored)| scored.system == Some(at)) {
                    let Some(game) = book.board(BoardRef::new(round, board)) else { continue };
                    if system.stage(game) == GameStage::Ended && !is_abandoned(game, self.concessions) {
                        system.add_to_means(game, &mut means, &mut self.frame, &mut self.scratch);
                    }
                }
            }
            self.means[at] = means;
        }
    }

    /// Scores these boards again, after their content changed. Returns whether other boards' scores may have changed with
    /// them, because a system looks at the whole event; all are then computed anew.
    pub fn rescore(&mut self, book: &Book, boards: &[BoardRef], defaults: &DefaultSystems) -> bool {
        let mut whole_event = false;
        for at in boards {
            let Some(board) = book.board(*at) else { continue };
            let name = board.system.as_deref().unwrap_or_else(|| defaults.of_round(book, at.round.0));
            let system = self.position(name);
            let columns = system.map_or(0, |system| self.systems[system].columns.len());
            let Some(scored) = self.boards.get(at.round.0).and_then(|boards| boards.get(at.board.0)).copied() else {
                continue;
            };
            let mut place = ScoredBoard { system, columns, ..scored };
            if columns > scored.columns {
                place.start = self.values.len();
                self.values.resize(place.start + columns, [f64::NAN; 7]);
            }
            self.boards[at.round.0][at.board.0] = place;
            let looks = |system: Option<usize>| system.is_some_and(|system| self.systems[system].looks_at_the_event());
            whole_event |= looks(scored.system) || looks(system);
            self.compute(board, place);
        }
        if whole_event {
            self.compute_all(book, |_| true);
        }
        whole_event
    }

    /// The score that counts for a seat: the director's where there is one, else the computed one. A trial of another
    /// system has only computed ones.
    pub fn counting(&self, board: &Board, seat: SeatRef) -> Option<f64> {
        match &board.seats[seat.power].ruling {
            Some(ruling) if self.only.is_none() => Some(ruling.score),
            _ => self.board(seat.board)?.score(seat.power),
        }
    }

    /// How far a game is, as its system goes by it.
    pub fn stage(&self, board: &Board, at: BoardRef) -> GameStage {
        self.board(at).map_or_else(|| board.stage(), |scored| scored.system.stage(board))
    }

    /// The columns of a board; `None` when it is not there or its system is not known.
    pub fn board(&self, at: BoardRef) -> Option<BoardScores<'_>> {
        let scored = self.boards.get(at.round.0)?.get(at.board.0)?;
        let system = &self.systems[scored.system?];
        Some(BoardScores { system, columns: &self.values[scored.start..scored.start + scored.columns] })
    }

    /// The system a round's boards are scored by unless they name their own; for a round without boards too.
    pub fn round_system(&self, book: &Book, round: RoundIx, defaults: &DefaultSystems) -> Option<&ScoringSystem> {
        self.position(defaults.of_round(book, round.0)).map(|at| &*self.systems[at])
    }

    /// Unfolds a column of a board for one power; `None` when the board or its system is not there, or the game has no
    /// result.
    pub fn explain(&self, book: &Book, seat: SeatRef, column: usize) -> Option<Explanation> {
        let board = book.board(seat.board).filter(|board| !self.is_abandoned(board))?;
        let (system, means) = self.system_and_means(seat.board)?;
        system.explain_with(board, means, seat.power, column)
    }

    /// A board's columns as Excel formulas; `None` as for [`System::excel`], and for a game without a result.
    pub fn excel(&self, book: &Book, at: BoardRef, addresses: &BoardCellAddresses) -> Option<Vec<ExcelColumn>> {
        let board = book.board(at).filter(|board| !self.is_abandoned(board))?;
        let (system, means) = self.system_and_means(at)?;
        system.excel_with(board, means, addresses)
    }

    fn system_and_means(&self, at: BoardRef) -> Option<(&ScoringSystem, &EventMeans)> {
        let system = self.boards.get(at.round.0)?.get(at.board.0)?.system?;
        Some((&*self.systems[system], self.means.get(system)?))
    }

    /// Whether a game has no result under the event's rules, so that every score is the system's for abandoned games.
    pub fn is_abandoned(&self, board: &Board) -> bool {
        is_abandoned(board, self.concessions)
    }

    fn position(&self, name: &str) -> Option<usize> {
        self.only.or_else(|| super::library::position(&self.systems, name))
    }

    fn compute(&mut self, board: &Board, place: ScoredBoard) {
        let columns = &mut self.values[place.start..place.start + place.columns];
        let Some(system) = place.system.map(|system| &self.systems[system]) else { return };
        if is_abandoned(board, self.concessions) {
            columns.fill([f64::NAN; 7]);
            if let Some(score) = columns.last_mut() {
                *score = [system.abandoned; 7];
            }
            return;
        }
        let Some(means) = place.system.and_then(|system| self.means.get(system)) else { return };
        system.score_into(board, means, &mut self.frame, &mut self.scratch, columns);
    }
}

fn is_abandoned(board: &Board, concessions: ConcessionRule) -> bool {
    match board.ending {
        Ending::Abandoned => true,
        Ending::Conceded(_) => concessions == ConcessionRule::Abandoned,
        Ending::Played => false,
    }
}
