//! Many cells written at once: paste, fill and clear.

use super::cell_range::{CellPos, CellRange};
use super::clipboard;
use super::line_editor::one_line;
use super::model::GridModel;
use super::state::CellChange;

/// What writing to a range came to.
#[derive(Debug, Default)]
pub(super) struct BulkEditResult {
    pub(super) changes: Vec<CellChange>,
    /// Cells that cannot be typed into and would have changed.
    pub(super) skipped: usize,
    /// Rows and columns of the block that fell off the sheet.
    pub(super) left_out: (usize, usize),
}

impl BulkEditResult {
    /// What the person should know, if anything.
    pub(super) fn message(&self) -> Option<String> {
        let mut sentences = Vec::new();
        match self.left_out {
            (0, 0) => {}
            (rows, 0) => sentences.push(format!("{} did not fit on the sheet.", count(rows, "row"))),
            (0, columns) => sentences.push(format!("{} did not fit on the sheet.", count(columns, "column"))),
            (rows, columns) => sentences.push(format!(
                "{} and {} did not fit on the sheet.",
                count(rows, "row"),
                count(columns, "column")
            )),
        }
        match self.skipped {
            0 => {}
            1 if self.changes.is_empty() => sentences.push("This cell cannot be typed into.".to_owned()),
            1 => sentences.push("1 cell cannot be typed into and was left as it was.".to_owned()),
            n => sentences.push(format!("{n} cells cannot be typed into and were left as they were.")),
        }
        (!sentences.is_empty()).then(|| sentences.join(" "))
    }
}

fn count(n: usize, what: &str) -> String {
    if n == 1 { format!("1 {what}") } else { format!("{n} {what}s") }
}

/// Asks for a new text for every cell of the range and keeps what changes something and may be typed.
pub(super) fn write(
    model: &dyn GridModel,
    source: impl Fn(CellPos) -> String,
    range: CellRange,
    text_for: impl Fn(CellPos) -> Option<String>,
) -> BulkEditResult {
    let mut outcome = BulkEditResult::default();
    for at in range.cells() {
        let Some(text) = text_for(at) else { continue };
        if text == source(at) {
            continue;
        }
        if model.cell(at.row, at.column).editable {
            outcome.changes.push(CellChange { row: at.row, column: at.column, text });
        } else {
            outcome.skipped += 1;
        }
    }
    outcome
}

/// The range as clipboard text.
pub(super) fn copy(source: impl Fn(CellPos) -> String, range: CellRange) -> String {
    let source = &source;
    clipboard::print(range.rows().map(|row| range.columns().map(move |column| source(CellPos { row, column }))))
}

/// A block of text laid over the sheet.
#[derive(Debug)]
pub(super) struct Pasting {
    block: Vec<Vec<String>>,
    width: usize,
    /// The cells it covers.
    pub(super) range: CellRange,
    /// Rows and columns of the block that fall off the sheet.
    pub(super) left_out: (usize, usize),
}

/// Lays a block over the selection: repeated where the selection is a multiple of it, or once from its first corner.
pub(super) fn place(text: &str, selection: CellRange, (rows, columns): (usize, usize)) -> Pasting {
    let block = clipboard::parse(text);
    let height = block.len();
    let width = block.iter().map(Vec::len).max().unwrap_or(1);
    // As in Excel: a selection one cell wide stands for the block's width, and one cell high for its height.
    let fits = |selected: usize, size: usize| selected == 1 || selected.is_multiple_of(size);
    let (covered_rows, covered_columns) = if fits(selection.height(), height) && fits(selection.width(), width) {
        (selection.height().max(height), selection.width().max(width))
    } else {
        (height, width)
    };
    let (room_down, room_right) = (rows - selection.top, columns - selection.left);
    let range = CellRange {
        bottom: selection.top + covered_rows.min(room_down) - 1,
        right: selection.left + covered_columns.min(room_right) - 1,
        ..selection
    };
    let left_out = (covered_rows.saturating_sub(room_down), covered_columns.saturating_sub(room_right));
    Pasting { block, width, range, left_out }
}

impl Pasting {
    /// The text for a cell of the range; nothing where a row of the block is shorter than others.
    pub(super) fn text_for(&self, at: CellPos) -> Option<String> {
        let row = &self.block[(at.row - self.range.top) % self.block.len()];
        row.get((at.column - self.range.left) % self.width).map(|text| one_line(text).trim().to_owned())
    }
}
