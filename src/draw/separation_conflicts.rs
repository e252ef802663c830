//! Separations that contradict each other or the reserved seats, found from the request alone.

use thiserror::Error;

use super::measures::{fewest_pairs, pairs};
use super::request::{DrawRequest, Player, RoundRequest, join_names};
use super::separation_search;
use super::separations::SeparationTable;
use crate::figures::letter_name;
use crate::languages::window_sentences::draw_errors as texts;

/// The reason why a round cannot keep all its separations. The text prints players in the format of [`Player`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SeparationConflict {
    #[error("{}", too_many_separated(*round, *boards, players, *seated, *pairs))]
    TooManySeparated { round: usize, boards: usize, players: Vec<Player>, seated: usize, pairs: usize },
    #[error(
        "{}",
        texts::reserved_together(
            &round.to_string(), &players[0].to_string(), &players[1].to_string(), &letter_name(*board)
        )
    )]
    ReservedTogether { round: usize, board: usize, players: [Player; 2] },
    #[error("{}", texts::no_board_left(&round.to_string(), &player.to_string(), &join_names(others)))]
    NoBoardLeft { round: usize, player: Player, others: Vec<Player> },
    #[error("{}", texts::no_arrangement(&round.to_string()))]
    NoArrangement { round: usize },
}

fn too_many_separated(round: usize, boards: usize, players: &[Player], seated: usize, pairs: usize) -> String {
    let (round, names, seats) = (round.to_string(), join_names(players), seated.to_string());
    if seated > players.len() {
        texts::too_many_separated_on_two_boards(boards, &round, &names, pairs, &seats)
    } else {
        texts::too_many_separated(boards, &round, &names, pairs, &seats)
    }
}

impl SeparationConflict {
    /// The players named in the text.
    pub fn players(&self) -> Vec<Player> {
        match self {
            SeparationConflict::TooManySeparated { players, .. } => players.clone(),
            SeparationConflict::ReservedTogether { players, .. } => players.to_vec(),
            SeparationConflict::NoArrangement { .. } => Vec::new(),
            SeparationConflict::NoBoardLeft { player, others, .. } => others.iter().copied().chain([*player]).collect(),
        }
    }
}

/// The conflicts of each round. With `thoroughly`, a round without a simple conflict is checked by trying every
/// arrangement.
pub(super) fn find_conflicts(request: &DrawRequest, thoroughly: bool) -> Vec<SeparationConflict> {
    let mut found = Vec::new();
    for (drawn, round_request) in request.rounds.iter().enumerate() {
        if round_request.teams.is_empty() && request.separations.is_empty() {
            continue;
        }
        let separations = SeparationTable::new(request, round_request);
        let round = request.round_number(drawn);
        let before = found.len();
        found.extend(oversized_groups(round_request, round, &separations));
        let on_board = |board: usize| {
            round_request.reserved_seats.iter().filter(move |reservation| reservation.board == Some(board))
        };
        for board in 0..round_request.board_count() {
            let reserved: Vec<Player> = on_board(board).map(|reservation| reservation.player).collect();
            let together = pairs(&reserved).filter(|[one, other]| separations.separated(*one, *other));
            found.extend(together.map(|players| SeparationConflict::ReservedTogether { round, board, players }));
        }
        let (out, choice) = round_request.sit_outs();
        let some_go = round_request.sit_out_count() > out.len();
        let may_sit_out = |player: Player| {
            out.contains(&player) || some_go && choice.as_ref().is_none_or(|may| may.contains(&player))
        };
        for &player in &round_request.present {
            // Reservations on a board were checked above, and a player who may sit out has another place.
            if may_sit_out(player)
                || round_request
                    .reserved_seats
                    .iter()
                    .any(|reservation| reservation.player == player && reservation.board.is_some())
            {
                continue;
            }
            let enemy = |board: usize| {
                on_board(board)
                    .map(|reservation| reservation.player)
                    .find(|other| separations.separated(player, *other))
            };
            if let Some(others) = (0..round_request.board_count()).map(enemy).collect::<Option<Vec<Player>>>() {
                found.push(SeparationConflict::NoBoardLeft { round, player, others });
            }
        }
        if thoroughly && found.len() == before && separation_search::is_impossible(round_request, &separations) {
            found.push(SeparationConflict::NoArrangement { round });
        }
    }
    found
}

/// Number of seats these players take if none of them sits out. A player on two boards takes two.
fn seats_needed(round_request: &RoundRequest, players: &[Player]) -> usize {
    players.len() + players.iter().filter(|player| round_request.plays_two_boards(**player)).count()
}

/// Groups in which no two players should meet, and that need more seats than there are boards.
fn oversized_groups(
    round_request: &RoundRequest,
    round: usize,
    separations: &SeparationTable,
) -> Vec<SeparationConflict> {
    let boards = round_request.board_count();
    let (out, choice) = round_request.sit_outs();
    let spare = round_request.sit_out_count() - out.len();
    let present: Vec<Player> = round_request.present.iter().copied().filter(|player| !out.contains(player)).collect();
    let mut groups: Vec<Vec<Player>> = Vec::new();
    for &first in &present {
        let mut group = vec![first];
        for &next in &present {
            if group.iter().all(|member| separations.separated(*member, next)) {
                group.push(next);
            }
        }
        group.sort_unstable();
        if seats_needed(round_request, &group) > boards && !groups.contains(&group) {
            groups.push(group);
        }
    }
    let conflicts = groups.into_iter().filter_map(|players| {
        let may = |player: &&Player| {
            choice.as_ref().is_none_or(|may| may.contains(player)) && !round_request.plays_two_boards(**player)
        };
        let may_go = players.iter().filter(may).count();
        let seated = seats_needed(round_request, &players) - may_go.min(spare);
        let pairs = fewest_pairs(seated, boards);
        (pairs > 0).then_some(SeparationConflict::TooManySeparated { round, boards, players, seated, pairs })
    });
    conflicts.collect()
}
