//! What stands around the games of an event: roles, teams, the top board, prizes, the notebook.

use serde::{Deserialize, Serialize};

use super::{PersonId, Power};

/// How a person takes part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Role {
    /// Plays for a place.
    #[default]
    Player,
    /// Plays and scores, and takes no place: a director filling a board, a guest.
    Unranked,
    /// Was removed by the director: takes no place.
    Removed,
    /// Left of their own will: takes no place.
    Withdrawn,
    /// Waits to step in, and is no entrant.
    Reserve,
}

impl Role {
    /// Every role, the usual one first.
    pub const ALL: [Role; 5] = [Role::Player, Role::Unranked, Role::Removed, Role::Withdrawn, Role::Reserve];

    /// “unranked”; empty for a player.
    pub const fn name(self) -> &'static str {
        match self {
            Role::Player => "",
            Role::Unranked => "unranked",
            Role::Removed => "removed",
            Role::Withdrawn => "withdrawn",
            Role::Reserve => "reserve",
        }
    }

    /// The role of this name, ignoring case; “player” and nothing are the usual one.
    pub fn named(name: &str) -> Option<Role> {
        let name = name.trim().to_lowercase();
        Role::ALL.into_iter().find(|role| role.name() == name || (name == "player" && *role == Role::Player))
    }

    // Serde hands the field over by reference.
    #[allow(clippy::trivially_copy_pass_by_ref)]
    pub(super) fn is_player(&self) -> bool {
        *self == Role::Player
    }
}

/// A team.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Team {
    pub name: String,
    /// One of the members.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub captain: Option<PersonId>,
    pub members: Vec<PersonId>,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub country: String,
    /// Whether the director made the team of players who waited for one.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub scratch: bool,
}

/// What was decided about the top board. Who sits there with which power stands on the board itself.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TopBoard {
    /// Who had a seat and stepped back, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub declined: Vec<Declined>,
    /// Of players who are level for the last seat, those whom the director put first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub preferred: Vec<PersonId>,
    /// Who qualifies beyond the rule, by the director's word.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub named: Vec<PersonId>,
    /// The order in which the players chose their powers, where it was not the order of the ranking.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub chose: Vec<PersonId>,
    /// The powers that were chosen so far, until the board is made.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub powers: Vec<Choice>,
}

impl TopBoard {
    /// Whether nothing was decided.
    pub fn is_empty(&self) -> bool {
        *self == TopBoard::default()
    }

    /// Everybody a decision names.
    pub(super) fn people(&self) -> impl Iterator<Item = PersonId> {
        let listed = self.preferred.iter().chain(&self.named).chain(&self.chose).copied();
        let chosen = self.powers.iter().map(|choice| choice.player);
        self.declined.iter().map(|declined| declined.player).chain(listed).chain(chosen)
    }

    /// Whether this player stepped back.
    pub fn has_declined(&self, player: PersonId) -> bool {
        self.declined.iter().any(|declined| declined.player == player)
    }
}

/// Somebody who stepped back from the top board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Declined {
    pub player: PersonId,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

/// A power that a player of the top board chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    pub player: PersonId,
    /// Which of the games that the seven play, from 0.
    #[serde(default)]
    pub game: usize,
    pub power: Power,
}

/// What the director decided about a prize: a computed one, or one of his own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Award {
    /// “Best Austria”, “Best stab of the year”.
    pub name: String,
    pub winners: Vec<PersonId>,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub note: String,
}

/// A line of the director's notebook.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Note {
    /// The moment, “2006-08-12 14:05”.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub time: String,
    /// “R2 C”, or nothing for the event as a whole.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub place: String,
    pub text: String,
}
