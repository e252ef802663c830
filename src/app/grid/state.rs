//! The grid's selection, editing and clipboard as a plain state machine: what a person did goes in, what is to be done
//! to the data comes out.

use std::collections::HashMap;

use super::bulk_edit;
use super::bulk_edit::BulkEditResult;
use super::cell_range::{CellPos, CellRange};
use super::key_bindings::{Direction, GridInput, MoveDistance, SelectionWay};
use super::layout::ScrollView;
use super::line_editor::LineEditor;
use super::model::GridModel;
use super::movement;

/// Whether a cell's text is under edit, and how that came about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EditMode {
    /// Moving about.
    #[default]
    Nav,
    /// Typing over a cell: an arrow commits and moves on.
    Enter,
    /// Editing the text of a cell: arrows move within the text.
    Edit,
}

/// A new text for one cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellChange {
    pub row: usize,
    pub column: usize,
    pub text: String,
}

/// What the owner of the data is asked to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GridAction {
    /// Change these cells, as one step of undo.
    Change(Vec<CellChange>),
    /// Tell the person.
    Message(String),
    /// Show how the value of this cell, which cannot be typed into, came about.
    OpenDetails(CellPos),
    /// A cell on which the cursor does not stop, such as a title, was clicked.
    Press(CellPos),
    /// Put this text on the clipboard. The widget does so itself.
    Copy(String),
}

/// What could complete the text being typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Completions {
    items: Vec<String>,
    picked: Option<usize>,
    /// The text as typed, to come back to from the list.
    typed: String,
    /// The one whose rest stands selected behind what was typed.
    suggested: Option<usize>,
}

/// Where the cursor is, what is selected and what is being typed.
#[derive(Clone, Debug, Default)]
pub struct GridState {
    /// The cell that typing goes into.
    cursor: CellPos,
    /// The corner of the selection that stays put.
    anchor: CellPos,
    /// The corner of the selection that Shift moves.
    head: CellPos,
    mode: EditMode,
    line: LineEditor,
    completions: Completions,
    /// The column where a run of Tabs began, to which Enter returns.
    tab_column: Option<usize>,
    /// Changes already asked for since [`GridState::begin`], which the model does not show yet.
    pending: HashMap<CellPos, String>,
    /// The cell to be scrolled into view.
    pub(super) reveal: Option<CellPos>,
    pub(super) view: ScrollView,
}

impl GridState {
    /// The cell that typing goes into.
    pub fn cursor(&self) -> CellPos {
        self.cursor
    }

    /// The selected cells; the cursor's own when there is no more.
    pub fn selection(&self) -> CellRange {
        CellRange::between(self.anchor, self.head)
    }

    /// The corner of the selection that Shift and the mouse move.
    pub(super) fn far_corner(&self) -> CellPos {
        self.head
    }

    pub fn mode(&self) -> EditMode {
        self.mode
    }

    /// Whether a cell's text is being edited: then undo, copy and paste are the text's.
    pub fn is_editing(&self) -> bool {
        self.mode != EditMode::Nav
    }

    /// The text being edited.
    pub fn buffer(&self) -> Option<&str> {
        self.is_editing().then(|| self.line.text())
    }

    pub(super) fn line(&self) -> &LineEditor {
        &self.line
    }

    /// What the list under the editor shows, and which of it Enter would take.
    pub fn list(&self) -> (&[String], Option<usize>) {
        let items = &self.completions.items;
        let shown = self.is_editing() && !items.is_empty();
        if shown { (items, self.completions.picked.or(self.completions.suggested)) } else { (&[], None) }
    }

    /// Puts the cursor on a cell and scrolls it into view. What is being typed is forgotten.
    pub fn go_to(&mut self, row: usize, column: usize) {
        self.leave_edit();
        self.put(CellPos { row, column });
    }

    /// Takes the keyboard in the next frame, as when the grid's tab is turned to.
    pub fn take_focus(&mut self) {
        self.view.wants_focus = true;
    }

    /// Selects a rectangle, cursor in its first corner, and scrolls that into view.
    pub fn select(&mut self, range: CellRange) {
        self.go_to(range.top, range.left);
        self.head = CellPos { row: range.bottom, column: range.right };
    }

    /// Begins typing over the cursor's cell, as if this text had been typed.
    pub fn begin_edit_with(&mut self, text: impl Into<String>) {
        self.enter_edit(text);
        self.view.wants_focus = true;
    }

    fn enter_edit(&mut self, text: impl Into<String>) {
        self.line = LineEditor::new(text);
        self.completions = Completions::default();
        self.mode = EditMode::Enter;
        self.reveal = Some(self.cursor);
    }

    /// Follows the cells to where a new layout puts them, and keeps the cursor in view if it was. A cell that is gone
    /// loses the cursor to its nearest neighbour, and what was being typed into it is forgotten.
    pub fn remap(&mut self, place: impl Fn(CellPos) -> Option<CellPos>) {
        self.tab_column = None;
        self.pending.clear();
        if let Some(cursor) = place(self.cursor) {
            let corners = place(self.anchor).zip(place(self.head));
            self.cursor = cursor;
            (self.anchor, self.head) = corners.unwrap_or((cursor, cursor));
            if !self.selection().contains(cursor) {
                (self.anchor, self.head) = (cursor, cursor);
            }
        } else {
            self.leave_edit();
            (self.anchor, self.head) = (self.cursor, self.cursor);
        }
        if self.view.cursor_seen {
            self.reveal = Some(self.cursor);
        }
    }

    /// Starts a frame: the model now shows what was asked for earlier, and the cursor is brought back onto the sheet if
    /// the sheet became smaller. To be called before [`GridState::handle`].
    pub fn begin(&mut self, model: &dyn GridModel) {
        self.pending.clear();
        let (rows, columns) = (model.rows(), model.columns().len());
        let fits = |at: CellPos| at.row < rows && at.column < columns;
        if !fits(self.cursor) || !model.reachable(self.cursor.row, self.cursor.column) {
            self.leave_edit();
            self.cursor = movement::nearest(model, self.cursor);
            (self.anchor, self.head) = (self.cursor, self.cursor);
        }
        if !fits(self.anchor) || !fits(self.head) {
            (self.anchor, self.head) = (self.cursor, self.cursor);
        }
    }

    /// Does what a person asked for.
    pub fn handle(&mut self, input: GridInput, model: &dyn GridModel) -> Vec<GridAction> {
        let mut actions = Vec::new();
        if model.rows() == 0 || model.columns().is_empty() {
            return actions;
        }
        if self.is_editing() {
            // Whoever types wants to see where.
            self.reveal = Some(self.cursor);
        }
        match input {
            GridInput::Type(text) => self.type_text(&text, model, &mut actions),
            GridInput::Move { direction, reach, extend } => {
                self.commit(model, &mut actions);
                self.tab_column = None;
                self.travel(direction, reach, extend, model);
            }
            GridInput::Tab(way) => {
                self.commit(model, &mut actions);
                self.tab(way, model);
            }
            GridInput::Enter(way) => {
                self.commit(model, &mut actions);
                self.enter(way, model);
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
            GridInput::Cancel => self.leave_edit(),
            GridInput::Commit => self.commit(model, &mut actions),
            GridInput::Clear => self.clear(model, &mut actions),
            GridInput::FillDown => self.fill(Direction::Down, model, &mut actions),
            GridInput::FillRight => self.fill(Direction::Right, model, &mut actions),
            GridInput::Copy => self.copy(model, &mut actions),
            GridInput::Cut => self.cut(model, &mut actions),
            GridInput::Paste(text) => self.paste(&text, model, &mut actions),
            GridInput::Press { at, extend } => self.press(at, extend, model, &mut actions),
            GridInput::Drag(at) => {
                if !self.is_editing() {
                    self.head = Self::on_sheet(at, model);
                    self.reveal = Some(self.head);
                }
            }
            GridInput::DoubleClick(at) => {
                if at == self.cursor && !self.is_editing() {
                    self.edit(model, &mut actions);
                }
            }
            GridInput::Caret { motion, extend } => {
                self.accept_suggestion();
                self.line.go(motion, extend);
            }
            GridInput::Erase(motion) => {
                self.line.delete(motion);
                self.complete(model, CompletionSource::No);
            }
            GridInput::SelectText => self.line.select_all(),
            GridInput::UndoText => {
                self.line.undo();
                self.complete(model, CompletionSource::No);
            }
            GridInput::RedoText => {
                self.line.redo();
                self.complete(model, CompletionSource::No);
            }
            GridInput::Adopt { text, caret, mark } => self.adopt(&text, caret, mark, model),
            GridInput::OpenList => self.open_list(model, &mut actions),
            GridInput::Pick(way) => self.pick(way),
            GridInput::Choose(index) => {
                if let Some(item) = self.completions.items.get(index).cloned() {
                    self.line.replace(&item);
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

    /// What editing this cell starts with and copying it takes.
    fn source(&self, model: &dyn GridModel, at: CellPos) -> String {
        if let Some(text) = self.pending.get(&at) {
            return text.clone();
        }
        let cell = model.cell(at.row, at.column);
        cell.source.unwrap_or(cell.text).into_owned()
    }

    fn filled(&self, model: &dyn GridModel, at: CellPos) -> bool {
        self.pending.get(&at).map_or_else(|| !model.cell(at.row, at.column).text.is_empty(), |text| !text.is_empty())
    }

    fn on_sheet(at: CellPos, model: &dyn GridModel) -> CellPos {
        CellPos { row: at.row.min(model.rows() - 1), column: at.column.min(model.columns().len() - 1) }
    }

    // Moving

    /// Puts the cursor on a cell, with nothing else selected.
    fn put(&mut self, at: CellPos) {
        (self.cursor, self.anchor, self.head) = (at, at, at);
        self.tab_column = None;
        self.reveal = Some(at);
    }

    fn travel(&mut self, direction: Direction, reach: MoveDistance, extend: bool, model: &dyn GridModel) {
        let from = if extend { self.head } else { self.cursor };
        let filled = |at| self.filled(model, at);
        let back = matches!(direction, Direction::Up | Direction::Left);
        let to = match reach {
            MoveDistance::Cell => movement::step(model, from, direction).unwrap_or(from),
            MoveDistance::Edge => movement::edge(model, filled, from, direction),
            MoveDistance::Page => movement::page(model, from, direction, self.view.page_rows()),
            MoveDistance::Row if back => movement::row_start(model, from),
            MoveDistance::Row => movement::row_end(model, from),
            MoveDistance::Sheet if back => movement::sheet_start(model, from),
            MoveDistance::Sheet => movement::sheet_end(model, filled, from),
        };
        if extend {
            self.extend_to(to);
        } else {
            self.put(to);
        }
    }

    fn extend_to(&mut self, to: CellPos) {
        // After Tabs within a selection the cursor may be inside it; what grows, grows from the cursor.
        self.anchor = self.cursor;
        self.head = to;
        self.reveal = Some(to);
    }

    fn select_span(&mut self, rows: std::ops::Range<usize>, columns: std::ops::Range<usize>) {
        self.anchor = CellPos { row: rows.start, column: columns.start };
        self.head = CellPos { row: rows.end - 1, column: columns.end - 1 };
    }

    fn tab(&mut self, way: SelectionWay, model: &dyn GridModel) {
        if self.selection().is_one_cell() {
            let began = self.tab_column.unwrap_or(self.cursor.column);
            let direction = if way == SelectionWay::Forward { Direction::Right } else { Direction::Left };
            let to = movement::step(model, self.cursor, direction).unwrap_or(self.cursor);
            self.put(to);
            self.tab_column = Some(began.min(to.column));
        } else {
            self.cycle(EditOrder::Rows, way, model);
        }
    }

    fn enter(&mut self, way: SelectionWay, model: &dyn GridModel) {
        if self.selection().is_one_cell() {
            let began = self.tab_column.map_or(self.cursor, |column| CellPos { row: self.cursor.row, column });
            let direction = if way == SelectionWay::Forward { Direction::Down } else { Direction::Up };
            self.put(movement::step(model, began, direction).unwrap_or(self.cursor));
        } else {
            self.cycle(EditOrder::Columns, way, model);
        }
    }

    /// Takes the cursor to the next reachable cell within the selection.
    fn cycle(&mut self, order: EditOrder, way: SelectionWay, model: &dyn GridModel) {
        let range = self.selection();
        let (height, width) = (range.height(), range.width());
        let (down, along) = (self.cursor.row - range.top, self.cursor.column - range.left);
        let here = match order {
            EditOrder::Rows => down * width + along,
            EditOrder::Columns => along * height + down,
        };
        let at = |n: usize| match order {
            EditOrder::Rows => CellPos { row: range.top + n / width, column: range.left + n % width },
            EditOrder::Columns => CellPos { row: range.top + n % height, column: range.left + n / height },
        };
        let count = height * width;
        let next = (1..count)
            .map(|steps| at((here + if way == SelectionWay::Forward { steps } else { count - steps }) % count))
            .find(|at| model.reachable(at.row, at.column));
        if let Some(next) = next {
            self.cursor = next;
            self.reveal = Some(next);
        }
    }

    fn press(&mut self, at: CellPos, extend: bool, model: &dyn GridModel, actions: &mut Vec<GridAction>) {
        self.commit(model, actions);
        let at = Self::on_sheet(at, model);
        self.tab_column = None;
        if extend {
            self.extend_to(at);
        } else if model.reachable(at.row, at.column) {
            self.put(at);
        } else {
            actions.push(GridAction::Press(at));
        }
    }

    // Editing

    fn leave_edit(&mut self) {
        self.mode = EditMode::Nav;
        self.line = LineEditor::default();
        self.completions = Completions::default();
    }

    /// Whether the cursor's cell can be typed into; says so to the person if not.
    fn may_edit(&self, model: &dyn GridModel, actions: &mut Vec<GridAction>) -> bool {
        let editable = model.cell(self.cursor.row, self.cursor.column).editable;
        if !editable {
            actions.push(GridAction::Message("This cell cannot be typed into.".to_owned()));
        }
        editable
    }

    fn type_text(&mut self, text: &str, model: &dyn GridModel, actions: &mut Vec<GridAction>) {
        if text.is_empty() || text.chars().all(char::is_control) {
            return;
        }
        if !self.is_editing() {
            if !self.may_edit(model, actions) {
                return;
            }
            if model.one_letter(self.cursor.row, self.cursor.column) {
                return self.type_letters(text, model, actions);
            }
            self.enter_edit("");
        }
        self.line.insert(text);
        self.complete(model, CompletionSource::Yes);
    }

    /// A letter for each cell, from the cursor on; a space leaves its cell empty.
    fn type_letters(&mut self, text: &str, model: &dyn GridModel, actions: &mut Vec<GridAction>) {
        for letter in text.chars().filter(|letter| !letter.is_control()) {
            let CellPos { row, column } = self.cursor;
            let text = if letter.is_whitespace() { String::new() } else { letter.to_string() };
            if text != self.source(model, self.cursor) {
                actions.push(GridAction::Change(vec![CellChange { row, column, text }]));
            }
            self.put(movement::next_letter(model, self.cursor));
        }
    }

    fn edit(&mut self, model: &dyn GridModel, actions: &mut Vec<GridAction>) {
        match self.mode {
            EditMode::Nav if !model.cell(self.cursor.row, self.cursor.column).editable => {
                actions.push(GridAction::OpenDetails(self.cursor));
            }
            EditMode::Nav => {
                self.enter_edit(self.source(model, self.cursor));
                self.mode = EditMode::Edit;
            }
            // As in Excel, F2 changes what the arrows do.
            EditMode::Enter => {
                self.accept_suggestion();
                self.mode = EditMode::Edit;
            }
            EditMode::Edit => self.mode = EditMode::Enter,
        }
    }

    fn adopt(&mut self, text: &str, caret: usize, mark: usize, model: &dyn GridModel) {
        if self.is_editing() {
            let changed = text != self.line.text();
            self.line.adopt(text, caret, mark);
            if changed {
                self.complete(model, CompletionSource::No);
            } else {
                // The mouse was used within the text: the arrows are now the text's.
                self.mode = EditMode::Edit;
            }
        }
    }

    /// The text to be committed: what was typed, or the completion that stands for it in its own spelling.
    fn final_text(&self) -> &str {
        let typed = self.line.text();
        let suggested = self.completions.suggested.and_then(|at| self.completions.items.get(at));
        suggested.filter(|item| rest_of(item, typed) == Some("")).map_or(typed, String::as_str)
    }

    fn commit(&mut self, model: &dyn GridModel, actions: &mut Vec<GridAction>) {
        if !self.is_editing() {
            return;
        }
        let text = self.final_text().trim().to_owned();
        self.leave_edit();
        let CellPos { row, column } = self.cursor;
        if text != self.source(model, self.cursor) && self.may_edit(model, actions) {
            actions.push(GridAction::Change(vec![CellChange { row, column, text }]));
        }
    }

    fn enter_all(&mut self, model: &dyn GridModel, actions: &mut Vec<GridAction>) {
        if self.is_editing() {
            let text = self.final_text().trim().to_owned();
            self.leave_edit();
            let outcome =
                bulk_edit::write(model, |at| self.source(model, at), self.selection(), |_| Some(text.clone()));
            report(outcome, actions);
        }
    }

    // Completions

    fn complete(&mut self, model: &dyn GridModel, suggest: CompletionSource) {
        let typed = self.line.text().to_owned();
        let CellPos { row, column } = self.cursor;
        let mut items =
            if typed.trim().is_empty() { Vec::new() } else { model.completions(row, column, typed.trim_start()) };
        if items.len() == 1 && items[0] == typed {
            items.clear();
        }
        self.completions = Completions { items, typed: typed.clone(), ..Completions::default() };
        if suggest == CompletionSource::Yes && self.line.caret() == typed.chars().count() {
            let mut items = self.completions.items.iter().enumerate();
            let found = items.find_map(|(at, item)| Some((at, rest_of(item, &typed)?.to_owned())));
            if let Some((at, rest)) = found {
                self.line.suggest(&rest);
                self.completions.suggested = Some(at);
            }
        }
    }

    /// Lets what was suggested stand as if typed, in the completion's own spelling.
    fn accept_suggestion(&mut self) {
        if self.completions.suggested.is_some() {
            let text = self.final_text().to_owned();
            if text != self.line.text() {
                self.line.replace(&text);
            }
            self.completions = Completions::default();
        }
    }

    fn open_list(&mut self, model: &dyn GridModel, actions: &mut Vec<GridAction>) {
        if !self.is_editing() {
            if !self.may_edit(model, actions) {
                return;
            }
            self.edit(model, actions);
        }
        let CellPos { row, column } = self.cursor;
        let items = model.completions(row, column, "");
        self.completions = Completions { items, typed: self.line.text().to_owned(), ..Completions::default() };
    }

    fn pick(&mut self, way: SelectionWay) {
        let last = self.completions.items.len().saturating_sub(1);
        let picked = match (self.completions.picked.or(self.completions.suggested), way) {
            (None, SelectionWay::Forward) => Some(0),
            (None, SelectionWay::Backward) => Some(last),
            (Some(at), SelectionWay::Forward) => Some((at + 1).min(last)),
            // Up from the first is back to what was typed.
            (Some(at), SelectionWay::Backward) => at.checked_sub(1),
        };
        let text = picked.and_then(|at| self.completions.items.get(at)).unwrap_or(&self.completions.typed).clone();
        self.line.replace(&text);
        self.completions.suggested = None;
        self.completions.picked = picked;
    }

    // Many cells at once

    fn clear(&mut self, model: &dyn GridModel, actions: &mut Vec<GridAction>) {
        let range = self.selection();
        let mut outcome = bulk_edit::write(model, |at| self.source(model, at), range, |_| Some(String::new()));
        if !outcome.changes.is_empty() {
            // Emptying a whole board is meant for what can be typed; the rest goes without saying.
            outcome.skipped = 0;
        }
        report(outcome, actions);
    }

    fn fill(&mut self, direction: Direction, model: &dyn GridModel, actions: &mut Vec<GridAction>) {
        let mut range = self.selection();
        let down = direction == Direction::Down;
        let from = if down && range.height() == 1 {
            range.top.checked_sub(1)
        } else if !down && range.width() == 1 {
            range.left.checked_sub(1)
        } else if down {
            range.top += 1;
            Some(range.top - 1)
        } else {
            range.left += 1;
            Some(range.left - 1)
        };
        let Some(from) = from else {
            let text = if down {
                "There is no row above to fill from."
            } else {
                "There is no column to the left to fill from."
            };
            actions.push(GridAction::Message(text.to_owned()));
            return;
        };
        let outcome = bulk_edit::write(
            model,
            |at| self.source(model, at),
            range,
            |at| {
                let at = if down { CellPos { row: from, ..at } } else { CellPos { column: from, ..at } };
                Some(self.source(model, at))
            },
        );
        report(outcome, actions);
    }

    fn copy(&mut self, model: &dyn GridModel, actions: &mut Vec<GridAction>) {
        if self.is_editing() {
            if !self.line.selected().is_empty() {
                actions.push(GridAction::Copy(self.line.selected().to_owned()));
            }
        } else {
            let text = bulk_edit::copy(|at| self.source(model, at), self.selection());
            actions.push(GridAction::Copy(text));
        }
    }

    fn cut(&mut self, model: &dyn GridModel, actions: &mut Vec<GridAction>) {
        self.copy(model, actions);
        if self.is_editing() {
            self.line.delete_selected();
            self.complete(model, CompletionSource::No);
        } else {
            self.clear(model, actions);
        }
    }

    fn paste(&mut self, text: &str, model: &dyn GridModel, actions: &mut Vec<GridAction>) {
        if self.is_editing() {
            self.line.insert(text.trim_end_matches(['\n', '\r', '\0']));
            self.complete(model, CompletionSource::No);
        } else if !text.is_empty() {
            let size = (model.rows(), model.columns().len());
            let pasting = bulk_edit::place(text, self.selection(), size);
            let outcome =
                bulk_edit::write(model, |at| self.source(model, at), pasting.range, |at| pasting.text_for(at));
            // What was pasted is selected. Where it does not reach the cursor, the cursor goes to its first cell that can
            // be reached, and stays with its own selection where there is none.
            let range = pasting.range;
            let cells = || {
                (range.top..=range.bottom)
                    .flat_map(|row| (range.left..=range.right).map(move |column| CellPos { row, column }))
            };
            let cursor = Some(self.cursor)
                .filter(|at| range.contains(*at))
                .or_else(|| cells().find(|at| model.reachable(at.row, at.column)));
            if let Some(cursor) = cursor {
                self.cursor = cursor;
                self.anchor = CellPos { row: range.top, column: range.left };
                self.head = CellPos { row: range.bottom, column: range.right };
            }
            report(BulkEditResult { left_out: pasting.left_out, ..outcome }, actions);
        }
    }
}

/// The order in which Tab and Enter go through a selection.
#[derive(Clone, Copy)]
enum EditOrder {
    /// Row by row.
    Rows,
    /// Column by column.
    Columns,
}

/// Whether the best completion is put behind what was typed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CompletionSource {
    Yes,
    No,
}

fn report(outcome: BulkEditResult, actions: &mut Vec<GridAction>) {
    let message = outcome.message();
    if !outcome.changes.is_empty() {
        actions.push(GridAction::Change(outcome.changes));
    }
    actions.extend(message.map(GridAction::Message));
}

/// What follows `typed` in `item`, if `item` begins with it, whatever the case of the letters.
fn rest_of<'a>(item: &'a str, typed: &str) -> Option<&'a str> {
    let mut rest = item.chars();
    for letter in typed.chars() {
        let other = rest.next()?;
        if !(letter == other || letter.to_lowercase().eq(other.to_lowercase())) {
            return None;
        }
    }
    Some(rest.as_str())
}
