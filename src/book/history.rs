//! Undo and redo without limit.

use super::{Book, Edit, EditError, Touched};

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
}

impl History {
    /// Applies `edit` as one step called `what`. What was undone before can no longer be redone.
    ///
    /// # Errors
    /// As [`Book::apply`]; neither the book nor the history has changed then.
    pub fn apply(&mut self, book: &mut Book, what: impl Into<String>, edit: Edit) -> Result<Touched, EditError> {
        let touched = edit.touched();
        let inverse = book.apply(edit)?;
        self.done.push(Step { what: what.into(), edit: inverse });
        self.undone.clear();
        Ok(touched)
    }

    /// Applies `edit` as a part of the newest step, so that one undo takes back both: a text typed letter by letter.
    ///
    /// # Errors
    /// As [`Book::apply`]; neither the book nor the history has changed then.
    pub fn continue_with(&mut self, book: &mut Book, edit: Edit) -> Result<Touched, EditError> {
        let touched = edit.touched();
        let inverse = book.apply(edit)?;
        self.undone.clear();
        match self.done.last_mut() {
            // Both put all the systems back, and the older state is the one that is wanted.
            Some(Step { edit: Edit::Systems(_), .. }) if matches!(inverse, Edit::Systems(_)) => {}
            Some(step) => {
                let older = std::mem::replace(&mut step.edit, Edit::Batch(Vec::new()));
                step.edit = Edit::Batch(vec![inverse, older]);
            }
            None => self.done.push(Step { what: String::new(), edit: inverse }),
        }
        Ok(touched)
    }

    /// Takes the newest step back. `None` when there is nothing to undo.
    pub fn undo(&mut self, book: &mut Book) -> Option<(String, Touched)> {
        Self::step(&mut self.done, &mut self.undone, book)
    }

    /// Does the newest undone step again. `None` when there is nothing to redo.
    pub fn redo(&mut self, book: &mut Book) -> Option<(String, Touched)> {
        Self::step(&mut self.undone, &mut self.done, book)
    }

    /// What the next undo would take back.
    pub fn next_undo(&self) -> Option<&str> {
        self.done.last().map(|step| step.what.as_str())
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

    fn step(from: &mut Vec<Step>, to: &mut Vec<Step>, book: &mut Book) -> Option<(String, Touched)> {
        let step = from.pop()?;
        let touched = step.edit.touched();
        // Every step was made on the book as it is again now, so it applies; were it not to, it is dropped and the
        // book stays as it is.
        let inverse = book.apply(step.edit).ok()?;
        to.push(Step { what: step.what.clone(), edit: inverse });
        Some((step.what, touched))
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
}
