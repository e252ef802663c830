//! The lists that hold the rest of the book.

use rust_xlsxwriter::Worksheet;

use super::cell_formats::{MOST_HEIGHT, height};
use super::cell_writer::{Sheet, lines_of, width_of};
use super::print_setup::Page;
use super::{Export, ExportError};
use crate::book::Book;
use crate::own_workbook::hidden_facts::{At, Line};
use crate::own_workbook::labels;
use crate::own_workbook::labels::{event_row, list};

const WIDEST: f64 = 48.0;
/// A line of a scoring system's file is long.
const WIDEST_SYSTEM: f64 = 100.0;

/// A plain list with a heading row.
struct List<'e, 'l, 'w> {
    export: &'e Export<'l>,
    sheet: Sheet<'w>,
    widths: Vec<f64>,
    /// The widest a column becomes; longer texts are wrapped.
    widest: f64,
    row: u32,
}

/// A cell of a list.
#[derive(Clone, Copy)]
enum Cell<'a> {
    Text(&'a str),
    Number(Option<f64>),
}

impl<'e, 'l, 'w> List<'e, 'l, 'w> {
    fn new<'h>(
        export: &'e Export<'l>,
        inner: &'w mut Worksheet,
        name: &str,
        headings: impl IntoIterator<Item = &'h str>,
    ) -> Result<Self, ExportError> {
        let mut sheet = Sheet::new(inner, name)?;
        let mut widths = Vec::new();
        for (column, heading) in (0..).zip(headings) {
            sheet.text(0, column, heading, &export.look.list_heading)?;
            widths.push(width_of(heading).max(8.0));
        }
        Ok(List { export, sheet, widths, widest: WIDEST, row: 1 })
    }

    fn line<'a>(&mut self, cells: impl IntoIterator<Item = Cell<'a>>) -> Result<(), ExportError> {
        let format = &self.export.look.list;
        let mut lines = 1;
        for ((column, cell), width) in (0..).zip(cells).zip(&mut self.widths) {
            match cell {
                Cell::Text(text) => {
                    let widest_line = text.split('\n').map(width_of).fold(0.0, f64::max);
                    *width = width.max(widest_line.min(self.widest));
                    lines = lines.max(lines_of(text, self.widest));
                    self.sheet.text(self.row, column, text, format)?;
                }
                Cell::Number(Some(number)) => self.sheet.number(self.row, column, number, format)?,
                Cell::Number(None) => {}
            }
        }
        self.sheet.inner.set_row_height(self.row, (f64::from(lines) * height::LINE).min(MOST_HEIGHT))?;
        self.row += 1;
        Ok(())
    }

    fn finish(mut self) -> Result<(), ExportError> {
        for width in &mut self.widths {
            *width += 1.5;
        }
        self.sheet.widths(&self.widths)?;
        // Kept with the event, for reading back; nobody hangs them up, and a hidden sheet is not printed.
        self.sheet.inner.set_freeze_panes(1, 0)?.set_hidden(true);
        Page::for_columns(self.export.options.paper, &self.widths).set_up(self.sheet.inner, self.export);
        self.sheet.inner.set_repeat_rows(0, 0)?;
        self.sheet.print_all(self.widths.len())
    }
}

/// Everyone, in the order of entry.
pub(super) fn write_players(export: &Export<'_>, inner: &mut Worksheet) -> Result<(), ExportError> {
    let mut list = List::new(export, inner, labels::PLAYERS, list::PLAYERS)?;
    for person in &export.engine.book().people {
        let told = [&person.name, &person.family, &person.region, &person.note].map(|text| Cell::Text(text));
        list.line(told.into_iter().chain([Cell::Number(Some(person.id.0.into()))]))?;
    }
    list.finish()
}

/// What is true of the event as a whole, and that this workbook is one of ours.
pub(super) fn write_event(export: &Export<'_>, inner: &mut Worksheet) -> Result<(), ExportError> {
    let event = &export.engine.book().event;
    let mut list = List::new(export, inner, labels::EVENT, [labels::EVENT_MARK, ""])?;
    for (name, value) in [
        (event_row::NAME, Some(event.name.as_str())),
        (event_row::VENUE, Some(event.venue.as_str())),
        (event_row::DATES, Some(event.dates.as_str())),
        (event_row::RULES, Some(event.rules.as_str())),
        (event_row::SYSTEM, event.system.as_deref()),
        (event_row::FORMAT, Some(labels::FORMAT)),
    ] {
        if let Some(value) = value {
            list.line([Cell::Text(name), Cell::Text(value)])?;
        }
    }
    list.finish()
}

/// The event's own scoring systems, each as the text of its file, in one cell so that it comes back to the letter.
pub(super) fn write_systems(export: &Export<'_>, inner: &mut Worksheet) -> Result<(), ExportError> {
    let mut list = List::new(export, inner, labels::SYSTEMS, list::SYSTEMS)?;
    list.widest = WIDEST_SYSTEM;
    for text in &export.engine.book().systems {
        list.line([Cell::Text(text)])?;
    }
    list.finish()
}

/// The event's own rulesets, in the same way.
pub(super) fn write_rulesets(export: &Export<'_>, inner: &mut Worksheet) -> Result<(), ExportError> {
    let mut list = List::new(export, inner, labels::RULESETS, list::RULESETS)?;
    list.widest = WIDEST_SYSTEM;
    for text in &export.engine.book().rulesets {
        list.line([Cell::Text(text)])?;
    }
    list.finish()
}

/// What the other sheets do not tell to the letter.
pub(super) fn write_facts(export: &Export<'_>, inner: &mut Worksheet, facts: &[Line]) -> Result<(), ExportError> {
    let book = export.engine.book();
    let mut list = List::new(export, inner, labels::FACTS, list::FACTS)?;
    list.widest = WIDEST_SYSTEM;
    #[expect(clippy::cast_precision_loss, reason = "the number of a round or a board")]
    let number = |at: usize| Cell::Number(Some((at + 1) as f64));
    for line in facts {
        let mut place = Vec::new();
        let (round, board, power) = match line.place {
            At::Event => (None, None, None),
            At::Round(round) => (Some(round), None, None),
            At::Board(at) => (Some(at.round), Some(at), None),
            At::Seat(at, power) => (Some(at.round), Some(at), Some(power)),
        };
        if let Some((at, round)) = round.and_then(|at| Some((at, book.round(at)?))) {
            place.extend([number(at.0), Cell::Text(&round.name)]);
        }
        if let Some((at, board)) = board.and_then(|at| Some((at, book.board(at)?))) {
            place.extend([number(at.board.0), Cell::Text(&board.name)]);
        }
        place.extend(power.map(|power| Cell::Text(power.name())));
        for fact in line.fact.texts()? {
            list.line(std::iter::once(Cell::Text(&fact)).chain(place.iter().copied()))?;
        }
    }
    list.finish()
}

/// The standings as an imported file printed them.
pub(super) fn write_published(export: &Export<'_>, inner: &mut Worksheet) -> Result<(), ExportError> {
    let book: &Book = export.engine.book();
    let rounds = book.published.iter().map(|row| row.rounds.len()).max().unwrap_or_default().max(book.rounds.len());
    let headings: Vec<String> = [list::PLAYER.to_owned(), list::PLACE.to_owned()]
        .into_iter()
        .chain((1..=rounds).map(|round| format!("{}{round}", list::ROUND)))
        .chain([list::TOTAL.to_owned()])
        .collect();
    let mut list = List::new(export, inner, labels::PUBLISHED, headings.iter().map(String::as_str))?;
    for row in &book.published {
        let scores = (0..rounds).map(|round| Cell::Number(row.rounds.get(round).copied().flatten()));
        let first = [Cell::Text(book.name_of(Some(row.player))), Cell::Number(row.place.map(f64::from))];
        list.line(first.into_iter().chain(scores).chain([Cell::Number(row.total)]))?;
    }
    list.finish()
}

/// What an imported file held that found no place.
pub(super) fn write_unplaced(export: &Export<'_>, inner: &mut Worksheet) -> Result<(), ExportError> {
    let mut list = List::new(export, inner, labels::UNPLACED, list::UNPLACED)?;
    for cell in &export.engine.book().unplaced {
        list.line([&cell.file, &cell.sheet, &cell.cell, &cell.text].map(|text| Cell::Text(text)))?;
    }
    list.finish()
}
