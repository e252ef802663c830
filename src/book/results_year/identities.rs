//! Decisions about identity: which spellings in the result lists of a year are one person.
//! The search for likely matches is in [`crate::ladder`].

use serde::{Deserialize, Serialize};

use super::ResultsYearEdit;

/// Which spellings are one person, and which are different people.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct IdentityDecisions {
    /// Groups of spellings of one person. The first spelling is the one that is shown.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub same: Vec<SpellingGroup>,
    /// Groups of spellings of different people.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub different: Vec<SpellingGroup>,
}

/// The spellings of one decision. A single spelling means everybody with this spelling.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpellingGroup {
    pub names: Vec<ListedName>,
}

/// A person in a result list: the name, and further data if the name alone is ambiguous.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "WhoFile", into = "WhoFile")]
pub struct ListedName {
    pub name: String,
    pub region: Option<String>,
    /// The name of one event.
    pub event: Option<String>,
    /// The place in that event.
    pub place: Option<u32>,
}

/// The form in the file: the name alone, or a table.
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

impl From<WhoFile> for ListedName {
    fn from(file: WhoFile) -> ListedName {
        match file {
            WhoFile::Name(name) => ListedName { name, ..ListedName::default() },
            WhoFile::Full { name, region, event, place } => ListedName { name, region, event, place },
        }
    }
}

impl From<ListedName> for WhoFile {
    fn from(who: ListedName) -> WhoFile {
        match who {
            ListedName { name, region: None, event: None, place: None } => WhoFile::Name(name),
            ListedName { name, region, event, place } => WhoFile::Full { name, region, event, place },
        }
    }
}

impl From<&str> for ListedName {
    fn from(name: &str) -> ListedName {
        ListedName { name: name.to_owned(), ..ListedName::default() }
    }
}

impl std::fmt::Display for ListedName {
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

/// Whether two spellings are one person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum IdentityVerdict {
    Same,
    Different,
}

impl IdentityDecisions {
    /// Whether there are no decisions.
    pub fn is_empty(&self) -> bool {
        self.same.is_empty() && self.different.is_empty()
    }

    /// The groups with this verdict.
    pub fn groups(&self, verdict: IdentityVerdict) -> &[SpellingGroup] {
        match verdict {
            IdentityVerdict::Same => &self.same,
            IdentityVerdict::Different => &self.different,
        }
    }

    pub(super) fn groups_mut(&mut self, verdict: IdentityVerdict) -> &mut Vec<SpellingGroup> {
        match verdict {
            IdentityVerdict::Same => &mut self.same,
            IdentityVerdict::Different => &mut self.different,
        }
    }

    /// The edits that record a decision about two spellings. They remove earlier decisions about exactly these two.
    pub fn edits_to_decide(
        &self,
        verdict: IdentityVerdict,
        one: ListedName,
        other: ListedName,
    ) -> Vec<ResultsYearEdit> {
        let mut edits = Vec::new();
        let mut left = self.groups(verdict).len();
        for old in [IdentityVerdict::Same, IdentityVerdict::Different] {
            // Backwards, because a removal moves the groups after it.
            for (at, group) in self.groups(old).iter().enumerate().rev() {
                if group.names.len() == 2 && group.names.contains(&one) && group.names.contains(&other) {
                    edits.push(ResultsYearEdit::RemoveDecision { verdict: old, position: at });
                    left -= usize::from(old == verdict);
                }
            }
        }
        edits.push(ResultsYearEdit::AddDecision {
            verdict,
            position: left,
            group: SpellingGroup { names: vec![one, other] },
        });
        edits
    }

    /// Records a decision about two spellings. Removes earlier decisions about exactly these two.
    pub fn decide(&mut self, verdict: IdentityVerdict, one: ListedName, other: ListedName) {
        for groups in [&mut self.same, &mut self.different] {
            groups.retain(|group| {
                !(group.names.len() == 2 && group.names.contains(&one) && group.names.contains(&other))
            });
        }
        self.groups_mut(verdict).push(SpellingGroup { names: vec![one, other] });
    }

    /// Adds the decisions of `others` that are not here yet.
    pub fn add_missing(&mut self, others: &IdentityDecisions) {
        for verdict in [IdentityVerdict::Same, IdentityVerdict::Different] {
            for group in others.groups(verdict) {
                if !self.groups(verdict).contains(group) {
                    self.groups_mut(verdict).push(group.clone());
                }
            }
        }
    }
}
