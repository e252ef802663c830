//! A sheet as it stands in a file, before anyone asks what it means: cells by their address, typed, sparse.

use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

/// A cell's address, both parts counted from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CellAt {
    pub row: u32,
    pub column: u32,
}

impl CellAt {
    /// The cell in this row and column, both counted from 0.
    pub const fn new(row: u32, column: u32) -> Self {
        CellAt { row, column }
    }
}

impl fmt::Display for CellAt {
    /// As a spreadsheet names it: “C14”.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = usize::try_from(self.column).unwrap_or(usize::MAX);
        write!(f, "{}{}", crate::figures::letters(column), u64::from(self.row) + 1)
    }
}

/// A rectangle of cells, both corners included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CellRange {
    pub first: CellAt,
    pub last: CellAt,
}

impl CellRange {
    /// Whether the cell lies inside.
    pub fn contains(self, at: CellAt) -> bool {
        (self.first.row..=self.last.row).contains(&at.row)
            && (self.first.column..=self.last.column).contains(&at.column)
    }

    /// The fewest rectangles, found greedily, that cover these cells and nothing else. The cells come in reading order.
    pub(super) fn cover(cells: impl IntoIterator<Item = CellAt>) -> Vec<CellRange> {
        let mut runs: Vec<CellRange> = Vec::new();
        for at in cells {
            match runs.last_mut() {
                Some(run) if run.first.row == at.row && run.last.column + 1 == at.column => run.last = at,
                _ => runs.push(CellRange { first: at, last: at }),
            }
        }
        let mut ranges: Vec<CellRange> = Vec::new();
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

impl From<CellAt> for CellRange {
    fn from(at: CellAt) -> Self {
        CellRange { first: at, last: at }
    }
}

impl fmt::Display for CellRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.first == self.last { self.first.fmt(f) } else { write!(f, "{}:{}", self.first, self.last) }
    }
}

/// What stands in a cell.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum RawValue {
    Text(String),
    Number(f64),
    Bool(bool),
    /// “#DIV/0!” and its like.
    Error(String),
    /// A formula whose result was never stored; the formula, where the file gives it.
    Unsaved(String),
}

/// One cell that is not blank.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct RawCell {
    pub at: CellAt,
    pub value: RawValue,
    /// Whether a formula made the value.
    pub formula: bool,
}

impl RawCell {
    /// The content as text, numbers without superfluous digits, formulas without a result with their “=”.
    pub(super) fn text(&self) -> Cow<'_, str> {
        match &self.value {
            RawValue::Text(text) | RawValue::Error(text) => Cow::Borrowed(text),
            RawValue::Number(number) => Cow::Owned(number.to_string()),
            RawValue::Bool(yes) => Cow::Borrowed(if *yes { "TRUE" } else { "FALSE" }),
            RawValue::Unsaved(formula) => Cow::Owned(format!("={formula}")),
        }
    }

    /// The text, where it is text.
    pub(super) fn words(&self) -> Option<&str> {
        match &self.value {
            RawValue::Text(text) => Some(text.trim()),
            _ => None,
        }
    }

    /// The number, also where it was stored as text, with a point or a comma.
    pub(super) fn number(&self) -> Option<f64> {
        match &self.value {
            RawValue::Number(number) => Some(*number),
            RawValue::Text(text) => number_in(text),
            _ => None,
        }
    }
}

/// Reads a number written with a decimal point or a decimal comma.
pub(super) fn number_in(text: &str) -> Option<f64> {
    let text = text.trim();
    // “inf” and “nan” are numbers to Rust and names to everybody else.
    if !text.starts_with(|c: char| c.is_ascii_digit() || matches!(c, '-' | '+' | '.' | ',' | '−')) {
        return None;
    }
    let plain = text.replace('−', "-");
    let number: f64 = match plain.parse() {
        Ok(number) => number,
        Err(_) if plain.matches(',').count() == 1 && !plain.contains('.') => plain.replace(',', ".").parse().ok()?,
        Err(_) => return None,
    };
    number.is_finite().then_some(number)
}

/// A sheet's cells that are not blank, in reading order.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct RawSheet {
    pub name: String,
    pub hidden: bool,
    /// Whether the sheet is a text file, whose name says nothing of a round.
    pub is_text: bool,
    pub cells: Vec<RawCell>,
    pub merged: Vec<CellRange>,
    /// What the file held that could not be read at all, as sentences.
    pub broken: Vec<String>,
}

/// A position in [`RawSheet::cells`].
pub(super) type CellIx = usize;

impl RawSheet {
    /// Puts the cells in reading order and drops the blank ones.
    pub(super) fn tidy(mut self) -> Self {
        self.cells.retain(|cell| !matches!(&cell.value, RawValue::Text(text) if text.trim().is_empty()));
        if !self.cells.is_sorted_by_key(|cell| cell.at) {
            self.cells.sort_by_key(|cell| cell.at);
        }
        self.cells.dedup_by_key(|cell| cell.at);
        self
    }

    /// The cell at this address, if it is not blank.
    pub(super) fn find(&self, at: CellAt) -> Option<CellIx> {
        self.cells.binary_search_by_key(&at, |cell| cell.at).ok()
    }

    /// The cell whose value shows at this address: its own, or that of the merged range it lies in.
    pub(super) fn find_shown(&self, at: CellAt) -> Option<CellIx> {
        self.find(at).or_else(|| {
            let merged = self.merged.iter().find(|range| range.contains(at))?;
            self.find(merged.first)
        })
    }

    /// The positions of a row's cells.
    pub(super) fn row(&self, row: u32) -> Range<CellIx> {
        let start = self.cells.partition_point(|cell| cell.at.row < row);
        let end = start + self.cells[start..].partition_point(|cell| cell.at.row == row);
        start..end
    }

    /// The rows that have cells, with the positions of their cells.
    pub(super) fn rows(&self) -> Vec<(u32, Range<CellIx>)> {
        let mut start = 0;
        self.cells
            .chunk_by(|a, b| a.at.row == b.at.row)
            .map(|chunk| {
                let cells = start..start + chunk.len();
                start = cells.end;
                (chunk[0].at.row, cells)
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_named_as_in_a_spreadsheet() {
        for (row, column, name) in [(13, 2, "C14"), (0, 25, "Z1"), (0, 26, "AA1"), (1_048_575, 16_383, "XFD1048576")] {
            assert_eq!(CellAt::new(row, column).to_string(), name);
        }
        let range = CellRange { first: CellAt::new(4, 0), last: CellAt::new(11, 4) };
        assert_eq!(range.to_string(), "A5:E12");
    }

    #[test]
    fn cells_are_covered_by_rectangles() {
        let cells = [(0, 0), (3, 0), (3, 1), (4, 0), (4, 1), (4, 3), (5, 0)].map(|(r, c)| CellAt::new(r, c));
        let names: Vec<String> = CellRange::cover(cells).iter().map(ToString::to_string).collect();
        assert_eq!(names, ["A1", "A4:B5", "D5", "A6"]);
    }

    #[test]
    fn numbers_are_read_with_point_and_comma() {
        assert_eq!(number_in("45,53"), Some(45.53));
        assert_eq!(number_in(" 45.53 "), Some(45.53));
        assert_eq!(number_in("−0,5"), Some(-0.5));
        for text in ["inf", "nan", "1.234,5", "26**", "", "-"] {
            assert_eq!(number_in(text), None, "{text}");
        }
    }

    #[test]
    fn a_merged_cell_shows_its_first() {
        let sheet = RawSheet {
            cells: vec![RawCell { at: CellAt::new(1, 1), value: RawValue::Text("A".into()), formula: false }],
            merged: vec![CellRange { first: CellAt::new(1, 1), last: CellAt::new(7, 1) }],
            ..RawSheet::default()
        };
        assert_eq!(sheet.find(CellAt::new(4, 1)), None);
        assert_eq!(sheet.find_shown(CellAt::new(4, 1)), Some(0));
    }
}
