//! Paints a plot in the window, for the dialog with a plot and for the year of a ladder. The line whose name is under the pointer
//! stands out.

use eframe::egui::{
    Color32, FontFamily, FontId, Pos2, Rect, Response, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2,
};

use super::theme::{Palette, bold, series_colour, size};
use crate::notices::{DrawnLine, DrawnText, LinePurpose, Plot, PlotDrawing, PlotFrame, PlotScale, PlotSeries};
use crate::printable_text::printable_line;

/// The size of the letters of a plot.
pub(super) const LETTERS: f32 = size::BODY;

/// The line under the pointer is wider by this factor.
const POINTED: f32 = 2.0;

/// Paints a plot over the available width, in its usual height at least.
pub(super) fn show_plot(ui: &mut Ui, plot: &Plot, least_height: f32) {
    let measure = |text: &str| {
        let text = printable_line(text).into_owned();
        let font = FontId::new(size::BODY, FontFamily::Proportional);
        ui.painter().layout_no_wrap(text, font, Color32::WHITE).size().x / size::BODY
    };
    let height = plot.height(LETTERS).max(least_height);
    let frame = PlotFrame { width: ui.available_width(), height, letters: LETTERS };
    let drawing = plot.draw(&frame, &measure);
    let (area, response) = ui.allocate_exact_size(vec2(frame.width, height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, plot.as_text()));
    let pointed = pointed_series(&drawing, area, &response);
    let palette = Palette::current(ui.ctx());
    let painter = PlotPainter { ui, plot, palette, origin: area.min, pointed };
    let (above, below): (Vec<&DrawnLine>, Vec<&DrawnLine>) =
        drawing.lines.iter().partition(|line| painter.is_pointed(series_of(line)));
    below.into_iter().chain(above).for_each(|line| painter.paint_line(line));
    drawing.texts.iter().for_each(|text| painter.paint_text(text));
}

/// The line whose name is under the pointer.
fn pointed_series(drawing: &PlotDrawing, area: Rect, response: &Response) -> Option<usize> {
    let pointer = response.hover_pos()? - area.min;
    let is_at = |text: &&DrawnText| {
        pointer.x >= text.left && (pointer.y - (text.baseline - 0.35 * text.size)).abs() < 0.6 * text.size
    };
    drawing.texts.iter().filter(is_at).find_map(|text| text.series)
}

/// The position of the line of the plot that a drawn line belongs to.
fn series_of(line: &DrawnLine) -> Option<usize> {
    match line.purpose {
        LinePurpose::Series(series) | LinePurpose::FaintSeries(series) | LinePurpose::Leader(series) => Some(series),
        LinePurpose::Scale | LinePurpose::SoloScale | LinePurpose::Break | LinePurpose::Edge(_) => None,
    }
}

struct PlotPainter<'a> {
    ui: &'a Ui,
    plot: &'a Plot,
    palette: Palette,
    origin: Pos2,
    pointed: Option<usize>,
}

impl PlotPainter<'_> {
    fn is_pointed(&self, series: Option<usize>) -> bool {
        series.is_some() && series == self.pointed
    }

    /// The colour of a line: that of its power, else one of several that are easy to tell apart. Of places, only the
    /// strong lines have colours.
    fn colour(&self, series: usize) -> Color32 {
        let lines = &self.plot.series;
        let Some(line) = lines.get(series) else { return self.palette.ink };
        let has_colour = |line: &PlotSeries| self.plot.scale != PlotScale::Places || line.is_strong();
        if !has_colour(line) && self.pointed != Some(series) {
            return self.palette.faded.gamma_multiply(0.6);
        }
        let number = lines.iter().take(series).filter(|line| has_colour(line)).count();
        line.power.map_or_else(|| series_colour(number, self.palette.dark), |power| self.palette.power(power))
    }

    fn paint_line(&self, line: &DrawnLine) {
        let series = series_of(line);
        let colour = match (series, line.purpose) {
            (Some(series), _) => self.colour(series),
            (None, LinePurpose::Scale) => self.palette.hairline,
            (None, _) => self.palette.line,
        };
        let is_pointed = self.is_pointed(series);
        let stroke = Stroke::new(line.width * if is_pointed { POINTED } else { 1.0 }, colour);
        let points: Vec<Pos2> = line.points.iter().map(|(x, y)| self.origin + vec2(*x, *y)).collect();
        if line.dashes.is_empty() {
            self.ui.painter().add(Shape::line(points, stroke));
            return;
        }
        // Dashes and gaps alternate. An odd number of lengths changes their roles each time round.
        let twice = [line.dashes.as_slice(), line.dashes.as_slice()].concat();
        let lengths = if line.dashes.len().is_multiple_of(2) { line.dashes.clone() } else { twice };
        let part = |first: usize| lengths.iter().skip(first).step_by(2).copied().collect::<Vec<f32>>();
        self.ui.painter().extend(Shape::dashed_line_with_offset(&points, stroke, &part(0), &part(1), 0.0));
    }

    fn paint_text(&self, text: &DrawnText) {
        let colour = if text.series.is_some() { self.palette.ink } else { self.palette.faded };
        let is_bold = text.is_bold || self.is_pointed(text.series);
        let font = FontId::new(text.size, if is_bold { bold() } else { FontFamily::Proportional });
        let galley = self.ui.painter().layout_no_wrap(printable_line(&text.text).into_owned(), font, colour);
        // The baseline is about a quarter of the size above the lower end of a line.
        let top = self.origin.y + text.baseline + 0.25 * text.size - galley.size().y;
        self.ui.painter().galley(pos2(self.origin.x + text.left, top), galley, colour);
    }
}
