//! The assignment of powers, after the players of each board are known.
//!
//! Players and boards are the two sides of a graph. Each seat is an edge, and each power is a colour. Such a graph can
//! be coloured with seven colours if nobody has more than seven seats (Kőnig 1916), so nobody must repeat a power. The
//! search starts from such a colouring. A move swaps two powers on a board, and then on every other board where a
//! player would have a power twice (a Kempe chain). So no player repeats a power while the search reduces adjacent
//! powers.

use std::ops::ControlFlow;

use super::board_assignment::BoardAssignment;
use super::power_adjacency::Adjacency;
use super::random_generator::RandomGenerator;
use super::request::{DrawRequest, Player};
use crate::book::{PerPower, Power};

/// The cost of the same power on both boards of a player in one round. The search avoids it if possible.
const SAME_ROUND_COST: i64 = 1_000_000;
const REPEAT_COST: i64 = 4_000;
const ADJACENT_COST: i64 = 100;
const PREFERENCE_COST: i64 = 4;

/// The counts of an assignment, the most important first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct PowerCounts {
    /// Players with the same power on two boards of one round.
    pub(super) same_round_twice: u32,
    /// Games in which a player has a power that the player also has in another game.
    pub(super) repeated_powers: u32,
    /// Pairs of meetings in which the same two players have adjacent powers.
    pub(super) adjacent_again: u32,
    /// Sum of the positions of the players' powers in their lists of preferred powers.
    pub(super) preference_distance: u32,
}

impl PowerCounts {
    fn cost(self) -> i64 {
        i64::from(self.same_round_twice) * SAME_ROUND_COST
            + i64::from(self.repeated_powers) * REPEAT_COST
            + i64::from(self.adjacent_again) * ADJACENT_COST
            + i64::from(self.preference_distance) * PREFERENCE_COST
    }
}

/// The powers of the drawn rounds, with everything counted.
#[derive(Clone, Debug)]
pub(super) struct PowerAssignment {
    players: usize,
    /// The players by round, board and power.
    pub(super) boards: Vec<Vec<PerPower<Player>>>,
    /// By round and player: up to two reserved powers.
    reserved: Vec<Vec<[Option<ReservedPower>; 2]>>,
    /// By round and player: board and power, also of a second board.
    seats: Vec<Vec<[Option<BoardAndPower>; 2]>>,
    /// By player and power: number of games, earlier rounds included.
    times_held: Vec<PerPower<u8>>,
    /// By pair: meetings with adjacent powers, earlier rounds included.
    adjacent_meetings: Vec<u8>,
    /// By round, player and power: position in the list of preferred powers. Empty if nobody has preferences.
    preference_costs: Vec<Vec<PerPower<u32>>>,
    adjacency: Adjacency,
    pub(super) counts: PowerCounts,
    /// By round and board: whether the current move has changed the board.
    touched: Vec<Vec<bool>>,
    /// The swaps of the current move.
    trail: Vec<(usize, usize, Power, Power)>,
}

/// A seat of a round: its board and power.
type BoardAndPower = (usize, Power);

/// A reserved power. Without a board, the reservation is valid on any board.
#[derive(Clone, Copy, Debug)]
struct ReservedPower {
    board: Option<usize>,
    power: Power,
}

impl PowerAssignment {
    /// The earlier rounds. Nobody is seated yet in the rounds to draw.
    fn new(request: &DrawRequest) -> Self {
        let players = usize::from(request.player_count);
        let rounds = request.rounds.len();
        let reserved = request.rounds.iter().map(|round_request| {
            let mut reserved = vec![[None; 2]; players];
            for reservation in &round_request.reserved_seats {
                let [first, second] = &mut reserved[reservation.player.index()];
                let slot = if first.is_none() { first } else { second };
                *slot = reservation.power.map(|power| ReservedPower { board: reservation.board, power });
            }
            reserved
        });
        let ranks = request.rounds.iter().map(|round_request| {
            let mut ranks = Vec::new();
            for (player, wanted) in &round_request.preferences {
                ranks.resize(players, PerPower::<u32>::default());
                ranks[player.index()] = PerPower::from_fn(|power| {
                    let rank = wanted.iter().position(|preferred| *preferred == power).unwrap_or(wanted.len());
                    u32::try_from(rank).unwrap_or(u32::MAX)
                });
            }
            ranks
        });
        let mut powers = PowerAssignment {
            players,
            boards: vec![Vec::new(); rounds],
            reserved: reserved.collect(),
            seats: vec![vec![[None; 2]; players]; rounds],
            times_held: vec![PerPower::default(); players],
            adjacent_meetings: vec![0; players * players],
            preference_costs: ranks.collect(),
            adjacency: request.adjacency,
            counts: PowerCounts::default(),
            touched: request.rounds.iter().map(|round_request| vec![false; round_request.board_count()]).collect(),
            trail: Vec::new(),
        };
        for board in request.earlier_rounds.iter().flat_map(|played| &played.boards) {
            powers.count_board(board);
        }
        powers
    }

    /// The counts of the earlier rounds alone.
    pub(super) fn earlier_counts(request: &DrawRequest) -> PowerCounts {
        PowerAssignment::new(request).counts
    }

    /// Adds a board to the counts.
    fn count_board(&mut self, board: &PerPower<Option<Player>>) {
        for (power, player) in board.iter() {
            let Some(player) = *player else { continue };
            let used = &mut self.times_held[player.index()][power];
            self.counts.repeated_powers += u32::from(*used > 0);
            *used = used.saturating_add(1);
            for (other, mate) in board.iter() {
                let Some(mate) = mate.filter(|_| other > power) else { continue };
                if self.adjacency.adjacent(power, other) {
                    self.change_adjacent_meetings(player, mate, true);
                }
            }
        }
    }

    /// Counts one meeting with adjacent powers more or less for a pair.
    fn change_adjacent_meetings(&mut self, one: Player, other: Player, more: bool) {
        for (a, b) in [(one, other), (other, one)] {
            let near = &mut self.adjacent_meetings[a.index() * self.players + b.index()];
            if more {
                self.counts.adjacent_again += if a == one { u32::from(*near) } else { 0 };
                *near = near.saturating_add(1);
            } else {
                *near -= 1;
                self.counts.adjacent_again -= if a == one { u32::from(*near) } else { 0 };
            }
        }
    }

    /// Adds a board to a round and counts it.
    fn seat_board(&mut self, round: usize, board: PerPower<Player>) {
        self.count_board(&PerPower::from_fn(|power| Some(board[power])));
        let number = self.boards[round].len();
        for (power, player) in board.iter() {
            let [first, second] = &mut self.seats[round][player.index()];
            self.counts.same_round_twice += u32::from(first.is_some_and(|(_, held)| held == power));
            *(if first.is_none() { first } else { second }) = Some((number, power));
            self.counts.preference_distance += self.preference_cost(round, *player, power);
        }
        self.boards[round].push(board);
    }

    fn preference_cost(&self, round: usize, player: Player, power: Power) -> u32 {
        self.preference_costs[round].get(player.index()).map_or(0, |ranks| ranks[power])
    }

    /// Assigns powers in all rounds: by graph colouring if nothing is fixed, otherwise board by board at the lowest
    /// cost.
    pub(super) fn assign(request: &DrawRequest, seating: &BoardAssignment, random: &mut RandomGenerator) -> Self {
        let mut powers = PowerAssignment::new(request);
        let free = request.earlier_rounds.is_empty()
            && request.rounds.iter().all(|round_request| {
                round_request.reserved_seats.iter().all(|reservation| reservation.power.is_none())
            });
        let boards = seating.rounds.iter().flat_map(|seats| (0..seats.boards).map(|board| seats.board(board)));
        let mut coloured = if free { colour_boards(powers.players, boards, random) } else { Vec::new() }.into_iter();
        for (round, seats) in seating.rounds.iter().enumerate() {
            for board in 0..seats.boards {
                let seated = seats.board(board);
                let by_power = match coloured.next() {
                    Some(board) => board,
                    None => powers.cheapest_powers(round, board, seated, random),
                };
                powers.seat_board(round, by_power);
            }
        }
        powers
    }

    /// The assignment of powers on one board with the lowest cost.
    fn cheapest_powers(
        &self,
        round: usize,
        number: usize,
        seated: &[Player],
        random: &mut RandomGenerator,
    ) -> PerPower<Player> {
        /// More than all other costs of a board together.
        const RESERVED: i64 = 1 << 40;
        let mut order: Vec<Player> = seated.to_vec();
        random.shuffle(&mut order);
        let cost = |player: Player, power: Power| {
            let other = self.reserved_power(round, number, player).is_some_and(|reserved| reserved != power)
                || self.reserved_power_elsewhere(round, number, player) == Some(power)
                || self.seats[round][player.index()].iter().flatten().any(|(_, held)| *held == power);
            let preference = i64::from(self.preference_cost(round, player, power).min(1000)) * PREFERENCE_COST;
            i64::from(other) * RESERVED + i64::from(self.times_held[player.index()][power]) * REPEAT_COST + preference
        };
        // For each set of powers, the cheapest way to give them to the first players.
        let mut cheapest = [(i64::MAX, 0_usize); 128];
        cheapest[0] = (0, 0);
        for set in 0..127_usize {
            let player = order[set.count_ones() as usize];
            let (so_far, _) = cheapest[set];
            for power in Power::ALL.into_iter().filter(|power| set & (1 << power.index()) == 0) {
                let total = so_far + cost(player, power);
                let next = &mut cheapest[set | (1 << power.index())];
                if total < next.0 {
                    *next = (total, power.index());
                }
            }
        }
        let mut board = PerPower([Player::default(); 7]);
        let mut set = 127;
        while set != 0 {
            let power = cheapest[set].1;
            set &= !(1 << power);
            board.0[power] = order[set.count_ones() as usize];
        }
        board
    }

    /// Swaps two powers of a board and updates all counts.
    fn swap_powers(&mut self, round: usize, board: usize, one: Power, other: Power) {
        let seats = self.boards[round][board];
        let (p, q) = (seats[one], seats[other]);
        for (power, &mate) in seats.iter().filter(|(power, _)| *power != one && *power != other) {
            let (before, after) = (self.adjacency.adjacent(one, power), self.adjacency.adjacent(other, power));
            if before != after {
                self.change_adjacent_meetings(p, mate, after);
                self.change_adjacent_meetings(q, mate, before);
            }
        }
        for (player, from, to) in [(p, one, other), (q, other, one)] {
            let used = &mut self.times_held[player.index()];
            used[from] -= 1;
            self.counts.repeated_powers -= u32::from(used[from] > 0);
            self.counts.repeated_powers += u32::from(used[to] > 0);
            used[to] = used[to].saturating_add(1);
            self.counts.preference_distance -= self.preference_cost(round, player, from);
            self.counts.preference_distance += self.preference_cost(round, player, to);
            for seat in self.seats[round][player.index()].iter_mut().flatten() {
                if seat.0 == board {
                    seat.1 = to;
                } else {
                    self.counts.same_round_twice -= u32::from(seat.1 == from);
                    self.counts.same_round_twice += u32::from(seat.1 == to);
                }
            }
            self.boards[round][board][to] = player;
        }
    }

    /// Whether neither of two seats has a reservation.
    fn may_swap(&self, round: usize, board: usize, one: Power, other: Power) -> bool {
        [one, other].into_iter().all(|power| {
            let player = self.boards[round][board][power];
            self.reserved_power(round, board, player).is_none()
        })
    }

    /// The power reserved for a player on a board.
    fn reserved_power(&self, round: usize, board: usize, player: Player) -> Option<Power> {
        let reserved = self.reserved[round][player.index()].iter().flatten();
        reserved
            .into_iter()
            .find(|reserved| reserved.board.is_none_or(|its| its == board))
            .map(|reserved| reserved.power)
    }

    /// The power reserved for a player on another board of the round.
    fn reserved_power_elsewhere(&self, round: usize, board: usize, player: Player) -> Option<Power> {
        let reserved = self.reserved[round][player.index()].iter().flatten();
        reserved
            .into_iter()
            .find(|reserved| reserved.board.is_some_and(|its| its != board))
            .map(|reserved| reserved.power)
    }

    /// Swaps two powers of a board, and then on every board where a player would have one of them twice.
    fn swap_chain(&mut self, round: usize, board: usize, one: Power, other: Power) {
        self.trail.clear();
        let mut waiting = vec![(round, board)];
        self.touched[round][board] = true;
        let mut next = 0;
        while let Some(&(round, board)) = waiting.get(next) {
            next += 1;
            self.swap_powers(round, board, one, other);
            self.trail.push((round, board, one, other));
            for power in [one, other] {
                let player = self.boards[round][board][power];
                if self.times_held[player.index()][power] < 2 {
                    continue;
                }
                let elsewhere = (0..self.boards.len()).find_map(|there| {
                    self.seats[there][player.index()].iter().flatten().find_map(|&(its, held)| {
                        ((there, its) != (round, board)
                            && held == power
                            && !self.touched[there][its]
                            && self.may_swap(there, its, one, other))
                        .then_some((there, its))
                    })
                });
                if let Some((there, board)) = elsewhere {
                    self.touched[there][board] = true;
                    waiting.push((there, board));
                }
            }
        }
        for (round, board) in waiting {
            self.touched[round][board] = false;
        }
    }

    fn undo_chain(&mut self) {
        while let Some((round, board, one, other)) = self.trail.pop() {
            self.swap_powers(round, board, one, other);
        }
    }

    /// Improves the counts by annealing over chains of swaps, and keeps the best assignment.
    pub(super) fn improve(
        &mut self,
        random: &mut RandomGenerator,
        moves: u32,
        watch: &mut dyn FnMut(u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        const STEP: u32 = 256;
        let boards: Vec<(usize, usize)> = self
            .boards
            .iter()
            .enumerate()
            .flat_map(|(round, boards)| (0..boards.len()).map(move |at| (round, at)))
            .collect();
        let (mut best, mut best_balance) = (self.boards.clone(), self.counts);
        let mut flow = ControlFlow::Continue(());
        let mut tried = 0;
        while tried < moves && best_balance != PowerCounts::default() && !boards.is_empty() && flow.is_continue() {
            let temperature = 256 * (6 + 60 * i64::from(moves - tried) / i64::from(moves));
            let step = STEP.min(moves - tried);
            for _ in 0..step {
                let (round, board) = boards[random.below(boards.len())];
                let (one, other) = (Power::ALL[random.below(7)], Power::ALL[random.below(7)]);
                if one == other || !self.may_swap(round, board, one, other) {
                    continue;
                }
                let before = self.counts.cost();
                self.swap_chain(round, board, one, other);
                let change = self.counts.cost() - before;
                if change > 0 && change > random.accepted_increase(temperature) {
                    self.undo_chain();
                } else if self.counts < best_balance {
                    best_balance = self.counts;
                    best.clone_from(&self.boards);
                    if best_balance == PowerCounts::default() {
                        break;
                    }
                }
            }
            tried += step;
            flow = watch(step);
        }
        self.boards = best;
        self.counts = best_balance;
        flow
    }

    /// The powers a player has in the earlier rounds and in all drawn rounds except one, a bit each.
    pub(super) fn powers_held_except(&self, player: Player, round: usize) -> u8 {
        let here = self.seats[round][player.index()];
        self.times_held[player.index()].iter().fold(0, |held, (power, used)| {
            let now = here.iter().flatten().filter(|(_, here)| *here == power).count();
            held | (u8::from(usize::from(*used) > now) << power.index())
        })
    }
}

/// A proper colouring: for each board, the player of each power. A player with more than seven games is split into
/// several vertices (copies) of at most seven games.
pub(super) fn colour_boards<'a>(
    players: usize,
    boards: impl Iterator<Item = &'a [Player]>,
    random: &mut RandomGenerator,
) -> Vec<PerPower<Player>> {
    let mut games = vec![0_usize; players];
    // Both sides of the graph by colour: the board of a player copy, and the player copy of a board.
    let mut by_player: Vec<[Option<usize>; 7]> = vec![[None; 7]; players];
    let mut by_board: Vec<[Option<usize>; 7]> = Vec::new();
    let mut colours = [0, 1, 2, 3, 4, 5, 6];
    for seated in boards {
        let board = by_board.len();
        by_board.push([None; 7]);
        for player in seated {
            let copy = player.index() + players * (games[player.index()] / 7);
            games[player.index()] += 1;
            if copy >= by_player.len() {
                by_player.resize(by_player.len() + players, [None; 7]);
            }
            random.shuffle(&mut colours);
            let free = |taken: &[Option<usize>; 7]| colours.iter().copied().find(|colour| taken[*colour].is_none());
            let both = colours
                .iter()
                .copied()
                .find(|colour| by_player[copy][*colour].is_none() && by_board[board][*colour].is_none());
            let (Some(mine), Some(its)) = (free(&by_player[copy]), free(&by_board[board])) else { continue };
            let colour = both.unwrap_or(mine);
            if both.is_none() {
                free_colour(board, mine, its, &mut by_player, &mut by_board);
            }
            by_player[copy][colour] = Some(board);
            by_board[board][colour] = Some(copy);
        }
    }
    let player = |copy: Option<usize>| copy.map_or(0, |copy| copy % players);
    let seat = |copy: Option<usize>| Player(u16::try_from(player(copy)).unwrap_or(0));
    by_board.into_iter().map(|copies| PerPower(copies.map(seat))).collect()
}

/// Frees colour `mine` at a board where colour `its` is free. The two colours are exchanged along the path of edges
/// that alternate between them.
fn free_colour(
    board: usize,
    mine: usize,
    its: usize,
    by_player: &mut [[Option<usize>; 7]],
    by_board: &mut [[Option<usize>; 7]],
) {
    let mut path = Vec::new();
    let (mut at, mut colour) = (board, mine);
    let mut on_board = true;
    loop {
        let next = if on_board { by_board[at][colour] } else { by_player[at][colour] };
        let Some(next) = next else { break };
        path.push(if on_board { (next, at, colour) } else { (at, next, colour) });
        (at, on_board, colour) = (next, !on_board, mine + its - colour);
    }
    for &(player, board, colour) in &path {
        by_player[player][colour] = None;
        by_board[board][colour] = None;
    }
    for (player, board, colour) in path {
        by_player[player][mine + its - colour] = Some(board);
        by_board[board][mine + its - colour] = Some(player);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_search_for_powers_goes_on_after_its_first_improvement() {
        let request = DrawRequest::all_present(28, 4, 1);
        let mut random = RandomGenerator::new(1);
        // The same four boards in every round.
        let seating = BoardAssignment::new(&request);
        let mut powers = PowerAssignment::assign(&request, &seating, &mut random);
        let before = powers.counts.adjacent_again;
        let flow = powers.improve(&mut random, 256, &mut |_| ControlFlow::Continue(()));
        assert!(flow.is_continue());
        // One move changes the powers of a few boards only.
        let after = powers.counts.adjacent_again;
        assert!(after * 4 < before * 3, "{after}, was {before}");
    }
}
