//! Whole boards that are struck out and stand in the sheet again. The board that is not struck out is read, and the differences
//! are told.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use super::CellRemark;
use super::seats::{ReplacedSeat, Seats};
use crate::book::fold_name;
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::cells::sheet_address::{SheetAddress, SheetRange};
use crate::import::draft::difference_list::describe_differences;
use crate::import::recipe::{FoundSeat, SeatValue};
use crate::import::report::import_report::FindingEffect;
use crate::languages::window_sentences::import_tables as texts;
use crate::printable_text::printable_line;

/// The fewest struck-out seats that are a board.
const FEWEST_SEATS: usize = 4;

fn cells_of(seat: &FoundSeat) -> impl Iterator<Item = CellIndex> {
    seat.used.iter().copied().chain(seat.values.iter().map(|value| value.cell))
}

/// The rectangle around the cells of seats.
fn range_of<'s>(sheet: &RawSheet, seats: impl Iterator<Item = &'s FoundSeat>) -> Option<SheetRange> {
    let cells = seats.flat_map(cells_of).map(|cell| sheet.address_of(cell));
    cells.map(SheetRange::from).reduce(|range, cell| SheetRange {
        first: SheetAddress::new(range.first.row.min(cell.first.row), range.first.column.min(cell.first.column)),
        last: SheetAddress::new(range.last.row.max(cell.last.row), range.last.column.max(cell.last.column)),
    })
}

/// In what the values of two seats differ.
fn differences<'a>(sheet: &'a RawSheet, seat: &'a ReplacedSeat) -> impl Iterator<Item = String> + 'a {
    let differs = |old: &'a SeatValue| {
        let new = seat.read.value(old.heading);
        let (here, there) = (old.text(sheet), new.map(|new| new.text(sheet)).unwrap_or_default());
        let new_at = new.map(|new| sheet.address_of(new.cell).to_string());
        let [old_text, new_text] = [&here, &there].map(|text| printable_line(text));
        let at = sheet.address_of(old.cell).to_string();
        (fold_name(&here) != fold_name(&there)).then(|| match new_at {
            Some(new_at) => texts::cells_differ(&at, &old_text, &new_at, &new_text),
            None => texts::other_cell_is_unknown(&at, &old_text, &new_text),
        })
    };
    seat.struck_out.values.iter().filter_map(differs)
}

impl Seats<'_> {
    /// What the director is told about struck-out boards in whose place others are read. Their players are told no more.
    pub(super) fn remarks_about_struck_out_boards(&mut self, sheet: &RawSheet) -> Vec<CellRemark> {
        let is_whole = |seat: &&ReplacedSeat| seat.struck_out.values.iter().all(|value| self.is_struck(value.cell));
        let mut boards: BTreeMap<usize, Vec<&ReplacedSeat>> = BTreeMap::new();
        for seat in self.not_read.iter().filter(is_whole) {
            boards.entry(seat.board).or_default().push(seat);
        }
        let mut remarks = Vec::new();
        let mut told: HashSet<CellIndex> = HashSet::new();
        for seats in boards.values().filter(|seats| seats.len() >= FEWEST_SEATS) {
            let struck_out = range_of(sheet, seats.iter().map(|seat| &seat.struck_out));
            let read = range_of(sheet, seats.iter().map(|seat| &seat.read));
            // Seats among those that are read are of players who were replaced.
            let is_apart =
                |(old, new): &(SheetRange, SheetRange)| old.last.row < new.first.row || new.last.row < old.first.row;
            let Some((struck_out, read)) = struck_out.zip(read).filter(is_apart) else { continue };
            let differences: Vec<String> = seats.iter().flat_map(|seat| differences(sheet, seat)).collect();
            let differences =
                describe_differences(differences.into_iter(), texts::boards_are_the_same, texts::they_differ);
            let message = texts::struck_out_board_unread(&struck_out.to_string(), &read.to_string(), &differences);
            let of_read: HashSet<CellIndex> = seats.iter().flat_map(|seat| cells_of(&seat.read)).collect();
            let cells = seats.iter().flat_map(|seat| cells_of(&seat.struck_out));
            let cells: BTreeSet<CellIndex> = cells.filter(|cell| !of_read.contains(cell)).collect();
            told.extend(&cells);
            let cells = cells.into_iter().collect();
            remarks.push(CellRemark { cells, effect: FindingEffect::None, message, is_kept: true });
        }
        self.replaced_players.retain(|(_, old, _)| !told.contains(old));
        remarks
    }
}
