//! Teams and prizes beside the title.

use std::collections::BTreeMap;

use serde::Deserialize;

/// How teams are made and scored.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamRules {
    /// Members of a team.
    pub size: usize,
    /// In which rounds members score for the team, from 1, from the first to the last.
    pub rounds: (usize, usize),
    #[serde(default)]
    pub member_score: MemberScore,
    /// How many members' scores are added up, the best; all where nothing is said.
    #[serde(default)]
    pub best_members: Option<usize>,
    /// How teams of equal scores are told apart, by one member's score after another; then they share the place.
    #[serde(default)]
    pub tie_breaks: Vec<MemberTieBreak>,
    /// How many teams a country may enter.
    #[serde(default)]
    pub most_per_country: Option<usize>,
    /// Whether the director makes teams of players who wait for one.
    #[serde(default)]
    pub scratch_teams: bool,
    /// Who is left out of them first when the number does not come out even; whoever is not spoken of last. By lot among
    /// those of one kind.
    #[serde(default)]
    pub scratch_drops: Vec<Dropped>,
    /// In which rounds team-mates may not share a board, from 1, from the first to the last.
    #[serde(default)]
    pub apart: Option<(usize, usize)>,
}

/// A kind of players who are left out of scratch teams before others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dropped {
    /// Who offers to be left out.
    Volunteers,
    /// Who comes from the country that is host to the event.
    Nationals,
    /// Who comes from elsewhere.
    Foreigners,
}

/// What a member scores for the team.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MemberScore {
    /// All games in those rounds, added up; 0 for who was not there.
    #[default]
    Sum,
    /// The best game in those rounds.
    BestGame,
}

/// The score of one member, by which teams are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct MemberTieBreak(
    /// The best member (1), the second best (2), and so on.
    pub usize,
);

impl TryFrom<String> for MemberTieBreak {
    type Error = String;

    fn try_from(text: String) -> Result<MemberTieBreak, String> {
        text.strip_suffix(" member").and_then(super::ordinals::best_of).map(MemberTieBreak).ok_or_else(|| {
            format!("there is no tie-break “{text}” of teams; there are “best member”, “second best member” …")
        })
    }
}

impl MemberTieBreak {
    /// “third best member”.
    pub fn name(self) -> String {
        format!("{} member", super::ordinals::best(self.0))
    }
}

/// A prize that can be computed.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AwardRules {
    /// “Best country”; each of the seven is then “Best Austria” and so on. Or “Best Negotiator”.
    pub name: String,
    pub by: AwardBy,
    /// For a prize by votes: what each grade is worth.
    #[serde(default)]
    pub grades: BTreeMap<char, f64>,
    /// At least so many games must have been played.
    #[serde(default)]
    pub least_games: usize,
    /// How the level are told apart, first to last; then they share the prize.
    #[serde(default)]
    pub tie_breaks: Vec<AwardTieBreak>,
}

impl AwardRules {
    /// What a vote of this grade is worth.
    pub fn worth(&self, grade: crate::book::Grade) -> f64 {
        self.grades.get(&grade.letter()).copied().unwrap_or(0.0)
    }

    /// For each power the highest score of a game with it.
    pub(super) fn best_country() -> AwardRules {
        AwardRules {
            name: "Best country".to_owned(),
            by: AwardBy::CountryScore,
            grades: BTreeMap::new(),
            least_games: 0,
            tie_breaks: Vec::new(),
        }
    }
}

/// What a prize is given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AwardBy {
    /// For each power, the highest score of a game with it.
    CountryScore,
    /// For each power, the most centres at the end of a game with it.
    CountryCentres,
    /// For each power, the best place on a board with it.
    CountryPlace,
    /// The highest mean of the grades that the other players gave.
    Votes,
    /// Whatever the director says: a prize of his own, never one of a ruleset's.
    #[serde(skip)]
    Director,
}

/// What tells the level apart for a prize.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AwardTieBreak {
    /// Own centres less the most of the other six; may be negative.
    Lead,
    /// The most of the best grade.
    MostOfTheBestGrade,
    /// The total of the event.
    Total,
    /// The score of the game.
    Score,
    /// Centres at the end of the game.
    Centres,
}

impl AwardTieBreak {
    /// “larger lead”.
    pub const fn name(self) -> &'static str {
        match self {
            AwardTieBreak::Lead => "larger lead",
            AwardTieBreak::MostOfTheBestGrade => "more of the best grade",
            AwardTieBreak::Total => "higher total",
            AwardTieBreak::Score => "higher score",
            AwardTieBreak::Centres => "more centres",
        }
    }

    /// The tie-break of this name, as it stands in a ruleset's file.
    ///
    /// # Errors
    /// When there is none; says which there are.
    pub(super) fn named(name: &str) -> Result<AwardTieBreak, String> {
        Ok(match name {
            "lead" => AwardTieBreak::Lead,
            "most_of_the_best_grade" => AwardTieBreak::MostOfTheBestGrade,
            "total" => AwardTieBreak::Total,
            "score" => AwardTieBreak::Score,
            "centres" => AwardTieBreak::Centres,
            _ => {
                return Err(format!(
                    "there is no tie-break “{name}” of prizes; there are “lead”, “score”, “centres”, “total” and \
                     “most_of_the_best_grade”"
                ));
            }
        })
    }
}
