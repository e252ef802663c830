//! The rows of seats in a sheet whose layout is not known yet: their powers, their headings and the columns of their board.

use std::ops::Range;

use crate::book::Power;
use crate::import::cells::raw_cells::RawCell;
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::cells::sheet_address::SheetAddress;
use crate::import::words::heading_words::{Heading, heading_of_cell};

/// Number of rows above a cell in which its heading is looked for.
const ROWS_TO_HEADING: u32 = 200;

/// The powers in a row, with their columns in order. A letter is a power only in a column of powers.
pub(super) fn powers_in_row(sheet: &RawSheet, row: u32) -> Vec<(u32, Power)> {
    let power = |cell| {
        let RawCell { at, .. } = sheet.cell(cell);
        let text = sheet.cell(cell).trimmed_text()?;
        let is_word = text.chars().nth(1).is_some();
        let power = Power::parse_in_column(text)?;
        (is_word || heading_above(sheet, at) == Some(Heading::Power)).then_some((at.column, power))
    };
    sheet.row(row).filter_map(power).collect()
}

/// Whether a cell says the round or the board of its row.
pub(super) fn is_of_game(sheet: &RawSheet, at: SheetAddress) -> bool {
    matches!(heading_above(sheet, at), Some(Heading::Round | Heading::Board))
}

/// The nearest heading above a cell.
pub(super) fn heading_above(sheet: &RawSheet, at: SheetAddress) -> Option<Heading> {
    let rows = (at.row.saturating_sub(ROWS_TO_HEADING)..at.row).rev();
    let texts = rows.filter_map(|row| sheet.find(SheetAddress::new(row, at.column)));
    // A number may be a year.
    texts.map(|cell| sheet.cell(cell)).filter(|cell| cell.trimmed_text().is_some()).find_map(heading_of_cell)
}

/// The columns of a board, by the other powers in the rows of one of its powers. `rows` has the powers of each row, from
/// [`powers_in_row`]. `beside` is another column of the board.
pub(super) fn columns_of_board(rows: &[&[(u32, Power)]], power: u32, beside: u32) -> Range<u32> {
    let (own_first, own_last) = (beside.min(power), beside.max(power));
    let mut columns = 0..u32::MAX;
    for powers in rows {
        let before = &powers[..powers.partition_point(|(column, _)| *column < own_first)];
        let after = &powers[powers.partition_point(|(column, _)| *column <= own_last)..];
        columns.start = columns.start.max(before.last().map_or(0, |(column, _)| column + 1));
        columns.end = columns.end.min(after.first().map_or(u32::MAX, |(column, _)| *column));
    }
    columns
}
