//! The names of the rounds' sheets, within the limits of a workbook.

use std::collections::HashSet;

use crate::book::Round;
use crate::book::typed_words::capitalize;
use crate::own_workbook::labels::FIXED_SHEETS;

/// The most UTF-16 units in a sheet's name.
const LONGEST: usize = 31;

/// A name for each round's sheet: its title, cleaned and shortened where necessary, and unique without regard to case.
pub(super) fn round_sheets(rounds: &[Round]) -> Vec<String> {
    let mut taken: HashSet<String> = FIXED_SHEETS.iter().map(|name| name.to_lowercase()).collect();
    // Excel reserves this name.
    taken.insert("history".to_owned());
    let name = |(index, round): (usize, &Round)| {
        let wanted = clean(&round.title());
        free_name(&if wanted.is_empty() { format!("Round {}", index + 1) } else { wanted }, &mut taken)
    };
    rounds.iter().enumerate().map(name).collect()
}

/// The name of the sheet of a notice, “Round 2 board call”, which is none of these.
pub(super) fn notice_sheet(round: Option<&Round>, kind: &str, taken: &mut HashSet<String>) -> String {
    let kind = kind.replace('-', " ");
    match round {
        None => free_name(&capitalize(&kind), taken),
        Some(round) => {
            // A long name of a round is cut, not the kind.
            let title = clean(&round.title());
            let title = cut(&title, LONGEST - 1 - kind.len()).trim_end();
            free_name(&format!("{title} {kind}"), taken)
        }
    }
}

/// What the name of a sheet has behind the kind of its notice, for the tables after the first one: “ events”, “ 2”.
pub(super) fn part_of_name(title: &str, nth: usize) -> String {
    const LONGEST_PART: usize = 14;
    let title = clean(title).to_lowercase();
    if title.is_empty() || title.len() > LONGEST_PART { format!(" {}", nth + 1) } else { format!(" {title}") }
}

/// The wanted name, or with a number behind it if it is taken.
fn free_name(wanted: &str, taken: &mut HashSet<String>) -> String {
    let mut name = wanted.to_owned();
    let mut copy = 2;
    while !taken.insert(name.to_lowercase()) {
        let suffix = format!(" ({copy})");
        name = cut(wanted, LONGEST - suffix.len()).trim_end().to_owned() + &suffix;
        copy += 1;
    }
    name
}

/// The title without the characters that a workbook forbids.
fn clean(title: &str) -> String {
    let allowed: String = title
        .chars()
        .map(|c| match c {
            '[' => '(',
            ']' => ')',
            ':' | '*' | '?' | '/' | '\\' => '-',
            c if c.is_control() => ' ',
            c => c,
        })
        .collect();
    let edge = |c: char| c == '\'' || c.is_whitespace();
    cut(allowed.trim_matches(edge), LONGEST).trim_end_matches(edge).to_owned()
}

/// The beginning of a text, at most this many UTF-16 units.
fn cut(text: &str, units: usize) -> &str {
    let mut length = 0;
    for (at, c) in text.char_indices() {
        length += c.len_utf16();
        if length > units {
            return &text[..at];
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(names: &[&str]) -> Vec<String> {
        let rounds: Vec<Round> =
            names.iter().map(|&name| Round { name: name.to_owned(), ..Round::default() }).collect();
        round_sheets(&rounds)
    }

    #[test]
    fn sheets_are_named_after_their_rounds() {
        assert_eq!(named(&["1", "2", "Top board"]), ["Round 1", "Round 2", "Top board"]);
    }

    #[test]
    fn forbidden_characters_are_replaced() {
        assert_eq!(named(&["Semi: A/B?", "'quoted'", "", "[x]"]), ["Semi- A-B-", "quoted", "Round", "(x)"]);
        assert_eq!(named(&["'", "history"]), ["Round 1", "history (2)"]);
    }

    #[test]
    fn no_two_sheets_share_a_name() {
        assert_eq!(named(&["final", "FINAL", "Standings"]), ["final", "FINAL (2)", "Standings (2)"]);
        let long = "The long afternoon round of the second day";
        assert_eq!(named(&[long, long]), ["The long afternoon round of the", "The long afternoon round of (2)"]);
        let castles = "🏰".repeat(20);
        assert!(named(&[&castles, &castles]).iter().all(|name| name.encode_utf16().count() <= LONGEST));
    }
}
