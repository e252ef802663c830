//! The dialog with a plot of a notice: centres by year of a board, places after each round or after each event.

use eframe::egui::{
    self, Align2, Color32, FontFamily, FontId, Pos2, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2,
};

use super::{Dialog, enter_pressed, scroll_area, show_buttons, show_modal};
use crate::app::session::{AnyDialog, Window};
use crate::app::theme::{Palette, series_colour, size};
use crate::book::typed_words::capitalize;
use crate::notices::{DrawnLine, DrawnText, LinePurpose, Plot};
use crate::printable_text::printable_line;

/// The size of the text that the labels follow.
const TEXT: f32 = 16.0;

/// A plot in a dialog.
#[derive(Debug)]
pub struct PlotDialog(pub Plot);

impl Dialog<dyn Window> for PlotDialog {
    fn unused_work(&self) -> Option<&'static str> {
        None
    }

    fn show(self: Box<Self>, ctx: &egui::Context, _window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        let width = (ctx.content_rect().width() - 120.0).clamp(320.0, 900.0);
        let (done, close) = show_modal(ctx, "plot", &capitalize(&self.0.title), width, |ui| {
            let room = (ui.ctx().content_rect().height() - 190.0).max(160.0);
            scroll_area(self.0.height(TEXT).min(room)).show(ui, |ui| show_plot(ui, &self.0));
            let enter = enter_pressed(ui);
            show_buttons(ui, &[("Close", ())]).is_some() || enter
        });
        if done || close { None } else { Some(self) }
    }
}

/// Paints a plot over the available width.
fn show_plot(ui: &mut Ui, plot: &Plot) {
    let palette = Palette::current(ui.ctx());
    let font = |size: f32| FontId::new(size, FontFamily::Proportional);
    let painter = ui.painter().clone();
    let measure = |text: &str| {
        let text = printable_line(text).into_owned();
        painter.layout_no_wrap(text, font(size::BODY), Color32::WHITE).size().x / size::BODY
    };
    let drawing = plot.draw(ui.available_width(), TEXT, &measure);
    let (area, response) = ui.allocate_exact_size(vec2(ui.available_width(), drawing.height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, plot.as_text()));
    let ink = |series: usize| {
        let power = plot.series.get(series).and_then(|series| series.power);
        power.map_or_else(|| series_colour(series, palette.dark), |power| palette.power(power))
    };
    for line in &drawing.lines {
        let colour = match line.purpose {
            LinePurpose::Scale => palette.hairline,
            LinePurpose::SoloScale | LinePurpose::Edge(_) => palette.line,
            LinePurpose::Series(series) | LinePurpose::Leader(series) => ink(series),
        };
        paint_line(ui, line, area.min, colour);
    }
    for DrawnText { text, left, baseline, size, series } in &drawing.texts {
        let colour = if series.is_some() { palette.ink } else { palette.faded };
        // The baseline is about a quarter of the size above the lower end of a line.
        let at = area.min + vec2(*left, *baseline + 0.25 * size);
        ui.painter().text(at, Align2::LEFT_BOTTOM, &*printable_line(text), font(*size), colour);
    }
}

fn paint_line(ui: &Ui, line: &DrawnLine, origin: Pos2, colour: Color32) {
    let points: Vec<Pos2> = line.points.iter().map(|(x, y)| pos2(origin.x + x, origin.y + y)).collect();
    let stroke = Stroke::new(line.width, colour);
    if line.dashes.is_empty() {
        ui.painter().add(Shape::line(points, stroke));
        return;
    }
    // Dashes and gaps alternate. An odd number of lengths changes their roles each time round.
    let twice = [line.dashes.as_slice(), line.dashes.as_slice()].concat();
    let lengths = if line.dashes.len().is_multiple_of(2) { line.dashes.clone() } else { twice };
    let part = |first: usize| lengths.iter().skip(first).step_by(2).copied().collect::<Vec<f32>>();
    ui.painter().extend(Shape::dashed_line_with_offset(&points, stroke, &part(0), &part(1), 0.0));
}
