//! What makes a total: which results count, and how much.

use serde::Deserialize;

use super::ordinals::{cardinal, ordinal};

/// How the results of a player become a total.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Total {
    /// What a result is.
    pub of: Results,
    /// What several games of one round make, where a result is a round.
    pub round_score: RoundScore,
    /// What everybody begins with.
    pub start: f64,
    /// What a round is worth to someone who was there and had no board; 0 makes no result.
    pub sitting_out: f64,
    /// Whether only the first such round is worth it.
    pub sitting_out_once: bool,
    pub divide: Divide,
    pub handicaps: Handicaps,
    /// Who has fewer results takes no place.
    pub least_results: usize,
    /// Which results count, part by part; the parts are added up.
    pub counts: Vec<Part>,
    /// What some players' results are multiplied by in some rounds.
    pub multipliers: Vec<Multiplier>,
}

impl Default for Total {
    fn default() -> Total {
        Total {
            of: Results::Games,
            round_score: RoundScore::Sum,
            start: 0.0,
            sitting_out: 0.0,
            sitting_out_once: false,
            divide: Divide::No,
            handicaps: Handicaps::End,
            least_results: 0,
            counts: vec![Part { rest: Weight(1.0), ..Part::default() }],
            multipliers: Vec::new(),
        }
    }
}

/// What a result is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Results {
    /// The score of a game.
    #[default]
    Games,
    /// The score of a round.
    Rounds,
    /// The place on the board, the mean of the places where scores are level. The lowest total wins.
    Positions,
}

/// What the games of one round make together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RoundScore {
    /// All of them, added up.
    #[default]
    Sum,
    /// The best of them.
    Best,
    /// Nothing: only games count.
    None,
}

/// What the sum is divided by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Divide {
    #[default]
    No,
    /// By the number of all results and this much more.
    Results(f64),
    /// By the number of results that count, which makes a mean.
    Counted,
}

/// When points given beforehand count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Handicaps {
    /// Once every board of the last round has ended.
    #[default]
    End,
    Always,
}

/// Some results, and how much of each counts.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Part {
    /// From which round to which, from 1; all of them where it is not said.
    pub rounds: Option<(usize, usize)>,
    pub boards: Boards,
    /// What part of the best result counts, of the second best, and so on.
    pub weights: Vec<Weight>,
    /// What part of every further result counts.
    pub rest: Weight,
    /// What part of the mean of the further results counts.
    pub rest_average: Weight,
    /// What all of these are multiplied by.
    pub factor: Option<f64>,
    /// Stands in the place of the part before for someone who has so many results there.
    pub from_results: usize,
}

/// Which boards a part looks at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Boards {
    #[default]
    All,
    /// The top board: the final table, the medal games.
    Top,
    /// All but the top board.
    Others,
}

/// A multiplier for results of some rounds.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Multiplier {
    /// From which round to which, from 1.
    pub rounds: (usize, usize),
    pub factor: f64,
    /// Only for so many of the best after some round, and whoever is level with the last of them.
    #[serde(default)]
    pub best: Option<usize>,
    /// After which round, from 1.
    #[serde(default)]
    pub after: Option<usize>,
}

/// A part of a result: a number, or a fraction such as “1/3”.
#[derive(Clone, Copy, Debug, Default, PartialEq, Deserialize)]
#[serde(try_from = "WeightText")]
pub struct Weight(pub f64);

#[derive(Deserialize)]
#[serde(untagged, expecting = "a part is a number, or a fraction such as \"1/3\"")]
enum WeightText {
    Whole(i32),
    Number(f64),
    Fraction(String),
}

impl TryFrom<WeightText> for Weight {
    type Error = String;

    fn try_from(text: WeightText) -> Result<Weight, String> {
        let weight = match &text {
            WeightText::Whole(number) => f64::from(*number),
            WeightText::Number(number) => *number,
            WeightText::Fraction(text) => {
                let parts = text.split_once('/').map(|(a, b)| (a.trim().parse::<f64>(), b.trim().parse::<f64>()));
                match parts {
                    Some((Ok(above), Ok(below))) => above / below,
                    _ => return Err(format!("“{text}” is no part of a result; write 0.5 or \"1/3\"")),
                }
            }
        };
        if weight.is_finite() { Ok(Weight(weight)) } else { Err("a part of a result is a finite number".to_owned()) }
    }
}

impl Part {
    /// What part of the `n`th best of `of` results counts, from 0.
    pub fn weight(&self, n: usize, of: usize) -> f64 {
        let weight = self.weights.get(n).map_or_else(
            || {
                let further = of.saturating_sub(self.weights.len()).max(1);
                #[expect(clippy::cast_precision_loss, reason = "a number of games")]
                let average = self.rest_average.0 / further as f64;
                self.rest.0 + average
            },
            |weight| weight.0,
        );
        weight * self.factor.unwrap_or(1.0)
    }

    /// Whether a result of this round (from 0), at the top board or not, belongs to the part.
    pub fn takes(&self, round: usize, top: bool) -> bool {
        let boards = match self.boards {
            Boards::All => true,
            Boards::Top => top,
            Boards::Others => !top,
        };
        boards && self.rounds.is_none_or(|(first, last)| (first..=last).contains(&(round + 1)))
    }

    /// What counts, in words: “the best two games and half of the third”.
    fn words(&self, of: Results) -> String {
        let (one, many) = match of {
            Results::Games => ("game", "games"),
            Results::Rounds => ("round", "rounds"),
            Results::Positions => ("place", "places"),
        };
        let whole = self.weights.iter().take_while(|weight| weight.0 == 1.0).count();
        let mut said = Vec::new();
        match whole {
            0 => {}
            1 => said.push(format!("the best {one}")),
            _ => said.push(format!("the best {} {many}", cardinal(whole))),
        }
        for (n, weight) in self.weights.iter().enumerate().skip(whole) {
            said.push(format!("{} of the {}", share(weight.0), ordinal(n + 1)));
        }
        let others = if self.weights.is_empty() { format!("all {many}") } else { "the others".to_owned() };
        if self.rest.0 == 1.0 {
            said.push(others.clone());
        } else if self.rest.0 != 0.0 {
            said.push(format!("{} of {others}", share(self.rest.0)));
        }
        if self.rest_average.0 != 0.0 {
            said.push(format!("{} of the mean of {others}", share(self.rest_average.0)));
        }
        let mut said = match said.pop() {
            None => "nothing".to_owned(),
            Some(last) if said.is_empty() => last,
            Some(last) => format!("{} and {last}", said.join(", ")),
        };
        match self.rounds {
            Some((first, last)) if first == last => said = format!("{said} of round {first}"),
            Some((first, last)) => said = format!("{said} of rounds {first} to {last}"),
            None => {}
        }
        match self.boards {
            Boards::All => {}
            Boards::Top => said.push_str(" at the top board"),
            Boards::Others => said.push_str(" away from the top board"),
        }
        if let Some(factor) = self.factor {
            said = format!("{said}, times {}", short(factor));
        }
        if self.from_results > 0 {
            said = format!("with {} {many} or more {said}", cardinal(self.from_results));
        }
        said
    }
}

impl Total {
    /// What counts, in words: “the best two games and half of the third”.
    pub fn words(&self) -> String {
        let mut said = parts_in_words(&self.counts, self.of);
        if self.of == Results::Rounds {
            said.push_str(match self.round_score {
                RoundScore::Best => "; of several games in a round the best",
                RoundScore::Sum => "; several games in a round are added up",
                RoundScore::None => "",
            });
        }
        match self.divide {
            Divide::No => {}
            Divide::Results(0.0) => said.push_str(", divided by the number of results"),
            Divide::Results(more) => {
                said = format!("{said}, divided by the number of results and {}", short(more));
            }
            Divide::Counted => said = format!("the mean of {said}"),
        }
        for multiplier in &self.multipliers {
            let (first, last) = multiplier.rounds;
            let rounds = if first == last { format!("round {first}") } else { format!("rounds {first} to {last}") };
            let factor = short(multiplier.factor);
            said = match (multiplier.best, multiplier.after) {
                (Some(best), Some(after)) => {
                    format!("{said}; {rounds} times {factor} for the best {best} after round {after}")
                }
                _ => format!("{said}; {rounds} times {factor}"),
            };
        }
        if self.start != 0.0 {
            said = format!("{} points at the start, and {said}", short(self.start));
        }
        if self.sitting_out != 0.0 {
            let once = if self.sitting_out_once { "the first round" } else { "a round" };
            let points = short(self.sitting_out);
            said = format!("{said}; {once} sat out is worth {points}");
        }
        said
    }
}

/// Several parts in words.
pub(super) fn parts_in_words(parts: &[Part], of: Results) -> String {
    let said: Vec<String> = parts.iter().map(|part| part.words(of)).collect();
    said.join(", plus ").replace(", plus with ", "; with ")
}

/// A number without idle decimals.
pub(super) fn short(number: f64) -> String {
    crate::figures::show_short(number, 4)
}

/// A weight in words.
fn share(weight: f64) -> String {
    if weight == 0.5 {
        "half".to_owned()
    } else if (weight - 1.0 / 3.0).abs() < 1e-12 {
        "a third".to_owned()
    } else if weight == 0.25 {
        "a quarter".to_owned()
    } else {
        format!("{} %", short(weight * 100.0))
    }
}
