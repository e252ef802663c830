//! A board with its computed scores: its headings, and the widths of its cells.

use super::round_column::{HeadingWrap, RoundColumn, RoundColumnKind};
use super::{AIR, BOLD, TITLE, TITLE_AIR, WIDEST_NAME, WIDEST_REASON, WIDEST_SHORT_TITLE};
use crate::book::fields::SeatColumnKind;
use crate::book::typed_words::capitalize;
use crate::book::{Board, BoardRef, Book, CellEntry, CellValue, GameStage, PerPower, Power, SeatColumn, Year};
use crate::engine::Engine;
use crate::own_workbook::labels;
use crate::own_workbook::labels::heading;
use crate::publish::xlsx::cell_formats;
use crate::publish::xlsx::cell_writer::{lines_of, widest_word, width_of, width_of_number};
use crate::scoring::{BoardScores, ScoringSystem};

/// A board with its computed scores.
pub(super) struct BoardSource<'a> {
    pub(super) at: BoardRef,
    pub(super) board: &'a Board,
    pub(super) system: Option<&'a ScoringSystem>,
    pub(super) scores: Option<BoardScores<'a>>,
    pub(super) running: bool,
}

impl<'a> BoardSource<'a> {
    pub(super) fn of(engine: &'a Engine, at: BoardRef, board: &'a Board) -> Self {
        let running = matches!(engine.stage(at), GameStage::Running(_));
        BoardSource { at, board, system: engine.system(at), scores: engine.scores(at), running }
    }

    pub(super) fn decimals(&self) -> usize {
        self.system.map_or(cell_formats::DEFAULT_DECIMALS, |system| system.decimals)
    }

    /// The heading of a column for this board; empty where the board has no such column.
    pub(super) fn heading(&self, kind: RoundColumnKind) -> String {
        match kind {
            RoundColumnKind::Power => heading::POWER.to_owned(),
            RoundColumnKind::Seat(SeatColumn::Chart(year)) => {
                self.chart(year).map(|_| year.to_string()).unwrap_or_default()
            }
            RoundColumnKind::Seat(column) => column.description().workbook_heading.unwrap_or_default().to_owned(),
            RoundColumnKind::System(position) => {
                let column = self.system.and_then(|system| partial(system).get(position));
                column.map(|column| system_heading(&column.name)).unwrap_or_default()
            }
            RoundColumnKind::Score => heading::SCORE.to_owned(),
            RoundColumnKind::Reason => heading::REASON.to_owned(),
        }
    }

    pub(super) fn heading_lines(&self, column: &RoundColumn) -> u32 {
        lines_of(&self.heading(column.kind), column.width / BOLD)
    }

    pub(super) fn chart(&self, year: Year) -> Option<&'a PerPower<CellEntry<u16>>> {
        self.board.charts.iter().find(|chart| chart.year == year).map(|chart| &chart.centres)
    }

    /// The value in the column of the scoring system at this position, where it is before the score.
    pub(super) fn value(&self, position: usize, power: Power) -> Option<f64> {
        let before = self.system.is_some_and(|system| position < partial(system).len());
        self.scores.filter(|_| before)?.column(position, power)
    }

    pub(super) fn may_have_fractions(&self, position: usize) -> bool {
        let column = self.system.and_then(|system| system.columns.get(position));
        column.is_some_and(crate::scoring::SystemColumn::may_have_fractions)
    }

    /// The width of a cell of a seat.
    pub(super) fn width_of_seat(&self, book: &Book, power: Power, column: SeatColumn) -> f64 {
        let seat = &self.board.seats[power];
        match column {
            SeatColumn::PrintedScore => seat.printed_score.map_or(0.0, |score| width_of_number(score, 2)),
            SeatColumn::Score => {
                seat.ruling.as_ref().map_or(0.0, |ruling| width_of_number(ruling.score, self.decimals()) * BOLD)
            }
            column => {
                let value = self.board.seat_value(power, column);
                let text = value.text(book);
                match column.description().kind {
                    SeatColumnKind::Name => width_of(&text).clamp(14.0, WIDEST_NAME),
                    SeatColumnKind::Word => 4.0,
                    SeatColumnKind::Number if value.unreadable_text().is_none() => count_width(&text),
                    SeatColumnKind::Number | SeatColumnKind::Text => width_of(&text).min(WIDEST_NAME),
                }
            }
        }
    }

    /// Makes the column wide enough for this board.
    pub(super) fn fit(&self, book: &Book, column: &mut RoundColumn, headings: HeadingWrap) {
        let heading = self.heading(column.kind);
        let mut wide = match headings {
            HeadingWrap::Broken => widest_word(&heading),
            HeadingWrap::OneLine => width_of(&heading),
        } * BOLD;
        let title = width_of(&labels::board_title(&self.board.name)) * TITLE + TITLE_AIR - AIR;
        for (power, seat) in self.board.seats.iter() {
            wide = wide.max(match column.kind {
                // Room for a short title, so the notes beside it begin in the same column on the whole sheet.
                RoundColumnKind::Power => width_of(power.name()).max(title.min(WIDEST_SHORT_TITLE)),
                RoundColumnKind::Seat(column) => self.width_of_seat(book, power, column),
                RoundColumnKind::System(position) => match self.value(position, power) {
                    Some(value) => {
                        column.fractions |= value.fract().abs() > 1e-9 || self.may_have_fractions(position);
                        width_of_number(value, if column.fractions { self.decimals() } else { 0 })
                    }
                    None => 0.0,
                },
                RoundColumnKind::Score => self
                    .scores
                    .and_then(|scores| scores.score(power))
                    .map_or(6.0, |value| width_of_number(value, self.decimals()) * BOLD),
                RoundColumnKind::Reason => {
                    seat.ruling.as_ref().map_or(0.0, |ruling| width_of(&ruling.reason)).min(WIDEST_REASON)
                }
            });
        }
        column.width = column.width.max(wide);
    }
}

/// The columns of a scoring system before its score.
pub(super) fn partial(system: &ScoringSystem) -> &[crate::scoring::SystemColumn] {
    system.columns.split_last().map_or(&[], |(_, before)| before)
}

/// The scoring system's name for a column, with a capital as our headings have, and with “points” where our own workbook uses the name as a heading.
fn system_heading(name: &str) -> String {
    let taken = heading::all().any(|(_, word)| word.eq_ignore_ascii_case(name)) || Year::parse(name).is_some();
    let name = capitalize(name);
    if taken { format!("{name} points") } else { name }
}

/// The width of a count or a year: of two figures at least, or of four.
fn count_width(text: &str) -> f64 {
    match text.len() {
        0 => 0.0,
        1 | 2 => 2.0,
        _ => 4.0,
    }
}
