//! Editing the text of the cursor's cell: begin, complete, accept, leave.

use super::{Completions, GridAction, GridState};
use crate::app::grid::cell_range::CellPos;
use crate::app::grid::key_bindings::{EditMode, StepDirection};
use crate::app::grid::line_editor::{CaretMotion, LineEditor};
use crate::app::grid::model::{CellChange, GridModel};
use crate::app::grid::movement;
use crate::app::grid::paste_fill_clear::{self, BulkEditResult};
use crate::book::begins_word_of_name;
use crate::languages::window_sentences::grid as texts;
use crate::letter_case::is_same_letter;

impl GridState {
    pub(super) fn leave_edit(&mut self) {
        self.mode = EditMode::Navigate;
        self.line_editor = LineEditor::default();
        self.completions = Completions::default();
    }

    /// Whether the cursor's cell can be edited. Adds a message for the user if not.
    pub(super) fn check_editable(&self, model: &dyn GridModel, actions: &mut Vec<GridAction>) -> bool {
        let editable = model.cell(self.cursor.row, self.cursor.column).editable;
        if !editable {
            actions.push(GridAction::Message(texts::cell_cannot_be_edited().to_owned()));
        }
        editable
    }

    pub(super) fn type_text(&mut self, text: &str, model: &dyn GridModel, actions: &mut Vec<GridAction>) {
        if text.is_empty() || text.chars().all(char::is_control) {
            return;
        }
        if !self.is_editing() {
            if !self.check_editable(model, actions) {
                return;
            }
            if model.takes_one_letter(self.cursor.row, self.cursor.column) {
                return self.type_letters(text, model, actions);
            }
            self.enter_edit("");
        }
        self.line_editor.insert(text);
        self.complete(model, InlineSuggestion::Allowed);
    }

    /// Puts one letter into each cell, starting at the cursor. A space empties its cell.
    fn type_letters(&mut self, text: &str, model: &dyn GridModel, actions: &mut Vec<GridAction>) {
        for letter in text.chars().filter(|letter| !letter.is_control()) {
            let CellPos { row, column } = self.cursor;
            let text = if letter.is_whitespace() { String::new() } else { letter.to_string() };
            if text != self.source_text(model, self.cursor) {
                actions.push(GridAction::Change(vec![CellChange { row, column, text }]));
            }
            self.place_cursor(movement::next_letter_cell(model, self.cursor));
        }
    }

    pub(super) fn edit(&mut self, model: &dyn GridModel, actions: &mut Vec<GridAction>) {
        match self.mode {
            EditMode::Navigate if !model.cell(self.cursor.row, self.cursor.column).editable => {
                actions.push(GridAction::OpenDetails(self.cursor));
            }
            EditMode::Navigate => {
                self.enter_edit(self.source_text(model, self.cursor));
                self.mode = EditMode::Edit;
            }
            // As in Excel, F2 changes the meaning of the arrows.
            EditMode::Enter => {
                self.accept_suggestion();
                self.line_editor.end_selection();
                self.mode = EditMode::Edit;
            }
            EditMode::Edit => self.mode = EditMode::Enter,
        }
    }

    /// Empties the edited text, so that Escape brings the old text back.
    pub(super) fn retype(&mut self, model: &dyn GridModel, actions: &mut Vec<GridAction>) {
        if model.takes_one_letter(self.cursor.row, self.cursor.column) {
            self.clear(model, actions);
        } else if self.check_editable(model, actions) {
            self.enter_edit("");
        }
    }

    pub(super) fn adopt_field_text(&mut self, text: &str, caret: usize, anchor: usize, model: &dyn GridModel) {
        if self.is_editing() {
            let changed = text != self.line_editor.text();
            self.line_editor.adopt(text, caret, anchor);
            if changed {
                self.complete(model, InlineSuggestion::Suppressed);
            } else {
                // The mouse moved the caret. The arrows now move the caret too.
                self.mode = EditMode::Edit;
            }
        }
    }

    /// The text to commit: the typed text, or the suggested completion in its own spelling if all its letters are
    /// there, or the only completion in view where it is all that the text can mean.
    fn final_text(&self, model: &dyn GridModel) -> &str {
        let typed = self.line_editor.text();
        let suggested = self.completions.suggested.and_then(|at| self.completions.items.get(at));
        let suggested = suggested.filter(|item| rest_of_completion(item, typed) == Some(""));
        suggested.or_else(|| self.only_completion(model)).map_or(typed, String::as_str)
    }

    /// The only completion of the typed text, in a cell that takes it. A name that goes on from the typed text was suggested
    /// in the cell, so the user has removed it. A name that is only similar can be another one.
    fn only_completion(&self, model: &dyn GridModel) -> Option<&String> {
        let Completions { items, typed, picked, suggested: _, is_opened, is_declined } = &self.completions;
        let [only] = &items[..] else { return None };
        let is_meant = !is_opened && !is_declined && picked.is_none() && typed == self.line_editor.text();
        let CellPos { row, column } = self.cursor;
        let is_typed = is_meant && rest_of_completion(only, typed).is_none() && begins_word_of_name(only, typed);
        (is_typed && model.takes_only_completion(row, column)).then_some(only)
    }

    pub(super) fn commit(&mut self, model: &dyn GridModel, actions: &mut Vec<GridAction>) {
        if !self.is_editing() {
            return;
        }
        let text = self.final_text(model).trim().to_owned();
        self.leave_edit();
        let CellPos { row, column } = self.cursor;
        if text != self.source_text(model, self.cursor) && self.check_editable(model, actions) {
            actions.push(GridAction::Change(vec![CellChange { row, column, text }]));
        }
    }

    pub(super) fn enter_all(&mut self, model: &dyn GridModel, actions: &mut Vec<GridAction>) {
        if self.is_editing() {
            let text = self.final_text(model).trim().to_owned();
            self.leave_edit();
            let result = paste_fill_clear::cell_changes(
                model,
                |at| self.source_text(model, at),
                self.selected_cells(model),
                |_| Some(text.clone()),
            );
            report(result, actions);
        }
    }

    pub(super) fn complete(&mut self, model: &dyn GridModel, suggestion: InlineSuggestion) {
        let typed = self.line_editor.text().to_owned();
        let CellPos { row, column } = self.cursor;
        let mut items =
            if typed.trim().is_empty() { Vec::new() } else { model.completions(row, column, typed.trim_start()) };
        if items.len() == 1 && items[0] == typed {
            items.clear();
        }
        self.completions = Completions { items, typed: typed.clone(), ..Completions::default() };
        if suggestion == InlineSuggestion::Allowed && self.line_editor.caret() == typed.chars().count() {
            let items = &self.completions.items;
            let suggestion = items
                .iter()
                .enumerate()
                .find_map(|(at, item)| Some((at, rest_of_completion(item, &typed)?.to_owned())));
            // The best completion is not passed over where it has the text as the beginning of another word: “smi” of Erik Smith.
            let is_passed_over = |at: usize| at > 0 && begins_word_of_name(&items[0], &typed);
            if let Some((at, rest)) = suggestion.filter(|(at, _)| !is_passed_over(*at)) {
                self.line_editor.append_suggestion(&rest);
                self.completions.suggested = Some(at);
            }
        }
    }

    /// Accepts the suggested letters as typed text, in the spelling of the completion.
    pub(super) fn accept_suggestion(&mut self) {
        if self.completions.suggested.is_some() {
            let suggested = self.completions.suggested.and_then(|at| self.completions.items.get(at));
            let typed = self.line_editor.text();
            let own_spelling = suggested.filter(|item| *item != typed && rest_of_completion(item, typed) == Some(""));
            if let Some(text) = own_spelling.cloned() {
                self.line_editor.replace(&text);
            }
            self.completions = Completions::default();
        }
    }

    pub(super) fn open_completions(&mut self, model: &dyn GridModel, actions: &mut Vec<GridAction>) {
        let CellPos { row, column } = self.cursor;
        let items = model.completions(row, column, "");
        if !self.is_editing() {
            let is_editable = model.cell(row, column).editable;
            if model.frozen_rows() > 0 && (items.is_empty() || !is_editable) {
                // A column without a list of its own lists its values, to filter the rows.
                actions.push(GridAction::OpenFilter { column });
                return;
            }
            if !self.check_editable(model, actions) {
                return;
            }
            self.edit(model, actions);
            // Letters replace what is in the cell, as a choice does.
            self.line_editor.move_caret(CaretMotion::Start, false);
            self.line_editor.move_caret(CaretMotion::End, true);
        }
        let is_opened = !items.is_empty();
        self.completions =
            Completions { items, typed: self.line_editor.text().to_owned(), is_opened, ..Completions::default() };
    }

    pub(super) fn pick(&mut self, step: StepDirection) {
        let last = self.completions.items.len().saturating_sub(1);
        let picked = match (self.completions.picked.or(self.completions.suggested), step) {
            (None, StepDirection::Forward) => Some(0),
            (None, StepDirection::Backward) => Some(last),
            (Some(at), StepDirection::Forward) => Some((at + 1).min(last)),
            // Going up from the first entry restores the typed text.
            (Some(at), StepDirection::Backward) => at.checked_sub(1),
        };
        self.pick_at(picked);
    }

    /// Moves the caret. In a list that a key has opened, Home and End go to the first and the last entry.
    pub(super) fn move_caret(&mut self, motion: CaretMotion, extend: bool) {
        match motion {
            CaretMotion::Start if self.completions.is_opened && !extend => self.pick_at(Some(0)),
            CaretMotion::End if self.completions.is_opened && !extend => {
                self.pick_at(self.completions.items.len().checked_sub(1));
            }
            _ => {
                self.accept_suggestion();
                self.line_editor.move_caret(motion, extend);
            }
        }
    }

    /// Puts a completion into the cell, or with `None` the typed text.
    pub(super) fn pick_at(&mut self, picked: Option<usize>) {
        let text = picked.and_then(|at| self.completions.items.get(at)).unwrap_or(&self.completions.typed).clone();
        self.line_editor.replace(&text);
        self.completions.suggested = None;
        self.completions.is_declined = picked.is_none();
        self.completions.picked = picked;
    }
}

/// Whether the best completion may be shown after the typed text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum InlineSuggestion {
    Allowed,
    Suppressed,
}

/// The rest of `item` after `typed`, if `item` begins with `typed`. Upper and lower case count as equal.
fn rest_of_completion<'a>(item: &'a str, typed: &str) -> Option<&'a str> {
    let mut rest = item.chars();
    for letter in typed.chars() {
        if !is_same_letter(letter, rest.next()?) {
            return None;
        }
    }
    Some(rest.as_str())
}

/// Adds the changes, and the message about cells that were left out.
pub(super) fn report(result: BulkEditResult, actions: &mut Vec<GridAction>) {
    let message = result.message();
    let is_cut_off = result.left_out != (0, 0);
    if !result.changes.is_empty() {
        actions.push(GridAction::Change(result.changes));
    }
    actions.extend(message.map(if is_cut_off { GridAction::Refusal } else { GridAction::Message }));
}
