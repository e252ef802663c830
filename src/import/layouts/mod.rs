//! The layouts that the import recognises, each in its own file.
//!
//! Each file looks for its layout on a raw sheet and reads it into the draft book. It marks the cells that it used or does
//! not need; the others become unplaced cells. Reading a layout never fails: a cell that cannot be read is a finding.

pub(super) mod board_blocks;
pub(super) mod long_table;
pub(super) mod own_export;
pub(super) mod result_list;
mod seat_row;
pub(super) mod standings;
mod titles;
