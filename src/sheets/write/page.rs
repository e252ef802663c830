//! Paper: what fits on it, and how a sheet is set up to be printed.

use rust_xlsxwriter::Worksheet;

use super::Export;

/// What a workbook is printed on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 8½ × 11 inches.
    Letter,
}

/// Margins in inches.
const SIDE: f64 = 0.5;
const TOP: f64 = 0.5;
const BOTTOM: f64 = 0.65;
const FOOT: f64 = 0.3;

/// A sheet is turned when upright paper would shrink it below this.
const SMALLEST_UPRIGHT: f64 = 0.8;

/// What of a page is kept free, because printers' fonts differ a little from ours.
const SPARE: f64 = 0.98;

/// A character's width in pixels, the unit of column widths.
const PIXELS_PER_WIDTH: f64 = 7.0;
/// The space that a column adds to its width.
const PADDING: f64 = 5.0;

impl Paper {
    /// Width and height of the upright sheet in inches.
    const fn inches(self) -> (f64, f64) {
        match self {
            Paper::A4 => (8.27, 11.69),
            Paper::Letter => (8.5, 11.0),
        }
    }

    /// The number of this paper in a workbook.
    const fn number(self) -> u8 {
        match self {
            Paper::Letter => 1,
            Paper::A4 => 9,
        }
    }
}

/// A page that a table of some width is printed on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Page {
    paper: Paper,
    turned: bool,
    /// Points of row height that fit on one page.
    pub(super) height: f64,
}

impl Page {
    /// The page for columns of these widths: upright where that leaves the print readable.
    pub(super) fn for_columns(paper: Paper, widths: &[f64]) -> Self {
        let pixels: f64 = widths.iter().map(|width| (width * PIXELS_PER_WIDTH + PADDING).round()).sum();
        let inches = pixels / 96.0;
        let (short, long) = paper.inches();
        let scale = |across: f64| ((across - 2.0 * SIDE) / inches).min(1.0);
        let turned = scale(short) < SMALLEST_UPRIGHT;
        let (across, down) = if turned { (long, short) } else { (short, long) };
        let height = (down - TOP - BOTTOM) * 72.0 / scale(across) * SPARE;
        Page { paper, turned, height }
    }

    /// Sets a sheet up for this page.
    pub(super) fn set_up(self, sheet: &mut Worksheet, export: &Export<'_>) {
        sheet
            .set_paper_size(self.paper.number())
            .set_margins(SIDE, SIDE, TOP, BOTTOM, FOOT, FOOT)
            .set_print_fit_to_pages(1, 0)
            .set_print_center_horizontally(true)
            .set_footer(footer(export));
        if self.turned {
            sheet.set_landscape();
        } else {
            sheet.set_portrait();
        }
    }
}

/// Where pages begin so that no block is split.
///
/// `blocks` are the first row and the height of each; `repeated` is the height of what stands on top of every page,
/// `above` of what follows it on the first.
pub(super) fn breaks(page: Page, repeated: f64, above: f64, blocks: &[(u32, f64)]) -> Vec<u32> {
    let mut breaks = Vec::new();
    let mut used = repeated + above;
    for (index, &(row, height)) in blocks.iter().enumerate() {
        if used + height > page.height && index > 0 {
            breaks.push(row);
            used = repeated;
        }
        used += height;
    }
    // More than a workbook can hold; the pages after the last break are then broken where they are full.
    breaks.truncate(1023);
    breaks
}

/// The event, the sheet and the moment, and the page: at the foot, in small type.
fn footer(export: &Export<'_>) -> String {
    const LONGEST: usize = 90;
    let mut event: String = export.live.book().event.name.chars().filter(|c| !c.is_control()).take(LONGEST).collect();
    if event.len() < export.live.book().event.name.len() {
        event.push('…');
    }
    let event = event.replace('&', "&&");
    let moment = export.options.created.map(|at| format!(", {}", at.strftime("%-d %B %Y, %H:%M"))).unwrap_or_default();
    // The space ends the size's digits, so that an event's name may begin with its year.
    format!("&L&8 {event}&C&8 &A{moment}&R&8 Page &P of &N")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_narrow_table_stands_and_a_wide_one_lies() {
        assert!(!Page::for_columns(Paper::A4, &[10.0, 25.0, 8.0, 8.0]).turned);
        assert!(Page::for_columns(Paper::A4, &[10.0; 14]).turned);
    }

    #[test]
    fn a_block_that_does_not_fit_begins_the_next_page() {
        let page = Page { paper: Paper::A4, turned: false, height: 100.0 };
        let blocks = [(3, 40.0), (13, 40.0), (23, 40.0), (33, 40.0), (43, 40.0)];
        assert_eq!(breaks(page, 15.0, 5.0, &blocks), [23, 43]);
        assert_eq!(breaks(page, 15.0, 5.0, &[(3, 500.0), (60, 10.0)]), [60], "a giant has a page to itself");
    }
}
