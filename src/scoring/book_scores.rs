//! The scores of a book: the computed columns of every board, and the choice of the system for each board.
//! One board is scored in `system`. Totals of players are in `standings`.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::system::EventInputs;
use super::{BoardCellAddresses, Explanation, ScoringSystem, SystemLibrary};
use crate::book::{
    Board, BoardRef, Book, Ending, GameStage, PerPower, Power, Round, RoundIx, RoundNumbers, SeatRef, Year,
};
use crate::formula::{EvaluationStack, ExcelColumn, LANES, RowValues};

/// The effect of a concession under the rules of an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ConcessionRule {
    /// A draw with one member, scored as a solo.
    #[default]
    Solo,
    /// The rules have no concessions: the game counts as abandoned.
    Abandoned,
}

/// The rules of an event about the end of a game, as far as scores depend on them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EndRules {
    pub concessions: ConcessionRule,
    /// The last year of a game.
    pub last_year: Option<Year>,
}

/// The names of the scoring systems for boards that have no system of their own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DefaultSystems {
    /// The system for all rounds, unless the event has its own.
    pub event: String,
    /// The systems of single rounds, by the number of the round; they come before the event's own system.
    pub rounds: BTreeMap<usize, String>,
}

impl DefaultSystems {
    /// The same system for every round.
    pub fn for_all_rounds(system: impl Into<String>) -> DefaultSystems {
        DefaultSystems { event: system.into(), rounds: BTreeMap::new() }
    }

    /// For each round the name of the system for its boards that have no system of their own. The order is: the round's
    /// own system, the default of that round, the event's own system, the default of all rounds.
    fn by_round<'a>(&'a self, book: &'a Book) -> Vec<&'a str> {
        let numbers = RoundNumbers::new(&book.rounds);
        let system = |(at, round): (usize, &'a Round)| {
            let of_rules = self.rounds.get(&numbers.number(RoundIx(at)));
            round.system.as_ref().or(of_rules).or(book.event.system.as_ref()).unwrap_or(&self.event).as_str()
        };
        book.rounds.iter().enumerate().map(system).collect()
    }
}

/// The computed columns of every board.
#[derive(Clone, Debug, Default)]
pub struct EventScores {
    systems: Vec<Arc<ScoringSystem>>,
    /// For each round the system of its boards that have no system of their own. It changes only when everything is
    /// scored again.
    round_systems: Vec<Option<usize>>,
    /// By round and board.
    boards: Vec<Vec<ScoredBoard>>,
    /// The columns of all boards, board after board.
    values: Vec<[f64; 7]>,
    end_rules: EndRules,
    /// The system that scores every board, whatever the book names.
    only_system: Option<usize>,
    /// For each system, what its scores depend on besides a board. Their means are empty for most systems.
    inputs: Vec<EventInputs>,
    frame: Vec<RowValues>,
    stack: EvaluationStack,
}

/// The system that scored a board, and the position of the board's columns.
#[derive(Clone, Copy, Debug)]
struct ScoredBoard {
    system: Option<usize>,
    start: usize,
    columns: usize,
}

/// The computed columns of one board. A value is missing if the board lacks an input for it.
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
    /// Scores every board of a book. A board uses its own system, or the system of its round: the round's own, the default
    /// of that round, the event's own, or the default of all rounds. A board whose system is not in the library has no scores.
    pub fn for_book(
        book: &Book,
        library: &SystemLibrary,
        defaults: &DefaultSystems,
        end_rules: EndRules,
    ) -> EventScores {
        EventScores::score_all(
            EventScores { systems: library.systems().to_vec(), end_rules, ..EventScores::default() },
            book,
            defaults,
        )
    }

    /// Scores every board of a book with one system, whatever the book names.
    pub fn with_system(book: &Book, system: &Arc<ScoringSystem>, end_rules: EndRules) -> EventScores {
        let only_system = Some(0);
        let scores = EventScores { systems: vec![system.clone()], only_system, end_rules, ..EventScores::default() };
        EventScores::score_all(scores, book, &DefaultSystems::default())
    }

    fn score_all(mut scores: EventScores, book: &Book, defaults: &DefaultSystems) -> EventScores {
        let longest = scores.systems.iter().map(|system| system.frame_len()).max().unwrap_or(0);
        scores.frame = vec![[f64::NAN; LANES]; longest];
        let boards = book.rounds.iter().map(|round| round.boards.len()).sum::<usize>();
        scores.values.reserve(boards * 2);
        scores.boards.reserve(book.rounds.len());
        scores.round_systems = defaults.by_round(book).into_iter().map(|name| scores.system_index(name)).collect();
        for (at, round) in book.rounds.iter().enumerate() {
            let by_round = scores.round_systems[at];
            let mut scored = Vec::with_capacity(round.boards.len());
            for board in &round.boards {
                let system = board.system.as_deref().map_or(by_round, |name| scores.system_index(name));
                let columns = system.map_or(0, |system| scores.systems[system].columns.len());
                let start = scores.values.len();
                scores.values.resize(start + columns, [f64::NAN; 7]);
                scored.push(ScoredBoard { system, start, columns });
            }
            scores.boards.push(scored);
        }
        let inputs = EventInputs::new(scores.end_rules.last_year);
        scores.inputs = vec![inputs; scores.systems.len()];
        scores.score_boards(book, |_| true);
        scores
    }

    /// The same scores, but the event means only use the boards for which `is_included` is true.
    #[must_use]
    pub fn with_means_of_boards(&self, book: &Book, is_included: impl Fn(BoardRef) -> bool) -> EventScores {
        let mut scores = self.clone();
        scores.score_boards(book, is_included);
        scores
    }

    fn score_boards(&mut self, book: &Book, is_included: impl Fn(BoardRef) -> bool) {
        self.add_means(book, is_included);
        for (at, board) in book.boards() {
            if let Some(place) = self.boards.get(at.round.0).and_then(|round| round.get(at.board.0)).copied() {
                self.score_board(board, place);
            }
        }
    }

    /// Computes the means of the systems that use event means, over the completed games for which `is_included` is
    /// true.
    fn add_means(&mut self, book: &Book, is_included: impl Fn(BoardRef) -> bool) {
        for (at, system) in self.systems.iter().enumerate().filter(|(_, system)| system.uses_event_means()) {
            let mut inputs = EventInputs::new(self.end_rules.last_year);
            for (round, scored_boards) in self.boards.iter().enumerate() {
                for (board, _) in scored_boards.iter().enumerate().filter(|(_, scored)| scored.system == Some(at)) {
                    let board = BoardRef::new(round, board);
                    let Some(game) = book.board(board).filter(|_| is_included(board)) else { continue };
                    let ended = system.stage(game, self.end_rules.last_year) == GameStage::Ended;
                    if ended && !is_abandoned(game, self.end_rules.concessions) {
                        system.add_to_means(game, &mut inputs, &mut self.frame, &mut self.stack);
                    }
                }
            }
            self.inputs[at] = inputs;
        }
    }

    /// Scores these boards again after their content has changed. Returns true if other boards' scores may have changed
    /// too, because a system uses event means; all boards are then scored again.
    pub fn rescore(&mut self, book: &Book, boards: &[BoardRef]) -> bool {
        let mut whole_event = false;
        for at in boards {
            let Some(board) = book.board(*at) else { continue };
            let system = match board.system.as_deref() {
                Some(own) => self.system_index(own),
                None => self.round_systems.get(at.round.0).copied().flatten(),
            };
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
            let uses_means =
                |system: Option<usize>| system.is_some_and(|system| self.systems[system].uses_event_means());
            whole_event |= uses_means(scored.system) || uses_means(system);
            self.score_board(board, place);
        }
        if whole_event {
            self.score_boards(book, |_| true);
        }
        whole_event
    }

    /// The score that counts for a seat: the score of a ruling if there is one, or the computed score. A comparison
    /// with another system uses only computed scores.
    pub fn counting_score(&self, board: &Board, seat: SeatRef) -> Option<f64> {
        match &board.seats[seat.power].ruling {
            Some(ruling) if self.only_system.is_none() => Some(ruling.score),
            _ => self.board(seat.board)?.score(seat.power),
        }
    }

    /// The stage of a game, as its system defines it.
    pub fn stage(&self, board: &Board, at: BoardRef) -> GameStage {
        let last = self.end_rules.last_year;
        self.board(at).map_or_else(|| board.stage_until(last), |scored| scored.system.stage(board, last))
    }

    /// The stage of the game at a board. A board that does not exist has not started.
    pub fn stage_at(&self, book: &Book, at: BoardRef) -> GameStage {
        book.board(at).map_or(GameStage::NotStarted, |board| self.stage(board, at))
    }

    /// The columns of a board; `None` if the board does not exist or its system is not known.
    pub fn board(&self, at: BoardRef) -> Option<BoardScores<'_>> {
        let scored = self.boards.get(at.round.0)?.get(at.board.0)?;
        let system = &self.systems[scored.system?];
        Some(BoardScores { system, columns: &self.values[scored.start..scored.start + scored.columns] })
    }

    /// The system for the boards of a round that have no system of their own. The round may have no boards.
    pub fn round_system(&self, round: RoundIx) -> Option<&ScoringSystem> {
        self.round_systems.get(round.0).copied().flatten().map(|at| &*self.systems[at])
    }

    /// Explains a column of a board for one power; `None` if the board or its system does not exist, or the game has no
    /// result.
    pub fn explain(&self, book: &Book, seat: SeatRef, column: usize) -> Option<Explanation> {
        let board = book.board(seat.board).filter(|board| !self.is_abandoned(board))?;
        let (system, inputs) = self.system_and_inputs(seat.board)?;
        system.explain_with_inputs(board, inputs, seat.power, column)
    }

    /// A board's columns as Excel formulas; `None` as for [`ScoringSystem::excel_columns`], and for a game without a
    /// result.
    pub fn excel_columns(&self, book: &Book, at: BoardRef, addresses: &BoardCellAddresses) -> Option<Vec<ExcelColumn>> {
        let board = book.board(at).filter(|board| !self.is_abandoned(board))?;
        let (system, inputs) = self.system_and_inputs(at)?;
        system.excel_columns_with_inputs(board, inputs, addresses)
    }

    fn system_and_inputs(&self, at: BoardRef) -> Option<(&ScoringSystem, &EventInputs)> {
        let system = self.boards.get(at.round.0)?.get(at.board.0)?.system?;
        Some((&*self.systems[system], self.inputs.get(system)?))
    }

    /// Whether a game has no result under the event's rules. Every player then gets the system's score for abandoned
    /// games.
    pub fn is_abandoned(&self, board: &Board) -> bool {
        is_abandoned(board, self.end_rules.concessions)
    }

    fn system_index(&self, name: &str) -> Option<usize> {
        self.only_system.or_else(|| super::library::system_index(&self.systems, name))
    }

    fn score_board(&mut self, board: &Board, place: ScoredBoard) {
        let columns = &mut self.values[place.start..place.start + place.columns];
        let Some(system) = place.system.map(|system| &self.systems[system]) else { return };
        if is_abandoned(board, self.end_rules.concessions) {
            columns.fill([f64::NAN; 7]);
            if let Some(score) = columns.last_mut() {
                *score = [system.abandoned; 7];
            }
            return;
        }
        let Some(inputs) = place.system.and_then(|system| self.inputs.get(system)) else { return };
        system.score_into(board, inputs, &mut self.frame, &mut self.stack, columns);
    }
}

fn is_abandoned(board: &Board, concessions: ConcessionRule) -> bool {
    match board.ending {
        Ending::Abandoned => true,
        Ending::Conceded(_) => concessions == ConcessionRule::Abandoned,
        Ending::Played => false,
    }
}
