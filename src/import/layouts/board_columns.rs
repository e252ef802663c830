//! The columns of each board in a sheet of blocks, and the boards that are side by side.

use std::ops::Range;

use super::table_columns::TableColumns;
use crate::import::recipe::{FoundTable, LayoutTables, Part, TableColumn, TableLayout};

/// Boards side by side, with their headings in one row.
#[derive(Debug)]
pub(crate) struct BoardsSideBySide<'a> {
    pub heading_row: u32,
    pub(super) blocks: Vec<BoardBlock<'a>>,
}

/// The columns of one board.
#[derive(Debug)]
pub(super) struct BoardBlock<'a> {
    pub layout: &'a TableLayout,
    /// The columns of the sheet that belong to the board, titles included.
    pub span: Range<u32>,
    /// The column of the powers.
    pub powers: u32,
    pub columns: TableColumns,
}

impl<'a> BoardBlock<'a> {
    /// `None` for a table without a column of powers.
    fn of_table(table: &FoundTable, layout: &'a TableLayout) -> Option<Self> {
        let is_of_powers = |column: &&TableColumn| layout.columns[column.rule].cell.has(Part::POWER);
        let powers = table.columns.iter().find(is_of_powers)?.place;
        Some(BoardBlock { layout, span: table.span.clone(), powers, columns: TableColumns::of_table(table, layout) })
    }
}

/// The boards of descriptions, by their rows of headings.
pub(in crate::import) fn boards_side_by_side(tables: &[LayoutTables]) -> Vec<BoardsSideBySide<'_>> {
    let all = tables.iter().flat_map(|of_layout| of_layout.tables.iter().map(|table| (table, &of_layout.layout)));
    let mut blocks: Vec<(u32, BoardBlock<'_>)> =
        all.filter_map(|(table, layout)| Some((table.heading_line?, BoardBlock::of_table(table, layout)?))).collect();
    blocks.sort_by_key(|(row, block)| (*row, block.columns.first_column()));
    let mut bands: Vec<BoardsSideBySide<'_>> = Vec::new();
    for (heading_row, block) in blocks {
        match bands.last_mut().filter(|band| band.heading_row == heading_row) {
            Some(band) => band.blocks.push(block),
            None => bands.push(BoardsSideBySide { heading_row, blocks: vec![block] }),
        }
    }
    // Boards of several descriptions side by side: each ends where the next begins.
    for band in &mut bands {
        for index in 1..band.blocks.len() {
            let Some(start) = band.blocks[index].columns.first_column() else { continue };
            // Those of one description are divided already.
            if band.blocks[index - 1].span.end <= band.blocks[index].span.start {
                continue;
            }
            band.blocks[index].span.start = start;
            band.blocks[index - 1].span.end = band.blocks[index - 1].span.end.min(start);
        }
    }
    bands
}
