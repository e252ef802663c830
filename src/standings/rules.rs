//! The rules of an event, and those that can be chosen.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use serde::Deserialize;
use thiserror::Error;

use crate::scoring::Concessions;

/// The rules of an event.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruleset {
    /// “EDC 2015”.
    pub name: String,
    /// Where the rules come from.
    pub source: String,
    /// What they say, for a player.
    pub description: String,
    /// The scoring system's name.
    pub system: String,
    /// Other values for parameters of the scoring system.
    #[serde(default)]
    pub parameters: BTreeMap<String, f64>,
    /// How many decimals totals are shown with.
    #[serde(default = "two")]
    pub decimals: usize,
    /// What a concession is.
    #[serde(default)]
    pub concessions: Concessions,
    /// What part of a player's best result counts, of the second best, and so on.
    pub weights: Vec<f64>,
    /// What part of every further result counts.
    #[serde(default)]
    pub rest: f64,
    /// How players of equal totals are told apart, first to last; then they share the place.
    #[serde(default)]
    pub tie_breaks: Vec<TieBreak>,
}

/// One way of telling players of equal totals apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub enum TieBreak {
    /// The score of the best game (1), the second best (2), and so on; a game not played is 0.
    BestGame(usize),
}

/// Why a ruleset cannot be used.
#[derive(Debug, Error)]
pub enum RulesError {
    #[error("the ruleset cannot be read: {0}")]
    File(#[from] toml::de::Error),
}

fn two() -> usize {
    2
}

const ORDINALS: [&str; 7] =
    ["best", "second best", "third best", "fourth best", "fifth best", "sixth best", "seventh best"];

impl TryFrom<String> for TieBreak {
    type Error = String;

    fn try_from(text: String) -> Result<TieBreak, String> {
        ORDINALS
            .iter()
            .position(|ordinal| text.strip_suffix(" game") == Some(ordinal))
            .map(|n| TieBreak::BestGame(n + 1))
            .ok_or_else(|| format!("there is no tie-break “{text}”; there are “best game” to “seventh best game”"))
    }
}

impl TieBreak {
    /// “second best game”.
    pub fn name(self) -> String {
        let TieBreak::BestGame(n) = self;
        ORDINALS
            .get(n.saturating_sub(1))
            .map_or_else(|| format!("game number {n}"), |ordinal| format!("{ordinal} game"))
    }
}

impl Ruleset {
    /// Reads a ruleset from its file's text.
    pub fn parse(text: &str) -> Result<Ruleset, RulesError> {
        Ok(toml::from_str(text)?)
    }

    /// What part of the `n`th best result counts, from 0.
    pub fn weight(&self, n: usize) -> f64 {
        self.weights.get(n).copied().unwrap_or(self.rest)
    }

    /// What counts, in words: “the best two results and half of the third”.
    pub fn counting(&self) -> String {
        let whole = self.weights.iter().take_while(|weight| **weight == 1.0).count();
        let words = ["", "one", "two", "three", "four", "five", "six", "seven"];
        let number = words.get(whole).map_or_else(|| whole.to_string(), |word| (*word).to_owned());
        let mut said = match (whole, self.rest == 1.0) {
            (_, true) if whole == self.weights.len() => return "all results".to_owned(),
            (0, _) => String::new(),
            (1, _) => "the best result".to_owned(),
            _ => format!("the best {number} results"),
        };
        for (n, weight) in self.weights.iter().enumerate().skip(whole) {
            let part = if *weight == 0.5 { "half".to_owned() } else { format!("{} %", weight * 100.0) };
            let ordinal =
                ORDINALS.get(n).map_or_else(|| format!("{}th", n + 1), |ordinal| ordinal.replace(" best", ""));
            let joint = if said.is_empty() { "" } else { " and " };
            said = format!("{said}{joint}{part} of the {ordinal}");
        }
        if self.rest != 0.0 {
            let part = if self.rest == 1.0 { "all".to_owned() } else { format!("{} %", self.rest * 100.0) };
            said = format!("{said} and {part} of the others");
        }
        said
    }
}

/// The rulesets that can be chosen.
#[derive(Debug, Default)]
pub struct Rulesets {
    rulesets: Vec<Arc<Ruleset>>,
}

/// The files in `assets/rulesets`, in the order in which they are listed.
const SHIPPED: &[&str] = &[
    include_str!("../../assets/rulesets/wdc-2006.toml"),
    include_str!("../../assets/rulesets/edc-2015.toml"),
    include_str!("../../assets/rulesets/sum-of-all-games.toml"),
    include_str!("../../assets/rulesets/best-three-games.toml"),
];

impl Rulesets {
    /// The rulesets that come with the program. One that could not be read would be left out; a test holds that none
    /// is.
    pub fn shipped() -> &'static Rulesets {
        static RULESETS: OnceLock<Rulesets> = OnceLock::new();
        RULESETS.get_or_init(|| Rulesets {
            rulesets: SHIPPED.iter().filter_map(|text| Ruleset::parse(text).ok()).map(Arc::new).collect(),
        })
    }

    /// The ruleset of this name, ignoring case.
    pub fn find(&self, name: &str) -> Option<&Arc<Ruleset>> {
        let wanted = name.trim().to_lowercase();
        self.rulesets.iter().find(|rules| rules.name.to_lowercase() == wanted)
    }

    /// All rulesets.
    pub fn all(&self) -> &[Arc<Ruleset>] {
        &self.rulesets
    }

    /// The rules of an event that names none.
    pub fn usual(&self) -> Arc<Ruleset> {
        self.rulesets.first().cloned().unwrap_or_else(|| {
            Arc::new(Ruleset {
                name: "Sum of all games".into(),
                source: String::new(),
                description: String::new(),
                system: String::new(),
                parameters: BTreeMap::new(),
                decimals: 2,
                concessions: Concessions::Solo,
                weights: Vec::new(),
                rest: 1.0,
                tie_breaks: Vec::new(),
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scoring::Library;

    #[test]
    fn every_file_is_read_and_names_a_scoring_system_that_is_there() {
        for text in SHIPPED {
            let rules = Ruleset::parse(text).unwrap_or_else(|error| panic!("{error}"));
            assert!(Rulesets::shipped().find(&rules.name.to_lowercase()).is_some());
            assert!(Library::shipped().find(&rules.system).is_some(), "{}", rules.system);
        }
        assert_eq!(Rulesets::shipped().all().len(), SHIPPED.len());
    }

    #[test]
    fn what_counts_is_said_in_words() {
        let counting = |name: &str| Rulesets::shipped().find(name).unwrap().counting();
        assert_eq!(counting("EDC 2015"), "the best two results and half of the third");
        assert_eq!(counting("wdc 2006"), "the best four results");
        let mut all = (**Rulesets::shipped().find("EDC 2015").unwrap()).clone();
        (all.weights, all.rest) = (vec![], 1.0);
        assert_eq!(all.counting(), "all results");
    }

    #[test]
    fn an_unknown_tie_break_is_named() {
        let text = SHIPPED[0].replace("\"best game\"", "\"worst game\"");
        assert!(Ruleset::parse(&text).unwrap_err().to_string().contains("there is no tie-break “worst game”"));
    }
}
