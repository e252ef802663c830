//! Standard output for results, standard error for messages.

use std::fmt;
use std::io::{self, BufWriter, Write};

use serde::Serialize;

use super::error::CommandError;

/// The output of a command: results and messages.
pub(super) struct CommandOutput {
    results: Box<dyn Write>,
    messages: Box<dyn Write>,
}

impl CommandOutput {
    /// Standard output and standard error of the program.
    pub(super) fn standard() -> Self {
        CommandOutput { results: Box::new(BufWriter::new(io::stdout())), messages: Box::new(io::stderr()) }
    }

    /// Writes one line of the result.
    pub(super) fn line(&mut self, text: impl fmt::Display) -> Result<(), CommandError> {
        writeln!(self.results, "{text}").map_err(CommandError::Output)
    }

    /// Writes the result as JSON.
    pub(super) fn json(&mut self, value: &impl Serialize) -> Result<(), CommandError> {
        serde_json::to_writer_pretty(&mut self.results, value).map_err(|error| CommandError::Output(error.into()))?;
        writeln!(self.results).map_err(CommandError::Output)
    }

    /// Writes a message on standard error.
    pub(super) fn message(&mut self, text: impl fmt::Display) {
        // An error while writing to standard error cannot be reported.
        drop(writeln!(self.messages, "{text}"));
    }

    /// Writes the buffered results.
    pub(super) fn flush(&mut self) -> Result<(), CommandError> {
        self.results.flush().map_err(CommandError::Output)
    }
}
