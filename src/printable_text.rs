//! Texts of files and people for a terminal, a title or a message. Characters that a terminal obeys, or that change the
//! order of the text around them, become visible signs.

use std::borrow::Cow;

/// The text without control characters and without characters that override the direction of writing. Line breaks and
/// tabs stay.
pub fn printable(text: &str) -> Cow<'_, str> {
    if !text.contains(is_unsafe) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.chars().map(visible_sign).collect())
}

/// The text as [`printable`], on one line.
pub fn printable_line(text: &str) -> Cow<'_, str> {
    if !text.contains(|c: char| is_unsafe(c) || c.is_control()) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.chars().map(|c| if matches!(c, '\n' | '\t') { ' ' } else { visible_sign(c) }).collect())
}

/// Whether a terminal obeys the character, or shows the text around it in another order.
pub fn is_unsafe(c: char) -> bool {
    let is_control = c.is_control() && !matches!(c, '\n' | '\t');
    is_control || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{2028}' | '\u{2029}')
}

/// “␛” for an escape character, “�” for a character without a sign of its own.
fn visible_sign(c: char) -> char {
    match c {
        c if !is_unsafe(c) => c,
        '\0'..='\u{1f}' => char::from_u32(0x2400 + u32::from(c)).unwrap_or(char::REPLACEMENT_CHARACTER),
        '\u{7f}' => '␡',
        _ => char::REPLACEMENT_CHARACTER,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn escape_sequences_and_bidi_overrides_become_visible() {
        assert_eq!(printable("\u{1b}[31mAnn\u{7}\r\u{9b}2J\u{7f}"), "␛[31mAnn␇␍�2J␡");
        assert_eq!(printable("Ann \u{202e}nnA\u{2066}"), "Ann �nnA�");
        assert_eq!(printable("Loïs O’Neil\n\t東京 👩‍🚀 شهد"), "Loïs O’Neil\n\t東京 👩‍🚀 شهد");
        assert_eq!(printable_line("two\nlines\u{1b}"), "two lines␛");
    }

    proptest! {
        #[test]
        fn no_text_has_an_unsafe_character_afterwards(text in any::<String>()) {
            prop_assert!(!printable(&text).contains(is_unsafe));
            prop_assert!(!printable_line(&text).contains(|c: char| is_unsafe(c) || c.is_control()));
            prop_assert_eq!(printable(&text).chars().count(), text.chars().count());
        }
    }
}
