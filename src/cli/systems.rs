//! `topboard systems`: what can be asked for by name.

use clap::Args;
use serde::Serialize;

use super::Outcome;
use super::fault::Fault;
use super::input::unknown;
use super::output::Output;
use crate::ladder::{Ladder, Ladders};
use crate::scoring::Library;
use crate::standings::Rulesets;

#[derive(Debug, Args)]
pub(super) struct Systems {
    /// Print the file of this ladder, to be copied and changed
    #[arg(long, value_name = "NAME", conflicts_with = "json")]
    ladder: Option<String>,
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
