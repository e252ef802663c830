//! Scoring systems: named columns of formulas over the seven powers of a board, and the boards they score.
//!
//! A [`System`] is a text file in `assets/scoring`, read and compiled once; the [`Library`] holds all that can be
//! chosen. [`Scores`] keeps the columns of every board of a book and computes again only the board that changed.
//!
//! No rule of any system may stand in this room's code: it knows what a board's facts are called ([`Name`]), and nothing
//! of what they are worth.

mod board_facts;
mod board_scores;
mod excel;
mod explain;
mod library;
mod sample_results;
mod system;
mod system_draft;

pub use board_facts::FactName;
pub use board_scores::{BoardScores, ConcessionRule, DefaultSystems, EventScores};
pub use excel::{BoardCellAddresses, IN_DRAW, letters};
pub use explain::Explanation;
pub use library::SystemLibrary;
pub use sample_results::typical_results;
pub use system::{ScoringExample, ScoringSystem, SystemColumn, SystemError};
pub use system_draft::{SystemDraft, DraftError, DraftField, DraftPart, NamedText};
