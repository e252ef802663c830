//! The names of people as directors write them in a cell: “Last, First (SWE)”, a number, an address, two players.

pub(in crate::import) mod name_cells;
pub(in crate::import) mod name_conventions;
pub(in crate::import) mod person_line;
pub(in crate::import) mod two_players_in_cell;
