//! What a file says of a cell beside its value: a line through the text, the raised number of a footnote, a comment, a
//! merged cell above it, a hidden row or column. The marks decide nothing here.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::sheet_address::SheetAddress;

/// What a file says of one cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::import) enum CellMark<'a> {
    /// A line goes through the text.
    StruckOut,
    /// A line goes through a part of the text. This is the other part.
    PartlyStruckOut(&'a str),
    /// Raised letters or digits refer to a footnote.
    Superscript {
        /// The text of the cell without them.
        rest: &'a str,
        note: &'a str,
    },
    /// A comment is at the cell.
    Comment(&'a str),
    /// The row of the cell is hidden.
    HiddenRow,
    /// The column of the cell is hidden.
    HiddenColumn,
}

impl<'a> CellMark<'a> {
    /// The texts of the mark.
    pub(in crate::import) const fn texts(self) -> [&'a str; 2] {
        match self {
            CellMark::PartlyStruckOut(text) | CellMark::Comment(text) => [text, ""],
            CellMark::Superscript { rest, note } => [rest, note],
            CellMark::StruckOut | CellMark::HiddenRow | CellMark::HiddenColumn => ["", ""],
        }
    }
}

/// The marks of the cells of a sheet. Cells that are struck out are in `RawSheet`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::import) struct CellMarks {
    /// The raised letters or digits after the text of a cell. They are not part of its text.
    pub superscripts: BTreeMap<SheetAddress, String>,
    pub comments: BTreeMap<SheetAddress, String>,
    /// What is under a merged cell, and nobody sees. It is not among the cells.
    pub covered: BTreeMap<SheetAddress, String>,
    /// Texts that are too long for a name or a count. They are not among the cells.
    pub long_texts: BTreeMap<SheetAddress, String>,
    pub hidden_rows: BTreeSet<u32>,
    pub hidden_columns: BTreeSet<u32>,
}
