//! What directors write into one cell, as patterns of its parts: a power and more, a player and a count.

use std::sync::LazyLock;

use serde::Deserialize;

use super::Pattern;
use crate::book::count_notation::means_no_value;
use crate::book::language_words::{CellWord, is_cell_word};

/// The patterns of cells, which are data in `assets/words/cell_patterns.toml`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::import) struct CellPatterns {
    /// What the cells of a column can hold.
    pub columns: Vec<Pattern>,
}

/// The patterns of cells.
pub(in crate::import) fn cell_patterns() -> &'static CellPatterns {
    static PATTERNS: LazyLock<CellPatterns> = LazyLock::new(|| {
        // If the file could not be read, no patterns would be known. A test checks that it can be read.
        toml::from_str(include_str!("../../../assets/words/cell_patterns.toml")).unwrap_or_default()
    });
    &PATTERNS
}

/// Whether a text below a heading of games says that there is none: a dash, “n/a”, “bye”.
pub(in crate::import) fn says_no_game(text: &str) -> bool {
    means_no_value(text) || is_cell_word(text, CellWord::NoName)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_patterns_of_the_file_are_known_and_each_is_listed_once() {
        let CellPatterns { columns } = cell_patterns();
        assert_eq!(columns.len(), 59);
        for (at, pattern) in columns.iter().enumerate() {
            assert_eq!(pattern.unknown_part(), None, "{pattern}");
            assert!(!columns[..at].contains(pattern), "{pattern} is listed twice");
        }
    }
}
