//! Reports names without a power directly below a player: mostly those of substitutes.

use std::collections::HashMap;

use super::draft_book::DraftBook;
use crate::book::{CellAddress, SeatColumn, SeatRef};
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::cells::sheet_address::SheetAddress;
use crate::import::names::name_cells::{name_in_brackets, split_substitutes};
use crate::import::report::cell_status::CellStatusSheet;
use crate::import::words::board_remarks::{parse_remarks, speaks_of_ending};
use crate::import::words::heading_words::is_total_label;
use crate::import::words::title_words;
use crate::languages::window_sentences::import_remarks as texts;
use crate::printable_text::printable_line;

/// Number of columns beside a name in which another unread cell makes the row more than a name.
const COLUMNS_BESIDE: u32 = 3;

/// Whether a text can be a name and is no title, no sum and no remark about a board.
fn may_be_name(text: &str) -> bool {
    const MOST_BYTES: usize = 60;
    let is_title = || title_words::parse_game_title(text).is_some() || title_words::find_round(text).is_some();
    let is_remark = || !parse_remarks(text, false).remarks.is_empty() || speaks_of_ending(text);
    let has_words = text.contains(' ') && text.contains(char::is_alphabetic);
    has_words && text.len() <= MOST_BYTES && !is_total_label(text) && !is_title() && !is_remark()
}

/// Warns of each name that nothing read in the cell directly below a player.
pub(in crate::import) fn warn_of_names_without_power(draft: &mut DraftBook, tracker: &CellStatusSheet<'_>) {
    let sheet = tracker.sheet;
    let unread = |cell: &CellIndex| tracker.is_unread(*cell);
    let mut names = (0..sheet.cells.len())
        .filter(unread)
        .filter(|cell| sheet.cell(*cell).trimmed_text().is_some_and(may_be_name))
        .peekable();
    if names.peek().is_none() {
        return;
    }
    let players: HashMap<SheetAddress, SeatRef> = draft
        .sources
        .entries_of_sheet(tracker.index)
        .filter_map(|(address, at)| match address {
            CellAddress::Seat(seat, SeatColumn::Player) => Some((at, seat)),
            _ => None,
        })
        .collect();
    for cell in names {
        let at = sheet.address_of(cell);
        let above = at.row.checked_sub(1).and_then(|row| players.get(&SheetAddress::new(row, at.column)));
        let beside = at.column.saturating_sub(COLUMNS_BESIDE)..at.column + COLUMNS_BESIDE + 1;
        let is_alone = sheet.row_part(at.row, &beside).all(|other| other == cell || !tracker.is_unread(other));
        let Some(&seat) = above.filter(|_| is_alone) else { continue };
        let player = draft.book.name_of(draft.book.seat(seat).and_then(|seat| seat.player)).to_owned();
        let text = sheet.cell(cell).trimmed();
        // “(sub: Karl Ott)”
        let substitute = split_substitutes(&format!("{player} {text}"), |_| false).substitutes.into_iter().next();
        let name = substitute.map_or_else(|| text.clone().into_owned(), |(name, _)| name);
        let name = printable_line(name_in_brackets(&name).unwrap_or(&name)).into_owned();
        draft.warn(tracker, cell, texts::name_without_power(&name, &player));
    }
}
