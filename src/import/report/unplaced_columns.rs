//! Reports whole columns that were not understood, each by its heading.

use std::collections::BTreeMap;

use super::cell_status::{CellStatus, CellStatusSheet};
use crate::book::Power;
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::cells::sheet_address::{SheetRange, column_letters};
use crate::languages::window_sentences::import_report as texts;
use crate::printable_text::printable_line;

/// A column below a heading that was not understood.
pub(in crate::import) struct UnplacedColumn {
    pub cells: SheetRange,
    /// A sentence without a capital.
    pub message: String,
}

/// The fewest cells below a heading that are told as a column.
const FEWEST_CELLS: usize = Power::ALL.len();

/// The most columns that are told one by one.
const MOST_COLUMNS: usize = 12;

/// A longer text is no heading.
const MOST_BYTES: usize = 60;

/// The cells that were not understood, by column.
pub(in crate::import) fn unplaced_by_column(tracker: &CellStatusSheet<'_>) -> BTreeMap<u32, Vec<CellIndex>> {
    let mut by_column: BTreeMap<u32, Vec<CellIndex>> = BTreeMap::new();
    for cell in tracker.cells_with(CellStatus::Unplaced) {
        by_column.entry(tracker.sheet.address_of(cell).column).or_default().push(cell);
    }
    by_column
}

/// The columns of a sheet that were not understood, and the other cells that were not, as few ranges.
pub(in crate::import) fn unplaced_columns(tracker: &CellStatusSheet<'_>) -> (Vec<UnplacedColumn>, Vec<SheetRange>) {
    let sheet = tracker.sheet;
    let mut columns = Vec::new();
    let mut rest: Vec<CellIndex> = Vec::new();
    for (column, cells) in unplaced_by_column(tracker) {
        match describe_column(tracker, column, &cells).filter(|_| columns.len() < MOST_COLUMNS) {
            Some(told) => columns.push(told),
            None => rest.extend(cells),
        }
    }
    rest.sort_unstable();
    (columns, SheetRange::covering_ranges(rest.into_iter().map(|cell| sheet.address_of(cell))))
}

/// A column whose first cell is a heading, and whose other cells are all below it. No cell of the column is understood.
fn describe_column(tracker: &CellStatusSheet<'_>, column: u32, cells: &[CellIndex]) -> Option<UnplacedColumn> {
    let sheet = tracker.sheet;
    let (&first, below) = cells.split_first()?;
    let heading = sheet.cell(first).trimmed_text().filter(|text| text.len() <= MOST_BYTES)?;
    // Each block of a sheet may repeat the heading.
    let is_heading_again = |cell: &&CellIndex| sheet.cell(**cell).trimmed_text() == Some(heading);
    let values: Vec<CellIndex> = below.iter().filter(|cell| !is_heading_again(cell)).copied().collect();
    let (start, end) = (sheet.address_of(first), sheet.cell(*below.last()?).at);
    let in_column = sheet.rows_between(start.row..end.row + 1);
    let all = in_column.filter(|(_, row)| sheet.find_in_row(row, column).is_some()).count();
    let example = values.iter().find(|cell| sheet.cell(**cell).trimmed_text().is_some()).or_else(|| values.first())?;
    (values.len() >= FEWEST_CELLS && all == cells.len()).then(|| {
        let letters = column_letters(column);
        let example = sheet.cell(*example);
        let message = texts::column_not_understood(
            &letters,
            &printable_line(heading),
            values.len(),
            &printable_line(&example.trimmed()),
            &example.at.to_string(),
        );
        UnplacedColumn { cells: SheetRange { first: start, last: end }, message }
    })
}

#[cfg(test)]
mod tests {
    use crate::book::Power;
    use crate::import::read_results;

    #[test]
    fn a_repeated_heading_is_no_value() {
        let rows = |board: &str| {
            let rows: String = Power::ALL.map(|power| format!("{power},{board} {power},5,7\n")).concat();
            format!("Board {board},,,\nPower,Player,SC,Zorg\n{rows},,,\n")
        };
        let import = read_results((rows("Ann") + &rows("Ben")).as_bytes(), "blocks.csv").unwrap();
        let told = import.findings.iter().find(|finding| finding.message.contains("column D, “Zorg”"));
        let told = told.unwrap_or_else(|| panic!("{:?}", import.findings));
        assert!(told.message.contains("14 cells, such as “7” in D3"), "{}", told.message);
    }

    #[test]
    fn single_cells_that_are_not_understood_are_told_with_their_texts() {
        let rows = Power::ALL
            .map(|power| format!("1,A,{power},Ann {power},5,{}\n", if power == Power::Italy { "zorg" } else { "" }));
        let text = format!("Round,Board,Power,Player,SC,\n{}", rows.concat());
        let import = read_results(text.as_bytes(), "list.csv").unwrap();
        let told = import.findings.iter().any(|finding| finding.message.starts_with("not understood: “zorg”."));
        assert!(told, "{:?}", import.findings);
    }
}
