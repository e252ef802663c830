//! Which sheets have struck-out cells whose corrections are looked for.

use crate::import::cells::raw_sheet::RawSheet;

/// A sheet with more struck-out cells is read without corrections.
const MOST_STRUCK_OUT_CELLS: usize = 2_000;

/// A larger sheet is read without corrections of single cells and of boards.
const MOST_CELLS_OF_SHEET: usize = 50_000;

/// Whether the struck-out cells of a sheet are so few that their corrections are looked for.
pub(super) fn may_have_corrections(sheet: &RawSheet) -> bool {
    let struck_out = sheet.struck_out.len();
    (1..=MOST_STRUCK_OUT_CELLS).contains(&struck_out) && sheet.cells.len() <= MOST_CELLS_OF_SHEET
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::import::cells::raw_cells::{RawCell, RawValue};
    use crate::import::cells::sheet_address::SheetAddress;

    /// A sheet with these rows. A text that begins with “~” is struck out.
    pub(in crate::import::preparation) fn sheet(rows: &[&str]) -> RawSheet {
        let mut sheet = RawSheet::default();
        for (row, line) in (0..).zip(rows) {
            for (column, text) in (0..).zip(line.split(',')).filter(|(_, text)| !text.is_empty()) {
                let at = SheetAddress::new(row, column);
                if text.starts_with('~') {
                    sheet.struck_out.insert(at);
                }
                sheet.cells.push(RawCell { at, value: RawValue::Text(text.trim_start_matches('~')), formula: false });
            }
        }
        sheet
    }
}
