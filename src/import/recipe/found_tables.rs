//! The tables of a layout that were found on a sheet: their columns and lines.

use std::ops::Range;

use super::TableLayout;
use super::heading_match::Qualifiers;
use crate::import::cells::raw_sheet::CellIndex;

/// A column of a table that was found.
#[derive(Clone, Debug)]
pub(in crate::import) struct FoundColumn {
    pub place: u32,
    /// The number of the column in the layout.
    pub layout_column: usize,
    pub heading: Option<CellIndex>,
    pub group_heading: Option<CellIndex>,
    pub qualifiers: Qualifiers,
}

/// A table of a layout on a sheet.
#[derive(Clone, Debug)]
pub(in crate::import) struct FoundTable {
    /// The line of the headings, or `None` for a table without headings.
    pub heading_line: Option<u32>,
    pub columns: Vec<FoundColumn>,
    /// The columns of the sheet that belong to the table, titles included.
    pub span: Range<u32>,
    /// The lines with records.
    pub lines: Range<u32>,
}

impl FoundTable {
    /// The line of the headings, or else the first line with a record.
    pub(in crate::import) fn first_line(&self) -> u32 {
        self.heading_line.unwrap_or(self.lines.start)
    }

    /// The places from the first column to the last.
    pub(super) fn extent(&self) -> Range<u32> {
        let places = || self.columns.iter().map(|column| column.place);
        places().min().unwrap_or_default()..places().max().map_or(0, |last| last + 1)
    }
}

/// The tables of one layout on a sheet.
#[derive(Clone, Debug)]
pub(in crate::import) struct LayoutTables {
    pub layout: TableLayout,
    /// What the name of the sheet says.
    pub in_name: Qualifiers,
    /// In the order of the sheet.
    pub tables: Vec<FoundTable>,
}
