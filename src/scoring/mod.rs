//! Scoring systems: named columns of formulas over the seven powers of a board, and the scores of a book's boards.
//!
//! A [`ScoringSystem`] is a text file in `assets/scoring` that is read and compiled once; the [`SystemLibrary`] has
//! every system that a director can choose. [`EventScores`] has the columns of every board of a book and computes only
//! changed boards again.
//!
//! The code must not contain a rule of any system. It knows only the names of a board's facts ([`FactName`]); the
//! formulas give them their value.

mod board_facts;
mod book_scores;
mod error;
mod example;
mod excel;
mod explain;
mod library;
mod sample_results;
mod system;
mod system_draft;
mod system_file;

pub use board_facts::FactName;
pub use book_scores::{BoardScores, ConcessionRule, DefaultSystems, EndRules, EventScores};
pub use error::{DraftError, DraftField, DraftPart, SystemError};
pub use example::ScoringExample;
pub use excel::{BoardCellAddresses, column_letters};
pub use explain::Explanation;
pub use library::SystemLibrary;
pub use sample_results::typical_results;
pub use system::ScoringSystem;
pub use system_file::{NamedText, SystemColumn, SystemDraft};
