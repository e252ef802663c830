//! Who holds which power, once it is known who sits with whom.
//!
//! Players and boards are the two sides of a graph, each seat an edge, each power a colour. Such a graph can be coloured
//! with seven colours whenever nobody has more than seven seats (Kőnig 1916), so nobody need hold a power twice. From
//! there a move swaps two powers on a board and carries the swap along to every other board where it would leave somebody with
//! a power twice (a Kempe chain), so that the colouring stays proper while neighbours are moved apart.

use std::ops::ControlFlow;

use super::board_assignment::Seating;
use super::power_adjacency::Adjacency;
use super::random_numbers::Random;
use super::request::{Player, Request};
use crate::book::{PerPower, Power};

/// The same power on both boards of a round; no search accepts that where there is another way.
const DOUBLED: i64 = 1_000_000;
const REPEAT: i64 = 4_000;
const NEAR: i64 = 100;
const WISH: i64 = 4;

/// What is counted, in the order in which it matters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Balance {
    /// Players who play two boards of a round with the same power.
    pub(super) doubled: u32,
    /// Games in which a player holds a power that he held in another.
    pub(super) repeats: u32,
    /// Pairs of meetings in which the same two held neighbouring powers.
    pub(super) near: u32,
    /// How far the powers are from those preferred.
    pub(super) wishes: u32,
}

impl Balance {
    fn cost(self) -> i64 {
        i64::from(self.doubled) * DOUBLED
            + i64::from(self.repeats) * REPEAT
            + i64::from(self.near) * NEAR
            + i64::from(self.wishes) * WISH
    }
}

/// The powers of the drawn rounds.
#[derive(Clone, Debug)]
pub(super) struct Powers {
    players: usize,
    /// By round, board and power.
    pub(super) at: Vec<Vec<PerPower<Player>>>,
    /// By round and player: a power kept, on which board if that is said.
    kept: Vec<Vec<[Option<Kept>; 2]>>,
    /// By round and player: board and power, and those of a second board.
    seat: Vec<Vec<[Option<At>; 2]>>,
    /// By player, history included.
    used: Vec<PerPower<u8>>,
    /// Meetings as neighbours, by pair, history included.
    near: Vec<u8>,
    /// What a power costs a player, by round; empty when nobody has preferences.
    wishes: Vec<Vec<PerPower<u32>>>,
    adjacency: Adjacency,
    pub(super) balance: Balance,
    /// Boards that the present move has touched.
    touched: Vec<Vec<bool>>,
    trail: Vec<(usize, usize, Power, Power)>,
}

/// A seat of a round: its board and power.
type At = (usize, Power);

/// A power that is kept.
#[derive(Clone, Copy, Debug)]
struct Kept {
    board: Option<usize>,
    power: Power,
}

impl Powers {
    /// The history, and nobody seated yet.
    fn new(request: &Request) -> Self {
        let players = usize::from(request.players);
        let rounds = request.rounds.len();
        let kept = request.rounds.iter().map(|call| {
            let mut kept = vec![[None; 2]; players];
            for lock in &call.locks {
                let [first, second] = &mut kept[lock.player.index()];
                let slot = if first.is_none() { first } else { second };
                *slot = lock.power.map(|power| Kept { board: lock.board, power });
            }
            kept
        });
        let wishes = request.rounds.iter().map(|call| {
            let mut wishes = Vec::new();
            for (player, wanted) in &call.preferences {
                wishes.resize(players, PerPower::<u32>::default());
                wishes[player.index()] = PerPower::from_fn(|power| {
                    let rank = wanted.iter().position(|wish| *wish == power).unwrap_or(wanted.len());
                    u32::try_from(rank).unwrap_or(u32::MAX)
                });
            }
            wishes
        });
        let mut powers = Powers {
            players,
            at: vec![Vec::new(); rounds],
            kept: kept.collect(),
            seat: vec![vec![[None; 2]; players]; rounds],
            used: vec![PerPower::default(); players],
            near: vec![0; players * players],
            wishes: wishes.collect(),
            adjacency: request.adjacency,
            balance: Balance::default(),
            touched: request.rounds.iter().map(|call| vec![false; call.boards()]).collect(),
            trail: Vec::new(),
        };
        for board in request.history.iter().flat_map(|played| &played.boards) {
            powers.count(board);
        }
        powers
    }

    /// What history alone comes to.
    pub(super) fn past(request: &Request) -> Balance {
        Powers::new(request).balance
    }

    /// Counts a board that is not counted yet.
    fn count(&mut self, board: &PerPower<Option<Player>>) {
        for (power, player) in board.iter() {
            let Some(player) = *player else { continue };
            let used = &mut self.used[player.index()][power];
            self.balance.repeats += u32::from(*used > 0);
            *used = used.saturating_add(1);
            for (other, mate) in board.iter() {
                let Some(mate) = mate.filter(|_| other > power) else { continue };
                if self.adjacency.adjacent(power, other) {
                    self.meet(player, mate, true);
                }
            }
        }
    }

    /// The two are neighbours once more, or once less.
    fn meet(&mut self, one: Player, other: Player, more: bool) {
        for (a, b) in [(one, other), (other, one)] {
            let near = &mut self.near[a.index() * self.players + b.index()];
            if more {
                self.balance.near += if a == one { u32::from(*near) } else { 0 };
                *near = near.saturating_add(1);
            } else {
                *near -= 1;
                self.balance.near -= if a == one { u32::from(*near) } else { 0 };
            }
        }
    }

    /// Seats a board.
    fn seat(&mut self, round: usize, board: PerPower<Player>) {
        self.count(&PerPower::from_fn(|power| Some(board[power])));
        let number = self.at[round].len();
        for (power, player) in board.iter() {
            let [first, second] = &mut self.seat[round][player.index()];
            self.balance.doubled += u32::from(first.is_some_and(|(_, held)| held == power));
            *(if first.is_none() { first } else { second }) = Some((number, power));
            self.balance.wishes += self.wish(round, *player, power);
        }
        self.at[round].push(board);
    }

    fn wish(&self, round: usize, player: Player, power: Power) -> u32 {
        self.wishes[round].get(player.index()).map_or(0, |wishes| wishes[power])
    }

    /// Powers for all rounds: coloured where nothing is fixed beforehand, else board by board as well as can be.
    pub(super) fn assign(request: &Request, seating: &Seating, random: &mut Random) -> Self {
        let mut powers = Powers::new(request);
        let free = request.history.is_empty()
            && request.rounds.iter().all(|call| call.locks.iter().all(|lock| lock.power.is_none()));
        let boards = seating.rounds.iter().flat_map(|seats| (0..seats.boards).map(|board| seats.board(board)));
        let mut coloured = if free { colour(powers.players, boards, random) } else { Vec::new() }.into_iter();
        for (round, seats) in seating.rounds.iter().enumerate() {
            for board in 0..seats.boards {
                let seated = seats.board(board);
                let by_power = match coloured.next() {
                    Some(board) => board,
                    None => powers.best_of_board(round, board, seated, random),
                };
                powers.seat(round, by_power);
            }
        }
        powers
    }

    /// The powers that repeat least on one board, by the powers its players have held.
    fn best_of_board(&self, round: usize, number: usize, seated: &[Player], random: &mut Random) -> PerPower<Player> {
        /// More than any board can cost otherwise.
        const KEPT: i64 = 1 << 40;
        let mut order: Vec<Player> = seated.to_vec();
        random.shuffle(&mut order);
        let cost = |player: Player, power: Power| {
            let other = self.kept(round, number, player).is_some_and(|kept| kept != power)
                || self.kept_elsewhere(round, number, player) == Some(power)
                || self.seat[round][player.index()].iter().flatten().any(|(_, held)| *held == power);
            let wish = i64::from(self.wish(round, player, power).min(1000)) * WISH;
            i64::from(other) * KEPT + i64::from(self.used[player.index()][power]) * REPEAT + wish
        };
        // The cheapest way to give the powers of a set to the first players, by set.
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

    /// Swaps two powers of a board and keeps all counts.
    fn swap(&mut self, round: usize, board: usize, one: Power, other: Power) {
        let seats = self.at[round][board];
        let (p, q) = (seats[one], seats[other]);
        for (power, &mate) in seats.iter().filter(|(power, _)| *power != one && *power != other) {
            let (before, after) = (self.adjacency.adjacent(one, power), self.adjacency.adjacent(other, power));
            if before != after {
                self.meet(p, mate, after);
                self.meet(q, mate, before);
            }
        }
        for (player, from, to) in [(p, one, other), (q, other, one)] {
            let used = &mut self.used[player.index()];
            used[from] -= 1;
            self.balance.repeats -= u32::from(used[from] > 0);
            self.balance.repeats += u32::from(used[to] > 0);
            used[to] = used[to].saturating_add(1);
            self.balance.wishes -= self.wish(round, player, from);
            self.balance.wishes += self.wish(round, player, to);
            for seat in self.seat[round][player.index()].iter_mut().flatten() {
                if seat.0 == board {
                    seat.1 = to;
                } else {
                    self.balance.doubled -= u32::from(seat.1 == from);
                    self.balance.doubled += u32::from(seat.1 == to);
                }
            }
            self.at[round][board][to] = player;
        }
    }

    /// Whether neither seat is kept.
    fn may_swap(&self, round: usize, board: usize, one: Power, other: Power) -> bool {
        [one, other].into_iter().all(|power| {
            let player = self.at[round][board][power];
            self.kept(round, board, player).is_none()
        })
    }

    /// The power that a player keeps on a board.
    fn kept(&self, round: usize, board: usize, player: Player) -> Option<Power> {
        let kept = self.kept[round][player.index()].iter().flatten();
        kept.into_iter().find(|kept| kept.board.is_none_or(|its| its == board)).map(|kept| kept.power)
    }

    /// The power that a player keeps on another board of the round.
    fn kept_elsewhere(&self, round: usize, board: usize, player: Player) -> Option<Power> {
        let kept = self.kept[round][player.index()].iter().flatten();
        kept.into_iter().find(|kept| kept.board.is_some_and(|its| its != board)).map(|kept| kept.power)
    }

    /// Swaps two powers of a board, and on every board where that leaves somebody with a power twice.
    fn chain(&mut self, round: usize, board: usize, one: Power, other: Power) {
        self.trail.clear();
        let mut waiting = vec![(round, board)];
        self.touched[round][board] = true;
        let mut next = 0;
        while let Some(&(round, board)) = waiting.get(next) {
            next += 1;
            self.swap(round, board, one, other);
            self.trail.push((round, board, one, other));
            for power in [one, other] {
                let player = self.at[round][board][power];
                if self.used[player.index()][power] < 2 {
                    continue;
                }
                let elsewhere = (0..self.at.len()).find_map(|there| {
                    self.seat[there][player.index()].iter().flatten().find_map(|&(its, held)| {
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

    fn undo(&mut self) {
        while let Some((round, board, one, other)) = self.trail.pop() {
            self.swap(round, board, one, other);
        }
    }

    /// Moves neighbours apart by annealing over chains, and keeps the best.
    pub(super) fn improve(
        &mut self,
        random: &mut Random,
        moves: u32,
        watch: &mut dyn FnMut(u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        const STEP: u32 = 256;
        let boards: Vec<(usize, usize)> = self
            .at
            .iter()
            .enumerate()
            .flat_map(|(round, boards)| (0..boards.len()).map(move |at| (round, at)))
            .collect();
        let (mut best, mut best_balance) = (self.at.clone(), self.balance);
        let mut flow = ControlFlow::Continue(());
        let mut tried = 0;
        while tried < moves && best_balance != Balance::default() && !boards.is_empty() && flow.is_continue() {
            let temperature = 256 * (6 + 60 * i64::from(moves - tried) / i64::from(moves));
            let step = STEP.min(moves - tried);
            for _ in 0..step {
                let (round, board) = boards[random.below(boards.len())];
                let (one, other) = (Power::ALL[random.below(7)], Power::ALL[random.below(7)]);
                if one == other || !self.may_swap(round, board, one, other) {
                    continue;
                }
                let before = self.balance.cost();
                self.chain(round, board, one, other);
                let change = self.balance.cost() - before;
                if change > 0 && change > random.patience(temperature) {
                    self.undo();
                } else if self.balance < best_balance {
                    best_balance = self.balance;
                    best.clone_from(&self.at);
                    if best_balance == Balance::default() {
                        break;
                    }
                }
            }
            tried += step;
            flow = watch(step);
        }
        self.at = best;
        self.balance = best_balance;
        flow
    }

    /// The powers a player has held in history and in the drawn rounds but one, a bit each.
    pub(super) fn held_but(&self, player: Player, round: usize) -> u8 {
        let here = self.seat[round][player.index()];
        self.used[player.index()].iter().fold(0, |held, (power, used)| {
            let now = here.iter().flatten().filter(|(_, here)| *here == power).count();
            held | (u8::from(usize::from(*used) > now) << power.index())
        })
    }
}

/// The fewest of seven players who must hold a power again, by the powers they have held.
pub(super) fn fewest_repeats(held: [u8; 7]) -> u32 {
    let mut holder = [None; 7];
    (0..7).map(|player| u32::from(!find(player, held, &mut 0, &mut holder))).sum()
}

/// Gives the player a new power, moving others along if need be.
fn find(player: usize, held: [u8; 7], seen: &mut u8, holder: &mut [Option<usize>; 7]) -> bool {
    for power in 0..7 {
        let bit = 1 << power;
        if (held[player] | *seen) & bit != 0 {
            continue;
        }
        *seen |= bit;
        if holder[power].is_none_or(|other| find(other, held, seen, holder)) {
            holder[power] = Some(player);
            return true;
        }
    }
    false
}

/// A proper colouring: for each board, the player of each power. A player with more than seven games counts as another
/// after each seven.
pub(super) fn colour<'a>(
    players: usize,
    boards: impl Iterator<Item = &'a [Player]>,
    random: &mut Random,
) -> Vec<PerPower<Player>> {
    let mut games = vec![0_usize; players];
    // Both sides of the graph: what a copy of a player, and what a board, has by colour.
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
                free_up(board, mine, its, &mut by_player, &mut by_board);
            }
            by_player[copy][colour] = Some(board);
            by_board[board][colour] = Some(copy);
        }
    }
    let player = |copy: Option<usize>| copy.map_or(0, |copy| copy % players);
    let seat = |copy: Option<usize>| Player(u16::try_from(player(copy)).unwrap_or(0));
    by_board.into_iter().map(|copies| PerPower(copies.map(seat))).collect()
}

/// Frees colour `mine` at a board that has `its` free: the path of edges that take turns in the two changes them.
fn free_up(
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
    fn seven_with_one_power_left_each_hold_nothing_twice() {
        let all_but = |power: usize| 0x7f & !(1 << power);
        assert_eq!(fewest_repeats([0, 1, 2, 3, 4, 5, 6].map(all_but)), 0);
        assert_eq!(fewest_repeats([0, 0, 2, 3, 4, 5, 6].map(all_but)), 1);
        assert_eq!(fewest_repeats([0x7f; 7]), 7);
    }
}
