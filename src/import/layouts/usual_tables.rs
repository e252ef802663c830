//! The usual tables of a sheet: a list, or blocks. They are read also if they do not hold together, and the report says what is wrong.

use super::{board_headings, list_headings};
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::recipe::grid::MOST_CELLS_SEARCHED;
use crate::import::recipe::proposal::{Proposal, RecognisedTables};

/// The layouts of a list or of blocks.
pub(in crate::import) fn propose(sheet: &RawSheet) -> Option<Proposal> {
    list_headings::propose(sheet).or_else(|| board_headings::propose(sheet))
}

/// The list or the blocks of a sheet. How well they hold together is not known for a very large sheet.
pub(in crate::import) fn find(sheet: &RawSheet) -> Option<RecognisedTables> {
    let proposal = propose(sheet)?;
    let is_large = sheet.cells.len() > MOST_CELLS_SEARCHED;
    let found = if is_large { RecognisedTables::unread } else { RecognisedTables::of_proposal };
    Some(found(sheet, proposal))
}
