//! What happens at a board beyond its counts: proposed draws, votes for skills, substitutes, cards, penalties.

use serde::{Deserialize, Serialize};

use super::{Entry, PerPower, PersonId, Power, Seat, Year};

/// Something taken away from a game's score or from a total.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Penalty {
    pub amount: Amount,
    /// Why, in the director's words.
    #[serde(default)]
    pub reason: String,
}

/// How much a penalty takes away.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Amount {
    Points(f64),
    /// Of the score or total it is taken from, 25 for a quarter.
    Percent(f64),
}

/// A draw that was proposed and voted on. The votes themselves are secret and are never written down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proposal {
    /// After which adjudication.
    pub year: Year,
    pub season: Season,
    /// Who proposed it, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Power>,
    /// Who was to share the draw; empty for all survivors.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub members: Vec<Power>,
    pub outcome: Outcome,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

/// A part of a game year in which moves are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Season {
    Spring,
    Fall,
}

/// What became of a proposed draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outcome {
    /// Proposed, and not voted on yet.
    Open,
    Passed,
    Failed,
    /// Somebody said No openly, or showed their vote.
    Vetoed,
}

/// How the players of a board rated one another in one skill.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Votes {
    /// The award the votes are for, “Best Negotiator”.
    pub skill: String,
    /// By who voted.
    pub grades: PerPower<Ballot>,
}

/// The grades one player gave, by who was rated.
pub type Ballot = PerPower<Entry<Grade>>;

/// A grade that one player gives to another: a letter, A the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "char", into = "char")]
pub struct Grade(char);

impl std::fmt::Display for Grade {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl Grade {
    /// The grade written with this letter, large or small.
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

/// Somebody who took a power over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Substitute {
    pub player: PersonId,
    /// From when, in the director's words: “Fall 1903”.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub from: String,
}

/// Something that was held against a player in one game, or granted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    pub kind: CardKind,
    /// “Spring 1904”.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub when: String,
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
    /// Who gets the result: the player who started, unless the director said otherwise.
    pub fn scorer(&self) -> Option<PersonId> {
        self.scores_for.or(self.player)
    }

    /// Everybody the seat names.
    pub(super) fn people(&self) -> impl Iterator<Item = PersonId> {
        let took_over = self.substitutes.iter().map(|substitute| substitute.player);
        self.player.into_iter().chain(self.scores_for).chain(took_over)
    }
}
