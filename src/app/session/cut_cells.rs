//! [`CutCells`], cells that were cut: as in Excel, they keep their texts until the same texts are pasted.

use super::{FrontView, Session};
use crate::app::grid::{CellPos, CellRange};
use crate::app::theme::Palette;
use crate::book::CellAddress;
use crate::input::{self, NoteStamp};
use crate::languages::window_sentences::session as texts;

/// The cells that were cut, for one state of the book.
#[derive(Debug)]
pub(super) struct CutCells {
    cells: Vec<CellAddress>,
    /// Their texts on the clipboard.
    text: String,
    revision: u64,
}

impl Session {
    /// Notes cells that were cut.
    pub(super) fn note_cut(&mut self, cells: &[CellPos], text: String) {
        if self.refuse_if_read_only() {
            return;
        }
        let model = self.table();
        let field = |at: &CellPos| model.as_ref()?.input_field(*at);
        let found: Vec<CellAddress> = cells.iter().filter_map(field).collect();
        drop(model);
        let count = found.len();
        self.cut = Some(CutCells { cells: found, text, revision: self.engine().revision() });
        let FrontView { grid, .. } = self.front_view(Palette::of(false));
        grid.light_up(cells.to_vec());
        self.set_status(texts::cells_cut(count));
    }

    /// The cells that were cut, if this is their text and the book has not changed since.
    pub(super) fn take_cut(&mut self, text: &str) -> Option<Vec<CellAddress>> {
        let line_end = ['\n', '\r', '\0'];
        let is_same = |cut: &CutCells| cut.text.trim_end_matches(line_end) == text.trim_end_matches(line_end);
        let is_same = self.cut.as_ref().is_some_and(|cut| cut.revision == self.engine().revision() && is_same(cut));
        self.cut.take().filter(|_| is_same).map(|cut| cut.cells)
    }

    /// The cells that were cut and are not in the range of the tab in view into which they are pasted.
    pub(super) fn take_cut_outside(&mut self, text: &str, range: CellRange) -> Vec<CellAddress> {
        let Some(cut) = self.take_cut(text) else { return Vec::new() };
        let model = self.table();
        let pasted: Vec<CellAddress> = range.cells().filter_map(|at| model.as_ref()?.input_field(at)).collect();
        cut.into_iter().filter(|cell| !pasted.contains(cell)).collect()
    }

    /// Empties cells that were cut, in the step that has pasted their texts.
    pub(super) fn empty_cut_cells(&mut self, cells: &[CellAddress]) {
        let emptied: Vec<(CellAddress, &str)> = cells.iter().map(|cell| (*cell, "")).collect();
        let typed = input::read_cells(self.engine(), NoteStamp { time: "", place: "" }, &emptied);
        if let Some(edit) = typed.edit
            && self.document.engine.extend_last_step(edit).is_ok()
        {
            self.refresh();
        }
        if let Some(refused) = typed.refused_cells.first() {
            self.messages.show_error(texts::cut_cell_stays(&refused.error.to_string()));
        }
    }

    /// Whether cells were cut and are not pasted yet.
    pub fn has_cut_cells(&self) -> bool {
        self.cut.is_some()
    }

    /// Forgets the cells that were cut. Returns false if there are none.
    pub fn leave_cut(&mut self) -> bool {
        let had_cut = self.cut.take().is_some();
        if had_cut {
            self.set_status(texts::cut_cells_stay());
        }
        had_cut
    }

    /// Forgets cells that were cut from another state of the book.
    pub(super) fn drop_outdated_cut(&mut self) {
        let revision = self.engine().revision();
        self.cut.take_if(|cut| cut.revision != revision);
    }
}
