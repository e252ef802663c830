//! Moving a column: its heading is dragged to the line between two other columns. A heading that is pressed and not dragged is
//! clicked when the button is released.

use eframe::egui::{CursorIcon, Key, Modifiers, Pos2, Stroke, Ui, pos2};

use super::cell_range::CellPos;
use super::key_bindings::GridInput;
use super::layout::GridLayout;
use super::model::GridModel;
use super::palette::GridPalette;
use super::state::{GridAction, GridState};

/// So far the mouse moves before it drags, in points.
const LEAST_DISTANCE: f32 = 5.0;

/// Escape cancels the drag of a heading. Call it before the grid takes its keys.
pub(super) fn take_escape(ui: &Ui, state: &mut GridState) {
    if let Some(heading) = state.view.pressed_heading.as_mut().filter(|heading| heading.is_dragged) {
        heading.cancelled |= ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    }
}

/// Follows the pressed heading. Returns the column before which the dragged one would stand.
pub(super) fn drag_heading(
    ui: &Ui,
    state: &mut GridState,
    model: &dyn GridModel,
    layout: &GridLayout,
    actions: &mut Vec<GridAction>,
) -> Option<usize> {
    let mut heading = state.view.pressed_heading.take()?;
    let pos = ui.input(|input| input.pointer.latest_pos()).unwrap_or(heading.from);
    heading.is_dragged |= (pos.x - heading.from.x).abs() >= LEAST_DISTANCE;
    let target = target(model, layout, pos).filter(|_| heading.is_dragged && !heading.cancelled);
    if ui.input(|input| input.pointer.primary_down()) {
        if heading.is_dragged {
            ui.set_cursor_icon(CursorIcon::Grabbing);
        }
        state.view.pressed_heading = Some(heading);
        return target;
    }
    match target {
        Some(to) => actions.push(GridAction::MoveColumn { column: heading.at.column, to }),
        None if heading.is_dragged => {}
        None => actions.extend(state.handle(GridInput::Press { at: heading.at, extend: false }, model)),
    }
    None
}

/// The column before which a column would stand that is dropped here, or the number of the columns for the end.
fn target(model: &dyn GridModel, layout: &GridLayout, pos: Pos2) -> Option<usize> {
    let at = CellPos { row: 0, ..layout.nearest_cell(pos2(pos.x, layout.rect.top() + 1.0)) };
    let is_behind = pos.x > layout.cell_rect(at, 1).center().x;
    Some((at.column + usize::from(is_behind)).max(model.frozen_columns())).filter(|to| *to <= layout.column_count())
}

/// Paints the line at which a dragged column would stand.
pub(super) fn paint_target(ui: &Ui, layout: &GridLayout, palette: &GridPalette, to: usize) {
    let sheet = layout.sheet_rect();
    let last = layout.column_count().saturating_sub(1);
    let x = match to {
        to if to > last => layout.cell_rect(CellPos { row: 0, column: last }, 1).right() - 1.0,
        to => layout.cell_rect(CellPos { row: 0, column: to }, 1).left(),
    };
    ui.painter_at(layout.rect).vline(x, sheet.y_range(), Stroke::new(3.0, palette.accent));
}
