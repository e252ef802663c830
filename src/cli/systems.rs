//! `topboard systems`: lists the scoring systems, rulesets and ladders.

use clap::Args;
use serde::Serialize;

use super::CommandOutcome;
use super::error::CommandError;
use super::input_file::unknown_name;
use super::output::CommandOutput;
use crate::figures::format_rounded;
use crate::ladder::{Ladder, LadderLibrary};
use crate::languages::Language;
use crate::scoring::SystemLibrary;
use crate::standings::{RulesParagraph, RulesetLibrary};

#[derive(Debug, Args)]
pub(super) struct SystemsArgs {
    /// Print the file of this ladder, to copy and change
    #[arg(long, value_name = "NAME", conflicts_with = "json")]
    ladder: Option<String>,
    /// Print this ruleset in sentences, with its worked examples. With --json, print everything in its file
    #[arg(long, value_name = "NAME", conflicts_with = "ladder")]
    rules: Option<String>,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct SystemsJson<'a> {
    systems: Vec<SystemJson<'a>>,
    rulesets: Vec<RulesetJson<'a>>,
    ladders: Vec<LadderJson<'a>>,
}

#[derive(Serialize)]
struct LadderJson<'a> {
    name: &'a str,
    source: &'a str,
    description: &'a str,
}

#[derive(Serialize)]
struct SystemJson<'a> {
    name: &'a str,
    source: &'a str,
    description: &'a str,
    total: Option<f64>,
    needs: Vec<&'static str>,
    columns: Vec<ColumnJson<'a>>,
}

#[derive(Serialize)]
struct ColumnJson<'a> {
    name: &'a str,
    formula: &'a str,
}

#[derive(Serialize)]
struct RulesetJson<'a> {
    name: &'a str,
    source: &'a str,
    description: &'a str,
    system: &'a str,
}

impl SystemsArgs {
    pub(super) fn run(self, output: &mut CommandOutput) -> Result<CommandOutcome, CommandError> {
        if let Some(name) = &self.ladder {
            let known = || LadderLibrary::shipped().all().iter().map(Ladder::name).collect::<Vec<_>>();
            let text = LadderLibrary::source_text(name).ok_or_else(|| unknown_name("ladder", name, &known()))?;
            output.line(text.trim_end())?;
            return Ok(CommandOutcome::Done);
        }
        if let Some(name) = &self.rules {
            return print_ruleset(name, self.json, output);
        }
        if self.json {
            output.json(&systems_json())?;
            return Ok(CommandOutcome::Done);
        }
        output.line("Scoring systems, for --system:")?;
        for system in SystemLibrary::shipped().systems() {
            let needs = system.required_inputs().join(", ");
            print_description(&system.name, &format!("{} Needs {needs}.", system.description), output)?;
        }
        output.line("\nRulesets, for --rules:")?;
        for rules in RulesetLibrary::shipped().all() {
            print_description(&format!("{}, games by {}", rules.name, rules.system), &rules.description, output)?;
        }
        output.line("\nLadders, for `topboard ladder --rules`:")?;
        for ladder in LadderLibrary::shipped().all() {
            print_description(ladder.name(), ladder.description(), output)?;
        }
        Ok(CommandOutcome::Done)
    }
}

/// One ruleset as JSON.
#[derive(Serialize)]
struct RulesetDetailsJson<'a> {
    name: &'a str,
    /// The rules as sentences, by subject.
    words: Vec<RulesParagraph>,
    /// The file, key by key.
    rules: toml::Table,
    /// The text of the file.
    text: &'a str,
}

/// Prints one ruleset.
fn print_ruleset(name: &str, json: bool, output: &mut CommandOutput) -> Result<CommandOutcome, CommandError> {
    let rules = RulesetLibrary::shipped().find(name).ok_or_else(|| {
        let known: Vec<&str> = RulesetLibrary::shipped().all().iter().map(|rules| rules.name.as_str()).collect();
        unknown_name("ruleset", name, &known)
    })?;
    if json {
        // A shipped ruleset was read from its text, so there is one.
        let text = RulesetLibrary::shipped_text(&rules.name).unwrap_or_default();
        let table = toml::from_str(text).unwrap_or_default();
        output.json(&RulesetDetailsJson {
            name: &rules.name,
            words: rules.describe(Language::English),
            rules: table,
            text,
        })?;
        return Ok(CommandOutcome::Done);
    }
    print_description(&rules.name, &rules.description, output)?;
    output.line(format_args!("    Source: {}", rules.source))?;
    for sentence in rules.describe(Language::English) {
        print_description(&sentence.heading, &sentence.text, output)?;
    }
    for example in &rules.examples {
        output.line(format_args!("\n  Example: {}", example.name))?;
        for player in &example.players {
            let rounds: Vec<String> = player.rounds.iter().map(ToString::to_string).collect();
            let place = player.place.map_or_else(|| "–".to_owned(), |place| place.to_string());
            let total = format_rounded(player.total, rules.decimals);
            output.line(format_args!("    {place:>3}  {:<8} {total:>9}   of {}", player.name, rounds.join(", ")))?;
        }
    }
    Ok(CommandOutcome::Done)
}

/// Prints a name, and the description below it.
fn print_description(name: &str, description: &str, output: &mut CommandOutput) -> Result<(), CommandError> {
    /// The number of characters in a line.
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

fn systems_json() -> SystemsJson<'static> {
    SystemsJson {
        systems: SystemLibrary::shipped()
            .systems()
            .iter()
            .map(|system| SystemJson {
                name: &system.name,
                source: &system.source,
                description: &system.description,
                total: system.board_sum,
                needs: system.required_inputs(),
                columns: system
                    .columns
                    .iter()
                    .map(|column| ColumnJson { name: &column.name, formula: &column.formula })
                    .collect(),
            })
            .collect(),
        rulesets: RulesetLibrary::shipped()
            .all()
            .iter()
            .map(|rules| RulesetJson {
                name: &rules.name,
                source: &rules.source,
                description: &rules.description,
                system: &rules.system,
            })
            .collect(),
        ladders: LadderLibrary::shipped()
            .all()
            .iter()
            .map(|ladder| LadderJson {
                name: ladder.name(),
                source: ladder.source(),
                description: ladder.description(),
            })
            .collect(),
    }
}
