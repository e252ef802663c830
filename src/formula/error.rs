//! The error of a formula: the problem, its position and the cure. Also the search for a similar word.

use std::fmt;

use super::TextSpan;
use crate::languages::window_sentences::formula_errors as texts;

/// A formula that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormulaError {
    /// The column of the formula, if it is known.
    pub column: Option<String>,
    /// The part of the formula that is wrong, in bytes.
    pub span: TextSpan,
    /// The problem, as a sentence without a full stop.
    pub message: String,
    /// The cure, as a sentence; may be empty.
    pub cure: String,
    /// The position of the first wrong character, from 1.
    pub character: usize,
}

impl FormulaError {
    pub(crate) fn new(text: &str, span: TextSpan, message: impl Into<String>, cure: impl Into<String>) -> Self {
        let character = text.get(..span.start).map_or(0, |before| before.chars().count()) + 1;
        FormulaError { column: None, span, message: message.into(), cure: cure.into(), character }
    }

    /// The same error, for this column.
    #[must_use]
    pub fn with_column(mut self, column: &str) -> Self {
        self.column = Some(column.to_owned());
        self
    }
}

impl fmt::Display for FormulaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let character = self.character.to_string();
        let text = match &self.column {
            Some(column) => texts::in_column(column, &character, &self.message, &self.cure),
            None => texts::at_character(&character, &self.message, &self.cure),
        };
        f.write_str(text.trim_end())
    }
}

impl std::error::Error for FormulaError {}

/// The known word that is most similar to a misspelt word, if one is similar enough.
pub(crate) fn nearest_word<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let limit = 1 + word.chars().count() / 4;
    known
        .map(|candidate| (strsim::damerau_levenshtein(word, candidate), candidate))
        .filter(|(distance, _)| *distance <= limit)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_typing_error_finds_the_intended_word() {
        let known = ["centres", "place", "survivors"];
        assert_eq!(nearest_word("centers", known.into_iter()), Some("centres"));
        assert_eq!(nearest_word("palce", known.into_iter()), Some("place"));
        assert_eq!(nearest_word("zebra", known.into_iter()), None);
    }
}
