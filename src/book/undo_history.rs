//! Undo and redo without limit, and an account of every change for whoever writes it down.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::{Book, Edit, EditError, Touched};

/// How a change came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Did {
    /// A new step.
    Done,
    /// More of the newest step.
    Continued,
    /// A step was taken back.
    Undone,
    /// A step that had been taken back was done again.
    Redone,
    /// Something was noted that undo passes over, such as that a round was posted.
    Noted,
    /// The reason of changes that were made before was given.
    Explained,
}

/// A change that was made, as it has to be made again to arrive at the same book with the same history.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Applied {
    pub did: Did,
    /// “centres of France on Round 2, board C”; empty for more of the newest step.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub what: String,
    /// Why, in the director's words, where a finished round was changed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
    /// Of a reason that was given later: how many changes lie between it and each that it is of.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub explains: Vec<u64>,
    /// What was applied to the book; of an undone step that is what took it back.
    pub edit: Edit,
}

/// A change with when it was made, and by whom.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Logged {
    /// Which it was, counted from 1 since the book began.
    pub n: u64,
    pub at: Timestamp,
    /// “ann on hall-2”.
    pub who: String,
    pub did: Did,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub what: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub explains: Vec<u64>,
    pub edit: Edit,
}

impl Logged {
    /// A change that was the `n`th.
    #[must_use]
    pub fn of(applied: Applied, n: u64, at: Timestamp, who: String) -> Self {
        let Applied { did, what, reason, explains, edit } = applied;
        Logged { n, at, who, did, what, reason, explains, edit }
    }

    /// The change alone.
    #[must_use]
    pub fn applied(self) -> Applied {
        Applied { did: self.did, what: self.what, reason: self.reason, explains: self.explains, edit: self.edit }
    }
}

/// One step that can be taken back: what was done, and the edit that takes it back (or does it again).
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// “centres of France on Round 2, board C”, for the menu.
    pub what: String,
    /// The edit that undoes (or redoes) the step.
    pub edit: Edit,
}

/// What was done and what was undone, newest last.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct History {
    done: Vec<Step>,
    undone: Vec<Step>,
    /// How many changes were made in all.
    made: u64,
    /// What was applied since somebody last asked, where somebody does.
    account: Option<Vec<Applied>>,
}

impl History {
    /// Keeps an account of what is applied from now on, to be fetched with [`History::take_account`].
    pub fn keep_account(&mut self) {
        self.account.get_or_insert_default();
    }

    /// What was applied since this was last asked, oldest first. Nothing where no account is kept.
    pub fn take_account(&mut self) -> Vec<Applied> {
        self.account.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Applies `edit` as one step called `what`. What was undone before can no longer be redone.
    ///
    /// # Errors
    /// As [`Book::apply`]; neither the book nor the history has changed then.
    pub fn apply(&mut self, book: &mut Book, what: impl Into<String>, edit: Edit) -> Result<Touched, EditError> {
        self.apply_because(book, what, "", edit)
    }

    /// Applies `edit` as one step called `what`, with the reason for it.
    ///
    /// # Errors
    /// As [`Book::apply`]; neither the book nor the history has changed then.
    pub fn apply_because(
        &mut self,
        book: &mut Book,
        what: impl Into<String>,
        reason: &str,
        edit: Edit,
    ) -> Result<Touched, EditError> {
        let (what, touched) = (what.into(), edit.touched());
        let inverse = self.enter(book, Did::Done, &what, reason, edit)?;
        self.done.push(Step { what, edit: inverse });
        self.undone.clear();
        Ok(touched)
    }

    /// Applies `edit` as a part of the newest step, so that one undo takes back both: a text typed letter by letter.
    ///
    /// # Errors
    /// As [`Book::apply`]; neither the book nor the history has changed then.
    pub fn continue_with(&mut self, book: &mut Book, edit: Edit) -> Result<Touched, EditError> {
        let touched = edit.touched();
        let inverse = self.enter(book, Did::Continued, "", "", edit)?;
        self.undone.clear();
        self.prolong(inverse);
        Ok(touched)
    }

    /// How many changes were made so far, undone ones and notes included.
    pub fn made(&self) -> u64 {
        self.made
    }

    /// Gives changes their reason: those after each of which so many had been made. Nothing is to be taken back of that.
    pub fn explain(&mut self, reason: &str, changes: &[u64]) {
        let explains = changes.iter().filter_map(|after| self.made.checked_sub(*after)).collect();
        let (reason, edit) = (reason.to_owned(), Edit::Batch(Vec::new()));
        self.made += 1;
        if let Some(account) = &mut self.account {
            account.push(Applied { did: Did::Explained, what: String::new(), reason, explains, edit });
        }
    }

    /// Applies an edit that undo passes over. It must not be such that older steps could not be taken back after it.
    ///
    /// # Errors
    /// As [`Book::apply`]; neither the book nor the history has changed then.
    pub fn note(&mut self, book: &mut Book, what: &str, edit: Edit) -> Result<Touched, EditError> {
        let touched = edit.touched();
        self.enter(book, Did::Noted, what, "", edit)?;
        Ok(touched)
    }

    /// Adds what takes a part of the newest step back to it.
    fn prolong(&mut self, inverse: Edit) {
        match self.done.last_mut() {
            // Both put all of them back, and the older state is the one that is wanted.
            Some(Step { edit: Edit::Systems(_), .. }) if matches!(inverse, Edit::Systems(_)) => {}
            Some(Step { edit: Edit::Rulesets(_), .. }) if matches!(inverse, Edit::Rulesets(_)) => {}
            Some(step) => {
                let older = std::mem::replace(&mut step.edit, Edit::Batch(Vec::new()));
                step.edit = Edit::Batch(vec![inverse, older]);
            }
            None => self.done.push(Step { what: String::new(), edit: inverse }),
        }
    }

    /// Takes the newest step back. `None` when there is nothing to undo.
    pub fn undo(&mut self, book: &mut Book) -> Option<(String, Touched)> {
        let step = self.done.pop()?;
        let touched = step.edit.touched();
        // Every step was made on the book as it is again now, so it applies; were it not to, it is dropped and the
        // book stays as it is.
        let inverse = self.enter(book, Did::Undone, &step.what, "", step.edit).ok()?;
        self.undone.push(Step { what: step.what.clone(), edit: inverse });
        Some((step.what, touched))
    }

    /// Does the newest undone step again. `None` when there is nothing to redo.
    pub fn redo(&mut self, book: &mut Book) -> Option<(String, Touched)> {
        let step = self.undone.pop()?;
        let touched = step.edit.touched();
        let inverse = self.enter(book, Did::Redone, &step.what, "", step.edit).ok()?;
        self.done.push(Step { what: step.what.clone(), edit: inverse });
        Some((step.what, touched))
    }

    /// Makes a change again that was written down when it was made. Steps older than the account need not be known: the
    /// change says itself what was applied.
    ///
    /// # Errors
    /// As [`Book::apply`]; neither the book nor the history has changed then.
    pub fn again(&mut self, book: &mut Book, applied: Applied) -> Result<(), EditError> {
        let Applied { did, what, reason, explains, edit } = applied;
        if did == Did::Explained {
            self.made += 1;
            if let Some(account) = &mut self.account {
                account.push(Applied { did, what, reason, explains, edit });
            }
            return Ok(());
        }
        let inverse = self.enter(book, did, &what, &reason, edit)?;
        match did {
            Did::Done => {
                self.done.push(Step { what, edit: inverse });
                self.undone.clear();
            }
            Did::Continued => {
                self.undone.clear();
                self.prolong(inverse);
            }
            Did::Undone => {
                self.done.pop();
                self.undone.push(Step { what, edit: inverse });
            }
            Did::Redone => {
                self.undone.pop();
                self.done.push(Step { what, edit: inverse });
            }
            Did::Noted | Did::Explained => {}
        }
        Ok(())
    }

    /// What the next undo would take back.
    pub fn next_undo(&self) -> Option<&str> {
        self.done.last().map(|step| step.what.as_str())
    }

    /// The edit that the next undo would apply.
    pub fn next_undo_edit(&self) -> Option<&Edit> {
        self.done.last().map(|step| &step.edit)
    }

    /// The edit that the next redo would apply.
    pub fn next_redo_edit(&self) -> Option<&Edit> {
        self.undone.last().map(|step| &step.edit)
    }

    /// What the next redo would do again.
    pub fn next_redo(&self) -> Option<&str> {
        self.undone.last().map(|step| step.what.as_str())
    }

    /// How many steps can be undone.
    pub fn len(&self) -> usize {
        self.done.len()
    }

    /// Whether there is nothing to undo.
    pub fn is_empty(&self) -> bool {
        self.done.is_empty()
    }

    /// Applies an edit and enters it in the account.
    fn enter(&mut self, book: &mut Book, did: Did, what: &str, reason: &str, edit: Edit) -> Result<Edit, EditError> {
        let Some(account) = &mut self.account else {
            let inverse = book.apply(edit)?;
            self.made += 1;
            return Ok(inverse);
        };
        let (what, reason) = (what.to_owned(), reason.to_owned());
        let applied = Applied { did, what, reason, explains: Vec::new(), edit: edit.clone() };
        let inverse = book.apply(edit)?;
        self.made += 1;
        account.push(applied);
        Ok(inverse)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, BoardRef, Entry, Power, Round, RoundIx, SeatField};

    #[test]
    fn undo_goes_back_to_the_beginning_and_redo_to_the_end() {
        let mut book = Book::default();
        let mut history = History::default();
        let empty = book.clone();
        let round = Round { name: "1".into(), boards: vec![Board::named("A")], ..Round::default() };
        history.apply(&mut book, "round", Edit::AddRound { at: RoundIx(0), round }).unwrap();
        for (n, power) in Power::ALL.into_iter().enumerate() {
            let at = BoardRef::new(0, 0).seat(power);
            let count = u16::try_from(n).unwrap();
            history.apply(&mut book, "count", Edit::Seat(at, SeatField::Centres(Entry::Value(count)))).unwrap();
        }
        let full = book.clone();
        while history.undo(&mut book).is_some() {}
        assert_eq!(book, empty);
        while history.redo(&mut book).is_some() {}
        assert_eq!(book, full);
        assert_eq!(history.len(), 8);
    }

    #[test]
    fn what_was_written_down_leads_to_the_same_book_and_the_same_undo() {
        let name = |text: &str| Edit::Event(crate::book::EventField::Name(text.into()));
        let (mut book, mut history) = (Book::default(), History::default());
        history.keep_account();
        history.apply(&mut book, "name", name("A")).unwrap();
        history.continue_with(&mut book, name("Ab")).unwrap();
        history.apply(&mut book, "name", name("B")).unwrap();
        history.undo(&mut book);
        history.undo(&mut book);
        history.redo(&mut book);
        history.explain("misread", &[2]);
        history.note(&mut book, "venue", Edit::Event(crate::book::EventField::Venue("hall".into()))).unwrap();
        let account = history.take_account();
        assert_eq!(account.len(), 8);
        assert!(history.take_account().is_empty());

        let (mut again, mut known) = (Book::default(), History::default());
        known.keep_account();
        for applied in account.clone() {
            known.again(&mut again, applied).unwrap();
        }
        assert_eq!(known.take_account(), account);
        assert_eq!((again, known), (book, history));

        // The beginning is not known any more.
        let mut late = Book::default();
        late.event.name = "Ab".into();
        let mut known = History::default();
        for applied in account[2..].iter().cloned() {
            known.again(&mut late, applied).unwrap();
        }
        assert_eq!(late.event.name, "Ab");
        assert_eq!((known.next_undo(), known.next_redo()), (Some("name"), Some("name")));
    }
}
