//! A spreadsheet widget that knows nothing about Diplomacy.
//!
//! The owner of the data shows it through a [`GridModel`]. The grid changes no data: it returns the changes that the
//! user asked for as [`GridAction`]s. [`GridState`] is a state machine for cursor, selection, editing and clipboard.
//! [`GridInput`] drives it, and it is tested without a window. [`Grid`] turns the events of a frame into these inputs,
//! in their order, and paints only the visible cells. The grid must not know what a cell means, keep data of its own,
//! or request a frame when nothing happens.

mod cell_range;
mod cell_text_field;
mod column_choices;
mod column_drag;
mod column_fit;
mod copied_html;
pub mod copied_text;
mod filter_mark;
mod key_bindings;
mod layout;
mod line_editor;
mod long_text;
mod model;
mod movement;
mod paint;
mod palette;
mod paste_fill_clear;
mod pressed_heading;
mod screen_reader;
mod state;
#[cfg(test)]
mod tests;
mod widget;

pub use cell_range::{CellPos, CellRange};
pub use column_choices::{ChosenView, ColumnChoices};
pub use column_fit::fitted_widths;
pub use copied_html::{CopiedCells, copy_cells, copy_with, take_copied_cells};
pub use key_bindings::{Direction, EditMode, GridInput, MoveDistance, StepDirection, input_for_key};
pub use layout::ROW_HEIGHT;
pub use line_editor::CaretMotion;
pub use model::{
    Align, CellChange, CellStyle, CellTone, CellView, Chip, ColumnSpec, Fill, GridModel, SortArrow, Swatch,
};
pub use palette::GridPalette;
pub use state::{GridAction, GridState};
pub use widget::{DraggedCell, Grid, GridOutput};
