//! The request for one coming round: attendance, order of sit-outs, teams, preferences and kept seats.

use std::collections::HashMap;

use super::headcount::Headcount;
use super::sit_out_order::SitOutOrder;
use crate::book::{AttendanceStatus, Board, Book, GameStage, PerPower, PersonId, Power, Round, RoundIx};
use crate::draw::{Player, RoundRequest, SeatReservation, SeatedRound};
use crate::standings::Ruleset;

/// The seats that a new draw keeps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SeatsToKeep {
    /// The seats of boards with counted centres, locked seats, and the top board.
    #[default]
    StartedBoards,
    /// These, and the seats that no draw of the round has made.
    OwnSeats,
    /// All taken seats.
    AllSeats,
}

/// The options of a draw: the book and its rules, the rounds to draw, and the seats to keep.
#[derive(Clone, Copy, Debug)]
pub struct DrawOptions<'a> {
    pub book: &'a Book,
    pub rules: &'a Ruleset,
    /// The first round to draw. The round after the last one is added.
    pub first: RoundIx,
    /// Number of rounds to draw together.
    pub rounds: usize,
    pub seats_to_keep: SeatsToKeep,
    /// The attendance, if it is not the attendance in the book.
    pub attendance: Option<&'a [(PersonId, AttendanceStatus)]>,
    /// The name of the first round, if it is added.
    pub round_name: Option<&'a str>,
}

/// The player numbers of people in a draw.
pub(super) struct PlayerNumbers(HashMap<PersonId, Player>);

impl PlayerNumbers {
    pub(super) fn of(book: &Book) -> PlayerNumbers {
        let numbered = (0..u16::MAX).zip(&book.people).map(|(number, person)| (person.id, Player(number)));
        PlayerNumbers(numbered.collect())
    }

    pub(super) fn player(&self, id: PersonId) -> Option<Player> {
        self.0.get(&id).copied()
    }

    pub(super) fn all(&self, people: impl IntoIterator<Item = PersonId>) -> Vec<Player> {
        people.into_iter().filter_map(|id| self.player(id)).collect()
    }

    pub(super) fn seated_round(&self, round: &crate::book::Round) -> SeatedRound {
        let seats = |board: &Board| PerPower::from_fn(|power| board.seats[power].player.and_then(|id| self.player(id)));
        SeatedRound {
            boards: round.boards.iter().map(seats).collect(),
            sitting_out: self.all(round.sat_out.iter().copied()),
        }
    }
}

/// The request for one round, given by its position and its number.
pub(super) fn round_request(
    options: &DrawOptions<'_>,
    numbers: &PlayerNumbers,
    (at, number): (usize, usize),
    attendance: &[(PersonId, AttendanceStatus)],
    outs: &HashMap<PersonId, usize>,
) -> (RoundRequest, SitOutOrder) {
    let book = options.book;
    let headcount = Headcount::of_attendance(attendance);
    let is_called =
        |(id, is): &&(PersonId, AttendanceStatus)| is.is_in_the_room() || headcount.called_standbys.contains(id);
    let there: Vec<PersonId> = attendance.iter().filter(is_called).map(|(id, _)| *id).collect();
    let order = SitOutOrder::of_attendance(book, options.rules, attendance, &|id| outs.get(&id).copied().unwrap_or(0));
    let apart = options.rules.teams.as_ref().and_then(|teams| teams.apart_rounds);
    let mut request = RoundRequest {
        number: Some(number),
        present: numbers.all(there.iter().copied()),
        on_two_boards: numbers
            .all(attendance.iter().filter(|(_, is)| *is == AttendanceStatus::TwoBoards).map(|(id, _)| *id)),
        sit_out_groups: order.0.iter().map(|group| numbers.all(group.iter().map(|(id, _)| *id))).collect(),
        ..RoundRequest::default()
    };
    // Recorded draws contain no empty groups.
    request.sit_out_groups.retain(|group| !group.is_empty());
    if apart.is_none_or(|(from, to)| (from..=to).contains(&number)) {
        request.teams = book.teams.iter().map(|team| numbers.all(team.members.iter().copied())).collect();
    }
    for person in there.iter().filter_map(|id| book.person(*id)).filter(|person| !person.preferred_powers.is_empty()) {
        request.preferences.extend(numbers.player(person.id).map(|player| (player, person.preferred_powers.clone())));
    }
    if let Some(round) = book.rounds.get(at) {
        let absent = |id: PersonId| attendance.iter().any(|(person, is)| *person == id && is.is_away());
        request.reserved_seats = kept_seats(round, options.seats_to_keep, numbers, &absent);
        request.empty_seats.extend(empty_top_board_seats(round, &absent));
        for (board, game) in round.boards.iter().enumerate().filter(|(_, game)| game.stage() != GameStage::NotStarted) {
            let nobody = game.seats.iter().filter(|(_, seat)| seat.player.is_none());
            request.empty_seats.extend(nobody.map(|(power, _)| (board, power)));
        }
        let called = |player: Player| request.present.contains(&player);
        let fixed_powers = round.attendance.iter().filter_map(|line| Some((numbers.player(line.player)?, line.power?)));
        let fixed_powers: Vec<_> = fixed_powers.filter(|(player, _)| called(*player)).collect();
        for (player, power) in fixed_powers {
            if !request.reserved_seats.iter().any(|reservation| reservation.player == player) {
                request.reserved_seats.push(SeatReservation { player, board: None, power: Some(power) });
            }
        }
        for (at, reservation) in request.reserved_seats.iter().enumerate() {
            // A player with a kept seat is present, even if the attendance does not say so.
            if !request.present.contains(&reservation.player) {
                request.present.push(reservation.player);
            }
            let again = request.reserved_seats[..at].iter().any(|other| other.player == reservation.player);
            if again && !request.on_two_boards.contains(&reservation.player) {
                request.on_two_boards.push(reservation.player);
            }
        }
    }
    (request, order)
}

/// The seats of the round that the draw keeps: those of started boards and locked seats, or all.
fn kept_seats(
    round: &crate::book::Round,
    keep: SeatsToKeep,
    numbers: &PlayerNumbers,
    absent: &dyn Fn(PersonId) -> bool,
) -> Vec<SeatReservation> {
    let mut reservations = Vec::new();
    for (board, game) in round.boards.iter().enumerate() {
        let started = game.stage() != GameStage::NotStarted;
        for (power, seat) in game.seats.iter() {
            let is_there = seat.player.is_some_and(|id| !absent(id));
            let is_own = || keep == SeatsToKeep::OwnSeats && !is_drawn_seat(round, board, power);
            let stays =
                started || is_there && (is_settled_seat(game, power) || is_own()) || keep == SeatsToKeep::AllSeats;
            if let Some(player) = seat.player.and_then(|id| numbers.player(id)).filter(|_| stays) {
                reservations.push(SeatReservation { player, board: Some(board), power: Some(power) });
            }
        }
    }
    reservations
}

/// Whether the player of a seat stays there in every draw: the seat is locked, or the players of the board were not drawn
/// but qualified for it.
pub fn is_settled_seat(board: &Board, power: Power) -> bool {
    (board.seats[power].locked || board.is_top_board) && board.seats[power].player.is_some()
}

/// Whether the newest draw of the round has put the player into this seat. Otherwise the director has, or an import.
pub(super) fn is_drawn_seat(round: &Round, board: usize, power: Power) -> bool {
    let drawn = round.draws.last().and_then(|draw| draw.seating.boards.get(board)).and_then(|seats| seats[power]);
    let seated = round.boards.get(board).and_then(|board| board.seats[power].player);
    drawn.is_some() && drawn == seated
}

/// The seats of the top board that nobody has taken. No draw fills them: its players have qualified.
fn empty_top_board_seats(round: &Round, absent: &dyn Fn(PersonId) -> bool) -> Vec<(usize, Power)> {
    let mut free = Vec::new();
    for (board, game) in round.boards.iter().enumerate() {
        if game.is_top_board && game.stage() == GameStage::NotStarted {
            let powers = Power::ALL.into_iter().filter(|power| game.seats[*power].player.is_none_or(absent));
            free.extend(powers.map(|power| (board, power)));
        }
    }
    free
}

/// The players whose seats in a round stay in its draw: those of started boards, of locked seats and of the top board, and
/// those whom no draw has seated.
pub fn players_with_kept_seats(book: &Book, at: RoundIx, attendance: &[(PersonId, AttendanceStatus)]) -> Vec<PersonId> {
    let absent = |id: PersonId| attendance.iter().any(|(person, is)| *person == id && is.is_away());
    let Some(round) = book.round(at) else { return Vec::new() };
    let mut players: Vec<PersonId> = Vec::new();
    for (number, board) in round.boards.iter().enumerate() {
        let has_begun = board.stage() != GameStage::NotStarted;
        for (power, seat) in board.seats.iter() {
            let is_own = is_settled_seat(board, power) || !is_drawn_seat(round, number, power);
            let stays = has_begun || is_own && !seat.player.is_some_and(absent);
            players.extend(seat.player.filter(|id| stays && !players.contains(id)));
        }
    }
    players
}
