//! The problems of a book, kept by round and board. After an edit only the affected parts are checked again.

mod board;
mod event;

use super::round_checksum::outdated_posting;
use crate::book::{
    BoardRef, Book, CellAddress, EditScope, Ending, GameStage, Power, Problem, RoundIx, SeatColumn, Severity,
    check_board, check_people, check_round,
};
use crate::scoring::{ConcessionRule, EventScores, SystemError};
use crate::standings::{RulesError, RulesFault, Ruleset, Standings, StandingsContext};

/// The problems of a book.
#[derive(Clone, Debug, Default)]
pub(super) struct ProblemList {
    event: Vec<Problem>,
    /// Problems of the entrants, the seats and the teams under the rules.
    entries: Vec<Problem>,
    /// Problems of the players at the top board under the rules.
    top_board: Vec<Problem>,
    people: Vec<Problem>,
    rounds: Vec<RoundProblems>,
    all: Vec<Problem>,
}

/// The event's own systems and rulesets that cannot be used, with what is wrong with each.
#[derive(Debug)]
pub(super) struct UnusableRules {
    pub(super) systems: Vec<SystemError>,
    pub(super) rulesets: Vec<RulesError>,
    /// Scoring systems that a tie-break names and that do not exist.
    pub(super) tie_break_systems: Vec<RulesFault>,
}

#[derive(Clone, Debug, Default)]
struct RoundProblems {
    /// Problems of the seats and the names of the boards.
    seats: Vec<Problem>,
    /// The problem of a posted sheet that is out of date.
    posting: Vec<Problem>,
    boards: Vec<Vec<Problem>>,
}

impl ProblemList {
    /// Checks a whole book.
    pub(super) fn new(basis: &StandingsContext<'_>, standings: &Standings, unusable: &UnusableRules) -> ProblemList {
        let (book, scores, rules) = (basis.book, basis.scores, basis.rules);
        let mut problems = ProblemList::default();
        let named = book.event.rules.trim();
        if !named.is_empty() && rules.name.to_lowercase() != named.to_lowercase() {
            problems.event.push(Problem {
                severity: Severity::Error,
                address: CellAddress::Event,
                message: format!("there is no ruleset “{named}”; the event uses “{}”", rules.name),
                cure: "Choose one on the Rules tab.".into(),
            });
        }
        problems.event.extend(unusable.systems.iter().map(|error| match error {
            SystemError::Unfinished { .. } => Problem {
                severity: Severity::Remark,
                address: CellAddress::Event,
                message: error.to_string().trim_end_matches('.').to_owned(),
                cure: "Finish it on the Rules tab. Until then the last version without an error is used.".into(),
            },
            _ => Problem {
                severity: Severity::Error,
                address: CellAddress::Event,
                message: format!("a scoring system of the event cannot be used: {error}"),
                cure: "Correct it on the Rules tab.".into(),
            },
        }));
        problems.event.extend(unusable.rulesets.iter().map(|error| match error {
            RulesError::Unfinished { .. } => Problem {
                severity: Severity::Remark,
                address: CellAddress::Event,
                message: format!("the ruleset {error}").trim_end_matches('.').to_owned(),
                cure: "Finish it on the Rules tab. Until then the last version without an error is used.".into(),
            },
            _ => Problem {
                severity: Severity::Error,
                address: CellAddress::Event,
                message:
                    format!("a ruleset of the event cannot be used: {error}").trim_end_matches(['.', '\n']).to_owned(),
                cure: "Correct it on the Rules tab.".into(),
            },
        }));
        problems.event.extend(unusable.tie_break_systems.iter().map(|fault| Problem {
            severity: Severity::Error,
            address: CellAddress::Event,
            message: format!("{}; {} uses it as a tie-break", fault.message, rules.name),
            cure: "Choose another tie-break on the Rules tab.".into(),
        }));
        let mut problems = ProblemList { event: problems.event, ..ProblemList::of_book(book, scores, rules) };
        event::check_entries(book, rules, &mut problems.entries);
        event::check_top_board(basis, standings, &mut problems.top_board);
        problems.list();
        problems
    }

    /// Checks the people, the rounds and the boards.
    fn of_book(book: &Book, scores: &EventScores, rules: &Ruleset) -> ProblemList {
        let mut problems = ProblemList::default();
        let team_of = event::teams_by_player(book);
        check_people(book, &mut problems.people);
        for (round, held) in book.rounds.iter().enumerate() {
            let mut found = RoundProblems::default();
            check_round(book, RoundIx(round), rules.games_at_once(), &mut found.seats);
            found.posting.extend(posting_problem(book, scores, RoundIx(round)));
            found.boards = (0..held.boards.len())
                .map(|board| board_problems(book, scores, rules, &team_of, BoardRef::new(round, board)))
                .collect();
            problems.rounds.push(found);
        }
        problems
    }

    /// Checks the parts again that an edit affected. The list of all problems is rebuilt only if one of them changed.
    pub(super) fn update(
        &mut self,
        basis: &StandingsContext<'_>,
        standings: &Standings,
        boards: &[BoardRef],
        touched: &EditScope,
    ) {
        let (book, scores, rules) = (basis.book, basis.scores, basis.rules);
        let team_of = event::teams_by_player(book);
        let mut changed = false;
        let mut put = |place: &mut Vec<Problem>, found: Vec<Problem>| {
            changed |= *place != found;
            *place = found;
        };
        if touched.people || touched.seats {
            // This looks at every seat of the event, so it is left out after a typed count.
            let mut entries = Vec::new();
            event::check_entries(book, rules, &mut entries);
            put(&mut self.entries, entries);
        }
        if touched.people || !boards.is_empty() {
            let mut top_board = Vec::new();
            event::check_top_board(basis, standings, &mut top_board);
            put(&mut self.top_board, top_board);
        }
        if touched.people {
            // All problems contain names.
            let (event, entries) = (std::mem::take(&mut self.event), std::mem::take(&mut self.entries));
            let top_board = std::mem::take(&mut self.top_board);
            *self = ProblemList { event, entries, top_board, ..ProblemList::of_book(book, scores, rules) };
            self.list();
            return;
        }
        let mut last = None;
        let mut replaced = None;
        for at in boards {
            let Some(found) = self.rounds.get_mut(at.round.0) else { continue };
            if last != Some(at.round) {
                if touched.seats {
                    // Double seats and equal board names do not depend on counts.
                    let mut seats = Vec::new();
                    check_round(book, at.round, rules.games_at_once(), &mut seats);
                    put(&mut found.seats, seats);
                }
                put(&mut found.posting, posting_problem(book, scores, at.round).into_iter().collect());
                last = Some(at.round);
            }
            let Some(board) = found.boards.get_mut(at.board.0) else { continue };
            let found = board_problems(book, scores, rules, &team_of, *at);
            if boards.len() > 1 {
                put(board, found);
            } else if *board != found {
                replaced = Some((*at, board.len()));
                *board = found;
            }
        }
        match replaced {
            _ if changed => self.list(),
            Some((at, old)) => self.list_board(at, old),
            None => {}
        }
    }

    /// Replaces the `old` problems of one board in the list by its present ones.
    fn list_board(&mut self, at: BoardRef, old: usize) {
        let of_round = |found: &RoundProblems| found.seats.len() + found.posting.len();
        let of_boards = |boards: &[Vec<Problem>]| boards.iter().map(Vec::len).sum::<usize>();
        let before = self.event.len() + self.people.len() + self.entries.len() + self.top_board.len();
        let rounds = &self.rounds[..at.round.0];
        let before = before + rounds.iter().map(|found| of_round(found) + of_boards(&found.boards)).sum::<usize>();
        let found = &self.rounds[at.round.0];
        let start = before + of_round(found) + of_boards(&found.boards[..at.board.0]);
        self.all.splice(start..start + old, found.boards[at.board.0].iter().cloned());
    }

    /// All problems, in the order of the book.
    pub(super) fn all(&self) -> &[Problem] {
        &self.all
    }

    fn list(&mut self) {
        self.all.clear();
        self.all.extend(self.event.iter().chain(&self.people).chain(&self.entries).chain(&self.top_board).cloned());
        for found in &self.rounds {
            self.all.extend(found.seats.iter().chain(&found.posting).chain(found.boards.iter().flatten()).cloned());
        }
    }
}

/// The problem that the posted sheet of a round is out of date.
fn posting_problem(book: &Book, scores: &EventScores, at: RoundIx) -> Option<Problem> {
    let posted = outdated_posting(book, scores, at)?;
    let title = book.round(at)?.title();
    Some(Problem {
        severity: Severity::Remark,
        address: CellAddress::Round(at),
        message: format!("{title} was posted {posted} and has changed since"),
        cure: "Export it again and take the old sheet down.".into(),
    })
}

/// The problems of one board and of its scores.
fn board_problems(
    book: &Book,
    scores: &EventScores,
    rules: &Ruleset,
    team_of: &board::TeamByPlayer,
    at: BoardRef,
) -> Vec<Problem> {
    let mut problems = Vec::new();
    check_board(book, at, &mut problems);
    board::check_rules(book, at, rules, team_of, &mut problems);
    let (Some(board), Some(round)) = (book.board(at), book.round(at.round)) else { return problems };
    let Some(scored) = scores.board(at) else {
        let of_round = rules.by_round.iter().find(|scored| scored.round == book.round_number(at.round));
        let by_rules = of_round.and_then(|scored| scored.system.as_ref());
        let (named, cure) = match (&board.system, &round.system, &book.event.system) {
            (Some(own), _, _) => (own, "Choose one under Board, Scoring system of this board."),
            (None, Some(rounds), _) => (rounds, "Choose one under Event, Scoring system of this round."),
            (None, None, events) => {
                (by_rules.or(events.as_ref()).unwrap_or(&rules.system), "Choose one on the Rules tab.")
            }
        };
        problems.push(Problem {
            severity: Severity::Error,
            address: CellAddress::Board(at),
            message: format!("there is no scoring system “{named}”"),
            cure: cure.into(),
        });
        return problems;
    };
    if let (Ending::Conceded(winner), ConcessionRule::Abandoned) = (board.ending, rules.concessions) {
        problems.push(Problem {
            severity: Severity::Remark,
            address: CellAddress::Board(at),
            message: format!("{} has no concession; the game conceded to {winner} counts as abandoned", rules.name),
            cure: "Set the scores by hand if the director decides otherwise.".into(),
        });
    }
    // Under some systems a game has scores before its end is declared.
    let scores_now = scored.system.stage(board) == GameStage::Ended || scored.system.open_ended;
    if board.ending == Ending::Abandoned || !scores_now {
        return problems;
    }
    for power in Power::ALL {
        if scored.score(power).is_some() || board.seats[power].ruling.is_some() || board.current_count(power).is_none()
        {
            continue;
        }
        let missing = scored.system.missing_inputs(board, power);
        if let Some(input) = missing.first() {
            if input.contains("solo") {
                // One problem for the board, because the year is missing for all powers.
                problems.push(Problem {
                    severity: Severity::Error,
                    address: CellAddress::Board(at),
                    message: format!("{} needs {input}", scored.system.name),
                    cure: "Enter the last year that was played. Until then there is no score.".into(),
                });
                break;
            }
            let column = if input.contains("elimination") { SeatColumn::Eliminated } else { SeatColumn::Score };
            let place = CellAddress::Seat(at.seat(power), column);
            problems.push(Problem {
                severity: Severity::Error,
                address: place,
                message: format!("{} needs {input} of {power}", scored.system.name),
                cure: "Enter it. Until then there is no score.".into(),
            });
        }
    }
    problems
}
