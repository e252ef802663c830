//! Struck-out names and counts whose correction stands in the same line: in a column without values, or in the notes. The
//! correction is read.

use std::collections::BTreeSet;

use super::super::heading_line::HeadingLine;
use super::super::role::Role;
use super::super::seat_columns::Table;
use super::super::seat_facts::SeatFacts;
use super::TableReader;
use crate::book::Power;
use crate::book::language_words::{CellWord, is_cell_word, season_named};
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::costs::rule;
use crate::import::names::name_cells::{is_name, is_name_remark, means_nobody};
use crate::import::recipe::{Grid, SeatValue};
use crate::import::words::heading_words::{Heading, heading_of_text};

/// A struck-out cell, and what is read in its place.
pub(super) struct Correction {
    pub struck_out: CellIndex,
    pub cell: CellIndex,
    pub power: Option<Power>,
    pub is_name: bool,
}

/// The places of a table that have cells only in lines with struck-out ones.
pub(super) fn places_of_corrections(grid: &Grid<'_>, heading: &HeadingLine) -> BTreeSet<u32> {
    let struck_out = &grid.sheet.struck_out;
    let [mut beside_struck, mut others] = [BTreeSet::new(), BTreeSet::new()];
    if struck_out.is_empty() {
        return beside_struck;
    }
    for (_, cells) in grid.lines_between(heading.lines()) {
        let has_struck = cells.iter().any(|cell| struck_out.contains(&grid.sheet.address_of(*cell)));
        let places = cells.iter().map(|cell| grid.place(*cell));
        if has_struck {
            beside_struck.extend(places);
        } else if cells.len() > 1 {
            others.extend(places);
        }
    }
    beside_struck.retain(|place| !others.contains(place));
    beside_struck
}

impl TableReader<'_, '_> {
    /// Reads the only name and the only count that stand for struck-out ones of this line.
    pub(super) fn correct_beside(&mut self, table: &Table, cells: &[CellIndex], facts: &mut SeatFacts) {
        for heading in [Heading::Player, Heading::CENTRES] {
            let is_struck = |value: &&SeatValue| value.heading == heading && self.seats.is_struck(value.cell);
            let Some(struck) = facts.values.iter().find(is_struck).map(|value| value.cell) else { continue };
            let place = self.grid.place(struck);
            let free: Vec<CellIndex> =
                cells.iter().copied().filter(|cell| *cell != struck && self.is_free(table, *cell, place)).collect();
            let fits = |cell: &CellIndex| match heading {
                Heading::Player => self.is_correct_name(*cell),
                _ => self.of(*cell).count.is_some(),
            };
            let (also_struck, free): (Vec<CellIndex>, Vec<CellIndex>) =
                free.into_iter().filter(fits).partition(|cell| self.seats.is_struck(*cell));
            let correction = match free[..] {
                [cell] => Some(SeatValue { heading, cell, part: None }),
                [] if heading == Heading::Player => self.player_in_notes(facts),
                _ => None,
            };
            let Some(correction) = correction else { continue };
            let cell = correction.cell;
            facts.values.retain(|value| value.cell != cell);
            facts.values.push(correction);
            self.cost += if self.corrected.is_empty() { rule::CORRECTED } else { 0 };
            for struck_out in [struck].into_iter().chain(also_struck) {
                self.cost += rule::USE;
                let is_name = heading == Heading::Player;
                self.corrected.push(Correction { struck_out, cell, power: facts.power, is_name });
            }
        }
    }

    /// Whether a cell to the right of a struck-out one is in no column of values, and in one that only such lines have.
    fn is_free(&self, table: &Table, cell: CellIndex, struck: u32) -> bool {
        let at = self.grid.place(cell);
        let is_of_values = || table.columns.iter().any(|column| column.place == at && column.role != Role::Kept);
        let is_of_corrections =
            || self.places_of_corrections.get(&table.number).is_some_and(|places| places.contains(&at));
        at > struck && is_of_corrections() && !is_of_values()
    }

    /// Whether a cell has nothing but the name of a player: “Ann Lee”, and no “left early”.
    fn is_correct_name(&self, cell: CellIndex) -> bool {
        let read = self.of(cell);
        let mut words = read.text.split_whitespace();
        let begins_in_capitals = |word: Option<&str>| word.is_some_and(|word| word.starts_with(char::is_uppercase));
        let is_other = read.power.is_some()
            || read.heading.is_some()
            || !read.names.is_blank()
            || means_nobody(&read.text)
            || is_name_remark(&read.text);
        is_name(&read.text) && !is_other && begins_in_capitals(words.next()) && begins_in_capitals(words.next_back())
    }

    /// The player that the notes name in place of a struck-out one: “Ann Lee” or “now Ann Lee”.
    fn player_in_notes(&self, facts: &SeatFacts) -> Option<SeatValue> {
        let note = facts.values.iter().find(|value| value.heading == Heading::Note && value.part.is_none())?;
        let read = self.of(note.cell);
        let name = name_after_word(&read.text);
        let player = SeatValue { heading: Heading::Player, cell: note.cell, part: Some(name.to_owned()) };
        is_full_name_alone(name).then_some(player)
    }
}

/// The text after a word for a substitute: “Ann Lee” of “now Ann Lee”.
fn name_after_word(text: &str) -> &str {
    const MOST_WORDS_BEFORE: usize = 2;
    let spaces = text.match_indices(' ').take(MOST_WORDS_BEFORE).map(|(at, _)| at);
    let is_before_name = |at: &usize| is_cell_word(text[..*at].trim_end_matches(':'), CellWord::Substitute);
    spaces.filter(is_before_name).last().map_or(text, |at| text[at..].trim())
}

/// Whether a text is a name of several words of which none means something else: no “Left Early”.
fn is_full_name_alone(name: &str) -> bool {
    const MEANINGS: [CellWord; 7] = [
        CellWord::Remark,
        CellWord::Eliminated,
        CellWord::Solo,
        CellWord::Survived,
        CellWord::Draw,
        CellWord::Filler,
        CellWord::Nobody,
    ];
    let is_word_of_name = |word: &str| {
        word.starts_with(char::is_uppercase)
            && heading_of_text(word).is_none()
            && season_named(word).is_none()
            && MEANINGS.iter().all(|meaning| !is_cell_word(word, *meaning))
    };
    let mut words = name.split_whitespace();
    is_name(name)
        && !means_nobody(name)
        && !is_name_remark(name)
        && words.clone().count() > 1
        && words.all(is_word_of_name)
}
