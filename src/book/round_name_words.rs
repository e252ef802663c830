//! The meanings of the words in the names of rounds. The words are data in `assets/words`.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;

use super::calendar_words::{month_words, weekday_words};
use super::fold_name;
use super::language_words::{LanguageFile, language_files};
pub use super::word_meanings::RoundWord;

/// The meanings of a word.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct WordMeanings {
    /// A bit for each [`RoundWord`].
    words: u16,
    /// The number that the word is, cardinal or ordinal. It counts only beside a word for a round, because some are names of days.
    pub number: Option<usize>,
}

impl WordMeanings {
    pub(super) const fn is(self, meaning: RoundWord) -> bool {
        self.words & (1 << meaning as u16) != 0
    }

    const fn add(&mut self, meaning: RoundWord) {
        self.words |= 1 << meaning as u16;
    }
}

static MEANINGS: LazyLock<FxHashMap<String, WordMeanings>> = LazyLock::new(|| {
    let mut known: FxHashMap<String, WordMeanings> = FxHashMap::default();
    for LanguageFile { rounds, numbers, .. } in language_files() {
        for (meaning, words) in rounds {
            for word in words {
                known.entry(fold_name(word)).or_default().add(*meaning);
            }
        }
        for (number, words) in numbers {
            for word in words {
                known.entry(fold_name(word)).or_default().number = Some(*number as usize);
            }
        }
    }
    weekday_words().for_each(|word| known.entry(word.to_owned()).or_default().add(RoundWord::Weekday));
    month_words().for_each(|word| known.entry(word.to_owned()).or_default().add(RoundWord::Month));
    known
});

/// The meanings of a folded word in the name of a round.
pub(super) fn meanings_of_round_word(folded: &str) -> WordMeanings {
    MEANINGS.get(folded).copied().unwrap_or_default()
}

/// Whether a folded word is a word for a round: “round”, “runde”, “manche”.
pub fn is_word_for_round(folded: &str) -> bool {
    meanings_of_round_word(folded).is(RoundWord::Round)
}

/// Whether a word between the parts of a date says nothing: “of” in “7th of March”, “de” in “7 de marzo”.
pub fn is_word_of_date(word: &str) -> bool {
    meanings_of_round_word(&fold_name(word)).is(RoundWord::Of)
}

/// Whether a word stands before a number: “no”, “nr”, “n°”.
pub fn is_number_mark(word: &str) -> bool {
    meanings_of_round_word(&fold_name(word)).is(RoundWord::NumberMark)
}

/// Whether a word alone names the last round: “Final”.
pub fn is_last_round(word: &str) -> bool {
    meanings_of_round_word(&fold_name(word)).is(RoundWord::Last)
}

/// Whether letters directly after a number make it an ordinal number: “th” in “7th”.
pub fn is_ordinal_suffix(letters: &str) -> bool {
    meanings_of_round_word(&fold_name(letters)).is(RoundWord::OrdinalSuffix)
}

/// All words for a round, folded.
pub fn words_for_round() -> impl Iterator<Item = &'static str> {
    MEANINGS.iter().filter(|(_, means)| means.is(RoundWord::Round)).map(|(word, _)| word.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_words_for_rounds_and_ten_numbers_of_one_word_each() {
        for LanguageFile { rounds, numbers, .. } in language_files() {
            assert!(!rounds[&RoundWord::Round].is_empty(), "{rounds:?}");
            assert_eq!(numbers.len(), 10, "{numbers:?}");
            let words = rounds.values().chain(numbers.values()).flatten();
            assert!(words.into_iter().all(|word| !word.is_empty() && !word.contains([' ', '-'])), "{rounds:?}");
        }
    }
}
