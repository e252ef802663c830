//! The Notebook tab: rulings and other notes, each with its time and its board, newest last.

pub mod commands;

use std::borrow::Cow;

use crate::app::grid::ColumnSpec;
use crate::app::views::open_tabs::OpenTabs;
use crate::app::views::shared_cells;
use crate::app::views::sheet_model::SheetModel;
use crate::app::views::tab::Tab;
use crate::app::views::table::{Column, Table};
use crate::app::views::view::{ContentVersion, StatusTexts, View, ViewContext};
use crate::book::{Book, CellAddress, NoteColumn, notation};
use crate::engine::Engine;
use crate::languages::in_english;
use crate::languages::window_sentences::{notebook_tab as texts, shared_words};

/// Number of empty rows below the last note. They leave room for a pasted page.
const SPARE_ROWS: usize = 100;

/// The state of the Notebook tab.
#[derive(Debug, Default)]
pub struct NotebookView {
    /// The board of the next note, “R2 C”.
    pub next_location: String,
}

impl NotebookView {
    /// The notebook as a table. A row is the position of a note, or of an empty row after the last one.
    fn table<'a>(&'a self, book: &'a Book) -> Table<'a, usize> {
        let written = book.notebook.len();
        let column = |kind: NoteColumn, spec| {
            let field = move |line: &usize| {
                Some(match line.checked_sub(written) {
                    Some(line) => CellAddress::NewNote(line, kind),
                    None => CellAddress::Note(*line, kind),
                })
            };
            Column::typed(book, in_english(|| kind.name_in_window()), kind.name_in_window(), spec, field)
                .with_cells(move |line, cell| cell.style.italic = *line == written)
        };
        // The time and the board are filled in for a new note.
        let time =
            column(NoteColumn::Time, ColumnSpec::at_least(shared_cells::MOMENT_WIDTH)).with_cells(move |line, cell| {
                shared_cells::say_moment(cell);
                cell.hint = (*line == written).then(|| texts::time_filled_in().into());
            });
        let place = column(NoteColumn::Place, ColumnSpec::at_least(110.0)).with_cells(move |line, cell| {
            if *line == written && !self.next_location.is_empty() {
                cell.text = self.next_location.as_str().into();
                cell.source = Some("".into());
                cell.hint = Some(texts::board_filled_in().into());
            }
        });
        let place = place.completed(|_, typed| complete_board(book, typed));
        let text = column(NoteColumn::Text, ColumnSpec::between(360.0, 420.0).up_to(f32::from(u16::MAX)));
        let label = move |line: &usize, column: &str| match line.checked_sub(written) {
            Some(0) => texts::new_cell_spoken(column),
            _ => texts::cell_spoken(&(line + 1).to_string(), column),
        };
        Table::new((written + SPARE_ROWS, Some), vec![time, place, text], texts::heading_spoken, label)
    }
}

/// The boards whose names begin with the typed text.
fn complete_board(book: &Book, typed: &str) -> Vec<String> {
    let typed = typed.trim().to_lowercase();
    let all = book.boards().map(|(at, _)| notation::short_board_label(book, at));
    all.filter(|place| place.to_lowercase().starts_with(&typed)).take(12).collect()
}

impl View for NotebookView {
    fn name(&self, _tab: Tab, _engine: &Engine) -> Cow<'static, str> {
        texts::name().into()
    }

    fn tabs(&self, engine: &Engine, open: OpenTabs<'_>) -> Vec<Tab> {
        let is_shown = !engine.book().notebook.is_empty() || open.has(Tab::Notebook);
        is_shown.then_some(Tab::Notebook).into_iter().collect()
    }

    fn grid_model<'a>(&'a self, context: &ViewContext<'a>) -> Option<Box<dyn SheetModel + 'a>> {
        Some(Box::new(self.table(context.engine().book())))
    }

    fn content_version(&self) -> ContentVersion {
        ContentVersion::new((), &self.next_location)
    }

    fn status(&self, context: &ViewContext<'_>) -> StatusTexts {
        StatusTexts { sheet: shared_words::lines(context.engine().book().notebook.len()), ..StatusTexts::default() }
    }
}
