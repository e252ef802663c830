//! `topboard export FILE --out X`: writes a workbook for the notice board, or the plain table.
//!
//! The workbook of a book is recorded in the book as a posting, as an export from the window is.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use super::check::{has_errors, print_problems};
use super::error::CommandError;
use super::output::CommandOutput;
use super::{CommandOutcome, RuleOptions, input_file};
use crate::book::Book;
use crate::engine::{Engine, PostingSnapshot};
use crate::publish;
use crate::store::output_path;
use crate::store::output_path::OutputFormat;
use crate::store::{self, BookStore, JournalMode, OpenedBook, SaveError};

#[derive(Debug, Args)]
pub(super) struct ExportArgs {
    /// A book, or results to import
    file: PathBuf,
    /// The file to write: .xlsx for the workbook, .csv for the plain table. An existing file is replaced
    #[arg(long, value_name = "X.xlsx|X.csv")]
    out: PathBuf,
    /// The paper size of the workbook
    #[arg(long, value_enum, ignore_case = true, default_value_t)]
    paper: PaperArg,
    /// Write scores as values instead of formulas
    #[arg(long)]
    values: bool,
    /// Show the rounds that are held back too; do not post the result
    #[arg(long)]
    all: bool,
    #[command(flatten)]
    rules: RuleOptions,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(super) enum PaperArg {
    #[default]
    A4,
    Letter,
}

impl From<PaperArg> for publish::Paper {
    fn from(paper: PaperArg) -> Self {
        match paper {
            PaperArg::A4 => publish::Paper::A4,
            PaperArg::Letter => publish::Paper::Letter,
        }
    }
}

impl ExportArgs {
    fn scores(&self) -> publish::ScoreCells {
        if self.values { publish::ScoreCells::Values } else { publish::ScoreCells::Formulas }
    }

    fn held_back(&self) -> publish::HeldBackHandling {
        if self.all { publish::HeldBackHandling::Shown } else { publish::HeldBackHandling::Hidden }
    }

    pub(super) fn run(self, output: &mut CommandOutput) -> Result<CommandOutcome, CommandError> {
        // Checked before a large file is read.
        let form = output_path::check_result_path(&self.out, [self.file.as_path()])?;
        let input = input_file::read_input(&self.file, &self.rules)?;
        input.report_rules(output);
        let bytes = match form {
            OutputFormat::Workbook => workbook(&input.engine, self.paper, self.scores(), self.held_back())?,
            OutputFormat::PlainTable => plain_table(&input.engine)?,
        };
        let is_book = input.import.is_none();
        let posting = (is_book && form == OutputFormat::Workbook).then(|| {
            let moment = jiff::Zoned::now().strftime("%Y-%m-%d %H:%M").to_string();
            input.engine.posting_snapshot(&moment)
        });
        store::replace_file(&self.out, &bytes).map_err(|cause| SaveError::from_io(&self.out, cause))?;
        print_problems(&input.problems_with_import(), |line| {
            output.message(line);
            Ok(())
        })?;
        output.message(format_args!("Written to {}.", self.out.display()));
        if let Some(posting) = posting.filter(|posting| !posting.is_empty()) {
            match self.record_posting(posting, input.engine.book()) {
                Ok(notices) => notices.into_iter().for_each(|notice| output.message(notice)),
                Err(reason) => output.message(format_args!("The posting is not recorded in the book: {reason}")),
            }
        }
        Ok(CommandOutcome::problems_if(has_errors(&input.problems_with_import())))
    }

    /// Records in the book that the rounds of the workbook were posted, through the journal, and saves the book. `exported`
    /// is the book as it was exported. Returns notices about the book, or a sentence that says why nothing is recorded.
    fn record_posting(&self, posting: PostingSnapshot, exported: &Book) -> Result<Vec<String>, String> {
        if self.all {
            return Err("a workbook made with --all is not for posting.".to_owned());
        }
        if self.rules.rules.is_some() || self.rules.system.is_some() {
            return Err("its scores are not those of the workbook, which follow --rules or --system.".to_owned());
        }
        let store = BookStore::for_current_user();
        let opened = store.open(&self.file).map_err(|error| error.to_string())?;
        let OpenedBook { book, undo_history: history, mut notices, journal_mode, .. } = opened;
        let mut journal = match journal_mode {
            JournalMode::Writing(journal) => journal,
            JournalMode::ReadOnly(reason) => return Err(reason),
            JournalMode::Off => return Err("there is no journal for the change.".to_owned()),
        };
        if input_file::apply_rules(book.clone(), &self.rules).ok().as_ref() != Some(exported) {
            return Err(
                "it has changes that are not in its file, or not in the workbook. Open the book, save it, and \
                        export it again."
                    .to_owned(),
            );
        }
        let mut engine = Engine::with_history(book, history);
        engine.record_edits();
        engine.record_posting(posting).map_err(|error| format!("{error}."))?;
        journal.append(engine.take_recorded_edits());
        journal.flush()?;
        let saved = store.saver(&journal).save(&self.file, engine.book());
        match saved {
            Ok(notice) => notices.extend(notice),
            Err(error) => notices.push(format!(
                "The posting is only in the journal of {}, because the book could not be saved: {error}",
                file_name(&self.file)
            )),
        }
        Ok(notices)
    }
}

/// The file name, for messages.
fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

fn plain_table(engine: &Engine) -> Result<Vec<u8>, CommandError> {
    let mut bytes = Vec::new();
    publish::write_plain_table(engine, publish::PlainOptions::default(), &mut bytes)?;
    Ok(bytes)
}

fn workbook(
    engine: &Engine,
    paper: PaperArg,
    scores: publish::ScoreCells,
    held_back: publish::HeldBackHandling,
) -> Result<Vec<u8>, CommandError> {
    let created = Some(jiff::Zoned::now().datetime());
    let options = publish::ExportOptions { paper: paper.into(), created, scores, held_back };
    Ok(publish::write_workbook(engine, &options)?)
}
