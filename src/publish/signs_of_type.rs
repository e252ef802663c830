//! The signs of type on pages and web pages, where people and rules have those of a typewriter: the minus sign and the curved apostrophe.

use std::borrow::Cow;

/// A text with a minus sign before its negative numbers and with curved apostrophes. The hyphens of names stay.
pub(super) fn with_signs_of_type(text: &str) -> Cow<'_, str> {
    if !text.contains(['-', '\'']) {
        return text.into();
    }
    let mut before = ' ';
    let mut characters = text.chars().peekable();
    let mut typeset = String::with_capacity(text.len());
    while let Some(letter) = characters.next() {
        let after = characters.peek().copied().unwrap_or(' ');
        typeset.push(match letter {
            '-' if !before.is_alphanumeric() && after.is_ascii_digit() => '\u{2212}',
            '\'' if before.is_alphanumeric() => '’',
            _ => letter,
        });
        before = letter;
    }
    typeset.into()
}

/// The text with the signs of a typewriter again, to be compared with what somebody typed.
pub(super) fn with_typed_signs(text: &str) -> String {
    text.replace('\u{2212}', "-").replace('’', "'")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_negative_number_gets_a_minus_sign_and_only_an_apostrophe_is_curved() {
        let typed = "played by Jean-Luc O'Brien; 3-4; '06; d'Avila 0.11 over -0.74; penalties: -5.00";
        assert_eq!(
            with_signs_of_type(typed),
            "played by Jean-Luc O’Brien; 3-4; '06; d’Avila 0.11 over \u{2212}0.74; penalties: \u{2212}5.00"
        );
        assert_eq!(with_typed_signs(&with_signs_of_type(typed)), typed);
    }
}
