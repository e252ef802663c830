//! Workbooks and text, in and out.
//!
//! Reading goes in three steps. The file's bytes become raw sheets, cells by their address and nothing more (`open`,
//! `text`, `raw`). A recogniser knows a sheet's layout and reads it into a draft book (`recognise`, with the words of
//! headings in `words`). The draft is added to a book as one edit, once it is accepted (`merge`). Reading never gives up as
//! a whole: what is not understood is a [`Finding`], and every cell of a file is understood, not needed for a reason, or
//! kept word for word among the book's unplaced cells.
//!
//! Our own workbook is written and read back by the words of [`layout`].
//!
//! This room must not open files or know paths, must not change a book but by the edit it gives, and computes no score.

mod conflicts;
mod delimited_text;
mod draft_book;
mod heading_words;
mod import_report;
mod layouts;
mod merge;
mod open_file;
mod plain_tables;
mod raw_sheet;
mod read_results;
mod result_lists;
mod sources;
pub mod year_results;

pub use conflicts::{Clash, Conflict, Keep};
pub use import_report::{Finding, FindingKind, ReadError, Unrecognised};
pub use plain_tables::{Table, read_tables};
pub use raw_sheet::{CellAt, CellRange};
pub use read_results::{Import, kept_as_printed, read};
pub use result_lists::{ResultLists, read_lists};
pub use sources::Origins;
