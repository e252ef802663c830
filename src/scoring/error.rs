//! Errors of scoring systems: of a system's file, and of a draft that a director is typing.

use std::fmt;

use thiserror::Error;

use crate::formula::FormulaError;
use crate::limits::MOST_DECIMALS;

/// Why a scoring system cannot be used.
#[derive(Debug, Error)]
pub enum SystemError {
    #[error("the scoring system cannot be read: {0}")]
    File(#[from] toml::de::Error),
    #[error("{system}: {error}")]
    Formula { system: String, error: FormulaError },
    #[error("{system}: there is no column. Add one; the last column is the score.")]
    NoColumn { system: String },
    #[error("{system}: {decimals} decimals are too many. Write 0 to {MOST_DECIMALS}.")]
    Decimals { system: String, decimals: usize },
    #[error("{system}, example “{example}”: {problem}")]
    Example { system: String, example: String, problem: String },
    #[error("{system} has no parameter “{parameter}”; it has {known}")]
    NoParameter { system: String, parameter: String, known: String },
    #[error("{system} is unfinished: {error}")]
    Unfinished { system: String, error: Box<DraftError> },
    #[error("the scoring system cannot be written: {0}")]
    Write(#[from] toml::ser::Error),
}

/// One entry of a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DraftPart {
    Name,
    /// The sum of a board's scores.
    BoardSum,
    Decimals,
    Parameter(usize),
    Table(usize),
    EventMean(usize),
    Column(usize),
    /// The draft as a whole, no single entry.
    Whole,
}

/// One of the two texts of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DraftField {
    Name,
    Value,
}

/// Why a draft cannot score yet, with the entry that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftError {
    pub part: DraftPart,
    pub field: DraftField,
    /// The problem, with its position in the text of that field.
    pub error: FormulaError,
}

impl fmt::Display for DraftError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)
    }
}

impl std::error::Error for DraftError {}
