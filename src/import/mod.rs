//! Reads workbooks and text tables: bytes → raw sheets → layouts → draft book → report and one edit. A stranger's
//! file becomes raw sheets in a process of its own.
//!
//! Every cell of a file is understood, not needed for a stated reason, or kept word for word as an unplaced cell.
//! Only the edit of [`ImportedFile::merge_edit`] changes a book. Callers open the files; `publish` writes files.

mod attendance_list;
mod board_comparison;
mod board_remarks;
mod book_as_file;
mod cell_letters;
mod cell_marks;
mod cell_meanings;
mod cell_roles;
mod cell_sources;
mod cell_status;
mod change_encoding;
mod chart_years;
mod corrected_counts;
mod counts_in_notes;
mod counts_of_eliminated;
mod dated_names;
mod deciding_board;
mod difference_list;
mod draft_book;
mod draft_people;
mod draft_values;
mod explained_sheets;
mod explanations;
mod file_formats;
mod finished_sheet;
mod guessed_words;
mod heading;
mod heading_words;
mod import_report;
#[cfg(test)]
mod large_sheet_tests;
mod layouts;
mod long_texts;
mod merge;
mod merge_board;
mod merge_decisions;
mod merge_note;
mod merge_notes;
mod merge_places;
mod missing_counts;
mod name_cells;
mod names_in_file;
mod names_without_power;
mod numbered_players;
mod old_copies;
mod own_workbook_sheets;
pub mod pasted_block;
mod plain_references;
mod plain_text_lists;
mod preparation;
mod raw_cells;
mod raw_sheet;
mod read_into_draft_book;
#[cfg_attr(not(test), warn(clippy::arithmetic_side_effects))]
pub mod reader_process;
mod readings;
mod recipe;
mod refusal_of_player_rows;
mod refusal_reasons;
mod repeated_boards;
#[cfg(test)]
mod repeated_boards_tests;
mod repeated_rounds;
mod result_lists;
mod round_order;
mod round_questions;
pub mod sample_event;
mod sheet_address;
mod sheet_collector;
mod sheet_content;
mod sheet_reader;
mod sheet_view;
mod sheet_writer;
mod short_names;
mod tab_names;
mod text_encoding;
mod title_words;
mod two_players_in_cell;
mod unknown_words;
mod unplaced_columns;
mod unread_boards;
mod void_boards;
pub mod year_results;

pub use attendance_list::AttendanceList;
pub use cell_roles::{CellRole, CellRoles};
pub use cell_sources::CellSources;
pub(crate) use heading_words::{ColumnKind, column_kind, is_player_heading};
pub use import_report::{
    Finding, FindingCause, FindingEffect, FindingGroup, FindingKind, ReadError, UnrecognisedSheet, group_findings,
};
pub use merge_board::{BoardConflict, ConflictKind, ConflictWinner, FieldConflict};
pub use merge_note::MergeNote;
pub use merge_places::PlacesInBook;
pub use plain_text_lists::{TextTable, text_tables};
pub use read_into_draft_book::{
    ImportedFile, explain_table_without_boards, read_results, results_by_recipe, results_of_sheets,
};
pub use recipe::{AssignError, LineKind, PartChoice, Recipe, RecipeError, TablesInFile};
pub use result_lists::{ResultLists, result_lists};
pub use round_questions::{RoundAnswers, RoundQuestion};
pub use sheet_address::{SheetAddress, SheetRange};
pub use sheet_reader::{ReadWatcher, SheetReader, SheetsOfFile};
pub use sheet_view::SheetView;
pub use text_encoding::{PlainTextError, TextEncoding, decode_text, plain_text};
pub use unknown_words::{UnknownWord, teachable_word, unknown_words};
