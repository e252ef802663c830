//! A round as a grid: its boards are blocks, as many side by side as fit into the window. `layout` places the blocks,
//! `title_cells` and `board_cells` make their cells, and `cell_labels` words the texts. Scores are computed in [`crate::engine`].

use std::borrow::Cow;
use std::cell::OnceCell;
use std::collections::HashSet;
use std::ops::Range;

use super::cell_labels::{
    board_title, complete_ending, complete_name, complete_names, has_long_name, players_without_seat,
};
use super::layout::{BlockColumn, RoundCell, RoundLayout, SIT_OUTS_COLUMN, computed_heading};
use crate::app::grid::{CellPos, CellView, ColumnSpec, Direction, GridModel};
use crate::app::theme::Palette;
use crate::app::view_cache::ViewCache;
use crate::app::views::shared_cells;
use crate::app::views::sheet_model::SheetModel;
use crate::book::{
    AttendanceStatus, Board, BoardColumn, BoardRef, CellAddress, GameStage, PersonId, Power, Round, SeatColumn,
    SeatRef, Year, notation,
};
use crate::engine::Engine;
use crate::import::pasted_block::{ClipboardCells, PastedBlock};
use crate::input::PastePreview;
use crate::languages::sentences::pages;
use crate::languages::window_language;
use crate::languages::window_sentences::{fields, round_tab as texts, window_parts};

/// The boards of a round as a grid.
#[derive(Debug)]
pub(super) struct RoundModel<'a> {
    pub(super) engine: &'a Engine,
    pub(super) view_cache: &'a ViewCache,
    pub(super) layout: &'a RoundLayout,
    pub(super) palette: Palette,
    /// The first seat of a swap, which the user has marked.
    pub(super) marked_seat: Option<SeatRef>,
    /// The pasted block that waits for the user.
    pub(super) paste: Option<&'a PastePreview>,
    /// The titles, once the first name of a cell is asked for.
    pub(super) titles: OnceCell<RoundTitles>,
}

/// The titles of a round and of its boards, in the language of the window.
#[derive(Debug, Default)]
pub(super) struct RoundTitles {
    round: String,
    boards: Vec<String>,
}

impl RoundTitles {
    fn of(round: &Round) -> RoundTitles {
        let boards = round.boards.iter().map(|board| board_title(board).into_owned()).collect();
        RoundTitles { round: round.title_in_window(), boards }
    }
}

/// What a cell of a board is called in its row: “centres”, “heading centres”, “ended”. Empty for a cell outside the boards.
pub(super) fn cell_name<'a>(engine: &'a Engine, layout: &RoundLayout, cell: RoundCell) -> Cow<'a, str> {
    let column = |at: BoardRef, kind: usize| -> Cow<'a, str> {
        match layout.kinds[kind] {
            BlockColumn::Power => fields::power().into(),
            BlockColumn::Input(column) => column.name_in_window(),
            BlockColumn::Computed(column) => engine
                .system(at)
                .and_then(|system| computed_heading(system, column))
                .unwrap_or(window_parts::blank_cell())
                .into(),
            BlockColumn::Score => fields::score().into(),
        }
    };
    match cell {
        RoundCell::Title(_, 0) => fields::name().into(),
        RoundCell::Title(at, kind) => match layout.kinds[kind] {
            BlockColumn::Input(SeatColumn::Centres) => texts::cell_ended().into(),
            _ => texts::cell_title(&column(at, kind)).into(),
        },
        RoundCell::Heading(at, kind) => texts::cell_heading(&column(at, kind)).into(),
        RoundCell::Seat(seat, kind) => column(seat.board, kind),
        RoundCell::Total(at, kind) => match layout.kinds[kind] {
            BlockColumn::Input(SeatColumn::Player) => texts::cell_ending().into(),
            _ => texts::cell_total(&column(at, kind)).into(),
        },
        RoundCell::SitOuts(_) | RoundCell::NewBoard(_) | RoundCell::Gap => "".into(),
    }
}

impl RoundModel<'_> {
    pub(super) fn board(&self, at: BoardRef) -> Option<&Board> {
        self.engine.book().board(at)
    }

    /// The titles of the round and of its boards.
    fn titles(&self) -> &RoundTitles {
        let round = || self.engine.book().round(self.layout.round);
        self.titles.get_or_init(|| round().map(RoundTitles::of).unwrap_or_default())
    }

    pub(super) fn is_top_board(&self, at: BoardRef) -> bool {
        self.engine.top_boards().contains(at)
    }

    /// The cell to which Enter goes from the last power of a charted year: the first power in the next year without counts, of
    /// this board, or of the next one where the game of this board is over. `None` where no such year is in view.
    fn next_year_to_type(&self, at: CellPos) -> Option<CellPos> {
        let RoundCell::Seat(seat, kind) = self.layout.cell_at(at.row, at.column) else { return None };
        let (first, last) = (*Power::ALL.first()?, *Power::ALL.last()?);
        let BlockColumn::Input(SeatColumn::Chart(year)) = self.layout.kinds[kind] else { return None };
        if seat.power != last {
            return None;
        }
        let to_type = |board_ref: BoardRef, after: Option<Year>| {
            let board = self.board(board_ref)?;
            let next = self.layout.kinds.iter().position(|kind| match kind {
                BlockColumn::Input(column @ SeatColumn::Chart(year)) => {
                    after.is_none_or(|after| *year > after) && board.seat_value(first, *column).is_blank()
                }
                _ => false,
            });
            next.map(|kind| self.layout.seat_cell(board_ref.seat(first), kind))
        };
        let board = self.board(seat.board)?;
        let last_year = board.end_year.get().or(self.engine.rules().last_year);
        let is_over = match last_year {
            Some(last) if last <= year => true,
            _ if !board.end_year.is_blank() => false,
            // The counts at the end may be typed before the chart. The last power is not in the book yet.
            _ if board.has_final_counts() => {
                let is_final = |power: &Power| {
                    let [count, at_end] = [SeatColumn::Chart(year), SeatColumn::Centres]
                        .map(|column| board.seat_value(*power, column).text(self.engine.book()));
                    count == at_end
                };
                Power::ALL.iter().filter(|power| **power != last).all(is_final)
            }
            _ => board.soloist().is_some() || self.engine.stage(seat.board) == GameStage::Ended,
        };
        let here = if is_over { None } else { to_type(seat.board, Some(year)) };
        here.or_else(|| to_type(BoardRef::new(seat.board.round.0, seat.board.board.0 + 1), None))
    }

    pub(super) fn board_hint(&self, at: BoardRef) -> Option<Cow<'_, str>> {
        let problem = &self.engine.problems()[self.view_cache.problem(CellAddress::Board(at))?];
        Some(problem.sentences().into())
    }

    /// Marks the cell of a field of a board that has a problem, and shows the problem as the hint.
    pub(super) fn mark_problem(&self, at: BoardRef, column: BoardColumn, cell: &mut CellView<'_>) {
        shared_cells::mark_problem(cell, Some(CellAddress::BoardCell(at, column)), self.engine, self.view_cache);
    }

    /// The cell as it is in the book.
    fn present_cell(&self, row: usize, column: usize) -> CellView<'_> {
        let cell = self.layout.cell_at(row, column);
        let at = match cell {
            RoundCell::Title(at, _) | RoundCell::Heading(at, _) | RoundCell::Total(at, _) => at,
            RoundCell::Seat(seat, _) => seat.board,
            RoundCell::SitOuts(column) => return self.sit_outs_cell(column),
            RoundCell::NewBoard(kind) => return Self::new_board_cell(kind),
            RoundCell::Gap => return shared_cells::gap(),
        };
        let Some(board) = self.board(at) else { return shared_cells::gap() };
        match cell {
            RoundCell::Title(_, kind) => self.title_cell(at, board, kind),
            RoundCell::Heading(_, kind) => self.heading_cell(at, kind),
            RoundCell::Seat(seat, kind) => self.seat_cell(seat, board, kind),
            RoundCell::Total(_, kind) => self.total_cell(at, board, kind),
            RoundCell::SitOuts(_) | RoundCell::NewBoard(_) | RoundCell::Gap => shared_cells::gap(),
        }
    }
}

impl GridModel for RoundModel<'_> {
    fn rows(&self) -> usize {
        self.layout.rows()
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.layout.columns
    }

    fn block_headings(&self, row: usize) -> Option<(Range<usize>, usize)> {
        self.layout.block_headings(row)
    }

    fn frozen_columns(&self) -> usize {
        self.layout.frozen_columns()
    }

    fn column_key(&self, column: usize) -> Cow<'_, str> {
        self.layout.column_key(column)
    }

    fn column_name(&self, column: usize) -> Cow<'_, str> {
        self.layout.column_name(column)
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        let mut cell = self.present_cell(row, column);
        if let Some(paste) = self.paste {
            // Nothing is typed until the block is pasted or left.
            cell.editable = false;
            let target = self.layout.target(row, column);
            cell.ghost = target.and_then(|target| paste.text_after(target)).map(Cow::Borrowed);
        }
        cell
    }

    fn reads_block(&self, text: &str) -> bool {
        ClipboardCells::is_block(text)
    }

    fn label(&self, row: usize, column: usize) -> String {
        let RoundTitles { round, boards } = self.titles();
        let title = |at: BoardRef| boards.get(at.board.0).map_or("", String::as_str);
        let cell = self.layout.cell_at(row, column);
        let name = || cell_name(self.engine, self.layout, cell);
        match cell {
            RoundCell::Title(at, _) | RoundCell::Heading(at, _) | RoundCell::Total(at, _) => {
                format!("{round} {} {}", title(at), name())
            }
            RoundCell::Seat(seat, _) => {
                let power = seat.power.name_in_window();
                format!("{round} {} {power} {}", title(seat.board), name())
            }
            RoundCell::SitOuts(SIT_OUTS_COLUMN) => texts::cell_sat_out(round),
            RoundCell::NewBoard(_) => texts::cell_new_board(round),
            RoundCell::SitOuts(_) | RoundCell::Gap => String::new(),
        }
    }

    fn span(&self, row: usize, column: usize) -> usize {
        match self.layout.cell_at(row, column) {
            // The state of the game extends to the end of the block. A long name extends to it.
            RoundCell::Title(at, kind) => match self.layout.kinds[kind] {
                BlockColumn::Power if self.board(at).is_some_and(has_long_name) => 2,
                BlockColumn::Input(SeatColumn::Centres) => self.layout.kinds.len() - kind,
                _ => 1,
            },
            RoundCell::NewBoard(0) => self.layout.kinds.len(),
            RoundCell::SitOuts(SIT_OUTS_COLUMN) => self.layout.columns.len() - SIT_OUTS_COLUMN,
            _ => 1,
        }
    }

    fn is_draggable(&self, row: usize, column: usize) -> bool {
        // A player on a board that has not started can be dragged to another seat.
        let RoundCell::Seat(seat, kind) = self.layout.cell_at(row, column) else { return false };
        let is_player_cell =
            matches!(self.layout.kinds[kind], BlockColumn::Power | BlockColumn::Input(SeatColumn::Player));
        is_player_cell && self.board(seat.board).is_some_and(|board| board.stage() == GameStage::NotStarted)
    }

    fn reachable(&self, row: usize, column: usize) -> bool {
        match self.layout.cell_at(row, column) {
            RoundCell::Seat(..) => true,
            RoundCell::Title(..) | RoundCell::Total(..) => self.layout.target(row, column).is_some(),
            RoundCell::SitOuts(column) => column == SIT_OUTS_COLUMN,
            RoundCell::Heading(..) | RoundCell::NewBoard(_) | RoundCell::Gap => false,
        }
    }

    fn enter_target(&self, at: CellPos, direction: Direction) -> Option<CellPos> {
        let in_charts = if direction == Direction::Down { self.next_year_to_type(at) } else { None };
        in_charts.or_else(|| self.layout.enter_target(at, direction))
    }

    fn completion_remark(&self, row: usize, column: usize, completion: &str) -> Option<&'static str> {
        let Some(CellAddress::Seat(..) | CellAddress::SitOuts(_)) = self.layout.target(row, column) else {
            return None;
        };
        let book = self.engine.book();
        let name = notation::split_parts(completion).last()?;
        book.away_status(book.find_person(name)?.id, self.layout.round).map(AttendanceStatus::name_in_window)
    }

    fn takes_only_completion(&self, row: usize, column: usize) -> bool {
        let target = self.layout.target(row, column);
        matches!(target, Some(CellAddress::Seat(_, SeatColumn::Player) | CellAddress::SitOuts(_)))
    }

    fn completions(&self, row: usize, column: usize, typed: &str) -> Vec<String> {
        let book = self.engine.book();
        let seated = || -> HashSet<PersonId> {
            let boards = book.round(self.layout.round).into_iter().flat_map(|round| &round.boards);
            boards.flat_map(|board| board.seats.values()).filter_map(|seat| seat.player).collect()
        };
        match self.layout.target(row, column) {
            Some(CellAddress::Seat(_, SeatColumn::Player)) => {
                let seated = seated();
                if typed.trim().is_empty() {
                    // The list that Alt+Down opens: who can still be seated here.
                    return players_without_seat(book, self.layout.round, &seated);
                }
                let is_away = |id| book.away_status(id, self.layout.round).is_some();
                complete_name(book, typed, |id| seated.contains(&id) || is_away(id))
            }
            Some(CellAddress::SitOuts(_)) => {
                let seated = seated();
                complete_names(book, typed, |id| seated.contains(&id))
            }
            Some(CellAddress::BoardCell(_, BoardColumn::Ending)) => complete_ending(typed),
            _ => Vec::new(),
        }
    }
}

impl SheetModel for RoundModel<'_> {
    fn input_field(&self, at: CellPos) -> Option<CellAddress> {
        self.layout.target(at.row, at.column)
    }

    fn address(&self, at: CellPos) -> Option<CellAddress> {
        self.layout.cell_address(at.row, at.column)
    }

    fn cell_of(&self, address: CellAddress) -> Option<CellPos> {
        self.layout.position_of(address)
    }

    fn location(&self, at: CellPos) -> String {
        let label = self.label(at.row, at.column);
        cell_location(self.engine, self.layout, self.layout.cell_at(at.row, at.column), label)
    }

    fn read_block(&self, cells: &ClipboardCells, at: CellPos) -> Option<PastedBlock> {
        self.layout.read_block(self.engine, cells, at)
    }
}

/// The location of a cell of a round: “R2 · Board C · France · centres”. `label` is its name for screen readers.
fn cell_location(engine: &Engine, layout: &RoundLayout, cell: RoundCell, label: String) -> String {
    let book = engine.book();
    let (at, power) = match cell {
        RoundCell::Title(at, _) | RoundCell::Heading(at, _) | RoundCell::Total(at, _) => (at, None),
        RoundCell::Seat(seat, _) => (seat.board, Some(seat.power)),
        RoundCell::SitOuts(_) => return label,
        RoundCell::NewBoard(_) | RoundCell::Gap => return String::new(),
    };
    let (Some(round), Some(board)) = (book.round(at.round), book.board(at)) else { return String::new() };
    let title = round.title();
    let short = if title == round.name { title } else { pages::round_short(window_language(), &round.name) };
    let name = cell_name(engine, layout, cell);
    match power {
        Some(power) => format!("{short} · {} · {} · {name}", board_title(board), power.name_in_window()),
        None => format!("{short} · {} · {name}", board_title(board)),
    }
}
