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
        let moved_board = |at: BoardRef| BoardRef { round: moved(at.round), ..at };
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
