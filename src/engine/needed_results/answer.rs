//! The answer of the search in words: “a win on C with 10 or more”.

use super::sample_results::Counts;
use super::{Goal, JudgedResult};
use crate::book::{Board, BoardRef, Book, PersonId, Power, Round, RoundIx, SOLO_CENTRES};
use crate::languages::window_sentences::needed_results as texts;
use crate::languages::{list_in_window, window_language};
use crate::standings::Ruleset;

/// How a player ends on her board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardOutcome {
    /// More centres than every other power.
    Win,
    /// As many centres as another power, and no power has more.
    SharedWin,
    /// Another power has more.
    NoWin,
}

impl BoardOutcome {
    const ALL: [BoardOutcome; 3] = [BoardOutcome::Win, BoardOutcome::SharedWin, BoardOutcome::NoWin];

    fn of(own: Power, counts: &Counts) -> BoardOutcome {
        let others = Power::ALL.into_iter().filter(|power| *power != own);
        let most = others.map(|power| counts[power.index()]).max().unwrap_or(0);
        match counts[own.index()].cmp(&most) {
            std::cmp::Ordering::Greater => BoardOutcome::Win,
            std::cmp::Ordering::Equal => BoardOutcome::SharedWin,
            std::cmp::Ordering::Less => BoardOutcome::NoWin,
        }
    }
}

/// A result that is enough, and every better one of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NeededResult {
    pub outcome: BoardOutcome,
    /// The fewest centres. `None` where every number is enough.
    pub centres: Option<u16>,
}

impl NeededResult {
    /// “a win on C with 10 or more”.
    fn text(self, board: &str) -> String {
        match (self.outcome, self.centres) {
            (BoardOutcome::Win, Some(SOLO_CENTRES..)) => texts::solo(board),
            (BoardOutcome::Win, Some(least)) => texts::win(board, &least.to_string()),
            (BoardOutcome::Win, None) => texts::any_win(board),
            (BoardOutcome::SharedWin, Some(least)) => texts::shared_win(board, &least.to_string()),
            (BoardOutcome::SharedWin, None) => texts::any_shared_win(board),
            (BoardOutcome::NoWin, Some(least)) => texts::no_win(&least.to_string(), board),
            (BoardOutcome::NoWin, None) => texts::any_other_result(board),
        }
    }
}

/// What is needed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhatIsNeeded {
    /// Every result is enough.
    Nothing,
    /// No result is enough.
    OutOfReach,
    /// Some are. Without an own board both lists are empty, and the other boards decide.
    Results {
        /// Enough whatever happens on the other boards.
        certain: Vec<NeededResult>,
        /// Enough if the other boards go well.
        possible: Vec<NeededResult>,
    },
}

impl WhatIsNeeded {
    pub(super) fn of_judged(own: Power, judged: &[JudgedResult]) -> WhatIsNeeded {
        if judged.iter().all(|result| result.is_certain) {
            return WhatIsNeeded::Nothing;
        }
        if !judged.iter().any(|result| result.is_possible) {
            return WhatIsNeeded::OutOfReach;
        }
        let mut certain = Vec::new();
        let mut possible = Vec::new();
        for outcome in BoardOutcome::ALL {
            let of_kind = judged.iter().filter(|result| BoardOutcome::of(own, &result.counts) == outcome);
            let of_kind: Vec<&JudgedResult> = of_kind.collect();
            let sure = fewest(own, outcome, &of_kind, |results| results.iter().all(|result| result.is_certain));
            let open = fewest(own, outcome, &of_kind, |results| results.iter().any(|result| result.is_possible));
            possible.extend(open.filter(|_| open != sure));
            certain.extend(sure);
        }
        WhatIsNeeded::Results { certain, possible }
    }
}

/// The fewest centres from which on the results of each number are enough.
fn fewest(
    own: Power,
    outcome: BoardOutcome,
    results: &[&JudgedResult],
    is_enough: impl Fn(&[&JudgedResult]) -> bool,
) -> Option<NeededResult> {
    let count = |result: &&JudgedResult| result.counts[own.index()];
    let mut counts: Vec<u16> = results.iter().map(count).collect();
    counts.sort_unstable();
    counts.dedup();
    let enough = |centres: &&u16| {
        let of_count: Vec<&JudgedResult> =
            results.iter().filter(|result| count(result) == **centres).copied().collect();
        is_enough(&of_count)
    };
    let least = *counts.iter().rev().take_while(enough).last()?;
    let centres = (counts.first() != Some(&least)).then_some(least);
    Some(NeededResult { outcome, centres })
}

/// What a player needs in the running round.
#[derive(Clone, Debug, PartialEq)]
pub struct NeededResults {
    pub person: PersonId,
    pub goal: Goal,
    pub round: RoundIx,
    /// Her own open board.
    pub board: Option<BoardRef>,
    /// The other open boards.
    pub others: Vec<BoardRef>,
    pub answer: WhatIsNeeded,
    /// The number of rounds that she has played by then, if that number is too high for a seat at the top board.
    pub too_many_rounds: Option<usize>,
}

impl NeededResults {
    /// The answer as sentences.
    pub fn sentences(&self, book: &Book, rules: &Ruleset) -> Vec<String> {
        let name = book.name_of(Some(self.person));
        let seat = match (self.goal, &rules.top_board) {
            (Goal::TopBoard, Some(top)) => Some(top.location(window_language())),
            _ => None,
        };
        let round = book.round(self.round).map_or_else(String::new, Round::title_in_window);
        let (certain, possible) = match &self.answer {
            WhatIsNeeded::Nothing => {
                return vec![match seat {
                    Some(place) => texts::seat_whatever_happens(name, &place, &round),
                    None => texts::first_whatever_happens(name, &round),
                }];
            }
            WhatIsNeeded::OutOfReach => {
                let most = rules.top_board.as_ref().and_then(|top| top.most_played);
                return vec![match (self.too_many_rounds, most, seat) {
                    (Some(played), Some(most), Some(place)) => {
                        texts::too_many_rounds(played, &round, name, &place, &most.to_string())
                    }
                    _ => texts::cannot_be_reached(&round, name),
                }];
            }
            WhatIsNeeded::Results { certain, possible } => (certain, possible),
        };
        let Some(board) = self.board.and_then(|at| book.board(at)) else {
            return vec![match self.other_boards(book) {
                OtherBoards::One(board) => texts::one_board_decides(name, &board),
                OtherBoards::Named(boards) => texts::named_boards_decide(name, &boards),
                OtherBoards::Many(count) => texts::many_boards_decide(name, count),
            }];
        };
        let list = |results: &[NeededResult]| {
            let each = results.iter().map(|result| result.text(&board.name));
            each.reduce(|results, result| texts::or(&results, &result)).unwrap_or_default()
        };
        let mut sentences = vec![match (&certain[..], seat) {
            ([], _) => texts::not_alone(name),
            (certain, Some(place)) => texts::seat_for_certain(name, &place, &round, &list(certain)),
            (certain, None) => texts::first_for_certain(name, &round, &list(certain)),
        }];
        if !possible.is_empty() {
            let possible = list(possible);
            sentences.push(match self.other_boards(book) {
                OtherBoards::Many(0) => texts::possible_alone(&possible),
                OtherBoards::One(board) => texts::possible_with_board(&possible, &board),
                OtherBoards::Named(boards) => texts::possible_with_boards(&possible, &boards),
                OtherBoards::Many(count) => texts::possible_with_many(&possible, count),
            });
        }
        sentences
    }

    /// The answer as short lines for the hall: a word, and a result.
    pub fn lines(&self, book: &Book, rules: &Ruleset) -> Vec<(&'static str, String)> {
        match &self.answer {
            WhatIsNeeded::Nothing => vec![(texts::certain(), texts::every_result().to_owned())],
            WhatIsNeeded::OutOfReach => vec![(texts::no(), texts::out_of_reach().to_owned())],
            WhatIsNeeded::Results { certain, possible } => {
                let Some(board) = self.board.and_then(|at| book.board(at)) else {
                    return vec![(texts::open(), self.sentences(book, rules).join(" "))];
                };
                let lines = |word: &'static str, results: &[NeededResult]| {
                    results.iter().map(|result| (word, result.text(&board.name))).collect::<Vec<_>>()
                };
                [lines(texts::certain(), certain), lines(texts::perhaps(), possible)].concat()
            }
        }
    }

    /// The other open boards as they are said.
    fn other_boards(&self, book: &Book) -> OtherBoards {
        /// With more, only their number is told.
        const MOST_NAMED: usize = 4;
        let boards: Vec<&Board> = self.others.iter().filter_map(|at| book.board(*at)).collect();
        match boards.len() {
            1 => OtherBoards::One(boards[0].label_in(window_language())),
            2..=MOST_NAMED => {
                let names: Vec<&str> = boards.iter().map(|board| board.name.as_str()).collect();
                OtherBoards::Named(list_in_window(&names))
            }
            many => OtherBoards::Many(many),
        }
    }
}

/// The other open boards in a sentence.
enum OtherBoards {
    /// “board A”.
    One(String),
    /// “A and B”.
    Named(String),
    Many(usize),
}
