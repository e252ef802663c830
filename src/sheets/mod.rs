//! Workbooks and text, in and out.

pub mod layout;
mod write;

pub use write::{ExportError, ExportOptions, Paper, PlainOptions, write_plain_table, write_workbook};
