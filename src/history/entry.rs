//! One entry of the history, and the computation of the entries of a step.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::book::{Book, EditOrigin, FieldChange, LoggedEdit, StepName, fold_name};
use crate::languages::{Language, window_language};

/// One cell changed by a step.
#[derive(Clone, Debug, PartialEq)]
pub struct HistoryEntry {
    /// The number of the edit, counted from 1 since the book was created.
    pub number: u64,
    /// The position of the first step of this entry.
    pub(super) first_step: usize,
    /// The number of steps after the last step of this entry.
    pub steps_after: usize,
    pub time: Timestamp,
    pub author: String,
    pub origin: EditOrigin,
    /// The name of the step, “centres of France on Round 2, board C”.
    pub step_name: StepName,
    /// The reason, if one was asked for.
    pub reason: String,
    pub change: FieldChange,
    /// All texts of the entry, folded, for searching: in English, and in the language of the window.
    pub(super) search_text: String,
}

impl HistoryEntry {
    /// The local time of the change, “2026-11-21 14:03:05”.
    pub fn local_time(&self) -> String {
        local_time_text(self.time)
    }

    /// The local day of the change.
    pub fn local_day(&self) -> jiff::civil::Date {
        self.time.to_zoned(TimeZone::system()).date()
    }

    /// “undone” or “done again”. Empty for a change that is neither.
    pub const fn origin_text(&self) -> &'static str {
        match self.origin {
            EditOrigin::NewStep | EditOrigin::Continuation | EditOrigin::NotUndoable | EditOrigin::ReasonAdded => "",
            EditOrigin::Undo => "undone",
            EditOrigin::Redo => "done again",
        }
    }

    fn fold(&mut self) {
        let change = &self.change;
        let FieldChange { location, field, old, new, .. } = change;
        let (step_name, origin) = (self.step_name.english(), self.origin_text());
        self.search_text.clear();
        let english = [self.author.as_str(), &step_name, &self.reason, location, field, old, new, origin];
        add_folded(&mut self.search_text, &english);
        if window_language() != Language::English {
            let step_name = self.step_name.in_window();
            let (location, field) = (change.location_in_window(), change.field_in_window());
            let in_window = [&*step_name, location, field, change.old_in_window(), change.new_in_window()];
            add_folded(&mut self.search_text, &in_window);
        }
    }
}

/// Adds these texts to a text for searching.
fn add_folded(search_text: &mut String, texts: &[&str]) {
    for text in texts {
        search_text.push_str(&fold_name(text));
        search_text.push('\n');
    }
}

/// A timestamp in local time, “2026-11-21 14:03:05”.
pub fn local_time_text(time: Timestamp) -> String {
    time.to_zoned(TimeZone::system()).strftime("%Y-%m-%d %H:%M:%S").to_string()
}

/// Applies a step to `book` and adds its entries.
pub(super) fn add_entries(entries: &mut Vec<HistoryEntry>, book: &mut Book, at: usize, step: &LoggedEdit) {
    let steps_after = at + 1;
    let first = entries.len();
    if step.origin == EditOrigin::ReasonAdded {
        // The reason is shown at the entries of the edits that it explains.
        for target in step.explained_positions(at) {
            for entry in entries.iter_mut().rev().take_while(|entry| entry.first_step >= target) {
                if entry.first_step == target {
                    entry.reason.clone_from(&step.reason);
                    entry.fold();
                }
            }
        }
        return;
    }
    let mut first_step = at;
    let mut number = step.number;
    if step.origin == EditOrigin::Continuation {
        // A continuation belongs to the entries of the step before. An edit that undo skips may lie between.
        let newest = entries.iter().rposition(|entry| entry.origin != EditOrigin::NotUndoable);
        if let Some(newest) = newest {
            (first_step, number) = (entries[newest].first_step, entries[newest].number);
            for entry in entries[..=newest].iter_mut().rev().take_while(|entry| entry.first_step == first_step) {
                entry.steps_after = steps_after;
            }
        }
    }
    let entry_of = |change: FieldChange| {
        let mut entry = HistoryEntry {
            number,
            first_step,
            steps_after,
            time: step.time,
            author: step.author.clone(),
            origin: step.origin,
            step_name: step.step_name.clone(),
            reason: step.reason.clone(),
            change,
            search_text: String::new(),
        };
        entry.fold();
        entry
    };
    let mut new = |change: FieldChange| {
        // Several changes to the same cell in one step give one entry, such as a text typed letter by letter.
        if let Some(entry) = entries.last_mut().filter(|entry| entry.first_step == first_step)
            && (&entry.change.location, &entry.change.field, &entry.change.new)
                == (&change.location, &change.field, &change.old)
        {
            entry.change.take_new_content(change);
            entry.time = step.time;
            entry.fold();
            return;
        }
        entries.push(entry_of(change));
    };
    let result = book.apply_and_describe(step.edit.clone(), &mut new);
    if (result.is_err() || entries.len() == first) && step.origin != EditOrigin::Continuation {
        // A change that shows in no cell, such as an order: the entry contains the name of the step.
        entries.push(entry_of(FieldChange::of_step(&step.step_name)));
    }
}
