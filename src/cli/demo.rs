//! `topboard demo`: a director's workbook becomes a workbook for the notice board, with a real event as the example.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use clap::Args;

use super::error::CommandError;
use super::output::CommandOutput;
use super::score::print_standings;
use super::{CommandOutcome, RuleOptions, input_file, launch_window};
use crate::import::SheetReader;
use crate::import::sample_event;
use crate::notices::StandingsOptions;
use crate::publish;
use crate::publish::ExportOptions;
use crate::store::{self, SaveError};

#[derive(Debug, Args)]
pub(super) struct DemoArgs {
    /// The folder for the workbook; it is made if it does not exist
    #[arg(long, value_name = "DIR", default_value = ".")]
    out: PathBuf,
    /// Do not open the window afterwards
    #[arg(long)]
    no_window: bool,
}

impl DemoArgs {
    pub(super) fn run(self, output: &mut CommandOutput) -> Result<CommandOutcome, CommandError> {
        let rules = RuleOptions { system: None, rules: Some(sample_event::RULES.to_owned()) };
        let input = input_file::import_results(
            sample_event::WORKBOOK.to_vec(),
            Path::new(sample_event::FILE_NAME),
            &rules,
            &SheetReader::unprotected_in_this_process(),
            None,
        )?;
        print_standings(&input.engine, &StandingsOptions::default(), output)?;
        output.flush()?;

        let workbook = publish::write_workbook(&input.engine, &ExportOptions::default())?.bytes;
        fs::create_dir_all(&self.out).map_err(|cause| SaveError::from_io(&self.out, cause))?;
        let path = write_demo_workbook(&self.out, &workbook)?;
        output.message(format_args!("The workbook for the notice board is {}.", path.display()));

        if self.no_window {
            return Ok(CommandOutcome::Done);
        }
        match launch_window::open_engine(input.engine, sample_event::TITLE) {
            // The demo is complete without the window.
            Err(error @ CommandError::NoWindow { .. }) => output.message(error),
            ended => return ended,
        }
        Ok(CommandOutcome::Done)
    }
}

/// Writes the workbook into `folder` and returns its path. A file with other content is not replaced.
fn write_demo_workbook(folder: &Path, workbook: &[u8]) -> Result<PathBuf, CommandError> {
    let mut path = folder.join("topboard-demo.xlsx");
    let mut next = 2;
    loop {
        match fs::read(&path) {
            // The same book gives the same bytes, so an earlier demo wrote this file.
            Ok(bytes) if bytes == workbook => return Ok(path),
            Ok(_) => {
                path = folder.join(format!("topboard-demo-{next}.xlsx"));
                next += 1;
            }
            Err(error) if error.kind() == ErrorKind::NotFound => {
                store::replace_file(&path, workbook)?;
                return Ok(path);
            }
            Err(cause) => return Err(SaveError::from_io(&path, cause).into()),
        }
    }
}
