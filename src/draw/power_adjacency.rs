//! Which powers are neighbours.

use crate::book::{PerPower, Power};

/// Two who meet twice should not hold neighbouring powers both times. No rule says which powers are neighbours, so the
/// table is the director's; two are ready.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Adjacency {
    /// For each power a bit for each neighbour, Austria's the lowest.
    neighbours: PerPower<u8>,
}

/// Powers that fight over the same centres from the start.
const STRICT: [(Power, Power); 8] = [
    (Power::Austria, Power::Germany),
    (Power::Austria, Power::Italy),
    (Power::Austria, Power::Russia),
    (Power::France, Power::Germany),
    (Power::France, Power::Italy),
    (Power::Germany, Power::Russia),
    (Power::Russia, Power::Turkey),
    (Power::England, Power::France),
];

/// Those within easy reach besides.
const WIDE: [(Power, Power); 5] = [
    (Power::England, Power::Germany),
    (Power::England, Power::Russia),
    (Power::Austria, Power::Turkey),
    (Power::Italy, Power::Turkey),
    (Power::Germany, Power::Italy),
];

impl Adjacency {
    /// A-G, A-I, A-R, F-G, F-I, G-R, R-T and E-F.
    pub fn strict() -> Self {
        Adjacency::of(&STRICT)
    }

    /// The strict ones, and E-G, E-R, A-T, I-T and G-I.
    pub fn wide() -> Self {
        let mut table = Adjacency::strict();
        for (one, other) in WIDE {
            table.join(one, other);
        }
        table
    }

    /// A table of the director's own.
    pub fn of(pairs: &[(Power, Power)]) -> Self {
        let mut table = Adjacency { neighbours: PerPower::default() };
        for &(one, other) in pairs {
            table.join(one, other);
        }
        table
    }

    fn join(&mut self, one: Power, other: Power) {
        self.neighbours[one] |= 1 << other.index();
        self.neighbours[other] |= 1 << one.index();
    }

    /// Whether the two are neighbours.
    pub fn adjacent(&self, one: Power, other: Power) -> bool {
        self.neighbours[one] & (1 << other.index()) != 0
    }
}

impl Default for Adjacency {
    fn default() -> Self {
        Adjacency::strict()
    }
}
