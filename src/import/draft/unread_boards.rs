//! Reports boards that were not read: powers below each other in cells that nothing reads.

use std::collections::{BTreeMap, HashSet};

use super::draft_book::DraftBook;
use crate::book::Power;
use crate::import::SheetAddress;
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::cells::sheet_address::row_number;
use crate::import::recipe::FoundBoard;
use crate::import::report::cell_status::CellStatusSheet;
use crate::import::report::import_report::FindingEffect;
use crate::import::words::title_words;
use crate::languages::window_sentences::import_remarks as texts;

/// Number of powers below each other that are a board.
const POWERS_OF_BOARD: usize = 4;

/// Number of rows above the powers in which a title is looked for.
const ROWS_OF_TITLE: u32 = 3;

/// Warns about each board of a sheet with boards that no table has, such as a board whose headings were deleted.
pub(in crate::import) fn warn_of_unread_boards(
    draft: &mut DraftBook,
    tracker: &CellStatusSheet<'_>,
    boards: &[FoundBoard],
) {
    let sheet = tracker.sheet;
    // A row of a power that its board has twice is told already.
    let told: HashSet<CellIndex> = boards.iter().flat_map(|board| &board.repeated).map(|(_, cell)| *cell).collect();
    let mut by_column: BTreeMap<u32, Vec<(CellIndex, Power)>> = BTreeMap::new();
    for (cell, held) in
        sheet.cells.iter().enumerate().filter(|(cell, _)| tracker.is_unread(*cell) && !told.contains(cell))
    {
        if let Some(power) = held.trimmed_text().and_then(Power::parse_in_column) {
            by_column.entry(held.at.column).or_default().push((cell, power));
        }
    }
    let row = |cell: CellIndex| sheet.address_of(cell).row;
    for cells in by_column.values() {
        for run in boards_in_rows(cells, row) {
            // Powers alone are a legend.
            let has_values = run.iter().all(|(cell, _)| sheet.row(row(*cell)).any(|other| other != *cell));
            if run.len() < POWERS_OF_BOARD || !has_values {
                continue;
            }
            let cells: Vec<CellIndex> = run.iter().map(|(cell, _)| *cell).collect();
            let (first, last) = (row(cells[0]), row(cells[cells.len() - 1]));
            let column = sheet.address_of(cells[0]).column;
            let title = (first.saturating_sub(ROWS_OF_TITLE)..first).rev().find_map(|row| {
                let text = sheet.cell(sheet.find(SheetAddress::new(row, column))?).trimmed_text()?;
                title_words::parse_game_title(text).map(|_| text)
            });
            let in_rows = || texts::board_in_rows_unread(&row_number(first), &row_number(last));
            let what = title.map_or_else(in_rows, texts::board_unread);
            draft.warn_of_effect(tracker, &cells, FindingEffect::Refused, what);
        }
    }
}

/// The powers in rows directly below each other, each power once. Where a power comes again, the next board begins.
fn boards_in_rows(cells: &[(CellIndex, Power)], row: impl Fn(CellIndex) -> u32) -> Vec<&[(CellIndex, Power)]> {
    let mut boards = Vec::new();
    for run in cells.chunk_by(|a, b| row(a.0) + 1 == row(b.0)) {
        let mut start = 0;
        for (at, (_, power)) in run.iter().enumerate() {
            if run[start..at].iter().any(|(_, known)| known == power) {
                boards.push(&run[start..at]);
                start = at;
            }
        }
        boards.push(&run[start..]);
    }
    boards
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_boards_without_a_blank_row_are_two() {
        let power = |at: usize| (at, Power::ALL[at % 7]);
        let mut cells: Vec<(CellIndex, Power)> = (0..14).map(power).collect();
        cells.push((20, Power::Italy));
        let row = |cell: CellIndex| u32::try_from(cell).unwrap();
        let lengths: Vec<usize> = boards_in_rows(&cells, row).iter().map(|board| board.len()).collect();
        assert_eq!(lengths, [7, 7, 1]);
    }
}
