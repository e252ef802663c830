//! Scoring systems: named columns of formulas over the seven powers of a board.

use std::sync::Arc;

use crate::book::{PerPower, Power};

/// A scoring system.
#[derive(Debug)]
pub struct System {
    /// “EuroDipCon 4”.
    pub name: String,
    /// Where the rule comes from.
    pub source: String,
    /// What it does, for a player.
    pub description: String,
    /// What a board without a solo sums to, where that is constant.
    pub total: Option<f64>,
    /// How many decimals its scores are shown with.
    pub decimals: usize,
    /// The columns in order; the last is the score.
    pub columns: Vec<SystemColumn>,
}

/// One column of a scoring system.
#[derive(Debug)]
pub struct SystemColumn {
    /// “rank bonus”.
    pub name: String,
    /// The formula as it is written in the file.
    pub formula: String,
}

/// The scoring systems that can be chosen.
#[derive(Clone, Debug, Default)]
pub struct Library {
    systems: Vec<Arc<System>>,
}

impl Library {
    /// The systems that come with the program.
    pub fn shipped() -> &'static Library {
        static SHIPPED: std::sync::OnceLock<Library> = std::sync::OnceLock::new();
        SHIPPED.get_or_init(Library::default)
    }

    /// The system of this name, ignoring case.
    pub fn find(&self, name: &str) -> Option<&Arc<System>> {
        self.systems.iter().find(|system| system.name.eq_ignore_ascii_case(name.trim()))
    }

    /// All systems, by name.
    pub fn systems(&self) -> &[Arc<System>] {
        &self.systems
    }
}

/// The computed columns of one board. A value that cannot be computed, because the board lacks an input, is missing.
#[derive(Clone, Copy, Debug)]
pub struct BoardScores<'a> {
    /// The system that scored the board.
    pub system: &'a System,
    columns: &'a [[f64; 7]],
}

impl BoardScores<'_> {
    /// The value of the column at this position of `system.columns`.
    pub fn column(&self, column: usize, power: Power) -> Option<f64> {
        self.columns.get(column).map(|values| values[power.index()]).filter(|value| !value.is_nan())
    }

    /// The score: the last column.
    pub fn score(&self, power: Power) -> Option<f64> {
        self.columns.last().map(|values| values[power.index()]).filter(|value| !value.is_nan())
    }

    /// The scores of all seven.
    pub fn scores(&self) -> PerPower<Option<f64>> {
        PerPower::from_fn(|power| self.score(power))
    }
}
