//! The parts of a table, and the texts that each of them can be.

use crate::book::count_notation::{parse_count_cell, parse_year_cell};
use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::{Power, SeatColumn};
use crate::import::cells::raw_cells::parse_number;
use crate::import::words::heading_words;
use crate::import::words::heading_words::Heading;

/// A part of a table that a cell, a heading, a title or the name of a sheet gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::import) enum Part {
    Field(Heading),
    /// The year of a chart.
    Year,
}

impl Part {
    pub(in crate::import) const ROUND: Part = Part::Field(Heading::Round);
    pub(in crate::import) const BOARD: Part = Part::Field(Heading::Board);
    pub(in crate::import) const POWER: Part = Part::Field(Heading::Power);
    pub(in crate::import) const PLAYER: Part = Part::Field(Heading::Player);
    pub(in crate::import) const FIRST_NAME: Part = Part::Field(Heading::FirstName);
    pub(in crate::import) const CENTRES: Part = Part::Field(Heading::CENTRES);
    const OUT: Part = Part::Field(Heading::Seat(SeatColumn::Eliminated));

    pub(in crate::import) fn parse(name: &str) -> Option<Part> {
        if name == "year" { Some(Part::Year) } else { heading_words::heading_of_key(name).map(Part::Field) }
    }

    pub(in crate::import) fn name(self) -> &'static str {
        match self {
            Part::Year => "year",
            Part::Field(heading) => heading_words::key_of_heading(heading).unwrap_or_default(),
        }
    }

    /// The names of the parts that most tables have.
    pub(in crate::import) fn names() -> Vec<String> {
        let names = ["round", "board", "power", "player", "first", "last", "centres", "out", "year", "score", "draw"];
        names.map(|name| format!("{{{name}}}")).into()
    }

    /// Whether a part of a longer text can be this part. `bounded` says that it stands apart from other letters.
    pub(in crate::import) fn accepts(self, text: &str, bounded: bool) -> bool {
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        match self {
            Part::ROUND | Part::BOARD => {
                let letters = text.chars().all(char::is_alphabetic) && (bounded || text.chars().count() <= 2);
                (digits && text.len() <= 3) || letters || (bounded && self == Part::BOARD)
            }
            Part::POWER => Power::parse_in_column(text).is_some(),
            // Words after a count could be another part.
            Part::CENTRES => parse_count_cell(text).is_some_and(|read| read.remark.is_empty()),
            Part::OUT | Part::Year => parse_year_cell(text).is_some(),
            Part::Field(Heading::Score) => parse_number(text).is_some(),
            // “1” and “1st”.
            Part::Field(Heading::Place) => {
                let letters = text.trim_start_matches(|c: char| c.is_ascii_digit());
                let is_ordinal = bounded && letters.chars().count() <= 3 && letters.chars().all(char::is_alphabetic);
                (1..=2).contains(&(text.len() - letters.len())) && (letters.is_empty() || is_ordinal)
            }
            // “(1)” is no name.
            Part::Field(heading) => bounded && !(heading.is_name() && text.starts_with('(')),
        }
    }

    /// Whether this part would be a name, these first bytes of the text, with the word for an elimination of the count after
    /// it: “Ann Lee out” of “Ann Lee out 05”. A short word may be a name: “Malcolm X 10”.
    pub(in crate::import) fn takes_elimination(self, text: &str, bytes: usize) -> bool {
        const SHORTEST_WORD: usize = 3;
        let Part::Field(heading) = self else { return false };
        let is_elimination = |rest: &str| {
            let letters = rest.chars().take_while(|c| c.is_alphabetic()).count();
            let is_word = || is_cell_word(rest.split([' ', ',']).next().unwrap_or_default(), CellWord::Eliminated);
            letters >= SHORTEST_WORD
                && parse_count_cell(rest).is_some_and(|read| read.out.is_some() || read.count == 0 && is_word())
        };
        // Only a year with two or four digits can be one of elimination.
        heading.is_name()
            && text.ends_with(|c: char| c.is_ascii_digit() || c == ')')
            && text[..bytes].match_indices(char::is_whitespace).any(|(at, _)| is_elimination(text[at..].trim_start()))
    }
}
