//! What is done around the boards: the notebook.

use super::Topboard;
use crate::app::tabs::{Tab, notebook};
use crate::book::said;

impl Topboard {
    /// Goes to the first empty line of the notebook. The board under the cursor is what it will be about.
    pub(super) fn write_note(&mut self) {
        let book = self.document.live.book();
        if self.tab != Tab::Notebook {
            self.note_place = self.board_at_cursor().map(|at| said::place(book, at)).unwrap_or_default();
        }
        let line = book.notebook.len();
        self.open_tab(Tab::Notebook);
        self.to_note(line);
    }

    /// Shows a line of the notebook.
    pub(super) fn go_to_note(&mut self, line: usize) {
        self.open_tab(Tab::Notebook);
        self.to_note(line);
    }

    fn to_note(&mut self, line: usize) {
        if self.tab == Tab::Notebook && !self.is_correcting() {
            let (row, column) = notebook::find(line);
            self.cursor_to(row, column);
        }
    }

    /// The line of the notebook under the cursor.
    pub(super) fn note_at_cursor(&self) -> Option<usize> {
        let row = self.grids.get(&self.tab).filter(|_| self.tab == Tab::Notebook)?.cursor().row;
        notebook::line(&self.document.live, row)
    }
}
