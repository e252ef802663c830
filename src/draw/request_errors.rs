//! The validation of a draw request: every contradiction is found before the search and has its own error.

use thiserror::Error;

use super::place_restricted_players;
use super::request::{DrawRequest, Player, RoundRequest, SeatReservation, SeatedRound, join_names};
use crate::book::{PerPower, Power};
use crate::figures::letter_name;

/// The reason why nothing can be drawn. Separations that cannot all be kept are not an error. The draw breaks as few as
/// possible and reports them, with reasons
/// ([`DrawCertificate::separation_conflicts`](super::DrawCertificate::separation_conflicts)).
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DrawError {
    #[error(
        "A board needs seven players, and round {round} has only {present} present. Mark more players as present. Six \
         players can make a board of six."
    )]
    TooFewPlayers { round: usize, present: usize },
    #[error("Round {round} names {player}, but there are only {players} players. Correct the number.")]
    UnknownPlayer { round: usize, player: Player, players: u16 },
    #[error("In round {round}, {player} is listed twice as present. Remove one of the two entries.")]
    PresentTwice { round: usize, player: Player },
    #[error(
        "In round {round}, {player} should play on two boards but is not present. Mark {player} as present, or remove \
         the second board."
    )]
    TwoBoardsAbsent { round: usize, player: Player },
    #[error(
        "In round {round}, {player} should play on two boards, but there is only one. Remove the second board, or \
         mark more players as present."
    )]
    TwoBoardsOfOne { round: usize, player: Player },
    #[error(
        "In round {round}, {player} is listed more than once to play on two boards. Nobody can play on more than two: \
         list {player} once."
    )]
    TwoBoardsNamedAgain { round: usize, player: Player },
    #[error(
        "In round {round}, {player} plays on two boards. Each reserved seat needs a board, and the two seats need \
         different boards and powers. Correct this, or free a seat."
    )]
    TwoBoardsReservation { round: usize, player: Player },
    #[error(
        "In round {round}, the reserved seats make it impossible for {player} to play on two boards with two powers. \
         Free one of the seats, or remove the second board."
    )]
    TwoBoardsBlocked { round: usize, player: Player },
    #[error(
        "In round {round}, a seat is reserved for {player}, who is not present. Free the seat, or mark the player as \
         present."
    )]
    ReservedAbsent { round: usize, player: Player },
    #[error("In round {round}, two seats are reserved for {player}. Free one of them.")]
    ReservedTwice { round: usize, player: Player },
    #[error(
        "In round {round}, a seat is reserved for {player} on board {}, but the players present fill only {}. Free \
         the seat, or mark more players as present.",
        letter_name(*board), count_of(*boards, "board")
    )]
    NoSuchBoard { round: usize, player: Player, board: usize, boards: usize },
    #[error(
        "In round {round}, {power} on board {} is reserved for both {one} and {other}. Free one of the two \
         reservations.",
        letter_name(*board)
    )]
    SeatReservedTwice { round: usize, board: usize, power: Power, one: Player, other: Player },
    #[error(
        "In round {round}, {power} on board {} is reserved for {player}, but this seat should stay empty. Cancel \
         the reservation, or fill the seat.",
        letter_name(*board)
    )]
    ReservedSeatStaysEmpty { round: usize, board: usize, power: Power, player: Player },
    #[error(
        "In round {round}, {power} on board {} should stay empty, but the players present fill only {}, or the seat \
         is listed twice. Leave fewer seats empty, or mark more players as present.",
        letter_name(*board),
        count_of(*boards, "board")
    )]
    NoSuchSeat { round: usize, board: usize, power: Power, boards: usize },
    #[error(
        "In round {round}, board {} has only {}, but seats are reserved for {}. Free one of them.",
        letter_name(*board), count_of(*seats, "seat"), join_names(players)
    )]
    BoardFull { round: usize, board: usize, seats: usize, players: Vec<Player> },
    #[error(
        "In round {round}, {power} is reserved for {}, but only {} a seat for it. Free one of the reservations.",
        join_names(players),
        if *boards == 1 { "one board has".to_owned() } else { format!("{boards} boards have") }
    )]
    PowerTooOften { round: usize, power: Power, players: Vec<Player>, boards: usize },
    #[error(
        "In round {round}, the players present fill only {}, but {} seats are reserved, for {}. Free some of them, or \
         mark more players as present.",
        count_of(*seats, "seat"), players.len(), join_names(players)
    )]
    TooManyReserved { round: usize, players: Vec<Player>, seats: usize },
    #[error(
        "In round {round}, the seats reserved for other players make the reservation for {player} impossible. Free one of \
         them."
    )]
    ReservationBlocked { round: usize, player: Player },
}

/// “2 boards”.
fn count_of(many: usize, what: &str) -> String {
    format!("{many} {what}{}", if many == 1 { "" } else { "s" })
}

impl DrawError {
    /// The players named in the text. The text prints them in the format of [`Player`].
    pub fn players(&self) -> Vec<Player> {
        match self {
            DrawError::UnknownPlayer { player, .. }
            | DrawError::PresentTwice { player, .. }
            | DrawError::TwoBoardsAbsent { player, .. }
            | DrawError::TwoBoardsOfOne { player, .. }
            | DrawError::TwoBoardsNamedAgain { player, .. }
            | DrawError::TwoBoardsReservation { player, .. }
            | DrawError::TwoBoardsBlocked { player, .. }
            | DrawError::ReservedAbsent { player, .. }
            | DrawError::ReservedTwice { player, .. }
            | DrawError::NoSuchBoard { player, .. }
            | DrawError::ReservedSeatStaysEmpty { player, .. }
            | DrawError::ReservationBlocked { player, .. } => vec![*player],
            DrawError::SeatReservedTwice { one, other, .. } => vec![*one, *other],
            DrawError::BoardFull { players, .. }
            | DrawError::PowerTooOften { players, .. }
            | DrawError::TooManyReserved { players, .. } => players.clone(),
            DrawError::TooFewPlayers { .. } | DrawError::NoSuchSeat { .. } => Vec::new(),
        }
    }
}

impl DrawRequest {
    /// Checks that no parts of the request contradict each other.
    pub(super) fn validate(&self) -> Result<(), DrawError> {
        let known = |round: usize, player: Player| {
            if player.0 < self.player_count {
                Ok(())
            } else {
                Err(DrawError::UnknownPlayer { round, player, players: self.player_count })
            }
        };
        for (at, played) in self.earlier_rounds.iter().enumerate() {
            played.seated().chain(played.sitting_out.iter().copied()).try_for_each(|player| known(at + 1, player))?;
        }
        for &player in self.separations.iter().flatten() {
            known(self.earlier_rounds.len() + 1, player)?;
        }
        for (drawn, round_request) in self.rounds.iter().enumerate() {
            let round = self.round_number(drawn);
            round_request.named_players().try_for_each(|player| known(round, player))?;
            round_request.validate(round, usize::from(self.player_count))?;
        }
        Ok(())
    }
}

impl RoundRequest {
    /// All players named in the request for this round.
    fn named_players(&self) -> impl Iterator<Item = Player> + '_ {
        let lists = self.sit_out_groups.iter().chain(&self.teams).flatten();
        let listed = self.present.iter().chain(&self.on_two_boards).chain(lists).copied();
        let others = self.preferences.iter().map(|(player, _)| *player);
        let strong = self.strengths.iter().map(|(player, _)| *player);
        listed.chain(others).chain(strong).chain(self.reserved_seats.iter().map(|reservation| reservation.player))
    }

    fn validate(&self, round: usize, players: usize) -> Result<(), DrawError> {
        let mut present = vec![false; players];
        for &player in &self.present {
            if std::mem::replace(&mut present[player.index()], true) {
                return Err(DrawError::PresentTwice { round, player });
            }
        }
        let boards = self.board_count();
        let mut filled = vec![PerPower([true; 7]); boards];
        for &(board, power) in &self.empty_seats {
            let there = filled.get_mut(board).is_some_and(|filled| std::mem::replace(&mut filled[power], false));
            if !there {
                return Err(DrawError::NoSuchSeat { round, board, power, boards });
            }
        }
        let most = filled.iter().map(|filled| filled.values().filter(|filled| **filled).count()).max().unwrap_or(0);
        if boards == 0 || self.present.len() < most {
            return Err(DrawError::TooFewPlayers { round, present: self.present.len() });
        }
        for (at, &player) in self.on_two_boards.iter().enumerate() {
            if !present[player.index()] {
                return Err(DrawError::TwoBoardsAbsent { round, player });
            }
            if boards < 2 {
                return Err(DrawError::TwoBoardsOfOne { round, player });
            }
            if self.on_two_boards[..at].contains(&player) {
                return Err(DrawError::TwoBoardsNamedAgain { round, player });
            }
        }
        self.validate_reserved_seats(round, &filled, &present)?;
        place_restricted_players::assign_boards(self).map(drop).map_err(|player| {
            if self.plays_two_boards(player) {
                DrawError::TwoBoardsBlocked { round, player }
            } else {
                DrawError::ReservationBlocked { round, player }
            }
        })
    }

    /// `filled` are the seats of every board that do not stay empty.
    fn validate_reserved_seats(
        &self,
        round: usize,
        filled: &[PerPower<bool>],
        present: &[bool],
    ) -> Result<(), DrawError> {
        let boards = filled.len();
        let mut seats = vec![PerPower::<Option<Player>>::default(); boards];
        let mut reserved = vec![Vec::new(); boards];
        let mut with_power = PerPower::<Vec<Player>>::default();
        for (at, reservation) in self.reserved_seats.iter().enumerate() {
            let player = reservation.player;
            if !present[player.index()] {
                return Err(DrawError::ReservedAbsent { round, player });
            }
            let mut others = self.reserved_seats[..at].iter().filter(|other| other.player == player);
            if self.plays_two_boards(player) {
                let conflicts_with = |other: &SeatReservation| {
                    other.board == reservation.board || other.power.is_some() && other.power == reservation.power
                };
                let first = others.next();
                if reservation.board.is_none() || first.is_some_and(conflicts_with) || others.next().is_some() {
                    return Err(DrawError::TwoBoardsReservation { round, player });
                }
            } else if others.next().is_some() {
                return Err(DrawError::ReservedTwice { round, player });
            }
            if let Some(board) = reservation.board {
                if board >= boards {
                    return Err(DrawError::NoSuchBoard { round, player, board, boards });
                }
                reserved[board].push(player);
                let seat_count = filled[board].values().filter(|filled| **filled).count();
                if reserved[board].len() > seat_count {
                    let players = std::mem::take(&mut reserved[board]);
                    return Err(DrawError::BoardFull { round, board, seats: seat_count, players });
                }
                if let Some(power) = reservation.power {
                    if !filled[board][power] {
                        return Err(DrawError::ReservedSeatStaysEmpty { round, board, power, player });
                    }
                    if let Some(one) = seats[board][power].replace(player) {
                        return Err(DrawError::SeatReservedTwice { round, board, power, one, other: player });
                    }
                }
            }
            if let Some(power) = reservation.power {
                with_power[power].push(player);
                let boards = filled.iter().filter(|filled| filled[power]).count();
                if with_power[power].len() > boards {
                    let players = std::mem::take(&mut with_power[power]);
                    return Err(DrawError::PowerTooOften { round, power, players, boards });
                }
            }
        }
        if self.reserved_seats.len() > self.seat_count() {
            let players = self.reserved_seats.iter().map(|reservation| reservation.player).collect();
            return Err(DrawError::TooManyReserved { round, players, seats: self.seat_count() });
        }
        Ok(())
    }
}

/// Checks that the drawn rounds keep every reservation, and that players on two boards have two different powers.
pub(super) fn check_reservations(request: &DrawRequest, rounds: &[SeatedRound]) -> Result<(), DrawError> {
    for (drawn, (round_request, seated)) in request.rounds.iter().zip(rounds).enumerate() {
        let round = request.round_number(drawn);
        for reservation in &round_request.reserved_seats {
            let holds = seated.boards.iter().enumerate().any(|(board, seats)| {
                reservation.board.is_none_or(|wanted| wanted == board)
                    && seats.iter().any(|(power, player)| {
                        *player == Some(reservation.player) && reservation.power.is_none_or(|wanted| wanted == power)
                    })
            });
            if !holds {
                return Err(DrawError::ReservationBlocked { round, player: reservation.player });
            }
        }
        for &player in &round_request.on_two_boards {
            let held: Vec<(usize, Power)> = seated
                .reserved_seats()
                .filter(|reservation| reservation.player == player)
                .filter_map(|it| it.board.zip(it.power))
                .collect();
            if !matches!(held[..], [(board, power), (other, its)] if board != other && power != its) {
                return Err(DrawError::TwoBoardsBlocked { round, player });
            }
        }
    }
    Ok(())
}
