//! The position of a cell in a grid, and a rectangle of cells.

/// The position of a cell. Rows and columns count from 0 and include headings and gaps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CellPos {
    pub row: usize,
    pub column: usize,
}

impl CellPos {
    pub fn new(row: usize, column: usize) -> Self {
        Self { row, column }
    }
}

/// A rectangle of cells, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellRange {
    pub top: usize,
    pub left: usize,
    pub bottom: usize,
    pub right: usize,
}

impl CellRange {
    /// The rectangle with these two cells as opposite corners.
    pub fn between(a: CellPos, b: CellPos) -> Self {
        Self {
            top: a.row.min(b.row),
            left: a.column.min(b.column),
            bottom: a.row.max(b.row),
            right: a.column.max(b.column),
        }
    }

    pub fn rows(&self) -> std::ops::RangeInclusive<usize> {
        self.top..=self.bottom
    }

    pub fn columns(&self) -> std::ops::RangeInclusive<usize> {
        self.left..=self.right
    }

    pub fn height(&self) -> usize {
        self.bottom - self.top + 1
    }

    pub fn width(&self) -> usize {
        self.right - self.left + 1
    }

    pub fn contains(&self, at: CellPos) -> bool {
        self.rows().contains(&at.row) && self.columns().contains(&at.column)
    }

    pub fn is_one_cell(&self) -> bool {
        self.top == self.bottom && self.left == self.right
    }

    /// The cells of several ranges as one block: ranges with the same rows beside each other, or ranges with the same
    /// columns below each other. `None` for other ranges.
    pub fn joined(ranges: &[CellRange]) -> Option<Vec<Vec<CellPos>>> {
        let first = ranges.first()?;
        let mut ranges = ranges.to_vec();
        if ranges.iter().all(|range| range.rows() == first.rows()) {
            ranges.sort_by_key(|range| range.left);
            ranges.dedup();
            let row = |row: usize| {
                let cells = ranges.iter().flat_map(CellRange::columns);
                cells.map(|column| CellPos { row, column }).collect()
            };
            return Some(first.rows().map(row).collect());
        }
        if ranges.iter().any(|range| range.columns() != first.columns()) {
            return None;
        }
        ranges.sort_by_key(|range| range.top);
        ranges.dedup();
        let row = |row: usize| first.columns().map(|column| CellPos { row, column }).collect();
        Some(ranges.iter().flat_map(CellRange::rows).map(row).collect())
    }

    /// Every cell, row by row.
    pub fn cells(self) -> impl Iterator<Item = CellPos> {
        self.rows().flat_map(move |row| self.columns().map(move |column| CellPos { row, column }))
    }
}
