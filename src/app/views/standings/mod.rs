//! The Standings tab: the table as a grid, its order, its toolbar, and the grid of a what-if.
//! The content of the cells is described in [`crate::notices`], and a what-if is computed in [`crate::engine`].

mod cached_table;
mod grid_model;
pub mod toolbar;
mod what_if;

pub use cached_table::{CachedTable, ShownRow, SortOrder};
pub use grid_model::StandingsModel;
pub use what_if::{WhatIfModel, WhatIfState};

/// The text with a small first letter, to be used inside a sentence.
fn lowercase_first(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
