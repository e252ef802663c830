//! The tie-breaks between players with equal totals: their names and words. `standings::table` applies them.

use serde::Deserialize;

use super::ordinals;
use crate::languages::Language;
use crate::languages::sentences::{rules as sentences, words};
use crate::languages::window_sentences::rules_errors as texts;

/// One tie-break between players with equal totals. The higher figure is better.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub enum TieBreak {
    /// The score of the best game (1), the second best (2), and so on. A game not played is 0.
    BestGame(usize),
    /// The score of the best round (1), the second best (2), and so on. A round not played is 0.
    BestRound(usize),
    /// The score of the latest game played.
    LatestGame,
    /// The best score of a game in the first of these rounds, by number, in which the player has a game. 0 without one.
    RoundScore(Vec<usize>),
    /// The sum of all games, counted or not.
    AllGames,
    /// The mean of all games.
    AverageGame,
    /// Supply centres at the end of all games, added up.
    Centres,
    /// Number of solos.
    Solos,
    /// Number of games that ended without a solo and in which the player shared the draw.
    Draws,
    /// The mean score of the player's ended games by the scoring system of this name.
    MeanOf(String),
}

impl TryFrom<String> for TieBreak {
    type Error = String;

    fn try_from(text: String) -> Result<TieBreak, String> {
        let numbered = |thing: &str| ordinals::parse_best(text.strip_suffix(thing)?);
        Ok(match text.as_str() {
            "latest game" => TieBreak::LatestGame,
            "sum of all games" => TieBreak::AllGames,
            "average game" => TieBreak::AverageGame,
            "centres" => TieBreak::Centres,
            "solos" => TieBreak::Solos,
            "draws" => TieBreak::Draws,
            _ => match (text.strip_prefix("mean of "), numbered(" game"), numbered(" round"), round_list(&text)) {
                (Some(system), ..) => TieBreak::MeanOf(system.to_owned()),
                (None, Some(n), ..) => TieBreak::BestGame(n),
                (None, None, Some(n), _) => TieBreak::BestRound(n),
                (None, None, None, Some(rounds)) => TieBreak::RoundScore(rounds),
                _ => return Err(format!("{}; {}", texts::no_tie_break::name(&text), texts::no_tie_break::cure())),
            },
        })
    }
}

/// Between the rounds of a [`TieBreak::RoundScore`].
const OR_ELSE: &str = " or else of ";

/// The rounds of “score of round 4 or else of round 3”.
fn round_list(text: &str) -> Option<Vec<usize>> {
    let round = |part: &str| part.strip_prefix("round ")?.parse().ok().filter(|round| *round > 0);
    text.strip_prefix("score of ")?.split(OR_ELSE).map(round).collect()
}

/// “round 4 or else of round 3”.
fn rounds_text(language: Language, rounds: &[usize]) -> String {
    let named = rounds.iter().map(|round| words::round_in_sentence(language, &round.to_string()));
    let or_else = |rounds: String, round: String| sentences::tie_break_or_else_round(language, &rounds, &round);
    named.reduce(or_else).unwrap_or_default()
}

/// Several tie-breaks: “the best game, then by the second best game”. `None` where there are none.
pub(super) fn steps_text(language: Language, mut names: impl Iterator<Item = String>) -> Option<String> {
    let first = sentences::tie_break_first(language, &names.next()?);
    Some(names.fold(first, |steps, name| sentences::tie_break_next(language, &steps, &name)))
}

impl TieBreak {
    /// The tie-break as the reason for a place: “larger second best game”, “more solos”. Where the lowest total wins, a
    /// smaller game is better.
    pub fn comparison(&self, language: Language, lowest_wins: bool) -> String {
        let ordinal = |place: usize| sentences::ordinal_word(language, place);
        match self {
            TieBreak::BestGame(n) if lowest_wins => sentences::smaller_best_game(language, *n, &ordinal(*n)),
            TieBreak::BestGame(n) => sentences::larger_best_game(language, *n, &ordinal(*n)),
            TieBreak::BestRound(n) => sentences::larger_best_round(language, *n, &ordinal(*n)),
            TieBreak::LatestGame => sentences::larger_latest_game(language),
            TieBreak::RoundScore(rounds) => sentences::larger_round_score(language, &rounds_text(language, rounds)),
            TieBreak::AllGames => sentences::larger_all_games(language),
            TieBreak::AverageGame => sentences::larger_average_game(language),
            TieBreak::Centres => sentences::more_centres(language),
            TieBreak::Solos => sentences::more_solos(language),
            TieBreak::Draws => sentences::more_draws(language),
            TieBreak::MeanOf(system) => sentences::larger_mean_of(language, system),
        }
    }

    /// The name in a language: “second best game”.
    pub fn name_in(&self, language: Language) -> String {
        let ordinal = |place: usize| sentences::ordinal_word(language, place);
        match self {
            TieBreak::BestGame(n) => sentences::tie_break_best_game(language, *n, &ordinal(*n)),
            TieBreak::BestRound(n) => sentences::tie_break_best_round(language, *n, &ordinal(*n)),
            TieBreak::LatestGame => sentences::tie_break_latest_game(language),
            TieBreak::RoundScore(rounds) => sentences::tie_break_round_score(language, &rounds_text(language, rounds)),
            TieBreak::AllGames => sentences::tie_break_all_games(language),
            TieBreak::AverageGame => sentences::tie_break_average_game(language),
            TieBreak::Centres => sentences::tie_break_centres(language),
            TieBreak::Solos => sentences::tie_break_solos(language),
            TieBreak::Draws => sentences::tie_break_draws(language),
            TieBreak::MeanOf(system) => sentences::tie_break_mean_of(language, system),
        }
    }

    /// The name in the file of a ruleset: “second best game”.
    pub fn name(&self) -> String {
        match self {
            TieBreak::BestGame(n) => format!("{} game", ordinals::best_name(*n)),
            TieBreak::BestRound(n) => format!("{} round", ordinals::best_name(*n)),
            TieBreak::LatestGame => "latest game".to_owned(),
            TieBreak::RoundScore(rounds) => {
                let rounds: Vec<String> = rounds.iter().map(|round| format!("round {round}")).collect();
                format!("score of {}", rounds.join(OR_ELSE))
            }
            TieBreak::AllGames => "sum of all games".to_owned(),
            TieBreak::AverageGame => "average game".to_owned(),
            TieBreak::Centres => "centres".to_owned(),
            TieBreak::Solos => "solos".to_owned(),
            TieBreak::Draws => "draws".to_owned(),
            TieBreak::MeanOf(system) => format!("mean of {system}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tie_break_is_read_by_its_own_name() {
        let steps = [
            TieBreak::BestGame(1),
            TieBreak::BestGame(3),
            TieBreak::BestRound(1),
            TieBreak::BestRound(2),
            TieBreak::LatestGame,
            TieBreak::RoundScore(vec![4]),
            TieBreak::RoundScore(vec![4, 3, 12]),
            TieBreak::AllGames,
            TieBreak::AverageGame,
            TieBreak::Centres,
            TieBreak::Solos,
            TieBreak::Draws,
        ];
        for step in steps {
            assert_eq!(step.name_in(Language::English), step.name());
            assert_eq!(TieBreak::try_from(step.name()), Ok(step));
        }
        // On the wall nobody knows that Hurst is a scoring system.
        let mean = TieBreak::MeanOf("Hurst".into());
        assert_eq!(mean.name_in(Language::English), "mean score by Hurst");
        assert_eq!(TieBreak::try_from(mean.name()), Ok(mean));
        for unknown in ["score of round", "score of round 0", "score of round 4 or else of", "round 4", "worst game"] {
            assert!(TieBreak::try_from(unknown.to_owned()).is_err(), "{unknown}");
        }
        assert_eq!(TieBreak::RoundScore(vec![4, 3]).name(), "score of round 4 or else of round 3");
    }
}
