//! What the director is told about struck-out cells.

use std::collections::BTreeSet;

use super::draft_book::{DraftBook, StruckOutCells};
use crate::book::Power;
use crate::figures::join_with_and;
use crate::import::FindingEffect;
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::cells::sheet_address::{SheetAddress, SheetRange};
use crate::printable_text::printable_line;

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
