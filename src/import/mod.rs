//! Reads workbooks and text tables: bytes → raw sheets → layouts → draft book → report and one edit. A stranger's
//! file becomes raw sheets in a process of its own.
//!
//! Every cell of a file is understood, not needed for a stated reason, or kept word for word as an unplaced cell.
//! Only the edit of [`ImportedFile::merge_edit`] changes a book. Callers open the files; `publish` writes files.

mod cells;
mod costs;
mod draft;
mod explanations;
mod file_formats;
mod layouts;
mod merge;
mod names;
pub mod pasted_block;
mod preparation;
mod prose;
mod questions;
#[cfg_attr(not(test), warn(clippy::arithmetic_side_effects))]
pub mod reader_process;
mod readings;
mod recipe;
mod report;
mod text_encoding;
mod whole_file;
mod words;

pub use cells::sheet_address::{SheetAddress, SheetRange};
pub use merge::board::{BoardConflict, ConflictKind, ConflictWinner, FieldConflict};
pub use merge::note::MergeNote;
pub use merge::places::PlacesInBook;
pub use merge::round_questions::RoundQuestion;
pub use reader_process::sheet_reader::{ReadWatcher, SheetReader, SheetsOfFile};
pub use recipe::unknown_words::{UnknownWord, teachable_word, unknown_words};
pub use recipe::{AssignError, LineKind, PartChoice, Recipe, RecipeError, TablesInFile};
pub use report::cell_sources::CellSources;
pub use report::import_report::{
    Finding, FindingCause, FindingEffect, FindingGroup, FindingKind, ReadError, UnrecognisedSheet, group_findings,
};
pub use text_encoding::{PlainTextError, TextEncoding, decode_text, plain_text};
pub use whole_file::attendance_list::{AttendanceList, UnreadRow};
pub use whole_file::cell_roles::{CellRole, CellRoles};
pub use whole_file::imported_file::{ConflictAnswers, ImportedFile, RoundAnswers};
pub use whole_file::plain_text_lists::{TextTable, text_tables};
pub use whole_file::read_into_draft_book::{
    explain_table_without_boards, read_results, results_by_recipe, results_of_sheets,
};
pub use whole_file::result_lists::{ResultLists, result_lists};
pub use whole_file::sheet_view::SheetView;
pub use whole_file::{sample_event, year_results};
pub(crate) use words::heading_words::{ColumnKind, column_kind, is_player_heading};
