//! Puts the drawing of a notice below its tables, or on a page of its own.

use super::page_content::PageContent;
use super::page_head::{HeadSizes, PageHead};
use super::page_measures::{FOOT, MARGIN};
use super::plot::place_drawing;
use crate::notices::{Notice, PlotDrawing};
use crate::publish::page_setup::PageSetup;
use crate::publish::paper::Sheet;
use crate::publish::text_measure::Fonts;

/// The space above a drawing on a page of its own, in points.
const ABOVE_DRAWING: f32 = 6.0;

/// The least size of the letters of a drawing, in points.
const LEAST_LETTERS: f32 = 6.5;

/// How small a drawing may become below a table, as a part of its size over the width of the page.
const LEAST_DRAWING: f32 = 0.55;

/// Puts a drawing below everything else, over the width of the page. It becomes smaller if it then fits on the page and its letters
/// can be read; else it has a page of its own.
pub(super) fn add_drawing(
    fonts: &Fonts,
    pages: &mut Vec<PageContent>,
    drawing: &PlotDrawing,
    notice: &Notice,
    setup: &PageSetup,
) {
    let sheet = pages.last().map_or(Sheet::upright(setup.paper), |page| page.sheet);
    let widest = drawing.lines.iter().flat_map(|line| &line.points).map(|(x, _)| *x).fold(1.0, f32::max);
    let smallest = drawing.texts.iter().map(|text| text.size).fold(f32::MAX, f32::min);
    let room = (sheet.width - 2.0 * MARGIN, sheet.height - 2.0 * MARGIN - FOOT);
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
    let head = PageHead::new(fonts, (notice, setup), HeadSizes::new(setup, 0.0), &mut page).continued();
    let top = head + ABOVE_DRAWING;
    let largest = largest.min((sheet.height - MARGIN - FOOT - top) / drawing.height.max(1.0));
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
