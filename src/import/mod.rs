//! Reads workbooks and text tables: bytes → raw sheets → layouts → draft book → report and one edit.
//!
//! Every cell of a file is understood, not needed for a stated reason, or kept word for word as an unplaced cell.
//! Only the edit of [`ImportedFile::merge_edit`] changes a book. Callers open the files; `publish` writes files.

mod cell_sources;
mod conflicts;
mod delimited_text;
mod draft_book;
mod heading_words;
mod import_report;
mod layouts;
mod merge;
mod open_file;
mod raw_sheet;
mod read_results;
mod result_lists;
mod text_tables;
pub mod year_results;

pub use cell_sources::CellSources;
pub use conflicts::{BoardConflict, ConflictWinner, FieldConflict};
pub use import_report::{Finding, FindingKind, ReadError, UnrecognisedSheet};
pub use raw_sheet::{CellRange, SheetAddress};
pub use read_results::{ImportedFile, explain_table_without_boards, read_results};
pub use result_lists::{ResultLists, read_result_lists};
pub use text_tables::{TextTable, read_text_tables};
