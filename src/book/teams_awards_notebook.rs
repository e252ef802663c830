//! The teams of an event, the decisions about prizes, and the notebook.

use serde::{Deserialize, Serialize};

use super::PersonId;

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
