//! The orders of a line: entries between commas, orders that end with full stops, and orders without any mark between
//! them.

use std::borrow::Cow;

use super::game_turn::TurnPart;
use super::order_reader::OrderReader;
use super::order_tokens::Token;
use super::order_words::{self, Particle, Verb};
use super::orders_for_all_units::units_that_hold;
use super::ruling_line::entries_of;
use super::written_adjustment::read_adjustment;
use super::written_order::{WrittenAction, read_layout};

/// A line of adjustments without the words that say what follows: “2 builds: A Ber, F Kie”.
fn without_heading(line: &str, part: TurnPart) -> &str {
    let is_number = |word: &str| word.parse::<u8>().is_ok();
    let is_heading = |words: &str| {
        words
            .split_whitespace()
            .all(|word| is_number(word) || order_words::adjustment_verb(&word.to_lowercase()).is_some())
    };
    let heading = line.split_once(':').filter(|(words, _)| part == TurnPart::Adjustments && is_heading(words));
    heading.map_or(line, |(_, rest)| rest)
}

/// The orders of a line for a part of a turn. A verb behind a unit and a comma belongs to it: “A Mar, hold”. A word for
/// no orders is none.
pub(super) fn order_entries(line: &str, part: TurnPart) -> Vec<Cow<'_, str>> {
    let mut orders: Vec<Cow<'_, str>> = Vec::new();
    for order in entries_of(without_heading(line, part)).flat_map(|entry| orders_of(entry, part)) {
        // Most orders begin with a unit.
        if part == TurnPart::Adjustments || is_unit_named(order) {
            orders.push(Cow::Borrowed(order));
            continue;
        }
        let reader = OrderReader::new(order);
        let is_verb = reader.verb().is_some() && read_layout(order).ok().is_none_or(|order| order.unit.is_none());
        match orders.last_mut() {
            Some(unit) if is_verb && shape_of(unit, part) == OrderShape::UnitAlone => {
                *unit = Cow::Owned(format!("{unit}, {order}"));
            }
            _ if reader.tokens.len() == 1 && reader.is_particle_at(0, Particle::NoOrders) => {}
            _ => orders.push(Cow::Borrowed(order)),
        }
    }
    orders
}

/// The orders of an entry for a part of a turn. They may end with full stops, or stand one after the other without any
/// mark.
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
        Ok(order) if order.unit.is_none() && part == TurnPart::Movement => OrderShape::None,
        Ok(order) if order.is_unit_alone => OrderShape::UnitAlone,
        Ok(_) => OrderShape::Complete,
        Err(_) if units_that_hold(text).is_some() => OrderShape::Complete,
        Err(_) => OrderShape::None,
    }
}

/// The orders of an entry that has several without a mark between them: “A Vie - Tyr A Bud - Gal”. They are the fewest
/// that the whole entry can be; an entry that is no such list stays whole.
fn orders_without_marks(entry: &str, part: TurnPart) -> Vec<&str> {
    /// A longer entry is no list of orders that somebody forgot to separate.
    const MOST_WORDS: usize = 60;
    /// No order names more units.
    const MOST_UNITS: usize = 8;
    let whole = vec![entry];
    let spaces = entry.match_indices(char::is_whitespace);
    if entry.split_whitespace().nth(MOST_WORDS).is_some() || shape_of(entry, part) != OrderShape::None {
        return whole;
    }
    let begins = spaces.map(|(at, space)| at + space.len()).filter(|at| begins_with_unit(&entry[*at..], part));
    let starts: Vec<usize> = std::iter::once(0).chain(begins).collect();
    let ends: Vec<usize> = starts.iter().copied().skip(1).chain([entry.len()]).collect();
    // For each start, the fewest orders from there to the end.
    let mut lists: Vec<Option<Vec<&str>>> = vec![None; starts.len() + 1];
    lists[starts.len()] = Some(Vec::new());
    for first in (0..starts.len()).rev() {
        for (last, end) in ends.iter().enumerate().skip(first).take(MOST_UNITS).rev() {
            let order = entry[starts[first]..*end].trim();
            let Some(rest) = &lists[last + 1] else { continue };
            let is_shorter = lists[first].as_ref().is_none_or(|known| rest.len() + 1 < known.len());
            let may_stand = is_shorter
                && match shape_of(order, part) {
                    OrderShape::None => false,
                    OrderShape::UnitAlone => rest.is_empty() && is_unit_named(order),
                    OrderShape::Complete => rest.is_empty() || !belongs_to_next(order, part),
                };
            if may_stand {
                let list = std::iter::once(order).chain(rest.iter().copied()).collect();
                lists[first] = Some(list);
            }
        }
    }
    lists[0].clone().unwrap_or(whole)
}

/// Whether the last word of an order belongs to the name behind it: the type of a unit, or “build”.
fn belongs_to_next(order: &str, part: TurnPart) -> bool {
    let last = order.rsplit(char::is_whitespace).next().unwrap_or_default().to_lowercase();
    let is_adjustment = part == TurnPart::Adjustments;
    order_words::unit_kind(&last).is_some() || (is_adjustment && order_words::adjustment_verb(&last).is_some())
}

/// Whether a text begins with the type of a unit.
fn is_unit_named(text: &str) -> bool {
    let words = text.split(|c: char| !c.is_alphanumeric()).map(str::to_lowercase);
    let mut words = words.skip_while(|word| order_words::is_filler(word));
    words.next().is_some_and(|word| order_words::unit_kind(&word).is_some())
}

/// Whether a text begins as an order: with the type of a unit, with a name that an arrow or a verb follows, with all
/// units, or with the verb of an adjustment.
fn begins_with_unit(text: &str, part: TurnPart) -> bool {
    /// The longest name, with what can stand around it.
    const MOST_WORDS: usize = 7;
    let first = text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_lowercase();
    if first.is_empty() || is_unit_named(text) {
        return !first.is_empty();
    }
    if part == TurnPart::Adjustments {
        return order_words::adjustment_verb(&first).is_some();
    }
    let end = text.match_indices(char::is_whitespace).nth(MOST_WORDS).map_or(text.len(), |(at, _)| at);
    let mut reader = OrderReader::new(&text[..end]);
    if reader.is_particle_at(0, Particle::All) || reader.is_particle_at(0, Particle::AllOthers) {
        return true;
    }
    let is_verb = order_words::verb(&first).is_some();
    !is_verb && reader.place().is_some() && (reader.peek() == Some(&Token::Arrow) || reader.verb().is_some())
}

/// The orders of an entry that ends them with full stops: “A Vie - Bud. F Tri H”. A stop after a short word is an
/// abbreviation.
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
}
