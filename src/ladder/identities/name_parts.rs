//! A name taken apart: given and family names, what stands in brackets, what follows it.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use crate::book::fold_name;

/// A name as it is compared.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Name {
    /// The words in the order given first, family last, without what stands in brackets. Names of the same key are
    /// spelt the same but for case, accents, hyphens, and an order that the spelling itself tells.
    pub(super) key: String,
    pub(super) given: String,
    /// Between the first word and the family name.
    pub(super) middle: Vec<String>,
    /// With its particles in one word: “degreef”. Empty for a single word.
    pub(super) family: String,
    /// “jr”, “sr”, “iii”.
    pub(super) suffix: String,
    /// What stands in quotation marks, or in brackets before the end: a nickname.
    pub(super) alias: String,
    /// What stands in brackets at the end: “NZ” in “John Smith (NZ)”.
    pub(super) bracket: String,
}

/// Words that belong to the family name that follows.
const PARTICLES: [&str; 27] = [
    "de", "du", "des", "del", "della", "di", "da", "dal", "do", "dos", "das", "la", "le", "van", "von", "der", "den",
    "zu", "zur", "ten", "ter", "mc", "mac", "st", "o", "al", "el",
];

const SUFFIXES: [&str; 7] = ["jr", "sr", "junior", "senior", "ii", "iii", "iv"];
const TITLES: [&str; 7] = ["mr", "mrs", "ms", "miss", "dr", "prof", "sir"];

impl Name {
    /// Takes a name apart.
    pub(super) fn new(text: &str) -> Name {
        let mut name = Name::default();
        let bare = name.take_brackets(text);
        // “Goff, Andrew” says which is which, unless what follows is “Jr.”.
        let parts = bare.split_once(',').filter(|(_, after)| !words(after).iter().all(|(word, _)| is_suffix(word)));
        let mut ordered: Vec<String> = match parts {
            Some((family, given)) => words(given).into_iter().chain(words(family)).map(|(word, _)| word).collect(),
            None => family_last(&words(&bare)),
        };
        if let Some(at) = ordered.iter().position(|word| is_suffix(word)).filter(|at| *at > 0) {
            let suffix = ordered.remove(at);
            name.suffix = match suffix.as_str() {
                "junior" => "jr".to_owned(),
                "senior" => "sr".to_owned(),
                _ => suffix,
            };
        }
        if ordered.len() > 1 && TITLES.contains(&ordered[0].as_str()) {
            ordered.remove(0);
        }
        name.key = ordered.join(" ");
        if !name.suffix.is_empty() {
            name.key = format!("{} {}", name.key, name.suffix);
        }
        let mut rest = ordered.into_iter();
        name.given = rest.next().unwrap_or_default();
        let mut rest: Vec<String> = rest.collect();
        if let Some(last) = rest.pop() {
            name.family = last;
            while let Some(particle) = rest.pop_if(|word| PARTICLES.contains(&word.as_str())) {
                name.family.insert_str(0, &particle);
            }
        }
        name.middle = rest;
        name
    }

    /// The key without its spaces.
    pub(super) fn letters(&self) -> impl Iterator<Item = u8> {
        self.key.bytes().filter(|byte| *byte != b' ')
    }

    /// Takes out what stands in brackets or quotation marks.
    fn take_brackets(&mut self, text: &str) -> String {
        let mut bare = String::with_capacity(text.len());
        let mut inside: Option<(char, String)> = None;
        let chars: Vec<char> = text.trim().chars().collect();
        for (n, &c) in chars.iter().enumerate() {
            match (&mut inside, c) {
                (None, '(' | '[') => inside = Some((if c == '(' { ')' } else { ']' }, String::new())),
                (None, '"' | '“' | '„' | '«') => {
                    let close = if c == '«' { '»' } else { '"' };
                    inside = Some((close, String::new()));
                }
                (None, _) => bare.push(c),
                (Some((close, held)), _) if c == *close || (*close == '"' && matches!(c, '”' | '“')) => {
                    let folded = fold_name(held);
                    let at_end = n + 1 == chars.len();
                    let field =
                        if at_end && *close != '"' && *close != '»' { &mut self.bracket } else { &mut self.alias };
                    *field = folded;
                    bare.push(' ');
                    inside = None;
                }
                (Some((_, held)), _) => held.push(c),
            }
        }
        // A bracket that is never closed is text.
        if let Some((_, held)) = inside {
            bare.push(' ');
            bare.push_str(&held);
        }
        bare
    }
}

fn is_suffix(word: &str) -> bool {
    SUFFIXES.contains(&word)
}

/// The words of a text, folded, and whether each was written in capitals.
fn words(text: &str) -> Vec<(String, bool)> {
    if text.is_ascii() {
        return ascii_words(text);
    }
    // Apostrophes join, dots and hyphens part: “O'Brien” is one word, “J.P.” and “Jean-Paul” are two.
    let spaced: String = text
        .nfc()
        .filter(|c| !matches!(c, '\'' | '’' | '‘' | '`' | '´') && !is_combining_mark(*c))
        .map(|c| if c.is_alphanumeric() { c } else { ' ' })
        .collect();
    spaced
        .split_whitespace()
        .map(|word| {
            let capitals = word.chars().count() > 2 && word.chars().all(|c| !c.is_lowercase());
            (fold_name(word), capitals)
        })
        .collect()
}

/// The same for plain text, which most names are, without asking for every letter's accents.
fn ascii_words(text: &str) -> Vec<(String, bool)> {
    let parted = text.split(|c: char| !c.is_ascii_alphanumeric() && !matches!(c, '\'' | '`'));
    let bare = parted.map(|word| word.chars().filter(char::is_ascii_alphanumeric).collect::<String>());
    bare.filter(|word| !word.is_empty())
        .map(|mut word| {
            let capitals = word.len() > 2 && !word.bytes().any(|byte| byte.is_ascii_lowercase());
            word.make_ascii_lowercase();
            (word, capitals)
        })
        .collect()
}

/// Puts a family name that is written in capitals before given names that are not behind them: “GOFF Andrew”.
fn family_last(words: &[(String, bool)]) -> Vec<String> {
    let capitals = words.iter().take_while(|(_, capitals)| *capitals).count();
    let certain = capitals > 0 && capitals < words.len() && words[capitals..].iter().all(|(_, capitals)| !capitals);
    let split = if certain { capitals } else { 0 };
    let (family, given) = words.split_at(split);
    given.iter().chain(family).map(|(word, _)| word.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_that_say_the_same_have_one_key() {
        for text in ["Andrew Goff", "ANDREW GOFF", "Goff, Andrew", "GOFF Andrew", " andrew  goff ", "Mr Andrew Goff"] {
            assert_eq!(Name::new(text).key, "andrew goff", "{text}");
        }
        assert_eq!(Name::new("Loïs O’Donnchú").key, Name::new("lois odonnchu").key);
        assert_eq!(Name::new("Jean-Paul Sartre").key, Name::new("Jean Paul Sartre").key);
        // Nothing tells which is the family name here.
        assert_ne!(Name::new("Martin Paul").key, Name::new("Paul Martin").key);
        assert_ne!(Name::new("John Smith Jr.").key, Name::new("John Smith").key);
        assert_eq!(Name::new("Smith, Jr.").suffix, "jr");
    }

    #[test]
    fn plain_text_is_read_as_any_other() {
        for text in ["Andrew Goff", "O'Neill-Smith, J.P.", "GOFF Andrew", "  a  b ", "Ure 2nd", "d'Arcy`s"] {
            let mut longer = words(&format!("{text} é"));
            longer.pop();
            assert_eq!(words(text), longer, "{text}");
        }
    }

    #[test]
    fn a_name_is_taken_apart() {
        let name = Name::new("Emmanuel J. du Pontavic");
        assert_eq!((name.given.as_str(), name.family.as_str()), ("emmanuel", "dupontavic"));
        assert_eq!(name.middle, ["j"]);
        let name = Name::new("Andrew “Goffy” Goff (ACT)");
        assert_eq!((name.alias.as_str(), name.bracket.as_str(), name.key.as_str()), ("goffy", "act", "andrew goff"));
        let name = Name::new("Dugal");
        assert_eq!((name.given.as_str(), name.family.as_str()), ("dugal", ""));
        assert_eq!(Name::new("Al Gore").given, "al");
        assert_eq!(Name::new("Ken (Kenny").key, "ken kenny");
        assert_eq!(Name::new("").key, "");
    }
}
