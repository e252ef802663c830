//! A file as a whole: what each of its sheets holds, in which way it is read, and what it becomes: an event, the results of a
//! year, an attendance list, or a refusal with its reason.

pub(in crate::import) mod attendance_list;
pub(in crate::import) mod book_as_file;
pub(in crate::import) mod cell_meanings;
pub(in crate::import) mod cell_roles;
pub(in crate::import) mod change_encoding;
pub(in crate::import) mod draft_costs;
pub(in crate::import) mod explained_sheets;
pub(in crate::import) mod finished_sheet;
pub(in crate::import) mod imported_file;
#[cfg(test)]
mod large_sheet_tests;
pub(in crate::import) mod own_workbook_sheets;
pub(in crate::import) mod plain_text_lists;
pub(in crate::import) mod read_into_draft_book;
pub(in crate::import) mod refusal_of_player_rows;
pub(in crate::import) mod refusal_reasons;
pub(in crate::import) mod result_lists;
pub mod sample_event;
pub(in crate::import) mod sheet_content;
pub(in crate::import) mod sheet_view;
pub mod year_results;
