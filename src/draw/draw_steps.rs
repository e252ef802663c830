//! The steps of one draw: boards, then equal strengths, then powers. Each step spends a share of the effort.

use std::ops::ControlFlow;

use super::board_assignment::{BoardAssignment, BoardCounts, CoolingSchedule};
use super::power_assignment::PowerAssignment;
use super::random_generator::RandomGenerator;
use super::request::{DrawRequest, Player, RoundRequest, SeatedRound};
use super::{combinatorial_designs, design_match, lower_bounds};

/// The progress of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawProgress {
    /// Moves tried so far.
    pub moves_tried: u64,
    /// The search stops after this many moves.
    pub move_limit: u64,
    /// Repeated meetings in the best boards so far, without those of the earlier rounds among themselves; see
    /// [`DrawCertificate::repeated_meetings`](super::DrawCertificate).
    pub repeated_meetings: u32,
    /// The proven minimum of these repeated meetings.
    pub lower_bound: u32,
}

/// What all reports of the progress of a draw have in common.
#[derive(Clone, Copy)]
struct ProgressReports {
    move_limit: u64,
    /// Repeated meetings in the earlier rounds.
    earlier_repeats: u32,
    /// The proven minimum of all repeated meetings.
    lower_bound: u32,
}

impl ProgressReports {
    /// The report after `moves_tried` moves. `repeated_meetings` are those of all rounds.
    fn report(self, moves_tried: u64, repeated_meetings: u32) -> DrawProgress {
        DrawProgress {
            moves_tried,
            move_limit: self.move_limit.max(moves_tried),
            repeated_meetings: repeated_meetings.saturating_sub(self.earlier_repeats),
            lower_bound: self.lower_bound.saturating_sub(self.earlier_repeats),
        }
    }
}

/// One search: its request, its random numbers and the effort spent so far.
pub(super) struct DrawSteps<'a> {
    request: &'a DrawRequest,
    watch: &'a mut dyn FnMut(DrawProgress) -> ControlFlow<()>,
    random: RandomGenerator,
    moves_tried: u64,
    stopped: bool,
    /// No boards can have lower counts than these.
    best_possible: BoardCounts,
    reports: ProgressReports,
}

/// A design, its round that matches the first round to draw, and the design point of each player.
struct DesignPlan {
    design: combinatorial_designs::Design,
    first_round: usize,
    points: Vec<Option<usize>>,
}

/// Start and end temperature of annealing: from a random start, and from a good start that should not be lost.
const HOT: (i64, i64) = (500, 150);
const WARM: (i64, i64) = (400, 150);
/// The same for the search for a smaller greatest number of meetings.
const LEVEL_HOT: (i64, i64) = (700, 50);
const LEVEL_WARM: (i64, i64) = (500, 50);

impl<'a> DrawSteps<'a> {
    pub(super) fn new(request: &'a DrawRequest, watch: &'a mut dyn FnMut(DrawProgress) -> ControlFlow<()>) -> Self {
        // The earlier rounds cannot be improved any more.
        let past = BoardAssignment::new(&DrawRequest { rounds: Vec::new(), ..request.clone() }).counts();
        let bounds = lower_bounds::compute(request);
        let best_possible = BoardCounts {
            conflicts: 0,
            repeated_meetings: bounds.repeated_meetings,
            most_meetings: bounds.most_meetings,
            pairs_meeting_most: bounds.pairs_meeting_most,
            repeated_sit_outs: bounds.repeated_sit_outs.max(past.repeated_sit_outs),
        };
        let random = RandomGenerator::new(request.seed);
        let reports = ProgressReports {
            move_limit: u64::from(request.effort.0),
            earlier_repeats: past.repeated_meetings,
            lower_bound: bounds.repeated_meetings,
        };
        DrawSteps { request, watch, random, moves_tried: 0, stopped: false, best_possible, reports }
    }

    /// Chooses the players of each board.
    pub(super) fn assign_boards(&mut self) -> BoardAssignment {
        let mut best: Option<BoardAssignment> = None;
        let start = BoardAssignment::new(self.request);
        for DesignPlan { design, first_round: first, points } in self.design_plans() {
            let mut seating = start.clone();
            let board = |round, player: Player| design.board(first + round, points[player.index()]?);
            seating.seat_by_plan(board, &mut self.random);
            self.anneal(&mut seating, WARM, 8, None);
            keep_better(&mut best, seating);
            if self.has_fewest_repeats(best.as_ref()) {
                break;
            }
        }
        for share in [16, 4, 4, 3] {
            if self.has_fewest_repeats(best.as_ref()) {
                break;
            }
            let mut seating = start.clone();
            seating.shuffle(&mut self.random);
            self.anneal(&mut seating, HOT, share, None);
            keep_better(&mut best, seating);
        }
        self.level_meetings(best.unwrap_or(start))
    }

    /// Looks for an assignment in which the greatest number of meetings of a pair is smaller, or fewer pairs reach it.
    fn level_meetings(&mut self, mut best: BoardAssignment) -> BoardAssignment {
        const ATTEMPTS: u32 = 4;
        const SHARE: u32 = 8;
        for attempt in 0..ATTEMPTS {
            let counts = best.counts();
            // If no pair meets three times, as many pairs meet twice as meetings repeat, and nothing can be better.
            if self.stopped || counts.most_meetings < 3 || counts <= self.best_possible {
                break;
            }
            let mut seating = best.clone();
            let fresh = attempt % 2 == 0;
            if fresh {
                seating.shuffle(&mut self.random);
            }
            let temperatures = if fresh { LEVEL_HOT } else { LEVEL_WARM };
            self.anneal(&mut seating, temperatures, SHARE, Some(counts.most_meetings));
            if seating.counts() < best.counts() {
                best = seating;
            }
        }
        best
    }

    /// Whether the boards need no more search for fewer repeated meetings.
    fn has_fewest_repeats(&self, best: Option<&BoardAssignment>) -> bool {
        best.is_some_and(|best| self.stopped || has_no_more_repeats(best.counts(), self.best_possible))
    }

    /// Improves boards by annealing with one part in `share` of the effort. With `most`, it looks for boards on which every
    /// pair meets less often than that.
    fn anneal(&mut self, seating: &mut BoardAssignment, (from, to): (i64, i64), share: u32, most: Option<u32>) {
        let (reports, ideal) = (self.reports, self.best_possible);
        let DrawSteps { watch, random, moves_tried: done, .. } = self;
        let schedule =
            CoolingSchedule { moves: self.request.effort.0 / share, start_temperature: from, end_temperature: to };
        let watch = &mut |moves, best: BoardCounts| {
            *done += u64::from(moves);
            watch(reports.report(*done, best.repeated_meetings))
        };
        let flow = match most {
            None => seating.anneal(random, &schedule, |counts| has_no_more_repeats(counts, ideal), watch),
            Some(most) => seating.level_meetings(most, random, &schedule, |counts| counts <= ideal, watch),
        };
        self.stopped |= flow.is_break();
    }

    /// Designs to start from. They exist only for rounds with equal numbers of boards.
    fn design_plans(&mut self) -> Vec<DesignPlan> {
        let request = self.request;
        let boards = request.rounds.iter().map(RoundRequest::board_count).max().unwrap_or(0);
        let same = |round_request: &RoundRequest| {
            round_request.board_count() == boards && round_request.on_two_boards.is_empty()
        };
        // An earlier round with another number of boards does not belong to the design.
        let played: Vec<&SeatedRound> =
            request.earlier_rounds.iter().filter(|round| round.boards.len() == boards).collect();
        let (first, rounds) = (played.len(), request.rounds.len());
        if first + rounds < 2 || !request.rounds.iter().all(same) {
            return Vec::new();
        }
        let columns = if usize::from(request.player_count) > boards * 7 { 8 } else { 7 };
        let effort = request.effort.0;
        let patience = combinatorial_designs::DesignEffort {
            table_moves: effort / 8,
            turning_moves: effort.saturating_mul(5) / 3,
        };
        let Some(design) = combinatorial_designs::event_design(boards, first + rounds, columns, patience) else {
            return Vec::new();
        };
        if !played.is_empty() {
            let points = design_match::match_players(
                &design,
                boards,
                &played,
                usize::from(request.player_count),
                &mut self.random,
            );
            return points.map(|points| DesignPlan { design, first_round: first, points }).into_iter().collect();
        }
        let bound = usize::try_from(self.best_possible.repeated_meetings).unwrap_or(0);
        let mut designs = vec![design];
        for _ in 0..4 {
            if designs.last().is_some_and(|design| design.repeats(boards, rounds) <= bound) {
                break;
            }
            designs.extend(combinatorial_designs::shift_design(
                boards,
                rounds,
                columns,
                &mut self.random,
                patience.table_moves,
            ));
        }
        designs.sort_by_key(|design| design.repeats(boards, rounds));
        designs
            .into_iter()
            .map(|design| DesignPlan { design, first_round: first, points: self.assign_points() })
            .collect()
    }

    /// The design point of each player. Players who are present most often get the first points.
    fn assign_points(&mut self) -> Vec<Option<usize>> {
        let players = usize::from(self.request.player_count);
        let mut games = vec![0; players];
        for player in self.request.rounds.iter().flat_map(|round_request| &round_request.present) {
            games[player.index()] += 1;
        }
        let mut order: Vec<usize> = (0..players).collect();
        self.random.shuffle(&mut order);
        order.sort_by_key(|player| usize::MAX - games[*player]);
        let mut points = vec![None; players];
        for (point, player) in order.into_iter().enumerate() {
            points[player] = Some(point);
        }
        points
    }

    /// Makes the boards of a round equally strong, if the request has strengths.
    pub(super) fn balance_strengths(&mut self, mut seating: BoardAssignment) -> BoardAssignment {
        let (reports, repeats) = (self.reports, seating.counts().repeated_meetings);
        for round in 0..self.request.rounds.len() {
            if self.stopped {
                break;
            }
            let DrawSteps { watch, random, moves_tried: done, .. } = self;
            let flow = seating.balance_strengths(round, random, self.request.effort.0 / 24, &mut |moves| {
                *done += u64::from(moves);
                watch(reports.report(*done, repeats))
            });
            self.stopped |= flow.is_break();
        }
        seating
    }

    /// Assigns the powers. If earlier rounds or reserved seats force repeated powers, players move between boards to
    /// avoid them.
    pub(super) fn assign_powers(&mut self, seating: BoardAssignment) -> (BoardAssignment, PowerAssignment) {
        let powers = self.find_powers(&seating);
        let mut best = (seating, powers);
        let past = PowerAssignment::earlier_counts(self.request);
        let fixed = !self.request.earlier_rounds.is_empty()
            || self.request.rounds.iter().any(|round_request| !round_request.reserved_seats.is_empty());
        for round in (0..self.request.rounds.len()).rev() {
            if !fixed || self.stopped || best.1.counts.repeated_powers == past.repeated_powers {
                break;
            }
            let mut seating = best.0.clone();
            let held: Vec<u8> =
                (0..self.request.player_count).map(|player| best.1.powers_held_except(Player(player), round)).collect();
            let schedule =
                CoolingSchedule { moves: self.request.effort.0 / 24, start_temperature: HOT.0, end_temperature: 0 };
            let (reports, repeats) = (self.reports, seating.counts().repeated_meetings);
            let DrawSteps { watch, random, moves_tried: done, .. } = self;
            let flow = seating.reduce_power_repeats(round, &held, random, &schedule, &mut |moves| {
                *done += u64::from(moves);
                watch(reports.report(*done, repeats))
            });
            self.stopped |= flow.is_break();
            let powers = self.find_powers(&seating);
            if is_better((&seating, &powers), (&best.0, &best.1)) {
                best = (seating, powers);
            }
        }
        best
    }

    fn find_powers(&mut self, seating: &BoardAssignment) -> PowerAssignment {
        let mut powers = PowerAssignment::assign(self.request, seating, &mut self.random);
        let moves = self.request.effort.0 / 30;
        let (reports, repeats) = (self.reports, seating.counts().repeated_meetings);
        let DrawSteps { watch, random, moves_tried: done, .. } = self;
        let flow = powers.improve(random, moves, &mut |moves| {
            *done += u64::from(moves);
            watch(reports.report(*done, repeats))
        });
        self.stopped |= flow.is_break();
        powers
    }
}

/// Whether no meeting and no sit-out of an assignment repeats that could be avoided.
fn has_no_more_repeats(counts: BoardCounts, ideal: BoardCounts) -> bool {
    counts.conflicts <= ideal.conflicts
        && counts.repeated_meetings <= ideal.repeated_meetings
        && counts.repeated_sit_outs <= ideal.repeated_sit_outs
}

/// Keeps the assignment with the smaller counts.
fn keep_better(best: &mut Option<BoardAssignment>, seating: BoardAssignment) {
    if best.as_ref().is_none_or(|so_far| seating.counts() < so_far.counts()) {
        *best = Some(seating);
    }
}

/// Whether an assignment is better than another one that players left to avoid repeated powers. A repeated power counts
/// more than a second meeting, but not more than a third one: neither the third meetings nor the pairs that meet most
/// often may become more, unless no pair meets three times.
fn is_better(one: (&BoardAssignment, &PowerAssignment), other: (&BoardAssignment, &PowerAssignment)) -> bool {
    let meetings = |seating: &BoardAssignment| (seating.third_meetings(), seating.counts());
    let (mine, theirs) = (meetings(one.0), meetings(other.0));
    if mine.1.conflicts == theirs.1.conflicts && has_more_third_meetings(mine, theirs) {
        return false;
    }
    let key = |(seating, powers): (&BoardAssignment, &PowerAssignment)| {
        let (boards, powers) = (seating.counts(), powers.counts);
        (
            (boards.conflicts, powers.repeated_powers, boards.repeated_meetings),
            (boards.most_meetings, boards.pairs_meeting_most, powers.adjacent_again),
            (boards.repeated_sit_outs, powers.preference_distance, seating.strength_imbalance()),
        )
    };
    key(one) < key(other)
}

/// Whether an assignment has more third meetings than another one, or more pairs that meet most often, three times or more.
/// Each assignment is the number of its third meetings and its counts.
fn has_more_third_meetings(one: (u32, BoardCounts), other: (u32, BoardCounts)) -> bool {
    let ((thirds, mine), (their_thirds, theirs)) = (one, other);
    let most = |counts: BoardCounts| (counts.most_meetings, counts.pairs_meeting_most);
    thirds > their_thirds || mine.most_meetings > 2 && most(mine) > most(theirs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_third_meetings_are_counted_one_by_one_and_by_the_pairs_that_meet_most_often() {
        let assignment = |thirds: u32, most_meetings: u32, pairs_meeting_most: u32| {
            (thirds, BoardCounts { most_meetings, pairs_meeting_most, ..BoardCounts::default() })
        };
        // Three pairs meet three times, or one pair four times.
        assert!(has_more_third_meetings(assignment(3, 3, 3), assignment(2, 4, 1)));
        assert!(!has_more_third_meetings(assignment(2, 4, 1), assignment(4, 4, 2)));
        // As many meetings after the second, but one pair meets four times.
        assert!(has_more_third_meetings(assignment(2, 4, 1), assignment(2, 3, 2)));
        assert!(!has_more_third_meetings(assignment(2, 3, 2), assignment(2, 4, 1)));
        assert!(!has_more_third_meetings(assignment(2, 3, 2), assignment(2, 3, 2)));
        // Second meetings are no third meetings.
        assert!(!has_more_third_meetings(assignment(0, 2, 5), assignment(0, 2, 3)));
    }
}
