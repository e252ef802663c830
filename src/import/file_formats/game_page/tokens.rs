//! The words, numbers and seasons in the lines of a game's page.

use std::ops::Range;

use crate::book::language_words::season_named;

/// A part of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'t> {
    Word(&'t str),
    Number(&'t str),
    Mark(char),
}

/// The words, the numbers and the marks of a text, each with its place.
pub(super) fn tokens(text: &str) -> Vec<(Range<usize>, Token<'_>)> {
    let mut found: Vec<(Range<usize>, Token<'_>)> = Vec::new();
    let mut letters = text.char_indices().peekable();
    while let Some((start, letter)) = letters.next() {
        let mut end = start + letter.len_utf8();
        let mut take_while = |accept: &dyn Fn(char) -> bool| {
            while let Some((at, next)) = letters.next_if(|(_, next)| accept(*next)) {
                end = at + next.len_utf8();
            }
            end
        };
        if letter.is_alphabetic() {
            let end = take_while(&|next| next.is_alphabetic());
            found.push((start..end, Token::Word(&text[start..end])));
        } else if letter.is_ascii_digit() {
            let end = take_while(&|next| next.is_ascii_digit() || next == '.');
            let number = text[start..end].trim_end_matches('.');
            found.push((start..start + number.len(), Token::Number(number)));
        } else if !letter.is_whitespace() {
            found.push((start..end, Token::Mark(letter)));
        }
    }
    found
}

pub(super) fn is_one_of(text: &str, words: &[&str]) -> bool {
    words.iter().any(|word| text.eq_ignore_ascii_case(word))
}

/// Whether a line is only a season with its year: “Fall 1908”.
pub(super) fn is_season(line: &str) -> bool {
    tokens(line).len() <= 3 && season_and_year(line).is_some()
}

/// The season and the year with which a text begins: “Spring, 1907, Finished”.
pub(super) fn season_and_year(text: &str) -> Option<(&str, &str)> {
    let mut found = tokens(text).into_iter().map(|(_, token)| token).filter(|token| !matches!(token, Token::Mark(_)));
    match (found.next(), found.next()) {
        (Some(Token::Word(season)), Some(Token::Number(year)))
            if season.len() > 1 && year.len() == 4 && season_named(season).is_some() =>
        {
            Some((season, year))
        }
        _ => None,
    }
}
