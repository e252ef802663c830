//! How the boards of a sheet are entered, and the layouts that are read by code of their own: standings, result lists, and our own workbook.
//!
//! Each file finds its layout on a raw sheet and reads it into the draft book. Cells that it neither used nor marked as
//! not needed become unplaced cells. Reading never fails: a cell that cannot be read is a finding.

pub(in crate::import) mod enter_boards;

mod above_boards;
mod boards_again;
pub(super) mod own_export;
pub(super) mod own_round;
pub(super) mod players_export;
pub(super) mod result_list;
pub(super) mod seat_row;
pub(super) mod standings;
pub(super) mod standings_without_headings;
mod table_columns;
