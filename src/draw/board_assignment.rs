//! The assignment of players to boards, before the powers are assigned.
//!
//! The state is a list of seats for each round: board after board, then the players who sit out. A move swaps two
//! seats. Its cost is looked up from the numbers of meetings of pairs, so one attempted move takes about fifty memory
//! reads.

use std::ops::ControlFlow;

use super::measures::{fewest_power_repeats, pairs, strength_imbalance};
use super::random_generator::RandomGenerator;
use super::request::{DrawRequest, Player};
use super::round_search_state::{CONFLICT_COST, FORBIDDEN_COST, PairConflict, RoundSearchState};

/// The cost of a third or later meeting of a pair, in addition to the repeated meetings.
const THIRD_MEETING_COST: i64 = 8;
/// The cost of one repeated meeting.
const REPEAT_COST: i64 = 8;
/// The cost of a second sit-out of a player.
const REPEATED_SIT_OUT_COST: i64 = 3;

/// The counts of an assignment, the most important first. So the greatest number of meetings matters only among
/// assignments with equally few repeated meetings. The powers are assigned afterwards and matter less than all these.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct BoardCounts {
    /// Pairs that must not share a board, but do.
    pub(super) conflicts: u32,
    pub(super) repeated_meetings: u32,
    /// The greatest number of meetings of a pair.
    pub(super) most_meetings: u32,
    /// Number of pairs with that many meetings. 0 if no pair meets twice.
    pub(super) pairs_meeting_most: u32,
    pub(super) repeated_sit_outs: u32,
}

/// The counts that every swap updates.
#[derive(Clone, Debug)]
struct RunningCounts {
    conflicts: u32,
    repeated_meetings: u32,
    repeated_sit_outs: u32,
    /// By number of meetings: the pairs with that number.
    pairs_by_meetings: [u32; 256],
    /// No pair can have more meetings than this.
    meetings_limit: usize,
}

impl RunningCounts {
    fn add_meeting(&mut self, met: u8) {
        self.repeated_meetings += u32::from(met);
        self.pairs_by_meetings[usize::from(met)] -= 1;
        self.pairs_by_meetings[usize::from(met.saturating_add(1))] += 1;
    }

    fn remove_meeting(&mut self, met: u8) {
        self.repeated_meetings -= u32::from(met) - 1;
        self.pairs_by_meetings[usize::from(met)] -= 1;
        self.pairs_by_meetings[usize::from(met) - 1] += 1;
    }

    fn summary(&self) -> BoardCounts {
        let most = (1..=self.meetings_limit).rev().find(|met| self.pairs_by_meetings[*met] > 0).unwrap_or(0);
        BoardCounts {
            conflicts: self.conflicts,
            repeated_meetings: self.repeated_meetings,
            most_meetings: u32::try_from(most).unwrap_or(u32::MAX),
            pairs_meeting_most: if most > 1 { self.pairs_by_meetings[most] } else { 0 },
            repeated_sit_outs: self.repeated_sit_outs,
        }
    }
}

/// The boards of the rounds to draw, with everything counted.
#[derive(Clone, Debug)]
pub(super) struct BoardAssignment {
    players: usize,
    pub(super) rounds: Vec<RoundSearchState>,
    /// By pair: number of meetings, earlier rounds included. Symmetrical.
    meetings: Vec<u8>,
    /// By player: number of sit-outs, earlier rounds included.
    sit_outs: Vec<u8>,
    /// The cost of a pair's next meeting, by its number of meetings.
    next_meeting_cost: [i64; 256],
    running: RunningCounts,
}

/// The cost of a pair's next meeting, by its number of meetings: the repeated meetings, and `extra` for the meeting
/// with this number, counted from 1.
fn meeting_costs(extra: impl Fn(i64) -> i64) -> [i64; 256] {
    let mut next = [0; 256];
    for (met, cost) in (0..).zip(&mut next) {
        *cost = REPEAT_COST * met + extra(met + 1);
    }
    next
}

impl BoardAssignment {
    /// All players in the order of the request. Reserved seats and certain sit-outs are in their places.
    pub(super) fn new(request: &DrawRequest) -> Self {
        let players = usize::from(request.player_count);
        let running = RunningCounts {
            conflicts: 0,
            repeated_meetings: 0,
            repeated_sit_outs: 0,
            pairs_by_meetings: [0; 256],
            meetings_limit: 0,
        };
        let mut seating = BoardAssignment {
            players,
            rounds: Vec::new(),
            meetings: vec![0; players * players],
            sit_outs: vec![0; players],
            next_meeting_cost: meeting_costs(|meeting| if meeting > 2 { THIRD_MEETING_COST } else { 0 }),
            running,
        };
        for played in &request.earlier_rounds {
            for board in &played.boards {
                let seated: Vec<Player> = board.values().flatten().copied().collect();
                seating.count_meetings(&seated);
            }
            for player in &played.sitting_out {
                seating.sit_outs[player.index()] = seating.sit_outs[player.index()].saturating_add(1);
            }
        }
        seating.rounds = (0..request.rounds.len()).map(|round| RoundSearchState::new(request, round)).collect();
        seating.count_drawn_rounds();
        seating.running = seating.count_all();
        seating
    }

    /// Adds the rounds to draw to the counts.
    fn count_drawn_rounds(&mut self) {
        let rounds = std::mem::take(&mut self.rounds);
        for round in &rounds {
            for board in 0..round.boards {
                self.count_meetings(round.board(board));
            }
            for player in round.bench() {
                self.sit_outs[player.index()] = self.sit_outs[player.index()].saturating_add(1);
            }
        }
        self.rounds = rounds;
    }

    fn count_meetings(&mut self, seated: &[Player]) {
        for [one, other] in pairs(seated).filter(|[one, other]| one != other) {
            for (from, to) in [(one, other), (other, one)] {
                let met = &mut self.meetings[from.index() * self.players + to.index()];
                *met = met.saturating_add(1);
            }
        }
    }

    /// Shuffles the players who may move.
    pub(super) fn shuffle(&mut self, random: &mut RandomGenerator) {
        for round in 0..self.rounds.len() {
            let free: Vec<usize> = self.rounds[round].movable_seats().collect();
            for last in (1..free.len()).rev() {
                self.swap_if_allowed(round, free[last], free[random.below(last + 1)]);
            }
        }
    }

    /// Seats each round by a plan that names a board for each player. Players who find no seat there go to other
    /// boards.
    pub(super) fn seat_by_plan(&mut self, plan: impl Fn(usize, Player) -> Option<usize>, random: &mut RandomGenerator) {
        for round in 0..self.rounds.len() {
            let boards = self.rounds[round].boards;
            let mut wanted: Vec<Vec<Player>> = vec![Vec::new(); boards];
            let mut rest: Vec<Player> = Vec::new();
            let free: Vec<usize> = self.rounds[round].movable_seats().collect();
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
                // Players with the most sit-outs get the seats first.
                wanting.sort_by_key(|player| self.earlier_sit_outs(round, *player));
                for seat in (board * 7..board * 7 + 7).filter(|seat| !self.rounds[round].fixed[*seat]) {
                    match wanting.pop() {
                        Some(player) => target[seat] = player,
                        None => holes.push(seat),
                    }
                }
                rest.extend(wanting);
            }
            random.shuffle(&mut rest);
            rest.sort_by_key(|player| self.earlier_sit_outs(round, *player));
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
                    self.swap_if_allowed(round, seat, *from);
                }
            }
        }
    }

    /// Swaps two seats, unless the swap causes a conflict or a forbidden state.
    fn swap_if_allowed(&mut self, round: usize, one: usize, other: usize) {
        if self.swap_cost(round, one, other) < CONFLICT_COST / 2 {
            self.swap(round, one, other);
        }
    }

    /// Number of sit-outs of a player in the rounds before this one.
    fn earlier_sit_outs(&self, round: usize, player: Player) -> usize {
        usize::from(self.sit_outs[player.index()])
            - self.rounds[round..].iter().filter(|seats| seats.bench().contains(&player)).count()
    }

    /// Swaps seats until the round has the order of `target`.
    fn arrange_round(&mut self, round: usize, target: &[Player]) {
        for (seat, wanted) in target.iter().enumerate() {
            if self.rounds[round].order[seat] != *wanted
                && let Some(from) = self.rounds[round].order[seat..].iter().position(|player| player == wanted)
            {
                // The seats before this one are correct, even if the same player has one of them.
                self.swap(round, seat, seat + from);
            }
        }
    }

    /// The counts of the assignment.
    pub(super) fn counts(&self) -> BoardCounts {
        self.running.summary()
    }

    /// Meetings of a pair beyond its second one.
    pub(super) fn third_meetings(&self) -> u32 {
        (1..).zip(&self.running.pairs_by_meetings[3..]).map(|(beyond, pairs): (u32, _)| beyond * pairs).sum()
    }

    /// Counts the whole assignment.
    fn count_all(&self) -> RunningCounts {
        let mut counts = RunningCounts {
            conflicts: 0,
            repeated_meetings: 0,
            repeated_sit_outs: self.sit_outs.iter().map(|outs| u32::from(outs.saturating_sub(1))).sum(),
            pairs_by_meetings: [0; 256],
            meetings_limit: 0,
        };
        for one in 0..self.players {
            for met in &self.meetings[one * self.players + one + 1..(one + 1) * self.players] {
                counts.pairs_by_meetings[usize::from(*met)] += 1;
                counts.repeated_meetings += u32::from(*met) * u32::from(met.saturating_sub(1)) / 2;
                counts.meetings_limit = counts.meetings_limit.max(usize::from(*met));
            }
        }
        // A pair can meet at most once more on every board, and twice in a round if both players have two boards.
        let more: usize = self.rounds.iter().map(|seats| 1 + usize::from(seats.has_two_board_player)).sum();
        counts.meetings_limit = (counts.meetings_limit + more).min(255);
        for seats in self.rounds.iter().filter(|seats| !seats.conflicts.is_empty()) {
            for board in 0..seats.boards {
                for [one, other] in pairs(seats.board(board)) {
                    counts.conflicts +=
                        u32::from(seats.conflicts[one.index() * self.players + other.index()] != PairConflict::None);
                }
            }
        }
        counts
    }

    /// The change of cost that a swap of two seats would cause.
    fn swap_cost(&self, round: usize, one: usize, other: usize) -> i64 {
        let seats = &self.rounds[round];
        let (leaving, coming) = (seats.order[one], seats.order[other]);
        let (a, b) = (leaving.index() * self.players, coming.index() * self.players);
        let (met_a, met_b) = (&self.meetings[a..a + self.players], &self.meetings[b..b + self.players]);
        let mut change = 0;
        // A player with seats on both boards meets both swapped players before and after.
        let on_both = |mate: Player| {
            seats.has_two_board_player
                && [one, other].iter().all(|seat| seats.order[seats.board_range(*seat)].contains(&mate))
        };
        for seat in seats.board_range(one).filter(|seat| *seat != one && !on_both(seats.order[*seat])) {
            let mate = seats.order[seat].index();
            change += self.next_meeting_cost[usize::from(met_b[mate])]
                - self.next_meeting_cost[usize::from(met_a[mate].wrapping_sub(1))];
        }
        for seat in seats.board_range(other).filter(|seat| *seat != other && !on_both(seats.order[*seat])) {
            let mate = seats.order[seat].index();
            change += self.next_meeting_cost[usize::from(met_a[mate])]
                - self.next_meeting_cost[usize::from(met_b[mate].wrapping_sub(1))];
        }
        if !seats.conflicts.is_empty() {
            let conflict_cost = |base: usize, mate: Player| seats.conflicts[base + mate.index()].cost();
            for seat in seats.board_range(one).filter(|seat| *seat != one) {
                change += conflict_cost(b, seats.order[seat]) - conflict_cost(a, seats.order[seat]);
            }
            for seat in seats.board_range(other).filter(|seat| *seat != other) {
                change += conflict_cost(a, seats.order[seat]) - conflict_cost(b, seats.order[seat]);
            }
        }
        change += seats.forbidden_board_cost(coming, one) + seats.forbidden_board_cost(leaving, other);
        change -= seats.forbidden_board_cost(leaving, one) + seats.forbidden_board_cost(coming, other);
        let bench = seats.boards * 7;
        if one >= bench || other >= bench {
            let (up, down) = if one >= bench { (leaving, coming) } else { (coming, leaving) };
            // One sit-out fewer for the player from the bench, one more for the other.
            change += i64::from(self.sit_outs[down.index()] >= 1) * REPEATED_SIT_OUT_COST;
            change -= i64::from(self.sit_outs[up.index()] >= 2) * REPEATED_SIT_OUT_COST;
            change += i64::from(seats.must_have_seat[down.index()]) * FORBIDDEN_COST;
        }
        change
    }

    /// Swaps two seats of a round, on the same board or on different boards.
    pub(super) fn swap(&mut self, round: usize, one: usize, other: usize) {
        let BoardAssignment { players, rounds, meetings, sit_outs, running, .. } = self;
        let players = *players;
        let seats = &mut rounds[round];
        let around = (seats.board_range(one), seats.board_range(other));
        let (a, b) = (seats.order[one].index(), seats.order[other].index());
        if around.0 != around.1 {
            for (seat, board, leaving, coming) in [(one, around.0, a, b), (other, around.1, b, a)] {
                for mate in board.filter(|at| *at != seat).map(|at| seats.order[at].index()) {
                    if !seats.conflicts.is_empty() {
                        let conflict =
                            |player: usize| u32::from(seats.conflicts[player * players + mate] != PairConflict::None);
                        running.conflicts = running.conflicts + conflict(coming) - conflict(leaving);
                    }
                    let met = meetings[leaving * players + mate];
                    // A player with both seats on one board does not meet anybody. Annealing never accepts that.
                    if leaving != mate {
                        running.remove_meeting(met);
                        meetings[leaving * players + mate] = met - 1;
                        meetings[mate * players + leaving] = met - 1;
                    }
                    let met = meetings[coming * players + mate];
                    if coming != mate {
                        running.add_meeting(met);
                        meetings[coming * players + mate] = met.saturating_add(1);
                        meetings[mate * players + coming] = met.saturating_add(1);
                    }
                }
            }
            let bench = seats.boards * 7;
            if one >= bench || other >= bench {
                let (up, down) = if one >= bench { (a, b) } else { (b, a) };
                running.repeated_sit_outs -= u32::from(sit_outs[up] > 1);
                sit_outs[up] -= 1;
                running.repeated_sit_outs += u32::from(sit_outs[down] > 0);
                sit_outs[down] = sit_outs[down].saturating_add(1);
            }
        }
        seats.order.swap(one, other);
    }

    /// Simulated annealing from the current assignment: tries `moves` swaps while the temperature falls, and then
    /// restores the best assignment by its counts. `perfect` ends the search early. `watch` is called regularly and can stop it.
    pub(super) fn anneal(
        &mut self,
        random: &mut RandomGenerator,
        schedule: &CoolingSchedule,
        perfect: impl Fn(BoardCounts) -> bool,
        watch: &mut dyn FnMut(u32, BoardCounts) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        /// Moves between two changes of the temperature.
        const STEP: u32 = 1 << 12;
        let free: Vec<Vec<usize>> = self.rounds.iter().map(|seats| seats.movable_seats().collect()).collect();
        let movable: Vec<usize> =
            (0..free.len()).filter(|round| self.rounds[*round].can_change(&free[*round])).collect();
        let mut best: Vec<Vec<Player>> = self.rounds.iter().map(|seats| seats.order.clone()).collect();
        let mut best_counts = self.counts();
        let mut flow = ControlFlow::Continue(());
        let mut tried = 0;
        while tried < schedule.moves && !movable.is_empty() && !perfect(best_counts) {
            let left = schedule.moves - tried;
            let span = schedule.start_temperature - schedule.end_temperature;
            let temperature = schedule.end_temperature + span * i64::from(left) / i64::from(schedule.moves);
            let step = STEP.min(left);
            for _ in 0..step {
                let round = movable[random.below(movable.len())];
                let free = &free[round];
                let (one, other) = (free[random.below(free.len())], free[random.below(free.len())]);
                let (from, to) = (self.rounds[round].board_range(one), self.rounds[round].board_range(other));
                if from == to || self.rounds[round].order[one] == self.rounds[round].order[other] {
                    continue;
                }
                let change = self.swap_cost(round, one, other);
                if change <= 0 || change <= random.accepted_increase(temperature) {
                    self.swap(round, one, other);
                    if self.running.repeated_meetings <= best_counts.repeated_meetings && self.counts() < best_counts {
                        best_counts = self.counts();
                        for (order, seats) in best.iter_mut().zip(&self.rounds) {
                            order.copy_from_slice(&seats.order);
                        }
                    }
                }
            }
            tried += step;
            flow = watch(step, best_counts);
            if flow.is_break() {
                break;
            }
        }
        self.restore(&best);
        flow
    }

    /// Annealing in which a pair’s meeting number `most`, and each later one, costs more, so that pairs meet less often
    /// than that.
    pub(super) fn level_meetings(
        &mut self,
        most: u32,
        random: &mut RandomGenerator,
        schedule: &CoolingSchedule,
        perfect: impl Fn(BoardCounts) -> bool,
        watch: &mut dyn FnMut(u32, BoardCounts) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        /// The cost of the meeting with number `most`. Each further meeting costs that much more.
        const TOO_MANY_COST: i64 = 8;
        let usual = self.next_meeting_cost;
        self.next_meeting_cost = meeting_costs(|meeting| {
            let third = if meeting > 2 { THIRD_MEETING_COST / 2 } else { 0 };
            third + (meeting - i64::from(most) + 1).max(0) * TOO_MANY_COST
        });
        let flow = self.anneal(random, schedule, perfect, watch);
        self.next_meeting_cost = usual;
        flow
    }

    /// Moves players of one round between boards to reduce the repeated powers that are forced. `held` contains the
    /// powers each player has in the other rounds.
    pub(super) fn reduce_power_repeats(
        &mut self,
        round: usize,
        held: &[u8],
        random: &mut RandomGenerator,
        schedule: &CoolingSchedule,
        watch: &mut dyn FnMut(u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        /// A repeated power is more important than a second meeting and less important than a third one. A meeting
        /// that brings a pair to the greatest number of meetings costs that much more.
        const POWER: i64 = 120;
        const NO_THIRD: i64 = 600;
        const STEP: u32 = 1 << 10;
        let usual = self.next_meeting_cost;
        let most = usize::try_from(self.counts().most_meetings).unwrap_or(0).max(3);
        for (met, cost) in self.next_meeting_cost.iter_mut().enumerate().skip(2) {
            *cost += if met + 1 >= most { 2 * NO_THIRD } else { NO_THIRD };
        }
        let free: Vec<usize> = self.rounds[round].movable_seats().collect();
        if !self.rounds[round].can_change(&free) {
            self.next_meeting_cost = usual;
            return ControlFlow::Continue(());
        }
        let forced_repeats = |seats: &RoundSearchState, board: usize| {
            let mut powers = [0; 7];
            for (powers, player) in powers.iter_mut().zip(seats.board(board)) {
                *powers = held[player.index()];
            }
            i64::from(fewest_power_repeats(powers))
        };
        let boards = self.rounds[round].boards;
        let mut repeats: Vec<i64> = (0..boards).map(|board| forced_repeats(&self.rounds[round], board)).collect();
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
            let temperature = schedule.end_temperature
                + (schedule.start_temperature - schedule.end_temperature) * left / i64::from(schedule.moves);
            let (one, other) = (free[random.below(free.len())], free[random.below(free.len())]);
            let seats = &self.rounds[round];
            if seats.board_range(one) == seats.board_range(other) || seats.order[one] == seats.order[other] {
                continue;
            }
            let change = self.swap_cost(round, one, other);
            let patience = random.accepted_increase(temperature);
            // A swap of two players removes at most two repeated powers on each board.
            if change > 4 * POWER + patience {
                continue;
            }
            self.swap(round, one, other);
            let both = [one / 7, other / 7];
            let touched = both.iter().filter(|board| **board < boards);
            let now: i64 = touched.clone().map(|board| forced_repeats(&self.rounds[round], *board)).sum();
            let before: i64 = touched.clone().map(|board| repeats[*board]).sum();
            let change = change + (now - before) * POWER;
            if change > 0 && change > patience {
                self.swap(round, one, other);
                continue;
            }
            for board in touched {
                repeats[*board] = forced_repeats(&self.rounds[round], *board);
            }
            cost += change;
            if cost < best_cost {
                best_cost = cost;
                best.clone_from(&self.rounds[round].order);
            }
        }
        self.arrange_round(round, &best);
        self.next_meeting_cost = usual;
        flow
    }

    /// Sum of the distances of the boards' strengths from the mean of their round.
    pub(super) fn strength_imbalance(&self) -> u32 {
        let far = |seats: &RoundSearchState| {
            let boards: Vec<i64> = (0..seats.boards).map(|board| seats.board_strength(board)).collect();
            strength_imbalance(&boards)
        };
        self.rounds.iter().filter(|seats| !seats.strengths.is_empty()).map(far).sum()
    }

    /// Makes the boards of a round equally strong. No count becomes worse.
    pub(super) fn balance_strengths(
        &mut self,
        round: usize,
        random: &mut RandomGenerator,
        moves: u32,
        watch: &mut dyn FnMut(u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        const STEP: u32 = 1 << 10;
        let seats = &self.rounds[round];
        let free: Vec<usize> = seats.movable_seats().filter(|seat| *seat < seats.boards * 7).collect();
        if seats.strengths.is_empty() || !seats.can_change(&free) {
            return ControlFlow::Continue(());
        }
        let boards = i64::try_from(seats.boards).unwrap_or(1);
        let mut strong: Vec<i64> = (0..seats.boards).map(|board| seats.board_strength(board) * boards).collect();
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
            let more =
                (seats.strengths[seats.order[other].index()] - seats.strengths[seats.order[one].index()]) * boards;
            let (here, there) = (strong[one / 7], strong[other / 7]);
            let far = |here: i64, there: i64| (here - mean).abs() + (there - mean).abs();
            if far(here + more, there - more) <= far(here, there) && self.swap_cost(round, one, other) <= 0 {
                let before = self.counts();
                self.swap(round, one, other);
                if self.counts() > before {
                    self.swap(round, one, other);
                    continue;
                }
                strong[one / 7] += more;
                strong[other / 7] -= more;
            }
        }
        ControlFlow::Continue(())
    }

    fn restore(&mut self, orders: &[Vec<Player>]) {
        for (round, order) in orders.iter().enumerate() {
            self.arrange_round(round, order);
        }
    }
}

/// The number of moves of annealing, and its temperatures.
#[derive(Clone, Copy, Debug)]
pub(super) struct CoolingSchedule {
    pub(super) moves: u32,
    /// In 256ths of a cost.
    pub(super) start_temperature: i64,
    pub(super) end_temperature: i64,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{PerPower, Power};
    use crate::draw::request::{SeatReservation, SeatedRound};

    #[test]
    fn counts_after_many_swaps_are_those_of_a_new_count() {
        let mut request = DrawRequest::all_present(24, 4, 1);
        request.separations = vec![[Player(0), Player(1)], [Player(2), Player(3)]];
        for round_request in &mut request.rounds {
            round_request.teams = vec![(4..8).map(Player).collect()];
        }
        request.rounds[3].on_two_boards = vec![Player(8), Player(9), Player(10), Player(11)];
        let mut random = RandomGenerator::new(5);
        let mut seating = BoardAssignment::new(&request);
        for swap in 0..4000 {
            let round = random.below(4);
            let seats = seating.rounds[round].order.len();
            seating.swap(round, random.below(seats), random.below(seats));
            if swap % 97 == 0 {
                assert_eq!(seating.counts(), seating.count_all().summary());
            }
        }
        let schedule = CoolingSchedule { moves: 20_000, start_temperature: 700, end_temperature: 50 };
        let before = seating.counts();
        let flow = seating.level_meetings(3, &mut random, &schedule, |_| false, &mut |_, _| ControlFlow::Continue(()));
        assert!(flow.is_continue() && seating.counts() <= before);
        assert_eq!(seating.counts(), seating.count_all().summary());
    }

    #[test]
    fn the_pairs_with_the_most_meetings_are_counted_from_the_second_meeting_on() {
        // The two boards are the same in every round, so each of 42 pairs meets as often as there are rounds.
        for (rounds, expected) in [(1, (1, 0)), (2, (2, 42)), (3, (3, 42))] {
            let counts = BoardAssignment::new(&DrawRequest::all_present(14, rounds, 1)).counts();
            assert_eq!((counts.most_meetings, counts.pairs_meeting_most), expected);
        }
    }

    #[test]
    fn a_repeated_power_is_worse_than_second_meetings_but_better_than_third_ones() {
        // Two boards on which only player 0 and player 7 may move. Player 0 has had every power but one, and so has
        // player 1: while both sit on one board, one of them repeats a power.
        let all_but_austria = 0b111_1110;
        let held: Vec<u8> = (0..14).map(|player| if player < 2 { all_but_austria } else { 0 }).collect();
        let stays = |number: u16| SeatReservation {
            player: Player(number),
            board: Some(usize::from(number / 7)),
            power: Some(Power::ALL[usize::from(number % 7)]),
        };
        // Earlier games: two players, and how often they have met.
        let game_of = |pair: [u16; 2]| {
            let seats = |power: Power| pair.get(power.index()).copied().map(Player);
            SeatedRound { boards: vec![PerPower::from_fn(seats)], sitting_out: Vec::new() }
        };
        let moves_after = |earlier: &[(u16, u16, usize)]| {
            let mut request = DrawRequest::all_present(14, 1, 1);
            let games = earlier.iter().flat_map(|(one, other, times)| vec![game_of([*one, *other]); *times]);
            request.earlier_rounds = games.collect();
            request.rounds[0].reserved_seats = (1..14).filter(|number| *number != 7).map(stays).collect();
            let mut seating = BoardAssignment::new(&request);
            let before = seating.rounds[0].order.clone();
            let schedule = CoolingSchedule { moves: 100, start_temperature: 0, end_temperature: 0 };
            let go_on = &mut |_| ControlFlow::Continue(());
            let flow = seating.reduce_power_repeats(0, &held, &mut RandomGenerator::new(1), &schedule, go_on);
            assert!(flow.is_continue());
            seating.rounds[0].order != before
        };
        assert!(moves_after(&[]), "nobody meets again");
        assert!(moves_after(&[(0, 8, 1), (0, 9, 1), (7, 2, 1)]), "three pairs meet a second time");
        assert!(!moves_after(&[(0, 8, 2)]), "a pair meets a third time");
        // Players 0 and 2 meet for the third time if nobody moves, players 0 and 8 for the fifth time if they move.
        assert!(!moves_after(&[(0, 2, 2), (0, 8, 4), (9, 10, 4)]), "a pair meets a fifth time instead of a third time");
    }
}
