//! The sheet that explains the other sheets of a posting: the figures from which they are computed, which no wall needs. The
//! sheets hand their working cells over, each with the formula that it would have beside the printed area.

use std::cell::RefCell;
use std::rc::Rc;

use rust_xlsxwriter::{Format, Worksheet};

use super::WorkbookExport;
use super::cell_writer::CellContent;
use super::formula_references::{MovedColumn, with_moved_columns};
use crate::languages::sentences::workbook;
use crate::publish::export_error::ExportError;
use crate::publish::xlsx::sheet_names::sheet_in_formula;

/// The row in which the columns of each sheet begin with its name. The rows of the sheets are below it.
const SHEET_ROW: u32 = 2;
/// The width of a column with labels.
const LABEL_WIDTH: f64 = 22.0;

/// The working cells of all sheets.
#[derive(Debug)]
pub(super) struct Explanation {
    /// The name of the sheet.
    name: String,
    cells: Vec<WorkingCell>,
    /// The first column of each sheet, and its name.
    sheets: Vec<(u16, String)>,
    /// The first column that is free.
    free: u16,
    /// The widths of the columns.
    widths: Vec<(u16, f64)>,
}

#[derive(Debug)]
struct WorkingCell {
    row: u32,
    column: u16,
    content: CellContent,
    format: Format,
}

impl Explanation {
    /// An empty sheet.
    pub(super) fn new(name: String) -> Explanation {
        Explanation { name, cells: Vec::new(), sheets: Vec::new(), free: 0, widths: Vec::new() }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    fn add(&mut self, row: u32, column: u16, content: CellContent, format: &Format) {
        if let CellContent::Text(text) = &content {
            let length = u32::try_from(text.chars().count()).unwrap_or(u32::MAX);
            self.widths.push((column, f64::from(length) * 1.1 + 2.0));
        }
        self.free = self.free.max(column + 2);
        self.cells.push(WorkingCell { row, column, content, format: format.clone() });
    }

    /// Writes the sheet. Its print area is an empty cell: without one, LibreOffice prints the whole sheet with the others.
    pub(super) fn write(&self, export: &WorkbookExport<'_>, sheet: &mut Worksheet) -> Result<(), ExportError> {
        let formats = &export.formats;
        sheet.set_name(&self.name)?;
        sheet.set_formula_result_default("");
        sheet.write_string_with_format(0, 0, export.text(workbook::how_computed), &formats.subtitle)?;
        sheet.write_string_with_format(1, 0, export.text(workbook::about_figures), &formats.note)?;
        for (column, name) in &self.sheets {
            sheet.write_string_with_format(SHEET_ROW, *column, name, &formats.board)?;
            sheet.set_column_width(*column, LABEL_WIDTH)?;
        }
        for WorkingCell { row, column, content, format } in &self.cells {
            content.write(sheet, (*row, *column), format)?;
        }
        let below = self.cells.iter().map(|cell| cell.row).max().unwrap_or(SHEET_ROW) + 2;
        sheet.set_print_area(below, 0, below, 0)?;
        let mut widths = self.widths.clone();
        widths.retain(|(column, _)| self.sheets.iter().all(|(label, _)| label != column));
        widths.sort_by(|a, b| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)));
        for (column, width) in widths {
            sheet.set_column_width(column, width.clamp(9.0, 30.0))?;
        }
        sheet
            .set_freeze_panes(SHEET_ROW + 1, 0)?
            .set_screen_gridlines(false)
            .set_paper_size(export.paper.paper.workbook_number())
            .set_landscape()
            .set_print_fit_to_pages(1, 1);
        Ok(())
    }
}

/// The working cells of one sheet. Their columns begin on that sheet to the right of the printed area.
#[derive(Debug)]
pub(super) struct Workings {
    explanation: Rc<RefCell<Explanation>>,
    /// What stands before a reference to a cell of the sheet: “'Round 1'!”.
    sheet: String,
    name: String,
    /// The first working column, as the formulas of the sheet name it.
    first: u16,
    /// The column of the labels on the sheet of explanations. The working columns follow it.
    labels: u16,
}

impl Workings {
    /// The working cells of a sheet from this column on. `None` for a sheet that formulas cannot name: its working cells stay
    /// on it.
    pub(super) fn new(explanation: &Rc<RefCell<Explanation>>, name: &str, first: u16) -> Option<Workings> {
        // The library takes a name with a bracket for a function.
        let can_be_named = !name.contains('(');
        can_be_named.then(|| Workings {
            explanation: Rc::clone(explanation),
            sheet: format!("'{}'!", name.replace('\'', "''")),
            name: name.to_owned(),
            first,
            labels: explanation.borrow().free,
        })
    }

    /// The column on the sheet of explanations.
    fn column(&self, column: u16) -> u16 {
        self.labels + 1 + column.saturating_sub(self.first)
    }

    /// A formula of the sheet, which reads its working cells on the sheet of explanations.
    pub(super) fn formula_of_sheet(&self, formula: &str) -> String {
        let explanation = format!("{}!", sheet_in_formula(&self.explanation.borrow().name));
        with_moved_columns(formula, |column| {
            if column < self.first {
                MovedColumn { sheet: "", column }
            } else {
                MovedColumn { sheet: &explanation, column: self.column(column) }
            }
        })
    }

    /// The formula of a working cell, which stands on the sheet of explanations.
    fn formula_of_working_cell(&self, formula: &str) -> String {
        with_moved_columns(formula, |column| {
            if column < self.first {
                MovedColumn { sheet: &self.sheet, column }
            } else {
                MovedColumn { sheet: "", column: self.column(column) }
            }
        })
    }

    /// Adds a cell, or the label of a row, in the column of the sheet of explanations.
    fn put(&self, row: u32, column: u16, content: CellContent, format: &Format) {
        let mut explanation = self.explanation.borrow_mut();
        if explanation.sheets.iter().all(|(column, _)| *column != self.labels) {
            explanation.sheets.push((self.labels, self.name.clone()));
        }
        explanation.add(row, column, content, format);
    }

    /// The label of a row: a player, a power.
    pub(super) fn label(&self, row: u32, text: &str, format: &Format) {
        self.put(row, self.labels, CellContent::Text(text.to_owned()), format);
    }

    /// A cell in a column of the sheet.
    pub(super) fn add(&self, (row, column): (u32, u16), content: CellContent, format: &Format) {
        let content = content.with_formula(|formula| self.formula_of_working_cell(formula));
        self.put(row, self.column(column), content, format);
    }
}
