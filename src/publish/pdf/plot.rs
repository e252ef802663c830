//! Puts the drawing of a plot on a page.

use super::page_content::{PageContent, PageLine, PlacedText, Shade, TextRole};
use crate::notices::{AreaFill, LinePurpose, PlotDrawing};
use crate::publish::text_measure::{Fonts, Weight};

/// Puts a drawing on a page. The table above it has the same figures, so its texts are for the eye only.
pub(super) fn place_drawing(page: &mut PageContent, fonts: &Fonts, drawing: PlotDrawing, (left, top): (f32, f32)) {
    page.lines.extend(drawing.lines.into_iter().map(|line| PageLine {
        points: line.points.into_iter().map(|(x, y)| (left + x, top + y)).collect(),
        width: line.width,
        dashes: line.dashes,
        shade: match line.purpose {
            LinePurpose::Scale => Shade::Grid,
            LinePurpose::SoloScale | LinePurpose::Leader(_) => Shade::Line,
            LinePurpose::Series(_) | LinePurpose::Edge(AreaFill::Unit) => Shade::Black,
            LinePurpose::Edge(area) => area_shade(area),
        },
        fill: match line.purpose {
            LinePurpose::Edge(area) => Some(area_shade(area)),
            _ => None,
        },
    }));
    page.texts.extend(drawing.texts.into_iter().map(|text| PlacedText {
        shaped: fonts.shape(&text.text, Weight::Regular),
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
