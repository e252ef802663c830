//! The table: who stands where, and with what.

use super::compile::{Compiled, divisors};
use super::identities::PersonIx;
use super::rules::{Ladder, TieBreak};
use crate::figures::show;
use crate::standings::close;

/// The most decimals a score is ever shown with; totals that differ later are equal.
const MOST_DECIMALS: usize = 9;

/// The table of a ladder, best first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Table {
    pub rows: Vec<Row>,
    /// People who took part less often than the ladder lists.
    pub unlisted: usize,
}

/// One line of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// From 1; people who share a rank have the same.
    pub rank: usize,
    /// Whether someone else has the same rank.
    pub shared: bool,
    pub person: PersonIx,
    /// The person's results, in the order of the events.
    pub results: Vec<Counting>,
    /// The sum of what counts.
    pub total: f64,
    pub divisor: f64,
    /// Unrounded.
    pub score: f64,
    /// How many decimals tell the score apart from its neighbours'.
    pub decimals: usize,
    /// The points of all results, best first.
    best: Vec<f64>,
}

/// A result as it enters the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Counting {
    /// Position among the season's events.
    pub event: usize,
    /// Position among that event's [results](super::EventResult::results).
    pub result: usize,
    pub place: u32,
    pub points: f64,
    /// Whether it is one of the best that count.
    pub counts: bool,
}

impl Row {
    /// How many results count.
    pub fn counted(&self) -> usize {
        self.results.iter().filter(|result| result.counts).count()
    }

    /// The score, as short as its neighbours let it be.
    pub fn shown(&self) -> String {
        show(self.score, self.decimals)
    }

    /// The points of the `n`th best result, from 0; none for one not played.
    pub fn best(&self, n: usize) -> Option<f64> {
        self.best.get(n).copied()
    }

    fn key(&self, tie_break: TieBreak, nth: usize) -> f64 {
        match tie_break {
            TieBreak::BestEvents => self.best(nth).unwrap_or(0.0),
            TieBreak::MoreEvents => as_number(self.results.len()),
            TieBreak::FewerEvents => -as_number(self.results.len()),
        }
    }
}

fn as_number(count: usize) -> f64 {
    u32::try_from(count).map_or(f64::MAX, f64::from)
}

impl Compiled<'_> {
    /// The table of all events that count.
    pub fn table(&self) -> Table {
        self.table_after(self.order.len())
    }

    /// The table as it stood after the first so many events.
    pub fn table_after(&self, events: usize) -> Table {
        self.table_of(&self.order[..events.min(self.order.len())])
    }

    /// The table of these events.
    pub(super) fn table_of(&self, events: &[usize]) -> Table {
        let mut rows: Vec<Row> = Vec::new();
        let mut row_of: Vec<Option<usize>> = vec![None; self.roster.len()];
        for &event in events {
            for (result, scored) in self.events[event].results.iter().enumerate() {
                let row = *row_of[scored.person.0].get_or_insert_with(|| {
                    rows.push(Row::new(scored.person));
                    rows.len() - 1
                });
                rows[row].results.push(Counting {
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
        let facts: Vec<[f64; 3]> =
            rows.iter().map(|row| [as_number(row.results.len()), as_number(row.counted()), row.total]).collect();
        for (row, divisor) in rows.iter_mut().zip(divisors(self.ladder, &facts)) {
            row.divisor = divisor;
            row.score = row.total / divisor;
        }
        // A divisor of nothing makes no score; such a row stands last, and is not called level with any.
        for row in rows.iter_mut().filter(|row| !row.score.is_finite()) {
            row.score = f64::NEG_INFINITY;
        }
        rank(&mut rows, self.ladder.tie_breaks(), &|row| self.roster.name(row.person).to_lowercase());
        tell_apart(&mut rows, self.ladder.decimals());
        Table { rows, unlisted }
    }

    /// Why the row at this position stands above the next one, where a tie-break decided it: “better second best
    /// event, 63.00 over 54.60”.
    pub fn why(&self, table: &Table, row: usize) -> Option<String> {
        let (above, below) = (table.rows.get(row)?, table.rows.get(row + 1)?);
        if !close(above.score, below.score) || above.rank == below.rank {
            return None;
        }
        let (tie_break, nth) = levels(self.ladder.tie_breaks(), above.best.len().max(below.best.len()))
            .find(|(tie_break, nth)| !close(above.key(*tie_break, *nth), below.key(*tie_break, *nth)))?;
        Some(match tie_break {
            TieBreak::BestEvents => {
                let points = |row: &Row| show(row.best(nth).unwrap_or(0.0), self.ladder.decimals());
                let which = match nth {
                    0 => "best event".to_owned(),
                    1 => "second best event".to_owned(),
                    2 => "third best event".to_owned(),
                    more => format!("{}th best event", more + 1),
                };
                format!("better {which}, {} over {}", points(above), points(below))
            }
            TieBreak::MoreEvents => format!("more events, {} over {}", above.results.len(), below.results.len()),
            TieBreak::FewerEvents => format!("fewer events, {} against {}", above.results.len(), below.results.len()),
        })
    }
}

impl Row {
    fn new(person: PersonIx) -> Row {
        Row {
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

    /// Works out which results count, and what they sum to.
    fn count(&mut self, ladder: &Ladder) {
        let mut ranked: Vec<usize> = (0..self.results.len()).collect();
        // Of results with the same points the earlier one counts first.
        ranked.sort_by(|a, b| self.results[*b].points.total_cmp(&self.results[*a].points).then(a.cmp(b)));
        self.best = ranked.iter().map(|result| self.results[*result].points).collect();
        for result in ranked.iter().skip(ladder.best().unwrap_or(usize::MAX)) {
            self.results[*result].counts = false;
        }
        self.total = self.results.iter().filter(|result| result.counts).map(|result| result.points).sum();
    }
}

/// Every comparison of a chain of tie-breaks, in turn.
fn levels(tie_breaks: &[TieBreak], events: usize) -> impl Iterator<Item = (TieBreak, usize)> {
    tie_breaks.iter().flat_map(move |tie_break| {
        let times = if *tie_break == TieBreak::BestEvents { events } else { 1 };
        (0..times).map(move |nth| (*tie_break, nth))
    })
}

/// Sorts the rows and gives them their ranks. Rows that nothing tells apart share the rank and stand by their names.
fn rank(rows: &mut [Row], tie_breaks: &[TieBreak], name: &dyn Fn(&Row) -> String) {
    rows.sort_by(|a, b| b.score.total_cmp(&a.score));
    by_levels(rows, 1, |row| row.score, &mut |same, first| {
        let events = same.iter().map(|row| row.best.len()).max().unwrap_or_default();
        let chain: Vec<_> = levels(tie_breaks, events).collect();
        break_tie(same, first, &chain, name);
    });
}

fn break_tie(rows: &mut [Row], first: usize, chain: &[(TieBreak, usize)], name: &dyn Fn(&Row) -> String) {
    let Some(((tie_break, nth), rest)) = chain.split_first() else {
        rows.sort_by_cached_key(name);
        for row in rows {
            (row.rank, row.shared) = (first, true);
        }
        return;
    };
    rows.sort_by(|a, b| b.key(*tie_break, *nth).total_cmp(&a.key(*tie_break, *nth)));
    by_levels(rows, first, |row| row.key(*tie_break, *nth), &mut |same, first| break_tie(same, first, rest, name));
}

/// Gives their ranks to rows that stand in order, and hands those that are level to `level`.
fn by_levels(rows: &mut [Row], first: usize, key: impl Fn(&Row) -> f64, level: &mut dyn FnMut(&mut [Row], usize)) {
    let mut start = 0;
    while start < rows.len() {
        let mut end = start + 1;
        while end < rows.len() && close(key(&rows[end - 1]), key(&rows[end])) {
            end += 1;
        }
        if end == start + 1 {
            (rows[start].rank, rows[start].shared) = (first + start, false);
        } else {
            level(&mut rows[start..end], first + start);
        }
        start = end;
    }
}

/// Gives every score the fewest decimals, from `least` on, that tell it apart from its neighbours that are not equal.
fn tell_apart(rows: &mut [Row], least: usize) {
    for row in &mut *rows {
        row.decimals = least;
    }
    let step = 0.1_f64.powi(i32::try_from(least).unwrap_or_default());
    for n in 1..rows.len() {
        let (above, below) = (rows[n - 1].score, rows[n].score);
        // Scores that are a whole step apart look different however they are rounded.
        if close(above, below) || above - below > step {
            continue;
        }
        let needed = (least..MOST_DECIMALS).find(|decimals| show(above, *decimals) != show(below, *decimals));
        let needed = needed.unwrap_or(MOST_DECIMALS);
        for row in &mut rows[n - 1..=n] {
            row.decimals = row.decimals.max(needed);
        }
    }
    // Equal scores look equal.
    for n in 1..rows.len() {
        if close(rows[n - 1].score, rows[n].score) {
            rows[n].decimals = rows[n].decimals.max(rows[n - 1].decimals);
        }
    }
    for n in (1..rows.len()).rev() {
        if close(rows[n - 1].score, rows[n].score) {
            rows[n - 1].decimals = rows[n].decimals;
        }
    }
}
