//! The columns and cells that are handed to the writer of sheets with tables.

use rust_xlsxwriter::Format;

use super::cell_writer::{CellContent, width_of};

/// The width of bold letters, as a multiple of plain ones.
pub(super) const BOLD: f64 = 1.08;

/// A column of a table.
#[derive(Clone, Debug)]
pub(super) struct SheetColumn {
    pub(super) heading: String,
    pub(super) is_text: bool,
    pub(super) least: f64,
}

/// The content of a cell, with its look.
pub(super) struct SheetCell {
    pub(super) content: CellContent,
    pub(super) format: Format,
    /// The width of its text in characters, and whether more than a line can show it.
    pub(super) width: f64,
}

impl SheetCell {
    pub(super) fn blank(format: Format) -> SheetCell {
        SheetCell { content: CellContent::Blank, format, width: 0.0 }
    }

    pub(super) fn text(text: impl Into<String>, format: Format) -> SheetCell {
        let text = text.into();
        SheetCell { width: width_of(&text), content: CellContent::Text(text), format }
    }

    pub(super) fn rich(parts: Vec<(Format, String)>, format: Format) -> SheetCell {
        let width = parts.iter().map(|(_, text)| width_of(text)).sum();
        SheetCell { content: CellContent::Rich(parts), format, width }
    }

    /// A number that is shown as this text. It follows the formula where there is one.
    pub(super) fn number(value: f64, shown: &str, formula: Option<String>, format: Format) -> SheetCell {
        SheetCell { content: CellContent::number(value, formula), format, width: width_of(shown) }
    }

    pub(super) fn bold(self) -> SheetCell {
        SheetCell { format: self.format.set_bold(), width: self.width * BOLD, ..self }
    }
}
