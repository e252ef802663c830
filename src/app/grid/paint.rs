//! Painting of one pane: the cells, then the selection and the cursor over them.

use std::sync::Arc;

use eframe::egui::text::{LayoutJob, TextFormat, TextWrapping};
use eframe::egui::{
    Align as Edge, Color32, FontFamily, FontId, Galley, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2,
};

use super::cell_range::{CellPos, CellRange};
use super::filter_mark::{MARK_WIDTH, mark_rect, paint_funnel};
use super::key_bindings::Direction;
use super::layout::title_reaching;
use super::layout::{GridLayout, Pane};
use super::model::{Align, CellTone, CellView, Chip, GridModel, SortArrow, Swatch};
use super::palette::GridPalette;
use crate::printable_text::printable_line;

/// The fonts and colours of one frame.
pub(super) struct CellPainter<'a> {
    pub(super) palette: &'a GridPalette,
    pub(super) font: FontId,
    pub(super) bold: FontFamily,
    pub(super) zoom: f32,
}

/// The space between a cell's edge and its text, in points before zoom.
pub(super) const PADDING: f32 = 6.0;
/// The space between the edge of a chip and its text in points before zoom, and the space around the chip in points.
const CHIP_PADDING: f32 = 7.0;
const CHIP_MARGIN: f32 = 2.0;
/// The room at the edge of the view below which a text is left out, in points before zoom.
const LEAST_AT_EDGE: f32 = 30.0;
/// The side of a swatch and the space after it, in points before zoom.
const SWATCH: (f32, f32) = (16.0, 5.0);

/// A painted cell and its rectangle.
pub(super) struct PaintedCell<'a> {
    pub(super) at: CellPos,
    pub(super) cell: CellView<'a>,
    pub(super) rect: Rect,
    /// Whether the text was too long for the cell.
    pub(super) elided: bool,
    /// By how much its column is too narrow for the text, in points. 0 for a title.
    pub(super) missing: f32,
    /// The width of the cell in which the text is whole, in points.
    pub(super) needed: f32,
}

impl CellPainter<'_> {
    /// Paints every visible cell of a pane and passes each one to `seen`.
    pub(super) fn paint_pane<'m>(
        &self,
        painter: &Painter,
        layout: &GridLayout,
        pane: &Pane,
        model: &'m dyn GridModel,
        mut seen: impl FnMut(PaintedCell<'m>),
    ) {
        if !pane.clip.is_positive() {
            return;
        }
        // The end of the frozen columns is no edge for a title: its text goes on over the pane beside them.
        let view = pane.clip.with_max_x(layout.rect.right()).intersect(painter.clip_rect());
        let painter = painter.with_clip_rect(pane.clip.intersect(painter.clip_rect()));
        // Titles are painted last, because they cover the cells to their right. So are texts that go on in empty cells.
        let (mut titles, mut long_texts) = (Vec::new(), Vec::new());
        for row in pane.rows.clone() {
            let mut column = pane.columns.start;
            if let Some((at, span)) = title_reaching(model, row, column) {
                titles.push((CellPos { row, column: at }, span));
                column = at + span;
            }
            while column < pane.columns.end {
                let at = CellPos { row, column };
                if layout.is_hidden(at) {
                    column += 1;
                    continue;
                }
                let span = model.span(row, column).max(1);
                if span > 1 {
                    titles.push((at, span));
                } else {
                    let (rect, cell) = (layout.cell_rect(at, 1), model.cell(row, column));
                    let long_text = self.long_text(&painter, layout, pane, model, (at, &cell));
                    let painted = self.paint_cell(&painter, painter.clip_rect(), rect, at, cell, long_text.is_none());
                    let missing = long_text.as_ref().map_or(painted.missing, |text| text.missing);
                    let needed = long_text.as_ref().map_or(painted.needed, |text| rect.width() + text.missing);
                    seen(PaintedCell { elided: painted.elided || missing > 0.0, missing, needed, ..painted });
                    long_texts.extend(long_text);
                }
                column += span;
            }
        }
        for long_text in long_texts {
            long_text.paint(&painter);
        }
        for (at, span) in titles {
            let (rect, cell) = (layout.cell_rect(at, span), model.cell(at.row, at.column));
            let room = self.room_of_title(&painter, layout, pane, model, (at, rect, &cell));
            // A text that begins in the frozen columns is painted once, with them, after the other columns.
            let begins_here = layout.clip_of(at).left() >= pane.clip.left();
            let painted = self.paint_cell(&painter, view, room, at, cell, begins_here);
            seen(PaintedCell { rect, ..painted });
        }
    }

    /// The rectangle of a title with what its chip needs besides of the room that the titles before it leave.
    fn room_of_title(
        &self,
        painter: &Painter,
        layout: &GridLayout,
        pane: &Pane,
        model: &dyn GridModel,
        (at, rect, cell): (CellPos, Rect, &CellView<'_>),
    ) -> Rect {
        let missing = cell.style.chip.map_or(0.0, |chip| self.chip_width(painter, cell, chip) - rect.width());
        if missing <= 0.0 {
            return rect;
        }
        let mut free = rect.left();
        for before in (0..at.column).rev().map(|column| CellPos { column, ..at }) {
            let title = model.cell(before.row, before.column);
            if title.style.tone != CellTone::Title || title.style.chip.is_some() {
                break;
            }
            let title_rect = layout.cell_rect(before, model.span(before.row, before.column));
            free = title_rect.left();
            if title.style.problem || title.style.remark || title.style.note {
                // The mark in its corner stays in view.
                free = title_rect.right();
                break;
            }
            if !title.text.is_empty() {
                let text = self.galley(painter, &title, self.palette.text, f32::INFINITY).size().x;
                free += text + 2.0 * PADDING * self.zoom + self.swatch_width(&title);
                break;
            }
        }
        let left = (rect.left() - missing).max(free).max(pane.clip.left()).min(rect.left());
        rect.with_min_x(left)
    }

    /// Paints a cell, and its text in `view`. The text is left out if it is painted over the next cells later.
    fn paint_cell<'m>(
        &self,
        painter: &Painter,
        view: Rect,
        rect: Rect,
        at: CellPos,
        cell: CellView<'m>,
        with_text: bool,
    ) -> PaintedCell<'m> {
        let style = cell.style;
        let pixel = 1.0 / painter.pixels_per_point();
        let fill = style.fill.map(|fill| fill.colour);
        if let Some(ground) = fill.or(style.ground).or(self.palette.background(style.tone)) {
            // The grid line is the larger rectangle that shows around the fill. This needs two rectangles instead of
            // five shapes.
            let lined = Rect::from_min_max(rect.min - vec2(pixel, pixel), rect.max);
            let fill = Rect::from_min_max(rect.min, rect.max - vec2(pixel, pixel));
            painter.rect_filled(lined, 0.0, self.palette.hairline);
            painter.rect_filled(fill, 0.0, if style.problem { self.palette.problem_tint } else { ground });
        }
        let mut inner = rect.shrink2(vec2(PADDING * self.zoom, 0.0));
        // A text that is only the letter of the square is not written twice.
        let is_letter = style.swatch.is_some_and(|swatch| cell.text.chars().eq([swatch.letter]));
        if let Some(swatch) = style.swatch {
            if is_letter {
                inner.min.x = inner.center().x - SWATCH.0 * self.zoom / 2.0;
            }
            inner.min.x += self.paint_swatch(painter, inner, swatch);
        }
        if style.beside_hidden {
            // Two lines at the edge, where the columns would be.
            for distance in [1.5, 4.5] {
                let x = rect.right() - distance * self.zoom;
                let line = [pos2(x, rect.top() + 2.0), pos2(x, rect.bottom() - 2.0)];
                painter.line_segment(line, Stroke::new(1.5 * self.zoom, self.palette.accent));
            }
            inner.max.x -= 5.0 * self.zoom;
        }
        if style.filtered && !cell.text.is_empty() {
            paint_funnel(painter, mark_rect(rect, self.zoom), self.palette, self.zoom);
            inner.max.x -= MARK_WIDTH * self.zoom;
        }
        if let Some(arrow) = style.arrow {
            inner.max.x -= self.paint_arrow(painter, inner, arrow);
        }
        let room = inner.width();
        // A text at the edge of the view ends in “…”: half a figure reads as another one.
        inner.max.x = inner.max.x.min(view.right() - 2.0);
        if style.align == Align::Right {
            inner.min.x = inner.min.x.max(view.left() + 2.0);
        }
        // Of a column that begins at the edge of the view there would be no more than “…”.
        let is_sliver = inner.width() < room && inner.width() < LEAST_AT_EDGE * self.zoom;
        let (mut elided, mut whole) = (false, 0.0);
        if is_sliver {
            elided = !cell.text.is_empty();
        } else if let Some(ghost) = &cell.ghost {
            self.paint_ghost(painter, rect, inner, &cell, ghost);
        } else if let Some(chip) = style.chip.filter(|_| !cell.text.is_empty()) {
            elided = self.paint_chip(painter, rect.shrink(CHIP_MARGIN), &cell, chip);
            whole = if elided { self.chip_width(painter, &cell, chip) - rect.width() + room } else { 0.0 };
        } else if with_text && !cell.text.is_empty() && !is_letter && inner.width() > 0.0 {
            // Less important texts are too faint on a fill.
            let ink = if fill.is_some() { self.palette.text } else { self.palette.text_colour(style.tone, style.bold) };
            let galley = self.galley(painter, &cell, ink, inner.width());
            elided = galley.elided;
            whole = if elided { self.galley(painter, &cell, ink, f32::INFINITY) } else { galley.clone() }.size().x;
            let left = match style.align {
                Align::Left => inner.left(),
                Align::Centre => inner.center().x - galley.size().x / 2.0,
                Align::Right => inner.right() - galley.size().x,
            };
            let pos = round_to_pixel(painter, pos2(left, rect.center().y - galley.size().y / 2.0));
            let mut painter = painter.clone();
            painter.set_clip_rect(view);
            painter.galley(pos, galley, ink);
        }
        if style.problem {
            self.paint_corner_mark(painter, rect, self.palette.problem);
        } else if style.remark {
            self.paint_corner_mark(painter, rect, self.palette.remark);
        } else if style.note {
            self.paint_corner_mark(painter, rect, self.palette.accent);
        }
        // A title stands above a block of columns, not in one.
        let missing = if style.tone == CellTone::Title { 0.0 } else { (whole - room).max(0.0) };
        PaintedCell { at, cell, rect, elided, missing, needed: whole + rect.width() - room }
    }

    /// The width of a chip with its whole text and the space around it.
    fn chip_width(&self, painter: &Painter, cell: &CellView<'_>, chip: Chip) -> f32 {
        let text = self.chip_painter().galley(painter, cell, self.palette.text, f32::INFINITY).size().x;
        (text + self.chip_tick(chip) + 2.0 * (CHIP_PADDING * self.zoom + CHIP_MARGIN)).ceil() + 1.0
    }

    /// The painter of the small texts of chips.
    fn chip_painter(&self) -> CellPainter<'_> {
        let font = FontId { size: self.font.size * 0.9, ..self.font.clone() };
        CellPainter { font, bold: self.bold.clone(), ..*self }
    }

    /// The room for the tick before the text of a chip.
    fn chip_tick(&self, chip: Chip) -> f32 {
        if chip == Chip::Good { 13.0 * self.zoom } else { 0.0 }
    }

    /// The width at which a column shows all its texts, before zoom. Texts over several columns do not count.
    pub(super) fn fitting_width(&self, painter: &Painter, model: &dyn GridModel, column: usize) -> f32 {
        let width = |row: usize| {
            let cell = model.cell(row, column);
            if model.is_hidden(row, column) || model.span(row, column) > 1 || cell.text.is_empty() {
                return 0.0;
            }
            self.galley(painter, &cell, self.palette.text, f32::INFINITY).size().x + self.swatch_width(&cell)
        };
        let widest = (0..model.rows()).map(width).fold(0.0, f32::max);
        ((widest + 2.0) / self.zoom + 2.0 * PADDING).ceil()
    }

    /// The width that a column needs for this heading with its marks, before zoom.
    pub(super) fn heading_width(&self, painter: &Painter, cell: &CellView<'_>) -> f32 {
        let text = self.galley(painter, cell, self.palette.text, f32::INFINITY).size().x;
        ((text + 2.0) / self.zoom + 2.0 * PADDING + MARK_WIDTH).ceil()
    }

    /// The width that the swatch of a cell takes.
    pub(super) fn swatch_width(&self, cell: &CellView<'_>) -> f32 {
        if cell.style.swatch.is_some() { (SWATCH.0 * self.zoom).round() + SWATCH.1 * self.zoom } else { 0.0 }
    }

    /// Paints a letter on a square at the left of this rectangle. Returns the width that it takes.
    fn paint_swatch(&self, painter: &Painter, inner: Rect, swatch: Swatch) -> f32 {
        let side = (SWATCH.0 * self.zoom).round();
        let min = round_to_pixel(painter, pos2(inner.left(), inner.center().y - side / 2.0));
        let square = Rect::from_min_size(min, vec2(side, side));
        painter.rect_filled(square, 3.0 * self.zoom, swatch.colour);
        let font = FontId { size: self.font.size * 0.85, family: self.bold.clone() };
        let letter = painter.layout_no_wrap(swatch.letter.to_string(), font, swatch.ink());
        let pos = round_to_pixel(painter, square.center() - letter.size() / 2.0);
        painter.galley(pos, letter, swatch.ink());
        side + SWATCH.1 * self.zoom
    }

    /// Paints a text on a rounded ground in this rectangle. Returns whether the text was too long.
    fn paint_chip(&self, painter: &Painter, rect: Rect, cell: &CellView<'_>, chip: Chip) -> bool {
        let (ink, ground) = match chip {
            Chip::State => (self.palette.quiet_text, self.palette.heading),
            Chip::Good => (self.palette.good, self.palette.good.gamma_multiply(0.12)),
            Chip::Remark => (self.palette.text, self.palette.remark.gamma_multiply(0.30)),
            Chip::Problem => (self.palette.problem, self.palette.problem_tint),
            Chip::Button => (self.palette.accent, self.palette.accent.gamma_multiply(0.10)),
        };
        let padding = CHIP_PADDING * self.zoom;
        let tick = self.chip_tick(chip);
        let galley = self.chip_painter().galley(painter, cell, ink, (rect.width() - 2.0 * padding - tick).max(1.0));
        let size = vec2(galley.size().x + 2.0 * padding + tick, rect.height());
        let left = match cell.style.align {
            Align::Left => rect.left(),
            Align::Centre => rect.center().x - size.x / 2.0,
            Align::Right => rect.right() - size.x,
        };
        let shape = Rect::from_min_size(round_to_pixel(painter, pos2(left, rect.top())), size);
        if cell.style.fill.is_some() {
            painter.rect_filled(shape, 6.0 * self.zoom, self.palette.paper);
        }
        painter.rect_filled(shape, 6.0 * self.zoom, ground);
        if chip == Chip::Good {
            let (at, unit) = (pos2(shape.left() + padding, shape.center().y), self.zoom);
            let points = [vec2(0.0, 0.5), vec2(3.0, 3.5), vec2(9.0, -3.5)].map(|corner| at + corner * unit);
            painter.add(Shape::line(points.to_vec(), Stroke::new(1.6 * unit, ink)));
        }
        let pos = pos2(shape.left() + padding + tick, shape.center().y - galley.size().y / 2.0);
        let elided = galley.elided;
        painter.galley(round_to_pixel(painter, pos), galley, ink);
        elided
    }

    pub(super) fn galley(&self, painter: &Painter, cell: &CellView<'_>, ink: Color32, width: f32) -> Arc<Galley> {
        let style = cell.style;
        let font_id =
            FontId { family: if style.bold { self.bold.clone() } else { self.font.family.clone() }, ..self.font };
        let line = Stroke::new(1.0, ink);
        let format = TextFormat {
            font_id,
            color: ink,
            italics: style.italic,
            strikethrough: if style.struck { line } else { Stroke::NONE },
            ..TextFormat::default()
        };
        let mut job = LayoutJob::single_section(printable_line(&cell.text).into_owned(), format);
        job.wrap = TextWrapping::truncate_at_width(width);
        job.break_on_newline = false;
        painter.layout_job(job)
    }

    /// Paints the text that a pasted block would put into a cell, and before it the present text, struck and smaller. If
    /// there is little room, the present text is cut first.
    fn paint_ghost(&self, painter: &Painter, rect: Rect, inner: Rect, cell: &CellView<'_>, ghost: &str) {
        let accent = self.palette.accent;
        painter.rect_filled(rect.shrink(1.0), 0.0, self.palette.selection);
        // The texts may come nearer to the edges than others, because two of them share the cell.
        let inner = inner.expand2(vec2((PADDING - 2.0) * self.zoom, 0.0));
        let gap = 3.0 * self.zoom;
        let view = |text: &str, struck: bool| {
            let style = super::model::CellStyle { struck, bold: !struck, italic: false, ..cell.style };
            CellView { text: text.to_owned().into(), style, ..CellView::default() }
        };
        let font = self.font.clone();
        let small = CellPainter { font: FontId { size: font.size * 0.85, ..font }, bold: self.bold.clone(), ..*self };
        let whole = self.galley(painter, &view(ghost, false), accent, f32::INFINITY).size().x;
        let old_width = small.galley(painter, &view(&cell.text, true), accent, f32::INFINITY).size().x;
        let room = inner.width();
        let new_room = (whole + 1.0).min(room.max(1.0)).ceil();
        let new = self.galley(painter, &view(ghost, false), accent, new_room);
        let old_room = room - new.size().x - gap;
        let old = small.galley(painter, &view(&cell.text, true), self.palette.quiet_text, old_room.max(1.0));
        // A piece of the present text that shows no letter is left out.
        let has_old = !cell.text.is_empty() && old_room > old_width.min(14.0 * self.zoom);
        let both = new.size().x + if has_old { old.size().x + gap } else { 0.0 };
        let mut left = match cell.style.align {
            Align::Left => inner.left(),
            Align::Centre => inner.center().x - both / 2.0,
            Align::Right => inner.right() - both,
        };
        if has_old {
            let width = old.size().x;
            let pos = round_to_pixel(painter, pos2(left, rect.center().y - old.size().y / 2.0));
            painter.galley(pos, old, self.palette.quiet_text);
            left += width + gap;
        }
        let pos = round_to_pixel(painter, pos2(left, rect.center().y - new.size().y / 2.0));
        painter.galley(pos, new, accent);
    }

    /// Paints the arrow of a sorted column at the right of this rectangle, and its rank behind it. Returns the width that
    /// they take.
    fn paint_arrow(&self, painter: &Painter, inner: Rect, arrow: SortArrow) -> f32 {
        let side = (4.0 * self.zoom).round();
        let mut width = 2.0 * side;
        if let Some(rank) = arrow.rank {
            let font = FontId { size: self.font.size * 0.75, ..self.font.clone() };
            let galley = painter.layout_no_wrap(rank.to_string(), font, self.palette.accent);
            let pos = pos2(inner.right() - galley.size().x, inner.center().y - galley.size().y / 2.0);
            width += galley.size().x + 2.0 * self.zoom;
            painter.galley(round_to_pixel(painter, pos), galley, self.palette.accent);
        }
        let centre = pos2(inner.right() - width + side, inner.center().y);
        let tip = if arrow.direction == Direction::Up { -side / 2.0 } else { side / 2.0 };
        let points = vec![centre + vec2(0.0, tip), centre + vec2(-side, -tip), centre + vec2(side, -tip)];
        painter.add(Shape::convex_polygon(points, self.palette.accent, Stroke::NONE));
        width + 3.0 * self.zoom
    }

    /// Paints the mark in the upper right corner of a cell.
    fn paint_corner_mark(&self, painter: &Painter, rect: Rect, colour: Color32) {
        let side = (6.0 * self.zoom).round();
        let corner = rect.right_top() - vec2(1.0 / painter.pixels_per_point(), 0.0);
        let points = vec![corner, corner - vec2(side, 0.0), corner + vec2(0.0, side)];
        painter.add(Shape::convex_polygon(points, colour, Stroke::NONE));
    }

    /// Paints the part of the selection that lies in this pane. `cursor` comes with the number of columns of its text.
    pub(super) fn paint_selection(
        &self,
        painter: &Painter,
        layout: &GridLayout,
        pane: &Pane,
        selection: CellRange,
        (cursor, span): (CellPos, usize),
        accent: Color32,
    ) {
        if !selection.is_one_cell() {
            self.paint_range(painter, layout, pane, selection, cursor, accent);
        }
        let painter = painter.with_clip_rect(pane.clip.intersect(painter.clip_rect()));
        if pane_contains(pane, cursor) {
            let rect = layout.cell_rect(cursor, span);
            let rect = Rect::from_min_max(rect.min - vec2(1.0, 1.0), rect.max);
            // In the first row and column the frame is painted inside the cell. Outside it would not be visible.
            let rect = Rect::from_min_max(rect.min.max(layout.rect.min), rect.max);
            painter.rect_stroke(rect, 0.0, Stroke::new(2.0, accent), StrokeKind::Inside);
        }
    }

    /// Lights up the cells of this pane that undo or redo has changed. Each comes with the number of columns of its text.
    pub(super) fn paint_lit(&self, painter: &Painter, layout: &GridLayout, pane: &Pane, lit: &[(CellPos, usize)]) {
        let painter = painter.with_clip_rect(pane.clip.intersect(painter.clip_rect()));
        for (at, span) in lit.iter().filter(|(at, _)| pane_contains(pane, *at)) {
            let rect = layout.cell_rect(*at, *span);
            painter.rect_filled(rect, 0.0, self.palette.remark.gamma_multiply(0.22));
            painter.rect_stroke(rect, 0.0, Stroke::new(1.0, self.palette.remark), StrokeKind::Inside);
        }
    }

    /// Paints the part of a selected range that lies in this pane, without the cursor.
    pub(super) fn paint_range(
        &self,
        painter: &Painter,
        layout: &GridLayout,
        pane: &Pane,
        selection: CellRange,
        cursor: CellPos,
        accent: Color32,
    ) {
        if pane.rows.is_empty() || pane.columns.is_empty() {
            return;
        }
        let painter = painter.with_clip_rect(pane.clip.intersect(painter.clip_rect()));
        // Only the visible part of a selection is measured: it may have thousands of rows.
        let top = selection.top.max(pane.rows.start);
        let bottom = selection.bottom.min(pane.rows.end - 1);
        let left = selection.left.max(pane.columns.start);
        let right = selection.right.min(pane.columns.end - 1);
        if top <= bottom && left <= right {
            let first = layout.cell_rect(CellPos { row: top, column: left }, 1);
            let last = layout.cell_rect(CellPos { row: bottom, column: right }, 1);
            let rect = Rect::from_min_max(first.min, last.max);
            self.tint(&painter, rect, layout.cell_rect(cursor, 1), pane_contains(pane, cursor));
            let line = Stroke::new(1.0, accent);
            let (min, max) = (rect.min - vec2(0.5, 0.5), rect.max - vec2(0.5, 0.5));
            let sides = [
                (top == selection.top, [min, pos2(max.x, min.y)]),
                (bottom == selection.bottom, [pos2(min.x, max.y), max]),
                (left == selection.left, [min, pos2(min.x, max.y)]),
                (right == selection.right, [pos2(max.x, min.y), max]),
            ];
            for (_, side) in sides.into_iter().filter(|(shown, _)| *shown) {
                painter.line_segment(side, line);
            }
        }
    }

    /// Tints a rectangle except for the cell of the cursor.
    fn tint(&self, painter: &Painter, rect: Rect, hole: Rect, holed: bool) {
        let tint = |rect: Rect| {
            if rect.is_positive() {
                painter.rect_filled(rect, 0.0, self.palette.selection);
            }
        };
        if !holed || !rect.intersect(hole).is_positive() {
            return tint(rect);
        }
        let hole = hole.intersect(rect);
        tint(Rect::from_min_max(rect.min, pos2(rect.max.x, hole.min.y)));
        tint(Rect::from_min_max(pos2(rect.min.x, hole.max.y), rect.max));
        tint(Rect::from_min_max(pos2(rect.min.x, hole.min.y), pos2(hole.min.x, hole.max.y)));
        tint(Rect::from_min_max(pos2(hole.max.x, hole.min.y), pos2(rect.max.x, hole.max.y)));
    }

    /// Paints the lines where frozen rows and columns end.
    pub(super) fn paint_freeze_lines(&self, painter: &Painter, layout: &GridLayout) {
        let sheet = layout.sheet_rect();
        let frozen = layout.frozen_size();
        let line = Stroke::new(1.0, self.palette.freeze);
        if frozen.x > 0.0 && layout.offset.x > 0.0 {
            painter.vline(sheet.left() + frozen.x - 0.5, sheet.y_range(), line);
        }
        if frozen.y > 0.0 && layout.offset.y > 0.0 {
            painter.hline(sheet.x_range(), sheet.top() + frozen.y - 0.5, line);
        }
    }
}

fn pane_contains(pane: &Pane, at: CellPos) -> bool {
    pane.rows.contains(&at.row) && pane.columns.contains(&at.column)
}

pub(super) fn round_to_pixel(painter: &Painter, pos: Pos2) -> Pos2 {
    let scale = painter.pixels_per_point();
    pos2((pos.x * scale).round() / scale, (pos.y * scale).round() / scale)
}

/// The alignment in egui's terms, for the text of the editor.
pub(super) fn text_alignment(align: Align) -> Edge {
    match align {
        Align::Left => Edge::Min,
        Align::Centre => Edge::Center,
        Align::Right => Edge::Max,
    }
}
