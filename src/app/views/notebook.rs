//! The notebook: rulings and whatever else is worth a line, with its time and its board, the newest last.

use crate::app::grid::{CellStyle, CellView, ColumnSpec, GridModel, CellTone};
use crate::book::notation;
use crate::engine::Engine;
use crate::input;
use crate::input::{InputField, NoteColumn};

/// Empty lines below the last one, enough for a page from elsewhere.
const SPARE: usize = 100;

/// What typing at this position changes.
pub fn target(engine: &Engine, row: usize, column: usize) -> Option<InputField> {
    let kind = *NoteColumn::ALL.get(column)?;
    let line = row.checked_sub(1)?;
    let written = engine.book().notebook.len();
    Some(if line < written { InputField::Note(line, kind) } else { InputField::NewNote(line - written, kind) })
}

/// The line at this row.
pub fn line(engine: &Engine, row: usize) -> Option<usize> {
    row.checked_sub(1).filter(|line| *line < engine.book().notebook.len())
}

/// Where a line's text stands.
pub const fn find(line: usize) -> (usize, usize) {
    (line + 1, 2)
}

/// The notebook as a grid.
#[derive(Debug)]
pub struct NotebookModel<'a> {
    pub engine: &'a Engine,
    /// The board that the next line is about.
    pub place: &'a str,
    columns: Vec<ColumnSpec>,
}

impl<'a> NotebookModel<'a> {
    /// `width` is the sheet's, so that a line of text has what there is.
    pub fn new(engine: &'a Engine, place: &'a str, width: f32) -> Self {
        let (time, board) = (136.0, 110.0);
        let text = (width - time - board).max(420.0);
        NotebookModel { engine, place, columns: [time, board, text].map(|width| ColumnSpec { width }).into() }
    }
}

impl GridModel for NotebookModel<'_> {
    fn rows(&self) -> usize {
        1 + self.engine.book().notebook.len() + SPARE
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn frozen_rows(&self) -> usize {
        1
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        let Some(target) = target(self.engine, row, column) else {
            let text = NoteColumn::ALL.get(column).map_or("", |kind| kind.name());
            let style = CellStyle { tone: CellTone::Heading, ..CellStyle::default() };
            return CellView { text: text.into(), style, ..CellView::default() };
        };
        let mut cell =
            CellView { text: input::field_text(self.engine.book(), target), editable: true, ..CellView::default() };
        // What the next line will say by itself.
        if let InputField::NewNote(0, kind) = target {
            cell.style.italic = true;
            match kind {
                NoteColumn::Place if !self.place.is_empty() => {
                    cell.text = self.place.into();
                    cell.source = Some("".into());
                    cell.hint = Some("The board you came from; type over it, or empty it later".into());
                }
                NoteColumn::Time => cell.hint = Some("The time is filled in when you write the line".into()),
                _ => {}
            }
        }
        cell
    }

    fn label(&self, row: usize, column: usize) -> String {
        let name = NoteColumn::ALL.get(column).map_or("", |kind| kind.name());
        match (row, line(self.engine, row)) {
            (0, _) => format!("Notebook heading {name}"),
            (_, None) if row == self.engine.book().notebook.len() + 1 => format!("Notebook new {name}"),
            _ => format!("Notebook {row} {name}"),
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
