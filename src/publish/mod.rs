//! Writes notices and books as files: one description in, the bytes of one file format out.
//!
//! Nothing here opens a file, knows the time, or computes a score. The same arguments give the same bytes.

pub mod csv;
pub mod text;
pub mod xlsx;

pub use csv::{PlainOptions, write_ladder_table, write_plain_table};
pub use xlsx::{ExportError, ExportOptions, HeldBack, Paper, ScoreCells, write_ladder, write_workbook};
