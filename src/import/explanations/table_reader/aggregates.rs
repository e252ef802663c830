//! The lines of sums, which follow from the others.

use super::super::role::Role;
use super::super::seat_columns::{Table, UsedColumn};
use super::super::sheet_titles::TitlesInLine;
use super::TableReader;
use crate::book::CENTRES_ON_MAP;
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::report::cell_status::NotNeededReason;
use crate::import::words::board_remarks::parse_remark;
use crate::import::words::heading_words::Heading;

impl TableReader<'_, '_> {
    pub(super) fn is_total(&self, cells: &[CellIndex]) -> bool {
        cells.iter().any(|&cell| self.of(cell).is_total) || self.is_subtotal(cells)
    }

    /// Reads a round or a board in the column of the players, with sums beside it, as the title of the lines below: a pivot table.
    pub(super) fn read_title_with_sums(&mut self, table: &Table, cells: &[CellIndex]) -> bool {
        let Some((&label, sums)) = cells.split_first() else { return false };
        let is_player = |column: &UsedColumn| column.role == Role::Is(Heading::Player);
        let place = self.grid.place(label);
        let is_title = table.columns.iter().any(|column| column.place == place && is_player(column))
            && sums.len() > 1
            && sums.iter().all(|&cell| self.of(cell).is_number);
        let titles = TitlesInLine::find(self.grid, self.readings, &[label], false)
            .filter(|titles| is_title && titles.names_game());
        let Some(titles) = titles else { return false };
        self.claimed.extend(titles.cells.iter().copied());
        self.titles.read(titles, &(0..u32::MAX));
        self.forget_above();
        self.not_needed(sums.iter().copied(), NotNeededReason::Total);
        true
    }

    /// Whether a line has the sums of a player or a board.
    pub(super) fn is_subtotal(&self, cells: &[CellIndex]) -> bool {
        let Some((&label, sums)) = cells.split_first() else { return false };
        !sums.is_empty() && self.of(label).ends_in_total && sums.iter().all(|&cell| self.of(cell).is_number)
    }

    /// Takes a line that has nothing but a label, sums, and how the game ended. Gives whether it is one.
    pub(super) fn read_sums(&mut self, cells: &[CellIndex]) -> bool {
        let is_sum = |cell: &CellIndex| {
            let read = self.of(*cell);
            read.is_total || read.ends_in_total || read.is_number || read.has_no_value
        };
        let is_whole_map = |cell: &CellIndex| self.of(*cell).text == CENTRES_ON_MAP.to_string();
        let (sums, others): (Vec<CellIndex>, Vec<CellIndex>) = cells.iter().partition(|cell| is_sum(cell));
        let is_ending = |cell: &CellIndex| parse_remark(&self.of(*cell).text).is_some();
        let has_sums = self.is_total(cells) || others.is_empty() && cells.iter().any(is_whole_map);
        if !has_sums || !others.iter().all(is_ending) {
            return false;
        }
        self.not_needed(sums, NotNeededReason::Total);
        self.claimed.extend(others);
        true
    }
}
