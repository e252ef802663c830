//! What is wrong with a formula, where, and how to mend it.

use std::fmt;

use super::Span;

/// A formula that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormulaError {
    /// The column whose formula it is, where that is known.
    pub column: Option<String>,
    /// The part of the formula that is wrong, in bytes.
    pub span: Span,
    /// What is wrong, as a sentence without a full stop.
    pub what: String,
    /// How to mend it, as a sentence; may be empty.
    pub cure: String,
    /// The first wrong character, counted from 1.
    pub character: usize,
}

impl FormulaError {
    pub(crate) fn new(text: &str, span: Span, what: impl Into<String>, cure: impl Into<String>) -> Self {
        let character = text.get(..span.start).map_or(0, |before| before.chars().count()) + 1;
        FormulaError { column: None, span, what: what.into(), cure: cure.into(), character }
    }

    /// The same error, said of this column.
    #[must_use]
    pub fn in_column(mut self, column: &str) -> Self {
        self.column = Some(column.to_owned());
        self
    }
}

impl fmt::Display for FormulaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(column) = &self.column {
            write!(f, "column “{column}”, ")?;
        }
        write!(f, "character {}: {}.", self.character, self.what)?;
        if self.cure.is_empty() { Ok(()) } else { write!(f, " {}", self.cure) }
    }
}

impl std::error::Error for FormulaError {}

/// The known word nearest to a misspelt one, when it is near enough to be meant.
pub(crate) fn nearest<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
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
    fn a_slip_of_the_finger_finds_its_word() {
        let known = ["centres", "place", "survivors"];
        assert_eq!(nearest("centers", known.into_iter()), Some("centres"));
        assert_eq!(nearest("palce", known.into_iter()), Some("place"));
        assert_eq!(nearest("zebra", known.into_iter()), None);
    }
}
