//! Errors of scoring systems: of a system's file, and of a draft that a director is typing.

use std::fmt;

use thiserror::Error;

use crate::formula::FormulaError;
use crate::languages::FigureField;
use crate::languages::window_sentences::scoring_errors as texts;
use crate::limits::MOST_DECIMALS;

/// Why a scoring system cannot be used.
#[derive(Debug, Error)]
pub enum SystemError {
    #[error("{}", texts::cannot_be_read(&.0.to_string()))]
    File(#[from] toml::de::Error),
    #[error("{}", texts::formula(system, &error.to_string()))]
    Formula { system: String, error: FormulaError },
    #[error("{}", texts::system_without_column(system))]
    NoColumn { system: String },
    #[error("{}", texts::too_many_decimals(system, &decimals.to_string(), &MOST_DECIMALS.to_string()))]
    Decimals { system: String, decimals: usize },
    #[error("{}", texts::example_of_system(system, example, problem))]
    Example { system: String, example: String, problem: String },
    #[error("{}", texts::no_parameter(system, parameter, known))]
    NoParameter { system: String, parameter: String, known: String },
    #[error("{}", texts::unfinished(system, &error.to_string()))]
    Unfinished { system: String, error: Box<DraftError> },
    #[error("{}", texts::cannot_be_written(&.0.to_string()))]
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

impl DraftPart {
    /// The figures of the value of the entry. `None` for a formula and a whole number.
    pub const fn figures(self) -> Option<FigureField> {
        match self {
            DraftPart::BoardSum | DraftPart::Parameter(_) => Some(FigureField::One),
            DraftPart::Table(_) => Some(FigureField::List),
            DraftPart::Name
            | DraftPart::Decimals
            | DraftPart::EventMean(_)
            | DraftPart::Column(_)
            | DraftPart::Whole => None,
        }
    }
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
