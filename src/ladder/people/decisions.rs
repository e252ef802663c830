//! What somebody decided of who is who, as data: kept in a file from year to year.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::alike::{Places, fold_region};
use super::name::Name;
use crate::book::fold_name;

/// Who is one person, and who is not.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Decisions {
    /// Groups of spellings that are one person. The first is how the person is shown.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub same: Vec<Group>,
    /// Groups of spellings that are each somebody else.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub different: Vec<Group>,
}

/// Some spellings that a decision is about. One alone means everybody who is spelt so.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    pub names: Vec<Who>,
}

/// Somebody as he stands in a list: by the name, and by as much more as the name alone does not tell.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "WhoFile", into = "WhoFile")]
pub struct Who {
    pub name: String,
    pub region: Option<String>,
    /// The name of one event.
    pub event: Option<String>,
    /// The place there.
    pub place: Option<u32>,
}

/// As it is written: the name alone, or a table.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum WhoFile {
    Name(String),
    Full {
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        region: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        event: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        place: Option<u32>,
    },
}

impl From<WhoFile> for Who {
    fn from(file: WhoFile) -> Who {
        match file {
            WhoFile::Name(name) => Who { name, ..Who::default() },
            WhoFile::Full { name, region, event, place } => Who { name, region, event, place },
        }
    }
}

impl From<Who> for WhoFile {
    fn from(who: Who) -> WhoFile {
        match who {
            Who { name, region: None, event: None, place: None } => WhoFile::Name(name),
            Who { name, region, event, place } => WhoFile::Full { name, region, event, place },
        }
    }
}

impl From<&str> for Who {
    fn from(name: &str) -> Who {
        Who { name: name.to_owned(), ..Who::default() }
    }
}

/// Whether two are one person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Same,
    Different,
}

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

    /// Whether nothing was decided.
    pub fn is_empty(&self) -> bool {
        self.same.is_empty() && self.different.is_empty()
    }

    /// Decides on two. What was decided of just these two before is taken back.
    pub fn decide(&mut self, verdict: Verdict, one: Who, other: Who) {
        for groups in [&mut self.same, &mut self.different] {
            groups.retain(|group| {
                !(group.names.len() == 2 && group.names.contains(&one) && group.names.contains(&other))
            });
        }
        let groups = match verdict {
            Verdict::Same => &mut self.same,
            Verdict::Different => &mut self.different,
        };
        groups.push(Group { names: vec![one, other] });
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

impl std::fmt::Display for Who {
    /// “John Smith (NZ) @ Waikato Open”.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.name)?;
        if let Some(region) = &self.region {
            write!(f, " ({region})")?;
        }
        if let Some(event) = &self.event {
            write!(f, " @ {event}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
