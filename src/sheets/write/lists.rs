//! The best countries, and the lists that hold the rest of the book.

use rust_xlsxwriter::Worksheet;

use super::look::{self, MOST_HEIGHT, height};
use super::page::Page;
use super::sheet::{Sheet, lines_of, width_of};
use super::standings::details;
use super::{Export, ExportError};
use crate::book::{BoardRef, Book, Power, SeatRef, Stage};
use crate::live::Live;
use crate::sheets::layout::{self, event_row, list};

const WIDEST: f64 = 40.0;

/// The best game with each power; who is level is listed too.
pub(super) fn write_best_countries(export: &Export<'_>, inner: &mut Worksheet) -> Result<(), ExportError> {
    const HEADINGS: [&str; 6] = ["Power", "Player", "Centres", "Score", "Round", "Board"];
    const HEADING_ROW: u32 = 3;
    let live = export.live;
    let book = live.book();
    let look = &export.look;
    let mut sheet = Sheet::new(inner, layout::BEST_COUNTRIES)?;
    sheet.text(0, 0, &book.event.name, &look.event)?;
    sheet.text(1, 0, layout::BEST_COUNTRIES, &look.subtitle)?;
    sheet.text(2, 0, &details(&book.event), &look.note)?;
    sheet.inner.set_row_height(0, height::EVENT)?.set_row_height(1, height::SUBTITLE)?;
    for (column, heading) in (0..).zip(HEADINGS) {
        let format = match heading {
            "Centres" | "Score" => &look.number_heading,
            "Round" => &look.aside_heading,
            _ => &look.heading,
        };
        sheet.text(HEADING_ROW, column, heading, format)?;
    }

    let mut widths = [9.0, 16.0, 9.0, 9.0, 9.0, 8.0];
    let mut fit =
        |column: usize, text: &str| widths[column] = f64::max(widths[column], width_of(text).min(WIDEST) + 1.5);
    let mut row = HEADING_ROW;
    let mut running = false;
    for power in Power::ALL {
        let best = best_games(live, power);
        row += 1;
        sheet.inner.set_row_height(row, height::TABLE)?;
        sheet.text(row, 0, power.name(), &look.powers[power])?;
        if best.is_empty() {
            for column in 1..6 {
                sheet.blank(row, column, &look.text)?;
            }
        }
        for (index, (seat, score)) in best.into_iter().enumerate() {
            let (Some(round), Some(board)) = (book.round(seat.board.round), book.board(seat.board)) else { continue };
            if index > 0 {
                row += 1;
                sheet.inner.set_row_height(row, height::TABLE)?;
                sheet.blank(row, 0, &look.powers[power])?;
            }
            let name = book.name_of(board.seats[power].player);
            let figures =
                look.figures(live.system(seat.board).map_or(look::DEFAULT_DECIMALS, |system| system.decimals));
            let still_running = matches!(board.stage(), Stage::Running(_));
            running |= still_running;
            sheet.text(row, 1, name, if width_of(name) > WIDEST { &look.shrunk } else { &look.text })?;
            match board.count(power) {
                Some(count) => sheet.number(row, 2, count, &look.count)?,
                None => sheet.blank(row, 2, &look.count)?,
            }
            sheet.number(row, 3, score, if still_running { &figures.running_score } else { &figures.score })?;
            sheet.text(row, 4, &round.title(), &look.aside)?;
            sheet.text(row, 5, &board.name, &look.text)?;
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

/// The seats with the highest score of this power, in the order of play.
fn best_games(live: &Live, power: Power) -> Vec<(SeatRef, f64)> {
    let scored: Vec<(SeatRef, f64)> = live
        .book()
        .boards()
        .filter(|(_, board)| board.seats[power].player.is_some())
        .filter_map(|(at, _): (BoardRef, _)| live.score(at.seat(power)).map(|score| (at.seat(power), score)))
        .collect();
    let best = scored.iter().map(|(_, score)| *score).fold(f64::NEG_INFINITY, f64::max);
    scored.into_iter().filter(|(_, score)| best - score < 1e-9).collect()
}

/// A plain list with a heading row.
struct List<'e, 'l, 'w> {
    export: &'e Export<'l>,
    sheet: Sheet<'w>,
    widths: Vec<f64>,
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
        Ok(List { export, sheet, widths, row: 1 })
    }

    fn line<'a>(&mut self, cells: impl IntoIterator<Item = Cell<'a>>) -> Result<(), ExportError> {
        let format = &self.export.look.list;
        let mut lines = 1;
        for ((column, cell), width) in (0..).zip(cells).zip(&mut self.widths) {
            match cell {
                Cell::Text(text) => {
                    *width = width.max(width_of(text).min(WIDEST));
                    lines = lines.max(lines_of(text, WIDEST));
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
        self.sheet.inner.set_freeze_panes(1, 0)?;
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
