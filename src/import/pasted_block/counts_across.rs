//! Reads rows of seven counts that stand beside each other: “4 10 8 0 1 3 8”. Whoever copies them from a table of boards, or from a
//! message, means the powers from Austria to Turkey, and in each row the next board.

use super::{ClipboardCells, PastedBlock, PastedInto, RoundPaste, RoundSheetColumn};
use crate::book::{BoardRef, CENTRES_ON_MAP, CellAddress, Power, SeatColumn};

/// Whether a text of one cell is seven counts that make 34.
pub(super) fn are_counts_of_board(text: &str) -> bool {
    counts_of(&parts_of(text)).is_some_and(makes_whole_map)
}

fn parts_of(text: &str) -> Vec<&str> {
    text.split([' ', ',', ';', '/', '-', '–']).filter(|part| !part.is_empty()).collect()
}

/// The values of seven counts without any other sign. `None` for other texts.
fn counts_of(texts: &[&str]) -> Option<[u16; Power::ALL.len()]> {
    let count = |text: &&str| {
        let is_bare = text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse().ok().filter(|count| is_bare && *count <= CENTRES_ON_MAP)
    };
    let counts: Vec<u16> = texts.iter().map(count).collect::<Option<_>>()?;
    counts.try_into().ok()
}

fn makes_whole_map(counts: [u16; Power::ALL.len()]) -> bool {
    counts.iter().sum::<u16>() == CENTRES_ON_MAP
}

/// The counts of a row: seven cells, or one cell with counts that make 34.
fn counts_of_row(row: &[String]) -> Option<[u16; Power::ALL.len()]> {
    match row {
        [only] => counts_of(&parts_of(only)).filter(|counts| makes_whole_map(*counts)),
        cells => counts_of(&cells.iter().map(String::as_str).collect::<Vec<_>>()),
    }
}

/// The block, if each row is the counts of a board for the column of the final counts.
pub(super) fn read(cells: &ClipboardCells, paste: &RoundPaste<'_>) -> Option<PastedBlock> {
    if paste.columns.get(paste.column) != Some(&RoundSheetColumn::Seat(SeatColumn::Centres)) {
        return None;
    }
    let rows: Vec<_> = cells.rows.iter().map(|row| counts_of_row(row)).collect::<Option<_>>()?;
    let boards = paste.book.round(paste.round).map_or(0, |round| round.boards.len());
    if rows.is_empty() || paste.board + rows.len() > boards.max(paste.board + 1) {
        return (!rows.is_empty()).then(|| {
            PastedBlock::refused(format!(
                "The block has the counts of {} boards, and fewer boards follow from the cursor on. Add the boards first.",
                rows.len()
            ))
        });
    }
    let mut block = PastedBlock::default();
    for (at, counts) in rows.iter().enumerate() {
        let board = BoardRef::new(paste.round.0, paste.board + at);
        for (power, count) in Power::ALL.into_iter().zip(counts) {
            let into = PastedInto::Cell(CellAddress::Seat(board.seat(power), SeatColumn::Centres));
            block.place(at, into, count.to_string());
        }
        let sum: u16 = counts.iter().sum();
        if sum != CENTRES_ON_MAP {
            block.notes.push(format!("The counts of row {} make {sum}, and a board has {CENTRES_ON_MAP}.", at + 1));
        }
    }
    block.summary = match rows.len() {
        1 => "The counts of the row go to the powers from Austria to Turkey.".to_owned(),
        many => format!("The counts of each row go to the powers from Austria to Turkey, on {many} boards."),
    };
    Some(block)
}
