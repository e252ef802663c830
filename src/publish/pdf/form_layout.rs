//! Lays a page out that is filled in by hand: its head, and boxes that take the rest of the page.

use super::columns::{Lines, line_count, widest_part, wrap, wrap_evenly};
use super::fitted_text::{Align, FittedStyle, TextBox, fit_text, needed_height, place_lines};
use super::page_content::{Area, PageContent, PlacedText, Shade, TextRole};
use super::page_measures::{ASCENT, FOOT, LINE, MARGIN};
use crate::book::typed_words::capitalize;
use crate::notices::{ColumnRole, Notice, NoticeCell, NoticeSection};
use crate::publish::Paper;
use crate::publish::page_setup::PageSetup;
use crate::publish::paper::Sheet;
use crate::publish::text_measure::{Fonts, PageFont};

/// The heights of the parts of a form on A4, in points. On another paper all of them grow or shrink alike.
const EVENT_SIZE: f32 = 10.0;
const TITLE_SIZE: f32 = 20.0;
const TITLE_HEIGHT: f32 = 28.0;
const SUBTITLE_SIZE: f32 = 15.0;
const SUBTITLE_HEIGHT: f32 = 24.0;
const SECTION_SIZE: f32 = 11.0;
const HEADING_SIZE: f32 = 9.0;
/// The least height of a row of headings, and the space above and below their lines.
const HEADING_HEIGHT: f32 = 18.0;
const AROUND_HEADINGS: f32 = 6.0;
const CELL_SIZE: f32 = 11.0;
const NOTE_SIZE: f32 = 9.0;
const GAP: f32 = 9.0;
/// The space between a box and its text, and between a narrow box and its year.
const PADDING: f32 = 4.0;
const YEAR_PADDING: f32 = 2.5;
const LINE_WIDTH: f32 = 0.7;

/// The least and the greatest height of a row to write in.
const ROW_HEIGHTS: (f32, f32) = (16.0, 32.0);

/// The part of the width that names take at most.
const MOST_FOR_NAMES: f32 = 0.3;

/// The page of a form: all of it on one page, smaller where it must be.
pub(super) fn lay_out_form(fonts: &Fonts, notice: &Notice, setup: &PageSetup) -> Vec<PageContent> {
    let (sheet, a4) = (Sheet::upright(setup.paper), Sheet::upright(Paper::A4));
    let scale = (sheet.width / a4.width).min(sheet.height / a4.height);
    let smaller = std::iter::successors(Some(scale), |scale| Some(scale * 0.95)).take(30);
    let mut forms = smaller.map(|scale| FormPage::new(fonts, notice, setup, sheet, scale));
    let fitting = forms.find(|form| form.row_height() >= ROW_HEIGHTS.0 * form.scale);
    let form = fitting.unwrap_or_else(|| FormPage::new(fonts, notice, setup, sheet, scale / 5.0));
    vec![form.lay_out()]
}

struct FormPage<'a> {
    fonts: &'a Fonts,
    notice: &'a Notice,
    setup: &'a PageSetup,
    sheet: Sheet,
    /// The size of everything against that on A4.
    scale: f32,
    notes: Vec<Lines>,
    page: PageContent,
    y: f32,
}

/// The headings of a section in lines, the size of all of them, and the height of their row.
struct FormHeadings {
    lines: Vec<Lines>,
    size: f32,
    height: f32,
}

impl<'a> FormPage<'a> {
    fn new(fonts: &'a Fonts, notice: &'a Notice, setup: &'a PageSetup, sheet: Sheet, scale: f32) -> Self {
        let width = (sheet.width - 2.0 * MARGIN) / (NOTE_SIZE * scale);
        let sentences = notice.sections.iter().flat_map(|section| &section.sentences).chain(&notice.sentences);
        let notes = sentences.map(|sentence| wrap(fonts, sentence, PageFont::Regular, width)).collect();
        FormPage { fonts, notice, setup, sheet, scale, notes, page: PageContent::new(sheet), y: MARGIN }
    }

    fn width(&self) -> f32 {
        self.sheet.width - 2.0 * MARGIN
    }

    /// The height of a usual row with which the form fills the page. A row with a long name is higher.
    fn row_height(&self) -> f32 {
        let Notice { title, subtitle, sections, .. } = self.notice;
        let event = self.head_height(&self.setup.event, EVENT_SIZE * LINE, (EVENT_SIZE, PageFont::Regular));
        let head = event
            + self.head_height(title, TITLE_HEIGHT, (TITLE_SIZE, PageFont::Bold))
            + self.subtitle_height(subtitle);
        let note_lines: usize = self.notes.iter().map(Vec::len).sum();
        let notes = (GAP + number(note_lines) * NOTE_SIZE * LINE) * self.scale;
        let of_section = |section: &NoticeSection| {
            let headings = self.headings(section, &self.widths(section));
            self.section_title_height(&section.title) + headings.height + GAP * self.scale
        };
        let fixed = head + notes + sections.iter().map(of_section).sum::<f32>();
        let least: Vec<f32> = sections.iter().flat_map(|section| self.least_heights(section)).collect();
        let available = self.sheet.height - 2.0 * MARGIN - FOOT - fixed;
        shared_height(available, &least).min(ROW_HEIGHTS.1 * self.scale)
    }

    fn subtitle_height(&self, subtitle: &str) -> f32 {
        if subtitle.is_empty() {
            0.0
        } else {
            self.head_height(subtitle, SUBTITLE_HEIGHT, (SUBTITLE_SIZE, PageFont::Bold))
        }
    }

    fn section_title_height(&self, title: &str) -> f32 {
        if title.is_empty() {
            0.0
        } else {
            self.head_height(title, SECTION_SIZE * LINE, (SECTION_SIZE, PageFont::Bold))
        }
    }

    /// The height of a line of the head, or of as many lines as a long text needs.
    fn head_height(&self, text: &str, height: f32, (size, font): (f32, PageFont)) -> f32 {
        needed_height(self.fonts, text, self.width(), font, size * self.scale).max(height * self.scale)
    }

    /// The headings of a section. No word is broken.
    fn headings(&self, section: &NoticeSection, widths: &[f32]) -> FormHeadings {
        let texts: Vec<String> = section.columns.iter().map(|column| capitalize(&column.title)).collect();
        let columns = section.columns.iter().zip(widths);
        let rooms: Vec<f32> = columns.map(|(column, width)| self.room_of_heading(column.role, *width)).collect();
        let largest = |(text, room): (&String, &f32)| room / widest_part(self.fonts, text, PageFont::Bold).max(0.1);
        let size = texts.iter().zip(&rooms).map(largest).fold(HEADING_SIZE * self.scale, f32::min);
        let in_lines = |(text, room): (&String, &f32)| match text.trim() {
            "" => Lines::new(),
            text => wrap_evenly(self.fonts, text, PageFont::Bold, room / size),
        };
        let lines: Vec<Lines> = texts.iter().zip(&rooms).map(in_lines).collect();
        let most = lines.iter().map(line_count).fold(1.0, f32::max);
        let height = (most * LINE * size + AROUND_HEADINGS * self.scale).max(HEADING_HEIGHT * self.scale);
        FormHeadings { lines, size, height }
    }

    /// The width that a heading may take in a box of this width.
    fn room_of_heading(&self, role: ColumnRole, width: f32) -> f32 {
        let padding = if matches!(role, ColumnRole::Year(_)) { YEAR_PADDING } else { PADDING };
        (width - 2.0 * padding * self.scale).max(1.0)
    }

    /// The heights that the rows of a section need for their names.
    fn least_heights(&self, section: &NoticeSection) -> Vec<f32> {
        let Some(column) = section.column(ColumnRole::Player) else { return vec![0.0; section.rows.len()] };
        let width = self.widths(section).get(column).copied().unwrap_or_default() - 2.0 * PADDING * self.scale;
        let needed = |name: String| {
            let needed = needed_height(self.fonts, &name, width, PageFont::Bold, CELL_SIZE * self.scale);
            if needed > 0.0 { needed + PADDING * self.scale } else { 0.0 }
        };
        section
            .rows
            .iter()
            .map(|row| needed(row.cells.get(column).map(NoticeCell::plain).unwrap_or_default()))
            .collect()
    }

    fn lay_out(mut self) -> PageContent {
        let Notice { title, subtitle, .. } = self.notice;
        let row_height = self.row_height();
        self.head(&self.setup.event, EVENT_SIZE * LINE, (EVENT_SIZE, PageFont::Regular), TextRole::Subtitle(0));
        self.head(title, TITLE_HEIGHT, (TITLE_SIZE, PageFont::Bold), TextRole::Title);
        if !subtitle.is_empty() {
            self.head(subtitle, SUBTITLE_HEIGHT, (SUBTITLE_SIZE, PageFont::Bold), TextRole::Subtitle(1));
        }
        self.y += GAP * self.scale;
        for (number, section) in self.notice.sections.iter().enumerate() {
            self.section(number, section, row_height);
        }
        for (number, lines) in std::mem::take(&mut self.notes).into_iter().enumerate() {
            let size = NOTE_SIZE * self.scale;
            for shaped in lines {
                let (baseline, role) = (self.y + ASCENT * size, TextRole::Paragraph { section: None, number });
                self.page.texts.push(PlacedText { shaped, left: MARGIN, baseline, size, shade: Shade::Black, role });
                self.y += LINE * size;
            }
        }
        self.page
    }

    /// A line of the head over the whole width, or several for a long text.
    fn head(&mut self, text: &str, height: f32, (size, font): (f32, PageFont), role: TextRole) {
        let height = self.head_height(text, height, (size, font));
        let place = TextBox { left: MARGIN, top: self.y, width: self.width(), height };
        let style = FittedStyle::new(font, size * self.scale, Align::Left, role);
        self.page.texts.extend(fit_text(self.fonts, text, place, style));
        self.y += height;
    }

    fn section(&mut self, number: usize, section: &NoticeSection, row_height: f32) {
        if !section.title.is_empty() {
            let style = (SECTION_SIZE, PageFont::Bold);
            self.head(&section.title, SECTION_SIZE * LINE, style, TextRole::SectionTitle(number));
        }
        let widths = self.widths(section);
        let top = self.y;
        let FormHeadings { lines: headings, size, height: heading_height } = self.headings(section, &widths);
        self.shade(top, heading_height);
        let mut left = MARGIN;
        for (column, ((described, width), lines)) in section.columns.iter().zip(&widths).zip(headings).enumerate() {
            let role = TextRole::Heading { section: number, column };
            let style = FittedStyle::new(PageFont::Bold, size, alignment(described.role), role);
            let room = self.room_of_heading(described.role, *width);
            let place = TextBox { left: left + (width - room) / 2.0, top, width: room, height: heading_height };
            self.page.texts.extend(place_lines(lines, size, place, style));
            left += width;
        }
        let mut row_top = top + heading_height;
        let heights: Vec<f32> = self.least_heights(section).into_iter().map(|least| least.max(row_height)).collect();
        for (at, (row, row_height)) in section.rows.iter().zip(heights.iter().copied()).enumerate() {
            // A row without a player is a sum.
            if row.person.is_none() && section.column(ColumnRole::Power).is_some() {
                self.shade(row_top, row_height);
            }
            let mut left = MARGIN;
            for (column, (described, width)) in section.columns.iter().zip(&widths).enumerate() {
                let text = row.cells.get(column).map(NoticeCell::plain).unwrap_or_default();
                let is_name = described.role == ColumnRole::Player;
                let font = if is_name { PageFont::Bold } else { PageFont::Regular };
                let role = TextRole::Cell { section: number, row: at, column };
                let style = FittedStyle::new(font, CELL_SIZE * self.scale, alignment(described.role), role);
                self.text(&text, (left, row_top, *width, row_height), style);
                left += width;
            }
            row_top += row_height;
        }
        self.boxes(&widths, top, heading_height, &heights);
        self.y = row_top + GAP * self.scale;
    }

    /// A text inside a box.
    fn text(&mut self, text: &str, (left, top, width, height): (f32, f32, f32, f32), style: FittedStyle) {
        let padding = PADDING * self.scale;
        let place = TextBox { left: left + padding, top, width: (width - 2.0 * padding).max(1.0), height };
        self.page.texts.extend(fit_text(self.fonts, text, place, style));
    }

    fn shade(&mut self, top: f32, height: f32) {
        let area = Area { left: MARGIN, top, width: self.width(), height, shade: Shade::Band };
        self.page.areas.push(area);
    }

    /// The lines around the boxes of a section, below each other.
    fn boxes(&mut self, widths: &[f32], top: f32, heading_height: f32, rows: &[f32]) {
        let height = heading_height + rows.iter().sum::<f32>();
        let line = |left: f32, top: f32, width: f32, height: f32| Area { left, top, width, height, shade: Shade::Line };
        let mut left = MARGIN;
        self.page.areas.push(line(left, top, LINE_WIDTH, height));
        for width in widths {
            left += width;
            self.page.areas.push(line(left - LINE_WIDTH, top, LINE_WIDTH, height));
        }
        let mut y = top;
        self.page.areas.push(line(MARGIN, y, left - MARGIN, LINE_WIDTH));
        for height in std::iter::once(&heading_height).chain(rows) {
            y += height;
            self.page.areas.push(line(MARGIN, y, left - MARGIN, LINE_WIDTH));
        }
    }

    /// The widths of the columns: powers and names as wide as they are, and the boxes share the rest.
    fn widths(&self, section: &NoticeSection) -> Vec<f32> {
        let size = CELL_SIZE * self.scale;
        let natural = |at: usize| {
            let texts = section.rows.iter().filter_map(|row| row.cells.get(at)).map(NoticeCell::plain);
            let widest = texts.map(|text| self.fonts.shape(&text, PageFont::Bold).width).fold(3.0, f32::max);
            (widest * size + 2.0 * PADDING * self.scale).min(MOST_FOR_NAMES * self.width())
        };
        let fixed: Vec<Option<f32>> = section
            .columns
            .iter()
            .enumerate()
            .map(|(at, column)| matches!(column.role, ColumnRole::Power | ColumnRole::Player).then(|| natural(at)))
            .collect();
        let taken: f32 = fixed.iter().flatten().sum();
        let boxes = fixed.iter().filter(|width| width.is_none()).count();
        let share = (self.width() - taken) / number(boxes.max(1));
        fixed.into_iter().map(|width| width.unwrap_or(share)).collect()
    }
}

/// The height of all rows that fill the available height together, if no row is lower than it must be. Rows that must be
/// higher are not as high as the others.
fn shared_height(available: f32, least: &[f32]) -> f32 {
    let mut sorted = least.to_vec();
    sorted.sort_by(f32::total_cmp);
    let mut rest = available;
    while let Some(highest) = sorted.pop() {
        let shared = rest / number(sorted.len() + 1);
        if highest <= shared {
            return shared;
        }
        rest -= highest;
    }
    rest
}

fn alignment(role: ColumnRole) -> Align {
    if matches!(role, ColumnRole::Year(_)) { Align::Centre } else { Align::Left }
}

fn number(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

#[cfg(test)]
mod tests {
    use super::super::fitted_text::SMALLEST;
    use super::*;
    use crate::book::{PersonId, Year};
    use crate::notices::{CellPart, NoticeColumn, NoticeRow};

    #[test]
    fn a_long_name_makes_its_row_higher_and_keeps_eight_points() {
        let fonts = Fonts::load().unwrap();
        let part = |text: &str| NoticeCell::from(CellPart { text: text.into(), ..CellPart::default() });
        let column = |role: ColumnRole| NoticeColumn::new(role, "x");
        for name in ["N".repeat(250), "Llanfair ".repeat(28), "Müller-Lüdenscheidt-".repeat(12)] {
            let row = |at: usize| NoticeRow {
                person: Some(PersonId(1)),
                cells: vec![part("Germany"), part(if at == 3 { &name } else { "Ann Lee" }), NoticeCell::default()],
                ..NoticeRow::default()
            };
            let section = NoticeSection {
                columns: [ColumnRole::Power, ColumnRole::Player, ColumnRole::Entry(0)].map(column).to_vec(),
                rows: (0..7).map(row).collect(),
                ..NoticeSection::default()
            };
            let notice = Notice { title: "Round 1".into(), sections: vec![section], ..Notice::default() };
            let page = lay_out_form(&fonts, &notice, &PageSetup::default()).remove(0);
            let names = |at: usize| {
                let is_name =
                    move |text: &&PlacedText| matches!(text.role, TextRole::Cell { row, column: 1, .. } if row == at);
                page.texts.iter().filter(is_name).collect::<Vec<_>>()
            };
            assert!(names(3).iter().all(|line| line.size >= SMALLEST), "{name}");
            assert!(names(2)[0].size > CELL_SIZE - 0.1 && names(4)[0].size > CELL_SIZE - 0.1);
            let letters: String = names(3).iter().map(|line| line.shaped.text.replace(' ', "")).collect();
            assert_eq!(letters, name.replace(' ', ""), "no letter is lost");
            let lowest = names(3).last().unwrap().baseline;
            assert!(names(2)[0].baseline < names(3)[0].baseline - CELL_SIZE / 2.0);
            assert!(lowest < names(4)[0].baseline - CELL_SIZE / 2.0, "{lowest} is above the next name");
        }
    }

    #[test]
    fn all_headings_of_a_row_have_one_size_and_no_word_of_them_is_broken() {
        let fonts = Fonts::load().unwrap();
        let titles = [
            "saison et année\u{a0}/ season and year",
            "proposé par\u{a0}/ proposed by",
            "pays inclus dans le nul\u{a0}/ powers in the draw",
            "adopté ou rejeté\u{a0}/ passed or failed",
        ];
        let of_titles = titles.iter().enumerate().map(|(at, title)| NoticeColumn::new(ColumnRole::Entry(at), *title));
        let years = (1901..1916).map(|year| NoticeColumn::new(ColumnRole::Year(Year(year)), year.to_string()));
        let seats = [NoticeColumn::new(ColumnRole::Power, "power"), NoticeColumn::new(ColumnRole::Player, "player")];
        for columns in [of_titles.collect::<Vec<_>>(), seats.into_iter().chain(years).collect()] {
            let cells = vec![NoticeCell::default(); columns.len()];
            let rows = vec![NoticeRow { cells, ..NoticeRow::default() }];
            let words: Vec<String> = columns.iter().map(|column| capitalize(&column.title)).collect();
            let section = NoticeSection { columns, rows, ..NoticeSection::default() };
            let notice = Notice { title: "Ronde 1".into(), sections: vec![section], ..Notice::default() };
            let page = lay_out_form(&fonts, &notice, &PageSetup::default()).remove(0);
            let is_heading = |text: &&PlacedText| matches!(text.role, TextRole::Heading { .. });
            let headings: Vec<&PlacedText> = page.texts.iter().filter(is_heading).collect();
            assert!(headings.iter().all(|text| text.size == headings[0].size && text.shaped.stretch == 1.0));
            assert!(headings[0].size >= 7.0, "{}", headings[0].size);
            let printed = headings.iter().map(|text| text.shaped.text.replace([' ', '\u{a0}'], ""));
            assert_eq!(printed.collect::<String>(), words.concat().replace([' ', '\u{a0}'], ""));
        }
    }

    #[test]
    fn rows_share_the_height_that_long_names_leave() {
        assert!((shared_height(100.0, &[0.0; 4]) - 25.0).abs() < 1e-4);
        assert!((shared_height(100.0, &[0.0, 40.0, 0.0, 0.0]) - 20.0).abs() < 1e-4);
        assert!((shared_height(100.0, &[30.0, 40.0]) - 50.0).abs() < 1e-4);
        assert!(shared_height(100.0, &[80.0, 80.0]) < 0.0, "there is no room");
    }
}
