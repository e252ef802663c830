//! The cells of one frame: painted, and told to whoever reads the screen aloud.

use eframe::egui::accesskit::{self, Action, ActionData, ActionRequest, Role};
use eframe::egui::{Color32, Id, Painter, Rect, Sense, Ui};

use super::cell_range::CellPos;
use super::key_bindings::GridInput;
use super::layout::GridLayout;
use super::model::{GridModel, CellTone};
use super::paint::{CellPainter, PaintedCell};
use super::state::{GridAction, GridState};

/// What one frame is drawn from and with.
pub(super) struct VisibleCells<'a> {
    pub(super) id: Id,
    /// What a screen reader calls the grid.
    pub(super) name: &'a str,
    pub(super) model: &'a dyn GridModel,
    pub(super) layout: &'a GridLayout,
    pub(super) brush: &'a CellPainter<'a>,
}

impl VisibleCells<'_> {
    /// Paints the cells and the selection, tells a screen reader of them, and does what it asked for.
    pub(super) fn cells(
        &self,
        ui: &Ui,
        painter: &Painter,
        state: &mut GridState,
        accent: Color32,
        requests: &[ActionRequest],
    ) -> Vec<GridAction> {
        let name = |node: &mut accesskit::Node| {
            node.set_role(Role::Table);
            node.set_label(self.name);
        };
        // Without anyone listening no names are made.
        let heard = ui.ctx().accesskit_node_builder(ui.unique_id(), name).is_some();
        let hover = ui.ctx().pointer_hover_pos().filter(|_| !state.is_editing());
        let mut asked = None;
        for pane in self.layout.panes() {
            self.brush.pane(painter, self.layout, &pane, self.model, |painted| {
                if heard {
                    asked = self.announce(ui, &painted, pane.clip, state, requests).or(asked.take());
                }
                if hover.is_some_and(|at| painted.rect.intersect(pane.clip).contains(at)) {
                    self.hint(ui, &painted, pane.clip);
                }
            });
            self.brush.selection(painter, self.layout, &pane, state.selection(), state.cursor(), accent);
        }
        self.brush.freeze(painter, self.layout);
        asked.map(|(at, request)| self.answer(at, request, ui, state)).unwrap_or_default()
    }

    /// Puts a cell into the tree that screen readers and tests read. Gives back what was asked of it.
    fn announce<'r>(
        &self,
        ui: &Ui,
        painted: &PaintedCell<'_>,
        clip: Rect,
        state: &GridState,
        requests: &'r [ActionRequest],
    ) -> Option<(CellPos, &'r ActionRequest)> {
        let PaintedCell { at, cell, rect, .. } = painted;
        let tone = cell.style.tone;
        if tone == CellTone::Gap || (cell.text.is_empty() && !self.model.reachable(at.row, at.column)) {
            return None;
        }
        let id = self.cell_id(*at);
        let rect = rect.intersect(clip);
        // Not sensed: only its place in the tree is wanted, and the mouse stays the grid's.
        ui.interact(rect, id, Sense::hover());
        ui.ctx().accesskit_node_builder(id, |node| {
            node.set_role(match tone {
                CellTone::Heading => Role::ColumnHeader,
                CellTone::Label => Role::RowHeader,
                CellTone::Title => Role::Heading,
                CellTone::Input | CellTone::Computed | CellTone::Gap => Role::Cell,
            });
            node.set_label(self.model.label(at.row, at.column));
            node.set_value(cell.text.as_ref());
            node.set_bounds(bounds(rect));
            node.set_row_index(at.row);
            node.set_column_index(at.column);
            if state.selection().contains(*at) {
                node.set_selected(true);
            }
            node.add_action(Action::Click);
            node.add_action(Action::Focus);
            if cell.editable {
                node.add_action(Action::SetValue);
            } else {
                node.set_read_only();
            }
        });
        requests.iter().find(|request| request.target_node == id.accesskit_id()).map(|request| (*at, request))
    }

    /// Does what a screen reader asked of a cell.
    fn answer(&self, at: CellPos, request: &ActionRequest, ui: &Ui, state: &mut GridState) -> Vec<GridAction> {
        let mut actions = state.handle(GridInput::Press { at, extend: false }, self.model);
        if let (Action::SetValue, Some(ActionData::Value(text))) = (request.action, &request.data)
            && state.cursor() == at
            && self.model.cell(at.row, at.column).editable
        {
            state.begin_edit_with(text.as_ref());
            actions.extend(state.handle(GridInput::Commit, self.model));
        }
        ui.memory_mut(|memory| memory.request_focus(self.id));
        actions
    }

    /// Shows what a cell has to say, or its whole text when that did not fit.
    fn hint(&self, ui: &Ui, painted: &PaintedCell<'_>, clip: Rect) {
        let text = painted.cell.hint.as_deref().or(painted.elided.then_some(painted.cell.text.as_ref()));
        if let Some(text) = text {
            let id = self.id.with(("hint", painted.at));
            ui.interact(painted.rect.intersect(clip), id, Sense::hover()).on_hover_text(text);
        }
    }

    /// While moving about, the keyboard is on the grid as a whole; a screen reader is told which cell that means.
    pub(super) fn name_focus(&self, ui: &Ui, state: &GridState) {
        let cell = self.cell_id(state.cursor());
        let visible = ui.ctx().has_accesskit_node(cell);
        ui.ctx().accesskit_node_builder(self.id, |node| {
            node.set_role(Role::Grid);
            node.set_label(format!("{}, cells", self.name));
            node.set_row_count(self.model.rows());
            node.set_column_count(self.model.columns().len());
            if visible {
                node.set_active_descendant(cell.accesskit_id());
            }
        });
    }

    fn cell_id(&self, at: CellPos) -> Id {
        self.id.with(("cell", at))
    }
}

/// A rectangle as the accessible tree wants it.
pub(super) fn bounds(rect: Rect) -> accesskit::Rect {
    accesskit::Rect { x0: rect.min.x.into(), y0: rect.min.y.into(), x1: rect.max.x.into(), y1: rect.max.y.into() }
}
