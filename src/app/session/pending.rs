//! [`Pending`], everything that the user can have begun that is not in the book yet, and what becomes of it when the book is
//! saved, the tab changes or the window closes. Whoever adds a field to [`Session`], a tab or a dialog is asked here.

use super::Session;
use crate::app::grid::GridState;
use crate::app::views::view::ViewWork;

/// Something that the user has begun and that is not in the book yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    /// A text that is typed into a cell. Taking it can show that the cell refuses it.
    CellText,
    /// A pasted block that waits for Enter.
    PastedBlock,
    /// The reason for a change, in the bar below the sheet.
    Reason,
    /// A question below the sheet. The book is complete without the answer.
    Question,
    /// Cells that were cut and are emptied when they are pasted.
    CutCells,
    /// A copy of the book that supposes the end of a game.
    WhatIf,
    /// A dialog with work that its answer uses.
    DialogWork(&'static str),
}

/// What happens to the book or the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The book is written to its file, or another book takes its place after the question about its changes.
    Save,
    Close,
    ChangeTab,
    /// A command changes the book.
    ChangeBook,
    /// The user types, pastes or empties cells.
    Type,
}

/// What becomes of something pending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It goes into the book first.
    Taken,
    /// It stays as it is.
    Kept,
    /// The user is asked first.
    Asked,
}

impl Pending {
    /// What becomes of it at a moment.
    pub const fn outcome(self, moment: Moment) -> Outcome {
        match (self, moment) {
            (Pending::CellText, Moment::Save | Moment::Close | Moment::ChangeTab | Moment::ChangeBook)
            // A block that waits in its tab is no reason to change the book by a look at another one.
            | (Pending::PastedBlock, Moment::Save | Moment::Close | Moment::ChangeBook | Moment::Type)
            | (Pending::Reason, Moment::Save | Moment::Close) => Outcome::Taken,
            // What is typed next belongs to the same text.
            (Pending::CellText, Moment::Type)
            // The bars stand below every tab.
            | (Pending::Reason | Pending::Question, Moment::ChangeTab | Moment::ChangeBook | Moment::Type)
            | (Pending::Question, Moment::Save | Moment::Close)
            | (Pending::PastedBlock, Moment::ChangeTab)
            // Nothing of the event is lost with them.
            | (Pending::CutCells | Pending::WhatIf, _)
            | (Pending::DialogWork(_), Moment::Save | Moment::ChangeTab | Moment::ChangeBook | Moment::Type) => {
                Outcome::Kept
            }
            (Pending::DialogWork(_), Moment::Close) => Outcome::Asked,
        }
    }
}

impl Session {
    /// Everything that is pending now.
    pub fn pending(&self) -> Vec<Pending> {
        // Every field is named, so that the compiler asks about a new one.
        let Session {
            tab,
            grids,
            views,
            dialog,
            interrupted_dialog,
            reason_bar,
            refused_text: _,
            questions,
            paste: _,
            read_file: _,
            cut,
            number: _,
            document: _,
            view_cache: _,
            settings: _,
            messages: _,
            seeds: _,
            tables: _,
            found: _,
            context_menu: _,
            kept_tabs: _,
            past_copy: _,
            posting_choices: _,
            ruling_to_save: _,
            opened_dispute: _,
            ruling_texts: _,
            board_labels: _,
            round_names: _,
            renamed_rounds: _,
            sheet_width: _,
            scroll_to_tab: _,
            keeps_positions: _,
            selection_sums: _,
            visited_problem: _,
            typed_board: _,
            posted_changes: _,
            last_paste: _,
            told_of_unsaved: _,
        } = self;
        let view_work = views.get(*tab).work();
        let is_editing = grids.get(tab).is_some_and(GridState::is_editing);
        let mut pending = Vec::new();
        pending.extend((is_editing || view_work == ViewWork::Typing).then_some(Pending::CellText));
        pending.extend((view_work != ViewWork::None).then_some(Pending::WhatIf));
        pending.extend(self.pending_paste().map(|_| Pending::PastedBlock));
        pending.extend((self.wants_reason() && !reason_bar.text.trim().is_empty()).then_some(Pending::Reason));
        pending.extend((!questions.is_empty()).then_some(Pending::Question));
        pending.extend(cut.as_ref().map(|_| Pending::CutCells));
        let dialogs = dialog.iter().chain(interrupted_dialog);
        pending.extend(dialogs.filter_map(|dialog| dialog.unused_work()).map(Pending::DialogWork));
        pending
    }

    /// Takes into the book what is taken at this moment. A cell can refuse its text; see [`Session::is_correcting_cell`].
    pub fn settle(&mut self, moment: Moment) {
        if matches!(moment, Moment::Save | Moment::Close) {
            self.accept_paste_of_other_tab();
        }
        for pending in self.pending() {
            match (pending.outcome(moment), pending) {
                (Outcome::Taken, Pending::CellText) => self.commit_typing(),
                (Outcome::Taken, Pending::PastedBlock) => {
                    // What comes next has a message of its own.
                    if let Some(pasted) = self.accept_paste() {
                        self.messages.notify(format!("First {pasted}. Undo takes it back."));
                    }
                }
                (Outcome::Taken, Pending::Reason) => self.give_reason(),
                (Outcome::Taken, Pending::Question | Pending::CutCells | Pending::WhatIf | Pending::DialogWork(_))
                | (Outcome::Kept | Outcome::Asked, _) => {}
            }
        }
    }

    /// What the user is asked about before the window closes, as the end of a sentence.
    pub fn work_asked_about(&self) -> Option<&'static str> {
        self.pending().into_iter().find_map(|pending| match pending {
            Pending::DialogWork(work) if pending.outcome(Moment::Close) == Outcome::Asked => Some(work),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pasted_block_is_taken_by_whatever_changes_the_book_and_waits_while_another_tab_is_in_view() {
        assert_eq!(Pending::PastedBlock.outcome(Moment::ChangeTab), Outcome::Kept);
        let moments = [Moment::Save, Moment::Close, Moment::ChangeBook, Moment::Type];
        assert!(moments.iter().all(|moment| Pending::PastedBlock.outcome(*moment) == Outcome::Taken));
    }
}
