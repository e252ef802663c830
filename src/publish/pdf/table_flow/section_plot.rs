//! The plot of a section below its table, as wide as the strip.

use super::TableFlow;
use crate::notices::{Plot, PlotFrame, PlotScale};
use crate::publish::pdf::plot::{letters_of_plot, place_drawing};

/// So many boards with their plots are on a page at most.
const MOST_BOARDS: usize = 2;

impl TableFlow<'_> {
    /// Whether a page has as many plots of this kind as it may have.
    pub(super) fn is_full_of_plots(&self, plot: &Plot) -> bool {
        let on_page = self.pages.last().map_or(0, |page| page.figures.len());
        plot.scale == PlotScale::Centres && on_page >= MOST_BOARDS
    }

    /// The height of a plot on this page.
    pub(super) fn plot_height(&self, plot: &Plot) -> f32 {
        let extra = self.form.plot_extra.get(self.page()).copied().unwrap_or_default();
        plot.height(letters_of_plot(self.form.size)) + extra
    }

    /// The plot of a section below its table. It is a little lower where it fits the page then.
    pub(super) fn plot(&mut self, section: usize, plot: &Plot) {
        let (fonts, letters) = (self.fonts, letters_of_plot(self.form.size));
        let measure = |text: &str| fonts.width(text);
        // A little more, because the height is a product of rounded numbers.
        if plot.least_height(letters) > self.room() + 0.1 {
            self.begin_strip();
        }
        let height = self.plot_height(plot).min(self.room().max(plot.least_height(letters)));
        let frame = PlotFrame { width: self.form.strip_width(), height, letters };
        let place = (self.form.table_left(self.strip), self.y);
        if let Some(page) = self.pages.last_mut() {
            place_drawing(page, fonts, plot.draw(&frame, &measure), place, (Some(section), plot.as_text()));
        }
        self.y += height;
        self.lowest = self.lowest.max(self.y);
    }
}
