//! Why a command could not do what it was asked: always exit code 2.

use std::io;

use thiserror::Error;

use crate::book::EditError;
use crate::store::OpenError;

/// The text is for whoever typed the command.
#[derive(Debug, Error)]
pub(super) enum Fault {
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error("The file could not be scored so: {0}.")]
    Edit(#[from] EditError),
    #[error("There is no {kind} “{name}”.{} Known are: {known}.", suggestion(nearest.as_deref()))]
    UnknownName { kind: &'static str, name: String, nearest: Option<String>, known: String },
    #[error("The result could not be written: {0}.")]
    Output(io::Error),
    #[error("No window: {why}. The subcommands need none; see `topboard --help`.")]
    NoWindow { why: &'static str },
}

fn suggestion(nearest: Option<&str>) -> String {
    nearest.map_or_else(String::new, |name| format!(" Did you mean “{name}”?"))
}
