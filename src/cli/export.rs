//! `topboard export FILE --out X`: a workbook for the notice board, or the plain table.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use super::check::{any_error, say_problems};
use super::fault::Fault;
use super::output::Output;
use super::{Outcome, Rules, input};
use crate::live::Live;
use crate::sheets;
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
    #[command(flatten)]
    rules: Rules,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum Paper {
    #[default]
    A4,
    Letter,
}

/// What the name of the result asks for.
enum Form {
    Workbook,
    PlainTable,
}

impl Export {
    fn scores(&self) -> sheets::ScoreCells {
        if self.values { sheets::ScoreCells::Values } else { sheets::ScoreCells::Formulas }
    }

    pub(super) fn run(self, output: &mut Output) -> Result<Outcome, Fault> {
        let form = form_of(&self.out)?;
        let input = input::read(&self.file, &self.rules)?;
        if same_file(&self.file, &self.out) {
            return Err(Fault::OntoItself { path: self.out });
        }
        input.say_rules(output);
        let bytes = match form {
            Form::Workbook => workbook(&input.live, self.paper, self.scores())?,
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

fn form_of(path: &Path) -> Result<Form, Fault> {
    let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    match ending.as_deref() {
        Some("xlsx") => Ok(Form::Workbook),
        Some("csv") => Ok(Form::PlainTable),
        _ => Err(Fault::WrongEnding { path: path.to_owned(), endings: ".xlsx or .csv" }),
    }
}

/// Whether both names lead to one file.
fn same_file(one: &Path, other: &Path) -> bool {
    matches!((one.canonicalize(), other.canonicalize()), (Ok(one), Ok(other)) if one == other)
}

fn plain_table(live: &Live) -> Result<Vec<u8>, Fault> {
    let mut bytes = Vec::new();
    sheets::write_plain_table(live, sheets::PlainOptions::default(), &mut bytes)?;
    Ok(bytes)
}

fn workbook(live: &Live, paper: Paper, scores: sheets::ScoreCells) -> Result<Vec<u8>, Fault> {
    let paper = match paper {
        Paper::A4 => sheets::Paper::A4,
        Paper::Letter => sheets::Paper::Letter,
    };
    let options = sheets::ExportOptions { paper, created: Some(jiff::Zoned::now().datetime()), scores };
    Ok(sheets::write_workbook(live, &options)?)
}
