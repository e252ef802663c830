//! Where a text is broken into lines, in every file: at blanks; where a word is wider than the line, after its hyphens; and
//! inside a word only where nothing else fits, or on paper with a hyphen. A no-break space keeps a power and its player on one line.

use std::borrow::Cow;

/// A blank at which a line does not end.
pub(super) const NO_BREAK_SPACE: char = '\u{a0}';

/// What is between the blanks of a text at which a line may end.
pub(super) fn words(text: &str) -> impl Iterator<Item = &str> {
    let may_end_line = |letter: char| letter.is_whitespace() && letter != NO_BREAK_SPACE;
    let mut rest = text.trim_matches(may_end_line);
    std::iter::from_fn(move || {
        // A sign of a formula begins the next line: it stays with what follows it.
        let first = rest.find(may_end_line);
        let behind = first.filter(|end| OPERATORS.contains(&&rest[..*end]));
        let next = behind.and_then(|sign| {
            let word = rest.len() - rest[sign..].trim_start_matches(may_end_line).len();
            Some(word + rest[word..].find(may_end_line)?)
        });
        let end = if behind.is_some() { next } else { first }.unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        rest = after.trim_start_matches(may_end_line);
        (!word.is_empty()).then_some(word)
    })
}

/// The signs of formulas that stand between blanks.
const OPERATORS: [&str; 13] = ["+", "-", "*", "/", "=", "<", ">", "<=", ">=", "<>", "\u{2212}", "×", "÷"];

/// A text that is not broken at its blanks while a line has room for it.
pub(super) fn unbroken(text: &str) -> String {
    text.replace(' ', &NO_BREAK_SPACE.to_string())
}

/// A name whose particles stay with what follows them: “David van der Berg” has two lines before “van” only. A name all in small letters
/// is as it was.
pub(super) fn with_whole_particles(name: &str) -> Cow<'_, str> {
    let is_particle = |word: &str| word.chars().next().is_some_and(char::is_lowercase);
    let words = || name.split(' ').filter(|word| !word.is_empty());
    if !words().any(is_particle) || words().all(is_particle) {
        return name.into();
    }
    let mut whole = String::with_capacity(name.len() + 2);
    for word in words() {
        whole.push_str(word);
        whole.push(if is_particle(word) { NO_BREAK_SPACE } else { ' ' });
    }
    whole.pop();
    whole.into()
}

/// A list whose items are not parted while a line has room for one: “Austria Ann Lee, England Ben Orr”, “Round 2, board C”.
pub(super) fn with_whole_items(text: &str) -> String {
    let mut before = None;
    let bound = |letter: char| {
        let ends_item = matches!(before.replace(letter), Some(',' | ';'));
        if letter == ' ' && !ends_item { NO_BREAK_SPACE } else { letter }
    };
    text.chars().map(bound).collect()
}

/// The items of a list that [`with_whole_items`] keeps whole, each with the mark behind it.
pub(super) fn whole_items(text: &str) -> Vec<String> {
    let bound = with_whole_items(text);
    let items = bound.split(' ').filter(|item| !item.is_empty());
    items.map(|item| item.replace(NO_BREAK_SPACE, " ")).collect()
}

/// The parts of a word that stay together. Each but the last ends with a hyphen between two letters.
pub(super) fn unbroken_parts(word: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(word);
    std::iter::from_fn(move || {
        let text = rest.take()?;
        let Some(end) = first_hyphen(text) else { return Some(text) };
        let (part, after) = text.split_at(end);
        rest = Some(after);
        Some(part)
    })
}

/// The fewest letters of a word before, and behind, a hyphen that is put into it.
const LEAST_BESIDE_HYPHEN: usize = 3;

/// The vowels of Latin, Greek and Cyrillic letters.
const VOWELS: &str = "aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüýāąēęėīįıōőœūůűųαεηιουωάέήίόύώаеиоуыэюяёєії";

/// The places in a word at which it may be parted with a hyphen: before a consonant that a vowel follows, as most languages of Europe
/// part their syllables.
pub(super) fn hyphen_places(word: &str) -> Vec<usize> {
    let is_vowel = |letter: char| letter.to_lowercase().any(|letter| VOWELS.contains(letter));
    let letters: Vec<(usize, char)> = word.char_indices().collect();
    let possible = LEAST_BESIDE_HYPHEN..=letters.len().saturating_sub(LEAST_BESIDE_HYPHEN);
    let pairs = letters.windows(2).enumerate().filter(|(at, _)| possible.contains(at)).map(|(_, pair)| pair);
    let begins_syllable = |pair: &&[(usize, char)]| !is_vowel(pair[0].1) && is_vowel(pair[1].1);
    pairs.filter(begins_syllable).map(|pair| pair[0].0).collect()
}

/// The end of the first hyphen or slash between two letters. A minus sign or a hyphen between numbers does not count.
fn first_hyphen(text: &str) -> Option<usize> {
    let mut before: Option<char> = None;
    let mut letters = text.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        let is_hyphen = matches!(letter, '-' | '\u{2010}' | '–' | '—' | '/');
        let after = letters.peek().map(|(_, after)| *after);
        if is_hyphen && before.is_some_and(char::is_alphabetic) && after.is_some_and(char::is_alphabetic) {
            return Some(at + letter.len_utf8());
        }
        before = Some(letter);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_a_formula_ends_before_a_sign_and_not_behind_it() {
        let parts = |text: &'static str| words(text).collect::<Vec<_>>();
        assert_eq!(parts("(solo_year) - 1900 +  0.5"), ["(solo_year)", "- 1900", "+  0.5"]);
        assert_eq!(parts(" 12.00 + 4.20 = 16.20 "), ["12.00", "+ 4.20", "= 16.20"]);
        assert_eq!(parts("a -"), ["a", "-"]);
        assert_eq!(parts("-5 and A\u{a0}- B"), ["-5", "and", "A\u{a0}-", "B"]);
    }

    #[test]
    fn the_items_of_a_list_stay_whole() {
        let text = "Austria Ann Lee, England Ben Orr; board C";
        assert_eq!(with_whole_items(text), "Austria\u{a0}Ann\u{a0}Lee, England\u{a0}Ben\u{a0}Orr; board\u{a0}C");
        assert_eq!(whole_items(text), ["Austria Ann Lee,", "England Ben Orr;", "board C"]);
        assert_eq!(whole_items("Lee,Ann, 1,25"), ["Lee,Ann,", "1,25"]);
    }

    #[test]
    fn a_particle_of_a_name_stays_with_what_follows_it() {
        let whole = |name: &str| with_whole_particles(name).replace(NO_BREAK_SPACE, "_");
        assert_eq!(whole("David van der Berg"), "David van_der_Berg");
        assert_eq!(whole("Ana-Maria de la Cruz"), "Ana-Maria de_la_Cruz");
        assert_eq!(whole("Ann Lee"), "Ann Lee");
        assert_eq!(whole("ann lee"), "ann lee");
    }

    #[test]
    fn a_word_is_parted_before_its_syllables_and_leaves_three_letters_on_each_line() {
        let parts = |word: &'static str| -> Vec<(&str, &str)> {
            hyphen_places(word).into_iter().map(|at| word.split_at(at)).collect()
        };
        assert_eq!(parts("Überraschung"), [("Über", "raschung"), ("Überrasc", "hung")]);
        assert_eq!(parts("Kapitän"), [("Kapi", "tän")]);
        assert!(parts("Mmmmmm").is_empty() && parts("Ann").is_empty());
    }

    #[test]
    fn a_word_is_broken_after_hyphens_between_letters_only() {
        let parts = |word| unbroken_parts(word).collect::<Vec<_>>();
        assert_eq!(parts("Müller-Lüdenscheidt"), ["Müller-", "Lüdenscheidt"]);
        assert_eq!(parts("Austria/Hungary–Rome"), ["Austria/", "Hungary–", "Rome"]);
        for whole in ["-190", "2015-16", "Ann-", "--", "Lee", "", "non\u{2011}breaking"] {
            assert_eq!(parts(whole), [whole]);
        }
    }
}
