//! Lays certificates out: a page across for each player, in a serif font on one axis, with a frame and a line for a signature.

use super::fitted_text::{Align, FittedStyle, TextBox, fit_text};
use super::page_content::{Area, PageContent, PageLine, PlacedText, Shade, TextRole};
use super::page_measures::{ASCENT, LINE, MARGIN};
use crate::book::typed_words::capitalize;
use crate::figures::format_rounded;
use crate::languages::sentences::{columns, pages};
use crate::languages::{BETWEEN_LANGUAGES, change_each_language, in_each_language};
use crate::notices::{CellPart, ColumnRole, Notice, NoticeCell, NoticeRow, NoticeSection};
use crate::publish::Paper;
use crate::publish::line_breaks::with_whole_items;
use crate::publish::page_setup::PageSetup;
use crate::publish::paper::Sheet;
use crate::publish::text_measure::{Fonts, PageFont};

/// The space between the two frames, and the widths of their lines.
const FRAME_GAP: f32 = 6.0;
const FRAME: f32 = 2.0;
const INNER_FRAME: f32 = 0.6;
/// The space between the inner frame and the texts.
const PADDING: f32 = 34.0;
/// The length of a line to write on, as a part of the width between the frames: for a signature, and for an event without a name.
const SIGNATURE: f32 = 0.34;
const WRITTEN_EVENT: f32 = 0.6;
/// The height of the words below such a line, and their size.
const BELOW_LINE: LineForm = LineForm { size: 14.0, height: 24.0 };
/// The height of the foot.
const FOOT: f32 = 60.0;

/// The word below the event, the space between its letters in sizes of them, and the size.
const WORD_SPACE: f32 = 0.22;
const WORD_SIZE: f32 = 40.0;
const WORD_HEIGHT: f32 = 58.0;

/// The ornament below the word: its height, the length of its lines, and half of the width of the lozenge between them.
const ORNAMENT_HEIGHT: f32 = 18.0;
const ORNAMENT: f32 = 90.0;
const LOZENGE: f32 = 3.5;

/// The height of a line of a name that takes several, in sizes of its letters, and their size against that of a name on one line.
const NAME_LINE: f32 = 1.05;
const SIZE_IN_LINES: f32 = 0.8;

/// The size of a line in the second language against that in the first.
const OTHER_LANGUAGE: f32 = 0.7;

/// The size and the height of a line of a certificate on A4, in points.
#[derive(Clone, Copy)]
struct LineForm {
    size: f32,
    height: f32,
}

const EVENT: LineForm = LineForm { size: 25.0, height: 34.0 };
const EVENT_TO_WRITE: LineForm = LineForm { size: BELOW_LINE.size, height: 34.0 + BELOW_LINE.height };
const VENUE: LineForm = LineForm { size: 16.0, height: 38.0 };
const AWARDED_TO: LineForm = LineForm { size: 17.0, height: 30.0 };
const NAME: LineForm = LineForm { size: 58.0, height: 84.0 };
const PLACE: LineForm = LineForm { size: 30.0, height: 42.0 };
const TOTAL: LineForm = LineForm { size: 17.0, height: 26.0 };
const AWARDS: LineForm = LineForm { size: 21.0, height: 48.0 };

/// From the edges of the sheet to the texts.
const EDGE: f32 = MARGIN + FRAME_GAP + PADDING;

/// The sheet of a certificate, and the room for texts on it.
#[derive(Clone, Copy)]
struct CertificateSheet {
    sheet: Sheet,
    /// The sizes of texts and of spaces, against those on A4.
    scale: f32,
    /// The width of the texts, and where they end above the foot.
    width: f32,
    bottom: f32,
}

/// The texts of a certificate, measured.
struct Certificate {
    above: Vec<CertificateLine>,
    below: Vec<CertificateLine>,
    /// How much closer all lines are where they are more than there is room for.
    closer: f32,
    /// Where the texts begin, if they stand in the middle of their room.
    top: f32,
}

struct CertificateLine {
    text: String,
    size: f32,
    height: f32,
    role: TextRole,
    is_name: bool,
    /// The text says what is to be written on the line above it.
    is_to_write: bool,
}

/// A page for each row of the notice.
pub(super) fn lay_out_certificates(fonts: &Fonts, notice: &Notice, setup: &PageSetup) -> Vec<PageContent> {
    let (sheet, a4) = (Sheet::upright(setup.paper).turned(), Sheet::upright(Paper::A4).turned());
    let scale = (sheet.width / a4.width).min(sheet.height / a4.height);
    let (width, bottom) = (sheet.width - 2.0 * EDGE, sheet.height - EDGE - FOOT * scale);
    let sheet = CertificateSheet { sheet, scale, width, bottom };
    let mut certificates = Vec::new();
    for (number, section) in notice.sections.iter().enumerate() {
        for (at, row) in section.rows.iter().enumerate() {
            let role = |column: ColumnRole| {
                section.column(column).map_or(TextRole::Repeated, |column| TextRole::Cell {
                    section: number,
                    row: at,
                    column,
                })
            };
            certificates.push(Certificate::new(fonts, (notice, section, row), setup, sheet, role));
        }
    }
    // The head has one place on all certificates: where it is on the one with most lines that has room for them.
    let is_full = |top: f32| top <= EDGE + 0.1;
    let tops = certificates.iter().map(|certificate| certificate.top).filter(|top| !is_full(*top));
    let most_top = tops.fold(f32::MAX, f32::min);
    certificates.iter().map(|certificate| certificate.page(fonts, notice, sheet, most_top)).collect()
}

impl Certificate {
    fn new(
        fonts: &Fonts,
        (notice, section, row): (&Notice, &NoticeSection, &NoticeRow),
        setup: &PageSetup,
        CertificateSheet { scale, width, bottom, .. }: CertificateSheet,
        role: impl Fn(ColumnRole) -> TextRole,
    ) -> Certificate {
        let text = |role: ColumnRole| section.cell(row, role).map(NoticeCell::plain).unwrap_or_default();
        let (name, place) = (text(ColumnRole::Player), text(ColumnRole::Outcome));
        let name_role = role(ColumnRole::Player);
        let with_total = |part: &CellPart| {
            let figure = format_rounded(part.value?, part.decimals);
            Some(notice.languages.text(|language| pages::with_total(language, &figure)))
        };
        let total = section.cell(row, ColumnRole::Total).and_then(|cell| with_total(cell.parts.first()?));
        let total = total.unwrap_or_default();
        // “Best England” stays on one line.
        let awards = change_each_language(&text(ColumnRole::Award), with_whole_items);
        let awarded_to = notice.languages.text(pages::awarded_to);
        // Without a name of the event nobody knows what the certificate is for. It is written by hand.
        let is_event_unknown = setup.event.trim().is_empty();
        let word_for_event = notice.languages.text(|language| capitalize(&columns::column_event(language)));
        let event =
            if is_event_unknown { (word_for_event.as_str(), EVENT_TO_WRITE) } else { (setup.event.as_str(), EVENT) };
        let above: [(&str, LineForm, TextRole); 2] =
            [(event.0, event.1, TextRole::Repeated), (notice.subtitle.as_str(), VENUE, TextRole::Repeated)];
        let below: [(&str, LineForm, TextRole); 5] = [
            (awarded_to.as_str(), AWARDED_TO, TextRole::Repeated),
            (&name, NAME, name_role),
            (&place, PLACE, role(ColumnRole::Outcome)),
            (&total, TOTAL, role(ColumnRole::Total)),
            (&awards, AWARDS, role(ColumnRole::Award)),
        ];
        let measured = |(text, form, role): (&str, LineForm, TextRole)| {
            let is_name = role == name_role;
            let in_lines = form.size * scale * SIZE_IN_LINES;
            let height = match () {
                () if text.is_empty() => 0.0,
                // A long name is broken at a blank before its letters are small.
                () if is_name && fonts.shape(text, PageFont::Serif).width * in_lines > width => {
                    form.height.max(2.0 * NAME_LINE * SIZE_IN_LINES * form.size)
                }
                () => form.height,
            };
            CertificateLine { text: text.to_owned(), size: form.size, height, role, is_name, is_to_write: false }
        };
        let mut above: Vec<CertificateLine> = above.into_iter().map(measured).collect();
        above[0].is_to_write = is_event_unknown;
        let below: Vec<CertificateLine> = below.into_iter().flat_map(line_for_each_language).map(measured).collect();
        let lines: f32 = above.iter().chain(&below).map(|line| line.height).sum();
        let heights = (lines + WORD_HEIGHT + ORNAMENT_HEIGHT) * scale;
        let closer = ((bottom - EDGE) / heights).min(1.0);
        let top = EDGE + (bottom - EDGE - heights * closer) / 2.0;
        Certificate { above, below, closer, top }
    }

    /// The page, whose texts begin at most `most_top` from the top.
    fn page(&self, fonts: &Fonts, notice: &Notice, sheet: CertificateSheet, most_top: f32) -> PageContent {
        let CertificateSheet { sheet, scale, width, bottom } = sheet;
        let mut page = PageContent::new(sheet);
        add_frame(&mut page, MARGIN, FRAME);
        add_frame(&mut page, MARGIN + FRAME_GAP, INNER_FRAME);
        let mut top = self.top.min(most_top);
        let add = |page: &mut PageContent, top: &mut f32, line: &CertificateLine| {
            let height = line.height * scale * self.closer;
            if line.is_to_write {
                let rule = *top + height - BELOW_LINE.height * scale * self.closer;
                add_line_to_write_on(fonts, page, &line.text, (rule, width * WRITTEN_EVENT), scale);
                *top += height;
                return;
            }
            let place = TextBox { left: EDGE, top: *top, width, height };
            let style = FittedStyle::new(PageFont::Serif, line.size * scale, Align::Centre, line.role);
            let style = if line.is_name { FittedStyle { line: NAME_LINE, ..style } } else { style };
            page.texts.extend(fit_text(fonts, &line.text, place, style));
            *top += height;
        };
        for line in &self.above {
            add(&mut page, &mut top, line);
        }
        let shaped = fonts.shape(&notice.languages.text(pages::certificate), PageFont::Serif).spaced(WORD_SPACE);
        let size = (WORD_SIZE * scale).min(width / shaped.width.max(0.1));
        page.texts.push(PlacedText {
            left: (sheet.width - shaped.width * size) / 2.0,
            baseline: top + (WORD_HEIGHT * scale * self.closer - LINE * size) / 2.0 + ASCENT * size,
            shaped,
            size,
            shade: Shade::Black,
            role: TextRole::Repeated,
        });
        top += WORD_HEIGHT * scale * self.closer;
        add_ornament(&mut page, top + ORNAMENT_HEIGHT * scale * self.closer / 2.0, scale);
        top += ORNAMENT_HEIGHT * scale * self.closer;
        for line in &self.below {
            add(&mut page, &mut top, line);
        }
        let director = notice.languages.text(pages::tournament_director);
        let rule = bottom + FOOT * scale - BELOW_LINE.height * scale;
        add_line_to_write_on(fonts, &mut page, &director, (rule, width * SIGNATURE), scale);
        page
    }
}

/// A line in each of its languages. The second one is smaller, and they stand close together.
fn line_for_each_language(
    (text, form, role): (&str, LineForm, TextRole),
) -> impl Iterator<Item = (&str, LineForm, TextRole)> {
    let is_in_two = text.contains(BETWEEN_LANGUAGES);
    in_each_language(text).enumerate().map(move |(at, text)| {
        let LineForm { size, height } = form;
        let form = match (is_in_two, at) {
            (false, _) => form,
            (true, 0) => LineForm { size, height: size * LINE },
            (true, _) => {
                LineForm { size: size * OTHER_LANGUAGE, height: height - size * LINE * (1.0 - OTHER_LANGUAGE) }
            }
        };
        (text, form, role)
    })
}

/// A line of this width in the middle of the page, and below it what is to be written there.
fn add_line_to_write_on(fonts: &Fonts, page: &mut PageContent, text: &str, (top, width): (f32, f32), scale: f32) {
    let left = (page.sheet.width - width) / 2.0;
    page.areas.push(Area { left, top, width, height: INNER_FRAME, shade: Shade::Black });
    let place = TextBox { left, top, width, height: BELOW_LINE.height * scale };
    let style = FittedStyle::new(PageFont::Serif, BELOW_LINE.size * scale, Align::Centre, TextRole::Repeated);
    page.texts.extend(fit_text(fonts, text, place, style));
}

/// Two lines with a lozenge between them, in the middle of the page at this height.
fn add_ornament(page: &mut PageContent, y: f32, scale: f32) {
    let middle = page.sheet.width / 2.0;
    let (half, gap, length) = (LOZENGE * scale, 3.0 * LOZENGE * scale, ORNAMENT * scale);
    let line = |points: Vec<(f32, f32)>, fill: Option<Shade>| PageLine {
        points,
        width: INNER_FRAME,
        dashes: Vec::new(),
        shade: Shade::Black,
        fill,
    };
    let lozenge =
        vec![(middle - half, y), (middle, y - half), (middle + half, y), (middle, y + half), (middle - half, y)];
    page.lines.push(line(vec![(middle - gap - length, y), (middle - gap, y)], None));
    page.lines.push(line(lozenge, Some(Shade::Black)));
    page.lines.push(line(vec![(middle + gap, y), (middle + gap + length, y)], None));
}

/// A frame at this distance from the edges of the paper, with lines of this width.
fn add_frame(page: &mut PageContent, edge: f32, line: f32) {
    let (width, height) = (page.sheet.width - 2.0 * edge, page.sheet.height - 2.0 * edge);
    let sides = [
        (edge, edge, width, line),
        (edge, edge + height - line, width, line),
        (edge, edge, line, height),
        (edge + width - line, edge, line, height),
    ];
    page.areas.extend(sides.map(|(left, top, width, height)| Area { left, top, width, height, shade: Shade::Line }));
}
