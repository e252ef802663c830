//! `topboard shell-files`: writes the manual pages and the completions for shells, made from the command line itself.

use std::fs;
use std::path::PathBuf;

use clap::{Args, CommandFactory as _, ValueEnum as _};
use clap_complete::Shell;

use super::error::CommandError;
use super::{CommandLine, CommandOutcome};
use crate::store::SaveError;

#[derive(Debug, Args)]
pub(super) struct ShellFilesArgs {
    /// The folder for the files; it is made if it does not exist
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

impl ShellFilesArgs {
    pub(super) fn run(self) -> Result<CommandOutcome, CommandError> {
        let failed = |cause| SaveError::from_io(&self.out, cause);
        fs::create_dir_all(&self.out).map_err(failed)?;
        clap_mangen::generate_to(CommandLine::command(), &self.out).map_err(failed)?;
        for shell in Shell::value_variants() {
            clap_complete::generate_to(*shell, &mut CommandLine::command(), "topboard", &self.out).map_err(failed)?;
        }
        Ok(CommandOutcome::Done)
    }
}
