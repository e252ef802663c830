//! `topboard export FILE --out X`: a workbook for the notice board, or the plain table.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::check::{any_error, say_problems};
use super::fault::Fault;
use super::output::Output;
use super::{Outcome, Rules, input};
use crate::live::Live;
use crate::sheets;
use crate::store::target::{self, Form};
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

impl From<Paper> for sheets::Paper {
    fn from(paper: Paper) -> Self {
        match paper {
            Paper::A4 => sheets::Paper::A4,
            Paper::Letter => sheets::Paper::Letter,
        }
    }
}

impl Export {
    fn scores(&self) -> sheets::ScoreCells {
        if self.values { sheets::ScoreCells::Values } else { sheets::ScoreCells::Formulas }
    }

    fn held_back(&self) -> sheets::HeldBack {
        if self.all { sheets::HeldBack::Shown } else { sheets::HeldBack::Hidden }
    }

    pub(super) fn run(self, output: &mut Output) -> Result<Outcome, Fault> {
        // Before a large file is read for nothing.
        let form = target::for_result(&self.out, [self.file.as_path()])?;
        let input = input::read(&self.file, &self.rules)?;
        input.say_rules(output);
        let bytes = match form {
            Form::Workbook => workbook(&input.live, self.paper, self.scores(), self.held_back())?,
            Form::PlainTable => plain_table(&input.live)?,
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

fn plain_table(live: &Live) -> Result<Vec<u8>, Fault> {
    let mut bytes = Vec::new();
    sheets::write_plain_table(live, sheets::PlainOptions::default(), &mut bytes)?;
    Ok(bytes)
}

fn workbook(
    live: &Live,
    paper: Paper,
    scores: sheets::ScoreCells,
    held_back: sheets::HeldBack,
) -> Result<Vec<u8>, Fault> {
    let created = Some(jiff::Zoned::now().datetime());
    let options = sheets::ExportOptions { paper: paper.into(), created, scores, held_back };
    Ok(sheets::write_workbook(live, &options)?)
}
