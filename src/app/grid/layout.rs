//! The positions of cells on the screen. Frozen rows and columns stay, and the other cells scroll below them.

use std::borrow::Cow;
use std::ops::Range;

use eframe::egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::cell_range::CellPos;
use super::column_fit::{ColumnTexts, fitted_widths, with_room_for_texts};
use super::model::{CellTone, ColumnSpec, GridModel};
use super::pressed_heading::PressedHeading;
use crate::languages::{Language, window_language};

/// The height of a row in points, before zoom.
pub const ROW_HEIGHT: f32 = 22.0;

/// The state of the view that the grid keeps between frames.
#[allow(clippy::struct_excessive_bools)] // the flags are independent
#[derive(Clone, Debug, Default)]
pub(super) struct ScrollView {
    /// The number of rows that fit below the frozen rows.
    pub(super) visible_rows: usize,
    /// The next scroll position, if the grid itself sets it.
    pub(super) scroll_to: Option<Vec2>,
    /// Whether the grid takes the keyboard focus in the next frame.
    pub(super) focus_requested: bool,
    /// Whether the text field was shown in the last frame.
    pub(super) editor_shown: bool,
    /// Whether the cursor was visible in the last frame.
    pub(super) cursor_visible: bool,
    /// The column whose width the mouse changes, with its width and the position of the mouse at the beginning.
    pub(super) resizing: Option<(usize, f32, f32)>,
    /// The heading that the mouse has pressed, which moves its column if the mouse drags it.
    pub(super) pressed_heading: Option<PressedHeading>,
    /// The column whose width is to fit its texts.
    pub(super) columns_to_fit: Vec<usize>,
    /// Whether the system was asked for the clipboard, which the next frames bring.
    pub(super) paste_expected: bool,
    /// The rectangle of the cursor's cell in the last frame.
    pub(super) cursor_rect: Option<Rect>,
    /// The rectangle of the heading of the cursor's column in the last frame.
    pub(super) heading_rect: Option<Rect>,
    /// Whether the pressed mouse button selects cells: it was pressed on a cell on which the cursor can stop.
    pub(super) selecting: bool,
    /// The cell that the mouse is dragging, and whether the user has cancelled the drag.
    pub(super) dragging: Option<(CellPos, bool)>,
    /// The columns of the last frame.
    columns: Vec<ColumnSpec>,
    /// Their keys, because columns of equal widths can change their order.
    column_keys: Vec<String>,
    /// The language of their texts.
    language: Language,
    /// What is known of the texts of every column. Widths are in points before zoom.
    column_texts: Vec<ColumnTexts>,
    /// Whether a column has had a text in view.
    filled_columns: Vec<bool>,
}

impl ScrollView {
    /// The number of rows for PageDown: one less than the visible rows. One row stays in view as a landmark.
    pub(super) fn page_rows(&self) -> usize {
        if self.visible_rows == 0 { 20 } else { self.visible_rows.saturating_sub(1).max(1) }
    }

    /// What is known of the texts in these columns. Other columns than in the last frame begin without, and so do all
    /// in another language.
    pub(super) fn column_texts(&mut self, model: &dyn GridModel) -> &[ColumnTexts] {
        let columns = model.columns();
        let keys = || (0..columns.len()).map(move |column| model.column_key(column));
        let language = window_language();
        let is_same = self.language == language && self.columns == columns;
        if !is_same || !self.column_keys.iter().map(String::as_str).eq(keys()) {
            self.language = language;
            self.columns = columns.to_vec();
            self.column_keys = keys().map(Cow::into_owned).collect();
            self.column_texts = vec![ColumnTexts::default(); columns.len()];
            self.filled_columns = vec![false; columns.len()];
        }
        &self.column_texts
    }

    /// Adds what this frame has shown of the texts. A width stays when its text is scrolled out of view: columns do not become
    /// narrower again. Returns whether a text needs more than any before it, or a column is no longer empty.
    pub(super) fn add_column_texts(&mut self, seen: &[SeenTexts]) -> bool {
        let mut is_more = false;
        for ((known, filled), seen) in self.column_texts.iter_mut().zip(&mut self.filled_columns).zip(seen) {
            for needed in &seen.needed {
                if let Err(at) = known.needed.binary_search_by(|known| known.total_cmp(needed)) {
                    known.needed.insert(at, *needed);
                    is_more = true;
                }
            }
            is_more |= seen.needed_heading > known.needed_heading;
            known.needed_heading = known.needed_heading.max(seen.needed_heading);
            *filled |= seen.is_filled;
            let empty = seen.heading.or(known.empty).filter(|_| !*filled);
            is_more |= empty != known.empty;
            known.empty = empty;
        }
        is_more
    }
}

/// What a frame has shown of the texts of a column.
#[derive(Clone, Debug, Default)]
pub(super) struct SeenTexts {
    /// The widths that texts need that were cut.
    pub(super) needed: Vec<f32>,
    /// The width that a heading needs, or the name of a row.
    pub(super) needed_heading: f32,
    /// The width of the heading.
    pub(super) heading: Option<f32>,
    pub(super) is_filled: bool,
}

/// One of the four parts into which frozen rows and columns divide a grid.
#[derive(Clone, Debug)]
pub(super) struct Pane {
    /// The visible rows.
    pub(super) rows: Range<usize>,
    /// The visible columns.
    pub(super) columns: Range<usize>,
    /// The area in which the pane may paint.
    pub(super) clip: Rect,
}

/// Headings that stay at the top while their block is scrolled through.
#[derive(Clone, Debug)]
struct PinnedRows {
    rows: Range<usize>,
    /// The top from the top of the visible area. Negative while the next block pushes them out.
    top: f32,
}

/// The positions and sizes of rows and columns in one frame.
#[derive(Clone, Debug)]
pub(super) struct GridLayout {
    /// The visible area of the grid in the window.
    pub(super) rect: Rect,
    /// The scroll position.
    pub(super) offset: Vec2,
    row_height: f32,
    rows: usize,
    /// The left edge of every column and the right edge of the last column, from the left edge of the sheet.
    edges: Vec<f32>,
    frozen_rows: usize,
    frozen_columns: usize,
    /// The headings of the block that is scrolled through.
    pinned: Option<PinnedRows>,
    /// For every row and the end: how many rows above it are shown. Empty if a filter leaves out no row.
    shown_above: Vec<usize>,
}

impl GridLayout {
    /// The rows and columns of a table in a sheet with room for this width. `texts` is what is known of the texts of the columns.
    pub(super) fn new(model: &dyn GridModel, zoom: f32, room: f32, texts: &[ColumnTexts]) -> Self {
        let columns = with_room_for_texts(model.columns(), texts, room / zoom);
        let mut edges = Vec::with_capacity(columns.len() + 1);
        let mut edge = 0.0;
        edges.push(edge);
        for width in fitted_widths(&columns, room / zoom) {
            // Whole points keep lines sharp and column widths constant.
            edge += if width <= 0.0 { 0.0 } else { (width * zoom).floor().max(1.0) };
            edges.push(edge);
        }
        let rows = model.rows();
        let mut shown_above = Vec::new();
        if model.has_hidden_rows() {
            shown_above.push(0);
            let mut shown = 0;
            for row in 0..rows {
                shown += usize::from(!model.is_row_hidden(row));
                shown_above.push(shown);
            }
        }
        Self {
            shown_above,
            pinned: None,
            rect: Rect::ZERO,
            offset: Vec2::ZERO,
            row_height: (ROW_HEIGHT * zoom).round().max(1.0),
            rows,
            frozen_rows: model.frozen_rows().min(rows),
            frozen_columns: model.frozen_columns().min(edges.len() - 1),
            edges,
        }
    }

    /// The size of the whole sheet.
    pub(super) fn size(&self) -> Vec2 {
        vec2(self.edges[self.edges.len() - 1], self.y(self.rows))
    }

    pub(super) fn frozen_size(&self) -> Vec2 {
        let height = self.pinned.as_ref().map_or_else(
            || self.y(self.frozen_rows),
            |pinned| self.y(pinned.rows.end) - self.y(pinned.rows.start) + pinned.top,
        );
        vec2(self.edges[self.frozen_columns], height)
    }

    /// The rows that do not scroll now.
    fn fixed_rows(&self) -> Range<usize> {
        self.pinned.as_ref().map_or(0..self.frozen_rows, |pinned| pinned.rows.clone())
    }

    /// Lets the headings of the block at the top of the visible area stay there. Call it when the scroll position is known.
    pub(super) fn pin_headings(&mut self, model: &dyn GridModel) {
        self.pinned = None;
        if self.frozen_rows > 0 || self.offset.y <= 0.0 || self.rows == 0 {
            return;
        }
        let first = self.nth_shown(round_down(self.offset.y / self.row_height)).min(self.rows - 1);
        let Some((rows, end)) = model.block_headings(first) else { return };
        let height = self.y(rows.end) - self.y(rows.start);
        let top = (self.y(end) - self.offset.y - height).min(0.0);
        if self.y(rows.start) < self.offset.y && top > -height {
            self.pinned = Some(PinnedRows { rows, top });
        }
    }

    #[allow(clippy::cast_precision_loss)] // row numbers are small enough
    fn y(&self, row: usize) -> f32 {
        self.shown_above.get(row).copied().unwrap_or(row) as f32 * self.row_height
    }

    /// The row with this number among the shown rows.
    fn nth_shown(&self, number: usize) -> usize {
        if self.shown_above.is_empty() {
            number
        } else {
            self.shown_above.partition_point(|above| *above <= number) - 1
        }
    }

    /// Whether the row or the column of this cell has no room on the sheet.
    pub(super) fn is_hidden(&self, at: CellPos) -> bool {
        let hidden_row =
            self.shown_above.get(at.row).zip(self.shown_above.get(at.row + 1)).is_some_and(|(a, b)| a == b);
        hidden_row || self.edges.get(at.column).zip(self.edges.get(at.column + 1)).is_some_and(|(a, b)| a >= b)
    }

    fn shown_rows(&self) -> usize {
        self.shown_above.last().copied().unwrap_or(self.rows)
    }

    /// The column whose right edge in a heading is near this point, to be resized.
    pub(super) fn column_edge_at(&self, model: &dyn GridModel, point: Pos2) -> Option<usize> {
        /// The distance from an edge at which the mouse takes it, in points.
        const REACH: f32 = 4.0;
        let is_heading = |at: CellPos| model.cell(at.row, at.column).style.tone == CellTone::Heading;
        let beside = |step: f32| self.cell_at(point + vec2(step, 0.0)).filter(|at| is_heading(*at));
        // The column to the left of the edge, also if the mouse is to the right of it.
        [-REACH, 0.0].into_iter().find_map(|step| {
            let at = beside(step)?;
            ((self.cell_rect(at, 1).right() - point.x).abs() <= REACH).then_some(at.column)
        })
    }

    pub(super) fn row_count(&self) -> usize {
        self.rows
    }

    pub(super) fn column_count(&self) -> usize {
        self.edges.len() - 1
    }

    /// The number of rows that fit below the frozen rows.
    pub(super) fn visible_rows(&self) -> usize {
        round_down((self.rect.height() - self.frozen_size().y) / self.row_height)
    }

    /// The rectangle of a cell that spans this number of columns. It may be outside the visible area.
    pub(super) fn cell_rect(&self, at: CellPos, span: usize) -> Rect {
        let last = self.edges.len() - 1;
        let scrolled = vec2(
            if at.column < self.frozen_columns { 0.0 } else { self.offset.x },
            match &self.pinned {
                Some(pinned) if pinned.rows.contains(&at.row) => self.y(pinned.rows.start) - pinned.top,
                _ if at.row < self.frozen_rows => 0.0,
                _ => self.offset.y,
            },
        );
        let left = self.edges[at.column.min(last)];
        let right = self.edges[(at.column + span.max(1)).min(last)];
        let min = pos2(left, self.y(at.row)) - scrolled + self.rect.min.to_vec2();
        Rect::from_min_size(min, vec2(right - left, self.y(at.row + 1) - self.y(at.row)))
    }

    /// The cell at this point. `None` if there is no cell.
    pub(super) fn cell_at(&self, point: Pos2) -> Option<CellPos> {
        let inside = self.rect.contains(point) && self.sheet_rect().contains(point);
        inside.then(|| self.nearest_cell(point))
    }

    /// The part of the visible area that the sheet covers.
    pub(super) fn sheet_rect(&self) -> Rect {
        Rect::from_min_size(self.rect.min, (self.size() - self.offset).max(self.frozen_size()).min(self.rect.size()))
    }

    /// The cell nearest to this point. The point may be outside the grid.
    pub(super) fn nearest_cell(&self, point: Pos2) -> CellPos {
        let frozen = self.frozen_size();
        let mut at = point - self.rect.min;
        if at.x >= frozen.x {
            at.x += self.offset.x;
        }
        if at.y >= frozen.y {
            at.y += self.offset.y;
        } else if let Some(pinned) = &self.pinned {
            at.y += self.y(pinned.rows.start) - pinned.top;
        }
        CellPos {
            row: self.nth_shown(round_down(at.y / self.row_height)).min(self.rows.saturating_sub(1)),
            column: self.column_at(at.x),
        }
    }

    fn column_at(&self, x: f32) -> usize {
        let last = self.edges.len().saturating_sub(2);
        self.edges.partition_point(|&edge| edge <= x).saturating_sub(1).min(last)
    }

    /// The scroll position nearest to the present one that shows this cell.
    pub(super) fn offset_showing(&self, model: &dyn GridModel, at: CellPos) -> Vec2 {
        // The headings of the block stay above the cell.
        let headings = model.block_headings(at.row).filter(|(rows, _)| self.frozen_rows == 0 && at.row >= rows.end);
        let height =
            headings.map_or_else(|| self.y(self.frozen_rows), |(rows, _)| self.y(rows.end) - self.y(rows.start));
        let frozen = vec2(self.edges[self.frozen_columns], height);
        let room = (self.rect.size() - frozen).max(Vec2::ZERO);
        let mut offset = self.offset;
        if at.column >= self.frozen_columns {
            let (left, right) = (self.edges[at.column] - frozen.x, self.edges[at.column + 1] - frozen.x);
            offset.x = offset.x.max(right - room.x).min(left);
        }
        if at.row >= self.frozen_rows {
            let (top, bottom) = (self.y(at.row) - frozen.y, self.y(at.row + 1) - frozen.y);
            offset.y = offset.y.max(bottom - room.y).min(top);
        }
        offset.clamp(Vec2::ZERO, (self.size() - self.rect.size()).max(Vec2::ZERO))
    }

    /// The four panes, the scrolling pane first.
    pub(super) fn panes(&self) -> [Pane; 4] {
        let frozen = self.frozen_size();
        let split = (self.rect.min + frozen).min(self.rect.max);
        let top = self.nth_shown(round_down((self.offset.y + frozen.y) / self.row_height)).max(self.fixed_rows().end);
        let bottom = round_up((self.offset.y + self.rect.height()) / self.row_height);
        let bottom = self.nth_shown(bottom.min(self.shown_rows())).min(self.rows);
        let left = self.column_at(self.offset.x + frozen.x).max(self.frozen_columns);
        let right = (self.column_at(self.offset.x + self.rect.width()) + 1).min(self.edges.len() - 1);
        let (rows, columns) = (top.min(bottom)..bottom, left.min(right)..right);
        let (fixed_rows, fixed_columns) = (self.fixed_rows(), 0..self.frozen_columns);
        let (min, max) = (self.rect.min, self.rect.max);
        [
            Pane { rows: rows.clone(), columns: columns.clone(), clip: Rect::from_min_max(split, max) },
            Pane {
                rows: fixed_rows.clone(),
                columns,
                clip: Rect::from_min_max(pos2(split.x, min.y), pos2(max.x, split.y)),
            },
            Pane {
                rows,
                columns: fixed_columns.clone(),
                clip: Rect::from_min_max(pos2(min.x, split.y), pos2(split.x, max.y)),
            },
            Pane { rows: fixed_rows, columns: fixed_columns, clip: Rect::from_min_max(min, split) },
        ]
    }

    /// Whether any part of this cell is visible.
    pub(super) fn is_visible(&self, at: CellPos) -> bool {
        at.row < self.rows && self.clip_of(at).intersect(self.cell_rect(at, 1)).is_positive()
    }

    /// The part of the visible area in which this cell may be drawn.
    pub(super) fn clip_of(&self, at: CellPos) -> Rect {
        let split = (self.rect.min + self.frozen_size()).min(self.rect.max);
        let mut clip = self.rect;
        if at.column >= self.frozen_columns {
            clip.min.x = split.x;
        }
        if self.fixed_rows().contains(&at.row) {
            clip.max.y = clip.max.y.min(split.y.max(clip.min.y));
        } else {
            clip.min.y = split.y;
        }
        clip
    }
}

/// The number of rows, rounded down. 0 if negative.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // the conversion saturates
fn round_down(rows: f32) -> usize {
    rows.floor() as usize
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // as above
fn round_up(rows: f32) -> usize {
    rows.ceil() as usize
}

/// The cell that covers this cell, if the text of one reaches over it and the cursor can stop there. Otherwise the cell.
pub(super) fn covering_cell(model: &dyn GridModel, at: CellPos) -> CellPos {
    let title = title_reaching(model, at.row, at.column).map(|(column, _)| CellPos { row: at.row, column });
    title.filter(|title| model.reachable(title.row, title.column)).unwrap_or(at)
}

/// The column and the span of a title that begins left of the first visible column and reaches into it.
pub(super) fn title_reaching(model: &dyn GridModel, row: usize, column: usize) -> Option<(usize, usize)> {
    (0..column)
        .rev()
        .map(|at| (at, model.span(row, at)))
        .find(|&(_, span)| span > 1)
        .filter(|&(at, span)| at + span > column)
}
