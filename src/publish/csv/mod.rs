//! Comma-separated text: the plain table of a book, and the table of a year's ladder.

mod ladder;
mod plain_table;

pub use ladder::write_ladder_table;
#[cfg(test)]
pub(super) use plain_table::write_boards;
pub use plain_table::{PlainOptions, write_plain_table};
