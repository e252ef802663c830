//! Puts tables on pages, in one or several strips beside each other, and the sentences below them.
//!
//! A section of few rows is not split. The headings come again where a table goes on, and no row stands alone.

mod letters;
mod section_plot;
mod sheet_legend;

use self::sheet_legend::{PageEnd, SheetLegend, lines_of_head};
use super::columns::{ColumnWidths, GAP, Lines, left_of, line_count, wrap_sentence};
use super::page_content::{Area, PageContent, PlacedText, Shade, TextRole};
use super::page_head::{HeadSizes, PageHead};
use super::page_measures::{ASCENT, LINE, MARGIN, MOST_ROWS_TOGETHER};
use super::set_section::{SetSection, sentence_lines};
use super::table_form::{LEAST_NOTE, LEAST_ROWS, LetterPlace, PageTally, TableForm};
use super::table_row::SetRow;
use super::table_texts::TableTexts;
use crate::notices::{BoardResult, Notice};
use crate::publish::page_setup::{PageSetup, TextSize};
use crate::publish::text_measure::{Fonts, PageFont, ShapedText};

/// The size of the meaning of the marks at the head of a sheet, against that of the cells.
const LEGEND_SCALE: f32 = 0.6;

/// How far a band behind a row, and a rule, reach beyond the texts, in sizes of these.
const BEYOND_TEXTS: f32 = 0.25;

/// The smallest size of the meaning of the marks on a wall, in points.
const LEAST_LEGEND: f32 = 10.0;

/// The space between two sections, and between two boards that are called, in sizes of the cells.
const SECTION_SPACE: f32 = 0.8;
const CALLED_SPACE: f32 = 0.45;

/// The space between a row and the rule above another part of its table, in sizes of the cells.
const PART_SPACE: f32 = 0.3;

/// The space between the last row and the sentences below it, in lines of these.
const NOTE_SPACE: f32 = 0.5;

/// The pages so far, and the place of the next row.
pub(super) struct TableFlow<'a> {
    fonts: &'a Fonts,
    texts: &'a TableTexts,
    /// The sections as they are set in the form.
    set: &'a [SetSection],
    form: &'a TableForm,
    notice: &'a Notice,
    setup: &'a PageSetup,
    pages: Vec<PageContent>,
    /// For each page: the meaning of the marks at its head.
    legends: Vec<SheetLegend>,
    tally: PageTally,
    /// Whether other pages of the notice come before.
    goes_on: bool,
    strip: u16,
    /// The sections that begin in this strip.
    in_strip: usize,
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
        (texts, set): (&'a TableTexts, &'a [SetSection]),
        form: &'a TableForm,
        notice: &'a Notice,
        setup: &'a PageSetup,
    ) -> Self {
        let (top, y, lowest) = (MARGIN, MARGIN, MARGIN);
        let (pages, legends, tally) = (Vec::new(), Vec::new(), PageTally::default());
        TableFlow {
            fonts,
            texts,
            set,
            form,
            notice,
            setup,
            pages,
            legends,
            tally,
            goes_on: false,
            strip: 0,
            in_strip: 0,
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
        let titles = if self.form.has_large_letters() { size } else { self.form.section_title };
        let sizes = HeadSizes::new(self.setup, size.max(titles));
        if let Some(page) = self.pages.last_mut() {
            let head = PageHead::new(self.fonts, (self.notice, self.setup), sizes, page);
            self.y = if is_first { head.first() } else { head.continued() };
        }
        self.legend(is_first);
        self.y += size
            * match () {
                () if self.form.has_large_letters() => CALLED_SPACE,
                () if is_first => 0.4,
                () => 0.25,
            };
        (self.top, self.lowest) = (self.y, self.y);
    }

    fn add_page(&mut self) {
        self.pages.push(PageContent::new(self.form.sheet));
        self.tally.rows.push(0);
        self.y = MARGIN;
        (self.strip, self.in_strip) = (0, 0);
    }

    /// Writes what explains all rows, and the meaning of the marks, on every sheet, because each may hang alone. The marks that the
    /// sheet turns out not to have are left out when it is full.
    fn legend(&mut self, is_first: bool) {
        let least = if self.setup.size == TextSize::Poster { LEAST_LEGEND } else { LEAST_NOTE };
        // It is never larger than the cells.
        let size = (self.form.size * LEGEND_SCALE).max(least.min(self.form.size));
        let notice = self.notice;
        let role = |role: TextRole| if is_first { role } else { TextRole::Repeated };
        for text in notice.explanations_at_head() {
            self.paragraph_of_head(text, size, role(TextRole::Subtitle(3)));
        }
        let begin = self.end_of_page();
        let top = self.y;
        for text in notice.printed_legend() {
            self.paragraph_of_head(&text, size, role(TextRole::Subtitle(4)));
        }
        let texts = begin.texts..self.end_of_page().texts;
        self.legends.push(SheetLegend { texts, begin, top, bottom: self.y, size, role: role(TextRole::Subtitle(4)) });
    }

    /// A text at the head of a sheet, in lines of this size.
    fn paragraph_of_head(&mut self, text: &str, size: f32, role: TextRole) {
        for line in lines_of_head(self.fonts, text, self.form.across() / size) {
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

    /// A band behind a row, or a rule. It reaches a little beyond the texts on both sides.
    fn area(&mut self, section: usize, (top, height): (f32, f32), shade: Shade) {
        let beyond = BEYOND_TEXTS * self.form.size;
        let left = self.form.table_left(self.strip) - beyond;
        let width = self.widths(section).total() * self.form.size + 2.0 * beyond;
        if let Some(page) = self.pages.last_mut() {
            page.areas.push(Area { left, top, width, height, shade });
        }
    }

    /// Goes to the next strip, or to the next page after the last one.
    fn begin_strip(&mut self) {
        if self.strip + 1 < self.form.strips {
            self.strip += 1;
            self.in_strip = 0;
            self.y = self.top;
        } else {
            self.begin_page();
        }
    }

    /// The number of this page, from 0.
    fn page(&self) -> usize {
        self.pages.len().saturating_sub(1)
    }

    /// The sections of this strip, where they are shared out.
    fn share_of_strip(&self) -> Option<usize> {
        let before = self.page() * usize::from(self.form.strips);
        self.form.shares.get(before + usize::from(self.strip)).copied()
    }

    /// The widths of the columns of a section.
    fn widths(&self, section: usize) -> &'a ColumnWidths {
        &self.form.widths[self.texts.sections[section].table]
    }

    pub(super) fn into_pages(self) -> (Vec<PageContent>, PageTally) {
        let TableFlow { fonts, notice, form, mut pages, legends, tally, .. } = self;
        for (page, legend) in pages.iter_mut().zip(&legends) {
            legend.leave_out_what_is_missing(fonts, notice, form.across(), page);
        }
        (pages, tally)
    }

    /// How much is on this page so far.
    fn end_of_page(&self) -> PageEnd {
        self.pages.last().map(PageEnd::of).unwrap_or_default()
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
        let (size, texts, sections) = (self.form.size, self.texts, self.set);
        let (held, set) = (&texts.sections[section], &sections[section]);
        while self.share_of_strip().is_some_and(|share| self.in_strip >= share) {
            self.begin_strip();
        }
        let heights = self.heights(&set.rows);
        let plot = held.plot.as_ref();
        let plot_height = plot.map_or(0.0, |plot| self.plot_height(plot));
        let note_space = if set.sentences.is_empty() { 0.0 } else { NOTE_SPACE * LINE * self.form.note_size() };
        let below: f32 = plot_height
            + note_space
            + set.sentences.iter().map(|lines| line_count(lines) * LINE * self.form.note_size()).sum::<f32>();
        let head = set.title.height + self.height_of_headings(&set.headings);
        let whole = head + heights.iter().sum::<f32>() + below;
        let first_rows: f32 = heights.iter().take(LEAST_ROWS).sum();
        let kept_together = heights.len() <= MOST_ROWS_TOGETHER && whole <= self.form.bottom() - self.top;
        let needed = if kept_together { whole } else { head + first_rows };
        let is_full = plot.is_some_and(|plot| self.is_full_of_plots(plot));
        if is_full || needed > self.room() && self.y > self.top + 0.1 {
            self.begin_strip();
        }
        self.in_strip += 1;
        let begins = (self.page(), self.strip);
        self.section_title(&set.title, TextRole::SectionTitle(section));
        self.headings(section, &set.headings, |column| TextRole::Heading { section, column });
        let mut band = 0;
        for (at, (row, height)) in set.rows.iter().zip(heights.iter().copied()).enumerate() {
            // The last rows do not go to the next strip alone.
            let needed: f32 = if heights.len() - at == LEAST_ROWS { heights[at..].iter().sum() } else { height };
            let part_title = held.part_titles.get(at).map_or("", String::as_str);
            let needed = needed + self.part_title_height(part_title);
            let breaks_here = break_before == Some(at);
            if breaks_here || band > 0 && needed > self.room() {
                if breaks_here {
                    self.begin_page();
                } else {
                    self.begin_strip();
                }
                // The head of the page says which table goes on where there is only one.
                if sections.len() > 1 {
                    self.section_title(&set.title, TextRole::Repeated);
                }
                self.headings(section, &set.headings, |_| TextRole::Repeated);
                band = 0;
            }
            if !part_title.is_empty() {
                self.part_title(section, part_title);
                band = 0;
            }
            let result = held.results.get(at).copied().flatten();
            if result == Some(BoardResult::Solo) {
                self.area(section, (self.y, height), Shade::Solo);
            } else if band % 2 == 1 {
                self.area(section, (self.y, height), Shade::Band);
            }
            self.initial(section, at, band == 0);
            let shade = if result == Some(BoardResult::Eliminated) { Shade::Faded } else { Shade::Black };
            self.cells(section, row, (1.0, shade), |column| TextRole::Cell { section, row: at, column });
            self.reason(section, at, (row, height));
            self.count(row);
            self.y += height;
            self.lowest = self.lowest.max(self.y);
            band += 1;
        }
        if let Some(plot) = plot {
            self.plot(section, plot);
        }
        self.y += note_space;
        for lines in &set.sentences {
            self.sentence_of_section(section, lines);
        }
        let is_short = heights.len() <= MOST_ROWS_TOGETHER && !held.is_prose;
        self.tally.torn += usize::from(is_short && begins != (self.page(), self.strip));
        self.y += self.height_to_those_beside(section, whole) + size * self.section_space();
        if plot.is_some() {
            self.y += self.form.plot_gaps.get(self.page()).copied().unwrap_or_default();
        }
    }

    /// What a board that is called lacks of the height of the highest one beside it. The boards below them begin on one line.
    fn height_to_those_beside(&self, section: usize, own: f32) -> f32 {
        if !self.form.has_large_letters() {
            return 0.0;
        }
        let height = |section: usize| {
            let set = &self.set[section];
            set.title.height + self.height_of_headings(&set.headings) + self.heights(&set.rows).iter().sum::<f32>()
        };
        self.form.sections_beside(section).map(height).fold(own, f32::max) - own
    }

    /// The heights of the rows of a section on this page. Where all are to have one pitch, those without a second language are as high
    /// as those with one.
    fn heights(&self, rows: &[SetRow]) -> Vec<f32> {
        let height = |row: &SetRow| self.with_padding(row.height);
        let with_two = rows.iter().filter(|row| self.form.has_even_pitch && row.has_language_below);
        let least = with_two.map(height).reduce(f32::min).unwrap_or_default();
        rows.iter().map(|row| height(row).max(least)).collect()
    }

    /// The height of the headings of a section on this page. Where boards are called they are a rule.
    fn height_of_headings(&self, headings: &SetRow) -> f32 {
        if self.form.has_large_letters() { self.form.rule_space() } else { self.with_padding(headings.height) }
    }

    /// The height of lines with the space above and below them.
    fn with_padding(&self, height: f32) -> f32 {
        height + 2.0 * self.form.row_padding * self.form.size
    }

    fn part_title_height(&self, text: &str) -> f32 {
        if text.is_empty() { 0.0 } else { PART_SPACE * self.form.size + LINE * self.form.note_size() }
    }

    /// The title of another part of a table, below a rule.
    fn part_title(&mut self, section: usize, text: &str) {
        let (top, size) = (self.y, self.form.note_size());
        self.y += PART_SPACE * self.form.size;
        self.area(section, (self.y - 0.4, 0.8), Shade::Line);
        let column = self.texts.sections[section].first_text_column();
        let left = left_of(self.widths(section), column) * self.form.size;
        let role = TextRole::Paragraph { section: Some(section), number: self.paragraphs };
        self.paragraphs += 1;
        // Two languages may have little room on one line.
        let width = self.widths(section).total() * self.form.size - left;
        let text = self.fonts.shape(text, PageFont::Regular).narrowed(width / size);
        self.place(text, self.form.table_left(self.strip) + left, size, role);
        self.y = top + self.part_title_height(" ");
    }

    /// The space below a section, in sizes of its letters. Where boards are called it is above the first one too.
    fn section_space(&self) -> f32 {
        if self.form.has_large_letters() { CALLED_SPACE } else { SECTION_SPACE }
    }

    fn count(&mut self, row: &SetRow) {
        if let Some(rows) = self.tally.rows.last_mut() {
            *rows += 1;
        }
        self.tally.wrapped += row.more_lines;
        self.tally.narrowed += usize::from(row.is_narrow);
        self.tally.narrowest = self.tally.narrowest.max(row.narrowness);
    }

    /// A sentence below the table of a section, in lines.
    fn sentence_of_section(&mut self, section: usize, lines: &Lines) {
        let size = self.form.note_size();
        if LINE * size * line_count(lines) > self.room() {
            self.begin_strip();
        }
        let role = TextRole::Paragraph { section: Some(section), number: self.paragraphs };
        self.paragraphs += 1;
        for line in lines {
            let left = self.form.strip_left(self.strip);
            self.place(line.clone(), left, size, role);
            self.y += LINE * size;
        }
        self.lowest = self.lowest.max(self.y);
    }

    fn headings(&mut self, section: usize, headings: &SetRow, role: impl Fn(usize) -> TextRole) {
        if self.form.has_large_letters() {
            let beyond = BEYOND_TEXTS * self.form.size;
            let (left, width) = (self.form.strip_left(self.strip) - beyond, self.form.lane);
            // The head of a page that follows another ends with a rule just above.
            let is_below_rule = self.y <= self.top + 0.1 && (self.page() > 0 || self.goes_on);
            if is_below_rule && self.form.letters == LetterPlace::Beside {
                self.y += self.height_of_headings(headings);
                return;
            }
            self.area(section, (self.y - 0.4, 0.8), Shade::Line);
            if let Some(page) = self.pages.last_mut() {
                page.areas.push(Area { left, top: self.y - 0.4, width, height: 0.8, shade: Shade::Line });
            }
            self.y += self.height_of_headings(headings);
            return;
        }
        self.cells(section, headings, (self.form.head_scale(), Shade::Black), role);
        self.y += self.height_of_headings(headings);
        self.area(section, (self.y - 0.6, 0.8), Shade::Line);
    }

    /// The cells of a row whose lines have this size against that of the form. A text with fewer lines than its neighbours is at the
    /// top.
    fn cells(
        &mut self,
        section: usize,
        row: &SetRow,
        (lines_scale, shade): (f32, Shade),
        role: impl Fn(usize) -> TextRole,
    ) {
        let (row_top, size) = (self.y, self.form.size);
        let mut left = self.form.table_left(self.strip);
        for (column, lines) in row.cells.iter().enumerate() {
            self.y = row_top + self.form.row_padding * size;
            for (at, line) in lines.iter().enumerate() {
                let small = if at < row.full_lines { 1.0 } else { row.small };
                for piece in line.iter().filter(|piece| !piece.shaped.text.is_empty()) {
                    let (left, shade) = (left + piece.offset * size, piece.shade.unwrap_or(shade));
                    // Texts of other sizes have the baseline of their line.
                    let larger = ASCENT * size * (piece.scale - lines_scale * small);
                    self.y -= larger;
                    self.place_shaded(piece.shaped.clone(), left, size * piece.scale, (shade, role(piece.column)));
                    self.y += larger;
                }
                self.y += LINE * size * lines_scale * small;
            }
            left += (self.widths(section).0.get(column).copied().unwrap_or_default() + GAP) * size;
        }
        self.y = row_top;
    }

    /// Why a row is where it is, below its texts.
    fn reason(&mut self, section: usize, at: usize, (row, height): (&SetRow, f32)) {
        let (row_top, size) = (self.y, self.form.size * self.form.reason_scale());
        let column = self.texts.sections[section].first_text_column();
        let left = self.form.table_left(self.strip) + left_of(self.widths(section), column) * self.form.size;
        let padding = self.form.row_padding * self.form.size;
        self.y = row_top + height - padding - line_count(&row.reason) * LINE * size;
        for line in &row.reason {
            self.place(line.clone(), left, size, TextRole::Cell { section, row: at, column });
            self.y += LINE * size;
        }
        self.y = row_top;
    }

    /// Writes the sentences in the free room of the last strip, below its tables. Returns whether they have room there.
    fn notes_in_strip(&mut self, notes: &[String]) -> bool {
        if self.strip == 0 {
            return false;
        }
        let size = self.form.note_size();
        let breakable = &self.notice.breakable_words;
        let lines = notes.iter().map(|note| sentence_lines(self.fonts, note, self.form, breakable));
        let lines: Vec<Lines> = lines.collect();
        let height: f32 = lines.iter().map(|lines| (line_count(lines) * LINE + 0.2) * size).sum();
        if height > self.room() {
            return false;
        }
        for note in lines {
            let role = TextRole::Paragraph { section: None, number: self.paragraphs };
            self.paragraphs += 1;
            for line in note {
                self.place(line, self.form.strip_left(self.strip), size, role);
                self.y += LINE * size;
            }
            self.y += 0.2 * size;
        }
        true
    }

    /// Writes the sentences below the tables on this page. Gives whether there is room for them.
    pub(super) fn notes(&mut self, notes: &[String]) -> bool {
        if notes.is_empty() {
            return true;
        }
        let size = self.form.note_size();
        if self.notes_in_strip(notes) {
            return true;
        }
        let lines: Vec<Lines> = notes
            .iter()
            .map(|note| {
                let width = self.form.across() / size;
                wrap_sentence(self.fonts, note, PageFont::Regular, (width, &self.notice.breakable_words))
            })
            .collect();
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
