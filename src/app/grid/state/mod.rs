//! The state machine for the cursor, the selection, editing and the clipboard. It takes a [`GridInput`] and returns the
//! [`GridAction`]s for the owner of the data. It paints nothing.

mod cursor_moves;
mod editing;
mod many_cells;

use std::collections::HashMap;

use eframe::egui::Pos2;

use super::cell_range::{CellPos, CellRange};
use super::copied_html::CopiedCells;
use super::key_bindings::{Direction, EditMode, GridInput};
use super::layout::ScrollView;
use super::line_editor::LineEditor;
use super::model::{CellChange, CellTone, GridModel};
use super::movement;
use editing::InlineSuggestion;
use many_cells::CopiedFigures;

/// For how many seconds the cells are lit up that undo or redo has changed.
const LIT_SECONDS: f64 = 4.0;

/// A request from the grid to the owner of the data.
#[derive(Clone, Debug, PartialEq)]
pub enum GridAction {
    /// Change these cells in one undo step.
    Change(Vec<CellChange>),
    /// Show this message to the user.
    Message(String),
    /// Tell the user that something was not done, in a place that is not overlooked.
    Refusal(String),
    /// Explain the value of this cell, which cannot be edited.
    OpenDetails(CellPos),
    /// The user clicked a cell on which the cursor does not stop, such as a title.
    Press(CellPos),
    /// Give this column another width, in points before zoom.
    ResizeColumn { column: usize, width: f32 },
    /// The user dragged a column before this one, or behind the last one.
    MoveColumn { column: usize, to: usize },
    /// The user wants to choose by its values which rows are shown of this column.
    OpenFilter { column: usize },
    /// The user clicked the heading of a column with Shift held down.
    PressAlso(CellPos),
    /// Show what this block from the clipboard would change if it is pasted at this cell. See
    /// [`GridModel::reads_block`].
    PasteBlock { text: String, at: CellPos },
    /// These cells, with this text on the clipboard, are emptied when they are pasted.
    CutCells { cells: Vec<CellPos>, text: String },
    /// The changes that follow paste this text into these cells.
    Pasting { text: String, range: CellRange },
    /// Put these cells on the clipboard. The widget handles this action itself.
    Copy(CopiedCells),
}

/// The possible completions of the edited text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Completions {
    items: Vec<String>,
    picked: Option<usize>,
    /// The text as typed. Going up from the first entry of the list restores it.
    typed: String,
    /// The completion whose remaining letters are shown, selected, after the typed text.
    suggested: Option<usize>,
    /// Whether a key opened the whole list, so that Home and End go to its ends.
    is_opened: bool,
    /// Whether the user went back from the list to the typed text.
    is_declined: bool,
}

/// The cursor, the selection and the edited text.
#[derive(Clone, Debug, Default)]
pub struct GridState {
    /// The cell that receives typed text.
    cursor: CellPos,
    /// The corner of the selection that stays in place.
    anchor: CellPos,
    /// The corner of the selection that Shift moves.
    far_corner: CellPos,
    /// The ranges that were selected before, with Ctrl held down.
    other_ranges: Vec<CellRange>,
    /// The cells that undo or redo has just changed. They are lit up until the next input, and for a moment at most.
    lit: Vec<CellPos>,
    /// The time of the first frame with them, in seconds.
    lit_since: Option<f64>,
    mode: EditMode,
    line_editor: LineEditor,
    completions: Completions,
    /// The column where a run of Tabs began. Enter returns to this column.
    tab_column: Option<usize>,
    /// Changes requested since [`GridState::begin_frame`]. The model does not show them yet.
    pending: HashMap<CellPos, String>,
    /// Whether copied figures have a comma before their decimals.
    pub(super) has_decimal_comma: bool,
    /// The cell to scroll into view.
    pub(super) scroll_target: Option<CellPos>,
    pub(super) view: ScrollView,
}

impl GridState {
    /// The cell that receives typed text.
    pub fn cursor(&self) -> CellPos {
        self.cursor
    }

    /// The selected range that was chosen last. Only the cursor's cell if no more are selected.
    pub fn selection(&self) -> CellRange {
        CellRange::between(self.anchor, self.far_corner)
    }

    /// The selected ranges, in the order in which they were selected. They can overlap.
    pub fn ranges(&self) -> Vec<CellRange> {
        let mut ranges = self.other_ranges.clone();
        ranges.push(self.selection());
        ranges
    }

    /// Whether a cell is selected.
    pub fn is_selected(&self, at: CellPos) -> bool {
        self.selection().contains(at) || self.other_ranges.iter().any(|range| range.contains(at))
    }

    /// The ranges that were selected before the last one, with Ctrl held down.
    pub(super) fn other_ranges(&self) -> &[CellRange] {
        &self.other_ranges
    }

    /// Every selected cell once.
    fn selected_cells(&self, model: &dyn GridModel) -> Vec<CellPos> {
        let ranges = self.ranges();
        let is_new = |at: &CellPos, before: &[CellRange]| !before.iter().any(|range| range.contains(*at));
        let cells = ranges.iter().enumerate();
        let new_cells = |(n, range): (usize, &CellRange)| {
            let is_shown = |at: &CellPos| !model.is_hidden(at.row, at.column);
            range.cells().filter(|at| is_new(at, &ranges[..n]) && is_shown(at)).collect::<Vec<_>>()
        };
        cells.flat_map(new_cells).collect()
    }

    /// Lights up cells that undo or redo has changed, until the next input, and for a moment at most.
    pub fn light_up(&mut self, cells: Vec<CellPos>) {
        self.lit = cells;
        self.lit_since = None;
    }

    /// Ends the light after its moment. Returns the seconds that are left of it. `now` is the time in seconds.
    pub(super) fn dim_lit(&mut self, now: f64) -> Option<f64> {
        if self.lit.is_empty() {
            return None;
        }
        let left = *self.lit_since.get_or_insert(now) + LIT_SECONDS - now;
        if left <= 0.0 {
            self.lit.clear();
        }
        Some(left).filter(|left| *left > 0.0)
    }

    /// The cells that are lit up.
    pub(super) fn lit(&self) -> &[CellPos] {
        &self.lit
    }

    /// Moves the caret of the edited text to this letter. The arrows then move the caret.
    pub fn place_caret(&mut self, letter: usize) {
        if self.is_editing() {
            self.accept_suggestion();
            let text = self.line_editor.text().to_owned();
            self.line_editor.adopt(&text, letter, letter);
            self.mode = EditMode::Edit;
        }
    }

    /// The corner of the selection that moves with Shift or the mouse.
    pub(super) fn far_corner(&self) -> CellPos {
        self.far_corner
    }

    pub fn mode(&self) -> EditMode {
        self.mode
    }

    /// Whether a cell's text is being edited. Undo, copy and paste then apply to this text.
    pub fn is_editing(&self) -> bool {
        self.mode != EditMode::Navigate
    }

    /// The text being edited, if there is one.
    pub fn edited_text(&self) -> Option<&str> {
        self.is_editing().then(|| self.line_editor.text())
    }

    pub(super) fn line_editor(&self) -> &LineEditor {
        &self.line_editor
    }

    /// The completions shown below the editor, and the index of the one that Enter would take.
    pub fn completion_list(&self) -> (&[String], Option<usize>) {
        let items = &self.completions.items;
        let shown = self.is_editing() && !items.is_empty();
        if shown { (items, self.completions.picked.or(self.completions.suggested)) } else { (&[], None) }
    }

    /// Puts the cursor on a cell and scrolls it into view. The edited text is discarded.
    pub fn go_to(&mut self, row: usize, column: usize) {
        self.leave_edit();
        self.place_cursor(CellPos { row, column });
    }

    /// Gives a column the width of its longest text in the next frame.
    pub fn fit_column(&mut self, column: usize) {
        self.view.columns_to_fit.push(column);
    }

    /// Takes the keyboard focus and pastes the clipboard, which the system was asked for.
    pub fn expect_paste(&mut self) {
        self.view.focus_requested = true;
        self.view.paste_expected = true;
    }

    /// The lower left corner of the cursor's cell in the window, in the last frame.
    pub fn cursor_corner(&self) -> Option<Pos2> {
        self.view.cursor_rect.map(|rect| rect.left_bottom())
    }

    /// Takes the keyboard focus in the next frame, for example when the user opens the grid's tab.
    pub fn take_focus(&mut self) {
        self.view.focus_requested = true;
    }

    /// Whether the grid takes the keyboard focus in the next frame.
    pub fn is_taking_focus(&self) -> bool {
        self.view.focus_requested
    }

    /// Scrolls to the cursor in the next frame.
    pub fn show_cursor(&mut self) {
        self.scroll_target = Some(self.cursor);
    }

    /// The lower left corner of the heading of the cursor's column in the window, in the last frame.
    pub fn heading_corner(&self) -> Option<Pos2> {
        self.view.heading_rect.map(|rect| rect.left_bottom())
    }

    /// Selects a rectangle, puts the cursor in its first corner and scrolls the cursor into view.
    pub fn select(&mut self, range: CellRange) {
        self.go_to(range.top, range.left);
        self.far_corner = CellPos { row: range.bottom, column: range.right };
    }

    /// Begins to edit the cursor's cell, as if the user had typed this text.
    pub fn begin_edit_with(&mut self, text: impl Into<String>) {
        self.enter_edit(text);
        self.view.focus_requested = true;
    }

    /// Begins to correct a text that the cursor's cell has refused. As in a cell with a text, what is typed next replaces it,
    /// and F2 goes on with it.
    pub fn begin_correction(&mut self, text: impl Into<String>) {
        self.begin_edit_with(text);
        self.line_editor.select_all();
    }

    fn enter_edit(&mut self, text: impl Into<String>) {
        self.line_editor = LineEditor::new(text);
        self.completions = Completions::default();
        self.mode = EditMode::Enter;
        self.scroll_target = Some(self.cursor);
    }

    /// Moves the cursor and the selection with their cells after a change of layout. Keeps the cursor visible if it was
    /// visible. If the cursor's cell is gone, the edited text is discarded and the next frame moves the cursor to the
    /// nearest cell.
    pub fn remap(&mut self, place: impl Fn(CellPos) -> Option<CellPos>) {
        let tab_start = self.tab_column.map(|column| CellPos { column, ..self.cursor });
        self.tab_column = tab_start.and_then(&place).map(|at| at.column);
        self.pending.clear();
        self.other_ranges.clear();
        self.lit = std::mem::take(&mut self.lit).into_iter().filter_map(&place).collect();
        if let Some(cursor) = place(self.cursor) {
            let corners = place(self.anchor).zip(place(self.far_corner));
            self.cursor = cursor;
            (self.anchor, self.far_corner) = corners.unwrap_or((cursor, cursor));
            if !self.selection().contains(cursor) {
                (self.anchor, self.far_corner) = (cursor, cursor);
            }
        } else {
            self.leave_edit();
            (self.anchor, self.far_corner) = (self.cursor, self.cursor);
        }
        if self.view.cursor_visible {
            self.scroll_target = Some(self.cursor);
        }
    }

    /// Moves the cursor and the selection with their columns, after the columns of the sheet have changed.
    pub fn follow_columns<C: PartialEq>(&mut self, before: &[C], now: &[C]) {
        if before == now {
            return;
        }
        let place = |column: &C| now.iter().position(|have| have == column);
        // The sheet had no columns before it was shown for the first time.
        self.remap(|at| Some(CellPos { column: before.get(at.column).map_or(Some(at.column), place)?, ..at }));
    }

    /// Starts a frame. The model now shows the changes requested earlier. If the sheet became smaller, the cursor moves
    /// back onto it. Call this before [`GridState::handle`].
    pub fn begin_frame(&mut self, model: &dyn GridModel) {
        self.pending.clear();
        let (rows, columns) = (model.rows(), model.columns().len());
        let fits = |at: CellPos| at.row < rows && at.column < columns;
        if !fits(self.cursor) || !model.reachable(self.cursor.row, self.cursor.column) {
            self.leave_edit();
            self.cursor = movement::nearest_reachable(model, self.cursor);
            (self.anchor, self.far_corner) = (self.cursor, self.cursor);
            self.scroll_target = self.scroll_target.map(|_| self.cursor);
        }
        if !fits(self.anchor) || !fits(self.far_corner) {
            (self.anchor, self.far_corner) = (self.cursor, self.cursor);
        }
        self.other_ranges.retain(|range| fits(CellPos { row: range.bottom, column: range.right }));
        self.lit.retain(|at| fits(*at));
    }

    /// Handles one user input and returns the requests to the owner of the data.
    pub fn handle(&mut self, input: GridInput, model: &dyn GridModel) -> Vec<GridAction> {
        let mut actions = Vec::new();
        if model.rows() == 0 || model.columns().is_empty() {
            return actions;
        }
        self.lit.clear();
        if self.is_editing() {
            // The edited cell is kept in view.
            self.scroll_target = Some(self.cursor);
        }
        match input {
            GridInput::Type(text) => self.type_text(&text, model, &mut actions),
            GridInput::Move { direction, distance, extend } => {
                self.commit(model, &mut actions);
                self.tab_column = None;
                self.move_cursor(direction, distance, extend, model);
            }
            GridInput::Tab(step) => {
                self.commit(model, &mut actions);
                self.tab(step, model);
            }
            GridInput::Enter(step) => {
                self.commit(model, &mut actions);
                self.enter(step, model);
            }
            GridInput::EnterAll => self.enter_all(model, &mut actions),
            GridInput::SelectAll => self.select_span(0..model.rows(), 0..model.columns().len()),
            GridInput::SelectRow => {
                let rows = self.selection().rows();
                self.select_span(*rows.start()..*rows.end() + 1, 0..model.columns().len());
            }
            GridInput::SelectColumn => {
                let columns = self.selection().columns();
                self.select_span(0..model.rows(), *columns.start()..*columns.end() + 1);
            }
            GridInput::Edit => self.edit(model, &mut actions),
            GridInput::Retype => self.retype(model, &mut actions),
            GridInput::Cancel => self.leave_edit(),
            GridInput::Commit => self.commit(model, &mut actions),
            GridInput::Clear => self.clear(model, &mut actions),
            GridInput::FillDown => self.fill(Direction::Down, model, &mut actions),
            GridInput::FillRight => self.fill(Direction::Right, model, &mut actions),
            GridInput::Copy => self.copy(CopiedFigures::AsSeen, model, &mut actions),
            GridInput::CopyExact => self.copy(CopiedFigures::Exact, model, &mut actions),
            GridInput::Cut => self.cut(model, &mut actions),
            GridInput::Paste(text) => self.paste(&text, model, &mut actions),
            GridInput::Press { at, extend } => self.press(at, extend, model, &mut actions),
            GridInput::PressAnother(at) => {
                self.commit(model, &mut actions);
                let at = Self::on_sheet(at, model);
                if model.reachable(at.row, at.column) {
                    let ranges = self.ranges();
                    self.place_cursor(at);
                    self.other_ranges = ranges;
                }
            }
            GridInput::Drag(at) => {
                if !self.is_editing() {
                    self.far_corner = Self::on_sheet(at, model);
                    self.scroll_target = Some(self.far_corner);
                }
            }
            GridInput::DoubleClick(at) => {
                if at == self.cursor && !self.is_editing() {
                    self.edit(model, &mut actions);
                }
            }
            GridInput::Caret { motion, extend } => self.move_caret(motion, extend),
            GridInput::Erase(motion) => {
                self.line_editor.delete(motion);
                self.complete(model, InlineSuggestion::Suppressed);
            }
            GridInput::SelectText => self.line_editor.select_all(),
            GridInput::UndoText => {
                self.line_editor.undo();
                self.complete(model, InlineSuggestion::Suppressed);
            }
            GridInput::RedoText => {
                self.line_editor.redo();
                self.complete(model, InlineSuggestion::Suppressed);
            }
            GridInput::AdoptFieldText { text, caret, anchor } => self.adopt_field_text(&text, caret, anchor, model),
            GridInput::OpenCompletions => self.open_completions(model, &mut actions),
            GridInput::PickCompletion(step) => self.pick(step),
            GridInput::ChooseCompletion(index) => {
                if let Some(item) = self.completions.items.get(index).cloned() {
                    self.line_editor.replace(&item);
                    self.completions = Completions::default();
                    self.commit(model, &mut actions);
                }
            }
        }
        for action in &actions {
            if let GridAction::Change(changes) = action {
                self.pending.extend(changes.iter().map(|c| (CellPos::new(c.row, c.column), c.text.clone())));
            }
        }
        actions
    }

    /// The text of a cell for editing and copying.
    fn source_text(&self, model: &dyn GridModel, at: CellPos) -> String {
        if let Some(text) = self.pending.get(&at) {
            return text.clone();
        }
        let cell = model.cell(at.row, at.column);
        cell.source.unwrap_or(cell.text).into_owned()
    }

    fn is_filled(&self, model: &dyn GridModel, at: CellPos) -> bool {
        self.pending.get(&at).map_or_else(|| !model.cell(at.row, at.column).text.is_empty(), |text| !text.is_empty())
    }

    fn on_sheet(at: CellPos, model: &dyn GridModel) -> CellPos {
        CellPos { row: at.row.min(model.rows() - 1), column: at.column.min(model.columns().len() - 1) }
    }

    fn press(&mut self, at: CellPos, extend: bool, model: &dyn GridModel, actions: &mut Vec<GridAction>) {
        self.commit(model, actions);
        let at = Self::on_sheet(at, model);
        self.tab_column = None;
        if extend && model.cell(at.row, at.column).style.tone == CellTone::Heading {
            actions.push(GridAction::PressAlso(at));
        } else if extend {
            self.extend_to(at);
        } else if model.reachable(at.row, at.column) {
            self.place_cursor(at);
        } else {
            actions.push(GridAction::Press(at));
        }
    }
}
