//! What the shipped scoring systems, rulesets and ladders are, and what the names in formulas are called, in the languages of the
//! players. The English texts are in the files of the systems, of the rulesets and of the ladders.

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
    ladders: BTreeMap<String, String>,
    /// The names that the formulas of scoring systems use, with blanks: “rank bonus”.
    names: BTreeMap<String, String>,
    /// The names that ladders give to their columns and numbers: “rating”.
    ladder_names: BTreeMap<String, String>,
    /// The titles of the players who win the ladders.
    ladder_titles: BTreeMap<String, String>,
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

/// The description of the shipped ladder of this name. `None` in English.
pub fn description_of_ladder(language: Language, name: &str) -> Option<&'static str> {
    Some(Descriptions::of(language)?.ladders.get(name)?.as_str())
}

/// The title of the player who wins a shipped ladder. `None` in English.
pub fn title_in_ladder(language: Language, title: &str) -> Option<&'static str> {
    Some(Descriptions::of(language)?.ladder_titles.get(title)?.as_str())
}

/// What a name is called that the formulas of the shipped scoring systems use: “rank bonus” or `rank_bonus`. `None` in English.
pub fn name_in_formulas(language: Language, name: &str) -> Option<&'static str> {
    NameInFormulas::of_system(name)?.word(language)
}

/// The words for a name, by their languages.
type Words = BTreeMap<Language, &'static str>;

/// A name in the formulas of the shipped scoring systems or ladders, with the words for it.
#[derive(Clone, Copy, Debug)]
pub struct NameInFormulas(&'static Words);

impl NameInFormulas {
    /// A name that scoring systems use: “rank bonus” or `rank_bonus`. `None` if no shipped one does.
    pub fn of_system(name: &str) -> Option<NameInFormulas> {
        static NAMES: OnceLock<BTreeMap<&'static str, Words>> = OnceLock::new();
        NameInFormulas::find(NAMES.get_or_init(|| words_of(|described| &described.names)), name)
    }

    /// A name that ladders use: “counted games” or `counted_games`. `None` if no shipped one does.
    pub fn of_ladder(name: &str) -> Option<NameInFormulas> {
        static NAMES: OnceLock<BTreeMap<&'static str, Words>> = OnceLock::new();
        NameInFormulas::find(NAMES.get_or_init(|| words_of(|described| &described.ladder_names)), name)
    }

    fn find(names: &'static BTreeMap<&'static str, Words>, name: &str) -> Option<NameInFormulas> {
        names.get(name.replace('_', " ").as_str()).map(NameInFormulas)
    }

    /// What it is called in a language. `None` in English.
    pub fn word(self, language: Language) -> Option<&'static str> {
        self.0.get(&language).copied()
    }
}

/// The words of all languages for a kind of names.
fn words_of(
    names: impl Fn(&'static Descriptions) -> &'static BTreeMap<String, String>,
) -> BTreeMap<&'static str, Words> {
    let mut words: BTreeMap<&'static str, Words> = BTreeMap::new();
    for language in Language::ALL {
        for (name, word) in Descriptions::of(language).map(&names).into_iter().flatten() {
            words.entry(name.as_str()).or_default().insert(language, word.as_str());
        }
    }
    words
}
