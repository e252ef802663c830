//! [`NamesInFormulas`], the names that rules give to their columns and numbers, and what these are called in the languages.

use std::sync::OnceLock;

use super::fold_identifier;
use crate::languages::{Language, NameInFormulas};

/// The names in the formulas of one scoring system or of one ladder, by their positions. Their words are looked up once, because
/// headings ask in every frame, and not before one is asked for, because the shipped rules are read like all others.
#[derive(Debug)]
pub struct NamesInFormulas {
    names: Box<[String]>,
    find: fn(&str) -> Option<NameInFormulas>,
    words: OnceLock<Box<[Option<NameInFormulas>]>>,
}

impl NamesInFormulas {
    /// The names in their order, and what finds the words of one.
    pub fn new<'n>(names: impl Iterator<Item = &'n str>, find: fn(&str) -> Option<NameInFormulas>) -> NamesInFormulas {
        NamesInFormulas { names: names.map(str::to_owned).collect(), find, words: OnceLock::new() }
    }

    /// The names as they were typed.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(String::as_str)
    }

    /// What the name at this position is called in a language. A name without a word stays as it was typed. `shipped` are the names
    /// of the shipped rules of the same name: only these have words.
    pub fn name(
        &self,
        position: usize,
        language: Language,
        shipped: impl FnOnce() -> Option<&'static NamesInFormulas>,
    ) -> &str {
        self.word(position, language, shipped).or_else(|| self.iter().nth(position)).unwrap_or_default()
    }

    /// What a name is called in a language that a formula uses: “rank bonus” for `rank_bonus`.
    pub fn name_in_formula(
        &self,
        name: &str,
        language: Language,
        shipped: impl FnOnce() -> Option<&'static NamesInFormulas>,
    ) -> String {
        let word = self.position(name).and_then(|position| self.word(position, language, shipped));
        word.map_or_else(|| name.replace('_', " "), str::to_owned)
    }

    fn position(&self, name: &str) -> Option<usize> {
        let folded = fold_identifier(name);
        self.iter().position(|own| fold_identifier(own) == folded)
    }

    fn word(
        &self,
        position: usize,
        language: Language,
        shipped: impl FnOnce() -> Option<&'static NamesInFormulas>,
    ) -> Option<&'static str> {
        if language == Language::English {
            return None;
        }
        let words = self.words.get_or_init(|| {
            let shipped = shipped();
            let is_shipped = |name: &str| shipped.is_some_and(|shipped| shipped.position(name).is_some());
            self.iter().map(|name| (self.find)(name).filter(|_| is_shipped(name))).collect()
        });
        words.get(position).copied().flatten()?.word(language)
    }
}
