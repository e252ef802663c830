//! The notebook's lines: what each column holds, as text and as an edit.

use super::Reader;
use crate::book::vocabulary::single_spaced;
use crate::book::{Edit, Note};

/// What a cell of the notebook holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum NoteColumn {
    Time,
    Place,
    Text,
}

impl NoteColumn {
    /// Every column, left to right.
    pub const ALL: [NoteColumn; 3] = [NoteColumn::Time, NoteColumn::Place, NoteColumn::Text];

    /// What it is called in headings, labels and messages.
    pub const fn name(self) -> &'static str {
        match self {
            NoteColumn::Time => "time",
            NoteColumn::Place => "board",
            NoteColumn::Text => "text",
        }
    }
}

/// The text of a cell.
pub(crate) fn text(note: &Note, column: NoteColumn) -> &str {
    match column {
        NoteColumn::Time => &note.time,
        NoteColumn::Place => &note.place,
        NoteColumn::Text => &note.text,
    }
}

fn put(note: &mut Note, column: NoteColumn, text: &str) {
    match column {
        NoteColumn::Time => note.time = single_spaced(text),
        NoteColumn::Place => note.place = single_spaced(text),
        NoteColumn::Text => text.trim().clone_into(&mut note.text),
    }
}

/// When and where a new line of the notebook is written.
#[derive(Clone, Copy, Debug, Default)]
pub struct Moment<'a> {
    /// “2006-08-12 14:05”.
    pub time: &'a str,
    /// “R2 C”, or nothing.
    pub place: &'a str,
}

impl Reader<'_> {
    /// Changes a line; one that is emptied goes, and the lines below it move up.
    pub(crate) fn note(&mut self, line: usize, column: NoteColumn, text: &str) -> Option<Edit> {
        if self.notes_gone.contains(&line) {
            return None;
        }
        let at = line - self.notes_gone.iter().filter(|gone| **gone < line).count();
        let mut note = self.book.notebook.get(at)?.clone();
        if crate::input::notebook::text(&note, column) == text {
            return None;
        }
        put(&mut note, column, text);
        Some(if note == Note::default() {
            self.notes_gone.push(line);
            Edit::RemoveNote(at)
        } else {
            Edit::Note(at, note)
        })
    }

    /// Writes on an empty line: the time and the place are filled in unless they come first themselves, as in lines that
    /// are pasted.
    pub(crate) fn new_note(&mut self, line: usize, column: NoteColumn, text: &str) -> Option<Edit> {
        if text.trim().is_empty() {
            return None;
        }
        let at = self.book.notebook.len();
        if let Some(known) = self.notes_added.get(&line).copied() {
            let mut note = self.book.notebook.get(known)?.clone();
            put(&mut note, column, text);
            return Some(Edit::Note(known, note));
        }
        self.notes_added.insert(line, at);
        let mut note = Note::default();
        if column != NoteColumn::Time {
            self.moment.time.clone_into(&mut note.time);
        }
        if column == NoteColumn::Text {
            self.moment.place.clone_into(&mut note.place);
        }
        put(&mut note, column, text);
        Some(Edit::AddNote { at, note })
    }
}
