//! The patterns by which a column of an explanation is read. They are data in `assets/words/cell_patterns.toml`.

use std::sync::LazyLock;

use crate::import::recipe::{Part, Pattern, cell_patterns};

/// A pattern with what a text must have so that it is worth trying.
pub(super) struct ColumnPattern {
    pub pattern: &'static Pattern,
    /// Whether it is “{player} {centres}”. A number behind a name may be a part of the name.
    pub is_name_with_count: bool,
    needs_digit: bool,
    marks: Vec<char>,
}

pub(super) static PATTERNS: LazyLock<Vec<ColumnPattern>> =
    LazyLock::new(|| cell_patterns().columns.iter().map(ColumnPattern::new).collect());

impl ColumnPattern {
    fn new(pattern: &'static Pattern) -> Self {
        let text = pattern.to_string();
        let mut marks = Vec::new();
        let mut is_name = false;
        for letter in text.chars() {
            is_name = letter == '{' || is_name && letter != '}';
            if !is_name && !matches!(letter, '}' | ' ' | '-') {
                marks.push(letter);
            }
        }
        let needs_digit = text.contains("{centres}") || text.contains("{place}");
        ColumnPattern { pattern, is_name_with_count: text == "{player} {centres}", needs_digit, marks }
    }

    /// Whether a text has the marks of the pattern, and a digit for a number.
    pub(super) fn may_match(&self, text: &str) -> bool {
        self.marks.iter().all(|mark| text.contains(*mark))
            && (!self.needs_digit || text.contains(|c: char| c.is_ascii_digit()))
    }

    pub(super) fn has(&self, part: Part) -> bool {
        self.pattern.has(part)
    }
}
