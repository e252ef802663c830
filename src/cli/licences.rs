//! `topboard licences`: prints the licences of Topboard, its fonts and its crates.

use clap::Args;

use super::CommandOutcome;
use super::error::CommandError;
use super::output::CommandOutput;
use crate::licences;

#[derive(Debug, Args)]
pub(super) struct LicencesArgs {}

impl LicencesArgs {
    // The same signature as the other commands.
    #[allow(clippy::unused_self)]
    pub(super) fn run(self, output: &mut CommandOutput) -> Result<CommandOutcome, CommandError> {
        output.file_text(licences::PAGE)?;
        Ok(CommandOutcome::Done)
    }
}
