//! The entries of another journal whose cells have other values in the book.

use jiff::Timestamp;

use super::rebase_edit::rebase;
use crate::book::{Book, Edit, FieldChange};
use crate::history::local_time_text;

/// An entry of another journal. The book has another value in its cell.
#[derive(Clone, Debug, PartialEq)]
pub struct AlternativeEntry {
    /// The cell, with the value in the book as the old one and the value of the other journal as the new one.
    pub change: FieldChange,
    pub time: Timestamp,
    /// “ann on hall-2”.
    pub author: String,
    /// The edit that takes the value of the other journal.
    pub edit: Edit,
}

impl AlternativeEntry {
    /// The cell in the language of the window: “Round 1, board A, France, centres”.
    pub fn label(&self) -> String {
        let (location, field) = (self.change.location_in_window(), self.change.field_in_window());
        if field.is_empty() { location.to_owned() } else { format!("{location}, {field}") }
    }

    /// “Round 1, board A, France, centres: 8 here, 7 by ben on hall-3 at 2026-11-21 14:03:05”.
    pub fn describe(&self) -> String {
        let value = |text: &str| if text.is_empty() { "empty".to_owned() } else { text.to_owned() };
        let FieldChange { old, new, .. } = &self.change;
        let author = if self.author.is_empty() { String::new() } else { format!(" by {}", self.author) };
        let time = local_time_text(self.time);
        format!("{}: {} here, {}{author} at {time}", self.label(), value(old), value(new))
    }

    /// Whether the edit still changes this cell of `book`. Other edits can have removed its board, or added or removed lines
    /// before it.
    pub fn is_about_same_cell(&self, book: &Book) -> bool {
        let change = described_change(&mut book.clone(), &self.edit);
        change.is_some_and(|change| (&change.location, &change.field) == (&self.change.location, &self.change.field))
    }
}

/// An entry that is not in the book but could be, as long as later steps can move its place.
#[derive(Debug)]
pub(super) struct OpenEntry {
    pub(super) time: Timestamp,
    pub(super) author: String,
    pub(super) edit: Edit,
}

impl OpenEntry {
    /// Stays at its cell after `change`, whose inverse is `inverse`. Returns false if the cell is not there any more.
    pub(super) fn rebase(&mut self, change: &Edit, inverse: &Edit) -> bool {
        rebase(&mut self.edit, change, inverse)
    }
}

/// The alternatives to the cells of `book` that these entries are, and the number of entries that cannot be chosen.
pub(super) fn alternatives_to(book: &Book, open: Vec<OpenEntry>) -> (Vec<AlternativeEntry>, usize) {
    let mut book = book.clone();
    let mut alternatives: Vec<AlternativeEntry> = Vec::new();
    let mut left_out = 0;
    for OpenEntry { time, author, edit, .. } in open {
        let Ok(inverse) = book.apply(edit.clone()) else {
            left_out += 1;
            continue;
        };
        drop(book.apply(inverse.clone()));
        if inverse == edit {
            continue;
        }
        match described_change(&mut book, &edit) {
            Some(change) => alternatives.push(AlternativeEntry { change, time, author, edit }),
            None => left_out += 1,
        }
    }
    (alternatives, left_out)
}

/// The first cell that an edit changes. The book stays as it is.
fn described_change(book: &mut Book, edit: &Edit) -> Option<FieldChange> {
    let inverse = book.apply(edit.clone()).ok()?;
    drop(book.apply(inverse.clone()));
    let mut change = None;
    book.apply_and_describe(edit.clone(), &mut |cell| change = change.take().or(Some(cell))).ok()?;
    drop(book.apply(inverse));
    change
}
