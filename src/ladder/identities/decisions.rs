//! Reads and writes identity decisions as a file, and finds the lines that a decision refers to.

use thiserror::Error;

use crate::book::fold_name;
use crate::book::person_names::{PersonName, RegionRelation, fold_region};
use crate::book::results_year::{IdentityDecisions, ListedName};
use crate::languages::window_sentences::ladder_problems as texts;

/// Why identity decisions cannot be read or written.
#[derive(Debug, Error)]
pub enum IdentityDecisionsError {
    #[error("{}", texts::decisions_unreadable(&.0.to_string()))]
    Toml(#[from] toml::de::Error),
    #[error("{}", texts::decisions_unreadable(&.0.to_string()))]
    Json(#[from] serde_json::Error),
    #[error("{}", texts::decisions_not_written(&.0.to_string()))]
    Print(#[from] toml::ser::Error),
}

/// The comment at the top of a file with decisions.
const HEAD: &str = "\
# Identity decisions for the ladder. [[same]] lists the spellings of one person. The first one is shown. [[different]] lists\n\
# different people with similar names. A name may be { name = \"…\", region = \"…\", event = \"…\" } if it is not unique.\n\n";

impl IdentityDecisions {
    /// Reads decisions: JSON where the text begins with a brace, else TOML.
    pub fn parse(text: &str) -> Result<IdentityDecisions, IdentityDecisionsError> {
        if text.trim_start().starts_with('{') {
            Ok(serde_json::from_slice(text.as_bytes())?)
        } else {
            Ok(toml::from_str(text)?)
        }
    }

    /// The decisions as the text of a file.
    pub fn to_toml(&self) -> Result<String, IdentityDecisionsError> {
        Ok(format!("{HEAD}{}", toml::to_string(self)?))
    }

    /// The decisions as JSON.
    pub fn to_json(&self) -> Result<String, IdentityDecisionsError> {
        Ok(serde_json::to_string_pretty(self)?)
    }

    /// All names in the decisions.
    pub(super) fn listed_names(&self) -> impl Iterator<Item = &ListedName> {
        self.same.iter().chain(&self.different).flat_map(|group| &group.names)
    }
}

impl ListedName {
    /// Whether this name refers to single lines, because it has an event or a place.
    pub(super) fn names_single_lines(&self) -> bool {
        self.event.is_some() || self.place.is_some()
    }

    /// Whether this name refers to a line of an event.
    pub(super) fn refers_to_line(&self, event: &str, place: Option<u32>) -> bool {
        self.event.as_ref().is_none_or(|wanted| fold_name(wanted) == fold_name(event))
            && self.place.is_none_or(|wanted| place == Some(wanted))
    }

    /// The key of the name.
    pub(super) fn key(&self) -> String {
        PersonName::new(&self.name).key
    }

    /// Whether this name refers to a person of this folded region.
    pub(super) fn refers_to_region(&self, region: &str) -> bool {
        self.region.as_ref().is_none_or(|wanted| {
            let wanted = fold_region(wanted);
            // An empty region means “no region”.
            if wanted.is_empty() || region.is_empty() {
                wanted == region
            } else {
                RegionRelation::between(&wanted, region) == RegionRelation::Same
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::results_year::IdentityVerdict;

    #[test]
    fn decisions_are_written_to_a_file_and_read_back() {
        let mut decisions = IdentityDecisions::default();
        decisions.decide(IdentityVerdict::Same, "Andrew Goff".into(), "A. Goff".into());
        let other = ListedName { region: Some("NZ".into()), ..ListedName::from("John Smith") };
        decisions.decide(IdentityVerdict::Different, "John Smith".into(), other.clone());
        let text = decisions.to_toml().unwrap();
        assert!(text.contains("names = [\"Andrew Goff\", \"A. Goff\"]"), "{text}");
        assert_eq!(IdentityDecisions::parse(&text).unwrap(), decisions);
        assert_eq!(IdentityDecisions::parse(&decisions.to_json().unwrap()).unwrap(), decisions);
        decisions.decide(IdentityVerdict::Same, other, "John Smith".into());
        assert_eq!((decisions.same.len(), decisions.different.len()), (2, 0));
        assert!(IdentityDecisions::parse("same = 3").unwrap_err().to_string().contains("cannot be read"));
        assert!(IdentityDecisions::parse("").unwrap().is_empty());
    }

    #[test]
    fn a_name_with_an_event_or_a_place_refers_to_the_lines_there_alone() {
        let of = |event: Option<&str>, place| ListedName {
            event: event.map(str::to_owned),
            place,
            ..ListedName::from("John Smith")
        };
        for (name, refers) in [
            (of(None, None), [true, true, true]),
            (of(Some("córdoba open"), None), [true, true, false]),
            (of(None, Some(3)), [true, false, true]),
            (of(Some("Córdoba Open"), Some(3)), [true, false, false]),
        ] {
            let lines = [("Córdoba Open", Some(3)), ("Córdoba Open", None), ("Bismark", Some(3))];
            assert_eq!(lines.map(|(event, place)| name.refers_to_line(event, place)), refers, "{name:?}");
        }
    }
}
