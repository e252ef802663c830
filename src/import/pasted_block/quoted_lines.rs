//! Takes the quoted lines out of an answered mail. They are an earlier mail, and the answer is above or below them.

use std::borrow::Cow;

use super::seat_lines;
use crate::import::prose::without_quote_marks;

/// The mark of a quoted line.
const MARK: char = '>';

/// The text without its quoted lines, and how many they are. Where only the quoted lines have seats, or where nothing else is
/// in the text, they stay without their marks.
pub fn without_quoted_lines(text: &str) -> (Cow<'_, str>, usize) {
    let is_quoted = |line: &&str| line.trim_start().starts_with(MARK);
    let lines: Vec<&str> = text.lines().collect();
    // One line with this sign is no mail.
    if lines.len() < 2 || !lines.iter().any(is_quoted) {
        return (Cow::Borrowed(text), 0);
    }
    let has_seats = |quoted: bool| {
        let mut lines = lines.iter().take(seat_lines::MOST_LINES).filter(|line| is_quoted(line) == quoted);
        lines.any(|line| seat_lines::has_seats(without_quote_marks(line)))
    };
    let has_answer = lines.iter().any(|line| !is_quoted(line) && !line.trim().is_empty());
    if !has_answer || has_seats(true) && !has_seats(false) {
        let lines: Vec<&str> =
            lines.iter().map(|line| if is_quoted(line) { without_quote_marks(line) } else { *line }).collect();
        return (Cow::Owned(lines.join("\n")), 0);
    }
    // “On Friday, Lars Andersson wrote:” belongs to the lines below it.
    let says_who = |at: usize| lines[at].trim_end().ends_with(':') && lines.get(at + 1).is_some_and(is_quoted);
    let answer: Vec<&str> =
        (0..lines.len()).filter(|&at| !is_quoted(&lines[at]) && !says_who(at)).map(|at| lines[at]).collect();
    let left_out = lines.len() - answer.len();
    (Cow::Owned(answer.join("\n")), left_out)
}

#[cfg(test)]
mod tests {
    use super::without_quoted_lines;

    #[test]
    fn quoted_lines_are_left_out_unless_they_are_what_is_meant() {
        for (text, left, count) in [
            ("A 5\nE 6\nLars wrote:\n> A 4\n>> E 3", "A 5\nE 6", 3),
            ("> old\nAnn Lee", "Ann Lee", 1),
            ("> A 4\n> E 3", "A 4\nE 3", 0),
            ("See below\n> A 4\n> E 3", "See below\nA 4\nE 3", 0),
            ("> 5", "> 5", 0),
            ("Ann\tBen\nCy", "Ann\tBen\nCy", 0),
        ] {
            let (answer, quoted) = without_quoted_lines(text);
            assert_eq!((&*answer, quoted), (left, count), "{text}");
        }
    }
}
