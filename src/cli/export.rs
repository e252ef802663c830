//! `topboard export FILE --out X`: writes the file for players, or with `--director` a copy of everything: as a workbook
//! or as the plain table.
//!
//! The workbook for players is recorded in the book as a posting, as an export from the window is.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use super::check::{has_errors, print_problems};
use super::error::CommandError;
use super::output::CommandOutput;
use super::{CommandOutcome, RuleOptions, input_file};
use crate::book::Book;
use crate::engine::{Engine, PostingSnapshot};
use crate::publish::{self, Audience};
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
    /// Write a copy for the director, with everything in the book; do not post it or give it to players
    #[arg(long, alias = "all")]
    director: bool,
    #[command(flatten)]
    rules: RuleOptions,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(super) enum PaperArg {
    #[default]
    A4,
    A3,
    Letter,
    /// 11 × 17 inches
    #[value(alias = "11x17")]
    Tabloid,
}

impl From<PaperArg> for publish::Paper {
    fn from(paper: PaperArg) -> Self {
        match paper {
            PaperArg::A4 => publish::Paper::A4,
            PaperArg::A3 => publish::Paper::A3,
            PaperArg::Letter => publish::Paper::Letter,
            PaperArg::Tabloid => publish::Paper::Tabloid,
        }
    }
}

impl ExportArgs {
    fn scores(&self) -> publish::ScoreCells {
        if self.values { publish::ScoreCells::Values } else { publish::ScoreCells::Formulas }
    }

    fn options(&self) -> publish::ExportOptions {
        let created = Some(jiff::Zoned::now().datetime());
        let (paper, scores, audience) = (self.paper.into(), self.scores(), self.audience());
        publish::ExportOptions { paper, created, scores, audience }
    }

    fn audience(&self) -> Audience {
        if self.director { Audience::Director } else { Audience::Players }
    }

    pub(super) fn run(self, output: &mut CommandOutput) -> Result<CommandOutcome, CommandError> {
        // Checked before a large file is read.
        let form = output_path::check_result_path(&self.out, [self.file.as_path()])?;
        let input = input_file::read_input(&self.file, &self.rules)?;
        input.report_rules(output);
        let file = publish::export_file(&input.engine, form, &self.options())?;
        let is_book = input.import.is_none();
        let posting = (is_book && form == OutputFormat::Workbook).then(|| {
            let moment = jiff::Zoned::now().strftime("%Y-%m-%d %H:%M").to_string();
            input.engine.posting_snapshot(&moment)
        });
        store::replace_file(&self.out, &file.bytes).map_err(|cause| SaveError::from_io(&self.out, cause))?;
        print_problems(&input.problems_with_import(), |line| {
            output.message(line);
            Ok(())
        })?;
        output.message(format_args!("Written to {}.", self.out.display()));
        match self.audience() {
            Audience::Players if file.withheld.is_empty() => {}
            Audience::Players => output.message(&file.withheld),
            Audience::Director => output.message(publish::director_warning(&self.out)),
        }
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
        if self.director {
            return Err("a copy for the director is not for posting.".to_owned());
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
