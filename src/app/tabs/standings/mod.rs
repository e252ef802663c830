//! The standings: a line per player, a column per round, in the order of the places or of any column.
//!
//! What stands in the cells is described in [`crate::notices`]; this room lays it out as a grid, sorts it, and says what
//! the formula line and the side panel show of it.

mod model;
pub mod reasons;
mod sheet;

pub use model::StandingsModel;
pub use sheet::{Sheet, Shown, Sort};
