//! The pseudo-languages: English with accents, longer by about 40 %, between brackets; and English in letters that are written from
//! right to left.

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

/// A piece of a sentence with a Hebrew letter for each of ours, so that it is written from right to left.
pub(super) fn in_hebrew_letters(piece: &str) -> Cow<'_, str> {
    let hebrew = |letter: char| match letter.to_ascii_lowercase() {
        small @ 'a'..='z' => char::from_u32(0x5d0 + u32::from(small) - u32::from('a')).unwrap_or(letter),
        _ => letter,
    };
    piece.chars().map(hebrew).collect()
}
