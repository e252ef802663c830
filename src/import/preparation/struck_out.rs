//! Texts of which a part is struck out, and what the director is told about struck-out cells.

use std::collections::BTreeSet;

use super::{CellNote, PreparedSheet};
use crate::book::Power;
use crate::figures::join_with_and;
use crate::import::FindingEffect;
use crate::import::draft_book::{DraftBook, StruckOutCells};
use crate::import::raw_cells::RawValue;
use crate::import::raw_sheet::RawSheet;
use crate::import::sheet_address::{SheetAddress, SheetRange};
use crate::printable_text::printable_line;

/// A sheet with more struck-out cells is read without corrections.
const MOST_STRUCK_OUT_CELLS: usize = 2_000;

/// A larger sheet is read without corrections of single cells and of boards.
const MOST_CELLS_OF_SHEET: usize = 50_000;

/// Whether the struck-out cells of a sheet are so few that their corrections are looked for.
pub(super) fn may_have_corrections(sheet: &RawSheet) -> bool {
    let struck_out = sheet.struck_out.len();
    (1..=MOST_STRUCK_OUT_CELLS).contains(&struck_out) && sheet.cells.len() <= MOST_CELLS_OF_SHEET
}

/// Reads the part of a text that is not struck out. `None` for a sheet without such texts.
pub(super) fn without_struck_out_parts(sheet: &RawSheet) -> Option<PreparedSheet> {
    if sheet.partly_struck_out.is_empty() {
        return None;
    }
    let mut notes = Vec::new();
    let changed = sheet.with_values(|cell| {
        let rest = sheet.partly_struck_out.get(&cell.at)?;
        let message = format!(
            "a part of “{}” is struck out, and “{}” is read. The whole cell is also kept word for word among the unplaced \
             cells. If the struck-out part counts, correct the cell in the file and import it again.",
            printable_line(&cell.trimmed()),
            printable_line(rest)
        );
        notes.push(CellNote::kept(vec![cell.at], message));
        Some(RawValue::Text(rest))
    });
    Some(PreparedSheet { sheet: changed, notes })
}

/// The sentence about a struck-out player and the cell of the replacement.
pub(in crate::import) fn describe_replaced_player(
    sheet: &RawSheet,
    power: Power,
    name: SheetAddress,
    replacement: SheetAddress,
) -> String {
    let [old, new] = [name, replacement].map(|at| printable_line(&sheet.shown_text(at.row, at.column)).into_owned());
    format!(
        "“{old}” is struck out, and {replacement} has “{new}” for {power}. “{new}” is read as the player, and the struck-out cells \
         are kept word for word among the unplaced cells. If “{old}” played a part of the game, enter “{new}” as the substitute \
         after the import."
    )
}

/// Reports the cells that are struck out in the file and have no correction.
pub(in crate::import) fn report_struck_out(draft: &mut DraftBook) {
    for StruckOutCells { sheet, read, unread } in std::mem::take(&mut draft.struck_out) {
        let Some(sheet) = draft.sources.sheet_name(sheet).map(str::to_owned) else { continue };
        let mut warn = |cells: &BTreeSet<SheetAddress>, one: &str, several: &str| {
            if let Some(list) = list_of_cells(cells) {
                let message = format!("{list} {}", if cells.len() == 1 { one } else { several });
                draft.warn_at(&sheet, None, FindingEffect::None, message);
            }
        };
        warn(
            &read,
            "is struck out in the file, and read like the other cells. If it does not count, delete the text in the file and \
             import it again.",
            "are struck out in the file, and read like the other cells. If they do not count, delete the text in the file and \
             import it again.",
        );
        warn(
            &unread,
            "is struck out in the file, and not read. If it counts, enter it after the import.",
            "are struck out in the file, and not read. If they count, enter them after the import.",
        );
    }
}

/// “B3, B5 and C7:C9”. `None` for no cells.
fn list_of_cells(cells: &BTreeSet<SheetAddress>) -> Option<String> {
    const MOST_NAMED: usize = 20;
    let ranges = SheetRange::covering_ranges(cells.iter().copied());
    let named: Vec<String> = ranges.iter().take(MOST_NAMED).map(ToString::to_string).collect();
    let is_long = ranges.len() > MOST_NAMED;
    (!ranges.is_empty()).then(|| if is_long { format!("{}, …", named.join(", ")) } else { join_with_and(&named) })
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::import::raw_cells::RawCell;

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
