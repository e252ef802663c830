//! Puts boards that stand beside each other in a text of a fixed width one below the other.

use std::borrow::Cow;

use super::FEWEST_POWERS;
use super::seat_phrase::{seat_of_letter, seat_of_line};

/// The text with the boards of each paragraph one below the other.
pub(super) fn one_below_another(text: &str) -> Cow<'_, str> {
    let lines: Vec<&str> = text.lines().collect();
    let mut unfolded: Vec<Cow<'_, str>> = Vec::new();
    let mut has_boards = false;
    for paragraph in lines.chunk_by(|before, line| before.trim().is_empty() == line.trim().is_empty()) {
        let letters: Vec<Vec<char>> = paragraph.iter().map(|line| line.trim_end().chars().collect()).collect();
        let letters: Vec<&[char]> = letters.iter().map(Vec::as_slice).collect();
        match boards_beside(&letters) {
            Some(boards) => {
                has_boards = true;
                unfolded.extend(boards.into_iter().map(Cow::Owned));
            }
            None => unfolded.extend(paragraph.iter().map(|line| Cow::Borrowed(*line))),
        }
    }
    if has_boards { Cow::Owned(unfolded.join("\n")) } else { Cow::Borrowed(text) }
}

/// The lines of each board, with a blank line between two. `None` if no two boards stand beside each other.
fn boards_beside(lines: &[&[char]]) -> Option<Vec<String>> {
    places(lines).into_iter().find_map(|place| {
        let parts = lines.iter().map(|line| parts(line, place)).collect::<Option<Vec<_>>>()?;
        let (left, right): (Vec<&[char]>, Vec<&[char]>) = parts.into_iter().unzip();
        let left = board(&left)?;
        let right = board(&right).or_else(|| boards_beside(&right))?;
        Some([left, vec![String::new()], right].concat())
    })
}

/// The places at which a word begins in most lines, behind two spaces.
fn places(lines: &[&[char]]) -> Vec<usize> {
    let mut starts: Vec<usize> = Vec::new();
    for line in lines {
        let ends_gap = |at: &usize| !line[*at].is_whitespace() && line[at - 2..*at].iter().all(|c| c.is_whitespace());
        starts.extend((2..line.len()).filter(ends_gap));
    }
    starts.sort_unstable();
    starts.chunk_by(|a, b| a == b).filter(|same| same.len() >= FEWEST_POWERS).map(|same| same[0]).collect()
}

/// The parts of a line before and from this place. A line without a right part, such as one about who sat out, belongs to the left.
/// `None` if a word stands across the place.
fn parts(line: &[char], place: usize) -> Option<(&[char], &[char])> {
    let (left, right) = line.split_at(place.min(line.len()));
    (right.is_empty() || left.ends_with(&[' ', ' '])).then_some((left, right))
}

/// The lines of a board with one space between two words. `None` if they have no seats.
fn board(lines: &[&[char]]) -> Option<Vec<String>> {
    let words = |line: &&[char]| {
        let text: String = line.iter().collect();
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let lines: Vec<String> = lines.iter().map(words).collect();
    let is_seat = |text: &&String| seat_of_line(text).or_else(|| seat_of_letter(text)).is_some();
    (lines.iter().filter(is_seat).count() >= FEWEST_POWERS).then_some(lines)
}
