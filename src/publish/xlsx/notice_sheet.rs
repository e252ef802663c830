//! Any notice as a sheet of the workbook: titles, its sections one below another in the same columns, and sentences.

use std::collections::BTreeMap;

use rust_xlsxwriter::{Chart, Format, FormatAlign, Worksheet};

use super::WorkbookExport;
use super::cell_formats;
use super::cell_formats::{height, number_format};
use super::cell_writer::{SheetWriter, lines_of, widen_for_title, width_of};
use super::plot_chart::{ChartedTable, pixels};
use super::print_setup::{PrintPage, page_breaks};
use super::standings_sheet::{HEADING_ROW, below, titles};
use crate::book::Power;
use crate::book::typed_words::capitalize;
use crate::notices::{CellPart, ColumnRole, LegendEntry, Mark, Notice, NoticeRow, NoticeSection, SectionStyle};
use crate::publish::export_error::ExportError;
use crate::publish::page_setup::TextSize;
use crate::publish::shown_columns::LayoutColumn;

/// The greatest width of a column. On a wall a text takes more lines, so that the letters stay large.
const fn widest(size: TextSize) -> f64 {
    match size {
        TextSize::Poster => 30.0,
        TextSize::List => 46.0,
    }
}
/// The height of the titles on top of every page.
const TITLE_HEIGHT: f64 = height::EVENT + height::SUBTITLE + height::LINE + height::GAP;

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
    columns: &[Vec<SheetColumn>],
    formula: &RowFormula<'_>,
) -> Result<(), ExportError> {
    let sheet = SheetWriter::new(inner, name)?.for_paper(&export.paper);
    let mut widths: Vec<f64> = Vec::new();
    for columns in columns {
        for (at, column) in columns.iter().enumerate() {
            match widths.get_mut(at) {
                Some(width) => *width = width.max(column.least_width),
                None => widths.push(column.least_width),
            }
        }
    }
    // Below the first section stand other headings, or the title of the next section.
    let is_one = notice.sections.len() == 1 && notice.sections.iter().all(|section| section.title.is_empty());
    let headings = is_one.then_some(HEADING_ROW);
    let mut writer = NoticeWriter {
        export,
        sheet,
        row: HEADING_ROW,
        widths,
        wrapped: Vec::new(),
        wide: Vec::new(),
        headings,
        heights: BTreeMap::new(),
        starts: Vec::new(),
        charts: Vec::new(),
    };
    for (at, (section, columns)) in notice.sections.iter().zip(columns).enumerate() {
        writer.section_title(&section.title, at == 0);
        let first = writer.row + 1;
        writer.section(section, columns, formula)?;
        writer.sentences(&section.sentences);
        if section.style == SectionStyle::Plotted {
            writer.chart(name, section, columns, first);
        }
    }
    let mut notes: Vec<String> = Vec::new();
    notes.extend(notice.legend.iter().map(LegendEntry::styled_line));
    notes.extend(notice.sentences.iter().chain(&notice.reasons).cloned());
    writer.finish(&notice.title, &notes)
}

/// A text over all columns of the table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum WideText {
    /// The title of a section.
    Title,
    /// A sentence below a section.
    Sentence,
}

struct NoticeWriter<'e, 'l, 'w> {
    export: &'e WorkbookExport<'l>,
    sheet: SheetWriter<'w>,
    row: u32,
    widths: Vec<f64>,
    /// Rows with a text that may need several lines, by column.
    wrapped: Vec<(u32, usize, String)>,
    /// The texts over all columns: titles of sections and sentences below them.
    wide: Vec<(u32, String, WideText)>,
    /// The row of the headings, if they are the same on every page.
    headings: Option<u32>,
    /// The heights of rows below the titles.
    heights: BTreeMap<u32, f64>,
    /// The row in which each section begins, with the gap above it.
    starts: Vec<u32>,
    /// The charts, each with its first row and its number of rows.
    charts: Vec<(u32, u32, Chart)>,
}

impl NoticeWriter<'_, '_, '_> {
    /// Ends a row of this height.
    fn next(&mut self, points: f64) {
        self.heights.insert(self.row, points);
        self.row += 1;
    }

    /// A title above a section, with a gap above it where it is not the first.
    fn section_title(&mut self, text: &str, is_first: bool) {
        self.starts.push(self.row);
        if !is_first {
            self.next(height::GAP);
        }
        if !text.is_empty() {
            self.wide.push((self.row, text.to_owned(), WideText::Title));
            self.next(height::BOARD);
        }
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
        self.next(height::TABLE);
        for (band, row) in section.rows.iter().enumerate() {
            let first = self.row;
            let lines = columns.iter().map(|column| column.layout.part_count(section, row)).max().unwrap_or(1).max(1);
            for line in 0..lines {
                let plain = formats.large(band % 2 == 1);
                for (at, column) in columns.iter().enumerate() {
                    let role = column.layout.role();
                    let formula = formula(FormulaCell { role, section, row, first, part: line });
                    self.cell(at, column, (section, row, line), &plain, formula)?;
                }
                self.next(height::TABLE);
            }
        }
        Ok(())
    }

    /// The sentences below a section. Their heights are known when the columns are as wide as they will be.
    fn sentences(&mut self, sentences: &[String]) {
        for sentence in sentences {
            self.wide.push((self.row, sentence.clone(), WideText::Sentence));
            self.next(height::LINE);
        }
    }

    /// A chart of the section whose first line is in this row. It stands below the table.
    fn chart(&mut self, sheet: &str, section: &NoticeSection, columns: &[SheetColumn], first: u32) {
        let roles: Vec<ColumnRole> = columns.iter().map(|column| column.layout.role()).collect();
        let enlarged = self.export.paper.enlarged();
        let Some((chart, rows)) = (ChartedTable { sheet, roles: &roles, first, enlarged }).chart(section) else {
            return;
        };
        self.charts.push((self.row, rows, chart));
        for _ in 0..rows {
            self.next(height::LINE);
        }
        self.sheet.cover(self.row - 1);
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
                Some(formula) if layout.role() == ColumnRole::Total => {
                    self.sheet.formula(row, position, &formula, value, &format.set_bold())
                }
                Some(formula) => self.sheet.formula(row, position, &formula, value, &format),
                None => self.sheet.number(row, position, value, &format),
            };
        }
        self.fit(at, width_of(&text).min(widest(self.export.paper.size)));
        let power = Power::ALL.into_iter().find(|power| layout.role() == ColumnRole::Power && power.name() == text);
        if let Some(power) = power {
            let format = cell_formats::indented_text_format(self.export.formats.large_power(power));
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

    fn finish(mut self, title: &str, notes: &[String]) -> Result<(), ExportError> {
        let export = self.export;
        widen_for_title(&mut self.widths, &export.engine.book().event.name);
        titles(export, &mut self.sheet, title, &self.widths)?;
        for (row, column, text) in &self.wrapped {
            // The text is larger than the font in which widths are measured.
            let needed = lines_of(text, (self.widths[*column] - 1.0) / 1.1);
            if needed > 1 {
                let height = self.heights.entry(*row).or_default();
                *height = height.max(f64::from(needed) * 16.0 + 2.0);
            }
        }
        for (row, points) in &self.heights {
            self.sheet.height(*row, *points)?;
        }
        for (row, text, kind) in &self.wide {
            let (format, measures) = match kind {
                WideText::Title => (&export.formats.board, (1.2, height::BOARD)),
                WideText::Sentence => (&export.formats.wrapped_note, (0.9, 12.5)),
            };
            let points = self.sheet.wide_text(*row, text, format, &self.widths, measures)?;
            self.heights.insert(*row, points);
        }
        below(export, &mut self.sheet, self.row + 1, notes, &self.widths)?;
        self.sheet.widths(&self.widths)?;
        let repeated = self.headings.unwrap_or(HEADING_ROW - 1);
        self.sheet.inner.set_freeze_panes(repeated + 1, 0)?.set_screen_gridlines(false);
        let page = PrintPage::for_columns(&export.paper, &self.widths);
        page.set_up(self.sheet.inner, export);
        self.sheet.inner.set_repeat_rows(0, repeated)?;
        if self.starts.len() > 1 || !self.charts.is_empty() {
            self.sheet.inner.set_page_breaks(&page_breaks(page, TITLE_HEIGHT, &self.blocks()))?;
        }
        let width: f64 = self.widths.iter().sum();
        for (row, rows, mut chart) in self.charts {
            let enlarged = export.paper.enlarged();
            chart.set_width(pixels(width * 7.0 * enlarged));
            chart.set_height(pixels(f64::from(rows) * height::LINE * enlarged / 0.75));
            self.sheet.inner.insert_chart(row, 0, &chart)?;
        }
        self.sheet.print_all(self.widths.len())
    }

    /// The first row and the height of what stays together on a page: each section without its chart, and each chart.
    fn blocks(&self) -> Vec<(u32, f64)> {
        let mut starts: Vec<u32> =
            self.starts.iter().copied().chain(self.charts.iter().map(|(row, ..)| *row)).collect();
        starts.sort_unstable();
        let ends = starts.iter().skip(1).copied().chain([self.row]);
        let height = |start: u32, end: u32| self.heights.range(start..end).map(|(_, points)| points).sum();
        starts.iter().zip(ends).map(|(start, end)| (*start, height(*start, end))).collect()
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
