//! The table of adjacent powers.

use crate::book::{PerPower, Power};

/// The pairs of adjacent powers. Two players who meet twice should not have adjacent powers both times. No rule says
/// which powers are adjacent, so the director chooses the table. Two tables are predefined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Adjacency {
    /// For each power a bit for each adjacent power. Austria has the lowest bit.
    adjacent_to: PerPower<u8>,
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

/// More pairs of powers that reach each other easily.
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
        Adjacency::from_pairs(&STRICT)
    }

    /// The strict pairs, and E-G, E-R, A-T, I-T and G-I.
    pub fn wide() -> Self {
        let mut table = Adjacency::strict();
        for (one, other) in WIDE {
            table.join(one, other);
        }
        table
    }

    /// A table chosen by the director.
    pub fn from_pairs(pairs: &[(Power, Power)]) -> Self {
        let mut table = Adjacency { adjacent_to: PerPower::default() };
        for &(one, other) in pairs {
            table.join(one, other);
        }
        table
    }

    fn join(&mut self, one: Power, other: Power) {
        self.adjacent_to[one] |= 1 << other.index();
        self.adjacent_to[other] |= 1 << one.index();
    }

    /// Whether two powers are adjacent.
    pub fn adjacent(&self, one: Power, other: Power) -> bool {
        self.adjacent_to[one] & (1 << other.index()) != 0
    }
}

impl Default for Adjacency {
    fn default() -> Self {
        Adjacency::strict()
    }
}
