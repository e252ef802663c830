//! Small letters for comparison, the same in every language. The two letters i of Turkish are one: there “I” is the capital of “ı”, and
//! “İ” is that of “i”. So are the two small letters sigma of Greek.

use std::char::ToLowercase;

/// A letter in small letters.
pub fn small_letters(letter: char) -> ToLowercase {
    let letter = match letter {
        // In small letters “İ” would be an i and a dot as a sign of its own.
        'İ' | 'ı' => 'i',
        'ς' => 'σ',
        other => other,
    };
    letter.to_lowercase()
}

/// A text in small letters.
pub fn in_small_letters(text: &str) -> String {
    text.chars().flat_map(small_letters).collect()
}

/// Whether two letters differ at most in case.
pub fn is_same_letter(one: char, other: char) -> bool {
    one == other || small_letters(one).eq(small_letters(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_letters_i_of_turkish_are_one() {
        for text in ["IŞIL İPEK", "ışıl ipek", "işil İpek"] {
            assert_eq!(in_small_letters(text), "işil ipek");
        }
        assert!(["Iı", "İi", "ıi", "Üü"].iter().all(|pair| {
            let letters: Vec<char> = pair.chars().collect();
            is_same_letter(letters[0], letters[1])
        }));
        assert!(!is_same_letter('i', 'j') && !is_same_letter('u', 'ü'));
    }

    #[test]
    fn the_last_letter_of_a_greek_word_is_the_same_in_capitals() {
        assert_eq!(in_small_letters("ΑΘΗΝΑΣ"), in_small_letters("αθηνας"));
    }
}
