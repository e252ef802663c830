//! [`SeatFacts`], what a line says about one seat.

use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::{Power, Year};
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::recipe::{FoundName, FoundSeat, SeatValue};
use crate::import::words::heading_words::Heading;

/// What a line says about one seat.
#[derive(Clone, Debug, Default)]
pub(super) struct SeatFacts {
    pub round: Option<FoundName>,
    pub board: Option<FoundName>,
    pub power: Option<Power>,
    pub used: Vec<CellIndex>,
    pub values: Vec<SeatValue>,
    /// The count in a column of corrections.
    pub corrected: Option<CellIndex>,
    /// Tells apart boards whose names the file does not give.
    pub part: usize,
    /// The cells beside the title of the board, which may be remarks.
    pub beside: Vec<CellIndex>,
    /// The remarks about the board in the titles above it.
    pub remarks: Vec<(CellIndex, String)>,
    /// The years that stand beside the player.
    pub played: PlayedYears,
}

impl SeatFacts {
    pub(super) fn has_name(&self) -> bool {
        self.values.iter().any(|value| value.heading.is_name())
    }

    /// The counts in a line of a chart are those of its year, or those at the start.
    pub(super) fn put_counts_into(&mut self, counts_of: Heading) {
        for value in self.values.iter_mut().filter(|value| value.heading == Heading::CENTRES) {
            value.heading = counts_of;
        }
    }

    /// The seat that these facts make.
    pub(super) fn seat(&self) -> FoundSeat {
        FoundSeat { used: self.used.clone(), values: self.values.clone() }
    }
}

/// The years that a row gives its player.
#[derive(Clone, Debug, Default)]
pub(super) struct PlayedYears {
    pub(super) years: Vec<u16>,
    /// Whether a word stands beside a year: “from 1904”.
    pub(super) has_words: bool,
}

impl PlayedYears {
    /// Adds the years in a text: “1901-1903”, “1901–03”, “from 1904”. A text with another number has none.
    pub(super) fn add(&mut self, text: &str) {
        let years = years_in(text);
        let is_filler = |word: &str| is_cell_word(word, CellWord::Filler);
        self.has_words |= !years.is_empty() && text.split(|c: char| !c.is_alphabetic()).any(is_filler);
        self.years.extend(years);
    }

    pub(super) fn extend(&mut self, other: &PlayedYears) {
        self.has_words |= other.has_words;
        self.years.extend(&other.years);
    }
}

pub(super) fn years_in(text: &str) -> Vec<u16> {
    const MOST_BYTES: usize = 40;
    // Most texts have no year, and are not divided.
    let is_digit = |byte: &u8| byte.is_ascii_digit();
    if text.len() > MOST_BYTES || !text.as_bytes().windows(4).any(|four| four.iter().all(is_digit)) {
        return Vec::new();
    }
    let numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty());
    let year = |digits: &str| {
        let number: u16 = digits.parse().ok()?;
        let year = if digits.len() == 2 { 1900 + number } else { number };
        Some(year).filter(|year| Year(*year).may_be_played())
    };
    let years: Option<Vec<u16>> = numbers.map(year).collect();
    let has_whole_year = text.split(|c: char| !c.is_ascii_digit()).any(|digits| digits.len() == 4);
    years.filter(|_| has_whole_year).unwrap_or_default()
}
