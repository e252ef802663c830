//! `topboard import FILE`: what a file holds, before anything is kept of it.

use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;

use super::check::{any_error, extent, say_differences, say_problems};
use super::error::Fault;
use super::input_file;
use super::input_file::Input;
use super::output::Output;
use super::{Outcome, Rules, json_output};
use crate::import::{Finding, FindingKind, kept_as_printed};
use crate::store;
use crate::store::output_path;

#[derive(Debug, Args)]
pub(super) struct ImportFile {
    /// A workbook, or a text table
    file: PathBuf,
    /// Keep what was recognised as this book
    #[arg(long, value_name = "BOOK.topboard")]
    out: Option<PathBuf>,
    /// Replace a book that is there already
    #[arg(long, requires = "out")]
    force: bool,
    #[command(flatten)]
    rules: Rules,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Preview {
    rounds: usize,
    boards: usize,
    players: usize,
    recognised: Vec<Found>,
    ignored: Vec<Found>,
    unplaced: Vec<Found>,
    warnings: Vec<Found>,
    differences: Vec<json_output::Differs>,
    problems: Vec<json_output::Trouble>,
    /// The book that was written.
    saved: Option<PathBuf>,
}

#[derive(Serialize)]
struct Found {
    #[serde(rename = "where")]
    place: String,
    what: String,
}

impl ImportFile {
    pub(super) fn run(self, output: &mut Output) -> Result<Outcome, Fault> {
        if let Some(out) = &self.out {
            output_path::for_book(out, None)?;
            free(out, self.force)?;
        }
        let input = input_file::import(&store::read_whole(&self.file)?, &self.file, &self.rules)?;
        if let Some(out) = &self.out {
            store::save(out, input.engine.book())?;
        }
        let unplaced = of_kind(&input, FindingKind::Unplaced).next().is_some();
        if self.json {
            output.json(&self.preview(&input))?;
        } else {
            self.print(&input, output)?;
        }
        Ok(Outcome::problems_if(unplaced || any_error(&input)))
    }

    fn preview(self, input: &Input) -> Preview {
        let book = input.engine.book();
        let found = |kind| {
            let findings = of_kind(input, kind);
            findings.map(|finding| Found { place: finding.whereabouts(), what: finding.what.clone() }).collect()
        };
        Preview {
            rounds: book.rounds.len(),
            boards: book.boards().count(),
            players: book.people.len(),
            recognised: found(FindingKind::Recognised),
            ignored: found(FindingKind::Ignored),
            unplaced: found(FindingKind::Unplaced),
            warnings: found(FindingKind::Warning),
            differences: json_output::differences(input),
            problems: json_output::troubles(input),
            saved: self.out,
        }
    }

    fn print(&self, input: &Input, output: &mut Output) -> Result<(), Fault> {
        input.say_rules(output);
        output.line(format_args!("{}: {}.", self.file.display(), extent(input)))?;
        if let Some(why) = kept_as_printed(input.engine.book()) {
            output.line(why)?;
        }
        for (kind, heading) in [
            (FindingKind::Recognised, "Recognised"),
            (FindingKind::Ignored, "Understood, and not needed"),
            (FindingKind::Unplaced, "Not understood, and kept word for word"),
            (FindingKind::Warning, "Worth a look"),
        ] {
            if of_kind(input, kind).next().is_some() {
                output.line(format_args!("\n{heading}"))?;
                for finding in of_kind(input, kind) {
                    output.line(format_args!("  {finding}"))?;
                }
            }
        }
        if !input.engine.differences().is_empty() {
            output.line("\nPrinted scores that are not the computed ones")?;
            say_differences(input, output)?;
        }
        if !input.engine.problems().is_empty() {
            output.line("\nProblems")?;
            say_problems(input, |line| output.line(format_args!("  {line}")))?;
        }
        match &self.out {
            Some(out) => output.message(format_args!("Saved as {}.", out.display())),
            None => output.message("Nothing was saved; --out BOOK.topboard keeps it."),
        }
        Ok(())
    }
}

fn of_kind(input: &Input, kind: FindingKind) -> impl Iterator<Item = &Finding> {
    input.import.iter().flat_map(|import| &import.findings).filter(move |finding| finding.kind == kind)
}

/// Makes sure that saving at `path` loses nothing.
fn free(path: &Path, force: bool) -> Result<(), Fault> {
    if path.symlink_metadata().is_ok_and(|about| !about.is_dir()) && !force {
        return Err(Fault::InTheWay { path: path.to_owned() });
    }
    Ok(())
}
