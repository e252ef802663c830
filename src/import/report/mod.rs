//! What is said of a file: the findings about its cells, the status of each cell, and where each part of the draft came
//! from.

pub(in crate::import) mod cell_sources;
pub(in crate::import) mod cell_status;
pub(in crate::import) mod import_report;
pub(in crate::import) mod unplaced_columns;
