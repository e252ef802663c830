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
//! `figures`, `book`, `formula`, `scoring`, `standings`, `engine`, `ladder` and `draw` are pure: no files, no clock, no window. See ARCHITECTURE.md.

#[cfg(feature = "window")]
pub mod app;
pub mod book;
pub mod cli;
pub mod draw;
pub mod engine;
pub mod figures;
pub mod formula;
pub mod history;
pub mod import;
pub mod input;
pub mod ladder;
pub mod notices;
pub mod own_workbook;
pub mod publish;
pub mod scoring;
pub mod standings;
pub mod store;
