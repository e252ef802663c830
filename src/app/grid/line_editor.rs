//! The text of the cell being edited: one line, a caret, a selection, and its own undo.

/// A line of text under edit. Places in it count characters, as egui's own text cursor does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct LineEditor {
    text: String,
    caret: usize,
    /// The other end of the selection; equal to the caret when nothing is selected.
    mark: usize,
    past: Vec<EditorSnapshot>,
    future: Vec<EditorSnapshot>,
    /// Whether the last change was one typed letter, so that the next one joins it in one undo step.
    typing: bool,
}

/// What undo goes back to.
#[derive(Clone, Debug, PartialEq, Eq)]
struct EditorSnapshot {
    text: String,
    caret: usize,
    mark: usize,
}

/// Where the caret goes.
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
    /// A line with the caret after its last character.
    pub(super) fn new(text: impl Into<String>) -> Self {
        let text = one_line(&text.into());
        let end = text.chars().count();
        Self { text, caret: end, mark: end, ..Self::default() }
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    pub(super) fn caret(&self) -> usize {
        self.caret
    }

    /// The other end of the selection, or the caret.
    pub(super) fn mark(&self) -> usize {
        self.mark
    }

    /// The selected characters.
    pub(super) fn selected(&self) -> &str {
        let (from, to) = self.ends();
        &self.text[self.byte(from)..self.byte(to)]
    }

    fn len(&self) -> usize {
        self.text.chars().count()
    }

    fn ends(&self) -> (usize, usize) {
        (self.caret.min(self.mark), self.caret.max(self.mark))
    }

    fn byte(&self, at: usize) -> usize {
        self.text.char_indices().nth(at).map_or(self.text.len(), |(byte, _)| byte)
    }

    fn remember(&mut self, typing: bool) {
        if !(typing && self.typing) {
            self.past.push(EditorSnapshot { text: self.text.clone(), caret: self.caret, mark: self.mark });
        }
        self.future.clear();
        self.typing = typing;
    }

    /// Puts text in place of the selection. Line ends and tabs become spaces: a cell is one line.
    pub(super) fn insert(&mut self, text: &str) {
        let text = one_line(text);
        let one_letter = text.chars().nth(1).is_none();
        self.remember(one_letter && self.caret == self.mark);
        self.replace_selection(&text);
    }

    fn replace_selection(&mut self, text: &str) {
        let (from, to) = self.ends();
        let bytes = self.byte(from)..self.byte(to);
        self.text.replace_range(bytes, text);
        self.caret = from + text.chars().count();
        self.mark = self.caret;
    }

    /// Appends text after the caret and leaves it selected, so that the next letter typed replaces it.
    pub(super) fn suggest(&mut self, rest: &str) {
        let at = self.len();
        self.text.push_str(rest);
        self.mark = at;
        self.caret = self.len();
    }

    /// Deletes the selection, or else what lies between the caret and where the motion leads. Says whether anything went.
    pub(super) fn delete(&mut self, motion: CaretMotion) -> bool {
        let (from, to) = if self.caret == self.mark {
            let other = self.after(motion);
            (self.caret.min(other), self.caret.max(other))
        } else {
            self.ends()
        };
        if from == to {
            return false;
        }
        self.remember(false);
        (self.mark, self.caret) = (from, to);
        self.replace_selection("");
        true
    }

    /// Deletes the selection alone.
    pub(super) fn delete_selected(&mut self) {
        if self.caret != self.mark {
            self.delete(CaretMotion::Left);
        }
    }

    /// Moves the caret, dragging the selection with it when `extend` is set.
    pub(super) fn go(&mut self, motion: CaretMotion, extend: bool) {
        self.typing = false;
        let (from, to) = self.ends();
        self.caret = match motion {
            CaretMotion::Left if from != to && !extend => from,
            CaretMotion::Right if from != to && !extend => to,
            _ => self.after(motion),
        };
        if !extend {
            self.mark = self.caret;
        }
    }

    pub(super) fn select_all(&mut self) {
        self.typing = false;
        self.mark = 0;
        self.caret = self.len();
    }

    /// Takes over what the text field itself changed: by mouse, or by an input method.
    pub(super) fn adopt(&mut self, text: &str, caret: usize, mark: usize) {
        if text != self.text {
            self.remember(true);
            text.clone_into(&mut self.text);
        }
        let len = self.len();
        self.caret = caret.min(len);
        self.mark = mark.min(len);
    }

    /// Replaces the whole text, caret at the end.
    pub(super) fn replace(&mut self, text: &str) {
        self.remember(false);
        self.text = one_line(text);
        self.caret = self.len();
        self.mark = self.caret;
    }

    pub(super) fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            let now = self.take(before);
            self.future.push(now);
        }
    }

    pub(super) fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            let now = self.take(after);
            self.past.push(now);
        }
    }

    fn take(&mut self, moment: EditorSnapshot) -> EditorSnapshot {
        self.typing = false;
        let text = std::mem::replace(&mut self.text, moment.text);
        let caret = std::mem::replace(&mut self.caret, moment.caret);
        let mark = std::mem::replace(&mut self.mark, moment.mark);
        EditorSnapshot { text, caret, mark }
    }

    fn after(&self, motion: CaretMotion) -> usize {
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

/// The text with every line end and tab made one space.
pub(super) fn one_line(text: &str) -> String {
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
    fn letters_go_in_at_the_caret() {
        let mut line = LineEditor::new("Jim Mils");
        line.go(CaretMotion::Left, false);
        line.insert("l");
        assert_eq!(line.text(), "Jim Mills");
        line.go(CaretMotion::Start, false);
        line.insert("É");
        line.go(CaretMotion::Right, false);
        line.insert("é");
        assert_eq!(line.text(), "ÉJéim Mills");
    }

    #[test]
    fn a_word_at_a_time_both_ways() {
        let mut line = LineEditor::new("Tom de Greef");
        line.go(CaretMotion::WordLeft, false);
        assert_eq!(line.caret(), 7);
        line.go(CaretMotion::WordLeft, true);
        assert_eq!(line.selected(), "de ");
        line.go(CaretMotion::WordRight, false);
        assert_eq!(line.caret(), 7);
        line.delete(CaretMotion::WordLeft);
        assert_eq!(line.text(), "Tom Greef");
    }

    #[test]
    fn moving_out_of_a_selection_stops_at_its_end() {
        let mut line = LineEditor::new("France");
        line.select_all();
        line.go(CaretMotion::Left, false);
        assert_eq!((line.caret(), line.mark()), (0, 0));
        line.select_all();
        line.go(CaretMotion::Right, false);
        assert_eq!((line.caret(), line.mark()), (6, 6));
    }

    #[test]
    fn a_suggestion_is_replaced_by_the_next_letter() {
        let mut line = LineEditor::new("Cy");
        line.suggest("rille Sevin");
        assert_eq!(line.text(), "Cyrille Sevin");
        assert_eq!(line.selected(), "rille Sevin");
        line.insert("n");
        assert_eq!(line.text(), "Cyn");
    }

    #[test]
    fn undo_takes_back_a_run_of_letters_and_redo_brings_it_again() {
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
