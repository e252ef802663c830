//! Look-up tables for the cells of the views. They are computed once after each change of the book, so a frame only
//! costs the cells that it shows.

use std::cell::OnceCell;
use std::collections::{HashMap, HashSet};

use crate::book::fields::SeatColumnUse;
use crate::book::{
    BoardRef, Book, CellAddress, GameStage, PersonColumn, PersonId, Power, Problem, ProblemGroup, ProblemWait, RoundIx,
    SeatColumn, SeatRef, Severity, SimilarPair, problems_by_cause, similar_names,
};
use crate::engine::{Engine, PrintedFigure};
use crate::standings::SitOutPriority;

/// Look-up tables over an [`Engine`] at one revision.
#[derive(Debug, Default)]
pub struct ViewCache {
    /// The revision for which the tables are, and the board whose results are being typed.
    made_for: Option<(u64, Option<BoardRef>)>,
    problems: HashMap<CellAddress, usize>,
    /// The problems of the records of the boards, by the cell of the round that stands for the cell of the record.
    record_problems: HashMap<(SeatRef, SeatColumn), usize>,
    problem_groups: Vec<ProblemGroup>,
    /// Found when somebody asks for them.
    similar_names: OnceCell<Vec<SimilarPair>>,
    differences: HashMap<SeatRef, f64>,
    games: HashMap<PersonId, usize>,
    complete: Vec<usize>,
    /// The number of errors of the boards that have some.
    board_errors: HashMap<BoardRef, usize>,
    /// The board that is being typed, if an error of it waits.
    waiting_board: Option<BoardRef>,
    fractions: HashSet<(RoundIx, usize)>,
    /// The optional columns of the players that hold a value or that the rules need.
    needed_columns: Vec<PersonColumn>,
    /// The number of problems that are shown.
    pub problem_count: usize,
    /// The number of them that are errors.
    pub errors: usize,
}

impl ViewCache {
    /// Computes the tables again if the book has changed. The problems of the board `typed`, whose results are being typed,
    /// wait if they may only ask for the rest.
    pub fn refresh(&mut self, engine: &Engine, typed: Option<BoardRef>) {
        if self.made_for == Some((engine.revision(), typed)) {
            return;
        }
        self.made_for = Some((engine.revision(), typed));
        self.problems.clear();
        self.errors = 0;
        let is_past: Vec<bool> =
            (0..engine.book().rounds.len()).map(|round| engine.is_round_past(RoundIx(round))).collect();
        let is_shown = |problem: &&Problem| match (problem.wait, problem.address.board()) {
            (ProblemWait::None, _) | (_, None) => true,
            (_, board) if board == typed => false,
            (ProblemWait::Board, _) => true,
            (ProblemWait::Round, Some(board)) => is_past.get(board.round.0).copied().unwrap_or(true),
        };
        let all = engine.problems();
        let shown: Vec<usize> =
            all.iter().enumerate().filter(|(_, problem)| is_shown(problem)).map(|(at, _)| at).collect();
        let waits = |problem: &Problem| {
            problem.severity == Severity::Error && problem.address.board() == typed && !is_shown(&problem)
        };
        self.waiting_board = typed.filter(|_| all.iter().any(waits));
        self.problem_count = shown.len();
        self.board_errors.clear();
        for at in shown.iter().copied() {
            let problem = &all[at];
            if problem.severity == Severity::Error {
                self.errors += 1;
                if let Some(board) = problem.address.board() {
                    *self.board_errors.entry(board).or_default() += 1;
                }
            }
            let first = self.problems.entry(problem.address).or_insert(at);
            // A cell with several problems shows an error before a remark.
            if problem.severity < all[*first].severity {
                *first = at;
            }
        }
        self.record_problems.clear();
        // Of several problems, the one of the column that is listed first.
        for column in SeatColumn::with_use(SeatColumnUse::Record) {
            let of_column = self.problems.iter().filter_map(|(address, at)| match address {
                CellAddress::Seat(seat, of) if *of == column => Some((*seat, *at)),
                _ => None,
            });
            for (seat, at) in of_column {
                self.record_problems.entry((seat, column.description().address)).or_insert(at);
            }
        }
        self.similar_names = OnceCell::new();
        self.problem_groups = problems_by_cause(all, shown);
        self.differences = engine
            .differences()
            .into_iter()
            .filter_map(|found| match found.figure {
                PrintedFigure::Game(seat) => Some((seat, found.printed)),
                PrintedFigure::Round(..) | PrintedFigure::Total(_) | PrintedFigure::Place(_) => None,
            })
            .collect();
        self.games.clear();
        self.complete.clear();
        for (at, round) in engine.book().rounds.iter().enumerate() {
            let is_complete = |board: &usize| self.is_complete(engine, BoardRef::new(at, *board));
            let complete = (0..round.boards.len()).filter(is_complete).count();
            self.complete.push(complete);
            for player in round.boards.iter().flat_map(|board| board.seats.values()).filter_map(|seat| seat.player) {
                *self.games.entry(player).or_default() += 1;
            }
        }
        self.needed_columns = PersonColumn::ALL.into_iter().filter(|column| is_needed(engine, *column)).collect();
        self.fractions.clear();
        for (at, _) in engine.book().boards() {
            let Some(scores) = engine.scores(at) else { continue };
            for column in 0..scores.system.columns.len() {
                let whole = |power| scores.column(column, power).is_none_or(|value| value.fract().abs() < 1e-9);
                if scores.system.columns[column].may_have_fractions() || !Power::ALL.into_iter().all(whole) {
                    self.fractions.insert((at.round, column));
                }
            }
        }
    }

    /// Whether a scoring column has values in this round that are not whole numbers. `column` is its position in the
    /// system.
    pub fn has_fractions(&self, round: RoundIx, column: usize) -> bool {
        self.fractions.contains(&(round, column))
    }

    /// The position in [`Engine::problems`] of the worst problem at this place. The cell of the sit-outs stands for its round too.
    pub fn problem(&self, place: CellAddress) -> Option<usize> {
        let of_round = match place {
            CellAddress::SitOuts(round) => self.problems.get(&CellAddress::Round(round)),
            _ => None,
        };
        self.problems.get(&place).or(of_round).copied()
    }

    /// The position in [`Engine::problems`] of a problem in the record of the board that the cell of a seat stands for.
    pub fn record_problem(&self, seat: SeatRef, column: SeatColumn) -> Option<usize> {
        self.record_problems.get(&(seat, column)).copied()
    }

    /// The pairs of people with similar names. `book` is the book of this revision.
    pub fn similar_names(&self, book: &Book) -> &[SimilarPair] {
        self.similar_names.get_or_init(|| similar_names(book))
    }

    /// The lines of the list of problems: the errors first, and many remarks of one kind as one line.
    pub fn problem_groups(&self) -> &[ProblemGroup] {
        &self.problem_groups
    }

    /// The printed score of a seat, if it differs from the computed score.
    pub fn printed_difference(&self, seat: SeatRef) -> Option<f64> {
        self.differences.get(&seat).copied()
    }

    /// The number of games of a person.
    pub fn games(&self, person: PersonId) -> usize {
        self.games.get(&person).copied().unwrap_or_default()
    }

    /// Whether a column of the players holds a value or the rules need it.
    pub fn needs_column(&self, column: PersonColumn) -> bool {
        self.needed_columns.contains(&column)
    }

    /// The number of errors at a board.
    pub fn board_errors(&self, board: BoardRef) -> usize {
        self.board_errors.get(&board).copied().unwrap_or_default()
    }

    /// Whether an error of a board is not shown yet, because the board is being typed.
    pub fn has_waiting_error(&self, board: BoardRef) -> bool {
        self.waiting_board == Some(board)
    }

    /// Whether a board is complete: its game has ended, it asks neither how nor when nor who played, and it has no error, not even
    /// one that is not shown yet.
    pub fn is_complete(&self, engine: &Engine, board: BoardRef) -> bool {
        let is_open = engine.is_provisional(board) || engine.asks_for_the_players(board);
        let has_error = self.board_errors(board) > 0 || self.has_waiting_error(board);
        engine.stage(board) == GameStage::Ended && !is_open && !has_error
    }

    /// The number of boards of a round that are complete.
    pub fn complete_boards(&self, round: RoundIx) -> usize {
        self.complete.get(round.0).copied().unwrap_or_default()
    }
}

/// Whether the rules or the data of the event need a column of the players.
fn is_needed(engine: &Engine, column: PersonColumn) -> bool {
    let rules = engine.rules();
    let by_rules = match column {
        // The answer to a question about similar names is no daily work, and the colour is seen at the name.
        PersonColumn::DifferentFrom | PersonColumn::Colour => return false,
        PersonColumn::Unconfirmed if !engine.book().has_list_of_players() => return false,
        PersonColumn::Role => rules.groups || rules.removal_at.is_some() || rules.reserves_apart,
        PersonColumn::Group => rules.groups,
        PersonColumn::TeamPreference => rules.teams.as_ref().is_some_and(|teams| teams.scratch_teams),
        PersonColumn::Penalties => rules.penalty_floor.is_some(),
        // Reserves carry on for players who are removed.
        PersonColumn::Successor => rules.removal_at.is_some() || rules.reserves_apart,
        PersonColumn::SignedUp => !rules.sit_outs.is_empty(),
        // Somebody may say beforehand in which of the coming rounds they are here.
        PersonColumn::Rounds => engine.book().rounds.len() > 1 && engine.coming_round().0 < engine.book().rounds.len(),
        PersonColumn::Town => rules.sit_outs.contains(&SitOutPriority::Locals),
        PersonColumn::Name
        | PersonColumn::FamilyName
        | PersonColumn::Region
        | PersonColumn::Handicap
        | PersonColumn::PreferredPowers
        | PersonColumn::Unconfirmed
        | PersonColumn::Note => false,
    };
    by_rules || engine.book().people.iter().any(|person| !person.value(column).is_blank())
}
