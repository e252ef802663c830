//! The rules for awards: the prizes beside the title.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::book::Grade;
use crate::languages::Language;
use crate::languages::sentences::{rules as rules_sentences, standings as sentences};

/// The rules for one award, or for the seven of best country.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AwardRules {
    /// “Best Negotiator”, or “Best country” for the seven awards “Best Austria” and so on.
    pub name: String,
    #[serde(rename = "by")]
    pub criterion: AwardCriterion,
    /// The points of each grade, for an award by votes.
    #[serde(default)]
    pub grades: BTreeMap<char, f64>,
    /// The fewest games that a contender must have played.
    #[serde(default)]
    pub least_games: usize,
    /// The tie-breaks, first to last. Contenders tied on all of them share the award.
    #[serde(default)]
    pub tie_breaks: Vec<AwardTieBreak>,
}

impl AwardRules {
    /// The points of a vote with this grade.
    pub fn grade_points(&self, grade: Grade) -> f64 {
        self.grades.get(&grade.letter()).copied().unwrap_or(0.0)
    }

    /// The grade with the most points. `None` for an award without votes.
    pub fn best_grade(&self) -> Option<Grade> {
        let grades = self.grades.iter().filter_map(|(letter, points)| Some((Grade::new(*letter)?, points)));
        // Of grades with equal points, the last letter.
        grades.max_by(|a, b| a.1.total_cmp(b.1)).map(|(grade, _)| grade)
    }

    /// The name in a language, for “Best country”. The name of any other award stays as it is typed.
    pub(super) fn name_in(&self, language: Language) -> String {
        if self.name == rules_sentences::best_countries(Language::English) {
            rules_sentences::best_countries(language)
        } else {
            self.name.clone()
        }
    }

    /// Best country: for each power the highest score of a game with it.
    pub(super) fn best_country() -> AwardRules {
        AwardRules {
            name: rules_sentences::best_countries(Language::English),
            criterion: AwardCriterion::CountryScore,
            grades: BTreeMap::new(),
            least_games: 0,
            tie_breaks: Vec::new(),
        }
    }
}

/// What an award is given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AwardCriterion {
    /// For each power, the highest score of a game with it.
    CountryScore,
    /// For each power, the most centres at the end of a game with it.
    CountryCentres,
    /// For each power, the best place on a board with it.
    CountryPlace,
    /// The highest mean of the grades that the other players gave.
    Votes,
    /// The director's own award. Never in a ruleset.
    #[serde(skip)]
    Director,
}

/// A tie-break between contenders for an award.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AwardTieBreak {
    /// Own centres minus the most centres of the other six powers. It may be negative.
    Lead,
    /// The number of votes with the best grade.
    MostOfTheBestGrade,
    /// The total of the event.
    Total,
    /// The score of the game.
    Score,
    /// Centres at the end of the game.
    Centres,
}

impl AwardTieBreak {
    /// The compared figure in a language: “lead”.
    pub fn name_in(self, language: Language) -> String {
        match self {
            AwardTieBreak::Lead => sentences::award_lead(language),
            AwardTieBreak::MostOfTheBestGrade => sentences::award_best_grades(language),
            AwardTieBreak::Total => sentences::award_total(language),
            AwardTieBreak::Score => sentences::award_score(language),
            AwardTieBreak::Centres => sentences::award_centres(language),
        }
    }

    /// The tie-break with this key in a ruleset's file.
    pub(super) fn from_key(name: &str) -> Option<AwardTieBreak> {
        Some(match name {
            "lead" => AwardTieBreak::Lead,
            "most_of_the_best_grade" => AwardTieBreak::MostOfTheBestGrade,
            "total" => AwardTieBreak::Total,
            "score" => AwardTieBreak::Score,
            "centres" => AwardTieBreak::Centres,
            _ => return None,
        })
    }
}
