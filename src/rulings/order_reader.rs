//! Reads the parts of a written order one after the other: words, verbs, and provinces with their type, nationality and
//! coast.

use super::board_map::{Coast, UnitKind};
use super::misspelt_names::nearest_name_sentence;
use super::order_tokens::{self, Token};
use super::order_words::{self, Particle, Verb};
use super::province_names::{NameReading, is_abbreviation, read_words};
use crate::book::Power;

/// A province as written in an order, with the words around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct WrittenPlace {
    /// The name as written.
    pub(super) name: String,
    pub(super) reading: NameReading,
    pub(super) kind: Option<UnitKind>,
    /// The coast; `Err` is a coast that no province has.
    pub(super) coast: Option<Result<Coast, ()>>,
    pub(super) nationality: Option<Power>,
}

/// Whether a word is no name, though it may have letters of one: a word that says nothing, or a verb such as “hold” in
/// full.
fn is_no_name(word: &str) -> bool {
    /// A shorter verb is read where a verb is expected.
    const LEAST_LETTERS: usize = 4;
    let is_long = word.chars().count() >= LEAST_LETTERS;
    order_words::is_filler(word) || (is_long && order_words::is_verb_or_particle(word) && !is_abbreviation(word))
}

/// Reads the tokens one after the other.
pub(super) struct OrderReader {
    pub(super) tokens: Vec<Token>,
    pub(super) at: usize,
}

/// Reads a text that is a province alone, with its type, nationality and coast. `None` if it is anything else.
pub(super) fn read_place(text: &str) -> Option<WrittenPlace> {
    let mut reader = OrderReader::new(text);
    let place = reader.place()?;
    reader.peek().is_none().then_some(place)
}

impl OrderReader {
    pub(super) fn new(text: &str) -> OrderReader {
        OrderReader { tokens: order_tokens::tokens(text), at: 0 }
    }

    pub(super) fn peek(&self) -> Option<&Token> {
        self.tokens.get(self.at)
    }

    /// The word at this position, in lower case.
    pub(super) fn word_at(&self, at: usize) -> Option<&str> {
        match self.tokens.get(at) {
            Some(Token::Word { folded, .. }) => Some(folded),
            _ => None,
        }
    }

    pub(super) fn verb(&self) -> Option<Verb> {
        self.word_at(self.at).and_then(order_words::verb)
    }

    /// Whether the word at a position is this particle.
    pub(super) fn is_particle_at(&self, at: usize, particle: Particle) -> bool {
        self.word_at(at).is_some_and(|word| order_words::is_particle(word, particle))
    }

    /// Whether “and” or “&” comes next.
    pub(super) fn is_at_and(&self) -> bool {
        self.peek() == Some(&Token::And) || self.is_particle_at(self.at, Particle::And)
    }

    /// Whether the type of a unit comes next.
    pub(super) fn is_at_unit_kind(&self) -> bool {
        self.word_at(self.at).is_some_and(|word| order_words::unit_kind(word).is_some())
    }

    pub(super) fn skip_fillers(&mut self) {
        while self.word_at(self.at).is_some_and(order_words::is_filler) && self.name_length().is_none() {
            self.at += 1;
        }
    }

    /// The number of words from here that are one name of a province, and what it means.
    pub(super) fn name_length(&self) -> Option<(usize, NameReading)> {
        let mut longest = 0;
        while longest < 4 && self.word_at(self.at + longest).is_some() {
            longest += 1;
        }
        (1..=longest).rev().find_map(|length| {
            let words: Vec<&str> = (self.at..self.at + length).filter_map(|at| self.word_at(at)).collect();
            if length == 1 && is_no_name(words[0]) {
                return None;
            }
            let reading = read_words(&words);
            (reading != NameReading::Unknown).then_some((length, reading))
        })
    }

    /// A province with its type, nationality and coast. The position stays where it is if there is none.
    pub(super) fn place(&mut self) -> Option<WrittenPlace> {
        let start = self.at;
        let place = self.place_from_here();
        if place.is_none() {
            self.at = start;
        }
        place
    }

    fn place_from_here(&mut self) -> Option<WrittenPlace> {
        let mut kind = None;
        let mut nationality = None;
        loop {
            self.skip_fillers();
            if self.peek() == Some(&Token::Slash) {
                self.at += 1;
                continue;
            }
            let word = self.word_at(self.at)?;
            let names_power = order_words::nationality(word).filter(|_| self.name_length().is_none_or(|(n, _)| n < 2));
            // “Eng F Nth” is an English fleet, “Eng - Bel” the Channel.
            let is_eng =
                word == "eng" && self.word_at(self.at + 1).is_some_and(|next| order_words::unit_kind(next).is_some());
            let names_power = names_power.or(is_eng.then_some(Power::England));
            if let Some(power) = names_power.filter(|_| nationality.is_none()) {
                nationality = Some(power);
                self.at += 1;
            } else if let Some(named) = order_words::unit_kind(word).filter(|_| kind.is_none()) {
                kind = Some(named);
                self.at += 1;
                // “A-Vie - Bud”
                if self.peek() == Some(&Token::Arrow) && self.word_at(self.at + 1).is_some() {
                    self.at += 1;
                }
            } else {
                break;
            }
        }
        let (length, reading) = self.name_length()?;
        let name = self.words(self.at, self.at + length);
        self.at += length;
        let kind = kind.or_else(|| self.kind_behind_name());
        let coast = self.coast(&reading);
        let nationality = nationality.or_else(|| self.nationality_in_brackets());
        Some(WrittenPlace { name, reading, kind, coast, nationality })
    }

    /// The type after a province: “Kiel Army to Denmark”. Before a name it is that of another unit.
    fn kind_behind_name(&mut self) -> Option<UnitKind> {
        let kind = self.word_at(self.at).and_then(order_words::unit_kind)?;
        let follows = self.word_at(self.at + 1);
        let is_last = follows.is_none() && self.tokens.get(self.at + 1) != Some(&Token::Slash);
        let is_before_verb = follows.is_some_and(|word| order_words::verb(word).is_some());
        (is_last || is_before_verb).then(|| {
            self.at += 1;
            kind
        })
    }

    /// The power after a province: “A Ven (Italy)”.
    fn nationality_in_brackets(&mut self) -> Option<Power> {
        let word = self.word_at(self.at + 1).filter(|_| self.peek() == Some(&Token::Slash))?;
        let power = order_words::nationality(word)?;
        self.at += 2;
        Some(power)
    }

    /// The coast after a province: “/nc”, “(sc)”, “ ec”, “-nc”, “north coast”.
    fn coast(&mut self, reading: &NameReading) -> Option<Result<Coast, ()>> {
        let has_coasts = match reading {
            NameReading::Clear(province) | NameReading::Fixed(province) => !province.coasts().is_empty(),
            _ => false,
        };
        let after_arrow = self.peek() == Some(&Token::Arrow);
        // “F Mao - EC” goes to the English Channel.
        if after_arrow && !has_coasts {
            return None;
        }
        let at = self.at + usize::from(after_arrow || self.peek() == Some(&Token::Slash));
        let after_slash = self.peek() == Some(&Token::Slash);
        let word = self.word_at(at)?;
        let says_coast = self.is_particle_at(at + 1, Particle::Coast);
        let coast = order_words::coast(word, after_slash || says_coast)?;
        self.at = at + 1 + usize::from(says_coast);
        Some(coast)
    }

    /// The words from here, as written.
    pub(super) fn remaining(&self) -> String {
        self.words(self.at, self.tokens.len())
    }

    /// The words of a part of the order, as written.
    pub(super) fn words(&self, start: usize, end: usize) -> String {
        let words: Vec<&str> = self.tokens[start.min(end)..end].iter().filter_map(Token::written).collect();
        words.join(" ")
    }

    /// A sentence with the name that is nearest to the words from here, with a space before it; nothing if no name is
    /// near.
    pub(super) fn nearest_name(&self) -> String {
        let is_name = |word: &&str| {
            let folded = word.to_lowercase();
            order_words::unit_kind(&folded).is_none() && !order_words::is_filler(&folded)
        };
        let remaining = self.remaining();
        let words: Vec<&str> = remaining.split(' ').skip_while(|word| !is_name(word)).collect();
        nearest_name_sentence(&words.join(" "))
    }
}
