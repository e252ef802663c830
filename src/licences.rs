//! The licences of Topboard, of its fonts and of the crates that it is made of. `tests/repository/licences.rs` writes the
//! page.

/// The page with all licences.
pub const PAGE: &str = include_str!("../assets/licences.txt");
