//! The words and marks of a text, and everything that one or several of them can be: words of orders, names, coasts.

use std::ops::Range;

use super::misspelt_names::only_province;
use super::order_words::{Meaning, WordKind, is_verb_without_arrow, is_word, meanings, unit_kind};
use super::province_names::{NameReading, is_abbreviation, read_words};
use super::provinces::{Coast, UnitKind};
use super::word_tokens::{Mark, Token, is_hyphen, tokens};

/// A name of a province as written, with what is written in one word with it.
#[derive(Clone, Debug)]
pub(super) struct LatticeName {
    pub(super) name: String,
    pub(super) reading: NameReading,
    pub(super) kind: Option<UnitKind>,
    pub(super) coast: Option<Coast>,
}

impl LatticeName {
    /// What a reading with this name costs: one that is clear is meant before one that is not.
    pub(super) const fn price(&self) -> u16 {
        match self.reading {
            NameReading::Misspelt(_) => 3,
            NameReading::Ambiguous(_) | NameReading::Unknown => 5,
            _ => 0,
        }
    }
}

/// What the tokens from one to another can be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Edge {
    pub(super) to: usize,
    pub(super) what: EdgeMeaning,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum EdgeMeaning {
    Word(Meaning),
    /// The position among the names.
    Name(usize),
    /// Nothing that an order needs.
    Nothing,
}

/// The tokens of a text with everything that they can be.
#[derive(Debug, Default)]
pub(super) struct WordLattice {
    tokens: Vec<Token>,
    edges: Vec<Vec<Edge>>,
    pub(super) names: Vec<LatticeName>,
}

impl WordLattice {
    pub(super) fn of(text: &str) -> WordLattice {
        let tokens = tokens(text);
        let edges = vec![Vec::new(); tokens.len()];
        let mut lattice = WordLattice { tokens, edges, names: Vec::new() };
        (0..lattice.len()).for_each(|at| lattice.add_edges(text, at));
        let unknown: Vec<usize> = (0..lattice.len()).filter(|at| lattice.edges[*at].is_empty()).collect();
        for at in unknown {
            lattice.add_misspelt_name(text, at);
        }
        lattice
    }

    pub(super) fn len(&self) -> usize {
        self.tokens.len()
    }

    pub(super) fn edges_from(&self, at: usize) -> &[Edge] {
        self.edges.get(at).map_or(&[], Vec::as_slice)
    }

    /// The part of the text with these tokens.
    pub(super) fn text<'a>(&self, text: &'a str, tokens: Range<usize>) -> &'a str {
        let end = |at: usize| self.tokens.get(at).map(|token| token.span.end);
        let start = self.tokens.get(tokens.start).map_or(text.len(), |token| token.span.start);
        &text[start..tokens.end.checked_sub(1).and_then(end).unwrap_or(start).max(start)]
    }

    /// The words among these tokens, as written.
    pub(super) fn words(&self, text: &str, tokens: Range<usize>) -> String {
        let words = self.tokens[tokens].iter().filter(|token| token.mark.is_none());
        words.map(|token| &text[token.span.clone()]).collect::<Vec<_>>().join(" ")
    }

    /// The words among these tokens that are no words of orders and no names.
    pub(super) fn unknown_words(&self, text: &str, tokens: Range<usize>) -> String {
        let unknown = tokens.filter(|at| self.edges[*at].is_empty());
        unknown.map(|at| &text[self.tokens[at].span.clone()]).collect::<Vec<_>>().join(" ")
    }

    fn add(&mut self, from: usize, to: usize, what: EdgeMeaning) {
        self.edges[from].push(Edge { to, what });
    }

    fn add_word(&mut self, from: usize, to: usize, meaning: Meaning) {
        let is_filler = meaning == Meaning::Word(WordKind::Filler);
        self.add(from, to, if is_filler { EdgeMeaning::Nothing } else { EdgeMeaning::Word(meaning) });
    }

    fn add_name(&mut self, from: usize, to: usize, name: LatticeName) {
        self.names.push(name);
        self.add(from, to, EdgeMeaning::Name(self.names.len() - 1));
    }

    fn add_edges(&mut self, text: &str, at: usize) {
        /// No name and no entry of the table has more words.
        const MOST_WORDS: usize = 4;
        let Some(mark) = self.tokens[at].mark else {
            self.add_word_edges(text, at);
            (2..=MOST_WORDS).for_each(|count| self.add_edges_of_words(text, at, count));
            self.add_joined_letters(text, at);
            return;
        };
        let what = match mark {
            Mark::Arrow | Mark::Dots => Meaning::Word(WordKind::Arrow),
            Mark::Slash => Meaning::Word(WordKind::Slash),
            Mark::And => Meaning::Word(WordKind::And),
            Mark::OtherArrow => return,
        };
        self.add(at, at + 1, EdgeMeaning::Word(what));
        if is_of_hyphens(&self.tokens[at], text) {
            self.add(at, at + 1, EdgeMeaning::Word(Meaning::Word(WordKind::Hyphen)));
        }
        if matches!(mark, Mark::Dots | Mark::Slash) {
            self.add(at, at + 1, EdgeMeaning::Nothing);
        }
    }

    fn add_word_edges(&mut self, text: &str, at: usize) {
        let folded = self.tokens[at].folded.clone();
        let known = meanings(&folded);
        for meaning in known {
            self.add_word(at, at + 1, *meaning);
        }
        if folded.chars().all(|c| c.is_ascii_digit()) {
            self.add(at, at + 1, EdgeMeaning::Word(Meaning::Word(WordKind::Number)));
            return;
        }
        let reading = read_words(&[&folded], false);
        // A word of orders is no beginning of several names.
        let is_name = match reading {
            NameReading::Unknown => false,
            NameReading::Ambiguous(_) => {
                folded.len() == 2 || known.iter().all(|meaning| meaning.kind() == WordKind::Half)
            }
            // The letter of a type is no beginning of a name: “F” is a fleet and not Finland.
            _ => !is_word(&folded, WordKind::Filler) && (folded.len() > 1 || unit_kind(&folded).is_none()),
        };
        let name = text[self.tokens[at].span.clone()].to_owned();
        let coast_behind = self.coast_behind(at);
        if is_name {
            let has_coasts = reading.province().is_some_and(|province| !province.coasts().is_empty());
            if let Some(coast) = coast_behind.filter(|_| has_coasts) {
                let (name, reading) = (name.clone(), reading.clone());
                self.add_name(at, at + 3, LatticeName { name, reading, kind: None, coast: Some(coast) });
            }
            self.add_name(at, at + 1, LatticeName { name, reading, kind: None, coast: None });
        } else if known.is_empty() {
            let apart = coast_apart(&folded, &name).or_else(|| kind_apart(&folded, &name));
            if let Some(apart) = apart {
                self.add_name(at, at + 1, apart);
            }
        }
    }

    /// The coast behind a hyphen without spaces: “Spa-SC”.
    fn coast_behind(&self, at: usize) -> Option<Coast> {
        let (hyphen, coast) = (self.tokens.get(at + 1)?, self.tokens.get(at + 2)?);
        let is_hyphen = hyphen.mark == Some(Mark::Arrow) && hyphen.is_joined && coast.is_joined;
        coast_of(&coast.folded).filter(|_| is_hyphen)
    }

    /// The words from here, and the position behind them. They may have hyphens between them, as “Mid-At”. A short
    /// word behind a hyphen that begins another name is a space: “Bal-Se”.
    fn words_from(&self, text: &str, at: usize, count: usize) -> Option<(Vec<usize>, usize)> {
        const LEAST_LETTERS: usize = 3;
        let may_be_joined = |short: usize| {
            let [first, last] = [at, short].map(|at| self.tokens[at].folded.as_str());
            match read_words(&[last], false) {
                NameReading::Unknown => true,
                NameReading::Ambiguous(of_last) => {
                    read_words(&[first, last], false).province().is_some_and(|of_both| of_last.contains(&of_both))
                }
                _ => false,
            }
        };
        let mut words = vec![at];
        let mut end = at + 1;
        while words.len() < count {
            let is_joining = |token: &Token| token.is_joined && is_of_hyphens(token, text);
            let next = self.tokens.get(end)?;
            let joined = is_joining(next)
                && self.tokens.get(end + 1)?.is_joined
                && (self.tokens[end + 1].folded.chars().count() >= LEAST_LETTERS || may_be_joined(end + 1));
            end += usize::from(joined);
            self.tokens.get(end).filter(|token| token.mark.is_none())?;
            words.push(end);
            end += 1;
        }
        Some((words, end))
    }

    /// What several words can be together: “each other”, “Mid-Atlantic”, “N. Atl”.
    fn add_edges_of_words(&mut self, text: &str, at: usize, count: usize) {
        let Some((words, end)) = self.words_from(text, at, count) else { return };
        let folded: Vec<&str> = words.iter().map(|word| self.tokens[*word].folded.as_str()).collect();
        let known = meanings(&folded.join(" "));
        // “S. Petersburg” is a name, “S Petersburg” a support.
        let is_marked = |word: &usize| self.tokens[*word].is_dotted || self.tokens[*word].folded.len() > 1;
        let is_verb = folded[0].len() == 1 && !meanings(folded[0]).is_empty();
        let begins_marked = !is_verb || is_marked(&at);
        let reading = read_words(&folded, words.iter().skip(1).all(is_marked));
        let are_letters = folded.iter().all(|word| word.len() == 1);
        let is_name = reading != NameReading::Unknown && !are_letters && (begins_marked || is_listed(&folded));
        for meaning in known {
            self.add_word(at, end, *meaning);
        }
        if is_name {
            let name = self.words(text, at..end);
            self.add_name(at, end, LatticeName { name, reading, kind: None, coast: None });
        }
    }

    /// Letters written apart that are one word: “M.A.O.”, “S. C.”, “N A O”, “n/c”. Two letters need a mark between them.
    fn add_joined_letters(&mut self, text: &str, at: usize) {
        const MOST_TOKENS: usize = 4;
        const MOST_LETTERS: usize = 2;
        let mut joined = String::new();
        let mut written = String::new();
        let (mut has_marks, mut end) = (true, at);
        for count in 1..=MOST_TOKENS {
            let Some(token) = self.tokens.get(end).filter(|token| token.mark.is_none()) else { return };
            let letters = token.folded.chars().count();
            if letters > MOST_LETTERS || (letters > 1 && (count == 1 || !has_marks)) {
                return;
            }
            joined.push_str(&token.folded);
            written.push_str(&text[token.span.clone()]);
            let is_dotted = token.is_dotted;
            end += 1;
            if count > 1 && (has_marks || count > 2) {
                let known = meanings(&joined);
                let is_coast_or_mutual = |meaning: &&Meaning| {
                    matches!(meaning.kind(), WordKind::Coast | WordKind::Mutual | WordKind::Via) && has_marks
                };
                known.iter().filter(is_coast_or_mutual).for_each(|meaning| self.add_word(at, end, *meaning));
                if is_abbreviation(&joined) {
                    let (name, reading) = (written.clone(), read_words(&[&joined], false));
                    self.add_name(at, end, LatticeName { name, reading, kind: None, coast: None });
                }
            }
            let is_slash = |token: &Token| token.mark == Some(Mark::Slash) && token.is_joined;
            let has_slash = self.tokens.get(end).is_some_and(is_slash);
            has_marks &= is_dotted || has_slash;
            end += usize::from(has_slash);
        }
    }

    /// A name with a slip of the pen that has the unknown word at this position. A short word has too little of a name.
    fn add_misspelt_name(&mut self, text: &str, unknown: usize) {
        const MOST_WORDS: usize = 3;
        const LEAST_LETTERS: usize = 5;
        if self.tokens[unknown].folded.chars().count() < LEAST_LETTERS {
            return;
        }
        for at in unknown.saturating_sub(2 * (MOST_WORDS - 1))..=unknown {
            for count in 1..=MOST_WORDS {
                let words = self.tokens[at].mark.is_none().then(|| self.words_from(text, at, count)).flatten();
                // A verb is no part of a name.
                let is_of_name = |word: &usize| {
                    let token = &self.tokens[*word];
                    let is_long = token.folded.len() > 1 || token.is_dotted;
                    is_long && meanings(&token.folded).iter().all(|meaning| meaning.is_beside_names())
                };
                let is_whole = |words: &[usize]| words.contains(&unknown) && words.iter().all(is_of_name);
                let Some((words, end)) = words.filter(|(words, _)| is_whole(words)) else { continue };
                let joined: String = words.iter().map(|word| self.tokens[*word].folded.as_str()).collect();
                if let Some(province) = only_province(&joined).filter(|_| !begins_with_letter_of_verb(&joined)) {
                    let name = self.words(text, at..end);
                    let reading = NameReading::Misspelt(province);
                    self.add_name(at, end, LatticeName { name, reading, kind: None, coast: None });
                }
            }
        }
    }
}

/// Whether a mark is a hyphen, and no arrow.
fn is_of_hyphens(token: &Token, text: &str) -> bool {
    token.mark == Some(Mark::Arrow) && text[token.span.clone()].chars().all(is_hyphen)
}

/// Whether a word is a letter for a verb, without a space before a name: “sSilesia” may be a support of Silesia.
fn begins_with_letter_of_verb(word: &str) -> bool {
    word.split_at_checked(1).is_some_and(|(letter, rest)| {
        is_verb_without_arrow(letter) && read_words(&[rest], false) != NameReading::Unknown
    })
}

/// Whether the words are a whole name, such as “M Atlantic”.
fn is_listed(folded: &[&str]) -> bool {
    super::province_names::spellings().iter().any(|spelling| spelling.words == folded)
}

/// The coast that a word is.
fn coast_of(folded: &str) -> Option<Coast> {
    meanings(folded).iter().find_map(|meaning| match meaning {
        Meaning::Coast(coast) => coast.ok(),
        _ => None,
    })
}

/// A province and its coast in one word, such as `BulSC`.
fn coast_apart(folded: &str, written: &str) -> Option<LatticeName> {
    let at = folded.len().checked_sub(2).filter(|at| *at > 1 && folded.is_char_boundary(*at))?;
    let coast = coast_of(&folded[at..])?;
    let reading = read_words(&[&folded[..at]], false);
    let has_coasts = reading.province().is_some_and(|province| !province.coasts().is_empty());
    let name = written.get(..at).unwrap_or(written).to_owned();
    has_coasts.then_some(LatticeName { name, reading, kind: None, coast: Some(coast) })
}

/// A type and its province in one word, such as `APar`.
fn kind_apart(folded: &str, written: &str) -> Option<LatticeName> {
    const LEAST_LETTERS: usize = 3;
    let (letter, rest) = folded.split_at_checked(1)?;
    let kind = unit_kind(letter)?;
    let reading = read_words(&[rest], false);
    let is_name = rest.len() >= LEAST_LETTERS && is_abbreviation(rest);
    let name = written.get(1..).unwrap_or(written).to_owned();
    is_name.then_some(LatticeName { name, reading, kind: Some(kind), coast: None })
}
