//! The long words of a notice in which a printed line may end. Parts of names are not among them.

use std::collections::BTreeSet;

/// A word with fewer letters has room in a line.
const LEAST_LETTERS: usize = 16;

/// The letters of the scripts that are hyphenated come before this one: Latin, Greek, Cyrillic.
const AFTER_SCRIPTS: char = '\u{530}';

/// Long words in which a line may end, with a hyphen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BreakableWords(BTreeSet<String>);

impl BreakableWords {
    /// The long words of these texts that are part of no name.
    pub fn of<'t>(texts: impl Iterator<Item = &'t str>, is_of_name: impl Fn(&str) -> bool) -> BreakableWords {
        let words = texts.flat_map(str::split_whitespace).filter_map(long_word);
        BreakableWords(words.filter(|word| !is_of_name(word)).map(str::to_owned).collect())
    }

    pub(super) fn extend(&mut self, others: BreakableWords) {
        self.0.extend(others.0);
    }

    /// Whether a line may end inside this word. Marks before and behind it are no part of it.
    pub fn contains(&self, word: &str) -> bool {
        !self.0.is_empty() && long_word(word).is_some_and(|letters| self.0.contains(letters))
    }
}

/// The letters of a long word. `None` for a word with other signs in it, such as an address.
fn long_word(word: &str) -> Option<&str> {
    let letters = word.trim_matches(|sign: char| !sign.is_alphanumeric());
    let is_letter = |letter: char| letter.is_alphabetic() && letter < AFTER_SCRIPTS;
    (letters.chars().all(is_letter) && letters.chars().count() >= LEAST_LETTERS).then_some(letters)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_word_is_breakable_and_a_name_an_address_or_a_short_word_is_not() {
        let sentence = "Note: Donaudampfschifffahrtskapitän, told by Ann Wolfeschlegelsteinhausenbergerdorff on \
                        playdiplomacy.com/game_play.php?game_id=208777, 1234567890123456789012, 外交外交外交外交外交外交外交外交外交";
        let name = "Ann Wolfeschlegelsteinhausenbergerdorff";
        let breakable = BreakableWords::of(std::iter::once(sentence), |word| name.contains(word));
        let parted: Vec<&str> = sentence.split_whitespace().filter(|word| breakable.contains(word)).collect();
        assert_eq!(parted, ["Donaudampfschifffahrtskapitän,"]);
        assert!(!BreakableWords::default().contains("Donaudampfschifffahrtskapitän"));
    }
}
