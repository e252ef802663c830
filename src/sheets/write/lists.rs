//! The best countries, and the lists that hold the rest of the book.

use rust_xlsxwriter::{FormatAlign, Worksheet};

use super::look::{self, MOST_HEIGHT, height};
use super::page::Page;
use super::sheet::{Sheet, lines_of, width_of};
use super::standings::{HEADING_ROW, titles};
use super::{Export, ExportError};
use crate::book::{Book, SeatRef, Stage};
use crate::sheets::layout::{self, event_row, list};

const WIDEST: f64 = 48.0;
/// A line of a scoring system's file is long.
const WIDEST_SYSTEM: f64 = 100.0;

/// The best game with each power; who is level is listed too.
pub(super) fn write_best_countries(export: &Export<'_>, inner: &mut Worksheet) -> Result<(), ExportError> {
    let live = export.live;
    let book = live.book();
    let look = &export.look;
    let mut sheet = Sheet::new(inner, layout::BEST_COUNTRIES)?;
    titles(export, &mut sheet, layout::BEST_COUNTRIES)?;
    for (column, (heading, format)) in (0..).zip([
        ("Power", &look.heading),
        ("Player", &look.heading),
        ("Centres", &look.number_heading),
        ("Score", &look.number_heading),
        ("Round", &look.aside_heading),
        ("Board", &look.heading),
    ]) {
        sheet.text(HEADING_ROW, column, heading, format)?;
    }

    let text = look::large(false);
    let aside = look::aside(text.clone());
    let right = text.clone().set_align(FormatAlign::Right);
    let mut widths = [10.0, 22.0, 10.0, 10.0, 12.0, 8.0];
    let mut fit = |column: usize, text: &str| {
        widths[column] = f64::max(widths[column], width_of(text).min(WIDEST) * 1.1 + 2.0);
    };
    let mut row = HEADING_ROW;
    let mut running = false;
    for (power, prize) in live.prizes().iter().filter_map(|prize| Some((prize.power?, prize))) {
        let best: Vec<(SeatRef, f64)> = prize.computed().filter_map(|game| Some((game.seat?, game.figure))).collect();
        let power_format = look::large_power(power);
        row += 1;
        sheet.inner.set_row_height(row, height::TABLE)?;
        sheet.text(row, 0, power.name(), &power_format)?;
        if best.is_empty() {
            for column in 1..6 {
                sheet.blank(row, column, &text)?;
            }
        }
        for (index, (seat, figure)) in best.into_iter().enumerate() {
            let at = seat.board;
            let (Some(round), Some(board)) = (book.round(at.round), book.board(at)) else { continue };
            if index > 0 {
                row += 1;
                sheet.inner.set_row_height(row, height::TABLE)?;
                sheet.blank(row, 0, &power_format)?;
            }
            let name = book.name_of(board.seats[power].scorer());
            if width_of(name) > WIDEST {
                sheet.text(row, 1, name, &text.clone().set_shrink())?;
            } else {
                sheet.text(row, 1, name, &text)?;
            }
            match board.count(power) {
                Some(count) => sheet.number(row, 2, count, &right)?,
                None => sheet.blank(row, 2, &right)?,
            }
            let decimals = live.system(at).map_or(look::DEFAULT_DECIMALS, |system| system.decimals);
            let mut score = right.clone().set_bold().set_num_format(look::number_format(decimals));
            if matches!(live.stage(at), Stage::Running(_)) {
                running = true;
                score = score.set_italic();
            }
            sheet.number(row, 3, figure, &score)?;
            sheet.text(row, 4, &round.title(), &aside)?;
            sheet.text(row, 5, &board.name, &text)?;
            fit(1, name);
            fit(4, &round.title());
            fit(5, &board.name);
        }
    }
    if running {
        sheet.text(row + 2, 0, "Italic: the game still runs, and the score may change.", &look.note)?;
    }
    sheet.widths(&widths)?;
    sheet.inner.set_freeze_panes(HEADING_ROW + 1, 0)?.set_screen_gridlines(false);
    Page::for_columns(export.options.paper, &widths).set_up(sheet.inner, export);
    sheet.inner.set_repeat_rows(0, HEADING_ROW)?;
    sheet.print_all(widths.len())
}

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
    let mut list = List::new(export, inner, layout::PLAYERS, list::PLAYERS)?;
    for person in &export.live.book().people {
        list.line([&person.name, &person.family, &person.region, &person.note].map(|text| Cell::Text(text)))?;
    }
    list.finish()
}

/// What is true of the event as a whole, and that this workbook is one of ours.
pub(super) fn write_event(export: &Export<'_>, inner: &mut Worksheet) -> Result<(), ExportError> {
    let event = &export.live.book().event;
    let mut list = List::new(export, inner, layout::EVENT, [layout::EVENT_MARK, ""])?;
    for (name, value) in [
        (event_row::NAME, Some(event.name.as_str())),
        (event_row::VENUE, Some(event.venue.as_str())),
        (event_row::DATES, Some(event.dates.as_str())),
        (event_row::RULES, Some(event.rules.as_str())),
        (event_row::SYSTEM, event.system.as_deref()),
        (event_row::FORMAT, Some(layout::FORMAT)),
    ] {
        if let Some(value) = value {
            list.line([Cell::Text(name), Cell::Text(value)])?;
        }
    }
    list.finish()
}

/// The event's own scoring systems, each as the text of its file, in one cell so that it comes back to the letter.
pub(super) fn write_systems(export: &Export<'_>, inner: &mut Worksheet) -> Result<(), ExportError> {
    let mut list = List::new(export, inner, layout::SYSTEMS, list::SYSTEMS)?;
    list.widest = WIDEST_SYSTEM;
    for text in &export.live.book().systems {
        list.line([Cell::Text(text)])?;
    }
    list.finish()
}

/// The standings as an imported file printed them.
pub(super) fn write_published(export: &Export<'_>, inner: &mut Worksheet) -> Result<(), ExportError> {
    let book: &Book = export.live.book();
    let rounds = book.published.iter().map(|row| row.rounds.len()).max().unwrap_or_default().max(book.rounds.len());
    let headings: Vec<String> = [list::PLAYER.to_owned(), list::PLACE.to_owned()]
        .into_iter()
        .chain((1..=rounds).map(|round| format!("{}{round}", list::ROUND)))
        .chain([list::TOTAL.to_owned()])
        .collect();
    let mut list = List::new(export, inner, layout::PUBLISHED, headings.iter().map(String::as_str))?;
    for row in &book.published {
        let scores = (0..rounds).map(|round| Cell::Number(row.rounds.get(round).copied().flatten()));
        let first = [Cell::Text(book.name_of(Some(row.player))), Cell::Number(row.place.map(f64::from))];
        list.line(first.into_iter().chain(scores).chain([Cell::Number(row.total)]))?;
    }
    list.finish()
}

/// What an imported file held that found no place.
pub(super) fn write_unplaced(export: &Export<'_>, inner: &mut Worksheet) -> Result<(), ExportError> {
    let mut list = List::new(export, inner, layout::UNPLACED, list::UNPLACED)?;
    for cell in &export.live.book().unplaced {
        list.line([&cell.file, &cell.sheet, &cell.cell, &cell.text].map(|text| Cell::Text(text)))?;
    }
    list.finish()
}
