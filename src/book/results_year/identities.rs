//! What somebody decided of who is who across a year's lists.

use serde::{Deserialize, Serialize};

use super::SeasonEdit;

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

/// Whether two are one person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    Same,
    Different,
}

impl Decisions {
    /// Whether nothing was decided.
    pub fn is_empty(&self) -> bool {
        self.same.is_empty() && self.different.is_empty()
    }

    /// The groups of a verdict.
    pub fn of(&self, verdict: Verdict) -> &[Group] {
        match verdict {
            Verdict::Same => &self.same,
            Verdict::Different => &self.different,
        }
    }

    pub(super) fn of_mut(&mut self, verdict: Verdict) -> &mut Vec<Group> {
        match verdict {
            Verdict::Same => &mut self.same,
            Verdict::Different => &mut self.different,
        }
    }

    /// The edits that decide on two. What was decided of just these two before is taken back.
    pub fn deciding(&self, verdict: Verdict, one: Who, other: Who) -> Vec<SeasonEdit> {
        let mut edits = Vec::new();
        let mut left = self.of(verdict).len();
        for old in [Verdict::Same, Verdict::Different] {
            // From the last on, so that the others keep their positions.
            for (at, group) in self.of(old).iter().enumerate().rev() {
                if group.names.len() == 2 && group.names.contains(&one) && group.names.contains(&other) {
                    edits.push(SeasonEdit::RemoveDecision { verdict: old, at });
                    left -= usize::from(old == verdict);
                }
            }
        }
        edits.push(SeasonEdit::AddDecision { verdict, at: left, group: Group { names: vec![one, other] } });
        edits
    }

    /// Decides on two. What was decided of just these two before is taken back.
    pub fn decide(&mut self, verdict: Verdict, one: Who, other: Who) {
        for groups in [&mut self.same, &mut self.different] {
            groups.retain(|group| {
                !(group.names.len() == 2 && group.names.contains(&one) && group.names.contains(&other))
            });
        }
        self.of_mut(verdict).push(Group { names: vec![one, other] });
    }

    /// Adds what others decided, where it is not decided here already.
    pub fn take_over(&mut self, others: &Decisions) {
        for verdict in [Verdict::Same, Verdict::Different] {
            for group in others.of(verdict) {
                if !self.of(verdict).contains(group) {
                    self.of_mut(verdict).push(group.clone());
                }
            }
        }
    }
}
