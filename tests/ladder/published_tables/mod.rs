//! Compares the ladders of a year with published tables and examples.

mod bismark_cup;
mod ladder_of_a_year;
mod points_and_ties;

use serde_json::Value;
use std::path::PathBuf;
use std::process::{Command, Output};
use topboard::book::Severity;
use topboard::ladder::{
    CompiledLadder, GamesPlayed, IdentityDecisions, Ladder, LadderChoices, LadderLibrary, ResultLine, ResultsYear,
    Roster, YearEvent,
};

fn data(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "data", name].iter().collect()
}

fn topboard(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_topboard")).arg("ladder").args(arguments).output().unwrap()
}

fn json(arguments: &[&str]) -> Value {
    let output = topboard(&[arguments, &["--json"]].concat());
    serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&output.stderr)))
}

fn ladder(name: &str) -> &'static Ladder {
    LadderLibrary::shipped().find(name).unwrap()
}

/// An event with these numbers of players and part-timers. All places are different. The part-timers have the last
/// places and played one of three games.
fn event(name: &str, players: u32, part_timers: u32) -> YearEvent {
    let line = |place: u32| ResultLine {
        row: format!("row {place}").into(),
        place: Some(place),
        name: format!("Player {place}"),
        games: if place > players - part_timers { GamesPlayed::Played(1) } else { GamesPlayed::Full },
        ..ResultLine::default()
    };
    YearEvent { accredited: Some(true), lines: (1..=players).map(line).collect(), ..YearEvent::new(name) }
}

fn points(ladder: &Ladder, event: YearEvent) -> Vec<f64> {
    let results_year = ResultsYear::with_events(vec![event]);
    let roster = Roster::new(&results_year, &IdentityDecisions::default());
    let compiled = CompiledLadder::new(ladder, &results_year, &roster, LadderChoices::default());
    assert!(compiled.problems.iter().all(|problem| problem.severity == Severity::Remark), "{:?}", compiled.problems);
    compiled.events[0].results.iter().map(|result| result.points).collect()
}

/// An event with these lines of place and name. Everybody played all games.
fn list(name: &str, lines: &[(u32, &str)]) -> YearEvent {
    let line = |(n, (place, name)): (usize, &(u32, &str))| ResultLine {
        row: format!("row {}", n + 2).into(),
        place: (*place > 0).then_some(*place),
        name: (*name).to_owned(),
        games: GamesPlayed::Full,
        ..ResultLine::default()
    };
    YearEvent {
        source: format!("{name}.csv"),
        accredited: Some(true),
        lines: lines.iter().enumerate().map(line).collect(),
        ..YearEvent::new(format!("{name} Diplomacy Championships"))
    }
}

/// Compiles the ladder and returns the result of `look`.
fn compiled<T>(
    rules: &Ladder,
    events: Vec<YearEvent>,
    choices: LadderChoices,
    look: impl Fn(&CompiledLadder<'_>) -> T,
) -> T {
    let results_year = ResultsYear::with_events(events);
    let roster = Roster::new(&results_year, &IdentityDecisions::default());
    look(&CompiledLadder::new(rules, &results_year, &roster, choices))
}

/// The rows as they are shown: “1 Ann 12.34”.
fn table_rows(compiled: &CompiledLadder<'_>) -> Vec<String> {
    let table = compiled.table();
    table
        .rows
        .iter()
        .map(|row| format!("{} {} {}", row.rank, compiled.roster.name(row.person), row.score_text()))
        .collect()
}

/// A ladder that adds ten points less the place for each event.
fn simple(more: &str) -> Ladder {
    Ladder::parse(&format!(
        "name = \"Simple\"\nsource = \"a test\"\ndescription = \"x\"\n{more}\n[[points]]\nname = \"points\"\nformula = \"10 - place\""
    ))
    .unwrap()
}
