//! The notebook as a grid: rulings and other notes, each with its time and its board, newest last.

use crate::app::grid::{CellPos, CellStyle, CellTone, CellView, ColumnSpec, GridModel};
use crate::book::{CellAddress, NoteColumn, notation};
use crate::engine::Engine;
use crate::input;
use crate::languages::window_sentences::notebook_tab as texts;

/// Number of empty rows below the last note. They leave room for a pasted page.
const SPARE_ROWS: usize = 100;

/// The field that is edited at this position.
pub(super) fn target(engine: &Engine, row: usize, column: usize) -> Option<CellAddress> {
    let kind = *NoteColumn::ALL.get(column)?;
    let line = row.checked_sub(1)?;
    let written = engine.book().notebook.len();
    Some(if line < written { CellAddress::Note(line, kind) } else { CellAddress::NewNote(line - written, kind) })
}

/// The position of the note in this row.
pub(super) fn note_at(engine: &Engine, row: usize) -> Option<usize> {
    row.checked_sub(1).filter(|line| *line < engine.book().notebook.len())
}

/// The text cell of a note.
pub(super) const fn note_position(line: usize) -> CellPos {
    CellPos { row: line + 1, column: 2 }
}

/// The notebook as a grid.
#[derive(Debug)]
pub(super) struct NotebookModel<'a> {
    engine: &'a Engine,
    /// The label of the board that a new note is about.
    next_location: &'a str,
    columns: Vec<ColumnSpec>,
}

impl<'a> NotebookModel<'a> {
    pub(super) fn new(engine: &'a Engine, next_location: &'a str) -> Self {
        let text = ColumnSpec::between(360.0, 420.0).up_to(f32::from(u16::MAX));
        let columns = vec![ColumnSpec::fixed(136.0), ColumnSpec::fixed(110.0), text];
        NotebookModel { engine, next_location, columns }
    }
}

impl GridModel for NotebookModel<'_> {
    fn rows(&self) -> usize {
        1 + self.engine.book().notebook.len() + SPARE_ROWS
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn frozen_rows(&self) -> usize {
        1
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        let Some(target) = target(self.engine, row, column) else {
            let text = NoteColumn::ALL.get(column).map_or("", |kind| kind.name_in_window());
            let style = CellStyle { tone: CellTone::Heading, ..CellStyle::default() };
            return CellView { text: text.into(), style, ..CellView::default() };
        };
        let mut cell =
            CellView { text: input::field_text(self.engine.book(), target), editable: true, ..CellView::default() };
        // The time and the board are filled in for a new note.
        if let CellAddress::NewNote(0, kind) = target {
            cell.style.italic = true;
            match kind {
                NoteColumn::Place if !self.next_location.is_empty() => {
                    cell.text = self.next_location.into();
                    cell.source = Some("".into());
                    cell.hint = Some(texts::board_filled_in().into());
                }
                NoteColumn::Time => cell.hint = Some(texts::time_filled_in().into()),
                _ => {}
            }
        }
        cell
    }

    fn label(&self, row: usize, column: usize) -> String {
        let name = NoteColumn::ALL.get(column).map_or("", |kind| kind.name_in_window());
        match (row, note_at(self.engine, row)) {
            (0, _) => texts::heading_spoken(name),
            (_, None) if row == self.engine.book().notebook.len() + 1 => texts::new_cell_spoken(name),
            _ => texts::cell_spoken(&row.to_string(), name),
        }
    }

    fn reachable(&self, row: usize, _column: usize) -> bool {
        row > 0
    }

    fn completions(&self, row: usize, column: usize, typed: &str) -> Vec<String> {
        if row == 0 || NoteColumn::ALL.get(column) != Some(&NoteColumn::Place) {
            return Vec::new();
        }
        let book = self.engine.book();
        let typed = typed.trim().to_lowercase();
        let all = book.boards().map(|(at, _)| notation::short_board_label(book, at));
        all.filter(|place| place.to_lowercase().starts_with(&typed)).take(12).collect()
    }
}
