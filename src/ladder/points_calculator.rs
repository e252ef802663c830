//! Calculates the points of the results of an event by the formulas of a ladder, and the divisors of totals.

use rustc_hash::FxHashMap;

use super::compile::{CompiledEvent, ResultPoints};
use super::formula_names::{EventVariable, PersonVariable, ResultVariable};
use super::identities::Roster;
use super::problems::{LadderProblem, LineStatus};
use super::rules::Ladder;
use crate::book::ManyProblems;
use crate::book::results_year::{ChampionshipLevel, GamesPlayed, TiePoints, YearEvent};
use crate::formula::{CompiledSheet, EvaluationStack, LANES, RowValues};
use crate::languages::window_sentences::ladder_problems as texts;

/// The number of games that formulas use.
pub(super) fn games_of(ladder: &Ladder, games: GamesPlayed) -> f64 {
    match games {
        GamesPlayed::Played(games) => f64::from(games),
        // An unknown number is reported as a problem.
        GamesPlayed::Full | GamesPlayed::Unknown => f64::from(ladder.full_time_games()),
    }
}

/// The compiled formulas of the ladder with their memory.
pub(super) struct PointsCalculator<'a> {
    ladder: &'a Ladder,
    scratch: EvaluationStack,
    player: Vec<RowValues>,
    event: Vec<RowValues>,
    points: Vec<RowValues>,
}

/// A result for which the points of one place are calculated.
#[derive(Clone, Copy)]
struct PointsJob {
    result: usize,
    place: u32,
    games: f64,
    score: f64,
}

/// The number of jobs that are calculated together.
const MOST_JOBS: usize = 4096;

pub(super) const MISSING: f64 = f64::NAN;

pub(super) fn empty_frame(sheet: &CompiledSheet) -> Vec<RowValues> {
    vec![[MISSING; LANES]; sheet.program.frame_len()]
}

impl<'a> PointsCalculator<'a> {
    pub(super) fn new(ladder: &'a Ladder) -> Self {
        PointsCalculator {
            ladder,
            scratch: EvaluationStack::default(),
            player: ladder.player.as_ref().map(empty_frame).unwrap_or_default(),
            event: ladder.event.as_ref().map(empty_frame).unwrap_or_default(),
            points: empty_frame(&ladder.points),
        }
    }

    #[allow(clippy::too_many_arguments, reason = "the parts of one event, and the places for its results")]
    pub(super) fn score(
        &mut self,
        at: usize,
        event: &YearEvent,
        statuses: &[LineStatus],
        ties: TiePoints,
        roster: &Roster,
        result: &mut CompiledEvent,
        problems: &mut Vec<LadderProblem>,
    ) {
        result.players = (0..statuses.len()).filter(|&line| statuses[line].plays()).collect();
        result.figures = self.figures(event, &result.players);
        for (slot, figure) in (ResultVariable::NAMES.len()..).zip(&result.figures) {
            self.points[slot] = [*figure; LANES];
        }
        let mut placed: Vec<(u32, Option<u32>, usize)> = Vec::with_capacity(statuses.len());
        for (line, status) in statuses.iter().enumerate() {
            if let LineStatus::Placed(place) = status {
                placed.push((*place, event.lines[line].place, line));
            }
        }
        placed.sort_unstable();
        let last = self.ladder.last_place(result.players.len());
        let mut jobs: Vec<PointsJob> = Vec::with_capacity(placed.len());
        // Results that have the points of an earlier result.
        let mut equal: Vec<(usize, usize)> = Vec::new();
        // Two different printed places are no tie.
        for same in placed.chunk_by(|a, b| (a.0, a.1) == (b.0, b.1)) {
            let (place, tied) = (same[0].0, u32::try_from(same.len()).unwrap_or(u32::MAX));
            // A place of 0 means no place, in a ladder that does not need places.
            let tied = if place == 0 { 1 } else { tied };
            let mut by_figures: FxHashMap<[u64; 2], usize> = FxHashMap::default();
            for (nth, (_, _, line)) in (0..tied).cycle().zip(same) {
                let Some(person) = roster.person(at, *line) else { continue };
                let (games, score) = (games_of(self.ladder, event.lines[*line].games), event.lines[*line].score);
                let score = score.unwrap_or(MISSING);
                let position = result.results.len();
                result.results.push(ResultPoints { line: *line, person, place, tied, above: nth, points: 0.0 });
                let filled = match ties {
                    TiePoints::Mean => place..place + tied,
                    TiePoints::Better => place..place + 1,
                    TiePoints::Listed if place == 0 => 0..1,
                    TiePoints::Listed => place + nth..place + nth + 1,
                };
                if ties == TiePoints::Mean {
                    // A list may have thousands of players on one place. Their points are added up once.
                    let first = *by_figures.entry([games.to_bits(), score.to_bits()]).or_insert(position);
                    if first != position {
                        equal.push((position, first));
                        continue;
                    }
                }
                jobs.extend(filled.map(|place| PointsJob { result: position, place: place.min(last), games, score }));
                if jobs.len() >= MOST_JOBS {
                    self.add_points(&jobs, &mut result.results);
                    jobs.clear();
                }
            }
        }
        self.add_points(&jobs, &mut result.results);
        for (position, first) in equal {
            result.results[position].points = result.results[first].points;
        }
        if ties == TiePoints::Mean {
            for result in &mut result.results {
                result.points /= f64::from(result.tied);
            }
        }
        result.results.retain(|scored| {
            if scored.points.is_nan() {
                let line = &event.lines[scored.line];
                let (what, many) = match line.score {
                    None if self.ladder.needs_score() => {
                        (texts::player_without_score(&line.name), ManyProblems::PlayersWithoutScore)
                    }
                    _ => (texts::points_not_calculated(&line.name), ManyProblems::PointsNotCalculated),
                };
                let problem = LadderProblem::error(at, what, texts::result_left_out());
                problems.push(problem.at_line(scored.line).of_kind(many, &line.name));
            }
            !scored.points.is_nan()
        });
        result.results.sort_unstable_by_key(|scored| scored.line);
    }

    /// The variables of the event, the sums over its players, and its own columns.
    fn figures(&mut self, event: &YearEvent, players: &[usize]) -> Vec<f64> {
        let truth = |holds: bool| f64::from(u8::from(holds));
        let mut figures = vec![0.0; EventVariable::NAMES.len()];
        figures[EventVariable::Players as usize] = u32::try_from(players.len()).map_or(MISSING, f64::from);
        figures[EventVariable::Boards as usize] = event.boards.unwrap_or(MISSING);
        let level = self.ladder.championship_level(event).unwrap_or_default();
        figures[EventVariable::National as usize] = truth(level == ChampionshipLevel::National);
        figures[EventVariable::State as usize] = truth(level == ChampionshipLevel::State);
        if let Some(sheet) = &self.ladder.player {
            let first = sheet.program.first_column();
            let mut sums = vec![0.0; self.player.len() - first];
            for eight in players.chunks(LANES) {
                for (lane, &line) in eight.iter().enumerate() {
                    let known = &event.lines[line];
                    self.player[usize::from(ResultVariable::Place.slot())][lane] =
                        known.place.map_or(MISSING, f64::from);
                    self.player[usize::from(ResultVariable::Games.slot())][lane] = games_of(self.ladder, known.games);
                    self.player[usize::from(ResultVariable::Score.slot())][lane] = known.score.unwrap_or(MISSING);
                }
                sheet.program.run(&mut self.player, &mut self.scratch);
                for (sum, lanes) in sums.iter_mut().zip(&self.player[first..]) {
                    *sum += lanes[..eight.len()].iter().sum::<f64>();
                }
            }
            figures.extend(sums);
        }
        if let Some(sheet) = &self.ladder.event {
            for (lanes, figure) in self.event.iter_mut().zip(&figures) {
                *lanes = [*figure; LANES];
            }
            sheet.program.run(&mut self.event, &mut self.scratch);
            figures.extend(self.event[sheet.program.first_column()..].iter().map(|lanes| lanes[0]));
        }
        figures
    }

    /// Calculates all jobs, eight at a time, and adds the points of each to its result.
    fn add_points(&mut self, jobs: &[PointsJob], results: &mut [ResultPoints]) {
        for eight in jobs.chunks(LANES) {
            for (lane, job) in eight.iter().enumerate() {
                self.points[usize::from(ResultVariable::Place.slot())][lane] =
                    if job.place == 0 { MISSING } else { f64::from(job.place) };
                self.points[usize::from(ResultVariable::Games.slot())][lane] = job.games;
                self.points[usize::from(ResultVariable::Score.slot())][lane] = job.score;
            }
            self.ladder.points.program.run(&mut self.points, &mut self.scratch);
            let Some(points) = self.points.last() else { return };
            for (lane, job) in eight.iter().enumerate() {
                results[job.result].points += points[lane];
            }
        }
    }
}

/// The variables of a person's year, in the order in which they are passed.
pub(super) const PERSON_VARIABLES: [PersonVariable; 3] =
    [PersonVariable::Events, PersonVariable::Counted, PersonVariable::Total];

/// The divisors for the totals of these people. Each person is given by events, counted and total.
pub(super) fn divisors(ladder: &Ladder, people: &[[f64; 3]]) -> Vec<f64> {
    let sheet = &ladder.divisor;
    let (mut frame, mut scratch) = (empty_frame(sheet), EvaluationStack::default());
    let mut divisors = Vec::with_capacity(people.len());
    for eight in people.chunks(LANES) {
        for (lane, person) in eight.iter().enumerate() {
            for (slot, value) in PERSON_VARIABLES.into_iter().zip(person) {
                frame[slot as usize][lane] = *value;
            }
        }
        sheet.program.run(&mut frame, &mut scratch);
        divisors.extend(frame.last().into_iter().flat_map(|lanes| &lanes[..eight.len()]));
    }
    divisors
}
