//! The words that a recipe teaches. They replace words of the cells before the tables are looked for, so that they are
//! understood wherever a known word is.

use std::collections::{BTreeMap, HashMap};

use super::Recipe;
use crate::book::language_words::{fold_word, heading_key, heading_word};
use crate::book::{Power, fold_name};
use crate::import::cells::raw_cells::{RawCell, RawCells, RawValue};
use crate::import::cells::raw_sheet::RawSheet;

/// A longer text has no taught word.
const MOST_BYTES: usize = 120;

/// A known word with this meaning: a power, a heading or the key of a heading.
pub(super) fn word_of_meaning(meaning: &str) -> Option<&'static str> {
    if let Some(power) = Power::parse(meaning) {
        return Some(power.name());
    }
    let key = heading_key(&fold_word(meaning)).unwrap_or(meaning);
    heading_word(key)
}

/// The taught words of a file, for single texts.
pub(in crate::import) struct TaughtWords<'w>(HashMap<String, &'w str>);

impl<'w> TaughtWords<'w> {
    /// These words, each with its meaning.
    pub(in crate::import) fn new(words: Option<&'w BTreeMap<String, String>>) -> Self {
        let words = words.into_iter().flatten();
        TaughtWords(words.filter_map(|(word, meaning)| Some((fold_name(word), word_of_meaning(meaning)?))).collect())
    }

    /// A text with a known word in place of a taught one.
    pub(in crate::import) fn translated(&self, text: &str) -> Option<String> {
        if self.0.is_empty() { None } else { translated(text, &self.0) }
    }
}

impl Recipe {
    /// The sheet with known words in place of the taught ones. `None` if the recipe teaches none.
    pub(in crate::import) fn translate(&self, sheet: &RawSheet) -> Option<RawSheet> {
        if self.words.is_empty() {
            return None;
        }
        let known = self.words.iter().filter_map(|(word, meaning)| Some((fold_name(word), word_of_meaning(meaning)?)));
        let known: HashMap<String, &str> = known.collect();
        let mut cells = RawCells::default();
        for cell in sheet.cells.iter() {
            let text = cell.trimmed_text().and_then(|text| translated(text, &known));
            let value = text.as_deref().map_or(cell.value, RawValue::Text);
            cells.push(RawCell { value, ..cell });
        }
        Some(RawSheet { cells, ..sheet.clone() })
    }
}

/// A text with a known word in place of a taught one: the whole text, or the only word of a text with numbers: “Tyrkia 8”,
/// “A-Tyrkia-8”.
fn translated(text: &str, known: &HashMap<String, &str>) -> Option<String> {
    if text.len() > MOST_BYTES {
        return None;
    }
    if let Some(word) = known.get(&fold_name(text)) {
        return Some((*word).to_owned());
    }
    let words = || text.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty());
    let mut long = words().filter(|word| word.chars().nth(1).is_some());
    let (only, None) = (long.next()?, long.next()) else { return None };
    let stands_alone = words().count() == 1 || text.contains(|c: char| c.is_ascii_digit());
    known.get(&fold_name(only)).filter(|_| stands_alone).map(|word| text.replacen(only, word, 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn taught_words_are_replaced_where_they_stand_alone() {
        let known = HashMap::from([("tyrkia".to_owned(), "Turkey"), ("antall felt".to_owned(), "centres")]);
        for (text, expected) in [
            ("TYRKIA", Some("Turkey")),
            ("Antall  felt", Some("centres")),
            ("Tyrkia 8", Some("Turkey 8")),
            ("A-Tyrkia-8", Some("A-Turkey-8")),
            ("Ann Tyrkia", None),
            ("A. Tyrkia", None),
            ("8", None),
        ] {
            assert_eq!(translated(text, &known).as_deref(), expected, "{text}");
        }
        assert_eq!(word_of_meaning("Turkey"), Some("Turkey"));
        assert_eq!(word_of_meaning("Frankreich"), Some("France"));
        for meaning in ["centres", "SCs", "player", "first", "round", "board", "out"] {
            assert!(word_of_meaning(meaning).is_some(), "{meaning}");
        }
        assert_eq!(word_of_meaning("Turkland"), None);
    }
}
