//! Worked examples of a ruleset: players' results, and the totals and places they must make.

use std::fmt;

use serde::Deserialize;

use super::Ruleset;
use crate::book::{Board, Book, Centres, Entry, Override, Person, PersonId, Power, Round};
use crate::figures::show_short;
use crate::scoring::{Defaults, Library, Scores};
use crate::standings::{Basis, Measures, Standings, close};

/// A worked example.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulesExample {
    pub name: String,
    /// Who plays at the top board, in the order in which they chose their powers.
    #[serde(default)]
    pub top: Vec<String>,
    /// In the order of the table.
    pub players: Vec<ExamplePlayer>,
}

/// A player of an example.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExamplePlayer {
    pub name: String,
    /// What came of each round.
    pub rounds: Vec<ExampleRound>,
    /// The total that must come out.
    pub total: f64,
    /// The place; none for somebody who takes none.
    #[serde(default)]
    pub place: Option<usize>,
}

/// What came of a round for a player.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged, expecting = "a round is a score, several scores, \"sat out\" or \"absent\"")]
pub enum ExampleRound {
    Score(f64),
    Scores(Vec<f64>),
    Without(Without),
}

/// How somebody can be without a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Without {
    #[serde(rename = "sat out")]
    SatOut,
    #[serde(rename = "absent")]
    Absent,
}

/// What the rules make of a player of an example.
#[derive(Clone, Debug, PartialEq)]
pub struct WorkedPlayer {
    pub total: f64,
    pub place: Option<usize>,
    /// What part of the results of each round counts; `None` where there is no result.
    pub counted: Vec<Option<f64>>,
}

impl ExampleRound {
    /// The scores of the round.
    pub fn scores(&self) -> &[f64] {
        match self {
            ExampleRound::Score(score) => std::slice::from_ref(score),
            ExampleRound::Scores(scores) => scores,
            ExampleRound::Without(_) => &[],
        }
    }
}

impl fmt::Display for ExampleRound {
    /// “40”, “20 and 35”, “sat out”, “absent”.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExampleRound::Without(Without::SatOut) => f.write_str("sat out"),
            ExampleRound::Without(Without::Absent) => f.write_str("absent"),
            played => {
                let scores: Vec<String> = played.scores().iter().map(|score| show_short(*score, 4)).collect();
                f.write_str(&scores.join(" and "))
            }
        }
    }
}

impl WorkedPlayer {
    /// Whether the total and the place are those that were expected.
    pub fn is_as(&self, expected: &ExamplePlayer) -> bool {
        (close(self.total, expected.total) || (self.total - expected.total).abs() < 1e-6)
            && self.place == expected.place
    }
}

impl Ruleset {
    /// What the rules make of an example's results, player by player.
    pub fn work_out(&self, example: &RulesExample, library: &Library) -> Vec<WorkedPlayer> {
        let book = self.book_of(example);
        let defaults = Defaults::all(&self.system);
        let scores = Scores::new(&book, library, &defaults, self.concessions);
        let measures = Measures::new(&book, library, self);
        let standings = Standings::new(&Basis::new(&book, &scores, self, &measures));
        let worked = |(at, player): (usize, &ExamplePlayer)| {
            let row = standings.row(id(at));
            let counted = (0..player.rounds.len()).map(|round| {
                let row = row?;
                let games = row.games.iter().filter(|game| game.seat.board.round.0 == round).map(|game| game.weight);
                let sat = row.sat_out.iter().filter(|sat| sat.round.0 == round).map(|sat| sat.weight);
                games.chain(sat).reduce(f64::max)
            });
            WorkedPlayer {
                counted: counted.collect(),
                total: row.map_or(0.0, |row| row.total),
                place: row.and_then(|row| row.place),
            }
        };
        example.players.iter().enumerate().map(worked).collect()
    }

    /// Whether everything comes out as an example says.
    pub fn holds(&self, example: &RulesExample, library: &Library) -> bool {
        self.work_out(example, library).iter().zip(&example.players).all(|(worked, player)| worked.is_as(player))
    }

    /// An example as an event whose scores the director entered by hand.
    fn book_of(&self, example: &RulesExample) -> Book {
        let people = example.players.iter().enumerate();
        let people = people.map(|(at, player)| Person::new(id(at), player.name.as_str())).collect();
        let mut book = Book { people, ..Book::default() };
        let at_top: Vec<usize> =
            example.top.iter().filter_map(|name| example.players.iter().position(|of| of.name == *name)).collect();
        book.top_board.chose = at_top.iter().map(|at| id(*at)).collect();
        let rounds = example.players.iter().map(|player| player.rounds.len()).max().unwrap_or_default();
        for round in 0..rounds {
            let mut held = Round { name: (round + 1).to_string(), ..Round::default() };
            let of_top = self.top_board.as_ref().is_some_and(|top| top.round == round + 1);
            let mut seats: Vec<Taken> = Vec::new();
            // Game by game.
            let mut top: Vec<Vec<Taken>> = Vec::new();
            for (at, player) in example.players.iter().enumerate() {
                let Some(of_round) = player.rounds.get(round) else { continue };
                if *of_round == ExampleRound::Without(Without::SatOut) {
                    held.sat_out.push(id(at));
                }
                for (nth, score) in of_round.scores().iter().enumerate() {
                    if of_top && at_top.contains(&at) {
                        top.resize_with(top.len().max(nth + 1), Vec::new);
                        top[nth].push((id(at), *score));
                    } else {
                        seats.push((id(at), *score));
                    }
                }
            }
            held.boards.extend(top.iter().flat_map(|seats| seats.chunks(7)).map(|seven| board(seven, true)));
            held.boards.extend(seats.chunks(7).map(|seven| board(seven, false)));
            book.rounds.push(held);
        }
        book
    }
}

fn id(at: usize) -> PersonId {
    PersonId(u32::try_from(at + 1).unwrap_or(u32::MAX))
}

/// A seat: who has it, and the score.
type Taken = (PersonId, f64);

/// A finished board of which only the scores are known.
fn board(seven: &[Taken], top: bool) -> Board {
    let mut board = Board { top, ..Board::named("") };
    for power in Power::ALL {
        board.seats[power].centres = Entry::Value(0 as Centres);
    }
    for (power, (player, score)) in Power::ALL.into_iter().zip(seven) {
        let seat = &mut board.seats[power];
        seat.player = Some(*player);
        seat.ruling = Some(Override { score: *score, reason: String::new() });
    }
    board
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::standings::rules::Rulesets;

    #[test]
    fn every_example_of_every_shipped_ruleset_comes_out() {
        for rules in Rulesets::shipped().all() {
            assert!(!rules.examples.is_empty(), "{} has no example", rules.name);
            for example in &rules.examples {
                for (found, player) in rules.work_out(example, Library::shipped()).iter().zip(&example.players) {
                    assert!(
                        found.is_as(player),
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
