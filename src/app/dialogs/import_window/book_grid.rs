//! What a file becomes, as a grid: the rounds and their boards, each with seven powers and a mark where something is
//! missing.

use std::borrow::Cow;
use std::collections::HashMap;

use crate::app::grid::{Align, CellStyle, CellTone, CellView, ColumnSpec, GridModel};
use crate::app::theme::Palette;
use crate::app::views::round::{board_title, centre_count_text};
use crate::app::views::shared_cells::mark;
use crate::book::{Board, BoardRef, Book, CellAddress, Power, RoundIx, SeatColumn, SeatRef, count_cell};
use crate::engine::Engine;
use crate::figures::format_short;

use super::report::round_summary;

/// A row of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BookRow {
    Round(RoundIx),
    Board(BoardRef),
    Seat(SeatRef),
}

impl BookRow {
    /// The part of the book in this row.
    pub(super) const fn address(self) -> CellAddress {
        match self {
            BookRow::Round(round) => CellAddress::Round(round),
            BookRow::Board(board) => CellAddress::Board(board),
            BookRow::Seat(seat) => CellAddress::Seat(seat, SeatColumn::Player),
        }
    }
}

/// The rows of a book: its rounds, their boards and seats.
pub(super) fn rows_of(book: &Book) -> Vec<BookRow> {
    let mut rows = Vec::new();
    for (round, content) in book.rounds.iter().enumerate() {
        rows.push(BookRow::Round(RoundIx(round)));
        for board in 0..content.boards.len() {
            let board = BoardRef::new(round, board);
            rows.push(BookRow::Board(board));
            rows.extend(Power::ALL.map(|power| BookRow::Seat(board.seat(power))));
        }
    }
    rows
}

const POWER: usize = 0;
const PLAYER: usize = 1;
const CENTRES: usize = 2;
const OUT: usize = 3;
const SCORE: usize = 4;
const WIDTHS: [f32; 5] = [96.0, 176.0, 92.0, 56.0, 72.0];
/// The number of columns except that of the players.
const OTHER_COLUMNS: f32 = 4.0;

/// The columns of the grid in this width. The column of the players takes what the others leave, from half to twice its usual
/// width; the rest is shared by the other columns.
pub(super) fn columns(width: f32) -> Vec<ColumnSpec> {
    let room = (width - WIDTHS.iter().sum::<f32>()).max(-WIDTHS[PLAYER] / 2.0);
    let of_player = room.min(WIDTHS[PLAYER]);
    let of_others = (room - of_player) / OTHER_COLUMNS;
    let more = |column: usize| if column == PLAYER { of_player } else { of_others };
    WIDTHS.iter().enumerate().map(|(column, &width)| ColumnSpec { width: (width + more(column)).floor() }).collect()
}

/// The column of the grid that shows a part of the book.
pub(super) const fn column_of(address: CellAddress) -> usize {
    match address {
        CellAddress::Seat(_, SeatColumn::Centres | SeatColumn::Chart(_)) => CENTRES,
        CellAddress::Seat(_, SeatColumn::Eliminated) => OUT,
        CellAddress::Seat(_, SeatColumn::PrintedScore) => SCORE,
        CellAddress::Seat(..) => PLAYER,
        _ => POWER,
    }
}

/// The row that shows a part of the book.
pub(super) fn row_of(rows: &[BookRow], address: CellAddress) -> Option<usize> {
    let wanted = match address {
        CellAddress::Seat(seat, _) => BookRow::Seat(seat),
        CellAddress::Round(round) => BookRow::Round(round),
        other => BookRow::Board(other.board()?),
    };
    rows.iter().position(|row| *row == wanted)
}

/// The first problem of each cell of the grid, by the part of the book in the row, and the column.
pub(super) fn problems_of(scored: &Engine) -> HashMap<(CellAddress, usize), usize> {
    let mut found: HashMap<(CellAddress, usize), usize> = HashMap::new();
    let problems = scored.problems();
    for (number, problem) in problems.iter().enumerate() {
        let place = match problem.address {
            CellAddress::Seat(seat, SeatColumn::Note) => (BookRow::Seat(seat).address(), POWER),
            address @ CellAddress::Seat(seat, _) => (BookRow::Seat(seat).address(), column_of(address)),
            CellAddress::Board(board) => (BookRow::Board(board).address(), CENTRES),
            CellAddress::BoardCell(board, _) => (BookRow::Board(board).address(), PLAYER),
            _ => continue,
        };
        let known = found.entry(place).or_insert(number);
        if problem.severity < problems[*known].severity {
            *known = number;
        }
    }
    found
}

/// The book that the file becomes.
#[derive(Debug)]
pub(super) struct BookGrid<'a> {
    pub(super) rows: &'a [BookRow],
    pub(super) columns: &'a [ColumnSpec],
    /// The draft with everything computed from it.
    pub(super) scored: &'a Engine,
    pub(super) problems: &'a HashMap<(CellAddress, usize), usize>,
    pub(super) palette: Palette,
}

impl BookGrid<'_> {
    fn board(&self, at: BoardRef) -> Option<&Board> {
        self.scored.book().board(at)
    }

    /// The part of the book in a cell.
    pub(super) fn address(&self, row: usize, column: usize) -> Option<CellAddress> {
        let row = *self.rows.get(row)?;
        let BookRow::Seat(seat) = row else { return Some(row.address()) };
        Some(match column {
            CENTRES => {
                let board = self.board(seat.board)?;
                count_cell(board, seat.board, seat.power)
            }
            OUT => CellAddress::Seat(seat, SeatColumn::Eliminated),
            SCORE => CellAddress::Seat(seat, SeatColumn::PrintedScore),
            _ => CellAddress::Seat(seat, SeatColumn::Player),
        })
    }

    fn round_cell(&self, round: RoundIx, column: usize) -> CellView<'_> {
        let text = match self.scored.book().round(round).filter(|_| column == POWER) {
            Some(round) => round_summary(round),
            None => String::new(),
        };
        let style = CellStyle { tone: CellTone::Title, bold: true, ..CellStyle::default() };
        CellView { text: text.into(), style, ..CellView::default() }
    }

    fn board_cell(&self, at: BoardRef, column: usize) -> CellView<'_> {
        let Some(board) = self.board(at) else { return CellView::default() };
        let stage = self.scored.stage(at);
        let mut style = CellStyle { tone: CellTone::Heading, ..CellStyle::default() };
        let text: Cow<'_, str> = match column {
            POWER => {
                style.bold = true;
                board_title(board)
            }
            PLAYER => match board.end_year.get() {
                Some(year) => format!("ended {year}").into(),
                None => "".into(),
            },
            CENTRES => {
                style.align = Align::Right;
                let (text, severity) = centre_count_text(board, stage);
                if let Some(severity) = severity {
                    mark(&mut style, severity);
                }
                text
            }
            _ => "".into(),
        };
        let mut cell = CellView { text, style, ..CellView::default() };
        self.mark_problem(BookRow::Board(at), column, &mut cell);
        cell
    }

    fn seat_cell(&self, at: SeatRef, column: usize) -> CellView<'_> {
        let Some(board) = self.board(at.board) else { return CellView::default() };
        let seat = &board.seats[at.power];
        let mut style = CellStyle { tone: CellTone::Input, ..CellStyle::default() };
        let mut hint: Option<Cow<'_, str>> = None;
        let has = |filled: fn(&Board, Power) -> bool| Power::ALL.into_iter().any(|power| filled(board, power));
        let text: Cow<'_, str> = match column {
            POWER => {
                style.tone = CellTone::Label;
                style.swatch = Some(self.palette.power(at.power));
                at.power.name().into()
            }
            PLAYER => {
                style.ground = seat.player.map(|_| self.palette.part_player);
                if seat.player.is_none() && has(|board, power| board.seats[power].player.is_some()) {
                    style.problem = true;
                    hint = Some(format!("No player of {} was found.", at.power).into());
                }
                self.scored.book().name_of(seat.player).into()
            }
            CENTRES => {
                style.align = Align::Right;
                let count = board.current_count(at.power);
                let text = if seat.centres.is_blank() {
                    count.map(|count| count.to_string())
                } else {
                    Some(seat.centres.to_string())
                };
                style.ground = text.is_some().then_some(self.palette.part_centres);
                if count.is_none() && has(|board, power| board.current_count(power).is_some()) {
                    style.problem = true;
                    hint = Some(format!("No number of centres of {} was found.", at.power).into());
                }
                text.unwrap_or_default().into()
            }
            OUT => {
                style.align = Align::Right;
                style.ground = (!seat.eliminated.is_blank()).then_some(self.palette.part_out);
                seat.eliminated.to_string().into()
            }
            SCORE => {
                style.align = Align::Right;
                style.ground = seat.printed_score.map(|_| self.palette.part_score);
                seat.printed_score.map(|score| format_short(score, 3)).unwrap_or_default().into()
            }
            _ => "".into(),
        };
        let mut cell = CellView { text, style, hint, ..CellView::default() };
        self.mark_problem(BookRow::Seat(at), column, &mut cell);
        cell
    }

    /// Marks a cell with its problem in the draft.
    fn mark_problem(&self, row: BookRow, column: usize, cell: &mut CellView<'_>) {
        let found = self.problems.get(&(row.address(), column)).and_then(|number| self.scored.problems().get(*number));
        if let Some(problem) = found {
            mark(&mut cell.style, problem.severity);
            cell.hint = Some(problem.sentences().into());
        }
    }
}

impl GridModel for BookGrid<'_> {
    fn rows(&self) -> usize {
        self.rows.len()
    }

    fn columns(&self) -> &[ColumnSpec] {
        self.columns
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        match self.rows.get(row) {
            Some(BookRow::Round(round)) => self.round_cell(*round, column),
            Some(BookRow::Board(board)) => self.board_cell(*board, column),
            Some(BookRow::Seat(seat)) => self.seat_cell(*seat, column),
            None => CellView::default(),
        }
    }

    fn label(&self, row: usize, column: usize) -> String {
        let book = self.scored.book();
        let name = ["power", "player", "centres", "out", "score"][column.min(SCORE)];
        match self.rows.get(row) {
            Some(BookRow::Round(round)) => book.round(*round).map(round_summary).unwrap_or_default(),
            Some(BookRow::Board(board)) => {
                let what = ["", " end", " sum", " ", "  "][column.min(SCORE)];
                format!("Import: {}{what}", book.board_label(*board))
            }
            Some(BookRow::Seat(seat)) => format!("Import: {} {} {name}", book.board_label(seat.board), seat.power),
            None => String::new(),
        }
    }

    fn span(&self, row: usize, column: usize) -> usize {
        match self.rows.get(row) {
            Some(BookRow::Round(_)) if column == POWER => WIDTHS.len(),
            _ => 1,
        }
    }

    fn reachable(&self, row: usize, column: usize) -> bool {
        match self.rows.get(row) {
            Some(BookRow::Board(_)) => column <= CENTRES,
            Some(BookRow::Seat(_)) => true,
            Some(BookRow::Round(_)) | None => false,
        }
    }
}
