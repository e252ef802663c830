//! `topboard demo`: from a director's workbook to the notice board, on a real event.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use clap::Args;

use super::error::Fault;
use super::output::Output;
use super::score::print_standings;
use super::{Outcome, Rules, input_file, launch_window};
use crate::notices::Look;
use crate::publish;
use crate::publish::ExportOptions;
use crate::store::{self, SaveError};

/// EuroDipCon 2015 as its director might have kept it.
const SAMPLE: &[u8] = include_bytes!("../../assets/samples/edc2015-boards.xlsx");
const SAMPLE_NAME: &str = "edc2015-boards.xlsx";
const SAMPLE_TITLE: &str = "EuroDipCon 2015";
const SAMPLE_RULES: &str = "EDC 2015";

#[derive(Debug, Args)]
pub(super) struct Demo {
    /// The folder for the workbook, made if it is not there
    #[arg(long, value_name = "DIR", default_value = ".")]
    out: PathBuf,
    /// Do not open the window afterwards
    #[arg(long)]
    no_window: bool,
}

impl Demo {
    pub(super) fn run(self, output: &mut Output) -> Result<Outcome, Fault> {
        let rules = Rules { system: None, rules: Some(SAMPLE_RULES.to_owned()) };
        let input = input_file::import(SAMPLE, Path::new(SAMPLE_NAME), &rules)?;
        print_standings(&input.engine, &Look::default(), output)?;
        output.flush()?;

        let workbook = publish::write_workbook(&input.engine, &ExportOptions::default())?;
        fs::create_dir_all(&self.out).map_err(|cause| SaveError::from_io(&self.out, cause))?;
        let path = keep(&self.out, &workbook)?;
        output.message(format_args!("The workbook for the notice board is {}.", path.display()));

        if self.no_window {
            return Ok(Outcome::Done);
        }
        match launch_window::open_live(input.engine, SAMPLE_TITLE) {
            // The demo has done its work without it.
            Err(fault @ Fault::NoWindow { .. }) => output.message(fault),
            ended => return ended,
        }
        Ok(Outcome::Done)
    }
}

/// Writes the workbook into `folder` without touching a file that holds anything else, and says where it is.
fn keep(folder: &Path, workbook: &[u8]) -> Result<PathBuf, Fault> {
    let mut path = folder.join("topboard-demo.xlsx");
    let mut next = 2;
    loop {
        match fs::read(&path) {
            // The same book gives the same bytes: this is an earlier demo's.
            Ok(bytes) if bytes == workbook => return Ok(path),
            Ok(_) => {
                path = folder.join(format!("topboard-demo-{next}.xlsx"));
                next += 1;
            }
            Err(error) if error.kind() == ErrorKind::NotFound => {
                store::replace(&path, workbook).map_err(|cause| SaveError::from_io(&path, cause))?;
                return Ok(path);
            }
            Err(cause) => return Err(SaveError::from_io(&path, cause).into()),
        }
    }
}
