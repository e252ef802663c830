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
    // Each part is a run of dots, mostly of none, with the letter behind it.
    for part in text.split_inclusive(|letter| letter != '.') {
        let letter = part.trim_start_matches('.');
        let dots = part.len() - letter.len();
        without.push_str(&if dots < FEWEST_DOTS { "." } else { " " }.repeat(dots));
        without.push_str(letter);
    }
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
        assert_eq!(without_leaders(&format!("{}......", line.repeat(5))), "A. Lee      7\n".repeat(5) + "      ");
    }
}
