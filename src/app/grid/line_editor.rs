//! The text of the edited cell: one line with a caret, a selection and its own undo history.

/// A line of text with caret, selection and undo. Positions count characters, as in egui's text cursor.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct LineEditor {
    text: String,
    caret: usize,
    /// The other end of the selection. Equal to the caret if nothing is selected.
    anchor: usize,
    undo_stack: Vec<EditorSnapshot>,
    redo_stack: Vec<EditorSnapshot>,
    /// Whether the last change was one typed letter. The next letter then joins it in one undo step.
    typing: bool,
}

/// An earlier state for undo and redo.
#[derive(Clone, Debug, PartialEq, Eq)]
struct EditorSnapshot {
    text: String,
    caret: usize,
    anchor: usize,
}

/// A movement of the caret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaretMotion {
    Left,
    Right,
    WordLeft,
    WordRight,
    Start,
    End,
}

impl LineEditor {
    /// A line with this text and the caret after its last character.
    pub(super) fn new(text: impl Into<String>) -> Self {
        let text = to_one_line(&text.into());
        let end = text.chars().count();
        Self { text, caret: end, anchor: end, ..Self::default() }
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    pub(super) fn caret(&self) -> usize {
        self.caret
    }

    /// The end of the selection that stays in place. Equal to the caret if nothing is selected.
    pub(super) fn anchor(&self) -> usize {
        self.anchor
    }

    /// The selected characters.
    pub(super) fn selected(&self) -> &str {
        let (from, to) = self.selection_bounds();
        &self.text[self.byte_offset(from)..self.byte_offset(to)]
    }

    fn len(&self) -> usize {
        self.text.chars().count()
    }

    fn selection_bounds(&self) -> (usize, usize) {
        (self.caret.min(self.anchor), self.caret.max(self.anchor))
    }

    fn byte_offset(&self, at: usize) -> usize {
        self.text.char_indices().nth(at).map_or(self.text.len(), |(byte, _)| byte)
    }

    fn push_undo(&mut self, typing: bool) {
        if !(typing && self.typing) {
            self.undo_stack.push(EditorSnapshot { text: self.text.clone(), caret: self.caret, anchor: self.anchor });
        }
        self.redo_stack.clear();
        self.typing = typing;
    }

    /// Replaces the selection with text. Line ends and tabs become spaces, because a cell is one line.
    pub(super) fn insert(&mut self, text: &str) {
        let text = to_one_line(text);
        let one_letter = text.chars().nth(1).is_none();
        self.push_undo(one_letter && self.caret == self.anchor);
        self.replace_selection(&text);
    }

    fn replace_selection(&mut self, text: &str) {
        let (from, to) = self.selection_bounds();
        let bytes = self.byte_offset(from)..self.byte_offset(to);
        self.text.replace_range(bytes, text);
        self.caret = from + text.chars().count();
        self.anchor = self.caret;
    }

    /// Appends text and selects it. The next typed letter replaces it.
    pub(super) fn append_suggestion(&mut self, rest: &str) {
        let at = self.len();
        self.text.push_str(rest);
        self.anchor = at;
        self.caret = self.len();
    }

    /// Deletes the selection. Without a selection, deletes the text between the caret and the end of the motion.
    /// Returns whether any text was deleted.
    pub(super) fn delete(&mut self, motion: CaretMotion) -> bool {
        let (from, to) = if self.caret == self.anchor {
            let other = self.caret_after(motion);
            (self.caret.min(other), self.caret.max(other))
        } else {
            self.selection_bounds()
        };
        if from == to {
            return false;
        }
        self.push_undo(false);
        (self.anchor, self.caret) = (from, to);
        self.replace_selection("");
        true
    }

    /// Deletes the selection, if there is one.
    pub(super) fn delete_selected(&mut self) {
        if self.caret != self.anchor {
            self.delete(CaretMotion::Left);
        }
    }

    /// Moves the caret. With `extend`, the selection grows or shrinks to the new position.
    pub(super) fn move_caret(&mut self, motion: CaretMotion, extend: bool) {
        self.typing = false;
        let (from, to) = self.selection_bounds();
        self.caret = match motion {
            CaretMotion::Left if from != to && !extend => from,
            CaretMotion::Right if from != to && !extend => to,
            _ => self.caret_after(motion),
        };
        if !extend {
            self.anchor = self.caret;
        }
    }

    pub(super) fn select_all(&mut self) {
        self.typing = false;
        self.anchor = 0;
        self.caret = self.len();
    }

    /// Ends the selection. The caret stays.
    pub(super) fn end_selection(&mut self) {
        self.typing = false;
        self.anchor = self.caret;
    }

    /// Copies a change that the mouse or an input method made in the text field.
    pub(super) fn adopt(&mut self, text: &str, caret: usize, anchor: usize) {
        if text != self.text {
            self.push_undo(true);
            text.clone_into(&mut self.text);
        }
        let len = self.len();
        self.caret = caret.min(len);
        self.anchor = anchor.min(len);
    }

    /// Replaces the whole text and puts the caret at its end.
    pub(super) fn replace(&mut self, text: &str) {
        self.push_undo(false);
        self.text = to_one_line(text);
        self.caret = self.len();
        self.anchor = self.caret;
    }

    pub(super) fn undo(&mut self) {
        if let Some(before) = self.undo_stack.pop() {
            let now = self.restore(before);
            self.redo_stack.push(now);
        }
    }

    pub(super) fn redo(&mut self) {
        if let Some(after) = self.redo_stack.pop() {
            let now = self.restore(after);
            self.undo_stack.push(now);
        }
    }

    fn restore(&mut self, snapshot: EditorSnapshot) -> EditorSnapshot {
        self.typing = false;
        let text = std::mem::replace(&mut self.text, snapshot.text);
        let caret = std::mem::replace(&mut self.caret, snapshot.caret);
        let anchor = std::mem::replace(&mut self.anchor, snapshot.anchor);
        EditorSnapshot { text, caret, anchor }
    }

    fn caret_after(&self, motion: CaretMotion) -> usize {
        match motion {
            CaretMotion::Left => self.caret.saturating_sub(1),
            CaretMotion::Right => (self.caret + 1).min(self.len()),
            CaretMotion::Start => 0,
            CaretMotion::End => self.len(),
            CaretMotion::WordLeft => {
                let before: Vec<char> = self.text.chars().take(self.caret).collect();
                let mut at = before.len();
                while at > 0 && !before[at - 1].is_alphanumeric() {
                    at -= 1;
                }
                while at > 0 && before[at - 1].is_alphanumeric() {
                    at -= 1;
                }
                at
            }
            CaretMotion::WordRight => {
                let mut rest = self.text.chars().skip(self.caret).peekable();
                let mut at = self.caret;
                while rest.next_if(|c| c.is_alphanumeric()).is_some() {
                    at += 1;
                }
                while rest.next_if(|c| !c.is_alphanumeric()).is_some() {
                    at += 1;
                }
                at
            }
        }
    }
}

/// The text with a space in place of every line end and tab.
pub(super) fn to_one_line(text: &str) -> String {
    if text.contains(['\n', '\r', '\t']) {
        text.replace("\r\n", "\n").replace(['\n', '\r', '\t'], " ")
    } else {
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_inserted_at_the_caret() {
        let mut line = LineEditor::new("Jim Mils");
        line.move_caret(CaretMotion::Left, false);
        line.insert("l");
        assert_eq!(line.text(), "Jim Mills");
        line.move_caret(CaretMotion::Start, false);
        line.insert("É");
        line.move_caret(CaretMotion::Right, false);
        line.insert("é");
        assert_eq!(line.text(), "ÉJéim Mills");
    }

    #[test]
    fn the_caret_moves_by_words_in_both_directions() {
        let mut line = LineEditor::new("Tom de Greef");
        line.move_caret(CaretMotion::WordLeft, false);
        assert_eq!(line.caret(), 7);
        line.move_caret(CaretMotion::WordLeft, true);
        assert_eq!(line.selected(), "de ");
        line.move_caret(CaretMotion::WordRight, false);
        assert_eq!(line.caret(), 7);
        line.delete(CaretMotion::WordLeft);
        assert_eq!(line.text(), "Tom Greef");
    }

    #[test]
    fn a_move_without_shift_stops_at_the_end_of_the_selection() {
        let mut line = LineEditor::new("France");
        line.select_all();
        line.move_caret(CaretMotion::Left, false);
        assert_eq!((line.caret(), line.anchor()), (0, 0));
        line.select_all();
        line.move_caret(CaretMotion::Right, false);
        assert_eq!((line.caret(), line.anchor()), (6, 6));
    }

    #[test]
    fn the_next_letter_replaces_a_suggestion() {
        let mut line = LineEditor::new("Cy");
        line.append_suggestion("rille Sevin");
        assert_eq!(line.text(), "Cyrille Sevin");
        assert_eq!(line.selected(), "rille Sevin");
        line.insert("n");
        assert_eq!(line.text(), "Cyn");
    }

    #[test]
    fn undo_removes_a_run_of_letters_and_redo_restores_it() {
        let mut line = LineEditor::new("");
        for letter in ["1", "9", "0", "8"] {
            line.insert(letter);
        }
        line.delete(CaretMotion::Left);
        line.undo();
        assert_eq!(line.text(), "1908");
        line.undo();
        assert_eq!(line.text(), "");
        line.undo();
        line.redo();
        line.redo();
        assert_eq!(line.text(), "190");
    }

    #[test]
    fn a_pasted_block_becomes_one_line() {
        let mut line = LineEditor::new("");
        line.insert("Jim\r\nMills\tLyon");
        assert_eq!(line.text(), "Jim Mills Lyon");
    }
}
