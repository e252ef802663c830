//! Standings: which results count, how ties break, who stands where.

use crate::book::{PersonId, SeatRef};

/// The rules of an event.
#[derive(Debug)]
pub struct Ruleset {
    /// “EDC 2015”.
    pub name: String,
    pub source: String,
    pub description: String,
    /// The scoring system's name.
    pub system: String,
    /// How many decimals totals are shown with.
    pub decimals: usize,
}

/// The rulesets that can be chosen.
#[derive(Debug, Default)]
pub struct Rulesets {
    rulesets: Vec<Ruleset>,
}

impl Rulesets {
    /// The rulesets that come with the program.
    pub fn shipped() -> &'static Rulesets {
        static SHIPPED: std::sync::OnceLock<Rulesets> = std::sync::OnceLock::new();
        SHIPPED.get_or_init(Rulesets::default)
    }

    /// The ruleset of this name, ignoring case.
    pub fn find(&self, name: &str) -> Option<&Ruleset> {
        self.rulesets.iter().find(|rules| rules.name.eq_ignore_ascii_case(name.trim()))
    }

    /// All rulesets, by name.
    pub fn all(&self) -> &[Ruleset] {
        &self.rulesets
    }
}

/// The table.
#[derive(Clone, Debug, Default)]
pub struct Standings {
    /// Everyone who has a result, best first.
    pub rows: Vec<Row>,
}

/// One line of the table.
#[derive(Clone, Debug)]
pub struct Row {
    pub person: PersonId,
    /// From 1; players who share a place have the same.
    pub place: usize,
    /// Whether someone else has the same place.
    pub shared: bool,
    /// Unrounded.
    pub total: f64,
    /// The person's games in the order of the rounds.
    pub games: Vec<Game>,
}

/// One game of a row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Game {
    pub seat: SeatRef,
    /// Unrounded; missing while it cannot be computed.
    pub score: Option<f64>,
    /// The part of the score that counts: 1 whole, 0.5 half, 0 dropped.
    pub weight: f64,
    /// Whether the game still runs, so that the score may change.
    pub provisional: bool,
}

impl Standings {
    /// Why the row at this position stands above the next one, where a tie-break decided it: “above B: better second
    /// game, 35.74 over 31.80”, without the name.
    pub fn why(&self, _row: usize) -> Option<String> {
        None
    }
}
