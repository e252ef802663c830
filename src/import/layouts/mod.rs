//! The layouts that are recognised, each in its own file.
//!
//! A recogniser looks at a raw sheet, says whether the sheet is laid out so, and reads it into the draft book. It marks each
//! cell that it used or does not need; what no recogniser asked for is kept as unplaced. A recogniser never fails: what it cannot
//! read is a finding.

pub(super) mod board_blocks;
pub(super) mod long_table;
pub(super) mod own_export;
pub(super) mod result_list;
mod seat_row;
pub(super) mod standings;

use super::draft_book::{Draft, Needless, Page};
use super::raw_sheet::RawSheet;
use super::{CellAt, heading_words};

/// Whether the column under this heading is computed: a formula stands in the row below.
fn is_computed_below(sheet: &RawSheet, heading: CellAt) -> bool {
    sheet.find(CellAt::new(heading.row + 1, heading.column)).is_some_and(|cell| sheet.cells[cell].formula)
}

/// Reads the first text that begins a row above a table as the name of the event, where it has none yet.
fn read_titles(draft: &mut Draft, page: &mut Page<'_>, before_row: u32, may_name_event: bool) {
    for cell in 0..page.sheet.row(before_row).start {
        if !page.is_unseen(cell) {
            continue;
        }
        let Some(text) = page.sheet.cells[cell].words() else { continue };
        let title = heading_words::round_in(text).map_or(text, |(_, before)| before);
        let event = &mut draft.book.event.name;
        if title.is_empty() || *event == title {
            page.needless(cell, Needless::Title);
        } else if event.is_empty() && may_name_event && page.sheet.row(page.sheet.cells[cell].at.row).start == cell {
            title.clone_into(event);
            draft.place(page, cell, crate::book::Place::Event);
        }
    }
}
