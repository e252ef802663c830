//! The rules for totals: which results count and how much, and the sentences about it.

use serde::Deserialize;

use super::TopBoardRules;
use super::ordinals::{cardinal, ordinal};
use crate::figures::join_with_and;

/// How a player's results make the total.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TotalRules {
    /// The kind of a result.
    #[serde(rename = "of")]
    pub result_kind: ResultKind,
    /// How several games of one round make its score, where a result is a round.
    pub round_score: RoundScore,
    /// Points for everybody at the start.
    pub start: f64,
    /// Points for a round in which a player was present and had no board. 0 makes no result.
    pub sitting_out: f64,
    /// Whether only the first such round gets the points.
    pub sitting_out_once: bool,
    #[serde(rename = "divide")]
    pub divisor: TotalDivisor,
    pub handicaps: HandicapTiming,
    /// Players with fewer results take no place.
    pub least_results: usize,
    /// Whether a player who plays in one round and in none of the later ones takes no place.
    pub place_needs_later_round: bool,
    /// The parts that are added up: which results count, and how much.
    #[serde(rename = "counts")]
    pub parts: Vec<CountingPart>,
    /// Multipliers for results of some rounds.
    pub multipliers: Vec<ResultMultiplier>,
}

impl Default for TotalRules {
    fn default() -> TotalRules {
        TotalRules {
            result_kind: ResultKind::Games,
            round_score: RoundScore::Sum,
            start: 0.0,
            sitting_out: 0.0,
            sitting_out_once: false,
            divisor: TotalDivisor::No,
            handicaps: HandicapTiming::End,
            least_results: 0,
            place_needs_later_round: false,
            parts: vec![CountingPart { rest: ResultWeight(1.0), ..CountingPart::default() }],
            multipliers: Vec::new(),
        }
    }
}

/// The kind of a result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ResultKind {
    /// The score of a game.
    #[default]
    Games,
    /// The score of a round.
    Rounds,
    /// The place on the board. Equal scores share the mean of their places. The lowest total wins.
    Positions,
}

/// How several games of one round make its score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RoundScore {
    /// They are added up.
    #[default]
    Sum,
    /// The best one counts.
    Best,
    /// A round has no score. Only games count.
    None,
}

/// The number that divides the sum.
#[derive(Clone, Copy, Debug, Default, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TotalDivisor {
    #[default]
    No,
    /// The number of all results plus this number.
    Results(f64),
    /// The number of results that count. The total is a mean.
    Counted,
}

/// When handicaps count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum HandicapTiming {
    /// Once every board of the last round has ended.
    #[default]
    End,
    Always,
}

/// A selection of results, with the share of each that counts.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CountingPart {
    /// First and last round, from 1. All rounds where missing.
    pub rounds: Option<(usize, usize)>,
    pub boards: BoardSelection,
    /// The share of the best result, of the second best, and so on.
    pub weights: Vec<ResultWeight>,
    /// The share of every further result.
    pub rest: ResultWeight,
    /// The share of the mean of the further results.
    pub rest_average: ResultWeight,
    /// A factor for the whole part.
    pub factor: Option<f64>,
    /// Replaces the part before for players with at least this number of results there.
    pub from_results: usize,
}

/// The boards whose results belong to a part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BoardSelection {
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
pub struct ResultMultiplier {
    /// First and last round, from 1.
    pub rounds: (usize, usize),
    pub factor: f64,
    /// Only for this number of the best players after `after_round`, and players tied with the last of them.
    #[serde(default, rename = "best")]
    pub best_count: Option<usize>,
    /// The round after which the best are taken, from 1.
    #[serde(default, rename = "after")]
    pub after_round: Option<usize>,
}

/// The share of a result: a number, or a fraction such as “1/3”.
#[derive(Clone, Copy, Debug, Default, PartialEq, Deserialize)]
#[serde(try_from = "WeightText")]
pub struct ResultWeight(pub f64);

#[derive(Deserialize)]
#[serde(untagged, expecting = "a share is a number, or a fraction such as \"1/3\"")]
enum WeightText {
    Whole(i32),
    Number(f64),
    Fraction(String),
}

impl TryFrom<WeightText> for ResultWeight {
    type Error = String;

    fn try_from(text: WeightText) -> Result<ResultWeight, String> {
        let weight = match &text {
            WeightText::Whole(number) => f64::from(*number),
            WeightText::Number(number) => *number,
            WeightText::Fraction(text) => {
                let parts = text.split_once('/').map(|(a, b)| (a.trim().parse::<f64>(), b.trim().parse::<f64>()));
                match parts {
                    Some((Ok(above), Ok(below))) => above / below,
                    _ => return Err(format!("“{text}” is not a share of a result; write 0.5 or \"1/3\"")),
                }
            }
        };
        if weight.is_finite() {
            Ok(ResultWeight(weight))
        } else {
            Err("a share of a result is a finite number".to_owned())
        }
    }
}

impl CountingPart {
    /// The share of the `n`th best of `of` results, from 0.
    pub fn result_weight(&self, n: usize, of: usize) -> f64 {
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

    /// Whether a result of the round with this number, at the top board or not, belongs to the part.
    pub fn includes(&self, round: usize, top: bool) -> bool {
        let boards = match self.boards {
            BoardSelection::All => true,
            BoardSelection::Top => top,
            BoardSelection::Others => !top,
        };
        boards && self.rounds.is_none_or(|(first, last)| (first..=last).contains(&round))
    }

    /// What counts, as text: “the best two games and half of the third”.
    fn text(&self, of: ResultKind, top_board: Option<&TopBoardRules>) -> String {
        let (one, many) = match of {
            ResultKind::Games => ("game", "games"),
            ResultKind::Rounds => ("round", "rounds"),
            ResultKind::Positions => ("place", "places"),
        };
        let whole = self.weights.iter().take_while(|weight| weight.0 == 1.0).count();
        let mut items = Vec::new();
        match whole {
            0 => {}
            1 => items.push(format!("the best {one}")),
            _ => items.push(format!("the best {} {many}", cardinal(whole))),
        }
        for (n, weight) in self.weights.iter().enumerate().skip(whole) {
            items.push(format!("{} of the {}", share_words(weight.0), ordinal(n + 1)));
        }
        let others = if self.weights.is_empty() { format!("all {many}") } else { "the others".to_owned() };
        if self.rest.0 == 1.0 {
            items.push(others.clone());
        } else if self.rest.0 != 0.0 {
            items.push(format!("{} of {others}", share_words(self.rest.0)));
        }
        if self.rest_average.0 != 0.0 {
            items.push(format!("{} of the mean of {others}", share_words(self.rest_average.0)));
        }
        let mut text = if items.is_empty() { "nothing".to_owned() } else { join_with_and(&items) };
        match self.rounds {
            Some((first, last)) if first == last => text = format!("{text} of round {first}"),
            Some((first, last)) => text = format!("{text} of rounds {first} to {last}"),
            None => {}
        }
        match self.boards {
            BoardSelection::All => {}
            BoardSelection::Top => match top_board {
                Some(top) if top.follows_elimination() => text = format!("{text} of the {}", top.name),
                Some(top) => text = format!("{text} {}", top.place_text()),
                None => text.push_str(" at the top board"),
            },
            BoardSelection::Others => {
                let follows_elimination = top_board.is_some_and(TopBoardRules::follows_elimination);
                text.push_str(if follows_elimination { " of the elimination" } else { " at other boards" });
            }
        }
        if let Some(factor) = self.factor {
            text = format!("{text}, times {}", short_number(factor));
        }
        if self.from_results > 0 {
            text = format!("with {} {many} or more: {text}", cardinal(self.from_results));
        }
        text
    }
}

impl TotalRules {
    /// What counts, as text: “the best two games and half of the third”.
    pub(super) fn text(&self, top_board: Option<&TopBoardRules>) -> String {
        let mut text = parts_text(&self.parts, self.result_kind, top_board);
        if self.result_kind == ResultKind::Rounds {
            text.push_str(match self.round_score {
                RoundScore::Best => "; of several games in a round, the best counts",
                RoundScore::Sum => "; several games in a round are added up",
                RoundScore::None => "",
            });
        }
        match self.divisor {
            TotalDivisor::No => {}
            TotalDivisor::Results(0.0) => text.push_str(", divided by the number of results"),
            TotalDivisor::Results(more) => {
                text = format!("{text}, divided by the number of results plus {}", short_number(more));
            }
            TotalDivisor::Counted => text = format!("the mean of {text}"),
        }
        for multiplier in &self.multipliers {
            let rounds = crate::book::describe_round_range(multiplier.rounds);
            let factor = short_number(multiplier.factor);
            text = match (multiplier.best_count, multiplier.after_round) {
                (Some(best), Some(after)) => {
                    format!("{text}; {rounds} times {factor} for the best {best} after round {after}")
                }
                _ => format!("{text}; {rounds} times {factor}"),
            };
        }
        if self.start != 0.0 {
            text = format!("{} points at the start, and {text}", short_number(self.start));
        }
        if self.sitting_out != 0.0 {
            let once = if self.sitting_out_once { "the first round" } else { "a round" };
            let points = short_number(self.sitting_out);
            text = format!("{text}; {once} sat out gets {points} points");
        }
        text
    }
}

/// Several parts as text.
pub(super) fn parts_text(parts: &[CountingPart], of: ResultKind, top_board: Option<&TopBoardRules>) -> String {
    let texts: Vec<String> = parts.iter().map(|part| part.text(of, top_board)).collect();
    texts.join(", plus ").replace(", plus with ", "; with ")
}

/// A number without trailing zeros.
pub(super) fn short_number(number: f64) -> String {
    crate::figures::format_short(number, 4)
}

/// A share as text.
fn share_words(weight: f64) -> String {
    if weight == 0.5 {
        "half".to_owned()
    } else if (weight - 1.0 / 3.0).abs() < 1e-12 {
        "a third".to_owned()
    } else if weight == 0.25 {
        "a quarter".to_owned()
    } else {
        format!("{} %", short_number(weight * 100.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_written_as_a_word_or_in_percent() {
        assert_eq!([0.5, 1.0 / 3.0, 0.25, 0.4].map(share_words), ["half", "a third", "a quarter", "40 %"]);
    }
}
