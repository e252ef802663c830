//! The sheet and cell of the file that each part of a draft book came from.

use std::collections::HashMap;
use std::mem;

use super::raw_sheet::SheetAddress;
use crate::book::{BoardRef, CellAddress, PersonId, Power, RoundIx, SeatColumn, SeatRef, Year};

/// The sheet and cell in the file for each part of an imported book. Addresses are those of the draft, before it is
/// added to another book.
///
/// A large file has millions of parts, most of them in order. Those take 16 bytes each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CellSources {
    sheets: Vec<String>,
    /// Boards, seats and persons, sorted by their packed addresses.
    in_order: Vec<(PackedAddress, PackedCell)>,
    /// The parts that came out of order or cannot be packed.
    others: HashMap<CellAddress, (usize, SheetAddress)>,
}

/// A board, a seat or a person as a number: boards in the order of the rounds, and the columns of a seat in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct PackedAddress(u64);

const COLUMN_BITS: u32 = 8;
const POWER_BITS: u32 = 4;
const BOARD_BITS: u32 = 32;
const ROUND_BITS: u32 = 18;
const BOARD_SHIFT: u32 = COLUMN_BITS + POWER_BITS;
const ROUND_SHIFT: u32 = BOARD_SHIFT + BOARD_BITS;
/// The column of the first year's chart. The other columns are before it.
const FIRST_CHART: u64 = 64;
/// Set for a person. The lower bits are the number.
const PERSON: u64 = 1 << 63;

/// The bits of a number from `shift` on.
const fn bits(number: u64, shift: u32, count: u32) -> usize {
    ((number >> shift) & ((1 << count) - 1)) as usize
}

impl PackedAddress {
    fn pack(address: CellAddress) -> Option<Self> {
        let of_board = |at: BoardRef| {
            let (round, board) = (at.round.0 as u64, at.board.0 as u64);
            (round < 1 << ROUND_BITS && board < 1 << BOARD_BITS)
                .then_some((round << ROUND_SHIFT) | (board << BOARD_SHIFT))
        };
        let number = match address {
            CellAddress::Person(PersonId(id)) => PERSON | u64::from(id),
            CellAddress::Board(at) => of_board(at)?,
            CellAddress::Seat(seat, column) => {
                // Power 0 is the board itself.
                let power = (seat.power.index() as u64 + 1) << COLUMN_BITS;
                let column = match column {
                    SeatColumn::Chart(year) => FIRST_CHART + u64::from(year.0.checked_sub(Year::FIRST.0)?),
                    _ => SeatColumn::ALL.iter().position(|known| *known == column)? as u64,
                };
                if column >= 1 << COLUMN_BITS {
                    return None;
                }
                of_board(seat.board)? | power | column
            }
            _ => return None,
        };
        Some(PackedAddress(number))
    }

    fn unpack(self) -> CellAddress {
        let PackedAddress(number) = self;
        if number & PERSON != 0 {
            return CellAddress::Person(PersonId(u32::try_from(number & !PERSON).unwrap_or_default()));
        }
        let board = BoardRef::new(bits(number, ROUND_SHIFT, ROUND_BITS), bits(number, BOARD_SHIFT, BOARD_BITS));
        match bits(number, COLUMN_BITS, POWER_BITS) {
            0 => CellAddress::Board(board),
            power => {
                let column = match number & ((1 << COLUMN_BITS) - 1) {
                    chart if chart >= FIRST_CHART => {
                        SeatColumn::Chart(Year(Year::FIRST.0 + u16::try_from(chart - FIRST_CHART).unwrap_or_default()))
                    }
                    column => SeatColumn::ALL[bits(column, 0, COLUMN_BITS)],
                };
                CellAddress::Seat(SeatRef { board, power: Power::ALL[power - 1] }, column)
            }
        }
    }
}

/// A sheet and a cell in 8 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct PackedCell(u64);

const SHEET_BITS: u32 = 12;
const SHEET_COLUMN_BITS: u32 = 20;

impl PackedCell {
    fn pack(sheet: usize, at: SheetAddress) -> Option<Self> {
        let (sheet, column) = (sheet as u64, u64::from(at.column));
        (sheet < 1 << SHEET_BITS && column < 1 << SHEET_COLUMN_BITS)
            .then_some(PackedCell((u64::from(at.row) << 32) | (column << SHEET_BITS) | sheet))
    }

    const fn unpack(self) -> (usize, SheetAddress) {
        let PackedCell(number) = self;
        let column = bits(number, SHEET_BITS, SHEET_COLUMN_BITS) as u32;
        (bits(number, 0, SHEET_BITS), SheetAddress::new((number >> 32) as u32, column))
    }
}

impl CellSources {
    pub(super) fn add_sheet(&mut self, name: &str) -> usize {
        self.sheets.push(name.to_owned());
        self.sheets.len() - 1
    }

    /// Records the cell that a part came from. The first recorded cell stays.
    pub(super) fn record(&mut self, address: CellAddress, sheet: usize, at: SheetAddress) {
        if self.position(address).is_none() && !self.push(address, sheet, at) {
            self.others.entry(address).or_insert((sheet, at));
        }
    }

    /// Records a better cell for a part than the one recorded before.
    pub(super) fn replace(&mut self, address: CellAddress, sheet: usize, at: SheetAddress) {
        match (self.position(address), PackedCell::pack(sheet, at)) {
            (Some(position), Some(cell)) => self.in_order[position].1 = cell,
            (Some(position), None) => {
                self.in_order.remove(position);
                self.others.insert(address, (sheet, at));
            }
            (None, _) => {
                let is_known = self.others.contains_key(&address);
                if is_known || !self.push(address, sheet, at) {
                    self.others.insert(address, (sheet, at));
                }
            }
        }
    }

    /// The position of a part among those in order.
    fn position(&self, address: CellAddress) -> Option<usize> {
        let packed = PackedAddress::pack(address)?;
        // Most parts are new and come after all others.
        if self.in_order.last().is_none_or(|(last, _)| *last < packed) {
            return None;
        }
        self.in_order.binary_search_by_key(&packed, |(address, _)| *address).ok()
    }

    /// Adds a part that comes after all others. Returns false for any other part.
    fn push(&mut self, address: CellAddress, sheet: usize, at: SheetAddress) -> bool {
        match (PackedAddress::pack(address), PackedCell::pack(sheet, at)) {
            (Some(address_now), Some(cell))
                if self.in_order.last().is_none_or(|(last, _)| *last < address_now)
                    && !self.others.contains_key(&address) =>
            {
                self.in_order.push((address_now, cell));
                true
            }
            _ => false,
        }
    }

    /// Changes the addresses after the rounds of the draft were sorted. `now` is the new position of each round.
    pub(super) fn move_rounds(&mut self, now: &[usize]) {
        let moved = |at: RoundIx| RoundIx(now.get(at.0).copied().unwrap_or(at.0));
        let moved_board = |at: BoardRef| BoardRef { round: moved(at.round), ..at };
        let address_now = |address: CellAddress| match address {
            CellAddress::Round(at) => CellAddress::Round(moved(at)),
            CellAddress::Board(at) => CellAddress::Board(moved_board(at)),
            CellAddress::Seat(seat, column) => {
                CellAddress::Seat(SeatRef { board: moved_board(seat.board), ..seat }, column)
            }
            CellAddress::BoardCell(at, column) => CellAddress::BoardCell(moved_board(at), column),
            CellAddress::Proposal(at, proposal, column) => CellAddress::Proposal(moved_board(at), proposal, column),
            CellAddress::Vote { seat, voter, skill } => {
                CellAddress::Vote { seat: SeatRef { board: moved_board(seat.board), ..seat }, voter, skill }
            }
            CellAddress::Event
            | CellAddress::Person(_)
            | CellAddress::PersonCell(..)
            | CellAddress::ChoosingPosition(_)
            | CellAddress::Team(_)
            | CellAddress::TeamCell(..) => address,
        };
        for (address, _) in &mut self.in_order {
            // A round has at most as many places as before, so its address can be packed again.
            *address = PackedAddress::pack(address_now(address.unpack())).unwrap_or(*address);
        }
        self.in_order.sort_unstable_by_key(|(address, _)| *address);
        let others = mem::take(&mut self.others);
        self.others = others.into_iter().map(|(address, cell)| (address_now(address), cell)).collect();
    }

    /// The sheet and cell that exactly this part came from.
    pub fn find_exact(&self, address: CellAddress) -> Option<(&str, SheetAddress)> {
        let (sheet, at) = match self.position(address) {
            Some(position) => self.in_order[position].1.unpack(),
            None => *self.others.get(&address)?,
        };
        Some((self.sheets.get(sheet)?, at))
    }

    /// The sheet and cell nearest to this part: its own, else that of the seat's player, else the board's, else the
    /// round's.
    pub fn find_nearest(&self, address: CellAddress) -> Option<(&str, SheetAddress)> {
        let wider = match address {
            CellAddress::Seat(seat, column) if column != SeatColumn::Player => {
                CellAddress::Seat(seat, SeatColumn::Player)
            }
            CellAddress::Seat(seat, _) => CellAddress::Board(seat.board),
            CellAddress::BoardCell(board, _) | CellAddress::Proposal(board, ..) => CellAddress::Board(board),
            CellAddress::Vote { seat, .. } => CellAddress::Seat(seat, SeatColumn::Player),
            CellAddress::Board(board) => CellAddress::Round(board.round),
            CellAddress::PersonCell(id, _) | CellAddress::ChoosingPosition(id) => CellAddress::Person(id),
            CellAddress::TeamCell(team, _) => CellAddress::Team(team),
            CellAddress::Event | CellAddress::Person(_) | CellAddress::Team(_) | CellAddress::Round(_) => {
                return self.find_exact(address);
            }
        };
        self.find_exact(address).or_else(|| self.find_nearest(wider))
    }

    /// The sheet and cell as the director looks them up in the file: “Round 2!C14”.
    pub fn location(&self, address: CellAddress) -> Option<String> {
        self.find_nearest(address).map(|(sheet, at)| format!("{sheet}!{at}"))
    }

    /// Every part whose cell is known, with its sheet and cell.
    pub fn entries(&self) -> impl Iterator<Item = (CellAddress, &str, SheetAddress)> {
        let in_order = self.in_order.iter().map(|(address, cell)| (address.unpack(), cell.unpack()));
        let others = self.others.iter().map(|(address, cell)| (*address, *cell));
        in_order
            .chain(others)
            .filter_map(|(address, (sheet, at))| Some((address, self.sheets.get(sheet)?.as_str(), at)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_found_in_any_order_and_the_first_cell_stays() {
        let board = BoardRef::new(3, 70_000);
        let mut parts = vec![
            CellAddress::Event,
            CellAddress::Round(RoundIx(3)),
            CellAddress::Board(board),
            CellAddress::Person(PersonId(u32::MAX)),
            CellAddress::Board(BoardRef::new(1 << ROUND_BITS, 0)),
        ];
        for power in Power::ALL {
            let charts = [Year::FIRST, Year::LAST].map(SeatColumn::Chart);
            let columns = SeatColumn::ALL.into_iter().chain(charts);
            parts.extend(columns.map(|column| CellAddress::Seat(board.seat(power), column)));
        }
        for backwards in [false, true] {
            let mut sources = CellSources::default();
            let sheet = sources.add_sheet("Games");
            let mut cells: Vec<(CellAddress, SheetAddress)> =
                (0..).zip(&parts).map(|(row, part)| (*part, SheetAddress::new(row, 1 << 19))).collect();
            if backwards {
                cells.reverse();
            }
            for (part, at) in &cells {
                sources.record(*part, sheet, *at);
                sources.record(*part, sheet, SheetAddress::default());
            }
            sources.replace(CellAddress::Board(board), sheet, SheetAddress::new(9, 1 << 27));
            for (part, at) in cells.iter().filter(|(part, _)| *part != CellAddress::Board(board)) {
                assert_eq!(sources.find_exact(*part), Some(("Games", *at)), "{part:?}");
            }
            assert_eq!(
                sources.location(CellAddress::Board(board)).as_deref().map(|text| text.ends_with("10")),
                Some(true)
            );
            assert_eq!(sources.entries().count(), parts.len());
            sources.move_rounds(&[0, 1, 2, 5, 4, 3]);
            let moved = CellAddress::Seat(BoardRef::new(5, 70_000).seat(Power::Italy), SeatColumn::Centres);
            assert!(sources.find_exact(moved).is_some());
            assert_eq!(sources.find_exact(CellAddress::Seat(board.seat(Power::Italy), SeatColumn::Centres)), None);
        }
    }
}
