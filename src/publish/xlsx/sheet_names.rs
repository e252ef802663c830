//! The names of the rounds' sheets, within the limits of a workbook.

use std::collections::HashSet;

use crate::book::Round;
use crate::languages::Language;
use crate::languages::sentences::{words, workbook};
use crate::own_workbook::labels::FIXED_SHEETS;

/// The most UTF-16 units in a sheet's name.
const LONGEST: usize = 31;

/// A name for each round's sheet: its title, cleaned and shortened where necessary, and unique without regard to case.
pub(super) fn round_sheets(rounds: &[Round], language: Language) -> Vec<String> {
    let mut taken = fixed_sheets(language);
    let name = |(index, round): (usize, &Round)| {
        let wanted = clean(&round.title_in(language));
        let numbered = || words::round_title(language, &(index + 1).to_string());
        free_name(&if wanted.is_empty() { numbered() } else { wanted }, &mut taken)
    };
    rounds.iter().enumerate().map(name).collect()
}

/// The name of a sheet that has the same in every workbook of a language.
pub(super) fn fixed_sheet(name: fn(Language) -> String, language: Language) -> String {
    clean(&name(language))
}

/// The names in small letters that no sheet of a round has, in English, in which import reads them back, and in this language.
pub(super) fn fixed_sheets(language: Language) -> HashSet<String> {
    let of_language = [
        workbook::sheet_standings,
        workbook::sheet_groups,
        workbook::sheet_teams,
        workbook::sheet_awards,
        workbook::sheet_qualification,
        workbook::sheet_notebook,
    ];
    let of_language = of_language.map(|name| fixed_sheet(name, language).to_lowercase());
    // Excel reserves the name of the history.
    FIXED_SHEETS.iter().map(|name| name.to_lowercase()).chain(of_language).chain(["history".to_owned()]).collect()
}

/// A name for the sheet of a notice, “Round 2 board call”, that is not taken yet. `kind` is what the notice is.
pub(super) fn notice_sheet(title: Option<&str>, kind: &str, taken: &mut HashSet<String>) -> String {
    let kind = clean(kind);
    match title {
        None => free_name(&kind, taken),
        Some(title) => {
            // A long name of a round is cut, not the kind.
            let title = clean(title);
            let units = kind.encode_utf16().count();
            let title = cut(&title, LONGEST.saturating_sub(1 + units)).trim_end();
            free_name(&format!("{title} {kind}"), taken)
        }
    }
}

/// What the name of a sheet has behind the kind of its notice, for the tables after the first one: “ events”, “ 2”.
pub(super) fn part_of_name(title: &str, nth: usize, language: Language) -> String {
    const LONGEST_PART: usize = 14;
    let title = language.in_sentence(&clean(title));
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

/// The name as it stands in a formula, in quotation marks where it is no plain word.
pub(super) fn sheet_in_formula(name: &str) -> String {
    let is_plain = name.bytes().all(|c| c.is_ascii_alphabetic());
    if is_plain { name.to_owned() } else { format!("'{}'", name.replace('\'', "''")) }
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
        round_sheets(&rounds, Language::English)
    }

    #[test]
    fn the_fixed_names_in_english_are_those_that_import_reads() {
        assert_eq!(fixed_sheets(Language::English).len(), FIXED_SHEETS.len() + 1);
    }

    #[test]
    fn sheets_are_named_after_their_rounds() {
        assert_eq!(named(&["1", "2", "Top board"]), ["Round 1", "Round 2", "Top board"]);
    }

    #[test]
    fn the_later_sheets_of_a_notice_are_named_after_their_tables_where_there_is_room() {
        let part = |title: &str| part_of_name(title, 2, Language::English);
        assert_eq!([part("Places"), part("The leaders after each event")], [" places", " 3"]);
        assert_eq!(part_of_name("Plätze", 2, Language::German), " Plätze");
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
