//! The values of a line: what its columns should hold, the parts of a cell, and what all seats of the line share.

use super::column_patterns::{ColumnPattern, PATTERNS};
use super::role::Role;
use super::seat_facts::SeatFacts;
use crate::book::count_notation::parse_count_cell;
use crate::book::typed_words::single_spaced;
use crate::book::{Power, Year};
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::readings::{PatternText, TextReadings};
use crate::import::recipe::{FoundName, Part, Pattern, SeatValue};
use crate::import::words::heading_words::Heading;
use crate::import::words::title_words;

/// The content that the cells of a column should have.
pub(super) fn content_of(role: Role) -> String {
    match role {
        Role::Is(heading) => Pattern::of(Part::Field(heading)).to_string(),
        Role::Parts(number) => PATTERNS[number].pattern.to_string(),
        Role::WholeBoard(number, mark) => PATTERNS[number].pattern.repeated(mark).to_string(),
        Role::CountsByYear(_) => Pattern::of(Part::CENTRES).to_string(),
        Role::Field
        | Role::PlayerOrCount
        | Role::YearOfLine
        | Role::Year
        | Role::ValueOfField
        | Role::Corrected
        | Role::Computed
        | Role::NotNeeded
        | Role::Kept => String::new(),
    }
}

/// Reads a count after each year, from the first year on.
pub(super) fn read_counts_by_year(first: Year, cell: CellIndex, read: &TextReadings, facts: &mut SeatFacts) -> bool {
    let years = (first.0..).zip(&read.counts_by_year);
    let value = |(year, count): (u16, &u16)| SeatValue {
        heading: Heading::Chart(Year(year)),
        cell,
        part: Some(count.to_string()),
    };
    facts.values.extend(years.map(value));
    !read.counts_by_year.is_empty() || read.has_no_value
}

/// The facts of a seat with those that all seats of its line share.
pub(super) fn with_shared(mut own: SeatFacts, shared: &SeatFacts, is_alone: bool) -> SeatFacts {
    own.round = own.round.or_else(|| shared.round.clone());
    own.board = own.board.or_else(|| shared.board.clone());
    own.power = own.power.or(shared.power);
    own.used.extend(&shared.used);
    own.played.extend(&shared.played);
    let may_be_shared = |value: &&SeatValue| is_alone || value.heading.is_name() || value.heading == Heading::LastYear;
    own.values.extend(shared.values.iter().filter(may_be_shared).cloned());
    own
}

/// Reads a cell with several parts.
pub(super) fn read_parts(number: usize, cell: CellIndex, read: &TextReadings, facts: &mut SeatFacts) -> bool {
    // “bye”: no game.
    if read.is_no_name && PATTERNS[number].has(Part::POWER) {
        facts.used.push(cell);
        return true;
    }
    if read.has_no_value {
        // Whether a dash is 0 is decided with the whole board.
        if PATTERNS[number].has(Part::CENTRES) && !PATTERNS[number].pattern.parts().any(|part| part == Part::PLAYER) {
            facts.values.push(SeatValue { heading: Heading::CENTRES, cell, part: None });
        }
        facts.used.push(cell);
        return true;
    }
    let parts =
        PatternText::of(&read.text).parts(PATTERNS[number].pattern).or_else(|| parts_with_slips(number, &read.text));
    let Some(parts) = parts else {
        // A count may stand alone: the 0 of an eliminated power has no place.
        let is_count = PATTERNS[number].has(Part::CENTRES) && read.count.is_some();
        if is_count {
            facts.values.push(SeatValue { heading: Heading::CENTRES, cell, part: None });
        }
        return is_count;
    };
    for (heading, part) in parts {
        match heading {
            Heading::Power => facts.power = Power::parse_in_column(&part),
            Heading::Board => {
                let name = title_words::parse_board_title(&part).map_or(part.as_str(), |(name, _)| name);
                facts.board = Some(FoundName::new(name.to_owned(), Some(cell)));
            }
            Heading::Round => facts.round = Some(FoundName::new(part, Some(cell))),
            Heading::CENTRES if parse_count_cell(&part).is_none() => return false,
            Heading::Place => {}
            heading if heading.is_name() => {
                // “Ann Lee, 7”
                let name = part.trim_end_matches([',', ';', ':', ' ']).to_owned();
                facts.values.push(SeatValue { heading, cell, part: Some(name) });
            }
            heading => facts.values.push(SeatValue { heading, cell, part: Some(part) }),
        }
    }
    facts.used.push(cell);
    true
}

/// The parts of a cell that has the same parts as its column, and not its marks: “Ann Lee(7)”, “Ann Lee (7”, “Ann Lee/7”.
fn parts_with_slips(number: usize, text: &str) -> Option<Vec<(Heading, String)>> {
    let mut mended = text.replace('(', " (").replace("( ", "(").replace(" )", ")");
    if mended.contains('(') && !mended.contains(')') {
        mended.push(')');
    }
    let mended = single_spaced(&mended);
    let text = PatternText::of(&mended);
    let wanted = PATTERNS[number].pattern;
    let has_same_parts = |other: &&ColumnPattern| {
        other.pattern.parts().count() == wanted.parts().count() && wanted.parts().all(|part| other.has(part))
    };
    let others = PATTERNS.iter().filter(has_same_parts).filter(|of| of.may_match(&mended));
    std::iter::once(&PATTERNS[number]).chain(others).find_map(|of| text.parts(of.pattern))
}

/// The count in “9 (2)” and “9/34”, below which no column could say so.
pub(super) fn count_beside_place(read: &TextReadings) -> Option<String> {
    if read.count.is_some() {
        return None;
    }
    let is_count = |of: &&ColumnPattern| of.pattern.parts().eq([Part::CENTRES, Part::Field(Heading::Place)]);
    let text = PatternText::of(&read.text);
    let parts = PATTERNS.iter().filter(is_count).find_map(|of| text.parts(of.pattern))?;
    parts.into_iter().find(|(heading, _)| *heading == Heading::CENTRES).map(|(_, text)| text)
}
