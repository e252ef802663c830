//! Who sits with whom: boards as sets of seven, before anybody has a power.
//!
//! The state is a list of seats for each round, board after board, and behind them the bench. A move swaps two of them.
//! What a move costs is looked up from how often pairs have met, so a move tried takes some fifty loads.

use std::ops::ControlFlow;

use super::constraints::{CLASH, Clash, Seats, UNSEATED};
use super::power_assignment::fewest_repeats;
use super::random_numbers::Random;
use super::request::{Player, Request};

/// A pair that meets a third time, beside the meetings it repeats.
pub(super) const THIRD: i64 = 8;
/// Two rounds in which the same pair meets.
const REPEAT: i64 = 8;
/// A second time on the bench.
const SECOND_OUT: i64 = 3;

/// What is counted, in the order in which it matters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Weight {
    pub(super) clashes: u32,
    pub(super) thirds: u32,
    pub(super) repeats: u32,
    pub(super) second_outs: u32,
}

/// The rounds being drawn.
#[derive(Clone, Debug)]
pub(super) struct Seating {
    players: usize,
    pub(super) rounds: Vec<Seats>,
    /// How often each pair has met, history included; symmetrical.
    met: Vec<u8>,
    /// How often each player has sat out, history included.
    outs: Vec<u8>,
    /// What a pair's next meeting costs, by how often it has met.
    next: [i64; 256],
}

impl Seating {
    /// Everybody in the order of the request, kept seats and the first to sit out in their places.
    pub(super) fn new(request: &Request) -> Self {
        let players = usize::from(request.players);
        let mut next = [0; 256];
        for (met, cost) in (0..).zip(&mut next) {
            *cost = REPEAT * met + if met >= 2 { THIRD } else { 0 };
        }
        let mut seating =
            Seating { players, rounds: Vec::new(), met: vec![0; players * players], outs: vec![0; players], next };
        for played in &request.history {
            for board in &played.boards {
                let seated: Vec<Player> = board.values().flatten().copied().collect();
                seating.meet(&seated);
            }
            for player in &played.out {
                seating.outs[player.index()] = seating.outs[player.index()].saturating_add(1);
            }
        }
        seating.rounds = (0..request.rounds.len()).map(|round| Seats::new(request, round)).collect();
        seating.count_in();
        seating
    }

    /// Counts the drawn rounds' meetings, which are not yet.
    fn count_in(&mut self) {
        let rounds = std::mem::take(&mut self.rounds);
        for round in &rounds {
            for board in 0..round.boards {
                self.meet(round.board(board));
            }
            for player in round.bench() {
                self.outs[player.index()] = self.outs[player.index()].saturating_add(1);
            }
        }
        self.rounds = rounds;
    }

    fn meet(&mut self, seated: &[Player]) {
        for [one, other] in pairs(seated) {
            for (from, to) in [(one, other), (other, one)] {
                let met = &mut self.met[from.index() * self.players + to.index()];
                *met = met.saturating_add(1);
            }
        }
    }

    /// Puts those who may move at random.
    pub(super) fn shuffle(&mut self, random: &mut Random) {
        for round in 0..self.rounds.len() {
            let free: Vec<usize> = self.rounds[round].free().collect();
            for last in (1..free.len()).rev() {
                self.swap_if_may(round, free[last], free[random.below(last + 1)]);
            }
        }
    }

    /// Seats each round by a plan that says on which board a player would like to sit: as many as find room there.
    pub(super) fn follow(&mut self, plan: impl Fn(usize, Player) -> Option<usize>, random: &mut Random) {
        for round in 0..self.rounds.len() {
            let boards = self.rounds[round].boards;
            let mut wanted: Vec<Vec<Player>> = vec![Vec::new(); boards];
            let mut rest: Vec<Player> = Vec::new();
            let free: Vec<usize> = self.rounds[round].free().collect();
            for &seat in &free {
                let player = self.rounds[round].order[seat];
                match plan(round, player).filter(|board| *board < boards) {
                    Some(board) => wanted[board].push(player),
                    None => rest.push(player),
                }
            }
            let mut target = self.rounds[round].order.clone();
            let mut holes = Vec::new();
            for (board, mut wanting) in wanted.into_iter().enumerate() {
                random.shuffle(&mut wanting);
                // Who has sat out most keeps the seat.
                wanting.sort_by_key(|player| self.outs_but(round, *player));
                for seat in (board * 7..board * 7 + 7).filter(|seat| !self.rounds[round].fixed[*seat]) {
                    match wanting.pop() {
                        Some(player) => target[seat] = player,
                        None => holes.push(seat),
                    }
                }
                rest.extend(wanting);
            }
            random.shuffle(&mut rest);
            rest.sort_by_key(|player| self.outs_but(round, *player));
            let bench = free.iter().copied().filter(|seat| *seat >= boards * 7);
            for seat in holes.into_iter().chain(bench) {
                if let Some(player) = rest.pop() {
                    target[seat] = player;
                }
            }
            for (seat, wanted) in target.iter().enumerate() {
                if self.rounds[round].order[seat] != *wanted
                    && let Some(from) = free.iter().find(|from| self.rounds[round].order[**from] == *wanted)
                {
                    self.swap_if_may(round, seat, *from);
                }
            }
        }
    }

    /// Swaps two seats unless somebody would lose a seat that he must have, or sit where or with whom he must not.
    fn swap_if_may(&mut self, round: usize, one: usize, other: usize) {
        if self.change(round, one, other) < CLASH / 2 {
            self.swap(round, one, other);
        }
    }

    /// How often a player sits out in earlier rounds.
    fn outs_but(&self, round: usize, player: Player) -> usize {
        usize::from(self.outs[player.index()])
            - self.rounds[round..].iter().filter(|seats| seats.bench().contains(&player)).count()
    }

    /// Swaps until the round is as `target` says.
    fn arrange(&mut self, round: usize, target: &[Player]) {
        for (seat, wanted) in target.iter().enumerate() {
            if self.rounds[round].order[seat] != *wanted
                && let Some(from) = self.rounds[round].order[seat..].iter().position(|player| player == wanted)
            {
                // What lies before is as it should be, even where it is the same player's.
                self.swap(round, seat, seat + from);
            }
        }
    }

    /// What is wrong, counted afresh.
    pub(super) fn weight(&self) -> Weight {
        let mut weight = Weight::default();
        for one in 0..self.players {
            for met in &self.met[one * self.players + one + 1..(one + 1) * self.players] {
                let met = u32::from(*met);
                weight.thirds += met.saturating_sub(2);
                weight.repeats += met * met.saturating_sub(1) / 2;
            }
        }
        for seats in self.rounds.iter().filter(|seats| !seats.clash.is_empty()) {
            for board in 0..seats.boards {
                for [one, other] in pairs(seats.board(board)) {
                    weight.clashes +=
                        u32::from(seats.clash[one.index() * self.players + other.index()] != Clash::Nothing);
                }
            }
        }
        weight.second_outs = self.outs.iter().map(|outs| u32::from(outs.saturating_sub(1))).sum();
        weight
    }

    /// How much worse all would be after a swap.
    fn change(&self, round: usize, one: usize, other: usize) -> i64 {
        let seats = &self.rounds[round];
        let (leaving, coming) = (seats.order[one], seats.order[other]);
        let (a, b) = (leaving.index() * self.players, coming.index() * self.players);
        let (met_a, met_b) = (&self.met[a..a + self.players], &self.met[b..b + self.players]);
        let mut change = 0;
        // Whoever plays on both boards sees one go and the other come.
        let on_both = |mate: Player| {
            seats.twice && [one, other].iter().all(|seat| seats.order[seats.around(*seat)].contains(&mate))
        };
        for seat in seats.around(one).filter(|seat| *seat != one && !on_both(seats.order[*seat])) {
            let mate = seats.order[seat].index();
            change += self.next[usize::from(met_b[mate])] - self.next[usize::from(met_a[mate].wrapping_sub(1))];
        }
        for seat in seats.around(other).filter(|seat| *seat != other && !on_both(seats.order[*seat])) {
            let mate = seats.order[seat].index();
            change += self.next[usize::from(met_a[mate])] - self.next[usize::from(met_b[mate].wrapping_sub(1))];
        }
        if !seats.clash.is_empty() {
            let clash = |base: usize, mate: Player| seats.clash[base + mate.index()].cost();
            for seat in seats.around(one).filter(|seat| *seat != one) {
                change += clash(b, seats.order[seat]) - clash(a, seats.order[seat]);
            }
            for seat in seats.around(other).filter(|seat| *seat != other) {
                change += clash(a, seats.order[seat]) - clash(b, seats.order[seat]);
            }
        }
        change += seats.bar(coming, one) + seats.bar(leaving, other);
        change -= seats.bar(leaving, one) + seats.bar(coming, other);
        let bench = seats.boards * 7;
        if one >= bench || other >= bench {
            let (up, down) = if one >= bench { (leaving, coming) } else { (coming, leaving) };
            // One fewer for who comes from the bench, one more for who goes there.
            change += i64::from(self.outs[down.index()] >= 1) * SECOND_OUT;
            change -= i64::from(self.outs[up.index()] >= 2) * SECOND_OUT;
            change += i64::from(seats.seated[down.index()]) * UNSEATED;
        }
        change
    }

    /// Swaps two seats of a round, of the same board or not.
    pub(super) fn swap(&mut self, round: usize, one: usize, other: usize) {
        let players = self.players;
        let seats = &mut self.rounds[round];
        let around = (seats.around(one), seats.around(other));
        let (a, b) = (seats.order[one].index(), seats.order[other].index());
        if around.0 != around.1 {
            for seat in around.0.clone().filter(|seat| *seat != one) {
                let mate = seats.order[seat].index();
                for (from, to) in [(a, mate), (mate, a)] {
                    self.met[from * players + to] -= 1;
                }
                for (from, to) in [(b, mate), (mate, b)] {
                    self.met[from * players + to] += 1;
                }
            }
            for seat in around.1.clone().filter(|seat| *seat != other) {
                let mate = seats.order[seat].index();
                for (from, to) in [(b, mate), (mate, b)] {
                    self.met[from * players + to] -= 1;
                }
                for (from, to) in [(a, mate), (mate, a)] {
                    self.met[from * players + to] += 1;
                }
            }
            let bench = seats.boards * 7;
            if one >= bench {
                self.outs[a] -= 1;
                self.outs[b] = self.outs[b].saturating_add(1);
            } else if other >= bench {
                self.outs[b] -= 1;
                self.outs[a] = self.outs[a].saturating_add(1);
            }
        }
        seats.order.swap(one, other);
    }

    /// Simulated annealing from here: `moves` swaps tried while the temperature falls, then the best found. `perfect`
    /// ends the search early; `watch` is asked now and then whether to go on.
    pub(super) fn anneal(
        &mut self,
        random: &mut Random,
        schedule: &Schedule,
        perfect: impl Fn(Weight) -> bool,
        watch: &mut dyn FnMut(u32, Weight) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        /// Moves between two looks at the thermometer.
        const STEP: u32 = 1 << 12;
        let free: Vec<Vec<usize>> = self.rounds.iter().map(|seats| seats.free().collect()).collect();
        let movable: Vec<usize> = (0..free.len()).filter(|round| self.rounds[*round].movable(&free[*round])).collect();
        let mut best: Vec<Vec<Player>> = self.rounds.iter().map(|seats| seats.order.clone()).collect();
        let (mut cost, mut best_cost) = (0_i64, 0_i64);
        let mut flow = ControlFlow::Continue(());
        let mut tried = 0;
        let mut best_weight = self.weight();
        while tried < schedule.moves && !movable.is_empty() && !perfect(best_weight) {
            let left = schedule.moves - tried;
            let span = schedule.from - schedule.to;
            let temperature = schedule.to + span * i64::from(left) / i64::from(schedule.moves);
            let before = best_cost;
            let step = STEP.min(left);
            for _ in 0..step {
                let round = movable[random.below(movable.len())];
                let free = &free[round];
                let (one, other) = (free[random.below(free.len())], free[random.below(free.len())]);
                let (from, to) = (self.rounds[round].around(one), self.rounds[round].around(other));
                if from == to || self.rounds[round].order[one] == self.rounds[round].order[other] {
                    continue;
                }
                let change = self.change(round, one, other);
                if change <= 0 || change <= random.patience(temperature) {
                    self.swap(round, one, other);
                    cost += change;
                    if cost < best_cost {
                        best_cost = cost;
                        for (order, seats) in best.iter_mut().zip(&self.rounds) {
                            order.copy_from_slice(&seats.order);
                        }
                    }
                }
            }
            tried += step;
            if best_cost < before {
                best_weight = self.weight_of(&best);
            }
            flow = watch(step, best_weight);
            if flow.is_break() {
                break;
            }
        }
        self.restore(&best);
        flow
    }

    /// Moves players of one round to other boards so that fewer must hold a power again, by the powers that each has
    /// held in the other rounds.
    pub(super) fn trade(
        &mut self,
        round: usize,
        held: &[u8],
        random: &mut Random,
        schedule: &Schedule,
        watch: &mut dyn FnMut(u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        /// A power held again matters less than a third meeting and more than any second one.
        const POWER: i64 = 120;
        const NO_THIRD: i64 = 600;
        const STEP: u32 = 1 << 10;
        let usual = self.next;
        for cost in &mut self.next[2..] {
            *cost += NO_THIRD;
        }
        let free: Vec<usize> = self.rounds[round].free().collect();
        if !self.rounds[round].movable(&free) {
            self.next = usual;
            return ControlFlow::Continue(());
        }
        let again = |seats: &Seats, board: usize| {
            let mut powers = [0; 7];
            for (powers, player) in powers.iter_mut().zip(seats.board(board)) {
                *powers = held[player.index()];
            }
            i64::from(fewest_repeats(powers))
        };
        let boards = self.rounds[round].boards;
        let mut repeats: Vec<i64> = (0..boards).map(|board| again(&self.rounds[round], board)).collect();
        let (mut cost, mut best_cost) = (0, 0);
        let mut best = self.rounds[round].order.clone();
        let mut flow = ControlFlow::Continue(());
        for tried in 0..schedule.moves {
            if tried % STEP == STEP - 1 {
                flow = watch(STEP);
                if flow.is_break() {
                    break;
                }
            }
            let left = i64::from(schedule.moves - tried);
            let temperature = schedule.to + (schedule.from - schedule.to) * left / i64::from(schedule.moves);
            let (one, other) = (free[random.below(free.len())], free[random.below(free.len())]);
            let seats = &self.rounds[round];
            if seats.around(one) == seats.around(other) || seats.order[one] == seats.order[other] {
                continue;
            }
            let change = self.change(round, one, other);
            let patience = random.patience(temperature);
            // No swap of two mends more than two powers on each board.
            if change > 4 * POWER + patience {
                continue;
            }
            self.swap(round, one, other);
            let both = [one / 7, other / 7];
            let touched = both.iter().filter(|board| **board < boards);
            let now: i64 = touched.clone().map(|board| again(&self.rounds[round], *board)).sum();
            let before: i64 = touched.clone().map(|board| repeats[*board]).sum();
            let change = change + (now - before) * POWER;
            if change > 0 && change > patience {
                self.swap(round, one, other);
                continue;
            }
            for board in touched {
                repeats[*board] = again(&self.rounds[round], *board);
            }
            cost += change;
            if cost < best_cost {
                best_cost = cost;
                best.clone_from(&self.rounds[round].order);
            }
        }
        self.arrange(round, &best);
        self.next = usual;
        flow
    }

    /// How far the boards' strengths are from their round's mean, added up.
    pub(super) fn imbalance(&self) -> u32 {
        let far = |seats: &Seats| {
            let boards: Vec<i64> = (0..seats.boards).map(|board| seats.strength_of(board)).collect();
            super::certificate::imbalance(&boards)
        };
        self.rounds.iter().filter(|seats| !seats.strength.is_empty()).map(far).sum()
    }

    /// Makes the boards of a round as strong as each other without harm to who meets whom.
    pub(super) fn balance(
        &mut self,
        round: usize,
        random: &mut Random,
        moves: u32,
        watch: &mut dyn FnMut(u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        const STEP: u32 = 1 << 10;
        let seats = &self.rounds[round];
        let free: Vec<usize> = seats.free().filter(|seat| *seat < seats.boards * 7).collect();
        if seats.strength.is_empty() || !seats.movable(&free) {
            return ControlFlow::Continue(());
        }
        let boards = i64::try_from(seats.boards).unwrap_or(1);
        let mut strong: Vec<i64> = (0..seats.boards).map(|board| seats.strength_of(board) * boards).collect();
        let mean = strong.iter().sum::<i64>() / boards;
        for tried in 0..moves {
            if tried % STEP == STEP - 1 && watch(STEP).is_break() {
                return ControlFlow::Break(());
            }
            let (one, other) = (free[random.below(free.len())], free[random.below(free.len())]);
            let seats = &self.rounds[round];
            if one / 7 == other / 7 || seats.order[one] == seats.order[other] {
                continue;
            }
            let more = (seats.strength[seats.order[other].index()] - seats.strength[seats.order[one].index()]) * boards;
            let (here, there) = (strong[one / 7], strong[other / 7]);
            let far = |here: i64, there: i64| (here - mean).abs() + (there - mean).abs();
            if far(here + more, there - more) <= far(here, there) && self.change(round, one, other) <= 0 {
                self.swap(round, one, other);
                strong[one / 7] += more;
                strong[other / 7] -= more;
            }
        }
        ControlFlow::Continue(())
    }

    fn weight_of(&self, orders: &[Vec<Player>]) -> Weight {
        let mut other = self.clone();
        other.restore(orders);
        other.weight()
    }

    fn restore(&mut self, orders: &[Vec<Player>]) {
        for (round, order) in orders.iter().enumerate() {
            self.arrange(round, order);
        }
    }
}

/// How annealing cools.
#[derive(Clone, Copy, Debug)]
pub(super) struct Schedule {
    pub(super) moves: u32,
    /// In 256ths of a cost.
    pub(super) from: i64,
    pub(super) to: i64,
}

/// Every two of a group.
pub(super) fn pairs(group: &[Player]) -> impl Iterator<Item = [Player; 2]> + '_ {
    group.iter().enumerate().flat_map(|(at, one)| group[at + 1..].iter().map(|other| [*one, *other]))
}
