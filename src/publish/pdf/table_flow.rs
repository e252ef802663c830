//! Puts tables on pages, in one or several strips beside each other, and the sentences below them.
//!
//! A section of few rows is not split. The headings come again where a table goes on, and no row stands alone.

use super::columns::{ColumnWidths, GAP, Lines, wrap};
use super::layout::{ASCENT, LINE, MARGIN, MOST_ROWS_TOGETHER};
use super::page_content::{Area, PageContent, PlacedText, Shade, TextRole};
use super::plot::place_drawing;
use super::table_form::{ROW_PADDING, TableForm};
use super::table_texts::TableTexts;
use crate::notices::{BoardResult, Notice, Plot};
use crate::publish::page_setup::PageSetup;
use crate::publish::text_measure::{Fonts, ShapedText, Weight};

/// The size of a text below the tables against that of the cells.
const NOTE_SCALE: f32 = 0.75;

/// The smallest size of a plot that stays below its table, against that of the cells.
const LEAST_PLOT: f32 = 0.65;

/// The smallest size of such a text, in points.
const LEAST_NOTE: f32 = 8.0;

/// The size of the title of a section against that of the cells.
const TITLE_SCALE: f32 = 1.05;

/// The pages so far, and the place of the next row.
pub(super) struct TableFlow<'a> {
    fonts: &'a Fonts,
    texts: &'a TableTexts,
    form: &'a TableForm,
    notice: &'a Notice,
    setup: &'a PageSetup,
    pages: Vec<PageContent>,
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
        texts: &'a TableTexts,
        form: &'a TableForm,
        notice: &'a Notice,
        setup: &'a PageSetup,
    ) -> Self {
        let (top, y, lowest) = (MARGIN, MARGIN, MARGIN);
        let mut flow =
            TableFlow { fonts, texts, form, notice, setup, pages: Vec::new(), strip: 0, top, y, lowest, paragraphs: 0 };
        flow.begin_page();
        flow
    }

    /// Begins a page with the title, in small type from the second page on.
    pub(super) fn begin_page(&mut self) {
        let is_first = self.pages.is_empty();
        self.pages.push(PageContent::new(self.form.sheet));
        self.y = MARGIN;
        self.strip = 0;
        let size = self.form.size;
        let Notice { title, subtitle, .. } = self.notice;
        if is_first {
            let small = (size * 0.9).clamp(10.0, 20.0);
            self.paragraph(&self.setup.event, Weight::Regular, small, TextRole::Subtitle(0));
            self.paragraph(title, Weight::Bold, self.form.title_size(), TextRole::Title);
            self.paragraph(subtitle, Weight::Regular, small, TextRole::Subtitle(1));
            self.y += 0.5 * size;
        } else {
            self.paragraph(&format!("{title}, continued"), Weight::Bold, size.min(14.0), TextRole::Repeated);
            self.y += 0.3 * size;
        }
        (self.top, self.lowest) = (self.y, self.y);
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

    pub(super) fn into_pages(self) -> Vec<PageContent> {
        self.pages
    }

    /// The size of a sentence below a table, in points.
    fn note_size(&self) -> f32 {
        (self.form.size * NOTE_SCALE).max(LEAST_NOTE)
    }

    fn room(&self) -> f32 {
        self.form.bottom() - self.y
    }

    /// The tables. A page begins at the row of the last section that `break_before` names.
    pub(super) fn tables(&mut self, break_before: Option<usize>) {
        for section in 0..self.texts.sections.len() {
            let is_last = section + 1 == self.texts.sections.len();
            self.section(section, break_before.filter(|_| is_last));
        }
    }

    fn section(&mut self, section: usize, break_before: Option<usize>) {
        let (size, texts) = (self.form.size, self.texts);
        let held = &texts.sections[section];
        let rows: Vec<Vec<Lines>> =
            (0..held.rows.len()).map(|row| held.row_lines(self.fonts, self.widths(section), row)).collect();
        let headings = held.heading_lines(self.fonts, self.widths(section));
        let title = self.title_lines(&held.title);
        let title_height = line_count(&title) * LINE * size * TITLE_SCALE;
        let sentences: Vec<Lines> = held.sentences.iter().map(|sentence| self.sentence_lines(sentence)).collect();
        let plot = Plot::of(&self.notice.sections[section]);
        let plot_height = plot.as_ref().map_or(0.0, |plot| plot.height(size));
        let below: f32 =
            plot_height + sentences.iter().map(|lines| line_count(lines) * LINE * self.note_size()).sum::<f32>();
        let heading_height = row_height(&headings, size);
        let heights: Vec<f32> = rows.iter().map(|row| row_height(row, size)).collect();
        let head = title_height + heading_height;
        let whole = head + heights.iter().sum::<f32>() + below;
        let first_rows: f32 = heights.iter().take(2).sum();
        let kept_together = rows.len() <= MOST_ROWS_TOGETHER && whole <= self.form.bottom() - self.top;
        let needed = if kept_together { whole } else { head + first_rows };
        if needed > self.room() && self.y > self.top + 0.1 {
            self.begin_strip();
        }
        self.section_title(section, title);
        self.headings(section, &headings, |column| TextRole::Heading { section, column });
        let mut band = 0;
        for (at, (row, height)) in rows.iter().zip(&heights).enumerate() {
            let left_over = rows.len() - at;
            let next = heights.get(at + 1).copied().unwrap_or_default();
            // The last row does not go to the next strip alone.
            let needed = if left_over == 2 { height + next } else { *height };
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
                self.area(section, (self.y, *height), Shade::Solo);
            } else if band % 2 == 1 {
                self.area(section, (self.y, *height), Shade::Band);
            }
            let shade = if result == BoardResult::Eliminated { Shade::Faded } else { Shade::Black };
            self.cells(section, row, shade, |column| TextRole::Cell { section, row: at, column });
            self.y += height;
            self.lowest = self.lowest.max(self.y);
            band += 1;
        }
        if let Some(plot) = plot {
            self.plot(&plot);
        }
        for lines in sentences {
            self.sentence_of_section(section, lines);
        }
        self.y += size * 0.8;
    }

    /// The plot of a section below its table. It is made a little smaller where it fits the page then.
    fn plot(&mut self, plot: &Plot) {
        let fonts = self.fonts;
        let shrunk = self.form.size * (self.room() / plot.height(self.form.size)).min(1.0);
        let size = if shrunk >= self.form.size * LEAST_PLOT { shrunk } else { self.form.size };
        let height = plot.height(size);
        // A little more, because the height is a product of rounded numbers.
        if height > self.room() + 0.1 {
            self.begin_strip();
        }
        let width = self.form.strip_width().min(height * 3.2);
        let drawing = plot.draw(width, size, &|text| fonts.width(text));
        let place = (self.form.strip_left(self.strip), self.y);
        if let Some(page) = self.pages.last_mut() {
            place_drawing(page, fonts, drawing, place);
        }
        self.y += height;
        self.lowest = self.lowest.max(self.y);
    }

    /// The title of a section in lines.
    fn title_lines(&self, title: &str) -> Lines {
        let width = self.form.strip_width() / (self.form.size * TITLE_SCALE);
        if title.is_empty() { Vec::new() } else { wrap(self.fonts, title, Weight::Bold, width) }
    }

    fn section_title(&mut self, section: usize, lines: Lines) {
        let size = self.form.size * TITLE_SCALE;
        let left = self.form.strip_left(self.strip);
        for line in lines {
            self.place(line, left, size, TextRole::SectionTitle(section));
            self.y += LINE * size;
        }
    }

    /// A sentence below the table of a section, in lines.
    fn sentence_lines(&self, text: &str) -> Lines {
        let width = self.form.strip_width() / self.note_size();
        wrap(self.fonts, text, Weight::Regular, width)
    }

    fn sentence_of_section(&mut self, section: usize, lines: Lines) {
        let size = self.note_size();
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

    fn headings(&mut self, section: usize, headings: &[Lines], role: impl Fn(usize) -> TextRole) {
        let height = row_height(headings, self.form.size);
        self.cells(section, headings, Shade::Black, role);
        self.y += height;
        self.area(section, (self.y - 0.6, 0.8), Shade::Line);
    }

    /// The cells of a row. A text with fewer lines than its neighbours is at the top.
    fn cells(&mut self, section: usize, cells: &[Lines], shade: Shade, role: impl Fn(usize) -> TextRole) {
        let size = self.form.size;
        let row_top = self.y;
        let mut left = self.form.strip_left(self.strip);
        for (column, lines) in cells.iter().enumerate() {
            let width = self.widths(section).0.get(column).copied().unwrap_or_default() * size;
            let is_text = self.texts.sections[section].styles.get(column).is_none_or(|style| style.is_text);
            self.y = row_top + ROW_PADDING * size;
            for line in lines {
                if line.text.is_empty() {
                    self.y += LINE * size;
                    continue;
                }
                let start = if is_text { left } else { left + width - line.width * size };
                self.place_shaded(line.clone(), start, size, (shade, role(column)));
                self.y += LINE * size;
            }
            left += width + GAP * size;
        }
        self.y = row_top;
    }

    /// Writes the sentences below the tables on this page. Gives whether there is room for them.
    pub(super) fn notes(&mut self, notes: &[String]) -> bool {
        if notes.is_empty() {
            return true;
        }
        let size = self.note_size();
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

fn line_count(lines: &Lines) -> f32 {
    f32::from(u16::try_from(lines.len()).unwrap_or(u16::MAX))
}

fn row_height(cells: &[Lines], size: f32) -> f32 {
    let lines = cells.iter().map(line_count).fold(1.0, f32::max);
    (lines * LINE + 2.0 * ROW_PADDING) * size
}
