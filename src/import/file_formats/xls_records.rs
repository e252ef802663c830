//! The cell records of an .xls workbook, renumbered before calamine reads them.
//!
//! calamine builds the whole rectangle up to the last cell of a sheet. A single stray cell would ask for gigabytes. So
//! the cells of each sheet get the numbers 1, 2, 3, … in rows of 2,048, and come back to their addresses afterwards.

use std::collections::HashSet;
use std::ops::Range;

use crate::import::cells::sheet_address::SheetAddress;

/// The cells of a packed row. A record holds at most 1,369 cells.
const PACKED_COLUMNS: usize = 2048;

/// The numbers of the records.
mod record {
    pub(super) const END_OF_STREAM: u16 = 0x000A;
    pub(super) const BEGIN_OF_STREAM: u16 = 0x0809;
    pub(super) const PASSWORD: u16 = 0x002F;
    pub(super) const SHEET: u16 = 0x0085;
    pub(super) const DIMENSIONS: u16 = 0x0200;
    pub(super) const NUMBERS: u16 = 0x00BD;
    pub(super) const FORMULA: u16 = 0x0006;
    /// Formula, number, label, rich text, true or false, compact number, shared text.
    pub(super) const CELLS: [u16; 7] = [FORMULA, 0x0203, 0x0204, 0x00D6, 0x0205, 0x027E, 0x00FD];
}

/// Two sheets of the workbook share records.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct SharedRecords;

/// The true addresses of the cells of a sheet, by their packed positions.
#[derive(Debug, Default)]
pub(super) struct PackedSheet {
    /// A packed position holds no cell if the true address is missing.
    addresses: Vec<Option<SheetAddress>>,
    /// The packed rows and columns of the cells that a formula computes.
    formulas: HashSet<(usize, usize)>,
    /// The position of the first record of the sheet in the stream.
    start: usize,
}

impl PackedSheet {
    pub(super) const fn start(&self) -> usize {
        self.start
    }

    /// The rows of the cells, counted from 0. A row comes as often as it has cells.
    pub(super) fn filled_rows(&self) -> impl Iterator<Item = u32> {
        // The first address is that of no record.
        self.addresses.iter().skip(1).flatten().map(|at| at.row)
    }

    /// The true address of the cell at this packed row and column.
    pub(super) fn address(&self, row: usize, column: usize) -> Option<SheetAddress> {
        let position = row.checked_mul(PACKED_COLUMNS)?.checked_add(column).filter(|_| column < PACKED_COLUMNS)?;
        *self.addresses.get(position)?
    }

    /// Whether a formula computes the cell at this packed row and column.
    pub(super) fn has_formula(&self, row: usize, column: usize) -> bool {
        self.formulas.contains(&(row, column))
    }

    /// The packed position of the first of `count` cells side by side.
    fn place(&mut self, at: SheetAddress, count: usize) -> Option<(u16, u16)> {
        if self.addresses.is_empty() {
            // The text of a formula without a formula record belongs to A1.
            self.addresses.push(Some(SheetAddress::default()));
        }
        if (self.addresses.len() % PACKED_COLUMNS).saturating_add(count) > PACKED_COLUMNS {
            self.addresses.resize(self.addresses.len().next_multiple_of(PACKED_COLUMNS), None);
        }
        let position = self.addresses.len();
        let place = (u16::try_from(position / PACKED_COLUMNS).ok()?, u16::try_from(position % PACKED_COLUMNS).ok()?);
        self.addresses.extend((at.column..).take(count).map(|column| Some(SheetAddress::new(at.row, column))));
        Some(place)
    }
}

/// Renumbers the cells of the workbook's stream. Gives the sheets in their order. A stream that contradicts itself is
/// renumbered as far as it can be read; the reader then reports the error.
pub(super) fn pack_cells(stream: &mut [u8]) -> Result<Vec<PackedSheet>, SharedRecords> {
    let mut starts = Vec::new();
    for (kind, body) in records(stream, 0) {
        match kind {
            record::END_OF_STREAM => break,
            record::PASSWORD if number_at(stream, body.start, 2) != Some(0) => break,
            record::SHEET => starts.push(number_at(stream, body.start, 4).unwrap_or(usize::MAX)),
            _ => {}
        }
    }
    let mut sheets = Vec::with_capacity(starts.len());
    let mut spans: Vec<(usize, usize)> = Vec::with_capacity(starts.len());
    for start in starts {
        let mut sheet = PackedSheet { start, ..PackedSheet::default() };
        let bodies = cell_records(stream, start);
        let end = bodies.last().map_or(start, |(_, body)| body.end);
        if spans.iter().any(|(from, to)| *from == start || (start < *to && *from < end)) {
            return Err(SharedRecords);
        }
        spans.push((start, end));
        for (kind, body) in bodies {
            renumber(&mut sheet, kind, &mut stream[body]);
        }
        sheets.push(sheet);
    }
    Ok(sheets)
}

/// Whether records of this kind hold one cell each.
fn is_cell(kind: u16) -> bool {
    record::CELLS.contains(&kind)
}

/// The packed columns and the formats of the cells of a record; nothing for another record.
pub(super) fn formats_of_cells(kind: u16, body: &[u8]) -> impl Iterator<Item = (usize, usize)> {
    let first = number_at(body, 2, 2).unwrap_or_default();
    let count = match kind {
        // The row, the first column, a format and a number for each cell, the last column.
        record::NUMBERS => body.len().saturating_sub(6) / 6,
        kind => usize::from(is_cell(kind)),
    };
    let format_at = |cell: usize| number_at(body, cell.checked_mul(6)?.checked_add(4)?, 2);
    (0..count).filter_map(move |cell| Some((first.checked_add(cell)?, format_at(cell)?)))
}

/// The records of a sheet that have cells or say how many there are, without those of charts inside the sheet.
fn cell_records(stream: &[u8], start: usize) -> Vec<Record> {
    let is_wanted = |kind: u16| matches!(kind, record::DIMENSIONS | record::NUMBERS) || is_cell(kind);
    sheet_records(stream, start).filter(|(kind, _)| is_wanted(*kind)).collect()
}

/// The records of a sheet, without those of charts inside the sheet.
pub(super) fn sheet_records(stream: &[u8], start: usize) -> impl Iterator<Item = Record> {
    let mut depth = 0_u32;
    let is_of_sheet = move |kind: u16| {
        match kind {
            record::BEGIN_OF_STREAM => depth = depth.saturating_add(1),
            record::END_OF_STREAM if depth <= 1 => return None,
            record::END_OF_STREAM => {
                depth = depth.saturating_sub(1);
                return Some(false);
            }
            _ => {}
        }
        Some(depth <= 1)
    };
    let with_place = records(stream, start).scan(is_of_sheet, |is_of_sheet, (kind, body)| {
        let is_wanted = is_of_sheet(kind)?;
        Some(is_wanted.then_some((kind, body)))
    });
    with_place.flatten()
}

/// Writes the packed position of a record over its address.
fn renumber(sheet: &mut PackedSheet, kind: u16, body: &mut [u8]) {
    if kind == record::DIMENSIONS {
        body.fill(0);
        return;
    }
    let (Some(row), Some(column)) = (number_at(body, 0, 2), number_at(body, 2, 2)) else { return };
    let address = |row, column| Some(SheetAddress::new(u32::try_from(row).ok()?, u32::try_from(column).ok()?));
    let Some(at) = address(row, column) else { return };
    let last = body.len().saturating_sub(2);
    let count = match kind {
        record::NUMBERS => match number_at(body, last, 2).and_then(|end| end.checked_add(1)?.checked_sub(column)) {
            Some(count) if count <= PACKED_COLUMNS && body.len() == count.saturating_add(1).saturating_mul(6) => count,
            // The reader refuses this record.
            _ => return,
        },
        _ => 1,
    };
    let Some((packed_row, packed_column)) = sheet.place(at, count) else { return };
    if kind == record::FORMULA {
        sheet.formulas.insert((usize::from(packed_row), usize::from(packed_column)));
    }
    body[..2].copy_from_slice(&packed_row.to_le_bytes());
    body[2..4].copy_from_slice(&packed_column.to_le_bytes());
    if kind == record::NUMBERS {
        let packed_end =
            u16::try_from(usize::from(packed_column).saturating_add(count).saturating_sub(1)).unwrap_or(u16::MAX);
        body[last..].copy_from_slice(&packed_end.to_le_bytes());
    }
}

/// The number of `length` bytes at this position, the least byte first.
pub(super) fn number_at(bytes: &[u8], at: usize, length: usize) -> Option<usize> {
    let bytes = bytes.get(at..at.checked_add(length)?)?;
    Some(bytes.iter().rev().fold(0, |number, byte| (number << 8) | usize::from(*byte)))
}

/// A record: its kind and the place of its body in the stream.
pub(super) type Record = (u16, Range<usize>);

/// The records from this position on, up to a record that the stream does not contain completely.
pub(super) fn records(stream: &[u8], start: usize) -> impl Iterator<Item = Record> {
    let mut at = start;
    std::iter::from_fn(move || {
        let kind = number_at(stream, at, 2)?;
        let body_start = at.checked_add(4)?;
        let body = body_start..body_start.checked_add(number_at(stream, at.checked_add(2)?, 2)?)?;
        at = body.end;
        (body.end <= stream.len()).then_some((u16::try_from(kind).ok()?, body))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_number_of_a_record_with_several_has_its_own_format() {
        // Row 2, columns 3 to 4, the formats 21 and 22.
        let several = [2, 0, 3, 0, 21, 0, 0, 0, 0, 0, 22, 0, 0, 0, 0, 0, 4, 0];
        assert_eq!(formats_of_cells(record::NUMBERS, &several).collect::<Vec<_>>(), [(3, 21), (4, 22)]);
        let one = [2, 0, 3, 0, 21, 0, 0, 0, 0, 0];
        assert_eq!(formats_of_cells(0x027E, &one).collect::<Vec<_>>(), [(3, 21)]);
        assert_eq!(formats_of_cells(record::DIMENSIONS, &several).count(), 0);
    }
}
