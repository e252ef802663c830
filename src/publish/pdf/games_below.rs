//! The games of a player in a line of small type below the name, over the width of the table: for standings of so many rounds that
//! columns beside the names would turn the paper or make all letters small. Whoever stands two metres away reads place, name and
//! total; the games are read from nearby.

use super::columns::{ColumnWidths, count_as_f32, widest_part, wrap};
use super::figure_column::{CellPiece, ColumnPlace, FigureSlots, LineStyle};
use super::table_row::left_of;
use super::table_texts::{CellLine, SectionTexts};
use crate::publish::figure_text::FigureText;
use crate::publish::text_measure::{Fonts, PageFont};

/// The size of the games against that of the names: usually, and at least.
const USUAL_SCALE: f32 = 0.64;
pub(super) const LEAST_SCALE: f32 = 0.52;

/// The space between two games with their brackets, in sizes of their letters: at least, and at most.
const LEAST_GAP: f32 = 0.6;
const MOST_GAP: f32 = 2.6;

/// The size of the headings against that of the games.
const HEAD_SCALE: f32 = 0.9;

const GAME: LineStyle = LineStyle { font: PageFont::Regular, scale: 1.0 };

/// What the games of a table need, for letters of 1 point.
#[derive(Clone, Debug)]
pub(super) struct GamesMeasure {
    /// The column of names, below which they stand.
    names: usize,
    /// The number of columns beside the names. Those of the games are numbered behind them.
    columns: usize,
    /// The number of games, and what each takes. All take the same, so that they stand in a grid.
    games: usize,
    slots: FigureSlots,
    width: f32,
}

/// How large the games of a table are, against the letters of its names, and the space between two of them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct GamesFit {
    pub scale: f32,
    gap: f32,
}

impl GamesMeasure {
    /// The games of a table that is in these parts. `None` where they have columns beside the names.
    pub(super) fn of(fonts: &Fonts, parts: &[&SectionTexts]) -> Option<GamesMeasure> {
        let first = parts.first()?;
        let games = first.games.as_ref()?;
        let lines = || parts.iter().flat_map(|section| &section.rows).filter_map(|row| row.get(games.column)).flatten();
        let figures = lines().filter_map(|line| match line {
            CellLine::Games(figures) => Some(figures),
            CellLine::Text(_) | CellLine::Figure(_) => None,
        });
        // Brackets and signs do not hang into the small space between two games.
        let place = ColumnPlace { is_first: true, is_last: true };
        let slots = FigureSlots::of(fonts, figures.flatten().map(|figure| (figure, GAME)), place);
        let heading = |text: &String| widest_part(fonts, text, PageFont::Bold) * HEAD_SCALE;
        let width = slots.width_with_heading(games.headings.iter().map(heading).fold(0.0, f32::max));
        let columns = first.headings.len();
        Some(GamesMeasure { names: games.column, columns, games: games.headings.len(), slots, width })
    }

    /// The width of all games without the space between them.
    fn all_games(&self) -> f32 {
        count_as_f32(self.games) * self.width
    }

    fn gaps(&self) -> f32 {
        count_as_f32(self.games.saturating_sub(1))
    }

    /// The least width of the table, for letters of 1 point of its names.
    pub(super) fn least_table(&self, widths: &ColumnWidths) -> f32 {
        let games = self.all_games() + self.gaps() * LEAST_GAP;
        left_of(widths, self.names) + games * LEAST_SCALE
    }

    /// The column of names, which becomes wider where the games need it.
    pub(super) const fn names(&self) -> usize {
        self.names
    }

    /// The size and the space that fit a table with columns of these widths.
    pub(super) fn fit(&self, widths: &ColumnWidths) -> GamesFit {
        let room = widths.total() - left_of(widths, self.names);
        let games = self.all_games();
        let scale = (room / (games + self.gaps() * LEAST_GAP).max(0.1)).min(USUAL_SCALE);
        let gap = (room / scale - games) / self.gaps().max(1.0);
        GamesFit { scale, gap: gap.clamp(LEAST_GAP, MOST_GAP) }
    }

    /// The figures of a line at their places, from the left edge of the names.
    pub(super) fn pieces(&self, fonts: &Fonts, figures: &[FigureText], fit: GamesFit) -> Vec<CellPiece> {
        let set = figures.iter().enumerate().flat_map(|(at, figure)| {
            let left = count_as_f32(at) * (self.width + fit.gap);
            let set = self.slots.pieces(fonts, figure, GAME, (self.columns + at, self.width));
            set.into_iter().map(move |piece| CellPiece { offset: left + piece.offset, ..piece })
        });
        set.map(|piece| CellPiece { offset: piece.offset * fit.scale, scale: fit.scale, ..piece }).collect()
    }

    /// The headings in lines, each at the foot of the head.
    pub(super) fn headings(&self, fonts: &Fonts, headings: &[String], fit: GamesFit) -> Vec<Vec<CellPiece>> {
        let wrapped = |text: &String| wrap(fonts, text, PageFont::Bold, self.slots.end(self.width) / HEAD_SCALE);
        let wrapped: Vec<_> = headings.iter().map(wrapped).collect();
        let most = wrapped.iter().map(Vec::len).max().unwrap_or_default();
        let mut lines: Vec<Vec<CellPiece>> = vec![Vec::new(); most];
        for (at, texts) in wrapped.into_iter().enumerate() {
            let end = count_as_f32(at) * (self.width + fit.gap) + self.slots.end(self.width);
            let first = most - texts.len();
            for (line, shaped) in lines.iter_mut().skip(first).zip(texts) {
                let offset = (end - shaped.width * HEAD_SCALE) * fit.scale;
                let column = self.columns + at;
                line.push(CellPiece { shaped, offset, scale: fit.scale * HEAD_SCALE, column, shade: None });
            }
        }
        lines
    }
}
