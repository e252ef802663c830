//! The grid on the screen: passes events to [`GridState`] in their order, scrolls, and paints the visible cells.

use std::time::Duration;

use eframe::egui::accesskit::ActionRequest;
use eframe::egui::style::ScrollStyle;
use eframe::egui::text_edit::TextEditState;
use eframe::egui::{
    self, Event, FocusDirection, FontFamily, FontId, IMEPurpose, Id, ImeEvent, Key, PointerButton, Pos2, Rect,
    Response, ScrollArea, Sense, Ui, UiBuilder, Vec2,
};

use super::cell_range::CellPos;
use super::column_drag::{drag_heading, paint_target, take_escape};
use super::copied_html::{copies_comma, copy_cells};
use super::filter_mark::FilterMarks;
use super::key_bindings::{GRID_KEYS, GridInput, input_for_key};
use super::layout::GridLayout;
use super::layout::covering_cell;
use super::model::GridModel;
use super::paint::CellPainter;
use super::palette::GridPalette;
use super::pressed_heading::PressedHeading;
use super::screen_reader::VisibleCells;
use super::state::{GridAction, GridState};
use crate::languages::window_sentences::grid as texts;

/// A spreadsheet. `Grid::new("players").zoom(1.25).show(ui, &mut state, &model)`.
#[derive(Clone, Debug)]
#[must_use = "show it with `show`"]
pub struct Grid {
    id_salt: egui::IdSalt,
    name: String,
    zoom: f32,
    font_size: f32,
    bold: FontFamily,
    palette: Option<GridPalette>,
    moves_columns: bool,
    filters_rows: bool,
}

/// The result of one frame of a grid.
#[derive(Debug)]
pub struct GridOutput {
    /// The response of the whole grid, for its rectangle and its focus.
    pub response: Response,
    /// The requests to the owner of the data, in order.
    pub actions: Vec<GridAction>,
    /// Whether the cursor or the selection changed.
    pub cursor_moved: bool,
    /// The cell that the mouse drags, if there is one.
    pub dragged: Option<DraggedCell>,
    /// The cell on which the right mouse button asks for a menu, and the position of the mouse.
    pub menu: Option<(CellPos, Pos2)>,
}

/// A cell that the mouse drags. See [`GridModel::is_draggable`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DraggedCell {
    pub from: CellPos,
    /// The cell under the mouse, on which the dragged cell would be dropped.
    pub target: Option<CellPos>,
    /// Whether the mouse button was released in this frame.
    pub dropped: bool,
}

impl Grid {
    /// A grid. `id_salt` distinguishes it from other grids in the window.
    pub fn new(id_salt: impl egui::AsIdSalt) -> Self {
        Self {
            id_salt: egui::IdSalt::new(id_salt),
            name: texts::sheet().to_owned(),
            zoom: 1.0,
            font_size: 13.0,
            bold: FontFamily::Proportional,
            palette: None,
            moves_columns: false,
            filters_rows: false,
        }
    }

    /// The name for a screen reader. The default is “Sheet”.
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = name.into();
        self
    }

    /// The zoom factor. The default is 1.0.
    pub fn zoom(mut self, zoom: f32) -> Self {
        self.zoom = zoom.clamp(0.25, 8.0);
        self
    }

    /// The font size in points before zoom, the font of titles and bold cells, and the colours. Without them it is 13, the usual font
    /// in a stronger colour, and the colours depend on whether the window is light or dark.
    pub fn look(mut self, font_size: f32, bold: FontFamily, palette: GridPalette) -> Self {
        (self.font_size, self.bold, self.palette) = (font_size, bold, Some(palette));
        self
    }

    /// Whether the user can drag a heading to another place. The default is no.
    pub fn moves_columns(mut self, moves_columns: bool) -> Self {
        self.moves_columns = moves_columns;
        self
    }

    /// Whether a mark in the headings opens the list of values by which the rows are filtered. The default is no.
    pub fn filters_rows(mut self, filters_rows: bool) -> Self {
        self.filters_rows = filters_rows;
        self
    }

    /// Handles the keys and clicks since the last frame and draws the visible cells.
    pub fn show(self, ui: &mut Ui, state: &mut GridState, model: &dyn GridModel) -> GridOutput {
        let id = ui.make_persistent_id(self.id_salt);
        let palette = self.palette.clone().unwrap_or_else(|| GridPalette::for_dark(ui.visuals().dark_mode));
        let outer = ui.available_rect_before_wrap();
        let before = (state.cursor(), state.ranges());
        let mut actions = Vec::new();

        state.begin_frame(model);
        state.has_decimal_comma = copies_comma(ui.ctx());
        if let Some(seconds) = state.dim_lit(ui.input(|input| input.time)) {
            ui.ctx().request_repaint_after(Duration::from_secs_f64(seconds));
        }
        // Scrolling changes the visible cells, and so the ids of the widgets in this area.
        ui.ctx().allow_widget_id_changes_in(outer);
        let mouse = ui.interact(outer, id.with("mouse"), Sense::CLICK | Sense::DRAG);
        take_focus(ui, id, &mouse, state);
        if state.is_editing()
            && state.view.editor_shown
            && !ui.memory(|memory| memory.has_focus(id))
            && is_above_dialogs(ui)
        {
            // Another widget beside the grid has the keyboard focus now. The edited text is committed.
            actions.extend(state.handle(GridInput::Commit, model));
        }

        let room = outer.width() - ScrollStyle::solid().allocated_width();
        let mut layout = GridLayout::new(model, self.zoom, room, state.view.column_texts(model));
        self.scroll(ui, outer, state, &mut layout);
        layout.pin_headings(model);
        actions.extend(resize_column(ui, &mouse, state, model, &layout, self.zoom));
        let dragged = if state.view.resizing.is_some() { None } else { drag_cell(ui, &mouse, state, model, &layout) };
        take_escape(ui, state);
        let marks = FilterMarks { is_used: self.filters_rows, zoom: self.zoom };
        let headings = HeadingUse { moves_columns: self.moves_columns, marks };
        let requests = handle_events(ui, id, (&mouse, headings), state, model, &layout, &mut actions);
        let column_target = drag_heading(ui, state, model, &layout, &mut actions);
        if state.view.dragging.is_none() && dragged.is_none() {
            drag_selection(ui, &mouse, state, model, &layout, &mut actions);
        }
        scroll_into_view(ui, state, model, &mut layout);
        state.view.visible_rows = layout.visible_rows();
        state.view.cursor_visible = layout.is_visible(state.cursor());

        let focused = ui.memory(|memory| memory.has_focus(id));
        let accent = if focused { palette.accent } else { palette.accent_away };
        let font = FontId::proportional(self.font_size * self.zoom);
        let cell_painter = CellPainter { palette: &palette, font, bold: self.bold.clone(), zoom: self.zoom };
        let to_fit = std::mem::take(&mut state.view.columns_to_fit);
        for column in to_fit.into_iter().filter(|column| *column < layout.column_count()) {
            let width = cell_painter.fitting_width(ui.painter(), model, column);
            actions.push(GridAction::ResizeColumn { column, width });
        }
        let visible = VisibleCells { id, name: &self.name, model, layout: &layout, cell_painter: &cell_painter };
        let mut cells = ui.new_child(UiBuilder::new().id_salt((id, "cells")).max_rect(layout.rect));
        actions.extend(visible.paint_and_announce(&mut cells, &ui.painter_at(layout.rect), state, accent, &requests));
        if mouse.hovered() && state.view.resizing.is_none() && column_target.is_none() {
            marks.paint_hovered(ui, model, &layout, &palette);
        }
        let response = if state.is_editing() {
            visible.show_editor(ui, state, &mut actions)
        } else {
            // The cells are no text field while nothing is typed into them.
            ui.data_mut(|data| data.remove::<TextEditState>(id));
            let response = ui.interact(outer, id, Sense::focusable_noninteractive());
            visible.announce_focus(ui, state);
            response
        };
        keep_focus(ui, id, &mouse, state, &layout);
        if let Some(target) =
            dragged.and_then(|dragged| dragged.target).filter(|at| model.is_draggable(at.row, at.column))
        {
            let line = egui::Stroke::new(2.0, palette.accent);
            let painter = ui.painter_at(layout.rect);
            painter.rect_stroke(layout.cell_rect(target, 1), 0.0, line, egui::StrokeKind::Inside);
        }
        if let Some(to) = column_target {
            paint_target(ui, &layout, &palette, to);
        }
        state.view.editor_shown = state.is_editing();

        for action in &actions {
            match action {
                GridAction::Copy(copied) => copy_cells(ui.ctx(), copied),
                // The owner changes the data after this call. The same frame is then drawn again with the new values.
                GridAction::Change(_) => ui.ctx().request_discard("cells changed"),
                GridAction::PasteBlock { .. } => ui.ctx().request_discard("block pasted"),
                _ => {}
            }
        }
        actions.retain(|action| !matches!(action, GridAction::Copy(_)));
        let cursor_moved = before != (state.cursor(), state.ranges());
        let menu = menu_position(&mouse, state, model, &layout);
        state.view.cursor_rect = Some(layout.cell_rect(state.cursor(), 1));
        let heading = CellPos { row: 0, column: state.cursor().column };
        state.view.heading_rect = (model.frozen_rows() > 0).then(|| layout.cell_rect(heading, 1));
        GridOutput { response, actions, cursor_moved, dragged, menu }
    }

    /// Scrolls by wheel and scroll bar, and measures the area left for cells.
    fn scroll(&self, ui: &mut Ui, outer: Rect, state: &mut GridState, layout: &mut GridLayout) {
        let mut area = ScrollArea::both()
            .id_salt((self.id_salt, "scroll"))
            .auto_shrink(false)
            .animated(false)
            .wheel_scroll_multiplier(Vec2::splat(1.0));
        if let Some(offset) = state.view.scroll_to.take() {
            area = area.scroll_offset(offset);
        }
        let size = layout.size();
        let mut child = ui.new_child(UiBuilder::new().id_salt((self.id_salt, "bars")).max_rect(outer));
        child.spacing_mut().scroll = ScrollStyle::solid();
        let shown = area.show(&mut child, |ui| ui.allocate_space(size));
        ui.advance_cursor_after_rect(outer);
        layout.rect = shown.inner_rect;
        layout.offset = shown.state.clamped_offset();
    }
}

/// Whether no dialog is open above the grid.
fn is_above_dialogs(ui: &Ui) -> bool {
    ui.memory(|memory| memory.is_above_modal_layer(ui.layer_id()))
}

/// Takes the keyboard focus after a click, on request, or if no other widget has it. Below a dialog, a request waits.
fn take_focus(ui: &Ui, id: Id, mouse: &Response, state: &mut GridState) {
    if !is_above_dialogs(ui) {
        return;
    }
    let pressed = mouse.is_pointer_button_down_on() || mouse.clicked();
    let requested = std::mem::take(&mut state.view.focus_requested);
    let idle = ui.memory(|memory| memory.focused().is_none() && memory.top_modal_layer().is_none())
        && !egui::Popup::is_any_open(ui.ctx())
        && ui.is_enabled();
    ui.memory_mut(|memory| {
        if (pressed || requested || idle) && !memory.has_focus(id) {
            memory.request_focus(id);
        }
        if memory.has_focus(id) {
            // In the first frame the focus is not locked yet, and a Tab would move it away.
            memory.move_focus(FocusDirection::None);
        }
    });
}

/// Keeps the keyboard focus for the next frame.
fn keep_focus(ui: &Ui, id: Id, mouse: &Response, state: &GridState, layout: &GridLayout) {
    // egui removes the focus in the frame in which a click ends.
    let clicked = mouse.clicked() || mouse.is_pointer_button_down_on();
    let focused = ui.memory_mut(|memory| {
        if clicked && !memory.has_focus(id) {
            memory.request_focus(id);
        }
        memory.set_focus_lock_filter(id, GRID_KEYS);
        memory.has_focus(id)
    });
    if focused && !state.is_editing() {
        // Accents and input methods can then begin a cell's text, as plain letters do.
        let rect = layout.cell_rect(state.cursor(), 1);
        ui.output_mut(|output| {
            output.ime = Some(egui::output::IMEOutput {
                purpose: IMEPurpose::Normal,
                rect,
                cursor_rect: rect,
                should_interrupt_composition: false,
            });
        });
    }
}

/// What the mouse does with headings besides clicks.
#[derive(Clone, Copy)]
struct HeadingUse {
    /// A heading can be dragged to another place.
    moves_columns: bool,
    marks: FilterMarks,
}

/// Handles the grid's events in their order and removes them from the queue. One frame can have several keys. Returns
/// the requests of a screen reader.
fn handle_events(
    ui: &Ui,
    id: Id,
    (mouse, headings): (&Response, HeadingUse),
    state: &mut GridState,
    model: &dyn GridModel,
    layout: &GridLayout,
    actions: &mut Vec<GridAction>,
) -> Vec<ActionRequest> {
    // Keys from before the grid had the focus belong to another widget.
    let mut listening = ui.memory(|memory| memory.has_focus(id) && memory.had_focus_last_frame(id)) && ui.is_enabled();
    // Keys belong to an open menu, although the mouse has opened it.
    listening &= !egui::Popup::is_any_open(ui.ctx());
    let pressed = mouse.is_pointer_button_down_on() || mouse.clicked();
    let mut requests = Vec::new();
    let mut left = Vec::new();
    let mut space_taken = false;
    for event in ui.input_mut(|input| std::mem::take(&mut input.events)) {
        let input = match &event {
            Event::PointerButton { pos, button: PointerButton::Primary, pressed: true, modifiers } if pressed => {
                let at = layout.cell_at(*pos).map(|at| covering_cell(model, at));
                if let Some(column) = layout.column_edge_at(model, *pos) {
                    let width = layout.cell_rect(CellPos { row: 0, column }, 1).width();
                    state.view.resizing = Some((column, width, pos.x));
                    state.view.selecting = false;
                    left.push(event);
                    continue;
                }
                if let Some(column) = headings.marks.column_at(model, layout, *pos) {
                    actions.extend(state.handle(GridInput::Commit, model));
                    actions.push(GridAction::OpenFilter { column });
                    state.view.selecting = false;
                    left.push(event);
                    continue;
                }
                state.view.selecting = at.is_some_and(|at| model.reachable(at.row, at.column));
                state.view.pressed_heading = at
                    .filter(|_| headings.moves_columns && modifiers.is_none() && !state.is_editing())
                    .and_then(|at| PressedHeading::at(model, at, *pos));
                if state.view.pressed_heading.is_some() {
                    listening = true;
                    state.view.selecting = false;
                } else if let Some(at) = at {
                    listening = true;
                    let another = modifiers.command && !modifiers.shift;
                    let press = GridInput::Press { at, extend: modifiers.shift };
                    let input = if another { GridInput::PressAnother(at) } else { press };
                    actions.extend(state.handle(input, model));
                }
                None
            }
            Event::AccessKitActionRequest(request) => {
                requests.push(request.clone());
                None
            }
            // The menu from which it was asked for had the focus in the last frame.
            Event::Paste(text) if state.view.paste_expected => {
                state.view.paste_expected = false;
                Some(GridInput::Paste(text.clone()))
            }
            _ if !listening => None,
            // Shift+Space also arrives as a text event with a space.
            Event::Text(text) if text == " " && std::mem::take(&mut space_taken) => continue,
            Event::Text(text) => Some(GridInput::Type(text.clone())),
            Event::Ime(ImeEvent::Commit(text)) if !state.is_editing() => Some(GridInput::Type(text.clone())),
            Event::Ime(ImeEvent::Preedit { text, .. }) if !state.is_editing() && !text.is_empty() => {
                // The text field shows the text that the input method composes.
                let at = state.cursor();
                if model.cell(at.row, at.column).editable {
                    state.begin_edit_with("");
                }
                None
            }
            Event::Copy => Some(GridInput::Copy),
            Event::Cut => Some(GridInput::Cut),
            Event::Paste(text) => Some(GridInput::Paste(text.clone())),
            Event::Key { key, pressed: true, modifiers, .. } => {
                let input = input_for_key(*key, *modifiers, state.mode(), !state.completion_list().0.is_empty());
                space_taken = *key == Key::Space && input.is_some();
                input
            }
            _ => None,
        };
        match input {
            Some(input) => actions.extend(state.handle(input, model)),
            None => left.push(event),
        }
    }
    ui.input_mut(|input| input.events = left);
    requests
}

/// Drags a cell from the cell under the pressed mouse to the cell where the button is released. Escape cancels.
fn drag_cell(
    ui: &Ui,
    mouse: &Response,
    state: &mut GridState,
    model: &dyn GridModel,
    layout: &GridLayout,
) -> Option<DraggedCell> {
    if mouse.drag_started_by(PointerButton::Primary) {
        let origin = ui.input(|input| input.pointer.press_origin()).and_then(|pos| layout.cell_at(pos));
        let from = origin.filter(|at| !state.is_editing() && model.is_draggable(at.row, at.column));
        state.view.dragging = from.map(|from| (from, false));
    }
    let (from, cancelled) = state.view.dragging?;
    let cancelled = cancelled || ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, Key::Escape));
    let dropped = mouse.drag_stopped();
    state.view.dragging = (!dropped && mouse.dragged()).then_some((from, cancelled));
    if cancelled {
        return None;
    }
    ui.set_cursor_icon(egui::CursorIcon::Grabbing);
    let target = ui.input(|input| input.pointer.latest_pos()).and_then(|pos| layout.cell_at(pos));
    Some(DraggedCell { from, target, dropped })
}

/// The cell on which the right mouse button was clicked, and the position of the mouse. The cursor moves there, unless
/// the cell is selected already.
fn menu_position(
    mouse: &Response,
    state: &mut GridState,
    model: &dyn GridModel,
    layout: &GridLayout,
) -> Option<(CellPos, Pos2)> {
    if !mouse.secondary_clicked() || state.is_editing() {
        return None;
    }
    let pos = mouse.interact_pointer_pos()?;
    let at = covering_cell(model, layout.cell_at(pos)?);
    if model.reachable(at.row, at.column) && !state.is_selected(at) {
        state.go_to(at.row, at.column);
    }
    Some((at, pos))
}

/// Changes the width of the column whose edge the mouse drags, and shows that an edge can be dragged.
fn resize_column(
    ui: &Ui,
    mouse: &Response,
    state: &mut GridState,
    model: &dyn GridModel,
    layout: &GridLayout,
    zoom: f32,
) -> Option<GridAction> {
    let pos = ui.input(|input| input.pointer.latest_pos())?;
    let near_edge = mouse.hovered() && layout.column_edge_at(model, pos).is_some();
    if near_edge || state.view.resizing.is_some() {
        ui.set_cursor_icon(egui::CursorIcon::ResizeHorizontal);
    }
    let (column, width, from) = state.view.resizing?;
    if !ui.input(|input| input.pointer.primary_down()) {
        state.view.resizing = None;
    }
    let moved = pos.x - from;
    (moved.abs() >= 1.0 && column < layout.column_count())
        .then_some(GridAction::ResizeColumn { column, width: (width + moved) / zoom })
}

/// Selects cells by dragging, and edits a cell on a double click.
fn drag_selection(
    ui: &Ui,
    mouse: &Response,
    state: &mut GridState,
    model: &dyn GridModel,
    layout: &GridLayout,
    actions: &mut Vec<GridAction>,
) {
    let Some(pos) = mouse.interact_pointer_pos() else { return };
    if mouse.double_clicked() {
        if let Some(column) = layout.column_edge_at(model, pos) {
            state.fit_column(column);
            ui.ctx().request_repaint();
        } else if let Some(at) = layout.cell_at(pos) {
            actions.extend(state.handle(GridInput::DoubleClick(covering_cell(model, at)), model));
        }
    } else if mouse.dragged_by(PointerButton::Primary) && state.view.selecting {
        let at = covering_cell(model, layout.nearest_cell(pos));
        if state.far_corner() != at {
            actions.extend(state.handle(GridInput::Drag(at), model));
        }
        if !layout.rect.contains(pos) {
            // Scrolling continues while the mouse is held outside the grid.
            ui.ctx().request_repaint();
        }
    }
}

/// Scrolls the requested cell into view in the same frame.
fn scroll_into_view(ui: &Ui, state: &mut GridState, model: &dyn GridModel, layout: &mut GridLayout) {
    let Some(at) = state.scroll_target.take() else { return };
    let fits = at.row < layout.row_count() && at.column < layout.column_count();
    let offset = if fits { layout.offset_showing(model, at) } else { layout.offset };
    if offset != layout.offset {
        layout.offset = offset;
        layout.pin_headings(model);
        state.view.scroll_to = Some(offset);
        ui.ctx().request_repaint();
    }
}
