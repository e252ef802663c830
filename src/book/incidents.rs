//! Incidents at a board besides its counts: proposed draws, votes for skills, substitutes, cards, penalties.
//! Their text form is in `notation`.

use serde::{Deserialize, Serialize};

use super::{CellEntry, PerPower, PersonId, Power, Seat, Year};

/// A deduction from the score of a game or from a total.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Penalty {
    pub amount: PenaltyAmount,
    /// The reason, in the director's words.
    #[serde(default)]
    pub reason: String,
}

/// The amount of a penalty.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum PenaltyAmount {
    Points(f64),
    /// A percentage of the score or total, 25 for a quarter.
    Percent(f64),
}

/// A proposed draw and the result of the vote. The single votes are secret and are never stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawProposal {
    /// The year of the adjudication after which the draw was proposed.
    pub year: Year,
    pub season: Season,
    /// The power that proposed it, if known.
    #[serde(rename = "by", default, skip_serializing_if = "Option::is_none")]
    pub proposer: Option<Power>,
    /// The members of the proposed draw. Empty means all survivors.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub members: Vec<Power>,
    pub outcome: ProposalOutcome,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

/// A part of a game year in which moves are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Season {
    Spring,
    Fall,
}

/// The outcome of a proposed draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ProposalOutcome {
    /// Proposed, with no vote yet.
    Open,
    Passed,
    Failed,
    /// A player openly said No, or showed their vote.
    Vetoed,
}

/// The grades that the players of a board gave each other for one skill.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SkillVotes {
    /// The award for which the votes count, “Best Negotiator”.
    pub skill: String,
    /// The ballots, by the power of the voter.
    pub grades: PerPower<Ballot>,
    /// Grades of voters who are not named, by the power that received them. Only a book of what may be posted has them,
    /// and no file.
    #[serde(skip)]
    pub unnamed_grades: PerPower<Vec<Grade>>,
}

/// The grades given by one player, by the power that was graded.
pub type Ballot = PerPower<CellEntry<Grade>>;

/// A grade that one player gives to another: a letter, with A as the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "char", into = "char")]
pub struct Grade(char);

impl std::fmt::Display for Grade {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl Grade {
    /// The grade with this letter, in upper or lower case.
    pub fn new(letter: char) -> Option<Grade> {
        let letter = letter.to_ascii_uppercase();
        letter.is_ascii_uppercase().then_some(Grade(letter))
    }

    /// The capital letter.
    pub const fn letter(self) -> char {
        self.0
    }
}

impl TryFrom<char> for Grade {
    type Error = &'static str;

    fn try_from(letter: char) -> Result<Grade, Self::Error> {
        Grade::new(letter).ok_or("a grade is a letter, such as A")
    }
}

impl From<Grade> for char {
    fn from(grade: Grade) -> char {
        grade.0
    }
}

/// A player who took over a power.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Substitute {
    pub player: PersonId,
    /// The start, in the director's words: “Fall 1903”.
    #[serde(rename = "from", default, skip_serializing_if = "String::is_empty")]
    pub start: String,
}

/// A card shown to a player in one game, or an extension granted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    pub kind: CardKind,
    /// “Spring 1904”.
    #[serde(rename = "when", default, skip_serializing_if = "String::is_empty")]
    pub moment: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

/// The kinds of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CardKind {
    /// Late orders for the first time, by 30 seconds at most (WDC 2006 §10).
    Yellow,
    /// Later, or late again: no moves that turn.
    Red,
    /// An extension of a deadline.
    Extension,
}

impl Seat {
    /// The person who gets the result: the player who started, unless the director decided otherwise.
    pub fn scorer(&self) -> Option<PersonId> {
        self.scores_for.or(self.player)
    }
}
