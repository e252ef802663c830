//! The columns of a round’s sheet, and how wide they are. All boards of the sheet share them.

use super::board_source::{BoardSource, partial};
use super::round_column::{HeadingWrap, RoundColumn, RoundColumnKind};
use super::{AIR, remark_height, remark_text};
use crate::book::{BoardRef, Round, RoundIx, SeatColumn, Year};
use crate::languages::Language;
use crate::languages::sentences::workbook;
use crate::own_workbook::labels::heading;
use crate::publish::xlsx::WorkbookExport;
use crate::publish::xlsx::cell_formats::height;
use crate::scoring::{BoardCellAddresses, ScoringSystem, column_letters};

/// The columns of a round's sheet.
pub(super) struct RoundColumns {
    pub(super) columns: Vec<RoundColumn>,
    /// The number of lines of the longest heading.
    pub(super) heading_lines: u32,
    /// The greatest height of the remarks under a board.
    pub(super) remarks: f64,
}

impl RoundColumns {
    /// The first column of auxiliary cells.
    pub(super) fn first_working(&self) -> u16 {
        u16::try_from(self.columns.len() + 1).unwrap_or(u16::MAX)
    }

    /// The columns that the boards of this round need, wide enough for their contents.
    pub(super) fn of(export: &WorkbookExport<'_>, at: RoundIx, round: &Round, headings: HeadingWrap) -> Self {
        let engine = export.engine;
        let seats = || round.boards.iter().flat_map(|board| board.seats.values());
        let mut years: Vec<Year> =
            round.boards.iter().flat_map(|board| board.charts.iter().map(|chart| chart.year)).collect();
        years.sort_unstable();
        years.dedup();
        let boards = || (0..round.boards.len()).map(|board| BoardRef::new(at.0, board));
        let systems =
            boards().filter_map(|board| engine.system(board)).map(|system| partial(system).len()).max().unwrap_or(0);

        let mut kinds = vec![RoundColumnKind::Power, RoundColumnKind::Seat(SeatColumn::Player)];
        kinds.extend(years.into_iter().map(|year| RoundColumnKind::Seat(SeatColumn::Chart(year))));
        kinds.extend([SeatColumn::Centres, SeatColumn::Eliminated].map(RoundColumnKind::Seat));
        // The other columns are there when a seat uses them.
        for (column, _) in heading::all() {
            let Some(column) = column.filter(|column| *column != SeatColumn::Score) else { continue };
            let kind = RoundColumnKind::Seat(column);
            if !kinds.contains(&kind) && seats().any(|seat| !seat.value(column).is_blank()) {
                kinds.push(kind);
            }
        }
        kinds.extend((0..systems).map(RoundColumnKind::System));
        kinds.push(RoundColumnKind::Score);
        if seats().any(|seat| seat.ruling.is_some()) {
            kinds.extend([RoundColumnKind::Seat(SeatColumn::Score), RoundColumnKind::Reason]);
        }

        let mut columns: Vec<RoundColumn> =
            kinds.into_iter().map(|kind| RoundColumn { kind, width: 0.0, fractions: false }).collect();
        for (board, held) in boards().zip(&round.boards) {
            let source = BoardSource::of(export, board, held);
            for column in &mut columns {
                source.fit(engine.book(), column, headings);
            }
        }
        for column in &mut columns {
            column.width += AIR;
        }
        // A round without boards has titles only.
        if round.boards.is_empty() {
            columns[0].width = 12.0;
        }
        let lines = |board: BoardRef, held| {
            let source = BoardSource::of(export, board, held);
            columns.iter().map(|column| source.heading_lines(column)).max().unwrap_or(1)
        };
        let heading_lines = boards().zip(&round.boards).map(|(board, held)| lines(board, held)).max().unwrap_or(1);
        let width = columns.iter().map(|column| column.width).sum();
        let remarks = boards().filter_map(|board| remark_text(export, board));
        let remarks = remarks.map(|text| remark_height(&text, width)).fold(0.0, f64::max);
        RoundColumns { columns, heading_lines, remarks }
    }

    /// The height of a board whose texts take one line each.
    pub(super) fn block_height(&self) -> f64 {
        height::BOARD + (f64::from(self.heading_lines) + 8.0) * height::LINE + self.remarks + height::GAP
    }

    pub(super) fn widths(&self) -> Vec<f64> {
        self.columns.iter().map(|column| column.width).collect()
    }

    pub(super) fn position(&self, kind: RoundColumnKind) -> Option<u16> {
        self.columns.iter().position(|column| column.kind == kind).and_then(|at| u16::try_from(at).ok())
    }

    pub(super) fn letters(&self, kind: RoundColumnKind) -> Option<String> {
        self.position(kind).map(column_letters)
    }

    /// The columns of the entries and of the scoring system, for a board whose first power is in this row (from 0).
    pub(super) fn addresses(
        &self,
        first: u32,
        ended: Option<String>,
        system: &ScoringSystem,
        language: Language,
    ) -> Option<BoardCellAddresses> {
        let mut columns =
            (0..partial(system).len()).map(|n| self.letters(RoundColumnKind::System(n))).collect::<Option<Vec<_>>>()?;
        columns.push(self.letters(RoundColumnKind::Score)?);
        let years = self.columns.iter().filter_map(|column| match column.kind {
            RoundColumnKind::Seat(SeatColumn::Chart(year)) => Some((year, self.letters(column.kind)?)),
            _ => None,
        });
        Some(BoardCellAddresses {
            first_row: first + 1,
            centres: self.letters(RoundColumnKind::Seat(SeatColumn::Centres))?,
            out: self.letters(RoundColumnKind::Seat(SeatColumn::Eliminated))?,
            ended,
            draw: self.letters(RoundColumnKind::Seat(SeatColumn::InDraw)),
            draw_word: workbook::draw_yes(language),
            missed_moves: self.letters(RoundColumnKind::Seat(SeatColumn::MissedMoves)),
            missed_winters: self.letters(RoundColumnKind::Seat(SeatColumn::MissedWinters)),
            charts: years.collect(),
            columns,
            // One column stays free between the printed area and the auxiliary cells.
            workings: u16::try_from(self.columns.len() + 1).ok()?,
        })
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (u16, RoundColumn)> {
        (0_u16..).zip(self.columns.iter().copied())
    }
}
