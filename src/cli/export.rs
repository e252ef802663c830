//! `topboard export FILE --out X`: a workbook for the notice board, or the plain table.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::check::{any_error, say_problems};
use super::error::Fault;
use super::output::Output;
use super::{Outcome, Rules, input_file};
use crate::engine::Engine;
use crate::publish;
use crate::store::output_path;
use crate::store::output_path::Form;
use crate::store::{self, SaveError};

#[derive(Debug, Args)]
pub(super) struct Export {
    /// A book, or results to import
    file: PathBuf,
    /// Where to: a name in .xlsx for the workbook, in .csv for the plain table. A file of that name is replaced
    #[arg(long, value_name = "X.xlsx|X.csv")]
    out: PathBuf,
    /// What the workbook is printed on
    #[arg(long, value_enum, ignore_case = true, default_value_t)]
    paper: Paper,
    /// Write scores as values, not as formulas
    #[arg(long)]
    values: bool,
    /// Show the rounds that are held back, too: not for the wall
    #[arg(long)]
    all: bool,
    #[command(flatten)]
    rules: Rules,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(super) enum Paper {
    #[default]
    A4,
    Letter,
}

impl From<Paper> for publish::Paper {
    fn from(paper: Paper) -> Self {
        match paper {
            Paper::A4 => publish::Paper::A4,
            Paper::Letter => publish::Paper::Letter,
        }
    }
}

impl Export {
    fn scores(&self) -> publish::ScoreCells {
        if self.values { publish::ScoreCells::Values } else { publish::ScoreCells::Formulas }
    }

    fn held_back(&self) -> publish::HeldBack {
        if self.all { publish::HeldBack::Shown } else { publish::HeldBack::Hidden }
    }

    pub(super) fn run(self, output: &mut Output) -> Result<Outcome, Fault> {
        // Before a large file is read for nothing.
        let form = output_path::for_result(&self.out, [self.file.as_path()])?;
        let input = input_file::read(&self.file, &self.rules)?;
        input.say_rules(output);
        let bytes = match form {
            Form::Workbook => workbook(&input.engine, self.paper, self.scores(), self.held_back())?,
            Form::PlainTable => plain_table(&input.engine)?,
        };
        store::replace(&self.out, &bytes).map_err(|cause| SaveError::from_io(&self.out, cause))?;
        say_problems(&input, |line| {
            output.message(line);
            Ok(())
        })?;
        output.message(format_args!("Written to {}.", self.out.display()));
        Ok(Outcome::problems_if(any_error(&input)))
    }
}

fn plain_table(engine: &Engine) -> Result<Vec<u8>, Fault> {
    let mut bytes = Vec::new();
    publish::write_plain_table(engine, publish::PlainOptions::default(), &mut bytes)?;
    Ok(bytes)
}

fn workbook(
    engine: &Engine,
    paper: Paper,
    scores: publish::ScoreCells,
    held_back: publish::HeldBack,
) -> Result<Vec<u8>, Fault> {
    let created = Some(jiff::Zoned::now().datetime());
    let options = publish::ExportOptions { paper: paper.into(), created, scores, held_back };
    Ok(publish::write_workbook(engine, &options)?)
}
