//! The total of one player: which results count, how much, and what is added or taken.

use std::cmp::Ordering;

use super::context::StandingsContext;
use super::row::{AdjustmentReason, PlayerGame, StandingsRow, TotalAdjustment, WithoutPlace};
use super::rules::{CountingPart, ResultKind, RoundScore, Ruleset, TieBreak, TotalDivisor};
use crate::book::{Ending, GameStage, Penalty, PenaltyAmount, PersonId, Role, RoundIx};
use crate::figures::sum_of;

/// Computes the totals of rows. Holds what is the same for all rows, and buffers.
#[derive(Debug, Default)]
pub(super) struct TotalCalculator {
    /// Whether handicaps count already.
    handicaps: bool,
    /// For each multiplier of the rules its players, sorted. `None` for everybody.
    multiplied_players: Vec<Option<Vec<PersonId>>>,
    results: Vec<CountableResult>,
    order: Vec<usize>,
}

/// A result that may count.
#[derive(Clone, Copy, Debug)]
struct CountableResult {
    value: f64,
    /// The number of the round.
    round: usize,
    at_top_board: bool,
    source: ResultSource,
    weight: f64,
}

/// Where a result comes from: positions in the lists of the row.
#[derive(Clone, Copy, Debug)]
enum ResultSource {
    Game(usize),
    /// All games of the round that have a score.
    AllGames,
    SatOut(usize),
}

/// The points that penalties take from a score, at least 0. Percentages are taken of the score before penalties.
pub(super) fn penalty_points(score: f64, penalties: &[Penalty], rules: &Ruleset) -> f64 {
    let one = |penalty: &Penalty| match penalty.amount {
        PenaltyAmount::Points(points) => points,
        PenaltyAmount::Percent(percent) => match rules.penalty_floor {
            Some(floor) if super::nearly_equal(score, floor.score) => floor.points,
            // A percentage of a score below zero would raise it.
            _ => score.max(0.0) * percent / 100.0,
        },
    };
    sum_of(penalties.iter().map(one)).max(0.0)
}

/// Orders the better of two results first.
fn compare_results(a: f64, b: f64, lowest_wins: bool) -> Ordering {
    if lowest_wins { a.total_cmp(&b) } else { b.total_cmp(&a) }
}

impl TotalCalculator {
    pub(super) fn new(handicaps: bool, multiplied_players: Vec<Option<Vec<PersonId>>>) -> TotalCalculator {
        TotalCalculator { handicaps, multiplied_players, ..TotalCalculator::default() }
    }

    /// Computes which results of a row count, the total, and the figures of the tie-breaks.
    pub(super) fn calculate_row(&mut self, row: &mut StandingsRow, context: &StandingsContext<'_>) {
        let rules = context.rules;
        self.collect_results(row, rules);
        let parts = rules.top_board.as_ref().filter(|top| row.at_top_board && !top.parts.is_empty());
        self.assign_weights(parts.map_or(&rules.total.parts, |top| &top.parts), rules.lowest_wins());
        self.divide_weights(rules);
        self.multiply_weights(row, rules);

        row.games.iter_mut().for_each(|game| game.weight = 0.0);
        row.sit_outs.iter_mut().for_each(|round| round.weight = 0.0);
        let mut total = 0.0;
        for result in &self.results {
            total += result.value * result.weight;
            match result.source {
                ResultSource::Game(at) => row.games[at].weight = result.weight,
                ResultSource::SatOut(at) => row.sit_outs[at].weight = result.weight,
                ResultSource::AllGames => {
                    let games = row.games.iter_mut().filter(|game| game.round_number == result.round);
                    games.filter(|game| game.result.is_some()).for_each(|game| game.weight = result.weight);
                }
            }
        }
        row.result_count = self.results.len();
        let role = context.book.person(row.person).map_or(Role::Player, |person| person.role);
        // Under some rules no result of a round counts, so the counted results do not say who has played.
        let has_result =
            row.games.iter().any(|game| game.result.is_some()) || row.sit_outs.iter().any(|sat| sat.value != 0.0);
        row.without_place = match role {
            Role::Player if !has_result => Some(WithoutPlace::NoResult),
            Role::Player if row.result_count < rules.total.least_results => Some(WithoutPlace::TooFewResults),
            Role::Player => None,
            _ => Some(WithoutPlace::Role),
        };
        row.total = total;
        self.add_adjustments(row, context);
        rank_results(row, rules);
        set_tie_break_figures(row, context);
    }

    /// Collects the results of a row, in the order of the rounds.
    fn collect_results(&mut self, row: &StandingsRow, rules: &Ruleset) {
        self.results.clear();
        if rules.total.result_kind == ResultKind::Rounds {
            let mut start = 0;
            while let Some(first) = row.games.get(start) {
                let round = first.round_number;
                let same = row.games[start..].iter().take_while(|game| game.round_number == round).count();
                self.results.extend(round_result(&row.games[start..start + same], start, rules.total.round_score));
                start += same;
            }
        } else {
            let result = |(at, game): (usize, &PlayerGame)| {
                Some(CountableResult {
                    value: game.result?,
                    round: game.round_number,
                    at_top_board: game.at_top_board,
                    source: ResultSource::Game(at),
                    weight: 0.0,
                })
            };
            self.results.extend(row.games.iter().enumerate().filter_map(result));
        }
        for (at, sat) in row.sit_outs.iter().enumerate().filter(|(_, sat)| sat.value != 0.0) {
            let (value, round) = (sat.value, sat.round_number);
            self.results.push(CountableResult {
                value,
                round,
                at_top_board: false,
                source: ResultSource::SatOut(at),
                weight: 0.0,
            });
        }
        if !row.sit_outs.is_empty() {
            self.results.sort_by_key(|result| result.round);
        }
    }

    /// Sets the share of every result that counts.
    fn assign_weights(&mut self, parts: &[CountingPart], lowest_wins: bool) {
        let mut next = 0;
        while let Some(base) = parts.get(next) {
            next += 1;
            self.order.clear();
            let taken =
                self.results.iter().enumerate().filter(|(_, result)| base.includes(result.round, result.at_top_board));
            self.order.extend(taken.map(|(at, _)| at));
            let many = self.order.len();
            let mut part = base;
            while let Some(instead) = parts.get(next).filter(|part| part.from_results > 0) {
                next += 1;
                if many >= instead.from_results {
                    part = instead;
                }
            }
            // Of equal results, the earlier one takes the better position.
            let results = &mut self.results;
            self.order.sort_unstable_by(|a, b| {
                compare_results(results[*a].value, results[*b].value, lowest_wins).then(a.cmp(b))
            });
            for (n, at) in self.order.iter().enumerate() {
                results[*at].weight += part.result_weight(n, many);
            }
        }
    }

    fn divide_weights(&mut self, rules: &Ruleset) {
        let by = match rules.total.divisor {
            TotalDivisor::No => return,
            TotalDivisor::Results(more) => as_f64(self.results.len()) + more,
            TotalDivisor::Counted => as_f64(self.results.iter().filter(|result| result.weight != 0.0).count()),
        };
        if by > 0.0 {
            self.results.iter_mut().for_each(|result| result.weight /= by);
        }
    }

    fn multiply_weights(&mut self, row: &mut StandingsRow, rules: &Ruleset) {
        row.multiplier_indexes.clear();
        for (at, (multiplier, people)) in rules.total.multipliers.iter().zip(&self.multiplied_players).enumerate() {
            if people.as_ref().is_some_and(|people| people.binary_search(&row.person).is_err()) {
                continue;
            }
            row.multiplier_indexes.push(at);
            let (first, last) = multiplier.rounds;
            let results = self.results.iter_mut().filter(|result| (first..=last).contains(&result.round));
            results.for_each(|result| result.weight *= multiplier.factor);
        }
    }

    /// Adds points at the start, handicap, bonus and penalties to the total.
    fn add_adjustments(&self, row: &mut StandingsRow, context: &StandingsContext<'_>) {
        let rules = context.rules;
        row.adjustments.clear();
        let mut add = |reason: AdjustmentReason, amount: f64, total: &mut f64| {
            if amount != 0.0 {
                row.adjustments.push(TotalAdjustment { reason, amount });
                *total += amount;
            }
        };
        // Where the lowest total wins, a bonus is subtracted and a penalty added.
        let better_way = if rules.lowest_wins() { -1.0 } else { 1.0 };
        let mut total = row.total;
        add(AdjustmentReason::Start, rules.total.start, &mut total);
        let person = context.book.person(row.person);
        if let Some(handicap) = person.and_then(|person| person.handicap).filter(|_| self.handicaps) {
            add(AdjustmentReason::Handicap, handicap, &mut total);
        }
        if let Some(top) = rules.top_board.as_ref().filter(|top| row.at_top_board && top.bonus_percent != 0.0) {
            let bonus = total * top.bonus_percent / 100.0 * better_way;
            add(AdjustmentReason::TopBoard { percent: top.bonus_percent }, bonus, &mut total);
        }
        let before = total;
        // A penalty in per cent is taken from the final total (Gunboat Cup: “25% of final Tournament Points”). It does
        // not change afterwards who qualified for the top board.
        let top_board = rules.top_board.as_ref().filter(|top| !top.follows_elimination());
        let rounds = rules.rounds.max(top_board.map(|top| top.round)).unwrap_or(0);
        let is_final = !context.view.before_top_board
            && context.view.rounds.is_none_or(|seen| seen >= rounds.max(context.structure.rounds.last()));
        let penalties = person.map_or(&[][..], |person| &person.penalties).iter();
        for penalty in penalties.filter(|penalty| is_final || !matches!(penalty.amount, PenaltyAmount::Percent(_))) {
            let amount = match penalty.amount {
                PenaltyAmount::Points(points) => points,
                PenaltyAmount::Percent(percent) => before.max(0.0) * percent / 100.0,
            };
            add(AdjustmentReason::Penalty(penalty.reason.clone()), -amount.max(0.0) * better_way, &mut total);
        }
        row.total = total;
    }
}

/// Sorts the results of a row for the tie-breaks, best first.
fn rank_results(row: &mut StandingsRow, rules: &Ruleset) {
    row.ranked_results.clear();
    row.ranked_results.extend(row.games.iter().filter_map(|game| game.result));
    if rules.total.result_kind != ResultKind::Rounds {
        row.ranked_results.extend(row.sit_outs.iter().map(|sat| sat.value).filter(|value| *value != 0.0));
    }
    let lowest_wins = rules.lowest_wins();
    row.ranked_results.sort_unstable_by(|a, b| compare_results(*a, *b, lowest_wins));
}

/// The result of the games of one round. `first` is the position of the first of them in the row.
fn round_result(games: &[PlayerGame], first: usize, rule: RoundScore) -> Option<CountableResult> {
    let known = || games.iter().enumerate().filter_map(|(at, game)| Some((at, game.result?)));
    let (round, at_top_board) = (games.first()?.round_number, games.iter().any(|game| game.at_top_board));
    let (value, source) = match rule {
        RoundScore::None => return None,
        RoundScore::Sum => {
            known().next()?;
            (sum_of(known().map(|(_, value)| value)), ResultSource::AllGames)
        }
        RoundScore::Best => {
            let (at, value) = known().reduce(|best, next| if next.1 > best.1 { next } else { best })?;
            (value, ResultSource::Game(first + at))
        }
    };
    Some(CountableResult { value, round, at_top_board, source, weight: 0.0 })
}

/// Sets the figures of the tie-breaks. None are needed where every tie-break is a best game.
fn set_tie_break_figures(row: &mut StandingsRow, context: &StandingsContext<'_>) {
    row.tie_break_figures.clear();
    let rules = context.rules;
    let own = rules.top_board.iter().flat_map(|top| top.tie_breaks.iter().flatten());
    if rules.tie_breaks.iter().chain(own.clone()).all(|step| matches!(step, TieBreak::BestGame(_))) {
        return;
    }
    for step in rules.tie_breaks.iter().chain(own) {
        let figure = compute_tie_break_figure(row, step, context);
        row.tie_break_figures.push(figure);
    }
}

fn compute_tie_break_figure(row: &StandingsRow, step: &TieBreak, context: &StandingsContext<'_>) -> f64 {
    let scores = || row.games.iter().filter_map(|game| game.score);
    match step {
        TieBreak::BestGame(n) => row.best(*n),
        TieBreak::BestRound(n) => {
            // Rounds with the same number are one round.
            let rounds = context.structure.rounds.in_order().chunk_by(|(number, _), (next, _)| number == next);
            let score = |round: &[(usize, RoundIx)]| row.score_of_number(round[0].0, context.rules).unwrap_or(0.0);
            let mut rounds: Vec<f64> = rounds.map(score).collect();
            rounds.sort_unstable_by(|a, b| b.total_cmp(a));
            n.checked_sub(1).and_then(|n| rounds.get(n)).copied().unwrap_or(0.0)
        }
        TieBreak::LatestGame => scores().next_back().unwrap_or(0.0),
        TieBreak::RoundScore(rounds) => {
            let games_of = |number: usize| {
                let is_in = move |game: &&PlayerGame| game.round_number == number;
                row.games.iter().filter(is_in)
            };
            // The first round with a game decides, even while the game has no score.
            let played = rounds.iter().copied().find(|number| games_of(*number).next().is_some());
            let scores = played.into_iter().flat_map(games_of).filter_map(|game| game.score);
            scores.reduce(f64::max).unwrap_or(0.0)
        }
        TieBreak::AllGames => sum_of(scores()),
        TieBreak::AverageGame => mean(scores()),
        TieBreak::Centres => {
            let count =
                |game: &PlayerGame| context.book.board(game.seat.board)?.current_count(game.seat.power).map(f64::from);
            sum_of(row.games.iter().filter_map(count))
        }
        TieBreak::Solos => {
            let solo = |game: &&PlayerGame| {
                let board = context.book.board(game.seat.board);
                board.and_then(crate::book::Board::soloist) == Some(game.seat.power)
            };
            as_f64(row.games.iter().filter(solo).count())
        }
        TieBreak::Draws => {
            let drawn = |game: &&PlayerGame| {
                let board = context.book.board(game.seat.board);
                board.is_some_and(|board| {
                    let shared = if board.is_agreed_draw() {
                        board.seats[game.seat.power].in_draw == Some(true)
                    } else {
                        board.current_count(game.seat.power).is_some_and(|count| count > 0)
                    };
                    shared
                        && context.scores.stage(board, game.seat.board) == GameStage::Ended
                        && board.ending == Ending::Played
                        && board.soloist().is_none()
                })
            };
            as_f64(row.games.iter().filter(drawn).count())
        }
        TieBreak::MeanOf(system) => {
            let Some(scores) = context.tie_break_scores.scores_by(system) else { return 0.0 };
            mean(row.games.iter().filter_map(|game| {
                let board = context.book.board(game.seat.board)?;
                let ended =
                    context.scores.stage(board, game.seat.board) == GameStage::Ended && !scores.is_abandoned(board);
                ended.then(|| scores.board(game.seat.board)?.score(game.seat.power)).flatten()
            }))
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "a number of games")]
fn as_f64(of: usize) -> f64 {
    of as f64
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, many) = values.fold((0.0, 0_u32), |(sum, many), value| (sum + value, many + 1));
    if many == 0 { 0.0 } else { sum / f64::from(many) }
}
