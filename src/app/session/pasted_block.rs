//! A pasted block that waits for the user: it is shown in its cells and in the side panel before it changes anything.

use super::Session;
use crate::app::grid::CellPos;
use crate::app::views::request::PasteStep;
use crate::app::views::tab::Tab;
use crate::engine::Engine;
use crate::import::pasted_block::ClipboardCells;
use crate::input::{PastePreview, PastedChange};
use crate::languages::window_sentences::session as texts;

/// A pasted block, and the tab and the state of the book for which it was read.
#[derive(Debug)]
pub(super) struct PendingPaste {
    tab: Tab,
    revision: u64,
    /// The cell in which it was pasted.
    at: CellPos,
    preview: PastePreview,
    /// The block as it was pasted.
    text: String,
}

/// The block that was pasted last.
#[derive(Clone, Copy, Debug)]
pub(super) struct LastPaste {
    tab: Tab,
    at: CellPos,
    /// The revision of the book with it.
    revision: u64,
}

impl PendingPaste {
    /// The preview, if it is about this tab and this state of the book.
    pub(super) fn preview_for(&self, tab: Tab, engine: &Engine) -> Option<&PastePreview> {
        (self.tab == tab && self.revision == engine.revision()).then_some(&self.preview)
    }
}

impl Session {
    /// The pasted block that waits for the user.
    pub fn pending_paste(&self) -> Option<&PastePreview> {
        self.paste.as_ref()?.preview_for(self.tab, self.engine())
    }

    /// Reads a block that was pasted at a cell of the tab in view, and shows what it would change.
    pub(super) fn preview_paste(&mut self, text: &str, at: CellPos) {
        if let Some(refusal) = self.paste_refusal() {
            self.messages.show_error(refusal);
            return;
        }
        if let Some(tab) = self.tab_with_paste() {
            let name = self.views.get(tab).name(tab, self.engine()).into_owned();
            self.messages.show_error(texts::paste_waits_elsewhere(&name));
            return;
        }
        self.paste = None;
        if self.refuse_if_read_only() {
            return;
        }
        let cells = ClipboardCells::parse(text);
        let read = || self.table()?.read_block(&cells, at);
        let Some(preview) = PastePreview::read(self.engine(), read) else { return };
        if self.changes_hidden_row(&preview) {
            self.show_all_rows();
        }
        if !preview.is_empty() {
            self.messages.status.clear();
            self.messages.clear_notification();
            let (revision, text) = (self.engine().revision(), text.to_owned());
            self.paste = Some(PendingPaste { tab: self.tab, revision, at, preview, text });
        } else if preview.has_place() {
            self.set_status(texts::paste_changes_nothing());
        } else {
            let mut sentences = vec![match preview.summary() {
                "" => texts::paste_has_no_place(),
                summary => summary,
            }];
            sentences.extend(preview.notes().iter().map(String::as_str));
            self.messages.show_error(sentences.join(" "));
        }
    }

    /// Whether the filter leaves out a row that a block changes, or may change after the answer to a question.
    fn changes_hidden_row(&self, preview: &PastePreview) -> bool {
        let (context, model) = (self.context(), self.table());
        let is_hidden = |change: &PastedChange| {
            let at = model.as_ref().filter(|_| !change.is_new).and_then(|model| model.cell_of(change.address));
            at.is_none_or(|at| context.is_row_hidden(at.row))
        };
        !preview.questions().is_empty() || preview.changes().iter().any(is_hidden)
    }

    /// Takes or leaves the pasted block, or answers a question about it.
    pub(super) fn take_paste_step(&mut self, step: PasteStep) {
        match step {
            PasteStep::Accept => drop(self.accept_paste()),
            PasteStep::Leave => {
                self.leave_paste();
            }
            PasteStep::Answer { question, is_same } => {
                if let Some(paste) = &mut self.paste {
                    paste.preview.answer(&self.document.engine, question, is_same);
                }
            }
            PasteStep::GoTo(address) => self.go_to(address),
            PasteStep::ToggleBoards => {
                if let Some(paste) = &mut self.paste {
                    paste.preview.toggle_boards(&self.document.engine);
                }
            }
        }
    }

    /// Pastes the block. Returns what was done, to be told before what comes next.
    pub(super) fn accept_paste(&mut self) -> Option<String> {
        self.pending_paste()?;
        let PendingPaste { tab, at, preview, text, .. } = self.paste.take()?;
        let left_out = preview.unplaced().len();
        let cut = self.take_cut(&text).filter(|_| !preview.goes_by_names());
        let cut: Vec<_> = cut.into_iter().flatten().filter(|at| !preview.places_at(*at)).collect();
        match preview.into_edit() {
            Some((step, edit)) => {
                let pasted = step.in_window().into_owned();
                if self.apply(step, edit) {
                    self.empty_cut_cells(&cut);
                    self.last_paste = Some(LastPaste { tab, at, revision: self.engine().revision() });
                    self.set_status(texts::pasted(left_out, &pasted));
                    return Some(texts::first_pasted(left_out, &pasted));
                }
            }
            None => self.set_status(texts::nothing_pasted()),
        }
        None
    }

    /// The tab of a pasted block that waits while another tab is in view.
    fn tab_with_paste(&self) -> Option<Tab> {
        self.paste.as_ref().map(|paste| paste.tab).filter(|tab| *tab != self.tab)
    }

    /// Says that the block waits in its tab, when another one is opened.
    pub(super) fn note_waiting_paste(&mut self) {
        if let Some(tab) = self.tab_with_paste() {
            let name = self.views.get(tab).name(tab, self.engine()).into_owned();
            self.messages.notify(texts::paste_waits(&name));
        }
    }

    /// Reads the block that waits on the newly opened tab once more, if the book has changed in the meantime.
    pub(super) fn read_waiting_paste_again(&mut self) {
        let revision = self.engine().revision();
        if let Some(paste) = self.paste.take_if(|paste| paste.tab == self.tab && paste.revision != revision) {
            self.preview_paste(&paste.text, paste.at);
            if self.paste.is_none() {
                self.messages.notify(texts::paste_fits_no_more());
            }
        }
    }

    /// Pastes the block that waits on another tab, before the book is saved or the window closes.
    pub(super) fn accept_paste_of_other_tab(&mut self) {
        let (here, Some(tab)) = (self.tab, self.tab_with_paste()) else { return };
        self.open_tab(tab);
        // A cell that refuses its text keeps its tab in view. The block goes on waiting.
        if self.tab != tab {
            return;
        }
        let pasted = self.accept_paste();
        self.paste = None;
        self.open_tab(here);
        if let Some(pasted) = pasted {
            self.messages.notify(pasted);
        }
    }

    /// The cell of the last paste, if undo would take it back.
    pub(super) fn paste_to_undo(&self) -> Option<LastPaste> {
        self.last_paste.filter(|paste| paste.revision == self.engine().revision())
    }

    /// Puts the cursor where the block was pasted.
    pub(super) fn go_back_to_paste(&mut self, paste: LastPaste) {
        self.open_tab(paste.tab);
        if self.tab == paste.tab && !self.is_correcting_cell() {
            self.move_cursor(paste.at.row, paste.at.column);
        }
    }

    /// Leaves the pasted block. Returns false if there is none.
    pub fn leave_paste(&mut self) -> bool {
        let had_paste = self.pending_paste().is_some();
        if had_paste {
            self.paste = None;
            self.messages.clear_notification();
            self.set_status(texts::nothing_pasted());
        }
        had_paste
    }

    /// Forgets a pasted block that was read for another state of the book. One that waits on another tab is read again there.
    pub(super) fn drop_outdated_paste(&mut self) {
        if self.paste.is_some() && self.pending_paste().is_none() && self.tab_with_paste().is_none() {
            self.paste = None;
            self.set_status(texts::paste_was_left());
        }
    }
}
