//! `topboard import FILE`: prints what was recognised in a file, and makes a book of it.

use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;

use super::check::{has_errors, print_differences, print_problems, size_summary};
use super::error::CommandError;
use super::import_into::{MergeOptions, import_into};
use super::input_file;
use super::input_file::InputFile;
use super::output::CommandOutput;
use super::{CommandOutcome, RuleOptions, json_output};
use crate::import::{
    ConflictWinner, Finding, FindingEffect, FindingKind, Recipe, SheetReader, explain_table_without_boards,
    group_findings,
};
use crate::store::output_path;
use crate::store::{self, BookStore};

#[allow(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
#[derive(Debug, Args)]
pub(super) struct ImportArgs {
    /// A workbook or a text table
    file: PathBuf,
    /// Save what was recognised as this book
    #[arg(long, value_name = "BOOK.topboard")]
    out: Option<PathBuf>,
    /// Replace a book that exists already
    #[arg(long, requires = "out")]
    force: bool,
    /// Add the results, or those of another book, to this book as one step
    #[arg(long, value_name = "BOOK.topboard", conflicts_with_all = ["out", "explain", "json", "rules", "system"])]
    into: Option<PathBuf>,
    /// Take the values of the file where the book has others
    #[arg(long, requires = "into")]
    file_wins: bool,
    /// A name of the file is this player of the book. Can be given several times
    #[arg(long, value_name = "NAME=PLAYER", requires = "into")]
    same: Vec<String>,
    /// A name of the file is not a player of the book. Can be given several times
    #[arg(long, value_name = "NAME", requires = "into")]
    different: Vec<String>,
    /// Rounds of the file with the games of rounds of the book are these rounds, under other names
    #[arg(long, requires = "into", conflicts_with = "new_rounds")]
    same_rounds: bool,
    /// Rounds of the file with the games of rounds of the book are other rounds
    #[arg(long, requires = "into")]
    new_rounds: bool,
    /// Read the file by this layout, which says where the parts of its tables are
    #[arg(long = "layout", alias = "recipe", value_name = "LAYOUT.toml")]
    recipe: Option<PathBuf>,
    /// Teach a word of the file: “Tyrkia = Turkey”, “Felder = centres”. Can be given several times
    #[arg(long, value_name = "WORD=MEANING")]
    word: Vec<String>,
    /// Print the layout by which the file was read, and nothing else
    #[arg(long, conflicts_with = "json")]
    explain: bool,
    #[command(flatten)]
    rules: RuleOptions,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct ImportPreviewJson {
    rounds: usize,
    boards: usize,
    players: usize,
    recognised: Vec<FindingJson>,
    ignored: Vec<FindingJson>,
    unplaced: Vec<FindingJson>,
    warnings: Vec<FindingJson>,
    differences: Vec<json_output::DifferenceJson>,
    /// Why some of the totals in `differences` differ.
    #[serde(skip_serializing_if = "Option::is_none")]
    rounded_totals: Option<String>,
    problems: Vec<json_output::ProblemJson>,
    /// The book that was written.
    saved: Option<PathBuf>,
}

#[derive(Serialize)]
struct FindingJson {
    #[serde(rename = "where")]
    place: String,
    what: String,
}

impl ImportArgs {
    pub(super) fn run(self, output: &mut CommandOutput) -> Result<CommandOutcome, CommandError> {
        if let Some(out) = &self.out {
            output_path::check_book_path(out, None)?;
            check_free(out, self.force)?;
        }
        let mut recipe = self.recipe.as_deref().map(read_recipe).transpose()?;
        for word in &self.word {
            let taught = recipe.get_or_insert_default();
            taught.teach(word).map_err(|error| CommandError::Word { word: word.clone(), error })?;
        }
        if let Some(into) = &self.into {
            let winner = if self.file_wins { ConflictWinner::File } else { ConflictWinner::Book };
            let (same, different) = (&self.same, &self.different);
            let same_rounds = (self.same_rounds || self.new_rounds).then_some(self.same_rounds);
            let options = MergeOptions { recipe: recipe.as_ref(), winner, same, different, same_rounds };
            return import_into(&self.file, into, &options, output);
        }
        let input = input_file::import_results(
            store::read_whole_file(&self.file)?,
            &self.file,
            &self.rules,
            &SheetReader::with_this_program(),
            recipe.as_ref(),
        )?;
        if let Some(out) = &self.out {
            for aside in BookStore::for_current_user().replace_book(out, input.engine.book())? {
                output.message(format_args!("The journal of the book that was there is now {}.", aside.display()));
            }
        }
        let is_question =
            |finding: &Finding| finding.kind == FindingKind::Unplaced || finding.effect == FindingEffect::Asked;
        let has_questions = input.import.iter().flat_map(|import| &import.findings).any(is_question);
        if self.explain {
            let recipe = input.import.as_ref().map(|import| &import.recipe).filter(|recipe| !recipe.is_empty());
            match recipe {
                Some(recipe) => output.line(recipe.to_string().trim_end())?,
                None => output.message("The file has no table with boards that a layout could describe."),
            }
        } else if self.json {
            output.json(&self.preview(&input))?;
        } else {
            self.print(&input, output)?;
        }
        Ok(CommandOutcome::problems_if(has_questions || has_errors(&input.problems())))
    }

    fn preview(self, input: &InputFile) -> ImportPreviewJson {
        let book = input.engine.book();
        let found = |kind| {
            let findings = findings_of_kind(input, kind);
            findings.map(|finding| FindingJson { place: finding.location(), what: finding.message.clone() }).collect()
        };
        ImportPreviewJson {
            rounds: book.rounds.len(),
            boards: book.boards().count(),
            players: book.people.len(),
            recognised: found(FindingKind::Recognised),
            ignored: found(FindingKind::Ignored),
            unplaced: found(FindingKind::Unplaced),
            warnings: found(FindingKind::Warning),
            differences: json_output::differences_json(input),
            rounded_totals: json_output::rounded_totals_json(input),
            problems: json_output::problems_json(&input.problems()),
            saved: self.out,
        }
    }

    fn print(&self, input: &InputFile, output: &mut CommandOutput) -> Result<(), CommandError> {
        input.report_rules(output);
        output.line(format_args!("{}: {}.", self.file.display(), size_summary(input)))?;
        if let Some(why) = explain_table_without_boards(input.engine.book()) {
            output.line(why)?;
        }
        for kind in [FindingKind::Recognised, FindingKind::Ignored, FindingKind::Unplaced, FindingKind::Warning] {
            let groups = group_findings(findings_of_kind(input, kind));
            if !groups.is_empty() {
                output.line(format_args!("\n{}", kind.name()))?;
            }
            for group in groups {
                output.line(format_args!("  {group}"))?;
            }
        }
        if !input.engine.printed_comparison().is_exact() {
            output.line("\nPrinted scores that differ from the computed ones")?;
            print_differences(input, output)?;
        }
        let problems = input.problems();
        if !problems.is_empty() {
            output.line("\nProblems")?;
            print_problems(&problems, |line| output.line(format_args!("  {line}")))?;
        }
        match &self.out {
            Some(out) => output.message(format_args!("Saved as {}.", out.display())),
            None => output.message("Nothing was saved; --out BOOK.topboard saves it."),
        }
        Ok(())
    }
}

/// Reads the file of a recipe.
fn read_recipe(path: &Path) -> Result<Recipe, CommandError> {
    let text = String::from_utf8_lossy(&store::read_whole_file(path)?).into_owned();
    Recipe::parse(&text).map_err(|error| CommandError::Recipe { path: path.to_owned(), error })
}

fn findings_of_kind(input: &InputFile, kind: FindingKind) -> impl Iterator<Item = &Finding> {
    input.import.iter().flat_map(|import| &import.findings).filter(move |finding| finding.kind == kind)
}

/// Refuses a path where saving would replace other work.
fn check_free(path: &Path, force: bool) -> Result<(), CommandError> {
    if path.symlink_metadata().is_ok_and(|about| !about.is_dir()) && !force {
        return Err(CommandError::FileExists { path: path.to_owned() });
    }
    Ok(())
}
