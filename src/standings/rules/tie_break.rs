//! How players of equal totals are told apart.

use serde::Deserialize;

use super::ordinals;

/// One way of telling players of equal totals apart. The higher figure is better in all of them.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub enum TieBreak {
    /// The score of the best game (1), the second best (2), and so on; a game not played is 0.
    BestGame(usize),
    /// The score of the best round, and so on; a round not played is 0.
    BestRound(usize),
    /// The score of the latest game played.
    LatestGame,
    /// All games added up, whether they count or not.
    AllGames,
    /// The mean of all games.
    AverageGame,
    /// Supply centres held at the end of all games.
    Centres,
    /// Games won alone.
    Solos,
    /// Ended games without a solo in which the player had a part of the draw.
    Draws,
    /// The mean, over the player's ended games, of the score by another scoring system of this name.
    MeanOf(String),
}

const KNOWN: &str = "“best game”, “second best game” …, “best round” …, “latest game”, “sum of all games”, “average game”, \
                     “centres”, “solos”, “draws” and “mean of” a scoring system";

impl TryFrom<String> for TieBreak {
    type Error = String;

    fn try_from(text: String) -> Result<TieBreak, String> {
        let numbered = |thing: &str| ordinals::best_of(text.strip_suffix(thing)?);
        Ok(match text.as_str() {
            "latest game" => TieBreak::LatestGame,
            "sum of all games" => TieBreak::AllGames,
            "average game" => TieBreak::AverageGame,
            "centres" => TieBreak::Centres,
            "solos" => TieBreak::Solos,
            "draws" => TieBreak::Draws,
            _ => match (text.strip_prefix("mean of "), numbered(" game"), numbered(" round")) {
                (Some(system), _, _) => TieBreak::MeanOf(system.to_owned()),
                (None, Some(n), _) => TieBreak::BestGame(n),
                (None, None, Some(n)) => TieBreak::BestRound(n),
                _ => return Err(format!("there is no tie-break “{text}”; there are {KNOWN}")),
            },
        })
    }
}

impl TieBreak {
    /// “second best game”.
    pub fn name(&self) -> String {
        match self {
            TieBreak::BestGame(n) => format!("{} game", ordinals::best(*n)),
            TieBreak::BestRound(n) => format!("{} round", ordinals::best(*n)),
            TieBreak::LatestGame => "latest game".to_owned(),
            TieBreak::AllGames => "sum of all games".to_owned(),
            TieBreak::AverageGame => "average game".to_owned(),
            TieBreak::Centres => "centres".to_owned(),
            TieBreak::Solos => "solos".to_owned(),
            TieBreak::Draws => "draws".to_owned(),
            TieBreak::MeanOf(system) => format!("mean of {system}"),
        }
    }
}
