//! Page breaks and the print settings of a sheet.

use rust_xlsxwriter::Worksheet;

use super::{ExportOptions, WorkbookExport};
use crate::publish::audience::Audience;
use crate::publish::page_setup::TextSize;
use crate::publish::paper::Paper;

/// Margins in inches.
const SIDE: f64 = 0.5;
const TOP: f64 = 0.5;
const BOTTOM: f64 = 0.65;
const FOOT: f64 = 0.3;

/// A page is turned to landscape where portrait would shrink it below this scale. The text of a table on a wall has 12 points,
/// and 18 can be read from two metres.
const fn smallest_upright(size: TextSize) -> f64 {
    match size {
        TextSize::Poster => 1.5,
        TextSize::List => 0.8,
    }
}

/// The greatest scale of a page.
const fn greatest_scale(size: TextSize) -> f64 {
    match size {
        TextSize::Poster => 1.75,
        TextSize::List => 1.0,
    }
}

/// A page is shrunk to hold one block more, but not below this scale.
const SMALLEST_FOR_ONE_MORE: f64 = 0.8;

/// The most that columns are stretched.
const MOST_STRETCH: f64 = 1.5;

/// The part of a page that stays free, because printers' fonts differ a little.
const SPARE: f64 = 0.98;

/// The width of a character in pixels. Column widths are measured in characters.
const PIXELS_PER_WIDTH: f64 = 7.0;
/// The padding that a column adds to its width, in pixels.
const PADDING: f64 = 5.0;

/// The paper of a sheet, and the texts above and below it on every page.
#[derive(Clone, Debug, Default)]
pub(super) struct SheetPaper {
    pub(super) paper: Paper,
    pub(super) size: TextSize,
    /// The time of the posting, for the foot.
    pub(super) moment: String,
    /// What the notice counts: “After Round 2”. Empty where there is nothing to say.
    pub(super) subtitle: String,
    /// The header, with its codes for fonts and places.
    pub(super) header: String,
    /// Whether the foot has the name of the event. A narrow page in large type has no room for it there.
    pub(super) names_event: bool,
}

impl SheetPaper {
    /// The paper of the sheets of an export.
    pub(super) fn of_export(options: &ExportOptions) -> SheetPaper {
        let moment = options.created.map(|at| at.strftime("%-d %B %Y, %H:%M").to_string()).unwrap_or_default();
        let header = match options.audience {
            Audience::Director => "&R&8 Copy for the director: not for posting".to_owned(),
            Audience::Players => String::new(),
        };
        let (paper, size, subtitle) = (options.paper, TextSize::List, String::new());
        SheetPaper { paper, size, moment, header, subtitle, names_event: true }
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

impl PrintPage {
    /// The page for columns of these widths: portrait where the print stays readable.
    pub(super) fn for_columns(paper: &SheetPaper, widths: &[f64]) -> Self {
        let SheetPaper { paper, size, .. } = *paper;
        let upright = PrintPage { paper, size, turned: false, side: SIDE, scale: 1.0 }.scaled(widths);
        let is_small = upright.scale < smallest_upright(size);
        if is_small { PrintPage { turned: true, ..upright }.scaled(widths) } else { upright }
    }

    /// The page for this many blocks of this height. Columns are stretched where there is room.
    ///
    /// The page is shrunk to hold one block more where this saves a page. A workbook shrinks only by width, so the columns
    /// are stretched until it does, and after them the margins.
    pub(super) fn for_blocks(paper: &SheetPaper, widths: &mut [f64], repeated: f64, block: f64, blocks: usize) -> Self {
        let mut page = PrintPage::for_columns(paper, widths);
        if page.scale > 1.0 {
            return page;
        }
        let mut stretched = (page.across() * 0.97 / inches(widths)).clamp(1.0, MOST_STRETCH);
        #[expect(clippy::cast_precision_loss, reason = "the boards of a round")]
        let blocks = blocks as f64;
        let fit = ((page.height() - repeated) / block).floor().max(1.0);
        let saves = (blocks / (fit + 1.0)).ceil() < (blocks / fit).ceil();
        // A little more, because column widths are whole pixels.
        let scale = page.height() * page.scale / (repeated + (fit + 1.0) * block) * 0.99;
        let shrunk = saves && scale >= SMALLEST_FOR_ONE_MORE;
        if shrunk {
            stretched = (page.across() / scale / inches(widths)).clamp(stretched, MOST_STRETCH.max(stretched));
        }
        for width in &mut *widths {
            *width *= stretched;
        }
        if shrunk {
            page.side = page.side.max((page.breadth() - inches(widths) * scale) / 2.0);
        }
        page.scaled(widths)
    }

    /// The number of pages that this many blocks of this height take.
    pub(super) fn pages(self, repeated: f64, block: f64, blocks: usize) -> usize {
        let mut fit = 1;
        let mut used = repeated + 2.0 * block;
        while used <= self.height() && fit < blocks {
            fit += 1;
            used += block;
        }
        blocks.div_ceil(fit)
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

    /// Sets a sheet up for this page, with a name and a time at its foot.
    pub(super) fn set_up_for(self, sheet: &mut Worksheet, name: &str, paper: &SheetPaper) {
        sheet
            .set_paper_size(self.paper.workbook_number())
            .set_margins(self.side, self.side, TOP, BOTTOM, FOOT, FOOT)
            .set_print_fit_to_pages(1, 0)
            .set_print_center_horizontally(true)
            .set_footer(footer(name, paper));
        if !paper.header.is_empty() {
            sheet.set_header(&paper.header);
        }
        if self.turned {
            sheet.set_landscape();
        } else {
            sheet.set_portrait();
        }
    }
}

/// The rows at which pages begin. No block is split.
///
/// `blocks` are the first row and the height of each block. `repeated` is the height of the rows on top of every page.
pub(super) fn page_breaks(page: PrintPage, repeated: f64, blocks: &[(u32, f64)]) -> Vec<u32> {
    let mut breaks = Vec::new();
    let mut used = repeated;
    for (index, &(row, height)) in blocks.iter().enumerate() {
        if used + height > page.height() + 1e-6 && index > 0 {
            breaks.push(row);
            used = repeated;
        }
        used += height;
    }
    // A workbook holds no more breaks. Later pages are broken where they are full.
    breaks.truncate(1023);
    breaks
}

/// The width of the columns together, in inches.
fn inches(widths: &[f64]) -> f64 {
    widths.iter().map(|width| (width * PIXELS_PER_WIDTH + PADDING).round()).sum::<f64>() / 96.0
}

/// The foot of a page in small type: event, unless it stands above; sheet, what it counts and time; page number.
fn footer(name: &str, paper: &SheetPaper) -> String {
    const LONGEST: usize = 90;
    let mut event: String = name.chars().filter(|c| !c.is_control()).take(LONGEST).collect();
    if event.len() < name.len() {
        event.push('…');
    }
    let coded = |text: &str| text.replace('&', "&&");
    let mut beside = String::new();
    for text in [&paper.subtitle, &paper.moment].into_iter().filter(|text| !text.is_empty()) {
        beside += ", ";
        beside += &coded(text);
    }
    // The space separates the font size from a name that begins with a year.
    if paper.names_event {
        format!("&L&8 {}&C&8 &A{beside}&R&8 Page &P of &N", coded(&event))
    } else {
        format!("&L&8 &A{beside}&R&8 Page &P of &N")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn a4() -> SheetPaper {
        SheetPaper { size: TextSize::List, ..SheetPaper::default() }
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
        assert!(PrintPage::for_columns(&poster, &[10.0; 7]).turned, "it could not be read from two metres");
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
    fn a_block_that_does_not_fit_begins_the_next_page() {
        let page = PrintPage { paper: Paper::A4, size: TextSize::List, turned: false, side: SIDE, scale: 1.0 };
        let half = page.height() / 2.0 - 10.0;
        let blocks: Vec<(u32, f64)> = (0..5).map(|block| (3 + 10 * block, half)).collect();
        assert_eq!(page_breaks(page, 20.0, &blocks), [23, 43]);
        assert_eq!(page_breaks(page, 20.0, &[(3, 5000.0), (60, 10.0)]), [60], "a giant has a page to itself");
    }
}
