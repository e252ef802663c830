//! The boards that the tables of a sheet give, with the cells of each value. They are in no book yet.

use std::borrow::Cow;
use std::collections::HashSet;

use super::table_titles::{FoundName, SeatValue};
use crate::book::{PerPower, Power};
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::report::cell_status::NotNeededReason;
use crate::import::words::heading_words::Heading;
use crate::import::words::name_parts::{joined_name, name_parts};

/// The row of a power on a board.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::import) struct FoundSeat {
    /// The cells that are used for the power, the board and the round.
    pub used: Vec<CellIndex>,
    pub values: Vec<SeatValue>,
}

/// A board as a sheet gives it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::import) struct FoundBoard {
    pub round: Option<FoundName>,
    pub board: Option<FoundName>,
    pub seats: PerPower<Option<FoundSeat>>,
    /// The cells of powers that the board has twice.
    pub repeated: Vec<(Power, CellIndex)>,
    /// Whether the file does not say who played which power.
    pub without_powers: bool,
    /// The first cells of rows for an eighth player.
    pub beyond_seven: Vec<CellIndex>,
    /// The remarks in the titles, after the names: “ended 1909”.
    pub remarks: Vec<(CellIndex, String)>,
    /// The cells beside the titles, or in the row of the board, which may be remarks.
    pub beside: Vec<CellIndex>,
}

impl FoundSeat {
    /// The whole name of the player. Blank if the seat has none.
    pub(in crate::import) fn name_of_player(&self, sheet: &RawSheet) -> String {
        let parts = name_parts(|heading| self.value(heading));
        joined_name(&parts.into_iter().map(|part| part.text(sheet)).collect::<Vec<_>>())
    }

    pub(in crate::import) fn value(&self, heading: Heading) -> Option<&SeatValue> {
        self.values.iter().find(|value| value.heading == heading)
    }
}

impl FoundBoard {
    /// The names of the round and the board. Blank where the file has none.
    pub(in crate::import) fn names(&self) -> [&str; 2] {
        [&self.round, &self.board].map(|name| name.as_ref().map_or("", |name| &name.name))
    }

    pub(in crate::import) fn values(&self) -> impl Iterator<Item = &SeatValue> {
        self.seats.values().flatten().flat_map(|seat| &seat.values)
    }

    /// The cells of counts and the like. A name may be that of several seats.
    fn own_cells(&self) -> impl Iterator<Item = CellIndex> {
        self.values().filter(|value| !value.heading.is_name()).map(|value| value.cell)
    }

    pub(in crate::import) fn next_free_power(&self) -> Option<Power> {
        Power::ALL.into_iter().find(|power| self.seats[*power].is_none())
    }
}

/// The boards of a sheet, and the cells that are headings or totals.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::import) struct BoardsOfSheet {
    pub boards: Vec<FoundBoard>,
    pub headings: Vec<CellIndex>,
    pub not_needed: Vec<(CellIndex, NotNeededReason)>,
    /// Cells that do not have the content that the layout gives, with that content.
    pub unfit: Vec<(CellIndex, String)>,
    /// Cells that would be a value of several games at once.
    pub of_several_games: Vec<CellIndex>,
    /// Boards that share cells with a board of another layout.
    pub left_out: Vec<FoundBoard>,
}

impl SeatValue {
    /// The text of the value.
    pub(in crate::import) fn text<'a>(&'a self, sheet: &'a RawSheet) -> Cow<'a, str> {
        match &self.part {
            Some(part) => Cow::Borrowed(part),
            None => sheet.cell(self.cell).trimmed(),
        }
    }
}

impl BoardsOfSheet {
    /// Adds the boards of another layout. A cell belongs to the first board that reads it, but a name may be the name of
    /// several seats. `taken` are the cells of the boards so far.
    pub(in crate::import) fn add(&mut self, other: BoardsOfSheet, taken: &mut HashSet<CellIndex>) {
        let is_free = |board: &FoundBoard| board.own_cells().all(|cell| !taken.contains(&cell));
        let (free, left_out): (Vec<_>, Vec<_>) = other.boards.into_iter().partition(is_free);
        self.left_out.extend(left_out);
        if free.is_empty() {
            return;
        }
        taken.extend(free.iter().flat_map(FoundBoard::own_cells));
        self.boards.extend(free);
        self.headings.extend(other.headings);
        self.not_needed.extend(other.not_needed);
        self.unfit.extend(other.unfit);
        self.of_several_games.extend(other.of_several_games);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::words::heading_words::Heading;

    /// A board with a count in each of these cells.
    fn board(cells: &[CellIndex]) -> FoundBoard {
        let value = |cell: &CellIndex| SeatValue { heading: Heading::CENTRES, cell: *cell, part: None };
        let values = cells.iter().map(value).collect();
        let mut board = FoundBoard::default();
        board.seats[Power::Austria] = Some(FoundSeat { used: Vec::new(), values });
        board
    }

    #[test]
    fn only_the_boards_that_share_cells_with_others_are_left_out() {
        let sheet = |boards: &[&[CellIndex]]| BoardsOfSheet {
            boards: boards.iter().map(|cells| board(cells)).collect(),
            ..BoardsOfSheet::default()
        };
        let mut all = BoardsOfSheet::default();
        let mut taken = HashSet::new();
        all.add(sheet(&[&[1, 2]]), &mut taken);
        all.add(sheet(&[&[2, 3], &[4, 5]]), &mut taken);
        all.add(sheet(&[&[5, 6]]), &mut taken);
        assert_eq!(all.boards, [board(&[1, 2]), board(&[4, 5])]);
        assert_eq!(all.left_out, [board(&[2, 3]), board(&[5, 6])]);
    }
}
