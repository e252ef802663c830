//! Which cell of which sheet each part of a draft book came from.

use std::collections::HashMap;

use super::CellAt;
use crate::book::{Column, Place};

/// Where the parts of an imported book stood in the file. Places are those of the draft, before it is added to another book.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Origins {
    sheets: Vec<String>,
    cells: HashMap<Place, (usize, CellAt)>,
}

impl Origins {
    pub(super) fn add_sheet(&mut self, name: &str) -> usize {
        self.sheets.push(name.to_owned());
        self.sheets.len() - 1
    }

    /// Notes where a place came from. The first cell stays.
    pub(super) fn note(&mut self, place: Place, sheet: usize, at: CellAt) {
        self.cells.entry(place).or_insert((sheet, at));
    }

    /// Notes a better cell for a place than the one noted before.
    pub(super) fn correct(&mut self, place: Place, sheet: usize, at: CellAt) {
        self.cells.insert(place, (sheet, at));
    }

    /// The sheet and cell that this very place came from.
    pub fn exact(&self, place: Place) -> Option<(&str, CellAt)> {
        let &(sheet, at) = self.cells.get(&place)?;
        Some((self.sheets.get(sheet)?, at))
    }

    /// The sheet and cell nearest to this place: its own, else the player's of that seat, else the board's, else the round's.
    pub fn find(&self, place: Place) -> Option<(&str, CellAt)> {
        let wider = match place {
            Place::Cell(seat, column) if column != Column::Player => Place::Cell(seat, Column::Player),
            Place::Cell(seat, _) => Place::Board(seat.board),
            Place::Board(board) => Place::Round(board.round),
            Place::Event | Place::Person(_) | Place::Team(_) | Place::Round(_) => return self.exact(place),
        };
        self.exact(place).or_else(|| self.find(wider))
    }

    /// The place as the director would look it up in the file: “Round 2!C14”.
    pub fn say(&self, place: Place) -> Option<String> {
        self.find(place).map(|(sheet, at)| format!("{sheet}!{at}"))
    }

    /// Every place whose cell is known.
    pub fn places(&self) -> impl Iterator<Item = (Place, &str, CellAt)> {
        self.cells.iter().filter_map(|(place, (sheet, at))| Some((*place, self.sheets.get(*sheet)?.as_str(), *at)))
    }
}
