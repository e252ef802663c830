//! Standard output for results, standard error for messages.

use std::fmt;
use std::io::{self, BufWriter, Write};

use serde::Serialize;

use super::error::Fault;

/// Where a command writes.
pub(super) struct Output {
    results: Box<dyn Write>,
    messages: Box<dyn Write>,
}

impl Output {
    /// The program's own.
    pub(super) fn standard() -> Self {
        Output { results: Box::new(BufWriter::new(io::stdout())), messages: Box::new(io::stderr()) }
    }

    /// Writes one line of the result.
    pub(super) fn line(&mut self, text: impl fmt::Display) -> Result<(), Fault> {
        writeln!(self.results, "{text}").map_err(Fault::Output)
    }

    /// Writes the result as JSON.
    pub(super) fn json(&mut self, value: &impl Serialize) -> Result<(), Fault> {
        serde_json::to_writer_pretty(&mut self.results, value).map_err(|error| Fault::Output(error.into()))?;
        writeln!(self.results).map_err(Fault::Output)
    }

    /// Says something beside the result.
    pub(super) fn message(&mut self, text: impl fmt::Display) {
        // When nobody can be told, there is nobody to tell about that either.
        drop(writeln!(self.messages, "{text}"));
    }

    /// Hands over what is still held back.
    pub(super) fn flush(&mut self) -> Result<(), Fault> {
        self.results.flush().map_err(Fault::Output)
    }
}
