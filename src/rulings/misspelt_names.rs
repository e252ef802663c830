//! Names of provinces with a slip of the pen: the only name that can be meant, and the sentence that tells the nearest
//! one.

use std::sync::OnceLock;

use super::order_words::is_near_word;
use super::province_names::{folded_words, foreign_spellings, spellings};
use super::provinces::Province;
use crate::languages::Message;
use crate::languages::messages::rulings as texts;

/// A shorter word is near too many names.
const LEAST_LETTERS: usize = 5;

/// A name, or the first words of one, that a slip can be of.
struct Target {
    province: Province,
    name: String,
    letters: LetterSet,
    /// A name in another language is too far from this one with two slips: “Ireland” is no “Grekland”.
    most_slips: usize,
}

/// The letters of a word, to rule out a name without a comparison.
#[derive(Clone, Copy)]
struct LetterSet(u32);

impl LetterSet {
    fn of(word: &str) -> LetterSet {
        LetterSet(word.bytes().fold(0, |letters, byte| letters | 1 << (byte & 31)))
    }

    /// Whether words with these letters can be this many slips apart.
    const fn may_be_near(self, other: LetterSet, most_slips: usize) -> bool {
        (self.0 & !other.0).count_ones() as usize <= most_slips
            && (other.0 & !self.0).count_ones() as usize <= most_slips
    }
}

fn targets() -> &'static [Target] {
    static TARGETS: OnceLock<Vec<Target>> = OnceLock::new();
    TARGETS.get_or_init(|| {
        let target = |province: Province, name: String, most_slips: usize| {
            let letters = LetterSet::of(&name);
            Target { province, name, letters, most_slips }
        };
        let english = spellings().iter().flat_map(|spelling| {
            let beginnings = (1..=spelling.words.len()).map(|count| spelling.words[..count].concat());
            beginnings.map(|name| target(spelling.province, name, 3))
        });
        let foreign = foreign_spellings().iter().map(|spelling| target(spelling.province, spelling.joined.clone(), 1));
        english.chain(foreign).filter(|target| target.name.chars().count() >= LEAST_LETTERS).collect()
    })
}

const fn most_slips(letters: usize) -> usize {
    match letters {
        0..LEAST_LETTERS => 0,
        LEAST_LETTERS => 1,
        6..=8 => 2,
        _ => 3,
    }
}

/// The provinces whose misspelt name a word can be, each with the number of slips. A word that is equally near to a word of
/// orders is no province.
fn near_provinces(word: &str) -> Vec<(usize, Province)> {
    let most_slips = most_slips(word.chars().count());
    let letters = LetterSet::of(word);
    let near = targets().iter().filter(|target| most_slips > 0 && target.letters.may_be_near(letters, most_slips));
    let near = near.map(|target| (strsim::osa_distance(word, &target.name), target));
    let near = near.filter(|(slips, target)| *slips <= most_slips.min(target.most_slips));
    let mut near: Vec<(usize, Province)> = near.map(|(slips, target)| (slips, target.province)).collect();
    near.sort_unstable();
    let least = near.first().map_or(0, |(slips, _)| *slips);
    let is_other_word = || is_near_word(word, least);
    if near.is_empty() || is_other_word() { Vec::new() } else { near }
}

/// The province of a word that is no name, but can only be a slip of one. An abbreviation with a slip counts against
/// it.
pub(super) fn only_province(word: &str) -> Option<Province> {
    let near = near_provinces(word);
    let (slips, province) = *near.first()?;
    let is_only = near.iter().all(|(_, other)| *other == province);
    let letters = word.chars().count();
    let abbreviates = |target: &Target| {
        (letters.saturating_sub(1)..=letters + 1).any(|length| {
            let beginning: String = target.name.chars().take(length).collect();
            strsim::osa_distance(word, &beginning) <= slips
        })
    };
    let others = || targets().iter().filter(|target| target.province != province);
    (is_only && !others().any(abbreviates)).then_some(province)
}

/// The province whose name is nearest to the first words of a text, if they look like a slip of it and of no other one.
pub(super) fn nearest_name(written: &str) -> Option<Province> {
    /// No name has more words.
    const MOST_WORDS: usize = 3;
    let words: Vec<String> = folded_words(written).into_iter().take(MOST_WORDS).collect();
    (1..=words.len()).rev().find_map(|count| {
        let near = near_provinces(&words[..count].concat());
        let (least, province) = *near.first()?;
        near.iter().all(|(slips, other)| *slips > least || *other == province).then_some(province)
    })
}

/// “‘Burgandy’ is no province of the board. The nearest name is Burgundy.”
pub(super) fn unknown_name_sentence(written: &str) -> Message {
    match nearest_name(written) {
        Some(province) => texts::unknown_province_near(written.trim(), province),
        None => texts::unknown_province(written.trim()),
    }
}

/// The same about words that can be no words of an order either.
pub(super) fn unknown_words_sentence(written: &str) -> Message {
    match nearest_name(written) {
        Some(province) => texts::unknown_words_near(written, province),
        None => texts::unknown_words(written),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_in_a_name_has_a_nearest_name() {
        for (written, letters) in [
            ("Burgandy", "Bur"),
            ("Marsailles", "Mar"),
            ("Yorksire via Lon", "Yor"),
            ("Skaggerak", "Ska"),
            ("Nroway", "Nwy"),
            ("Constantinopel", "Con"),
            ("Gulf of Lyno", "Lyo"),
            ("St Petrsburg", "Stp"),
        ] {
            assert_eq!(nearest_name(written).map(Province::letters), Some(letters), "{written}");
        }
        for written in ["Foo", "Atlantis", "Par", "Switzerland", "Ireland", ""] {
            assert_eq!(nearest_name(written), None, "{written}");
        }
    }

    #[test]
    fn a_slip_that_can_be_of_one_name_only_is_that_name() {
        for (written, letters) in [
            ("berlni", "Ber"),
            ("lodnon", "Lon"),
            ("edinborough", "Edi"),
            ("skaggerak", "Ska"),
            ("midatlantc", "Mao"),
            ("thyrrenian", "Tys"),
            ("balitc", "Bal"),
        ] {
            assert_eq!(only_province(written).map(Province::letters), Some(letters), "{written}");
        }
        for written in ["seria", "suports", "holdds", "keil", "nroth", "movess", "atlantc"] {
            assert_eq!(only_province(written), None, "{written} can be several, or another word");
        }
    }
}
