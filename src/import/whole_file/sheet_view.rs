//! A sheet of a file as a spreadsheet shows it: texts by address. Nothing is understood here.

use std::borrow::Cow;

use crate::import::cells::raw_cells::RawValue;
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::cells::raw_sheet::is_own_workbook;
use crate::import::cells::sheet_address::SheetAddress;
use crate::import::reader_process::sheet_reader::SheetsOfFile;

/// A sheet of a file.
#[derive(Clone, Copy, Debug)]
pub struct SheetView<'a>(&'a RawSheet);

impl SheetsOfFile {
    /// The sheets of the file, in their order.
    pub fn views(&self) -> impl ExactSizeIterator<Item = SheetView<'_>> {
        self.sheets.iter().map(SheetView)
    }

    /// Whether Topboard wrote the workbook.
    pub fn is_own_workbook(&self) -> bool {
        is_own_workbook(&self.sheets)
    }

    /// A sheet by its position.
    pub fn view(&self, sheet: usize) -> Option<SheetView<'_>> {
        self.sheets.get(sheet).map(SheetView)
    }
}

impl<'a> SheetView<'a> {
    /// The name of the sheet.
    pub fn name(self) -> &'a str {
        &self.0.name
    }

    /// Whether the file hides the sheet.
    pub fn is_hidden(self) -> bool {
        self.0.hidden
    }

    /// The number of rows and columns up to the last filled cells.
    pub fn size(self) -> (u32, u32) {
        let rows = self.0.cells.last().map_or(0, |cell| cell.at.row.saturating_add(1));
        let columns = self.0.cells.iter().map(|cell| cell.at.column.saturating_add(1)).max().unwrap_or(0);
        (rows, columns)
    }

    /// The text of a cell. `None` for a blank cell.
    pub fn text(self, at: SheetAddress) -> Option<Cow<'a, str>> {
        self.0.find(at).map(|cell| self.0.cell(cell).text())
    }

    /// Whether a cell holds a number.
    pub fn is_number(self, at: SheetAddress) -> bool {
        self.0.find(at).is_some_and(|cell| matches!(self.0.cell(cell).value, RawValue::Number(_)))
    }

    /// The number of letters of the longest text of each column, in the first rows.
    pub fn text_lengths(self, rows: u32) -> Vec<usize> {
        let mut lengths = Vec::new();
        for cell in self.0.cells.iter().take_while(|cell| cell.at.row < rows) {
            let Ok(column) = usize::try_from(cell.at.column) else { continue };
            // A cell far to the right gets no column of its own here.
            if column < 4096 {
                if lengths.len() <= column {
                    lengths.resize(column + 1, 0);
                }
                lengths[column] = lengths[column].max(cell.text().chars().count());
            }
        }
        lengths
    }
}
