//! The certificate: the measured quality of a draw, counted from its boards alone, and the proven minimum.
//! The way the boards were found does not matter here.

use std::collections::BTreeMap;

use super::lower_bounds;
use super::measures::{pairs, strength_imbalance};
use super::request::{BoardIndex, DrawRequest, Player, SeatedRound};
use super::separation_conflicts;
use super::separation_conflicts::SeparationConflict;
use crate::book::{PerPower, Power};

/// The quality of a draw, earlier rounds included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawCertificate {
    /// Number of repeated meetings: for each pair of players, the number of pairs of its meetings. A pair that meets
    /// twice counts 1, and a pair that meets three times counts 3.
    pub repeated_meetings: u32,
    /// Number of meetings in the drawn rounds.
    pub drawn_meetings: u32,
    /// The proven minimum: no draw of these rounds has fewer repeated meetings.
    pub lower_bound: u32,
    /// The reason for the proven minimum, as a sentence.
    pub bound_reason: String,
    /// The greatest number of meetings of a pair. Among draws with equally few repeated meetings, the one with the
    /// smallest greatest number is better, and then the one in which fewer pairs reach it.
    pub most_meetings: u32,
    /// The proven minimum of the greatest number of meetings.
    pub most_meetings_bound: u32,
    /// The reason for this minimum, as the part of a sentence after “because”.
    pub most_meetings_reason: String,
    /// Every pair that meets more than once, with its meetings.
    pub repeated_pairs: Vec<RepeatedPair>,
    /// Every player who plays a power more than once, with the boards.
    pub repeated_powers: Vec<RepeatedPower>,
    /// Every player who sits out more than once, and how often.
    pub repeated_sit_outs: Vec<(Player, u32)>,
    /// The fewest possible sit-outs beyond a player's first.
    pub sit_outs_bound: u32,
    /// Every pair that shares a board although it should not.
    pub broken_separations: Vec<BrokenSeparation>,
    /// Reasons why no draw can keep all separations. Empty if no separation is broken.
    pub separation_conflicts: Vec<SeparationConflict>,
    /// Sum over all players of the position of their power in their list of preferred powers, counted from 0.
    pub preference_distance: u32,
    /// Sum of the distances of the boards' strengths from the mean of their round. 0 if there are no strengths.
    pub strength_imbalance: u32,
}

/// Two players who meet more than once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RepeatedPair {
    pub players: [Player; 2],
    pub meetings: Vec<Meeting>,
}

/// One meeting of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    pub board: BoardIndex,
    /// The powers of the two players, in the order of the players.
    pub powers: [Power; 2],
    /// Whether the two powers are adjacent.
    pub adjacent: bool,
}

/// A power that a player plays more than once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RepeatedPower {
    pub player: Player,
    pub power: Power,
    pub boards: Vec<BoardIndex>,
}

/// Two players on one board who should not share a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BrokenSeparation {
    pub players: [Player; 2],
    pub board: BoardIndex,
    pub team_mates: bool,
}

/// The counts by which draws are compared, the most important first. All include the earlier rounds.
///
/// The draw reduces the repeated meetings first, then the greatest number of meetings of a pair and the pairs that reach
/// it, and then the powers. Only a player who would have to repeat a power moves to another board even if that repeats a
/// meeting, unless that adds a third meeting or a pair with the greatest number of meetings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct DrawCounts {
    /// Pairs of team-mates or separated players on one board.
    pub broken_separations: u32,
    /// Games in which a player has a power that the player also has in an earlier game.
    pub repeated_powers: u32,
    /// See [`DrawCertificate::repeated_meetings`].
    pub repeated_meetings: u32,
    /// See [`DrawCertificate::most_meetings`].
    pub most_meetings: u32,
    /// Number of pairs with that many meetings. 0 if no pair meets twice.
    pub pairs_meeting_most: u32,
    /// Meetings of a pair beyond its second one.
    pub third_meetings: u32,
    /// Pairs of meetings in which the same two players have adjacent powers.
    pub adjacent_again: u32,
    /// Sit-outs beyond a player's first one.
    pub repeated_sit_outs: u32,
    /// See [`DrawCertificate::preference_distance`].
    pub preference_distance: u32,
    /// See [`DrawCertificate::strength_imbalance`].
    pub strength_imbalance: u32,
}

impl RepeatedPair {
    /// Whether the two players have adjacent powers more than once.
    pub fn adjacent_again(&self) -> bool {
        self.meetings.iter().filter(|meeting| meeting.adjacent).count() > 1
    }
}

impl DrawCertificate {
    /// Whether no draw can have fewer repeated meetings.
    pub fn is_proven_minimum(&self) -> bool {
        self.repeated_meetings == self.lower_bound
    }

    /// Whether no draw can have a smaller greatest number of meetings.
    pub fn is_most_meetings_proven(&self) -> bool {
        self.most_meetings == self.most_meetings_bound
    }

    /// Number of pairs with the greatest number of meetings. 0 if no pair meets twice.
    pub fn pairs_meeting_most(&self) -> usize {
        let most = |pair: &&RepeatedPair| u32::try_from(pair.meetings.len()) == Ok(self.most_meetings);
        self.repeated_pairs.iter().filter(most).count()
    }

    /// The counts by which draws are compared.
    pub fn counts(&self) -> DrawCounts {
        let to_u32 = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let pairs_of = |near: usize| to_u32(near * near.saturating_sub(1) / 2);
        DrawCounts {
            broken_separations: to_u32(self.broken_separations.len()),
            repeated_powers: self.repeated_powers.iter().map(|power| to_u32(power.boards.len() - 1)).sum(),
            repeated_meetings: self.repeated_meetings,
            most_meetings: self.most_meetings,
            pairs_meeting_most: to_u32(self.pairs_meeting_most()),
            third_meetings: self.repeated_pairs.iter().map(|pair| to_u32(pair.meetings.len() - 2)).sum(),
            adjacent_again: self
                .repeated_pairs
                .iter()
                .map(|pair| pairs_of(pair.meetings.iter().filter(|meeting| meeting.adjacent).count()))
                .sum(),
            repeated_sit_outs: self.repeated_sit_outs.iter().map(|(_, outs)| outs - 1).sum(),
            preference_distance: self.preference_distance,
            strength_imbalance: self.strength_imbalance,
        }
    }

    /// Counts any seating. `thoroughly` also proves separations impossible by trying every arrangement.
    pub(super) fn count(request: &DrawRequest, rounds: &[SeatedRound], thoroughly: bool) -> Self {
        let bounds = lower_bounds::compute(request);
        let mut met: BTreeMap<[Player; 2], Vec<Meeting>> = BTreeMap::new();
        let mut held: BTreeMap<(Player, Power), Vec<BoardIndex>> = BTreeMap::new();
        let mut outs: BTreeMap<Player, u32> = BTreeMap::new();
        let mut broken = Vec::new();
        let mut drawn_meetings = 0;
        let all = request.earlier_rounds.iter().chain(rounds);
        for (round, played) in all.enumerate() {
            for (board, seats) in played.boards.iter().enumerate() {
                let spot = BoardIndex { round, board };
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
                        let meeting = Meeting { board: spot, powers: [*power, *its], adjacent };
                        met.entry([*one, *other]).or_default().push(meeting);
                        drawn_meetings += u32::from(round >= request.earlier_rounds.len());
                    }
                }
                let Some(round_request) =
                    round.checked_sub(request.earlier_rounds.len()).and_then(|at| request.rounds.get(at))
                else {
                    continue;
                };
                let players: Vec<Player> = seated.iter().map(|(player, _)| *player).collect();
                broken.extend(pairs(&players).filter_map(|pair| {
                    let team_mates = pair[0] != pair[1]
                        && round_request.teams.iter().any(|team| pair.iter().all(|it| team.contains(it)));
                    let apart = |two: &[Player; 2]| *two == pair || *two == [pair[1], pair[0]];
                    (team_mates || request.separations.iter().any(apart)).then_some(BrokenSeparation {
                        players: pair,
                        board: spot,
                        team_mates,
                    })
                }));
            }
            for player in &played.sitting_out {
                *outs.entry(*player).or_default() += 1;
            }
        }
        let most_meetings = met.values().map(Vec::len).max().unwrap_or(0);
        let repeated: Vec<RepeatedPair> = met
            .into_iter()
            .filter(|(_, met)| met.len() > 1)
            .map(|(players, met)| RepeatedPair { players, meetings: met })
            .collect();
        let unavoidable =
            if broken.is_empty() { Vec::new() } else { separation_conflicts::find_conflicts(request, thoroughly) };
        let choose = |count: usize| u32::try_from(count * (count - 1) / 2).unwrap_or(u32::MAX);
        DrawCertificate {
            repeated_meetings: repeated.iter().map(|pair| choose(pair.meetings.len())).sum(),
            drawn_meetings,
            lower_bound: bounds.repeated_meetings,
            bound_reason: bounds.reason,
            most_meetings: u32::try_from(most_meetings).unwrap_or(u32::MAX),
            most_meetings_bound: bounds.most_meetings,
            most_meetings_reason: bounds.most_meetings_reason,
            repeated_pairs: repeated,
            repeated_powers: held
                .into_iter()
                .filter(|(_, held)| held.len() > 1)
                .map(|((player, power), held)| RepeatedPower { player, power, boards: held })
                .collect(),
            repeated_sit_outs: outs.into_iter().filter(|(_, outs)| *outs > 1).collect(),
            sit_outs_bound: bounds.repeated_sit_outs,
            broken_separations: broken,
            separation_conflicts: unavoidable,
            preference_distance: preference_distance(request, rounds),
            strength_imbalance: total_strength_imbalance(request, rounds),
        }
    }
}

fn preference_distance(request: &DrawRequest, rounds: &[SeatedRound]) -> u32 {
    let mut far = 0;
    for (round_request, round) in request.rounds.iter().zip(rounds) {
        for (player, wanted) in &round_request.preferences {
            let power = round.boards.iter().flat_map(PerPower::iter).find(|(_, seated)| **seated == Some(*player));
            if let Some((power, _)) = power {
                far += wanted.iter().position(|preferred| *preferred == power).unwrap_or(wanted.len());
            }
        }
    }
    u32::try_from(far).unwrap_or(u32::MAX)
}

fn total_strength_imbalance(request: &DrawRequest, rounds: &[SeatedRound]) -> u32 {
    let far = request.rounds.iter().zip(rounds).filter(|(round_request, _)| !round_request.strengths.is_empty()).map(
        |(round_request, round)| {
            let boards: Vec<i64> = round.board_strengths(round_request).into_iter().map(i64::from).collect();
            strength_imbalance(&boards)
        },
    );
    far.sum()
}
