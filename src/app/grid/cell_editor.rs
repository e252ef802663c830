//! The text field over the cell being edited, and the list of completions under it.
//!
//! The text, the caret and the selection belong to the state machine. egui's text field shows them, and changes them only
//! by mouse and by input method; keys never reach it. It has the grid's own id, so that the keyboard stays with one
//! widget whether or not a cell is being edited.

use eframe::egui::accesskit::Role;
use eframe::egui::text::CCursor;
use eframe::egui::text_selection::CCursorRange;
use eframe::egui::{
    self, Align2, Area, Frame, Margin, Order, Rect, Response, Sense, Stroke, StrokeKind, TextEdit, Ui, UiBuilder, Vec2,
    pos2, vec2,
};

use super::key_bindings::GridInput;
use super::model::Align;
use super::paint;
use super::paint::PADDING;
use super::state::{GridAction, GridState, EditMode};
use super::visible_cells::{VisibleCells, bounds};
use super::widget::KEYS;

/// How many completions are listed at once.
const LIST_ROWS: usize = 8;

impl VisibleCells<'_> {
    /// Shows the editor. What the mouse or an input method did in it, or a click on a completion, goes to the state.
    pub(super) fn editor(&self, ui: &mut Ui, state: &mut GridState, actions: &mut Vec<GridAction>) -> Response {
        let brush = self.brush;
        let at = state.cursor();
        let rect = self.editor_rect(ui, state);
        let style = self.model.cell(at.row, at.column).style;
        // A number typed over stands where it will stay; a text edited begins at the left, where there is room to grow.
        let align = if state.mode() == EditMode::Edit { Align::Left } else { style.align };

        let mut child = ui.new_child(UiBuilder::new().id_salt((self.id, "editor")).max_rect(rect));
        child.set_clip_rect(self.layout.clip_of(at).intersect(ui.clip_rect()));
        child.painter().rect_filled(rect, 0.0, brush.palette.paper);
        let visuals = child.visuals_mut();
        visuals.text_cursor.blink = false;
        visuals.selection.bg_fill = brush.palette.text_selection;
        visuals.override_text_color = Some(brush.palette.text);

        let line = state.line();
        let mut text = line.text().to_owned();
        let range = CCursorRange::two(CCursor::new(line.mark()), CCursor::new(line.caret()));
        // Of the cell edited before, nothing is to be remembered.
        let remembered = if state.view.edited { TextEdit::load_state(ui.ctx(), self.id) } else { None };
        let mut field = remembered.unwrap_or_default();
        field.cursor.set_char_range(Some(range));
        TextEdit::store_state(ui.ctx(), self.id, field);
        let shown = TextEdit::singleline(&mut text)
            .id(self.id)
            .font(brush.font.clone())
            .frame(Frame::NONE.inner_margin(Margin::symmetric(points(PADDING * brush.zoom), 0)))
            .desired_width(rect.width())
            .min_size(rect.size())
            .align(Align2([paint::edge(align), egui::Align::Center]))
            .return_key(None)
            .event_filter(KEYS)
            .show(&mut child);
        if let Some(range) = shown.state.cursor.char_range() {
            let (caret, mark) = (range.primary.index.0, range.secondary.index.0);
            if text != state.line().text() || (caret, mark) != (state.line().caret(), state.line().mark()) {
                actions.extend(state.handle(GridInput::Adopt { text, caret, mark }, self.model));
            }
        }
        child.painter().rect_stroke(
            Rect::from_min_max(rect.min - vec2(1.0, 1.0), rect.max),
            0.0,
            Stroke::new(2.0, brush.palette.accent),
            StrokeKind::Inside,
        );
        let label = self.model.label(at.row, at.column);
        ui.ctx().accesskit_node_builder(self.id, |node| node.set_label(format!("Editing {label}")));
        if let Some(index) = self.list(ui, rect, state) {
            actions.extend(state.handle(GridInput::Choose(index), self.model));
            ui.memory_mut(|memory| memory.request_focus(self.id));
        }
        shown.response.response
    }

    /// Where the editor goes: over its cell, and over those to the right as the text grows.
    fn editor_rect(&self, ui: &Ui, state: &GridState) -> Rect {
        let text = state.line().text().to_owned();
        let galley = ui.painter().layout_no_wrap(text, self.brush.font.clone(), self.brush.palette.text);
        let wanted = galley.size().x + 2.0 * PADDING * self.brush.zoom + 2.0;
        let cell = self.layout.cell_rect(state.cursor(), 1);
        let room = (self.layout.rect.right() - cell.left()).max(cell.width());
        Rect::from_min_size(cell.min, vec2(wanted.clamp(cell.width(), room), cell.height()))
    }

    /// Shows the completions; says which was clicked.
    fn list(&self, ui: &Ui, editor: Rect, state: &GridState) -> Option<usize> {
        let brush = self.brush;
        let (items, picked) = state.list();
        if items.is_empty() {
            return None;
        }
        // The rows shown follow the picked one.
        let first = picked.map_or(0, |at| at.saturating_sub(LIST_ROWS - 1));
        let shown = &items[first..items.len().min(first + LIST_ROWS)];
        let galleys: Vec<_> = shown
            .iter()
            .map(|item| ui.painter().layout_no_wrap(item.clone(), brush.font.clone(), brush.palette.text))
            .collect();
        let widest = galleys.iter().map(|galley| galley.size().x).fold(0.0, f32::max);
        let width = (widest + 2.0 * PADDING * brush.zoom).max(editor.width() - 1.0);
        let height = (brush.font.size * 1.6).round();
        let mut chosen = None;
        Area::new(self.id.with("list"))
            .order(Order::Foreground)
            .fixed_pos(editor.left_bottom() + vec2(-1.0, 1.0))
            .constrain_to(ui.ctx().content_rect())
            .show(ui.ctx(), |ui| {
                ui.spacing_mut().item_spacing = Vec2::ZERO;
                Frame::new().fill(brush.palette.list).stroke(Stroke::new(1.0, brush.palette.freeze)).show(ui, |ui| {
                    for (index, galley) in (first..).zip(galleys) {
                        let (_, rect) = ui.allocate_space(vec2(width, height));
                        let response = ui.interact(rect, self.id.with(("completion", index)), Sense::CLICK);
                        if picked == Some(index) || response.hovered() {
                            ui.painter().rect_filled(rect, 0.0, brush.palette.list_picked);
                        }
                        let left = rect.left() + PADDING * brush.zoom;
                        let pos = pos2(left, (rect.center().y - galley.size().y / 2.0).round());
                        ui.painter().galley(pos, galley, brush.palette.text);
                        ui.ctx().accesskit_node_builder(response.id, |node| {
                            node.set_role(Role::ListBoxOption);
                            node.set_label(items[index].as_str());
                            node.set_bounds(bounds(rect));
                        });
                        if response.clicked() {
                            chosen = Some(index);
                        }
                    }
                });
            });
        chosen
    }
}

#[allow(clippy::cast_possible_truncation)] // a few points
fn points(points: f32) -> i8 {
    points.round() as i8
}
