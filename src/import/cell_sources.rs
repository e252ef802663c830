//! The sheet and cell of the file that each part of a draft book came from.

use std::collections::HashMap;

use super::raw_sheet::SheetAddress;
use crate::book::{BoardRef, CellAddress, RoundIx, SeatColumn, SeatRef};

/// The sheet and cell in the file for each part of an imported book. Addresses are those of the draft, before it is
/// added to another book.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CellSources {
    sheets: Vec<String>,
    cells: HashMap<CellAddress, (usize, SheetAddress)>,
}

impl CellSources {
    pub(super) fn add_sheet(&mut self, name: &str) -> usize {
        self.sheets.push(name.to_owned());
        self.sheets.len() - 1
    }

    /// Records the cell that a part came from. The first recorded cell stays.
    pub(super) fn record(&mut self, address: CellAddress, sheet: usize, at: SheetAddress) {
        self.cells.entry(address).or_insert((sheet, at));
    }

    /// Records a better cell for a part than the one recorded before.
    pub(super) fn replace(&mut self, address: CellAddress, sheet: usize, at: SheetAddress) {
        self.cells.insert(address, (sheet, at));
    }

    /// Changes the addresses after the rounds of the draft were sorted. `now` is the new position of each round.
    pub(super) fn move_rounds(&mut self, now: &[usize]) {
        let moved = |at: RoundIx| RoundIx(now.get(at.0).copied().unwrap_or(at.0));
        self.move_addresses(moved, |at: BoardRef| BoardRef { round: moved(at.round), ..at });
    }

    /// Changes the addresses after a board of the draft was merged into an earlier one and removed.
    pub(super) fn merge_board(&mut self, removed: BoardRef, into: BoardRef) {
        let own: Vec<_> = self.cells.iter().filter(|(address, _)| board_of(**address) == Some(removed)).collect();
        let own: Vec<_> = own.into_iter().map(|(address, cell)| (*address, *cell)).collect();
        for (address, (sheet, at)) in own {
            self.cells.remove(&address);
            if let CellAddress::Seat(seat, column) = address {
                self.record(CellAddress::Seat(SeatRef { board: into, ..seat }, column), sheet, at);
            }
        }
        let moved = |at: BoardRef| {
            if at.round == removed.round && at.board > removed.board {
                BoardRef::new(at.round.0, at.board.0 - 1)
            } else {
                at
            }
        };
        self.move_addresses(|round| round, moved);
    }

    /// Forgets the cell of a part.
    pub(super) fn forget(&mut self, address: CellAddress) {
        self.cells.remove(&address);
    }

    fn move_addresses(&mut self, moved: impl Fn(RoundIx) -> RoundIx, moved_board: impl Fn(BoardRef) -> BoardRef) {
        let cells = std::mem::take(&mut self.cells);
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
        self.cells = cells.into_iter().map(|(address, cell)| (address_now(address), cell)).collect();
    }

    /// The sheet and cell that exactly this part came from.
    pub fn find_exact(&self, address: CellAddress) -> Option<(&str, SheetAddress)> {
        let &(sheet, at) = self.cells.get(&address)?;
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
        self.cells.iter().filter_map(|(address, (sheet, at))| Some((*address, self.sheets.get(*sheet)?.as_str(), *at)))
    }
}

/// The board that a part belongs to.
fn board_of(address: CellAddress) -> Option<BoardRef> {
    match address {
        CellAddress::Seat(seat, _) | CellAddress::Vote { seat, .. } => Some(seat.board),
        CellAddress::Board(board) | CellAddress::BoardCell(board, _) | CellAddress::Proposal(board, ..) => Some(board),
        CellAddress::Event
        | CellAddress::Person(_)
        | CellAddress::PersonCell(..)
        | CellAddress::ChoosingPosition(_)
        | CellAddress::Team(_)
        | CellAddress::TeamCell(..)
        | CellAddress::Round(_) => None,
    }
}
