//! A search that tries to separate all players who should not share a board. It tries every arrangement, up to a limit.
//! Players with a reservation of the same power cannot share a board either.

use super::request::{Player, RoundRequest};
use super::separations::SeparationTable;
use crate::book::Power;

/// The result of the search.
#[derive(Debug)]
pub(super) enum SeparationResult {
    /// A place for every player who must avoid somebody, and for players on two boards. Seats reserved on a certain
    /// board are not listed.
    Found(Vec<(Player, BoardOrBench)>),
    /// No arrangement exists.
    Impossible,
    /// No arrangement was found within the limit.
    Unknown,
}

/// Whether it is certain that not all separations can be kept.
pub(super) fn is_impossible(round_request: &RoundRequest, separations: &SeparationTable) -> bool {
    /// About a tenth of a second.
    const CHOICES: u32 = 40_000;
    matches!(find_assignment(round_request, separations, CHOICES), SeparationResult::Impossible)
}

/// Looks for an arrangement that keeps all separations, with at most `choices` attempted placements.
pub(super) fn find_assignment(
    round_request: &RoundRequest,
    separations: &SeparationTable,
    choices: u32,
) -> SeparationResult {
    let (out, choice) = round_request.sit_outs();
    let present: Vec<Player> = round_request.present.iter().copied().filter(|player| !out.contains(player)).collect();
    let mut free_seats = vec![7_usize; round_request.board_count()];
    for (board, _) in &round_request.empty_seats {
        free_seats[*board] = free_seats[*board].saturating_sub(1);
    }
    let mut searched = Vec::new();
    let mut others_may_sit_out = 0;
    let may_sit_out = |player: Player| {
        let reserved = round_request.reserved_seats.iter().any(|reservation| reservation.player == player);
        !reserved && !round_request.plays_two_boards(player) && choice.as_ref().is_none_or(|may| may.contains(&player))
    };
    for &player in &present {
        let on_two_boards = round_request.on_two_boards.contains(&player);
        let power = reserved_power(round_request, player);
        let rival = |other: Player| other != player && power.is_some() && reserved_power(round_request, other) == power;
        let avoids = |other: &Player| separations.separated(player, *other) || rival(*other);
        let mut must_avoid: Vec<Player> = present.iter().copied().filter(avoids).collect();
        let mut reserved = round_request.reserved_seats.iter().filter(|reservation| reservation.player == player);
        let forbidden = forbidden_boards(round_request, player);
        if must_avoid.is_empty() && forbidden.is_empty() && !on_two_boards {
            for board in reserved.filter_map(|reservation| reservation.board) {
                free_seats[board] = free_seats[board].saturating_sub(1);
            }
            others_may_sit_out += usize::from(may_sit_out(player));
            continue;
        }
        if on_two_boards {
            // A player on two boards needs two places, on different boards.
            must_avoid.push(player);
        }
        for _ in 0..=usize::from(on_two_boards) {
            let board = reserved.next().and_then(|reservation| reservation.board);
            let may_sit_out = may_sit_out(player);
            searched.push(SeparatedPlayer {
                player,
                must_avoid: must_avoid.clone(),
                forbidden_boards: forbidden.clone(),
                reserved_board: board,
                may_sit_out,
            });
        }
    }
    let reserved_on =
        |board: usize| round_request.reserved_seats.iter().any(|reservation| reservation.board == Some(board));
    let distinct_boards = (0..free_seats.len()).map(|board| free_seats[board] < 7 || reserved_on(board)).collect();
    let free_bench = round_request.sit_out_count() - out.len();
    let at = vec![None; searched.len()];
    let mut search = SeparationSearch {
        players: searched,
        free_seats,
        distinct_boards,
        free_bench,
        others_may_sit_out,
        assigned: at,
        choices_left: choices,
    };
    if search.assign_rest() {
        let placed =
            search.players.iter().zip(search.assigned).filter(|(searched, _)| searched.reserved_board.is_none());
        SeparationResult::Found(placed.filter_map(|(searched, at)| Some((searched.player, at?))).collect())
    } else if search.choices_left > 0 {
        SeparationResult::Impossible
    } else {
        SeparationResult::Unknown
    }
}

/// The power reserved for a player without a certain board.
fn reserved_power(round_request: &RoundRequest, player: Player) -> Option<Power> {
    round_request
        .reserved_seats
        .iter()
        .filter(|reservation| reservation.player == player && reservation.board.is_none())
        .find_map(|reservation| reservation.power)
}

/// The boards where another player, or an empty seat, has the power that is reserved for this player.
fn forbidden_boards(round_request: &RoundRequest, player: Player) -> Vec<usize> {
    let Some(power) = reserved_power(round_request, player) else { return Vec::new() };
    let reserved = round_request
        .reserved_seats
        .iter()
        .filter(|reservation| reservation.power == Some(power))
        .filter_map(|reservation| reservation.board);
    reserved.chain(round_request.empty_seats.iter().filter(|seat| seat.1 == power).map(|seat| seat.0)).collect()
}

/// A player who must avoid other players, or needs a second board.
struct SeparatedPlayer {
    player: Player,
    must_avoid: Vec<Player>,
    /// Boards where the power reserved for this player is taken.
    forbidden_boards: Vec<usize>,
    /// The board on which a seat is reserved for this player.
    reserved_board: Option<usize>,
    may_sit_out: bool,
}

/// A place for a player: a board, or the bench of players who sit out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BoardOrBench {
    Board(usize),
    Bench,
}

struct SeparationSearch {
    players: Vec<SeparatedPlayer>,
    /// Free seats, by board.
    free_seats: Vec<usize>,
    /// By board: whether a reservation or an empty seat makes it different. The other boards are equal while empty.
    distinct_boards: Vec<bool>,
    free_bench: usize,
    /// Number of players without restrictions who may sit out.
    others_may_sit_out: usize,
    assigned: Vec<Option<BoardOrBench>>,
    choices_left: u32,
}

impl SeparationSearch {
    /// Assigns a place to every player who has none. Returns false if there is no way, or if no choices are left.
    fn assign_rest(&mut self) -> bool {
        let open = (0..self.players.len()).filter(|player_at| self.assigned[*player_at].is_none());
        // The player with the fewest possible places comes first.
        let Some((player_at, places)) =
            open.map(|player_at| (player_at, self.possible_places(player_at))).min_by_key(|(_, places)| places.len())
        else {
            // Players without restrictions must fill the bench.
            return self.free_bench <= self.others_may_sit_out;
        };
        for place in places {
            if self.choices_left == 0 {
                return false;
            }
            self.choices_left -= 1;
            self.assigned[player_at] = Some(place);
            *self.free_places(place) -= 1;
            if self.assign_rest() {
                return true;
            }
            *self.free_places(place) += 1;
            self.assigned[player_at] = None;
        }
        false
    }

    fn free_places(&mut self, at: BoardOrBench) -> &mut usize {
        match at {
            BoardOrBench::Board(board) => &mut self.free_seats[board],
            BoardOrBench::Bench => &mut self.free_bench,
        }
    }

    fn possible_places(&self, player_at: usize) -> Vec<BoardOrBench> {
        let SeparatedPlayer { must_avoid, forbidden_boards: forbidden, reserved_board: reserved, may_sit_out, .. } =
            &self.players[player_at];
        let sits = |board: usize| {
            let on = |(other, at): (&SeparatedPlayer, &Option<BoardOrBench>)| {
                *at == Some(BoardOrBench::Board(board)) && must_avoid.contains(&other.player)
            };
            self.players.iter().zip(&self.assigned).any(on)
        };
        let nobody =
            |board: usize| !self.distinct_boards[board] && !self.assigned.contains(&Some(BoardOrBench::Board(board)));
        let mut fresh = false;
        let mut places = Vec::new();
        for board in 0..self.free_seats.len() {
            let elsewhere = reserved.is_some_and(|reserved| reserved != board) || forbidden.contains(&board);
            if self.free_seats[board] == 0 || elsewhere || sits(board) {
                continue;
            }
            // Of several equal boards, one is enough.
            if nobody(board) && std::mem::replace(&mut fresh, true) {
                continue;
            }
            places.push(BoardOrBench::Board(board));
        }
        if *may_sit_out && self.free_bench > 0 {
            places.push(BoardOrBench::Bench);
            if self.free_bench > self.others_may_sit_out {
                places.rotate_right(1);
            }
        }
        places
    }
}
