//! What a file becomes, as a grid: the rounds and their boards, each with seven powers and a mark where something is
//! missing.

use std::borrow::Cow;
use std::collections::HashMap;

use crate::app::grid::{Align, CellStyle, CellTone, CellView, ColumnSpec, GridModel};
use crate::app::theme::Palette;
use crate::app::views::round::{board_title, centre_count_text};
use crate::app::views::shared_cells::{mark, more_for_powers, title};
use crate::book::{
    Board, BoardRef, Book, CellAddress, Power, Round, RoundIx, SeatColumn, SeatRef, count_cell, fold_name,
};
use crate::engine::Engine;
use crate::import::CellSources;
use crate::languages::short_in_window;
use crate::languages::window_sentences::import_window as texts;

use super::book_after::BookAfter;
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
    let mut widths = WIDTHS;
    widths[POWER] += more_for_powers();
    let room = (width - widths.iter().sum::<f32>()).max(-WIDTHS[PLAYER] / 2.0);
    let of_player = room.min(WIDTHS[PLAYER]);
    let of_others = (room - of_player) / OTHER_COLUMNS;
    let more = |column: usize| if column == PLAYER { of_player } else { of_others };
    widths.iter().enumerate().map(|(column, &width)| ColumnSpec::fixed((width + more(column)).floor())).collect()
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

/// The first problem of each cell of the grid, by the part of the file in the row, and the column. The problems are those of
/// the book after the import, if the file is added to a book.
pub(super) fn problems_of(scored: &Engine, after: Option<&BookAfter>) -> HashMap<(CellAddress, usize), usize> {
    let mut found: HashMap<(CellAddress, usize), usize> = HashMap::new();
    let problems = after.map_or(scored, |after| &after.engine).problems();
    let of_file = |board: BoardRef| match after {
        Some(after) => after.board_of_file(board),
        None => Some(board),
    };
    for (number, problem) in problems.iter().enumerate() {
        let Some(board) = problem.address.board().and_then(of_file) else { continue };
        let seat = |seat: SeatRef| BookRow::Seat(board.seat(seat.power)).address();
        let place = match problem.address {
            CellAddress::Seat(at, SeatColumn::Note) => (seat(at), POWER),
            address @ CellAddress::Seat(at, _) => (seat(at), column_of(address)),
            CellAddress::Board(_) => (BookRow::Board(board).address(), CENTRES),
            CellAddress::BoardCell(..) => (BookRow::Board(board).address(), PLAYER),
            _ => continue,
        };
        let known = found.entry(place).or_insert(number);
        if problem.severity < problems[*known].severity {
            *known = number;
        }
    }
    found
}

/// The file and the book before the import, to tell where they differ.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sides<'a> {
    pub(super) draft: &'a Book,
    pub(super) book: &'a Book,
    pub(super) sources: &'a CellSources,
}

/// The book that the file becomes. The rows are those of the file.
#[derive(Debug)]
pub(super) struct BookGrid<'a> {
    pub(super) rows: &'a [BookRow],
    pub(super) columns: &'a [ColumnSpec],
    /// The draft with everything computed from it.
    pub(super) scored: &'a Engine,
    /// The book after the import, if the file is added to a book.
    pub(super) after: Option<(&'a BookAfter, Sides<'a>)>,
    pub(super) problems: &'a HashMap<(CellAddress, usize), usize>,
    pub(super) palette: Palette,
}

impl BookGrid<'_> {
    /// The engine of the boards that are shown.
    fn engine(&self) -> &Engine {
        self.after.map_or(self.scored, |(after, _)| &after.engine)
    }

    /// The board of the engine that a board of the file becomes.
    fn place(&self, of_file: BoardRef) -> BoardRef {
        self.after.map_or(of_file, |(after, _)| after.board(of_file))
    }

    fn board(&self, of_file: BoardRef) -> Option<&Board> {
        self.engine().book().board(self.place(of_file))
    }

    fn round(&self, of_file: RoundIx) -> Option<&Round> {
        self.engine().book().round(self.after.map_or(of_file, |(after, _)| after.round(of_file)))
    }

    /// Where the file or the book has another value than the one that is shown, as a sentence.
    fn difference(&self, row: BookRow, column: usize) -> Option<String> {
        let (after, Sides { draft, book, sources }) = self.after?;
        let board = row.address().board().filter(|board| after.is_in_book(*board))?;
        let place = after.board(board);
        let power = match row {
            BookRow::Seat(seat) => Some(seat.power),
            _ => None,
        };
        let text = |book: &Book, at: BoardRef| {
            book.board(at).map(|board| value_text(book, board, power, column)).unwrap_or_default()
        };
        let (file, before, now) = (text(draft, board), text(book, place), text(after.engine.book(), place));
        let differs = |text: &str| !text.is_empty() && fold_name(text) != fold_name(&now);
        if differs(&file) {
            let cell = self.source(row, column, sources).map(|cell| format!(" ({cell})")).unwrap_or_default();
            let value = format!("{file}{cell}");
            return Some(if now.is_empty() {
                texts::file_has_and_book_keeps_blank(&value)
            } else {
                texts::file_has_and_book_keeps(&value, &now)
            });
        }
        differs(&before).then(|| texts::file_replaces(&before, &now))
    }

    /// The cell of the file with the value of a cell: “Round 1!C4”.
    fn source(&self, row: BookRow, column: usize, sources: &CellSources) -> Option<String> {
        let position = self.rows.iter().position(|known| *known == row)?;
        sources.location(self.address_in_file(position, column)?)
    }

    /// The part of the draft in a cell.
    pub(super) fn address_in_file(&self, row: usize, column: usize) -> Option<CellAddress> {
        let row = *self.rows.get(row)?;
        let BookRow::Seat(seat) = row else { return Some(row.address()) };
        Some(match column {
            CENTRES => {
                let board = self.scored.book().board(seat.board)?;
                count_cell(board, seat.board, seat.power)
            }
            OUT => CellAddress::Seat(seat, SeatColumn::Eliminated),
            SCORE => CellAddress::Seat(seat, SeatColumn::PrintedScore),
            _ => CellAddress::Seat(seat, SeatColumn::Player),
        })
    }

    fn round_cell(&self, round: RoundIx, column: usize) -> CellView<'_> {
        let text = match self.round(round).filter(|_| column == POWER) {
            Some(round) => round_summary(round),
            None => String::new(),
        };
        title(text, true)
    }

    fn board_cell(&self, at: BoardRef, column: usize) -> CellView<'_> {
        let Some(board) = self.board(at) else { return CellView::default() };
        let stage = self.engine().stage(self.place(at));
        let mut style = CellStyle { tone: CellTone::Heading, ..CellStyle::default() };
        let text: Cow<'_, str> = match column {
            POWER => {
                style.bold = true;
                board_title(board)
            }
            PLAYER => value_text(self.engine().book(), board, None, column).into(),
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
                style.swatch = Some(self.palette.power_swatch(at.power));
                at.power.name_in_window().into()
            }
            PLAYER => {
                style.ground = seat.player.map(|_| self.palette.part_player);
                if seat.player.is_none() && has(|board, power| board.seats[power].player.is_some()) {
                    style.problem = true;
                    hint = Some(texts::no_player_found(at.power.name_in_window()).into());
                }
                value_text(self.engine().book(), board, Some(at.power), column).into()
            }
            CENTRES => {
                style.align = Align::Right;
                let text = value_text(self.engine().book(), board, Some(at.power), column);
                style.ground = (!text.is_empty()).then_some(self.palette.part_centres);
                if board.current_count(at.power).is_none() && has(|board, power| board.current_count(power).is_some()) {
                    style.problem = true;
                    hint = Some(texts::no_centres_found(at.power.name_in_window()).into());
                }
                text.into()
            }
            OUT | SCORE => {
                style.align = Align::Right;
                let text = value_text(self.engine().book(), board, Some(at.power), column);
                let tint = if column == OUT { self.palette.part_out } else { self.palette.part_score };
                style.ground = (!text.is_empty()).then_some(tint);
                text.into()
            }
            _ => "".into(),
        };
        let mut cell = CellView { text, style, hint, ..CellView::default() };
        self.mark_problem(BookRow::Seat(at), column, &mut cell);
        cell
    }

    /// Marks a cell with its problem, and with the value that the file or the book has in its place.
    fn mark_problem(&self, row: BookRow, column: usize, cell: &mut CellView<'_>) {
        let problems = self.engine().problems();
        let found = self.problems.get(&(row.address(), column)).and_then(|number| problems.get(*number));
        if let Some(problem) = found {
            mark(&mut cell.style, problem.severity);
            cell.hint = Some(problem.sentences().into());
        }
        if let Some(difference) = self.difference(row, column) {
            cell.style.remark = true;
            cell.style.ground = Some(self.palette.remark_paper);
            cell.hint = Some(match cell.hint.take() {
                Some(problem) => format!("{difference} {problem}").into(),
                None => difference.into(),
            });
        }
    }
}

/// The text of a cell of the grid: of a seat, or of a board.
fn value_text(book: &Book, board: &Board, power: Option<Power>, column: usize) -> String {
    let Some(power) = power else {
        let year = board.end_year.get().filter(|_| column == PLAYER);
        return year.map(|year| texts::ended(&year.to_string())).unwrap_or_default();
    };
    let seat = &board.seats[power];
    match column {
        PLAYER => book.name_of(seat.player).to_owned(),
        CENTRES if seat.centres.is_blank() => {
            board.current_count(power).map(|count| count.to_string()).unwrap_or_default()
        }
        CENTRES => seat.centres.to_string(),
        OUT => seat.eliminated.to_string(),
        SCORE => seat.printed_score.map(|score| short_in_window(score, 3)).unwrap_or_default(),
        _ => String::new(),
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
        let book = self.engine().book();
        match self.rows.get(row) {
            Some(BookRow::Round(round)) => self.round(*round).map(round_summary).unwrap_or_default(),
            Some(BookRow::Board(board)) => {
                let board = book.board_label_in_window(self.place(*board));
                match column {
                    POWER => texts::cell_of_board(&board),
                    PLAYER => texts::cell_of_board_end(&board),
                    CENTRES => texts::cell_of_board_sum(&board),
                    // No other cell has the same label.
                    OUT => format!("{} ", texts::cell_of_board(&board)),
                    _ => format!("{}  ", texts::cell_of_board(&board)),
                }
            }
            Some(BookRow::Seat(seat)) => {
                let label: fn(&str, &str) -> String = match column {
                    POWER => texts::cell_of_power,
                    PLAYER => texts::cell_of_player,
                    CENTRES => texts::cell_of_centres,
                    OUT => texts::cell_of_elimination,
                    _ => texts::cell_of_score,
                };
                label(&book.board_label_in_window(self.place(seat.board)), seat.power.name_in_window())
            }
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
