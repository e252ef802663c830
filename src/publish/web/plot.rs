//! The plot of a section as a drawing inside a web page.

use std::fmt::Write as _;

use super::page_parts::{PlotFont, escape};
use crate::notices::{LinePurpose, Plot, PlotDrawing, PlotFrame};

/// A drawing: its class in the style sheet, its width, and the size of its letters in the units of the drawing.
struct DrawingForm {
    class: &'static str,
    width: f32,
    letters: f32,
}

/// One drawing is for wide windows and for paper, the other one fits a phone. The style sheet shows one of them. In both of them no letter
/// is smaller than 11 pixels: those in the lines are smaller than the others.
const FORMS: [DrawingForm; 2] = [
    DrawingForm { class: "broad", width: 640.0, letters: 11.5 },
    DrawingForm { class: "narrow", width: 330.0, letters: 12.0 },
];

/// The drawings of a plot for each width of a window.
pub(super) fn plot_drawings(plot: &Plot, font: &PlotFont) -> String {
    FORMS.iter().map(|form| plot_svg(plot, form, font)).collect()
}

fn plot_svg(plot: &Plot, form: &DrawingForm, font: &PlotFont) -> String {
    let DrawingForm { class, width, letters } = *form;
    let frame = PlotFrame { width, height: plot.height(letters), letters };
    let PlotDrawing { height, lines, texts } = plot.draw(&frame, &|text| font.width(text));
    let mut svg = format!(
        "<svg class=\"{class}\" viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{}\">\n",
        escape(&plot.as_text())
    );
    for line in lines {
        let points: Vec<String> = line.points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let dashes: Vec<String> = line.dashes.iter().map(|part| format!("{part:.1}")).collect();
        let dashes =
            if dashes.is_empty() { String::new() } else { format!(" stroke-dasharray=\"{}\"", dashes.join(" ")) };
        let stroke = match line.purpose {
            LinePurpose::Series(_) => "var(--ink)",
            LinePurpose::FaintSeries(_) => "var(--faded)",
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
        // With a font that is wider than ours the text would be cut off at the edge.
        let length = font.drawn_width(&text.text, text.is_bold).map_or_else(String::new, |drawn| {
            format!(" textLength=\"{:.1}\" lengthAdjust=\"spacingAndGlyphs\"", drawn * text.size)
        });
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" font-size=\"{:.1}\"{length}{} fill=\"var(--ink)\">{}</text>",
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
