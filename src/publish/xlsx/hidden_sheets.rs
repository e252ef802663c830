//! The hidden sheets with the rest of the book: players, event, systems, rulesets, facts, published standings.

use rust_xlsxwriter::Worksheet;

use super::WorkbookExport;
use super::cell_formats::{MOST_HEIGHT, height};
use super::cell_writer::{SheetWriter, lines_of, width_of};
use super::print_setup::PrintPage;
use crate::book::Book;
use crate::own_workbook::hidden_facts::{FactLocation, LocatedFact};
use crate::own_workbook::labels;
use crate::own_workbook::labels::{event_row, list};
use crate::publish::export_error::ExportError;

const WIDEST: f64 = 48.0;
/// The width for the long lines of scoring systems.
const WIDEST_SYSTEM: f64 = 100.0;

/// A plain list with a heading row.
struct ListWriter<'e, 'l, 'w> {
    export: &'e WorkbookExport<'l>,
    sheet: SheetWriter<'w>,
    widths: Vec<f64>,
    /// The greatest width of a column. Longer texts are wrapped.
    widest: f64,
    row: u32,
}

/// A cell of a list.
#[derive(Clone, Copy)]
enum ListCell<'a> {
    Text(&'a str),
    Number(Option<f64>),
}

impl<'e, 'l, 'w> ListWriter<'e, 'l, 'w> {
    fn new<'h>(
        export: &'e WorkbookExport<'l>,
        inner: &'w mut Worksheet,
        name: &str,
        headings: impl IntoIterator<Item = &'h str>,
    ) -> Result<Self, ExportError> {
        let mut sheet = SheetWriter::new(inner, name)?;
        let mut widths = Vec::new();
        for (column, heading) in (0..).zip(headings) {
            sheet.text((0, column), heading, &export.formats.list_heading)?;
            widths.push(width_of(heading).max(8.0));
        }
        Ok(ListWriter { export, sheet, widths, widest: WIDEST, row: 1 })
    }

    fn line<'a>(&mut self, cells: impl IntoIterator<Item = ListCell<'a>>) -> Result<(), ExportError> {
        let format = &self.export.formats.list;
        let mut lines = 1;
        for ((column, cell), width) in (0..).zip(cells).zip(&mut self.widths) {
            match cell {
                ListCell::Text(text) => {
                    let widest_line = text.split('\n').map(width_of).fold(0.0, f64::max);
                    *width = width.max(widest_line.min(self.widest));
                    lines = lines.max(lines_of(text, self.widest));
                    self.sheet.text((self.row, column), text, format)?;
                }
                ListCell::Number(Some(number)) => self.sheet.number((self.row, column), number, format)?,
                ListCell::Number(None) => {}
            }
        }
        self.sheet.height(self.row, (f64::from(lines) * height::LINE).min(MOST_HEIGHT))?;
        self.row += 1;
        Ok(())
    }

    fn finish(mut self) -> Result<(), ExportError> {
        for width in &mut self.widths {
            *width += 1.5;
        }
        self.sheet.widths(&self.widths)?;
        // The lists are there for import only. A hidden sheet is not printed.
        self.sheet.inner.set_freeze_panes(1, 0)?.set_hidden(true);
        PrintPage::for_columns(&self.export.paper, &self.widths).set_up(self.sheet.inner, self.export);
        self.sheet.inner.set_repeat_rows(0, 0)?;
        self.sheet.print_all(self.widths.len())
    }
}

/// Writes the players, in the order of entry.
pub(super) fn write_players(export: &WorkbookExport<'_>, inner: &mut Worksheet) -> Result<(), ExportError> {
    let mut list = ListWriter::new(export, inner, labels::PLAYERS, list::PLAYERS)?;
    for person in &export.engine.book().people {
        let texts = [&person.name, &person.family, &person.region, &person.note].map(|text| ListCell::Text(text));
        list.line(texts.into_iter().chain([ListCell::Number(Some(person.id.0.into()))]))?;
    }
    list.finish()
}

/// Writes the details of the event, and the mark that this workbook is our own.
pub(super) fn write_event(export: &WorkbookExport<'_>, inner: &mut Worksheet) -> Result<(), ExportError> {
    let event = &export.engine.book().event;
    let mut list = ListWriter::new(export, inner, labels::EVENT, [labels::EVENT_MARK, ""])?;
    for (name, value) in [
        (event_row::NAME, Some(event.name.as_str())),
        (event_row::VENUE, Some(event.venue.as_str())),
        (event_row::DATES, Some(event.dates.as_str())),
        (event_row::RULES, Some(event.rules.as_str())),
        (event_row::SYSTEM, event.system.as_deref()),
        (event_row::FORMAT, Some(labels::FORMAT)),
    ] {
        if let Some(value) = value {
            list.line([ListCell::Text(name), ListCell::Text(value)])?;
        }
    }
    list.finish()
}

/// Writes the event's own scoring systems, each as the text of its file in one cell.
pub(super) fn write_systems(export: &WorkbookExport<'_>, inner: &mut Worksheet) -> Result<(), ExportError> {
    let list = ListWriter::new(export, inner, labels::SYSTEMS, list::SYSTEMS)?;
    write_texts(list, &export.engine.book().systems)
}

/// Writes the event's own rulesets, each as the text of its file in one cell.
pub(super) fn write_rulesets(export: &WorkbookExport<'_>, inner: &mut Worksheet) -> Result<(), ExportError> {
    let list = ListWriter::new(export, inner, labels::RULESETS, list::RULESETS)?;
    write_texts(list, &export.engine.book().rulesets)
}

fn write_texts(mut list: ListWriter<'_, '_, '_>, texts: &[String]) -> Result<(), ExportError> {
    list.widest = WIDEST_SYSTEM;
    for text in texts {
        list.line([ListCell::Text(text)])?;
    }
    list.finish()
}

/// The position of the sheet of each round. The sheets follow the numbers of the rounds.
fn positions_of_sheets(book: &Book) -> Vec<usize> {
    let mut positions = vec![0; book.rounds.len()];
    for (sheet, (_, at)) in book.rounds_by_number().into_iter().enumerate() {
        positions[at.0] = sheet;
    }
    positions
}

/// Writes the facts that the visible sheets do not show.
pub(super) fn write_facts(
    export: &WorkbookExport<'_>,
    inner: &mut Worksheet,
    facts: &[LocatedFact],
) -> Result<(), ExportError> {
    let book = export.engine.book();
    let sheet_of = positions_of_sheets(book);
    let mut list = ListWriter::new(export, inner, labels::FACTS, list::FACTS)?;
    list.widest = WIDEST_SYSTEM;
    #[expect(clippy::cast_precision_loss, reason = "the number of a round or a board")]
    let number = |at: usize| ListCell::Number(Some((at + 1) as f64));
    for located in facts {
        let mut place = Vec::new();
        let (round, board, power) = match located.location {
            FactLocation::Event => (None, None, None),
            FactLocation::Round(round) => (Some(round), None, None),
            FactLocation::Board(at) => (Some(at.round), Some(at), None),
            FactLocation::Seat(at, power) => (Some(at.round), Some(at), Some(power)),
        };
        if let Some((at, round)) = round.and_then(|at| Some((at, book.round(at)?))) {
            place.extend([number(sheet_of[at.0]), ListCell::Text(&round.name)]);
        }
        if let Some((at, board)) = board.and_then(|at| Some((at, book.board(at)?))) {
            place.extend([number(at.board.0), ListCell::Text(&board.name)]);
        }
        place.extend(power.map(|power| ListCell::Text(power.name())));
        for fact in located.fact.texts()? {
            list.line(std::iter::once(ListCell::Text(&fact)).chain(place.iter().copied()))?;
        }
    }
    list.finish()
}

/// Writes the standings that an imported file printed.
pub(super) fn write_published(export: &WorkbookExport<'_>, inner: &mut Worksheet) -> Result<(), ExportError> {
    let book: &Book = export.engine.book();
    let rounds = book.printed_rounds();
    let headings: Vec<String> = [list::PLAYER.to_owned(), list::PLACE.to_owned()]
        .into_iter()
        .chain((1..=rounds.len()).map(|round| format!("{}{round}", list::ROUND)))
        .chain([list::TOTAL.to_owned()])
        .collect();
    let mut list = ListWriter::new(export, inner, labels::PUBLISHED, headings.iter().map(String::as_str))?;
    for row in &book.published_standings {
        let scores = rounds.iter().map(|round| ListCell::Number(row.rounds.get(round).copied()));
        let first = [ListCell::Text(book.name_of(Some(row.player))), ListCell::Number(row.place.map(f64::from))];
        list.line(first.into_iter().chain(scores).chain([ListCell::Number(row.total)]))?;
    }
    list.finish()
}

/// Writes the cells of an imported file that found no place in the book.
pub(super) fn write_unplaced(export: &WorkbookExport<'_>, inner: &mut Worksheet) -> Result<(), ExportError> {
    let mut list = ListWriter::new(export, inner, labels::UNPLACED, list::UNPLACED)?;
    for cell in &export.engine.book().unplaced_cells {
        list.line([&cell.file, &cell.sheet, &cell.cell, &cell.text].map(|text| ListCell::Text(text)))?;
    }
    list.finish()
}
