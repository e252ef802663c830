//! The rules for the top board: how it is filled, what counts there, and which places it decides.

use serde::Deserialize;

use super::{CountingPart, TieBreak};
use crate::book::usual_top_board_name;
use crate::languages::sentences::rules as sentences;
use crate::languages::{Language, MessageValue};

/// The rules for a top board, a final table or a medal round.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TopBoardRules {
    /// “top board”, “final table”, “medal round”.
    #[serde(default = "top_board")]
    pub name: String,
    /// The round in which it is played, from 1. Where it follows an elimination, this is the round after seven rounds
    /// of elimination; it is an earlier or later round where the elimination takes fewer or more rounds.
    pub round: usize,
    /// The round after which the ranking fills it, from 1. 0 where it follows an elimination.
    #[serde(default, rename = "after")]
    pub after_round: usize,
    /// The number of games that each player has in the elimination before it. 0 where it follows no elimination.
    #[serde(default)]
    pub elimination_games: usize,
    /// Number of games that the same seven play in that round.
    #[serde(default = "one")]
    pub games: usize,
    #[serde(default, rename = "filled_by")]
    pub qualification: QualificationRule,
    /// The most earlier rounds that a player may have played to qualify.
    #[serde(default)]
    pub most_played: Option<usize>,
    /// The tie-breaks for the last seat, first to last. Then the director decides. Where missing, the tie-breaks of the
    /// ranking apply.
    #[serde(default)]
    pub tie_breaks: Option<Vec<TieBreak>>,
    #[serde(default, rename = "choosing")]
    pub power_choosing: PowerChoosing,
    /// The bonus for its players, in per cent of their totals.
    #[serde(default)]
    pub bonus_percent: f64,
    /// What counts for its players, instead of what counts for everybody else.
    #[serde(default, rename = "counts")]
    pub parts: Vec<CountingPart>,
    #[serde(default, rename = "decides")]
    pub decided_places: DecidedPlaces,
}

impl TopBoardRules {
    /// Whether it is a round of its own after an elimination in groups, in whatever number of rounds that is played.
    pub fn follows_elimination(&self) -> bool {
        self.qualification == QualificationRule::GroupWinners
    }

    /// The name in a language. A name other than the usual three stays as it is typed.
    pub fn name_in(&self, language: Language) -> String {
        self.name_message().text(language).into_owned()
    }

    /// The name as a part of what is kept, such as the name of a step.
    pub fn name_message(&self) -> MessageValue {
        usual_top_board_name(&self.name).map_or_else(|| self.name.as_str().into(), MessageValue::from)
    }

    /// Where its games are, in a sentence: “at the final table”, “in the medal round”.
    pub fn location(&self, language: Language) -> String {
        let kind = if self.follows_elimination() { "round" } else { "board" };
        sentences::top_board_place(language, kind, &self.name_in(language))
    }

    /// The moment of the ranking that fills it: “after round 4”, “after the elimination”.
    pub fn ranking_moment(&self, language: Language) -> String {
        if self.follows_elimination() {
            sentences::after_elimination(language)
        } else {
            sentences::after_round(language, &self.after_round.to_string())
        }
    }

    /// The moment of the ranking while the last round that it needs has no result yet: “after round 2”. `played` is the
    /// last of the rounds it needs that has a result.
    pub fn ranking_moment_so_far(&self, language: Language, played: Option<usize>) -> String {
        match played.filter(|played| !self.follows_elimination() && *played < self.after_round) {
            Some(played) => sentences::after_round(language, &played.to_string()),
            None => self.ranking_moment(language),
        }
    }

    /// When it is played: “in round 5”, “after the elimination”.
    pub fn moment(&self, language: Language) -> String {
        if self.follows_elimination() {
            self.ranking_moment(language)
        } else {
            sentences::in_round(language, &self.round.to_string())
        }
    }
}

/// How players qualify for a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum QualificationRule {
    /// The first in the ranking.
    #[default]
    Ranking,
    /// The first of every group, then the players named by the director, then the next in the ranking.
    GroupWinners,
}

/// The order in which players choose their powers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PowerChoosing {
    /// The order of the ranking. Winners of groups come first.
    #[default]
    Ranking,
    /// This order in the first game, the reverse order in the second.
    RankingThenReverse,
}

/// The places of the event that the top board decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DecidedPlaces {
    /// None: everybody is placed by total.
    #[default]
    Nothing,
    /// Its winner is the champion and its second the vice-champion, whatever the totals. Of players with equal scores
    /// there, the one who chose the power later is ahead.
    ChampionAndSecond,
    /// The champion is its player with the highest total.
    ChampionByTotal,
}

fn top_board() -> String {
    "top board".to_owned()
}

const fn one() -> usize {
    1
}

#[cfg(test)]
mod tests {
    use crate::languages::Language;
    use crate::standings::RulesetLibrary;

    #[test]
    fn a_usual_name_is_kept_as_data_and_another_one_as_it_was_typed() {
        let mut top = RulesetLibrary::shipped().find("WDC 2006").unwrap().top_board.clone().unwrap();
        for (name, german, italian) in [
            ("top board", "Top-Board", "top table"),
            ("final table", "Finaltisch", "tavolo finale"),
            ("medal round", "Medaillenrunde", "round delle medaglie"),
            ("Table of Kings", "Table of Kings", "Table of Kings"),
        ] {
            top.name = name.to_owned();
            let kept = top.name_message();
            assert_eq!([kept.text(Language::German), kept.text(Language::Italian)], [german, italian]);
            assert_eq!(top.name_in(Language::German), german);
        }
    }
}
