//! A sheet of a file: its name, its cells by address without the blank ones, and its merged ranges. The meaning of the
//! cells is not known here.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::cell_marks::CellMarks;
use super::raw_cells::{RawCell, RawCells, RawValue};
use super::sheet_address::{SheetAddress, SheetRange};
use crate::import::text_encoding::TextEncoding;
use crate::own_workbook::labels;

/// A sheet: its cells that are not blank, in reading order.
#[derive(Clone, Debug, Default)]
pub(in crate::import) struct RawSheet {
    pub name: String,
    pub hidden: bool,
    /// Whether the sheet is a text file. The name of a text file names no round.
    pub is_text: bool,
    /// The old encoding of a text file. `None` for UTF-8 and UTF-16.
    pub encoding: Option<TextEncoding>,
    pub cells: RawCells,
    pub merged: Vec<SheetRange>,
    /// The cells with a line through their text.
    pub struck_out: BTreeSet<SheetAddress>,
    /// The cells of which a part is struck out, with the other part of their text.
    pub partly_struck_out: BTreeMap<SheetAddress, String>,
    /// What else the file says of its cells.
    pub marks: CellMarks,
    /// What the director should know about the sheet, as sentences without a capital and a full stop.
    pub read_problems: Vec<String>,
    /// What the director should know about the letters of a text and about raised digits, as such sentences. In another encoding
    /// of the text it is not true any more.
    pub remarks_on_letters: Vec<String>,
    /// Parts of the sheet that could not be read, as such sentences.
    pub unread_parts: Vec<String>,
}

/// A position in [`RawSheet::cells`].
pub(in crate::import) type CellIndex = usize;

impl RawSheet {
    /// What the director should know about the sheet.
    pub(in crate::import) fn remarks(&self) -> impl Iterator<Item = &String> {
        self.read_problems.iter().chain(&self.remarks_on_letters)
    }

    /// The sheet with these cells in place of its own.
    pub(in crate::import) fn with_cells(&self, cells: RawCells) -> RawSheet {
        RawSheet {
            name: self.name.clone(),
            hidden: self.hidden,
            is_text: self.is_text,
            encoding: self.encoding,
            cells,
            merged: self.merged.clone(),
            struck_out: self.struck_out.clone(),
            partly_struck_out: self.partly_struck_out.clone(),
            marks: self.marks.clone(),
            read_problems: self.read_problems.clone(),
            remarks_on_letters: self.remarks_on_letters.clone(),
            unread_parts: self.unread_parts.clone(),
        }
    }

    /// The sheet after a change of each of its cells: see [`RawCells::changed`].
    pub(in crate::import) fn changed<'c>(&'c self, change: impl FnMut(RawCell<'c>) -> Option<RawCell<'c>>) -> RawSheet {
        self.with_cells(self.cells.changed(change))
    }

    /// The sheet with other values in some of its cells. `None` keeps the value of a cell.
    pub(in crate::import) fn with_values<'c>(
        &'c self,
        mut value: impl FnMut(RawCell<'c>) -> Option<RawValue<'c>>,
    ) -> RawSheet {
        self.changed(|cell| Some(RawCell { value: value(cell).unwrap_or(cell.value), ..cell }))
    }

    /// The cell at this position.
    pub(in crate::import) fn cell(&self, cell: CellIndex) -> RawCell<'_> {
        self.cells.get(cell)
    }

    /// Where a cell is.
    pub(in crate::import) fn address_of(&self, cell: CellIndex) -> SheetAddress {
        self.cells.address_of(cell)
    }

    /// The cell at this address, if it is not blank.
    pub(in crate::import) fn find(&self, at: SheetAddress) -> Option<CellIndex> {
        self.cells.find(at)
    }

    /// The text of a cell that holds a text, without spaces around it.
    pub(in crate::import) fn text_at(&self, row: u32, column: u32) -> Option<&str> {
        self.cell(self.find(SheetAddress::new(row, column))?).trimmed_text()
    }

    /// What a cell shows, without spaces around it. A cell that is not there is blank.
    pub(in crate::import) fn shown_text(&self, row: u32, column: u32) -> Cow<'_, str> {
        self.find(SheetAddress::new(row, column)).map(|cell| self.cell(cell).trimmed()).unwrap_or_default()
    }

    /// The cell in this column among the cells of a row.
    pub(in crate::import) fn find_in_row(&self, cells: &Range<CellIndex>, column: u32) -> Option<CellIndex> {
        // Most rows of a table have few cells.
        cells.clone().find(|cell| self.cells.column(*cell) == column)
    }

    /// Whether the column under this heading is computed: a formula is in the row below.
    pub(in crate::import) fn is_computed_below(&self, heading: SheetAddress) -> bool {
        let below = SheetAddress::new(heading.row + 1, heading.column);
        self.find(below).is_some_and(|cell| self.cell(cell).formula)
    }

    /// The cell whose value a spreadsheet shows at this address: the cell itself, or the first of its merged range.
    pub(in crate::import) fn find_shown(&self, at: SheetAddress) -> Option<CellIndex> {
        self.find(at).or_else(|| {
            let merged = self.merged.iter().find(|range| range.contains(at))?;
            self.find(merged.first)
        })
    }

    /// The positions of a row's cells.
    pub(in crate::import) fn row(&self, row: u32) -> Range<CellIndex> {
        self.cells.row(row)
    }

    /// The positions of a row's cells in these columns.
    pub(in crate::import) fn row_part(&self, row: u32, columns: &Range<u32>) -> Range<CellIndex> {
        self.cells.row_part(row, columns)
    }

    /// Those of these rows that have cells, with the positions of their cells.
    pub(in crate::import) fn rows_between(&self, rows: Range<u32>) -> impl Iterator<Item = (u32, Range<CellIndex>)> {
        self.cells.rows_between(rows)
    }

    /// The rows that have cells, with the positions of their cells.
    pub(in crate::import) fn rows(&self) -> impl Iterator<Item = (u32, Range<CellIndex>)> {
        self.cells.rows()
    }
}

/// Whether Topboard wrote the workbook.
pub(in crate::import) fn is_own_workbook(sheets: &[RawSheet]) -> bool {
    let is_marked = |sheet: &RawSheet| sheet.name == labels::EVENT && sheet.text_at(0, 0) == Some(labels::EVENT_MARK);
    sheets.iter().any(is_marked)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_merged_cell_shows_its_first() {
        let mut cells = RawCells::default();
        cells.push(RawCell { at: SheetAddress::new(1, 1), value: RawValue::Text("A"), formula: false });
        let sheet = RawSheet {
            cells,
            merged: vec![SheetRange { first: SheetAddress::new(1, 1), last: SheetAddress::new(7, 1) }],
            ..RawSheet::default()
        };
        assert_eq!(sheet.find(SheetAddress::new(4, 1)), None);
        assert_eq!(sheet.find_shown(SheetAddress::new(4, 1)), Some(0));
    }
}
