//! The answer of the search in words: “a win on C with 10 or more”.

use super::sample_results::Counts;
use super::{Goal, JudgedResult};
use crate::book::{Board, BoardRef, Book, PersonId, Power, Round, RoundIx, SOLO_CENTRES};
use crate::figures::join_with_and;
use crate::languages::Language;
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
            (BoardOutcome::Win, Some(SOLO_CENTRES..)) => format!("a solo on {board}"),
            (BoardOutcome::Win, Some(least)) => format!("a win on {board} with {least} or more"),
            (BoardOutcome::Win, None) => format!("any win on {board}"),
            (BoardOutcome::SharedWin, Some(least)) => format!("a shared win on {board} with {least} or more"),
            (BoardOutcome::SharedWin, None) => format!("any shared win on {board}"),
            (BoardOutcome::NoWin, Some(least)) => format!("{least} or more on {board} without a win"),
            (BoardOutcome::NoWin, None) => format!("any other result on {board}"),
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
}

impl NeededResults {
    /// The answer as sentences.
    pub fn sentences(&self, book: &Book, rules: &Ruleset) -> Vec<String> {
        let name = book.name_of(Some(self.person));
        let goal = match (self.goal, &rules.top_board) {
            (Goal::TopBoard, Some(top)) => format!("has a seat {}", top.location(Language::English)),
            _ => "is first".to_owned(),
        };
        let round = book.round(self.round).map_or_else(String::new, Round::title);
        let (certain, possible) = match &self.answer {
            WhatIsNeeded::Nothing => return vec![format!("{name} {goal} after {round}, whatever happens.")],
            WhatIsNeeded::OutOfReach => {
                return vec![format!("No result of {round} is enough: {name} cannot reach this.")];
            }
            WhatIsNeeded::Results { certain, possible } => (certain, possible),
        };
        let Some(board) = self.board.and_then(|at| book.board(at)) else {
            return vec![format!("{name} has no open board. The results of {} decide.", self.boards(book))];
        };
        let list = |results: &[NeededResult]| {
            let texts: Vec<String> = results.iter().map(|result| result.text(&board.name)).collect();
            texts.join(", or ")
        };
        let mut sentences = vec![match &certain[..] {
            [] => format!("No result of {name} alone is enough."),
            certain => format!("{name} {goal} after {round} for certain with {}.", list(certain)),
        }];
        if !possible.is_empty() {
            let others = match self.others.len() {
                0 => "if the others on the board get the right results".to_owned(),
                1 => format!("if {} goes well", self.boards(book)),
                _ => format!("if {} go well", self.boards(book)),
            };
            sentences.push(format!("It is possible with {}, {others}.", list(possible)));
        }
        sentences
    }

    /// The answer as short lines for the hall: a word, and a result.
    pub fn lines(&self, book: &Book, rules: &Ruleset) -> Vec<(&'static str, String)> {
        match &self.answer {
            WhatIsNeeded::Nothing => vec![("certain", "every result".to_owned())],
            WhatIsNeeded::OutOfReach => vec![("no", "out of reach".to_owned())],
            WhatIsNeeded::Results { certain, possible } => {
                let Some(board) = self.board.and_then(|at| book.board(at)) else {
                    return vec![("open", self.sentences(book, rules).join(" "))];
                };
                let lines = |word: &'static str, results: &[NeededResult]| {
                    results.iter().map(|result| (word, result.text(&board.name))).collect::<Vec<_>>()
                };
                [lines("certain", certain), lines("perhaps", possible)].concat()
            }
        }
    }

    /// “boards A and B”.
    fn boards(&self, book: &Book) -> String {
        /// With more, only their number is told.
        const MOST_NAMED: usize = 4;
        let boards: Vec<&Board> = self.others.iter().filter_map(|at| book.board(*at)).collect();
        match boards.len() {
            1 => boards[0].label(),
            2..=MOST_NAMED => {
                let names: Vec<&str> = boards.iter().map(|board| board.name.as_str()).collect();
                format!("boards {}", join_with_and(&names))
            }
            many => format!("{many} other boards"),
        }
    }
}
