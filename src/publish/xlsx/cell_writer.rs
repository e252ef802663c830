//! Writes the cells of a sheet: texts, numbers, and formulas with their results.

use std::cell::RefCell;
use std::rc::Rc;

use rust_xlsxwriter::{Format, Formula, IgnoreError, Worksheet, utility};

use super::cell_formats::{MOST_HEIGHT, height};
use super::explanation_sheet::{Explanation, Workings};
use super::print_setup::{SheetPaper, enlarged_width};
use crate::figures::without_negative_zero;
use crate::publish::export_error::ExportError;
use crate::publish::line_breaks::unbroken_parts;
use crate::publish::signs_of_type::with_signs_of_type;

/// The most UTF-16 units in a cell.
pub(super) const MOST_TEXT: usize = 32_767;

/// The location of a cell that formulas refer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CellLocation {
    /// The sheet's position among the rounds' sheets.
    pub(super) sheet: usize,
    pub(super) row: u32,
    pub(super) column: u16,
}

/// “C5”.
pub(super) fn cell_reference(row: u32, column: u16) -> String {
    utility::row_col_to_cell(row, column)
}

/// “C5:C11”.
pub(super) fn range(first: (u32, u16), last: (u32, u16)) -> String {
    utility::cell_range(first.0, first.1, last.0, last.1)
}

/// What stands in a cell.
#[derive(Debug)]
pub(super) enum CellContent {
    Blank,
    Text(String),
    /// A text in several fonts.
    Rich(Vec<(Format, String)>),
    /// A number, with the formula that it is the result of.
    Number {
        value: f64,
        formula: Option<String>,
    },
}

impl CellContent {
    /// A number that follows a formula, if there is one. Without a finite number the cell is empty: “NaN” and “inf” would break the
    /// file.
    pub(super) fn number(value: f64, formula: Option<String>) -> CellContent {
        if value.is_finite() { CellContent::Number { value, formula } } else { CellContent::Blank }
    }

    /// The same with another formula.
    pub(super) fn with_formula(self, of: impl FnOnce(&str) -> String) -> CellContent {
        match self {
            CellContent::Number { value, formula } => {
                CellContent::Number { value, formula: formula.as_deref().map(of) }
            }
            other => other,
        }
    }

    pub(super) fn write(
        &self,
        sheet: &mut Worksheet,
        (row, column): (u32, u16),
        format: &Format,
    ) -> Result<(), ExportError> {
        match self {
            CellContent::Blank => sheet.write_blank(row, column, format)?,
            CellContent::Text(text) => sheet.write_string_with_format(row, column, text, format)?,
            CellContent::Rich(parts) => {
                let parts: Vec<(&Format, &str)> = parts.iter().map(|(format, text)| (format, text.as_str())).collect();
                sheet.write_rich_string_with_format(row, column, &parts, format)?
            }
            CellContent::Number { value, formula: None } => {
                sheet.write_number_with_format(row, column, without_negative_zero(*value), format)?
            }
            CellContent::Number { value, formula: Some(formula) } => {
                let formula = Formula::new(formula).set_result(value.to_string());
                sheet.write_formula_with_format(row, column, formula, format)?
            }
        };
        Ok(())
    }
}

/// A worksheet that is being written.
pub(super) struct SheetWriter<'w> {
    pub(super) inner: &'w mut Worksheet,
    name: String,
    rows: u32,
    columns: u16,
    /// How much larger columns and rows are than their measures.
    enlarged: f64,
    /// The working cells, where a sheet of their own has them.
    workings: Option<Workings>,
    /// Whether texts over all columns have the signs of type. The texts of cells, such as names, stay as typed: people copy them, and
    /// they are read back.
    is_typeset: bool,
}

impl<'w> SheetWriter<'w> {
    /// Begins a sheet of this name.
    pub(super) fn new(inner: &'w mut Worksheet, name: &str) -> Result<Self, ExportError> {
        inner.set_name(name)?;
        // Without this, programs show an empty result as 0.
        inner.set_formula_result_default("");
        let (name, workings) = (name.to_owned(), None);
        Ok(SheetWriter { inner, name, rows: 0, columns: 0, enlarged: 1.0, workings, is_typeset: false })
    }

    /// Makes columns and rows as large as the text of this paper needs, and sets texts as on it.
    pub(super) fn for_paper(self, paper: &SheetPaper) -> Self {
        SheetWriter { enlarged: paper.enlarged(), is_typeset: paper.is_typeset, ..self }
    }

    /// Puts the cells from this column on, which are not printed, on the sheet of explanations, if there is one.
    pub(super) fn with_workings(self, explanation: Option<&Rc<RefCell<Explanation>>>, first: u16) -> Self {
        let workings = explanation.and_then(|explanation| Workings::new(explanation, &self.name, first));
        SheetWriter { workings, ..self }
    }

    /// Sets the height of a row, in points of text that is not enlarged.
    pub(super) fn height(&mut self, row: u32, points: f64) -> Result<(), ExportError> {
        self.inner.set_row_height(row, (points * self.enlarged).min(MOST_HEIGHT))?;
        Ok(())
    }

    /// Writes a text over all columns, on as many lines as it needs, and returns the height of its row. `size` is its size as a multiple of other texts, and
    /// `line` the height of a line.
    pub(super) fn wide_text(
        &mut self,
        row: u32,
        text: &str,
        format: &Format,
        widths: &[f64],
        (size, line): (f64, f64),
    ) -> Result<f64, ExportError> {
        let points = f64::from(lines_of(text, widths.iter().sum::<f64>() / size)) * line;
        self.height(row, points)?;
        let last = u16::try_from(widths.len().saturating_sub(1)).unwrap_or(u16::MAX);
        self.text_over(row, last, text, &format.clone().set_text_wrap())?;
        Ok(points)
    }

    /// Writes a text over the columns up to this one.
    pub(super) fn text_over(&mut self, row: u32, last: u16, text: &str, format: &Format) -> Result<(), ExportError> {
        let text = if self.is_typeset { with_signs_of_type(text) } else { text.into() };
        self.text((row, 0), &text, format)?;
        if last > 0 && !text.is_empty() {
            self.inner.merge_range(row, 0, row, last, &text, format)?;
        }
        Ok(())
    }

    /// Counts cells below and to the right as written: those that a drawing covers.
    pub(super) fn cover(&mut self, row: u32) {
        self.rows = self.rows.max(row);
    }

    /// Writes a cell. A formula in it refers to cells of this sheet, and to auxiliary cells as if they were on it.
    pub(super) fn cell(&mut self, at: (u32, u16), content: CellContent, format: &Format) -> Result<(), ExportError> {
        // A short text cannot have too many units, so only long ones are counted.
        if let CellContent::Text(text) = &content
            && text.len() > MOST_TEXT
        {
            let length = text.encode_utf16().count();
            if length > MOST_TEXT {
                let (sheet, cell) = (self.name.clone(), cell_reference(at.0, at.1));
                return Err(ExportError::TooLong { sheet, cell, length, most: MOST_TEXT });
            }
        }
        let content = match &self.workings {
            Some(workings) => content.with_formula(|formula| workings.formula_of_sheet(formula)),
            None => content,
        };
        content.write(self.inner, at, format)?;
        self.used(at);
        Ok(())
    }

    /// Writes a text as a text, also when it looks like a number or a formula.
    pub(super) fn text(&mut self, at: (u32, u16), text: &str, format: &Format) -> Result<(), ExportError> {
        self.cell(at, CellContent::Text(text.to_owned()), format)
    }

    /// Writes a number with all its digits.
    pub(super) fn number(
        &mut self,
        at: (u32, u16),
        number: impl Into<f64>,
        format: &Format,
    ) -> Result<(), ExportError> {
        self.cell(at, CellContent::number(number.into(), None), format)
    }

    /// Leaves a cell empty, with its borders.
    pub(super) fn blank(&mut self, at: (u32, u16), format: &Format) -> Result<(), ExportError> {
        self.cell(at, CellContent::Blank, format)
    }

    /// Writes a live formula with its result, which is shown by programs that do not calculate.
    pub(super) fn formula(
        &mut self,
        at: (u32, u16),
        formula: &str,
        result: f64,
        format: &Format,
    ) -> Result<(), ExportError> {
        self.cell(at, CellContent::number(result, Some(formula.to_owned())), format)
    }

    /// Writes an auxiliary cell: to the right of the printed area, or on the sheet of explanations.
    pub(super) fn auxiliary_cell(
        &mut self,
        at: (u32, u16),
        formula: &str,
        result: f64,
        format: &Format,
    ) -> Result<(), ExportError> {
        self.working(at, CellContent::number(result, Some(formula.to_owned())), format)
    }

    /// Writes a number among the auxiliary cells.
    pub(super) fn working_number(&mut self, at: (u32, u16), number: f64, format: &Format) -> Result<(), ExportError> {
        self.working(at, CellContent::number(number, None), format)
    }

    /// Writes the heading of a column of auxiliary cells.
    pub(super) fn working_heading(&mut self, at: (u32, u16), text: &str, format: &Format) -> Result<(), ExportError> {
        // The brackets keep import from taking it for one of our own headings.
        self.working(at, CellContent::Text(format!("({text})")), format)
    }

    fn working(&mut self, at: (u32, u16), content: CellContent, format: &Format) -> Result<(), ExportError> {
        match &self.workings {
            _ if matches!(content, CellContent::Blank) => Ok(()),
            Some(workings) => {
                workings.add(at, content, format);
                Ok(())
            }
            None => content.write(self.inner, at, format),
        }
    }

    /// Names a row of auxiliary cells, where they are on a sheet of their own.
    pub(super) fn working_label(&mut self, row: u32, text: &str, format: &Format) {
        if let Some(workings) = &self.workings {
            workings.label(row, text, format);
        }
    }

    /// Sets the columns' widths from the left, in characters.
    pub(super) fn widths(&mut self, widths: &[f64]) -> Result<(), ExportError> {
        for (column, &width) in (0_u16..).zip(widths) {
            self.inner.set_column_width(column, enlarged_width(width, self.enlarged))?;
        }
        Ok(())
    }

    /// Sets the print area to everything written so far, at least `columns` wide. Switches off Excel's warnings about
    /// names that look like numbers and about sums below a row of years.
    pub(super) fn print_all(&mut self, columns: usize) -> Result<(), ExportError> {
        let last = self.columns.max(u16::try_from(columns).unwrap_or(u16::MAX).saturating_sub(1));
        self.inner.set_print_area(0, 0, self.rows, last)?;
        self.inner.ignore_error_range(0, 0, self.rows, last, IgnoreError::NumberStoredAsText)?;
        // The library takes one kind of warning for a range. The first row has no sums.
        if self.rows > 0 {
            self.inner.ignore_error_range(1, 0, self.rows, last, IgnoreError::FormulaOmitsCells)?;
        }
        Ok(())
    }

    fn used(&mut self, (row, column): (u32, u16)) {
        self.rows = self.rows.max(row);
        self.columns = self.columns.max(column);
    }
}

/// The approximate width of a text in the workbook's font, in digits, the unit of column widths.
pub(super) fn width_of(text: &str) -> f64 {
    text.chars()
        .map(|c| match c {
            'i' | 'j' | 'l' | 'I' | '\'' | '.' | ',' | ':' | ';' | '|' | '!' | ' ' => 0.48,
            'f' | 'r' | 't' | '(' | ')' | '[' | ']' | '-' | '/' | 'J' => 0.66,
            'm' | 'w' | 'M' | 'W' | '@' | '%' => 1.6,
            'A'..='Z' => 1.15,
            c if c < '\u{1100}' => 1.0,
            _ => 2.1,
        })
        .sum()
}

/// Makes the columns of a narrow table wide enough for a title in large bold letters above it. A longer title is wrapped.
pub(super) fn widen_for_title(widths: &mut [f64], title: &str) {
    const WIDEST: f64 = 52.0;
    let wanted = (width_of(title) * EVENT_TITLE.0 + 1.0).min(WIDEST);
    let wide: f64 = widths.iter().sum();
    if wide > 0.0 && wide < wanted {
        for width in widths {
            *width *= wanted / wide;
        }
    }
}

/// The size of the event's name above a table, and the height of its line.
pub(super) const EVENT_TITLE: (f64, f64) = (1.8, height::EVENT);

/// The width of a number with this many decimals.
pub(super) fn width_of_number(number: f64, decimals: usize) -> f64 {
    let magnitude = number.abs().max(1.0).log10().floor();
    #[expect(clippy::cast_precision_loss, reason = "a few decimals")]
    let after_point = if decimals == 0 { 0.0 } else { decimals as f64 + 0.5 };
    magnitude + 1.0 + after_point + if number < 0.0 { 0.7 } else { 0.0 }
}

/// What the sums of widths lose at most, in characters.
const ROUNDING: f64 = 0.1;

/// The number of lines that a text takes in a column of this width. Spreadsheet programs break it at its spaces, a word that
/// is wider than the column after its hyphens, and inside only where it must be.
pub(super) fn lines_of(text: &str, width: f64) -> u32 {
    // A text for which the column was made takes one line, however its width was rounded.
    let width = width + ROUNDING;
    let mut lines = 0;
    for line in text.split('\n') {
        lines += 1;
        let mut used = 0.0;
        for word in line.split(' ') {
            let is_wider_than_a_line = width_of(word) > width;
            let parts = unbroken_parts(word).filter(|_| is_wider_than_a_line);
            for (at, part) in parts.chain((!is_wider_than_a_line).then_some(word)).enumerate() {
                let mut wide = width_of(part);
                let gap = if used > 0.0 && at == 0 { width_of(" ") } else { 0.0 };
                if used > 0.0 && used + gap + wide > width {
                    lines += 1;
                    used = 0.0;
                } else {
                    used += gap;
                }
                while wide > width {
                    lines += 1;
                    wide -= width;
                }
                used += wide;
            }
        }
    }
    lines
}

/// The widest word of a text.
pub(super) fn widest_word(text: &str) -> f64 {
    text.split_whitespace().map(width_of).fold(0.0, f64::max)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_width_of_a_number_counts_its_shown_digits() {
        for (number, decimals, width) in [(0.0, 0, 1.0), (9.0, 2, 3.5), (45.53, 2, 4.5), (-100.0, 0, 3.7)] {
            assert!((width_of_number(number, decimals) - width).abs() < 1e-9, "{number}");
        }
    }

    #[test]
    fn a_text_is_broken_at_its_spaces() {
        assert_eq!(lines_of("", 10.0), 1);
        assert_eq!(lines_of("Missed winters", 8.0), 2);
        assert_eq!(lines_of("one\ntwo", 10.0), 2);
        assert_eq!(lines_of(&"x".repeat(25), 10.0), 3);
        assert_eq!(lines_of("aaaa-aaaa", 10.0), 1);
        assert_eq!(lines_of("b aaaaaa-aaaaaa", 10.0), 2);
    }
}
