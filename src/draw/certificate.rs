//! What a draw is worth, counted from its boards alone, and how good any draw could be.
//!
//! Nothing here knows how the draw was made.

use std::collections::BTreeMap;

use super::Spot;
use super::board_assignment::pairs;
use super::lower_bounds;
use super::lower_bounds::Bound;
use super::request::{Player, Request, Round};
use super::unmet_wishes;
use super::unmet_wishes::Unavoidable;
use crate::book::{PerPower, Power};

/// What a draw is worth, history included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// How often two rounds seat the same two together: a pair that meets twice counts one, a pair that meets three
    /// times three.
    pub repeats: u32,
    /// No draw of these rounds repeats fewer.
    pub bound: u32,
    /// Why, in a sentence.
    pub reason: String,
    /// Every pair that meets more than once, with where.
    pub repeated: Vec<RepeatedPair>,
    /// Every player who holds a power more than once, with where.
    pub powers: Vec<RepeatedPower>,
    /// Everybody who sits out more than once, and how often.
    pub second_outs: Vec<(Player, u32)>,
    /// No draw has fewer times on the bench beyond a player's first.
    pub outs_bound: u32,
    /// Every wish that the draw could not keep.
    pub broken: Vec<BrokenWish>,
    /// Why some wishes cannot all be kept, whatever is drawn; empty while none is broken.
    pub unavoidable: Vec<Unavoidable>,
    /// How many places down their lists players are from the powers they would like best.
    pub preferences: u32,
    /// How far the boards' strengths are from their round's mean, added up; 0 where that does not matter.
    pub imbalance: u32,
}

/// Two who meet more than once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RepeatedPair {
    pub players: [Player; 2],
    pub met: Vec<Meeting>,
}

/// One of their meetings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    pub spot: Spot,
    /// Theirs, in the order of the players.
    pub powers: [Power; 2],
    /// Whether these are neighbours.
    pub adjacent: bool,
}

/// A power held more than once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RepeatedPower {
    pub player: Player,
    pub power: Power,
    pub held: Vec<Spot>,
}

/// Two on one board who should not be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BrokenWish {
    pub players: [Player; 2],
    pub spot: Spot,
    pub team_mates: bool,
}

/// The counts by which draws are compared, what matters most first. All include history.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Counts {
    /// Team-mates or separated players on one board.
    pub broken: u32,
    /// Meetings of a pair beyond its second.
    pub thirds: u32,
    /// Games with a power the player holds in another game, too.
    pub powers: u32,
    /// See [`Certificate::repeats`].
    pub repeats: u32,
    /// Pairs of meetings in which the same two hold adjacent powers.
    pub adjacent: u32,
    /// Times on the bench beyond a player's first.
    pub second_outs: u32,
    /// See [`Certificate::preferences`].
    pub preferences: u32,
    /// See [`Certificate::imbalance`].
    pub imbalance: u32,
}

impl RepeatedPair {
    /// Whether the two hold adjacent powers more than once.
    pub fn adjacent_both(&self) -> bool {
        self.met.iter().filter(|meeting| meeting.adjacent).count() > 1
    }
}

impl Certificate {
    /// Whether no draw repeats fewer.
    pub fn proven(&self) -> bool {
        self.repeats == self.bound
    }

    /// The counts, to compare draws by.
    pub fn counts(&self) -> Counts {
        let few = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let twice = |near: usize| few(near * near.saturating_sub(1) / 2);
        Counts {
            broken: few(self.broken.len()),
            thirds: self.repeated.iter().map(|pair| few(pair.met.len() - 2)).sum(),
            powers: self.powers.iter().map(|power| few(power.held.len() - 1)).sum(),
            repeats: self.repeats,
            adjacent: self
                .repeated
                .iter()
                .map(|pair| twice(pair.met.iter().filter(|meeting| meeting.adjacent).count()))
                .sum(),
            second_outs: self.second_outs.iter().map(|(_, outs)| outs - 1).sum(),
            preferences: self.preferences,
            imbalance: self.imbalance,
        }
    }

    /// Counts a seating, whoever made it.
    pub(super) fn of(request: &Request, rounds: &[Round], thoroughly: bool) -> Self {
        let Bound { repeats: bound, reason, second_outs: outs_bound } = lower_bounds::of(request);
        let mut met: BTreeMap<[Player; 2], Vec<Meeting>> = BTreeMap::new();
        let mut held: BTreeMap<(Player, Power), Vec<Spot>> = BTreeMap::new();
        let mut outs: BTreeMap<Player, u32> = BTreeMap::new();
        let mut broken = Vec::new();
        let all = request.history.iter().chain(rounds);
        for (round, played) in all.enumerate() {
            for (board, seats) in played.boards.iter().enumerate() {
                let spot = Spot { round, board };
                let mut seated: Vec<(Player, Power)> =
                    seats.iter().filter_map(|(power, player)| Some(((*player)?, power))).collect();
                seated.sort_unstable();
                for &(player, power) in &seated {
                    held.entry((player, power)).or_default().push(spot);
                }
                for (at, (one, power)) in seated.iter().enumerate() {
                    for (other, its) in &seated[at + 1..] {
                        if one == other {
                            continue;
                        }
                        let adjacent = request.adjacency.adjacent(*power, *its);
                        let meeting = Meeting { spot, powers: [*power, *its], adjacent };
                        met.entry([*one, *other]).or_default().push(meeting);
                    }
                }
                let Some(call) = round.checked_sub(request.history.len()).and_then(|at| request.rounds.get(at)) else {
                    continue;
                };
                let players: Vec<Player> = seated.iter().map(|(player, _)| *player).collect();
                broken.extend(pairs(&players).filter_map(|pair| {
                    let team_mates =
                        pair[0] != pair[1] && call.teams.iter().any(|team| pair.iter().all(|it| team.contains(it)));
                    let apart = |two: &[Player; 2]| *two == pair || *two == [pair[1], pair[0]];
                    (team_mates || request.separations.iter().any(apart)).then_some(BrokenWish {
                        players: pair,
                        spot,
                        team_mates,
                    })
                }));
            }
            for player in &played.out {
                *outs.entry(*player).or_default() += 1;
            }
        }
        let repeated: Vec<RepeatedPair> = met
            .into_iter()
            .filter(|(_, met)| met.len() > 1)
            .map(|(players, met)| RepeatedPair { players, met })
            .collect();
        let unavoidable = if broken.is_empty() { Vec::new() } else { unmet_wishes::find(request, thoroughly) };
        let choose = |count: usize| u32::try_from(count * (count - 1) / 2).unwrap_or(u32::MAX);
        Certificate {
            repeats: repeated.iter().map(|pair| choose(pair.met.len())).sum(),
            bound,
            reason,
            repeated,
            powers: held
                .into_iter()
                .filter(|(_, held)| held.len() > 1)
                .map(|((player, power), held)| RepeatedPower { player, power, held })
                .collect(),
            second_outs: outs.into_iter().filter(|(_, outs)| *outs > 1).collect(),
            outs_bound,
            broken,
            unavoidable,
            preferences: preferences(request, rounds),
            imbalance: strengths(request, rounds),
        }
    }
}

fn preferences(request: &Request, rounds: &[Round]) -> u32 {
    let mut far = 0;
    for (call, round) in request.rounds.iter().zip(rounds) {
        for (player, wanted) in &call.preferences {
            let power = round.boards.iter().flat_map(PerPower::iter).find(|(_, seated)| **seated == Some(*player));
            if let Some((power, _)) = power {
                far += wanted.iter().position(|wish| *wish == power).unwrap_or(wanted.len());
            }
        }
    }
    u32::try_from(far).unwrap_or(u32::MAX)
}

fn strengths(request: &Request, rounds: &[Round]) -> u32 {
    let far = request.rounds.iter().zip(rounds).filter(|(call, _)| !call.strength.is_empty()).map(|(call, round)| {
        let boards: Vec<i64> = round.strengths(call).into_iter().map(i64::from).collect();
        imbalance(&boards)
    });
    far.sum()
}

/// How far the numbers are from their mean, added up.
pub(super) fn imbalance(boards: &[i64]) -> u32 {
    let count = i64::try_from(boards.len()).unwrap_or(1).max(1);
    let sum: i64 = boards.iter().sum();
    let far: i64 = boards.iter().map(|strength| (strength * count - sum).abs()).sum();
    u32::try_from(far / count).unwrap_or(u32::MAX)
}
