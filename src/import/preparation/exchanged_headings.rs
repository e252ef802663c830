//! The headings of powers and of players that stand above each other's columns.

use super::{CellNote, PreparedSheet};
use crate::book::Power;
use crate::import::heading_words::{Heading, heading_of_cell};
use crate::import::raw_sheet::{CellIndex, RawSheet};
use crate::import::sheet_address::SheetAddress;

/// Number of rows in which headings are looked for.
const ROWS_SEARCHED: usize = 20;

/// Exchanges the two headings where every cell below “Player” is a power and none below “Power” is. `None` for a sheet without
/// such headings.
pub(super) fn with_headings_in_place(sheet: &RawSheet) -> Option<PreparedSheet> {
    let (power, player) = sheet.rows().take(ROWS_SEARCHED).find_map(|(_, cells)| {
        let only = |wanted: Heading| {
            let mut with = cells.clone().filter(|cell| heading_of_cell(sheet.cell(*cell)) == Some(wanted));
            with.next().filter(|_| with.next().is_none())
        };
        only(Heading::Power).zip(only(Heading::Player))
    })?;
    let [above_names, above_powers] = [power, player].map(|heading| sheet.cell(heading));
    let are_exchanged = has_only(sheet, above_powers.at, true) && has_only(sheet, above_names.at, false);
    if !are_exchanged {
        return None;
    }
    let changed = sheet.with_values(|cell| match cell.at {
        at if at == above_names.at => Some(above_powers.value),
        at if at == above_powers.at => Some(above_names.value),
        _ => None,
    });
    let message = format!(
        "the powers are below “{}” and the players below “{}”. They are read as what they are.",
        above_powers.trimmed(),
        above_names.trimmed()
    );
    let headings = vec![above_names.at, above_powers.at];
    let note = CellNote::warning(headings, message);
    Some(PreparedSheet { sheet: changed, notes: vec![note] })
}

/// Whether the cells below a heading, up to the first gap, are powers, or all of them are not. A whole board is below it.
fn has_only(sheet: &RawSheet, heading: SheetAddress, powers: bool) -> bool {
    let mut below = (heading.row + 1..).map_while(|row| sheet.find(SheetAddress::new(row, heading.column)));
    let is_power = |cell: CellIndex| Power::parse_in_column(&sheet.cell(cell).trimmed()).is_some();
    let mut number = 0;
    below.all(|cell| {
        number += 1;
        is_power(cell) == powers
    }) && number >= Power::ALL.len()
}
