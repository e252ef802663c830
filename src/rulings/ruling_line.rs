//! The parts of a line of a text that asks for a ruling: its power and its entries.

use super::game_turn::{GameTurn, TurnPart};
use super::order_sheet::parse_set_date;
use super::order_words;
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

pub(super) fn is_first_turn(turn: GameTurn) -> bool {
    turn.part == TurnPart::Movement && turn.year == Some(Year::FIRST)
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
        let next = entry[at + 1..].split_whitespace().next().unwrap_or_default().to_lowercase();
        let last = entry[start..at].split(|c: char| !c.is_alphanumeric()).next_back().unwrap_or_default();
        let is_verb = order_words::verb(&last.to_lowercase()).is_some();
        if order_words::unit_kind(&next).is_some() && last.chars().count() > 2 && !is_verb {
            orders.push(&entry[start..at]);
            start = at + 2;
        }
    }
    orders.push(&entry[start..]);
    orders
}

/// An order without its mark in a list: “1. A Par - Bur”, “2) F Bre H”, “- A Ber - Kie”, “* A Mun H”. A hyphen before an adjustment removes
/// a unit, and one before a retreat may stand for an unnamed unit.
pub(super) fn without_list_mark(order: &str, part: TurnPart) -> &str {
    let after_number = || {
        let rest = order.trim_start_matches(|c: char| c.is_ascii_digit());
        (rest.len() < order.len()).then(|| rest.strip_prefix(['.', ')']))?
    };
    let after_sign = || {
        let rest = order.strip_prefix(['*', '•', '·']);
        rest.or_else(|| order.strip_prefix(['-', '–', '—']).filter(|_| part == TurnPart::Movement))
    };
    let rest = after_number().or_else(after_sign).filter(|rest| rest.starts_with(' '));
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
    fn the_mark_of_a_list_is_no_part_of_an_order() {
        for order in ["1. A Par - Bur", "12) A Par - Bur", "- A Par - Bur", "* A Par - Bur", "• A Par - Bur"] {
            assert_eq!(without_list_mark(order, TurnPart::Movement), "A Par - Bur", "{order}");
        }
        assert_eq!(without_list_mark("- A Vie", TurnPart::Adjustments), "- A Vie", "it removes the unit");
        assert_eq!(without_list_mark("- Ser", TurnPart::Retreats), "- Ser");
    }
}
