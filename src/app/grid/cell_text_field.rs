//! The text field over the edited cell and the list of completions below it. [`GridState`] owns the text, the caret and
//! the selection. egui's text field shows them and changes them only by mouse and by input method; it receives no keys.
//! It has the same id as the grid. The keyboard focus therefore stays on one widget during and after editing.

use std::sync::Arc;

use eframe::egui::accesskit::Role;
use eframe::egui::text::CCursor;
use eframe::egui::text_selection::CCursorRange;
use eframe::egui::{
    self, Align2, Area, Frame, Galley, Margin, Order, Rect, Response, Sense, Stroke, StrokeKind, TextEdit, Ui,
    UiBuilder, Vec2, pos2, vec2,
};

use super::key_bindings::{EditMode, GRID_KEYS, GridInput};
use super::model::Align;
use super::paint;
use super::paint::PADDING;
use super::screen_reader::{VisibleCells, accessible_rect};
use super::state::{GridAction, GridState};
use crate::languages::window_sentences::grid as texts;
use crate::printable_text::printable_line;

/// The greatest number of completions shown at once.
const LIST_ROWS: usize = 8;

impl VisibleCells<'_> {
    /// Shows the editor. Passes changes by the mouse, by an input method and by a click on a completion to the state.
    pub(super) fn show_editor(&self, ui: &mut Ui, state: &mut GridState, actions: &mut Vec<GridAction>) -> Response {
        let cell_painter = self.cell_painter;
        let at = state.cursor();
        let rect = self.editor_rect(ui, state);
        let style = self.model.cell(at.row, at.column).style;
        // A value typed over the old one keeps the alignment of the cell. An edited text is aligned left: it may grow.
        let align = if state.mode() == EditMode::Edit { Align::Left } else { style.align };

        let mut child = ui.new_child(UiBuilder::new().id_salt((self.id, "editor")).max_rect(rect));
        child.set_clip_rect(self.layout.clip_of(at).intersect(ui.clip_rect()));
        child.painter().rect_filled(rect, 0.0, cell_painter.palette.paper);
        let visuals = child.visuals_mut();
        visuals.text_cursor.blink = false;
        visuals.selection.bg_fill = cell_painter.palette.text_selection;
        visuals.override_text_color = Some(cell_painter.palette.text);

        let line = state.line_editor();
        let mut text = line.text().to_owned();
        let range = CCursorRange::two(CCursor::new(line.anchor()), CCursor::new(line.caret()));
        // The field's state from a cell edited earlier is not used.
        let remembered = if state.view.editor_shown { TextEdit::load_state(ui.ctx(), self.id) } else { None };
        let mut field = remembered.unwrap_or_default();
        field.cursor.set_char_range(Some(range));
        TextEdit::store_state(ui.ctx(), self.id, field);
        let shown = TextEdit::singleline(&mut text)
            .id(self.id)
            .font(cell_painter.font.clone())
            .frame(Frame::NONE.inner_margin(Margin::symmetric(whole_points(PADDING * cell_painter.zoom), 0)))
            .desired_width(rect.width())
            .min_size(rect.size())
            .align(Align2([paint::text_alignment(align), egui::Align::Center]))
            .return_key(None)
            .event_filter(GRID_KEYS)
            .show(&mut child);
        if let Some(range) = shown.state.cursor.char_range() {
            let (caret, anchor) = (range.primary.index.0, range.secondary.index.0);
            if text != state.line_editor().text()
                || (caret, anchor) != (state.line_editor().caret(), state.line_editor().anchor())
            {
                actions.extend(state.handle(GridInput::AdoptFieldText { text, caret, anchor }, self.model));
            }
        }
        child.painter().rect_stroke(
            Rect::from_min_max(rect.min - vec2(1.0, 1.0), rect.max),
            0.0,
            Stroke::new(2.0, cell_painter.palette.accent),
            StrokeKind::Inside,
        );
        let label = self.model.label(at.row, at.column);
        ui.ctx().accesskit_node_builder(self.id, |node| node.set_label(texts::editing(&label)));
        if let Some(index) = self.show_completions(ui, rect, state) {
            actions.extend(state.handle(GridInput::ChooseCompletion(index), self.model));
            ui.memory_mut(|memory| memory.request_focus(self.id));
        }
        shown.response.response
    }

    /// The rectangle of the editor. It covers its cell, and cells to the right as the text grows.
    fn editor_rect(&self, ui: &Ui, state: &GridState) -> Rect {
        let text = state.line_editor().text().to_owned();
        let galley = ui.painter().layout_no_wrap(text, self.cell_painter.font.clone(), self.cell_painter.palette.text);
        let text_width = galley.size().x + 2.0 * PADDING * self.cell_painter.zoom + 2.0;
        let cell = self.layout.cell_rect(state.cursor(), 1);
        let room = (self.layout.rect.right() - cell.left()).max(cell.width());
        Rect::from_min_size(cell.min, vec2(text_width.clamp(cell.width(), room), cell.height()))
    }

    /// Shows the completions. Returns the index of the one clicked.
    fn show_completions(&self, ui: &Ui, editor: Rect, state: &GridState) -> Option<usize> {
        let cell_painter = self.cell_painter;
        let (items, picked) = state.completion_list();
        if items.is_empty() {
            return None;
        }
        // The list scrolls with the picked completion.
        let first = picked.map_or(0, |at| at.saturating_sub(LIST_ROWS - 1));
        let shown = &items[first..items.len().min(first + LIST_ROWS)];
        let galleys: Vec<_> = shown
            .iter()
            .map(|item| {
                let layout = |text: String, ink| ui.painter().layout_no_wrap(text, cell_painter.font.clone(), ink);
                let remark = self.model.completion_remark(state.cursor().row, state.cursor().column, item);
                let text = layout(printable_line(item).into_owned(), cell_painter.palette.text);
                let remark_text = remark.map(|remark| layout(format!("  {remark}"), cell_painter.palette.remark));
                (text, remark.zip(remark_text))
            })
            .collect();
        let remark_width = |remark: &Option<(_, Arc<Galley>)>| remark.as_ref().map_or(0.0, |(_, text)| text.size().x);
        let widest = galleys.iter().map(|(text, remark)| text.size().x + remark_width(remark)).fold(0.0, f32::max);
        let width = (widest + 2.0 * PADDING * cell_painter.zoom).max(editor.width() - 1.0);
        let height = (cell_painter.font.size * 1.6).round();
        // Where the rows below the cell have no room for the list, it stands above the cell.
        #[expect(clippy::cast_precision_loss, reason = "a few rows")]
        let list_height = height * shown.len() as f32 + 2.0;
        let (above, below) = (editor.top() - self.layout.rect.top(), self.layout.rect.bottom() - editor.bottom());
        let top =
            if list_height > below && above > below { editor.top() - list_height - 1.0 } else { editor.bottom() + 1.0 };
        let mut chosen = None;
        Area::new(self.id.with("list"))
            .order(Order::Foreground)
            .fixed_pos(pos2(editor.left() - 1.0, top))
            .constrain_to(ui.ctx().content_rect())
            .show(ui.ctx(), |ui| {
                ui.spacing_mut().item_spacing = Vec2::ZERO;
                Frame::new()
                    .fill(cell_painter.palette.list)
                    .stroke(Stroke::new(1.0, cell_painter.palette.freeze))
                    .show(ui, |ui| {
                        for (index, (galley, remark)) in (first..).zip(galleys) {
                            let (_, rect) = ui.allocate_space(vec2(width, height));
                            let response = ui.interact(rect, self.id.with(("completion", index)), Sense::CLICK);
                            if picked == Some(index) || response.hovered() {
                                ui.painter().rect_filled(rect, 0.0, cell_painter.palette.list_picked);
                            }
                            let left = rect.left() + PADDING * cell_painter.zoom;
                            let pos = pos2(left, (rect.center().y - galley.size().y / 2.0).round());
                            let after = pos + vec2(galley.size().x, 0.0);
                            ui.painter().galley(pos, galley, cell_painter.palette.text);
                            let remark = remark.map(|(remark, text)| {
                                ui.painter().galley(after, text, cell_painter.palette.remark);
                                remark
                            });
                            ui.ctx().accesskit_node_builder(response.id, |node| {
                                node.set_role(Role::ListBoxOption);
                                node.set_label(items[index].as_str());
                                if let Some(remark) = remark {
                                    node.set_description(remark);
                                }
                                node.set_bounds(accessible_rect(rect));
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
fn whole_points(points: f32) -> i8 {
    points.round() as i8
}
