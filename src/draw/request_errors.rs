//! The validation of a draw request: every contradiction is found before the search and has its own error.

use thiserror::Error;

use super::place_restricted_players;
use super::request::{DrawRequest, Player, RoundRequest, SeatReservation, SeatedRound, join_names};
use crate::book::{PerPower, Power};
use crate::figures::letter_name;
use crate::languages::window_sentences::draw_errors as texts;

/// The reason why nothing can be drawn. Separations that cannot all be kept are not an error. The draw breaks as few as
/// possible and reports them, with reasons
/// ([`DrawCertificate::separation_conflicts`](super::DrawCertificate::separation_conflicts)).
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DrawError {
    #[error("{}", texts::too_few_players(&round.to_string(), *present))]
    TooFewPlayers { round: usize, present: usize },
    #[error("{}", texts::unknown_player(usize::from(*players), &round.to_string(), &player.to_string()))]
    UnknownPlayer { round: usize, player: Player, players: u16 },
    #[error("{}", texts::present_twice(&round.to_string(), &player.to_string()))]
    PresentTwice { round: usize, player: Player },
    #[error("{}", texts::two_boards_absent(&round.to_string(), &player.to_string()))]
    TwoBoardsAbsent { round: usize, player: Player },
    #[error("{}", texts::two_boards_of_one(&round.to_string(), &player.to_string()))]
    TwoBoardsOfOne { round: usize, player: Player },
    #[error("{}", texts::two_boards_named_again(&round.to_string(), &player.to_string()))]
    TwoBoardsNamedAgain { round: usize, player: Player },
    #[error("{}", texts::two_boards_reservation(&round.to_string(), &player.to_string()))]
    TwoBoardsReservation { round: usize, player: Player },
    #[error("{}", texts::two_boards_blocked(&round.to_string(), &player.to_string()))]
    TwoBoardsBlocked { round: usize, player: Player },
    #[error("{}", texts::reserved_absent(&round.to_string(), &player.to_string()))]
    ReservedAbsent { round: usize, player: Player },
    #[error("{}", texts::reserved_twice(&round.to_string(), &player.to_string()))]
    ReservedTwice { round: usize, player: Player },
    #[error("{}", texts::no_such_board(*boards, &round.to_string(), &player.to_string(), &letter_name(*board)))]
    NoSuchBoard { round: usize, player: Player, board: usize, boards: usize },
    #[error(
        "{}",
        texts::seat_reserved_twice(
            &round.to_string(), power.name_in_window(), &letter_name(*board), &one.to_string(), &other.to_string()
        )
    )]
    SeatReservedTwice { round: usize, board: usize, power: Power, one: Player, other: Player },
    #[error(
        "{}",
        texts::reserved_seat_stays_empty(
            &round.to_string(), power.name_in_window(), &letter_name(*board), &player.to_string()
        )
    )]
    ReservedSeatStaysEmpty { round: usize, board: usize, power: Power, player: Player },
    #[error("{}", texts::no_such_seat(*boards, &round.to_string(), power.name_in_window(), &letter_name(*board)))]
    NoSuchSeat { round: usize, board: usize, power: Power, boards: usize },
    #[error("{}", texts::board_full(*seats, &round.to_string(), &letter_name(*board), &join_names(players)))]
    BoardFull { round: usize, board: usize, seats: usize, players: Vec<Player> },
    #[error("{}", texts::power_too_often(*boards, &round.to_string(), power.name_in_window(), &join_names(players)))]
    PowerTooOften { round: usize, power: Power, players: Vec<Player>, boards: usize },
    #[error(
        "{}",
        texts::too_many_reserved(*seats, &round.to_string(), &players.len().to_string(), &join_names(players))
    )]
    TooManyReserved { round: usize, players: Vec<Player>, seats: usize },
    #[error("{}", texts::reservation_blocked(&round.to_string(), &player.to_string()))]
    ReservationBlocked { round: usize, player: Player },
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
