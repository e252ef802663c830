//! `topboard export FILE --out X`: writes the file for players, or with `--director` a copy of everything: as a workbook
//! or as the plain table.
//! Nothing is recorded in the book.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::check::{has_errors, print_problems};
use super::error::CommandError;
use super::output::CommandOutput;
use super::{CommandOutcome, RuleOptions, input_file};
use crate::publish::{self, Audience};
use crate::store::{self, output_path};

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
        if !self.director {
            input.check_held_back_rounds()?;
        }
        let file = publish::export_file(&input.engine, form, &self.options())?;
        store::replace_file(&self.out, &file.bytes)?;
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
        Ok(CommandOutcome::problems_if(has_errors(&input.problems_with_import())))
    }
}
