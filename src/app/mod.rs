//! The window.

pub mod grid;
