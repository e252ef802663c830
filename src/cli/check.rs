//! `topboard check FILE`: what cannot be, or deserves a look.

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use super::error::Fault;
use super::input_file;
use super::input_file::Input;
use super::output::Output;
use super::{Outcome, Rules, json_output};
use crate::book::Severity;

#[derive(Debug, Args)]
pub(super) struct Check {
    /// A book, or results to import
    file: PathBuf,
    #[command(flatten)]
    rules: Rules,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Checked {
    problems: Vec<json_output::Trouble>,
    differences: Vec<json_output::Differs>,
}

impl Check {
    pub(super) fn run(self, output: &mut Output) -> Result<Outcome, Fault> {
        let input = input_file::read(&self.file, &self.rules)?;
        if self.json {
            output.json(&Checked {
                problems: json_output::troubles(&input),
                differences: json_output::differences(&input),
            })?;
        } else {
            input.say_rules(output);
            say_problems(&input, |line| output.line(line))?;
            say_differences(&input, output)?;
            if input.engine.problems().is_empty() {
                output.line(format_args!("No problems in {}.", extent(&input)))?;
            }
        }
        Ok(Outcome::problems_if(any_error(&input)))
    }
}

/// Whether anything is there that cannot be. A remark alone is no reason to stop.
pub(super) fn any_error(input: &Input) -> bool {
    input.engine.problems().iter().any(|problem| problem.severity == Severity::Error)
}

/// Says each problem in a line.
pub(super) fn say_problems(input: &Input, mut say: impl FnMut(String) -> Result<(), Fault>) -> Result<(), Fault> {
    for problem in input.engine.problems() {
        let kind = match problem.severity {
            Severity::Error => "",
            Severity::Remark => "Remark: ",
        };
        say(format!("{}: {kind}{}. {}", input.whereabouts(problem), problem.what, problem.cure))?;
    }
    Ok(())
}

/// Says in a line each where a printed figure is not the computed one.
pub(super) fn say_differences(input: &Input, output: &mut Output) -> Result<(), Fault> {
    for difference in input.engine.differences() {
        let place = json_output::whereabouts(&input.engine, &difference);
        let whose =
            json_output::whose(&input.engine, &difference).map_or_else(String::new, |name| format!(" ({name})"));
        let computed = difference.computed.map_or_else(|| "none".to_owned(), |computed| computed.to_string());
        output.line(format_args!("{place}{whose}: printed {}, computed {computed}", difference.printed))?;
    }
    Ok(())
}

/// “3 rounds, 14 boards and 38 players”.
pub(super) fn extent(input: &Input) -> String {
    let book = input.engine.book();
    let some = |count: usize, what: &str| match count {
        1 => format!("1 {what}"),
        _ => format!("{count} {what}s"),
    };
    format!(
        "{}, {} and {}",
        some(book.rounds.len(), "round"),
        some(book.boards().count(), "board"),
        some(book.people.len(), "player")
    )
}
