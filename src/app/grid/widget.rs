//! The grid on the screen: events in their order to the state machine, then only the visible cells painted.

use eframe::egui::accesskit::{Action, ActionData, ActionRequest, Role};
use eframe::egui::text::CCursor;
use eframe::egui::text_selection::CCursorRange;
use eframe::egui::{
    self, Align2, Event, EventFilter, FocusDirection, FontFamily, FontId, Frame, IMEPurpose, Id, ImeEvent, Key, Margin,
    Painter, PointerButton, Rect, Response, ScrollArea, Sense, Stroke, StrokeKind, TextEdit, Ui, UiBuilder, Vec2, pos2,
    vec2,
};

use super::input::{GridInput, bind};
use super::layout::Layout;
use super::model::{Align, GridModel, Tone};
use super::paint::{self, Brush, PADDING, Painted};
use super::palette::GridPalette;
use super::range::CellPos;
use super::state::{GridAction, GridState, Mode};

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
}

/// The keys that are the grid's while it has the keyboard, rather than egui's for moving between widgets.
const KEYS: EventFilter = EventFilter { tab: true, horizontal_arrows: true, vertical_arrows: true, escape: true };

/// How many completions are listed at once.
const LIST_ROWS: usize = 8;

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

        let mut layout = Layout::new(model, self.zoom);
        self.scroll(ui, outer, state, &mut layout);
        let requests = walk_events(ui, id, &mouse, state, model, &layout, &mut actions);
        drag(ui, &mouse, state, model, &layout, &mut actions);
        reveal(ui, state, &mut layout);
        state.view.rows_in_view = layout.rows_in_view();

        let focused = ui.memory(|memory| memory.has_focus(id));
        let accent = if focused { palette.accent } else { palette.accent_away };
        let font = FontId::proportional(self.font_size * self.zoom);
        let brush = Brush { palette: &palette, font, bold: self.bold.clone(), zoom: self.zoom };
        let painter = ui.painter_at(layout.rect);
        let cells = ui.new_child(UiBuilder::new().id_salt((id, "cells")).max_rect(layout.rect));
        let sheet = Sheet { ui: &cells, id, painter: &painter, layout: &layout, brush: &brush, name: &self.name };
        actions.extend(sheet.show(state, model, accent, &requests));

        let response = if state.is_editing() {
            self.edit(ui, id, state, model, &layout, &brush, &mut actions)
        } else {
            let response = ui.interact(outer, id, Sense::focusable_noninteractive());
            name_focus(ui, id, &self.name, state, model);
            response
        };
        hold_focus(ui, id, &mouse, state, &layout);
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
        GridOutput { response, actions, cursor_moved }
    }

    /// Scrolls by wheel and bar, and finds out what part of the window is left for cells.
    fn scroll(&self, ui: &mut Ui, outer: Rect, state: &mut GridState, layout: &mut Layout) {
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

    /// The text field over the cell being edited, and the completions under it.
    #[allow(clippy::too_many_arguments)] // everything that a frame consists of
    fn edit(
        &self,
        ui: &mut Ui,
        id: Id,
        state: &mut GridState,
        model: &dyn GridModel,
        layout: &Layout,
        brush: &Brush<'_>,
        actions: &mut Vec<GridAction>,
    ) -> Response {
        let at = state.cursor();
        let style = model.cell(at.row, at.column).style;
        let clip = layout.clip_of(at);
        let cell = layout.cell_rect(at, 1);
        let align = if state.mode() == Mode::Edit { Align::Left } else { style.align };
        let rect = editor_rect(ui, cell, layout.rect, state.line().text(), brush);

        let mut child = ui.new_child(UiBuilder::new().id_salt((id, "editor")).max_rect(rect));
        child.set_clip_rect(clip.intersect(ui.clip_rect()));
        child.painter().rect_filled(rect, 0.0, brush.palette.paper);
        let visuals = child.visuals_mut();
        visuals.text_cursor.blink = false;
        visuals.selection.bg_fill = brush.palette.text_selection;
        visuals.override_text_color = Some(brush.palette.text);

        let line = state.line();
        let mut text = line.text().to_owned();
        let range = CCursorRange::two(CCursor::new(line.mark()), CCursor::new(line.caret()));
        let remembered = if state.view.edited { TextEdit::load_state(ui.ctx(), id) } else { None };
        let mut field = remembered.unwrap_or_default();
        field.cursor.set_char_range(Some(range));
        TextEdit::store_state(ui.ctx(), id, field);
        let vertical = Align2([paint::edge(align), egui::Align::Center]);
        let shown = TextEdit::singleline(&mut text)
            .id(id)
            .font(brush.font.clone())
            .frame(Frame::NONE)
            .margin(Margin::symmetric(margin(PADDING * brush.zoom), 0))
            .desired_width(rect.width())
            .min_size(rect.size())
            .align(vertical)
            .return_key(None)
            .event_filter(KEYS)
            .show(&mut child);
        let response = shown.response.response;
        if let Some(range) = shown.state.cursor.char_range() {
            let (caret, mark) = (range.primary.index.0, range.secondary.index.0);
            if text != state.line().text() || (caret, mark) != (state.line().caret(), state.line().mark()) {
                actions.extend(state.handle(GridInput::Adopt { text, caret, mark }, model));
            }
        }
        child.painter().rect_stroke(
            Rect::from_min_max(rect.min - vec2(1.0, 1.0), rect.max),
            0.0,
            Stroke::new(2.0, brush.palette.accent),
            StrokeKind::Inside,
        );
        let label = model.label(at.row, at.column);
        ui.ctx().accesskit_node_builder(id, |node| node.set_label(format!("Editing {label}")));
        if let Some(index) = list(ui, id, rect, state, brush) {
            actions.extend(state.handle(GridInput::Choose(index), model));
            ui.memory_mut(|memory| memory.request_focus(id));
        }
        response
    }
}

/// Where the editor goes: over its cell, and over those to the right as the text grows.
fn editor_rect(ui: &Ui, cell: Rect, view: Rect, text: &str, brush: &Brush<'_>) -> Rect {
    let galley = ui.painter().layout_no_wrap(text.to_owned(), brush.font.clone(), brush.palette.text);
    let wanted = galley.size().x + 2.0 * PADDING * brush.zoom + 2.0;
    let room = (view.right() - cell.left()).max(cell.width());
    Rect::from_min_size(cell.min, vec2(wanted.clamp(cell.width(), room), cell.height()))
}

#[allow(clippy::cast_possible_truncation)] // a few points
fn margin(points: f32) -> i8 {
    points.round() as i8
}

/// Shows the completions; says which was clicked.
fn list(ui: &Ui, id: Id, editor: Rect, state: &GridState, brush: &Brush<'_>) -> Option<usize> {
    let (items, picked) = state.list();
    if items.is_empty() {
        return None;
    }
    // Rows in view follow the picked one.
    let first = picked.map_or(0, |at| at.saturating_sub(LIST_ROWS - 1));
    let shown = &items[first..items.len().min(first + LIST_ROWS)];
    let mut chosen = None;
    egui::Area::new(id.with("list"))
        .order(egui::Order::Foreground)
        .fixed_pos(editor.left_bottom() + vec2(-1.0, 1.0))
        .constrain_to(ui.ctx().content_rect())
        .show(ui.ctx(), |ui| {
            let galleys: Vec<_> = shown
                .iter()
                .map(|item| ui.painter().layout_no_wrap(item.clone(), brush.font.clone(), brush.palette.text))
                .collect();
            let widest = galleys.iter().map(|galley| galley.size().x).fold(0.0, f32::max);
            let width = (widest + 2.0 * PADDING * brush.zoom).max(editor.width() + 1.0);
            let height = (brush.font.size * 1.6).round();
            ui.spacing_mut().item_spacing = Vec2::ZERO;
            Frame::new().fill(brush.palette.list).stroke(Stroke::new(1.0, brush.palette.freeze)).show(ui, |ui| {
                for (n, galley) in galleys.into_iter().enumerate() {
                    let index = first + n;
                    let (_, rect) = ui.allocate_space(vec2(width, height));
                    let response = ui.interact(rect, id.with(("completion", index)), Sense::CLICK);
                    if picked == Some(index) || response.hovered() {
                        ui.painter().rect_filled(rect, 0.0, brush.palette.list_picked);
                    }
                    let pos = pos2(rect.left() + PADDING * brush.zoom, rect.center().y - galley.size().y / 2.0);
                    ui.painter().galley(pos, galley, brush.palette.text);
                    ui.ctx().accesskit_node_builder(response.id, |node| {
                        node.set_role(Role::ListBoxOption);
                        node.set_label(items[index].clone());
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

/// What the cells of one frame are drawn with.
struct Sheet<'a> {
    ui: &'a Ui,
    id: Id,
    painter: &'a Painter,
    layout: &'a Layout,
    brush: &'a Brush<'a>,
    name: &'a str,
}

impl Sheet<'_> {
    /// Paints the cells and the selection, tells a screen reader of them, and does what it asked for.
    fn show(
        &self,
        state: &mut GridState,
        model: &dyn GridModel,
        accent: egui::Color32,
        requests: &[ActionRequest],
    ) -> Vec<GridAction> {
        let name = |node: &mut egui::accesskit::Node| {
            node.set_role(Role::Table);
            node.set_label(self.name.to_owned());
        };
        // Without anyone listening no names are made.
        let heard = self.ui.ctx().accesskit_node_builder(self.ui.unique_id(), name).is_some();
        let hover = self.ui.ctx().pointer_hover_pos().filter(|_| !state.is_editing());
        let mut asked = None;
        for pane in self.layout.panes() {
            self.brush.pane(self.painter, self.layout, &pane, model, |painted| {
                if heard {
                    asked = self.announce(&painted, &pane.clip, state, model, requests).or(asked.take());
                }
                if hover.is_some_and(|at| painted.rect.intersect(pane.clip).contains(at)) {
                    self.hint(&painted, &pane.clip);
                }
            });
            self.brush.selection(self.painter, self.layout, &pane, state.selection(), state.cursor(), accent);
        }
        self.brush.freeze(self.painter, self.layout);
        asked.map(|(at, request)| answer(at, request, self.ui, self.id, state, model)).unwrap_or_default()
    }

    /// Puts a cell into the tree that screen readers and tests read. Gives back what was asked of it.
    fn announce<'r>(
        &self,
        painted: &Painted<'_>,
        clip: &Rect,
        state: &GridState,
        model: &dyn GridModel,
        requests: &'r [ActionRequest],
    ) -> Option<(CellPos, &'r ActionRequest)> {
        let Painted { at, cell, rect, .. } = painted;
        let tone = cell.style.tone;
        if tone == Tone::Gap || (cell.text.is_empty() && !model.reachable(at.row, at.column)) {
            return None;
        }
        let id = cell_id(self.id, *at);
        let rect = rect.intersect(*clip);
        // Not sensed: only its place in the tree is wanted, and the mouse stays the grid's.
        self.ui.interact(rect, id, Sense::hover());
        self.ui.ctx().accesskit_node_builder(id, |node| {
            node.set_role(match tone {
                Tone::Heading => Role::ColumnHeader,
                Tone::Label => Role::RowHeader,
                Tone::Title => Role::Heading,
                Tone::Input | Tone::Computed | Tone::Gap => Role::Cell,
            });
            node.set_label(model.label(at.row, at.column));
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

    /// Shows what a cell has to say, or its whole text when that did not fit.
    fn hint(&self, painted: &Painted<'_>, clip: &Rect) {
        let text = painted.cell.hint.as_deref().or(painted.elided.then_some(painted.cell.text.as_ref()));
        if let Some(text) = text {
            let id = self.id.with(("hint", painted.at));
            self.ui.interact(painted.rect.intersect(*clip), id, Sense::hover()).on_hover_text(text);
        }
    }
}

fn cell_id(grid: Id, at: CellPos) -> Id {
    grid.with(("cell", at))
}

fn bounds(rect: Rect) -> egui::accesskit::Rect {
    egui::accesskit::Rect { x0: rect.min.x.into(), y0: rect.min.y.into(), x1: rect.max.x.into(), y1: rect.max.y.into() }
}

/// Does what a screen reader asked of a cell.
fn answer(
    at: CellPos,
    request: &ActionRequest,
    ui: &Ui,
    id: Id,
    state: &mut GridState,
    model: &dyn GridModel,
) -> Vec<GridAction> {
    let mut actions = state.handle(GridInput::Press { at, extend: false }, model);
    if let (Action::SetValue, Some(ActionData::Value(text))) = (request.action, &request.data)
        && state.cursor() == at
        && model.cell(at.row, at.column).editable
    {
        state.begin_edit_with(text.as_ref());
        actions.extend(state.handle(GridInput::Commit, model));
    }
    ui.memory_mut(|memory| memory.request_focus(id));
    actions
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
fn hold_focus(ui: &Ui, id: Id, mouse: &Response, state: &mut GridState, layout: &Layout) {
    // egui takes the focus away in the frame in which a click ends.
    let clicked = mouse.clicked() || mouse.is_pointer_button_down_on();
    let focused = ui.memory_mut(|memory| {
        if clicked && !memory.has_focus(id) {
            memory.request_focus(id);
        }
        memory.set_focus_lock_filter(id, KEYS);
        memory.has_focus(id)
    });
    state.view.focused = focused;
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

/// While moving about, the keyboard is on the grid as a whole; a screen reader is told which cell that means.
fn name_focus(ui: &Ui, id: Id, name: &str, state: &GridState, model: &dyn GridModel) {
    let at = state.cursor();
    let cell = cell_id(id, at);
    let visible = ui.ctx().has_accesskit_node(cell);
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_role(Role::Grid);
        node.set_label(format!("{name}, cells"));
        node.set_row_count(model.rows());
        node.set_column_count(model.columns().len());
        if visible {
            node.set_active_descendant(cell.accesskit_id());
        }
    });
}

/// Takes the grid's events out of the queue in their order. Several keys can come in one frame. Gives back what a screen
/// reader asked for.
fn walk_events(
    ui: &Ui,
    id: Id,
    mouse: &Response,
    state: &mut GridState,
    model: &dyn GridModel,
    layout: &Layout,
    actions: &mut Vec<GridAction>,
) -> Vec<ActionRequest> {
    let focused = ui.memory(|memory| memory.has_focus(id)) && ui.is_enabled();
    let pressed = mouse.is_pointer_button_down_on() || mouse.clicked();
    let mut requests = Vec::new();
    let mut left = Vec::new();
    let mut space_taken = false;
    for event in ui.input_mut(|input| std::mem::take(&mut input.events)) {
        let input = match &event {
            Event::PointerButton { pos, button: PointerButton::Primary, pressed: true, modifiers } if pressed => {
                // The mouse needs the event too.
                left.push(event.clone());
                layout.cell_at(*pos).map(|at| GridInput::Press { at, extend: modifiers.shift })
            }
            Event::AccessKitActionRequest(request) => {
                requests.push(request.clone());
                left.push(event);
                continue;
            }
            _ if !focused => None,
            // The space of Shift+Space comes as text, too.
            Event::Text(text) if text == " " && std::mem::take(&mut space_taken) => continue,
            Event::Text(text) => Some(GridInput::Type(text.clone())),
            Event::Ime(ImeEvent::Commit(text)) if !state.is_editing() => Some(GridInput::Type(text.clone())),
            Event::Ime(ImeEvent::Preedit { text, .. }) if !state.is_editing() && !text.is_empty() => {
                let at = state.cursor();
                if model.cell(at.row, at.column).editable {
                    state.begin_edit_with("");
                }
                // The text field shows what is being composed.
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
            None if !matches!(event, Event::PointerButton { pressed: true, .. }) || !pressed => left.push(event),
            None => {}
        }
    }
    ui.input_mut(|input| input.events = left);
    requests
}

/// Selects by dragging and edits on a double click.
fn drag(
    ui: &Ui,
    mouse: &Response,
    state: &mut GridState,
    model: &dyn GridModel,
    layout: &Layout,
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
fn reveal(ui: &Ui, state: &mut GridState, layout: &mut Layout) {
    let Some(at) = state.reveal.take() else { return };
    let fits = at.row < layout.row_count() && at.column < layout.column_count();
    let offset = if fits { layout.offset_showing(at) } else { layout.offset };
    if offset != layout.offset {
        layout.offset = offset;
        state.view.scroll_to = Some(offset);
        ui.ctx().request_repaint();
    }
}
