//! The computed columns of every board of a book.

use std::sync::Arc;

use super::{Library, System};
use crate::book::{Board, BoardRef, Book, Ending, PerPower, Power, RoundIx};
use crate::formula::{LANES, Lanes, Scratch};

/// What a concession is under the rules of an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Concessions {
    /// An agreed draw of one, scored as a solo.
    #[default]
    Solo,
    /// Not known to the rules: the game counts as abandoned.
    Abandoned,
}

/// The computed columns of every board.
#[derive(Clone, Debug, Default)]
pub struct Scores {
    systems: Vec<Arc<System>>,
    /// By round and board.
    boards: Vec<Vec<Scored>>,
    /// The columns of all boards, one board's after another's.
    values: Vec<[f64; 7]>,
    concessions: Concessions,
    frame: Vec<Lanes>,
    scratch: Scratch,
}

/// Which system scored a board, and where its columns are.
#[derive(Clone, Copy, Debug)]
struct Scored {
    system: Option<usize>,
    start: usize,
    columns: usize,
}

/// The computed columns of one board. A value that cannot be computed, because the board lacks an input, is missing.
#[derive(Clone, Copy, Debug)]
pub struct BoardScores<'a> {
    /// The system that scored the board.
    pub system: &'a System,
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

impl Scores {
    /// Scores every board of a book. A board's system is its own, else its round's, else the event's, else the one
    /// named `default`; a board whose system is not in the library has no scores.
    pub fn new(book: &Book, library: &Library, default: &str, concessions: Concessions) -> Scores {
        let mut scores = Scores { systems: library.systems().to_vec(), concessions, ..Scores::default() };
        let longest = scores.systems.iter().map(|system| system.frame_len()).max().unwrap_or(0);
        scores.frame = vec![[f64::NAN; LANES]; longest];
        let event = scores.position(book.event.system.as_deref().unwrap_or(default));
        let boards = book.rounds.iter().map(|round| round.boards.len()).sum::<usize>();
        scores.values.reserve(boards * 2);
        scores.boards.reserve(book.rounds.len());
        for round in &book.rounds {
            let by_round = round.system.as_deref().map_or(event, |name| scores.position(name));
            let mut scored = Vec::with_capacity(round.boards.len());
            for board in &round.boards {
                let system = board.system.as_deref().map_or(by_round, |name| scores.position(name));
                let columns = system.map_or(0, |system| scores.systems[system].columns.len());
                let start = scores.values.len();
                scores.values.resize(start + columns, [f64::NAN; 7]);
                let place = Scored { system, start, columns };
                scores.compute(board, place);
                scored.push(place);
            }
            scores.boards.push(scored);
        }
        scores
    }

    /// Scores one board again, after its content changed.
    pub fn rescore(&mut self, book: &Book, at: BoardRef, default: &str) {
        let (Some(round), Some(board)) = (book.round(at.round), book.board(at)) else { return };
        let name = board.system.as_ref().or(round.system.as_ref()).or(book.event.system.as_ref());
        let system = self.position(name.map_or(default, String::as_str));
        let columns = system.map_or(0, |system| self.systems[system].columns.len());
        let Some(scored) = self.boards.get(at.round.0).and_then(|boards| boards.get(at.board.0)).copied() else {
            return;
        };
        let mut place = Scored { system, columns, ..scored };
        if columns > scored.columns {
            place.start = self.values.len();
            self.values.resize(place.start + columns, [f64::NAN; 7]);
        }
        self.boards[at.round.0][at.board.0] = place;
        self.compute(board, place);
    }

    /// The columns of a board; `None` when it is not there or its system is not known.
    pub fn board(&self, at: BoardRef) -> Option<BoardScores<'_>> {
        let scored = self.boards.get(at.round.0)?.get(at.board.0)?;
        let system = &self.systems[scored.system?];
        Some(BoardScores { system, columns: &self.values[scored.start..scored.start + scored.columns] })
    }

    /// The system a round's boards are scored by unless they name their own; for a round without boards too.
    pub fn round_system(&self, book: &Book, round: RoundIx, default: &str) -> Option<&System> {
        let name = book.round(round).and_then(|round| round.system.as_ref()).or(book.event.system.as_ref());
        self.position(name.map_or(default, String::as_str)).map(|at| &*self.systems[at])
    }

    /// Whether a game has no result under the event's rules, so that every score is the system's for abandoned games.
    pub fn is_abandoned(&self, board: &Board) -> bool {
        is_abandoned(board, self.concessions)
    }

    fn position(&self, name: &str) -> Option<usize> {
        super::library::position(&self.systems, name)
    }

    fn compute(&mut self, board: &Board, place: Scored) {
        let columns = &mut self.values[place.start..place.start + place.columns];
        let Some(system) = place.system.map(|system| &self.systems[system]) else { return };
        if is_abandoned(board, self.concessions) {
            columns.fill([f64::NAN; 7]);
            if let Some(score) = columns.last_mut() {
                *score = [system.abandoned; 7];
            }
            return;
        }
        system.score_into(board, &mut self.frame, &mut self.scratch, columns);
    }
}

fn is_abandoned(board: &Board, concessions: Concessions) -> bool {
    match board.ending {
        Ending::Abandoned => true,
        Ending::Conceded(_) => concessions == Concessions::Abandoned,
        Ending::Played => false,
    }
}
