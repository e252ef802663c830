//! The standings: a line per player, a column per round, in the order of the places or of any column.
//!
//! What stands in the cells is described in [`crate::notices`]; this room lays it out as a grid, sorts it, and says what
//! the formula line and the side panel show of it.

mod cached_table;
mod grid_model;
pub mod toolbar;
mod what_if;

pub use cached_table::{CachedTable, ShownTable, SortOrder};
pub use grid_model::StandingsModel;
pub use what_if::{WhatIfModel, WhatIfState};

/// A sentence as a part of another: “if all games ended now”.
fn lower(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
