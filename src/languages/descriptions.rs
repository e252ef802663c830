//! What the shipped scoring systems and rulesets are, and what the names in formulas are called, in the languages of the
//! players. The English texts are in the files of the systems and of the rulesets.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;

use super::Language;
use super::language_files::DESCRIPTIONS;

/// The descriptions in one language, by the names of what they describe.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Descriptions {
    scoring: BTreeMap<String, String>,
    rulesets: BTreeMap<String, String>,
    /// The names that formulas use, with blanks: “rank bonus”.
    names: BTreeMap<String, String>,
}

impl Descriptions {
    fn of(language: Language) -> Option<&'static Descriptions> {
        static READ: OnceLock<BTreeMap<&'static str, Descriptions>> = OnceLock::new();
        let read = || {
            let files = DESCRIPTIONS.iter();
            files.filter_map(|(tag, text)| Some((*tag, toml::from_str(text).ok()?))).collect()
        };
        READ.get_or_init(read).get(language.tag())
    }
}

/// The description of the shipped scoring system of this name. `None` in English.
pub fn description_of_system(language: Language, name: &str) -> Option<&'static str> {
    Some(Descriptions::of(language)?.scoring.get(name)?.as_str())
}

/// The description of the shipped ruleset of this name. `None` in English.
pub fn description_of_ruleset(language: Language, name: &str) -> Option<&'static str> {
    Some(Descriptions::of(language)?.rulesets.get(name)?.as_str())
}

/// What a name is called that the formulas of the shipped scoring systems use: “rank bonus” or `rank_bonus`. `None` in English.
pub fn name_in_formulas(language: Language, name: &str) -> Option<&'static str> {
    Some(Descriptions::of(language)?.names.get(&name.replace('_', " "))?.as_str())
}
