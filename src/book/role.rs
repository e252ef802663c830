//! [`Role`], what a person is in the event: a player with a place, one without, or a reserve.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::fold_name;
use super::typed_words::values_by_window_name;
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
