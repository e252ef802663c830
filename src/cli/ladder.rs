//! `topboard ladder FILES…`: a year's table out of many result lists.

use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;

use super::fault::Fault;
use super::input::{self, unknown};
use super::output::Output;
use super::table::{Side, Table as Columns};
use super::{Outcome, Rules};
use crate::book::Severity;
use crate::ladder::{
    Choices, Compiled, Decisions, Ladder as LadderRules, Ladders, Of, Roster, Row, Season, SeasonEvent, Table,
};
use crate::live::Live;
use crate::{figures, sheets, store};

#[derive(Debug, Args)]
pub(super) struct Ladder {
    /// Result lists in .xlsx, .xls, .ods, .csv, .tsv or .txt, and books
    #[arg(required = true, value_name = "FILES")]
    files: Vec<PathBuf>,
    /// By which rules, “bismark-2001” for one; or a ladder's own file in .toml
    #[arg(long, value_name = "NAME")]
    rules: String,
    /// The year that is compiled; an event of another year is left out
    #[arg(long)]
    year: Option<i16>,
    /// Write JSON, with unrounded numbers
    #[arg(long)]
    json: bool,
}

/// What is read and compiled.
#[derive(Serialize)]
struct Printed<'a> {
    table: Vec<Line<'a>>,
    unsure: Vec<()>,
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
    shown: String,
    why: Option<String>,
}

#[derive(Serialize)]
struct Trouble {
    #[serde(rename = "where")]
    place: String,
    what: String,
    cure: String,
    severity: &'static str,
}

impl Ladder {
    pub(super) fn run(self, output: &mut Output) -> Result<Outcome, Fault> {
        let ladders = Ladders::shipped();
        let ladder = ladders.find(&self.rules).ok_or_else(|| {
            let known: Vec<&str> = ladders.all().iter().map(LadderRules::name).collect();
            unknown("ladder", &self.rules, &known)
        })?;
        let mut season = Season::default();
        for file in &self.files {
            season.events.extend(events(file, ladder.of())?);
        }
        let roster = Roster::new(&season, &Decisions::default());
        let choices = Choices { year: self.year, ..Choices::default() };
        let compiled = Compiled::new(ladder, &season, &roster, choices);
        let table = compiled.table();
        if self.json {
            output.json(&Printed {
                table: table.rows.iter().enumerate().map(|(n, row)| line(&compiled, &table, n, row)).collect(),
                unsure: Vec::new(),
                problems: troubles(&compiled),
            })?;
        } else {
            print(&compiled, &table, output)?;
            for trouble in troubles(&compiled) {
                let kind = if trouble.severity == "remark" { "Remark: " } else { "" };
                output.message(format_args!("{}: {kind}{}. {}", trouble.place, trouble.what, trouble.cure));
            }
        }
        let wrong = compiled.problems.iter().any(|problem| problem.severity == Severity::Error);
        Ok(Outcome::problems_if(wrong))
    }
}

/// The events of a file.
fn events(path: &Path, of: Of) -> Result<Vec<SeasonEvent>, Fault> {
    let bytes = store::read_whole(path)?;
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    let book = if store::is_meant_as_book(&bytes, path) {
        Some(store::parse(&bytes, path)?)
    } else {
        let lists = sheets::read_lists(&bytes, &name)?;
        if !lists.boards {
            let is_game = of == Of::Games;
            return Ok(lists.events.into_iter().map(|event| SeasonEvent { is_game, ..event }).collect());
        }
        None
    };
    let live = match book {
        Some(book) => Live::new(input::by_rules(book, &Rules::default())?),
        None => input::import(&bytes, path, &Rules::default())?.live,
    };
    let mut events = match of {
        Of::Events => vec![SeasonEvent::of(&live)],
        Of::Games => SeasonEvent::games_of(&live),
    };
    for event in &mut events {
        event.source.clone_from(&name);
        if event.name.is_empty() {
            event.name = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        }
    }
    Ok(events)
}

fn line<'a>(compiled: &'a Compiled<'_>, table: &Table, at: usize, row: &Row) -> Line<'a> {
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
    }
}

fn troubles(compiled: &Compiled<'_>) -> Vec<Trouble> {
    compiled
        .problems
        .iter()
        .map(|problem| Trouble {
            place: compiled.season.events[problem.event].whereabouts(problem.line),
            what: problem.what.clone(),
            cure: problem.cure.clone(),
            severity: match problem.severity {
                Severity::Error => "error",
                Severity::Remark => "remark",
            },
        })
        .collect()
}

fn print(compiled: &Compiled<'_>, table: &Table, output: &mut Output) -> Result<(), Fault> {
    let mut columns = Columns::new([
        ("", Side::Right),
        ("player", Side::Left),
        ("region", Side::Left),
        ("events", Side::Right),
        ("total", Side::Right),
        ("divisor", Side::Right),
        ("score", Side::Right),
    ]);
    for row in &table.rows {
        columns.row(vec![
            if row.shared { format!("={}", row.rank) } else { row.rank.to_string() },
            compiled.roster.name(row.person).to_owned(),
            compiled.roster.region(row.person).to_owned(),
            row.results.len().to_string(),
            figures::show(row.total, compiled.ladder.decimals()),
            figures::show_short(row.divisor, 2),
            row.shown(),
        ]);
    }
    for line in columns.lines() {
        output.line(line)?;
    }
    Ok(())
}
