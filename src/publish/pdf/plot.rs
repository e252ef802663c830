//! Puts the drawing of a plot on a page.

use super::page_content::{PageContent, PageFigure, PageLine, PlacedText, Shade, TextRole};
use crate::notices::{AreaFill, LinePurpose, PlotDrawing};
use crate::publish::text_measure::{Fonts, PageFont};

/// Tables of at least this size hang on a wall, in points.
const READ_FROM_AFAR: f32 = 14.0;

/// The size of the letters of a plot below a table whose text has this size, in points. Its lines are wide in proportion.
pub(super) fn letters_of_plot(size: f32) -> f32 {
    if size < READ_FROM_AFAR { (0.9 * size).max(9.0) } else { (0.85 * size).clamp(READ_FROM_AFAR, 20.0) }
}

/// Puts a drawing on a page. Its texts are for the eye only. `words` say the same, and `section` is that of the table above it.
pub(super) fn place_drawing(
    page: &mut PageContent,
    fonts: &Fonts,
    drawing: PlotDrawing,
    (left, top): (f32, f32),
    (section, words): (Option<usize>, String),
) {
    let first = page.lines.len();
    page.lines.extend(drawing.lines.into_iter().map(|line| PageLine {
        points: line.points.into_iter().map(|(x, y)| (left + x, top + y)).collect(),
        width: line.width,
        dashes: line.dashes,
        shade: match line.purpose {
            LinePurpose::Scale => Shade::Grid,
            LinePurpose::SoloScale | LinePurpose::Break | LinePurpose::Leader(_) => Shade::Line,
            LinePurpose::FaintSeries(_) => Shade::Faded,
            LinePurpose::Series(_) | LinePurpose::Edge(AreaFill::Unit) => Shade::Black,
            LinePurpose::Edge(area) => area_shade(area),
        },
        fill: match line.purpose {
            LinePurpose::Edge(area) => Some(area_shade(area)),
            _ => None,
        },
    }));
    page.figures.push(PageFigure { section, text: words, lines: first..page.lines.len() });
    page.texts.extend(drawing.texts.into_iter().map(|text| PlacedText {
        shaped: fonts.shape(&text.text, if text.is_bold { PageFont::Bold } else { PageFont::Regular }),
        left: left + text.left,
        baseline: top + text.baseline,
        size: text.size,
        shade: Shade::Black,
        role: TextRole::Repeated,
    }));
}

fn area_shade(area: AreaFill) -> Shade {
    match area {
        AreaFill::Sea => Shade::Sea,
        AreaFill::ClosedLand => Shade::ClosedLand,
        AreaFill::Unit => Shade::White,
    }
}
