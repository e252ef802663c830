//! Any notice as a sheet of the workbook: titles, its sections one below another in the same columns, and sentences.

use rust_xlsxwriter::{Format, FormatAlign, Worksheet};

use super::cell_formats;
use super::cell_formats::{MOST_HEIGHT, height, number_format};
use super::cell_writer::{SheetWriter, lines_of, width_of};
use super::print_setup::PrintPage;
use super::standings_sheet::{HEADING_ROW, below, titles};
use super::{ExportError, WorkbookExport};
use crate::book::Power;
use crate::book::typed_words::capitalize;
use crate::notices::{CellPart, ColumnRole, LegendEntry, Mark, Notice, NoticeRow, NoticeSection};
use crate::publish::shown_columns::LayoutColumn;

const WIDEST: f64 = 46.0;

/// A column of such a sheet.
pub(super) struct SheetColumn {
    layout: LayoutColumn,
    bold: bool,
    least_width: f64,
}

impl SheetColumn {
    pub(super) fn new(layout: LayoutColumn) -> SheetColumn {
        SheetColumn { layout, bold: false, least_width: 5.0 }
    }

    pub(super) fn bold(self) -> SheetColumn {
        SheetColumn { bold: true, ..self }
    }

    pub(super) fn least_width(self, least_width: f64) -> SheetColumn {
        SheetColumn { least_width, ..self }
    }
}

/// The live formula of a row's cell in the column with this role, where the row begins in this line of the sheet.
pub(super) type RowFormula<'f> = dyn Fn(ColumnRole, &NoticeSection, &NoticeRow, u32) -> Option<String> + 'f;

/// Writes a notice. `columns` are those of each section. A row takes as many lines as its cells have parts.
pub(super) fn write(
    export: &WorkbookExport<'_>,
    inner: &mut Worksheet,
    name: &str,
    notice: &Notice,
    columns: &[Vec<SheetColumn>],
    formula: &RowFormula<'_>,
) -> Result<(), ExportError> {
    let mut sheet = SheetWriter::new(inner, name)?;
    titles(export, &mut sheet, &notice.title)?;
    let mut widths = Vec::new();
    for column in columns.first().into_iter().flatten() {
        widths.push(column.least_width);
    }
    let mut writer = NoticeWriter { export, sheet, row: HEADING_ROW, widths, wrapped: Vec::new() };
    for (at, (section, columns)) in notice.sections.iter().zip(columns).enumerate() {
        if at > 0 {
            writer.section_title(&section.title)?;
        }
        writer.section(section, columns, formula)?;
    }
    let mut notes: Vec<String> = Vec::new();
    notes.extend(export.held_back_sentence());
    notes.extend(notice.legend.iter().map(LegendEntry::styled_line));
    notes.extend(notice.sentences.iter().chain(&notice.reasons).cloned());
    writer.finish(&notes)
}

struct NoticeWriter<'e, 'l, 'w> {
    export: &'e WorkbookExport<'l>,
    sheet: SheetWriter<'w>,
    row: u32,
    widths: Vec<f64>,
    /// Rows with a text that may need several lines, by column.
    wrapped: Vec<(u32, usize, String)>,
}

impl NoticeWriter<'_, '_, '_> {
    /// A title above a further section.
    fn section_title(&mut self, text: &str) -> Result<(), ExportError> {
        self.sheet.inner.set_row_height(self.row, height::GAP)?;
        self.row += 1;
        self.sheet.text(self.row, 0, text, &self.export.formats.board)?;
        self.sheet.inner.set_row_height(self.row, height::BOARD)?;
        self.row += 1;
        Ok(())
    }

    fn section(
        &mut self,
        section: &NoticeSection,
        columns: &[SheetColumn],
        formula: &RowFormula<'_>,
    ) -> Result<(), ExportError> {
        let formats = &self.export.formats;
        for (at, column) in columns.iter().enumerate() {
            let format = if column.layout.role().is_text() { &formats.aside_heading } else { &formats.number_heading };
            let title = capitalize(column.layout.title(section));
            self.sheet.text(self.row, u16::try_from(at).unwrap_or(u16::MAX), &title, format)?;
            self.fit(at, width_of(&title) * 1.08);
        }
        self.sheet.inner.set_row_height(self.row, height::TABLE)?;
        self.row += 1;
        for (band, row) in section.rows.iter().enumerate() {
            let first = self.row;
            let lines = columns.iter().map(|column| column.layout.part_count(section, row)).max().unwrap_or(1).max(1);
            for line in 0..lines {
                let plain = cell_formats::large(band % 2 == 1);
                for (at, column) in columns.iter().enumerate() {
                    let formula = if line == 0 { formula(column.layout.role(), section, row, first) } else { None };
                    self.cell(at, column, (section, row, line), &plain, formula)?;
                }
                self.sheet.inner.set_row_height(self.row, height::TABLE)?;
                self.row += 1;
            }
        }
        Ok(())
    }

    fn cell(
        &mut self,
        at: usize,
        column: &SheetColumn,
        (section, notice_row, line): (&NoticeSection, &NoticeRow, usize),
        plain: &Format,
        formula: Option<String>,
    ) -> Result<(), ExportError> {
        let (row, position) = (self.row, u16::try_from(at).unwrap_or(u16::MAX));
        let layout = &column.layout;
        let part = layout.part(section, notice_row, line);
        let text = layout.text(section, notice_row, line, CellPart::styled);
        if text.is_empty() || part.is_some_and(|part| part.has_mark(Mark::DidNotPlay)) {
            return self.sheet.blank(row, position, plain);
        }
        if let Some((part, value)) = part.and_then(|part| Some((part, part.value?))) {
            self.fit(at, width_of(&part.text));
            let format = number_style(plain, part, layout.role());
            return match formula {
                Some(formula) => self.sheet.formula(row, position, &formula, value, &format.set_bold()),
                None => self.sheet.number(row, position, value, &format),
            };
        }
        self.fit(at, width_of(&text).min(WIDEST));
        let power = Power::ALL.into_iter().find(|power| layout.role() == ColumnRole::Power && power.name() == text);
        if let Some(power) = power {
            let format = cell_formats::indented_text_format(cell_formats::large_power(power));
            return self.sheet.text(row, position, &text, &format);
        }
        let format = cell_formats::indented_text_format(plain.clone()).set_text_wrap();
        let format = if column.bold { format.set_bold() } else { format };
        self.sheet.text(row, position, &text, &format)?;
        self.wrapped.push((row, at, text));
        Ok(())
    }

    fn fit(&mut self, column: usize, width: f64) {
        if let Some(held) = self.widths.get_mut(column) {
            *held = held.max(width * 1.1 + 2.0);
        }
    }

    fn finish(mut self, notes: &[String]) -> Result<(), ExportError> {
        let mut lines: std::collections::BTreeMap<u32, u32> = std::collections::BTreeMap::new();
        for (row, column, text) in &self.wrapped {
            // The text is larger than the font in which widths are measured.
            let needed = lines_of(text, (self.widths[*column] - 1.0) / 1.1);
            let held = lines.entry(*row).or_insert(1);
            *held = needed.max(*held);
        }
        for (row, lines) in lines.into_iter().filter(|(_, lines)| *lines > 1) {
            let points = (f64::from(lines) * 16.0 + 2.0).min(MOST_HEIGHT);
            self.sheet.inner.set_row_height(row, points)?;
        }
        below(self.export, &mut self.sheet, self.row + 1, notes, &self.widths)?;
        self.sheet.widths(&self.widths)?;
        self.sheet.inner.set_freeze_panes(HEADING_ROW + 1, 0)?.set_screen_gridlines(false);
        PrintPage::for_columns(self.export.options.paper, &self.widths).set_up(self.sheet.inner, self.export);
        self.sheet.inner.set_repeat_rows(0, HEADING_ROW)?;
        self.sheet.print_all(self.widths.len())
    }
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
