//! The plot of a section below its table, with its marks below the columns of the table where there is room.

use super::TableFlow;
use crate::notices::{Plot, PlotFrame};
use crate::publish::pdf::plot::{letters_of_plot, place_drawing};
use crate::publish::pdf::table_row::left_of;
use crate::publish::pdf::table_texts::HEAD_SCALE;
use crate::publish::text_measure::PageFont;

impl TableFlow<'_> {
    /// The height of a plot on this page.
    pub(super) fn plot_height(&self, plot: &Plot) -> f32 {
        let page = self.pages.len().saturating_sub(1);
        plot.height(letters_of_plot(self.form.size)) + self.form.plot_extra.get(page).copied().unwrap_or_default()
    }

    /// The plot of a section below its table, with its marks below the columns. It is a little lower where it fits the page then.
    pub(super) fn plot(&mut self, section: usize, plot: &Plot) {
        let (fonts, letters) = (self.fonts, letters_of_plot(self.form.size));
        let measure = |text: &str| fonts.width(text);
        // A little more, because the height is a product of rounded numbers.
        if plot.least_height(letters) > self.room() + 0.1 {
            self.begin_strip();
        }
        let height = self.plot_height(plot).min(self.room().max(plot.least_height(letters)));
        let frame = PlotFrame { width: self.form.strip_width(), height, letters, columns: self.year_columns(section) };
        let place = (self.form.table_left(self.strip), self.y);
        if let Some(page) = self.pages.last_mut() {
            place_drawing(page, fonts, plot.draw(&frame, &measure), place, (Some(section), plot.as_text()));
        }
        self.y += height;
        self.lowest = self.lowest.max(self.y);
    }

    /// The columns of years, if the table leaves room for the names of the plot beside it: the middle of each heading from the left
    /// of the strip, and the heading.
    fn year_columns(&self, section: usize) -> Vec<(f32, String)> {
        let (held, widths) = (&self.texts.sections[section], self.widths(section));
        // Without that room the plot spreads its marks over the whole strip itself.
        if self.form.beside <= 0.0 {
            return Vec::new();
        }
        let column = |at: usize| {
            let heading = held.headings.get(at)?;
            let half = self.fonts.shape(heading, PageFont::Bold).width * HEAD_SCALE / 2.0;
            let end = left_of(widths, at) + self.measures.slots(held.table, at).end(*widths.0.get(at)?);
            Some(((end - half) * self.form.size, heading.clone()))
        };
        let years = (0..held.styles.len()).filter(|at| held.styles[*at].is_year);
        years.filter_map(column).collect()
    }
}
