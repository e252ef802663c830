//! The command line: one file for each subcommand. Results go to standard output, messages to standard error.
//!
//! Text for people is aligned; JSON for programs has unrounded numbers. Only [`main`] knows exit codes. This folder
//! computes no score and holds no rule: it reads arguments, asks [`crate::engine`] or [`crate::draw`], and prints.

mod check;
mod compare_systems;
mod console;
mod demo;
mod draw;
mod edit;
mod error;
mod explain;
mod export;
mod history;
mod import;
mod import_into;
mod input_file;
mod json_output;
mod ladder;
mod launch_window;
mod licences;
mod manual;
mod output;
mod post;
mod prizes;
mod record_posting;
mod rule;
mod schedule;
mod score;
mod shell_files;
mod standings_options;
mod systems;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};

use self::output::CommandOutput;
use crate::cli::error::CommandError;
use crate::import::reader_process;
use crate::store::{JournalMode, JournalWriter, crash_report, data_folder};

/// The whole command line.
#[derive(Debug, Parser)]
#[command(
    name = "topboard",
    version,
    about = "A workbook for Diplomacy tournament directors.",
    long_about = "A workbook for Diplomacy tournament directors.\n\n\
        With a FILE, or with nothing, the window opens. The subcommands do the same work without a window.",
    after_help = "FILE is a book (.topboard) or results to import: .xlsx, .xls, .xlsb, .ods, .fods, .xml, .htm, .csv, \
        .tsv, .txt.\n\n\
        Results go to standard output, messages to standard error.\n\
        Exit codes: 0 done; 1 done, with problems named; 2 wrong use: an option, a name or a file that cannot be used.",
    args_conflicts_with_subcommands = true
)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<CliCommand>,
    /// A book or results to open in the window
    file: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum CliCommand {
    /// Show what Topboard does, with EuroDipCon 2015 as the example
    Demo(demo::DemoArgs),
    /// Print what was recognised in a file, and make a book of it
    Import(import::ImportArgs),
    /// Print the scores of every board, and the standings
    Score(score::ScoreArgs),
    /// Explain a score or a total, down to the entered values
    Explain(explain::ExplainArgs),
    /// Score the same boards with several scoring systems, side by side
    Compare(compare_systems::CompareArgs),
    /// Print the top board, the teams and the awards
    #[command(alias = "awards")]
    Prizes(prizes::PrizesArgs),
    /// Print errors and remarks, each with its place
    Check(check::CheckArgs),
    /// Write a formatted workbook or a plain table
    Export(export::ExportArgs),
    /// Write print-ready pages for the notice board: standings, boards, who sits where
    Post(post::PostArgs),
    /// Change a book from standard input, one change in each line
    Edit(edit::EditArgs),
    /// Print every change of a book with the old and new values, or write the book as it was
    History(history::HistoryArgs),
    /// Draw boards and powers, for the next round of an event or for all rounds at once, and certify their quality
    Draw(draw::DrawArgs),
    /// Compile the ladder of a year from many result lists
    Ladder(ladder::LadderArgs),
    /// Draw the games of an elimination in groups: each player plays seven games, one with each power
    Schedule(schedule::ScheduleArgs),
    /// Rule on disputed orders: read and adjudicate them as WDC 2006 says, with the paragraphs
    Rule(rule::RuleArgs),
    /// List the scoring systems, the rulesets and the ladders
    Systems(systems::SystemsArgs),
    /// Print a page of the manual, which the window shows too
    Manual(manual::ManualArgs),
    /// Print the licences of Topboard, of its fonts and of the libraries in it
    #[command(alias = "licenses")]
    Licences(licences::LicencesArgs),
    /// Write the manual pages and the completions for shells, for a package of the program
    #[command(hide = true)]
    ShellFiles(shell_files::ShellFilesArgs),
    /// Read the sheets of a file on standard input, for another process of Topboard
    #[command(name = reader_process::SUBCOMMAND, hide = true)]
    ReadSheets,
}

/// The rules for scoring a file. Names ignore case.
#[derive(Clone, Debug, Default, Args)]
struct RuleOptions {
    /// Score every board with this scoring system, also where the file names another (see `topboard systems`)
    #[arg(long, value_name = "NAME")]
    system: Option<String>,
    /// Score and rank with this ruleset, such as “EDC 2015”. Default: the ruleset of the file, or the one that fits the
    /// printed scores, or “WDC 2006”
    #[arg(long, value_name = "NAME")]
    rules: Option<String>,
}

/// The outcome of a command that was carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CommandOutcome {
    Done,
    /// Done, but there are errors in the data, or text that was not understood. They have been printed.
    Problems,
}

impl CommandOutcome {
    fn problems_if(any: bool) -> Self {
        if any { CommandOutcome::Problems } else { CommandOutcome::Done }
    }
}

/// Reads the command line, runs the command and gives the exit code. `limit_memory` limits the memory of this process, in
/// bytes, and says whether it could. The process that reads a stranger's file uses it.
pub fn main(limit_memory: &dyn Fn(usize) -> bool) -> ExitCode {
    let line = CommandLine::try_parse().unwrap_or_else(|error| {
        console::attach();
        error.exit()
    });
    if matches!(line.command, Some(CliCommand::ReadSheets)) {
        return reader_process::child::read_standard_input(limit_memory);
    }
    // The window alone does not attach, because it would close together with the console.
    if line.command.is_some() {
        console::attach();
    }
    if let Some(data) = data_folder() {
        crash_report::report_panics(crash_report::folder(&data));
    }
    let mut output = CommandOutput::standard();
    let result = run(line, &mut output).and_then(|outcome| output.flush().map(|()| outcome));
    match result {
        Ok(CommandOutcome::Done) => ExitCode::SUCCESS,
        Ok(CommandOutcome::Problems) => ExitCode::from(1),
        // The reader of the output has closed it (`topboard score … | head`).
        Err(CommandError::Output(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            console::attach();
            output.message(format_args!("topboard: {error}"));
            ExitCode::from(2)
        }
    }
}

/// The journal of a book that a command changes.
fn journal_for_changes(mode: JournalMode) -> Result<JournalWriter, CommandError> {
    match mode {
        JournalMode::Writing(journal) => Ok(journal),
        JournalMode::ReadOnly(reason) => Err(CommandError::ReadOnly(reason)),
        JournalMode::Off => Err(CommandError::ReadOnly("There is no journal for the changes.".to_owned())),
    }
}

fn run(line: CommandLine, output: &mut CommandOutput) -> Result<CommandOutcome, CommandError> {
    match line.command {
        Some(CliCommand::Demo(demo)) => demo.run(output),
        Some(CliCommand::Import(import)) => import.run(output),
        Some(CliCommand::Score(score)) => score.run(output),
        Some(CliCommand::Explain(explain)) => explain.run(output),
        Some(CliCommand::Compare(compare)) => compare.run(output),
        Some(CliCommand::Prizes(prizes)) => prizes.run(output),
        Some(CliCommand::Check(check)) => check.run(output),
        Some(CliCommand::Export(export)) => export.run(output),
        Some(CliCommand::Post(post)) => post.run(output),
        Some(CliCommand::Edit(edit)) => edit.run(output),
        Some(CliCommand::History(history)) => history.run(output),
        Some(CliCommand::Draw(draw)) => draw.run(output),
        Some(CliCommand::Ladder(ladder)) => ladder.run(output),
        Some(CliCommand::Schedule(schedule)) => schedule.run(output),
        Some(CliCommand::Rule(rule)) => rule.run(output),
        Some(CliCommand::Systems(systems)) => systems.run(output),
        Some(CliCommand::Manual(manual)) => manual.run(output),
        Some(CliCommand::Licences(licences)) => licences.run(output),
        Some(CliCommand::ShellFiles(files)) => files.run(),
        // `main` runs it, without any output of ours.
        Some(CliCommand::ReadSheets) => Ok(CommandOutcome::Done),
        None => launch_window::open_file(line.file.as_deref()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        use clap::CommandFactory as _;
        CommandLine::command().debug_assert();
    }

    #[test]
    fn a_file_alone_opens_in_the_window() {
        let line = CommandLine::try_parse_from(["topboard", "con.topboard"]).unwrap();
        assert!(line.command.is_none());
        assert_eq!(line.file, Some(PathBuf::from("con.topboard")));
        assert!(CommandLine::try_parse_from(["topboard", "con.topboard", "score"]).is_err());
    }
}
