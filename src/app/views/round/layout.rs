//! The layout of a round's grid: the position of each board's block, and the field of each cell.

use std::borrow::Cow;
use std::ops::Range;

use crate::app::grid::{CellPos, ColumnChoices, ColumnSpec, Direction};
use crate::app::theme::size;
use crate::app::views::shared_cells::more_for_powers;
use crate::book::fields::{SeatColumnKind, SeatColumnUse};
use crate::book::{
    Board, BoardColumn, BoardRef, CellAddress, Chart, Ending, GameStage, Power, RoundIx, SeatColumn, SeatRef, Year,
};
use crate::engine::Engine;
use crate::import::pasted_block::{
    ClipboardCells, PastedBlock, RoundPaste, RoundSheetColumn, read_round_block, read_sit_outs_block,
};
use crate::languages::window_sentences::fields;
use crate::languages::{Language, window_language};
use crate::scoring::{DraftPart, ScoringSystem};

/// Number of rows of a block: the title, the headings, seven powers, the total, and an empty row.
const BLOCK_ROWS: usize = 11;
const TITLE_ROW: usize = 0;
const HEADING_ROW: usize = 1;
const FIRST_POWER_ROW: usize = 2;
const TOTAL_ROW: usize = 9;
/// The column for the names of the players who sat out.
pub(super) const SIT_OUTS_COLUMN: usize = 1;

/// A column of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BlockColumn {
    Power,
    Input(SeatColumn),
    /// A column of the scoring system before the score, by its position among them.
    Computed(usize),
    Score,
}

impl BlockColumn {
    /// The name under which the width of the column is remembered. All blocks and rounds share it.
    pub(super) fn key(self) -> Cow<'static, str> {
        match self {
            BlockColumn::Power => "power".into(),
            BlockColumn::Input(SeatColumn::Chart(_)) => "year".into(),
            BlockColumn::Input(column) => column.name(),
            BlockColumn::Computed(at) => format!("computed {}", at + 1).into(),
            BlockColumn::Score => "score".into(),
        }
    }

    /// What the column is called in a sentence, in the language of the window.
    fn name_in_window(self) -> Cow<'static, str> {
        match self {
            BlockColumn::Power => fields::power().into(),
            BlockColumn::Input(SeatColumn::Chart(_)) => fields::year().into(),
            BlockColumn::Input(column) => column.name_in_window(),
            BlockColumn::Computed(at) => fields::computed(&(at + 1).to_string()).into(),
            BlockColumn::Score => fields::score().into(),
        }
    }
}

/// The values that the layout of a round depends on.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct LayoutKey {
    pub(super) revision: u64,
    pub(super) round: RoundIx,
    /// Whether the yearly counts are shown.
    pub(super) years: bool,
    /// The width of the tab, in points.
    pub(super) width: f32,
    pub(super) zoom: f32,
    /// Whether the working columns of the scoring systems are shown. Without a choice they are folded where more boards fit
    /// beside each other without them.
    pub(super) working_columns: Option<bool>,
    /// The widths and the hidden columns that the user chose.
    pub(super) columns: ColumnChoices,
}

/// The usual width of the column of players, and by how much it is narrower where the score would be out of view.
const PLAYER_WIDTH: (f32, f32) = (148.0, 38.0);

/// The layout of a round's grid.
#[derive(Debug, Default, PartialEq)]
pub struct RoundLayout {
    pub(super) round: RoundIx,
    boards: usize,
    blocks_across: usize,
    pub(super) kinds: Vec<BlockColumn>,
    pub(super) columns: Vec<ColumnSpec>,
    /// Whether a row below the boards names the players who sat out.
    shows_sit_outs: bool,
    /// Whether the working columns of the scoring systems are folded.
    pub(super) is_folded: bool,
}

/// The content of a cell in a round's grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundCell {
    /// The title row of a block.
    Title(BoardRef, usize),
    /// The heading of a column of a block.
    Heading(BoardRef, usize),
    /// The row of a power.
    Seat(SeatRef, usize),
    /// The total row of a block.
    Total(BoardRef, usize),
    /// The place of the next board. A click adds it.
    NewBoard(usize),
    /// The row below the boards with the players who sat out.
    SitOuts(usize),
    /// A cell between or beyond the blocks.
    Gap,
}

/// Takes the column of the notes away where more boards fit beside each other without it. A corner of the player’s cell marks a
/// note then. `blocks_of` is how many boards of a width fit.
fn fold_notes(kinds: &mut Vec<BlockColumn>, widths: &mut Vec<f32>, blocks_of: impl Fn(f32) -> usize) {
    let Some(note) = kinds.iter().position(|kind| *kind == BlockColumn::Input(SeatColumn::Note)) else { return };
    let all: f32 = widths.iter().sum();
    if blocks_of(all - widths[note]) > blocks_of(all) {
        kinds.remove(note);
        widths.remove(note);
    }
}

/// The newest year for whose chart a board needs a column: the next one while the game runs, and then its last one, or one after it
/// that has a chart by mistake. `None` before there is a year.
fn newest_year_to_type(engine: &Engine, at: BoardRef, board: &Board) -> Option<Year> {
    let newest = board.last_year().max(board.charts.last().map(|chart| chart.year))?;
    // The counts at the end, and how it ended, may be typed before the chart.
    let has_counts_at_end = |chart: &Chart| {
        let mut powers = Power::ALL.into_iter();
        board.ending == Ending::Played && powers.all(|power| chart.centres[power].get() == board.current_count(power))
    };
    let is_over = engine.stage(at) == GameStage::Ended
        && (board.end_year.get().is_some() || board.last_chart().is_some_and(has_counts_at_end));
    Some(if is_over { newest } else { Year(newest.0 + 1) })
}

/// The line of a power in the block of its board.
const fn line_of(power: Power) -> usize {
    FIRST_POWER_ROW + power.index()
}

impl RoundLayout {
    /// The layout of the boards of a round.
    pub(super) fn new(engine: &Engine, key: &LayoutKey) -> RoundLayout {
        let LayoutKey { round, years, zoom, columns: choices, .. } = key;
        let (round, years, zoom) = (*round, *years, *zoom);
        // The scroll bar at the right edge takes some of the width.
        let width = key.width - size::SPACE;
        let boards: &[Board] = engine.book().round(round).map_or(&[], |round| &round.boards);
        let mut kinds =
            vec![BlockColumn::Power, BlockColumn::Input(SeatColumn::Player), BlockColumn::Input(SeatColumn::Centres)];
        if years {
            // The columns of a usual game are there from the first count on, for a user who types along the row of a power.
            let newest = boards.iter().zip(0..).filter_map(|(board, at)| {
                let at = BoardRef::new(round.0, at);
                newest_year_to_type(engine, at, board)
            });
            let last = newest.map(|year| year.0).max().unwrap_or_default().max(Year::FIRST.0 + 6);
            kinds.extend(
                (Year::FIRST.0..=last.min(Year::LAST.0)).map(|year| BlockColumn::Input(SeatColumn::Chart(Year(year)))),
            );
        }
        kinds.push(BlockColumn::Input(SeatColumn::Eliminated));
        let used = |column| boards.iter().flat_map(|board| board.seats.values()).any(|s| !s.value(column).is_blank());
        let systems = || (0..boards.len()).filter_map(|board| engine.system(BoardRef::new(round.0, board)));
        let scores_need =
            |column| systems().any(|system| system.used_facts().any(|fact| fact.entered_column() == Some(column)));
        // Most games end without a vote, or with all survivors in the draw.
        for column in std::iter::once(SeatColumn::InDraw).chain(SeatColumn::with_use(SeatColumnUse::WhenUsed)) {
            if scores_need(column) || used(column) {
                kinds.push(BlockColumn::Input(column));
            }
        }
        let computed = systems().map(|system| system.columns.len().saturating_sub(1)).max().unwrap_or_default();
        kinds.extend((0..computed).map(BlockColumn::Computed));
        kinds.push(BlockColumn::Score);

        let is_fixed = |kind: &BlockColumn| {
            matches!(kind, BlockColumn::Power | BlockColumn::Input(SeatColumn::Player | SeatColumn::Centres))
        };
        kinds.retain(|kind| is_fixed(kind) || !choices.is_hidden(&kind.key()));
        let mut widths: Vec<f32> = kinds
            .iter()
            .map(|kind| match kind {
                // “Germany” is whole in bold letters too.
                BlockColumn::Power => 96.0 + more_for_powers(),
                BlockColumn::Input(SeatColumn::Player) => PLAYER_WIDTH.0,
                BlockColumn::Input(SeatColumn::Centres) => 36.0,
                BlockColumn::Input(SeatColumn::Chart(_)) => 34.0,
                BlockColumn::Input(column @ SeatColumn::Eliminated) => width_for_heading(*column, 46.0),
                BlockColumn::Input(column) => match column.description().kind {
                    SeatColumnKind::Word => width_for_heading(*column, 42.0),
                    SeatColumnKind::Number => width_for_heading(*column, 58.0),
                    SeatColumnKind::Name | SeatColumnKind::Text => 150.0,
                },
                BlockColumn::Computed(at) => {
                    let headings = systems().filter_map(|system| computed_heading(system, *at));
                    let longest = headings.map(|heading| heading.chars().count()).max().unwrap_or(0);
                    #[expect(clippy::cast_precision_loss, reason = "a heading of a few letters")]
                    (longest as f32 * 7.0 + 14.0).clamp(56.0, 104.0)
                }
                BlockColumn::Score => 58.0,
            })
            .collect();
        for (kind, width) in kinds.iter().zip(&mut widths) {
            *width = choices.width(&kind.key()).unwrap_or(*width);
        }
        let gap = size::SPACE * 1.5;
        let blocks_of = |block: f32| {
            let fit = ((width / zoom + gap) / (block + gap)).floor();
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small number, at least 1")]
            let fit = fit.max(1.0) as usize;
            fit.clamp(1, boards.len().max(1))
        };
        let is_working = |kind: &BlockColumn| matches!(kind, BlockColumn::Computed(_));
        let folded: f32 =
            kinds.iter().zip(&widths).filter(|(kind, _)| !is_working(kind)).map(|(_, width)| *width).sum();
        let is_folded = kinds.iter().any(is_working)
            && !key.working_columns.unwrap_or_else(|| {
                let all: f32 = widths.iter().sum();
                // They give way to the score at the right edge, too.
                blocks_of(folded) == blocks_of(all) && all <= width / zoom
            });
        if is_folded {
            let mut kept = kinds.iter().map(|kind| !is_working(kind));
            widths.retain(|_| kept.next().unwrap_or(true));
            kinds.retain(|kind| !is_working(kind));
        }
        fold_notes(&mut kinds, &mut widths, blocks_of);
        let block: f32 = widths.iter().sum();
        let blocks_across = blocks_of(block);
        // The width that is left over goes to the player column, up to the width of a long name.
        #[expect(clippy::cast_precision_loss, reason = "a small number")]
        let spare = (width / zoom + gap) / blocks_across as f32 - (block + gap);
        for (kind, width) in kinds.iter().zip(&mut widths) {
            if *kind == BlockColumn::Input(SeatColumn::Player) && choices.width(&kind.key()).is_none() {
                *width += spare.clamp(-PLAYER_WIDTH.1, 60.0).floor();
            }
        }
        let mut columns = Vec::with_capacity(blocks_across * (kinds.len() + 1));
        for block in 0..blocks_across {
            if block > 0 {
                columns.push(ColumnSpec::fixed(gap));
            }
            columns.extend(widths.iter().map(|&width| ColumnSpec::fixed(width)));
        }
        let named = engine.book().round(round).is_some_and(|round| !round.sat_out.is_empty());
        let shows_sit_outs = named || engine.rules().total.sitting_out != 0.0;
        RoundLayout { round, boards: boards.len(), blocks_across, kinds, columns, shows_sit_outs, is_folded }
    }

    /// The number of columns that stay in view while the sheet scrolls: the power and the player, if the boards are below
    /// each other.
    pub(super) fn frozen_columns(&self) -> usize {
        if self.blocks_across == 1 { 2 } else { 0 }
    }

    /// The name under which the width of a column is remembered. Empty for a gap.
    pub(super) fn column_key(&self, column: usize) -> Cow<'static, str> {
        self.kinds.get(column % self.block_width()).map_or("".into(), |kind| kind.key())
    }

    /// What a column is called in a sentence. Empty for a gap.
    pub(super) fn column_name(&self, column: usize) -> Cow<'static, str> {
        self.kinds.get(column % self.block_width()).map_or("".into(), |kind| kind.name_in_window())
    }

    fn block_width(&self) -> usize {
        self.kinds.len() + 1
    }

    pub(super) fn rows(&self) -> usize {
        let across = self.blocks_across.max(1);
        let blocks = self.boards.div_ceil(across) * BLOCK_ROWS;
        // The place of the next board has a row of its own below full rows of boards.
        let new_board = if self.boards > 0 && self.boards.is_multiple_of(across) { 2 } else { 0 };
        // The empty row after the last line is needed only before the row of sit-outs.
        let lines = blocks + new_board;
        if self.shows_sit_outs { lines + 1 } else { lines.saturating_sub(1) }
    }

    /// The headings of the block in this row, and the row after the block.
    pub(super) fn block_headings(&self, row: usize) -> Option<(Range<usize>, usize)> {
        let block = row / BLOCK_ROWS;
        let is_in_block = row % BLOCK_ROWS <= TOTAL_ROW && block < self.boards.div_ceil(self.blocks_across.max(1));
        let first = block * BLOCK_ROWS;
        is_in_block.then_some((first..first + FIRST_POWER_ROW, first + TOTAL_ROW + 1))
    }

    /// The row of the players who sat out.
    fn sit_outs_row(&self) -> Option<usize> {
        self.shows_sit_outs.then(|| self.rows() - 1)
    }

    /// The cell of the players who sat out.
    fn sit_outs_cell(&self) -> Option<CellPos> {
        Some(CellPos { row: self.sit_outs_row()?, column: SIT_OUTS_COLUMN })
    }

    /// The cell to which Enter goes from a seat at the edge of its board, or from a field of the board: the nearest seat of the next
    /// board, or of the board before it, or the same field of that board. At the last board it is the same cell. `None` for every
    /// other cell.
    pub(super) fn enter_target(&self, at: CellPos, direction: Direction) -> Option<CellPos> {
        let (first, last) = (*Power::ALL.first()?, *Power::ALL.last()?);
        let (edge, opposite) = if direction == Direction::Down { (last, first) } else { (first, last) };
        let (board, line, kind) = match self.cell_at(at.row, at.column) {
            RoundCell::Seat(seat, kind) if seat.power == edge => (seat.board, line_of(opposite), kind),
            RoundCell::Title(board, kind) | RoundCell::Total(board, kind) => (board, at.row % BLOCK_ROWS, kind),
            _ => return None,
        };
        let board = board.board.0;
        let next = if direction == Direction::Down { Some(board + 1) } else { board.checked_sub(1) };
        let next = next.filter(|next| *next < self.boards);
        Some(next.map_or(at, |next| self.cell_of_block(next, line, kind)))
    }

    /// The cell of a seat in the column at this position of its block.
    pub(super) fn seat_cell(&self, seat: SeatRef, kind: usize) -> CellPos {
        self.cell_of_block(seat.board.board.0, line_of(seat.power), kind)
    }

    /// The cell in this line and column of the block of a board.
    fn cell_of_block(&self, board: usize, line: usize, column: usize) -> CellPos {
        CellPos {
            row: board / self.blocks_across * BLOCK_ROWS + line,
            column: board % self.blocks_across * self.block_width() + column,
        }
    }

    /// The content of the cell at this position.
    pub fn cell_at(&self, row: usize, column: usize) -> RoundCell {
        if self.sit_outs_row() == Some(row) {
            return if column < self.columns.len() { RoundCell::SitOuts(column) } else { RoundCell::Gap };
        }
        let (block, kind) = (column / self.block_width(), column % self.block_width());
        let board = row / BLOCK_ROWS * self.blocks_across + block;
        if kind >= self.kinds.len() || block >= self.blocks_across || board > self.boards {
            return RoundCell::Gap;
        }
        if board == self.boards {
            let is_title = row % BLOCK_ROWS == TITLE_ROW && self.boards > 0;
            return if is_title { RoundCell::NewBoard(kind) } else { RoundCell::Gap };
        }
        let at = BoardRef::new(self.round.0, board);
        match row % BLOCK_ROWS {
            TITLE_ROW => RoundCell::Title(at, kind),
            HEADING_ROW => RoundCell::Heading(at, kind),
            TOTAL_ROW => RoundCell::Total(at, kind),
            line if line > TOTAL_ROW => RoundCell::Gap,
            line => RoundCell::Seat(at.seat(Power::ALL[line - FIRST_POWER_ROW]), kind),
        }
    }

    /// The cell that a click at this position selects, if it is another cell.
    pub fn click_target(&self, at: CellPos) -> Option<CellPos> {
        let is_sit_outs = matches!(self.cell_at(at.row, at.column), RoundCell::SitOuts(_));
        is_sit_outs.then_some(CellPos { column: SIT_OUTS_COLUMN, ..at })
    }

    /// Reads a block that is pasted at this position. Where the window wraps the boards does not matter.
    pub(super) fn read_block(&self, engine: &Engine, cells: &ClipboardCells, at: CellPos) -> Option<PastedBlock> {
        let (board, power, column) = match self.cell_at(at.row, at.column) {
            RoundCell::Title(at, kind) | RoundCell::Heading(at, kind) | RoundCell::Total(at, kind) => (at, None, kind),
            RoundCell::Seat(seat, kind) => (seat.board, Some(seat.power), kind),
            RoundCell::SitOuts(_) if self.boards > 0 => return Some(read_sit_outs_block(cells, self.round)),
            // The first seat of a round without boards.
            _ if self.boards == 0 => (BoardRef::new(self.round.0, 0), Some(Power::Austria), 1),
            RoundCell::SitOuts(_) | RoundCell::NewBoard(_) | RoundCell::Gap => return None,
        };
        let system = engine.system(board);
        let column_of = |kind: &BlockColumn| match kind {
            BlockColumn::Power => RoundSheetColumn::Power,
            BlockColumn::Input(column) => RoundSheetColumn::Seat(*column),
            BlockColumn::Computed(at) => {
                let named = system.filter(|system| computed_column(system, *at).is_some());
                RoundSheetColumn::Computed(named.map_or_else(Vec::new, |system| {
                    Language::ALL.map(|language| system.name_of(DraftPart::Column(*at), language).to_owned()).to_vec()
                }))
            }
            BlockColumn::Score => RoundSheetColumn::Computed(vec!["score".to_owned()]),
        };
        let columns = self.kinds.iter().map(column_of).collect();
        let (round, board) = (self.round, board.board.0);
        Some(read_round_block(cells, &RoundPaste { book: engine.book(), round, board, power, column, columns }))
    }

    /// The field that is edited at this position.
    pub fn target(&self, row: usize, column: usize) -> Option<CellAddress> {
        match self.cell_at(row, column) {
            RoundCell::Title(at, 0) => Some(CellAddress::BoardCell(at, BoardColumn::Name)),
            RoundCell::Title(at, kind) if self.kinds[kind] == BlockColumn::Input(SeatColumn::Centres) => {
                Some(CellAddress::BoardCell(at, BoardColumn::LastYear))
            }
            RoundCell::Seat(seat, kind) => match self.kinds[kind] {
                BlockColumn::Input(column) => Some(CellAddress::Seat(seat, column)),
                BlockColumn::Power | BlockColumn::Computed(_) | BlockColumn::Score => None,
            },
            RoundCell::Total(at, kind) if self.kinds[kind] == BlockColumn::Input(SeatColumn::Player) => {
                Some(CellAddress::BoardCell(at, BoardColumn::Ending))
            }
            RoundCell::SitOuts(SIT_OUTS_COLUMN) => Some(CellAddress::SitOuts(self.round)),
            RoundCell::Title(..)
            | RoundCell::Heading(..)
            | RoundCell::Total(..)
            | RoundCell::SitOuts(_)
            | RoundCell::NewBoard(_)
            | RoundCell::Gap => None,
        }
    }

    /// The address in the book of the cell at this position. A computed cell has the address of its seat's score.
    pub fn cell_address(&self, row: usize, column: usize) -> Option<CellAddress> {
        match self.cell_at(row, column) {
            RoundCell::Title(at, _) | RoundCell::Total(at, _) => {
                Some(self.target(row, column).unwrap_or(CellAddress::Board(at)))
            }
            RoundCell::Heading(at, _) => Some(CellAddress::Board(at)),
            RoundCell::Seat(seat, kind) => Some(match self.kinds[kind] {
                BlockColumn::Input(column) => CellAddress::Seat(seat, column),
                BlockColumn::Power => CellAddress::Seat(seat, SeatColumn::Player),
                BlockColumn::Computed(_) | BlockColumn::Score => CellAddress::Seat(seat, SeatColumn::Score),
            }),
            RoundCell::SitOuts(_) => Some(CellAddress::SitOuts(self.round)),
            RoundCell::NewBoard(_) | RoundCell::Gap => None,
        }
    }

    /// The year whose count of a seat is typed next: the first one without a count, or the last one.
    pub(super) fn year_to_type(&self, engine: &Engine, seat: SeatRef) -> Option<Year> {
        let board = engine.book().board(seat.board)?;
        let newest = newest_year_to_type(engine, seat.board, board).unwrap_or(Year::LAST);
        let has_count = |chart: &Chart, year: Year| chart.year == year && !chart.centres[seat.power].is_blank();
        let years = || {
            self.kinds.iter().filter_map(move |kind| match kind {
                BlockColumn::Input(SeatColumn::Chart(year)) if *year <= newest => Some(*year),
                _ => None,
            })
        };
        let is_missing = |year: &Year| !board.charts.iter().any(|chart| has_count(chart, *year));
        years().find(is_missing).or_else(|| years().next_back())
    }

    /// The position of an address. An address in a hidden column gives the position of the final count.
    pub fn position_of(&self, place: CellAddress) -> Option<CellPos> {
        let (at, line, kind) = match place {
            CellAddress::Round(round) | CellAddress::SitOuts(round) if round == self.round => {
                return self.sit_outs_cell();
            }
            CellAddress::BoardCell(at, BoardColumn::Name | BoardColumn::Note | BoardColumn::Colour) => {
                (at, TITLE_ROW, 0)
            }
            CellAddress::BoardCell(at, BoardColumn::LastYear) => {
                (at, TITLE_ROW, self.column_of(BlockColumn::Input(SeatColumn::Centres))?)
            }
            CellAddress::BoardCell(at, BoardColumn::Ending) => {
                (at, TOTAL_ROW, self.column_of(BlockColumn::Input(SeatColumn::Player))?)
            }
            CellAddress::Board(at) | CellAddress::BoardCell(at, _) => {
                (at, FIRST_POWER_ROW, self.column_of(BlockColumn::Input(SeatColumn::Centres))?)
            }
            CellAddress::Seat(seat, column) => {
                let kind = match column {
                    SeatColumn::Score | SeatColumn::PrintedScore => self.column_of(BlockColumn::Score),
                    SeatColumn::Note if self.hides_notes() => self.column_of(BlockColumn::Input(SeatColumn::Player)),
                    column => self.column_of(BlockColumn::Input(column)),
                };
                let kind = kind.or_else(|| self.column_of(BlockColumn::Input(SeatColumn::Centres)))?;
                (seat.board, line_of(seat.power), kind)
            }
            _ => return None,
        };
        (at.round == self.round && at.board.0 < self.boards).then(|| self.cell_of_block(at.board.0, line, kind))
    }

    /// The new position of the cell at `row` and `column` of `old`. The cursor stays on its cell when the layout
    /// changes.
    pub fn position_from(&self, old: &RoundLayout, CellPos { row, column }: CellPos) -> Option<CellPos> {
        let (at, kind) = match old.cell_at(row, column) {
            RoundCell::Title(at, kind) | RoundCell::Heading(at, kind) | RoundCell::Total(at, kind) => (at, kind),
            RoundCell::Seat(seat, kind) => (seat.board, kind),
            RoundCell::SitOuts(_) => return self.sit_outs_cell(),
            RoundCell::NewBoard(_) | RoundCell::Gap => return None,
        };
        let kind = self
            .column_of(*old.kinds.get(kind)?)
            .or_else(|| self.column_of(BlockColumn::Input(SeatColumn::Centres)))?;
        let line = row % BLOCK_ROWS;
        (at.round == self.round && at.board.0 < self.boards).then(|| self.cell_of_block(at.board.0, line, kind))
    }

    /// Whether the notes of the seats have no column.
    pub(super) fn hides_notes(&self) -> bool {
        self.column_of(BlockColumn::Input(SeatColumn::Note)).is_none()
    }

    pub(super) fn column_of(&self, kind: BlockColumn) -> Option<usize> {
        self.kinds.iter().position(|have| *have == kind)
    }

    /// The first position of the cursor.
    pub fn cursor_start(&self) -> CellPos {
        let column = self.column_of(BlockColumn::Input(SeatColumn::Centres)).unwrap_or_default();
        CellPos { row: FIRST_POWER_ROW, column }
    }

    /// The seat at this position, and the position of the scoring column in the system.
    pub fn scoring_column_at(&self, engine: &Engine, row: usize, column: usize) -> Option<(SeatRef, usize)> {
        let RoundCell::Seat(seat, kind) = self.cell_at(row, column) else { return None };
        let last = engine.system(seat.board)?.columns.len().checked_sub(1)?;
        match self.kinds[kind] {
            BlockColumn::Computed(at) => (at < last).then_some((seat, at)),
            BlockColumn::Score => Some((seat, last)),
            BlockColumn::Power | BlockColumn::Input(_) => None,
        }
    }
}

/// The width of a column with its heading, which may be longer than in English, in points.
fn width_for_heading(column: SeatColumn, in_english: f32) -> f32 {
    const POINTS_OF_LETTER: f32 = 7.5;
    const MARGIN: f32 = 14.0;
    if window_language() == Language::English {
        return in_english;
    }
    let letters = u8::try_from(column.heading_in_window().chars().count()).unwrap_or_default();
    in_english.max(f32::from(letters) * POINTS_OF_LETTER + MARGIN)
}

/// The heading of the `at`-th column before the score, in the language of the window.
pub(super) fn computed_heading(system: &ScoringSystem, at: usize) -> Option<&str> {
    computed_column(system, at).map(|_| system.name_of(DraftPart::Column(at), window_language()))
}

/// The name of the `at`-th column before the score, as the file of the system has it.
pub(super) fn computed_column(system: &ScoringSystem, at: usize) -> Option<&str> {
    (at + 1 < system.columns.len()).then(|| system.columns[at].name.as_str())
}
