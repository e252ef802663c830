//! The list of all people of a year, and the pairs that may be one person.

use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use crate::book::person_names::{PersonName, fold_region};
use crate::book::results_year::{ListedName, ResultsYear};

/// The position of a person in a [`Roster`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonIx(pub usize);

/// All people of a year.
#[derive(Clone, Debug, Default)]
pub struct Roster {
    pub(super) people: Vec<RosterPerson>,
    pub(super) people_by_line: Vec<Vec<Option<PersonIx>>>,
    pub(super) undecided_pairs: Vec<UndecidedPair>,
    pub(super) contradictions: Vec<String>,
    /// The people with each name, found when it is first asked for.
    pub(super) people_by_name: OnceLock<FxHashMap<String, Vec<PersonIx>>>,
}

/// One person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RosterPerson {
    /// The shown name: the one from a decision, or else the most frequent spelling.
    pub name: String,
    pub region: String,
    /// All spellings, the most frequent first.
    pub spellings: Vec<String>,
    /// The events in which the person is listed, ascending.
    pub events: Vec<usize>,
}

/// Two people who may be one person, without a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct UndecidedPair {
    pub one: PersonIx,
    pub other: PersonIx,
    /// The likelihood that they are one person, from 0 to 1.
    pub chance: f64,
    /// The reasons: “a nickname, the same region”.
    pub why: String,
}

impl Roster {
    /// The person of a line of an event.
    pub fn person(&self, event: usize, line: usize) -> Option<PersonIx> {
        self.people_by_line.get(event)?.get(line).copied().flatten()
    }

    /// All people, in the order of their first line.
    pub fn people(&self) -> &[RosterPerson] {
        &self.people
    }

    /// The shown name.
    pub fn name(&self, person: PersonIx) -> &str {
        self.people.get(person.0).map_or("", |person| &person.name)
    }

    /// Whether one of the spellings of a person is this name. Case, accents, and the order of given and family name do
    /// not matter.
    pub fn is_called(&self, person: PersonIx, name: &str) -> bool {
        let wanted = PersonName::new(name).key;
        self.people.get(person.0).is_some_and(|person| {
            let mut spellings = std::iter::once(&person.name).chain(&person.spellings);
            spellings.any(|spelling| PersonName::new(spelling).key == wanted)
        })
    }

    /// Country, state or club.
    pub fn region(&self, person: PersonIx) -> &str {
        self.people.get(person.0).map_or("", |person| &person.region)
    }

    /// Pairs that may be one person, the most likely first. Without a decision they count as two people.
    pub fn undecided_pairs(&self) -> &[UndecidedPair] {
        &self.undecided_pairs
    }

    /// Messages about decisions that contradict each other.
    pub fn contradictions(&self) -> &[String] {
        &self.contradictions
    }

    /// The name of a person for a decision. The region is added if another person has the same name. An event is added
    /// if the region is the same too.
    pub fn listed_name(&self, person: PersonIx, results_year: &ResultsYear) -> ListedName {
        let Some(person_entry) = self.people.get(person.0) else { return ListedName::default() };
        let people_by_name = self.people_by_name.get_or_init(|| {
            let mut people: FxHashMap<String, Vec<PersonIx>> = FxHashMap::default();
            for (at, person) in self.people.iter().enumerate() {
                people.entry(PersonName::new(&person.name).key).or_default().push(PersonIx(at));
            }
            people
        });
        let of_name = people_by_name.get(&PersonName::new(&person_entry.name).key).map_or(&[][..], Vec::as_slice);
        let namesakes: Vec<&RosterPerson> =
            of_name.iter().filter(|other| **other != person).map(|other| &self.people[other.0]).collect();
        let same_region = namesakes.iter().any(|other| fold_region(&other.region) == fold_region(&person_entry.region));
        let event =
            person_entry.events.first().and_then(|event| results_year.events.get(*event)).filter(|_| same_region);
        ListedName {
            name: person_entry.name.clone(),
            region: (!namesakes.is_empty() && !same_region).then(|| person_entry.region.clone()),
            event: event.map(|event| event.name.clone()),
            place: None,
        }
    }

    /// Number of people.
    pub fn len(&self) -> usize {
        self.people.len()
    }

    /// Whether there are no people.
    pub fn is_empty(&self) -> bool {
        self.people.is_empty()
    }
}
