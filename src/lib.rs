//! Topboard: a workbook for Diplomacy tournament directors.
//!
//! Data flows downwards only:
//!
//! ```text
//! a file ──▶ sheets ──▶ book ◀── edits ◀── app (grids)
//!                         │
//!                      scoring ──▶ standings
//!                         │            │
//!                         └─── live ───┴──▶ .xlsx, the window, the command line
//! ```
//!
//! `figures`, `book`, `formula`, `scoring`, `standings`, `live`, `ladder` and `draw` are pure: no files, no clock, no window. See ARCHITECTURE.md.

#[cfg(feature = "window")]
pub mod app;
pub mod book;
pub mod chronicle;
pub mod cli;
pub mod draw;
pub mod figures;
pub mod formula;
pub mod gather;
pub mod ladder;
pub mod live;
pub mod notices;
pub mod scoring;
pub mod sheets;
pub mod standings;
pub mod store;
