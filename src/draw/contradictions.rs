//! Demands that contradict each other, found before anything is drawn.

use thiserror::Error;

use super::request::{Call, Lock, Player, Request, Round, list};
use super::reserved_seats;
use crate::book::{PerPower, Power};
use crate::figures::letters;

/// Why nothing can be drawn at all. Wishes that cannot all be kept are no reason: the draw breaks as few as it can and
/// says which, and why ([`Certificate::unavoidable`](super::Certificate::unavoidable)).
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Impossible {
    #[error(
        "A board needs seven, and round {round} has only {present} present. Call more players; where six are there, they can \
         make a board of six."
    )]
    TooFew { round: usize, present: usize },
    #[error("Round {round} names {player}, but there are {players} players.")]
    Unknown { round: usize, player: Player, players: u16 },
    #[error("In round {round}, {player} is listed twice as present. Strike one of the two.")]
    PresentTwice { round: usize, player: Player },
    #[error(
        "In round {round}, {player} should play two boards and is not present. Mark {player} as present, or take the second \
         board away."
    )]
    TwiceAbsent { round: usize, player: Player },
    #[error(
        "In round {round}, {player} should play two boards, and there is only one. Take the second board away, or call more \
         players."
    )]
    TwiceOnOne { round: usize, player: Player },
    #[error(
        "In round {round}, {player} is named more than once to play two boards. More than two cannot be: name {player} once."
    )]
    ThriceNamed { round: usize, player: Player },
    #[error(
        "In round {round}, {player} plays two boards: a seat kept must say on which board, and each on another with another \
         power. Say so, or free the seat."
    )]
    TwiceKept { round: usize, player: Player },
    #[error(
        "In round {round}, the seats kept leave no way for {player} to play two boards with two powers. Free one of them, or \
         take the second board away."
    )]
    TwiceTangled { round: usize, player: Player },
    #[error("In round {round}, a seat is kept for {player}, who is not present. Free the seat or mark the player.")]
    LockedAbsent { round: usize, player: Player },
    #[error("In round {round}, two seats are kept for {player}. Free one of them.")]
    LockedTwice { round: usize, player: Player },
    #[error(
        "In round {round}, a seat is kept for {player} on board {}, and those present fill only {}. Free the seat, or call \
         more players.",
        letters(*board), count(*boards, "board")
    )]
    NoSuchBoard { round: usize, player: Player, board: usize, boards: usize },
    #[error("In round {round}, {power} on board {} is kept for both {one} and {other}. Free one of them.", letters(*board))]
    SeatTwice { round: usize, board: usize, power: Power, one: Player, other: Player },
    #[error(
        "In round {round}, {power} on board {} stays empty and is kept for {player}. Free the seat or fill the chair.",
        letters(*board)
    )]
    SeatEmpty { round: usize, board: usize, power: Power, player: Player },
    #[error(
        "In round {round}, {power} on board {} should stay empty, and those present fill only {}, or it is named twice. \
         Leave out fewer chairs, or call more players.",
        letters(*board),
        count(*boards, "board")
    )]
    NoSuchChair { round: usize, board: usize, power: Power, boards: usize },
    #[error("In round {round}, board {} has {}, and they are kept for {}. Free one of them.", letters(*board), count(*seats, "seat"), list(players))]
    BoardFull { round: usize, board: usize, seats: usize, players: Vec<Player> },
    #[error(
        "In round {round}, {power} is kept for {}, and only {} a chair of it. Free one of them.",
        list(players),
        if *boards == 1 { "one board has".to_owned() } else { format!("{boards} boards have") }
    )]
    PowerTooOften { round: usize, power: Power, players: Vec<Player>, boards: usize },
    #[error(
        "In round {round}, {} can be filled, and {} are kept, for {}. Free some of them, or call more players.",
        count(*seats, "seat"), players.len(), list(players)
    )]
    TooManyKept { round: usize, players: Vec<Player>, seats: usize },
    #[error(
        "In round {round}, the seats kept for others do not leave {player} the one that is kept as well. Free one of them."
    )]
    Tangled { round: usize, player: Player },
}

/// “2 boards”.
fn count(many: usize, what: &str) -> String {
    format!("{many} {what}{}", if many == 1 { "" } else { "s" })
}

impl Impossible {
    /// The players whom the text names, as [`Player`] writes them.
    pub fn players(&self) -> Vec<Player> {
        match self {
            Impossible::Unknown { player, .. }
            | Impossible::PresentTwice { player, .. }
            | Impossible::TwiceAbsent { player, .. }
            | Impossible::TwiceOnOne { player, .. }
            | Impossible::ThriceNamed { player, .. }
            | Impossible::TwiceKept { player, .. }
            | Impossible::TwiceTangled { player, .. }
            | Impossible::LockedAbsent { player, .. }
            | Impossible::LockedTwice { player, .. }
            | Impossible::NoSuchBoard { player, .. }
            | Impossible::SeatEmpty { player, .. }
            | Impossible::Tangled { player, .. } => vec![*player],
            Impossible::SeatTwice { one, other, .. } => vec![*one, *other],
            Impossible::BoardFull { players, .. }
            | Impossible::PowerTooOften { players, .. }
            | Impossible::TooManyKept { players, .. } => players.clone(),
            Impossible::TooFew { .. } | Impossible::NoSuchChair { .. } => Vec::new(),
        }
    }
}

impl Request {
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
            played.seated().chain(played.out.iter().copied()).try_for_each(|player| known(at + 1, player))?;
        }
        for &player in self.separations.iter().flatten() {
            known(self.history.len() + 1, player)?;
        }
        for (drawn, call) in self.rounds.iter().enumerate() {
            let round = self.number(drawn);
            call.named().try_for_each(|player| known(round, player))?;
            call.check(round, usize::from(self.players))?;
        }
        Ok(())
    }
}

impl Call {
    /// Everybody it names.
    fn named(&self) -> impl Iterator<Item = Player> + '_ {
        let lists = self.first_out.iter().chain(&self.teams).flatten();
        let listed = self.present.iter().chain(&self.twice).chain(lists).copied();
        let others = self.preferences.iter().map(|(player, _)| *player);
        let strong = self.strength.iter().map(|(player, _)| *player);
        listed.chain(others).chain(strong).chain(self.locks.iter().map(|lock| lock.player))
    }

    fn check(&self, round: usize, players: usize) -> Result<(), Impossible> {
        let mut present = vec![false; players];
        for &player in &self.present {
            if std::mem::replace(&mut present[player.index()], true) {
                return Err(Impossible::PresentTwice { round, player });
            }
        }
        let boards = self.boards();
        let mut chairs = vec![PerPower([true; 7]); boards];
        for &(board, power) in &self.empty {
            let there = chairs.get_mut(board).is_some_and(|chairs| std::mem::replace(&mut chairs[power], false));
            if !there {
                return Err(Impossible::NoSuchChair { round, board, power, boards });
            }
        }
        let most = chairs.iter().map(|chairs| chairs.values().filter(|chair| **chair).count()).max().unwrap_or(0);
        if boards == 0 || self.present.len() < most {
            return Err(Impossible::TooFew { round, present: self.present.len() });
        }
        for (at, &player) in self.twice.iter().enumerate() {
            if !present[player.index()] {
                return Err(Impossible::TwiceAbsent { round, player });
            }
            if boards < 2 {
                return Err(Impossible::TwiceOnOne { round, player });
            }
            if self.twice[..at].contains(&player) {
                return Err(Impossible::ThriceNamed { round, player });
            }
        }
        self.check_locks(round, &chairs, &present)?;
        reserved_seats::place(self).map(drop).map_err(|player| {
            if self.plays_twice(player) {
                Impossible::TwiceTangled { round, player }
            } else {
                Impossible::Tangled { round, player }
            }
        })
    }

    fn check_locks(&self, round: usize, chairs: &[PerPower<bool>], present: &[bool]) -> Result<(), Impossible> {
        let boards = chairs.len();
        let mut seats = vec![PerPower::<Option<Player>>::default(); boards];
        let mut kept = vec![Vec::new(); boards];
        let mut with_power = PerPower::<Vec<Player>>::default();
        for (at, lock) in self.locks.iter().enumerate() {
            let player = lock.player;
            if !present[player.index()] {
                return Err(Impossible::LockedAbsent { round, player });
            }
            let mut others = self.locks[..at].iter().filter(|other| other.player == player);
            if self.plays_twice(player) {
                let clash =
                    |other: &Lock| other.board == lock.board || other.power.is_some() && other.power == lock.power;
                let first = others.next();
                if lock.board.is_none() || first.is_some_and(clash) || others.next().is_some() {
                    return Err(Impossible::TwiceKept { round, player });
                }
            } else if others.next().is_some() {
                return Err(Impossible::LockedTwice { round, player });
            }
            if let Some(board) = lock.board {
                if board >= boards {
                    return Err(Impossible::NoSuchBoard { round, player, board, boards });
                }
                kept[board].push(player);
                let room = chairs[board].values().filter(|chair| **chair).count();
                if kept[board].len() > room {
                    let players = std::mem::take(&mut kept[board]);
                    return Err(Impossible::BoardFull { round, board, seats: room, players });
                }
                if let Some(power) = lock.power {
                    if !chairs[board][power] {
                        return Err(Impossible::SeatEmpty { round, board, power, player });
                    }
                    if let Some(one) = seats[board][power].replace(player) {
                        return Err(Impossible::SeatTwice { round, board, power, one, other: player });
                    }
                }
            }
            if let Some(power) = lock.power {
                with_power[power].push(player);
                let boards = chairs.iter().filter(|chairs| chairs[power]).count();
                if with_power[power].len() > boards {
                    let players = std::mem::take(&mut with_power[power]);
                    return Err(Impossible::PowerTooOften { round, power, players, boards });
                }
            }
        }
        if self.locks.len() > self.seats() {
            let players = self.locks.iter().map(|lock| lock.player).collect();
            return Err(Impossible::TooManyKept { round, players, seats: self.seats() });
        }
        Ok(())
    }
}

/// Whether what was drawn keeps every seat, and who plays two boards plays two with two powers.
pub(super) fn kept(request: &Request, rounds: &[Round]) -> Result<(), Impossible> {
    for (drawn, (call, seated)) in request.rounds.iter().zip(rounds).enumerate() {
        let round = request.number(drawn);
        for lock in &call.locks {
            let holds = seated.boards.iter().enumerate().any(|(board, seats)| {
                lock.board.is_none_or(|wanted| wanted == board)
                    && seats.iter().any(|(power, player)| {
                        *player == Some(lock.player) && lock.power.is_none_or(|wanted| wanted == power)
                    })
            });
            if !holds {
                return Err(Impossible::Tangled { round, player: lock.player });
            }
        }
        for &player in &call.twice {
            let held: Vec<(usize, Power)> =
                seated.locks().filter(|lock| lock.player == player).filter_map(|it| it.board.zip(it.power)).collect();
            if !matches!(held[..], [(board, power), (other, its)] if board != other && power != its) {
                return Err(Impossible::TwiceTangled { round, player });
            }
        }
    }
    Ok(())
}
