//! The marks that directors put between the parts of a text.

/// Dashes with a space on each side: “Ann Lee - SWE”.
pub const DASHES: [&str; 3] = [" - ", " – ", " — "];

/// Marks with a space on each side: “Board A · Round 1”.
pub const SPACED_MARKS: [&str; 7] = [" - ", " – ", " — ", " · ", " • ", " | ", " ~ "];

/// The first of the spaced marks in a text: where it begins, and the mark.
pub fn find_spaced_mark(text: &str) -> Option<(usize, &'static str)> {
    SPACED_MARKS.into_iter().filter_map(|mark| Some((text.find(mark)?, mark))).min()
}

/// Whether a letter only parts a text: a space, a dash, a comma, a bracket and the like.
pub fn is_mark(letter: char) -> bool {
    letter.is_whitespace()
        || matches!(letter, '-' | '–' | '—' | '·' | '•' | '|' | '~' | '/' | ',' | ';' | ':' | '.' | '(' | ')')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_mark_with_spaces_parts_a_text() {
        assert_eq!(find_spaced_mark("Jean-Luc · Board A - Round 1"), Some((8, " · ")));
        assert_eq!(find_spaced_mark("Jean-Luc"), None);
    }
}
