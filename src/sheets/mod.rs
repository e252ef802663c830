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

mod clash;
mod draft;
mod facts;
mod finding;
pub mod layout;
mod lists;
mod merge;
mod open;
mod origins;
mod raw;
mod read;
mod recognise;
mod tables;
mod text;
mod words;
mod write;

pub use clash::{Clash, Conflict, Keep};
pub use finding::{Finding, FindingKind, ReadError, Unrecognised};
pub use lists::{ResultLists, read_lists};
pub use origins::Origins;
pub use raw::{CellAt, CellRange};
pub use read::{Import, kept_as_printed, read};
pub use tables::{Table, read_tables};
pub use write::{
    ExportError, ExportOptions, HeldBack, Paper, PlainOptions, ScoreCells, write_ladder, write_ladder_table,
    write_plain_table, write_workbook,
};
