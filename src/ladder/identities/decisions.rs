//! Decisions on who is who as a file that is kept from year to year, and whom they mean.

use thiserror::Error;

use super::name_parts::Name;
use super::name_similarity::{Places, fold_region};
use crate::book::fold_name;
use crate::book::results_year::{Decisions, Who};

/// Why decisions cannot be read or written.
#[derive(Debug, Error)]
pub enum DecisionsError {
    #[error("the decisions on who is who cannot be read: {0}")]
    Toml(#[from] toml::de::Error),
    #[error("the decisions on who is who cannot be read: {0}")]
    Json(#[from] serde_json::Error),
    #[error("the decisions on who is who cannot be written: {0}")]
    Print(#[from] toml::ser::Error),
}

/// What stands on top of a file of decisions.
const HEAD: &str = "\
# Who is who in the year's ladder. [[same]] names one person's spellings, the first as it is shown; [[different]] names people\n\
# who look alike and are not. A name may be { name = \"…\", region = \"…\", event = \"…\" } where it does not tell by itself.\n\n";

impl Decisions {
    /// Reads decisions: JSON where the text begins with a brace, else TOML.
    pub fn parse(text: &str) -> Result<Decisions, DecisionsError> {
        if text.trim_start().starts_with('{') { Ok(serde_json::from_str(text)?) } else { Ok(toml::from_str(text)?) }
    }

    /// The decisions as the text of a file.
    pub fn to_toml(&self) -> Result<String, DecisionsError> {
        Ok(format!("{HEAD}{}", toml::to_string(self)?))
    }

    /// The decisions as JSON.
    pub fn to_json(&self) -> Result<String, DecisionsError> {
        Ok(serde_json::to_string_pretty(self)?)
    }

    /// Everybody that a decision is about.
    pub(super) fn everybody(&self) -> impl Iterator<Item = &Who> {
        self.same.iter().chain(&self.different).flat_map(|group| &group.names)
    }
}

impl Who {
    /// Whether more than name and region is needed, so that single lines are meant.
    pub(super) fn is_of_lines(&self) -> bool {
        self.event.is_some() || self.place.is_some()
    }

    /// Whether a line of an event is meant.
    pub(super) fn means_line(&self, event: &str, place: Option<u32>) -> bool {
        self.event.as_ref().is_none_or(|wanted| fold_name(wanted) == fold_name(event))
            && self.place.is_none_or(|wanted| place == Some(wanted))
    }

    /// The name's key.
    pub(super) fn key(&self) -> String {
        Name::new(&self.name).key
    }

    /// Whether somebody of this region, folded, is meant.
    pub(super) fn means_region(&self, region: &str) -> bool {
        self.region.as_ref().is_none_or(|wanted| {
            let wanted = fold_region(wanted);
            // “No region” is a region to ask for too.
            if wanted.is_empty() || region.is_empty() {
                wanted == region
            } else {
                Places::of(&wanted, region) == Places::Same
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::results_year::Verdict;

    #[test]
    fn decisions_are_kept_in_a_file_as_they_were_made() {
        let mut decisions = Decisions::default();
        decisions.decide(Verdict::Same, "Andrew Goff".into(), "A. Goff".into());
        let other = Who { region: Some("NZ".into()), ..Who::from("John Smith") };
        decisions.decide(Verdict::Different, "John Smith".into(), other.clone());
        let text = decisions.to_toml().unwrap();
        assert!(text.contains("names = [\"Andrew Goff\", \"A. Goff\"]"), "{text}");
        assert_eq!(Decisions::parse(&text).unwrap(), decisions);
        assert_eq!(Decisions::parse(&decisions.to_json().unwrap()).unwrap(), decisions);
        decisions.decide(Verdict::Same, other, "John Smith".into());
        assert_eq!((decisions.same.len(), decisions.different.len()), (2, 0));
        assert!(Decisions::parse("same = 3").unwrap_err().to_string().contains("cannot be read"));
        assert!(Decisions::parse("").unwrap().is_empty());
    }
}
