//! The plot of a section as a drawing inside a web page.

use std::fmt::Write as _;

use super::page_parts::escape;
use crate::notices::{LinePurpose, Plot, PlotDrawing, PlotFrame};

/// The width of a drawing and the size of its letters, in the units of the drawing.
const WIDTH: f32 = 640.0;
const LETTERS: f32 = 11.0;

/// The drawing of a plot. `measure` gives the width of a text in a size of 1.
pub(super) fn plot_svg(plot: &Plot, measure: &dyn Fn(&str) -> f32) -> String {
    let frame = PlotFrame { width: WIDTH, height: plot.height(LETTERS), letters: LETTERS };
    let PlotDrawing { height, lines, texts } = plot.draw(&frame, measure);
    let mut svg =
        format!("<svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"{}\">\n", escape(&plot.as_text()));
    for line in lines {
        let points: Vec<String> = line.points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let dashes: Vec<String> = line.dashes.iter().map(|part| format!("{part:.1}")).collect();
        let dashes =
            if dashes.is_empty() { String::new() } else { format!(" stroke-dasharray=\"{}\"", dashes.join(" ")) };
        let stroke = match line.purpose {
            LinePurpose::Series(_) => "var(--ink)",
            _ => "var(--line)",
        };
        let _ = writeln!(
            svg,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{stroke}\" stroke-width=\"{:.2}\"{dashes}/>",
            points.join(" "),
            line.width
        );
    }
    for text in texts {
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" font-size=\"{:.1}\"{} fill=\"var(--ink)\">{}</text>",
            text.left,
            text.baseline,
            text.size,
            if text.is_bold { " font-weight=\"bold\"" } else { "" },
            escape(&text.text)
        );
    }
    svg += "</svg>\n";
    svg
}
