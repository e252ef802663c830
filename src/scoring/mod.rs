//! Scoring systems: named columns of formulas over the seven powers of a board, and the boards they score.
//!
//! A [`System`] is a text file in `assets/scoring`, read and compiled once; the [`Library`] holds all that can be
//! chosen. [`Scores`] keeps the columns of every board of a book and computes again only the board that changed.
//!
//! No rule of any system may stand in this room's code: it knows what a board's facts are called ([`Name`]), and nothing
//! of what they are worth.

mod draft;
mod excel;
mod explain;
mod facts;
mod library;
mod scores;
mod system;
mod typical;

pub use draft::{Draft, DraftError, DraftField, DraftPart, NamedText};
pub use excel::{Addresses, IN_DRAW, letters};
pub use explain::Explanation;
pub use facts::Name;
pub use library::Library;
pub use scores::{BoardScores, Concessions, Defaults, Scores};
pub use system::{Example, System, SystemColumn, SystemError};
pub use typical::typical_results;
