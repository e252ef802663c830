//! The parts of a line of a text that asks for a ruling: its power and its entries.

use std::borrow::Cow;

use super::game_turn::{GameTurn, TurnPart};
use super::order_sheet::parse_set_date;
use super::order_reader::OrderReader;
use super::order_words::{self, Particle, Verb};
use super::written_adjustment::read_adjustment;
use super::written_order::{WrittenAction, read_layout, units_that_hold};
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

/// The parts of a line by their powers: “A: Vie - Tyr; I: Nap - Tyr”. A power and a colon begin a part.
pub(super) fn parts_by_power(line: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut start = 0;
    for (colon, _) in line.match_indices(':') {
        let before = &line[start..colon];
        let entry = before.rfind([',', ';', '.']).map(|at| at + 1);
        let space = before.trim_end().char_indices().rev().find(|(_, c)| c.is_whitespace());
        let word = space.map(|(at, c)| at + c.len_utf8());
        let begins = [entry, word].into_iter().flatten().find(|at| {
            let name = before[*at..].trim();
            Power::parse(name).is_some() || are_several_powers(name)
        });
        if let Some(at) = begins {
            parts.push(line[start..start + at].trim_end_matches(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '.')));
            start += at;
        }
    }
    parts.push(&line[start..]);
    parts.retain(|part| !part.trim().is_empty());
    parts.into_iter().map(str::trim).collect()
}

/// The orders of a line for a part of a turn. A verb behind a unit and a comma belongs to it: “A Mar, hold”. A word for no orders is none.
pub(super) fn order_entries(line: &str, part: TurnPart) -> Vec<Cow<'_, str>> {
    let mut orders: Vec<Cow<'_, str>> = Vec::new();
    for order in entries_of(line).flat_map(|entry| orders_of(entry, part)) {
        let reader = OrderReader::new(order);
        let is_moves = part != TurnPart::Adjustments;
        let unit = orders.last_mut().filter(|unit| is_moves && shape_of(unit, part) == OrderShape::UnitAlone);
        match unit {
            Some(unit) if reader.verb().is_some() && read_layout(order).is_err() => {
                *unit = Cow::Owned(format!("{unit}, {order}"));
            }
            _ if is_moves && reader.tokens.len() == 1 && reader.is_particle_at(0, Particle::NoOrders) => {}
            _ => orders.push(Cow::Borrowed(order)),
        }
    }
    orders
}

/// The orders of an entry for a part of a turn. They may end with full stops, or stand one after the other without any mark.
fn orders_of(entry: &str, part: TurnPart) -> Vec<&str> {
    let is_adjustment = part == TurnPart::Adjustments;
    let orders = if is_adjustment { adjustments_of(entry) } else { sentences_of(entry) };
    orders.into_iter().flat_map(|order| orders_without_marks(order, part)).collect()
}

/// What the beginning of an entry can be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum OrderShape {
    None,
    /// A unit without a verb. Only the last order of an entry can be one.
    UnitAlone,
    Complete,
}

fn shape_of(text: &str, part: TurnPart) -> OrderShape {
    if part == TurnPart::Adjustments {
        return if read_adjustment(text).is_ok() { OrderShape::Complete } else { OrderShape::None };
    }
    match read_layout(text) {
        // No unit disbands before the retreats.
        Ok(order) if order.action == WrittenAction::Disband && part == TurnPart::Movement => OrderShape::None,
        Ok(order) if order.is_unit_alone => OrderShape::UnitAlone,
        Ok(_) => OrderShape::Complete,
        Err(_) if units_that_hold(text).is_some() => OrderShape::Complete,
        Err(_) => OrderShape::None,
    }
}

/// The orders of an entry that has several without a mark between them: “A Vie - Tyr A Bud - Gal”. They are the fewest that the whole entry
/// can be; an entry that is no such list stays whole.
fn orders_without_marks(entry: &str, part: TurnPart) -> Vec<&str> {
    /// A longer entry is no list of orders that somebody forgot to separate.
    const MOST_WORDS: usize = 60;
    let is_adjustment = part == TurnPart::Adjustments;
    let whole = vec![entry];
    if shape_of(entry, part) != OrderShape::None {
        return whole;
    }
    let mut starts: Vec<usize> = vec![0];
    starts.extend(entry.match_indices(char::is_whitespace).map(|(at, space)| at + space.len()));
    starts.retain(|at| *at == 0 || entry[*at..].starts_with(char::is_alphanumeric));
    if starts.len() > MOST_WORDS {
        return whole;
    }
    // For each start, the fewest orders from there to the end.
    let mut lists: Vec<Option<Vec<&str>>> = vec![None; starts.len() + 1];
    lists[starts.len()] = Some(Vec::new());
    let ends: Vec<usize> = starts.iter().copied().skip(1).chain([entry.len()]).collect();
    for first in (0..starts.len()).rev() {
        for (last, end) in ends.iter().enumerate().skip(first).rev() {
            let order = entry[starts[first]..*end].trim();
            let Some(rest) = &lists[last + 1] else { continue };
            let is_shorter = lists[first].as_ref().is_none_or(|known| rest.len() + 1 < known.len());
            let begins_unit = first == 0 || begins_with_unit(order, part);
            // The type of a unit, and “build”, belong to the name behind them.
            let last_word = order.rsplit(char::is_whitespace).next().unwrap_or_default().to_lowercase();
            let belongs_to_next = order_words::unit_kind(&last_word).is_some()
                || (is_adjustment && order_words::adjustment_verb(&last_word).is_some());
            let cuts_unit = !rest.is_empty() && belongs_to_next;
            if !is_shorter || !begins_unit || cuts_unit {
                continue;
            }
            let may_stand = match shape_of(order, part) {
                OrderShape::None => false,
                OrderShape::UnitAlone => rest.is_empty() && is_unit_named(order),
                OrderShape::Complete => true,
            };
            if may_stand {
                let mut list = vec![order];
                list.extend(rest);
                lists[first] = Some(list);
            }
        }
    }
    lists[0].clone().unwrap_or(whole)
}

/// Whether an order begins with the type of a unit.
fn is_unit_named(order: &str) -> bool {
    let words = order.split(|c: char| !c.is_alphanumeric()).map(str::to_lowercase);
    let mut words = words.skip_while(|word| order_words::is_filler(word));
    words.next().is_some_and(|word| order_words::unit_kind(&word).is_some())
}

/// Whether an order begins with a unit: with its type, or with a name that an arrow or a verb follows.
fn begins_with_unit(order: &str, part: TurnPart) -> bool {
    let is_adjustment = part == TurnPart::Adjustments;
    let first = order.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_lowercase();
    is_unit_named(order)
        || (is_adjustment && order_words::adjustment_verb(&first).is_some())
        || (!is_adjustment && order_words::verb(&first).is_none() && first.chars().count() > 2)
}

/// The orders of an entry that ends them with full stops: “A Vie - Bud. F Tri H”. A stop after a short word is an abbreviation.
fn sentences_of(entry: &str) -> Vec<&str> {
    let mut orders = Vec::new();
    let mut start = 0;
    for (at, _) in entry.match_indices(". ") {
        let begins_order = is_unit_named(entry[at + 1..].trim_start());
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
fn adjustments_of(entry: &str) -> Vec<&str> {
    let is_mark = |word: &str| matches!(word, "&" | "+") || order_words::is_and(&word.to_lowercase());
    let mut parts = Vec::new();
    let mut start = 0;
    let mut end = 0;
    for word in entry.split_inclusive(char::is_whitespace) {
        let begin = end;
        end += word.len();
        if begin > 0 && is_mark(word.trim()) {
            parts.push(&entry[start..begin]);
            start = end;
        }
    }
    parts.push(&entry[start..]);
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
    fn a_line_may_have_several_powers() {
        for (line, expected) in [
            ("A: Vie-Tyr, Tri S Vie-Tyr; I: F Nap-Tyr", &["A: Vie-Tyr, Tri S Vie-Tyr", "I: F Nap-Tyr"][..]),
            ("A: Vie-Tyr I: F Nap-Tyr", &["A: Vie-Tyr", "I: F Nap-Tyr"]),
            ("Austria: A Vie H. Austria-Hungary: A Bud H", &["Austria: A Vie H", "Austria-Hungary: A Bud H"]),
            ("Austria: F01: A Vie - Gal, S01 used: A Vie - Boh", &["Austria: F01: A Vie - Gal, S01 used: A Vie - Boh"]),
            ("F Nwg: S A Yor - Nwy", &["F Nwg: S A Yor - Nwy"]),
            ("A: Vie h, England and France: A Bur h", &["A: Vie h", "England and France: A Bur h"]),
        ] {
            assert_eq!(parts_by_power(line), expected, "{line}");
        }
    }

    #[test]
    fn orders_without_marks_between_them_are_separate() {
        for (entry, expected) in [
            ("A Vie - Tyr A Bud - Gal", &["A Vie - Tyr", "A Bud - Gal"][..]),
            ("A Vie S A Bud - Gal A Bud - Gal", &["A Vie S A Bud - Gal", "A Bud - Gal"]),
            ("A Vie S A Bud F Tri H", &["A Vie S A Bud", "F Tri H"]),
            ("Vie S Bud-Gal Tri H", &["Vie S Bud-Gal", "Tri H"]),
            ("F Nth con A Yor - Nwy A Yor - Nwy", &["F Nth con A Yor - Nwy", "A Yor - Nwy"]),
            ("A Yor - Nwy via convoy F Nth C A Yor - Nwy", &["A Yor - Nwy via convoy", "F Nth C A Yor - Nwy"]),
            ("F St Pet - Bot", &["F St Pet - Bot"]),
            ("A Vie - Gal Bud", &["A Vie - Gal Bud"]),
            ("A Gas A Spa", &["A Gas A Spa"]),
            ("F Nth A Yor - Nwy", &["F Nth A Yor - Nwy"]),
            ("A Vie - Gal - A Bud s", &["A Vie - Gal - A Bud s"]),
        ] {
            assert_eq!(orders_of(entry, TurnPart::Movement), expected, "{entry}");
        }
        let adjustments = orders_of("Build A Par and F Bre Build A Mar", TurnPart::Adjustments);
        assert_eq!(adjustments, ["Build A Par", "F Bre", "Build A Mar"]);
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
