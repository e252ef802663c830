//! [`PressedHeading`], a heading under the pressed mouse button.

use eframe::egui::Pos2;

use super::cell_range::CellPos;
use super::model::{CellTone, GridModel};

/// A heading under the pressed mouse button.
#[derive(Clone, Copy, Debug)]
pub(super) struct PressedHeading {
    pub(super) at: CellPos,
    /// Where the button was pressed.
    pub(super) from: Pos2,
    /// Whether the mouse has moved since.
    pub(super) is_dragged: bool,
    pub(super) cancelled: bool,
}

impl PressedHeading {
    /// The heading at this point, if its column can be moved: the columns that stay in view keep their places.
    pub(super) fn at(model: &dyn GridModel, at: CellPos, from: Pos2) -> Option<PressedHeading> {
        let is_heading = at.row == 0 && model.cell(at.row, at.column).style.tone == CellTone::Heading;
        (is_heading && model.frozen_rows() == 1 && at.column >= model.frozen_columns()).then_some(PressedHeading {
            at,
            from,
            is_dragged: false,
            cancelled: false,
        })
    }
}
