//! The rules for teams: how they are made, scored and ranked.

use serde::Deserialize;

use crate::languages::Language;
use crate::languages::sentences::rules as sentences;
use crate::languages::window_sentences::rules_errors as texts;

/// The rules for teams.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamRules {
    /// Number of members of a team.
    pub size: usize,
    /// First and last round in which members score for the team, from 1.
    pub rounds: (usize, usize),
    #[serde(default)]
    pub member_score: MemberScore,
    /// Number of the best members whose scores are added up. All members where missing.
    #[serde(default)]
    pub best_members: Option<usize>,
    /// The tie-breaks for teams with equal totals, first to last. Teams tied on all of them share the place.
    #[serde(default)]
    pub tie_breaks: Vec<MemberTieBreak>,
    /// The most teams that a country may enter.
    #[serde(default)]
    pub most_per_country: Option<usize>,
    /// Whether a team needs a captain.
    #[serde(default)]
    pub captain: bool,
    /// Whether the director makes scratch teams of players who wait for a team.
    #[serde(default)]
    pub scratch_teams: bool,
    /// Who is left out first when the players do not make full scratch teams. Players of no listed kind are left out
    /// last. Lots are drawn within a kind.
    #[serde(default)]
    pub scratch_drops: Vec<ScratchDropPriority>,
    /// First and last round in which team-mates may not share a board, from 1.
    #[serde(default, rename = "apart")]
    pub apart_rounds: Option<(usize, usize)>,
}

impl TeamRules {
    /// The round in which members score for the team, if it is the only one.
    pub fn only_round(&self) -> Option<usize> {
        let (from, to) = self.rounds;
        (from == to).then_some(from)
    }
}

/// A kind of player who is left out of scratch teams before others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScratchDropPriority {
    /// Players who offer to be left out.
    Volunteers,
    /// Players from the host country.
    Nationals,
    /// Players from other countries.
    Foreigners,
}

/// How a member scores for the team.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MemberScore {
    /// The sum of all games in those rounds. 0 without a game.
    #[default]
    Sum,
    /// The best game in those rounds.
    BestGame,
}

/// A tie-break between teams: the score of one member.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct MemberTieBreak(
    /// The best member (1), the second best (2), and so on.
    pub usize,
);

impl TryFrom<String> for MemberTieBreak {
    type Error = String;

    fn try_from(text: String) -> Result<MemberTieBreak, String> {
        text.strip_suffix(" member").and_then(super::ordinals::parse_best).map(MemberTieBreak).ok_or_else(|| {
            format!("{}; {}", texts::no_tie_break_of_teams::name(&text), texts::no_tie_break_of_teams::cure())
        })
    }
}

impl MemberTieBreak {
    /// The name in a language: “third best member”.
    pub fn name_in(self, language: Language) -> String {
        sentences::tie_break_best_member(language, self.0, &sentences::ordinal_word(language, self.0))
    }

    /// The name in the file of a ruleset: “third best member”.
    pub fn name(self) -> String {
        format!("{} member", super::ordinals::best_name(self.0))
    }
}
