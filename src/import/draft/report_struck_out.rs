//! Reports the struck-out cells of a file to the director: a player who was replaced, and cells without a correction.

use std::collections::BTreeSet;

use super::draft_book::{DraftBook, StruckOutCells};
use crate::book::Power;
use crate::import::FindingEffect;
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::cells::sheet_address::{SheetAddress, SheetRange};
use crate::languages::list_in_window;
use crate::languages::window_sentences::import_remarks as texts;
use crate::printable_text::printable_line;

/// The sentence about a struck-out player and the cell of the replacement.
pub(in crate::import) fn describe_replaced_player(
    sheet: &RawSheet,
    power: Power,
    name: SheetAddress,
    replacement: SheetAddress,
) -> String {
    let [old, new] = [name, replacement].map(|at| printable_line(&sheet.shown_text(at.row, at.column)).into_owned());
    texts::player_replaced(&old, &replacement.to_string(), &new, power.name_in_window())
}

/// Reports the cells that are struck out in the file and have no correction.
pub(in crate::import) fn report_struck_out(draft: &mut DraftBook) {
    for StruckOutCells { sheet, read, unread } in std::mem::take(&mut draft.struck_out) {
        let Some(sheet) = draft.sources.sheet_name(sheet).map(str::to_owned) else { continue };
        let mut warn = |cells: &BTreeSet<SheetAddress>, say: fn(usize, &str) -> String| {
            if let Some(list) = list_of_cells(cells) {
                draft.warn_at(&sheet, None, FindingEffect::None, say(cells.len(), &list));
            }
        };
        warn(&read, texts::struck_out_and_read);
        warn(&unread, texts::struck_out_and_unread);
    }
}

/// “B3, B5 and C7:C9”. `None` for no cells.
fn list_of_cells(cells: &BTreeSet<SheetAddress>) -> Option<String> {
    const MOST_NAMED: usize = 20;
    let ranges = SheetRange::covering_ranges(cells.iter().copied());
    let named: Vec<String> = ranges.iter().take(MOST_NAMED).map(ToString::to_string).collect();
    let is_long = ranges.len() > MOST_NAMED;
    let list = || if is_long { format!("{}, …", named.join(", ")) } else { list_in_window(&named) };
    (!ranges.is_empty()).then(list)
}
