//! Ordinal numbers as words, as the files of rulesets have them.

const ORDINALS: [&str; 11] =
    ["last", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/// “third”.
fn ordinal(number: usize) -> String {
    ORDINALS.get(number).map_or_else(|| format!("{number}th"), |word| (*word).to_owned())
}

/// Reads the number from “third best”. “best” is 1.
pub(super) fn parse_best(text: &str) -> Option<usize> {
    match text.strip_suffix("best")?.trim_end() {
        "" => Some(1),
        word => ORDINALS.iter().skip(1).position(|ordinal| *ordinal == word).map(|at| at + 1).filter(|n| *n > 1),
    }
}

/// “best”, “third best”.
pub(super) fn best_name(number: usize) -> String {
    if number == 1 { "best".to_owned() } else { format!("{} best", ordinal(number)) }
}
