//! [`Pending`], everything that the user can have begun that is not in the book yet, and what becomes of it when the book is
//! saved, the tab changes or the window closes. Whoever adds a field to [`Session`], a tab or a dialog is asked here.

use super::Session;
use crate::app::views::registry::Views;
use crate::languages::window_sentences::session as texts;

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

/// What the user does next with the book or the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextStep {
    /// The book is written to its file, or another book takes its place after the question about its changes.
    Save,
    Close,
    ChangeTab,
    /// A command changes the book.
    ChangeBook,
    /// The user types or empties cells.
    Type,
    /// The user pastes into the cells of the tab in view.
    Paste,
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
    /// What becomes of it before this step.
    pub const fn outcome(self, next: NextStep) -> Outcome {
        match (self, next) {
            (Pending::CellText, NextStep::Save | NextStep::Close | NextStep::ChangeTab | NextStep::ChangeBook)
            // A block that waits in its tab is no reason to change the book by a look at another one.
            | (Pending::PastedBlock, NextStep::Save | NextStep::Close | NextStep::ChangeBook | NextStep::Type)
            | (Pending::Reason, NextStep::Save | NextStep::Close) => Outcome::Taken,
            // What is typed or pasted next belongs to the same text.
            (Pending::CellText, NextStep::Type | NextStep::Paste)
            // The bars stand below every tab.
            | (
                Pending::Reason | Pending::Question,
                NextStep::ChangeTab | NextStep::ChangeBook | NextStep::Type | NextStep::Paste,
            )
            | (Pending::Question, NextStep::Save | NextStep::Close)
            | (Pending::PastedBlock, NextStep::ChangeTab)
            // Nothing of the event is lost with them.
            | (Pending::CutCells | Pending::WhatIf, _)
            | (
                Pending::DialogWork(_),
                NextStep::Save | NextStep::ChangeTab | NextStep::ChangeBook | NextStep::Type | NextStep::Paste,
            ) => Outcome::Kept,
            // A second block would take the questions of the first one away.
            (Pending::PastedBlock, NextStep::Paste) | (Pending::DialogWork(_), NextStep::Close) => Outcome::Asked,
        }
    }
}

impl Session {
    /// Everything that is pending now.
    pub fn pending(&self) -> Vec<Pending> {
        // Every field is named, so that the compiler asks about a new one.
        let Session {
            tab: _,
            grids: _,
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
            tab_before: _,
            posting_choices: _,
            ruling_texts: _,
            board_labels: _,
            round_names: _,
            renamed_rounds: _,
            sheet_width: _,
            scroll_to_tab: _,
            keeps_positions: _,
            selection_sums: _,
            visited_problem: _,
            problem_listing: _,
            typed_board: _,
            posted_changes: _,
            last_paste: _,
            told_of_unsaved: _,
        } = self;
        // So is every view, because it could have more that is typed than its grid.
        let Views {
            players: _,
            roll_call: _,
            round: _,
            board_record: _,
            standings: _,
            top_board: _,
            teams: _,
            awards: _,
            votes: _,
            rules: _,
            notebook: _,
            ladder: _,
            history: _,
        } = views;
        let mut pending = Vec::new();
        pending.extend(self.is_typing().then_some(Pending::CellText));
        pending.extend(self.what_if_in_view().map(|_| Pending::WhatIf));
        pending.extend(self.pending_paste().map(|_| Pending::PastedBlock));
        pending.extend((self.wants_reason() && !reason_bar.text.trim().is_empty()).then_some(Pending::Reason));
        pending.extend((!questions.is_empty()).then_some(Pending::Question));
        pending.extend(cut.as_ref().map(|_| Pending::CutCells));
        let dialogs = dialog.iter().chain(interrupted_dialog);
        pending.extend(dialogs.filter_map(|dialog| dialog.unused_work()).map(Pending::DialogWork));
        pending
    }

    /// Takes into the book what is taken before this step. A cell can refuse its text; see [`Session::is_correcting_cell`].
    pub fn finish_pending(&mut self, next: NextStep) {
        if matches!(next, NextStep::Save | NextStep::Close) {
            self.accept_paste_of_other_tab();
        }
        for pending in self.pending() {
            match (pending.outcome(next), pending) {
                (Outcome::Taken, Pending::CellText) => self.commit_typing(),
                (Outcome::Taken, Pending::PastedBlock) => {
                    // What comes next has a message of its own.
                    if let Some(pasted) = self.accept_paste() {
                        self.messages.notify(pasted);
                    }
                }
                (Outcome::Taken, Pending::Reason) => self.give_reason(),
                (Outcome::Taken, Pending::Question | Pending::CutCells | Pending::WhatIf | Pending::DialogWork(_))
                | (Outcome::Kept | Outcome::Asked, _) => {}
            }
        }
    }

    /// Why nothing can be pasted into the cells of the tab in view now, with the cure. `None` if no block waits there.
    pub fn paste_refusal(&self) -> Option<&'static str> {
        self.pending()
            .into_iter()
            .any(|pending| pending.outcome(NextStep::Paste) == Outcome::Asked)
            .then(texts::other_paste_waits)
    }

    /// What the user is asked about before the window closes, as the end of a sentence.
    pub fn work_asked_about(&self) -> Option<&'static str> {
        self.pending().into_iter().find_map(|pending| match pending {
            Pending::DialogWork(work) if pending.outcome(NextStep::Close) == Outcome::Asked => Some(work),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pasted_block_is_taken_by_whatever_changes_the_book_except_another_one_and_waits_in_its_tab() {
        assert_eq!(Pending::PastedBlock.outcome(NextStep::ChangeTab), Outcome::Kept);
        assert_eq!(Pending::PastedBlock.outcome(NextStep::Paste), Outcome::Asked);
        let steps = [NextStep::Save, NextStep::Close, NextStep::ChangeBook, NextStep::Type];
        assert!(steps.iter().all(|step| Pending::PastedBlock.outcome(*step) == Outcome::Taken));
    }
}
