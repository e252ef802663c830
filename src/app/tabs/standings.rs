//! The standings: a line per player, a column per round, in the order of the places or of any column.

use std::cmp::Ordering;

use crate::app::grid::{Align, CellStyle, CellView, ColumnSpec, GridModel, Tone};
use crate::book::{PersonId, Place, RoundIx};
use crate::figures::show;
use crate::live::Live;
use crate::standings::{Game, Row};

/// The table's order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sort {
    /// `None` is the order of the places.
    pub by: Option<usize>,
    pub turned: bool,
}

impl Sort {
    /// By this column; the same column again turns the order round.
    #[must_use]
    pub fn toggled(self, column: usize) -> Sort {
        Sort { by: Some(column), turned: self.by == Some(column) && !self.turned }
    }
}

const PLACE: usize = 0;
const PLAYER: usize = 1;
const FIRST_ROUND: usize = 2;

/// The lines in the order shown, kept until the book or the order changes.
#[derive(Debug, Default)]
pub struct Order {
    made_for: Option<(u64, Sort)>,
    lines: Vec<usize>,
    /// Whether any tie-break decided.
    reasons: bool,
}

impl Order {
    /// Sorts again if the book or the wish has changed.
    pub fn refresh(&mut self, live: &Live, sort: Sort) {
        if self.made_for == Some((live.revision(), sort)) {
            return;
        }
        self.made_for = Some((live.revision(), sort));
        let rows = &live.standings().rows;
        self.lines = (0..rows.len()).collect();
        self.reasons = (0..rows.len()).any(|row| live.standings().why(row, live.rules()).is_some());
        let Some(column) = sort.by else { return };
        let rounds = live.book().rounds.len();
        let compare = |a: &usize, b: &usize| -> Ordering {
            let (a, b) = (&rows[*a], &rows[*b]);
            match column {
                PLACE => a.place.unwrap_or(usize::MAX).cmp(&b.place.unwrap_or(usize::MAX)),
                PLAYER => name(live, a.person).to_lowercase().cmp(&name(live, b.person).to_lowercase()),
                _ if column < FIRST_ROUND + rounds => {
                    let best = |row: &Row| {
                        games(row, RoundIx(column - FIRST_ROUND))
                            .filter_map(|game| game.score)
                            .fold(f64::NEG_INFINITY, f64::max)
                    };
                    best(b).total_cmp(&best(a))
                }
                _ => b.total.total_cmp(&a.total),
            }
        };
        // The sort is stable, so equals stay in the order of the places.
        if sort.turned {
            self.lines.sort_by(|a, b| compare(b, a));
        } else {
            self.lines.sort_by(compare);
        }
    }

    /// Forgets the order, for another book.
    pub fn reset(&mut self) {
        *self = Order::default();
    }
}

fn name(live: &Live, person: PersonId) -> &str {
    live.book().name_of(Some(person))
}

fn games(row: &Row, round: RoundIx) -> impl Iterator<Item = &Game> {
    row.games.iter().filter(move |game| game.seat.board.round == round)
}

/// The table as a grid.
#[derive(Debug)]
pub struct StandingsModel<'a> {
    live: &'a Live,
    order: &'a Order,
    sort: Sort,
    columns: Vec<ColumnSpec>,
    decimals: usize,
}

impl<'a> StandingsModel<'a> {
    pub fn new(live: &'a Live, order: &'a Order, sort: Sort) -> Self {
        let rounds = live.book().rounds.len();
        let widths = [56.0, 200.0]
            .into_iter()
            .chain(std::iter::repeat_n(84.0, rounds))
            .chain([84.0])
            .chain(order.reasons.then_some(380.0));
        StandingsModel {
            live,
            order,
            sort,
            columns: widths.map(|width| ColumnSpec { width }).collect(),
            decimals: live.rules().decimals,
        }
    }

    fn rounds(&self) -> usize {
        self.live.book().rounds.len()
    }

    fn total(&self) -> usize {
        FIRST_ROUND + self.rounds()
    }

    fn line(&self, row: usize) -> Option<(usize, &'a Row)> {
        let at = *self.order.lines.get(row.checked_sub(1)?)?;
        Some((at, self.live.standings().rows.get(at)?))
    }

    fn heading(&self, column: usize) -> String {
        let round = |at| self.live.book().round(RoundIx(at)).map(crate::book::Round::title);
        match column {
            PLACE => "place".to_owned(),
            PLAYER => "player".to_owned(),
            _ if column < self.total() => round(column - FIRST_ROUND).unwrap_or_default(),
            _ if column == self.total() => "total".to_owned(),
            _ => "why above the next".to_owned(),
        }
    }

    fn game_cell(&self, row: &Row, round: RoundIx) -> CellView<'static> {
        let mut style = CellStyle { tone: Tone::Computed, align: Align::Right, ..CellStyle::default() };
        let mut parts = Vec::new();
        let mut hint = Vec::new();
        let mut source = None;
        for game in games(row, round) {
            let decimals = self.live.system(game.seat.board).map_or(self.decimals, |system| system.decimals);
            style.italic |= game.provisional;
            let Some(score) = game.score else {
                parts.push("–".to_owned());
                hint.push("not scored yet".to_owned());
                continue;
            };
            source = Some(score.to_string().into());
            let text = show(score, decimals);
            if game.weight == 0.0 {
                style.struck = true;
                hint.push("does not count".to_owned());
                parts.push(text);
            } else if game.weight < 1.0 {
                hint.push(format!("counts {}: {}", fraction(game.weight), show(score * game.weight, self.decimals)));
                parts.push(format!("{} × {text}", fraction(game.weight)));
            } else {
                parts.push(text);
            }
            if game.provisional {
                hint.push("the game still runs".to_owned());
            }
            hint.push(format!("{}, {}", self.live.book().say_board(game.seat.board), game.seat.power));
        }
        CellView {
            text: parts.join(" + ").into(),
            source: source.filter(|_| parts.len() == 1),
            style,
            editable: false,
            hint: (!hint.is_empty()).then(|| super::round::capital(&hint.join("; ")).into()),
        }
    }

    /// “Ann · Round 2”, for the formula line.
    pub fn say(&self, row: usize, column: usize) -> String {
        let heading = self.heading(column);
        self.line(row).map_or(heading.clone(), |(_, line)| format!("{} · {heading}", name(self.live, line.person)))
    }

    /// The position of a player's line.
    pub fn find(&self, person: PersonId) -> Option<(usize, usize)> {
        let rows = &self.live.standings().rows;
        self.order.lines.iter().position(|at| rows[*at].person == person).map(|line| (line + 1, PLAYER))
    }

    /// The seat whose score stands here, or the player.
    pub fn place(&self, row: usize, column: usize) -> Option<Place> {
        let (_, row) = self.line(row)?;
        let round = column.checked_sub(FIRST_ROUND).filter(|at| *at < self.rounds()).map(RoundIx);
        let game = round.and_then(|round| games(row, round).next());
        Some(game.map_or(Place::Person(row.person), |game| Place::Cell(game.seat, crate::book::Column::Score)))
    }
}

/// A weight in words short enough for a cell.
fn fraction(weight: f64) -> String {
    if (weight - 0.5).abs() < 1e-9 { "½".to_owned() } else { show(weight, 2) }
}

impl GridModel for StandingsModel<'_> {
    fn rows(&self) -> usize {
        1 + self.order.lines.len()
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn frozen_rows(&self) -> usize {
        1
    }

    fn frozen_columns(&self) -> usize {
        2
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        let why = self.total() + 1;
        if row == 0 {
            let mut text = self.heading(column);
            if self.sort.by == Some(column) {
                text.push_str(if self.sort.turned { " (turned)" } else { " (sorted)" });
            }
            let align = if column == PLAYER || column == why { Align::Left } else { Align::Right };
            let bold = self.sort.by == Some(column);
            let style = CellStyle { tone: Tone::Heading, align, bold, ..CellStyle::default() };
            let hint = (column != why).then(|| "Click, or Ctrl+Shift+O, to sort by this column".into());
            return CellView { text: text.into(), style, hint, ..CellView::default() };
        }
        let computed = CellStyle { tone: Tone::Computed, ..CellStyle::default() };
        let right = CellStyle { align: Align::Right, ..computed };
        let Some((at, line)) = self.line(row) else { return CellView::default() };
        match column {
            PLACE => CellView {
                text: if line.shared { format!("{} =", line.place_text()) } else { line.place_text() }.into(),
                source: line.place.map(|place| place.to_string().into()),
                style: right,
                hint: line.shared.then(|| "Shared".into()),
                ..CellView::default()
            },
            PLAYER => CellView { text: name(self.live, line.person).into(), style: computed, ..CellView::default() },
            _ if column < self.total() => self.game_cell(line, RoundIx(column - FIRST_ROUND)),
            _ if column == self.total() => CellView {
                text: show(line.total, self.decimals).into(),
                source: Some(line.total.to_string().into()),
                style: CellStyle {
                    bold: true,
                    italic: line.games.iter().any(|game| game.provisional && game.weight > 0.0),
                    ..right
                },
                ..CellView::default()
            },
            _ => CellView {
                text: self.live.standings().why(at, self.live.rules()).unwrap_or_default().into(),
                style: computed,
                ..CellView::default()
            },
        }
    }

    fn label(&self, row: usize, column: usize) -> String {
        match self.line(row) {
            None => format!("Standings heading {}", self.heading(column)),
            Some((_, line)) => format!("Standings {} {}", name(self.live, line.person), self.heading(column)),
        }
    }

    fn reachable(&self, row: usize, _column: usize) -> bool {
        row > 0
    }
}
