//! The results of a player as formulas over the rounds' sheets: games after penalties, places on a board, round scores.

use super::WorkbookExport;
use super::cell_writer::{CellLocation, cell_reference};
use crate::book::{Ending, GameStage, PenaltyAmount, Power, RoundIx, SOLO_CENTRES, SeatRef};
use crate::standings::{PlayerGame, ResultKind, RoundScore, StandingsRow, TieBreak};

/// A result of a player, as a formula.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct CountedResult {
    pub(super) round: RoundIx,
    /// The number of the round.
    pub(super) number: usize,
    pub(super) top: bool,
    pub(super) formula: String,
    pub(super) value: f64,
}

/// Makes formulas from the cells of scores and supply centres.
#[derive(Clone, Copy)]
pub(super) struct FormulaSources<'e, 'l> {
    pub(super) export: &'e WorkbookExport<'l>,
}

/// A number as it is written in a formula.
pub(super) fn literal(number: f64) -> String {
    if number < 0.0 { format!("({number})") } else { number.to_string() }
}

impl FormulaSources<'_, '_> {
    /// Whether a result is the place on the board.
    pub(super) fn by_place(self) -> bool {
        self.export.engine.rules().total.result_kind == ResultKind::Positions
    }

    /// A reference to a cell of a round's sheet. `None` for a sheet name with a bracket, which the library takes for a
    /// function.
    fn cell(self, at: CellLocation) -> Option<String> {
        let name = self.export.sheets.get(at.sheet).filter(|name| !name.contains('('))?;
        Some(format!("'{}'!{}", name.replace('\'', "''"), cell_reference(at.row, at.column)))
    }

    /// The score of a game, where its round's sheet has it.
    pub(super) fn linked(self, game: &PlayerGame) -> Option<String> {
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
                PenaltyAmount::Points(points) => literal(points),
                PenaltyAmount::Percent(percent) => {
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
        let after = format!("{before}-MAX(0,{})", taken.join("+"));
        // A game with a missing entry has no score.
        let is_linked = before.contains('!');
        Some(if is_linked { format!("IF({before}=\"\",\"\",{after})") } else { after })
    }

    /// The place of a seat among the scores of its board; the mean of the places where several are tied.
    fn place(self, seat: SeatRef) -> Option<String> {
        let own = self.score(seat)?;
        let mut terms = vec!["1".to_owned()];
        for power in Power::ALL.into_iter().filter(|power| *power != seat.power) {
            if let Some(other) = self.score(seat.board.seat(power)) {
                terms.push(format!("(ROUND({other},9)>ROUND({own},9))+(ROUND({other},9)=ROUND({own},9))/2"));
            }
        }
        let place = terms.join("+");
        Some(if own.contains('!') { format!("IF({own}=\"\",\"\",{place})") } else { place })
    }

    /// The results of a row that may count, in the order of the rounds.
    pub(super) fn outcomes(self, row: &StandingsRow) -> Vec<CountedResult> {
        let rules = self.export.engine.rules();
        let mut outcomes: Vec<CountedResult> = Vec::new();
        for game in &row.games {
            let (round, top) = (game.seat.board.round, game.at_top_board);
            let number = game.round_number;
            let Some(value) = game.result else { continue };
            let formula = if self.by_place() { self.place(game.seat) } else { self.score(game.seat) };
            let formula = formula.unwrap_or_else(|| literal(value));
            outcomes.push(CountedResult { round, number, top, formula, value });
        }
        if rules.total.result_kind == ResultKind::Rounds {
            outcomes = whole_rounds(&outcomes, rules.total.round_score);
        }
        for sat in row.sit_outs.iter().filter(|sat| sat.value != 0.0) {
            let (round, number, value) = (sat.round, sat.round_number, sat.value);
            outcomes.push(CountedResult { round, number, top: false, formula: literal(value), value });
        }
        outcomes.sort_by_key(|outcome| (outcome.number, outcome.round));
        outcomes
    }

    /// The figure of a tie-break that needs more than the results of the row. `None` where the formula would be too long
    /// to be useful.
    pub(super) fn tie_break(self, tie_break: &TieBreak, row: &StandingsRow) -> Option<String> {
        let scores: Vec<String> =
            row.games.iter().filter(|game| game.score.is_some()).filter_map(|game| self.score(game.seat)).collect();
        let none = || Some("0".to_owned());
        match tie_break {
            TieBreak::AllGames | TieBreak::AverageGame if scores.is_empty() => none(),
            TieBreak::AllGames => Some(format!("SUM({})", terms(&scores))),
            TieBreak::AverageGame => Some(format!("IFERROR(AVERAGE({}),0)", scores.join(","))),
            TieBreak::LatestGame => scores.last().map(|score| format!("N({score})")).or_else(none),
            TieBreak::Centres if row.games.is_empty() => none(),
            TieBreak::Centres => Some(format!("SUM({})", self.counts(row)?.join(","))),
            TieBreak::Solos => {
                let solos: Option<Vec<String>> = row.games.iter().map(|game| self.solo(game.seat)).collect();
                let solos = solos?;
                if solos.is_empty() { none() } else { Some(format!("0+{}", solos.join("+"))) }
            }
            TieBreak::BestGame(_)
            | TieBreak::BestRound(_)
            | TieBreak::RoundScore(_)
            | TieBreak::Draws
            | TieBreak::MeanOf(_) => None,
        }
    }

    /// The supply centres of a row's games.
    fn counts(self, row: &StandingsRow) -> Option<Vec<String>> {
        row.games.iter().map(|game| self.count(game.seat)).collect()
    }

    fn count(self, seat: SeatRef) -> Option<String> {
        let linked = self.export.counts.get(&seat).and_then(|at| self.cell(*at));
        let count = self.export.engine.board(seat.board)?.current_count(seat.power);
        Some(linked.unwrap_or_else(|| count.unwrap_or(0).to_string()))
    }

    fn solo(self, seat: SeatRef) -> Option<String> {
        let board = self.export.engine.board(seat.board)?;
        match board.ending {
            Ending::Played if self.export.engine.stage(seat.board) != GameStage::NotStarted => {
                Some(format!("({}>={SOLO_CENTRES})", self.count(seat)?))
            }
            _ => Some(u8::from(board.soloist() == Some(seat.power)).to_string()),
        }
    }
}

/// The scores as terms of a sum. A score that may be an empty text counts 0 there.
fn terms(scores: &[String]) -> String {
    let term = |score: &String| if score.starts_with("IF(") { format!("N({score})") } else { score.clone() };
    scores.iter().map(term).collect::<Vec<_>>().join(",")
}

/// The score of each round from its games.
fn whole_rounds(games: &[CountedResult], rule: RoundScore) -> Vec<CountedResult> {
    let (name, make): (_, fn(f64, f64) -> f64) = match rule {
        RoundScore::None => return Vec::new(),
        RoundScore::Sum => ("SUM", |a, b| a + b),
        RoundScore::Best => ("MAX", f64::max),
    };
    let rounds = games.chunk_by(|a, b| a.number == b.number);
    let whole = |round: &[CountedResult]| {
        let value = round.iter().map(|game| game.value).reduce(make)?;
        let formulas: Vec<String> = round.iter().map(|game| game.formula.clone()).collect();
        let formula = match &formulas[..] {
            [one] => one.clone(),
            several => format!("{name}({})", terms(several)),
        };
        Some(CountedResult { formula, value, top: round.iter().any(|game| game.top), ..round[0].clone() })
    };
    rounds.filter_map(whole).collect()
}
