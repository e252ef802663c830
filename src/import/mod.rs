//! Reads workbooks and text tables: bytes → raw sheets → layouts → draft book → report and one edit.
//!
//! Every cell of a file is understood, not needed for a stated reason, or kept word for word as an unplaced cell.
//! Only the edit of [`ImportedFile::merge_edit`] changes a book. Callers open the files; `publish` writes files.

mod cell_sources;
mod delimited_text;
mod draft_book;
mod heading_words;
mod import_report;
mod layouts;
mod merge;
mod merge_board;
mod open_file;
mod plain_text_lists;
mod raw_sheet;
mod read_into_draft_book;
mod result_lists;
pub mod year_results;

pub use cell_sources::CellSources;
pub(crate) use heading_words::{ColumnKind, column_kind, is_player_heading};
pub use import_report::{Finding, FindingEffect, FindingKind, ReadError, UnrecognisedSheet};
pub use merge_board::{BoardConflict, ConflictWinner, FieldConflict};
pub use plain_text_lists::{TextTable, read_text_tables};
pub use raw_sheet::{SheetAddress, SheetRange};
pub use read_into_draft_book::{ImportedFile, explain_table_without_boards, read_results};
pub use result_lists::{ResultLists, read_result_lists};
