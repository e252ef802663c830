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
    let (_, names) = count_powers_below(sheet, above_names.at);
    let (powers, others) = count_powers_below(sheet, above_powers.at);
    let are_exchanged = powers >= Power::ALL.len() && others == 0 && names >= Power::ALL.len();
    if !are_exchanged || count_powers_below(sheet, above_names.at).0 > 0 {
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

/// The numbers of powers and of other texts below a heading, without a gap.
fn count_powers_below(sheet: &RawSheet, heading: SheetAddress) -> (usize, usize) {
    let below = (heading.row + 1..).map_while(|row| sheet.find(SheetAddress::new(row, heading.column)));
    let is_power = |cell: CellIndex| Power::parse_in_column(&sheet.cell(cell).trimmed()).is_some();
    below
        .fold((0, 0), |(powers, others), cell| if is_power(cell) { (powers + 1, others) } else { (powers, others + 1) })
}
