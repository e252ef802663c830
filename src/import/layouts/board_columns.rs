//! The columns of each board in a sheet of blocks, and the boards that are side by side.

use std::ops::Range;

use super::table_columns::TableColumns;
use crate::import::recipe::{FoundColumn, FoundTable, LayoutTables, Part, TableLayout};

/// Boards side by side, with their headings in one row.
#[derive(Debug)]
pub(crate) struct BoardsSideBySide<'a> {
    /// The row of the headings, or the first row of boards without headings.
    pub heading_row: u32,
    pub(super) has_headings: bool,
    pub(super) blocks: Vec<BoardBlock<'a>>,
}

/// The columns of one board.
#[derive(Debug)]
pub(super) struct BoardBlock<'a> {
    pub layout: &'a TableLayout,
    /// Whether the board has a row of headings of its own.
    pub has_headings: bool,
    /// The columns of the sheet that belong to the board, titles included.
    pub span: Range<u32>,
    /// The column of the powers.
    pub powers: u32,
    pub columns: TableColumns,
    /// The row in which the next table in these columns begins.
    pub end: u32,
}

impl<'a> BoardBlock<'a> {
    /// `None` for a table without a column of powers.
    fn of_table(table: &FoundTable, layout: &'a TableLayout) -> Option<Self> {
        let is_of_powers = |column: &&FoundColumn| layout.columns[column.layout_column].cell.has(Part::POWER);
        let powers = table.columns.iter().find(is_of_powers)?.place;
        let (has_headings, columns) = (table.heading_line.is_some(), TableColumns::of_table(table, layout));
        let (span, end) = (table.span.clone(), table.lines.end);
        Some(BoardBlock { layout, has_headings, span, powers, columns, end })
    }
}

/// The boards of layouts, by their rows of headings.
pub(in crate::import) fn boards_side_by_side(tables: &[LayoutTables]) -> Vec<BoardsSideBySide<'_>> {
    let all = tables.iter().flat_map(|of_layout| of_layout.tables.iter().map(|table| (table, &of_layout.layout)));
    let mut blocks: Vec<(u32, BoardBlock<'_>)> =
        all.filter_map(|(table, layout)| Some((table.first_line(), BoardBlock::of_table(table, layout)?))).collect();
    blocks.sort_by_key(|(row, block)| (*row, block.has_headings, block.columns.first_column()));
    let mut bands: Vec<BoardsSideBySide<'_>> = Vec::new();
    for (heading_row, block) in blocks {
        let has_headings = block.has_headings;
        let is_beside =
            |band: &&mut BoardsSideBySide<'_>| (band.heading_row, band.has_headings) == (heading_row, has_headings);
        match bands.last_mut().filter(is_beside) {
            Some(band) => band.blocks.push(block),
            None => bands.push(BoardsSideBySide { heading_row, has_headings, blocks: vec![block] }),
        }
    }
    // Boards of several layouts side by side: each ends where the next begins.
    for band in &mut bands {
        for index in 1..band.blocks.len() {
            let Some(start) = band.blocks[index].columns.first_column() else { continue };
            // Those of one layout are divided already.
            if band.blocks[index - 1].span.end <= band.blocks[index].span.start {
                continue;
            }
            band.blocks[index].span.start = start;
            band.blocks[index - 1].span.end = band.blocks[index - 1].span.end.min(start);
        }
    }
    bands
}
