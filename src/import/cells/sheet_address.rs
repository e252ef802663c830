//! The address of a cell and of a rectangle of cells on a sheet.

use std::collections::BTreeSet;
use std::fmt;

use serde::{Deserialize, Serialize};

/// The address of a cell on a sheet, both parts counted from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SheetAddress {
    pub row: u32,
    pub column: u32,
}

impl SheetAddress {
    /// The cell in this row and column, both counted from 0.
    pub const fn new(row: u32, column: u32) -> Self {
        SheetAddress { row, column }
    }

    /// Reads the name of a cell, such as “C14”.
    pub(in crate::import) fn parse(name: &str) -> Option<Self> {
        let (letters, digits) = name.split_at(name.find(|c: char| c.is_ascii_digit())?);
        let is_column = (1..=3).contains(&letters.len()) && letters.bytes().all(|letter| letter.is_ascii_uppercase());
        let row = digits.parse::<u32>().ok()?.checked_sub(1)?;
        is_column.then(|| {
            let column = letters.bytes().fold(0, |number, letter| number * 26 + u32::from(letter - b'A') + 1);
            SheetAddress::new(row, column - 1)
        })
    }
}

impl fmt::Display for SheetAddress {
    /// As a spreadsheet names it: “C14”.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", column_letters(self.column), u64::from(self.row) + 1)
    }
}

/// The name of a column that is counted from 0: “C”.
pub(in crate::import) fn column_letters(column: u32) -> String {
    crate::figures::letter_name(usize::try_from(column).unwrap_or(usize::MAX))
}

/// The number of a row that is counted from 0: “14” for 13.
pub(in crate::import) fn row_number(row: u32) -> String {
    (u64::from(row) + 1).to_string()
}

/// A rectangle of cells, both corners included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SheetRange {
    pub first: SheetAddress,
    pub last: SheetAddress,
}

impl SheetRange {
    /// Whether the cell is inside.
    pub fn contains(self, at: SheetAddress) -> bool {
        (self.first.row..=self.last.row).contains(&at.row)
            && (self.first.column..=self.last.column).contains(&at.column)
    }

    /// The cells of these rectangles without others.
    pub(in crate::import) fn without(ranges: &[SheetRange], cells: &BTreeSet<SheetAddress>) -> Vec<SheetRange> {
        let mut left = Vec::new();
        for range in ranges {
            let mut open = vec![*range];
            for at in cells.range(range.first..=range.last).filter(|at| range.contains(**at)) {
                // The pieces that end before the cell are finished.
                let is_done = |piece: &SheetRange| (piece.last.row, piece.last.column) < (at.row, at.column);
                left.extend(open.iter().copied().filter(is_done));
                open = open
                    .into_iter()
                    .filter(|piece| !is_done(piece))
                    .flat_map(|piece| piece.without_cell(*at))
                    .collect();
            }
            left.extend(open);
        }
        left
    }

    /// The rectangles of this one without a cell.
    fn without_cell(self, at: SheetAddress) -> Vec<SheetRange> {
        if !self.contains(at) {
            return vec![self];
        }
        let SheetRange { first, last } = self;
        let part = |rows: (u32, u32), columns: (u32, u32)| {
            (rows.0 <= rows.1 && columns.0 <= columns.1).then(|| SheetRange {
                first: SheetAddress::new(rows.0, columns.0),
                last: SheetAddress::new(rows.1, columns.1),
            })
        };
        let above = at.row.checked_sub(1).and_then(|row| part((first.row, row), (first.column, last.column)));
        let left = at.column.checked_sub(1).and_then(|column| part((at.row, at.row), (first.column, column)));
        let right = part((at.row, at.row), (at.column + 1, last.column));
        let below = part((at.row + 1, last.row), (first.column, last.column));
        [above, left, right, below].into_iter().flatten().collect()
    }

    /// Few rectangles, found greedily, that cover these cells and no others. The cells come in reading order.
    pub(in crate::import) fn covering_ranges(cells: impl IntoIterator<Item = SheetAddress>) -> Vec<SheetRange> {
        let mut runs: Vec<SheetRange> = Vec::new();
        for at in cells {
            match runs.last_mut() {
                Some(run) if run.first.row == at.row && run.last.column + 1 == at.column => run.last = at,
                _ => runs.push(SheetRange { first: at, last: at }),
            }
        }
        let mut ranges: Vec<SheetRange> = Vec::new();
        for run in runs {
            let above = ranges.iter_mut().rev().take(8).find(|range| {
                range.last.row + 1 == run.first.row
                    && range.first.column == run.first.column
                    && range.last.column == run.last.column
            });
            match above {
                Some(range) => range.last = run.last,
                None => ranges.push(run),
            }
        }
        ranges
    }
}

impl From<SheetAddress> for SheetRange {
    fn from(at: SheetAddress) -> Self {
        SheetRange { first: at, last: at }
    }
}

impl fmt::Display for SheetRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.first == self.last { self.first.fmt(f) } else { write!(f, "{}:{}", self.first, self.last) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_named_as_in_a_spreadsheet() {
        for (row, column, name) in [(13, 2, "C14"), (0, 25, "Z1"), (0, 26, "AA1"), (1_048_575, 16_383, "XFD1048576")] {
            assert_eq!(SheetAddress::new(row, column).to_string(), name);
            assert_eq!(SheetAddress::parse(name), Some(SheetAddress::new(row, column)));
        }
        for name in ["", "14", "C", "C0", "c14", "Ü1", "ABCD1", "A99999999999"] {
            assert_eq!(SheetAddress::parse(name), None, "{name}");
        }
        let range = SheetRange { first: SheetAddress::new(4, 0), last: SheetAddress::new(11, 4) };
        assert_eq!(range.to_string(), "A5:E12");
    }

    #[test]
    fn cells_are_covered_by_rectangles() {
        let cells = [(0, 0), (3, 0), (3, 1), (4, 0), (4, 1), (4, 3), (5, 0)].map(|(r, c)| SheetAddress::new(r, c));
        let names: Vec<String> = SheetRange::covering_ranges(cells).iter().map(ToString::to_string).collect();
        assert_eq!(names, ["A1", "A4:B5", "D5", "A6"]);
    }

    #[test]
    fn a_cell_is_taken_out_of_rectangles() {
        let range = SheetRange { first: SheetAddress::new(0, 0), last: SheetAddress::new(2, 2) };
        let names = |cells: &[(u32, u32)]| -> Vec<String> {
            let cells = cells.iter().map(|(row, column)| SheetAddress::new(*row, *column)).collect();
            SheetRange::without(&[range], &cells).iter().map(ToString::to_string).collect()
        };
        assert_eq!(names(&[(1, 1)]), ["A1:C1", "A2", "C2", "A3:C3"]);
        assert_eq!(names(&[(0, 0)]), ["B1:C1", "A2:C3"]);
        assert_eq!(names(&[(5, 5)]), ["A1:C3"]);
        assert_eq!(names(&[(0, 0), (0, 2), (1, 1), (2, 2)]), ["B1", "A2", "C2", "A3:B3"]);
    }
}
