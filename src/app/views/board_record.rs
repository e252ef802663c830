//! The record of a board: what happened at its seats beyond the counts, and the draws that were proposed.

use std::borrow::Cow;

use crate::app::grid::{CellStyle, CellView, ColumnSpec, GridModel, CellTone};
use crate::app::theme::Palette;
use crate::book::{BoardRef, Book, CellAddress, Power, ProposalOutcome, SeatColumn, fold_name, notation};
use crate::engine::Engine;
use crate::input;
use crate::input::{InputField, ProposalColumn, SeatRecordColumn};

use super::round::{complete_name, complete_names, state_in_full};

const RULES: usize = 1;
const SEATS: usize = 3;
const PROPOSALS: usize = SEATS + Power::ALL.len() + 2;
/// Empty lines below the last proposed draw.
const SPARE: usize = 3;
/// The columns of a wide window; in a narrow one all but the first give way alike.
const WIDTHS: [f32; 6] = [112.0, 170.0, 230.0, 160.0, 270.0, 230.0];
/// What can be said of the board as a whole.
const WHOLE: [&str; 3] = ["last year", "ending", "top board"];

/// What a row is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RecordRow {
    Title,
    Rules,
    SeatHead,
    Seat(Power),
    ProposalHead,
    Proposal(usize),
    Whole(usize),
    Gap,
}

fn line(book: &Book, at: BoardRef, row: usize) -> RecordRow {
    let proposals = book.board(at).map_or(0, |board| board.proposals.len()) + SPARE;
    match row {
        0 => RecordRow::Title,
        RULES => RecordRow::Rules,
        2 => RecordRow::SeatHead,
        row if row < PROPOSALS - 2 => RecordRow::Seat(Power::ALL[row - SEATS]),
        row if row == PROPOSALS - 1 => RecordRow::ProposalHead,
        row if (PROPOSALS..PROPOSALS + proposals).contains(&row) => RecordRow::Proposal(row - PROPOSALS),
        row if row > PROPOSALS + proposals && row - PROPOSALS - proposals <= WHOLE.len() => {
            RecordRow::Whole(row - PROPOSALS - proposals - 1)
        }
        _ => RecordRow::Gap,
    }
}

/// What typing at this position changes.
pub fn target(book: &Book, at: BoardRef, row: usize, column: usize) -> Option<InputField> {
    match line(book, at, row) {
        RecordRow::Seat(power) if column == 1 => Some(InputField::Seat(at.seat(power), SeatColumn::Player)),
        RecordRow::Seat(power) => {
            Some(InputField::SeatRecord(at.seat(power), *SeatRecordColumn::ALL.get(column.checked_sub(2)?)?))
        }
        RecordRow::Proposal(n) => Some(InputField::Proposal(at, n, *ProposalColumn::ALL.get(column)?)),
        RecordRow::Whole(n) if column == 1 => {
            Some([InputField::LastYear(at), InputField::Ending(at), InputField::TopBoardMark(at)][n])
        }
        _ => None,
    }
}

/// The cell of the book that a position belongs to.
pub fn place(book: &Book, at: BoardRef, row: usize) -> CellAddress {
    match line(book, at, row) {
        RecordRow::Seat(power) => CellAddress::Seat(at.seat(power), SeatColumn::Player),
        _ => CellAddress::Board(at),
    }
}

/// The first cell of a seat's line.
pub fn find(power: Power) -> (usize, usize) {
    (SEATS + power.index(), 2)
}

/// The record as a grid.
#[derive(Debug)]
pub struct RecordModel<'a> {
    pub engine: &'a Engine,
    pub at: BoardRef,
    pub palette: Palette,
    columns: Vec<ColumnSpec>,
}

impl<'a> RecordModel<'a> {
    /// `width` is the sheet's, so that a laptop's window shows the whole line of a seat.
    pub fn new(engine: &'a Engine, at: BoardRef, palette: Palette, width: f32) -> Self {
        let wanted: f32 = WIDTHS[1..].iter().sum();
        let share = ((width - WIDTHS[0]) / wanted).clamp(0.7, 1.0);
        let mut columns: Vec<ColumnSpec> = WIDTHS.map(|width| ColumnSpec { width: (width * share).floor() }).into();
        columns[0].width = WIDTHS[0];
        RecordModel { engine, at, palette, columns }
    }

    fn title(&self) -> String {
        let book = self.engine.book();
        let state =
            book.board(self.at).map(|board| state_in_full(board, self.engine.stage(self.at))).unwrap_or_default();
        format!("{}: {state}", book.board_label(self.at))
    }

    /// What the rules of the event say of draws.
    fn rules(&self) -> String {
        let rules = self.engine.rules();
        let mut said = Vec::new();
        if rules.draws.all_survivors {
            said.push("a draw is for all survivors".to_owned());
        }
        if let Some(year) = rules.draws.first_year {
            said.push(format!("proposed after the chart of {year} at the earliest"));
        }
        if let Some(year) = rules.last_year {
            said.push(format!("the last year is {year}"));
        }
        let votes = "Votes are secret and never written down.";
        if said.is_empty() { votes.to_owned() } else { format!("By {}: {}. {votes}", rules.name, said.join("; ")) }
    }
}

impl GridModel for RecordModel<'_> {
    fn rows(&self) -> usize {
        let proposals = self.engine.book().board(self.at).map_or(0, |board| board.proposals.len()) + SPARE;
        PROPOSALS + proposals + 1 + WHOLE.len()
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        let book = self.engine.book();
        let plain = |text: Cow<'static, str>, tone: CellTone| CellView {
            text,
            style: CellStyle { tone, ..CellStyle::default() },
            ..CellView::default()
        };
        let line = line(book, self.at, row);
        if let Some(target) = target(book, self.at, row, column) {
            let mut cell = CellView { text: input::field_text(book, target), editable: true, ..CellView::default() };
            cell.hint = hint(target).map(Cow::Borrowed);
            if let InputField::SeatRecord(at, SeatRecordColumn::ScoresFor) = target
                && cell.text.is_empty()
            {
                // Who began, unless it is said otherwise.
                cell.source = Some("".into());
                cell.text = book.name_of(book.seat(at).and_then(|seat| seat.player)).into();
                cell.style.italic = true;
            }
            return cell;
        }
        match (line, column) {
            (RecordRow::Title, 0) => {
                let style = CellStyle { tone: CellTone::Title, bold: true, ..CellStyle::default() };
                CellView { text: self.title().into(), style, ..CellView::default() }
            }
            (RecordRow::Rules, 0) => plain(self.rules().into(), CellTone::Title),
            (RecordRow::Title | RecordRow::Rules, _) => plain("".into(), CellTone::Title),
            (RecordRow::SeatHead, 0) => plain("power".into(), CellTone::Heading),
            (RecordRow::SeatHead, 1) => plain("player".into(), CellTone::Heading),
            (RecordRow::SeatHead, _) => {
                plain(SeatRecordColumn::ALL.get(column - 2).map_or("", |kind| kind.name()).into(), CellTone::Heading)
            }
            (RecordRow::Seat(power), 0) => CellView {
                text: power.name().into(),
                style: CellStyle { tone: CellTone::Label, swatch: Some(self.palette.power(power)), ..CellStyle::default() },
                ..CellView::default()
            },
            (RecordRow::ProposalHead, _) if column < ProposalColumn::ALL.len() => {
                plain(ProposalColumn::ALL[column].name().into(), CellTone::Heading)
            }
            (RecordRow::Whole(n), 0) => plain(WHOLE[n].into(), CellTone::Label),
            _ => plain("".into(), CellTone::Gap),
        }
    }

    fn label(&self, row: usize, column: usize) -> String {
        let book = self.engine.book();
        match (line(book, self.at, row), target(book, self.at, row, column)) {
            (RecordRow::Seat(power), Some(InputField::SeatRecord(_, kind))) => format!("Record {power} {}", kind.name()),
            (RecordRow::Seat(power), Some(_)) => format!("Record {power} player"),
            (RecordRow::Proposal(n), Some(InputField::Proposal(_, _, kind))) => {
                format!("Record draw {} {}", n + 1, kind.name())
            }
            (RecordRow::Whole(n), Some(_)) => format!("Record {}", WHOLE[n]),
            (RecordRow::Title, _) if column == 0 => "Record title".to_owned(),
            (RecordRow::Rules, _) if column == 0 => "Record rules".to_owned(),
            _ => format!("Record line {row} column {column}"),
        }
    }

    fn span(&self, row: usize, column: usize) -> usize {
        if row <= RULES && column == 0 { self.columns.len() } else { 1 }
    }

    fn reachable(&self, row: usize, column: usize) -> bool {
        target(self.engine.book(), self.at, row, column).is_some()
    }

    fn completions(&self, row: usize, column: usize, typed: &str) -> Vec<String> {
        let book = self.engine.book();
        let words = |all: Vec<String>| -> Vec<String> {
            let typed = fold_name(typed);
            all.into_iter().filter(|word| fold_name(word).starts_with(&typed)).collect()
        };
        let here = |id| {
            let seats = book.board(self.at).into_iter().flat_map(|board| board.seats.values());
            seats.filter_map(|seat| seat.player).any(|player| player == id)
        };
        match target(book, self.at, row, column) {
            Some(InputField::SeatRecord(_, SeatRecordColumn::Substitutes)) => complete_names(book, typed, here),
            Some(InputField::SeatRecord(_, SeatRecordColumn::ScoresFor) | InputField::Seat(_, SeatColumn::Player)) => {
                complete_name(book, typed, |_| false)
            }
            Some(InputField::SeatRecord(_, SeatRecordColumn::Cards)) => {
                words(crate::book::CardKind::ALL.map(|kind| kind.name().to_owned()).into())
            }
            Some(InputField::Proposal(_, _, ProposalColumn::By)) => {
                words(Power::ALL.map(|p| p.name().to_owned()).into())
            }
            Some(InputField::Proposal(_, _, ProposalColumn::Members)) => {
                words(vec![notation::ALL_SURVIVORS.to_owned()])
            }
            Some(InputField::Proposal(_, _, ProposalColumn::Outcome)) => {
                words(ProposalOutcome::ALL.map(|outcome| outcome.name().to_owned()).into())
            }
            _ => Vec::new(),
        }
    }
}

/// What a cell takes.
const fn hint(target: InputField) -> Option<&'static str> {
    Some(match target {
        InputField::SeatRecord(_, SeatRecordColumn::Substitutes) => {
            "Who took over, and from when: “Hal from Fall 1903”; several with a semicolon between"
        }
        InputField::SeatRecord(_, SeatRecordColumn::ScoresFor) => {
            "Who gets the result, where it is not the one who began"
        }
        InputField::SeatRecord(_, SeatRecordColumn::Cards) => {
            "Yellow, red or extension, when and why: “yellow Spring 1904 late orders”"
        }
        InputField::SeatRecord(_, SeatRecordColumn::Penalties) => {
            "What is taken from the score of this game, and why: “25 % joined late”"
        }
        InputField::Proposal(_, _, ProposalColumn::When) => "“Fall 1905”, or F05; empty it to remove the draw",
        InputField::Proposal(_, _, ProposalColumn::Members) => "Empty for all survivors; else powers, or their letters",
        InputField::Proposal(_, _, ProposalColumn::Outcome) => "Open, passed, failed or vetoed",
        InputField::Ending(_) => "“conceded to France”, “abandoned”, or nothing",
        InputField::TopBoardMark(_) => "Yes for the final table or a medal game",
        _ => return None,
    })
}
