//! Where the blocks of a round stand, and what each cell is.

use crate::app::grid::ColumnSpec;
use crate::app::theme::size;
use crate::book::{Board, BoardRef, CellAddress, Power, RoundIx, SeatColumn, SeatRef, Year};
use crate::engine::Engine;
use crate::input::InputField;
use crate::scoring::{FactName, ScoringSystem};

/// Rows of a block: its title, its head, seven powers, its total, and a line of air before the next.
const BLOCK_ROWS: usize = 11;
const TITLE: usize = 0;
const HEAD: usize = 1;
const FIRST_POWER: usize = 2;
const TOTAL: usize = 9;
/// The column in which the names of those who sat out are typed.
pub(super) const SAT_OUT: usize = 1;

/// What a column of a block holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BlockColumn {
    Power,
    Input(SeatColumn),
    /// A column of the scoring system before the score, by its position among them.
    Computed(usize),
    Score,
}

/// Where the blocks of a round stand.
#[derive(Debug, Default, PartialEq)]
pub struct RoundLayout {
    pub(super) round: RoundIx,
    boards: usize,
    across: usize,
    pub(super) kinds: Vec<BlockColumn>,
    pub(super) columns: Vec<ColumnSpec>,
    /// Whether a line below the boards says who sat the round out.
    sat_out: bool,
}

/// What a cell of a round's grid is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundCell {
    /// The title row of a block.
    Title(BoardRef, usize),
    /// The head of a block's column.
    Head(BoardRef, usize),
    /// A power's row.
    Seat(SeatRef, usize),
    /// The last row of a block.
    Total(BoardRef, usize),
    /// The line below the boards that says who sat out.
    SatOut(usize),
    /// Between or beyond the blocks.
    Gap,
}

impl RoundLayout {
    /// Lays the boards of `round` out in `width` points at this zoom.
    pub fn new(engine: &Engine, round: RoundIx, years: bool, width: f32, zoom: f32) -> RoundLayout {
        let boards: &[Board] = engine.book().round(round).map_or(&[], |round| &round.boards);
        let mut kinds =
            vec![BlockColumn::Power, BlockColumn::Input(SeatColumn::Player), BlockColumn::Input(SeatColumn::Centres)];
        if years {
            // A chart after the last year cannot be, and must be seen.
            let charts = boards.iter().filter_map(|board| board.charts.last()).map(|chart| chart.year);
            let last = boards
                .iter()
                .filter_map(Board::last_year)
                .chain(charts)
                .max()
                .map_or(Year::FIRST.0 + 6, |year| year.0 + 1);
            kinds.extend(
                (Year::FIRST.0..=last.min(Year::LAST.0)).map(|year| BlockColumn::Input(SeatColumn::Chart(Year(year)))),
            );
        }
        kinds.push(BlockColumn::Input(SeatColumn::Eliminated));
        kinds.push(BlockColumn::Input(SeatColumn::InDraw));
        let any = |has: fn(&crate::book::Seat) -> bool| boards.iter().flat_map(|board| board.seats.values()).any(has);
        let systems = || (0..boards.len()).filter_map(|board| engine.system(BoardRef::new(round.0, board)));
        let asks_for = |name: FactName| systems().any(|system| system.inputs().any(|input| input == name));
        if asks_for(FactName::MissedMoves) || any(|seat| !seat.missed_moves.is_blank()) {
            kinds.push(BlockColumn::Input(SeatColumn::MissedMoves));
        }
        if asks_for(FactName::MissedWinters) || any(|seat| !seat.missed_winters.is_blank()) {
            kinds.push(BlockColumn::Input(SeatColumn::MissedWinters));
        }
        let computed = systems().map(|system| system.columns.len().saturating_sub(1)).max().unwrap_or_default();
        kinds.extend((0..computed).map(BlockColumn::Computed));
        kinds.push(BlockColumn::Score);

        let mut widths: Vec<f32> = kinds
            .iter()
            .map(|kind| match kind {
                BlockColumn::Power => 86.0,
                BlockColumn::Input(SeatColumn::Player) => 150.0,
                BlockColumn::Input(SeatColumn::Centres) => 36.0,
                BlockColumn::Input(SeatColumn::Chart(_)) => 34.0,
                BlockColumn::Input(SeatColumn::Eliminated) => 46.0,
                BlockColumn::Input(SeatColumn::InDraw | SeatColumn::PrintedScore | SeatColumn::Score) => 42.0,
                BlockColumn::Computed(at) => {
                    let longest = systems().filter_map(|s| computed_column(s, *at)).map(str::len).max().unwrap_or(0);
                    #[expect(clippy::cast_precision_loss, reason = "a heading of a few letters")]
                    (longest as f32 * 7.0 + 14.0).clamp(56.0, 104.0)
                }
                BlockColumn::Input(SeatColumn::MissedMoves | SeatColumn::MissedWinters) | BlockColumn::Score => 58.0,
            })
            .collect();
        let block: f32 = widths.iter().sum();
        let gap = size::SPACE * 1.5;
        let fit = ((width / zoom + gap) / (block + gap)).floor();
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small number, at least 1")]
        let across = (fit.max(1.0) as usize).clamp(1, boards.len().max(1));
        // What the window has to spare goes to the names, up to a long one's width.
        #[expect(clippy::cast_precision_loss, reason = "a small number")]
        let spare = (width / zoom + gap) / across as f32 - (block + gap);
        for (kind, width) in kinds.iter().zip(&mut widths) {
            if *kind == BlockColumn::Input(SeatColumn::Player) {
                *width += spare.clamp(0.0, 60.0).floor();
            }
        }
        let mut columns = Vec::with_capacity(across * (kinds.len() + 1));
        for block in 0..across {
            if block > 0 {
                columns.push(ColumnSpec { width: gap });
            }
            columns.extend(widths.iter().map(|&width| ColumnSpec { width }));
        }
        let named = engine.book().round(round).is_some_and(|round| !round.sat_out.is_empty());
        let sat_out = named || engine.rules().total.sitting_out != 0.0;
        RoundLayout { round, boards: boards.len(), across, kinds, columns, sat_out }
    }

    /// How many blocks stand side by side.
    pub fn across(&self) -> usize {
        self.across
    }

    fn stride(&self) -> usize {
        self.kinds.len() + 1
    }

    pub(super) fn rows(&self) -> usize {
        // No air below the last, unless the line of those who sat out follows.
        let blocks = self.boards.div_ceil(self.across.max(1)) * BLOCK_ROWS;
        if self.sat_out { blocks + 1 } else { blocks.saturating_sub(1) }
    }

    /// The row of those who sat out.
    fn sat_out_row(&self) -> Option<usize> {
        self.sat_out.then(|| self.rows() - 1)
    }

    /// What stands at this position.
    pub fn spot(&self, row: usize, column: usize) -> RoundCell {
        if self.sat_out_row() == Some(row) {
            return if column < self.columns.len() { RoundCell::SatOut(column) } else { RoundCell::Gap };
        }
        let (block, kind) = (column / self.stride(), column % self.stride());
        let board = row / BLOCK_ROWS * self.across + block;
        if kind >= self.kinds.len() || block >= self.across || board >= self.boards {
            return RoundCell::Gap;
        }
        let at = BoardRef::new(self.round.0, board);
        match row % BLOCK_ROWS {
            TITLE => RoundCell::Title(at, kind),
            HEAD => RoundCell::Head(at, kind),
            TOTAL => RoundCell::Total(at, kind),
            line if line > TOTAL => RoundCell::Gap,
            line => RoundCell::Seat(at.seat(Power::ALL[line - FIRST_POWER]), kind),
        }
    }

    /// The cell that a press at this position means, where that is another.
    pub fn pressed(&self, row: usize, column: usize) -> Option<(usize, usize)> {
        match self.spot(row, column) {
            RoundCell::SatOut(_) => Some((row, SAT_OUT)),
            _ => None,
        }
    }

    /// What typing at this position changes.
    pub fn target(&self, row: usize, column: usize) -> Option<InputField> {
        match self.spot(row, column) {
            RoundCell::Title(at, 0) => Some(InputField::BoardName(at)),
            RoundCell::Title(at, kind) if self.kinds[kind] == BlockColumn::Input(SeatColumn::Eliminated) => {
                Some(InputField::LastYear(at))
            }
            RoundCell::Seat(seat, kind) => match self.kinds[kind] {
                BlockColumn::Input(column) => Some(InputField::Seat(seat, column)),
                _ => None,
            },
            RoundCell::Total(at, kind) if self.kinds[kind] == BlockColumn::Input(SeatColumn::Player) => {
                Some(InputField::Ending(at))
            }
            RoundCell::SatOut(SAT_OUT) => Some(InputField::SitOuts(self.round)),
            _ => None,
        }
    }

    /// The cell of the book at this position, computed ones among them.
    pub fn place(&self, row: usize, column: usize) -> Option<CellAddress> {
        match self.spot(row, column) {
            RoundCell::Title(at, _) | RoundCell::Head(at, _) | RoundCell::Total(at, _) => Some(CellAddress::Board(at)),
            RoundCell::Seat(seat, kind) => Some(match self.kinds[kind] {
                BlockColumn::Input(column) => CellAddress::Seat(seat, column),
                BlockColumn::Power => CellAddress::Seat(seat, SeatColumn::Player),
                BlockColumn::Computed(_) | BlockColumn::Score => CellAddress::Seat(seat, SeatColumn::Score),
            }),
            RoundCell::SatOut(_) => Some(CellAddress::Round(self.round)),
            RoundCell::Gap => None,
        }
    }

    /// The position of a cell of the book. A column that is not shown is looked for in the final count.
    pub fn find(&self, place: CellAddress) -> Option<(usize, usize)> {
        let (at, line, kind) = match place {
            CellAddress::Round(round) if round == self.round => return Some((self.sat_out_row()?, SAT_OUT)),
            CellAddress::Board(at) => (at, FIRST_POWER, self.kind(BlockColumn::Input(SeatColumn::Centres))?),
            CellAddress::Seat(seat, column) => {
                let kind = match column {
                    SeatColumn::Score | SeatColumn::PrintedScore => self.kind(BlockColumn::Score),
                    column => self.kind(BlockColumn::Input(column)),
                };
                let kind = kind.or_else(|| self.kind(BlockColumn::Input(SeatColumn::Centres)))?;
                (seat.board, FIRST_POWER + seat.power.index(), kind)
            }
            _ => return None,
        };
        (at.round == self.round && at.board.0 < self.boards).then(|| {
            let (down, block) = (at.board.0 / self.across, at.board.0 % self.across);
            (down * BLOCK_ROWS + line, block * self.stride() + kind)
        })
    }

    /// Where what stands at `row`, `column` of `old` stands now, so that the cursor stays on its cell when the blocks
    /// flow anew.
    pub fn follow(&self, old: &RoundLayout, row: usize, column: usize) -> Option<(usize, usize)> {
        let (at, kind) = match old.spot(row, column) {
            RoundCell::Title(at, kind) | RoundCell::Head(at, kind) | RoundCell::Total(at, kind) => (at, kind),
            RoundCell::Seat(seat, kind) => (seat.board, kind),
            RoundCell::SatOut(_) => return Some((self.sat_out_row()?, SAT_OUT)),
            RoundCell::Gap => return None,
        };
        let kind = self.kind(*old.kinds.get(kind)?).or_else(|| self.kind(BlockColumn::Input(SeatColumn::Centres)))?;
        (at.round == self.round && at.board.0 < self.boards).then(|| {
            let (down, block) = (at.board.0 / self.across, at.board.0 % self.across);
            (down * BLOCK_ROWS + row % BLOCK_ROWS, block * self.stride() + kind)
        })
    }

    pub(super) fn kind(&self, kind: BlockColumn) -> Option<usize> {
        self.kinds.iter().position(|have| *have == kind)
    }

    /// The position where the cursor starts.
    pub fn start(&self) -> (usize, usize) {
        (FIRST_POWER, self.kind(BlockColumn::Input(SeatColumn::Centres)).unwrap_or_default())
    }

    /// The seat and the scoring column at this position, by its place in the system.
    pub fn scored(&self, engine: &Engine, row: usize, column: usize) -> Option<(SeatRef, usize)> {
        let RoundCell::Seat(seat, kind) = self.spot(row, column) else { return None };
        let last = engine.system(seat.board)?.columns.len().checked_sub(1)?;
        match self.kinds[kind] {
            BlockColumn::Computed(at) => (at < last).then_some((seat, at)),
            BlockColumn::Score => Some((seat, last)),
            _ => None,
        }
    }
}

/// The name of the `at`-th column before the score.
pub(super) fn computed_column(system: &ScoringSystem, at: usize) -> Option<&str> {
    (at + 1 < system.columns.len()).then(|| system.columns[at].name.as_str())
}
