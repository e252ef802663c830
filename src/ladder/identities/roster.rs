//! Everyone of a season, and who may be whom.

use super::merge_names::{Nodes, spellings};
use super::name_parts::Name;
use super::name_similarity::fold_region;
use crate::book::results_year::{Decisions, Season, Who};

/// A person of a season, by position in its [`Roster`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonIx(pub usize);

/// Everyone of a season.
#[derive(Clone, Debug, Default)]
pub struct Roster {
    pub(super) people: Vec<RosterPerson>,
    pub(super) of: Vec<Vec<Option<PersonIx>>>,
    pub(super) unsure: Vec<Likely>,
    pub(super) contradictions: Vec<String>,
}

/// One person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RosterPerson {
    /// The name as it is shown: as a decision says, else the most usual spelling.
    pub name: String,
    pub region: String,
    /// All spellings, the most usual first.
    pub spellings: Vec<String>,
    /// The events where the person stands, ascending.
    pub events: Vec<usize>,
}

/// Two who may be one, and nobody has said.
#[derive(Clone, Debug, PartialEq)]
pub struct Likely {
    pub one: PersonIx,
    pub other: PersonIx,
    /// From 0 to 1.
    pub chance: f64,
    /// “a nickname, the same region”.
    pub why: String,
}

impl Roster {
    /// Settles who is who, as far as it is certain or decided.
    pub fn new(season: &Season, decisions: &Decisions) -> Roster {
        let (spellings, lines) = spellings(season);
        let mut nodes = Nodes::new(season, decisions, &spellings, &lines);
        let people = nodes.people(decisions, &spellings);
        nodes.roster(&people, &spellings)
    }

    /// Who stands in a line of an event.
    pub fn person(&self, event: usize, line: usize) -> Option<PersonIx> {
        self.of.get(event)?.get(line).copied().flatten()
    }

    /// Everyone, in the order in which they are met.
    pub fn people(&self) -> &[RosterPerson] {
        &self.people
    }

    /// The name as it is shown.
    pub fn name(&self, person: PersonIx) -> &str {
        self.people.get(person.0).map_or("", |person| &person.name)
    }

    /// Country, state or club.
    pub fn region(&self, person: PersonIx) -> &str {
        self.people.get(person.0).map_or("", |person| &person.region)
    }

    /// Pairs that may be one person, the most likely first. Until somebody decides, they are two.
    pub fn unsure(&self) -> &[Likely] {
        &self.unsure
    }

    /// Decisions that cannot all be so, as sentences.
    pub fn contradictions(&self) -> &[String] {
        &self.contradictions
    }

    /// How a person is named in a decision: by the name, by the region where another has the same name, and by an event
    /// where that does not tell either.
    pub fn who(&self, person: PersonIx, season: &Season) -> Who {
        let Some(held) = self.people.get(person.0) else { return Who::default() };
        let key = |person: &RosterPerson| Name::new(&person.name).key;
        let namesakes: Vec<&RosterPerson> = self
            .people
            .iter()
            .enumerate()
            .filter(|(n, other)| *n != person.0 && key(other) == key(held))
            .map(|(_, other)| other)
            .collect();
        let level = namesakes.iter().any(|other| fold_region(&other.region) == fold_region(&held.region));
        let event = held.events.first().and_then(|event| season.events.get(*event)).filter(|_| level);
        Who {
            name: held.name.clone(),
            region: (!namesakes.is_empty() && !level).then(|| held.region.clone()),
            event: event.map(|event| event.name.clone()),
            place: None,
        }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.people.len()
    }

    /// Whether there is nobody.
    pub fn is_empty(&self) -> bool {
        self.people.is_empty()
    }
}
