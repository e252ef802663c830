//! `topboard systems`: what can be asked for by name.

use clap::Args;
use serde::Serialize;

use super::Outcome;
use super::error::Fault;
use super::input_file::unknown;
use super::output::Output;
use crate::figures::show;
use crate::ladder::{Ladder, Ladders};
use crate::scoring::Library;
use crate::standings::{Rulesets, Said};

#[derive(Debug, Args)]
pub(super) struct Systems {
    /// Print the file of this ladder, to be copied and changed
    #[arg(long, value_name = "NAME", conflicts_with = "json")]
    ladder: Option<String>,
    /// Print this ruleset in plain words, with its worked examples; with --json everything its file says
    #[arg(long, value_name = "NAME", conflicts_with = "ladder")]
    rules: Option<String>,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct All<'a> {
    systems: Vec<System<'a>>,
    rulesets: Vec<Rules<'a>>,
    ladders: Vec<Cup<'a>>,
}

#[derive(Serialize)]
struct Cup<'a> {
    name: &'a str,
    source: &'a str,
    description: &'a str,
}

#[derive(Serialize)]
struct System<'a> {
    name: &'a str,
    source: &'a str,
    description: &'a str,
    total: Option<f64>,
    needs: Vec<&'static str>,
    columns: Vec<Column<'a>>,
}

#[derive(Serialize)]
struct Column<'a> {
    name: &'a str,
    formula: &'a str,
}

#[derive(Serialize)]
struct Rules<'a> {
    name: &'a str,
    source: &'a str,
    description: &'a str,
    system: &'a str,
}

impl Systems {
    pub(super) fn run(self, output: &mut Output) -> Result<Outcome, Fault> {
        if let Some(name) = &self.ladder {
            let known = || Ladders::shipped().all().iter().map(Ladder::name).collect::<Vec<_>>();
            let text = Ladders::text_of(name).ok_or_else(|| unknown("ladder", name, &known()))?;
            output.line(text.trim_end())?;
            return Ok(Outcome::Done);
        }
        if let Some(name) = &self.rules {
            return one(name, self.json, output);
        }
        if self.json {
            output.json(&all())?;
            return Ok(Outcome::Done);
        }
        output.line("Scoring systems, for --system:")?;
        for system in Library::shipped().systems() {
            let needs = system.needs().join(", ");
            describe(&system.name, &format!("{} Needs {needs}.", system.description), output)?;
        }
        output.line("\nRulesets, for --rules:")?;
        for rules in Rulesets::shipped().all() {
            describe(&format!("{}, games by {}", rules.name, rules.system), &rules.description, output)?;
        }
        output.line("\nLadders, for `topboard ladder --rules`:")?;
        for ladder in Ladders::shipped().all() {
            describe(ladder.name(), ladder.description(), output)?;
        }
        Ok(Outcome::Done)
    }
}

/// One ruleset as JSON.
#[derive(Serialize)]
struct Whole<'a> {
    name: &'a str,
    /// What it says, thing by thing.
    words: Vec<Said>,
    /// Its file, key by key.
    rules: toml::Table,
    /// The file itself, to be copied and changed.
    text: &'a str,
}

/// Prints one ruleset.
fn one(name: &str, json: bool, output: &mut Output) -> Result<Outcome, Fault> {
    let rules = Rulesets::shipped().find(name).ok_or_else(|| {
        let known: Vec<&str> = Rulesets::shipped().all().iter().map(|rules| rules.name.as_str()).collect();
        unknown("ruleset", name, &known)
    })?;
    if json {
        // A shipped ruleset was read from its text, so there is one.
        let text = Rulesets::text_of(&rules.name).unwrap_or_default();
        let table = toml::from_str(text).unwrap_or_default();
        output.json(&Whole { name: &rules.name, words: rules.in_words(), rules: table, text })?;
        return Ok(Outcome::Done);
    }
    describe(&rules.name, &rules.description, output)?;
    output.line(format_args!("    Source: {}", rules.source))?;
    for said in rules.in_words() {
        describe(said.about, &said.text, output)?;
    }
    for example in &rules.examples {
        output.line(format_args!("\n  Example: {}", example.name))?;
        for player in &example.players {
            let rounds: Vec<String> = player.rounds.iter().map(ToString::to_string).collect();
            let place = player.place.map_or_else(|| "–".to_owned(), |place| place.to_string());
            let total = show(player.total, rules.decimals);
            output.line(format_args!("    {place:>3}  {:<8} {total:>9}   of {}", player.name, rounds.join(", ")))?;
        }
    }
    Ok(Outcome::Done)
}

/// A name, and below it what it does.
fn describe(name: &str, description: &str, output: &mut Output) -> Result<(), Fault> {
    /// Characters in a line, to be read without following it across the screen.
    const WIDE: usize = 96;
    output.line(format_args!("\n  {name}"))?;
    let mut line = String::new();
    for word in description.split_whitespace() {
        if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > WIDE {
            output.line(format_args!("    {line}"))?;
            line.clear();
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    output.line(format_args!("    {line}"))
}

fn all() -> All<'static> {
    All {
        systems: Library::shipped()
            .systems()
            .iter()
            .map(|system| System {
                name: &system.name,
                source: &system.source,
                description: &system.description,
                total: system.total,
                needs: system.needs(),
                columns: system
                    .columns
                    .iter()
                    .map(|column| Column { name: &column.name, formula: &column.formula })
                    .collect(),
            })
            .collect(),
        rulesets: Rulesets::shipped()
            .all()
            .iter()
            .map(|rules| Rules {
                name: &rules.name,
                source: &rules.source,
                description: &rules.description,
                system: &rules.system,
            })
            .collect(),
        ladders: Ladders::shipped()
            .all()
            .iter()
            .map(|ladder| Cup { name: ladder.name(), source: ladder.source(), description: ladder.description() })
            .collect(),
    }
}
