//! The seats of one round during the search: their players, the seats that cannot change, and the pairs of players who
//! must not share a board.

use std::ops::Range;

use super::measures::pairs;
use super::place_restricted_players;
use super::request::{DrawRequest, Player, RoundRequest};
use super::separation_search;
use super::separation_search::{BoardOrBench, SeparationResult};
use super::separations::SeparationTable;

/// The cost of a pair that should not share a board, but does.
pub(super) const CONFLICT_COST: i64 = 2_000;
/// The cost of a forbidden state, which no search accepts: a player who must have a seat loses it, two players with a
/// reservation of the same power share a board, or a player on two boards has both seats on one board.
pub(super) const FORBIDDEN_COST: i64 = 1_000_000;

/// The seats of one round.
#[derive(Clone, Debug)]
pub(super) struct RoundSearchState {
    pub(super) boards: usize,
    /// The players, board after board, and then the players who sit out (the bench).
    pub(super) order: Vec<Player>,
    /// By seat: whether its player must not move.
    pub(super) fixed: Vec<bool>,
    /// By pair of players: why they must not share a board. Empty if there are no such pairs.
    pub(super) conflicts: Vec<PairConflict>,
    /// By player and board: whether the power reserved for the player is taken on the board. Empty if there are none.
    forbidden_boards: Vec<bool>,
    /// By player: whether the player must have a seat, though not a certain one.
    pub(super) must_have_seat: Vec<bool>,
    /// Whether a player of this round plays on two boards.
    pub(super) has_two_board_player: bool,
    /// The strength of each player. Empty if the request has no strengths.
    pub(super) strengths: Vec<i64>,
}

/// Why two players must not share a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum PairConflict {
    #[default]
    None,
    /// They are separated players or team-mates.
    Separated,
    /// The same power is reserved for both.
    SamePower,
    /// They are one player with two seats.
    SamePlayer,
}

impl PairConflict {
    pub(super) fn cost(self) -> i64 {
        match self {
            PairConflict::None => 0,
            PairConflict::Separated => CONFLICT_COST,
            PairConflict::SamePower | PairConflict::SamePlayer => FORBIDDEN_COST,
        }
    }
}

impl RoundSearchState {
    /// The players of a board.
    pub(super) fn board(&self, board: usize) -> &[Player] {
        &self.order[board * 7..board * 7 + 7]
    }

    /// The players who sit out.
    pub(super) fn bench(&self) -> &[Player] {
        &self.order[self.boards * 7..]
    }

    /// The seats of the board that a seat belongs to. Empty for the bench.
    pub(super) fn board_range(&self, seat: usize) -> Range<usize> {
        let board = seat / 7;
        if board < self.boards { board * 7..board * 7 + 7 } else { 0..0 }
    }
}

impl RoundSearchState {
    pub(super) fn new(request: &DrawRequest, round: usize) -> Self {
        let round_request = &request.rounds[round];
        let players = usize::from(request.player_count);
        let boards = round_request.board_count();
        let bodies = round_request.present.len() + round_request.on_two_boards.len();
        let mut order: Vec<Option<Player>> = vec![None; bodies];
        let mut fixed = vec![false; bodies];
        // By player: the number of seats or bench places still needed.
        let mut left = vec![0_u8; players];
        for player in round_request.present.iter().chain(&round_request.on_two_boards) {
            left[player.index()] += 1;
        }
        let mut seated = vec![false; players];
        for player in round_request
            .reserved_seats
            .iter()
            .map(|reservation| &reservation.player)
            .chain(&round_request.on_two_boards)
        {
            seated[player.index()] = true;
        }
        for reservation in &round_request.reserved_seats {
            if let Some(board) = reservation.board
                && let Some(seat) = (board * 7..board * 7 + 7).find(|seat| order[*seat].is_none())
            {
                order[seat] = Some(reservation.player);
                fixed[seat] = true;
                left[reservation.player.index()] -= 1;
            }
        }
        let (out, choice) = round_request.sit_outs();
        for (&player, seat) in out.iter().zip(boards * 7..) {
            order[seat] = Some(player);
            fixed[seat] = true;
            left[player.index()] = 0;
        }
        for (player, at) in restricted_placements(request, round_request) {
            let mut seats = match at {
                BoardOrBench::Board(board) => board * 7..board * 7 + 7,
                BoardOrBench::Bench => boards * 7..bodies,
            };
            if let Some(seat) = seats.find(|seat| order[*seat].is_none()) {
                order[seat] = Some(player);
                left[player.index()] -= 1;
            }
        }
        if let Some(may) = choice {
            for player in round_request.present.iter().filter(|player| !may.contains(player) && !out.contains(player)) {
                seated[player.index()] = true;
            }
        }
        let waiting = |first: bool| {
            let (left, seated) = (&left, &seated);
            let each = round_request
                .present
                .iter()
                .flat_map(|player| std::iter::repeat_n(*player, usize::from(left[player.index()])));
            each.filter(move |player| seated[player.index()] == first)
        };
        let mut waiting = waiting(true).chain(waiting(false));
        let order: Vec<Player> = order.into_iter().map_while(|seat| seat.or_else(|| waiting.next())).collect();
        let conflicts = pair_conflicts(request, round);
        let forbidden = forbidden_boards(round_request, players);
        let mut strength = Vec::new();
        for &(player, strong) in &round_request.strengths {
            strength.resize(players, 0);
            strength[player.index()] = i64::from(strong);
        }
        RoundSearchState {
            boards,
            order,
            fixed,
            conflicts,
            forbidden_boards: forbidden,
            must_have_seat: seated,
            has_two_board_player: !round_request.on_two_boards.is_empty(),
            strengths: strength,
        }
    }

    /// The cost of a player on a board where the power reserved for the player is taken.
    pub(super) fn forbidden_board_cost(&self, player: Player, seat: usize) -> i64 {
        let board = seat / 7;
        let forbidden =
            board < self.boards && self.forbidden_boards.get(player.index() * self.boards + board) == Some(&true);
        if forbidden { FORBIDDEN_COST } else { 0 }
    }

    /// Whether swaps of the given seats can change a board: two of them must be on different boards.
    pub(super) fn can_change(&self, free: &[usize]) -> bool {
        free.iter().any(|seat| self.board_range(*seat) != self.board_range(free[0]))
    }

    pub(super) fn board_strength(&self, board: usize) -> i64 {
        self.board(board).iter().map(|player| self.strengths[player.index()]).sum()
    }

    /// The seats whose players may move.
    pub(super) fn movable_seats(&self) -> impl Iterator<Item = usize> {
        self.fixed.iter().enumerate().filter(|(_, fixed)| !**fixed).map(|(seat, _)| seat)
    }
}

/// Places for the players who cannot sit on every board.
fn restricted_placements(request: &DrawRequest, round_request: &RoundRequest) -> Vec<(Player, BoardOrBench)> {
    /// A short search. Annealing may separate the pairs that it leaves together.
    const CHOICES: u32 = 2000;
    let separations = SeparationTable::new(request, round_request);
    if separations.has_pairs()
        && let SeparationResult::Found(places) =
            separation_search::find_assignment(round_request, &separations, CHOICES)
    {
        return places;
    }
    let placed = place_restricted_players::assign_boards(round_request).unwrap_or_default();
    placed.into_iter().map(|(player, board)| (player, BoardOrBench::Board(board))).collect()
}

/// The pairs that must not share a board in a round: separated players, team-mates, two players with a reservation of
/// the same power, and a player on two boards with himself or herself.
fn pair_conflicts(request: &DrawRequest, round: usize) -> Vec<PairConflict> {
    let round_request = &request.rounds[round];
    let players = usize::from(request.player_count);
    let teams = round_request.teams.iter().flat_map(|team| pairs(team));
    let separations = request.separations.iter().copied().chain(teams).filter(|[one, other]| one != other);
    let rivals = pairs_reserving_same_power(round_request).map(|pair| (pair, PairConflict::SamePower));
    let selves = round_request.on_two_boards.iter().map(|player| ([*player, *player], PairConflict::SamePlayer));
    let mut conflicts = Vec::new();
    for ([one, other], why) in separations.map(|pair| (pair, PairConflict::Separated)).chain(rivals).chain(selves) {
        conflicts.resize(players * players, PairConflict::None);
        conflicts[one.index() * players + other.index()] = why;
        conflicts[other.index() * players + one.index()] = why;
    }
    conflicts
}

/// Pairs of players with a reservation of the same power and no certain board.
fn pairs_reserving_same_power(round_request: &RoundRequest) -> impl Iterator<Item = [Player; 2]> + '_ {
    let open = || {
        round_request
            .reserved_seats
            .iter()
            .filter(|reservation| reservation.board.is_none() && reservation.power.is_some())
    };
    open().enumerate().flat_map(move |(at, one)| {
        let others = open().skip(at + 1).filter(|other| one.power == other.power);
        others.map(|other| [one.player, other.player])
    })
}

/// By player and board: whether the power reserved for the player without a certain board is reserved there for
/// somebody else.
fn forbidden_boards(round_request: &RoundRequest, players: usize) -> Vec<bool> {
    let mut forbidden = Vec::new();
    for reservation in round_request
        .reserved_seats
        .iter()
        .filter(|reservation| reservation.board.is_none() && reservation.power.is_some())
    {
        for board in round_request
            .reserved_seats
            .iter()
            .filter(|other| other.power == reservation.power)
            .filter_map(|other| other.board)
        {
            forbidden.resize(players * round_request.board_count(), false);
            forbidden[reservation.player.index() * round_request.board_count() + board] = true;
        }
    }
    forbidden
}
