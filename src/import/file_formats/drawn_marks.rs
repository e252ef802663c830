//! What is drawn with letters in a text: frames of tables, and dots that lead the eye from one column to the next.

use std::borrow::Cow;

/// The fewest lines with such dots in a text that has them.
const FEWEST_LINES: usize = 5;

/// The fewest dots that lead the eye. Three may stand for words that were left out.
const FEWEST_DOTS: usize = 4;

/// The text with “|”, “-” and “+” in place of the letters with which frames are drawn: “║ Austria ║ 7 ║”.
pub(super) fn with_plain_frames(text: &str) -> Cow<'_, str> {
    let is_frame = |letter: char| ('\u{2500}'..='\u{257F}').contains(&letter);
    if !text.contains(is_frame) {
        return Cow::Borrowed(text);
    }
    let plain = |letter: char| match letter {
        '─' | '━' | '═' => '-',
        '│' | '┃' | '║' => '|',
        other if is_frame(other) => '+',
        other => other,
    };
    Cow::Owned(text.chars().map(plain).collect())
}

/// The text with spaces in place of leading dots, so that its columns stay where they are.
pub(super) fn without_leaders(text: &str) -> Cow<'_, str> {
    let has_leader = |line: &&str| line.contains("....") && line.chars().any(char::is_alphanumeric);
    if text.lines().filter(has_leader).take(FEWEST_LINES).count() < FEWEST_LINES {
        return Cow::Borrowed(text);
    }
    let mut without = String::with_capacity(text.len());
    let mut dots = 0;
    for letter in text.chars().chain(std::iter::once('\0')) {
        if letter == '.' {
            dots += 1;
            continue;
        }
        let mark = if dots < FEWEST_DOTS { "." } else { " " };
        without.push_str(&mark.repeat(dots));
        dots = 0;
        without.push(letter);
    }
    // The end is marked so that dots there are written too.
    without.pop();
    Cow::Owned(without)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_lines_of_plain_letters() {
        let framed = "╔═══╦═══╗\n║ A ║ 7 ║\n├───┼───┤\n";
        assert_eq!(with_plain_frames(framed), "+---+---+\n| A | 7 |\n+---+---+\n");
        assert_eq!(with_plain_frames("A | 7"), "A | 7");
    }

    #[test]
    fn dots_between_columns_are_spaces() {
        let line = "A. Lee..... 7\n";
        assert_eq!(without_leaders(&line.repeat(5)), "A. Lee      7\n".repeat(5));
        assert_eq!(without_leaders(&line.repeat(4)), line.repeat(4));
    }
}
