//! Lays a notice out on pages: its title, its tables in one or several strips beside each other, and the sentences below.
//!
//! A section of few rows is not split. The headings come again where a table goes on, and no row stands alone.

use super::columns::{ColumnWidths, GAP, Lines, wrap};
use super::fonts::{Fonts, ShapedText, Weight};
use super::page_content::{Area, PageContent, PlacedText, Shade, TextRole};
use super::page_setup::{PageSetup, Sheet};
use super::table_texts::{TableTexts, printed_columns};
use crate::notices::{LegendEntry, Notice};

/// The margin around a page, in points.
const MARGIN: f32 = 36.0;

/// The height of the foot, in points.
const FOOT: f32 = 18.0;

/// The size of the foot's text, in points.
const FOOT_SIZE: f32 = 8.0;

/// The height of a line, in sizes of its text.
const LINE: f32 = 1.3;

/// From the top of a line to the baseline, in sizes of its text.
const ASCENT: f32 = 1.02;

/// The space above and below the lines of a row, in sizes of its text.
const ROW_PADDING: f32 = 0.12;

/// The space between two strips, in sizes of the text.
const GUTTER: f32 = 2.0;

/// The size of a text below the tables against that of the cells.
const NOTE_SCALE: f32 = 0.75;

/// The size of the title of a section against that of the cells.
const TITLE_SCALE: f32 = 1.05;

/// A section with no more rows than this is kept on one page.
const MOST_ROWS_TOGETHER: usize = 12;

/// The number of rows that stay with the sentences below a table.
const ROWS_WITH_NOTES: usize = 5;

/// A narrow table alone on its page is stretched so much at most.
const MOST_STRETCH: f32 = 1.5;

/// Pages of a notice. The text is a little smaller than it could be where that saves a page.
pub(super) fn lay_out(fonts: &Fonts, notice: &Notice, setup: &PageSetup) -> Vec<PageContent> {
    let columns = printed_columns(notice);
    let texts = TableTexts::new(notice, &columns);
    let largest = TableForm::choose(fonts, &texts, setup, setup.size.points());
    let least = setup.size.smaller_points().min(largest.size);
    let mut pages = flow_on_pages(fonts, &texts, &largest, notice, setup);
    if pages.len() > 1 {
        let smallest = TableForm::choose(fonts, &texts, setup, least);
        let fewest = flow_on_pages(fonts, &texts, &smallest, notice, setup).len();
        let sizes = std::iter::successors(Some(largest.size - 0.5), |size| Some(size - 0.5));
        for size in sizes.take_while(|size| *size >= least) {
            if pages.len() <= fewest {
                break;
            }
            let form = TableForm::choose(fonts, &texts, setup, size);
            pages = flow_on_pages(fonts, &texts, &form, notice, setup);
        }
    }
    add_feet(fonts, &mut pages, notice, setup);
    pages
}

fn flow_on_pages(
    fonts: &Fonts,
    texts: &TableTexts,
    form: &TableForm,
    notice: &Notice,
    setup: &PageSetup,
) -> Vec<PageContent> {
    let notes = notes_of(notice);
    let mut flow = Flow::new(fonts, texts, form, notice, setup);
    flow.tables(None);
    if !flow.notes(&notes) {
        // The last rows go to the page of the sentences, so that these do not stand alone.
        let last = texts.sections.last().map_or(0, |section| section.rows.len());
        let kept = last.checked_sub(ROWS_WITH_NOTES).filter(|_| last > MOST_ROWS_TOGETHER);
        flow = Flow::new(fonts, texts, form, notice, setup);
        flow.tables(kept);
        if !flow.notes(&notes) {
            // More sentences than fit below these rows: they have pages of their own.
            flow = Flow::new(fonts, texts, form, notice, setup);
            flow.tables(None);
            flow.begin_page();
            flow.notes(&notes);
        }
    }
    flow.pages
}

/// The sentences below the tables.
fn notes_of(notice: &Notice) -> Vec<String> {
    let legend = notice.legend.iter().map(LegendEntry::plain_line);
    legend.chain(notice.sentences.iter().cloned()).chain(notice.reasons.iter().cloned()).collect()
}

/// The paper, the size of the text and the widths that fit a table.
struct TableForm {
    sheet: Sheet,
    /// In points.
    size: f32,
    widths: ColumnWidths,
    /// The number of strips beside each other.
    strips: u16,
}

impl TableForm {
    /// The form for a text of this size in points, or a smaller one for a wide table.
    fn choose(fonts: &Fonts, texts: &TableTexts, setup: &PageSetup, largest: f32) -> Self {
        let natural = texts.natural_widths(fonts);
        let words = texts.longest_words(fonts);
        let upright = Sheet::upright(setup.paper);
        let fits = |sheet: Sheet, size: f32, may_wrap: bool| {
            let available = (sheet.width - 2.0 * MARGIN) / size;
            let widths = if may_wrap { natural.narrowed(available, &words) } else { natural.clone() };
            (widths.total() <= available + 0.01).then_some(widths)
        };
        let sizes = |from: f32, to: f32| {
            std::iter::successors(Some(from), |size| Some(size - 0.5)).take_while(move |size| *size >= to)
        };
        let least = setup.size.least_points().min(largest);
        // A name on one line is easier to read than a name in larger letters on two.
        let whole = sizes(largest, setup.size.smaller_points().min(largest)).map(|size| (upright, size, false));
        let wrapped = sizes(largest, least).map(|size| (upright, size, true));
        let turned = sizes(largest, 4.0).map(|size| (upright.turned(), size, true));
        let found = whole
            .chain(wrapped)
            .chain(turned)
            .find_map(|(sheet, size, may_wrap)| Some((sheet, size, fits(sheet, size, may_wrap)?)));
        // A table of very many columns: as small as it must be.
        let (sheet, size, widths) = found.unwrap_or_else(|| {
            let sheet = upright.turned();
            let narrow = natural.narrowed(0.0, &words);
            (sheet, (sheet.width - 2.0 * MARGIN) / narrow.total(), narrow)
        });
        let mut form = TableForm { sheet, size, widths, strips: 1 };
        let (across, table) = (form.across(), form.widths.total() * size);
        let strips = ((across + GUTTER * size) / (table + GUTTER * size)).floor().clamp(1.0, 6.0);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 1 to 6")]
        let strips = strips as u16;
        let rows: usize = texts.sections.iter().map(|section| section.rows.len() + 2).sum();
        let row_height = (LINE + 2.0 * ROW_PADDING) * size;
        #[expect(clippy::cast_precision_loss, reason = "rows of a table")]
        let needs_strips = rows as f32 * row_height > form.sheet.height * 0.8;
        form.strips = if needs_strips { strips } else { 1 };
        let stretch = (form.strip_width() / table).clamp(1.0, MOST_STRETCH);
        for width in &mut form.widths.0 {
            *width *= stretch;
        }
        form
    }

    /// The width between the margins.
    fn across(&self) -> f32 {
        self.sheet.width - 2.0 * MARGIN
    }

    fn strip_width(&self) -> f32 {
        let strips = f32::from(self.strips);
        (self.across() - (strips - 1.0) * GUTTER * self.size) / strips
    }

    fn strip_left(&self, strip: u16) -> f32 {
        MARGIN + f32::from(strip) * (self.strip_width() + GUTTER * self.size)
    }

    fn bottom(&self) -> f32 {
        self.sheet.height - MARGIN - FOOT
    }

    fn title_size(&self) -> f32 {
        (self.size * 1.7).clamp(15.0, 40.0)
    }
}

/// The pages so far, and the place of the next row.
struct Flow<'a> {
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

impl<'a> Flow<'a> {
    fn new(
        fonts: &'a Fonts,
        texts: &'a TableTexts,
        form: &'a TableForm,
        notice: &'a Notice,
        setup: &'a PageSetup,
    ) -> Self {
        let (top, y, lowest) = (MARGIN, MARGIN, MARGIN);
        let mut flow =
            Flow { fonts, texts, form, notice, setup, pages: Vec::new(), strip: 0, top, y, lowest, paragraphs: 0 };
        flow.begin_page();
        flow
    }

    /// Begins a page with the title, in small type from the second page on.
    fn begin_page(&mut self) {
        let is_first = self.pages.is_empty();
        self.pages.push(PageContent { sheet: self.form.sheet, areas: Vec::new(), texts: Vec::new() });
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
        let baseline = self.y + ASCENT * size;
        if let Some(page) = self.pages.last_mut() {
            page.texts.push(PlacedText { shaped, left, baseline, size, role });
        }
    }

    fn area(&mut self, top: f32, height: f32, shade: Shade) {
        let (left, width) = (self.form.strip_left(self.strip), self.form.widths.total() * self.form.size);
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

    fn room(&self) -> f32 {
        self.form.bottom() - self.y
    }

    /// The tables. A page begins at the row of the last section that `break_before` names.
    fn tables(&mut self, break_before: Option<usize>) {
        for section in 0..self.texts.sections.len() {
            let is_last = section + 1 == self.texts.sections.len();
            self.section(section, break_before.filter(|_| is_last));
        }
    }

    fn section(&mut self, section: usize, break_before: Option<usize>) {
        let (size, texts) = (self.form.size, self.texts);
        let held = &texts.sections[section];
        let rows: Vec<Vec<Lines>> =
            held.rows.iter().map(|cells| texts.row_lines(self.fonts, &self.form.widths, cells)).collect();
        let headings = texts.heading_lines(self.fonts, &self.form.widths, section);
        let title = self.title_lines(&held.title);
        let title_height = line_count(&title) * LINE * size * TITLE_SCALE;
        let sentences: Vec<Lines> = held.sentences.iter().map(|sentence| self.sentence_lines(sentence)).collect();
        let below: f32 = sentences.iter().map(|lines| line_count(lines) * LINE * size * NOTE_SCALE).sum();
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
        self.headings(&headings, |column| TextRole::Heading { section, column });
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
                self.headings(&headings, |_| TextRole::Repeated);
                band = 0;
            }
            if band % 2 == 1 {
                self.area(self.y, *height, Shade::Band);
            }
            self.cells(row, |column| TextRole::Cell { section, row: at, column });
            self.y += height;
            self.lowest = self.lowest.max(self.y);
            band += 1;
        }
        for lines in sentences {
            self.sentence_of_section(section, lines);
        }
        self.y += size * 0.8;
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
        let width = self.form.strip_width() / (self.form.size * NOTE_SCALE);
        wrap(self.fonts, text, Weight::Regular, width)
    }

    fn sentence_of_section(&mut self, section: usize, lines: Lines) {
        let size = self.form.size * NOTE_SCALE;
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

    fn headings(&mut self, headings: &[Lines], role: impl Fn(usize) -> TextRole) {
        let height = row_height(headings, self.form.size);
        self.cells(headings, role);
        self.y += height;
        self.area(self.y - 0.6, 0.8, Shade::Line);
    }

    /// The cells of a row. A text with fewer lines than its neighbours is at the top.
    fn cells(&mut self, cells: &[Lines], role: impl Fn(usize) -> TextRole) {
        let size = self.form.size;
        let row_top = self.y;
        let mut left = self.form.strip_left(self.strip);
        for (column, lines) in cells.iter().enumerate() {
            let width = self.form.widths.0.get(column).copied().unwrap_or_default() * size;
            let is_text = self.texts.columns.get(column).is_none_or(|style| style.is_text);
            self.y = row_top + ROW_PADDING * size;
            for line in lines {
                let start = if is_text { left } else { left + width - line.width * size };
                self.place(line.clone(), start, size, role(column));
                self.y += LINE * size;
            }
            left += width + GAP * size;
        }
        self.y = row_top;
    }

    /// Writes the sentences below the tables on this page. Gives whether there is room for them.
    fn notes(&mut self, notes: &[String]) -> bool {
        if notes.is_empty() {
            return true;
        }
        let size = (self.form.size * NOTE_SCALE).max(8.0);
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

/// Writes the foot of each page: event and title, the time, the number of the page.
fn add_feet(fonts: &Fonts, pages: &mut [PageContent], notice: &Notice, setup: &PageSetup) {
    let count = pages.len();
    for (number, page) in (1..).zip(pages) {
        let PageSetup { event, posted_at, .. } = setup;
        let baseline = page.sheet.height - MARGIN;
        let parts: Vec<&str> =
            [event.as_str(), &notice.title, &notice.subtitle].into_iter().filter(|part| !part.is_empty()).collect();
        let of_page = format!("page {number} of {count}");
        let right = if posted_at.is_empty() { of_page } else { format!("{posted_at} · {of_page}") };
        let right = fonts.shape(&right, Weight::Regular);
        let right_left = page.sheet.width - MARGIN - right.width * FOOT_SIZE;
        let mut left = wrap(fonts, &parts.join(" · "), Weight::Regular, (right_left - MARGIN) / FOOT_SIZE - 2.0);
        // A long name is whole at the top of the first page.
        if left.len() > 1 {
            left[0] = fonts.shape(&format!("{} …", left[0].text), Weight::Regular);
        }
        let placed = [(left.into_iter().next(), MARGIN), (Some(right), right_left)];
        for (shaped, left) in placed {
            if let Some(shaped) = shaped.filter(|shaped| !shaped.text.is_empty()) {
                page.texts.push(PlacedText { shaped, left, baseline, size: FOOT_SIZE, role: TextRole::Repeated });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notices::{CellPart, ColumnRole, NoticeCell, NoticeColumn, NoticeRow, NoticeSection};
    use crate::publish::{Paper, TextSize};

    fn notice(sections: &[(&str, usize)], sentences: usize) -> Notice {
        let columns = [(ColumnRole::Place, "place"), (ColumnRole::Player, "player"), (ColumnRole::Total, "total")]
            .map(|(role, title)| NoticeColumn { role, title: title.into() });
        let cell = |text: String| NoticeCell::from(CellPart { text, ..CellPart::default() });
        let row = |at: usize| NoticeRow {
            cells: [(at + 1).to_string(), format!("Player Number {}", at + 1), format!("{at}.50")].map(cell).to_vec(),
            ..NoticeRow::default()
        };
        let section = |(title, rows): &(&str, usize)| NoticeSection {
            title: (*title).into(),
            columns: columns.to_vec(),
            rows: (0..*rows).map(row).collect(),
            ..NoticeSection::default()
        };
        Notice {
            title: "Standings".into(),
            sections: sections.iter().map(section).collect(),
            sentences: (1..=sentences).map(|number| format!("Sentence {number} of the notes.")).collect(),
            ..Notice::default()
        }
    }

    fn setup(paper: Paper, size: TextSize) -> PageSetup {
        PageSetup { paper, size, event: "Tea-time Open".into(), posted_at: String::new() }
    }

    fn pages(notice: &Notice, setup: &PageSetup) -> Vec<PageContent> {
        lay_out(&Fonts::load().unwrap(), notice, setup)
    }

    fn texts(page: &PageContent) -> Vec<&str> {
        page.texts.iter().map(|text| text.shaped.text.as_str()).collect()
    }

    /// The rows of a page, by their numbers.
    fn rows(page: &PageContent) -> Vec<usize> {
        let of_first_column = page.texts.iter().filter_map(|text| match text.role {
            TextRole::Cell { row, column: 0, .. } => Some(row),
            _ => None,
        });
        of_first_column.collect()
    }

    #[test]
    fn every_row_is_printed_once_inside_the_margins_and_headings_come_again() {
        for (paper, size) in
            [(Paper::A4, TextSize::Poster), (Paper::Letter, TextSize::List), (Paper::A3, TextSize::List)]
        {
            let notice = notice(&[("", 154)], 3);
            let pages = pages(&notice, &setup(paper, size));
            let all: Vec<usize> = pages.iter().flat_map(rows).collect();
            assert_eq!(all, (0..154).collect::<Vec<_>>(), "{paper:?}");
            for (number, page) in (1..).zip(&pages) {
                assert!(rows(page).len() != 1, "no row stands alone");
                assert!(texts(page).contains(&"Player"), "page {number} has headings");
                assert!(texts(page).iter().any(|text| text.ends_with(&format!("page {number} of {}", pages.len()))));
                for text in &page.texts {
                    let right = text.left + text.shaped.width * text.size;
                    let inside = text.left >= MARGIN - 0.1 && right <= page.sheet.width - MARGIN + 0.1;
                    assert!(inside && text.baseline <= page.sheet.height - MARGIN + 0.1, "{}", text.shaped.text);
                }
            }
        }
    }

    #[test]
    fn a_poster_has_large_letters_in_several_strips() {
        let pages = pages(&notice(&[("", 154)], 0), &setup(Paper::A3, TextSize::Poster));
        let sizes = pages.iter().flat_map(|page| &page.texts).filter(|text| matches!(text.role, TextRole::Cell { .. }));
        assert!(sizes.map(|text| text.size).fold(f32::MAX, f32::min) >= 18.0);
        let mut lefts: Vec<f32> = pages[0]
            .texts
            .iter()
            .filter(|text| matches!(text.role, TextRole::Cell { column: 1, .. }))
            .map(|text| text.left)
            .collect();
        lefts.dedup();
        assert!(lefts.len() > 1, "names stand at several places across the page: {lefts:?}");
    }

    #[test]
    fn a_board_is_not_split_and_keeps_its_remarks() {
        for title in
            ["Board", "Board A, scored by a system with a long name, provisional: the game is still running, number"]
        {
            for remarks in 0..4 {
                let boards: Vec<(String, usize)> = (0..9).map(|board| (format!("{title} {board}"), 7)).collect();
                let boards: Vec<(&str, usize)> = boards.iter().map(|(title, rows)| (title.as_str(), *rows)).collect();
                let mut notice = notice(&boards, 0);
                for section in &mut notice.sections {
                    section.sentences = (0..remarks).map(|remark| format!("Turkey: card number {remark}.")).collect();
                }
                for page in pages(&notice, &setup(Paper::A4, TextSize::Poster)) {
                    assert_eq!(rows(&page).len() % 7, 0, "{:?}", rows(&page));
                    let boards = rows(&page).len() / 7;
                    let cards = texts(&page).iter().filter(|text| text.starts_with("Turkey: card")).count();
                    assert_eq!(cards, boards * remarks);
                }
            }
        }
    }

    #[test]
    fn the_sentences_below_a_table_keep_five_rows() {
        let setup = setup(Paper::A4, TextSize::List);
        let mut moved = 0;
        for count in 30..60 {
            let pages = pages(&notice(&[("", count)], 4), &setup);
            let last = pages.last().unwrap();
            assert!(texts(last).contains(&"Sentence 4 of the notes."));
            if pages.len() > 1 {
                assert!(rows(last).len() >= ROWS_WITH_NOTES, "{count} rows: {:?}", rows(last));
                moved += usize::from(rows(last).len() == ROWS_WITH_NOTES);
            }
            assert_eq!(pages.iter().flat_map(rows).count(), count);
        }
        assert!(moved > 0, "some table ends at the end of a page");
    }

    #[test]
    fn a_table_of_very_many_columns_is_printed_across_the_paper() {
        let mut wide = notice(&[("", 10)], 0);
        let section = &mut wide.sections[0];
        for round in 1..=14 {
            section
                .columns
                .push(NoticeColumn { role: ColumnRole::SystemColumn(round), title: format!("Round {round}") });
            for row in &mut section.rows {
                row.cells.push(CellPart { text: "½ 123.45".into(), ..CellPart::default() }.into());
            }
        }
        let pages = pages(&wide, &setup(Paper::A4, TextSize::Poster));
        assert!(pages[0].sheet.width > pages[0].sheet.height);
        let ends = pages[0].texts.iter().map(|text| text.left + text.shaped.width * text.size);
        assert!(ends.fold(0.0, f32::max) <= pages[0].sheet.width - MARGIN + 0.1);
    }
}
