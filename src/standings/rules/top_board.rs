//! The top board: who may sit there, and what it decides.

use serde::Deserialize;

use super::{Part, TieBreak};

/// How a top board, a final table or a medal round is filled, and what it decides.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TopBoardRules {
    /// “top board”, “final table”, “medal round”.
    #[serde(default = "top_board")]
    pub name: String,
    /// The round in which it is played, from 1.
    pub round: usize,
    /// After which round the ranking fills it, from 1.
    pub after: usize,
    /// How many games the same seven play, at once.
    #[serde(default = "one")]
    pub games: usize,
    #[serde(default)]
    pub filled_by: FilledBy,
    /// Only who has played at most so many of the rounds before may sit there.
    #[serde(default)]
    pub most_played: Option<usize>,
    /// How players level in the ranking are told apart for the last seat, first to last; then the director settles it.
    /// Where nothing is said, as in the ranking.
    #[serde(default)]
    pub tie_breaks: Option<Vec<TieBreak>>,
    #[serde(default)]
    pub choosing: Choosing,
    /// What is added to the total of everyone who played there, in per cent of it.
    #[serde(default)]
    pub bonus_percent: f64,
    /// What counts for those who played there, in the place of what counts for the others.
    #[serde(default)]
    pub counts: Vec<Part>,
    #[serde(default)]
    pub decides: Decides,
}

/// Who has a claim to a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FilledBy {
    /// The first of the ranking.
    #[default]
    Ranking,
    /// The first of every group, then whom the director names, then the next of the ranking.
    GroupWinners,
}

/// In which order the players choose their powers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choosing {
    /// In the order of the ranking.
    #[default]
    Ranking,
    /// In the order of the ranking in the first game, in the reverse order in the second.
    RankingThenReverse,
}

/// Which places of the event the top board decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decides {
    /// None: everybody is placed by total.
    #[default]
    Nothing,
    /// Its winner is the champion and its second the vice-champion, whatever the totals. Of players level there, who
    /// chose the power later is ahead.
    ChampionAndSecond,
    /// The champion is, of those who played there, the one with the highest total.
    ChampionByTotal,
}

fn top_board() -> String {
    "top board".to_owned()
}

const fn one() -> usize {
    1
}
