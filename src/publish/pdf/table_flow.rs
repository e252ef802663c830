//! Puts tables on pages, in one or several strips beside each other, and the sentences below them.
//!
//! A section of few rows is not split. The headings come again where a table goes on, and no row stands alone.

use super::columns::{ColumnWidths, GAP, Lines, line_count, wrap};
use super::layout::{ASCENT, LINE, MARGIN, MOST_ROWS_TOGETHER};
use super::page_content::{Area, PageContent, PlacedText, Shade, TextRole};
use super::page_head::{HeadSizes, PageHead};
use super::plot::{letters_of_plot, place_drawing};
use super::section_title::{TitleLine, title_lines};
use super::table_form::{LEAST_NOTE, LEAST_ROWS, PageTally, ROW_PADDING, TableForm};
use super::table_row::{CellLines, RowLayout, SetRow, left_of};
use super::table_texts::{HEAD_SCALE, REASON_SCALE, TableMeasures, TableTexts};
use crate::notices::{BoardResult, Notice, Plot, PlotFrame};
use crate::publish::page_setup::{PageSetup, TextSize};
use crate::publish::text_measure::{Fonts, ShapedText, Weight};

/// The size of the meaning of the marks at the head of a sheet, against that of the cells.
const LEGEND_SCALE: f32 = 0.6;

/// The smallest size of the meaning of the marks on a wall, in points.
const LEAST_LEGEND: f32 = 10.0;

/// The pages so far, and the place of the next row.
pub(super) struct TableFlow<'a> {
    fonts: &'a Fonts,
    texts: &'a TableTexts,
    measures: &'a TableMeasures,
    form: &'a TableForm,
    notice: &'a Notice,
    setup: &'a PageSetup,
    pages: Vec<PageContent>,
    tally: PageTally,
    /// Whether other pages of the notice come before.
    goes_on: bool,
    strip: u16,
    /// The top of the strips on this page.
    top: f32,
    y: f32,
    /// The lowest place that this page uses.
    lowest: f32,
    paragraphs: usize,
}

impl<'a> TableFlow<'a> {
    pub(super) fn new(
        fonts: &'a Fonts,
        (texts, measures): (&'a TableTexts, &'a TableMeasures),
        form: &'a TableForm,
        notice: &'a Notice,
        setup: &'a PageSetup,
    ) -> Self {
        let (top, y, lowest) = (MARGIN, MARGIN, MARGIN);
        let (pages, tally) = (Vec::new(), PageTally::default());
        TableFlow {
            fonts,
            texts,
            measures,
            form,
            notice,
            setup,
            pages,
            tally,
            goes_on: false,
            strip: 0,
            top,
            y,
            lowest,
            paragraphs: 0,
        }
    }

    /// The pages may follow others of the same notice.
    pub(super) fn going_on(self, goes_on: bool) -> Self {
        TableFlow { goes_on, ..self }
    }

    /// Whether the last of several pages has fewer than this number of rows.
    pub(super) fn has_fewer_on_last_page(&self, rows: usize) -> bool {
        self.tally.rows.len() > 1 && self.tally.rows.last().is_some_and(|on_page| *on_page < rows)
    }

    /// Begins a page with the title, in small type from the second page on.
    pub(super) fn begin_page(&mut self) {
        let is_first = self.pages.is_empty() && !self.goes_on;
        self.add_page();
        let size = self.form.size;
        let sizes = HeadSizes::new(self.setup, size.max(self.form.section_title));
        if let Some(page) = self.pages.last_mut() {
            let head = PageHead::new(self.fonts, (self.notice, self.setup), sizes, page);
            self.y = if is_first { head.first() } else { head.continued() };
        }
        self.legend(if is_first { TextRole::Subtitle(3) } else { TextRole::Repeated });
        self.y += size * if is_first { 0.4 } else { 0.25 };
        (self.top, self.lowest) = (self.y, self.y);
    }

    fn add_page(&mut self) {
        self.pages.push(PageContent::new(self.form.sheet));
        self.tally.rows.push(0);
        self.y = MARGIN;
        self.strip = 0;
    }

    /// Writes the meaning of the marks, on every sheet, because each may hang alone.
    fn legend(&mut self, role: TextRole) {
        let least = if self.setup.size == TextSize::Poster { LEAST_LEGEND } else { LEAST_NOTE };
        let size = (self.form.size * LEGEND_SCALE).max(least);
        self.paragraph(&self.notice.paper_legend(), Weight::Regular, size, role);
    }

    /// Writes a text over the full width. Nothing is written for an empty text.
    fn paragraph(&mut self, text: &str, weight: Weight, size: f32, role: TextRole) {
        if text.trim().is_empty() {
            return;
        }
        for line in wrap(self.fonts, text, weight, self.form.across() / size) {
            self.place(line, MARGIN, size, role);
            self.y += LINE * size;
        }
    }

    /// Puts a text with its top at the present place.
    fn place(&mut self, shaped: ShapedText, left: f32, size: f32, role: TextRole) {
        self.place_shaded(shaped, left, size, (Shade::Black, role));
    }

    fn place_shaded(&mut self, shaped: ShapedText, left: f32, size: f32, (shade, role): (Shade, TextRole)) {
        let baseline = self.y + ASCENT * size;
        if let Some(page) = self.pages.last_mut() {
            page.texts.push(PlacedText { shaped, left, baseline, size, shade, role });
        }
    }

    fn area(&mut self, section: usize, (top, height): (f32, f32), shade: Shade) {
        let (left, width) = (self.form.strip_left(self.strip), self.widths(section).total() * self.form.size);
        if let Some(page) = self.pages.last_mut() {
            page.areas.push(Area { left, top, width, height, shade });
        }
    }

    /// Goes to the next strip, or to the next page after the last one.
    fn begin_strip(&mut self) {
        if self.strip + 1 < self.form.strips {
            self.strip += 1;
            self.y = self.top;
        } else {
            self.begin_page();
        }
    }

    /// The widths of the columns of a section.
    fn widths(&self, section: usize) -> &'a ColumnWidths {
        &self.form.widths[self.texts.sections[section].table]
    }

    pub(super) fn into_pages(self) -> (Vec<PageContent>, PageTally) {
        (self.pages, self.tally)
    }

    fn room(&self) -> f32 {
        self.form.bottom() - self.y
    }

    /// The tables. A page begins at the row of the last section that `break_before` names.
    pub(super) fn tables(&mut self, break_before: Option<usize>) {
        self.begin_page();
        for section in 0..self.texts.sections.len() {
            let is_last = section + 1 == self.texts.sections.len();
            self.section(section, break_before.filter(|_| is_last));
        }
    }

    fn section(&mut self, section: usize, break_before: Option<usize>) {
        let (size, texts) = (self.form.size, self.texts);
        let held = &texts.sections[section];
        let layout = RowLayout { fonts: self.fonts, measures: self.measures, form: self.form };
        let rows: Vec<SetRow> = (0..held.rows.len()).map(|row| layout.row(held, row)).collect();
        let headings = layout.headings(held);
        let title = title_lines(self.fonts, self.form, &held.title);
        let title_height: f32 = title.iter().map(|line| line.advance).sum();
        let sentences: Vec<Lines> = held.sentences.iter().map(|sentence| self.sentence_lines(sentence)).collect();
        let plot = held.plot.as_ref();
        let plot_height = plot.map_or(0.0, |plot| self.plot_height(plot));
        let below: f32 =
            plot_height + sentences.iter().map(|lines| line_count(lines) * LINE * self.form.note_size()).sum::<f32>();
        let head = title_height + headings.height;
        let whole = head + rows.iter().map(|row| row.height).sum::<f32>() + below;
        let first_rows: f32 = rows.iter().take(LEAST_ROWS).map(|row| row.height).sum();
        let kept_together = rows.len() <= MOST_ROWS_TOGETHER && whole <= self.form.bottom() - self.top;
        let needed = if kept_together { whole } else { head + first_rows };
        if needed > self.room() && self.y > self.top + 0.1 {
            self.begin_strip();
        }
        self.section_title(section, title);
        self.headings(section, &headings, |column| TextRole::Heading { section, column });
        let mut band = 0;
        for (at, row) in rows.iter().enumerate() {
            let left_over = rows.len() - at;
            // The last rows do not go to the next strip alone.
            let needed: f32 =
                if left_over == LEAST_ROWS { rows[at..].iter().map(|row| row.height).sum() } else { row.height };
            let breaks_here = break_before == Some(at);
            if breaks_here || band > 0 && needed > self.room() {
                if breaks_here {
                    self.begin_page();
                } else {
                    self.begin_strip();
                }
                self.headings(section, &headings, |_| TextRole::Repeated);
                band = 0;
            }
            let result = held.results.get(at).copied().unwrap_or_default();
            if result == BoardResult::Solo {
                self.area(section, (self.y, row.height), Shade::Solo);
            } else if band % 2 == 1 {
                self.area(section, (self.y, row.height), Shade::Band);
            }
            let shade = if result == BoardResult::Eliminated { Shade::Faded } else { Shade::Black };
            self.cells(section, &row.cells, (size, shade), |column| TextRole::Cell { section, row: at, column });
            self.reason(section, at, row);
            self.count(row);
            self.y += row.height;
            self.lowest = self.lowest.max(self.y);
            band += 1;
        }
        if let Some(plot) = plot {
            self.plot(section, plot);
        }
        for lines in sentences {
            self.sentence_of_section(section, lines);
        }
        self.y += size * 0.8;
    }

    fn count(&mut self, row: &SetRow) {
        if let Some(rows) = self.tally.rows.last_mut() {
            *rows += 1;
        }
        self.tally.wrapped += row.more_lines;
        self.tally.narrowed += usize::from(row.is_narrow);
    }

    /// The height of a plot on this page.
    fn plot_height(&self, plot: &Plot) -> f32 {
        let page = self.pages.len().saturating_sub(1);
        plot.height(letters_of_plot(self.form.size)) + self.form.plot_extra.get(page).copied().unwrap_or_default()
    }

    /// The plot of a section below its table, with its marks below the columns. It is a little lower where it fits the page then.
    fn plot(&mut self, section: usize, plot: &Plot) {
        let (fonts, letters) = (self.fonts, letters_of_plot(self.form.size));
        let measure = |text: &str| fonts.width(text);
        // A little more, because the height is a product of rounded numbers.
        if plot.least_height(letters) > self.room() + 0.1 {
            self.begin_strip();
        }
        let height = self.plot_height(plot).min(self.room().max(plot.least_height(letters)));
        let frame = PlotFrame { width: self.form.strip_width(), height, letters, columns: self.year_columns(section) };
        let place = (self.form.strip_left(self.strip), self.y);
        if let Some(page) = self.pages.last_mut() {
            place_drawing(page, fonts, plot.draw(&frame, &measure), place, (Some(section), plot.as_text()));
        }
        self.y += height;
        self.lowest = self.lowest.max(self.y);
    }

    /// The columns of years, if the table leaves room for the names of the plot beside it: the middle of each heading from the left
    /// of the strip, and the heading.
    fn year_columns(&self, section: usize) -> Vec<(f32, String)> {
        let (held, widths) = (&self.texts.sections[section], self.widths(section));
        // Without that room the plot spreads its marks over the whole strip itself.
        if self.form.beside <= 0.0 {
            return Vec::new();
        }
        let column = |at: usize| {
            let heading = held.headings.get(at)?;
            let half = self.fonts.shape(heading, Weight::Bold).width * HEAD_SCALE / 2.0;
            let end = left_of(widths, at) + self.measures.slots(held.table, at).end(*widths.0.get(at)?);
            Some(((end - half) * self.form.size, heading.clone()))
        };
        let years = (0..held.styles.len()).filter(|at| held.styles[*at].is_year);
        years.filter_map(column).collect()
    }

    fn section_title(&mut self, section: usize, lines: Vec<TitleLine>) {
        let left = self.form.strip_left(self.strip);
        for line in lines {
            self.place(line.shaped, left + line.left, line.size, TextRole::SectionTitle(section));
            self.y += line.advance;
        }
    }

    /// A sentence below the table of a section, in lines.
    fn sentence_lines(&self, text: &str) -> Lines {
        let width = self.form.strip_width() / self.form.note_size();
        wrap(self.fonts, text, Weight::Regular, width)
    }

    fn sentence_of_section(&mut self, section: usize, lines: Lines) {
        let size = self.form.note_size();
        if LINE * size * line_count(&lines) > self.room() {
            self.begin_strip();
        }
        let role = TextRole::Paragraph { section: Some(section), number: self.paragraphs };
        self.paragraphs += 1;
        for line in lines {
            let left = self.form.strip_left(self.strip);
            self.place(line, left, size, role);
            self.y += LINE * size;
        }
        self.lowest = self.lowest.max(self.y);
    }

    fn headings(&mut self, section: usize, headings: &SetRow, role: impl Fn(usize) -> TextRole) {
        self.cells(section, &headings.cells, (self.form.size * HEAD_SCALE, Shade::Black), role);
        self.y += headings.height;
        self.area(section, (self.y - 0.6, 0.8), Shade::Line);
    }

    /// The cells of a row in this size. A text with fewer lines than its neighbours is at the top.
    fn cells(
        &mut self,
        section: usize,
        cells: &[CellLines],
        (size, shade): (f32, Shade),
        role: impl Fn(usize) -> TextRole,
    ) {
        let row_top = self.y;
        let mut left = self.form.strip_left(self.strip);
        for (column, lines) in cells.iter().enumerate() {
            self.y = row_top + ROW_PADDING * self.form.size;
            for line in lines {
                for piece in line.iter().filter(|piece| !piece.shaped.text.is_empty()) {
                    let shade = piece.shade.unwrap_or(shade);
                    self.place_shaded(piece.shaped.clone(), left + piece.offset * size, size, (shade, role(column)));
                }
                self.y += LINE * size;
            }
            left += (self.widths(section).0.get(column).copied().unwrap_or_default() + GAP) * self.form.size;
        }
        self.y = row_top;
    }

    /// Why a row is where it is, below its texts.
    fn reason(&mut self, section: usize, at: usize, row: &SetRow) {
        let (row_top, size) = (self.y, self.form.size * REASON_SCALE);
        let column = self.texts.sections[section].first_text_column();
        let left = self.form.strip_left(self.strip) + left_of(self.widths(section), column) * self.form.size;
        self.y = row_top + row.height - ROW_PADDING * self.form.size - line_count(&row.reason) * LINE * size;
        for line in &row.reason {
            self.place(line.clone(), left, size, TextRole::Cell { section, row: at, column });
            self.y += LINE * size;
        }
        self.y = row_top;
    }

    /// Writes the sentences below the tables on this page. Gives whether there is room for them.
    pub(super) fn notes(&mut self, notes: &[String]) -> bool {
        if notes.is_empty() {
            return true;
        }
        let size = self.form.note_size();
        let lines: Vec<Lines> =
            notes.iter().map(|note| wrap(self.fonts, note, Weight::Regular, self.form.across() / size)).collect();
        let height: f32 = lines.iter().map(|lines| (line_count(lines) * LINE + 0.2) * size).sum();
        self.y = self.lowest + 0.8 * self.form.size;
        let is_empty_page = self.lowest <= self.top + 0.1;
        if height > self.room() && !is_empty_page {
            return false;
        }
        for note in lines {
            let role = TextRole::Paragraph { section: None, number: self.paragraphs };
            self.paragraphs += 1;
            for line in note {
                // More sentences than a page holds.
                if LINE * size > self.room() {
                    self.begin_page();
                }
                self.place(line, MARGIN, size, role);
                self.y += LINE * size;
            }
            self.y += 0.2 * size;
        }
        true
    }
}
