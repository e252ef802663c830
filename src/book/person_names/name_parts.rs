//! Splits a name into its parts: given and family names, nickname, text in brackets, and suffix.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use crate::book::fold_name;
use crate::book::language_words::{CellWord, is_folded_cell_word};

/// The parts of a name, folded for comparison.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct PersonName {
    /// The words with the given name first and the family name last, without text in brackets. Names with the same key
    /// differ only in case, accents, hyphens, or in an order that the spelling shows.
    pub(crate) key: String,
    pub(crate) given: String,
    /// The words between the first word and the family name.
    pub(crate) middle: Vec<String>,
    /// One word with its particles: “degreef”. Empty if the name is a single word.
    pub(crate) family: String,
    /// The family name without its particles: “greef”. Empty if it has none.
    after_particles: String,
    /// A suffix: “jr”, “sr”, “iii”.
    pub(crate) suffix: String,
    /// A nickname: the text in quotation marks, or in brackets before the end.
    pub(crate) alias: String,
    /// The text in brackets at the end: “NZ” in “John Smith (NZ)”.
    pub(crate) bracket: String,
}

/// Words that belong to the family name that follows.
const PARTICLES: [&str; 27] = [
    "de", "du", "des", "del", "della", "di", "da", "dal", "do", "dos", "das", "la", "le", "van", "von", "der", "den",
    "zu", "zur", "ten", "ter", "mc", "mac", "st", "o", "al", "el",
];

/// Particles that nobody leaves out.
const FIXED_PARTICLES: [&str; 4] = ["mc", "mac", "st", "o"];

/// “jr” and “iii” are abbreviations, “senior” is a word.
const LONGEST_ABBREVIATION: usize = 3;

impl PersonName {
    /// Splits a name into its parts.
    pub(crate) fn new(text: &str) -> PersonName {
        let mut name = PersonName::default();
        let bare = name.take_brackets(text);
        // The comma in “Goff, Andrew” shows the family name, unless a suffix such as “Jr.” follows.
        let parts = bare.split_once(',').filter(|(_, after)| !words(after).iter().all(|(word, _)| is_suffix(word)));
        let mut ordered: Vec<String> = match parts {
            Some((family, given)) => words(given).into_iter().chain(words(family)).map(|(word, _)| word).collect(),
            None => family_last(&words(&bare)),
        };
        // “João Neto” has a family name. “Smith Jr.” has one and a suffix.
        let is_after_names = |at: &usize| *at > 1 || *at == 1 && ordered[1].len() <= LONGEST_ABBREVIATION;
        if let Some(at) = ordered.iter().position(|word| is_suffix(word)).filter(is_after_names) {
            let suffix = ordered.remove(at);
            name.suffix = match suffix.as_str() {
                "junior" => "jr".to_owned(),
                "senior" => "sr".to_owned(),
                _ => suffix,
            };
        }
        if ordered.len() > 1 && is_folded_cell_word(&ordered[0], CellWord::NameTitle) {
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
            name.family.clone_from(&last);
            while let Some(particle) = rest.pop_if(|word| PARTICLES.contains(&word.as_str())) {
                if !FIXED_PARTICLES.contains(&particle.as_str()) {
                    name.after_particles.clone_from(&last);
                }
                name.family.insert_str(0, &particle);
            }
        }
        name.middle = rest;
        name
    }

    /// The family name without the particles that can be left out.
    pub(crate) fn bare_family(&self) -> &str {
        if self.after_particles.is_empty() { &self.family } else { &self.after_particles }
    }

    /// The key without its spaces.
    pub(crate) fn letters(&self) -> impl Iterator<Item = u8> {
        self.key.bytes().filter(|byte| *byte != b' ')
    }

    /// Moves text in brackets or quotation marks to its field, and returns the rest.
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
                (Some((close, content)), _) if c == *close || (*close == '"' && matches!(c, '”' | '“')) => {
                    let folded = fold_name(content);
                    let at_end = n + 1 == chars.len();
                    let field =
                        if at_end && *close != '"' && *close != '»' { &mut self.bracket } else { &mut self.alias };
                    *field = folded;
                    bare.push(' ');
                    inside = None;
                }
                (Some((_, content)), _) => content.push(c),
            }
        }
        // A bracket without an end is ordinary text.
        if let Some((_, content)) = inside {
            bare.push(' ');
            bare.push_str(&content);
        }
        bare
    }
}

fn is_suffix(word: &str) -> bool {
    is_folded_cell_word(word, CellWord::NameSuffix)
}

/// The folded words of a text, each with whether it was written in capitals.
fn words(text: &str) -> Vec<(String, bool)> {
    if text.is_ascii() {
        return ascii_words(text);
    }
    // Apostrophes join words, dots and hyphens separate them: “O'Brien” is one word, “J.P.” and “Jean-Paul” are two.
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

/// The same for ASCII text, without looking for accents. Most names are ASCII.
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

/// Moves a family name in capitals behind the given names: “GOFF Andrew” becomes “Andrew GOFF”.
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
    fn equal_spellings_have_one_key() {
        for text in ["Andrew Goff", "ANDREW GOFF", "Goff, Andrew", "GOFF Andrew", " andrew  goff ", "Mr Andrew Goff"] {
            assert_eq!(PersonName::new(text).key, "andrew goff", "{text}");
        }
        assert_eq!(PersonName::new("Loïs O’Donnchú").key, PersonName::new("lois odonnchu").key);
        assert_eq!(PersonName::new("Jean-Paul Sartre").key, PersonName::new("Jean Paul Sartre").key);
        // Here the family name is unknown.
        assert_ne!(PersonName::new("Martin Paul").key, PersonName::new("Paul Martin").key);
        assert_ne!(PersonName::new("John Smith Jr.").key, PersonName::new("John Smith").key);
        assert_eq!(PersonName::new("Smith, Jr.").suffix, "jr");
        let neto = ["João Neto", "João Silva Neto", "Ian St John"].map(|name| PersonName::new(name).suffix);
        assert_eq!(neto, ["", "neto", ""]);
    }

    #[test]
    fn ascii_text_gives_the_same_words_as_other_text() {
        for text in ["Andrew Goff", "O'Neill-Smith, J.P.", "GOFF Andrew", "  a  b ", "Ure 2nd", "d'Arcy`s"] {
            let mut longer = words(&format!("{text} é"));
            longer.pop();
            assert_eq!(words(text), longer, "{text}");
        }
    }

    #[test]
    fn a_name_is_split_into_its_parts() {
        let name = PersonName::new("Emmanuel J. du Pontavic");
        assert_eq!((name.given.as_str(), name.family.as_str()), ("emmanuel", "dupontavic"));
        assert_eq!(name.middle, ["j"]);
        let name = PersonName::new("Andrew “Goffy” Goff (ACT)");
        assert_eq!((name.alias.as_str(), name.bracket.as_str(), name.key.as_str()), ("goffy", "act", "andrew goff"));
        let name = PersonName::new("Dugal");
        assert_eq!((name.given.as_str(), name.family.as_str()), ("dugal", ""));
        assert_eq!(PersonName::new("Al Gore").given, "al");
        assert_eq!(PersonName::new("Ken (Kenny").key, "ken kenny");
        assert_eq!(PersonName::new("").key, "");
    }
}
