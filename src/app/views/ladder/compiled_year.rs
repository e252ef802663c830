//! The compiled ladder of a results year, with the texts and the plot that the pages show.
//! It is computed again only when the book has changed.

use std::collections::{HashMap, HashSet};
use std::time::{Duration, Instant};

use jiff::ToSpan as _;
use jiff::civil::Date;

use crate::book::Severity;
use crate::book::results_year::{IdentityVerdict, LadderChoices, ListedName, ResultsYear};
use crate::ladder::{
    CompiledEvents, CompiledLadder, EventExclusion, Ladder, LadderKind, LadderLibrary, LadderProblem, LadderTable,
    PersonIx, Roster, ladder_date,
};
use crate::languages::window_sentences::ladder_tab as texts;
use crate::languages::{Language, window_language, written_date};
use crate::notices::{ColumnRole, Notice, NoticeCell, Plot, PlotScale, PlotSeries, ladder_notice};

/// The compiled ladder depends on the revision of the book and on the number of events, and its texts on the language.
pub type LadderCacheKey = (u64, Option<usize>, Language);

/// Number of players in the plot of the year.
const PLOTTED_PLAYERS: usize = 10;
/// The most events in the plot. Older events are left out.
const MOST_MARKS: usize = 40;

/// A results year with everything that is computed from it.
#[derive(Debug)]
pub struct CompiledYear {
    pub key: LadderCacheKey,
    pub results_year: ResultsYear,
    pub ladder: &'static Ladder,
    pub roster: Roster,
    compiled_events: CompiledEvents,
    choices: LadderChoices,
    /// The table in view.
    pub table: LadderTable,
    /// The table as it is posted.
    pub notice: Notice,
    /// The earlier table that the table is compared with.
    pub earlier_table: Option<LadderTable>,
    /// The day of the earlier table. `None` if it is the table after the event before.
    pub compared_with: Option<Date>,
    /// For each row, the points at one more event above which the player overtakes the leader.
    pub points_to_overtake: Vec<Option<f64>>,
    /// Pairs of names that may be one person.
    pub pairs: Vec<IdentityPair>,
    /// The decisions on identities, newest first: verdict, position among the decisions of this verdict, names.
    pub decisions: Vec<(IdentityVerdict, usize, String)>,
    /// The scores of the leading players after each event or at the end of each month.
    pub plot: Plot,
    /// The names of the events without the words that most of them share.
    pub short_names: Vec<String>,
    /// The time that compiling took.
    pub compile_time: Duration,
}

/// Two names that may be one person.
#[derive(Clone, Debug, PartialEq)]
pub struct IdentityPair {
    pub one: ListedName,
    pub other: ListedName,
    pub people: [PersonIx; 2],
    pub chance: f64,
    pub reason: String,
    /// The results of each name: “ADC, place 4; NSW, place 2”.
    pub events: [String; 2],
}

/// The ladder that the results year names. An unknown name gives the first ladder of the library.
pub fn ladder_for(results_year: &ResultsYear) -> Option<&'static Ladder> {
    LadderLibrary::shipped().of_year(results_year)
}

impl CompiledYear {
    /// Compiles the ladder and everything the pages show of it.
    pub fn new(results_year: ResultsYear, ladder: &'static Ladder, key: LadderCacheKey) -> CompiledYear {
        let begun = Instant::now();
        let roster = Roster::new(&results_year, &results_year.decisions);
        let choices = results_year.choices;
        let compiled_events = CompiledEvents::new(ladder, &results_year, &roster, choices);
        let compiled = CompiledLadder::from_events(ladder, &results_year, &roster, choices, &compiled_events);
        let table = match key.1 {
            Some(events) => compiled.table_after(events),
            None => compiled.chosen_table(),
        };
        let (earlier_table, compared_with) = earlier_table(&compiled, key.1);
        let language = key.2;
        let mut notice = ladder_notice(&compiled, &table, &compiled.title(language), earlier_table.as_ref(), language);
        notice.write_figures(language);
        let points_to_overtake = points_to_overtake(&notice);
        let pairs = identity_pairs(&compiled);
        let short_names = short_names(results_year.events.iter().map(|event| event.name.as_str()));
        let plot = year_plot(&compiled, &table, &short_names);
        let decisions = decisions(&results_year);
        CompiledYear {
            key,
            table,
            notice,
            earlier_table,
            compared_with,
            points_to_overtake,
            pairs,
            decisions,
            plot,
            short_names,
            results_year,
            ladder,
            roster,
            compiled_events,
            choices,
            compile_time: begun.elapsed(),
        }
    }

    /// The compiled ladder.
    pub fn compiled_ladder(&self) -> CompiledLadder<'_> {
        CompiledLadder::from_events(self.ladder, &self.results_year, &self.roster, self.choices, &self.compiled_events)
    }

    /// The row of a person in the table.
    pub fn row_of(&self, person: PersonIx) -> Option<usize> {
        self.table.rows.iter().position(|row| row.person == person)
    }

    /// Number of errors in the lists and of contradictions between decisions.
    pub fn error_count(&self) -> usize {
        let wrong = self.compiled_events.problems.iter().filter(|problem| problem.severity == Severity::Error);
        wrong.count() + self.roster.contradictions().len()
    }

    /// The number of events of which the director has to say whether they count, where nothing else is wrong with the lists.
    pub fn events_to_answer(&self) -> Option<usize> {
        let compiled = self.compiled_ladder();
        let asks = |event: usize| {
            let exclusion = compiled.events.get(event).and_then(|event| event.exclusion);
            exclusion.is_some_and(EventExclusion::is_question)
        };
        let wrong: Vec<&LadderProblem> =
            compiled.problems.iter().filter(|problem| problem.severity == Severity::Error).collect();
        let only_questions = wrong.iter().all(|problem| problem.line.is_none() && asks(problem.event));
        (only_questions && !wrong.is_empty() && self.roster.contradictions().is_empty()).then_some(wrong.len())
    }
}

/// The points needed to overtake the leader, row by row.
fn points_to_overtake(notice: &Notice) -> Vec<Option<f64>> {
    let Some(section) = notice.sections.first() else { return Vec::new() };
    let points = |row| section.cell(row, ColumnRole::PointsToOvertake).and_then(NoticeCell::value);
    section.rows.iter().map(points).collect()
}

/// The table one month earlier, and its day. Without dates it is the table before the last event.
fn earlier_table(compiled: &CompiledLadder<'_>, after: Option<usize>) -> (Option<LadderTable>, Option<Date>) {
    let day = |at: usize| compiled.results_year.events.get(at).and_then(|event| event.date);
    if let Some(events) = after {
        let earlier_table =
            events.checked_sub(1).filter(|events| *events > 0).map(|events| compiled.table_after(events));
        return (earlier_table, None);
    }
    let last = compiled.order.iter().filter_map(|at| day(*at)).max();
    let now = compiled.choices.date.or(if compiled.ladder.kind() == LadderKind::Games {
        ladder_date(compiled.ladder, compiled.choices).or(last)
    } else {
        last
    });
    match now {
        Some(now) => {
            let day = now.saturating_sub(1.month());
            (Some(compiled.table_on(day)).filter(|table| !table.rows.is_empty()), Some(day))
        }
        None => (compiled.comparison_table(None), None),
    }
}

/// Names without the words that most of them share: “Waikato Diplomacy Championships” becomes “Waikato”.
fn short_names<'a>(names: impl Iterator<Item = &'a str>) -> Vec<String> {
    /// A word is left out if at least this many names, and more than half of the names, have it.
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
    let shorten = |name: &&str| {
        let rest = name.split_whitespace().filter(telling).collect::<Vec<_>>().join(" ");
        if rest.is_empty() { (*name).to_owned() } else { rest }
    };
    names.iter().map(shorten).collect()
}

/// A date in words: “9 May 2001”.
pub fn format_day(day: Date) -> String {
    written_date(window_language(), day)
}

fn identity_pairs(compiled: &CompiledLadder<'_>) -> Vec<IdentityPair> {
    let (roster, results_year) = (compiled.roster, compiled.results_year);
    let events = |person: PersonIx| {
        let events = roster.people().get(person.0).map_or(&[][..], |person| &person.events);
        let placings = events.iter().filter_map(|at| {
            let event = results_year.events.get(*at)?;
            let line = (0..event.lines.len()).find(|line| roster.person(*at, *line) == Some(person))?;
            Some(match event.lines[line].place {
                Some(place) => texts::place_at_event(&event.name, &place.to_string()),
                None => event.name.clone(),
            })
        });
        placings.collect::<Vec<_>>().join("; ")
    };
    // The name with more events, or the longer name, comes first. The table shows the first name of a pair.
    let weight = |person: PersonIx| {
        roster.people().get(person.0).map_or((0, 0), |person| (person.events.len(), person.name.chars().count()))
    };
    let pair = |likely: &crate::ladder::UndecidedPair| {
        let (mut one, mut other) = (likely.one, likely.other);
        if weight(other) > weight(one) {
            std::mem::swap(&mut one, &mut other);
        }
        IdentityPair {
            one: roster.listed_name(one, results_year),
            other: roster.listed_name(other, results_year),
            people: [one, other],
            chance: likely.chance,
            reason: likely.why.clone(),
            events: [events(one), events(other)],
        }
    };
    compiled.undecided_pairs().map(pair).collect()
}

/// The decisions on identities, newest first.
fn decisions(results_year: &ResultsYear) -> Vec<(IdentityVerdict, usize, String)> {
    let mut decisions = Vec::new();
    for verdict in [IdentityVerdict::Same, IdentityVerdict::Different] {
        for (at, group) in results_year.decisions.groups(verdict).iter().enumerate().rev() {
            let names: Vec<String> = group.names.iter().map(ListedName::to_string).collect();
            decisions.push((verdict, at, names.join("  /  ")));
        }
    }
    decisions
}

fn year_plot(compiled: &CompiledLadder<'_>, table: &LadderTable, short_names: &[String]) -> Plot {
    let (mut marks, mut tables) = (Vec::new(), Vec::new());
    if compiled.ladder.kind() == LadderKind::Games {
        let months = ladder_date(compiled.ladder, compiled.choices)
            .into_iter()
            .flat_map(|day| (0..12).rev().map(move |months| day.saturating_sub(months.months())));
        for day in months {
            let month = usize::try_from(day.month()).unwrap_or_default();
            marks.push(texts::month_of_plot(month, &day.year().to_string()));
            tables.push(compiled.table_on(day));
        }
    } else {
        let first = compiled.order.len().saturating_sub(MOST_MARKS);
        for (n, at) in compiled.order.iter().enumerate().skip(first) {
            marks.push(short_names[*at].clone());
            tables.push(compiled.table_after(n + 1));
        }
    }
    let series = table.rows.iter().take(PLOTTED_PLAYERS).map(|row| {
        let score = |table: &LadderTable| {
            let found = table.rows.iter().find(|other| other.person == row.person)?;
            Some(found.score).filter(|score| score.is_finite())
        };
        let name = format!("{}. {}", row.rank, compiled.roster.name(row.person));
        PlotSeries { name, power: None, values: tables.iter().map(score).collect(), start: None, distinction: None }
    });
    let series = series.collect();
    let is_of_games = compiled.ladder.kind() == LadderKind::Games;
    let title = if is_of_games { texts::leaders_in_each_month() } else { texts::leaders_after_each_event() };
    Plot { title: title.to_owned(), marks, start: None, series, scale: PlotScale::Scores, least_top: None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_name_leaves_out_the_words_of_most_events() {
        let names =
            ["Waikato Diplomacy Championships", "NSW Diplomacy Championships", "Diplomacy Championships", "Don Cup"];
        let shortened = short_names(names.into_iter());
        assert_eq!(shortened, ["Waikato", "NSW", "Diplomacy Championships", "Don Cup"]);
        assert_eq!(short_names(["ADC 2001", "NSW 2001"].into_iter()), ["ADC 2001", "NSW 2001"]);
    }
}
