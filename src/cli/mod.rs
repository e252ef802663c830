//! The same work without a window.
//!
//! One file per subcommand. Each takes its arguments and an output, writes results to standard output and messages
//! to standard error, and says how it ended; only [`main`] knows exit codes. What is written for people is aligned
//! text, what is written for programs is JSON with unrounded numbers.
//!
//! This room must not compute a score and must hold no rule: it reads arguments, asks [`crate::engine`] or [`crate::draw`]
//! and prints.

mod check;
mod compare;
mod demo;
mod draw;
mod edit;
mod error;
mod explain;
mod export;
mod history;
mod import;
mod input_file;
mod json_output;
mod ladder;
mod launch_window;
mod output;
mod prizes;
mod schedule;
mod score;
mod systems;
mod table_options;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};

use self::output::Output;
use crate::cli::error::Fault;

/// The whole command line.
#[derive(Debug, Parser)]
#[command(
    name = "topboard",
    version,
    about = "A workbook for Diplomacy tournament directors.",
    long_about = "A workbook for Diplomacy tournament directors.\n\n\
        With a FILE, or with nothing, the window opens. The subcommands do the same work without a window.",
    after_help = "FILE is a book (.topboard) or results to import: .xlsx, .xls, .xlsb, .ods, .csv, .tsv, .txt.\n\n\
        Results go to standard output, messages to standard error.\n\
        Exit codes: 0 done; 1 done, with problems named; 2 wrong use: an option, a name or a file that will not do.",
    args_conflicts_with_subcommands = true
)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
    /// A book or results, to be opened in the window
    file: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Show what Topboard does, on EuroDipCon 2015
    Demo(demo::Demo),
    /// Say what was recognised in a file, and make a book of it
    Import(import::ImportFile),
    /// Print the scores of every board, and the standings
    Score(score::Score),
    /// Unfold a score down to what was entered
    Explain(explain::Explain),
    /// Score the same boards by several systems, side by side
    Compare(compare::Compare),
    /// Print who may sit at the top board, the teams, and every prize beside the title
    Prizes(prizes::Prizes),
    /// Name what cannot be, or deserves a look, with its place
    Check(check::Check),
    /// Write a formatted workbook, or a plain table
    Export(export::Export),
    /// Type into a book from standard input, a change to a line
    Edit(edit::EditBook),
    /// Print everything that was done to a book, with old and new values, or write the book as it was
    History(history::HistoryOf),
    /// Draw boards and powers, for the next round of an event or for all at once, with proof of how good they are
    Draw(draw::Draw),
    /// Compile a year's ladder from many result lists
    Ladder(ladder::Ladder),
    /// Draw the games of an elimination in groups: seven for everybody, one with each power
    Schedule(schedule::Schedule),
    /// List the scoring systems and the rulesets
    Systems(systems::Systems),
}

/// By which rules a file is scored. Names ignore case.
#[derive(Clone, Debug, Default, Args)]
struct Rules {
    /// Score every board by this system, whatever the file says (see `topboard systems`)
    #[arg(long, value_name = "NAME")]
    system: Option<String>,
    /// Score and rank by this ruleset, “EDC 2015” for one; without it, the file's own, else for results the one that the
    /// printed scores speak for, else “WDC 2006”
    #[arg(long, value_name = "NAME")]
    rules: Option<String>,
}

/// How a command ended that did what it was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Done,
    /// Done, and something cannot be, or was not understood; it has been named.
    Problems,
}

impl Outcome {
    fn problems_if(any: bool) -> Self {
        if any { Outcome::Problems } else { Outcome::Done }
    }
}

/// Reads the command line, does what it says and gives the exit code.
pub fn main() -> ExitCode {
    let line = CommandLine::parse();
    let mut output = Output::standard();
    let result = run(line, &mut output).and_then(|outcome| output.flush().map(|()| outcome));
    match result {
        Ok(Outcome::Done) => ExitCode::SUCCESS,
        Ok(Outcome::Problems) => ExitCode::from(1),
        // Whoever read our output has read enough (`topboard score … | head`).
        Err(Fault::Output(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(fault) => {
            output.message(format_args!("topboard: {fault}"));
            ExitCode::from(2)
        }
    }
}

fn run(line: CommandLine, output: &mut Output) -> Result<Outcome, Fault> {
    match line.command {
        Some(Command::Demo(demo)) => demo.run(output),
        Some(Command::Import(import)) => import.run(output),
        Some(Command::Score(score)) => score.run(output),
        Some(Command::Explain(explain)) => explain.run(output),
        Some(Command::Compare(compare)) => compare.run(output),
        Some(Command::Prizes(prizes)) => prizes.run(output),
        Some(Command::Check(check)) => check.run(output),
        Some(Command::Export(export)) => export.run(output),
        Some(Command::Edit(edit)) => edit.run(output),
        Some(Command::History(history)) => history.run(output),
        Some(Command::Draw(draw)) => draw.run(output),
        Some(Command::Ladder(ladder)) => ladder.run(output),
        Some(Command::Schedule(schedule)) => schedule.run(output),
        Some(Command::Systems(systems)) => systems.run(output),
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
