//! What a ladder comes to, for programs.

use std::collections::{BTreeMap, HashMap};

use serde::Serialize;

use crate::book::Severity;
use crate::ladder::{Compiled, LeftOut, PersonIx, Row, Table, Who, moved};

#[derive(Serialize)]
pub(super) struct Printed<'a> {
    ladder: &'a str,
    table: Vec<Line<'a>>,
    events: Vec<Event<'a>>,
    unsure: Vec<Unsure>,
    problems: Vec<Trouble>,
}

#[derive(Serialize)]
struct Line<'a> {
    rank: usize,
    player: &'a str,
    region: &'a str,
    total: f64,
    events: usize,
    divisor: f64,
    score: f64,
    /// As short as it can be and still tell neighbours apart.
    shown: String,
    why: Option<String>,
    /// More than so many points at one more event overtake the leader.
    to_overtake: Option<f64>,
    /// Ranks up since the day that was asked for, or the event before the last.
    moved: Option<i64>,
    /// After each event that counts.
    ranks: Vec<Option<usize>>,
    results: Vec<Result<'a>>,
}

#[derive(Serialize)]
struct Result<'a> {
    event: &'a str,
    place: Option<u32>,
    points: f64,
    counts: bool,
}

#[derive(Serialize)]
struct Event<'a> {
    name: &'a str,
    file: &'a str,
    date: Option<String>,
    left_out: Option<&'static str>,
    figures: BTreeMap<&'a str, f64>,
}

/// Two who may be one person.
#[derive(Serialize)]
struct Unsure {
    names: [Who; 2],
    chance: f64,
    why: String,
    events: [Vec<String>; 2],
}

/// Something that cannot be, or deserves a look.
#[derive(Serialize)]
pub(super) struct Trouble {
    #[serde(rename = "where")]
    pub(super) place: String,
    pub(super) what: String,
    pub(super) cure: String,
    pub(super) severity: &'static str,
}

pub(super) fn printed<'a>(
    compiled: &'a Compiled<'_>,
    table: &Table,
    before: Option<&Table>,
    idle: &[String],
) -> Printed<'a> {
    let mut problems = troubles(compiled);
    for (place, said) in [("season", idle), ("people", compiled.roster.contradictions())] {
        problems.extend(said.iter().map(|what| Trouble {
            place: place.to_owned(),
            what: what.clone(),
            cure: String::new(),
            severity: "error",
        }));
    }
    let mut ranks = compiled.ranks_by_event();
    Printed {
        ladder: compiled.ladder.name(),
        table: (0..table.rows.len()).map(|at| line(compiled, table, at, before, &mut ranks)).collect(),
        events: (0..compiled.events.len()).map(|at| event(compiled, at)).collect(),
        unsure: unsure(compiled),
        problems,
    }
}

fn line<'a>(
    compiled: &'a Compiled<'_>,
    table: &Table,
    at: usize,
    before: Option<&Table>,
    ranks: &mut HashMap<PersonIx, Vec<Option<usize>>>,
) -> Line<'a> {
    let row: &Row = &table.rows[at];
    Line {
        rank: row.rank,
        player: compiled.roster.name(row.person),
        region: compiled.roster.region(row.person),
        total: row.total,
        events: row.results.len(),
        divisor: row.divisor,
        score: row.score,
        shown: row.shown(),
        why: compiled.why(table, at),
        to_overtake: compiled.to_overtake(table, at),
        moved: before.and_then(|before| moved(before, table, row.person)),
        ranks: ranks.remove(&row.person).unwrap_or_default(),
        results: row
            .results
            .iter()
            .map(|result| Result {
                event: &compiled.season.events[result.event].name,
                place: (result.place > 0).then_some(result.place),
                points: result.points,
                counts: result.counts,
            })
            .collect(),
    }
}

fn event<'a>(compiled: &'a Compiled<'_>, at: usize) -> Event<'a> {
    let event = &compiled.season.events[at];
    let figures = compiled.figures(at).filter(|(_, value)| !value.is_nan());
    Event {
        name: &event.name,
        file: &event.source,
        date: event.date.map(|date| date.to_string()),
        left_out: compiled.events[at].left_out.map(LeftOut::say),
        figures: figures.collect(),
    }
}

fn unsure(compiled: &Compiled<'_>) -> Vec<Unsure> {
    let roster = compiled.roster;
    let events = |person: PersonIx| {
        let events = roster.people().get(person.0).map_or(&[][..], |person| &person.events);
        events.iter().map(|event| compiled.season.events[*event].name.clone()).collect()
    };
    let offered = compiled.unsure().map(|pair| Unsure {
        names: [roster.who(pair.one, compiled.season), roster.who(pair.other, compiled.season)],
        chance: pair.chance,
        why: pair.why.clone(),
        events: [events(pair.one), events(pair.other)],
    });
    offered.collect()
}

pub(super) fn troubles(compiled: &Compiled<'_>) -> Vec<Trouble> {
    let problems = compiled.problems.iter().map(|problem| Trouble {
        place: compiled.season.events[problem.event].whereabouts(problem.line),
        what: problem.what.clone(),
        cure: problem.cure.clone(),
        severity: match problem.severity {
            Severity::Error => "error",
            Severity::Remark => "remark",
        },
    });
    problems.collect()
}
