//! The title rows above a table: the name of the event, and titles without new data.

use super::draft_book::DraftBook;
use crate::book::{CellAddress, Power};
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::report::cell_status::{CellStatusSheet, NotNeededReason};
use crate::import::words::board_remarks;
use crate::import::words::title_words;

/// Whether a cell begins its row, and no other cell of the row has a power in it: beside “Aus 5” stands a player.
fn is_title(tracker: &CellStatusSheet<'_>, cell: CellIndex) -> bool {
    let mut row = tracker.sheet.row(tracker.sheet.address_of(cell).row);
    let has_power = |cell: CellIndex| {
        let mut words = tracker.sheet.cell(cell).trimmed_text().into_iter().flat_map(|text| text.split(' '));
        words.any(|word| word.chars().count() > 1 && Power::parse_in_column(word).is_some())
    };
    // “GM:” is the label of the next cell.
    let is_label = tracker.sheet.cell(cell).trimmed_text().is_some_and(|text| text.ends_with(':'));
    row.next() == Some(cell) && !is_label && !row.any(has_power)
}

/// Whether a text is a sentence, as “Game ended. Board top is 9 centres, for Ann Lee” and not “St. Gallen Open 2026”.
fn is_sentence(text: &str) -> bool {
    const MOST_WORDS_OF_NAME: usize = 6;
    text.contains(". ") && text.split_whitespace().count() > MOST_WORDS_OF_NAME
}

/// Reads the text before a round as the name of the event, if the event has no name yet: “EDC 2015  Round 1”.
pub(in crate::import) fn read_name_before_round(draft: &mut DraftBook, tracker: &CellStatusSheet<'_>, cell: CellIndex) {
    let text = tracker.sheet.cell(cell).trimmed_text().unwrap_or_default();
    let before = title_words::find_round(text).map_or("", |(_, before)| before);
    let is_name = !before.is_empty() && is_title(tracker, cell) && !is_sentence(before);
    if is_name && draft.book.event.name.is_empty() {
        before.clone_into(&mut draft.book.event.name);
        draft.sources.record(CellAddress::Event, tracker.index, tracker.sheet.address_of(cell));
    }
}

/// Reads the first text at the start of a row above a table as the name of the event, if the event has no name yet.
pub(in crate::import) fn read_titles(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    before_row: u32,
    may_name_event: bool,
) {
    for cell in 0..tracker.sheet.row(before_row).start {
        if !tracker.is_unread(cell) {
            continue;
        }
        let text = tracker.sheet.cell(cell).trimmed_text();
        // A remark such as “Board C was abandoned” is no name.
        let Some(text) = text.filter(|text| board_remarks::parse_remark(text).is_none()) else { continue };
        let title = title_words::find_round(text).map_or(text, |(_, before)| before);
        let event = &mut draft.book.event.name;
        if title.is_empty() || *event == title {
            tracker.mark_not_needed(cell, NotNeededReason::Title);
        } else if event.is_empty() && may_name_event && is_title(tracker, cell) && !is_sentence(title) {
            title.clone_into(event);
            draft.record_cell(tracker, cell, CellAddress::Event);
        }
    }
}
