//! A spreadsheet widget that knows no Diplomacy.
//!
//! Whoever owns the data shows it through [`GridModel`] and is told in [`GridAction`]s what the person wants done with it;
//! nothing here changes data. [`GridState`] is a plain state machine of cursor, selection, editing and clipboard, driven
//! by [`GridInput`] and tested without a window. [`Grid`] turns a frame's events into such inputs, in their order, and
//! paints the cells in view and no others. It must not know what a cell means, keep data of its own, or ask for a frame
//! when nothing happens.

mod bulk_edit;
mod cell_editor;
mod cell_range;
mod clipboard;
mod key_bindings;
mod layout;
mod line_editor;
mod model;
mod movement;
mod paint;
mod palette;
mod state;
#[cfg(test)]
mod tests;
mod visible_cells;
mod widget;

pub use cell_range::{CellPos, CellRange};
pub use key_bindings::{Direction, GridInput, MoveDistance, SelectionWay, bind};
pub use layout::ROW_HEIGHT;
pub use line_editor::CaretMotion;
pub use model::{Align, CellStyle, CellView, ColumnSpec, GridModel, CellTone};
pub use palette::GridPalette;
pub use state::{CellChange, GridAction, GridState, EditMode};
pub use widget::{DraggedCells, Grid, GridOutput};
