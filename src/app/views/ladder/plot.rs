//! The Year page of the ladder: a plot of the scores of the ten leading players after each event.

use eframe::egui::{Align2, Color32, FontId, Pos2, Rect, Sense, Stroke, TextStyle, Ui, WidgetInfo, pos2, vec2};
use eframe::egui::{Role, ScrollArea};

use super::compiled_year::YearSummary;
use crate::app::theme::{Palette, bold_body, series_colour, size};
use crate::app::widgets::truncated;
use crate::figures::{format_rounded, format_short};

/// The room for names at the right, for the scale at the left, and for the names of events below, in points.
const NAMES_WIDTH: f32 = 190.0;
const SCALE_WIDTH: f32 = 46.0;
const MARKS_HEIGHT: f32 = 30.0;
/// The least distance between two names, in points.
const NAME_DISTANCE: f32 = 17.0;

/// Shows the year.
pub fn show_year(ui: &mut Ui, year: &YearSummary) {
    let palette = Palette::current(ui.ctx());
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        ui.add_space(size::GAP);
        ui.label(eframe::egui::RichText::new("The ten leading players after each event, by score").font(bold_body()));
        let room = vec2(ui.available_width() - size::SPACE, (ui.available_height() - size::SPACE).max(260.0));
        let (rect, response) = ui.allocate_exact_size(room, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, accessible_text(year)));
        let plot = LadderPlot::new(year, rect);
        plot.paint(ui, year, &palette, response.hover_pos());
    });
}

/// The plot in words, for screen readers.
fn accessible_text(year: &YearSummary) -> String {
    let line = |line: &super::compiled_year::PlayerYear| {
        let score =
            line.scores.iter().rev().flatten().next().map(|score| format_rounded(*score, 2)).unwrap_or_default();
        format!("{}. {} {score}", line.rank, line.name)
    };
    format!("The year: {}", year.players.iter().map(line).collect::<Vec<_>>().join(", "))
}

/// The area and the scale of the plot.
struct LadderPlot {
    area: Rect,
    highest_score: f64,
    step: f64,
    marks: usize,
}

impl LadderPlot {
    fn new(year: &YearSummary, rect: Rect) -> LadderPlot {
        let area = Rect::from_min_max(
            rect.min + vec2(SCALE_WIDTH, 10.0),
            rect.max - vec2(NAMES_WIDTH.min(rect.width() * 0.4), MARKS_HEIGHT),
        );
        let scores = year.players.iter().flat_map(|line| line.scores.iter().flatten());
        let highest = scores.fold(0.0_f64, |most, score| most.max(*score));
        let step = scale_step(highest);
        LadderPlot { area, highest_score: (highest / step).ceil().max(1.0) * step, step, marks: year.marks.len() }
    }

    fn x(&self, mark: usize) -> f32 {
        if self.marks < 2 {
            return self.area.center().x;
        }
        self.area.left() + self.area.width() * fraction(mark, self.marks - 1)
    }

    fn y(&self, score: f64) -> f32 {
        // The loss of precision cannot be seen.
        #[allow(clippy::cast_possible_truncation)]
        let part = (score / self.highest_score) as f32;
        self.area.bottom() - self.area.height() * part
    }

    fn paint(&self, ui: &Ui, year: &YearSummary, palette: &Palette, pointer: Option<Pos2>) {
        let painter = ui.painter();
        let small = TextStyle::Small.resolve(ui.style());
        let mut score = 0.0;
        while score <= self.highest_score + self.step / 2.0 {
            let y = self.y(score);
            painter.hline(self.area.x_range(), y, Stroke::new(1.0, palette.hairline));
            let at = pos2(self.area.left() - 8.0, y);
            painter.text(at, Align2::RIGHT_CENTER, format_short(score, 2), small.clone(), palette.faded);
            score += self.step;
        }
        let room = self.area.width() / gap_count(self.marks);
        for (at, mark) in year.marks.iter().enumerate() {
            let x = self.x(at);
            painter.vline(x, self.area.y_range(), Stroke::new(1.0, palette.hairline));
            let shown = elided(ui, mark, room - 8.0, &small);
            painter.text(pos2(x, self.area.bottom() + 8.0), Align2::CENTER_TOP, shown, small.clone(), palette.faded);
        }
        let labels = self.name_heights(year);
        let near = pointer.and_then(|pointer| name_at_pointer(&labels, pointer, self.area.right()));
        for (n, line) in year.players.iter().enumerate() {
            let ink = series_colour(n, palette.dark);
            let width = if near == Some(n) { 3.5 } else { 1.8 };
            let points: Vec<(usize, Pos2)> = line
                .scores
                .iter()
                .enumerate()
                .filter_map(|(at, score)| score.map(|score| (at, pos2(self.x(at), self.y(score)))))
                .collect();
            for pair in points.windows(2) {
                painter.line_segment([pair[0].1, pair[1].1], Stroke::new(width, ink));
            }
            for (_, point) in &points {
                painter.circle_filled(*point, width + 1.0, ink);
            }
            if let (Some((_, last)), Some(y)) = (points.last(), labels.get(n)) {
                let start = pos2(self.area.right() + 14.0, *y);
                painter.line_segment([*last + vec2(4.0, 0.0), start - vec2(3.0, 0.0)], Stroke::new(0.7, ink));
                let font = if near == Some(n) { bold_body() } else { TextStyle::Body.resolve(ui.style()) };
                let score = line
                    .scores
                    .iter()
                    .rev()
                    .flatten()
                    .next()
                    .map(|score| format_rounded(*score, 2))
                    .unwrap_or_default();
                let text = format!("{}. {}  {score}", line.rank, line.name);
                truncated(ui, start, &text, ui.clip_rect().right() - start.x - 8.0, font, palette.ink);
            }
        }
    }

    /// The height of each name: at the end of its line, but without overlapping another name.
    fn name_heights(&self, year: &YearSummary) -> Vec<f32> {
        let ends: Vec<f32> = year
            .players
            .iter()
            .map(|line| line.scores.iter().rev().flatten().next().map_or(self.area.bottom(), |score| self.y(*score)))
            .collect();
        let mut order: Vec<usize> = (0..ends.len()).collect();
        order.sort_by(|a, b| ends[*a].total_cmp(&ends[*b]));
        let mut heights = ends.clone();
        let mut above = f32::NEG_INFINITY;
        for at in &order {
            heights[*at] = heights[*at].max(above + NAME_DISTANCE);
            above = heights[*at];
        }
        // Names that moved out at the bottom move the names above them up again.
        let mut below = self.area.bottom() + 6.0 + NAME_DISTANCE;
        for at in order.iter().rev() {
            heights[*at] = heights[*at].min(below - NAME_DISTANCE);
            below = heights[*at];
        }
        heights
    }
}

/// The line whose name is under the pointer.
fn name_at_pointer(labels: &[f32], pointer: Pos2, right: f32) -> Option<usize> {
    let close = |y: &f32| (y - pointer.y).abs();
    let at = (0..labels.len()).min_by(|a, b| close(&labels[*a]).total_cmp(&close(&labels[*b])))?;
    (pointer.x > right && close(&labels[at]) < NAME_DISTANCE).then_some(at)
}

// The loss of precision cannot be seen, because there are few marks.
#[allow(clippy::cast_precision_loss)]
fn fraction(part: usize, of: usize) -> f32 {
    part as f32 / of.max(1) as f32
}

#[allow(clippy::cast_precision_loss, reason = "there are few marks")]
fn gap_count(marks: usize) -> f32 {
    (marks.max(2) - 1) as f32
}

/// A round step of the scale that gives about five lines.
fn scale_step(most: f64) -> f64 {
    let rough = (most / 5.0).max(1e-6);
    let power = 10.0_f64.powf(rough.log10().floor());
    [1.0, 2.0, 5.0, 10.0].into_iter().map(|times| times * power).find(|step| *step >= rough).unwrap_or(rough)
}

/// The text, shortened with … if it does not fit.
fn elided(ui: &Ui, text: &str, room: f32, font: &FontId) -> String {
    let width = |text: &str| ui.painter().layout_no_wrap(text.to_owned(), font.clone(), Color32::WHITE).size().x;
    if width(text) <= room {
        return text.to_owned();
    }
    let mut letters: Vec<char> = text.chars().collect();
    while letters.len() > 1 {
        letters.pop();
        let shown = format!("{}…", letters.iter().collect::<String>().trim_end());
        if width(&shown) <= room {
            return shown;
        }
    }
    String::new()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_steps_of_the_scale_are_round() {
        assert!((scale_step(12.27) - 5.0).abs() < 1e-9);
        assert!((scale_step(9.0) - 2.0).abs() < 1e-9);
        assert!((scale_step(420.0) - 100.0).abs() < 1e-9);
    }
}
