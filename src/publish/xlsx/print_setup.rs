//! The page of a sheet and its print settings.

use std::cmp::Ordering;

use rust_xlsxwriter::Worksheet;

use super::page_breaks::{PageBreaks, PageHead, SheetLine, page_breaks, sheet_count};
use super::{ExportOptions, WorkbookExport};
use crate::book::typed_words::capitalize;
use crate::languages::Language;
use crate::languages::sentences::pages;
use crate::publish::audience::Audience;
use crate::publish::page_setup::TextSize;
use crate::publish::paper::Paper;

/// Margins in inches.
const SIDE: f64 = 0.5;
const TOP: f64 = 0.5;
const BOTTOM: f64 = 0.65;
const FOOT: f64 = 0.3;

/// The scales below which a page is not shrunk while another paper or more sheets keep it larger, the wanted ones first. The text
/// of a table on a wall has 12 points: 18 are read from two metres, and 16.5 nearly so. Near by, 9 points can be read, and 12 easily.
const fn floors(size: TextSize) -> &'static [f64] {
    match size {
        TextSize::Poster => &[1.375, 1.0, 0.8],
        TextSize::List => &[0.8],
    }
}

/// The greatest scale of a page.
const fn greatest_scale(size: TextSize) -> f64 {
    match size {
        TextSize::Poster => 1.75,
        TextSize::List => 1.0,
    }
}

/// The parts of its scale to which a page is shrunk where this saves a sheet, or where rows that no page parts need the room. The
/// floors say how far.
const SHRUNK: [f64; 13] = [1.0, 0.97, 0.94, 0.91, 0.88, 0.84, 0.79, 0.74, 0.69, 0.64, 0.59, 0.54, 0.49];

/// A page is turned for letters above a higher floor if it takes at most this number of further sheets.
const MOST_FOR_LARGER: usize = 1;

/// The most that columns are stretched.
const MOST_STRETCH: f64 = 1.5;

/// A page is made smaller for a wider sheet beside it at most to this part of its scale.
const LEAST_COMMON: f64 = 0.78;

/// The part of a page that stays free, because printers' fonts differ a little.
const SPARE: f64 = 0.98;

/// The width of a character in pixels. Column widths are measured in characters.
const PIXELS_PER_WIDTH: f64 = 7.0;
/// The padding that a column adds to its width, in pixels.
const PADDING: f64 = 5.0;

/// The sizes of the texts above and below a page on its paper, in points.
const SMALL_PRINT: f64 = 8.0;
const DRAFT: f64 = 14.0;

/// The text above every page.
#[derive(Clone, Debug, Default)]
pub(super) enum PageHeader {
    #[default]
    None,
    ForDirector,
    /// The word for a draft.
    Draft(String),
}

/// The paper of a sheet, and the texts above and below it on every page.
#[derive(Clone, Debug, Default)]
pub(super) struct SheetPaper {
    pub(super) paper: Paper,
    pub(super) size: TextSize,
    /// The time of the posting, for the foot.
    pub(super) moment: String,
    /// What the notice counts: “After Round 2”. Empty where there is nothing to say.
    pub(super) subtitle: String,
    pub(super) header: PageHeader,
    /// “Page 1 of 3” with the codes of the numbers.
    pub(super) page_of: String,
    /// Whether the sentences over all columns have the signs of type. A file that is read back has them as they were typed.
    pub(super) is_typeset: bool,
    /// Whether the foot has the name of the event. A narrow page in large type has no room for it there.
    pub(super) names_event: bool,
}

impl SheetPaper {
    /// The paper of the sheets of an export.
    pub(super) fn of_export(options: &ExportOptions) -> SheetPaper {
        let moment = options.created.map(|at| at.strftime("%-d %B %Y, %H:%M").to_string()).unwrap_or_default();
        let header = match options.audience {
            Audience::Director => PageHeader::ForDirector,
            Audience::Players => PageHeader::None,
        };
        let (paper, size, subtitle) = (options.paper, TextSize::List, String::new());
        let page_of = SheetPaper::page_of(Language::English);
        SheetPaper { paper, size, moment, header, subtitle, page_of, is_typeset: false, names_event: true }
    }

    /// “Page 1 of 3” in a language, with the codes of the numbers.
    pub(super) fn page_of(language: Language) -> String {
        capitalize(&pages::page_of(language, "&P", "&N"))
    }

    /// How much larger than usual the text is. A workbook shrinks a sheet to the width of the page, but enlarges none.
    pub(super) const fn enlarged(&self) -> f64 {
        greatest_scale(self.size)
    }
}

/// The page on which a table is printed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PrintPage {
    paper: Paper,
    size: TextSize,
    turned: bool,
    /// The margins left and right, in inches.
    side: f64,
    /// The scale of text and rows that makes the table fit, at most the greatest of its size.
    scale: f64,
}

/// A page with its scale, and the number of sheets that it takes.
#[derive(Clone, Copy)]
struct Candidate {
    page: PrintPage,
    sheets: usize,
}

/// The scale that sheets of one kind have in common, so that none has smaller letters than the others: one for upright pages, and one
/// for turned ones.
#[derive(Clone, Copy, Debug)]
pub(super) struct CommonScale {
    upright: f64,
    turned: f64,
}

impl CommonScale {
    /// The scale of the widest of these pages. One that is much wider than the others changes nothing for them.
    pub(super) fn of(pages: &[PrintPage]) -> CommonScale {
        let of = |turned: bool| {
            let scales = || pages.iter().filter(move |page| page.turned == turned).map(|page| page.scale);
            let largest = scales().fold(0.0, f64::max);
            scales().filter(|scale| *scale >= LEAST_COMMON * largest).fold(f64::INFINITY, f64::min)
        };
        CommonScale { upright: of(false), turned: of(true) }
    }
}

impl PrintPage {
    /// The page for columns of these widths, whatever their rows.
    pub(super) fn for_columns(paper: &SheetPaper, widths: &[f64]) -> Self {
        Self::best(paper, widths, (PageHead::default(), &[]), &|_| Vec::new())
    }

    /// The page for columns of these widths: the fewest sheets whose letters can be read where they hang, upright where that
    /// takes no sheet more. It is not turned for larger letters that take many sheets more. A page is shrunk a little where this
    /// saves a sheet. A workbook shrinks only by width, so the columns are stretched until it does, and after them the margins.
    /// `head` stands on top of every page, and `together` are the heights of rows that stay on one page, the greatest first. The page
    /// has room for those for which any page has. `lines` are the rows on pages with so much room for them.
    pub(super) fn choose(
        paper: &SheetPaper,
        widths: &mut [f64],
        (head, together): (PageHead, &[f64]),
        lines: impl Fn(f64) -> Vec<SheetLine>,
    ) -> Self {
        let best = Self::best(paper, widths, (head, together), &lines);
        best.stretched(widths, 1.0)
    }

    /// The same for this many blocks of this height. Columns are stretched where there is room.
    pub(super) fn for_blocks(paper: &SheetPaper, widths: &mut [f64], above: f64, block: f64, blocks: usize) -> Self {
        let (head, lines) = equal_blocks(above, block, blocks);
        let best = Self::best(paper, widths, (head, &[]), &|_| lines.clone());
        if best.scale > 1.0 {
            return best;
        }
        best.stretched(widths, (best.across() * 0.97 / inches(widths)).clamp(1.0, MOST_STRETCH))
    }

    fn best(
        paper: &SheetPaper,
        widths: &[f64],
        (head, together): (PageHead, &[f64]),
        lines: &dyn Fn(f64) -> Vec<SheetLine>,
    ) -> Self {
        let SheetPaper { paper, size, .. } = *paper;
        let whole =
            [false, true].map(|turned| PrintPage { paper, size, turned, side: SIDE, scale: 1.0 }.scaled(widths));
        let sheets = |page: PrintPage| sheet_count(page.height(), head, &lines(page.room(head)));
        let shrunk = |page: PrintPage, floor: f64, together: f64| {
            let scales = SHRUNK.into_iter().map(|part| PrintPage { scale: page.scale * part, ..page });
            let has_room = |page: &PrintPage| page.scale >= floor && page.room(head) >= together;
            // The first of several with as few sheets is the largest.
            let candidates = scales.filter(has_room).map(|page| Candidate { page, sheets: sheets(page) });
            candidates.min_by_key(|candidate| candidate.sheets)
        };
        let readable = |together: f64| {
            let [upright, turned] = whole.map(|page| {
                let mut steps = floors(size).iter().enumerate();
                steps.find_map(|(step, floor)| Some((step, shrunk(page, *floor, together)?)))
            });
            match (upright, turned) {
                (Some((upright_step, upright)), Some((turned_step, turned))) => {
                    let most = match turned_step.cmp(&upright_step) {
                        Ordering::Less => upright.sheets + MOST_FOR_LARGER,
                        Ordering::Equal => upright.sheets - 1,
                        Ordering::Greater => 0,
                    };
                    Some(if turned.sheets <= most { turned } else { upright })
                }
                (upright, turned) => upright.or(turned).map(|(_, candidate)| candidate),
            }
        };
        let [_, widest] = whole;
        together.iter().copied().chain([0.0]).find_map(readable).map_or(widest, |candidate| candidate.page)
    }

    /// The page with the scale that columns of these widths give it, once they and then the margins are wide enough for it.
    fn stretched(self, widths: &mut [f64], wanted: f64) -> Self {
        let needed = (self.across() / self.scale / inches(widths)).clamp(1.0, MOST_STRETCH);
        let is_shrunk = self.scaled(widths).scale > self.scale + 1e-9;
        let factor = if is_shrunk { needed.max(wanted) } else { wanted };
        for width in &mut *widths {
            *width *= factor;
        }
        let side = if is_shrunk { (self.breadth() - inches(widths) * self.scale) / 2.0 } else { self.side };
        PrintPage { side: self.side.max(side), ..self }.scaled(widths)
    }

    /// The page in the scale that several sheets have in common. The columns are stretched until it has it, and after them the margins.
    pub(super) fn in_common_scale(self, common: CommonScale, widths: &mut [f64]) -> Self {
        let most = if self.turned { common.turned } else { common.upright };
        PrintPage { scale: self.scale.min(most), ..self }.stretched(widths, 1.0)
    }

    /// The number of pages that this many blocks of this height take.
    pub(super) fn pages(self, above: f64, block: f64, blocks: usize) -> usize {
        let (head, lines) = equal_blocks(above, block, blocks);
        sheet_count(self.height(), head, &lines)
    }

    /// The room for rows on a page, below those that stand on top of every page.
    pub(super) fn room(self, head: PageHead) -> f64 {
        self.height() - head.height
    }

    /// The rows at which pages begin.
    pub(super) fn breaks(self, head: PageHead, lines: &[SheetLine]) -> PageBreaks {
        page_breaks(self.height(), head, lines)
    }

    fn scaled(self, widths: &[f64]) -> Self {
        PrintPage { scale: (self.across() / inches(widths)).min(greatest_scale(self.size)), ..self }
    }

    /// The width of the page as it is turned, in inches.
    fn breadth(self) -> f64 {
        let (short, long) = self.paper.inches();
        f64::from(if self.turned { long } else { short })
    }

    /// Inches between the margins.
    fn across(self) -> f64 {
        self.breadth() - 2.0 * self.side
    }

    /// Points of row height that fit between the margins.
    fn height(self) -> f64 {
        let (short, long) = self.paper.inches();
        (f64::from(if self.turned { short } else { long }) - TOP - BOTTOM) * 72.0 / self.scale * SPARE
    }

    /// Sets a sheet up for this page.
    pub(super) fn set_up(self, sheet: &mut Worksheet, export: &WorkbookExport<'_>) {
        self.set_up_for(sheet, &export.engine.book().event.name, &export.paper);
    }

    /// The size in the code of a header or footer for text of this number of points on paper. A workbook scales it with the
    /// page.
    fn coded_size(self, points: f64) -> String {
        format!("{:.0}", points * greatest_scale(self.size) / self.scale)
    }

    /// The text above the page, with its codes for fonts and places.
    fn header(self, header: &PageHeader) -> String {
        match header {
            PageHeader::None => String::new(),
            PageHeader::ForDirector => {
                format!("&R&{} Copy for the director: not for posting", self.coded_size(SMALL_PRINT))
            }
            PageHeader::Draft(word) => format!("&R&\"-,Bold\"&{}{word}", self.coded_size(DRAFT)),
        }
    }

    /// Sets a sheet up for this page, with a name and a time at its foot.
    pub(super) fn set_up_for(self, sheet: &mut Worksheet, name: &str, paper: &SheetPaper) {
        sheet
            .set_paper_size(self.paper.workbook_number())
            .set_margins(self.side, self.side, TOP, BOTTOM, FOOT, FOOT)
            .set_print_fit_to_pages(1, 0)
            .set_print_center_horizontally(true)
            .set_footer(footer(name, paper, &self.coded_size(SMALL_PRINT)));
        let header = self.header(&paper.header);
        if !header.is_empty() {
            sheet.set_header(header);
        }
        if self.turned {
            sheet.set_landscape();
        } else {
            sheet.set_portrait();
        }
    }
}

/// So many blocks of this height below rows that stand on top of every page.
fn equal_blocks(above: f64, block: f64, blocks: usize) -> (PageHead, Vec<SheetLine>) {
    let first_rows = (1..).step_by(2).take(blocks);
    let lines = first_rows.flat_map(|row| SheetLine::block(row, block)).collect();
    (PageHead { last: 0, height: above }, lines)
}

/// The width of the columns together, in inches.
pub(super) fn inches(widths: &[f64]) -> f64 {
    widths.iter().map(|width| (width * PIXELS_PER_WIDTH + PADDING).round()).sum::<f64>() / 96.0
}

/// The width of a column, in characters, for text that is enlarged by this factor: its padding is larger too.
pub(super) fn enlarged_width(width: f64, enlarged: f64) -> f64 {
    ((width * PIXELS_PER_WIDTH + PADDING) * enlarged - PADDING) / PIXELS_PER_WIDTH
}

/// The foot of a page in type of this size: event, unless it stands above; sheet, what it counts and time; page number.
fn footer(name: &str, paper: &SheetPaper, size: &str) -> String {
    const LONGEST: usize = 90;
    let mut event: String = name.chars().filter(|c| !c.is_control()).take(LONGEST).collect();
    if event.len() < name.len() {
        event.push('…');
    }
    let coded = |text: &str| text.replace('&', "&&");
    let page_of = &paper.page_of;
    let mut beside = String::new();
    for text in [&paper.subtitle, &paper.moment].into_iter().filter(|text| !text.is_empty()) {
        beside += ", ";
        beside += &coded(text);
    }
    // The space separates the font size from a name that begins with a year.
    if paper.names_event {
        format!("&L&{size} {}&C&{size} &A{beside}&R&{size} {page_of}", coded(&event))
    } else {
        format!("&L&{size} &A{beside}&R&{size} {page_of}")
    }
}

#[cfg(test)]
mod tests {
    use super::super::page_breaks::PageStart;
    use super::*;

    fn a4() -> SheetPaper {
        SheetPaper { size: TextSize::List, ..SheetPaper::default() }
    }

    /// So many rows of a table in large type.
    fn rows(count: u32) -> impl Fn(f64) -> Vec<SheetLine> {
        move |_| (5..5 + count).map(|row| SheetLine { row, height: 17.0, start: PageStart::Row }).collect()
    }

    /// The titles and headings above these rows, of this height.
    const fn head(height: f64) -> PageHead {
        PageHead { last: 4, height }
    }

    #[test]
    fn a_poster_is_enlarged_and_never_wider_than_its_page() {
        let poster = SheetPaper { size: TextSize::Poster, ..SheetPaper::default() };
        let narrow = PrintPage::for_columns(&poster, &[8.0, 20.0]);
        assert!((narrow.scale - 1.75).abs() < 1e-9 && !narrow.turned);
        for columns in 2..40 {
            let widths = vec![9.0; columns];
            let page = PrintPage::for_columns(&poster, &widths);
            assert!(inches(&widths) * page.scale <= page.across() + 1e-9, "{columns}");
        }
        assert!(PrintPage::for_columns(&poster, &[10.0; 8]).turned, "it could not be read from two metres");
    }

    #[test]
    fn a_poster_stays_upright_where_that_takes_fewer_sheets() {
        let poster = SheetPaper { size: TextSize::Poster, ..SheetPaper::default() };
        let mut widths = [10.0; 6];
        assert!(!PrintPage::choose(&poster, &mut widths, (head(70.0), &[]), rows(38)).turned);
    }

    #[test]
    fn a_poster_is_not_turned_for_larger_letters_that_take_many_sheets_more() {
        let poster = SheetPaper { size: TextSize::Poster, ..SheetPaper::default() };
        let turned = |count: u32| PrintPage::choose(&poster, &mut [10.0; 8], (head(70.0), &[]), rows(count)).turned;
        assert!(turned(12) && !turned(600));
    }

    #[test]
    fn rows_that_no_page_parts_get_a_page_that_has_room_for_them() {
        let poster = SheetPaper { size: TextSize::Poster, ..SheetPaper::default() };
        let mut widths = [9.0; 10];
        assert!(PrintPage::choose(&poster, &mut widths.clone(), (head(70.0), &[]), rows(12)).turned);
        let page = PrintPage::choose(&poster, &mut widths, (head(70.0), &[480.0]), rows(12));
        assert!(page.room(head(70.0)) >= 480.0, "{page:?}");
    }

    #[test]
    fn a_narrow_table_with_a_chart_is_shrunk_until_both_have_room() {
        let poster = SheetPaper { size: TextSize::Poster, ..SheetPaper::default() };
        let page = PrintPage::choose(&poster, &mut [20.0, 5.4, 5.4, 5.4], (head(100.0), &[460.0]), rows(11));
        assert!(page.room(head(100.0)) >= 460.0 && page.scale < 1.375 && page.scale > 1.2, "{page:?}");
    }

    #[test]
    fn the_foot_has_as_many_points_on_paper_however_the_page_is_scaled() {
        let poster = SheetPaper { size: TextSize::Poster, ..SheetPaper::default() };
        for columns in [3, 10, 20] {
            let page = PrintPage::for_columns(&poster, &vec![9.0; columns]);
            let coded: f64 = page.coded_size(SMALL_PRINT).parse().unwrap();
            let printed = coded * page.scale / greatest_scale(TextSize::Poster);
            assert!((printed - SMALL_PRINT).abs() < 0.5, "{columns}: {printed}");
        }
    }

    #[test]
    fn columns_for_larger_text_are_as_wide_as_their_page_was_chosen_for() {
        let widths = [8.0; 14];
        let enlarged = widths.map(|width| enlarged_width(width, 1.75));
        assert!((inches(&enlarged) / inches(&widths) / 1.75 - 1.0).abs() < 0.01);
    }

    #[test]
    fn a_page_is_shrunk_where_this_saves_a_sheet() {
        let mut widths = [8.0, 26.0, 10.0, 10.0, 10.0];
        let before = inches(&widths);
        let page = PrintPage::choose(&a4(), &mut widths, (head(70.0), &[]), rows(44));
        assert_eq!(page.breaks(head(70.0), &rows(44)(0.0)).sheets, 1, "{page:?}");
        assert!(page.scale < 1.0 && inches(&widths) > before);
    }

    #[test]
    fn a_narrow_table_is_portrait_and_a_wide_one_landscape() {
        assert!(!PrintPage::for_columns(&a4(), &[10.0, 25.0, 8.0, 8.0]).turned);
        assert!(PrintPage::for_columns(&a4(), &[10.0; 14]).turned);
    }

    #[test]
    fn columns_are_stretched_to_hold_one_board_more() {
        let mut widths = [9.9; 14];
        let turned = PrintPage::for_columns(&a4(), &widths);
        let stretched = PrintPage::for_blocks(&a4(), &mut widths, 50.0, 163.0, 22);
        assert!(turned.height() < 50.0 + 3.0 * 163.0 && stretched.height() >= 50.0 + 3.0 * 163.0);
        let mut narrow = [9.0, 20.0, 8.0, 6.0, 8.0];
        assert!(PrintPage::for_blocks(&a4(), &mut narrow, 50.0, 163.0, 4).scale > 0.99);
        assert!(narrow[1] > 26.0);
        let five = PrintPage::for_blocks(&a4(), &mut narrow, 50.0, 163.0, 5);
        assert!(five.height() >= 50.0 + 5.0 * 163.0 && five.side > SIDE);
    }

    #[test]
    fn sheets_of_nearly_one_width_have_one_scale_and_a_much_wider_one_its_own() {
        let laid = |widths: &[f64]| {
            let mut widths = widths.to_vec();
            (PrintPage::for_blocks(&a4(), &mut widths, 50.0, 163.0, 4), widths)
        };
        let (narrow, wide) = (laid(&[9.0, 20.0, 8.0, 6.0, 8.0]), laid(&[12.0, 40.0, 12.0, 12.0, 12.0, 15.0]));
        let (turned, wider) = (laid(&[10.0; 14]), laid(&[10.0; 20]));
        assert!(narrow.0.scale > 0.99 && wide.0.scale < 0.95 && wider.0.scale < 0.75);
        assert!(!wide.0.turned && turned.0.turned && wider.0.turned);
        let common = CommonScale::of(&[narrow.0, wide.0, turned.0, wider.0]);
        let scale = |(page, widths): &(PrintPage, Vec<f64>)| page.in_common_scale(common, &mut widths.clone()).scale;
        assert!((scale(&narrow) - wide.0.scale).abs() < 0.005, "{}", scale(&narrow));
        for own in [&wide, &turned, &wider] {
            assert!((scale(own) - own.0.scale).abs() < 0.005, "{own:?}");
        }
    }
}
