//! What is to be drawn, and what speaks against it.

use std::fmt;

use super::power_adjacency::Adjacency;
use crate::book::{PerPower, Power};

/// A player, counted from 0 as the caller likes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Player(pub u16);

impl Player {
    /// Position in the caller's list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Player {
    /// Counted from 1, as people do.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "player {}", u32::from(self.0) + 1)
    }
}

/// “player 1, player 2 and player 5”.
pub(super) fn list(players: &[Player]) -> String {
    match players {
        [] => "nobody".to_owned(),
        [one] => one.to_string(),
        [others @ .., last] => {
            let others: Vec<String> = others.iter().map(Player::to_string).collect();
            format!("{} and {last}", others.join(", "))
        }
    }
}

/// A round: history, or drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// A chair may be empty, or taken by somebody who does not count.
    pub boards: Vec<PerPower<Option<Player>>>,
    /// Who was there and had no seat.
    pub out: Vec<Player>,
}

impl Round {
    /// Everybody with a seat, as often as they have one.
    pub fn seated(&self) -> impl Iterator<Item = Player> + '_ {
        self.boards.iter().flat_map(PerPower::values).copied().flatten()
    }

    /// A lock for every seat taken. Those of a board that has started, or of all boards, go into the [`Call`] that draws
    /// the rest.
    pub fn locks(&self) -> impl Iterator<Item = Lock> + '_ {
        self.boards.iter().enumerate().flat_map(|(board, seats)| {
            seats.iter().filter_map(move |(power, player)| {
                Some(Lock { player: (*player)?, board: Some(board), power: Some(power) })
            })
        })
    }

    /// How strong each board is, by the strengths of a call.
    pub fn strengths(&self, call: &Call) -> Vec<u32> {
        // Who is named again has the last strength.
        let strong =
            |player: &Player| call.strength.iter().rfind(|(of, _)| of == player).map_or(0, |(_, strong)| *strong);
        self.boards.iter().map(|seats| seats.values().flatten().map(strong).fold(0, u32::saturating_add)).collect()
    }

    /// The chairs that nobody has.
    pub fn empty(&self) -> impl Iterator<Item = (usize, Power)> + '_ {
        self.boards.iter().enumerate().flat_map(|(board, seats)| {
            seats.iter().filter(|(_, player)| player.is_none()).map(move |(power, _)| (board, power))
        })
    }
}

/// A round to be drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Call {
    /// Who is there. As many boards as they fill are drawn; the others sit out.
    pub present: Vec<Player>,
    /// Who plays two boards: never the same power, and other opponents where that can be.
    pub twice: Vec<Player>,
    /// No more boards than this.
    pub most_boards: Option<usize>,
    /// Chairs that stay empty, so that six make a board.
    pub empty: Vec<(usize, Power)>,
    /// Who sits out first if anybody must: the first group before the second, and so on, and last whoever is in none.
    /// Within a group the draw chooses; a group of one leaves it no choice.
    pub first_out: Vec<Vec<Player>>,
    /// Team-mates do not share a board in this round.
    pub teams: Vec<Vec<Player>>,
    /// Seats that are taken already.
    pub locks: Vec<Lock>,
    /// Powers players would like, the dearest first. They yield to everything else.
    pub preferences: Vec<(Player, Vec<Power>)>,
    /// How strong players are, if boards should be equally strong. That yields to who meets whom.
    pub strength: Vec<(Player, u32)>,
}

/// A player who keeps a board, a power, or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lock {
    pub player: Player,
    /// Position among the round's boards.
    pub board: Option<usize>,
    pub power: Option<Power>,
}

/// How long to look for something better, in moves tried: the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort(pub u32);

impl Default for Effort {
    /// Less than half a second on an ordinary machine.
    fn default() -> Self {
        Effort(2_400_000)
    }
}

/// All that a draw depends on. The same request gives the same draw.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Request {
    /// Players are numbered below this.
    pub players: u16,
    /// Rounds before those to be drawn.
    pub history: Vec<Round>,
    /// Rounds to be drawn, all at once.
    pub rounds: Vec<Call>,
    /// Pairs who should not share a board in any round.
    pub separations: Vec<[Player; 2]>,
    pub adjacency: Adjacency,
    pub seed: u64,
    pub effort: Effort,
}

impl Request {
    /// Everybody plays every round, as far as seven go into their number.
    pub fn everyone(players: u16, rounds: usize, seed: u64) -> Self {
        let call = Call { present: (0..players).map(Player).collect(), ..Call::default() };
        Request { players, rounds: vec![call; rounds], seed, ..Request::default() }
    }

    /// The number that a round to be drawn has in the event, counted from 1.
    pub(super) fn number(&self, drawn: usize) -> usize {
        self.history.len() + drawn + 1
    }

    /// The same with somebody in every chair that stays empty: players beyond the number, of whom each sits in one round
    /// only and so neither meets anybody again nor plays anything again.
    pub(super) fn furnished(&self) -> Self {
        let mut all = self.clone();
        for call in &mut all.rounds {
            for (board, power) in std::mem::take(&mut call.empty) {
                let player = Player(all.players);
                all.players += 1;
                call.present.push(player);
                call.locks.push(Lock { player, board: Some(board), power: Some(power) });
            }
        }
        all
    }
}

impl Call {
    /// How many boards are drawn.
    pub fn boards(&self) -> usize {
        let filled = (self.present.len() + self.twice.len() + self.empty.len()) / 7;
        self.most_boards.map_or(filled, |most| filled.min(most))
    }

    /// How many of those present have no seat.
    pub fn spare(&self) -> usize {
        (self.present.len() + self.twice.len() + self.empty.len()).saturating_sub(self.boards() * 7)
    }

    /// Seats to be filled.
    pub fn seats(&self) -> usize {
        (self.boards() * 7).saturating_sub(self.empty.len())
    }

    /// Who sits out for certain, and among whom the draw chooses the rest, if not among all.
    pub(super) fn benched(&self) -> (Vec<Player>, Option<Vec<Player>>) {
        let seated = |player: Player| self.plays_twice(player) || self.locks.iter().any(|lock| lock.player == player);
        let mut out: Vec<Player> = Vec::new();
        for group in &self.first_out {
            let mut may: Vec<Player> = Vec::new();
            for &player in group {
                // Whoever is named again sits out once.
                if self.present.contains(&player) && !seated(player) && !out.contains(&player) && !may.contains(&player)
                {
                    may.push(player);
                }
            }
            if out.len() + may.len() > self.spare() {
                return (out, Some(may));
            }
            out.extend(may);
        }
        (out, None)
    }

    /// Whether somebody plays two boards.
    pub(super) fn plays_twice(&self, player: Player) -> bool {
        self.twice.contains(&player)
    }
}
