//! The JSON of `topboard ladder`.

use crate::languages::Language;
use crate::standings::place_reasons_text;
use std::collections::{BTreeMap, HashMap};

use serde::Serialize;

use crate::book::Severity;
use crate::ladder::{CompiledLadder, LadderRow, LadderTable, ListedName, PersonIx, rank_change};

#[derive(Serialize)]
pub(super) struct LadderJson<'a> {
    ladder: &'a str,
    table: Vec<LadderRowJson<'a>>,
    events: Vec<EventJson<'a>>,
    unsure: Vec<UnsurePairJson>,
    problems: Vec<LadderProblemJson>,
}

#[derive(Serialize)]
struct LadderRowJson<'a> {
    rank: usize,
    player: &'a str,
    region: &'a str,
    total: f64,
    events: usize,
    divisor: f64,
    score: f64,
    /// The score with as few digits as distinguish it from its neighbours.
    shown: String,
    why: Option<String>,
    /// The player overtakes the leader with more than this number of points at one more event.
    to_overtake: Option<f64>,
    /// The number of ranks gained since the day of --since, or since the event before the last.
    moved: Option<i64>,
    /// The rank after each event that counts.
    ranks: Vec<Option<usize>>,
    results: Vec<EventResultJson<'a>>,
}

#[derive(Serialize)]
struct EventResultJson<'a> {
    event: &'a str,
    place: Option<u32>,
    points: f64,
    counts: bool,
}

#[derive(Serialize)]
struct EventJson<'a> {
    name: &'a str,
    file: &'a str,
    date: Option<String>,
    left_out: Option<String>,
    figures: BTreeMap<&'a str, f64>,
}

/// Two names that may be one person.
#[derive(Serialize)]
struct UnsurePairJson {
    names: [ListedName; 2],
    chance: f64,
    why: String,
    events: [Vec<String>; 2],
}

/// An error or a remark.
#[derive(Serialize)]
pub(super) struct LadderProblemJson {
    #[serde(rename = "where")]
    pub(super) place: String,
    pub(super) what: String,
    pub(super) cure: String,
    pub(super) severity: &'static str,
}

pub(super) fn printed<'a>(
    compiled: &'a CompiledLadder<'_>,
    table: &LadderTable,
    before: Option<&LadderTable>,
    idle: &[String],
) -> LadderJson<'a> {
    let mut problems = ladder_problems_json(compiled);
    for (place, messages) in [("season", idle), ("people", compiled.roster.contradictions())] {
        problems.extend(messages.iter().map(|what| LadderProblemJson {
            place: place.to_owned(),
            what: what.clone(),
            cure: String::new(),
            severity: "error",
        }));
    }
    let mut ranks = compiled.ranks_by_event();
    LadderJson {
        ladder: compiled.ladder.name(),
        table: (0..table.rows.len()).map(|at| line(compiled, table, at, before, &mut ranks)).collect(),
        events: (0..compiled.events.len()).map(|at| event(compiled, at)).collect(),
        unsure: unsure(compiled),
        problems,
    }
}

/// Why the rank is shared, or why it is above the next rank with an equal score.
fn why(compiled: &CompiledLadder<'_>, table: &LadderTable, at: usize) -> Option<String> {
    let shared = table.rows[at].shared_reason(compiled.ladder, Language::English);
    let order = compiled.explain_order(table, at, Language::English);
    Some(place_reasons_text(Language::English, shared.as_deref(), order)).filter(|why| !why.is_empty())
}

fn line<'a>(
    compiled: &'a CompiledLadder<'_>,
    table: &LadderTable,
    at: usize,
    before: Option<&LadderTable>,
    ranks: &mut HashMap<PersonIx, Vec<Option<usize>>>,
) -> LadderRowJson<'a> {
    let row: &LadderRow = &table.rows[at];
    LadderRowJson {
        rank: row.rank,
        player: compiled.roster.name(row.person),
        region: compiled.roster.region(row.person),
        total: row.total,
        events: row.results.len(),
        divisor: row.divisor,
        score: row.score,
        shown: row.score_text(),
        why: why(compiled, table, at),
        to_overtake: compiled.points_to_overtake(table, at),
        moved: before.and_then(|before| rank_change(before, table, row.person)),
        ranks: ranks.remove(&row.person).unwrap_or_default(),
        results: row
            .results
            .iter()
            .map(|result| EventResultJson {
                event: &compiled.results_year.events[result.event].name,
                place: (result.place > 0).then_some(result.place),
                points: result.points,
                counts: result.counts,
            })
            .collect(),
    }
}

fn event<'a>(compiled: &'a CompiledLadder<'_>, at: usize) -> EventJson<'a> {
    let event = &compiled.results_year.events[at];
    let figures = compiled.figures(at).filter(|(_, value)| !value.is_nan());
    EventJson {
        name: &event.name,
        file: &event.source,
        date: event.date.map(|date| date.to_string()),
        left_out: compiled.events[at].exclusion.map(|reason| reason.describe(Language::English)),
        figures: figures.collect(),
    }
}

fn unsure(compiled: &CompiledLadder<'_>) -> Vec<UnsurePairJson> {
    let roster = compiled.roster;
    let events = |person: PersonIx| {
        let events = roster.people().get(person.0).map_or(&[][..], |person| &person.events);
        events.iter().map(|event| compiled.results_year.events[*event].name.clone()).collect()
    };
    let offered = compiled.undecided_pairs().map(|pair| UnsurePairJson {
        names: [
            roster.listed_name(pair.one, compiled.results_year),
            roster.listed_name(pair.other, compiled.results_year),
        ],
        chance: pair.chance,
        why: pair.why.clone(),
        events: [events(pair.one), events(pair.other)],
    });
    offered.collect()
}

pub(super) fn ladder_problems_json(compiled: &CompiledLadder<'_>) -> Vec<LadderProblemJson> {
    let problems = compiled.problems.iter().map(|problem| LadderProblemJson {
        place: problem.location(compiled.results_year),
        what: problem.what.clone(),
        cure: problem.cure.clone(),
        severity: match problem.severity {
            Severity::Error => "error",
            Severity::Remark => "remark",
        },
    });
    problems.collect()
}
