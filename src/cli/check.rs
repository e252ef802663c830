//! `topboard check FILE`: errors and remarks about a book or about results.

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use super::error::CommandError;
use super::input_file;
use super::input_file::{InputFile, LocatedProblem};
use super::output::CommandOutput;
use super::{CommandOutcome, RuleOptions, json_output};
use crate::book::{Problem, Severity, problems_by_kind};

#[derive(Debug, Args)]
pub(super) struct CheckArgs {
    /// A book, or results to import
    file: PathBuf,
    #[command(flatten)]
    rules: RuleOptions,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct CheckJson {
    problems: Vec<json_output::ProblemJson>,
    differences: Vec<json_output::DifferenceJson>,
    /// Why some of the totals in `differences` differ: “31 totals differ by less than 0.01: the file adds rounded scores”.
    #[serde(skip_serializing_if = "Option::is_none")]
    rounded_totals: Option<String>,
}

impl CheckArgs {
    pub(super) fn run(self, output: &mut CommandOutput) -> Result<CommandOutcome, CommandError> {
        let input = input_file::read_input(&self.file, &self.rules)?;
        if self.json {
            output.json(&CheckJson {
                problems: json_output::problems_json(&input.problems_with_import()),
                differences: json_output::differences_json(&input),
                rounded_totals: json_output::rounded_totals_json(&input),
            })?;
        } else {
            input.report_rules(output);
            let problems = input.problems_with_import();
            print_problems(&problems, |line| output.line(line))?;
            print_differences(&input, output)?;
            if problems.is_empty() {
                output.line(format_args!("No problems in {}.", size_summary(&input)))?;
            }
        }
        Ok(CommandOutcome::problems_if(has_errors(&input.problems_with_import())))
    }
}

/// Whether there are errors. A remark is not an error.
pub(super) fn has_errors(problems: &[LocatedProblem]) -> bool {
    problems.iter().any(|located| located.problem.severity == Severity::Error)
}

/// Prints each problem in one line: the errors first, then the remarks. Many remarks of one kind are one line with the
/// first names.
pub(super) fn print_problems(
    located: &[LocatedProblem],
    mut say: impl FnMut(String) -> Result<(), CommandError>,
) -> Result<(), CommandError> {
    let problems: Vec<Problem> = located.iter().map(|located| located.problem.clone()).collect();
    for group in problems_by_kind(&problems) {
        let Some((first, place)) = group.members.first().map(|at| (&problems[*at], &located[*at].place)) else {
            continue;
        };
        if let Some(summary) = &group.summary {
            say(format!("Event: Remark: {summary}: {}. {}", group.names(&problems), first.cure))?;
            continue;
        }
        let kind = match first.severity {
            Severity::Error => "",
            Severity::Remark => "Remark: ",
        };
        say(format!("{place}: {kind}{}. {}", first.message, first.cure))?;
    }
    Ok(())
}

/// Prints each printed figure that differs from the computed one, in one line. Totals of rounded scores are one line
/// together.
pub(super) fn print_differences(input: &InputFile, output: &mut CommandOutput) -> Result<(), CommandError> {
    let compared = input.engine.printed_comparison();
    for difference in compared.differences {
        let place = json_output::printed_figure_place(&input.engine, &difference);
        let whose = json_output::printed_figure_player(&input.engine, &difference)
            .map_or_else(String::new, |name| format!(" ({name})"));
        let computed = difference.computed_text().unwrap_or_else(|| "none".to_owned());
        output.line(format_args!("{place}{whose}: printed {}, computed {computed}", difference.printed_text()))?;
    }
    compared.rounded_totals.map_or(Ok(()), |rounded| output.line(format_args!("{rounded}.")))
}

/// “3 rounds, 14 boards and 38 players”.
pub(super) fn size_summary(input: &InputFile) -> String {
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
