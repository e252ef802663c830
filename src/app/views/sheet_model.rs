//! [`SheetModel`], the grid of a tab with the addresses of its cells in the book.

use crate::app::grid::{CellPos, GridModel};
use crate::book::CellAddress;
use crate::import::pasted_block::{ClipboardCells, PastedBlock};
use crate::input::AnnotatedItem;

/// The grid of a tab. Each cell can have an address in the book, which finds it in both directions.
pub trait SheetModel: GridModel {
    /// The address of this cell, if one types into it.
    fn input_field(&self, _at: CellPos) -> Option<CellAddress> {
        None
    }

    /// The address of this cell in the book. A cell that nobody types into has the address of what it is about.
    fn address(&self, at: CellPos) -> Option<CellAddress> {
        self.input_field(at)
    }

    /// The seat, the board or the player to which the note and the fill colour of this cell belong.
    fn annotated_item(&self, at: CellPos) -> Option<AnnotatedItem> {
        self.address(at).and_then(AnnotatedItem::at)
    }

    /// The cell that shows this address.
    fn cell_of(&self, _address: CellAddress) -> Option<CellPos> {
        None
    }

    /// The location of the cell in the formula bar.
    fn location(&self, at: CellPos) -> String {
        self.label(at.row, at.column)
    }

    /// Reads a block that is pasted at this cell, for the rows in view. See [`GridModel::reads_block`].
    fn read_block(&self, _cells: &ClipboardCells, _at: CellPos) -> Option<PastedBlock> {
        None
    }
}
