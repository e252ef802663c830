//! A board with its computed scores: its headings, and the widths of its cells.

use super::round_column::{HeadingWrap, RoundColumn, RoundColumnKind};
use super::{AIR, BOLD, TITLE, TITLE_AIR, WIDEST_NAME, WIDEST_REASON, WIDEST_SHORT_TITLE};
use crate::book::fields::SeatColumnKind;
use crate::book::typed_words::capitalize;
use crate::book::{
    Board, BoardRef, Book, CellEntry, CellValue, GameStage, PerPower, Power, SeatColumn, Year, fold_name,
};
use crate::languages::sentences::workbook;
use crate::languages::{Language, NoticeLanguages};
use crate::own_workbook::labels::{self, heading};
use crate::publish::xlsx::WorkbookExport;
use crate::publish::xlsx::cell_formats;
use crate::publish::xlsx::cell_writer::{lines_of, widest_word, width_of, width_of_number};
use crate::scoring::{BoardScores, DraftPart, ScoringSystem};

/// A board with its computed scores.
pub(super) struct BoardSource<'a> {
    pub(super) at: BoardRef,
    pub(super) board: &'a Board,
    pub(super) system: Option<&'a ScoringSystem>,
    pub(super) scores: Option<BoardScores<'a>>,
    pub(super) running: bool,
    /// “Board A”.
    pub(super) title: String,
    languages: NoticeLanguages,
}

impl<'a> BoardSource<'a> {
    pub(super) fn of(export: &WorkbookExport<'a>, at: BoardRef, board: &'a Board) -> Self {
        let engine = export.engine;
        let running = matches!(engine.stage(at), GameStage::Running(_));
        let languages = export.languages;
        // Import reads the titles of an export.
        let title = match &export.explanation {
            Some(_) => languages.text(|language| board.title_in(language)),
            None => labels::board_title(&board.name),
        };
        BoardSource { at, board, system: engine.system(at), scores: engine.scores(at), running, title, languages }
    }

    pub(super) fn decimals(&self) -> usize {
        self.system.map_or(cell_formats::DEFAULT_DECIMALS, |system| system.decimals)
    }

    /// The heading of a column for this board; empty where the board has no such column.
    pub(super) fn heading(&self, kind: RoundColumnKind) -> String {
        match kind {
            RoundColumnKind::Power => self.languages.text(workbook::heading_power),
            RoundColumnKind::Seat(SeatColumn::Chart(year)) => {
                self.chart(year).map(|_| year.to_string()).unwrap_or_default()
            }
            RoundColumnKind::Seat(column) => self.languages.text(|language| seat_heading(column, language)),
            RoundColumnKind::System(position) => {
                let named = self.system.filter(|system| position < partial(system).len());
                named.map_or_else(String::new, |system| {
                    let name = |language| system.name_of(DraftPart::Column(position), language);
                    self.languages.text(|language| system_heading(name(language), language))
                })
            }
            RoundColumnKind::Score => self.languages.text(workbook::heading_score),
            RoundColumnKind::Reason => self.languages.text(workbook::heading_reason),
        }
    }

    /// The text of a cell of a seat.
    pub(super) fn seat_text(&self, book: &Book, power: Power, column: SeatColumn) -> String {
        match self.board.seats[power].in_draw.filter(|_| column == SeatColumn::InDraw) {
            Some(true) => workbook::draw_yes(self.languages.first),
            Some(false) => workbook::draw_no(self.languages.first),
            None => self.board.seat_value(power, column).text(book).into_owned(),
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
                let text = self.seat_text(book, power, column);
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
        let title = width_of(&self.title) * TITLE + TITLE_AIR - AIR;
        for (power, seat) in self.board.seats.iter() {
            wide = wide.max(match column.kind {
                // Room for a short title, so the notes beside it begin in the same column on the whole sheet.
                RoundColumnKind::Power => {
                    width_of(&power.name_in(self.languages.first)).max(title.min(WIDEST_SHORT_TITLE))
                }
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
fn system_heading(name: &str, language: Language) -> String {
    let is_of_seat = |column: SeatColumn| fold_name(&seat_heading(column, language)) == fold_name(name);
    let is_ours =
        heading::all().any(|(column, word)| word.eq_ignore_ascii_case(name) || column.is_some_and(is_of_seat));
    let computed = [workbook::heading_power, workbook::heading_score, workbook::heading_reason];
    let is_computed = computed.iter().any(|heading| fold_name(&heading(language)) == fold_name(name));
    let taken = is_ours || is_computed || Year::parse(name).is_some();
    let name = capitalize(name);
    if taken { workbook::heading_points(language, &name) } else { name }
}

/// The heading of an entered column of a seat. Empty for one that is no column of the sheet.
fn seat_heading(column: SeatColumn, language: Language) -> String {
    column.description().workbook_heading.map_or_else(String::new, |(_, heading)| heading(language))
}

/// The width of a count or a year: of two figures at least, or of four.
fn count_width(text: &str) -> f64 {
    match text.len() {
        0 => 0.0,
        1 | 2 => 2.0,
        _ => 4.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::languages::sentences::words;

    #[test]
    fn the_headings_in_english_are_those_that_import_reads() {
        for (column, word) in heading::all() {
            if let Some(column) = column {
                assert_eq!(seat_heading(column, Language::English), word);
            }
        }
        let computed = [workbook::heading_power, workbook::heading_score, workbook::heading_reason];
        let computed = computed.map(|heading| heading(Language::English));
        assert_eq!(computed, [heading::POWER, heading::SCORE, heading::REASON]);
        assert_eq!(words::board_title(Language::English, "A"), labels::board_title("A"));
        assert_eq!(workbook::row_total(Language::English), labels::TOTAL);
    }

    #[test]
    fn a_column_of_a_system_has_another_name_than_the_entered_ones() {
        assert_eq!(system_heading("centres", Language::English), "Centres points");
        assert_eq!(system_heading("centri", Language::Italian), "Centri (punti)");
        assert_eq!(system_heading("bonus", Language::Italian), "Bonus");
    }
}
