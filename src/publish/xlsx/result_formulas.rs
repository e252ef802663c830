//! A player's results as formulas over the rounds' sheets: games after their penalties, places on a board, whole rounds.

use super::Export;
use super::cell_writer::{Address, a1};
use crate::book::{Amount, Ending, Power, SOLO_CENTRES, SeatRef, Stage};
use crate::standings::{Game, Results, RoundScore, Row, TieBreak};

/// A result of a row, as a formula.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Outcome {
    pub(super) round: usize,
    pub(super) top: bool,
    pub(super) formula: String,
    pub(super) value: f64,
}

/// Where scores and counts stand.
#[derive(Clone, Copy)]
pub(super) struct Sources<'e, 'l> {
    pub(super) export: &'e Export<'l>,
}

/// A number in a formula.
pub(super) fn literal(number: f64) -> String {
    if number < 0.0 { format!("({number})") } else { number.to_string() }
}

impl Sources<'_, '_> {
    /// Whether a result is the place on the board.
    pub(super) fn by_place(self) -> bool {
        self.export.engine.rules().total.of == Results::Positions
    }

    /// A cell of a round's sheet. A name with a bracket could be taken for a function by the writer of formulas.
    fn cell(self, at: Address) -> Option<String> {
        let name = self.export.sheets.get(at.sheet).filter(|name| !name.contains('('))?;
        Some(format!("'{}'!{}", name.replace('\'', "''"), a1(at.row, at.column)))
    }

    /// A game's score, where it stands on its round's sheet.
    pub(super) fn linked(self, game: &Game) -> Option<String> {
        self.cell(*self.export.scores.get(&game.seat)?)?;
        self.score(game.seat)
    }

    /// The score of a seat after its penalties.
    fn score(self, seat: SeatRef) -> Option<String> {
        let score = self.export.engine.score(seat)?;
        let linked = self.export.scores.get(&seat).and_then(|at| self.cell(*at));
        let before = linked.unwrap_or_else(|| literal(score));
        let penalties = &self.export.engine.book().seat(seat)?.penalties;
        if penalties.is_empty() {
            return Some(before);
        }
        let taken: Vec<String> = penalties
            .iter()
            .map(|penalty| match penalty.amount {
                Amount::Points(points) => literal(points),
                Amount::Percent(percent) => {
                    let part = format!("MAX(0,{before})*{}/100", literal(percent));
                    match self.export.engine.rules().penalty_floor {
                        Some(floor) => {
                            let lowest = literal(floor.score);
                            format!("IF(ROUND({before}-{lowest},9)=0,{},{part})", literal(floor.points))
                        }
                        None => part,
                    }
                }
            })
            .collect();
        Some(format!("{before}-MAX(0,{})", taken.join("+")))
    }

    /// The place of a seat among the scores of its board, the mean where several are level.
    fn place(self, seat: SeatRef) -> Option<String> {
        let own = self.score(seat)?;
        let mut terms = vec!["1".to_owned()];
        for power in Power::ALL.into_iter().filter(|power| *power != seat.power) {
            if let Some(other) = self.score(seat.board.seat(power)) {
                terms.push(format!("(ROUND({other},9)>ROUND({own},9))+(ROUND({other},9)=ROUND({own},9))/2"));
            }
        }
        Some(terms.join("+"))
    }

    /// What may count of a row, in the order of the rounds.
    pub(super) fn outcomes(self, row: &Row) -> Vec<Outcome> {
        let rules = self.export.engine.rules();
        let mut outcomes: Vec<Outcome> = Vec::new();
        for game in &row.games {
            let (round, top) = (game.seat.board.round.0, game.top);
            let Some(value) = game.result else { continue };
            let formula = if self.by_place() { self.place(game.seat) } else { self.score(game.seat) };
            let formula = formula.unwrap_or_else(|| literal(value));
            outcomes.push(Outcome { round, top, formula, value });
        }
        if rules.total.of == Results::Rounds {
            outcomes = whole_rounds(&outcomes, rules.total.round_score);
        }
        for sat in row.sat_out.iter().filter(|sat| sat.value != 0.0) {
            let (round, value) = (sat.round.0, sat.value);
            outcomes.push(Outcome { round, top: false, formula: literal(value), value });
        }
        outcomes.sort_by_key(|outcome| outcome.round);
        outcomes
    }

    /// The figure of a tie-break that is no matter of a row's results alone; `None` where its formula would be absurd.
    pub(super) fn tie_break(self, tie_break: &TieBreak, row: &Row) -> Option<String> {
        let scores: Vec<String> =
            row.games.iter().filter(|game| game.score.is_some()).filter_map(|game| self.score(game.seat)).collect();
        let none = || Some("0".to_owned());
        match tie_break {
            TieBreak::AllGames | TieBreak::AverageGame if scores.is_empty() => none(),
            TieBreak::AllGames => Some(format!("SUM({})", scores.join(","))),
            TieBreak::AverageGame => Some(format!("AVERAGE({})", scores.join(","))),
            TieBreak::LatestGame => scores.last().cloned().or_else(none),
            TieBreak::Centres if row.games.is_empty() => none(),
            TieBreak::Centres => Some(format!("SUM({})", self.counts(row)?.join(","))),
            TieBreak::Solos => {
                let solos: Option<Vec<String>> = row.games.iter().map(|game| self.solo(game.seat)).collect();
                let solos = solos?;
                if solos.is_empty() { none() } else { Some(format!("0+{}", solos.join("+"))) }
            }
            TieBreak::BestGame(_) | TieBreak::BestRound(_) | TieBreak::Draws | TieBreak::MeanOf(_) => None,
        }
    }

    /// The centres of a row's games.
    fn counts(self, row: &Row) -> Option<Vec<String>> {
        row.games.iter().map(|game| self.count(game.seat)).collect()
    }

    fn count(self, seat: SeatRef) -> Option<String> {
        let linked = self.export.counts.get(&seat).and_then(|at| self.cell(*at));
        let count = self.export.engine.board(seat.board)?.count(seat.power);
        Some(linked.unwrap_or_else(|| count.unwrap_or(0).to_string()))
    }

    fn solo(self, seat: SeatRef) -> Option<String> {
        let board = self.export.engine.board(seat.board)?;
        match board.ending {
            Ending::Played if self.export.engine.stage(seat.board) != Stage::NotStarted => {
                Some(format!("({}>={SOLO_CENTRES})", self.count(seat)?))
            }
            _ => Some(u8::from(board.soloist() == Some(seat.power)).to_string()),
        }
    }
}

/// What the games of each round make.
fn whole_rounds(games: &[Outcome], rule: RoundScore) -> Vec<Outcome> {
    let (name, make): (_, fn(f64, f64) -> f64) = match rule {
        RoundScore::None => return Vec::new(),
        RoundScore::Sum => ("SUM", |a, b| a + b),
        RoundScore::Best => ("MAX", f64::max),
    };
    let rounds = games.chunk_by(|a, b| a.round == b.round);
    let whole = |round: &[Outcome]| {
        let value = round.iter().map(|game| game.value).reduce(make)?;
        let terms: Vec<&str> = round.iter().map(|game| game.formula.as_str()).collect();
        let formula = match terms[..] {
            [one] => one.to_owned(),
            _ => format!("{name}({})", terms.join(",")),
        };
        Some(Outcome { formula, value, top: round.iter().any(|game| game.top), ..round[0].clone() })
    };
    rounds.filter_map(whole).collect()
}
