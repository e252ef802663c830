//! One player's results, and the total they make.

use std::cmp::Ordering;

use super::context::Basis;
use super::rules::{Divide, Part, Results, RoundScore, Ruleset, TieBreak};
use super::table::{Adjustment, Game, Row, Why};
use crate::book::{Amount, Ending, Penalty, PersonId, Role, Stage};

/// What holds for the whole table while its rows are counted.
#[derive(Debug, Default)]
pub(super) struct Count {
    /// Whether points given beforehand count by now.
    handicaps: bool,
    /// For each multiplier of the rules, who it is for; `None` for everybody.
    multiplied: Vec<Option<Vec<PersonId>>>,
    results: Vec<Outcome>,
    order: Vec<usize>,
}

/// A result that may count.
#[derive(Clone, Copy, Debug)]
struct Outcome {
    value: f64,
    round: usize,
    top: bool,
    of: Of,
    weight: f64,
}

/// Where a result comes from, by position in the row.
#[derive(Clone, Copy, Debug)]
enum Of {
    Game(usize),
    /// All games of the round that have a score.
    AllGames,
    SatOut(usize),
}

/// What penalties take from a score: percentages of what it was, never less than nothing.
pub(super) fn taken(score: f64, penalties: &[Penalty], rules: &Ruleset) -> f64 {
    let one = |penalty: &Penalty| match penalty.amount {
        Amount::Points(points) => points,
        Amount::Percent(percent) => match rules.penalty_floor {
            Some(floor) if super::close(score, floor.score) => floor.points,
            // A percentage of a score below zero would raise it.
            _ => score.max(0.0) * percent / 100.0,
        },
    };
    penalties.iter().map(one).sum::<f64>().max(0.0)
}

/// The better of two results first.
fn better(a: f64, b: f64, lowest_wins: bool) -> Ordering {
    if lowest_wins { a.total_cmp(&b) } else { b.total_cmp(&a) }
}

impl Count {
    pub(super) fn new(handicaps: bool, multiplied: Vec<Option<Vec<PersonId>>>) -> Count {
        Count { handicaps, multiplied, ..Count::default() }
    }

    /// Works out which of a row's results count, and what they make.
    pub(super) fn row(&mut self, row: &mut Row, basis: &Basis<'_>) {
        let rules = basis.rules;
        self.collect(row, rules);
        let parts = rules.top_board.as_ref().filter(|top| row.top && !top.counts.is_empty());
        self.weigh(parts.map_or(&rules.total.counts, |top| &top.counts), rules.lowest_wins());
        self.divide(rules);
        self.multiply(row, rules);

        row.games.iter_mut().for_each(|game| game.weight = 0.0);
        row.sat_out.iter_mut().for_each(|round| round.weight = 0.0);
        let mut total = 0.0;
        for result in &self.results {
            total += result.value * result.weight;
            match result.of {
                Of::Game(at) => row.games[at].weight = result.weight,
                Of::SatOut(at) => row.sat_out[at].weight = result.weight,
                Of::AllGames => {
                    let games = row.games.iter_mut().filter(|game| game.seat.board.round.0 == result.round);
                    games.filter(|game| game.result.is_some()).for_each(|game| game.weight = result.weight);
                }
            }
        }
        row.results = self.results.len();
        let role = basis.book.person(row.person).map_or(Role::Player, |person| person.role);
        row.takes_a_place = role == Role::Player && row.results >= rules.total.least_results;
        row.total = total;
        self.adjust(row, basis);
        rank_results(row, rules);
        tie_figures(row, basis);
    }

    /// The results of a row, in the order of the rounds.
    fn collect(&mut self, row: &Row, rules: &Ruleset) {
        self.results.clear();
        if rules.total.of == Results::Rounds {
            let mut start = 0;
            while let Some(first) = row.games.get(start) {
                let round = first.seat.board.round.0;
                let same = row.games[start..].iter().take_while(|game| game.seat.board.round.0 == round).count();
                self.results.extend(round_result(&row.games[start..start + same], start, rules.total.round_score));
                start += same;
            }
        } else {
            let result = |(at, game): (usize, &Game)| {
                let round = game.seat.board.round.0;
                Some(Outcome { value: game.result?, round, top: game.top, of: Of::Game(at), weight: 0.0 })
            };
            self.results.extend(row.games.iter().enumerate().filter_map(result));
        }
        for (at, sat) in row.sat_out.iter().enumerate().filter(|(_, sat)| sat.value != 0.0) {
            let (value, round) = (sat.value, sat.round.0);
            self.results.push(Outcome { value, round, top: false, of: Of::SatOut(at), weight: 0.0 });
        }
        if !row.sat_out.is_empty() {
            self.results.sort_by_key(|result| result.round);
        }
    }

    /// Gives every result the part of it that counts.
    fn weigh(&mut self, parts: &[Part], lowest_wins: bool) {
        let mut next = 0;
        while let Some(base) = parts.get(next) {
            next += 1;
            self.order.clear();
            let taken = self.results.iter().enumerate().filter(|(_, result)| base.takes(result.round, result.top));
            self.order.extend(taken.map(|(at, _)| at));
            let many = self.order.len();
            let mut part = base;
            while let Some(instead) = parts.get(next).filter(|part| part.from_results > 0) {
                next += 1;
                if many >= instead.from_results {
                    part = instead;
                }
            }
            // Of equal results the earlier one counts more.
            let results = &mut self.results;
            self.order
                .sort_unstable_by(|a, b| better(results[*a].value, results[*b].value, lowest_wins).then(a.cmp(b)));
            for (n, at) in self.order.iter().enumerate() {
                results[*at].weight += part.weight(n, many);
            }
        }
    }

    fn divide(&mut self, rules: &Ruleset) {
        let by = match rules.total.divide {
            Divide::No => return,
            Divide::Results(more) => number(self.results.len()) + more,
            Divide::Counted => number(self.results.iter().filter(|result| result.weight != 0.0).count()),
        };
        if by > 0.0 {
            self.results.iter_mut().for_each(|result| result.weight /= by);
        }
    }

    fn multiply(&mut self, row: &mut Row, rules: &Ruleset) {
        row.multiplied.clear();
        for (at, (multiplier, people)) in rules.total.multipliers.iter().zip(&self.multiplied).enumerate() {
            if people.as_ref().is_some_and(|people| people.binary_search(&row.person).is_err()) {
                continue;
            }
            row.multiplied.push(at);
            let (first, last) = multiplier.rounds;
            let results = self.results.iter_mut().filter(|result| (first..=last).contains(&(result.round + 1)));
            results.for_each(|result| result.weight *= multiplier.factor);
        }
    }

    /// What is added to the results and taken from them.
    fn adjust(&self, row: &mut Row, basis: &Basis<'_>) {
        let rules = basis.rules;
        row.adjustments.clear();
        let mut add = |why: Why, amount: f64, total: &mut f64| {
            if amount != 0.0 {
                row.adjustments.push(Adjustment { why, amount });
                *total += amount;
            }
        };
        // Where the lowest total wins, a bonus is taken off and a penalty added.
        let better_way = if rules.lowest_wins() { -1.0 } else { 1.0 };
        let mut total = row.total;
        add(Why::Start, rules.total.start, &mut total);
        let person = basis.book.person(row.person);
        if let Some(handicap) = person.and_then(|person| person.handicap).filter(|_| self.handicaps) {
            add(Why::Handicap, handicap, &mut total);
        }
        if let Some(top) = rules.top_board.as_ref().filter(|top| row.top && top.bonus_percent != 0.0) {
            let bonus = total * top.bonus_percent / 100.0 * better_way;
            add(Why::TopBoard { percent: top.bonus_percent }, bonus, &mut total);
        }
        let before = total;
        // A part of the total is a part of the final one (Gunboat Cup: “25% of final Tournament Points”): what is taken at
        // the end does not change, looking back, who qualified for the top board.
        let rounds = rules.rounds.max(rules.top_board.as_ref().map(|top| top.round)).unwrap_or(0);
        let is_final = basis.view.rounds.is_none_or(|seen| seen >= rounds.max(basis.book.rounds.len()));
        let penalties = person.map_or(&[][..], |person| &person.penalties).iter();
        for penalty in penalties.filter(|penalty| is_final || !matches!(penalty.amount, Amount::Percent(_))) {
            let amount = match penalty.amount {
                Amount::Points(points) => points,
                Amount::Percent(percent) => before.max(0.0) * percent / 100.0,
            };
            add(Why::Penalty(penalty.reason.clone()), -amount.max(0.0) * better_way, &mut total);
        }
        row.total = total;
    }
}

/// The results of a row best first, for the tie-breaks.
fn rank_results(row: &mut Row, rules: &Ruleset) {
    row.ranked.clear();
    row.ranked.extend(row.games.iter().filter_map(|game| game.result));
    if rules.total.of != Results::Rounds {
        row.ranked.extend(row.sat_out.iter().map(|sat| sat.value).filter(|value| *value != 0.0));
    }
    let lowest_wins = rules.lowest_wins();
    row.ranked.sort_unstable_by(|a, b| better(*a, *b, lowest_wins));
}

/// What the games of one round make; `first` is the position of the first of them in the row.
fn round_result(games: &[Game], first: usize, rule: RoundScore) -> Option<Outcome> {
    let known = || games.iter().enumerate().filter_map(|(at, game)| Some((at, game.result?)));
    let (round, top) = (games.first()?.seat.board.round.0, games.iter().any(|game| game.top));
    let (value, of) = match rule {
        RoundScore::None => return None,
        RoundScore::Sum => {
            known().next()?;
            (known().map(|(_, value)| value).sum(), Of::AllGames)
        }
        RoundScore::Best => {
            let (at, value) = known().reduce(|best, next| if next.1 > best.1 { next } else { best })?;
            (value, Of::Game(first + at))
        }
    };
    Some(Outcome { value, round, top, of, weight: 0.0 })
}

/// The figures of the tie-breaks that are more than a lookup among the results.
fn tie_figures(row: &mut Row, basis: &Basis<'_>) {
    row.figures.clear();
    let rules = basis.rules;
    let own = rules.top_board.iter().flat_map(|top| top.tie_breaks.iter().flatten());
    if rules.tie_breaks.iter().chain(own.clone()).all(|step| matches!(step, TieBreak::BestGame(_))) {
        return;
    }
    for step in rules.tie_breaks.iter().chain(own) {
        let figure = tie_figure(row, step, basis);
        row.figures.push(figure);
    }
}

fn tie_figure(row: &Row, step: &TieBreak, basis: &Basis<'_>) -> f64 {
    let scores = || row.games.iter().filter_map(|game| game.score);
    match step {
        TieBreak::BestGame(n) => row.best(*n),
        TieBreak::BestRound(n) => {
            let rounds = 0..basis.book.rounds.len();
            let mut rounds: Vec<f64> = rounds.map(|round| row.round_score(round, basis.rules).unwrap_or(0.0)).collect();
            rounds.sort_unstable_by(|a, b| b.total_cmp(a));
            n.checked_sub(1).and_then(|n| rounds.get(n)).copied().unwrap_or(0.0)
        }
        TieBreak::LatestGame => scores().next_back().unwrap_or(0.0),
        TieBreak::AllGames => scores().sum(),
        TieBreak::AverageGame => mean(scores()),
        TieBreak::Centres => {
            let count = |game: &Game| basis.book.board(game.seat.board)?.count(game.seat.power).map(f64::from);
            row.games.iter().filter_map(count).sum()
        }
        TieBreak::Solos => {
            let solo = |game: &&Game| {
                let board = basis.book.board(game.seat.board);
                board.and_then(crate::book::Board::soloist) == Some(game.seat.power)
            };
            number(row.games.iter().filter(solo).count())
        }
        TieBreak::Draws => {
            let drawn = |game: &&Game| {
                let board = basis.book.board(game.seat.board);
                board.is_some_and(|board| {
                    let shared = if board.is_agreed_draw() {
                        board.seats[game.seat.power].in_draw == Some(true)
                    } else {
                        board.count(game.seat.power).is_some_and(|count| count > 0)
                    };
                    shared
                        && basis.scores.stage(board, game.seat.board) == Stage::Ended
                        && board.ending == Ending::Played
                        && board.soloist().is_none()
                })
            };
            number(row.games.iter().filter(drawn).count())
        }
        TieBreak::MeanOf(system) => {
            let Some(scores) = basis.measures.by(system) else { return 0.0 };
            mean(row.games.iter().filter_map(|game| {
                let board = basis.book.board(game.seat.board)?;
                let ended = basis.scores.stage(board, game.seat.board) == Stage::Ended && !scores.is_abandoned(board);
                ended.then(|| scores.board(game.seat.board)?.score(game.seat.power)).flatten()
            }))
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "a number of games")]
fn number(of: usize) -> f64 {
    of as f64
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, many) = values.fold((0.0, 0_u32), |(sum, many), value| (sum + value, many + 1));
    if many == 0 { 0.0 } else { sum / f64::from(many) }
}
