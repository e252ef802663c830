//! The grid on the screen: events in their order to the state machine, then only the visible cells painted.

use eframe::egui::accesskit::ActionRequest;
use eframe::egui::{
    self, Event, EventFilter, FocusDirection, FontFamily, FontId, IMEPurpose, Id, ImeEvent, Key, PointerButton, Rect,
    Response, ScrollArea, Sense, Ui, UiBuilder, Vec2,
};

use super::cell_range::CellPos;
use super::key_bindings::{GridInput, bind};
use super::layout::GridLayout;
use super::model::GridModel;
use super::paint::CellPainter;
use super::palette::GridPalette;
use super::state::{GridAction, GridState};
use super::visible_cells::VisibleCells;

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
}

/// What came of showing a grid.
#[derive(Debug)]
pub struct GridOutput {
    /// The whole grid, for its rectangle and its focus.
    pub response: Response,
    /// What the owner of the data is to do, in order.
    pub actions: Vec<GridAction>,
    /// Whether the cursor or the selection moved.
    pub cursor_moved: bool,
    /// A cell that the mouse carries.
    pub carried: Option<DraggedCells>,
}

/// A cell that is being carried with the mouse, see [`GridModel::carries`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DraggedCells {
    pub from: CellPos,
    /// Where it would be dropped now.
    pub over: Option<CellPos>,
    /// Whether it is.
    pub dropped: bool,
}

/// The keys that are the grid's while it has the keyboard, rather than egui's for moving between widgets.
pub(super) const KEYS: EventFilter =
    EventFilter { tab: true, horizontal_arrows: true, vertical_arrows: true, escape: true };

impl Grid {
    /// A grid whose place in the window is told from others by `id_salt`.
    pub fn new(id_salt: impl egui::AsIdSalt) -> Self {
        Self {
            id_salt: egui::IdSalt::new(id_salt),
            name: "Sheet".to_owned(),
            zoom: 1.0,
            font_size: 13.0,
            bold: FontFamily::Proportional,
            palette: None,
        }
    }

    /// What a screen reader calls it; “Sheet” if not given.
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = name.into();
        self
    }

    /// 1.0 if not given.
    pub fn zoom(mut self, zoom: f32) -> Self {
        self.zoom = zoom.clamp(0.25, 8.0);
        self
    }

    /// In points, before zoom; 13 if not given.
    pub fn font_size(mut self, points: f32) -> Self {
        self.font_size = points;
        self
    }

    /// The face of titles and bold cells; the usual one, in a stronger colour, if not given.
    pub fn bold_family(mut self, family: FontFamily) -> Self {
        self.bold = family;
        self
    }

    /// The colours; the default ones for a light or dark window if not given.
    pub fn palette(mut self, palette: GridPalette) -> Self {
        self.palette = Some(palette);
        self
    }

    /// Handles what was typed and clicked since the last frame, and draws the visible cells.
    pub fn show(self, ui: &mut Ui, state: &mut GridState, model: &dyn GridModel) -> GridOutput {
        let id = ui.make_persistent_id(self.id_salt);
        let palette = self.palette.clone().unwrap_or_else(|| GridPalette::for_dark(ui.visuals().dark_mode));
        let outer = ui.available_rect_before_wrap();
        let before = (state.cursor(), state.selection());
        let mut actions = Vec::new();

        state.begin(model);
        // The cells in view change as they scroll; the ids of what lies there change with them.
        ui.ctx().allow_widget_id_changes_in(outer);
        let mouse = ui.interact(outer, id.with("mouse"), Sense::CLICK | Sense::DRAG);
        take_focus(ui, id, &mouse, state);
        if state.is_editing() && state.view.edited && !ui.memory(|memory| memory.has_focus(id)) {
            // Another part of the window has the keyboard now. What was typed is kept.
            actions.extend(state.handle(GridInput::Commit, model));
        }

        let mut layout = GridLayout::new(model, self.zoom);
        self.scroll(ui, outer, state, &mut layout);
        let carried = carry(ui, &mouse, state, model, &layout);
        let requests = walk_events(ui, id, &mouse, state, model, &layout, &mut actions);
        if state.view.carrying.is_none() && carried.is_none() {
            drag(ui, &mouse, state, model, &layout, &mut actions);
        }
        reveal(ui, state, &mut layout);
        state.view.rows_seen = layout.rows_seen();
        state.view.cursor_seen = layout.shows(state.cursor());

        let focused = ui.memory(|memory| memory.has_focus(id));
        let accent = if focused { palette.accent } else { palette.accent_away };
        let font = FontId::proportional(self.font_size * self.zoom);
        let brush = CellPainter { palette: &palette, font, bold: self.bold.clone(), zoom: self.zoom };
        let scene = VisibleCells { id, name: &self.name, model, layout: &layout, brush: &brush };
        let cells = ui.new_child(UiBuilder::new().id_salt((id, "cells")).max_rect(layout.rect));
        actions.extend(scene.cells(&cells, &ui.painter_at(layout.rect), state, accent, &requests));
        let response = if state.is_editing() {
            scene.editor(ui, state, &mut actions)
        } else {
            let response = ui.interact(outer, id, Sense::focusable_noninteractive());
            scene.name_focus(ui, state);
            response
        };
        hold_focus(ui, id, &mouse, state, &layout);
        if let Some(over) = carried.and_then(|carried| carried.over).filter(|at| model.carries(at.row, at.column)) {
            let line = egui::Stroke::new(2.0, palette.accent);
            let painter = ui.painter_at(layout.rect);
            painter.rect_stroke(layout.cell_rect(over, 1), 0.0, line, egui::StrokeKind::Inside);
        }
        state.view.edited = state.is_editing();

        for action in &actions {
            match action {
                GridAction::Copy(text) => ui.ctx().copy_text(text.clone()),
                // The owner changes the data when this returns; the same frame is drawn again with the new values.
                GridAction::Change(_) => ui.ctx().request_discard("cells changed"),
                _ => {}
            }
        }
        actions.retain(|action| !matches!(action, GridAction::Copy(_)));
        let cursor_moved = before != (state.cursor(), state.selection());
        GridOutput { response, actions, cursor_moved, carried }
    }

    /// Scrolls by wheel and bar, and finds out what part of the window is left for cells.
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
        child.spacing_mut().scroll = egui::style::ScrollStyle::solid();
        let shown = area.show(&mut child, |ui| ui.allocate_space(size));
        ui.advance_cursor_after_rect(outer);
        layout.rect = shown.inner_rect;
        layout.offset = shown.state.clamped_offset();
    }
}

/// The grid takes the keyboard when pressed, when asked to, and when nobody else has it.
fn take_focus(ui: &Ui, id: Id, mouse: &Response, state: &mut GridState) {
    let pressed = mouse.is_pointer_button_down_on() || mouse.clicked();
    let asked = std::mem::take(&mut state.view.wants_focus);
    let idle = ui.memory(|memory| memory.focused().is_none() && memory.top_modal_layer().is_none())
        && !egui::Popup::is_any_open(ui.ctx())
        && ui.is_enabled();
    ui.memory_mut(|memory| {
        if (pressed || asked || idle) && !memory.has_focus(id) {
            memory.request_focus(id);
        }
        if memory.has_focus(id) {
            // In the first frame after it came the focus is not locked yet: a Tab would carry it off.
            memory.move_focus(FocusDirection::None);
        }
    });
}

/// Keeps the keyboard for the next frame.
fn hold_focus(ui: &Ui, id: Id, mouse: &Response, state: &GridState, layout: &GridLayout) {
    // egui takes the focus away in the frame in which a click ends.
    let clicked = mouse.clicked() || mouse.is_pointer_button_down_on();
    let focused = ui.memory_mut(|memory| {
        if clicked && !memory.has_focus(id) {
            memory.request_focus(id);
        }
        memory.set_focus_lock_filter(id, KEYS);
        memory.has_focus(id)
    });
    if focused && !state.is_editing() {
        // So that accents and input methods begin a cell's text as plain letters do.
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

/// Takes the grid's events out of the queue in their order. Several keys can come in one frame. Gives back what a screen
/// reader asked for.
fn walk_events(
    ui: &Ui,
    id: Id,
    mouse: &Response,
    state: &mut GridState,
    model: &dyn GridModel,
    layout: &GridLayout,
    actions: &mut Vec<GridAction>,
) -> Vec<ActionRequest> {
    // Keys that came before the keyboard did were meant for someone else.
    let mut listening = ui.memory(|memory| memory.has_focus(id) && memory.had_focus_last_frame(id)) && ui.is_enabled();
    let pressed = mouse.is_pointer_button_down_on() || mouse.clicked();
    let mut requests = Vec::new();
    let mut left = Vec::new();
    let mut space_taken = false;
    let mut alt_letter = false;
    for event in ui.input_mut(|input| std::mem::take(&mut input.events)) {
        if let Event::Key { modifiers, pressed: true, .. } = &event {
            alt_letter = modifiers.alt && !modifiers.ctrl && !cfg!(target_os = "macos");
        }
        let input = match &event {
            Event::PointerButton { pos, button: PointerButton::Primary, pressed: true, modifiers } if pressed => {
                if let Some(at) = layout.cell_at(*pos) {
                    listening = true;
                    actions.extend(state.handle(GridInput::Press { at, extend: modifiers.shift }, model));
                }
                None
            }
            Event::AccessKitActionRequest(request) => {
                requests.push(request.clone());
                None
            }
            _ if !listening => None,
            // The space of Shift+Space comes as text, too.
            Event::Text(text) if text == " " && std::mem::take(&mut space_taken) => continue,
            // Alt and a letter are no typing, though the letter comes as text; Ctrl and Alt together are the AltGr of some
            // keyboards, and on a Mac Option types.
            Event::Text(_) if std::mem::take(&mut alt_letter) => continue,
            Event::Text(text) => Some(GridInput::Type(text.clone())),
            Event::Ime(ImeEvent::Commit(text)) if !state.is_editing() => Some(GridInput::Type(text.clone())),
            Event::Ime(ImeEvent::Preedit { text, .. }) if !state.is_editing() && !text.is_empty() => {
                // The text field will show what is being composed.
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
                let input = bind(*key, *modifiers, state.mode(), !state.list().0.is_empty());
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

/// Carries a cell from where the mouse was pressed to where it is let go; Escape gives that up.
fn carry(ui: &Ui, mouse: &Response, state: &mut GridState, model: &dyn GridModel, layout: &GridLayout) -> Option<DraggedCells> {
    if mouse.drag_started_by(PointerButton::Primary) {
        let origin = ui.input(|input| input.pointer.press_origin()).and_then(|pos| layout.cell_at(pos));
        let from = origin.filter(|at| !state.is_editing() && model.carries(at.row, at.column));
        state.view.carrying = from.map(|from| (from, false));
    }
    let (from, given_up) = state.view.carrying?;
    let given_up = given_up || ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, Key::Escape));
    let dropped = mouse.drag_stopped();
    state.view.carrying = (!dropped && mouse.dragged()).then_some((from, given_up));
    if given_up {
        return None;
    }
    ui.set_cursor_icon(egui::CursorIcon::Grabbing);
    let over = ui.input(|input| input.pointer.latest_pos()).and_then(|pos| layout.cell_at(pos));
    Some(DraggedCells { from, over, dropped })
}

/// Selects by dragging and edits on a double click.
fn drag(
    ui: &Ui,
    mouse: &Response,
    state: &mut GridState,
    model: &dyn GridModel,
    layout: &GridLayout,
    actions: &mut Vec<GridAction>,
) {
    let Some(pos) = mouse.interact_pointer_pos() else { return };
    if mouse.double_clicked() {
        if let Some(at) = layout.cell_at(pos) {
            actions.extend(state.handle(GridInput::DoubleClick(at), model));
        }
    } else if mouse.dragged_by(PointerButton::Primary) {
        let at = layout.nearest_cell(pos);
        if state.far_corner() != at {
            actions.extend(state.handle(GridInput::Drag(at), model));
        }
        if !layout.rect.contains(pos) {
            // Held beyond the edge, it goes on scrolling.
            ui.ctx().request_repaint();
        }
    }
}

/// Scrolls what was asked for into view, in this very frame.
fn reveal(ui: &Ui, state: &mut GridState, layout: &mut GridLayout) {
    let Some(at) = state.reveal.take() else { return };
    let fits = at.row < layout.row_count() && at.column < layout.column_count();
    let offset = if fits { layout.offset_showing(at) } else { layout.offset };
    if offset != layout.offset {
        layout.offset = offset;
        state.view.scroll_to = Some(offset);
        ui.ctx().request_repaint();
    }
}
