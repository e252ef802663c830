//! Moves the cursor: with the arrows, with Tab and Enter, and within a selection, which Shift extends.

use std::ops::Range;

use super::GridState;
use crate::app::grid::cell_range::CellPos;
use crate::app::grid::key_bindings::{Direction, MoveDistance, StepDirection};
use crate::app::grid::model::GridModel;
use crate::app::grid::movement;

impl GridState {
    /// Puts the cursor on a cell and selects only this cell.
    pub(super) fn place_cursor(&mut self, at: CellPos) {
        (self.cursor, self.anchor, self.far_corner) = (at, at, at);
        self.other_ranges.clear();
        self.tab_column = None;
        self.scroll_target = Some(at);
    }

    pub(super) fn move_cursor(
        &mut self,
        direction: Direction,
        distance: MoveDistance,
        extend: bool,
        model: &dyn GridModel,
    ) {
        let from = if extend { self.far_corner } else { self.cursor };
        let filled = |at| self.is_filled(model, at);
        let backward = matches!(direction, Direction::Up | Direction::Left);
        let to = match distance {
            MoveDistance::Cell => movement::next_cell(model, from, direction).unwrap_or(from),
            MoveDistance::Edge => movement::data_edge(model, filled, from, direction),
            MoveDistance::Page => movement::page_step(model, from, direction, self.view.page_rows()),
            MoveDistance::Row if backward => movement::row_start(model, from),
            MoveDistance::Row => movement::row_end(model, from),
            MoveDistance::Sheet if backward => movement::sheet_start(model, from),
            MoveDistance::Sheet => movement::sheet_end(model, filled, from),
        };
        if extend {
            self.extend_to(to);
        } else {
            self.place_cursor(to);
        }
    }

    pub(super) fn extend_to(&mut self, to: CellPos) {
        // After Tabs within a selection the cursor may be inside it. The extended selection begins at the cursor.
        self.anchor = self.cursor;
        self.far_corner = to;
        self.scroll_target = Some(to);
    }

    pub(super) fn select_span(&mut self, rows: Range<usize>, columns: Range<usize>) {
        self.other_ranges.clear();
        self.anchor = CellPos { row: rows.start, column: columns.start };
        self.far_corner = CellPos { row: rows.end - 1, column: columns.end - 1 };
    }

    pub(super) fn tab(&mut self, step: StepDirection, model: &dyn GridModel) {
        if self.selection().is_one_cell() {
            let start = self.tab_column.unwrap_or(self.cursor.column);
            let from = self.cursor;
            let to = movement::tab_target(model, from, step).unwrap_or(from);
            self.place_cursor(to);
            self.tab_column = Some(if to.row == from.row { start.min(to.column) } else { to.column });
        } else {
            self.move_within_selection(SelectionOrder::Rows, step, model);
        }
    }

    pub(super) fn enter(&mut self, step: StepDirection, model: &dyn GridModel) {
        if self.selection().is_one_cell() {
            let start = self.tab_column.map_or(self.cursor, |column| CellPos { row: self.cursor.row, column });
            let direction = if step == StepDirection::Forward { Direction::Down } else { Direction::Up };
            self.place_cursor(movement::enter_target(model, start, direction).unwrap_or(self.cursor));
        } else {
            self.move_within_selection(SelectionOrder::Columns, step, model);
        }
    }

    /// Moves the cursor to the next reachable cell within the selection.
    fn move_within_selection(&mut self, order: SelectionOrder, step: StepDirection, model: &dyn GridModel) {
        let range = self.selection();
        let (height, width) = (range.height(), range.width());
        let (down, along) = (self.cursor.row - range.top, self.cursor.column - range.left);
        let here = match order {
            SelectionOrder::Rows => down * width + along,
            SelectionOrder::Columns => along * height + down,
        };
        let at = |n: usize| match order {
            SelectionOrder::Rows => CellPos { row: range.top + n / width, column: range.left + n % width },
            SelectionOrder::Columns => CellPos { row: range.top + n % height, column: range.left + n / height },
        };
        let count = height * width;
        let next = (1..count)
            .map(|steps| at((here + if step == StepDirection::Forward { steps } else { count - steps }) % count))
            .find(|at| model.reachable(at.row, at.column));
        if let Some(next) = next {
            self.cursor = next;
            self.scroll_target = Some(next);
        }
    }
}

/// The order in which Tab and Enter go through the cells of a selection.
#[derive(Clone, Copy)]
enum SelectionOrder {
    /// Row by row.
    Rows,
    /// Column by column.
    Columns,
}
