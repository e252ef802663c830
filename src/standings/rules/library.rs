//! The library of rulesets: those shipped in `assets/rulesets`, and those of an event.

use std::sync::{Arc, OnceLock};

use super::{RulesError, Ruleset};
use crate::letter_case::in_small_letters;

/// The rulesets that can be chosen for an event.
#[derive(Clone, Debug, Default)]
pub struct RulesetLibrary {
    rulesets: Vec<Arc<Ruleset>>,
}

/// The files in `assets/rulesets`, in the order in which they are listed.
const SHIPPED: &[&str] = &[
    include_str!("../../../assets/rulesets/wdc-2006.toml"),
    include_str!("../../../assets/rulesets/eurodipcon-4.toml"),
    include_str!("../../../assets/rulesets/edc-2015.toml"),
    include_str!("../../../assets/rulesets/gunboat-cup.toml"),
    include_str!("../../../assets/rulesets/campo-di-marte.toml"),
    include_str!("../../../assets/rulesets/daanz-style.toml"),
    include_str!("../../../assets/rulesets/sum-of-all-games.toml"),
    include_str!("../../../assets/rulesets/best-three-games.toml"),
    include_str!("../../../assets/rulesets/sum-all-round-scores.toml"),
    include_str!("../../../assets/rulesets/sum-best-2-rounds.toml"),
    include_str!("../../../assets/rulesets/sum-best-3-rounds.toml"),
    include_str!("../../../assets/rulesets/sum-best-4-rounds.toml"),
    include_str!("../../../assets/rulesets/sum-best-5-rounds.toml"),
    include_str!("../../../assets/rulesets/sum-best-3-games.toml"),
    include_str!("../../../assets/rulesets/sum-best-4-games.toml"),
    include_str!("../../../assets/rulesets/sum-best-5-games.toml"),
    include_str!("../../../assets/rulesets/best-single-game.toml"),
    include_str!("../../../assets/rulesets/best-two-half-third.toml"),
    include_str!("../../../assets/rulesets/best-two-half-average.toml"),
    include_str!("../../../assets/rulesets/best-three-half-fourth.toml"),
    include_str!("../../../assets/rulesets/best-two-and-a-third.toml"),
    include_str!("../../../assets/rulesets/sum-games-divided.toml"),
    include_str!("../../../assets/rulesets/wdc-2025.toml"),
    include_str!("../../../assets/rulesets/four-fifths.toml"),
    include_str!("../../../assets/rulesets/finishing-positions.toml"),
];

impl RulesetLibrary {
    /// The rulesets that come with the program. A file that could not be read would be left out. A test checks that all
    /// can be read.
    pub fn shipped() -> &'static RulesetLibrary {
        static RULESETS: OnceLock<RulesetLibrary> = OnceLock::new();
        RULESETS.get_or_init(|| RulesetLibrary {
            rulesets: SHIPPED.iter().filter_map(|text| Ruleset::parse(text).ok()).map(Arc::new).collect(),
        })
    }

    /// These rulesets and an event's own rulesets, read from their texts. An own ruleset replaces a shipped one with
    /// the same name. Rulesets that cannot be used are left out. The errors list these and the unfinished ones.
    pub fn with_event_rulesets(&self, texts: &[String]) -> (RulesetLibrary, Vec<RulesError>) {
        let mut all = self.clone();
        let mut errors = Vec::new();
        for text in texts {
            match Ruleset::parse(text) {
                Ok(rules) => {
                    if let Some(fault) = rules.unfinished_fault() {
                        errors.push(RulesError::Unfinished { rules: rules.name.clone(), fault });
                    }
                    all.insert(rules);
                }
                Err(error) => errors.push(error),
            }
        }
        (all, errors)
    }

    /// The file text of the shipped ruleset of this name, for copying.
    pub fn shipped_text(name: &str) -> Option<&'static str> {
        let wanted = in_small_letters(name.trim());
        let is_wanted = |text: &str| Ruleset::parse(text).is_ok_and(|rules| in_small_letters(&rules.name) == wanted);
        SHIPPED.iter().copied().find(|text| is_wanted(text))
    }

    fn insert(&mut self, rules: Ruleset) {
        let wanted = in_small_letters(&rules.name);
        let rules = Arc::new(rules);
        match self.rulesets.iter().position(|known| in_small_letters(&known.name) == wanted) {
            Some(at) => self.rulesets[at] = rules,
            None => self.rulesets.push(rules),
        }
    }

    /// The ruleset of this name, ignoring case.
    pub fn find(&self, name: &str) -> Option<&Arc<Ruleset>> {
        let wanted = in_small_letters(name.trim());
        self.rulesets.iter().find(|rules| in_small_letters(&rules.name) == wanted)
    }

    /// All rulesets.
    pub fn all(&self) -> &[Arc<Ruleset>] {
        &self.rulesets
    }

    /// The rules of an event without a named ruleset.
    pub fn default_ruleset(&self) -> Arc<Ruleset> {
        self.rulesets.first().cloned().unwrap_or_else(|| Arc::new(Ruleset::fallback()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::languages::Language;
    use crate::scoring::SystemLibrary;

    #[test]
    fn every_file_can_be_read_and_names_an_existing_scoring_system() {
        for text in SHIPPED {
            let rules = Ruleset::parse(text).unwrap_or_else(|error| panic!("{error}"));
            assert!(RulesetLibrary::shipped().find(&rules.name.to_lowercase()).is_some());
            assert!(SystemLibrary::shipped().find(&rules.system).is_some(), "{}", rules.system);
        }
        assert_eq!(RulesetLibrary::shipped().all().len(), SHIPPED.len());
    }

    #[test]
    fn counting_text_says_what_counts() {
        let counting = |name: &str| RulesetLibrary::shipped().find(name).unwrap().counting_text(Language::English);
        assert_eq!(counting("EDC 2015"), "the best two games and half of the third");
        assert_eq!(counting("wdc 2006"), "the best four games");
        assert_eq!(counting("Sum of all games"), "all games");
    }

    #[test]
    fn an_unknown_tie_break_is_named_in_the_error() {
        let text = SHIPPED[0].replace("\"best game\"", "\"worst game\"");
        assert!(
            Ruleset::parse(&text)
                .unwrap_err()
                .to_string()
                .contains("there is no tie-break “worst game”; there are “best game”, “second")
        );
    }
}
