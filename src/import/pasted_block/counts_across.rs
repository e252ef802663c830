//! Reads rows of seven counts that stand beside each other: “4 10 8 0 1 3 8”. Whoever copies them from a table of boards, or from a
//! message, means the powers from Austria to Turkey, and in each row the next board.

use std::ops::RangeInclusive;

use super::seat_lines::{counts_behind_title, parts_of};
use super::{ClipboardCells, PastedBlock, PastedInto, RoundPaste, RoundSheetColumn};
use crate::book::{BoardRef, CENTRES_ON_MAP, CellAddress, Power, SeatColumn};
use crate::languages::window_sentences::import_paste as texts;

/// As many bare counts in one text are meant for the seven powers. Fewer or more are something else, such as a date.
const MEANT_FOR_POWERS: RangeInclusive<usize> = 6..=9;

/// Whether a text of one cell is as many counts as a board has, or nearly as many.
pub(super) fn are_counts_of_board(text: &str) -> bool {
    counts_of_text(text).is_some()
}

/// The counts of a text that has about as many as a board, perhaps behind the title of the board.
fn counts_of_text(text: &str) -> Option<Vec<u16>> {
    let counts = counts_behind_title(text).map_or(text, |(_, counts)| counts);
    bare_counts(&parts_of(counts)).filter(|counts| MEANT_FOR_POWERS.contains(&counts.len()))
}

/// The values of counts without any other sign. `None` for other texts.
fn bare_counts(texts: &[&str]) -> Option<Vec<u16>> {
    let count = |text: &&str| {
        let is_bare = text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse().ok().filter(|count| is_bare && *count <= CENTRES_ON_MAP)
    };
    texts.iter().map(count).collect()
}

/// The counts of a row: seven cells, or one cell with about as many counts.
fn counts_of_row(row: &[String]) -> Option<Vec<u16>> {
    match row {
        [only] => counts_of_text(only),
        cells => {
            let counts = bare_counts(&cells.iter().map(String::as_str).collect::<Vec<_>>());
            counts.filter(|counts| counts.len() == Power::ALL.len())
        }
    }
}

/// Whether rows of cells can be the counts of one power in the years from the column of the cursor on. The counts of a board are
/// the centres on the map, and one text in a cell is never meant for several years.
fn can_be_years(cells: &ClipboardCells, rows: &[Vec<u16>], paste: &RoundPaste<'_>) -> bool {
    let is_year = |column: &RoundSheetColumn| matches!(column, RoundSheetColumn::Seat(SeatColumn::Chart(_)));
    let years = paste.columns.iter().skip(paste.column).take_while(|column| is_year(column)).count();
    let are_all = |counts: &Vec<u16>| counts.iter().sum::<u16>() == CENTRES_ON_MAP;
    years >= cells.width() && cells.width() > 1 && !rows.iter().all(are_all)
}

/// The block, if each row is the counts of a board for the column of the final counts or of a year.
pub(super) fn read(cells: &ClipboardCells, paste: &RoundPaste<'_>) -> Option<PastedBlock> {
    let Some(RoundSheetColumn::Seat(column @ (SeatColumn::Centres | SeatColumn::Chart(_)))) =
        paste.columns.get(paste.column)
    else {
        return None;
    };
    let rows: Vec<_> = cells.rows.iter().map(|row| counts_of_row(row)).collect::<Option<_>>()?;
    let is_final = *column == SeatColumn::Centres;
    if !is_final && can_be_years(cells, &rows, paste) {
        return None;
    }
    if let Some((at, row)) = rows.iter().enumerate().find(|(_, counts)| counts.len() != Power::ALL.len()) {
        return Some(PastedBlock::refused(if rows.len() == 1 {
            texts::wrong_number_of_counts(row.len())
        } else {
            texts::wrong_number_of_counts_in_row(&(at + 1).to_string(), row.len())
        }));
    }
    let boards = paste.book.round(paste.round).map_or(0, |round| round.boards.len());
    if rows.is_empty() || paste.board + rows.len() > boards.max(paste.board + 1) {
        return (!rows.is_empty()).then(|| PastedBlock::refused(texts::fewer_boards_follow(rows.len())));
    }
    let mut block = PastedBlock::default();
    for (at, counts) in rows.iter().enumerate() {
        let board = BoardRef::new(paste.round.0, paste.board + at);
        for (power, count) in Power::ALL.into_iter().zip(counts) {
            let into = PastedInto::Cell(CellAddress::Seat(board.seat(power), *column));
            block.place(at, into, count.to_string());
        }
        let sum: u16 = counts.iter().sum();
        // In the first years some centres belong to nobody.
        if sum != CENTRES_ON_MAP && (is_final || sum > CENTRES_ON_MAP) {
            block.notes.push(texts::counts_make_sum(&(at + 1).to_string(), &sum.to_string()));
        }
    }
    block.summary = match rows.len() {
        1 => texts::counts_of_row().to_owned(),
        many => texts::counts_of_rows(many),
    };
    Some(block)
}
