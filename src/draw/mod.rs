//! The draw: who sits where with which power, for one round or for all at once, and proof of how good it is.
//!
//! A [`Request`] says who is there in each round, what has been played, and what is wished; [`draw`] answers with the
//! boards and a [`Certificate`] that is counted from those boards alone. First the boards are settled as sets of seven:
//! from a design where algebra has one (`template`), which the rounds played may have begun (`fitting`), bettered by annealing
//! (`seating`). Then the powers (`powers`), by colouring a
//! graph. Where rounds already played force a power to be repeated, players are moved to other boards for it.
//!
//! A round of an event, with what was played before:
//!
//! ```
//! use std::ops::ControlFlow;
//! use topboard::draw::{Call, Player, Request, draw};
//!
//! let go_on = &mut |_| ControlFlow::Continue(());
//! let mut event = Request::everyone(23, 1, 1);
//! for round in 1..=3 {
//!     // Nobody sits out again before everybody has; of these the draw takes whom it can best do without.
//!     let out_before = |player: &Player| event.history.iter().any(|round| round.out.contains(player));
//!     let not_yet = (0..23).map(Player).filter(|player| !out_before(player)).collect();
//!     event.rounds = vec![Call { present: (0..23).map(Player).collect(), first_out: vec![not_yet], ..Call::default() }];
//!     event.seed = round;
//!     let drawn = draw(&event, go_on)?;
//!     assert!(drawn.certificate.second_outs.is_empty());
//!     event.history.extend(drawn.rounds);
//! }
//! # Ok::<(), topboard::draw::Impossible>(())
//! ```
//!
//! [`evaluate`] counts any seating in the same way: the preview of a swap is the difference of two [`Counts`]. When somebody
//! comes late or leaves, [`repair`] keeps everybody in their seats. Seats that are kept ([`Lock`]), boards of six, players of two
//! boards, wishes and who sits out first are all said in the [`Call`]; what cannot be is an [`Impossible`], and wishes that
//! contradict each other are told in [`Certificate::unavoidable`].
//!
//! This room must not read files or the clock, must not use dice but its own, and must not let anything weigh in that
//! differs between machines: all costs are whole numbers, effort is counted in moves, nothing is looked up by hash. It
//! does not know the book beyond the seven powers, and it does not decide who is present.

mod board_assignment;
mod certificate;
mod constraints;
mod contradictions;
mod design_match;
mod designs;
pub mod gunboat;
mod lower_bounds;
mod power_adjacency;
mod power_assignment;
mod random_numbers;
pub mod repair;
mod request;
mod reserved_seats;
mod separations;
mod team_lottery;
mod unmet_wishes;

use std::ops::ControlFlow;

pub use self::certificate::{BrokenWish, Certificate, Counts, Meeting, RepeatedPair, RepeatedPower};
pub use self::request::{Call, Effort, Lock, Player, Request, Round};
use crate::book::PerPower;
use crate::draw::board_assignment::{Schedule, Seating, Weight};
pub use crate::draw::contradictions::Impossible;
pub use crate::draw::power_adjacency::Adjacency;
use crate::draw::power_assignment::Powers;
use crate::draw::random_numbers::Random;
pub use crate::draw::team_lottery::{Scratch, scratch_teams};
pub use crate::draw::unmet_wishes::Unavoidable;

/// The number of the way in which draws are made: raised whenever the same request gives another draw than before, so that a
/// record of a draw says by what it can be made again.
pub const METHOD: u32 = 2;

/// What was drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// The rounds of the request, in its order.
    pub rounds: Vec<Round>,
    pub certificate: Certificate,
}

/// A board of the event: history first, then what was drawn, both counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot {
    pub round: usize,
    pub board: usize,
}

/// How far a draw has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Moves tried, of so many at most.
    pub done: u64,
    pub of: u64,
    /// Repeats of the best boards so far; see [`Certificate::repeats`].
    pub repeats: u32,
    /// No draw has fewer.
    pub bound: u32,
}

/// Counts a seating, whoever made it: a draw after two players were swapped, or one that was entered by hand. It may be
/// incomplete, and need not keep to the request. Quick enough for every move of a mouse: it looks for the plain reasons of
/// [`Certificate::unavoidable`] only.
pub fn evaluate(request: &Request, rounds: &[Round]) -> Certificate {
    Certificate::of(request, rounds, false)
}

/// Draws. `watch` is told how far it has come and may stop it: the best so far is complete, too.
pub fn draw(request: &Request, watch: &mut dyn FnMut(Progress) -> ControlFlow<()>) -> Result<Draw, Impossible> {
    request.check()?;
    let furnished = request.furnished();
    let mut search = Search::new(&furnished, watch);
    let seating = search.boards();
    let seating = search.balance(seating);
    let (seating, powers) = search.powers(seating);
    // Who was only there to hold a chair goes.
    let real = |player: &Player| Some(*player).filter(|player| player.0 < request.players);
    let rounds: Vec<Round> = seating
        .rounds
        .iter()
        .zip(powers.at)
        .map(|(seats, boards)| {
            let mut out: Vec<Player> = seats.bench().iter().filter_map(real).collect();
            out.sort_unstable();
            let boards = boards.iter().map(|board| PerPower::from_fn(|power| real(&board[power]))).collect();
            Round { boards, out }
        })
        .collect();
    contradictions::kept(request, &rounds)?;
    let certificate = Certificate::of(request, &rounds, true);
    Ok(Draw { rounds, certificate })
}

/// One search, and what it has left to spend.
struct Search<'a> {
    request: &'a Request,
    watch: &'a mut dyn FnMut(Progress) -> ControlFlow<()>,
    random: Random,
    done: u64,
    stopped: bool,
    /// No boards are better than this.
    ideal: Weight,
    thirds_avoidable: bool,
}

/// A design, which of its rounds is the first to be drawn, and which of its points each player has.
struct Plan {
    design: designs::Design,
    first: usize,
    points: Vec<Option<usize>>,
}

/// How annealing cools from a random start, and from a good one that it should not spoil.
const HOT: (i64, i64) = (500, 150);
const WARM: (i64, i64) = (400, 150);

impl<'a> Search<'a> {
    fn new(request: &'a Request, watch: &'a mut dyn FnMut(Progress) -> ControlFlow<()>) -> Self {
        // What history has spoilt stays spoilt.
        let past = Seating::new(&Request { rounds: Vec::new(), ..request.clone() }).weight();
        let ideal = Weight { clashes: 0, repeats: lower_bounds::of(request).repeats, ..past };
        let boards: usize = request.history.iter().map(|played| played.boards.len()).sum::<usize>()
            + request.rounds.iter().map(Call::boards).sum::<usize>();
        let players = usize::from(request.players);
        // A board has 21 pairs; all pairs can meet twice.
        let thirds_avoidable = boards * 21 <= players * players.saturating_sub(1);
        let random = Random::new(request.seed);
        Search { request, watch, random, done: 0, stopped: false, ideal, thirds_avoidable }
    }

    /// All that may be spent.
    fn effort(&self) -> u64 {
        u64::from(self.request.effort.0)
    }

    /// Who sits with whom.
    fn boards(&mut self) -> Seating {
        let mut best: Option<(Weight, Seating)> = None;
        let start = Seating::new(self.request);
        for Plan { design, first, points } in self.plans() {
            let mut seating = start.clone();
            let board = |round, player: Player| design.board(first + round, points[player.index()]?);
            seating.follow(board, &mut self.random);
            self.anneal(&mut seating, WARM, 8);
            self.keep(&mut best, seating);
            if self.over(best.as_ref()) {
                break;
            }
        }
        for share in [16, 4, 4, 3] {
            if self.over(best.as_ref()) {
                break;
            }
            let mut seating = start.clone();
            seating.shuffle(&mut self.random);
            self.anneal(&mut seating, HOT, share);
            self.keep(&mut best, seating);
        }
        best.map_or(start, |(_, seating)| seating)
    }

    fn over(&self, best: Option<&(Weight, Seating)>) -> bool {
        best.is_some_and(|(weight, _)| self.stopped || self.perfect(*weight))
    }

    fn perfect(&self, weight: Weight) -> bool {
        weight <= self.ideal && weight.second_outs <= self.ideal.second_outs
    }

    fn keep(&self, best: &mut Option<(Weight, Seating)>, seating: Seating) {
        let weight = seating.weight();
        if best.as_ref().is_none_or(|(so_far, _)| self.rank(weight) < self.rank(*so_far)) {
            *best = Some((weight, seating));
        }
    }

    /// What matters first. Where so few play so much that third meetings cannot be avoided, they weigh by the repeats they
    /// are, three each: to count them alone would let others grow beyond the proven minimum.
    fn rank(&self, weight: Weight) -> (Weight, u32) {
        if self.thirds_avoidable { (weight, 0) } else { (Weight { thirds: 0, ..weight }, weight.thirds) }
    }

    /// Spends a share of the effort on bettering boards.
    fn anneal(&mut self, seating: &mut Seating, (from, to): (i64, i64), share: u32) {
        let of = self.effort();
        let Search { watch, random, done, ideal, .. } = self;
        let ideal = *ideal;
        let perfect = move |weight: Weight| weight <= ideal && weight.second_outs <= ideal.second_outs;
        let schedule = Schedule { moves: self.request.effort.0 / share, from, to };
        let flow = seating.anneal(random, &schedule, perfect, &mut |moves, best| {
            *done += u64::from(moves);
            watch(Progress { done: *done, of: of.max(*done), repeats: best.repeats, bound: ideal.repeats })
        });
        self.stopped |= flow.is_break();
    }

    /// Designs to begin with, for rounds that have the same number of boards.
    fn plans(&mut self) -> Vec<Plan> {
        let request = self.request;
        let boards = request.rounds.iter().map(Call::boards).max().unwrap_or(0);
        let same = |call: &Call| call.boards() == boards && call.twice.is_empty();
        // A round with another number of boards was no round of the design.
        let played: Vec<&Round> = request.history.iter().filter(|round| round.boards.len() == boards).collect();
        let (first, rounds) = (played.len(), request.rounds.len());
        if first + rounds < 2 || !request.rounds.iter().all(same) {
            return Vec::new();
        }
        let columns = if usize::from(request.players) > boards * 7 { 8 } else { 7 };
        let effort = request.effort.0;
        let patience = designs::Patience { table: effort / 8, turning: effort.saturating_mul(5) / 3 };
        let Some(design) = designs::lasting(boards, first + rounds, columns, patience) else { return Vec::new() };
        if !played.is_empty() {
            let points = design_match::fit(&design, boards, &played, usize::from(request.players), &mut self.random);
            return points.map(|points| Plan { design, first, points }).into_iter().collect();
        }
        let bound = usize::try_from(self.ideal.repeats).unwrap_or(0);
        let mut designs = vec![design];
        for _ in 0..4 {
            if designs.last().is_some_and(|design| design.repeats(boards, rounds) <= bound) {
                break;
            }
            designs.extend(designs::shift(boards, rounds, columns, &mut self.random, patience.table));
        }
        designs.sort_by_key(|design| design.repeats(boards, rounds));
        designs.into_iter().map(|design| Plan { design, first, points: self.points() }).collect()
    }

    /// Which point of a design a player takes: the first ones go to those who are there most.
    fn points(&mut self) -> Vec<Option<usize>> {
        let players = usize::from(self.request.players);
        let mut games = vec![0; players];
        for player in self.request.rounds.iter().flat_map(|call| &call.present) {
            games[player.index()] += 1;
        }
        let mut order: Vec<usize> = (0..players).collect();
        self.random.shuffle(&mut order);
        order.sort_by_key(|player| usize::MAX - games[*player]);
        let mut points = vec![None; players];
        for (point, player) in order.into_iter().enumerate() {
            points[player] = Some(point);
        }
        points
    }

    /// Makes boards equally strong where that is asked.
    fn balance(&mut self, mut seating: Seating) -> Seating {
        let of = self.effort();
        let (bound, repeats) = (self.ideal.repeats, seating.weight().repeats);
        for round in 0..self.request.rounds.len() {
            if self.stopped {
                break;
            }
            let Search { watch, random, done, .. } = self;
            let flow = seating.balance(round, random, self.request.effort.0 / 24, &mut |moves| {
                *done += u64::from(moves);
                watch(Progress { done: *done, of: of.max(*done), repeats, bound })
            });
            self.stopped |= flow.is_break();
        }
        seating
    }

    /// Who holds which power; where the past forces a power to be repeated, boards change for it.
    fn powers(&mut self, seating: Seating) -> (Seating, Powers) {
        let powers = self.powers_of(&seating);
        let mut best = (seating, powers);
        let past = Powers::past(self.request);
        let fixed = !self.request.history.is_empty() || self.request.rounds.iter().any(|call| !call.locks.is_empty());
        for round in (0..self.request.rounds.len()).rev() {
            if !fixed || self.stopped || best.1.balance.repeats == past.repeats {
                break;
            }
            let mut seating = best.0.clone();
            let held: Vec<u8> =
                (0..self.request.players).map(|player| best.1.held_but(Player(player), round)).collect();
            let schedule = Schedule { moves: self.request.effort.0 / 24, from: HOT.0, to: 0 };
            let of = self.effort();
            let repeats = seating.weight().repeats;
            let bound = self.ideal.repeats;
            let Search { watch, random, done, .. } = self;
            let flow = seating.trade(round, &held, random, &schedule, &mut |moves| {
                *done += u64::from(moves);
                watch(Progress { done: *done, of: of.max(*done), repeats, bound })
            });
            self.stopped |= flow.is_break();
            let powers = self.powers_of(&seating);
            if key(&seating, &powers) < key(&best.0, &best.1) {
                best = (seating, powers);
            }
        }
        best
    }

    fn powers_of(&mut self, seating: &Seating) -> Powers {
        let mut powers = Powers::assign(self.request, seating, &mut self.random);
        let moves = self.request.effort.0 / 30;
        let repeats = seating.weight().repeats;
        let of = self.effort();
        let bound = self.ideal.repeats;
        let Search { watch, random, done, .. } = self;
        let flow = powers.improve(random, moves, &mut |moves| {
            *done += u64::from(moves);
            watch(Progress { done: *done, of: of.max(*done), repeats, bound })
        });
        self.stopped |= flow.is_break();
        powers
    }
}

/// By which one of two draws of a request is better: the smaller.
fn key(seating: &Seating, powers: &Powers) -> Counts {
    let (weight, balance) = (seating.weight(), powers.balance);
    Counts {
        broken: weight.clashes,
        thirds: weight.thirds,
        powers: balance.repeats,
        repeats: weight.repeats,
        adjacent: balance.near,
        second_outs: weight.second_outs,
        preferences: balance.wishes,
        imbalance: seating.imbalance(),
    }
}
