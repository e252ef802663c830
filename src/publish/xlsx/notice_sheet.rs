//! Any notice as a sheet of the workbook: its sections are tables, and its legend and sentences stand below them.

use rust_xlsxwriter::{Format, FormatAlign, Worksheet};

use super::WorkbookExport;
use super::cell_formats::{indented_text_format, number_format};
use super::plot_chart::ChartedTable;
use super::table_cells::{SheetCell, SheetColumn};
use super::table_sheet::{TableSheet, TableType};
use crate::book::Power;
use crate::book::typed_words::capitalize;
use crate::notices::{CellPart, ColumnRole, LegendEntry, Mark, Notice, NoticeRow, NoticeSection, SectionStyle};
use crate::publish::export_error::ExportError;
use crate::publish::shown_columns::{LayoutColumn, printed_title};

/// A column of such a sheet.
pub(super) struct ShownColumn {
    layout: LayoutColumn,
    bold: bool,
    least_width: f64,
}

impl ShownColumn {
    pub(super) fn new(layout: LayoutColumn) -> ShownColumn {
        ShownColumn { layout, bold: false, least_width: 0.0 }
    }

    pub(super) fn bold(self) -> ShownColumn {
        ShownColumn { bold: true, ..self }
    }

    pub(super) fn least_width(self, least_width: f64) -> ShownColumn {
        ShownColumn { least_width, ..self }
    }
}

/// A cell that may have a live formula.
#[derive(Clone, Copy)]
pub(super) struct FormulaCell<'n> {
    pub(super) role: ColumnRole,
    pub(super) section: &'n NoticeSection,
    pub(super) row: &'n NoticeRow,
    /// The first line of the row in the sheet.
    pub(super) first: u32,
    /// The position of the part that stands in this line.
    pub(super) part: usize,
}

/// The live formula of a cell.
pub(super) type RowFormula<'f> = dyn Fn(FormulaCell<'_>) -> Option<String> + 'f;

/// Writes a notice. `columns` are those of each section. A row takes as many lines as its cells have parts.
pub(super) fn write(
    export: &WorkbookExport<'_>,
    inner: &mut Worksheet,
    name: &str,
    notice: &Notice,
    columns: &[Vec<ShownColumn>],
    formula: &RowFormula<'_>,
) -> Result<(), ExportError> {
    let mut sheet = TableSheet::new(export.sheet_context(), inner, name, TableType::LARGE)?;
    for (section, columns) in notice.sections.iter().zip(columns) {
        let first = sheet.table(&section.title, &heads(section, columns))?;
        write_rows(export, &mut sheet, section, columns, (first, formula))?;
        sheet.sentences(&section.sentences);
        let roles: Vec<ColumnRole> = columns.iter().map(|column| column.layout.role()).collect();
        let enlarged = export.paper.enlarged();
        let table = ChartedTable { sheet: name, roles: &roles, first, enlarged };
        if section.style == SectionStyle::Plotted
            && let Some((chart, rows)) = table.chart(section)
        {
            sheet.chart(chart, rows);
        }
    }
    let mut notes: Vec<String> = Vec::new();
    notes.extend(notice.legend.iter().map(LegendEntry::styled_line));
    notes.extend(notice.sentences.iter().chain(&notice.reasons).cloned());
    sheet.finish(&notice.title, &export.details(), &notes)
}

fn heads(section: &NoticeSection, columns: &[ShownColumn]) -> Vec<SheetColumn> {
    let head = |column: &ShownColumn| {
        let title = capitalize(&printed_title(&column.layout, section));
        let head = if column.layout.role().is_text() { SheetColumn::text(title) } else { SheetColumn::number(title) };
        head.least(column.least_width)
    };
    columns.iter().map(head).collect()
}

fn write_rows(
    export: &WorkbookExport<'_>,
    sheet: &mut TableSheet<'_, '_>,
    section: &NoticeSection,
    columns: &[ShownColumn],
    (mut first, formula): (u32, &RowFormula<'_>),
) -> Result<(), ExportError> {
    for (band, row) in section.rows.iter().enumerate() {
        let lines = columns.iter().map(|column| column.layout.part_count(section, row)).max().unwrap_or(1).max(1);
        let plain = export.formats.large(band % 2 == 1);
        for line in 0..lines {
            let cell = |column: &ShownColumn| {
                let role = column.layout.role();
                let formula = formula(FormulaCell { role, section, row, first, part: line });
                shown_cell(export, column, (section, row, line), &plain, formula)
            };
            sheet.line(columns.iter().map(cell).collect(), line == 0)?;
        }
        first += u32::try_from(lines).unwrap_or(u32::MAX);
    }
    Ok(())
}

fn shown_cell(
    export: &WorkbookExport<'_>,
    column: &ShownColumn,
    (section, row, line): (&NoticeSection, &NoticeRow, usize),
    plain: &Format,
    formula: Option<String>,
) -> SheetCell {
    let layout = &column.layout;
    let part = layout.part(section, row, line);
    let text = layout.text(section, row, line, CellPart::styled);
    if text.is_empty() || part.is_some_and(|part| part.has_mark(Mark::DidNotPlay)) {
        return SheetCell::blank(plain.clone());
    }
    if let Some((part, value)) = part.and_then(|part| Some((part, part.value?))) {
        let is_bold = formula.is_some() && layout.role() == ColumnRole::Total;
        let cell = SheetCell::number(value, &part.text, formula, number_style(plain, part, layout.role()));
        return if is_bold { cell.bold() } else { cell };
    }
    if let Some(power) = Power::with_name(&text).filter(|_| layout.role() == ColumnRole::Power) {
        return SheetCell::text(text, indented_text_format(export.formats.large_power(power)));
    }
    let cell = SheetCell::text(text, indented_text_format(plain.clone()));
    if column.bold { cell.bold() } else { cell }
}

/// A number to the right, with its decimals; struck through where it does not count, italic while it may change.
fn number_style(plain: &Format, part: &CellPart, role: ColumnRole) -> Format {
    let format = plain.clone().set_align(FormatAlign::Right);
    if matches!(role, ColumnRole::Place | ColumnRole::ChoosingOrder) {
        return format;
    }
    let format = format.set_num_format(number_format(part.decimals));
    let format = if part.has_mark(Mark::Dropped) { format.set_font_strikethrough() } else { format };
    if part.is_provisional() { format.set_italic() } else { format }
}
