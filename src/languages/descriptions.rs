//! What the shipped scoring systems, rulesets and ladders are, where they come from, and what the names in formulas and the examples are
//! called, in the languages of the players. The English texts are in the files of the systems, of the rulesets and of the ladders.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;

use super::language_files::DESCRIPTIONS;
use super::{Language, window_language};

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
    /// The sources of systems, rulesets and ladders, by their English texts. The title of a document has no translation.
    sources: BTreeMap<String, String>,
    /// The titles of the worked examples and of the typical results, by their English texts. Only the languages of the window have them.
    #[serde(default)]
    examples: BTreeMap<String, String>,
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

/// A description in a language, if it is the shipped one in any language; `english` and `translated` say what that is. A director's own
/// description stays as it was typed.
pub fn description_in<'a>(
    own: &'a str,
    language: Language,
    english: &'static str,
    translated: impl Fn(Language) -> Option<&'static str>,
) -> &'a str {
    let shipped = |language: Language| translated(language).unwrap_or(english);
    let is_same = |shipped: &str| shipped.split_whitespace().eq(own.split_whitespace());
    let is_shipped = is_same(english) || Language::ALL.into_iter().any(|language| is_same(shipped(language)));
    match translated(language) {
        Some(text) if is_shipped => text,
        None if is_shipped && !is_same(english) => english,
        _ => own,
    }
}

/// The description of the shipped ladder of this name. `None` in English.
pub fn description_of_ladder(language: Language, name: &str) -> Option<&'static str> {
    Some(Descriptions::of(language)?.ladders.get(name)?.as_str())
}

/// The title of the player who wins a shipped ladder. `None` in English.
pub fn title_in_ladder(language: Language, title: &str) -> Option<&'static str> {
    Some(Descriptions::of(language)?.ladder_titles.get(title)?.as_str())
}

/// Where a scoring system, a ruleset or a ladder comes from. A director's own text stays as it was typed.
pub fn source_in(language: Language, source: &str) -> &str {
    Descriptions::of(language).and_then(|described| described.sources.get(source)).map_or(source, String::as_str)
}

/// The title of a worked example or of a typical result in the language of the window. A director's own title stays as it was typed.
pub fn example_title_in_window(title: &str) -> &str {
    let described = Descriptions::of(window_language());
    described.and_then(|described| described.examples.get(title)).map_or(title, String::as_str)
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
