//! The cell of a player's name with everything that directors write into it: “Last, First”, “Anna Bergström (SWE)”, “Ruth
//! Meyer / Karl Ott”, “Paul Smith (sub: Karl Ott from 1904)”.

use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::typed_words::{is_dash, single_spaced};

/// The parts of a cell with a name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct NameCell {
    pub name: String,
    /// The players who took over, each with the start of the takeover: “from 1904” gives “1904”.
    pub substitutes: Vec<(String, String)>,
}

/// Whether the cell says that nobody plays: a dash, “n/a”, “TBD”, “GM (standby)”.
pub(super) fn means_nobody(text: &str) -> bool {
    let text = text.trim();
    let before_bracket = text.split_once(" (").map_or(text, |(name, _)| name);
    is_dash(text) || is_cell_word(text, CellWord::Nobody) || is_cell_word(before_bracket, CellWord::Nobody)
}

/// Takes the substitutes out of a name.
pub(super) fn split_substitutes(text: &str) -> NameCell {
    let text = single_spaced(text);
    if let Some((name, inner)) = split_bracket(&text) {
        let inner = inner.replace(':', " ");
        let words: Vec<&str> = inner.split_whitespace().collect();
        // “sub Karl Ott”, “replaced by Karl Ott from 1904”.
        let name_at =
            (1..words.len().min(3)).rev().find(|&end| is_cell_word(&words[..end].join(" "), CellWord::Substitute));
        if let Some(at) = name_at {
            let (substitute, start) = split_start(&words[at..].join(" "));
            if is_name(&substitute) {
                return NameCell { name: name.to_owned(), substitutes: vec![(substitute, start)] };
            }
        }
    }
    let mut parts = text.split(" / ").map(split_start);
    let first = parts.next().map(|(name, _)| name).unwrap_or_default();
    let others: Vec<(String, String)> = parts.collect();
    if !others.is_empty() && is_name(&first) && others.iter().all(|(name, _)| is_name(name)) {
        return NameCell { name: first, substitutes: others };
    }
    NameCell { name: text, substitutes: Vec::new() }
}

/// The name before a last bracket, and the text in it.
pub(super) fn split_bracket(text: &str) -> Option<(&str, &str)> {
    let open = text.rfind(['(', '['])?;
    let inner = text[open + 1..].strip_suffix([')', ']'])?;
    let name = text[..open].trim();
    (!name.is_empty() && !inner.trim().is_empty()).then_some((name, inner.trim()))
}

/// “Gustav Ågren” for “Ågren, Gustav”. `None` for any other text.
pub(super) fn turn_family_name(text: &str) -> Option<String> {
    let (family, first) = text.split_once(',')?;
    let (family, first) = (family.trim(), first.trim());
    let suffix =
        matches!(first.trim_end_matches('.').to_lowercase().as_str(), "jr" | "sr" | "ii" | "iii" | "iv" | "dr");
    (is_name(family) && is_name(first) && !suffix).then(|| format!("{first} {family}"))
}

/// “Karl Ott” and “1904” of “Karl Ott from 1904”.
fn split_start(text: &str) -> (String, String) {
    match text.split_once(" from ") {
        Some((name, start)) => (single_spaced(name), single_spaced(start)),
        None => (single_spaced(text), String::new()),
    }
}

/// Whether a text has letters and nothing that no name has.
fn is_name(text: &str) -> bool {
    text.chars().any(char::is_alphabetic)
        && text.chars().all(|c| c.is_alphabetic() || matches!(c, ' ' | '-' | '\'' | '’' | '.' | '\u{301}'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn substitutes_are_taken_out_of_a_name() {
        for (text, name, substitute, start) in [
            ("Ruth Meyer / Karl Ott", "Ruth Meyer", "Karl Ott", ""),
            ("Paul Smith (sub: Karl Ott from 1904)", "Paul Smith", "Karl Ott", "1904"),
            ("Paul Smith (replaced by Karl Ott)", "Paul Smith", "Karl Ott", ""),
        ] {
            let read = split_substitutes(text);
            assert_eq!(
                (read.name.as_str(), read.substitutes),
                (name, vec![(substitute.into(), start.into())]),
                "{text}"
            );
        }
        for text in ["Ann Lee", "Anna Bergström (SWE)", "A/B", "Ben (the Great)"] {
            assert_eq!(split_substitutes(text).name, text);
        }
    }

    #[test]
    fn family_names_before_a_comma_are_turned() {
        assert_eq!(turn_family_name("Ågren, Gustav").as_deref(), Some("Gustav Ågren"));
        for text in ["Ann Lee", "King, Jr.", "Smith, 2", "a, b, c"] {
            assert_eq!(turn_family_name(text), None, "{text}");
        }
    }

    #[test]
    fn nobody_has_many_words() {
        for text in ["–", "n/a", "?", "TBD", "GM (standby)"] {
            assert!(means_nobody(text), "{text}");
        }
        for text in ["Tom", "Ann", "Frei"] {
            assert!(!means_nobody(text), "{text}");
        }
    }
}
