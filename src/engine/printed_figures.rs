//! The figures that an imported file printed, compared with the computed ones.

use std::fmt;

use super::book_engine::Engine;
use crate::book::{PersonId, RoundIx, SeatRef};
use crate::figures::{decimal_count, distinguishing_decimals, format_rounded, format_short};
use crate::languages::window_sentences::import_report as texts;
use crate::standings::{AdjustmentReason, Ruleset, StandingsRow};

/// A computed figure may differ from the exact one by this much.
const TOLERANCE: f64 = 1e-9;

/// A printed figure that differs from the computed one.
#[derive(Clone, Debug, PartialEq)]
pub struct PrintedDifference {
    pub figure: PrintedFigure,
    pub printed: f64,
    /// `None` where it cannot be computed.
    pub computed: Option<f64>,
}

impl PrintedDifference {
    /// The printed figure as text.
    pub fn printed_text(&self) -> String {
        format_short(self.printed, decimal_count(self.printed))
    }

    /// The computed figure as text, with one decimal more than the printed figure: that shows the difference. `None`
    /// where it cannot be computed.
    pub fn computed_text(&self) -> Option<String> {
        let decimals = match self.figure {
            PrintedFigure::Place(_) => 0,
            _ => (decimal_count(self.printed) + 1).max(2),
        };
        let decimals = self.computed.map_or(decimals, |value| distinguishing_decimals(value, self.printed, decimals));
        self.computed.map(|value| format_rounded(value, decimals))
    }
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

/// The printed figures of a book, compared with the computed ones.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PrintedComparison {
    /// Number of printed figures that can be compared.
    pub figures: usize,
    /// The figures that differ, without totals of rounded scores.
    pub differences: Vec<PrintedDifference>,
    /// The totals that differ because the file adds rounded scores. `None` if there are none.
    pub rounded_totals: Option<RoundedTotals>,
}

impl PrintedComparison {
    /// Number of figures that agree with the computed ones. A total of rounded scores agrees.
    pub fn agreeing(&self) -> usize {
        self.figures.saturating_sub(self.differences.len())
    }

    /// Whether nothing differs, not even a total of rounded scores.
    pub fn is_exact(&self) -> bool {
        self.differences.is_empty() && self.rounded_totals.is_none()
    }
}

/// Printed totals that are sums of rounded scores. The computed totals are sums of unrounded scores.
#[derive(Clone, Debug, PartialEq)]
pub struct RoundedTotals {
    /// The printed totals.
    pub totals: Vec<PrintedDifference>,
    /// Each of them differs from the computed total by less than this.
    pub bound: f64,
}

impl fmt::Display for RoundedTotals {
    /// “31 totals differ by less than 0.01: the file adds rounded scores”.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&texts::rounded_totals(self.totals.len(), &format_short(self.bound, 9)))
    }
}

impl Engine {
    /// The imported printed figures that differ from the computed ones, totals of rounded scores too. Figures of one kind
    /// are compared with the decimals of the most exact of them: a printed 43 among figures such as 45.53 is 43.00. In an
    /// event without boards nothing is computed, so totals are not compared.
    pub fn differences(&self) -> Vec<PrintedDifference> {
        let PrintedFigures { games, rounds, totals, places } = self.printed_figures();
        [games, rounds, totals, places].into_iter().flat_map(FigureComparison::differences).collect()
    }

    /// The printed figures compared with the computed ones, as [`Engine::differences`]. Totals of rounded scores are
    /// apart.
    pub fn printed_comparison(&self) -> PrintedComparison {
        let PrintedFigures { games, rounds, totals, places } = self.printed_figures();
        let figures = [&games, &rounds, &totals, &places].map(|kind| kind.figures.len()).iter().sum();
        // The scores that the file adds are printed for rounds or for games. If it prints none, they have the decimals of
        // the event.
        let mut decimals: Vec<usize> =
            [&rounds, &games].into_iter().filter(|kind| !kind.figures.is_empty()).map(|kind| kind.decimals).collect();
        if decimals.is_empty() {
            decimals.push(self.rules().decimals);
        }
        let half_unit = totals.half_unit();
        let mut differences: Vec<PrintedDifference> = games.differences().chain(rounds.differences()).collect();
        let mut rounded = RoundedTotals { totals: Vec::new(), bound: 0.0 };
        for difference in totals.differences() {
            match self.bound_of_rounded_total(&difference, &decimals, half_unit) {
                Some(bound) => {
                    rounded.bound = rounded.bound.max(bound);
                    rounded.totals.push(difference);
                }
                None => differences.push(difference),
            }
        }
        differences.extend(places.differences());
        let rounded_totals = (!rounded.totals.is_empty()).then_some(rounded);
        PrintedComparison { figures, differences, rounded_totals }
    }

    /// If the printed total is the sum of scores that are rounded to one of these numbers of decimals: a short number that
    /// the difference is below.
    fn bound_of_rounded_total(
        &self,
        difference: &PrintedDifference,
        decimals: &[usize],
        half_unit: f64,
    ) -> Option<f64> {
        let PrintedFigure::Total(person) = difference.figure else { return None };
        let row = self.standings.row(person)?;
        let decimals = decimals.iter().copied().find(|decimals| {
            (total_of_rounded_scores(row, &self.rules, *decimals) - difference.printed).abs() <= half_unit + TOLERANCE
        })?;
        let unit = unit(decimals);
        Some(unit * (((row.total - difference.printed).abs() / unit).floor() + 1.0))
    }

    fn printed_figures(&self) -> PrintedFigures {
        let mut figures = PrintedFigures::default();
        for (at, board) in self.book.boards() {
            for (power, seat) in board.seats.iter() {
                if let Some(printed) = seat.printed_score {
                    let computed = self.scores(at).and_then(|scores| scores.score(power));
                    figures.games.add(PrintedFigure::Game(at.seat(power)), printed, computed);
                }
            }
        }
        let published =
            if self.book.boards().next().is_some() { self.book.published_standings.as_slice() } else { &[] };
        for line in published {
            let row = self.standings.row(line.player);
            for round in (0..self.book.rounds.len()).map(RoundIx) {
                let Some(&printed) = line.rounds.get(&self.book.round_id(round)) else { continue };
                let played = row.into_iter().flat_map(|row| &row.games).filter(|game| game.seat.board.round == round);
                let computed = played.filter_map(|game| game.score).reduce(|a, b| a + b);
                figures.rounds.add(PrintedFigure::Round(line.player, round), printed, computed);
            }
            if let Some(total) = line.total {
                figures.totals.add(PrintedFigure::Total(line.player), total, row.map(|row| row.total));
            }
            if let Some(place) = line.place {
                let computed = row.and_then(|row| u32::try_from(row.place?).ok()).map(f64::from);
                figures.places.add(PrintedFigure::Place(line.player), f64::from(place), computed);
            }
        }
        figures
    }
}

/// The total of a row if its scores were rounded to this number of decimals before they are added.
fn total_of_rounded_scores(row: &StandingsRow, rules: &Ruleset, decimals: usize) -> f64 {
    let rounding = |result: f64| format_rounded(result, decimals).parse().unwrap_or(result) - result;
    let change: f64 = row.games.iter().filter_map(|game| Some(game.weight * rounding(game.result?))).sum();
    // The bonus of the top board is a percentage of the sum.
    let bonus = row.adjustments.iter().find_map(|adjustment| match adjustment.reason {
        AdjustmentReason::TopBoard { percent } if rules.lowest_wins() => Some(-percent),
        AdjustmentReason::TopBoard { percent } => Some(percent),
        _ => None,
    });
    row.total + change * (1.0 + bonus.unwrap_or(0.0) / 100.0)
}

/// 0.01 for two decimals.
fn unit(decimals: usize) -> f64 {
    0.1f64.powi(i32::try_from(decimals).unwrap_or(9))
}

/// All printed figures that can be compared, by kind.
#[derive(Default)]
struct PrintedFigures {
    games: FigureComparison,
    rounds: FigureComparison,
    totals: FigureComparison,
    places: FigureComparison,
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

    /// Half of the last decimal of the most exact figure.
    fn half_unit(&self) -> f64 {
        0.5 * unit(self.decimals)
    }

    /// The figures that differ at the decimals of the most exact one.
    fn differences(self) -> impl Iterator<Item = PrintedDifference> {
        let half = self.half_unit();
        let differs = move |found: &PrintedDifference| {
            found.computed.is_none_or(|computed| (computed - found.printed).abs() > half + TOLERANCE)
        };
        self.figures.into_iter().filter(differs)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, Book, CellEntry, Person, Power, PublishedStanding, Round, ScoreRuling};

    #[test]
    fn a_total_of_rounded_scores_has_the_bonus_of_the_top_board() {
        let mut top_board = Board { is_top_board: true, ..Board::new("A") };
        let seat = &mut top_board.seats[Power::Austria];
        (seat.player, seat.centres) = (Some(PersonId(1)), CellEntry::Value(8));
        seat.ruling = Some(Box::new(ScoreRuling { score: 45.6, reason: String::new() }));
        // The file rounds the score to 46 and adds 10 %.
        let rounds = [(RoundIx(0).first_id(), 46.0)].into();
        let printed = PublishedStanding { player: PersonId(1), place: None, rounds, total: Some(50.6) };
        let mut book = Book {
            people: vec![Person::new(PersonId(1), "Ann")],
            rounds: vec![Round { name: "5".into(), boards: vec![top_board], ..Round::default() }],
            published_standings: vec![printed],
            ..Book::default()
        };
        book.event.rules = "WDC 2006".into();
        let compared = Engine::new(book).printed_comparison();
        assert_eq!((compared.figures, &compared.differences[..]), (2, &[][..]));
        assert!(!compared.is_exact() && PrintedComparison::default().is_exact());
        let rounded = compared.rounded_totals.unwrap();
        assert_eq!(rounded.totals[0].computed_text().as_deref(), Some("50.16"));
        assert_eq!(rounded.to_string(), "1 total differs by less than 1: the file adds rounded scores");
    }
}
