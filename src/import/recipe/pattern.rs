//! Patterns such as “Round {round}, Board {board}” and “{power} {centres}”: a text with named parts.

use std::fmt;
use std::ops::Range;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use unicode_normalization::UnicodeNormalization as _;

use super::Part;
use crate::letter_case::small_letters;

#[derive(Clone, Debug, PartialEq)]
enum Piece {
    Text(String),
    Part(Part),
    /// Any sign between two parts: “/”, “ - ”, “: ”, “ (”, “), ”.
    Mark,
    /// A part whose name is not known.
    Unknown(String),
}

/// A text with parts in braces.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::import) struct Pattern(Vec<Piece>);

/// The parts of a text, each with its bytes.
pub(in crate::import) type Matched = Vec<(Part, Range<usize>)>;

/// Stands at the end of a pattern for the other seats of a cell.
const SEVERAL: &str = "…";

/// What stands in a pattern for any sign between two parts.
const MARK: &str = "mark";

/// The signs that directors put between the parts of a cell.
const SIGNS: [char; 13] = ['/', ':', ';', ',', '|', '=', '(', '[', '-', '–', '—', '−', '‐'];

const CLOSING: [char; 2] = [')', ']'];

/// A longer text matches no pattern of several pieces.
const MOST_BYTES: usize = 120;

impl Pattern {
    /// Reads a pattern. “{{” and “}}” are braces of the text. A name in braces that is no part is kept, and
    /// [`Pattern::unknown_part`] gives it.
    pub(in crate::import) fn new(text: &str) -> Self {
        let mut pieces = Vec::new();
        let mut literal = String::new();
        let mut rest = text;
        while let Some(at) = rest.find(['{', '}']) {
            literal.push_str(&rest[..at]);
            let brace = &rest[at..=at];
            let after = &rest[at + 1..];
            if let Some(after) = after.strip_prefix(brace) {
                literal.push_str(brace);
                rest = after;
            } else if let Some((name, after)) = after.split_once('}').filter(|_| brace == "{") {
                if !literal.is_empty() {
                    pieces.push(Piece::Text(std::mem::take(&mut literal)));
                }
                pieces.push(match Part::parse(name) {
                    Some(part) => Piece::Part(part),
                    None if name == MARK => Piece::Mark,
                    None => Piece::Unknown(name.to_owned()),
                });
                rest = after;
            } else {
                literal.push_str(brace);
                rest = after;
            }
        }
        literal.push_str(rest);
        if !literal.is_empty() {
            pieces.push(Piece::Text(literal));
        }
        Pattern(pieces)
    }

    /// The pattern of one part.
    pub(in crate::import) fn of(part: Part) -> Self {
        Pattern(vec![Piece::Part(part)])
    }

    /// The pattern that a text has if these bytes of it are parts.
    pub(in crate::import) fn from_text(text: &str, mut parts: Vec<(Part, Range<usize>)>) -> Self {
        parts.sort_by_key(|(_, range)| range.start);
        let mut pieces = Vec::new();
        let mut start = 0;
        for (part, range) in parts {
            if range.start > start {
                pieces.push(Piece::Text(text[start..range.start].to_owned()));
            }
            pieces.push(Piece::Part(part));
            start = range.end;
        }
        if start < text.len() {
            pieces.push(Piece::Text(text[start..].to_owned()));
        }
        Pattern(pieces)
    }

    /// Two patterns with a text between them.
    pub(in crate::import) fn join(&self, between: &str, other: &Pattern) -> Self {
        let mut pieces: Vec<Piece> = Vec::with_capacity(self.0.len() + 1 + other.0.len());
        for piece in self.0.iter().cloned().chain([Piece::Text(between.to_owned())]).chain(other.0.iter().cloned()) {
            match (pieces.last_mut(), piece) {
                (Some(Piece::Text(text)), Piece::Text(more)) => text.push_str(&more),
                (_, piece) => pieces.push(piece),
            }
        }
        Pattern(pieces)
    }

    /// The pattern of cells that hold several seats of this pattern, with a mark between them: “{power}: {player}; …”.
    pub(in crate::import) fn repeated(&self, mark: char) -> Self {
        let mut pieces = self.0.clone();
        pieces.push(Piece::Text(format!("{mark}{SEVERAL}")));
        Pattern(pieces)
    }

    /// The pattern of each seat in such a cell, and the mark between them. `None` for another pattern.
    pub(super) fn of_each_seat(&self) -> Option<(Pattern, char)> {
        let (last, pieces) = self.0.split_last()?;
        let Piece::Text(text) = last else { return None };
        let mut rest = text.strip_suffix(SEVERAL)?.trim_end_matches(' ').chars();
        let mark = rest.next_back()?;
        let rest = rest.as_str();
        let end = (!rest.is_empty()).then(|| Piece::Text(rest.to_owned()));
        Some((Pattern(pieces.iter().cloned().chain(end).collect()), mark))
    }

    pub(in crate::import) fn is_blank(&self) -> bool {
        self.0.is_empty()
    }

    pub(in crate::import) fn has(&self, part: Part) -> bool {
        self.0.contains(&Piece::Part(part))
    }

    pub(in crate::import) fn parts(&self) -> impl Iterator<Item = Part> {
        self.0.iter().filter_map(|piece| match piece {
            Piece::Part(part) => Some(*part),
            Piece::Text(_) | Piece::Mark | Piece::Unknown(_) => None,
        })
    }

    /// The only part of a pattern that is nothing else.
    pub(in crate::import) fn whole(&self) -> Option<Part> {
        match self.0[..] {
            [Piece::Part(part)] => Some(part),
            _ => None,
        }
    }

    pub(super) fn unknown_part(&self) -> Option<&str> {
        self.0.iter().find_map(|piece| match piece {
            Piece::Unknown(name) => Some(name.as_str()),
            Piece::Text(_) | Piece::Mark | Piece::Part(_) => None,
        })
    }

    /// Whether any sign may stand between two parts.
    pub(in crate::import) fn has_any_mark(&self) -> bool {
        self.0.contains(&Piece::Mark)
    }

    /// Whether a text begins as the pattern does. Most texts of a sheet do not, and this needs no search for parts.
    pub(super) fn may_begin(&self, text: &str) -> bool {
        match self.0.first() {
            Some(Piece::Text(literal)) => {
                eat_text(literal, text, skip_spaces(text, 0, text.len()), text.len()).is_some()
            }
            _ => true,
        }
    }

    /// Whether the marks of the pattern, such as brackets, stand in a text in their order. Most texts lack one, and this needs no
    /// search for parts. A letter beyond ASCII, and a hyphen, can be written in more ways than one.
    fn has_marks(&self, text: &str) -> bool {
        let literals = self.0.iter().filter_map(|piece| match piece {
            Piece::Text(literal) => Some(literal.bytes()),
            Piece::Part(_) | Piece::Mark | Piece::Unknown(_) => None,
        });
        let mut marks = literals.flatten().filter(|mark| mark.is_ascii_punctuation() && *mark != b'-');
        let mut bytes = text.bytes();
        !text.is_ascii() || marks.all(|mark| bytes.any(|byte| byte == mark))
    }

    /// The parts of a text that has this pattern. Case, accents and the number of spaces do not matter.
    pub(in crate::import) fn match_text(&self, text: &str) -> Option<Matched> {
        let start = text.len() - text.trim_start().len();
        let end = text.trim_end().len();
        if let Some(part) = self.whole() {
            return (start < end).then(|| vec![(part, start..end)]);
        }
        if self.is_blank() || start >= end || text.len() > MOST_BYTES || !self.may_begin(text) || !self.has_marks(text)
        {
            return None;
        }
        if self.has_any_mark() && !has_sign(text) {
            return None;
        }
        Search::new(&self.0, &text[..end]).run(start)
    }
}

/// Whether a text has a sign that can stand between two parts.
pub(in crate::import) fn has_sign(text: &str) -> bool {
    text.contains(|c| SIGNS.contains(&c) || CLOSING.contains(&c))
}

/// The position after a sign between two parts. A bracket may close before it.
fn eat_mark(text: &str, at: usize, end: usize) -> Option<usize> {
    let eat = |at: usize, of: &[char]| {
        let at = skip_spaces(text, at, end);
        text[at..end].chars().next().filter(|c| of.contains(c)).map(|c| at + c.len_utf8())
    };
    let closed = eat(at, &CLOSING);
    let sign = eat(closed.unwrap_or(at), &SIGNS);
    sign.or(closed).map(|at| skip_spaces(text, at, end))
}

fn skip_spaces(text: &str, at: usize, end: usize) -> usize {
    at + text[at..end].len() - text[at..end].trim_start().len()
}

/// The search for the parts of one text. A place in the text where the rest of the pieces does not fit is tried once.
struct Search<'a> {
    pieces: &'a [Piece],
    text: &'a str,
    /// Whether the pieces from the first number on do not fit the text from the second number on, row by row.
    failed: Vec<bool>,
    /// The number of texts that were tried as a part.
    tried: usize,
    /// Whether any sign may stand between two parts.
    has_mark: bool,
}

/// Whether a text has more brackets that close than brackets that open.
fn closes_more(text: &str) -> bool {
    let number = |of: fn(&char) -> bool| text.chars().filter(of).count();
    number(|c| CLOSING.contains(c)) > number(|c| matches!(c, '(' | '['))
}

impl<'a> Search<'a> {
    fn new(pieces: &'a [Piece], text: &'a str) -> Self {
        let has_mark = pieces.contains(&Piece::Mark);
        Search { pieces, text, failed: vec![false; pieces.len() * (text.len() + 1)], tried: 0, has_mark }
    }

    fn run(&mut self, start: usize) -> Option<Matched> {
        let mut matched = Vec::new();
        self.matches(0, start, &mut matched).then_some(matched)
    }

    fn matches(&mut self, first: usize, at: usize, matched: &mut Matched) -> bool {
        let (text, end) = (self.text, self.text.len());
        let Some(piece) = self.pieces.get(first) else { return self.is_end(at) };
        let place = first * (end + 1) + at;
        if self.failed[place] {
            return false;
        }
        let fits = match piece {
            Piece::Unknown(_) => false,
            Piece::Text(literal) => {
                eat_text(literal, text, at, end).is_some_and(|next| self.matches(first + 1, next, matched))
            }
            Piece::Mark => eat_mark(text, at, end).is_some_and(|next| self.matches(first + 1, next, matched)),
            Piece::Part(part) => self.part_matches(*part, first, skip_spaces(text, at, end), matched),
        };
        self.failed[place] = !fits;
        fits
    }

    /// Whether nothing is left but the bracket that closes a part behind a mark.
    fn is_end(&self, at: usize) -> bool {
        let rest = self.text[at..].trim();
        let mut rest = rest.chars();
        match (rest.next(), rest.next()) {
            (None, _) => true,
            (Some(closing), None) => self.has_mark && CLOSING.contains(&closing),
            _ => false,
        }
    }

    /// Whether the pieces from this number on may fit the text from this byte on.
    fn may_go_on(&self, first: usize, at: usize) -> bool {
        let end = self.text.len();
        match self.pieces.get(first) {
            None => at == end || self.is_end(at),
            Some(Piece::Mark) => eat_mark(self.text, at, end).is_some(),
            Some(Piece::Text(literal)) => eat_text(literal, self.text, at, end).is_some(),
            Some(Piece::Part(_) | Piece::Unknown(_)) => !self.failed[first * (end + 1) + at],
        }
    }

    /// Tries the longest text first.
    fn part_matches(&mut self, part: Part, first: usize, from: usize, matched: &mut Matched) -> bool {
        let text = self.text;
        let before = text[..from].chars().next_back().is_none_or(|c| !c.is_alphanumeric());
        for (offset, last) in text[from..].char_indices().rev() {
            let to = from + offset + last.len_utf8();
            // This is asked first, because it is less work than to read the part.
            if last.is_whitespace() || !self.may_go_on(first + 1, to) {
                continue;
            }
            let bounded = before && text[to..].chars().next().is_none_or(|c| !c.is_alphanumeric());
            // Behind a mark, a closing bracket belongs to the mark.
            if self.has_mark && closes_more(&text[from..to]) {
                continue;
            }
            self.tried += 1;
            if part.accepts(&text[from..to], bounded) && !part.takes_elimination(&text[from..], to - from) {
                matched.push((part, from..to));
                if self.matches(first + 1, to, matched) {
                    return true;
                }
                matched.pop();
            }
        }
        false
    }
}

/// The position after this text, which differs at most in case, accents and spaces.
fn eat_text(literal: &str, text: &str, mut at: usize, end: usize) -> Option<usize> {
    let fold = |c: char| match c {
        '–' | '—' | '−' | '‐' | '‑' => '-',
        c if c.is_ascii() => c.to_ascii_lowercase(),
        c => std::iter::once(c).nfkd().next().and_then(|c| small_letters(c).next()).unwrap_or(c),
    };
    for wanted in literal.chars() {
        if wanted.is_whitespace() {
            at = skip_spaces(text, at, end);
            continue;
        }
        let next = text[at..end].chars().next().filter(|c| fold(*c) == fold(wanted))?;
        at += next.len_utf8();
    }
    Some(at)
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for piece in &self.0 {
            match piece {
                Piece::Text(text) => f.write_str(&text.replace('{', "{{").replace('}', "}}"))?,
                Piece::Part(part) => write!(f, "{{{}}}", part.name())?,
                Piece::Mark => write!(f, "{{{MARK}}}")?,
                Piece::Unknown(name) => write!(f, "{{{name}}}")?,
            }
        }
        Ok(())
    }
}

impl Serialize for Pattern {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Pattern {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(|text| Pattern::new(&text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts<'a>(pattern: &str, text: &'a str) -> Option<Vec<&'a str>> {
        let pattern = Pattern::new(pattern);
        assert_eq!(pattern.unknown_part(), None);
        pattern.match_text(text).map(|parts| parts.into_iter().map(|(_, range)| &text[range]).collect())
    }

    #[test]
    fn texts_are_split_into_their_parts() {
        for (pattern, text, expected) in [
            ("{power} {centres}", "F 8", vec!["F", "8"]),
            ("{power} - {player} - {centres}", "Italy – Ann-Lee Ek — 8", vec!["Italy", "Ann-Lee Ek", "8"]),
            ("{power} {centres}", "Austria 12", vec!["Austria", "12"]),
            ("{power}{centres}", "F8", vec!["F", "8"]),
            ("{round}{board}{power}", "1AA", vec!["1", "A", "A"]),
            ("R{round}{board}", "r1b", vec!["1", "b"]),
            ("{board}-{power}-{centres}", "B-T-0 (1904)", vec!["B", "T", "0 (1904)"]),
            ("Round {round}, Board {board}", "ROUND 2,  board Milo Minder", vec!["2", "Milo Minder"]),
            ("- {power} {centres} {player}", "- R 8 Yann", vec!["R", "8", "Yann"]),
            ("- {power} {centres} {player}", "- E 2 Kevin J.", vec!["E", "2", "Kevin J."]),
            ("{power} {centres} {player}", "T 0 (1904) Ann Lee", vec!["T", "0 (1904)", "Ann Lee"]),
            ("{player}", " Ann Lee ", vec!["Ann Lee"]),
            ("{power} - player", "Østerrike - player", vec!["Østerrike"]),
            ("Fall {year}", "fall 1901", vec!["1901"]),
            ("{player} {centres}", "Ann Lee out 05", vec!["Ann Lee", "out 05"]),
            ("{player} {centres}", "Ann Lee out in F05", vec!["Ann Lee", "out in F05"]),
            ("{player} {centres}", "Ann Lee\ngone 1905", vec!["Ann Lee", "gone 1905"]),
            ("{player} {centres}", "Malcolm X 10", vec!["Malcolm X", "10"]),
            ("{board}{mark}{power}{mark}{centres}", "1 / England / 3", vec!["1", "England", "3"]),
            ("{board}{mark}{power}{mark}{centres}", "B: England (3)", vec!["B", "England", "3"]),
            ("{board}{mark}{power}{mark}{centres}", "B-T-0 (1904)", vec!["B", "T", "0 (1904)"]),
            ("{player}{mark}{power}{mark}{centres}", "Ann Lee-Ek (T): 7", vec!["Ann Lee-Ek", "T", "7"]),
            ("{player}{mark}{power}{mark}{centres}", "Ann Lee [T, 7]", vec!["Ann Lee", "T", "7"]),
        ] {
            assert_eq!(parts(pattern, text), Some(expected), "{pattern} {text}");
        }
        for (pattern, text) in [
            ("{power} {centres}", "45.53"),
            ("{power} {centres}", "F 35"),
            ("{power} {centres}", "F"),
            ("Round {round}", "Board 1"),
            ("{power} - player", "Player"),
            ("{power}{mark}{centres}", "F 8"),
            ("{power}{mark}{centres}", "F: 8 ?"),
        ] {
            assert_eq!(parts(pattern, text), None, "{pattern} {text}");
        }
    }

    #[test]
    fn a_text_becomes_a_pattern() {
        let pattern = Pattern::from_text("Cup R1 Board A", vec![(Part::BOARD, 13..14), (Part::ROUND, 5..6)]);
        assert_eq!(pattern.to_string(), "Cup R{round} Board {board}");
    }

    #[test]
    fn braces_of_a_heading_come_back() {
        let pattern = Pattern::from_text("R1 {x} {{centres}}", vec![(Part::ROUND, 1..2)]);
        assert_eq!(pattern.to_string(), "R{round} {{x}} {{{{centres}}}}");
        assert_eq!(Pattern::new(&pattern.to_string()), pattern);
        assert_eq!(pattern.unknown_part(), None);
        assert!(pattern.match_text("R7 {x} {{centres}}").is_some());
        for text in ["{", "}", "a } b", "open { end"] {
            let pattern = Pattern::new(text);
            assert_eq!((pattern.unknown_part(), Pattern::new(&pattern.to_string())), (None, pattern.clone()), "{text}");
            assert!(pattern.match_text(text).is_some(), "{text}");
        }
    }

    proptest::proptest! {
        #[test]
        fn every_text_with_parts_comes_back(texts in proptest::collection::vec("[ a{}}{-]{0,6}", 1..5)) {
            // A part between each two texts.
            let parts = [Part::POWER, Part::ROUND, Part::BOARD, Part::CENTRES];
            let mut whole = texts[0].clone();
            let mut ranges = Vec::new();
            for (text, part) in texts[1..].iter().zip(parts) {
                ranges.push((part, whole.len()..whole.len() + 1));
                whole.push('1');
                whole.push_str(text);
            }
            let pattern = Pattern::from_text(&whole, ranges);
            proptest::prop_assert_eq!(Pattern::new(&pattern.to_string()), pattern);
        }
    }

    #[test]
    fn a_pattern_of_many_parts_tries_each_place_once() {
        let text = "a ".repeat(MOST_BYTES / 2 - 2) + "!";
        for parts in [2, 6, 12, 24] {
            let pattern = Pattern::new(&("{player} ".repeat(parts) + "?"));
            let mut search = Search::new(&pattern.0, &text);
            assert_eq!(search.run(0), None);
            let most = pattern.0.len() * text.len() * text.len();
            assert!(search.tried <= most, "{parts} parts: {} texts were tried, at most {most} expected", search.tried);
        }
    }
}
