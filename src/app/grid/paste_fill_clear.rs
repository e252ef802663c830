//! Changes to many cells at once: paste, fill and clear.

use super::cell_range::{CellPos, CellRange};
use super::line_editor::to_one_line;
use super::model::{CellChange, CellTone, GridModel};
use crate::csv_cells::text_of_cell;
use crate::languages::in_english;
use crate::languages::window_sentences::{grid as texts, shared_words};
use crate::tab_separated_text::parse;

/// The changes to a range, and the cells that could not be changed.
#[derive(Debug, Default)]
pub(super) struct BulkEditResult {
    pub(super) changes: Vec<CellChange>,
    /// The number of cells that would change but cannot be edited.
    pub(super) skipped: usize,
    /// The numbers of rows and columns of the block that do not fit on the sheet.
    pub(super) left_out: (usize, usize),
    /// Whether the block begins with the headings of its columns.
    pub(super) has_headings: bool,
}

impl BulkEditResult {
    /// The message to the user about skipped cells and cut-off rows or columns, if there is one.
    pub(super) fn message(&self) -> Option<String> {
        let mut sentences = Vec::new();
        match self.left_out {
            (0, 0) => {}
            (rows, 0) => sentences.push(texts::rows_did_not_fit(rows)),
            (0, columns) => sentences.push(texts::columns_did_not_fit(columns)),
            (rows, columns) => {
                let (rows, columns) = (shared_words::rows(rows), shared_words::columns(columns));
                sentences.push(texts::rows_and_columns_did_not_fit(&rows, &columns));
            }
        }
        if self.has_headings {
            sentences.push(texts::first_row_has_headings().to_owned());
        }
        match self.skipped {
            0 => {}
            1 if self.changes.is_empty() => sentences.push(texts::cell_cannot_be_edited().to_owned()),
            count => sentences.push(texts::cells_were_left(count)),
        }
        (!sentences.is_empty()).then(|| sentences.join(" "))
    }
}

/// The changes that give every one of these cells its new text. Cells whose text stays the same are left out.
pub(super) fn cell_changes(
    model: &dyn GridModel,
    source: impl Fn(CellPos) -> String,
    cells: impl IntoIterator<Item = CellPos>,
    text_for: impl Fn(CellPos) -> Option<String>,
) -> BulkEditResult {
    let mut result = BulkEditResult::default();
    for at in cells {
        let Some(text) = text_for(at) else { continue };
        if text == source(at) {
            continue;
        }
        if model.cell(at.row, at.column).editable {
            result.changes.push(CellChange { row: at.row, column: at.column, text });
        } else {
            result.skipped += 1;
        }
    }
    result
}

/// A block of cells pasted onto the sheet.
#[derive(Debug)]
pub(super) struct PastedBlock {
    /// The texts of the cells. A column that the block does not have keeps its texts.
    block: Vec<Vec<Option<String>>>,
    width: usize,
    /// The cells that the block covers.
    pub(super) range: CellRange,
    /// The rows that the block covers. Rows that a filter leaves out are stepped over.
    rows: Vec<usize>,
    /// The numbers of rows and columns of the block that do not fit on the sheet.
    pub(super) left_out: (usize, usize),
    /// Whether the block begins with the headings of its columns.
    pub(super) has_headings: bool,
}

/// The columns of the sheet under the headings in the first row of a block: by their texts, or by their positions if only some of them
/// are those of the sheet. `None` if that row is no row of headings.
fn columns_of_headings(first: &[String], selection: CellRange, model: &dyn GridModel) -> Option<Vec<Option<usize>>> {
    let is_heading = |row: usize, column: usize| model.cell(row, column).style.tone == CellTone::Heading;
    let row = (0..selection.top).rev().find(|row| is_heading(*row, selection.left))?;
    let folded =
        |text: &str| -> String { text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect() };
    let heading_of = |column: usize| {
        if is_heading(row, column) { folded(&model.cell(row, column).text) } else { String::new() }
    };
    let headings: Vec<String> = (0..model.columns().len()).map(heading_of).collect();
    let english: Vec<String> = in_english(|| (0..model.columns().len()).map(heading_of).collect());
    let position = |text: &str| {
        let is_it = |heading: &String| !heading.is_empty() && heading == text;
        headings.iter().position(is_it).or_else(|| english.iter().position(is_it))
    };
    let columns: Vec<Option<usize>> = first.iter().map(|text| position(&folded(text))).collect();
    let has_all = first.iter().zip(&columns).all(|(text, column)| text.trim().is_empty() || column.is_some());
    let is_in_place = (selection.left..).zip(&columns).all(|(at, column)| column.is_none_or(|column| column == at));
    let columns = match (has_all, is_in_place) {
        _ if columns.iter().all(Option::is_none) => return None,
        (true, false) => columns,
        (_, true) => (selection.left..headings.len()).take(first.len()).map(Some).collect(),
        (false, false) => return None,
    };
    Some(columns)
}

/// The rows of a block with their cells at the columns of the sheet from `left` on.
fn at_columns(block: Vec<Vec<String>>, columns: &[Option<usize>], left: usize) -> Vec<Vec<Option<String>>> {
    let row = |cells: Vec<String>| {
        let mut row = Vec::new();
        for (cell, column) in cells.into_iter().zip(columns) {
            let Some(at) = column.map(|column| column - left) else { continue };
            row.resize(row.len().max(at + 1), None);
            row[at] = Some(cell);
        }
        row
    };
    block.into_iter().map(row).collect()
}

/// Places a block on the selection. The block is repeated if the selection is a multiple of its size. Otherwise it is
/// placed once, at the first corner. Only the rows in view are counted.
pub(super) fn place_block(text: &str, mut selection: CellRange, model: &dyn GridModel) -> PastedBlock {
    let rows: Vec<usize> = (selection.top..model.rows()).filter(|row| !model.is_row_hidden(*row)).collect();
    let selected_rows = rows.iter().filter(|row| **row <= selection.bottom).count();
    let mut block = parse(text);
    for cell in block.iter_mut().flatten() {
        *cell = text_of_cell(cell).into_owned();
    }
    let columns = if block.len() > 1 { columns_of_headings(&block[0], selection, model) } else { None };
    let has_headings = columns.is_some();
    let block = match &columns {
        Some(columns) => {
            selection.left = columns.iter().flatten().copied().min().unwrap_or(selection.left);
            selection.right = selection.left;
            at_columns(block.split_off(1), columns, selection.left)
        }
        None => block.into_iter().map(|row| row.into_iter().map(Some).collect()).collect(),
    };
    let height = block.len();
    let width = block.iter().map(Vec::len).max().unwrap_or(1);
    // As in Excel, a selection of one column or one row takes the width or the height of the block.
    let fits = |selected: usize, size: usize| selected == 1 || selected.is_multiple_of(size);
    let (covered_rows, covered_columns) = if fits(selected_rows, height) && fits(selection.width(), width) {
        (selected_rows.max(height), selection.width().max(width))
    } else {
        (height, width)
    };
    let (room_down, room_right) = (rows.len(), model.columns().len() - selection.left);
    let rows: Vec<usize> = rows.into_iter().take(covered_rows).collect();
    let range = CellRange {
        bottom: rows.last().copied().unwrap_or(selection.top),
        right: selection.left + covered_columns.min(room_right) - 1,
        ..selection
    };
    let left_out = (covered_rows.saturating_sub(room_down), covered_columns.saturating_sub(room_right));
    PastedBlock { block, width, range, rows, left_out, has_headings }
}

impl PastedBlock {
    /// The text for a cell of the range. `None` where this row of the block is shorter than the others.
    pub(super) fn text_for(&self, at: CellPos) -> Option<String> {
        let row = &self.block[self.rows.binary_search(&at.row).ok()? % self.block.len()];
        let text = row.get((at.column - self.range.left) % self.width)?.as_ref()?;
        Some(to_one_line(text).trim().to_owned())
    }
}
