//! The lines of the notebook: the text of a cell, and the edit for a typed text.

use super::CellReader;
use crate::book::notation::kept_moment;
use crate::book::typed_words::single_spaced;
use crate::book::{Edit, NoteColumn, NotebookEntry};

/// The text of a cell of the notebook.
pub(crate) fn text(note: &NotebookEntry, column: NoteColumn) -> &str {
    match column {
        NoteColumn::Time => &note.time,
        NoteColumn::Place => &note.location,
        NoteColumn::Text => &note.text,
    }
}

fn set_note_field(note: &mut NotebookEntry, column: NoteColumn, text: &str) {
    match column {
        NoteColumn::Time => note.time = kept_moment(text),
        NoteColumn::Place => note.location = single_spaced(text),
        NoteColumn::Text => text.trim().clone_into(&mut note.text),
    }
}

/// The time and the place for a new line of the notebook.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoteStamp<'a> {
    /// “2006-08-12 14:05”.
    pub time: &'a str,
    /// “R2 C”, or empty.
    pub place: &'a str,
}

impl CellReader<'_> {
    /// Changes a line. A line that is emptied is removed, and the lines below it move up.
    pub(crate) fn note(&mut self, line: usize, column: NoteColumn, text: &str) -> Option<Edit> {
        if self.notes_removed.contains(&line) {
            return None;
        }
        let at = line - self.notes_removed.iter().filter(|gone| **gone < line).count();
        let mut note = self.book.notebook.get(at)?.clone();
        if crate::input::notebook::text(&note, column) == text {
            return None;
        }
        set_note_field(&mut note, column, text);
        Some(if note == NotebookEntry::default() {
            self.notes_removed.push(line);
            Edit::RemoveNote(at)
        } else {
            Edit::Note(at, note)
        })
    }

    /// Adds a line. The time and the place are filled in, unless they are typed first, as in pasted lines.
    pub(crate) fn new_note(&mut self, line: usize, column: NoteColumn, text: &str) -> Option<Edit> {
        if text.trim().is_empty() {
            return None;
        }
        let at = self.book.notebook.len();
        if let Some(known) = self.notes_added.get(&line).copied() {
            let mut note = self.book.notebook.get(known)?.clone();
            set_note_field(&mut note, column, text);
            return Some(Edit::Note(known, note));
        }
        self.notes_added.insert(line, at);
        let mut note = NotebookEntry::default();
        if column != NoteColumn::Time {
            self.note_stamp.time.clone_into(&mut note.time);
        }
        if column == NoteColumn::Text {
            self.note_stamp.place.clone_into(&mut note.location);
        }
        set_note_field(&mut note, column, text);
        Some(Edit::AddNote { position: at, note })
    }
}
