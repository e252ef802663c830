//! Data of an event besides its games: roles, teams, decisions about the top board and prizes, the notebook.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::typed_words::values_by_window_name;
use super::{PersonId, Power, fold_name};
use crate::languages::sentences::words;
use crate::languages::{FixedSentence, Language};

/// The role of a person in the event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Role {
    /// Plays and can take a place.
    #[default]
    Player,
    /// Plays and scores, but takes no place: a director who fills a board, or a guest.
    Unranked,
    /// Was removed by the director, and takes no place.
    Removed,
    /// Withdrew, and takes no place.
    Withdrawn,
    /// Waits to step in, and does not count as an entrant.
    Reserve,
}

impl Role {
    /// All roles, the usual one first.
    pub const ALL: [Role; 5] = [Role::Player, Role::Unranked, Role::Removed, Role::Withdrawn, Role::Reserve];

    /// The text of the role, “unranked”. Empty for a player.
    pub const fn name(self) -> &'static str {
        match self {
            Role::Player => "",
            Role::Unranked => "unranked",
            Role::Removed => "removed",
            Role::Withdrawn => "withdrawn",
            Role::Reserve => "reserve",
        }
    }

    /// The text of the role in a language. Empty for a player.
    pub fn name_in(self, language: Language) -> String {
        match self {
            Role::Player => String::new(),
            Role::Unranked => words::role_unranked(language),
            Role::Removed => words::role_removed(language),
            Role::Withdrawn => words::role_withdrawn(language),
            Role::Reserve => words::role_reserve(language),
        }
    }

    /// The text of the role in the language of the window. Empty for a player.
    pub fn name_in_window(self) -> &'static str {
        static NAMES: [FixedSentence; Role::ALL.len()] = [const { FixedSentence::new() }; Role::ALL.len()];
        NAMES[self as usize].made_by(|language| self.name_in(language))
    }

    /// The role with this name in any language of the window, ignoring case. “player” and an empty text are the usual role.
    pub fn parse(name: &str) -> Option<Role> {
        static IN_WINDOW: LazyLock<HashMap<String, Role>> =
            LazyLock::new(|| values_by_window_name(&Role::ALL, Role::name_in_window));
        let folded = fold_name(name);
        let is_english = |role: &Role| role.name() == folded || (folded == "player" && *role == Role::Player);
        Role::ALL.into_iter().find(is_english).or_else(|| IN_WINDOW.get(&folded).copied())
    }

    // Serde passes the field by reference.
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
    /// Whether the director formed the team from players who wanted one.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub scratch: bool,
}

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

/// The director's decision about a prize: a computed prize, or a prize of the director's own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Award {
    /// “Best Austria”, “Best stab of the year”.
    pub name: String,
    pub winners: Vec<PersonId>,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub note: String,
}

/// An entry in the director's notebook.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct NotebookEntry {
    /// The time, “2006-08-12 14:05”.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub time: String,
    /// “R2 C”, or empty for the whole event.
    #[serde(rename = "place", skip_serializing_if = "String::is_empty")]
    pub location: String,
    pub text: String,
}
