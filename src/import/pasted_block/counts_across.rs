//! Reads seven counts that stand beside each other: “4 10 8 0 1 3 8”. Whoever copies them from a table of boards, or from a
//! message, means the powers from Austria to Turkey.

use super::{ClipboardCells, PastedBlock, PastedInto, RoundPaste, RoundSheetColumn};
use crate::book::count_notation::parse_count_cell;
use crate::book::{BoardRef, CENTRES_ON_MAP, CellAddress, Power, SeatColumn};

/// The counts of a line of text, if it is seven counts that make 34.
pub(super) fn split(text: &str) -> Option<Vec<String>> {
    let counts = text.split([' ', ',', ';', '/', '-', '–']).filter(|part| !part.is_empty());
    let counts: Vec<String> = counts.map(str::to_owned).collect();
    let values = values_of(&counts)?;
    (values.iter().sum::<u32>() == u32::from(CENTRES_ON_MAP)).then_some(counts)
}

/// The values of seven counts without any other sign. `None` for other texts.
fn values_of(texts: &[String]) -> Option<Vec<u32>> {
    let value = |text: &String| {
        let is_bare = text.len() <= 2 && text.bytes().all(|byte| byte.is_ascii_digit());
        parse_count_cell(text).filter(|_| is_bare).map(|read| u32::from(read.count))
    };
    (texts.len() == Power::ALL.len()).then(|| texts.iter().map(value).collect()).flatten()
}

/// The block, if it is one row of seven counts for the column of the final counts.
pub(super) fn read(cells: &ClipboardCells, paste: &RoundPaste<'_>) -> Option<PastedBlock> {
    let [row] = &cells.rows[..] else { return None };
    if paste.columns.get(paste.column) != Some(&RoundSheetColumn::Seat(SeatColumn::Centres)) {
        return None;
    }
    values_of(row)?;
    let board = BoardRef::new(paste.round.0, paste.board);
    let mut block = PastedBlock::default();
    for (power, text) in Power::ALL.into_iter().zip(row) {
        block.place(0, PastedInto::Cell(CellAddress::Seat(board.seat(power), SeatColumn::Centres)), text.as_str());
    }
    "The counts of the row go to the powers from Austria to Turkey.".clone_into(&mut block.summary);
    Some(block)
}
