//! [`RefusedText`], a text that a cell has refused. No journal has it, so it is kept beside the book until it is corrected.

use serde::{Deserialize, Serialize};

use super::{FrontView, Session};
use crate::app::grid::CellPos;
use crate::app::theme::Palette;
use crate::languages::window_sentences::session as texts;

/// The text with its cell.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct RefusedText {
    /// The name of the tab in the strip, in English.
    tab: String,
    row: usize,
    column: usize,
    /// The name of the cell, because another one can have its position later.
    cell: String,
    text: String,
}

impl Session {
    /// The text that the user has to correct now.
    pub fn refused_text(&self) -> Option<&RefusedText> {
        self.refused_text.as_ref()
    }

    /// Notes the text that the cell at the cursor has refused.
    pub(super) fn note_refused_text(&mut self, CellPos { row, column }: CellPos, text: &str) {
        let cell = self.table().map(|model| model.label(row, column));
        let tab = self.name_of_tab(self.tab);
        self.refused_text = cell.map(|cell| RefusedText { tab, row, column, cell, text: text.to_owned() });
    }

    /// Puts a text back into the cell that refused it before the program was stopped. Where the cell is gone, it is told.
    pub fn restore_refused_text(&mut self, refused: RefusedText) {
        let RefusedText { row, column, ref tab, ref cell, ref text } = refused;
        let tab = self.tab_named(tab);
        if let Some(tab) = tab {
            self.open_tab(tab);
        }
        let has_cell = tab == Some(self.tab)
            && self
                .table()
                .is_some_and(|model| model.has_cell(CellPos { row, column }) && model.label(row, column) == *cell);
        if !has_cell {
            self.messages.notify(texts::refused_before(text, cell));
            return;
        }
        self.move_cursor(row, column);
        let FrontView { grid, .. } = self.front_view(Palette::of(false));
        grid.begin_correction(text.clone());
        self.messages.show_error(texts::correct_refused(text, cell));
        self.messages.keep_refusal();
        self.refused_text = Some(refused);
    }
}
