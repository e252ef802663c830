//! The record of a board as a grid: substitutes, cards, penalties and notes at its seats, and the proposed draws.
//! Reading what is typed is in [`crate::input`].

use std::borrow::Cow;

use crate::app::grid::{CellPos, CellTone, CellView, ColumnSpec, GridModel};
use crate::app::theme::Palette;
use crate::app::view_cache::ViewCache;
use crate::app::views::round::{complete_name, complete_substitutes, full_stage_text};
use crate::app::views::shared_cells;
use crate::app::views::sheet_model::SheetModel;
use crate::app::views::view::ViewContext;
use crate::book::fields::SeatColumnKind;
use crate::book::{
    BoardColumn, BoardRef, CardKind, CellAddress, FillColour, Power, ProposalColumn, ProposalOutcome, SeatColumn,
    notation,
};
use crate::engine::Engine;
use crate::input;
use crate::languages::window_sentences::{fields, record_tab as texts};

/// The row of the first seat, below the title and the headings.
const FIRST_SEAT_ROW: usize = 2;
/// Number of empty rows below the last proposed draw.
const SPARE_ROWS: usize = 3;
/// The width of the column of the powers.
const POWERS: ColumnSpec = ColumnSpec::between(84.0, 112.0);

/// The least width of a column of the seats. Its texts get more where there is room.
const LEAST: f32 = 72.0;

/// The width of a column of the seats.
const fn width(column: SeatColumn) -> ColumnSpec {
    match column {
        SeatColumn::ScoresFor => ColumnSpec::between(LEAST, 160.0),
        SeatColumn::Cards => ColumnSpec::between(LEAST, 270.0),
        SeatColumn::Note => ColumnSpec::between(LEAST, 170.0),
        other => match other.description().kind {
            SeatColumnKind::Name | SeatColumnKind::Number | SeatColumnKind::Word => ColumnSpec::between(LEAST, 170.0),
            SeatColumnKind::Text => ColumnSpec::between(LEAST, 230.0),
        },
    }
}

/// The column of the seats at this position, after that of the powers.
fn seat_column(column: usize) -> Option<SeatColumn> {
    SeatColumn::of_record().nth(column.checked_sub(1)?)
}

/// The fields that belong to the whole board, from the top.
const BOARD_FIELDS: [BoardColumn; 4] =
    [BoardColumn::LastYear, BoardColumn::Ending, BoardColumn::TopBoard, BoardColumn::Note];

/// The content of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RecordRow {
    Title,
    SeatHeading,
    Seat(Power),
    ProposalHeading,
    Proposal(usize),
    BoardField(BoardColumn),
    Gap,
}

/// The first record cell of a seat.
pub(super) fn seat_position(power: Power) -> CellPos {
    CellPos { row: FIRST_SEAT_ROW + power.index(), column: 2 }
}

/// The record as a grid.
#[derive(Debug)]
pub(super) struct RecordModel<'a> {
    engine: &'a Engine,
    view_cache: &'a ViewCache,
    board: BoardRef,
    palette: Palette,
    columns: Vec<ColumnSpec>,
    rows: Vec<RecordRow>,
}

impl<'a> RecordModel<'a> {
    pub(super) fn new(context: &ViewContext<'a>, board: BoardRef) -> Self {
        let (engine, palette) = (context.engine(), context.palette);
        let columns = std::iter::once(POWERS).chain(SeatColumn::of_record().map(width)).collect();
        let proposals = engine.book().board(board).map_or(0, |board| board.proposals.len()) + SPARE_ROWS;
        let mut rows = vec![RecordRow::Title, RecordRow::SeatHeading];
        rows.extend(Power::ALL.map(RecordRow::Seat));
        rows.extend([RecordRow::Gap, RecordRow::ProposalHeading]);
        rows.extend((0..proposals).map(RecordRow::Proposal));
        rows.push(RecordRow::Gap);
        rows.extend(BOARD_FIELDS.map(RecordRow::BoardField));
        RecordModel { engine, view_cache: context.view_cache, board, palette, columns, rows }
    }

    fn row_at(&self, row: usize) -> RecordRow {
        self.rows.get(row).copied().unwrap_or(RecordRow::Gap)
    }

    fn title(&self) -> String {
        let book = self.engine.book();
        let state = book
            .board(self.board)
            .map(|board| full_stage_text(board, self.engine.stage(self.board)))
            .unwrap_or_default();
        texts::title(&book.board_label_in_window(self.board), &state)
    }

    /// What a cell is called: “France cards”, “draw 1 outcome”.
    fn cell_name(&self, row: usize, column: usize) -> String {
        match (self.row_at(row), self.target(row, column)) {
            (RecordRow::Seat(power), Some(CellAddress::Seat(_, kind))) => {
                format!("{} {}", power.name_in_window(), kind.name_in_window())
            }
            (RecordRow::Proposal(n), Some(CellAddress::Proposal(_, _, kind))) => {
                texts::cell_of_draw(&(n + 1).to_string(), kind.name_in_window())
            }
            (RecordRow::BoardField(field), Some(_)) => field.name_in_window().to_owned(),
            (RecordRow::Title, _) if column == 0 => texts::cell_title().to_owned(),
            _ => texts::cell_of_line(&row.to_string(), &column.to_string()),
        }
    }

    /// The field that is edited at this position.
    fn target(&self, row: usize, column: usize) -> Option<CellAddress> {
        let at = self.board;
        match self.row_at(row) {
            RecordRow::Seat(power) => Some(CellAddress::Seat(at.seat(power), seat_column(column)?)),
            RecordRow::Proposal(n) => Some(CellAddress::Proposal(at, n, *ProposalColumn::ALL.get(column)?)),
            RecordRow::BoardField(field) if column == 1 => Some(CellAddress::BoardCell(at, field)),
            RecordRow::Title
            | RecordRow::SeatHeading
            | RecordRow::ProposalHeading
            | RecordRow::BoardField(_)
            | RecordRow::Gap => None,
        }
    }

    /// The fill colour of the board at its title, of a seat in its row, and of a player at the name.
    fn fill(&self, row: usize, column: usize) -> Option<FillColour> {
        let book = self.engine.book();
        let board = book.board(self.board)?;
        match self.row_at(row) {
            RecordRow::Title => board.colour.filter(|_| column == 0),
            RecordRow::Seat(power) => {
                let seat = &board.seats[power];
                let is_name = seat_column(column) == Some(SeatColumn::Player);
                let person = seat.player.filter(|_| is_name).and_then(|player| book.person(player));
                person.and_then(|person| person.colour).or(seat.colour)
            }
            _ => None,
        }
    }

    /// The cell without a fill colour.
    fn unfilled_cell(&self, row: usize, column: usize) -> CellView<'a> {
        let book = self.engine.book();
        let line = self.row_at(row);
        if let Some(target) = self.target(row, column) {
            let mut cell = shared_cells::input(input::field_text(book, target));
            cell.hint = hint(target).map(Cow::Borrowed);
            if let CellAddress::Seat(at, SeatColumn::ScoresFor) = target
                && cell.text.is_empty()
            {
                // If the field is empty, the result goes to the player who began.
                cell.source = Some("".into());
                cell.text = book.name_of(book.seat(at).and_then(|seat| seat.player)).into();
                cell.style.italic = true;
            }
            shared_cells::mark_problem(&mut cell, Some(target), self.engine, self.view_cache);
            return cell;
        }
        match (line, column) {
            (RecordRow::Title, 0) => shared_cells::title(self.title(), true),
            (RecordRow::Title, _) => shared_cells::toned("", CellTone::Title),
            (RecordRow::SeatHeading, 0) => shared_cells::toned(fields::power(), CellTone::Heading),
            (RecordRow::SeatHeading, _) => shared_cells::toned(
                seat_column(column).map_or("".into(), SeatColumn::name_in_window),
                CellTone::Heading,
            ),
            (RecordRow::Seat(power), 0) => shared_cells::power(power, &self.palette),
            (RecordRow::ProposalHeading, _) if column < ProposalColumn::ALL.len() => {
                shared_cells::toned(ProposalColumn::ALL[column].name_in_window(), CellTone::Heading)
            }
            (RecordRow::BoardField(field), 0) => shared_cells::toned(field.name_in_window(), CellTone::Label),
            _ => shared_cells::gap(),
        }
    }
}

/// The rules of the event about draws, as a sentence.
pub(super) fn draw_rules(engine: &Engine) -> String {
    let rules = engine.rules();
    let mut clauses = Vec::new();
    if rules.draws.all_survivors {
        clauses.push(texts::all_survivors().to_owned());
    }
    if let Some(year) = rules.draws.first_year {
        clauses.push(texts::first_year_of_draws(&year.to_string()));
    }
    if let Some(year) = rules.last_year {
        clauses.push(texts::last_year(&year.to_string()));
    }
    if clauses.is_empty() {
        texts::votes_are_secret().to_owned()
    } else {
        texts::draw_rules(&rules.name, &clauses.join("; "))
    }
}

impl GridModel for RecordModel<'_> {
    fn rows(&self) -> usize {
        self.rows.len()
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        let mut cell = self.unfilled_cell(row, column);
        cell.style.fill = self.fill(row, column).map(|colour| self.palette.fill(colour));
        cell
    }

    fn label(&self, row: usize, column: usize) -> String {
        texts::cell(&self.cell_name(row, column))
    }

    fn span(&self, row: usize, column: usize) -> usize {
        if row == 0 && column == 0 { self.columns.len() } else { 1 }
    }

    fn reachable(&self, row: usize, column: usize) -> bool {
        self.target(row, column).is_some()
    }

    fn takes_only_completion(&self, row: usize, column: usize) -> bool {
        use SeatColumn::{Player, ScoresFor, Substitutes};
        let target = self.target(row, column);
        matches!(target, Some(CellAddress::Seat(_, Player | Substitutes | ScoresFor)))
    }

    fn completions(&self, row: usize, column: usize, typed: &str) -> Vec<String> {
        let book = self.engine.book();
        let here = |id| {
            let seats = book.board(self.board).into_iter().flat_map(|board| board.seats.values());
            seats.filter_map(|seat| seat.player).any(|player| player == id)
        };
        match self.target(row, column) {
            Some(CellAddress::Seat(_, SeatColumn::Substitutes)) => complete_substitutes(book, typed, here),
            Some(CellAddress::Seat(_, SeatColumn::ScoresFor | SeatColumn::Player)) => {
                complete_name(book, typed, |_| false)
            }
            Some(CellAddress::Seat(_, SeatColumn::Cards)) => {
                shared_cells::complete_word(typed, CardKind::ALL.map(CardKind::name_in_window))
            }
            Some(CellAddress::Proposal(_, _, ProposalColumn::By)) => {
                let seats = book.board(self.board).into_iter().flat_map(|board| board.seats.values());
                let players = seats.filter_map(|seat| seat.player).map(|player| book.name_of(Some(player)));
                shared_cells::complete_word(typed, Power::ALL.map(Power::name_in_window).into_iter().chain(players))
            }
            Some(CellAddress::Proposal(_, _, ProposalColumn::Members)) => {
                shared_cells::complete_word(typed, [&*notation::members_text_in_window(&[])])
            }
            Some(CellAddress::Proposal(_, _, ProposalColumn::Outcome)) => {
                shared_cells::complete_word(typed, ProposalOutcome::ALL.map(ProposalOutcome::name_in_window))
            }
            _ => Vec::new(),
        }
    }
}

impl SheetModel for RecordModel<'_> {
    fn input_field(&self, at: CellPos) -> Option<CellAddress> {
        self.target(at.row, at.column)
    }

    fn address(&self, at: CellPos) -> Option<CellAddress> {
        let about = match self.row_at(at.row) {
            RecordRow::Seat(power) => CellAddress::Seat(self.board.seat(power), SeatColumn::Player),
            RecordRow::Title
            | RecordRow::SeatHeading
            | RecordRow::ProposalHeading
            | RecordRow::Proposal(_)
            | RecordRow::BoardField(_)
            | RecordRow::Gap => CellAddress::Board(self.board),
        };
        self.input_field(at).or(Some(about))
    }

    fn cell_of(&self, address: CellAddress) -> Option<CellPos> {
        self.engine.book().board(self.board).filter(|_| address.board() == Some(self.board))?;
        let (row, column) = match address {
            CellAddress::Seat(seat, column) => {
                (RecordRow::Seat(seat.power), SeatColumn::of_record().position(|have| have == column)? + 1)
            }
            CellAddress::Proposal(_, line, column) => {
                (RecordRow::Proposal(line), ProposalColumn::ALL.iter().position(|have| *have == column)?)
            }
            CellAddress::BoardCell(_, column) => (RecordRow::BoardField(column), 1),
            _ => return None,
        };
        Some(CellPos { row: self.rows.iter().position(|have| *have == row)?, column })
    }

    fn location(&self, at: CellPos) -> String {
        let board = notation::short_board_label(self.engine.book(), self.board);
        format!("{board} · {}", self.cell_name(at.row, at.column))
    }
}

/// The hint of a cell: what can be typed there.
fn hint(target: CellAddress) -> Option<&'static str> {
    Some(match target {
        CellAddress::Seat(_, SeatColumn::Substitutes) => texts::substitutes_hint(),
        CellAddress::Seat(_, SeatColumn::ScoresFor) => texts::scores_for_hint(),
        CellAddress::Seat(_, SeatColumn::Cards) => texts::cards_hint(),
        CellAddress::Seat(_, SeatColumn::Penalties) => texts::penalties_hint(),
        CellAddress::Seat(_, SeatColumn::Note) => texts::seat_note_hint(),
        CellAddress::Proposal(_, _, ProposalColumn::When) => texts::proposal_season_hint(),
        CellAddress::Proposal(_, _, ProposalColumn::Members) => texts::proposal_members_hint(),
        CellAddress::Proposal(_, _, ProposalColumn::Outcome) => texts::proposal_outcome_hint(),
        CellAddress::BoardCell(_, BoardColumn::Ending) => texts::ending_hint(),
        CellAddress::BoardCell(_, BoardColumn::Note) => texts::board_note_hint(),
        CellAddress::BoardCell(_, BoardColumn::TopBoard) => texts::top_board_hint(),
        _ => return None,
    })
}
