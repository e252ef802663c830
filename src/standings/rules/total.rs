//! The rules for totals: which results count and how much, and the sentences about it.

use serde::Deserialize;

use super::TopBoardRules;
use crate::book::describe_round_range_in;
use crate::languages::sentences::rules as sentences;
use crate::languages::{Language, list_with_and};

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
    fn text(&self, language: Language, of: ResultKind, top_board: Option<&TopBoardRules>) -> String {
        let mut text = self.selection_text(language, of);
        match self.rounds {
            Some((first, last)) if first == last => {
                text = sentences::counting_of_round(language, &text, &first.to_string());
            }
            Some((first, last)) => {
                text = sentences::counting_of_rounds(language, &text, &first.to_string(), &last.to_string());
            }
            None => {}
        }
        match (self.boards, top_board) {
            (BoardSelection::All, _) => {}
            (BoardSelection::Top, Some(top)) if top.follows_elimination() => {
                text = sentences::counting_of_top_board(language, &text, &top.name_in(language));
            }
            (BoardSelection::Top, top) => {
                let usual = || sentences::top_board_place(language, "board", &sentences::top_board_name(language));
                let place = top.map_or_else(usual, |top| top.location(language));
                text = sentences::counting_at_top_board(language, &text, &place);
            }
            (BoardSelection::Others, Some(top)) if top.follows_elimination() => {
                text = sentences::counting_of_elimination(language, &text);
            }
            (BoardSelection::Others, _) => text = sentences::counting_at_other_boards(language, &text),
        }
        if let Some(factor) = self.factor {
            text = sentences::counting_times(language, &text, &short_number(factor));
        }
        if self.from_results > 0 {
            let number = sentences::number_word(language, self.from_results);
            text = sentences::counting_with_results(language, of.key(), self.from_results, &text, &number);
        }
        text
    }

    /// The results that count, wherever they are played: “the best two games and half of the third”.
    fn selection_text(&self, language: Language, of: ResultKind) -> String {
        let whole = self.weights.iter().take_while(|weight| weight.0 == 1.0).count();
        let mut items = Vec::new();
        if whole > 0 {
            let number = sentences::number_word(language, whole);
            items.push(sentences::counting_best(language, of.key(), whole, &number));
        }
        for (n, weight) in self.weights.iter().enumerate().skip(whole) {
            let ordinal = sentences::ordinal_word(language, n + 1);
            items.push(sentences::counting_share_of_one(language, &share_words(language, weight.0), &ordinal));
        }
        let others = if self.weights.is_empty() {
            sentences::counting_all(language, of.key())
        } else {
            sentences::counting_others(language)
        };
        if self.rest.0 == 1.0 {
            items.push(others.clone());
        } else if self.rest.0 != 0.0 {
            items.push(sentences::counting_share_of_others(language, &share_words(language, self.rest.0), &others));
        }
        if self.rest_average.0 != 0.0 {
            let share = share_words(language, self.rest_average.0);
            items.push(sentences::counting_share_of_mean(language, &share, &others));
        }
        if items.is_empty() { sentences::counting_nothing(language) } else { list_with_and(language, &items) }
    }
}

impl ResultKind {
    /// The kind as a sentence chooses its words by it.
    const fn key(self) -> &'static str {
        match self {
            ResultKind::Games => "games",
            ResultKind::Rounds => "rounds",
            ResultKind::Positions => "places",
        }
    }
}

impl TotalRules {
    /// What counts, as text: “the best two games and half of the third”.
    pub(super) fn text(&self, language: Language, top_board: Option<&TopBoardRules>) -> String {
        let mut text = parts_text(language, &self.parts, self.result_kind, top_board);
        if self.result_kind == ResultKind::Rounds {
            text = match self.round_score {
                RoundScore::Best => sentences::counting_best_of_round(language, &text),
                RoundScore::Sum => sentences::counting_sum_of_round(language, &text),
                RoundScore::None => text,
            };
        }
        text = match self.divisor {
            TotalDivisor::No => text,
            TotalDivisor::Results(0.0) => sentences::counting_divided(language, &text),
            TotalDivisor::Results(more) => sentences::counting_divided_plus(language, &text, &short_number(more)),
            TotalDivisor::Counted => sentences::counting_mean(language, &text),
        };
        for multiplier in &self.multipliers {
            let rounds = describe_round_range_in(language, multiplier.rounds);
            let factor = short_number(multiplier.factor);
            text = match (multiplier.best_count, multiplier.after_round) {
                (Some(best), Some(after)) => {
                    let (best, after) = (best.to_string(), after.to_string());
                    sentences::counting_multiplied_for_best(language, &text, &rounds, &factor, &best, &after)
                }
                _ => sentences::counting_multiplied(language, &text, &rounds, &factor),
            };
        }
        if self.start != 0.0 {
            text = sentences::counting_start(language, &short_number(self.start), &text);
        }
        if self.sitting_out != 0.0 {
            let points = short_number(self.sitting_out);
            text = if self.sitting_out_once {
                sentences::counting_sat_out_once(language, &text, &points)
            } else {
                sentences::counting_sat_out(language, &text, &points)
            };
        }
        text
    }
}

/// Several parts as text.
pub(super) fn parts_text(
    language: Language,
    parts: &[CountingPart],
    of: ResultKind,
    top_board: Option<&TopBoardRules>,
) -> String {
    let mut text = String::new();
    for (at, part) in parts.iter().enumerate() {
        let next = part.text(language, of, top_board);
        text = match at {
            0 => next,
            // It replaces the part before for players with many results.
            _ if part.from_results > 0 => sentences::counting_or_else(language, &text, &next),
            _ => sentences::counting_plus(language, &text, &next),
        };
    }
    text
}

/// A number without trailing zeros.
pub(super) fn short_number(number: f64) -> String {
    crate::figures::format_short(number, 4)
}

/// A share as text.
fn share_words(language: Language, weight: f64) -> String {
    if weight == 0.5 {
        sentences::share_half(language)
    } else if (weight - 1.0 / 3.0).abs() < 1e-12 {
        sentences::share_third(language)
    } else if weight == 0.25 {
        sentences::share_quarter(language)
    } else {
        sentences::share_percent(language, &short_number(weight * 100.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_written_as_a_word_or_in_percent() {
        let words = |share| share_words(Language::English, share);
        assert_eq!([0.5, 1.0 / 3.0, 0.25, 0.4].map(words), ["half", "a third", "a quarter", "40 %"]);
    }
}
