//! People, not spellings: who is who across the events of a season.

use std::collections::HashMap;

use super::season::Season;
use crate::book::fold_name;

/// A person of a season, by position in its [`Roster`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonIx(pub usize);

/// Everyone of a season.
#[derive(Clone, Debug, Default)]
pub struct Roster {
    people: Vec<RosterPerson>,
    of: Vec<Vec<Option<PersonIx>>>,
}

/// One person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RosterPerson {
    /// The name as it is shown.
    pub name: String,
    pub region: String,
}

impl Roster {
    /// Settles who is who.
    pub fn new(season: &Season) -> Roster {
        let mut roster = Roster::default();
        let mut known: HashMap<String, PersonIx> = HashMap::new();
        for event in &season.events {
            let mut of = Vec::with_capacity(event.lines.len());
            for line in &event.lines {
                let folded = fold_name(&line.name);
                of.push((!folded.is_empty()).then(|| {
                    *known.entry(folded).or_insert_with(|| {
                        roster.people.push(RosterPerson { name: line.name.clone(), region: line.region.clone() });
                        PersonIx(roster.people.len() - 1)
                    })
                }));
            }
            roster.of.push(of);
        }
        roster
    }

    /// Who stands in a line of an event.
    pub fn person(&self, event: usize, line: usize) -> Option<PersonIx> {
        self.of.get(event)?.get(line).copied().flatten()
    }

    /// The name as it is shown.
    pub fn name(&self, person: PersonIx) -> &str {
        self.people.get(person.0).map_or("", |person| &person.name)
    }

    /// Country, state or club.
    pub fn region(&self, person: PersonIx) -> &str {
        self.people.get(person.0).map_or("", |person| &person.region)
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
