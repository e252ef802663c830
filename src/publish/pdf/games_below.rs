//! The games of a player in lines of small type below the name, beside the other columns. This is for standings of many
//! rounds, where a column for each round would turn the paper or make all letters small. A reader two metres away reads
//! place, name and total; the games are read from nearby.

use super::columns::{ColumnWidths, count_as_f32, left_of, widest_part, wrap};
use super::figure_column::{CellPiece, ColumnPlace, FigureSlots, LineStyle};
use super::table_form::cost;
use super::table_texts::{CellLine, SectionTexts};
use crate::publish::figure_text::FigureText;
use crate::publish::text_measure::{Fonts, PageFont};

/// The size of the games against that of the names: as it is wanted, and at least. Below the smallest names that are read from afar the
/// wanted size is 12 points.
pub(super) const WANTED_SCALE: f32 = 0.73;
pub(super) const LEAST_SCALE: f32 = 0.52;
/// A size that is smaller by so little fits too.
const ROUNDING: f32 = 0.001;

/// The space between two games with their brackets, in sizes of their letters: at least, and at most.
const LEAST_GAP: f32 = 0.7;
const MOST_GAP: f32 = 2.6;

/// The most lines of games below a name, and from there to the edge of the table.
const MOST_LINES: usize = 3;
const MOST_LINES_BELOW_ALL: usize = 2;

const GAME: LineStyle = LineStyle { font: PageFont::Regular, scale: 1.0 };

/// How the headings of games are set against the games: not bold, so that nobody reads “R7” as a second line of the bold heading above
/// it. The smallest ones have 8 points too.
const HEADING: LineStyle = LineStyle { font: PageFont::Regular, scale: 0.94 };

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

/// How far the games below a name reach.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum GamesReach {
    /// As far as the names. Group and total stand beside them.
    #[default]
    Names,
    /// From the names to the edge of the table, below all columns behind the names. It saves paper.
    WholeTable,
}

/// How large the games of a table are, against the letters of its names, and the space between two of them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct GamesFit {
    pub scale: f32,
    gap: f32,
    /// The games of a line.
    in_line: usize,
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
        let heading = |text: &String| widest_part(fonts, text, HEADING.font) * HEADING.scale;
        let width = slots.width_with_heading(games.headings.iter().map(heading).fold(0.0, f32::max));
        let columns = first.headings.len();
        Some(GamesMeasure { names: games.column, columns, games: games.headings.len(), slots, width })
    }

    /// The column of names.
    pub(super) const fn names(&self) -> usize {
        self.names
    }

    /// The number of games in a line if the games take `lines` lines.
    fn in_line(&self, lines: usize) -> usize {
        self.games.div_ceil(lines.max(1)).max(1)
    }

    /// The width of a line of `games` games with this space between them.
    fn line(&self, games: usize, gap: f32) -> f32 {
        count_as_f32(games) * self.width + count_as_f32(games - 1) * gap
    }

    /// The numbers of games that a line may have, the most first.
    fn possible_lines(&self, reach: GamesReach) -> impl Iterator<Item = usize> + '_ {
        let most = match reach {
            GamesReach::Names => MOST_LINES,
            GamesReach::WholeTable => MOST_LINES_BELOW_ALL,
        };
        (1..=most).map(|lines| self.in_line(lines))
    }

    /// The cost of games in this size with `in_line` games in a line.
    fn cost_of(&self, in_line: usize, scale: f32) -> f32 {
        let lines = self.games.div_ceil(in_line.max(1));
        count_as_f32(lines.saturating_sub(1)) * cost::LINE_OF_GAMES
            + (WANTED_SCALE - scale).max(0.0) * cost::SMALL_GAMES
    }

    /// What the games of a table with columns of these widths cost.
    pub(super) fn cost(&self, widths: &ColumnWidths, reach: GamesReach) -> f32 {
        let fit = self.fit(widths, reach);
        self.cost_of(fit.in_line, fit.scale)
    }

    /// Makes the column of names as wide as the games below it need. The number of lines is the one that costs least and
    /// fits `available`.
    pub(super) fn widen_names(&self, widths: &mut ColumnWidths, reach: GamesReach, available: f32) {
        let Some(names) = widths.0.get(self.names).copied() else { return };
        let room = self.room(widths, reach);
        let others = widths.total() - room;
        let sizes = |in_line: usize| [WANTED_SCALE, LEAST_SCALE].map(|scale| (in_line, scale));
        let width = |(in_line, scale): (usize, f32)| self.line(in_line, LEAST_GAP) * scale;
        let fitting = self.possible_lines(reach).flat_map(sizes).filter(|size| others + width(*size) <= available);
        let best = fitting.min_by(|one, other| self.cost_of(one.0, one.1).total_cmp(&self.cost_of(other.0, other.1)));
        // Where no number of lines fits, the form does not.
        widths.0[self.names] = names + (best.map_or(f32::MAX / 2.0, width) - room).max(0.0);
    }

    /// The width that the games may take in a table with columns of these widths.
    fn room(&self, widths: &ColumnWidths, reach: GamesReach) -> f32 {
        match reach {
            GamesReach::Names => widths.0.get(self.names).copied().unwrap_or_default(),
            GamesReach::WholeTable => widths.total() - left_of(widths, self.names),
        }
    }

    /// The size, the space and the lines that fit a table with columns of these widths.
    pub(super) fn fit(&self, widths: &ColumnWidths, reach: GamesReach) -> GamesFit {
        let room = self.room(widths, reach);
        let scale = |in_line: usize| (room / self.line(in_line, LEAST_GAP).max(0.1)).min(WANTED_SCALE);
        let cost = |in_line: &usize| self.cost_of(*in_line, scale(*in_line));
        let fitting = self.possible_lines(reach).filter(|in_line| scale(*in_line) >= LEAST_SCALE - ROUNDING);
        let best = fitting.min_by(|one, other| cost(one).total_cmp(&cost(other)));
        let in_line = best.or(self.possible_lines(reach).last()).unwrap_or(1);
        let scale = scale(in_line);
        let gap = (room / scale - self.line(in_line, 0.0)) / count_as_f32((in_line - 1).max(1));
        GamesFit { scale, gap: gap.clamp(LEAST_GAP, MOST_GAP), in_line }
    }

    /// The figures of a player at their places in lines, from the left edge of the names.
    pub(super) fn pieces(&self, fonts: &Fonts, figures: &[FigureText], fit: GamesFit) -> Vec<Vec<CellPiece>> {
        let line = |(line, figures): (usize, &[FigureText])| -> Vec<CellPiece> {
            let set = figures.iter().enumerate().flat_map(|(at, figure)| {
                let left = count_as_f32(at) * (self.width + fit.gap);
                let column = self.columns + line * fit.in_line + at;
                let set = self.slots.pieces(fonts, figure, GAME, (column, self.width));
                set.into_iter().map(move |piece| CellPiece { offset: left + piece.offset, ..piece })
            });
            set.map(|piece| CellPiece { offset: piece.offset * fit.scale, scale: fit.scale, ..piece }).collect()
        };
        figures.chunks(fit.in_line).enumerate().map(line).collect()
    }

    /// The headings in lines, as the games are.
    pub(super) fn headings(&self, fonts: &Fonts, headings: &[String], fit: GamesFit) -> Vec<Vec<CellPiece>> {
        let lines = headings.chunks(fit.in_line).enumerate();
        lines.flat_map(|(line, headings)| self.headings_of_line(fonts, (line * fit.in_line, headings), fit)).collect()
    }

    /// The headings of one line of games, each at the foot. `first_game` is the number of the first of these games.
    fn headings_of_line(
        &self,
        fonts: &Fonts,
        (first_game, headings): (usize, &[String]),
        fit: GamesFit,
    ) -> Vec<Vec<CellPiece>> {
        let wrapped = |text: &String| wrap(fonts, text, HEADING.font, self.slots.end(self.width) / HEADING.scale);
        let wrapped: Vec<_> = headings.iter().map(wrapped).collect();
        let most = wrapped.iter().map(Vec::len).max().unwrap_or_default();
        let mut lines: Vec<Vec<CellPiece>> = vec![Vec::new(); most];
        for (at, texts) in wrapped.into_iter().enumerate() {
            let end = count_as_f32(at) * (self.width + fit.gap) + self.slots.end(self.width);
            let first = most - texts.len();
            for (line, shaped) in lines.iter_mut().skip(first).zip(texts) {
                let offset = (end - shaped.width * HEADING.scale) * fit.scale;
                let column = self.columns + first_game + at;
                line.push(CellPiece { shaped, offset, scale: fit.scale * HEADING.scale, column, shade: None });
            }
        }
        lines
    }
}
