//! What a draw is worth, counted from its boards alone, and how good any draw could be.
//!
//! Nothing here knows how the draw was made.

use std::collections::BTreeMap;

use super::request::{Impossible, Player, Request};
use super::seating::pairs;
use super::{Round, Spot};
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
    /// Every wish that the draw could not keep.
    pub broken: Vec<BrokenWish>,
    /// How many places down their lists players are from the powers they would like best.
    pub preferences: u32,
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
        }
    }

    /// Counts a draw of the request.
    pub(super) fn of(request: &Request, rounds: &[Round]) -> Self {
        let (bound, reason) = bound(request);
        let mut met: BTreeMap<[Player; 2], Vec<Meeting>> = BTreeMap::new();
        let mut held: BTreeMap<(Player, Power), Vec<Spot>> = BTreeMap::new();
        let mut outs: BTreeMap<Player, u32> = BTreeMap::new();
        let mut broken = Vec::new();
        let all = request.history.iter().cloned().chain(rounds.iter().map(Round::as_played));
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
                        let adjacent = request.adjacency.adjacent(*power, *its);
                        let meeting = Meeting { spot, powers: [*power, *its], adjacent };
                        met.entry([*one, *other]).or_default().push(meeting);
                    }
                }
                let Some(drawn) = round.checked_sub(request.history.len()) else { continue };
                let players: Vec<Player> = seated.iter().map(|(player, _)| *player).collect();
                broken.extend(pairs(&players).filter_map(|pair| {
                    let team_mates =
                        request.rounds[drawn].teams.iter().any(|team| pair.iter().all(|it| team.contains(it)));
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
            broken,
            preferences: preferences(request, rounds),
        }
    }
}

fn preferences(request: &Request, rounds: &[Round]) -> u32 {
    let mut far = 0;
    for (call, round) in request.rounds.iter().zip(rounds) {
        for (player, wanted) in &call.preferences {
            let power = round.boards.iter().flat_map(PerPower::iter).find(|(_, seated)| *seated == player);
            if let Some((power, _)) = power {
                far += wanted.iter().position(|wish| *wish == power).unwrap_or(wanted.len());
            }
        }
    }
    u32::try_from(far).unwrap_or(u32::MAX)
}

/// The fewest pairs among `seated` when they spread over `boards`.
fn spread(seated: usize, boards: usize) -> usize {
    if boards == 0 {
        return 0;
    }
    let (each, more) = (seated / boards, seated % boards);
    more * (each + 1) * each / 2 + (boards - more) * each * each.saturating_sub(1) / 2
}

/// The fewest pairs that two rounds share when `common` players sit in both.
fn shared(common: usize, boards: usize, others: usize) -> usize {
    if boards == 0 {
        return 0;
    }
    let (each, more) = (common / boards, common % boards);
    more * spread(each + 1, others) + (boards - more) * spread(each, others)
}

/// A round as the bound sees it.
struct Seen {
    /// Who may have a seat.
    present: Vec<bool>,
    /// How many of them have none.
    spare: usize,
    boards: usize,
    /// Who sits together, if that is settled.
    settled: Option<Vec<Vec<Player>>>,
}

/// No draw repeats fewer than this, and why.
pub(super) fn bound(request: &Request) -> (u32, String) {
    let players = usize::from(request.players);
    let flags = |who: &mut dyn Iterator<Item = Player>| {
        let mut flags = vec![false; players];
        who.for_each(|player| flags[player.index()] = true);
        flags
    };
    let history = request.history.iter().map(|played| {
        let boards: Vec<Vec<Player>> =
            played.boards.iter().map(|board| board.values().flatten().copied().collect()).collect();
        let present = flags(&mut boards.iter().flatten().copied());
        Seen { present, spare: 0, boards: boards.len(), settled: Some(boards) }
    });
    let drawn = request.rounds.iter().map(|call| Seen {
        present: flags(&mut call.present.iter().copied()),
        spare: call.spare(),
        boards: call.boards(),
        settled: None,
    });
    let rounds: Vec<Seen> = history.chain(drawn).collect();
    let mut total = 0;
    let mut settled = 0;
    let mut each = Vec::new();
    for (at, one) in rounds.iter().enumerate() {
        for other in &rounds[at + 1..] {
            let least = fewest(one, other);
            total += least;
            if other.settled.is_some() {
                settled += least;
            } else {
                each.push(least);
            }
        }
    }
    // Meetings cannot be more evenly spread than over all pairs.
    let seats: usize = rounds
        .iter()
        .map(|round| {
            round
                .settled
                .as_ref()
                .map_or(round.boards * 21, |boards| boards.iter().map(|board| spread(board.len(), 1)).sum())
        })
        .sum();
    let even = spread(seats, players * players.saturating_sub(1) / 2);
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    if even > total {
        let reason = format!(
            "{seats} meetings over the {} pairs of {players} players cannot be spread more evenly.",
            players * players.saturating_sub(1) / 2
        );
        return (number(even), reason);
    }
    let boards = rounds.last().map_or(0, |round| round.boards);
    let alike = each.windows(2).all(|two| two[0] == two[1]);
    let reason = if total == 0 {
        "No draw repeats fewer than no pair.".to_owned()
    } else if settled == 0 && alike && players == boards * 7 && rounds.iter().all(|round| round.boards == boards) {
        format!(
            "The seven of a board spread over {boards} {} of another round, so any two rounds share at least {} pairs, and there are {} pairs of rounds.",
            if boards == 1 { "board" } else { "boards" },
            each.first().copied().unwrap_or(0),
            each.len()
        )
    } else {
        let before =
            if settled == 0 { String::new() } else { format!(" {settled} of them are in rounds already played.") };
        format!(
            "Whoever sits in two rounds spreads over the boards of both as evenly as can be, and even so the pairs of rounds share {total} pairs at least.{before}"
        )
    };
    (number(total), reason)
}

/// The fewest pairs that two rounds share.
fn fewest(one: &Seen, other: &Seen) -> usize {
    let both = |player: usize| one.present[player] && other.present[player];
    match (&one.settled, &other.settled) {
        (Some(boards), Some(others)) => boards
            .iter()
            .flat_map(|board| pairs(board))
            .filter(|pair| others.iter().any(|there| pair.iter().all(|player| there.contains(player))))
            .count(),
        (Some(boards), None) | (None, Some(boards)) => {
            let open = if one.settled.is_some() { other } else { one };
            let mut there: Vec<usize> =
                boards.iter().map(|board| board.iter().filter(|player| both(player.index())).count()).collect();
            // Those who sit out may all come from the boards where they are missed least.
            for _ in 0..open.spare {
                let saved = |count: &usize| spread(*count, open.boards) - spread(count.saturating_sub(1), open.boards);
                if let Some(fullest) = there.iter_mut().max_by_key(|count| (saved(count), **count)) {
                    *fullest = fullest.saturating_sub(1);
                }
            }
            let from_there: usize = there.iter().map(|count| spread(*count, open.boards)).sum();
            from_there.max(shared(there.iter().sum(), open.boards, boards.len()))
        }
        (None, None) => {
            let common = (0..one.present.len()).filter(|player| both(*player)).count();
            let common = common.saturating_sub(one.spare + other.spare);
            shared(common, one.boards, other.boards).max(shared(common, other.boards, one.boards))
        }
    }
}

/// Whether every lock holds.
pub(super) fn check_locks(request: &Request, rounds: &[Round]) -> Result<(), Impossible> {
    for (drawn, (call, round)) in request.rounds.iter().zip(rounds).enumerate() {
        for lock in &call.locks {
            let holds = round.boards.iter().enumerate().any(|(board, seats)| {
                lock.board.is_none_or(|wanted| wanted == board)
                    && seats.iter().any(|(power, player)| {
                        *player == lock.player && lock.power.is_none_or(|wanted| wanted == power)
                    })
            });
            if !holds {
                return Err(Impossible::Tangled { round: request.number(drawn), player: lock.player });
            }
        }
    }
    Ok(())
}
