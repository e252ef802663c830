//! The mark in a heading that opens the list of values by which the rows are filtered: a funnel where they are filtered, and a
//! triangle under the mouse elsewhere.

use eframe::egui::{Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, pos2, vec2};

use super::cell_range::CellPos;
use super::layout::GridLayout;
use super::layout::covering_cell;
use super::model::{CellTone, GridModel};
use super::palette::GridPalette;
use crate::languages::window_sentences::grid as texts;

/// The side of the mark and its distance from the right edge of the heading, in points before zoom. The edge itself resizes
/// the column.
const MARK: (f32, f32) = (15.0, 4.0);
/// Only wider headings show the mark under the mouse: elsewhere it would cover the heading that sorts. In points before zoom.
const LEAST_WIDTH: f32 = 44.0;

/// The width that the mark takes from the text of a heading, in points before zoom.
pub(super) const MARK_WIDTH: f32 = MARK.0 + 1.0;

/// The square of the mark in a heading.
pub(super) fn mark_rect(heading: Rect, zoom: f32) -> Rect {
    let side = MARK.0 * zoom;
    let min = pos2(heading.right() - MARK.1 - side, heading.center().y - side / 2.0);
    Rect::from_min_size(min, vec2(side, side))
}

/// Paints a funnel into the square of the mark.
pub(super) fn paint_funnel(painter: &Painter, mark: Rect, palette: &GridPalette, zoom: f32) {
    painter.rect_filled(mark, 3.0, palette.paper);
    painter.rect_stroke(mark, 3.0, Stroke::new(1.0, palette.accent), StrokeKind::Inside);
    let at = |x: f32, y: f32| mark.center() + vec2(x, y) * zoom;
    let cone = vec![at(-4.5, -4.0), at(4.5, -4.0), at(0.0, 1.5)];
    painter.add(Shape::convex_polygon(cone, palette.accent, Stroke::NONE));
    painter.line_segment([at(0.0, 0.0), at(0.0, 4.5)], Stroke::new(2.0 * zoom, palette.accent));
}

/// The marks of a grid.
#[derive(Clone, Copy, Debug)]
pub(super) struct FilterMarks {
    /// Whether the grid has such marks.
    pub(super) is_used: bool,
    pub(super) zoom: f32,
}

impl FilterMarks {
    /// The heading at this point, and the square of its mark.
    fn heading_at(self, model: &dyn GridModel, layout: &GridLayout, pos: Pos2) -> Option<(CellPos, Rect)> {
        let at = covering_cell(model, layout.cell_at(pos).filter(|at| self.is_used && at.row < model.frozen_rows())?);
        let cell = model.cell(at.row, at.column);
        let heading = layout.cell_rect(at, model.span(at.row, at.column));
        let has_mark = cell.style.filtered || heading.width() >= LEAST_WIDTH * self.zoom;
        let is_heading = cell.style.tone == CellTone::Heading && !cell.text.is_empty();
        (has_mark && is_heading).then(|| (at, mark_rect(heading, self.zoom)))
    }

    /// The column whose mark is at this point.
    pub(super) fn column_at(self, model: &dyn GridModel, layout: &GridLayout, pos: Pos2) -> Option<usize> {
        self.heading_at(model, layout, pos).filter(|(_, mark)| mark.contains(pos)).map(|(at, _)| at.column)
    }

    /// Paints the mark of the heading under the mouse.
    pub(super) fn paint_hovered(self, ui: &Ui, model: &dyn GridModel, layout: &GridLayout, palette: &GridPalette) {
        let Some(pos) = ui.input(|input| input.pointer.latest_pos()) else { return };
        let Some((at, mark)) = self.heading_at(model, layout, pos) else { return };
        let painter = ui.painter_at(layout.rect);
        if !model.cell(at.row, at.column).style.filtered {
            let centre = mark.center();
            painter.rect_filled(mark, 3.0, palette.paper);
            painter.rect_stroke(mark, 3.0, Stroke::new(1.0, palette.hairline), StrokeKind::Inside);
            let at = |x: f32, y: f32| centre + vec2(x, y) * self.zoom;
            let triangle = vec![at(-3.5, -1.5), at(3.5, -1.5), at(0.0, 2.5)];
            painter.add(Shape::convex_polygon(triangle, palette.quiet_text, Stroke::NONE));
        }
        if mark.contains(pos) {
            ui.interact(mark, ui.unique_id().with(("filter mark", at)), eframe::egui::Sense::hover())
                .on_hover_text(texts::filter_rows());
        }
    }
}
