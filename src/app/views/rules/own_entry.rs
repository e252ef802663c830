//! An entry for one of the event's own scoring systems or rulesets in the list at the left.

use crate::scoring::{ScoringSystem, SystemDraft};
use crate::standings::{RulesDraft, RulesField, Ruleset};

/// An own system or ruleset of the event, as the list shows it.
#[derive(Clone, Debug)]
pub(super) struct OwnEntry {
    /// The name in its text, even if it is unfinished.
    pub title: String,
    /// The name under which it can be used. `None` if no version of it is usable.
    pub usable_name: Option<String>,
    /// Whether its newest version has an error.
    pub unfinished: bool,
}

impl OwnEntry {
    /// The entry for the text of a scoring system.
    pub(super) fn from_system_text(text: &str) -> OwnEntry {
        let system = ScoringSystem::parse(text).ok();
        let title = match SystemDraft::read(text) {
            Ok(draft) => draft.name,
            Err(_) => "a system that cannot be read".to_owned(),
        };
        let unfinished = system.as_ref().is_some_and(|system| system.unfinished_error.is_some());
        OwnEntry { title, usable_name: system.map(|system| system.name), unfinished }
    }

    /// The entry for the text of a ruleset.
    pub(super) fn from_ruleset_text(text: &str) -> OwnEntry {
        let rules = Ruleset::parse(text).ok();
        let title = RulesDraft::from_file_text(text).field_text(RulesField::new("name"));
        let title = if title.is_empty() { "a ruleset that cannot be read".to_owned() } else { title };
        let unfinished = rules.as_ref().is_some_and(|rules| rules.unfinished.is_some());
        OwnEntry { title, usable_name: rules.map(|rules| rules.name), unfinished }
    }
}
