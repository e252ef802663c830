//! Writes notices and books in one file format each: workbook, comma-separated text, plain text.
//! Nothing here opens a file, knows the time or computes a score. The same arguments give the same bytes.

pub mod csv;
pub mod shown_columns;
pub mod text;
pub mod xlsx;

pub use csv::{PlainOptions, write_ladder_table, write_plain_table};
pub use xlsx::{ExportError, ExportOptions, HeldBackHandling, Paper, ScoreCells, write_ladder, write_workbook};
