//! The sheet and cell of the file that each part of a draft book came from.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::mem;

use crate::book::{
    BoardRef, CellAddress, PersonColumn, PersonId, Power, RoundIx, SeatColumn, SeatRef, TeamColumn, Year,
};
use crate::import::cells::sheet_address::SheetAddress;

/// The sheet and cell in the file for each part of an imported book. Addresses are those of the draft, before it is
/// added to another book.
///
/// A large file has millions of parts, most of them nearly in order. Those take 16 bytes each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CellSources {
    sheets: Vec<String>,
    /// Boards and seats.
    seats: OrderedCells,
    persons: OrderedCells,
    /// The parts that came far out of order or cannot be packed.
    others: HashMap<CellAddress, (usize, SheetAddress)>,
    /// Whether a board, a seat or a person is among the others.
    has_late_parts: bool,
}

/// The cells of parts, sorted by the packed addresses of the parts.
type OrderedCells = Vec<(PackedAddress, PackedCell)>;

/// A part may come this number of places out of order.
const NEARLY_LAST: usize = 64;

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
fn bits(number: u64, shift: u32, count: u32) -> usize {
    usize::try_from((number >> shift) & ((1 << count) - 1)).unwrap_or(usize::MAX)
}

impl PackedAddress {
    const fn is_person(self) -> bool {
        self.0 & PERSON != 0
    }

    fn pack(address: CellAddress) -> Option<Self> {
        let of_board = |at: BoardRef| {
            let (round, board) = (at.round.0 as u64, at.board.0 as u64);
            (round < 1 << ROUND_BITS && board < 1 << BOARD_BITS)
                .then_some((round << ROUND_SHIFT) | (board << BOARD_SHIFT))
        };
        let number = match address {
            CellAddress::Person(PersonId(id), PersonColumn::Name) => PERSON | u64::from(id),
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
        if self.is_person() {
            return CellAddress::name_of(PersonId(u32::try_from(number & !PERSON).unwrap_or_default()));
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

    fn unpack(self) -> (usize, SheetAddress) {
        let PackedCell(number) = self;
        let part = |shift, count| u32::try_from(bits(number, shift, count)).unwrap_or(u32::MAX);
        let at = SheetAddress::new(part(32, 32), part(SHEET_BITS, SHEET_COLUMN_BITS));
        (bits(number, 0, SHEET_BITS), at)
    }
}

impl CellSources {
    pub(in crate::import) fn add_sheet(&mut self, name: &str) -> usize {
        self.sheets.push(name.to_owned());
        self.sheets.len() - 1
    }

    /// The name of the sheet with this number.
    pub(in crate::import) fn sheet_name(&self, number: usize) -> Option<&str> {
        self.sheets.get(number).map(String::as_str)
    }

    /// Records the cell that a part came from. The first recorded cell stays.
    pub(in crate::import) fn record(&mut self, address: CellAddress, sheet: usize, at: SheetAddress) {
        match self.place(address) {
            Some((_, Ok(_))) => {}
            Some((packed, Err(place))) => {
                if !self.insert(packed, place, sheet, at) {
                    self.has_late_parts = true;
                    self.others.entry(address).or_insert((sheet, at));
                }
            }
            None => drop(self.others.entry(address).or_insert((sheet, at))),
        }
    }

    /// Records a better cell for a part than the one recorded before.
    pub(in crate::import) fn replace(&mut self, address: CellAddress, sheet: usize, at: SheetAddress) {
        let known = self.place(address).and_then(|(packed, place)| Some((packed, place.ok()?)));
        match (known, PackedCell::pack(sheet, at)) {
            (Some((packed, place)), Some(cell)) => self.cells_mut(packed)[place].1 = cell,
            (Some((packed, place)), None) => {
                self.cells_mut(packed).remove(place);
                self.has_late_parts = true;
                self.others.insert(address, (sheet, at));
            }
            (None, _) => {
                self.others.remove(&address);
                self.record(address, sheet, at);
            }
        }
    }

    fn cells_mut(&mut self, address: PackedAddress) -> &mut OrderedCells {
        if address.is_person() { &mut self.persons } else { &mut self.seats }
    }

    /// The place of a part among those in order, or the place where it belongs. `None` for a part that cannot be packed
    /// or that is among the others.
    fn place(&self, address: CellAddress) -> Option<(PackedAddress, Result<usize, usize>)> {
        let packed = PackedAddress::pack(address)?;
        let cells = if packed.is_person() { &self.persons } else { &self.seats };
        // Most parts are new and come after all others, or nearly so.
        let last = cells.len().saturating_sub(NEARLY_LAST);
        let from = if cells.get(last).is_some_and(|(first, _)| *first < packed) { last } else { 0 };
        let place = match cells[from..].binary_search_by_key(&packed, |(address, _)| *address) {
            Ok(place) => Ok(from + place),
            Err(_) if self.has_late_parts && self.others.contains_key(&address) => return None,
            Err(place) => Err(from + place),
        };
        Some((packed, place))
    }

    /// Inserts a part at its place. Returns false if the place is far from the end, or if the cell cannot be packed.
    fn insert(&mut self, packed: PackedAddress, place: usize, sheet: usize, at: SheetAddress) -> bool {
        let cells = self.cells_mut(packed);
        match PackedCell::pack(sheet, at) {
            Some(cell) if cells.len() - place <= NEARLY_LAST => {
                cells.insert(place, (packed, cell));
                true
            }
            _ => false,
        }
    }

    /// Changes the addresses after the rounds of the draft were sorted. `now` is the new position of each round.
    pub(in crate::import) fn move_rounds(&mut self, now: &[usize]) {
        let moved = |at: RoundIx| RoundIx(now.get(at.0).copied().unwrap_or(at.0));
        self.move_addresses(moved, |at: BoardRef| BoardRef { round: moved(at.round), ..at });
    }

    /// Changes the addresses after all boards of the draft came into its first round. `now` is the new position of each.
    pub(in crate::import) fn join_rounds(&mut self, now: impl Fn(BoardRef) -> BoardRef) {
        self.move_addresses(|_| RoundIx(0), now);
    }

    /// Changes the addresses after boards of the draft were merged into earlier ones and removed. `merged` has the board
    /// that each removed board was merged into, at the positions before.
    pub(in crate::import) fn merge_boards(&mut self, merged: &BTreeMap<BoardRef, BoardRef>) {
        let is_removed = |address: CellAddress| address.board().is_some_and(|board| merged.contains_key(&board));
        let removed: Vec<_> = self.numbered_entries().filter(|(address, _)| is_removed(*address)).collect();
        let boards: BTreeSet<BoardRef> = merged.keys().copied().collect();
        self.remove_boards(&boards);
        for (address, (sheet, at)) in removed {
            let into = |board: BoardRef| merged.get(&board).map_or(board, |into| position_without(&boards, *into));
            self.record(address_with_board(address, into), sheet, at);
        }
    }

    /// Changes the addresses after two boards of one round exchanged their positions.
    pub(in crate::import) fn exchange_boards(&mut self, first: BoardRef, second: BoardRef) {
        self.move_addresses(|round| round, |at| exchanged_position(at, first, second));
    }

    /// Changes the addresses after boards of the draft were removed. The boards are at their positions before.
    pub(in crate::import) fn remove_boards(&mut self, removed: &BTreeSet<BoardRef>) {
        let is_removed = |address: CellAddress| address.board().is_some_and(|board| removed.contains(&board));
        self.seats.retain(|(address, _)| !is_removed(address.unpack()));
        self.others.retain(|address, _| !is_removed(*address));
        self.move_addresses(|round| round, |at| position_without(removed, at));
    }

    /// Forgets the cells of these parts.
    pub(in crate::import) fn forget(&mut self, addresses: &HashSet<CellAddress>) {
        if !addresses.is_empty() {
            self.seats.retain(|(address, _)| !addresses.contains(&address.unpack()));
            self.others.retain(|address, _| !addresses.contains(address));
        }
    }

    fn move_addresses(&mut self, moved: impl Fn(RoundIx) -> RoundIx, moved_board: impl Fn(BoardRef) -> BoardRef) {
        let address_now = |address: CellAddress| match address {
            CellAddress::Round(at) => CellAddress::Round(moved(at)),
            address => address_with_board(address, &moved_board),
        };
        for (address, _) in &mut self.seats {
            // A round has at most as many places as before, so its address can be packed again.
            *address = PackedAddress::pack(address_now(address.unpack())).unwrap_or(*address);
        }
        self.seats.sort_unstable_by_key(|(address, _)| *address);
        let others = mem::take(&mut self.others);
        self.others = others.into_iter().map(|(address, cell)| (address_now(address), cell)).collect();
    }

    /// The number of the sheet and the cell that exactly this part came from.
    pub(in crate::import) fn find_numbered(&self, address: CellAddress) -> Option<(usize, SheetAddress)> {
        match self.place(address) {
            Some((packed, Ok(place))) => {
                let cells = if packed.is_person() { &self.persons } else { &self.seats };
                Some(cells.get(place)?.1.unpack())
            }
            _ => self.others.get(&address).copied(),
        }
    }

    /// The sheet and cell that exactly this part came from.
    pub fn find_exact(&self, address: CellAddress) -> Option<(&str, SheetAddress)> {
        let (sheet, at) = self.find_numbered(address)?;
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
            CellAddress::Person(id, column) if column != PersonColumn::Name => CellAddress::name_of(id),
            CellAddress::TopBoardClaim(id, _) | CellAddress::Attendance(_, id) | CellAddress::ReservedPower(_, id) => {
                CellAddress::name_of(id)
            }
            CellAddress::Team(team, column) if column != TeamColumn::Name => CellAddress::Team(team, TeamColumn::Name),
            CellAddress::SitOuts(round) => CellAddress::Round(round),
            CellAddress::Event
            | CellAddress::Person(..)
            | CellAddress::NewPerson(..)
            | CellAddress::Team(..)
            | CellAddress::Round(_)
            | CellAddress::Note(..)
            | CellAddress::NewNote(..)
            | CellAddress::Award(..)
            | CellAddress::YearEvent(..)
            | CellAddress::ResultLine(..) => return self.find_exact(address),
        };
        self.find_exact(address).or_else(|| self.find_nearest(wider))
    }

    /// The sheet and cell as the director looks them up in the file: “Round 2!C14”.
    pub fn location(&self, address: CellAddress) -> Option<String> {
        self.find_nearest(address).map(|(sheet, at)| format!("{sheet}!{at}"))
    }

    /// Every part whose cell is known, with the number of its sheet and the cell.
    fn numbered_entries(&self) -> impl Iterator<Item = (CellAddress, (usize, SheetAddress))> {
        let in_order = self.seats.iter().chain(&self.persons).map(|(address, cell)| (address.unpack(), cell.unpack()));
        let others = self.others.iter().map(|(address, cell)| (*address, *cell));
        in_order.chain(others)
    }

    /// Every part that came from this sheet, with its cell.
    pub(in crate::import) fn entries_of_sheet(
        &self,
        wanted: usize,
    ) -> impl Iterator<Item = (CellAddress, SheetAddress)> {
        self.numbered_entries().filter(move |(_, (sheet, _))| *sheet == wanted).map(|(address, (_, at))| (address, at))
    }

    /// Every part whose cell is known, with its sheet and cell.
    pub fn entries(&self) -> impl Iterator<Item = (CellAddress, &str, SheetAddress)> {
        self.numbered_entries()
            .filter_map(|(address, (sheet, at))| Some((address, self.sheets.get(sheet)?.as_str(), at)))
    }
}

/// The position of a board after these boards of its round were removed.
pub(in crate::import) fn position_without(removed: &BTreeSet<BoardRef>, at: BoardRef) -> BoardRef {
    BoardRef::new(at.round.0, at.board.0 - removed.range(BoardRef::new(at.round.0, 0)..at).count())
}

/// The position of a board after two boards exchanged their positions.
fn exchanged_position(at: BoardRef, first: BoardRef, second: BoardRef) -> BoardRef {
    match at {
        at if at == first => second,
        at if at == second => first,
        at => at,
    }
}

/// The address of a part after two boards exchanged their positions.
pub(in crate::import) fn exchanged_address(address: CellAddress, first: BoardRef, second: BoardRef) -> CellAddress {
    address_with_board(address, |at| exchanged_position(at, first, second))
}

/// The address with another board, if it is an address on a board.
fn address_with_board(address: CellAddress, moved: impl Fn(BoardRef) -> BoardRef) -> CellAddress {
    let moved_seat = |seat: SeatRef| SeatRef { board: moved(seat.board), ..seat };
    match address {
        CellAddress::Board(at) => CellAddress::Board(moved(at)),
        CellAddress::Seat(seat, column) => CellAddress::Seat(moved_seat(seat), column),
        CellAddress::BoardCell(at, column) => CellAddress::BoardCell(moved(at), column),
        CellAddress::Proposal(at, proposal, column) => CellAddress::Proposal(moved(at), proposal, column),
        CellAddress::Vote { seat, voter, skill } => CellAddress::Vote { seat: moved_seat(seat), voter, skill },
        CellAddress::Event
        | CellAddress::Round(_)
        | CellAddress::SitOuts(_)
        | CellAddress::Person(..)
        | CellAddress::NewPerson(..)
        | CellAddress::TopBoardClaim(..)
        | CellAddress::Attendance(..)
        | CellAddress::ReservedPower(..)
        | CellAddress::Team(..)
        | CellAddress::Note(..)
        | CellAddress::NewNote(..)
        | CellAddress::Award(..)
        | CellAddress::YearEvent(..)
        | CellAddress::ResultLine(..) => address,
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
            CellAddress::name_of(PersonId(u32::MAX)),
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
