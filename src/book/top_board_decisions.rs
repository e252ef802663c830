//! [`TopBoard`], the decisions about the top board: who stepped back, who was named or put first, and who chose which power.

use serde::{Deserialize, Serialize};

use super::{PersonId, Power};

/// The decisions about the top board. Its players and their powers are stored at the board itself.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TopBoard {
    /// Players who qualified and stepped back, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub declined: Vec<DeclinedSeat>,
    /// Players whom the director put first in a tie for the last seat.
    #[serde(rename = "preferred", skip_serializing_if = "Vec::is_empty")]
    pub preferred_players: Vec<PersonId>,
    /// Players who qualify by the director's decision and not by the rule.
    #[serde(rename = "named", skip_serializing_if = "Vec::is_empty")]
    pub extra_qualifiers: Vec<PersonId>,
    /// The order in which the players chose their powers, if it was not the order of the ranking.
    #[serde(rename = "chose", skip_serializing_if = "Vec::is_empty")]
    pub choice_order: Vec<PersonId>,
    /// The powers chosen so far, until the board is made.
    #[serde(rename = "powers", skip_serializing_if = "Vec::is_empty")]
    pub chosen_powers: Vec<PowerChoice>,
}

impl TopBoard {
    /// Whether there are no decisions.
    pub fn is_empty(&self) -> bool {
        *self == TopBoard::default()
    }

    /// All people referenced by the decisions.
    pub(super) fn people(&self) -> impl Iterator<Item = PersonId> {
        let listed = self.preferred_players.iter().chain(&self.extra_qualifiers).chain(&self.choice_order).copied();
        let chosen = self.chosen_powers.iter().map(|choice| choice.player);
        self.declined.iter().map(|declined| declined.player).chain(listed).chain(chosen)
    }

    /// Whether this player stepped back.
    pub fn has_declined(&self, player: PersonId) -> bool {
        self.declined.iter().any(|declined| declined.player == player)
    }
}

/// A player who stepped back from the top board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeclinedSeat {
    pub player: PersonId,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

/// A power chosen by a player of the top board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PowerChoice {
    pub player: PersonId,
    /// The game, by its position among the games of the top board, from 0.
    #[serde(default)]
    pub game: usize,
    pub power: Power,
}
