//! The lines of sums, which follow from the others.

use super::TableReader;
use crate::book::CENTRES_ON_MAP;
use crate::import::cells::raw_sheet::CellIndex;

impl TableReader<'_, '_> {
    pub(super) fn is_total(&self, cells: &[CellIndex]) -> bool {
        cells.iter().any(|&cell| self.of(cell).is_total) || self.is_subtotal(cells)
    }

    /// Whether a line has the sums of a player or a board.
    pub(super) fn is_subtotal(&self, cells: &[CellIndex]) -> bool {
        let Some((&label, sums)) = cells.split_first() else { return false };
        !sums.is_empty() && self.of(label).ends_in_total && sums.iter().all(|&cell| self.of(cell).is_number)
    }

    /// Whether a line has nothing but a label and sums.
    pub(super) fn is_aggregate(&self, cells: &[CellIndex]) -> bool {
        let is_sum = |cell: &CellIndex| {
            let read = self.of(*cell);
            read.is_total || read.ends_in_total || read.is_number || read.has_no_value
        };
        let is_whole_map = |cell: &CellIndex| self.of(*cell).text == CENTRES_ON_MAP.to_string();
        cells.iter().all(is_sum) && (self.is_total(cells) || cells.iter().any(is_whole_map))
    }
}
