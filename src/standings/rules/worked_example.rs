//! Worked examples of a ruleset: players' results with the totals and places that must come out.

use std::fmt;

use serde::Deserialize;

use super::Ruleset;
use crate::book::{Board, Book, CellEntry, Centres, Person, PersonId, Power, Round, ScoreRuling};
use crate::figures::format_short;
use crate::languages::list_in_window;
use crate::languages::window_sentences::{rules_errors as texts, values};
use crate::scoring::{DefaultSystems, EventScores, SystemLibrary};
use crate::standings::{EventStructure, Standings, StandingsContext, TieBreakScores};

/// A worked example.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulesExample {
    pub name: String,
    /// The players of the top board, in the order in which they chose their powers.
    #[serde(default)]
    pub top: Vec<String>,
    /// The players, in the order of the standings.
    pub players: Vec<ExamplePlayer>,
}

/// A player of an example.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExamplePlayer {
    pub name: String,
    /// The result of each round.
    pub rounds: Vec<ExampleRound>,
    /// The total that must come out.
    pub total: f64,
    /// The place. `None` for a player without a place.
    #[serde(default)]
    pub place: Option<usize>,
}

/// The result of a round for a player.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged, expecting = "a round is a score, several scores, \"sat out\" or \"absent\"")]
pub enum ExampleRound {
    Score(f64),
    Scores(Vec<f64>),
    NoGame(NoGameReason),
}

/// Why a player has no game in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum NoGameReason {
    #[serde(rename = "sat out")]
    SatOut,
    #[serde(rename = "absent")]
    Absent,
}

/// The computed total and place of a player of an example.
#[derive(Clone, Debug, PartialEq)]
pub struct WorkedExamplePlayer {
    pub total: f64,
    pub place: Option<usize>,
    /// The share of each round's result that counts. `None` where there is no result.
    pub counted: Vec<Option<f64>>,
}

impl ExampleRound {
    /// The scores of the round.
    pub fn scores(&self) -> &[f64] {
        match self {
            ExampleRound::Score(score) => std::slice::from_ref(score),
            ExampleRound::Scores(scores) => scores,
            ExampleRound::NoGame(_) => &[],
        }
    }
}

impl fmt::Display for ExampleRound {
    /// “40”, “20 and 35”, “sat out”, “absent”.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExampleRound::NoGame(NoGameReason::SatOut) => f.write_str(texts::sat_out()),
            ExampleRound::NoGame(NoGameReason::Absent) => f.write_str(values::absent()),
            played => {
                let scores: Vec<String> = played.scores().iter().map(|score| format_short(*score, 4)).collect();
                f.write_str(&list_in_window(&scores))
            }
        }
    }
}

impl WorkedExamplePlayer {
    /// Whether the total and the place are the expected ones.
    pub fn matches(&self, expected: &ExamplePlayer) -> bool {
        (self.total - expected.total).abs() < 1e-6 && self.place == expected.place
    }
}

impl Ruleset {
    /// Computes an example by the rules, player by player.
    pub fn work_example(&self, example: &RulesExample, library: &SystemLibrary) -> Vec<WorkedExamplePlayer> {
        let book = self.example_book(example);
        let defaults = DefaultSystems::for_all_rounds(&self.system);
        let scores = EventScores::for_book(&book, library, &defaults, self.end_rules());
        let tie_break_scores = TieBreakScores::new(&book, library, self);
        let structure = EventStructure::new(&book, self);
        let standings = Standings::new(&StandingsContext::new(&book, &scores, self, &tie_break_scores, &structure));
        let worked = |(at, player): (usize, &ExamplePlayer)| {
            let row = standings.row(person_id(at));
            let counted = (0..player.rounds.len()).map(|round| {
                let row = row?;
                let games = row.games.iter().filter(|game| game.seat.board.round.0 == round).map(|game| game.weight);
                let sat = row.sit_outs.iter().filter(|sat| sat.round.0 == round).map(|sat| sat.weight);
                games.chain(sat).reduce(f64::max)
            });
            WorkedExamplePlayer {
                counted: counted.collect(),
                total: row.map_or(0.0, |row| row.total),
                place: row.and_then(|row| row.place),
            }
        };
        example.players.iter().enumerate().map(worked).collect()
    }

    /// An example as a book in which the director has set all scores.
    fn example_book(&self, example: &RulesExample) -> Book {
        let people = example.players.iter().enumerate();
        let people = people.map(|(at, player)| Person::new(person_id(at), player.name.as_str())).collect();
        let mut book = Book { people, ..Book::default() };
        let at_top: Vec<usize> =
            example.top.iter().filter_map(|name| example.players.iter().position(|of| of.name == *name)).collect();
        book.top_board.choice_order = at_top.iter().map(|at| person_id(*at)).collect();
        let rounds = example.players.iter().map(|player| player.rounds.len()).max().unwrap_or_default();
        for round in 0..rounds {
            let mut round_data = Round { name: (round + 1).to_string(), ..Round::default() };
            let of_top = self.top_board.as_ref().is_some_and(|top| top.round == round + 1);
            let mut seats: Vec<SeatScore> = Vec::new();
            // Game by game.
            let mut top: Vec<Vec<SeatScore>> = Vec::new();
            for (at, player) in example.players.iter().enumerate() {
                let Some(of_round) = player.rounds.get(round) else { continue };
                if *of_round == ExampleRound::NoGame(NoGameReason::SatOut) {
                    round_data.sat_out.push(person_id(at));
                }
                for (nth, score) in of_round.scores().iter().enumerate() {
                    if of_top && at_top.contains(&at) {
                        top.resize_with(top.len().max(nth + 1), Vec::new);
                        top[nth].push((person_id(at), *score));
                    } else {
                        seats.push((person_id(at), *score));
                    }
                }
            }
            round_data.boards.extend(top.iter().flat_map(|seats| seats.chunks(7)).map(|seven| board(seven, true)));
            round_data.boards.extend(seats.chunks(7).map(|seven| board(seven, false)));
            book.rounds.push(round_data);
        }
        book
    }
}

fn person_id(at: usize) -> PersonId {
    PersonId(u32::try_from(at + 1).unwrap_or(u32::MAX))
}

/// A seat: the player and the score.
type SeatScore = (PersonId, f64);

/// A finished board with only the scores known.
fn board(seven: &[SeatScore], top: bool) -> Board {
    let mut board = Board { is_top_board: top, ..Board::new("") };
    for power in Power::ALL {
        board.seats[power].centres = CellEntry::Value(0 as Centres);
    }
    for (power, (player, score)) in Power::ALL.into_iter().zip(seven) {
        let seat = &mut board.seats[power];
        seat.player = Some(*player);
        seat.ruling = Some(Box::new(ScoreRuling { score: *score, reason: String::new() }));
    }
    board
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::standings::rules::RulesetLibrary;

    #[test]
    fn every_example_of_every_shipped_ruleset_comes_out() {
        for rules in RulesetLibrary::shipped().all() {
            assert!(!rules.examples.is_empty(), "{} has no example", rules.name);
            for example in &rules.examples {
                for (found, player) in
                    rules.work_example(example, SystemLibrary::shipped()).iter().zip(&example.players)
                {
                    assert!(
                        found.matches(player),
                        "{}, {}, {}: total {} and place {:?}",
                        rules.name,
                        example.name,
                        player.name,
                        found.total,
                        found.place
                    );
                }
            }
        }
    }
}
