//! Letters that another program has misread: `JÃ¼rgen` for “Jürgen”, whose bytes are UTF-8 and were read as Windows-1252.

use std::borrow::Cow;

use encoding_rs::WINDOWS_1252;

/// The text with its misread letters as they were written. A text without any stays as it is.
pub(crate) fn mended_letters(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let mut mended = String::new();
    let (mut at, mut taken) = (0, 0);
    while let Some(first) = text[at..].chars().next() {
        match misread_letter(&text[at..]) {
            Some((letter, length)) => {
                mended.push_str(&text[taken..at]);
                mended.push(letter);
                at += length;
                taken = at;
            }
            None => at += first.len_utf8(),
        }
    }
    if taken == 0 {
        return Cow::Borrowed(text);
    }
    mended.push_str(&text[taken..]);
    Cow::Owned(mended)
}

/// The misread letter at the beginning of a text, and how many bytes of the text stand for it.
fn misread_letter(text: &str) -> Option<(char, usize)> {
    let count = match byte_of(text.chars().next()?)? {
        0xC2..=0xDF => 2,
        0xE2 => 3,
        _ => return None,
    };
    let misread: &str = text.char_indices().nth(count).map_or(text, |(end, _)| &text[..end]);
    let bytes: Vec<u8> = misread.chars().map(byte_of).collect::<Option<_>>()?;
    let letter = std::str::from_utf8(&bytes).ok()?.chars().next().filter(|letter| letter.len_utf8() == bytes.len())?;
    is_usual(letter).then_some((letter, misread.len()))
}

/// Whether a letter or a sign stands in the names and sentences of Europe. Letters of others are a chance: “É’” would be one.
const fn is_usual(letter: char) -> bool {
    matches!(
        letter,
        '\u{a0}'..='\u{17f}' | '\u{218}'..='\u{21b}' | '\u{370}'..='\u{4ff}' | '\u{2010}'..='\u{203a}' | '€'
    )
}

/// The byte of a letter in Windows-1252.
fn byte_of(letter: char) -> Option<u8> {
    let mut buffer = [0; 4];
    let (bytes, _, is_unknown) = WINDOWS_1252.encode(letter.encode_utf8(&mut buffer));
    bytes.first().copied().filter(|_| !is_unknown)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn misread_letters_are_as_they_were_written() {
        for (misread, written) in [
            ("JÃ¼rgen GroÃŸ", "Jürgen Groß"),
            ("BjÃ¸rn Ã…gren", "Bjørn Ågren"),
            ("PaweÅ‚ GÃ³ra; JÃ¼rgen", "Paweł Góra; Jürgen"),
            ("Oâ€™Brien, RenÃ©e", "O’Brien, Renée"),
            ("ÐžÐ»ÐµÐ³", "Олег"),
            ("JÃ¼rgen, Müller", "Jürgen, Müller"),
        ] {
            assert_eq!(mended_letters(misread), written, "{misread}");
        }
    }

    #[test]
    fn other_texts_stay_as_they_are() {
        for text in
            ["Ann Lee", "Jürgen Groß", "João Neto", "IRMÃ", "CAFÉ’S", "Đặng Ã", "Олег", "Å", "Â", "Ann › Ben · −25 %"]
        {
            assert!(matches!(mended_letters(text), Cow::Borrowed(_)), "{text}");
        }
    }
}
