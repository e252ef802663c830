//! The headings that a single letter can be. The cells below it decide.

use crate::book::language_words::{CellWord, is_cell_word};
use crate::import::words::heading_words::Heading;

const HEADINGS: [(CellWord, Heading); 5] = [
    (CellWord::RoundLetter, Heading::Round),
    (CellWord::BoardLetter, Heading::Board),
    (CellWord::PowerLetter, Heading::Power),
    (CellWord::PlayerLetter, Heading::Player),
    (CellWord::CentresLetter, Heading::CENTRES),
];

/// The headings that a letter can be.
pub(in crate::import) fn headings_of_letter(text: &str) -> Vec<Heading> {
    let is_letter = text.chars().count() == 1;
    let headings = HEADINGS.iter().filter(|(word, _)| is_letter && is_cell_word(text, *word));
    headings.map(|(_, heading)| *heading).collect()
}
