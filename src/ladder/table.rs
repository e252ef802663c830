//! The table of a ladder: adds up the results of every person and ranks the people.

use super::compile::CompiledLadder;
use super::identities::PersonIx;
use super::points_calculator::divisors;
use super::rules::{Ladder, LadderTieBreak};
use crate::figures::{distinguishing_decimals, format_rounded, sum_of};
use crate::languages::Language;
use crate::languages::sentences::{ladder, standings};
use crate::standings::nearly_equal;

/// The largest number of decimals of a shown score. Scores that differ only in later decimals are equal.
const MOST_DECIMALS: usize = 9;

/// The table of a ladder, best first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LadderTable {
    pub rows: Vec<LadderRow>,
    /// Number of people with too few results to be listed.
    pub unlisted: usize,
}

/// The row of one person.
#[derive(Clone, Debug, PartialEq)]
pub struct LadderRow {
    /// From 1. People who share a rank have the same number.
    pub rank: usize,
    /// Whether someone else has the same rank.
    pub shared: bool,
    pub person: PersonIx,
    /// The person's results, in the order of the events.
    pub results: Vec<LadderRowResult>,
    /// The sum of the points of the results that count.
    pub total: f64,
    pub divisor: f64,
    /// Unrounded.
    pub score: f64,
    /// Number of decimals that distinguish the score from its neighbours.
    pub decimals: usize,
    /// The points of all results, best first.
    best: Vec<f64>,
}

/// A result of a person in the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LadderRowResult {
    /// Position among the events of the year.
    pub event: usize,
    /// Position among that event's [results](super::CompiledEvent::results).
    pub result: usize,
    pub place: u32,
    pub points: f64,
    /// Whether it is one of the best that count.
    pub counts: bool,
}

impl LadderRow {
    /// Number of results that count.
    pub fn counted_results(&self) -> usize {
        self.results.iter().filter(|result| result.counts).count()
    }

    /// The score as text, with as few decimals as its neighbours allow.
    pub fn score_text(&self) -> String {
        format_rounded(self.score, self.decimals)
    }

    /// The points of the `n`th best result, from 0. `None` if there are fewer results.
    pub fn best_points(&self, n: usize) -> Option<f64> {
        self.best.get(n).copied()
    }

    fn tie_break_value(&self, tie_break: LadderTieBreak, nth: usize) -> f64 {
        match tie_break {
            LadderTieBreak::BestEvents => self.best_points(nth).unwrap_or(0.0),
            LadderTieBreak::MoreEvents => as_number(self.results.len()),
            LadderTieBreak::FewerEvents => -as_number(self.results.len()),
        }
    }
}

fn as_number(count: usize) -> f64 {
    u32::try_from(count).map_or(f64::MAX, f64::from)
}

impl CompiledLadder<'_> {
    /// The table of all events that count.
    pub fn table(&self) -> LadderTable {
        self.table_after(self.order.len())
    }

    /// The table after the first `events` events.
    pub fn table_after(&self, events: usize) -> LadderTable {
        self.table_of(&self.order[..events.min(self.order.len())])
    }

    /// The table of these events.
    pub(super) fn table_of(&self, events: &[usize]) -> LadderTable {
        let mut rows: Vec<LadderRow> = Vec::new();
        let mut row_of: Vec<Option<usize>> = vec![None; self.roster.len()];
        for &event in events {
            for (result, scored) in self.events[event].results.iter().enumerate() {
                let row = *row_of[scored.person.0].get_or_insert_with(|| {
                    rows.push(LadderRow::new(scored.person));
                    rows.len() - 1
                });
                rows[row].results.push(LadderRowResult {
                    event,
                    result,
                    place: scored.place,
                    points: scored.points,
                    counts: true,
                });
            }
        }
        let everyone = rows.len();
        rows.retain(|row| row.results.len() >= self.ladder.least_events());
        let unlisted = everyone - rows.len();
        for row in &mut rows {
            row.count(self.ladder);
        }
        let facts: Vec<[f64; 3]> = rows
            .iter()
            .map(|row| [as_number(row.results.len()), as_number(row.counted_results()), row.total])
            .collect();
        for (row, divisor) in rows.iter_mut().zip(divisors(self.ladder, &facts)) {
            row.divisor = divisor;
            row.score = row.total / divisor;
        }
        // A divisor of 0 gives no score. Such a row is last and is not tied with any other.
        for row in rows.iter_mut().filter(|row| !row.score.is_finite()) {
            row.score = f64::NEG_INFINITY;
        }
        rank_rows(&mut rows, self.ladder.tie_breaks(), &|row| self.roster.name(row.person).to_lowercase());
        set_decimals(&mut rows, self.ladder.decimals());
        LadderTable { rows, unlisted }
    }

    /// The tie-break that puts the row at this position above the next row: “better second best event, 63.00 over
    /// 54.60”. `None` if no tie-break was needed.
    pub fn explain_order(&self, table: &LadderTable, row: usize, language: Language) -> Option<String> {
        let (above, below) = (table.rows.get(row)?, table.rows.get(row + 1)?);
        if !nearly_equal(above.score, below.score) || above.rank == below.rank {
            return None;
        }
        let (tie_break, nth) = tie_break_comparisons(self.ladder.tie_breaks(), above.best.len().max(below.best.len()))
            .find(|(tie_break, nth)| {
                !nearly_equal(above.tie_break_value(*tie_break, *nth), below.tie_break_value(*tie_break, *nth))
            })?;
        let [own, other] = [above, below].map(|row| row.results.len().to_string());
        Some(match tie_break {
            LadderTieBreak::BestEvents => {
                let [own, other] = [above, below].map(|row| row.tie_break_value(tie_break, nth));
                let decimals = distinguishing_decimals(own, other, self.ladder.decimals());
                let points = |row: &LadderRow, value: f64| {
                    let figure = format_rounded(value, decimals);
                    match row.best_points(nth) {
                        Some(_) => figure,
                        None => standings::figure_not_played(language, &figure),
                    }
                };
                ladder::better_event(language, nth + 1, &points(above, own), &points(below, other))
            }
            LadderTieBreak::MoreEvents => ladder::more_events(language, &own, &other),
            LadderTieBreak::FewerEvents => ladder::fewer_events(language, &own, &other),
        })
    }
}

impl LadderRow {
    /// Why the row shares its rank. `None` if it does not.
    pub fn shared_reason(&self, rules: &Ladder, language: Language) -> Option<String> {
        self.shared.then(|| match rules.tie_breaks() {
            [] => ladder::equal_scores_no_tie_break(language),
            _ => standings::tied_on_everything(language),
        })
    }

    fn new(person: PersonIx) -> LadderRow {
        LadderRow {
            rank: 0,
            shared: false,
            person,
            results: Vec::new(),
            total: 0.0,
            divisor: 1.0,
            score: 0.0,
            decimals: 0,
            best: Vec::new(),
        }
    }

    /// Decides which results count, and adds them up.
    fn count(&mut self, ladder: &Ladder) {
        let mut ranked: Vec<usize> = (0..self.results.len()).collect();
        // Of two results with the same points, the earlier one counts first.
        ranked.sort_by(|a, b| self.results[*b].points.total_cmp(&self.results[*a].points).then(a.cmp(b)));
        self.best = ranked.iter().map(|result| self.results[*result].points).collect();
        for result in ranked.iter().skip(ladder.best_count().unwrap_or(usize::MAX)) {
            self.results[*result].counts = false;
        }
        self.total = sum_of(self.results.iter().filter(|result| result.counts).map(|result| result.points));
    }
}

/// All comparisons of a list of tie-breaks, in their order.
fn tie_break_comparisons(
    tie_breaks: &[LadderTieBreak],
    events: usize,
) -> impl Iterator<Item = (LadderTieBreak, usize)> {
    tie_breaks.iter().flat_map(move |tie_break| {
        let times = if *tie_break == LadderTieBreak::BestEvents { events } else { 1 };
        (0..times).map(move |nth| (*tie_break, nth))
    })
}

/// Sorts the rows and sets their ranks. Rows that are tied on every tie-break share a rank and are sorted by name.
fn rank_rows(rows: &mut [LadderRow], tie_breaks: &[LadderTieBreak], name: &dyn Fn(&LadderRow) -> String) {
    rows.sort_by(|a, b| b.score.total_cmp(&a.score));
    rank_groups(rows, 1, |row| row.score, &mut |same, first| {
        let events = same.iter().map(|row| row.best.len()).max().unwrap_or_default();
        let chain: Vec<_> = tie_break_comparisons(tie_breaks, events).collect();
        break_tie(same, first, &chain, name);
    });
}

fn break_tie(
    rows: &mut [LadderRow],
    first: usize,
    chain: &[(LadderTieBreak, usize)],
    name: &dyn Fn(&LadderRow) -> String,
) {
    let Some(((tie_break, nth), rest)) = chain.split_first() else {
        rows.sort_by_cached_key(name);
        for row in rows {
            (row.rank, row.shared) = (first, true);
        }
        return;
    };
    rows.sort_by(|a, b| b.tie_break_value(*tie_break, *nth).total_cmp(&a.tie_break_value(*tie_break, *nth)));
    rank_groups(rows, first, |row| row.tie_break_value(*tie_break, *nth), &mut |same, first| {
        break_tie(same, first, rest, name);
    });
}

/// Sets the ranks of sorted rows, and passes each group of equal rows to `same`.
fn rank_groups(
    rows: &mut [LadderRow],
    first: usize,
    key: impl Fn(&LadderRow) -> f64,
    same: &mut dyn FnMut(&mut [LadderRow], usize),
) {
    let mut start = 0;
    while start < rows.len() {
        let mut end = start + 1;
        while end < rows.len() && nearly_equal(key(&rows[end - 1]), key(&rows[end])) {
            end += 1;
        }
        if end == start + 1 {
            (rows[start].rank, rows[start].shared) = (first + start, false);
        } else {
            same(&mut rows[start..end], first + start);
        }
        start = end;
    }
}

/// Gives every score the fewest decimals, at least `least`, that distinguish it from neighbours that are not equal.
fn set_decimals(rows: &mut [LadderRow], least: usize) {
    for row in &mut *rows {
        row.decimals = least;
    }
    let step = 0.1_f64.powi(i32::try_from(least).unwrap_or_default());
    for n in 1..rows.len() {
        let (above, below) = (rows[n - 1].score, rows[n].score);
        // Scores that differ by more than a whole step look different after any rounding.
        if nearly_equal(above, below) || above - below > step {
            continue;
        }
        let needed = (least..MOST_DECIMALS)
            .find(|decimals| format_rounded(above, *decimals) != format_rounded(below, *decimals));
        let needed = needed.unwrap_or(MOST_DECIMALS);
        for row in &mut rows[n - 1..=n] {
            row.decimals = row.decimals.max(needed);
        }
    }
    // Equal scores get the same number of decimals.
    for n in 1..rows.len() {
        if nearly_equal(rows[n - 1].score, rows[n].score) {
            rows[n].decimals = rows[n].decimals.max(rows[n - 1].decimals);
        }
    }
    for n in (1..rows.len()).rev() {
        if nearly_equal(rows[n - 1].score, rows[n].score) {
            rows[n - 1].decimals = rows[n].decimals;
        }
    }
}
