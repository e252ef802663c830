//! The pseudo-language: English with accents, longer by about 40 %, between brackets.

use std::borrow::Cow;

/// A piece of a sentence with an accent on every vowel, and with vowels twice, as longer languages have them.
pub(super) fn transformed(piece: &str) -> Cow<'_, str> {
    let accented = |letter: char| match letter {
        'a' => 'á',
        'e' => 'é',
        'i' => 'í',
        'o' => 'ó',
        'u' => 'ú',
        'A' => 'Á',
        'E' => 'É',
        'I' => 'Í',
        'O' => 'Ó',
        'U' => 'Ú',
        other => other,
    };
    let mut longer = String::with_capacity(piece.len() * 2);
    for letter in piece.chars() {
        let new = accented(letter);
        longer.push(new);
        if new != letter && letter.is_lowercase() {
            longer.push(new);
        }
    }
    Cow::Owned(longer)
}

/// A whole sentence with its ends marked, so that a cut end is seen.
pub(super) fn marked(sentence: &str) -> String {
    format!("[{sentence}]")
}
