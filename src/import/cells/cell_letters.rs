//! The letters of a cell's text that are no part of what it says: marks without width, and the raised digits of a footnote.

use std::borrow::Cow;

/// Whether a letter has no width. Web pages and messengers leave such marks in names, and nobody sees them. The letters that
/// turn the direction of a text are seen by what they do, and stay.
const fn has_no_width(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
            | '\u{2060}'..='\u{2064}' | '\u{206a}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
    )
}

/// A joiner without width holds the parts of a picture together, and letters of some scripts. Beside others it says nothing.
const fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}')
}

/// A text without the marks that have no width.
pub(in crate::import) fn without_unseen_marks(text: &str) -> Cow<'_, str> {
    if text.is_ascii() || !text.contains(|letter: char| has_no_width(letter) || is_joiner(letter)) {
        return Cow::Borrowed(text);
    }
    let letters: Vec<char> = text.chars().filter(|letter| !has_no_width(*letter)).collect();
    // The scripts and pictures that need a joiner come after the letters of Europe.
    let joins = |letter: Option<&char>| letter.is_some_and(|letter| *letter >= '\u{600}' && !letter.is_whitespace());
    let is_needed = |at: usize| joins(at.checked_sub(1).and_then(|at| letters.get(at))) && joins(letters.get(at + 1));
    let kept = letters.iter().enumerate().filter(|(at, letter)| !is_joiner(**letter) || is_needed(*at));
    Cow::Owned(kept.map(|(_, letter)| *letter).collect())
}

const fn is_raised_digit(letter: char) -> bool {
    matches!(letter, '¹' | '²' | '³' | '\u{2070}' | '\u{2074}'..='\u{2079}')
}

/// Splits the raised digits from the end of a text: “Dirk Elster¹” and “7¹ ²”. `None` for a text that has none, or has
/// nothing else.
pub(in crate::import) fn split_raised_digits(text: &str) -> Option<(&str, &str)> {
    if text.is_ascii() {
        return None;
    }
    let text = text.trim_end();
    let is_of_note = |letter: char| is_raised_digit(letter) || matches!(letter, ',' | ' ' | '\u{207d}' | '\u{207e}');
    let rest = text.trim_end_matches(is_of_note);
    // A comma before the note is of the text.
    let note = text[rest.len()..].trim_start_matches([',', ' ']);
    let rest = text[..text.len() - note.len()].trim_end();
    (note.contains(is_raised_digit) && rest.contains(char::is_alphanumeric)).then_some((rest, note))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_without_width_are_no_letters_of_a_name() {
        for text in [
            "Ada Brook\u{200b}",
            "\u{feff}Ada Brook",
            "Ada\u{ad} Brook\u{200e}",
            "Ada Br\u{2060}ook",
            "Ada Brook\u{200d}",
        ] {
            assert_eq!(without_unseen_marks(text), "Ada Brook", "{text:?}");
        }
        for text in ["Zoë", "👨\u{200d}👩\u{200d}👧", "می\u{200c}خواهم", "Ann\u{a0}Lee"] {
            assert!(
                matches!(without_unseen_marks(text), Cow::Borrowed(_)) || without_unseen_marks(text) == text,
                "{text}"
            );
        }
    }

    #[test]
    fn raised_digits_at_the_end_are_a_note() {
        assert_eq!(split_raised_digits("Dirk Elster¹"), Some(("Dirk Elster", "¹")));
        assert_eq!(split_raised_digits("7¹² "), Some(("7", "¹²")));
        assert_eq!(split_raised_digits("Elster, D. ¹,²"), Some(("Elster, D.", "¹,²")));
        for text in ["¹", "¹ left early", "R²D²x", "Zoë", "Ann 1", "Ada, "] {
            assert_eq!(split_raised_digits(text), None, "{text}");
        }
    }
}
