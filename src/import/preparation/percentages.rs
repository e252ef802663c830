//! Columns of shares in percent that the file holds as fractions: 0.225 for “22.5%”.

use super::{CellNote, PreparedSheet};
use crate::book::Power;
use crate::book::language_words::{CellWord, is_cell_word};
use crate::import::cells::raw_cells::{RawCell, RawValue};
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::cells::sheet_address::SheetAddress;

/// Shares of whole boards, as fractions, add up to 1 a board within this.
const ROUNDING: f64 = 0.02;

/// Writes the fractions below a heading such as “Share” as percent. `None` for a sheet without such fractions.
pub(super) fn as_percent(sheet: &RawSheet) -> Option<PreparedSheet> {
    let is_share = |cell: &RawCell<'_>| cell.trimmed_text().is_some_and(|text| is_cell_word(text, CellWord::Share));
    let headings: Vec<SheetAddress> = sheet.cells.iter().filter(is_share).map(|cell| cell.at).collect();
    let mut fractions: Vec<SheetAddress> = Vec::new();
    for heading in headings {
        fractions.extend(fractions_below(sheet, heading));
    }
    fractions.sort_unstable();
    fractions.dedup();
    if fractions.is_empty() {
        return None;
    }
    let changed = sheet.with_values(|cell| {
        let is_fraction = fractions.binary_search(&cell.at).is_ok();
        Some(RawValue::Number(cell.number().filter(|_| is_fraction)? * 100.0))
    });
    let message = "these shares add up to 1 on each board, and are read as percent: 22.5 for 0.225.".to_owned();
    let notes = vec![CellNote::warning(fractions, message)];
    Some(PreparedSheet { sheet: changed, notes })
}

/// The numbers below a heading without a gap, if they are the shares of whole boards: each seven add up to 1.
fn fractions_below(sheet: &RawSheet, heading: SheetAddress) -> Vec<SheetAddress> {
    let at = |row: u32| SheetAddress::new(row, heading.column);
    let number = |row: u32| match sheet.cell(sheet.find(at(row))?).value {
        RawValue::Number(number) => Some(number),
        _ => None,
    };
    let numbers: Vec<(SheetAddress, f64)> =
        (heading.row + 1..).map_while(|row| Some((at(row), number(row)?))).collect();
    let is_whole =
        |board: &[(SheetAddress, f64)]| (board.iter().map(|(_, share)| share).sum::<f64>() - 1.0).abs() < ROUNDING;
    let boards = numbers.chunks_exact(Power::ALL.len());
    // Below a single board there may be the sum.
    let rest = boards.remainder();
    let is_sum = matches!(rest, [] | [(_, _)]) && rest.iter().all(|(_, sum)| (sum - 1.0).abs() < ROUNDING);
    let all_whole = boards.len() > 0 && boards.clone().all(is_whole) && is_sum;
    if all_whole { numbers.into_iter().map(|(at, _)| at).collect() } else { Vec::new() }
}
