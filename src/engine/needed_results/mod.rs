//! What a player needs: the results of the running round that bring her to the first place or to the top board.
//!
//! The search is bounded. It tries the results of each open board that `sample_results` lists, and takes of the other boards
//! those that are the worst and the best for her. “Certain” and “possible” are true for the results that were tried.

mod answer;
mod sample_results;
mod supposed_event;
#[cfg(test)]
mod tests;

use thiserror::Error;

use super::Engine;
use crate::book::{BoardRef, PersonId, Power, RoundIx};
use crate::languages::window_language;
use crate::languages::window_sentences::needed_results as texts;
use crate::standings::nearly_equal;
pub use answer::{BoardOutcome, NeededResult, NeededResults, WhatIsNeeded};
use sample_results::{Counts, all_results, own_results, powers_alive};
use supposed_event::{Reached, SupposedEvent, is_open};

/// What a player would like to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    FirstPlace,
    /// A seat at the top board of the rules.
    TopBoard,
}

/// Why nothing can be said about a player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoNeededResults {
    #[error("{}", texts::no_open_board())]
    NoOpenBoard,
    #[error("{}", texts::no_place(.0))]
    NoPlace(String),
    #[error("{}", texts::no_top_board())]
    NoTopBoard,
    #[error("{}", texts::top_board_is_filled(.0, .1))]
    Filled(String, String),
    #[error("{}", texts::winners_of_groups(.0))]
    Groups(String),
}

/// A result of the player's own board with what it leads to.
#[derive(Clone, Debug, PartialEq)]
struct JudgedResult {
    counts: Counts,
    /// Whether she reaches the goal with the worst results of the other boards.
    is_certain: bool,
    /// Whether she reaches it, or is level for it, with the best results of the other boards.
    is_possible: bool,
}

/// A result of another open board, with the totals of its players.
#[derive(Clone, Debug)]
struct OtherResult {
    counts: Counts,
    totals: Vec<f64>,
}

/// Another open board.
#[derive(Clone, Debug)]
struct OtherBoard {
    at: BoardRef,
    results: Vec<OtherResult>,
}

/// Which results of the other boards are chosen: by the number of their players who are ahead of her, or ahead or level.
#[derive(Clone, Copy)]
struct Choice {
    most: bool,
    with_level: bool,
}

const WORST: [Choice; 2] = [Choice { most: true, with_level: false }, Choice { most: true, with_level: true }];
const BEST: [Choice; 2] = [Choice { most: false, with_level: false }, Choice { most: false, with_level: true }];

impl Engine {
    /// What a player needs in the running round to reach each of these goals. Where there is nothing to search, the error says why.
    pub fn needed_results(&self, person: PersonId, goals: &[Goal]) -> Vec<Result<NeededResults, NoNeededResults>> {
        let person = self.book.successor(person);
        let Some((round, open)) = self.running_round() else {
            return goals.iter().map(|_| Err(NoNeededResults::NoOpenBoard)).collect();
        };
        // In her newest round, if she has more than one open board.
        let own = open.iter().rev().find_map(|at| Some((*at, self.power_of(*at, person)?)));
        let own_at = own.map(|(at, _)| at);
        let others: Vec<BoardRef> = open.into_iter().filter(|at| Some(*at) != own_at).collect();
        // The results that are tried are the same for every goal.
        let mut prepared = None;
        let answers = goals.iter().map(|goal| {
            self.check_goal(*goal, round)?;
            let (search, own_results, takes_no_place) = prepared.get_or_insert_with(|| {
                let mut search = Search::new(self, person, own, &others);
                let (takes_no_place, own_results) = (search.takes_no_place(), search.own_results());
                (search, own_results, takes_no_place)
            });
            if *takes_no_place {
                return Err(NoNeededResults::NoPlace(self.book.name_of(Some(person)).to_owned()));
            }
            let answer = match own {
                Some((_, power)) => WhatIsNeeded::of_judged(power, &search.judge_own_results(own_results, *goal)),
                None => search.judge_without_board(*goal),
            };
            // The results that were tried last are supposed now, and her rounds are the same with all of them.
            let is_lost = answer == WhatIsNeeded::OutOfReach && *goal == Goal::TopBoard;
            let too_many_rounds = search.event.too_many_rounds(person).filter(|_| is_lost);
            let others = others.clone();
            Ok(NeededResults { person, goal: *goal, round, board: own_at, others, answer, too_many_rounds })
        });
        answers.collect()
    }

    /// Checks that the results of this round decide about a goal. The error says why they do not.
    fn check_goal(&self, goal: Goal, round: RoundIx) -> Result<(), NoNeededResults> {
        if goal == Goal::FirstPlace {
            return Ok(());
        }
        let top = self.rules().top_board.as_ref().ok_or(NoNeededResults::NoTopBoard)?;
        if top.follows_elimination() {
            return Err(NoNeededResults::Groups(top.name_in(window_language())));
        }
        if self.round_numbers().number(round) > top.after_round {
            let language = window_language();
            return Err(NoNeededResults::Filled(top.ranking_moment(language), top.name_in(language)));
        }
        Ok(())
    }

    /// The round that is played, or called for the next games, with all boards up to it that have players and are not over.
    fn running_round(&self) -> Option<(RoundIx, Vec<BoardRef>)> {
        let boards = |at: RoundIx| {
            let many = self.book.round(at).map_or(0, |round| round.boards.len());
            (0..many).map(move |board| BoardRef::new(at.0, board))
        };
        let order: Vec<RoundIx> = self.round_numbers().in_order().iter().map(|(_, at)| *at).collect();
        let newest = order.iter().rposition(|at| self.has_begun(*at)).unwrap_or(0);
        let position = (newest..order.len()).find(|position| boards(order[*position]).any(|at| is_open(self, at)))?;
        let open = order[..=position].iter().flat_map(|at| boards(*at)).filter(|at| is_open(self, *at));
        Some((order[position], open.collect()))
    }

    /// The power with which somebody scores on a board.
    fn power_of(&self, at: BoardRef, person: PersonId) -> Option<Power> {
        let board = self.book.board(at)?;
        let scores =
            |power: &Power| board.seats[*power].scorer().is_some_and(|scorer| self.book.successor(scorer) == person);
        Power::ALL.into_iter().find(scores)
    }
}

/// The search for one player.
struct Search<'a> {
    real: &'a Engine,
    event: SupposedEvent,
    person: PersonId,
    own: Option<(BoardRef, Power)>,
    others: Vec<OtherBoard>,
}

impl<'a> Search<'a> {
    fn new(real: &'a Engine, person: PersonId, own: Option<(BoardRef, Power)>, others: &[BoardRef]) -> Search<'a> {
        let mut search = Search { real, event: SupposedEvent::new(real), person, own, others: Vec::new() };
        for at in others {
            let results = real.board(*at).map(|board| all_results(&powers_alive(board))).unwrap_or_default();
            search.add_board(*at, &results);
        }
        search
    }

    /// Adds an open board with the results that are tried.
    fn add_board(&mut self, at: BoardRef, results: &[Counts]) {
        let Some(board) = self.real.board(at) else { return };
        let players = board.seats.values().filter_map(crate::book::Seat::scorer);
        let players = players.map(|player| self.real.book.successor(player)).filter(|player| *player != self.person);
        let players: Vec<PersonId> = players.collect();
        let results = results.iter().map(|counts| {
            self.event.suppose(self.real, at, counts);
            let totals = players.iter().filter_map(|player| self.event.total(*player)).collect();
            OtherResult { counts: *counts, totals }
        });
        let results = results.collect();
        self.others.push(OtherBoard { at, results });
    }

    /// Whether no result gives her a place in the standings.
    fn takes_no_place(&mut self) -> bool {
        if let Some((at, own)) = self.own {
            let mut counts = Counts::default();
            counts[own.index()] = crate::book::CENTRES_ON_MAP;
            self.event.suppose(self.real, at, &counts);
        }
        self.event.total(self.person).is_none()
    }

    /// The results of her own board that are tried. Of the other powers, those with the highest totals come first.
    fn own_results(&self) -> Vec<Counts> {
        let Some((board, (_, own))) = self.own.and_then(|own| Some((self.real.board(own.0)?, own))) else {
            return Vec::new();
        };
        let total = |power: Power| {
            let scorer = board.seats[power].scorer().map(|id| self.real.book.successor(id));
            scorer.and_then(|id| self.event.total(id)).unwrap_or(f64::NEG_INFINITY)
        };
        let mut others = powers_alive(board);
        others.retain(|power| *power != own);
        others.sort_by(|one, other| total(*other).total_cmp(&total(*one)));
        own_results(own, &others)
    }

    fn judge_own_results(&mut self, results: &[Counts], goal: Goal) -> Vec<JudgedResult> {
        let Some((own, _)) = self.own else { return Vec::new() };
        let mut judged: Vec<(Option<f64>, JudgedResult)> = Vec::with_capacity(results.len());
        for counts in results {
            self.event.suppose(self.real, own, counts);
            let result = JudgedResult { counts: *counts, is_certain: true, is_possible: false };
            judged.push((self.event.total(self.person), result));
        }
        // Equal totals have the same results of the other boards, which are then supposed once.
        judged
            .sort_by(|one, other| one.0.unwrap_or(f64::NEG_INFINITY).total_cmp(&other.0.unwrap_or(f64::NEG_INFINITY)));
        for choice in WORST.into_iter().chain(BEST) {
            let mut supposed: Vec<Option<usize>> = vec![None; self.others.len()];
            for (total, result) in &mut judged {
                let Some(total) = *total else {
                    result.is_certain = false;
                    continue;
                };
                self.suppose_others(choice, total, &mut supposed);
                self.event.suppose(self.real, own, &result.counts);
                let reached = self.event.reached(self.person, goal);
                if choice.most {
                    result.is_certain &= reached == Reached::Yes;
                } else {
                    result.is_possible |= reached != Reached::No;
                }
            }
        }
        judged.into_iter().map(|(_, result)| result).collect()
    }

    fn judge_without_board(&mut self, goal: Goal) -> WhatIsNeeded {
        let Some(total) = self.event.total(self.person) else { return WhatIsNeeded::OutOfReach };
        let mut supposed = vec![None; self.others.len()];
        let mut reached = |choice: Choice| {
            self.suppose_others(choice, total, &mut supposed);
            self.event.reached(self.person, goal)
        };
        if WORST.into_iter().all(|choice| reached(choice) == Reached::Yes) {
            WhatIsNeeded::Nothing
        } else if BEST.into_iter().any(|choice| reached(choice) != Reached::No) {
            WhatIsNeeded::Results { certain: Vec::new(), possible: Vec::new() }
        } else {
            WhatIsNeeded::OutOfReach
        }
    }

    /// Supposes the results of the other boards that are the worst or the best for a player with this total. `supposed` are
    /// the positions of the results that are supposed now.
    fn suppose_others(&mut self, choice: Choice, total: f64, supposed: &mut [Option<usize>]) {
        for (board, supposed) in self.others.iter().zip(supposed) {
            let ahead = |result: &OtherResult| {
                let counts = |other: &&f64| {
                    if nearly_equal(**other, total) { choice.with_level } else { **other > total }
                };
                result.totals.iter().filter(counts).count()
            };
            let numbered = board.results.iter().enumerate();
            let chosen = if choice.most {
                numbered.max_by_key(|(_, result)| ahead(result))
            } else {
                numbered.min_by_key(|(_, result)| ahead(result))
            };
            let Some((at, result)) = chosen else { continue };
            if *supposed != Some(at) {
                self.event.suppose(self.real, board.at, &result.counts);
                *supposed = Some(at);
            }
        }
    }
}
