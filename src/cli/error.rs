//! Why a command could not do what it was asked: always exit code 2.

use std::io;
use std::path::PathBuf;

use thiserror::Error;

use crate::book::EditError;
use crate::import::ReadError;
use crate::import::year_results::GatherError;
use crate::publish::ExportError;
use crate::store::output_path::TargetError;
use crate::store::{OpenError, SaveError};

/// The text is for whoever typed the command.
#[derive(Debug, Error)]
pub(super) enum Fault {
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error(transparent)]
    Import(#[from] ReadError),
    #[error(transparent)]
    Save(#[from] SaveError),
    #[error("The result could not be made: {0}.")]
    Export(#[from] ExportError),
    #[error("The file could not be scored so: {0}.")]
    Edit(#[from] EditError),
    #[error("There is no {kind} “{name}”.{} Known are: {known}.", suggestion(nearest.as_deref()))]
    UnknownName { kind: &'static str, name: String, nearest: Option<String>, known: String },
    #[error(
        "{} is there already and may hold what you typed. Choose another name, or add --force to replace it.",
        path.display()
    )]
    InTheWay { path: PathBuf },
    #[error(transparent)]
    Target(#[from] TargetError),
    #[error("{0}")]
    ReadOnly(String),
    #[error("Standard input could not be read: {0}.")]
    Input(io::Error),
    #[error("Nothing can be drawn so. {0}")]
    Draw(String),
    #[error("{} does not say who is there. {why}", path.display())]
    Attendance { path: PathBuf, why: String },
    #[error("{} is no table of adjacent powers. {why}", path.display())]
    Adjacency { path: PathBuf, why: String },
    #[error("No file says by which rules the year is compiled. Name them, as in --rules bismark-2001.")]
    NoLadder,
    #[error("{0}")]
    History(String),
    #[error("{}: {why}", path.display())]
    Ladder { path: PathBuf, why: String },
    #[error("The result could not be written: {0}.")]
    Output(io::Error),
    #[error("No window: {why}. The subcommands work without; see `topboard --help`.")]
    NoWindow { why: String },
}

impl From<GatherError> for Fault {
    fn from(error: GatherError) -> Fault {
        match error {
            GatherError::Open(error) => Fault::Open(error),
            GatherError::Read(error) => Fault::Import(error),
        }
    }
}

fn suggestion(nearest: Option<&str>) -> String {
    nearest.map_or_else(String::new, |name| format!(" Did you mean “{name}”?"))
}
