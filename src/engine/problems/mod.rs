//! Every problem of a book, kept by round and board so that an edit checks only what it touched.

mod board;
mod event;

use super::postings;
use crate::book::{
    BoardRef, Book, Column, Ending, Place, Power, Problem, RoundIx, Severity, Stage, Touched, check_board,
    check_people, check_round,
};
use crate::scoring::{Concessions, Scores, SystemError};
use crate::standings::{Basis, RulesError, Ruleset};

/// The problems of a book.
#[derive(Clone, Debug, Default)]
pub(super) struct Problems {
    event: Vec<Problem>,
    /// What the rules say to the entries and the seats.
    entries: Vec<Problem>,
    /// What the rules say to who sits at the top board.
    top_board: Vec<Problem>,
    people: Vec<Problem>,
    rounds: Vec<RoundProblems>,
    all: Vec<Problem>,
}

#[derive(Clone, Debug, Default)]
struct RoundProblems {
    /// Of who sits where, and of the boards' names.
    seats: Vec<Problem>,
    /// Of what hangs on the notice board.
    wall: Vec<Problem>,
    boards: Vec<Vec<Problem>>,
}

impl Problems {
    /// Checks a whole book.
    pub(super) fn new(basis: &Basis<'_>, unread: &super::Unread) -> Problems {
        let (book, scores, rules) = (basis.book, basis.scores, basis.rules);
        let mut problems = Problems::default();
        let named = book.event.rules.trim();
        if !named.is_empty() && rules.name.to_lowercase() != named.to_lowercase() {
            problems.event.push(Problem {
                severity: Severity::Error,
                place: Place::Event,
                what: format!("there is no ruleset “{named}”; the event is counted by “{}”", rules.name),
                cure: "Choose one on the Rules tab.".into(),
            });
        }
        problems.event.extend(unread.systems.iter().map(|error| match error {
            SystemError::Unfinished { .. } => Problem {
                severity: Severity::Remark,
                place: Place::Event,
                what: error.to_string().trim_end_matches('.').to_owned(),
                cure: "Finish it on the Rules tab; the last version without an error scores until then.".into(),
            },
            _ => Problem {
                severity: Severity::Error,
                place: Place::Event,
                what: format!("a scoring system of the event cannot be used: {error}"),
                cure: "Mend it on the Rules tab.".into(),
            },
        }));
        problems.event.extend(unread.rulesets.iter().map(|error| match error {
            RulesError::Unfinished { .. } => Problem {
                severity: Severity::Remark,
                place: Place::Event,
                what: format!("the ruleset {error}").trim_end_matches('.').to_owned(),
                cure: "Finish it on the Rules tab; the last version without an error counts until then.".into(),
            },
            _ => Problem {
                severity: Severity::Error,
                place: Place::Event,
                what:
                    format!("a ruleset of the event cannot be used: {error}").trim_end_matches(['.', '\n']).to_owned(),
                cure: "Mend it on the Rules tab.".into(),
            },
        }));
        problems.event.extend(unread.measures.iter().map(|fault| Problem {
            severity: Severity::Error,
            place: Place::Event,
            what: format!("{}, by which {} breaks ties", fault.what, rules.name),
            cure: "Choose another tie-break on the Rules tab.".into(),
        }));
        let mut problems = Problems { event: problems.event, ..Problems::of_book(book, scores, rules) };
        event::check_entries(book, rules, &mut problems.entries);
        event::check_top_board(basis, &mut problems.top_board);
        problems.list();
        problems
    }

    /// Checks the people, the rounds and the boards.
    fn of_book(book: &Book, scores: &Scores, rules: &Ruleset) -> Problems {
        let mut problems = Problems::default();
        let team_of = event::team_of(book);
        check_people(book, &mut problems.people);
        for (round, held) in book.rounds.iter().enumerate() {
            let mut found = RoundProblems::default();
            check_round(book, RoundIx(round), &mut found.seats);
            found.wall.extend(on_the_wall(book, scores, RoundIx(round)));
            found.boards = (0..held.boards.len())
                .map(|board| on_board(book, scores, rules, &team_of, BoardRef::new(round, board)))
                .collect();
            problems.rounds.push(found);
        }
        problems
    }

    /// Checks again what an edit touched. The list of all is made anew only where something in it is another.
    pub(super) fn update(&mut self, basis: &Basis<'_>, boards: &[BoardRef], touched: &Touched) {
        let (book, scores, rules) = (basis.book, basis.scores, basis.rules);
        let team_of = event::team_of(book);
        let mut changed = false;
        let mut put = |place: &mut Vec<Problem>, found: Vec<Problem>| {
            changed |= *place != found;
            *place = found;
        };
        if touched.people || touched.seats {
            // Every seat of the event is looked at, which a count that is typed need not wait for.
            let mut entries = Vec::new();
            event::check_entries(book, rules, &mut entries);
            put(&mut self.entries, entries);
        }
        if touched.people || !boards.is_empty() {
            let mut top_board = Vec::new();
            event::check_top_board(basis, &mut top_board);
            put(&mut self.top_board, top_board);
        }
        if touched.people {
            // Names stand in the texts of all problems.
            let (event, entries) = (std::mem::take(&mut self.event), std::mem::take(&mut self.entries));
            let top_board = std::mem::take(&mut self.top_board);
            *self = Problems { event, entries, top_board, ..Problems::of_book(book, scores, rules) };
            self.list();
            return;
        }
        let mut last = None;
        let mut replaced = None;
        for at in boards {
            let Some(found) = self.rounds.get_mut(at.round.0) else { continue };
            if last != Some(at.round) {
                if touched.seats {
                    // Who sits twice, and which boards have one name: a count changes neither.
                    let mut seats = Vec::new();
                    check_round(book, at.round, &mut seats);
                    put(&mut found.seats, seats);
                }
                put(&mut found.wall, on_the_wall(book, scores, at.round).into_iter().collect());
                last = Some(at.round);
            }
            let Some(board) = found.boards.get_mut(at.board.0) else { continue };
            let found = on_board(book, scores, rules, &team_of, *at);
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

    /// Puts the problems of one board into the list, in the place of so many that were its.
    fn list_board(&mut self, at: BoardRef, old: usize) {
        let of_round = |found: &RoundProblems| found.seats.len() + found.wall.len();
        let of_boards = |boards: &[Vec<Problem>]| boards.iter().map(Vec::len).sum::<usize>();
        let before = self.event.len() + self.people.len() + self.entries.len() + self.top_board.len();
        let rounds = &self.rounds[..at.round.0];
        let before = before + rounds.iter().map(|found| of_round(found) + of_boards(&found.boards)).sum::<usize>();
        let found = &self.rounds[at.round.0];
        let start = before + of_round(found) + of_boards(&found.boards[..at.board.0]);
        self.all.splice(start..start + old, found.boards[at.board.0].iter().cloned());
    }

    /// All of them, in the order of the book.
    pub(super) fn all(&self) -> &[Problem] {
        &self.all
    }

    fn list(&mut self) {
        self.all.clear();
        self.all.extend(self.event.iter().chain(&self.people).chain(&self.entries).chain(&self.top_board).cloned());
        for found in &self.rounds {
            self.all.extend(found.seats.iter().chain(&found.wall).chain(found.boards.iter().flatten()).cloned());
        }
    }
}

/// That the sheet on the notice board says something else by now.
fn on_the_wall(book: &Book, scores: &Scores, at: RoundIx) -> Option<Problem> {
    let posted = postings::superseded(book, scores, at)?;
    let title = book.round(at)?.title();
    Some(Problem {
        severity: Severity::Remark,
        place: Place::Round(at),
        what: format!("{title} was posted {posted} and has changed since"),
        cure: "Export it again and take the old sheet down.".into(),
    })
}

/// What is wrong with one board, its scoring included.
fn on_board(book: &Book, scores: &Scores, rules: &Ruleset, team_of: &board::TeamOf, at: BoardRef) -> Vec<Problem> {
    let mut problems = Vec::new();
    check_board(book, at, &mut problems);
    board::check(book, at, rules, team_of, &mut problems);
    let (Some(board), Some(round)) = (book.board(at), book.round(at.round)) else { return problems };
    let Some(scored) = scores.board(at) else {
        let of_round = rules.by_round.iter().find(|scored| scored.round == at.round.0 + 1);
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
            place: Place::Board(at),
            what: format!("there is no scoring system “{named}”"),
            cure: cure.into(),
        });
        return problems;
    };
    if let (Ending::Conceded(winner), Concessions::Abandoned) = (board.ending, rules.concessions) {
        problems.push(Problem {
            severity: Severity::Remark,
            place: Place::Board(at),
            what: format!("{} knows no concession; the game, conceded to {winner}, counts as abandoned", rules.name),
            cure: "Set the scores by hand if the director decides otherwise.".into(),
        });
    }
    // A game that runs has a score where its system goes on until the end is declared.
    let scores_now = scored.system.stage(board) == Stage::Ended || scored.system.open_ended;
    if board.ending == Ending::Abandoned || !scores_now {
        return problems;
    }
    for power in Power::ALL {
        if scored.score(power).is_some() || board.seats[power].ruling.is_some() || board.count(power).is_none() {
            continue;
        }
        let missing = scored.system.missing(board, power);
        if let Some(input) = missing.first() {
            if input.contains("solo") {
                // One of the board, whoever's score waits for it.
                problems.push(Problem {
                    severity: Severity::Error,
                    place: Place::Board(at),
                    what: format!("{} needs {input}", scored.system.name),
                    cure: "Enter the last year that was played; until then there is no score.".into(),
                });
                break;
            }
            let column = if input.contains("elimination") { Column::Out } else { Column::Score };
            let place = Place::Cell(at.seat(power), column);
            problems.push(Problem {
                severity: Severity::Error,
                place,
                what: format!("{} needs {input} of {power}", scored.system.name),
                cure: "Enter it; until then there is no score.".into(),
            });
        }
    }
    problems
}
