//! Comma-separated text: the plain table of a book, the table of a notice, that of a year's ladder, and the two tables that
//! the federation asks for.

mod federation;
mod ladder;
mod notice_table;
mod plain_table;

pub use federation::{write_federation_boards, write_federation_classification};
pub(super) use ladder::write_ladder_table;
pub use notice_table::{CsvDialect, write_notice_table};
#[cfg(test)]
pub(super) use plain_table::write_boards;
pub use plain_table::{PlainOptions, write_plain_table};
