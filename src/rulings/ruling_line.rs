//! The parts of a line of a text that asks for a ruling: its power and its entries.

use super::game_turn::{GameTurn, TurnPart};
use super::order_sheet::parse_set_date;
use super::order_words::{self, Verb};
use super::written_order::read_layout;
use crate::book::{Power, Year};

/// What stands before the colon of a line if it is meant as a power and is none.
pub(super) fn unknown_power(line: &str) -> Option<&str> {
    let (name, _) = line.split_once(':')?;
    let is_name =
        name.chars().all(|c| c.is_alphabetic() || c == ' ' || c == '-') && name.split_whitespace().count() < 3;
    let is_unit = read_layout(name).is_ok();
    (is_name && !is_unit && Power::parse(name).is_none() && parse_set_date(name).is_none()).then_some(name.trim())
}

/// Whether several powers are named together: “Austria/Italy”, “England and France”.
pub(super) fn are_several_powers(names: &str) -> bool {
    let names = names.replace(" and ", "/");
    let mut powers = names.split(['/', '&', '+']);
    names.contains(['/', '&', '+'])
        && powers.all(|name| name.trim().chars().count() > 1 && Power::parse(name).is_some())
}

pub(super) fn is_first_turn(turn: GameTurn) -> bool {
    turn.part == TurnPart::Movement && turn.year == Some(Year::FIRST)
}

/// The lines of a text. They end with a line feed, with a carriage return as on old Macs, or with both.
pub(super) fn lines_of(text: &str) -> impl Iterator<Item = &str> {
    text.lines().flat_map(|line| line.split('\r'))
}

/// The entries of a line, which commas and semicolons separate.
pub(super) fn entries_of(line: &str) -> impl Iterator<Item = &str> {
    line.split([',', ';']).map(str::trim).map(|entry| entry.trim_end_matches('.')).filter(|entry| !entry.is_empty())
}

/// The orders of an entry that ends them with full stops: “A Vie - Bud. F Tri H”. A stop after a short word is an abbreviation.
pub(super) fn sentences_of(entry: &str) -> Vec<&str> {
    let mut orders = Vec::new();
    let mut start = 0;
    for (at, _) in entry.match_indices(". ") {
        let mut words = entry[at + 1..].split_whitespace().map(str::to_lowercase).skip_while(|word| word == "the");
        let begins_order = words.next().is_some_and(|word| order_words::unit_kind(&word).is_some());
        let last = entry[start..at].split(|c: char| !c.is_alphanumeric()).next_back().unwrap_or_default();
        let ends_order = match order_words::verb(&last.to_lowercase()) {
            None => last.chars().count() > 2,
            // Nothing follows a hold: “A Vie H. F Tri - Alb”.
            Some(verb) => matches!(verb, Verb::Hold | Verb::Disband),
        };
        if begins_order && ends_order {
            orders.push(&entry[start..at]);
            start = at + 2;
        }
    }
    orders.push(&entry[start..]);
    orders
}

/// The builds and removals of an entry: “A Vie and A Bud”, “F Tri & A Vie”. Only the first one has the verb.
pub(super) fn adjustments_of(entry: &str) -> Vec<&str> {
    let mut parts = vec![entry];
    for mark in [" and ", " & ", " + "] {
        parts = parts.into_iter().flat_map(|part| part.split(mark)).collect();
    }
    parts.into_iter().map(str::trim).filter(|part| !part.is_empty()).collect()
}

/// An order without its mark in a list: “1. A Par - Bur”, “2) F Bre H”, “- A Ber - Kie”, “* A Mun H”. A hyphen before an adjustment removes
/// a unit, and one before a retreat may stand for an unnamed unit.
pub(super) fn without_list_mark(order: &str, part: TurnPart) -> &str {
    let after_number = || {
        let numbered = order.strip_prefix('(').unwrap_or(order);
        let rest = numbered.trim_start_matches(|c: char| c.is_ascii_digit());
        (rest.len() < numbered.len()).then(|| rest.strip_prefix(['.', ')']))?
    };
    let after_sign = || {
        let rest = order.strip_prefix(['*', '•', '·', 'o']);
        rest.or_else(|| order.strip_prefix(['-', '–', '—']).filter(|_| part == TurnPart::Movement))
    };
    let rest = after_number().or_else(after_sign).filter(|rest| rest.starts_with([' ', '\t']));
    rest.map(str::trim_start).filter(|rest| !rest.is_empty()).unwrap_or(order)
}

pub(super) trait StripWord {
    /// What follows a word and a colon or a space at the beginning.
    fn strip_prefix_word(&self, word: &str) -> Option<&str>;
}

impl StripWord for str {
    fn strip_prefix_word(&self, word: &str) -> Option<&str> {
        let (start, rest) = self.split_at_checked(word.len())?;
        (start.eq_ignore_ascii_case(word) && rest.starts_with([':', ' '])).then(|| rest.trim_start_matches([':', ' ']))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_that_end_with_full_stops_are_separate() {
        for (entry, expected) in [
            ("A Vie - Bud. F Tri H. A Bud - Ser", &["A Vie - Bud", "F Tri H", "A Bud - Ser"][..]),
            (
                "The army at Vienna hold. The fleet at Trieste move to Albania",
                &["The army at Vienna hold", "The fleet at Trieste move to Albania"],
            ),
            ("A Mun supp. A Ruh - Bur", &["A Mun supp. A Ruh - Bur"]),
            ("F St. Pet - Bot", &["F St. Pet - Bot"]),
        ] {
            assert_eq!(sentences_of(entry), expected, "{entry}");
        }
    }

    #[test]
    fn lines_end_as_on_any_computer() {
        let lines = ["position", "", "Austria: A Vie"];
        for text in ["position\n\nAustria: A Vie", "position\r\n\r\nAustria: A Vie", "position\r\rAustria: A Vie"] {
            assert_eq!(lines_of(text).collect::<Vec<_>>(), lines, "{text:?}");
        }
    }

    #[test]
    fn the_mark_of_a_list_is_no_part_of_an_order() {
        for order in [
            "1. A Par - Bur",
            "12) A Par - Bur",
            "- A Par - Bur",
            "* A Par - Bur",
            "• A Par - Bur",
            "(1) A Par - Bur",
            "o\tA Par - Bur",
        ] {
            assert_eq!(without_list_mark(order, TurnPart::Movement), "A Par - Bur", "{order}");
        }
        assert_eq!(without_list_mark("- A Vie", TurnPart::Adjustments), "- A Vie", "it removes the unit");
        assert_eq!(without_list_mark("- Ser", TurnPart::Retreats), "- Ser");
    }
}
