//! The target cell of every cursor movement: steps, pages, edges of the data, ends of rows and of the sheet.

use super::cell_range::CellPos;
use super::key_bindings::{Direction, StepDirection};
use super::model::{CellTone, GridModel};

/// The number of cells from the beginning of a sheet among which Ctrl+Home searches one that can be typed into.
const MOST_SEARCHED_CELLS: usize = 2000;

/// The neighbouring position in this direction. `None` at the edge of the sheet.
fn neighbour(model: &dyn GridModel, at: CellPos, direction: Direction) -> Option<CellPos> {
    let CellPos { row, column } = at;
    match direction {
        Direction::Up => row.checked_sub(1).map(|row| CellPos { row, column }),
        Direction::Left => column.checked_sub(1).map(|column| CellPos { row, column }),
        Direction::Down => Some(row + 1).filter(|&row| row < model.rows()).map(|row| CellPos { row, column }),
        Direction::Right => {
            Some(column + 1).filter(|&column| column < model.columns().len()).map(|column| CellPos { row, column })
        }
    }
}

/// The next cell in this direction on which the cursor can stop.
pub(super) fn next_cell(model: &dyn GridModel, from: CellPos, direction: Direction) -> Option<CellPos> {
    let mut at = neighbour(model, from, direction)?;
    while !model.stops_at(at) {
        at = neighbour(model, at, direction)?;
    }
    Some(at)
}

/// The target of Enter, or upwards of Shift+Enter: the next cell in its column. The model can set another target.
pub(super) fn enter_target(model: &dyn GridModel, from: CellPos, direction: Direction) -> Option<CellPos> {
    match model.enter_target(from, direction) {
        Some(at) => model.stops_at(at).then_some(at),
        None => next_cell(model, from, direction),
    }
}

fn is_editable(model: &dyn GridModel, at: CellPos) -> bool {
    model.stops_at(at) && model.cell(at.row, at.column).editable
}

fn takes_typing(model: &dyn GridModel, at: CellPos) -> bool {
    model.stops_at(at) && model.takes_typing(at.row, at.column)
}

/// The target of Tab: the next cell in reading order that can be typed into. In a row of computed cells it is the next
/// cell.
pub(super) fn tab_target(model: &dyn GridModel, from: CellPos, step: StepDirection) -> Option<CellPos> {
    let width = model.columns().len();
    let row = |row: usize| (0..width).map(move |column| CellPos { row, column });
    let typable = |at: &CellPos| is_editable(model, *at);
    if !row(from.row).any(|at| typable(&at)) {
        let direction = if step == StepDirection::Forward { Direction::Right } else { Direction::Left };
        return next_cell(model, from, direction);
    }
    match step {
        StepDirection::Forward => row(from.row)
            .skip(from.column + 1)
            .find(typable)
            .or_else(|| (from.row + 1..model.rows()).flat_map(row).find(typable)),
        StepDirection::Backward => row(from.row)
            .take(from.column)
            .rev()
            .find(typable)
            .or_else(|| (0..from.row).rev().flat_map(|above| row(above).rev()).find(typable)),
    }
}

/// The target of Ctrl with an arrow: the end of a run of filled cells, or the next filled cell after empty cells, or
/// the edge of the sheet.
pub(super) fn data_edge(
    model: &dyn GridModel,
    filled: impl Fn(CellPos) -> bool,
    from: CellPos,
    direction: Direction,
) -> CellPos {
    // A gap between two blocks ends a run, although the cursor does not stop on the gap.
    let adjoining = neighbour(model, from, direction).filter(|&at| model.stops_at(at) && filled(at));
    let in_run = filled(from) && adjoining.is_some();
    let mut at = from;
    while let Some(next) = next_cell(model, at, direction) {
        let joined = neighbour(model, at, direction) == Some(next);
        if in_run && !(joined && filled(next)) {
            break;
        }
        at = next;
        if !in_run && filled(at) {
            break;
        }
    }
    at
}

/// The next cell in reading order that takes a single letter. The same cell if there is none.
pub(super) fn next_letter_cell(model: &dyn GridModel, from: CellPos) -> CellPos {
    let takes = |at: &CellPos| model.stops_at(*at) && model.takes_one_letter(at.row, at.column);
    let width = model.columns().len();
    let here = (from.column + 1..width).map(|column| CellPos { row: from.row, column });
    let below = (from.row + 1..model.rows()).flat_map(|row| (0..width).map(move |column| CellPos { row, column }));
    here.chain(below).find(takes).unwrap_or(from)
}

/// The cell one page up or down. The model can set the target row.
pub(super) fn page_step(model: &dyn GridModel, from: CellPos, direction: Direction, rows: usize) -> CellPos {
    if let Some(row) = model.page_target(from.row, direction) {
        let cells = (0..model.columns().len()).map(|column| CellPos { row, column }).filter(|&at| model.stops_at(at));
        return cells.min_by_key(|at| at.column.abs_diff(from.column)).unwrap_or(from);
    }
    let last = model.rows().saturating_sub(1);
    let (target, back) = match direction {
        Direction::Up => (from.row.saturating_sub(rows.max(1)), Direction::Down),
        _ => ((from.row + rows.max(1)).min(last), Direction::Up),
    };
    let target = CellPos { row: target, column: from.column };
    if model.stops_at(target) {
        return target;
    }
    // The nearest cell before the target, or else the nearest cell after it.
    next_cell(model, target, back)
        .filter(|at| if back == Direction::Down { at.row < from.row } else { at.row > from.row })
        .or_else(|| next_cell(model, target, direction))
        .unwrap_or(from)
}

/// The first cell of the row on which one can type. In a row of computed cells it is the first one after the frozen
/// columns. From these cells it is the first cell of the row.
pub(super) fn row_start(model: &dyn GridModel, from: CellPos) -> CellPos {
    let first = |columns: std::ops::Range<usize>| {
        columns.map(|column| CellPos { row: from.row, column }).find(|&at| model.stops_at(at))
    };
    let width = model.columns().len();
    let typable = (0..width).map(|column| CellPos { row: from.row, column }).find(|&at| takes_typing(model, at));
    match typable.or_else(|| first(model.frozen_columns().min(width)..width)) {
        Some(at) if at.column != from.column && (typable.is_some() || at.column < from.column) => at,
        _ => first(0..width).unwrap_or(from),
    }
}

pub(super) fn row_end(model: &dyn GridModel, from: CellPos) -> CellPos {
    let columns = (0..model.columns().len()).rev();
    columns.map(|column| CellPos { row: from.row, column }).find(|&at| model.stops_at(at)).unwrap_or(from)
}

/// The first cell on which one can type, apart from titles. In a sheet of computed cells it is the first cell that
/// scrolls, or the first cell of the sheet.
pub(super) fn sheet_start(model: &dyn GridModel, from: CellPos) -> CellPos {
    let (rows, columns) = (model.rows(), model.columns().len());
    let first = |top: usize, left: usize| {
        (top..rows)
            .flat_map(|row| (left..columns).map(move |column| CellPos { row, column }))
            .find(|&at| model.stops_at(at))
    };
    let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| CellPos { row, column }));
    // A sheet of computed cells is not searched to its end.
    let typable = cells.take(MOST_SEARCHED_CELLS).find(|&at| {
        let is_input = || {
            let cell = model.cell(at.row, at.column);
            cell.style.tone == CellTone::Input || !cell.editable
        };
        takes_typing(model, at) && is_input() && !is_title_row(model, at)
    });
    typable.or_else(|| first(model.frozen_rows(), model.frozen_columns())).or_else(|| first(0, 0)).unwrap_or(from)
}

/// Whether the row has a title, as the first row of a board.
fn is_title_row(model: &dyn GridModel, at: CellPos) -> bool {
    (0..model.columns().len()).any(|column| model.cell(at.row, column).style.tone == CellTone::Title)
}

/// The last cell of the last row that has a filled cell.
pub(super) fn sheet_end(model: &dyn GridModel, filled: impl Fn(CellPos) -> bool, from: CellPos) -> CellPos {
    let columns = model.columns().len();
    let row = (0..model.rows()).rev().find(|&row| {
        (0..columns).any(|column| model.stops_at(CellPos { row, column }) && filled(CellPos { row, column }))
    });
    row.map_or(from, |row| row_end(model, CellPos { row, column: from.column }))
}

/// The reachable cell nearest to a position, which may be unreachable or outside the sheet. (0, 0) for an empty sheet.
pub(super) fn nearest_reachable(model: &dyn GridModel, at: CellPos) -> CellPos {
    let (rows, columns) = (model.rows(), model.columns().len());
    if rows == 0 || columns == 0 {
        return CellPos::default();
    }
    let at = CellPos { row: at.row.min(rows - 1), column: at.column.min(columns - 1) };
    let in_row = |row: usize| {
        (0..columns)
            .map(|column| CellPos { row, column })
            .filter(|&at| model.stops_at(at))
            .min_by_key(|found| found.column.abs_diff(at.column))
    };
    if model.stops_at(at) {
        return at;
    }
    (0..rows.max(1))
        .flat_map(|away| [at.row.checked_add(away), at.row.checked_sub(away)])
        .flatten()
        .filter(|&row| row < rows)
        .find_map(in_row)
        .unwrap_or(at)
}
