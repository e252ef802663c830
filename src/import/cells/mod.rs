//! The cells of a file as they are in it: the sheets, the addresses, the values, and what a file says of a cell beside its
//! value. Nothing is understood here.

pub(in crate::import) mod cell_letters;
pub(in crate::import) mod cell_marks;
pub(in crate::import) mod plain_references;
pub(in crate::import) mod raw_cells;
pub(in crate::import) mod raw_sheet;
pub(in crate::import) mod sheet_address;
