//! The sizes that the letters of a table may have.

use crate::notices::PlotScale;
use crate::publish::page_setup::{PageSetup, TextSize};
use crate::publish::paper::Paper;
use crate::publish::pdf::table_texts::TableTexts;

/// The smallest and the largest letters of a table above a plot of centres on a wall, in points. With the smallest ones two boards
/// share a page, and the plots have the rest of it. A board alone has room for larger ones.
const LEAST_ABOVE_CENTRES: f32 = 12.0;
const MOST_ABOVE_CENTRES: f32 = LEAST_ABOVE_CENTRES;
const MOST_ABOVE_CENTRES_ON_A3: f32 = 18.0;
const MOST_OF_ONE_BOARD: f32 = 18.0;
const MOST_OF_ONE_BOARD_ON_A3: f32 = 26.0;

/// By how much the letters of a table above a plot of places may be larger than the smallest that are read from afar, in
/// points.
const MOST_ABOVE_PLOT: f32 = 1.5;

/// The largest letters of paragraphs that lie before the reader, and the smallest ones that do not cost more than another sheet.
const MOST_OF_PROSE: f32 = 14.0;
const MOST_OF_PROSE_ON_A3: f32 = 18.0;
const LEAST_OF_PROSE: f32 = 10.0;

/// The sizes of the letters of a table, in points.
#[derive(Clone, Copy, Debug)]
pub(super) struct SizeRange {
    pub largest: f32,
    /// What is read from where the page hangs or lies.
    pub least: f32,
}

impl SizeRange {
    pub(super) fn of(texts: &TableTexts, setup: &PageSetup) -> SizeRange {
        let (largest, least) = (setup.size.largest_points(), setup.size.least_points());
        let is_large = matches!(setup.paper, Paper::A3 | Paper::Tabloid);
        if setup.size == TextSize::List && texts.is_prose() {
            let largest = if is_large { MOST_OF_PROSE_ON_A3 } else { MOST_OF_PROSE };
            return SizeRange { largest, least: LEAST_OF_PROSE };
        }
        if setup.size == TextSize::Poster && texts.has_plot(PlotScale::Centres) {
            let largest = match (texts.sections.len(), is_large) {
                (1, false) => MOST_OF_ONE_BOARD,
                (1, true) => MOST_OF_ONE_BOARD_ON_A3,
                (_, false) => MOST_ABOVE_CENTRES,
                (_, true) => MOST_ABOVE_CENTRES_ON_A3,
            };
            return SizeRange { largest, least: LEAST_ABOVE_CENTRES };
        }
        // The plot shows more than its table, so that it gets the room.
        let largest = if texts.has_plot(PlotScale::Places) { largest.min(least + MOST_ABOVE_PLOT) } else { largest };
        SizeRange { largest, least }
    }
}
