//! Unlimited undo and redo of edits, and a list of the applied edits for the journal. The journal file is in `store`.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::{Book, Edit, EditError, EditScope, StepName};

/// The way in which an edit came to be applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EditOrigin {
    /// A new step.
    #[serde(rename = "done")]
    NewStep,
    /// A continuation of the newest step.
    #[serde(rename = "continued")]
    Continuation,
    /// The undo of a step.
    #[serde(rename = "undone")]
    Undo,
    /// The redo of an undone step.
    #[serde(rename = "redone")]
    Redo,
    /// An edit that undo skips, such as the posting of a round.
    #[serde(rename = "noted")]
    NotUndoable,
    /// A reason for earlier edits. The edit itself is empty.
    #[serde(rename = "explained")]
    ReasonAdded,
}

/// An edit that was applied. Applying it again in the same order gives the same book and the same undo history.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AppliedEdit {
    #[serde(rename = "did")]
    pub origin: EditOrigin,
    /// “centres of France on Round 2, board C”. It is empty for a continuation of the newest step.
    #[serde(rename = "what", default, skip_serializing_if = "StepName::is_empty")]
    pub step_name: StepName,
    /// The reason for a change to a finished round, in the director's words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
    /// Only for a reason that was given later: for each edit it explains, the number of edits between the two.
    #[serde(rename = "explains", default, skip_serializing_if = "Vec::is_empty")]
    pub explained_edits: Vec<u64>,
    /// The edit that was applied to the book. For an undo it is the inverse of the step.
    pub edit: Edit,
}

impl AppliedEdit {
    /// A new step without a reason.
    pub(crate) fn new_step(step_name: impl Into<StepName>, edit: Edit) -> Self {
        let (origin, step_name) = (EditOrigin::NewStep, step_name.into());
        AppliedEdit { origin, step_name, reason: String::new(), explained_edits: Vec::new(), edit }
    }
}

/// An applied edit with its time and its author.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LoggedEdit {
    /// The number of the edit, counted from 1 since the book was created.
    #[serde(rename = "n")]
    pub number: u64,
    #[serde(rename = "at")]
    pub time: Timestamp,
    /// “ann on hall-2”.
    #[serde(rename = "who")]
    pub author: String,
    #[serde(rename = "did")]
    pub origin: EditOrigin,
    #[serde(rename = "what", default, skip_serializing_if = "StepName::is_empty")]
    pub step_name: StepName,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
    #[serde(rename = "explains", default, skip_serializing_if = "Vec::is_empty")]
    pub explained_edits: Vec<u64>,
    pub edit: Edit,
}

impl LoggedEdit {
    /// Adds the number, time and author to an applied edit.
    #[must_use]
    pub fn new(applied: AppliedEdit, number: u64, time: Timestamp, author: String) -> Self {
        let AppliedEdit { origin, step_name, reason, explained_edits, edit } = applied;
        LoggedEdit { number, time, author, origin, step_name, reason, explained_edits, edit }
    }

    /// The positions of the edits that it explains, if it is at this position of a history.
    pub fn explained_positions(&self, at: usize) -> impl Iterator<Item = usize> {
        let distances = self.explained_edits.iter();
        distances.filter_map(move |between| at.checked_sub(1)?.checked_sub(usize::try_from(*between).ok()?))
    }

    /// The applied edit without number, time and author.
    #[must_use]
    pub fn into_applied(self) -> AppliedEdit {
        AppliedEdit {
            origin: self.origin,
            step_name: self.step_name,
            reason: self.reason,
            explained_edits: self.explained_edits,
            edit: self.edit,
        }
    }
}

/// One step of the undo history: its name, and the edit that undoes or redoes it.
#[derive(Clone, Debug, PartialEq)]
pub struct UndoStep {
    /// “centres of France on Round 2, board C”, for the menu.
    pub name: StepName,
    /// The edit that undoes (or redoes) the step.
    pub edit: Edit,
}

/// The steps that can be undone and redone, newest last.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct UndoHistory {
    undo_steps: Vec<UndoStep>,
    redo_steps: Vec<UndoStep>,
    /// The number of edits applied in all.
    edit_count: u64,
    /// The edits applied since they were last taken. `None` if they are not recorded.
    recorded_edits: Option<Vec<AppliedEdit>>,
}

impl UndoHistory {
    /// Records all edits from now on. Fetch them with [`UndoHistory::take_recorded_edits`].
    pub fn record_edits(&mut self) {
        self.recorded_edits.get_or_insert_default();
    }

    /// The edits applied since the last call, oldest first. Empty if edits are not recorded.
    pub fn take_recorded_edits(&mut self) -> Vec<AppliedEdit> {
        self.recorded_edits.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Applies `edit` as one step with the name `step_name`. Steps that were undone before can no longer be redone.
    ///
    /// # Errors
    /// As [`Book::apply`]. The book and the history are then unchanged.
    pub fn apply(
        &mut self,
        book: &mut Book,
        step_name: impl Into<StepName>,
        edit: Edit,
    ) -> Result<EditScope, EditError> {
        self.apply_with_reason(book, step_name, "", edit)
    }

    /// Applies `edit` as one step with the name `step_name` and a reason.
    ///
    /// # Errors
    /// As [`Book::apply`]. The book and the history are then unchanged.
    pub fn apply_with_reason(
        &mut self,
        book: &mut Book,
        step_name: impl Into<StepName>,
        reason: &str,
        edit: Edit,
    ) -> Result<EditScope, EditError> {
        let (step_name, scope) = (step_name.into(), edit.scope(book));
        let inverse = self.apply_and_record(book, EditOrigin::NewStep, &step_name, reason, edit)?;
        self.undo_steps.push(UndoStep { name: step_name, edit: inverse });
        self.redo_steps.clear();
        Ok(scope)
    }

    /// Applies `edit` as a part of the newest step, such as the next letter of a typed text. One undo reverses both.
    ///
    /// # Errors
    /// As [`Book::apply`]. The book and the history are then unchanged.
    pub fn extend_last_step(&mut self, book: &mut Book, edit: Edit) -> Result<EditScope, EditError> {
        let scope = edit.scope(book);
        let inverse = self.apply_and_record(book, EditOrigin::Continuation, &StepName::default(), "", edit)?;
        self.redo_steps.clear();
        self.prepend_inverse(inverse);
        Ok(scope)
    }

    /// The number of edits applied so far. It includes undo, redo, reasons and edits that undo skips.
    pub fn edit_count(&self) -> u64 {
        self.edit_count
    }

    /// Adds a reason to earlier edits. Each edit is given by the [`UndoHistory::edit_count`] after it. Undo skips this.
    pub fn add_reason(&mut self, reason: &str, changes: &[u64]) {
        let explained_edits = changes.iter().filter_map(|after| self.edit_count.checked_sub(*after)).collect();
        let (reason, edit) = (reason.to_owned(), Edit::Batch(Vec::new()));
        self.edit_count += 1;
        if let Some(recorded) = &mut self.recorded_edits {
            recorded.push(AppliedEdit {
                origin: EditOrigin::ReasonAdded,
                step_name: StepName::default(),
                reason,
                explained_edits,
                edit,
            });
        }
    }

    /// Applies an edit that undo skips. The edit must leave all older steps undoable.
    ///
    /// # Errors
    /// As [`Book::apply`]. The book and the history are then unchanged.
    pub fn apply_without_undo(
        &mut self,
        book: &mut Book,
        step_name: impl Into<StepName>,
        edit: Edit,
    ) -> Result<EditScope, EditError> {
        let scope = edit.scope(book);
        self.apply_and_record(book, EditOrigin::NotUndoable, &step_name.into(), "", edit)?;
        Ok(scope)
    }

    /// Puts the inverse of a continuation in front of the inverse of the newest step.
    fn prepend_inverse(&mut self, inverse: Edit) {
        match self.undo_steps.last_mut() {
            // Both inverses restore the whole list, and the older state is the right one.
            Some(UndoStep { edit: Edit::Systems(_), .. }) if matches!(inverse, Edit::Systems(_)) => {}
            Some(UndoStep { edit: Edit::Rulesets(_), .. }) if matches!(inverse, Edit::Rulesets(_)) => {}
            Some(step) => {
                let older = std::mem::replace(&mut step.edit, Edit::Batch(Vec::new()));
                step.edit = Edit::Batch(vec![inverse, older]);
            }
            None => self.undo_steps.push(UndoStep { name: StepName::default(), edit: inverse }),
        }
    }

    /// Undoes the newest step. Returns its name, or `None` if there is nothing to undo.
    pub fn undo(&mut self, book: &mut Book) -> Option<(StepName, EditScope)> {
        let step = self.undo_steps.pop()?;
        let scope = step.edit.scope(book);
        // The book is again in the state in which the step was made, so the inverse applies. If it fails, the step is
        // dropped and the book stays unchanged.
        let inverse = self.apply_and_record(book, EditOrigin::Undo, &step.name, "", step.edit).ok()?;
        self.redo_steps.push(UndoStep { name: step.name.clone(), edit: inverse });
        Some((step.name, scope))
    }

    /// Redoes the newest undone step. Returns its name, or `None` if there is nothing to redo.
    pub fn redo(&mut self, book: &mut Book) -> Option<(StepName, EditScope)> {
        let step = self.redo_steps.pop()?;
        let scope = step.edit.scope(book);
        let inverse = self.apply_and_record(book, EditOrigin::Redo, &step.name, "", step.edit).ok()?;
        self.undo_steps.push(UndoStep { name: step.name.clone(), edit: inverse });
        Some((step.name, scope))
    }

    /// Applies a recorded edit again. Steps older than the recording are not needed, because the record contains the
    /// edit that was applied.
    ///
    /// # Errors
    /// As [`Book::apply`]. The book and the history are then unchanged.
    pub fn replay(&mut self, book: &mut Book, applied: AppliedEdit) -> Result<(), EditError> {
        let AppliedEdit { origin, step_name, reason, explained_edits, edit } = applied;
        if origin == EditOrigin::ReasonAdded {
            self.edit_count += 1;
            if let Some(recorded) = &mut self.recorded_edits {
                recorded.push(AppliedEdit { origin, step_name, reason, explained_edits, edit });
            }
            return Ok(());
        }
        let inverse = self.apply_and_record(book, origin, &step_name, &reason, edit)?;
        match origin {
            EditOrigin::NewStep => {
                self.undo_steps.push(UndoStep { name: step_name, edit: inverse });
                self.redo_steps.clear();
            }
            EditOrigin::Continuation => {
                self.redo_steps.clear();
                self.prepend_inverse(inverse);
            }
            EditOrigin::Undo => {
                self.undo_steps.pop();
                self.redo_steps.push(UndoStep { name: step_name, edit: inverse });
            }
            EditOrigin::Redo => {
                self.redo_steps.pop();
                self.undo_steps.push(UndoStep { name: step_name, edit: inverse });
            }
            EditOrigin::NotUndoable | EditOrigin::ReasonAdded => {}
        }
        Ok(())
    }

    /// The name of the step that the next undo reverses.
    pub fn next_undo_label(&self) -> Option<&StepName> {
        self.undo_steps.last().map(|step| &step.name)
    }

    /// The edit that the next undo applies.
    pub fn next_undo_edit(&self) -> Option<&Edit> {
        self.undo_steps.last().map(|step| &step.edit)
    }

    /// The edit that the next redo applies.
    pub fn next_redo_edit(&self) -> Option<&Edit> {
        self.redo_steps.last().map(|step| &step.edit)
    }

    /// The name of the step that the next redo repeats.
    pub fn next_redo_label(&self) -> Option<&StepName> {
        self.redo_steps.last().map(|step| &step.name)
    }

    /// The number of steps that can be undone.
    pub fn len(&self) -> usize {
        self.undo_steps.len()
    }

    /// Whether there is nothing to undo.
    pub fn is_empty(&self) -> bool {
        self.undo_steps.is_empty()
    }

    /// Applies an edit and records it.
    fn apply_and_record(
        &mut self,
        book: &mut Book,
        origin: EditOrigin,
        step_name: &StepName,
        reason: &str,
        mut edit: Edit,
    ) -> Result<Edit, EditError> {
        edit.number_new(book);
        let Some(recorded) = &mut self.recorded_edits else {
            let inverse = book.apply(edit)?;
            self.edit_count += 1;
            return Ok(inverse);
        };
        let (step_name, reason) = (step_name.clone(), reason.to_owned());
        let applied = AppliedEdit { origin, step_name, reason, explained_edits: Vec::new(), edit: edit.clone() };
        let inverse = book.apply(edit)?;
        self.edit_count += 1;
        recorded.push(applied);
        Ok(inverse)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, BoardRef, CellEntry, Power, Round, RoundIx, SeatField};

    #[test]
    fn undo_reaches_the_beginning_and_redo_reaches_the_end() {
        let mut book = Book::default();
        let mut history = UndoHistory::default();
        let empty = book.clone();
        let round = Round { name: "1".into(), boards: vec![Board::new("A")], ..Round::default() };
        history.apply(&mut book, "round", Edit::AddRound { position: RoundIx(0), round }).unwrap();
        for (n, power) in Power::ALL.into_iter().enumerate() {
            let at = BoardRef::new(0, 0).seat(power);
            let count = u16::try_from(n).unwrap();
            history
                .apply(&mut book, "count", Edit::Seat(at.first_id(), SeatField::Centres(CellEntry::Value(count))))
                .unwrap();
        }
        let full = book.clone();
        while history.undo(&mut book).is_some() {}
        assert_eq!(book, empty);
        while history.redo(&mut book).is_some() {}
        assert_eq!(book, full);
        assert_eq!(history.len(), 8);
    }

    #[test]
    fn replaying_recorded_edits_gives_the_same_book_and_undo_history() {
        let name = |text: &str| Edit::Event(crate::book::EventField::Name(text.into()));
        let (mut book, mut history) = (Book::default(), UndoHistory::default());
        history.record_edits();
        history.apply(&mut book, "name", name("A")).unwrap();
        history.extend_last_step(&mut book, name("Ab")).unwrap();
        history.apply(&mut book, "name", name("B")).unwrap();
        history.undo(&mut book);
        history.undo(&mut book);
        history.redo(&mut book);
        history.add_reason("misread", &[2]);
        history
            .apply_without_undo(&mut book, "venue", Edit::Event(crate::book::EventField::Venue("hall".into())))
            .unwrap();
        let recorded = history.take_recorded_edits();
        assert_eq!(recorded.len(), 8);
        assert!(history.take_recorded_edits().is_empty());

        let (mut replayed_book, mut replayed) = (Book::default(), UndoHistory::default());
        replayed.record_edits();
        for applied in recorded.clone() {
            replayed.replay(&mut replayed_book, applied).unwrap();
        }
        assert_eq!(replayed.take_recorded_edits(), recorded);
        assert_eq!((replayed_book, replayed), (book, history));

        // The first edits are not known any more.
        let mut late = Book::default();
        late.event.name = "Ab".into();
        let mut known = UndoHistory::default();
        for applied in recorded[2..].iter().cloned() {
            known.replay(&mut late, applied).unwrap();
        }
        assert_eq!(late.event.name, "Ab");
        let name = StepName::from("name");
        assert_eq!((known.next_undo_label(), known.next_redo_label()), (Some(&name), Some(&name)));
    }
}
