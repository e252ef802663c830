//! A season compiled, with everything the pages show of it, kept until the book changes.

use std::collections::{HashMap, HashSet};
use std::time::{Duration, Instant};

use jiff::ToSpan as _;
use jiff::civil::Date;

use super::LadderCacheKey;
use crate::book::results_year::{IdentityVerdict, LadderChoices, ListedName, ResultsYear};
use crate::ladder::{
    CompiledEvents, CompiledLadder, Ladder, LadderKind, LadderLibrary, LadderTable, PersonIx, Roster, ladder_date,
};
use crate::notices::{ColumnRole, Notice, NoticeCell, ladder_notice};

/// How many lines the plot of the year has.
const LEADING: usize = 10;
/// How many events it has at most, the newest.
const MARKS: usize = 40;

/// A season with all that follows from it.
#[derive(Debug)]
pub struct CompiledYear {
    pub key: LadderCacheKey,
    pub season: ResultsYear,
    pub ladder: &'static Ladder,
    pub roster: Roster,
    kept: CompiledEvents,
    choices: LadderChoices,
    /// The table that is looked at.
    pub table: LadderTable,
    /// The table as it is posted.
    pub notice: Notice,
    /// The table that it is compared with.
    pub before: Option<LadderTable>,
    /// Since when the movement is told, in words: “9 May 2001”, “the event before”.
    pub since: String,
    /// More than so many points at one more event overtake the leader, row by row.
    pub to_overtake: Vec<Option<f64>>,
    /// Pairs that may be one person.
    pub pairs: Vec<IdentityPair>,
    /// What was decided, with what it means.
    pub decided: Vec<(IdentityVerdict, usize, String)>,
    pub year: YearSummary,
    /// The events' names without the words that most of them have.
    pub short: Vec<String>,
    /// How long it took.
    pub took: Duration,
}

/// Two who may be one.
#[derive(Clone, Debug, PartialEq)]
pub struct IdentityPair {
    pub one: ListedName,
    pub other: ListedName,
    pub people: [PersonIx; 2],
    pub chance: f64,
    pub why: String,
    /// Where each of them stands: “ADC, 4th of 17”.
    pub events: [String; 2],
}

/// The year as lines: the leading players' scores after each event, or at the end of each month.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct YearSummary {
    /// What stands below: events, or months.
    pub marks: Vec<String>,
    pub lines: Vec<YearEventLine>,
}

/// The year of one player.
#[derive(Clone, Debug, PartialEq)]
pub struct YearEventLine {
    pub name: String,
    pub rank: usize,
    /// After each mark; none before the first event.
    pub scores: Vec<Option<f64>>,
}

/// The ladder of a name; the first there is, for a season that names none that is known.
pub fn ladder_of(season: &ResultsYear) -> Option<&'static Ladder> {
    LadderLibrary::shipped().find(&season.ladder).or_else(|| LadderLibrary::shipped().all().first())
}

impl CompiledYear {
    /// Compiles everything.
    pub fn new(season: ResultsYear, ladder: &'static Ladder, key: LadderCacheKey) -> CompiledYear {
        let begun = Instant::now();
        let roster = Roster::new(&season, &season.decisions);
        let choices = season.choices;
        let kept = CompiledEvents::new(ladder, &season, &roster, choices);
        let compiled = CompiledLadder::from_events(ladder, &season, &roster, choices, &kept);
        let table = match key.1 {
            Some(events) => compiled.table_after(events),
            None => compiled.chosen_table(),
        };
        let (before, since) = before(&compiled, key.1);
        let notice = ladder_notice(&compiled, &table, &compiled.title(), before.as_ref());
        let to_overtake = points_to_overtake(&notice);
        let pairs = pairs(&compiled);
        let short = short_names(season.events.iter().map(|event| event.name.as_str()));
        let year = year(&compiled, &table, &short);
        let decided = decided(&season);
        CompiledYear {
            key,
            table,
            notice,
            before,
            since,
            to_overtake,
            pairs,
            decided,
            year,
            short,
            season,
            ladder,
            roster,
            kept,
            choices,
            took: begun.elapsed(),
        }
    }

    /// Everything that can be asked of the compiled season.
    pub fn compiled(&self) -> CompiledLadder<'_> {
        CompiledLadder::from_events(self.ladder, &self.season, &self.roster, self.choices, &self.kept)
    }

    /// The name that a decision calls somebody by who stands in a row of the table.
    pub fn row_of(&self, person: PersonIx) -> Option<usize> {
        self.table.rows.iter().position(|row| row.person == person)
    }

    /// How many problems there are that are no mere remarks.
    pub fn errors(&self) -> usize {
        let wrong = self.kept.problems.iter().filter(|problem| problem.severity == crate::book::Severity::Error);
        wrong.count() + self.roster.contradictions().len()
    }
}

/// The column of the points to overtake, row by row.
fn points_to_overtake(notice: &Notice) -> Vec<Option<f64>> {
    let Some(section) = notice.sections.first() else { return Vec::new() };
    let points = |row| section.cell(row, ColumnRole::PointsToOvertake).and_then(NoticeCell::value);
    section.rows.iter().map(points).collect()
}

/// The table a month earlier; without dates, before the last event.
fn before(compiled: &CompiledLadder<'_>, after: Option<usize>) -> (Option<LadderTable>, String) {
    let day = |at: usize| compiled.results_year.events.get(at).and_then(|event| event.date);
    if let Some(events) = after {
        let before = events.checked_sub(1).filter(|events| *events > 0).map(|events| compiled.table_after(events));
        return (before, "the event before".to_owned());
    }
    let last = compiled.order.iter().filter_map(|at| day(*at)).max();
    let now = compiled.choices.date.or(if compiled.ladder.kind() == LadderKind::Games {
        ladder_date(compiled.ladder, compiled.choices).or(last)
    } else {
        last
    });
    match now {
        Some(now) => {
            let then = now.saturating_sub(1.month());
            (Some(compiled.table_on(then)).filter(|table| !table.rows.is_empty()), said(then))
        }
        None => (compiled.comparison_table(None), "the event before".to_owned()),
    }
}

/// Names without the words that most of them have: of “Waikato Diplomacy Championships” and its like “Waikato”.
fn short_names<'a>(names: impl Iterator<Item = &'a str>) -> Vec<String> {
    /// A word says nothing that this many and more than half of the names have.
    const MANY: usize = 3;
    let names: Vec<&str> = names.collect();
    let mut times: HashMap<&str, usize> = HashMap::new();
    for name in &names {
        let words: HashSet<&str> = name.split_whitespace().collect();
        for word in words {
            *times.entry(word).or_default() += 1;
        }
    }
    let telling = |word: &&str| {
        let times = times.get(*word).copied().unwrap_or_default();
        times < MANY || times * 2 <= names.len()
    };
    let short = |name: &&str| {
        let kept = name.split_whitespace().filter(telling).collect::<Vec<_>>().join(" ");
        if kept.is_empty() { (*name).to_owned() } else { kept }
    };
    names.iter().map(short).collect()
}

/// “9 May 2001”.
pub fn said(day: Date) -> String {
    day.strftime("%-d %B %Y").to_string()
}

fn pairs(compiled: &CompiledLadder<'_>) -> Vec<IdentityPair> {
    let (roster, season) = (compiled.roster, compiled.results_year);
    let events = |person: PersonIx| {
        let events = roster.people().get(person.0).map_or(&[][..], |person| &person.events);
        let said = events.iter().filter_map(|at| {
            let event = season.events.get(*at)?;
            let line = (0..event.lines.len()).find(|line| roster.person(*at, *line) == Some(person))?;
            let place = event.lines[line].place.map(|place| format!(", place {place}")).unwrap_or_default();
            Some(format!("{}{place}", event.name))
        });
        said.collect::<Vec<_>>().join("; ")
    };
    // Whoever plays more, and is written out more, comes first: as the first they would be shown.
    let weight = |person: PersonIx| {
        roster.people().get(person.0).map_or((0, 0), |person| (person.events.len(), person.name.chars().count()))
    };
    let pair = |likely: &crate::ladder::UndecidedPair| {
        let (mut one, mut other) = (likely.one, likely.other);
        if weight(other) > weight(one) {
            std::mem::swap(&mut one, &mut other);
        }
        IdentityPair {
            one: roster.listed_name(one, season),
            other: roster.listed_name(other, season),
            people: [one, other],
            chance: likely.chance,
            why: likely.why.clone(),
            events: [events(one), events(other)],
        }
    };
    compiled.undecided_pairs().map(pair).collect()
}

/// The decisions, the newest first.
fn decided(season: &ResultsYear) -> Vec<(IdentityVerdict, usize, String)> {
    let mut decided = Vec::new();
    for verdict in [IdentityVerdict::Same, IdentityVerdict::Different] {
        for (at, group) in season.decisions.groups(verdict).iter().enumerate().rev() {
            let names: Vec<String> = group.names.iter().map(ListedName::to_string).collect();
            decided.push((verdict, at, names.join("  /  ")));
        }
    }
    decided
}

fn year(compiled: &CompiledLadder<'_>, table: &LadderTable, short: &[String]) -> YearSummary {
    let mut year = YearSummary::default();
    let mut tables = Vec::new();
    if compiled.ladder.kind() == LadderKind::Games {
        let Some(day) = ladder_date(compiled.ladder, compiled.choices) else { return year };
        for months in (0..12).rev() {
            let then = day.saturating_sub(months.months());
            year.marks.push(then.strftime("%b %Y").to_string());
            tables.push(compiled.table_on(then));
        }
    } else {
        let first = compiled.order.len().saturating_sub(MARKS);
        for (n, at) in compiled.order.iter().enumerate().skip(first) {
            year.marks.push(short[*at].clone());
            tables.push(compiled.table_after(n + 1));
        }
    }
    year.lines = table
        .rows
        .iter()
        .take(LEADING)
        .map(|row| {
            let score = |table: &LadderTable| {
                let found = table.rows.iter().find(|other| other.person == row.person)?;
                Some(found.score).filter(|score| score.is_finite())
            };
            let scores = tables.iter().map(score).collect();
            YearEventLine { name: compiled.roster.name(row.person).to_owned(), rank: row.rank, scores }
        })
        .collect();
    year
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_name_leaves_out_what_most_events_are_called() {
        let names =
            ["Waikato Diplomacy Championships", "NSW Diplomacy Championships", "Diplomacy Championships", "Don Cup"];
        let short = short_names(names.into_iter());
        assert_eq!(short, ["Waikato", "NSW", "Diplomacy Championships", "Don Cup"]);
        assert_eq!(short_names(["ADC 2001", "NSW 2001"].into_iter()), ["ADC 2001", "NSW 2001"]);
    }
}
