//! The values of single cells, by the content of their columns.

use super::super::column_content::power_of;
use super::super::line_values::count_beside_place;
use super::super::role::Role;
use super::super::seat_facts::SeatFacts;
use super::{GroupOfTable, TableReader};
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::costs::{origin, rule};
use crate::import::readings::TextReadings;
use crate::import::recipe::{FoundName, SeatValue};
use crate::import::words::heading_words::Heading;
use crate::import::words::title_words;

impl TableReader<'_, '_> {
    /// The values of a line whose field stands in a column of its own: those that no heading names.
    pub(super) fn settle_field(&mut self, field: Heading, facts: &mut SeatFacts) {
        for value in std::mem::take(&mut facts.values) {
            let read = self.of(value.cell);
            if value.heading != Heading::Note {
                facts.values.push(value);
            } else if read.has_no_value && field.is_name() {
                facts.used.push(value.cell);
            } else {
                let part = self.part_of(field, value.cell, &read);
                let part = part.or_else(|| count_beside_place(&read).filter(|_| field == Heading::CENTRES));
                facts.values.push(SeatValue { heading: field, part, ..value });
            }
        }
    }

    /// Reads a cell with one content. Gives whether it has that content.
    pub(super) fn read_whole(
        &mut self,
        heading: Heading,
        cell: CellIndex,
        read: &TextReadings,
        facts: &mut SeatFacts,
        remarks: &mut Vec<CellIndex>,
    ) -> bool {
        match heading {
            Heading::Power => {
                let Some(power) = power_of(read) else { return read.has_no_value };
                facts.power = Some(power);
                facts.used.push(cell);
                if read.power.as_ref().is_some_and(|of| !of.remark.is_empty()) {
                    remarks.push(cell);
                }
            }
            Heading::Round => {
                let name =
                    if read.is_dated { read.text.clone() } else { title_words::round_name_in_column(&read.text) };
                facts.round = Some(FoundName::new(name, Some(cell)));
                facts.used.push(cell);
            }
            // “Centres” beside the counts of the board above.
            Heading::Board if self.choice.has(Role::PlayerOrCount) && read.heading.is_some_and(Heading::is_of_seat) => {
                facts.used.push(cell);
            }
            Heading::Board => {
                let game =
                    title_words::game_in_board_name(&read.text).filter(|_| !self.names_rounds && facts.round.is_none());
                if let Some((round, board)) = game {
                    facts.round = Some(FoundName::new(round, Some(cell)));
                    facts.board = Some(FoundName::new(board, Some(cell)));
                } else {
                    let name = title_words::parse_board_title(&read.text).unwrap_or((&read.text, ""));
                    facts.board = Some(FoundName::of_board(name, cell));
                }
                facts.used.push(cell);
            }
            heading => {
                if read.has_no_value && heading == Heading::Player {
                    facts.used.push(cell);
                    return true;
                }
                let part = self.part_of(heading, cell, read);
                facts.values.push(SeatValue { heading, cell, part });
            }
        }
        true
    }

    /// Reads a cell of a column with players in some lines and counts in the others. A dash is what the line above lacks.
    pub(super) fn read_player_or_count(
        &mut self,
        group: GroupOfTable,
        cell: CellIndex,
        read: &TextReadings,
        facts: &mut SeatFacts,
    ) -> bool {
        // The title of the next board is no player.
        if read.names.board.is_some() || read.names.round.is_some() && !read.is_dated {
            return false;
        }
        let is_count = || {
            let above = self.above.get(&group).map(|above| &above.values);
            above.is_some_and(|values| !values.iter().any(|value| value.heading == Heading::CENTRES))
        };
        let heading = match (read.count.is_some(), read.is_name) {
            (true, _) => Heading::CENTRES,
            (false, true) => Heading::Player,
            (false, false) if read.has_no_value && is_count() => Heading::CENTRES,
            (false, false) => {
                facts.used.push(cell);
                return read.has_no_value || read.is_no_name;
            }
        };
        facts.values.push(SeatValue { heading, cell, part: None });
        true
    }

    /// Notes a cell of which only the part is read that is not struck out.
    pub(super) fn note_partly_struck(&mut self, cell: CellIndex) {
        let is_partly_struck = self.grid.sheet.partly_struck_out.contains_key(&self.grid.sheet.address_of(cell));
        if is_partly_struck && self.partly_struck.insert(cell) {
            self.cost += rule::CORRECTED;
        }
    }

    /// The text that is read in place of that of a cell: the name of a number, or the part that is not struck out.
    pub(super) fn part_of(&mut self, heading: Heading, cell: CellIndex, read: &TextReadings) -> Option<String> {
        if self.partly_struck.contains(&cell) {
            return Some(read.text.clone());
        }
        if heading != Heading::Player {
            return None;
        }
        let name = self.context.names?.name_of(read.text.parse().ok()?)?;
        if !self.origins.list {
            self.origins.list = true;
            self.cost += origin::LIST;
        }
        Some(name.to_owned())
    }
}
