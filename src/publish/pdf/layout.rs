//! Lays a notice out on pages, by what its pages are for, with feet and the mark of a draft.

use super::badge_layout::lay_out_badges;
use super::card_layout::lay_out_cards;
use super::certificate_layout::lay_out_certificates;
use super::columns::wrap;
use super::form_layout::lay_out_form;
use super::page_content::{PageContent, PlacedText, Shade, TextRole, Watermark};
use super::plot::place_drawing;
use super::table_flow::TableFlow;
use super::table_form::{PageTally, TableForm};
use super::table_texts::{TableMeasures, TableTexts};
use crate::notices::{Notice, NoticeLayout, PlotDrawing};
use crate::publish::page_setup::PageSetup;
use crate::publish::paper::Sheet;
use crate::publish::shown_columns::printed_notes;
use crate::publish::text_measure::{Fonts, Weight};

/// The margin around a page, in points.
pub(super) const MARGIN: f32 = 36.0;

/// The height of the foot, in points.
pub(super) const FOOT: f32 = 18.0;

/// The size of the foot's text, in points.
const FOOT_SIZE: f32 = 8.0;

/// The height of a line, in sizes of its text.
pub(super) const LINE: f32 = 1.3;

/// From the top of a line to the baseline, in sizes of its text.
pub(super) const ASCENT: f32 = 1.02;

/// The number of rows that stay with the sentences below a table.
const ROWS_WITH_NOTES: usize = 5;

/// A section with no more rows than this is kept on one page.
pub(super) const MOST_ROWS_TOGETHER: usize = 12;

/// The size of the title above a drawing on a page of its own, in points.
const DRAWING_TITLE: f32 = 12.0;

/// The least size of the letters of a drawing, in points.
const LEAST_LETTERS: f32 = 6.5;

/// How small a drawing may become below a table, as a part of its size over the width of the page.
const LEAST_DRAWING: f32 = 0.55;

/// The word across the pages of a draft.
const DRAFT: &str = "DRAFT";

/// The part of the page's diagonal that the word takes.
const DRAFT_WIDTH: f32 = 0.7;

/// Pages of a notice.
pub(super) fn lay_out(fonts: &Fonts, notice: &Notice, setup: &PageSetup) -> Vec<PageContent> {
    let mut pages = match notice.layout {
        NoticeLayout::Tables => lay_out_tables(fonts, notice, setup),
        NoticeLayout::Form => lay_out_form(fonts, notice, setup),
        NoticeLayout::Cards => lay_out_cards(fonts, notice, setup),
        NoticeLayout::Certificates => lay_out_certificates(fonts, notice, setup),
        // A badge is cut out, and the paper around it has nothing.
        NoticeLayout::Badges => return lay_out_badges(fonts, notice, setup),
    };
    if let Some(drawing) = &notice.drawing {
        add_drawing(fonts, &mut pages, drawing, notice, setup);
    }
    // A card is cut out with the time at its head, and a certificate has none.
    if !matches!(notice.layout, NoticeLayout::Certificates | NoticeLayout::Cards) {
        add_feet(fonts, &mut pages, notice, setup);
    }
    if notice.is_draft {
        let shaped = fonts.shape(DRAFT, Weight::Bold);
        for page in &mut pages {
            let size = page.sheet.width.hypot(page.sheet.height) * DRAFT_WIDTH / shaped.width;
            page.watermark = Some(Watermark { shaped: shaped.clone(), size });
        }
    }
    pages
}

/// Pages of tables. Paper, size and strips are those that cost least.
fn lay_out_tables(fonts: &Fonts, notice: &Notice, setup: &PageSetup) -> Vec<PageContent> {
    let texts = TableTexts::new(notice);
    let measures = texts.measure(fonts);
    let upright = Sheet::upright(setup.paper);
    let forms = TableForm::candidates(&texts, &measures, setup, &[upright, upright.turned()]);
    cheapest(forms, |form| flow_on_pages(fonts, (&texts, &measures), form, notice, setup))
}

/// The pages of the form that costs least. The forms are in the order of what they cost at least.
pub(super) fn cheapest(
    forms: Vec<TableForm>,
    flow: impl Fn(&TableForm) -> (Vec<PageContent>, PageTally),
) -> Vec<PageContent> {
    let mut best: Option<(f32, Vec<PageContent>)> = None;
    for form in forms {
        if best.as_ref().is_some_and(|(cost, _)| *cost <= form.least_cost) {
            break;
        }
        let (pages, tally) = flow(&form);
        let cost = form.cost(&tally);
        if best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, pages));
        }
    }
    best.map(|(_, pages)| pages).unwrap_or_default()
}

fn flow_on_pages(
    fonts: &Fonts,
    texts: (&TableTexts, &TableMeasures),
    form: &TableForm,
    notice: &Notice,
    setup: &PageSetup,
) -> (Vec<PageContent>, PageTally) {
    let notes: Vec<String> = printed_notes(notice).collect();
    let mut flow = TableFlow::new(fonts, texts, form, notice, setup);
    flow.tables(None);
    let has_few_rows = !notes.is_empty() && flow.has_short_last_page(ROWS_WITH_NOTES);
    if has_few_rows || !flow.notes(&notes) {
        // The last rows go to the page of the sentences, so that these do not stand alone.
        let last = texts.0.sections.last().map_or(0, |section| section.rows.len());
        let kept = last.checked_sub(ROWS_WITH_NOTES).filter(|_| last > MOST_ROWS_TOGETHER);
        flow = TableFlow::new(fonts, texts, form, notice, setup);
        flow.tables(kept);
        if !flow.notes(&notes) {
            // More sentences than fit below these rows: they have pages of their own.
            flow = TableFlow::new(fonts, texts, form, notice, setup);
            flow.tables(None);
            flow.begin_page();
            flow.notes(&notes);
        }
    }
    flow.into_pages()
}

/// Puts a drawing below everything else, over the width of the page. It becomes smaller if it then fits on the page and its letters
/// can be read; else it has a page of its own.
fn add_drawing(fonts: &Fonts, pages: &mut Vec<PageContent>, drawing: &PlotDrawing, notice: &Notice, setup: &PageSetup) {
    let sheet = pages.last().map_or(Sheet::upright(setup.paper), |page| page.sheet);
    let widest = drawing.lines.iter().flat_map(|line| &line.points).map(|(x, _)| *x).fold(1.0, f32::max);
    let smallest = drawing.texts.iter().map(|text| text.size).fold(f32::MAX, f32::min);
    let room = (sheet.width - 2.0 * MARGIN, sheet.height - 2.0 * MARGIN - FOOT - 2.0 * DRAWING_TITLE);
    let largest = (room.0 / widest).min(room.1 / drawing.height.max(1.0));
    // The table says what the drawing shows.
    let words = || (None, format!("{}: the part of the board with the units of the table", notice.title));
    let left = |scale: f32| MARGIN + (room.0 - widest * scale) / 2.0;
    if let Some(page) = pages.last_mut() {
        let top = page.texts.iter().map(|text| text.baseline).fold(MARGIN, f32::max) + FOOT;
        let below = (sheet.height - MARGIN - FOOT - top) / drawing.height.max(1.0);
        let scale = largest.min(below);
        if scale >= largest * LEAST_DRAWING && smallest * scale >= LEAST_LETTERS {
            place_drawing(page, fonts, scaled(drawing, scale), (left(scale), top), words());
            return;
        }
    }
    // The page says what it shows, because it may be parted from the others.
    let mut page = PageContent::new(sheet);
    let titles = [notice.title.as_str(), notice.subtitle.as_str()];
    let title = titles.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(", ");
    page.texts.push(PlacedText {
        shaped: fonts.shape(&title, Weight::Bold),
        left: MARGIN,
        baseline: MARGIN + DRAWING_TITLE,
        size: DRAWING_TITLE,
        shade: Shade::Black,
        role: TextRole::Repeated,
    });
    let top = MARGIN + DRAWING_TITLE * 2.0;
    place_drawing(&mut page, fonts, scaled(drawing, largest), (left(largest), top), words());
    pages.push(page);
}

/// The drawing in another size.
fn scaled(drawing: &PlotDrawing, scale: f32) -> PlotDrawing {
    let mut scaled = drawing.clone();
    scaled.height *= scale;
    for line in &mut scaled.lines {
        line.width *= scale;
        line.dashes.iter_mut().for_each(|dash| *dash *= scale);
        line.points.iter_mut().for_each(|(x, y)| (*x, *y) = (*x * scale, *y * scale));
    }
    for text in &mut scaled.texts {
        (text.left, text.baseline, text.size) = (text.left * scale, text.baseline * scale, text.size * scale);
    }
    scaled
}

/// Writes the foot of each page: event and title, the time, the number of the page.
fn add_feet(fonts: &Fonts, pages: &mut [PageContent], notice: &Notice, setup: &PageSetup) {
    let count = pages.len();
    let draft = if notice.is_draft { DRAFT } else { "" };
    for (number, page) in (1..).zip(pages) {
        let PageSetup { event, posted_at, .. } = setup;
        let baseline = page.sheet.height - MARGIN;
        let parts: Vec<&str> = [draft, event.as_str(), &notice.title, &notice.subtitle]
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect();
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
                page.texts.push(PlacedText {
                    shaped,
                    left,
                    baseline,
                    size: FOOT_SIZE,
                    shade: Shade::Black,
                    role: TextRole::Repeated,
                });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notices::{
        CellPart, ColumnRole, DrawnLine, LinePurpose, NoticeCell, NoticeColumn, NoticeRow, NoticeSection,
    };
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
        PageSetup { paper, size, event: "Tea-time Open".into(), ..PageSetup::default() }
    }

    fn pages(notice: &Notice, setup: &PageSetup) -> Vec<PageContent> {
        lay_out(&Fonts::load().unwrap(), notice, setup)
    }

    fn texts(page: &PageContent) -> Vec<&str> {
        page.texts.iter().map(|text| &*text.shaped.text).collect()
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
        assert!(sizes.map(|text| text.size).fold(f32::MAX, f32::min) >= 16.5);
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
    fn a_drawing_stands_below_the_table_or_on_a_page_of_its_own() {
        let line = DrawnLine {
            points: vec![(0.0, 0.0), (900.0, 800.0)],
            width: 1.0,
            dashes: Vec::new(),
            purpose: LinePurpose::Series(0),
        };
        let drawing = PlotDrawing { height: 800.0, lines: vec![line], texts: Vec::new() };
        for (rows, expected) in [(5, 1), (40, 2)] {
            let notice = Notice { drawing: Some(drawing.clone()), ..notice(&[("", rows)], 0) };
            let pages = pages(&notice, &setup(Paper::A4, TextSize::List));
            assert_eq!(pages.len(), expected);
            let page = pages.last().unwrap();
            let text_end = page.texts.iter().filter(|text| matches!(text.role, TextRole::Cell { .. }));
            let text_end = text_end.map(|text| text.baseline).fold(0.0, f32::max);
            let points: Vec<(f32, f32)> = page.lines.iter().flat_map(|line| line.points.clone()).collect();
            let drawn = points.iter().filter(|(_, y)| *y > text_end + 1.0);
            assert!(drawn.clone().count() >= 2);
            let inside = |(x, y): &&(f32, f32)| {
                (MARGIN..=page.sheet.width - MARGIN + 0.1).contains(x) && *y <= page.sheet.height - MARGIN - FOOT + 0.1
            };
            assert!(drawn.clone().all(|point| inside(&point)), "{points:?}");
        }
    }

    #[test]
    fn the_sentences_below_a_table_keep_five_rows() {
        let setup = setup(Paper::A4, TextSize::List);
        let mut moved = 0;
        for count in 90..200 {
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

    #[test]
    fn one_long_name_does_not_turn_the_pages_or_make_all_others_small() {
        for name in ["N".repeat(250), "Llanfair ".repeat(28)] {
            let mut call = notice(&[("Board A", 7), ("Board B", 7)], 0);
            for section in &mut call.sections {
                section.columns.pop();
                for row in &mut section.rows {
                    row.cells.pop();
                }
            }
            call.sections[0].rows[0].cells[1] = CellPart { text: name, ..CellPart::default() }.into();
            for page in pages(&call, &setup(Paper::A4, TextSize::Poster)) {
                assert!(page.sheet.height > page.sheet.width);
                let cells = page.texts.iter().filter(|text| matches!(text.role, TextRole::Cell { .. }));
                assert!(cells.map(|text| text.size).fold(f32::MAX, f32::min) >= 16.5);
            }
        }
    }

    #[test]
    fn tables_of_different_columns_have_widths_of_their_own_and_lists_stay_beside_each_other() {
        let mut notice = notice(&[("Teams", 2), ("Seats", 2)], 0);
        let part = |text: &str| CellPart { text: text.into(), ..CellPart::default() };
        let list = |texts: [&str; 2]| NoticeCell { parts: texts.map(part).to_vec(), ..NoticeCell::default() };
        let section = &mut notice.sections[0];
        let roles = [ColumnRole::Place, ColumnRole::Team, ColumnRole::Member, ColumnRole::MemberScore];
        section.columns = roles.map(|role| NoticeColumn { role, title: format!("{role:?}") }).to_vec();
        for row in &mut section.rows {
            row.cells = vec![part("1").into(), part("Leaves").into(), list(["Ann", "Ben"]), list(["31.80", "9.10"])];
        }
        let page = &pages(&notice, &setup(Paper::A4, TextSize::List))[0];
        let find = |text: &str| page.texts.iter().find(|placed| &*placed.shaped.text == text).unwrap();
        assert_eq!(find("Ann").baseline, find("31.80").baseline);
        assert_eq!(find("Ben").baseline, find("9.10").baseline);
        assert!(find("Ben").baseline > find("Ann").baseline);
    }

    #[test]
    fn a_certificate_fills_a_page_across_with_a_name_of_any_length() {
        for name in ["Ann Lee", &"Llanfair ".repeat(28)] {
            let mut certificate = notice(&[("", 2)], 0);
            certificate.layout = NoticeLayout::Certificates;
            certificate.sections[0].rows[1].cells[1] = CellPart { text: name.to_owned(), ..CellPart::default() }.into();
            for paper in [Paper::A4, Paper::Letter, Paper::A3] {
                let pages = pages(&certificate, &setup(paper, TextSize::List));
                assert_eq!(pages.len(), 2);
                let page = &pages[1];
                assert!(page.sheet.width > page.sheet.height);
                assert_eq!(texts(page).concat().replace(' ', "").matches(&name.replace(' ', "")).count(), 1);
                for text in &page.texts {
                    let right = text.left + text.shaped.width * text.size;
                    assert!(text.left >= MARGIN && right <= page.sheet.width - MARGIN, "{}", text.shaped.text);
                    assert!(text.baseline <= page.sheet.height - MARGIN, "{}", text.shaped.text);
                }
            }
        }
    }

    #[test]
    fn a_draft_says_so_on_every_page() {
        let draft = Notice { is_draft: true, ..notice(&[("", 154)], 0) };
        for page in pages(&draft, &setup(Paper::A4, TextSize::List)) {
            assert_eq!(&*page.watermark.as_ref().unwrap().shaped.text, "DRAFT");
            assert!(texts(&page).iter().any(|text| text.starts_with("DRAFT · Tea-time Open")));
        }
        assert!(pages(&notice(&[("", 3)], 0), &setup(Paper::A4, TextSize::List))[0].watermark.is_none());
    }
}
