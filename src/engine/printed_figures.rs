//! The figures that an imported file printed, compared with the computed ones.

use super::computed_book::Engine;
use crate::book::{PersonId, RoundIx, SeatRef};
use crate::figures::decimal_count;

/// A printed figure that differs from the computed one.
#[derive(Clone, Debug, PartialEq)]
pub struct PrintedDifference {
    pub figure: PrintedFigure,
    pub printed: f64,
    /// `None` where it cannot be computed.
    pub computed: Option<f64>,
}

/// The place of a printed figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrintedFigure {
    Game(SeatRef),
    /// The score of a player in a round.
    Round(PersonId, RoundIx),
    Total(PersonId),
    Place(PersonId),
}

impl Engine {
    /// The imported printed figures that differ from the computed ones. Figures of one kind are compared with the decimals
    /// of the most exact of them: a printed 43 among figures such as 45.53 is 43.00. In an event without boards nothing is
    /// computed, so totals are not compared.
    pub fn differences(&self) -> Vec<PrintedDifference> {
        let mut games = FigureComparison::default();
        let mut rounds = FigureComparison::default();
        let mut totals = FigureComparison::default();
        let mut places = FigureComparison::default();
        for (at, board) in self.book.boards() {
            for (power, seat) in board.seats.iter() {
                if let Some(printed) = seat.printed_score {
                    let computed = self.scores(at).and_then(|scores| scores.score(power));
                    games.add(PrintedFigure::Game(at.seat(power)), printed, computed);
                }
            }
        }
        let published =
            if self.book.boards().next().is_some() { self.book.published_standings.as_slice() } else { &[] };
        for line in published {
            let row = self.standings.row(line.player);
            for (round, printed) in line.rounds.iter().enumerate().take(self.book.rounds.len()) {
                let Some(printed) = *printed else { continue };
                let played = row.into_iter().flat_map(|row| &row.games).filter(|game| game.seat.board.round.0 == round);
                let computed = played.filter_map(|game| game.score).reduce(|a, b| a + b);
                rounds.add(PrintedFigure::Round(line.player, RoundIx(round)), printed, computed);
            }
            if let Some(total) = line.total {
                totals.add(PrintedFigure::Total(line.player), total, row.map(|row| row.total));
            }
            if let Some(place) = line.place {
                let computed = row.and_then(|row| u32::try_from(row.place?).ok()).map(f64::from);
                places.add(PrintedFigure::Place(line.player), f64::from(place), computed);
            }
        }
        [games, rounds, totals, places].into_iter().flat_map(FigureComparison::differences).collect()
    }
}

/// Printed figures of one kind with the computed ones.
#[derive(Default)]
struct FigureComparison {
    figures: Vec<PrintedDifference>,
    decimals: usize,
}

impl FigureComparison {
    fn add(&mut self, figure: PrintedFigure, printed: f64, computed: Option<f64>) {
        self.decimals = self.decimals.max(decimal_count(printed));
        self.figures.push(PrintedDifference { figure, printed, computed });
    }

    /// The figures that differ at the decimals of the most exact one.
    fn differences(self) -> impl Iterator<Item = PrintedDifference> {
        let half = 0.5 * 0.1f64.powi(i32::try_from(self.decimals).unwrap_or(9));
        let differs = move |found: &PrintedDifference| {
            found.computed.is_none_or(|computed| (computed - found.printed).abs() > half + 1e-9)
        };
        self.figures.into_iter().filter(differs)
    }
}
