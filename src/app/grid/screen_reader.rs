//! The visible cells of one frame: painting them and describing them to a screen reader.

use std::collections::HashMap;

use eframe::egui::accesskit::{self, Action, ActionData, ActionRequest, Role};
use eframe::egui::{Color32, Id, Painter, Rect, Sense, Ui, UiBuilder};

use super::cell_range::CellPos;
use super::key_bindings::{Direction, GridInput};
use super::layout::{GridLayout, SeenTexts};
use super::model::{CellTone, CellView, GridModel};
use super::paint::{CellPainter, PaintedCell};
use super::state::{GridAction, GridState};
use crate::languages::window_sentences::grid as texts;

/// The model, layout and painter of one frame.
pub(super) struct VisibleCells<'a> {
    pub(super) id: Id,
    /// The name of the grid for a screen reader.
    pub(super) name: &'a str,
    pub(super) model: &'a dyn GridModel,
    pub(super) layout: &'a GridLayout,
    pub(super) cell_painter: &'a CellPainter<'a>,
}

impl VisibleCells<'_> {
    /// Paints the cells and the selection, describes them to a screen reader, and handles its requests.
    pub(super) fn paint_and_announce(
        &self,
        ui: &mut Ui,
        painter: &Painter,
        state: &mut GridState,
        accent: Color32,
        requests: &[ActionRequest],
    ) -> Vec<GridAction> {
        let name = |node: &mut accesskit::Node| {
            node.set_role(Role::Table);
            node.set_label(self.name);
            node.set_size_of_set(self.model.rows());
        };
        // Names are made only if a screen reader is active.
        let is_read = ui.ctx().accesskit_node_builder(ui.unique_id(), name).is_some();
        let hover = ui.ctx().pointer_hover_pos().filter(|_| !state.is_editing());
        let mut requested = None;
        let mut rows = HashMap::new();
        let mut seen = vec![SeenTexts::default(); self.layout.column_count()];
        let lit: Vec<(CellPos, usize)> = state.lit().iter().map(|at| (*at, self.text_span(*at))).collect();
        for pane in self.layout.panes() {
            self.cell_painter.paint_pane(painter, self.layout, &pane, self.model, |painted| {
                // The room of a heading is known before it is cut, so that it does not give way first.
                let is_heading = matches!(painted.cell.style.tone, CellTone::Heading | CellTone::Label);
                if painted.missing > 0.0 || is_heading {
                    // A text over several columns gets its room from the last of them.
                    let column = painted.at.column + self.text_span(painted.at).max(1) - 1;
                    let last = self.layout.cell_rect(CellPos { column, ..painted.at }, 1);
                    let more = if is_heading { painted.needed - painted.rect.width() } else { painted.missing };
                    let zoom = self.cell_painter.zoom;
                    // The same text must need the same room in every frame, whatever the edges were rounded to.
                    let whole = ((last.width() + more) / zoom - 0.05).ceil() + 1.0;
                    let whole = if painted.missing > 0.0 { whole } else { whole.min((last.width() / zoom).floor()) };
                    if let Some(texts) = seen.get_mut(column) {
                        if is_heading {
                            texts.needed_heading = texts.needed_heading.max(whole);
                        } else {
                            texts.needed.push(whole);
                        }
                    }
                }
                self.note_texts(painter, &painted, &mut seen);
                if is_read && self.is_announced(&painted) {
                    let row = rows.entry(painted.at.row).or_insert_with(|| self.accessible_row(ui, painted.at.row));
                    requested = self.accessible_node(row, &painted, pane.clip, state, requests).or(requested.take());
                }
                if hover.is_some_and(|at| painted.rect.intersect(pane.clip).contains(at)) {
                    self.show_hint(ui, &painted, pane.clip);
                }
            });
            for range in state.other_ranges() {
                self.cell_painter.paint_range(painter, self.layout, &pane, *range, state.cursor(), accent);
            }
            self.cell_painter.paint_lit(painter, self.layout, &pane, &lit);
            let cursor = (state.cursor(), self.text_span(state.cursor()));
            self.cell_painter.paint_selection(painter, self.layout, &pane, state.selection(), cursor, accent);
        }
        self.cell_painter.paint_freeze_lines(painter, self.layout);
        if state.view.add_column_texts(&seen) {
            // The same frame is drawn again with the room for the texts that were cut.
            ui.ctx().request_discard("texts were cut");
            ui.ctx().request_repaint();
        }
        requested.map(|(at, request)| self.handle_request(at, request, ui, state)).unwrap_or_default()
    }

    /// Notes the width of a heading, and the columns that a cell fills.
    fn note_texts(&self, painter: &Painter, painted: &PaintedCell<'_>, seen: &mut [SeenTexts]) {
        let PaintedCell { at, cell, .. } = painted;
        match cell.style.tone {
            CellTone::Title | CellTone::Gap => {}
            CellTone::Heading => {
                let width = self.cell_painter.heading_width(painter, cell);
                if let Some(texts) = seen.get_mut(at.column) {
                    texts.heading = Some(texts.heading.map_or(width, |other| other.max(width)));
                }
            }
            CellTone::Input | CellTone::Computed | CellTone::Label => {
                let is_blank = cell.text.is_empty() && cell.ghost.is_none() && cell.style.swatch.is_none();
                let columns = at.column..at.column + self.text_span(*at).max(1);
                for texts in seen.get_mut(columns).into_iter().flatten().filter(|_| !is_blank) {
                    texts.is_filled = true;
                }
            }
        }
    }

    /// The number of columns that the text of a cell has.
    fn text_span(&self, at: CellPos) -> usize {
        if self.model.has_cell(at) { self.model.span(at.row, at.column) } else { 1 }
    }

    /// Whether a screen reader hears of a cell.
    fn is_announced(&self, PaintedCell { at, cell, .. }: &PaintedCell<'_>) -> bool {
        let is_blank = cell.text.is_empty() && cell.ghost.is_none();
        cell.style.tone != CellTone::Gap && (!is_blank || self.model.reachable(at.row, at.column))
    }

    /// Adds a row to the accessibility tree. Its cells become its children, so that a reader knows their row and their column.
    fn accessible_row(&self, ui: &mut Ui, row: usize) -> Ui {
        let first = self.layout.cell_rect(CellPos { row, column: 0 }, 1);
        let rect = Rect::from_x_y_ranges(self.layout.rect.x_range(), first.y_range());
        let id = self.id.with(("row", row));
        let shown = ui.new_child(UiBuilder::new().scope_id(id).max_rect(rect).accessibility_role(Role::Row));
        ui.ctx().accesskit_node_builder(id, |node| {
            node.set_row_index(row);
            node.set_position_in_set(row);
            node.set_size_of_set(self.model.columns().len());
            node.set_bounds(accessible_rect(rect));
        });
        shown
    }

    /// Adds a cell to the accessibility tree, which screen readers and tests read. Returns a request to this cell.
    fn accessible_node<'r>(
        &self,
        ui: &Ui,
        painted: &PaintedCell<'_>,
        clip: Rect,
        state: &GridState,
        requests: &'r [ActionRequest],
    ) -> Option<(CellPos, &'r ActionRequest)> {
        let PaintedCell { at, cell, rect, .. } = painted;
        let tone = cell.style.tone;
        let id = self.cell_id(*at);
        let rect = rect.intersect(clip);
        // The cell only needs a place in the tree. The grid as a whole handles the mouse.
        ui.interact(rect, id, Sense::hover());
        ui.ctx().accesskit_node_builder(id, |node| {
            node.set_role(match tone {
                CellTone::Heading => Role::ColumnHeader,
                CellTone::Label => Role::RowHeader,
                CellTone::Title => Role::Heading,
                CellTone::Input | CellTone::Computed | CellTone::Gap => Role::Cell,
            });
            let label = self.model.label(at.row, at.column);
            node.set_label(match cell.style.fill {
                Some(fill) => format!("{label}, {}", fill.chosen.name_in_window()),
                None => label,
            });
            node.set_value(cell.text.as_ref());
            let description = spoken_state(cell, state.lit().contains(at));
            if !description.is_empty() {
                node.set_description(description);
            }
            node.set_bounds(accessible_rect(rect));
            node.set_row_index(at.row);
            node.set_column_index(at.column);
            node.set_position_in_set(at.column);
            if state.is_selected(*at) {
                node.set_selected(true);
            }
            node.add_action(Action::Click);
            node.add_action(Action::Focus);
            if let Some(arrow) = cell.style.arrow {
                node.set_sort_direction(match arrow.direction {
                    Direction::Up => accesskit::SortDirection::Ascending,
                    _ => accesskit::SortDirection::Descending,
                });
            }
            if cell.editable {
                node.add_action(Action::SetValue);
            } else {
                node.set_read_only();
            }
        });
        requests.iter().find(|request| request.target_node == id.accesskit_id()).map(|request| (*at, request))
    }

    /// Handles the request of a screen reader to a cell.
    fn handle_request(&self, at: CellPos, request: &ActionRequest, ui: &Ui, state: &mut GridState) -> Vec<GridAction> {
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

    /// Shows the tooltip of a cell, or its whole text if the text did not fit.
    fn show_hint(&self, ui: &Ui, painted: &PaintedCell<'_>, clip: Rect) {
        let cell = &painted.cell;
        let ghost = cell.ghost.as_ref().map(|ghost| match cell.text.as_ref() {
            "" => texts::would_be_pasted(ghost),
            text => texts::text_would_become(text, ghost),
        });
        let text = ghost.as_deref().or(cell.hint.as_deref()).or(painted.elided.then_some(cell.text.as_ref()));
        if let Some(text) = text {
            let id = self.id.with(("hint", painted.at));
            ui.interact(painted.rect.intersect(clip), id, Sense::hover()).on_hover_text(text);
        }
    }

    /// Describes the cursor's cell to a screen reader. The keyboard focus itself is on the grid as a whole.
    pub(super) fn announce_focus(&self, ui: &Ui, state: &GridState) {
        let cell = self.cell_id(state.cursor());
        let visible = ui.ctx().has_accesskit_node(cell);
        ui.ctx().accesskit_node_builder(self.id, |node| {
            node.set_role(Role::Grid);
            node.set_label(texts::cells_of(self.name));
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

/// What a screen reader says of a cell besides its name and its text.
fn spoken_state(cell: &CellView<'_>, is_lit: bool) -> String {
    if is_lit {
        return texts::just_changed().to_owned();
    }
    let ghost = cell.ghost.as_ref().map(|ghost| texts::would_become(ghost));
    let hint = cell.hint.as_ref().map(ToString::to_string);
    let rank = cell.style.arrow.and_then(|arrow| arrow.rank);
    let parts = [
        ghost.or(hint),
        rank.map(|rank| texts::sorted_as_number(&rank.to_string())),
        cell.style.filtered.then(|| texts::rows_are_filtered().to_owned()),
        cell.style.beside_hidden.then(|| texts::columns_are_hidden().to_owned()),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(". ")
}

/// A rectangle in the form of the accessibility tree.
pub(super) fn accessible_rect(rect: Rect) -> accesskit::Rect {
    accesskit::Rect { x0: rect.min.x.into(), y0: rect.min.y.into(), x1: rect.max.x.into(), y1: rect.max.y.into() }
}
