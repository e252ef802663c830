//! What is to be drawn, and what speaks against it.

use std::fmt;

use thiserror::Error;

use super::adjacency::Adjacency;
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

/// A round that has been played, or is under way: it is counted and never changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// A seat may be empty or held by somebody who does not count.
    pub boards: Vec<PerPower<Option<Player>>>,
    /// Who was there and had no seat.
    pub out: Vec<Player>,
}

/// A round to be drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Call {
    /// Who is there. As many boards as they fill are drawn; the others sit out.
    pub present: Vec<Player>,
    /// Who sits out first, in this order, if anybody must: volunteers, or whom the rules drop. Beyond them the draw
    /// chooses.
    pub first_out: Vec<Player>,
    /// Team-mates do not share a board in this round.
    pub teams: Vec<Vec<Player>>,
    /// Seats that are taken already.
    pub locks: Vec<Lock>,
    /// Powers players would like, the dearest first. They yield to everything else.
    pub preferences: Vec<(Player, Vec<Power>)>,
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
    pub history: Vec<Played>,
    /// Rounds to be drawn, all at once.
    pub rounds: Vec<Call>,
    /// Pairs who should not share a board in any round.
    pub separations: Vec<[Player; 2]>,
    pub adjacency: Adjacency,
    pub seed: u64,
    pub effort: Effort,
}

/// Why nothing can be drawn at all. Wishes that cannot all be kept are no reason: the draw breaks as few as it can and
/// says so.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Impossible {
    #[error("A board needs seven, and round {round} has only {present} present.")]
    TooFew { round: usize, present: usize },
    #[error("Round {round} names {player}, but there are {players} players.")]
    Unknown { round: usize, player: Player, players: u16 },
    #[error("In round {round}, {player} is listed twice as present.")]
    PresentTwice { round: usize, player: Player },
    #[error("In round {round}, a seat is kept for {player}, who is not present. Free the seat or mark the player.")]
    LockedAbsent { round: usize, player: Player },
    #[error("In round {round}, two seats are kept for {player}. Free one of them.")]
    LockedTwice { round: usize, player: Player },
    #[error("In round {round}, a seat is kept on board {board}, but {boards} boards can be filled.")]
    NoSuchBoard { round: usize, board: usize, boards: usize },
    #[error("In round {round}, {power} on board {board} is kept for both {one} and {other}. Free one of them.")]
    SeatTwice { round: usize, board: usize, power: Power, one: Player, other: Player },
    #[error("In round {round}, more than seven seats are kept on board {board}.")]
    BoardFull { round: usize, board: usize },
    #[error("In round {round}, {power} is kept for {players} players, but there are {boards} boards.")]
    PowerTooOften { round: usize, power: Power, players: usize, boards: usize },
    #[error("In round {round}, seats are kept for {kept} players and {seats} can be filled.")]
    TooManyKept { round: usize, kept: usize, seats: usize },
    #[error("In round {round}, the seats kept do not leave {player} the one that is kept as well. Free one of them.")]
    Tangled { round: usize, player: Player },
}

impl Impossible {
    /// The player whom the text names, as [`Player`] writes it.
    pub fn player(&self) -> Option<Player> {
        match self {
            Impossible::Unknown { player, .. }
            | Impossible::PresentTwice { player, .. }
            | Impossible::LockedAbsent { player, .. }
            | Impossible::LockedTwice { player, .. }
            | Impossible::Tangled { player, .. } => Some(*player),
            _ => None,
        }
    }
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

    /// Finds demands that contradict each other.
    pub(super) fn check(&self) -> Result<(), Impossible> {
        let known = |round: usize, player: Player| {
            if player.0 < self.players {
                Ok(())
            } else {
                Err(Impossible::Unknown { round, player, players: self.players })
            }
        };
        for (at, played) in self.history.iter().enumerate() {
            let seated = played.boards.iter().flat_map(PerPower::values).flatten();
            seated.chain(&played.out).try_for_each(|&player| known(at + 1, player))?;
        }
        for &player in self.separations.iter().flatten() {
            known(self.history.len() + 1, player)?;
        }
        for (drawn, call) in self.rounds.iter().enumerate() {
            let round = self.number(drawn);
            let named = call.present.iter().chain(&call.first_out).chain(call.teams.iter().flatten());
            named.chain(call.preferences.iter().map(|(player, _)| player)).try_for_each(|&it| known(round, it))?;
            let mut present = vec![false; usize::from(self.players)];
            for &player in &call.present {
                if std::mem::replace(&mut present[player.index()], true) {
                    return Err(Impossible::PresentTwice { round, player });
                }
            }
            let boards = call.boards();
            if boards == 0 {
                return Err(Impossible::TooFew { round, present: call.present.len() });
            }
            call.check_locks(round, boards, &present, known)?;
        }
        Ok(())
    }
}

impl Call {
    /// How many boards those present fill.
    pub fn boards(&self) -> usize {
        self.present.len() / 7
    }

    /// How many of them have no seat.
    pub fn spare(&self) -> usize {
        self.present.len() % 7
    }

    fn check_locks(
        &self,
        round: usize,
        boards: usize,
        present: &[bool],
        known: impl Fn(usize, Player) -> Result<(), Impossible>,
    ) -> Result<(), Impossible> {
        let mut locked = vec![false; present.len()];
        let mut seats = vec![PerPower::<Option<Player>>::default(); boards];
        let mut kept = vec![0; boards];
        let mut with_power = PerPower::<usize>::default();
        for lock in &self.locks {
            let player = lock.player;
            known(round, player)?;
            if !present[player.index()] {
                return Err(Impossible::LockedAbsent { round, player });
            }
            if std::mem::replace(&mut locked[player.index()], true) {
                return Err(Impossible::LockedTwice { round, player });
            }
            if let Some(board) = lock.board {
                if board >= boards {
                    return Err(Impossible::NoSuchBoard { round, board: board + 1, boards });
                }
                kept[board] += 1;
                if kept[board] > 7 {
                    return Err(Impossible::BoardFull { round, board: board + 1 });
                }
                if let Some(power) = lock.power
                    && let Some(one) = seats[board][power].replace(player)
                {
                    return Err(Impossible::SeatTwice { round, board: board + 1, power, one, other: player });
                }
            }
            if let Some(power) = lock.power {
                with_power[power] += 1;
                if with_power[power] > boards {
                    return Err(Impossible::PowerTooOften { round, power, players: with_power[power], boards });
                }
            }
        }
        if self.locks.len() > boards * 7 {
            return Err(Impossible::TooManyKept { round, kept: self.locks.len(), seats: boards * 7 });
        }
        Ok(())
    }
}
