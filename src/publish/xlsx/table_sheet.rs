//! The pages of sheets with tables: titles, tables one below another in the same columns, sentences and charts.
//! Whoever has a table hands over its columns and its cells. Here they get their widths, their heights and their pages.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ops::Range;
use std::rc::Rc;

use rust_xlsxwriter::{Chart, Format, Worksheet};

use super::cell_formats::{MOST_HEIGHT, WorkbookFormats, height};
use super::cell_writer::{CellContent, EVENT_TITLE, SheetWriter, lines_of, widen_for_title, widest_word, width_of};
use super::defined_names::DefinedNames;
use super::explanation_sheet::Explanation;
use super::page_breaks::{PageBreaks, PageHead, PageStart, SheetLine, TOGETHER};
use super::plot_chart::pixels;
use super::print_setup::{PrintPage, SheetPaper, inches};
use super::table_cells::{BOLD, SheetCell, SheetColumn};
use crate::own_workbook::labels;
use crate::publish::export_error::ExportError;
use crate::publish::line_breaks::unbroken_parts;
use crate::publish::page_setup::TextSize;

const TITLE_ROW: u32 = 1;
const DETAIL_ROW: u32 = 2;
/// The gap between titles and table.
const GAP_ROW: u32 = 3;
/// The row of the headings of the first table, where it has no title.
pub(super) const HEADING_ROW: u32 = labels::TABLE_HEADING_ROW;

/// The free space beside a number, and beside a text with its indent, in characters.
const NUMBER_AIR: f64 = 2.0;
const TEXT_AIR: f64 = 3.0;
/// The parts of their height to which charts are made lower where this saves a sheet.
const LOWER_CHARTS: [f64; 2] = [0.9, 0.8];
/// The size of the title above a table as a multiple of other texts.
const SUBTITLE: f64 = 1.2;
/// A table whose last columns are wider than this many others keeps place and player in view.
const FROZEN_COLUMNS: u16 = 2;

/// The type of a table: the size of its letters as a multiple of other texts, and the height of its rows.
#[derive(Clone, Copy, Debug)]
pub(super) struct TableType {
    size: f64,
    row: f64,
    line: f64,
    is_list: bool,
}

impl TableType {
    /// A table that is read on a wall.
    pub(super) const LARGE: TableType = TableType { size: 12.0 / 11.0, row: height::TABLE, line: 16.0, is_list: false };
    /// A long list.
    pub(super) const LIST: TableType = TableType { size: 1.0, row: height::LINE, line: 14.5, is_list: true };
}

/// What all sheets of a workbook share.
#[derive(Clone, Copy)]
pub(super) struct SheetContext<'e> {
    pub(super) formats: &'e WorkbookFormats,
    pub(super) paper: &'e SheetPaper,
    /// The name of the event or of the ladder, above every table and at the foot of the pages.
    pub(super) event: &'e str,
    pub(super) defined: &'e DefinedNames,
    /// The sheet of explanations, if there is one.
    pub(super) explanation: Option<&'e Rc<RefCell<Explanation>>>,
}

/// A text over all columns of the table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum WideText {
    /// The title of a table.
    Title,
    /// A sentence below a table.
    Sentence,
}

/// The rows of one table with everything that belongs to it.
struct TableBlock {
    /// All rows: gap, title, headings, lines, sentences and chart.
    rows: Range<u32>,
    /// The lines of the table, without headings.
    lines: Range<u32>,
    /// The first line of each row of the table after the first one. A page may begin here.
    starts: Vec<u32>,
    chart: Option<u32>,
}

impl TableBlock {
    /// The row of its headings.
    fn headings(&self) -> u32 {
        self.lines.start.saturating_sub(1)
    }
}

/// The pages of a sheet.
struct SheetPages {
    page: PrintPage,
    widths: Vec<f64>,
    /// The rows that stand on top of every page after them.
    repeated: Range<u32>,
    /// The rows at which pages begin, and the number of sheets of paper.
    breaks: PageBreaks,
    /// The part of its usual height that a chart has.
    chart_part: f64,
}

/// A sheet that is being written.
pub(super) struct TableSheet<'e, 'w> {
    context: SheetContext<'e>,
    pub(super) sheet: SheetWriter<'w>,
    name: String,
    kind: TableType,
    /// The row that is written next.
    row: u32,
    widths: Vec<f64>,
    /// Rows with a text that may need several lines, by column.
    texts: Vec<(u32, usize, String)>,
    headings: Vec<(u32, usize, String)>,
    wide: Vec<(u32, String, WideText)>,
    heights: BTreeMap<u32, f64>,
    blocks: Vec<TableBlock>,
    charts: Vec<(u32, u32, Chart)>,
}

impl<'e, 'w> TableSheet<'e, 'w> {
    /// Begins a sheet of this name.
    pub(super) fn new(
        context: SheetContext<'e>,
        inner: &'w mut Worksheet,
        name: &str,
        kind: TableType,
    ) -> Result<Self, ExportError> {
        Ok(TableSheet {
            context,
            sheet: SheetWriter::new(inner, name)?.for_paper(context.paper),
            name: name.to_owned(),
            kind,
            row: HEADING_ROW,
            widths: Vec::new(),
            texts: Vec::new(),
            headings: Vec::new(),
            wide: Vec::new(),
            heights: BTreeMap::new(),
            blocks: Vec::new(),
            charts: Vec::new(),
        })
    }

    /// Puts the auxiliary cells on the sheet of explanations, beside this number of columns, if there is such a sheet.
    pub(super) fn with_workings_beside(self, columns: usize) -> Self {
        let first = u16::try_from(columns + 1).unwrap_or(u16::MAX);
        TableSheet { sheet: self.sheet.with_workings(self.context.explanation, first), ..self }
    }

    /// A cell of a row of its tables. Every second row of a table on a wall has a faint band.
    pub(super) fn plain_cell(&self, banded: bool) -> Format {
        if self.kind.is_list { self.context.formats.text.clone() } else { self.context.formats.large(banded) }
    }

    /// Ends a row of this height.
    fn next(&mut self, points: f64) {
        self.heights.insert(self.row, points);
        self.row += 1;
        if let Some(block) = self.blocks.last_mut() {
            block.rows.end = self.row;
        }
    }

    /// Begins a table below the one before, and returns the row of its first line.
    pub(super) fn table(&mut self, title: &str, columns: &[SheetColumn]) -> Result<u32, ExportError> {
        let is_first = self.blocks.is_empty();
        let rows = self.row..self.row;
        self.blocks.push(TableBlock { rows: rows.clone(), lines: rows, starts: Vec::new(), chart: None });
        if !is_first {
            self.next(height::GAP);
        }
        if !title.is_empty() {
            self.wide.push((self.row, title.to_owned(), WideText::Title));
            self.next(height::BOARD);
        }
        let formats = self.context.formats;
        for (at, column) in columns.iter().enumerate() {
            let format = if column.is_text { &formats.aside_heading } else { &formats.number_heading };
            self.sheet.text((self.row, u16::try_from(at).unwrap_or(u16::MAX)), &column.heading, format)?;
            let air = if column.is_text { TEXT_AIR } else { NUMBER_AIR };
            let heading = widest_word(&column.heading) * BOLD + air;
            let least = column.least.max(heading);
            match self.widths.get_mut(at) {
                Some(width) => *width = width.max(least),
                None => self.widths.push(least),
            }
            self.headings.push((self.row, at, column.heading.clone()));
        }
        self.next(self.kind.row);
        if let Some(block) = self.blocks.last_mut() {
            block.lines = self.row..self.row;
        }
        Ok(self.row)
    }

    /// Writes a line of the table. `is_first` is false for the lines of a row after its first one: a page does not part them.
    pub(super) fn line(&mut self, cells: Vec<SheetCell>, is_first: bool) -> Result<(), ExportError> {
        let row = self.row;
        if let Some(block) = self.blocks.last_mut() {
            if is_first && row > block.lines.start {
                block.starts.push(row);
            }
            block.lines.end = row + 1;
        }
        for (at, cell) in cells.into_iter().enumerate() {
            self.cell(at, cell)?;
        }
        self.next(self.kind.row);
        Ok(())
    }

    fn cell(&mut self, at: usize, cell: SheetCell) -> Result<(), ExportError> {
        let (row, column) = (self.row, u16::try_from(at).unwrap_or(u16::MAX));
        let SheetCell { content, mut format, width } = cell;
        let mut wanted = width * self.kind.size;
        match &content {
            CellContent::Blank => {}
            CellContent::Text(text) => {
                // A longer text takes more lines, so that the letters stay large.
                let most = widest_text(self.context.paper.size);
                wanted = wanted.min(width_in_lines(text, most) * self.kind.size) + TEXT_AIR;
                if is_shrunk(text, most) {
                    format = format.set_shrink();
                } else {
                    format = format.set_text_wrap();
                    self.texts.push((row, at, text.clone()));
                }
            }
            CellContent::Rich(_) | CellContent::Number { .. } => wanted += NUMBER_AIR,
        }
        self.sheet.cell((row, column), content, &format)?;
        if let Some(held) = self.widths.get_mut(at) {
            *held = held.max(wanted);
        }
        Ok(())
    }

    /// Writes sentences below the table.
    pub(super) fn sentences(&mut self, sentences: &[String]) {
        for sentence in sentences {
            self.wide.push((self.row, sentence.clone(), WideText::Sentence));
            self.next(height::LINE);
        }
    }

    /// Puts a chart below the table, with the height of this number of lines of text.
    pub(super) fn chart(&mut self, chart: Chart, rows: u32) {
        let first = self.row;
        self.charts.push((first, rows, chart));
        for _ in 0..rows {
            self.next(height::LINE);
        }
        if let Some(block) = self.blocks.last_mut() {
            block.chart = Some(first);
        }
        self.sheet.cover(self.row - 1);
    }

    /// Writes the titles and the notes below all tables, and sets the sheet up for its pages. `details` is the line below the
    /// title: venue, dates and rules.
    pub(super) fn finish(mut self, title: &str, details: &str, notes: &[String]) -> Result<(), ExportError> {
        widen_for_title(&mut self.widths, self.context.event);
        self.measure_texts();
        self.titles(title, details)?;
        self.write_wide_texts()?;
        let first_note = self.row + u32::from(!notes.is_empty() && !self.blocks.is_empty());
        self.notes(first_note, notes)?;
        // Below the first of several tables stand other headings, or the title of the next table.
        let is_one = self.blocks.len() == 1 && self.wide.iter().all(|(_, _, kind)| *kind != WideText::Title);
        let in_view = if is_one { HEADING_ROW } else { HEADING_ROW - 1 };
        let SheetPages { page, widths, repeated, breaks, chart_part } = self.pages(in_view + 1);
        for (row, points) in &self.heights {
            self.sheet.height(*row, *points)?;
        }
        self.sheet.widths(&widths)?;
        let frozen = if is_one && widths.len() > usize::from(FROZEN_COLUMNS) + 2 { FROZEN_COLUMNS } else { 0 };
        self.sheet.inner.set_freeze_panes(in_view + 1, frozen)?.set_screen_gridlines(false);
        page.set_up_for(self.sheet.inner, self.context.event, self.context.paper);
        self.sheet.inner.set_repeat_rows(repeated.start, repeated.end.saturating_sub(1))?;
        self.sheet.inner.set_page_breaks(&breaks.rows)?;
        let enlarged = self.context.paper.enlarged();
        for (row, rows, mut chart) in self.charts {
            chart.set_width(pixels(inches(&widths) * 96.0 * enlarged));
            chart.set_height(pixels(f64::from(rows) * height::LINE * chart_part * enlarged / 0.75));
            self.sheet.inner.insert_chart(row, 0, &chart)?;
        }
        for block in &self.blocks {
            self.context.defined.add(&self.name, block.headings()..block.lines.end, widths.len());
        }
        self.sheet.print_all(widths.len())
    }

    /// The pages. Each begins with the titles, which take `titles` rows, or with the headings of a table that goes on.
    /// Charts are made lower where this saves a sheet.
    fn pages(&mut self, titles: u32) -> SheetPages {
        let mut best = self.pages_with_charts(titles, 1.0);
        let lower: &[f64] = if self.charts.is_empty() { &[] } else { &LOWER_CHARTS };
        for part in lower {
            let tried = self.pages_with_charts(titles, *part);
            if tried.breaks.sheets < best.breaks.sheets {
                best = tried;
            }
        }
        self.set_chart_heights(best.chart_part);
        best
    }

    fn pages_with_charts(&mut self, titles: u32, chart_part: f64) -> SheetPages {
        self.set_chart_heights(chart_part);
        let pages = self.pages_below(0..titles, chart_part);
        match self.parted_headings(&pages) {
            Some(headings) => self.pages_below(headings, chart_part),
            None => pages,
        }
    }

    /// The pages with these rows on top, from the first page after them on.
    fn pages_below(&self, repeated: Range<u32>, chart_part: f64) -> SheetPages {
        let head = self.page_head(&repeated);
        let mut widths = self.widths.clone();
        let lines = |room: f64| self.sheet_lines(&repeated, room);
        let together = self.kept_heights(&repeated);
        let page = PrintPage::choose(self.context.paper, &mut widths, (head, &together), lines);
        let breaks = page.breaks(head, &self.sheet_lines(&repeated, page.room(head)));
        SheetPages { page, widths, repeated, breaks, chart_part }
    }

    fn page_head(&self, repeated: &Range<u32>) -> PageHead {
        PageHead { last: repeated.end.saturating_sub(1), height: self.height_of(repeated.clone()) }
    }

    /// The rows that pages repeat where they part the last table, and no other one: its title and its headings, which are below the rows on
    /// top of these pages. A sheet can repeat one range of rows.
    fn parted_headings(&self, pages: &SheetPages) -> Option<Range<u32>> {
        let room = pages.page.room(self.page_head(&pages.repeated));
        let is_parted = |block: &TableBlock| self.is_parted(block, &pages.repeated, room);
        let (last, others) = self.blocks.split_last()?;
        if last.headings() < pages.repeated.end || !is_parted(last) || others.iter().any(is_parted) {
            return None;
        }
        // Above the only table are the titles of the sheet. Above the title of another one is a gap.
        let from = if others.is_empty() { 0 } else { last.headings().min(last.rows.start + 1) };
        Some(from..last.lines.start)
    }

    /// The height of these rows together.
    fn height_of(&self, rows: Range<u32>) -> f64 {
        self.heights.range(rows).map(|(_, points)| points).sum()
    }

    fn set_chart_heights(&mut self, part: f64) {
        for (first, rows, _) in &self.charts {
            self.heights.extend((*first..*first + *rows).map(|row| (row, height::LINE * part)));
        }
    }

    /// Gives each row the height of its longest text.
    fn measure_texts(&mut self) {
        let TableType { size, row: usual, line, .. } = self.kind;
        for (row, column, text) in &self.texts {
            let needed = lines_of(text, (self.widths[*column] - TEXT_AIR) / size);
            let held = self.heights.entry(*row).or_insert(usual);
            *held = held.max(f64::from(needed - 1) * line + usual).min(MOST_HEIGHT);
        }
        for (row, column, text) in &self.headings {
            let needed = lines_of(text, (self.widths[*column] - NUMBER_AIR) / BOLD);
            let held = self.heights.entry(*row).or_insert(usual);
            *held = held.max(f64::from(needed - 1) * height::LINE + usual).min(MOST_HEIGHT);
        }
    }

    /// The rows above the headings.
    fn titles(&mut self, title: &str, details: &str) -> Result<(), ExportError> {
        let formats = self.context.formats;
        let event = self.sheet.wide_text(0, self.context.event, &formats.event, &self.widths, EVENT_TITLE)?;
        let subtitle =
            self.sheet.wide_text(TITLE_ROW, title, &formats.subtitle, &self.widths, (SUBTITLE, height::SUBTITLE))?;
        let details = self.sheet.wide_text(DETAIL_ROW, details, &formats.note, &self.widths, (0.9, height::LINE))?;
        self.heights.extend([(0, event), (TITLE_ROW, subtitle), (DETAIL_ROW, details), (GAP_ROW, height::GAP)]);
        Ok(())
    }

    fn write_wide_texts(&mut self) -> Result<(), ExportError> {
        let formats = self.context.formats;
        for (row, text, kind) in &self.wide {
            let (format, measures) = match kind {
                WideText::Title => (&formats.board, (1.2, height::BOARD)),
                WideText::Sentence => (&formats.wrapped_note, (0.9, 12.5)),
            };
            let points = self.sheet.wide_text(*row, text, format, &self.widths, measures)?;
            self.heights.insert(*row, points);
        }
        Ok(())
    }

    /// Writes notes below all tables, each as wide as the tables.
    fn notes(&mut self, first: u32, notes: &[String]) -> Result<(), ExportError> {
        for (row, note) in (first..).zip(notes) {
            let format = &self.context.formats.wrapped_note;
            // Small print is narrower than the font in which widths are measured.
            let points = self.sheet.wide_text(row, note, format, &self.widths, (0.9, 12.0))? + 2.0;
            self.heights.insert(row, points.min(MOST_HEIGHT));
        }
        if first > self.row && !notes.is_empty() {
            self.heights.insert(self.row, height::GAP);
        }
        Ok(())
    }

    /// The rows of a table, and of the notes below the last one, without headings that pages repeat.
    fn rows_with_notes(&self, block: &TableBlock, repeated: &Range<u32>) -> Range<u32> {
        let start = if repeated.contains(&block.headings()) { block.lines.start } else { block.rows.start };
        let is_last = self.blocks.last().is_some_and(|last| last.rows == block.rows);
        start..if is_last { u32::MAX } else { block.rows.end }
    }

    /// The last rows of the sheet that stay together: the notes, and enough rows above them that no page has only one or
    /// two.
    fn last_rows(&self, repeated: &Range<u32>) -> Range<u32> {
        let Some(block) = self.blocks.last() else { return 0..0 };
        let rows = self.rows_with_notes(block, repeated);
        let first = block.starts.len().checked_sub(TOGETHER).and_then(|at| block.starts.get(at));
        first.map_or(rows.start, |first| *first)..rows.end
    }

    /// Whether a table, with the notes below it, has no room on a page.
    fn is_parted(&self, block: &TableBlock, repeated: &Range<u32>, room: f64) -> bool {
        self.height_of(self.rows_with_notes(block, repeated)) > room
    }

    /// The heights of rows that stay on one page, where a page has room for them, the greatest first: tables with charts, and the notes
    /// with the last rows above them.
    fn kept_heights(&self, repeated: &Range<u32>) -> Vec<f64> {
        let with_charts = self.blocks.iter().filter(|block| block.chart.is_some());
        let rows = with_charts.map(|block| self.rows_with_notes(block, repeated)).chain([self.last_rows(repeated)]);
        let mut heights: Vec<f64> = rows.map(|rows| self.height_of(rows)).collect();
        heights.sort_by(|one, other| other.total_cmp(one));
        heights
    }

    /// All rows, with the places where a page may begin. Each page has these rows on top and this much room below them.
    fn sheet_lines(&self, repeated: &Range<u32>, room: f64) -> Vec<SheetLine> {
        let line = |(row, height): (&u32, &f64)| SheetLine { row: *row, height: *height, start: PageStart::Never };
        let mut lines: Vec<SheetLine> = self.heights.iter().map(line).collect();
        let mut free = |row: u32, start: PageStart| {
            if let Ok(at) = lines.binary_search_by_key(&row, |line| line.row) {
                lines[at].start = start;
            }
        };
        for (at, block) in self.blocks.iter().enumerate() {
            if at > 0 {
                free(block.rows.start, PageStart::Table);
            }
            if !self.is_parted(block, repeated, room) {
                continue;
            }
            // A long table is parted, but no page has one or two of its rows.
            let inner = block.starts.len().saturating_sub(TOGETHER - 1);
            for start in block.starts.iter().take(inner).skip(TOGETHER - 1) {
                free(*start, PageStart::Row);
            }
            if let Some(chart) = block.chart.filter(|_| self.height_of(block.rows.clone()) > room) {
                free(chart, PageStart::Table);
            }
        }
        // Notes stay with the last rows, but more notes than a page holds go on over it.
        if let Some(block) = self.blocks.last()
            && self.height_of(self.last_rows(repeated)) > room
        {
            let notes: Vec<u32> = self.heights.range(block.rows.end + 2..).map(|(row, _)| *row).collect();
            for note in notes.iter().take(notes.len().saturating_sub(TOGETHER - 1)) {
                free(*note, PageStart::Row);
            }
        }
        lines
    }
}

/// The most that a text may be wider than its column, so that it is shrunk to one line.
const MOST_SHRUNK: f64 = 1.5;

/// Whether a text has one line of narrower letters, because one of its words is too wide for the widest column.
fn is_shrunk(text: &str, most: f64) -> bool {
    let is_wide = |word: &str| unbroken_parts(word).any(|part| width_of(part) > most);
    text.split(' ').any(is_wide) && width_of(text) <= most * MOST_SHRUNK
}

/// The width that a text needs for as few lines as the widest column gives it: the lines are about equally long.
fn width_in_lines(text: &str, most: f64) -> f64 {
    const STEP: f64 = 0.5;
    let lines = lines_of(text, most);
    if lines == 1 {
        return most;
    }
    let widest = text.split(' ').flat_map(unbroken_parts).map(width_of).fold(0.0, f64::max);
    let narrower = std::iter::successors(Some(most), |width| Some(width - STEP));
    narrower.take_while(|width| *width >= widest && lines_of(text, *width) == lines).last().unwrap_or(most)
}

/// The greatest width of a text in a table.
const fn widest_text(size: TextSize) -> f64 {
    match size {
        TextSize::Poster => 30.0,
        TextSize::List => 46.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::languages::Language;

    /// The pages of a sheet whose tables have this title and these numbers of rows, and the row below the last table.
    fn pages(title: &str, rows: &[u32], notes: &[String]) -> (SheetPages, u32) {
        let formats = WorkbookFormats::new(2, Language::English, 1.75);
        let paper = SheetPaper { size: TextSize::Poster, ..SheetPaper::default() };
        let defined = DefinedNames::default();
        let context = SheetContext {
            formats: &formats,
            paper: &paper,
            event: "Tea-time Open",
            defined: &defined,
            explanation: None,
        };
        let mut inner = Worksheet::new();
        let mut sheet = TableSheet::new(context, &mut inner, "Top board", TableType::LARGE).unwrap();
        let column = |heading: &str, is_text| SheetColumn { heading: heading.to_owned(), is_text, least: 5.0 };
        for rows in rows {
            sheet.table(title, &[column("Place", false), column("Player", true)]).unwrap();
            for row in 0..*rows {
                let place = SheetCell::number(f64::from(row), "1", None, sheet.plain_cell(false));
                let player = SheetCell::text("Ann Lund", sheet.plain_cell(false));
                sheet.line(vec![place, player], true).unwrap();
            }
        }
        let end = sheet.row;
        sheet.measure_texts();
        sheet.titles("Top board", "").unwrap();
        sheet.write_wide_texts().unwrap();
        sheet.notes(end + 1, notes).unwrap();
        (sheet.pages(HEADING_ROW + u32::from(title.is_empty())), end)
    }

    #[test]
    fn pages_repeat_the_headings_of_the_table_that_they_part() {
        let repeated = |title: &str, rows: &[u32]| pages(title, rows, &[]).0.repeated;
        let titles = 0..HEADING_ROW;
        assert_eq!(repeated("Claims", &[7, 5]), titles, "both tables have room");
        // Above the seven rows stand a title and headings, and below them a gap and those of the second table.
        let second = HEADING_ROW + 2 + 7 + 1;
        assert_eq!(repeated("Claims", &[7, 90]), second..second + 2);
        assert_eq!(repeated("Claims", &[90]), 0..HEADING_ROW + 2);
        assert_eq!(repeated("", &[90]), 0..HEADING_ROW + 1);
        assert_eq!(repeated("Claims", &[90, 90]), titles, "a sheet has one range of such rows");
    }

    #[test]
    fn notes_of_more_than_half_a_page_stay_with_the_last_rows() {
        let notes = vec!["Shared".to_owned(); 16];
        for rows in 20..60 {
            let (pages, end) = pages("", &[rows], &notes);
            assert!(pages.breaks.sheets > 1, "{rows} rows");
            assert!(pages.breaks.rows.iter().all(|row| row + 3 <= end), "{rows} rows: {:?}", pages.breaks);
        }
    }

    #[test]
    fn a_text_of_several_lines_needs_no_more_width_than_its_lines() {
        let claim = "no seat: has played 4 rounds (at most 3)";
        let width = width_in_lines(claim, 30.0);
        assert!(width < 20.0 && lines_of(claim, width) == 2, "{width}");
        assert_eq!(width_in_lines("seat", 30.0), 30.0);
        assert_eq!(width_in_lines(&"x".repeat(40), 30.0), 30.0, "a word is not broken more often");
    }

    #[test]
    fn a_word_that_is_too_wide_is_shrunk_and_a_long_name_is_not() {
        assert!(is_shrunk("Wolfeschlegelsteinhausenbergerdorff", 30.0));
        assert!(!is_shrunk("Juan Carlos Alberto María de los Ángeles Fernández-Villaverde", 30.0));
        assert!(!is_shrunk(&"x".repeat(250), 30.0));
    }
}
