//! The parts of a line of a text that asks for a ruling: its power and its entries.

use super::game_turn::{GameTurn, TurnPart};
use super::heading_words::{HeadingWord, heading_word};
use super::order_entries::read_place;
use super::order_sheet::{SetDate, parse_set_date};
use super::order_words::{WordKind, is_verb_without_arrow, is_word, unit_kind};
use crate::book::{Power, Season, Year};

/// The text before the colon of a line, if it is meant as a power but is not one.
pub(super) fn unknown_power(line: &str) -> Option<&str> {
    let (name, _) = line.split_once(':')?;
    let is_name =
        name.chars().all(|c| c.is_alphabetic() || c == ' ' || c == '-') && name.split_whitespace().count() < 3;
    let is_unit = read_place(name).is_some() || unit_kind(&name.trim().to_lowercase()).is_some();
    (is_name && !is_unit && power_of_line(name).is_none() && parse_set_date(name).is_none()).then_some(name.trim())
}

/// The power that the text before a colon names. There “Engl” and “D” are powers, and “all” is no German power in French.
pub(super) fn power_of_line(name: &str) -> Option<Power> {
    let is_all = is_word(&name.trim().to_lowercase(), WordKind::All);
    Power::parse(name).or_else(|| Power::parse_in_column(name).filter(|_| !is_all))
}

/// Whether a line begins with the type of a unit, a colon and more: “A: Par - Bur”.
pub(super) fn begins_with_type(line: &str) -> bool {
    let parts = line.split_once(':');
    parts.is_some_and(|(word, rest)| unit_kind(&word.trim().to_lowercase()).is_some() && !rest.trim().is_empty())
}

/// Whether what stands before the lines of a power is its name alone, or with a first line whose type has a colon. Who writes single
/// letters for powers writes them above all lines.
pub(super) fn is_name_above(name: &str, rest: &str) -> bool {
    name.trim().chars().count() > 1 && (rest.is_empty() || begins_with_type(rest))
}

/// Whether several powers are named together: “Austria/Italy”, “England and France”.
pub(super) fn are_several_powers(names: &str) -> bool {
    let names = names.replace(" and ", "/");
    let mut powers = names.split(['/', '&', '+']);
    names.contains(['/', '&', '+'])
        && powers.all(|name| name.trim().chars().count() > 1 && Power::parse(name).is_some())
}

/// Whether a turn is the one that begins with the units of the start.
pub(super) fn is_first_spring(turn: GameTurn) -> bool {
    turn.part == TurnPart::Movement && turn.season == Some(Season::Spring) && turn.year == Some(Year::FIRST)
}

/// What a title above a text says: the board, and the turn if it names one. “Board C, Fall 1902”, “Fall 1902: Round 2, board C”.
pub(super) fn title_of_dispute(line: &str) -> Option<(&str, Option<GameTurn>)> {
    let is_sign = |c: char| !c.is_alphanumeric();
    let line = line.trim_matches(is_sign);
    let turn_of = |text: &str| GameTurn::parse(text.trim_matches(is_sign)).filter(|turn| turn.names_season());
    let spaces = || line.match_indices(char::is_whitespace).map(|(at, _)| line.split_at(at));
    let behind = || spaces().find_map(|(board, turn)| Some((board, turn_of(turn)?)));
    let before = || spaces().rev().find_map(|(turn, board)| Some((board, turn_of(turn)?)));
    let (board, turn) = match behind().or_else(before) {
        Some((board, turn)) => (board, Some(turn)),
        None => (line, None),
    };
    let board = board.trim_matches(is_sign);
    names_board(board).then_some((board, turn))
}

/// Whether a text ends with the word for a board, or with it and a name: “Board C”, “Round 2, table 5”, “Top board”. Neither an
/// order nor a sentence does.
fn names_board(text: &str) -> bool {
    let is_board = |word: &str| {
        let word = word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
        heading_word(&word) == Some(HeadingWord::Board)
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    words.len() > 1 && !text.contains(':') && words.iter().rev().take(2).any(|word| is_board(word))
}

/// The lines of a text. They end with a line feed, with a carriage return as on old Macs, or with both.
pub(super) fn lines_of(text: &str) -> impl Iterator<Item = &str> {
    text.lines().flat_map(|line| line.split('\r'))
}

/// The entries of a line, which commas and semicolons separate.
pub(super) fn entries_of(line: &str) -> impl Iterator<Item = &str> {
    line.split([',', ';']).map(str::trim).map(|entry| entry.trim_end_matches('.')).filter(|entry| !entry.is_empty())
}

/// Whether a text begins with the verb of an order, so that its unit stands before it: “S A Par”, “hold”.
fn begins_with_verb(text: &str) -> bool {
    let word = text.trim_start().split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
    // “Con” is a province too.
    is_verb_without_arrow(&word.to_lowercase()) && read_place(word).is_none()
}

/// Whether a line begins with a province that could be a power, and a verb: “Eng: hold” is an order for the fleet in the Channel.
pub(super) fn begins_with_unit(line: &str) -> bool {
    line.split_once(':').is_some_and(|(name, rest)| begins_with_verb(rest) && read_place(name).is_some())
}

/// The power at the beginning of a text, and the unit behind it: “ita a ven - tri”, “Italy F Nap”. A letter is no power there, and a
/// name without a type behind it may be that of a province: “Eng - Nth”.
pub(super) fn power_before_unit(text: &str) -> Option<(Power, &str)> {
    const SHORTEST: usize = 3;
    let (word, rest) = text.trim().split_once(char::is_whitespace)?;
    let is_long = word.chars().count() >= SHORTEST && word.chars().all(char::is_alphabetic);
    let (unit, place) = rest.trim_start().split_once(char::is_whitespace)?;
    let is_unit = unit_kind(&unit.to_lowercase()).is_some() && !place.trim().is_empty();
    let power = power_of_line(word).filter(|_| is_long && is_unit)?;
    Some((power, rest.trim()))
}

/// The parts of a line by their powers: “A: Vie - Tyr; I: Nap - Tyr”. A power and a colon begin a part, and so do a power and a unit
/// behind a comma.
pub(super) fn parts_by_power(line: &str) -> Vec<&str> {
    parts_by_colon(line).into_iter().flat_map(parts_before_units).collect()
}

/// The parts of a text, each of which but the first begins with a power and a unit.
fn parts_before_units(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut start = 0;
    for (at, mark) in text.match_indices([',', ';']) {
        let next = at + mark.len();
        if power_before_unit(&text[next..]).is_some() {
            parts.push(text[start..at].trim());
            start = next;
        }
    }
    parts.push(text[start..].trim());
    parts.retain(|part| !part.is_empty());
    parts
}

/// The parts of a line that begin with a power and a colon.
fn parts_by_colon(line: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut start = 0;
    let mut types_have_colons = false;
    for (colon, _) in line.match_indices(':') {
        let before_verb = begins_with_verb(&line[colon + 1..]);
        let before = &line[start..colon];
        let entry = before.rfind([',', ';', '.']).map(|at| at + 1);
        let space = before.trim_end().char_indices().rev().find(|(_, c)| c.is_whitespace());
        let word = space.map(|(at, c)| at + c.len_utf8());
        let begins = [entry, word].into_iter().flatten().find(|at| {
            let (head, name) = (before[..*at].trim_end(), before[*at..].trim());
            // “France: A: Par - Bur, F: Bre - Mao” has an army and a fleet.
            let is_type = unit_kind(&name.to_lowercase()).is_some();
            let follows_power = head.strip_suffix(':').is_some_and(|name| power_of_line(name).is_some());
            types_have_colons |= is_type && follows_power;
            // What stands before a verb is a unit: “France: Eng: hold”, “A Afri n: S Ion”.
            let is_separated = head.ends_with([',', ';', '.']);
            if before_verb && (!is_separated || read_place(name).is_some()) {
                return false;
            }
            (power_of_line(name).is_some() && !(is_type && types_have_colons)) || are_several_powers(name)
        });
        if let Some(at) = begins {
            parts.push(
                line[start..start + at].trim_end_matches(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '.')),
            );
            start += at;
        }
    }
    parts.push(&line[start..]);
    parts.retain(|part| !part.trim().is_empty());
    parts.into_iter().map(str::trim).collect()
}

/// The sets of orders of a line, each with what is written against it: “F01: A Vie - Gal, S01 used: A Vie - Boh”. The
/// first one goes on with the set of the line above.
pub(super) fn sets_of(line: &str) -> Vec<(Option<SetDate>, &str)> {
    let mut sets = Vec::new();
    let (mut date, mut start, mut entry) = (None, 0, 0);
    for (at, mark) in line.match_indices([',', ';', ':']) {
        let begun = if mark == ":" { parse_set_date(&line[entry..at]) } else { None };
        if begun.is_some() {
            sets.push((date, &line[start..entry]));
            (date, start) = (begun, at + 1);
        }
        entry = at + 1;
    }
    match parse_set_date(&line[entry..]) {
        // A date without orders behind it: the set is on the lines below.
        Some(begun) => sets.extend([(date, &line[start..entry]), (Some(begun), "")]),
        None => sets.push((date, &line[start..])),
    }
    sets
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
    use super::super::order_entries::without_list_mark;
    use super::*;

    #[test]
    fn a_line_may_have_several_powers() {
        for (line, expected) in [
            ("A: Vie-Tyr, Tri S Vie-Tyr; I: F Nap-Tyr", &["A: Vie-Tyr, Tri S Vie-Tyr", "I: F Nap-Tyr"][..]),
            (
                "aus A Vie-Tri, ita a ven - tri, F adr S A ven-tri",
                &["aus A Vie-Tri", "ita a ven - tri, F adr S A ven-tri"],
            ),
            ("Austria: F Tri hold; Italie F Nap - Ion", &["Austria: F Tri hold", "Italie F Nap - Ion"]),
            ("F Lon - Eng, Eng - Nth, A Lvp hold", &["F Lon - Eng, Eng - Nth, A Lvp hold"]),
            ("A: Vie-Tyr I: F Nap-Tyr", &["A: Vie-Tyr", "I: F Nap-Tyr"]),
            ("Austria: A Vie H. Austria-Hungary: A Bud H", &["Austria: A Vie H", "Austria-Hungary: A Bud H"]),
            ("Austria: F01: A Vie - Gal, S01 used: A Vie - Boh", &["Austria: F01: A Vie - Gal, S01 used: A Vie - Boh"]),
            ("F Nwg: S A Yor - Nwy", &["F Nwg: S A Yor - Nwy"]),
            ("France: A: Par - Bur, F: Bre - Mao", &["France: A: Par - Bur, F: Bre - Mao"]),
            ("I: F Nap-Tyr; A: Vie-Tyr", &["I: F Nap-Tyr", "A: Vie-Tyr"]),
            ("A: Vie h, England and France: A Bur h", &["A: Vie h", "England and France: A Bur h"]),
        ] {
            assert_eq!(parts_by_power(line), expected, "{line}");
        }
    }

    #[test]
    fn a_title_names_the_board_and_the_turn() {
        for (line, board, turn) in [
            ("Board C, fall 1902", "Board C", "Fall 1902"),
            ("Fall 1902: Round 2, board C", "Round 2, board C", "Fall 1902"),
            ("== Top board – S03 ==", "Top board", "Spring 1903"),
            ("Table 5 Fall 1902 retreats:", "Table 5", "Fall 1902 retreats"),
            ("Brett 3, Herbst 1902", "Brett 3", "Fall 1902"),
            ("Board C", "Board C", ""),
        ] {
            let (found, of) = title_of_dispute(line).unwrap();
            let of = of.map(|turn| turn.to_string()).unwrap_or_default();
            assert_eq!((found, of.as_str()), (board, turn), "{line}");
        }
        for line in [
            "A Vie - Bud",
            "Austria: A Vie - Bud",
            "Fall 1902",
            "Board",
            "Ann, fall 1902",
            "the board: A Vie",
            "The game ended badly",
        ] {
            assert_eq!(title_of_dispute(line), None, "{line}");
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
            "#3. A Par - Bur",
            "4: A Par - Bur",
            "iv. A Par - Bur",
            "b) A Par - Bur",
            "(c) A Par - Bur",
        ] {
            assert_eq!(without_list_mark(order, TurnPart::Movement), "A Par - Bur", "{order}");
        }
        assert_eq!(without_list_mark("- A Vie", TurnPart::Adjustments), "- A Vie", "it removes the unit");
        assert_eq!(without_list_mark("- Ser", TurnPart::Retreats), "- Ser");
    }
}
