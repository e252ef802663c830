//! The steps of one draw: boards, then equal strengths, then powers. Each step spends a share of the effort.

use std::ops::ControlFlow;

use super::board_assignment::{BoardAssignment, BoardCounts, CoolingSchedule};
use super::certificate::DrawCounts;
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
    /// Repeated meetings in the best boards so far; see [`Certificate::repeated_meetings`](super::Certificate).
    pub repeated_meetings: u32,
    /// The proven minimum of repeated meetings.
    pub lower_bound: u32,
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
    thirds_avoidable: bool,
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

impl<'a> DrawSteps<'a> {
    pub(super) fn new(request: &'a DrawRequest, watch: &'a mut dyn FnMut(DrawProgress) -> ControlFlow<()>) -> Self {
        // The earlier rounds cannot be improved any more.
        let past = BoardAssignment::new(&DrawRequest { rounds: Vec::new(), ..request.clone() }).counts();
        let ideal =
            BoardCounts { conflicts: 0, repeated_meetings: lower_bounds::compute(request).repeated_meetings, ..past };
        let boards: usize = request.earlier_rounds.iter().map(|played| played.boards.len()).sum::<usize>()
            + request.rounds.iter().map(RoundRequest::board_count).sum::<usize>();
        let players = usize::from(request.player_count);
        // A board has 21 pairs. Each pair of players can meet twice before a third meeting is forced.
        let thirds_avoidable = boards * 21 <= players * players.saturating_sub(1);
        let random = RandomGenerator::new(request.seed);
        DrawSteps { request, watch, random, moves_tried: 0, stopped: false, best_possible: ideal, thirds_avoidable }
    }

    /// The largest number of moves the search may try.
    fn move_limit(&self) -> u64 {
        u64::from(self.request.effort.0)
    }

    /// Chooses the players of each board.
    pub(super) fn assign_boards(&mut self) -> BoardAssignment {
        let mut best: Option<(BoardCounts, BoardAssignment)> = None;
        let start = BoardAssignment::new(self.request);
        for DesignPlan { design, first_round: first, points } in self.design_plans() {
            let mut seating = start.clone();
            let board = |round, player: Player| design.board(first + round, points[player.index()]?);
            seating.seat_by_plan(board, &mut self.random);
            self.anneal(&mut seating, WARM, 8);
            self.keep_better(&mut best, seating);
            if self.is_finished(best.as_ref()) {
                break;
            }
        }
        for share in [16, 4, 4, 3] {
            if self.is_finished(best.as_ref()) {
                break;
            }
            let mut seating = start.clone();
            seating.shuffle(&mut self.random);
            self.anneal(&mut seating, HOT, share);
            self.keep_better(&mut best, seating);
        }
        best.map_or(start, |(_, seating)| seating)
    }

    fn is_finished(&self, best: Option<&(BoardCounts, BoardAssignment)>) -> bool {
        best.is_some_and(|(counts, _)| self.stopped || self.is_ideal(*counts))
    }

    fn is_ideal(&self, counts: BoardCounts) -> bool {
        counts <= self.best_possible && counts.repeated_sit_outs <= self.best_possible.repeated_sit_outs
    }

    fn keep_better(&self, best: &mut Option<(BoardCounts, BoardAssignment)>, seating: BoardAssignment) {
        let counts = seating.counts();
        if best.as_ref().is_none_or(|(so_far, _)| self.rank(counts) < self.rank(*so_far)) {
            *best = Some((counts, seating));
        }
    }

    /// The order in which boards are compared. If third meetings cannot be avoided, they count only as repeated
    /// meetings, three for each. If they came first, other repeated meetings could grow beyond the proven minimum.
    fn rank(&self, counts: BoardCounts) -> (BoardCounts, u32) {
        if self.thirds_avoidable {
            (counts, 0)
        } else {
            (BoardCounts { third_meetings: 0, ..counts }, counts.third_meetings)
        }
    }

    /// Improves boards by annealing with one part in `share` of the effort.
    fn anneal(&mut self, seating: &mut BoardAssignment, (from, to): (i64, i64), share: u32) {
        let move_limit = self.move_limit();
        let DrawSteps { watch, random, moves_tried: done, best_possible: ideal, .. } = self;
        let ideal = *ideal;
        let perfect = move |counts: BoardCounts| counts <= ideal && counts.repeated_sit_outs <= ideal.repeated_sit_outs;
        let schedule =
            CoolingSchedule { moves: self.request.effort.0 / share, start_temperature: from, end_temperature: to };
        let flow = seating.anneal(random, &schedule, perfect, &mut |moves, best| {
            *done += u64::from(moves);
            watch(DrawProgress {
                moves_tried: *done,
                move_limit: move_limit.max(*done),
                repeated_meetings: best.repeated_meetings,
                lower_bound: ideal.repeated_meetings,
            })
        });
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
        let move_limit = self.move_limit();
        let (bound, repeats) = (self.best_possible.repeated_meetings, seating.counts().repeated_meetings);
        for round in 0..self.request.rounds.len() {
            if self.stopped {
                break;
            }
            let DrawSteps { watch, random, moves_tried: done, .. } = self;
            let flow = seating.balance_strengths(round, random, self.request.effort.0 / 24, &mut |moves| {
                *done += u64::from(moves);
                watch(DrawProgress {
                    moves_tried: *done,
                    move_limit: move_limit.max(*done),
                    repeated_meetings: repeats,
                    lower_bound: bound,
                })
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
            let move_limit = self.move_limit();
            let repeats = seating.counts().repeated_meetings;
            let bound = self.best_possible.repeated_meetings;
            let DrawSteps { watch, random, moves_tried: done, .. } = self;
            let flow = seating.reduce_power_repeats(round, &held, random, &schedule, &mut |moves| {
                *done += u64::from(moves);
                watch(DrawProgress {
                    moves_tried: *done,
                    move_limit: move_limit.max(*done),
                    repeated_meetings: repeats,
                    lower_bound: bound,
                })
            });
            self.stopped |= flow.is_break();
            let powers = self.find_powers(&seating);
            if draw_counts(&seating, &powers) < draw_counts(&best.0, &best.1) {
                best = (seating, powers);
            }
        }
        best
    }

    fn find_powers(&mut self, seating: &BoardAssignment) -> PowerAssignment {
        let mut powers = PowerAssignment::assign(self.request, seating, &mut self.random);
        let moves = self.request.effort.0 / 30;
        let repeats = seating.counts().repeated_meetings;
        let move_limit = self.move_limit();
        let bound = self.best_possible.repeated_meetings;
        let DrawSteps { watch, random, moves_tried: done, .. } = self;
        let flow = powers.improve(random, moves, &mut |moves| {
            *done += u64::from(moves);
            watch(DrawProgress {
                moves_tried: *done,
                move_limit: move_limit.max(*done),
                repeated_meetings: repeats,
                lower_bound: bound,
            })
        });
        self.stopped |= flow.is_break();
        powers
    }
}

/// The counts that decide which of two draws of a request is better: the smaller counts win.
fn draw_counts(seating: &BoardAssignment, powers: &PowerAssignment) -> DrawCounts {
    let (counts, balance) = (seating.counts(), powers.counts);
    DrawCounts {
        broken_separations: counts.conflicts,
        third_meetings: counts.third_meetings,
        repeated_powers: balance.repeated_powers,
        repeated_meetings: counts.repeated_meetings,
        adjacent_again: balance.adjacent_again,
        repeated_sit_outs: counts.repeated_sit_outs,
        preference_distance: balance.preference_distance,
        strength_imbalance: seating.strength_imbalance(),
    }
}
