//! Texts that do not fit their cell and go on over the empty cells beside it, as in a spreadsheet.

use std::sync::Arc;

use eframe::egui::{Color32, Galley, Painter, Pos2, Rect, pos2};

use super::cell_range::CellPos;
use super::layout::{GridLayout, Pane};
use super::model::{Align, CellView, GridModel};
use super::paint::{CellPainter, PADDING, round_to_pixel};

/// A text that is painted over several cells.
pub(super) struct LongText {
    galley: Arc<Galley>,
    pos: Pos2,
    ink: Color32,
    /// The lines below the text between cells of one colour.
    lines: Vec<Rect>,
    ground: Color32,
    /// By how much the cells are too narrow for the text, in points.
    pub(super) missing: f32,
}

impl LongText {
    /// Paints the text, and hides the lines between the cells below it.
    pub(super) fn paint(self, painter: &Painter) {
        for line in self.lines {
            painter.rect_filled(line, 0.0, self.ground);
        }
        painter.galley(self.pos, self.galley, self.ink);
    }
}

impl CellPainter<'_> {
    /// The text of a cell, if it is too long for the cell and the next cells are empty.
    pub(super) fn long_text(
        &self,
        painter: &Painter,
        layout: &GridLayout,
        pane: &Pane,
        model: &dyn GridModel,
        (at, cell): (CellPos, &CellView<'_>),
    ) -> Option<LongText> {
        let style = cell.style;
        let goes_on = style.align == Align::Left && style.chip.is_none() && style.arrow.is_none();
        if cell.text.is_empty() || cell.ghost.is_some() || !goes_on {
            return None;
        }
        let ground = style.ground.or(self.palette.background(style.tone))?;
        let columns = pane.columns.start.max(at.column + 1)..pane.columns.end;
        let mut free = columns.map(|column| CellPos { column, ..at }).take_while(|next| is_free(model, *next, cell));
        let first = free.next()?;
        let rect = layout.cell_rect(at, 1);
        let left = rect.left() + PADDING * self.zoom + self.swatch_width(cell);
        let ink = self.palette.text_colour(style.tone, style.bold);
        let whole = self.galley(painter, cell, ink, f32::INFINITY).size().x;
        if left + whole <= rect.right() - PADDING * self.zoom {
            return None;
        }
        let pixel = 1.0 / painter.pixels_per_point();
        let mut right = rect.right();
        let mut lines = Vec::new();
        for next in std::iter::once(first).chain(free) {
            if model.cell(next.row, next.column).style.ground == style.ground {
                lines.push(Rect::from_min_max(pos2(right - pixel, rect.top()), pos2(right, rect.bottom() - pixel)));
            }
            right = layout.cell_rect(next, 1).right();
            if left + whole <= right - PADDING * self.zoom {
                break;
            }
        }
        let room = right - PADDING * self.zoom - left;
        let galley = self.galley(painter, cell, ink, room);
        // Only the edge of the view ends a text that goes on there.
        let missing = if right < pane.clip.right() { (whole - room).max(0.0) } else { 0.0 };
        let pos = round_to_pixel(painter, pos2(left, rect.center().y - galley.size().y / 2.0));
        Some(LongText { galley, pos, ink, lines, ground, missing })
    }
}

/// Whether the text of a cell to the left can go on over this cell: it is empty and of the same kind.
fn is_free(model: &dyn GridModel, at: CellPos, cell: &CellView<'_>) -> bool {
    let next = model.cell(at.row, at.column);
    let is_plain =
        next.style.swatch.is_none() && next.style.chip.is_none() && !next.style.problem && !next.style.remark;
    next.text.is_empty()
        && next.ghost.is_none()
        && is_plain
        && next.style.tone == cell.style.tone
        && model.span(at.row, at.column) <= 1
}
