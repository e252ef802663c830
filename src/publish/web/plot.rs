//! The centres by year of a section as a drawing inside a web page.

use std::fmt::Write as _;

use super::html::escape;
use crate::publish::pdf::{SectionPlot, section_plot};

/// The width and height of a drawing and the size of its text, in the units of the drawing.
const WIDTH: f32 = 640.0;
const SIZE: f32 = 13.0;

/// The drawing, or nothing where the section has fewer than two years.
pub(super) fn plot_svg(section: &crate::notices::NoticeSection) -> String {
    let Some(SectionPlot { height, lines, texts }) = section_plot(section, WIDTH, SIZE) else { return String::new() };
    let mut svg = format!(
        "<svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"{}: centres by year\">\n",
        escape(&section.title)
    );
    for line in lines {
        let points: Vec<String> = line.points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let dashes: Vec<String> = line.dashes.iter().map(ToString::to_string).collect();
        let dashes =
            if dashes.is_empty() { String::new() } else { format!(" stroke-dasharray=\"{}\"", dashes.join(" ")) };
        let stroke = if line.is_grid { "var(--line)" } else { "var(--ink)" };
        let _ = writeln!(
            svg,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{stroke}\" stroke-width=\"{}\"{dashes}/>",
            points.join(" "),
            line.width
        );
    }
    for text in texts {
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" font-size=\"{:.1}\" fill=\"var(--ink)\">{}</text>",
            text.left,
            text.baseline,
            text.size,
            escape(&text.text)
        );
    }
    svg += "</svg>\n";
    svg
}
