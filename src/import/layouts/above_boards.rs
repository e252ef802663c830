//! The text above the boards of a sheet: the round of the whole sheet, and remarks such as “ended 1909”.

use std::collections::BTreeSet;

use super::boards_again::round_with_boards_again;
use crate::book::typed_words::{name_after_board_word, next_round_name};
use crate::book::{BoardRef, CellAddress, CellEntry, RoundIx, round_phrase};
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::draft::draft_book::DraftBook;
use crate::import::draft::endings::enter_remark;
use crate::import::draft::event_title_rows;
use crate::import::recipe::FoundBoard;
use crate::import::report::cell_status::CellStatusSheet;
use crate::import::words::board_remarks;
use crate::import::words::board_remarks::BoardRemark;
use crate::import::words::tab_names;
use crate::import::words::title_words;
use crate::import::{FindingKind, SheetAddress};
use crate::languages::window_sentences::import_tables as texts;

/// “Round 1: 3 boards, A, B, C.”, for each round.
pub(in crate::import) fn describe_boards(draft: &DraftBook, boards: &[BoardRef]) -> String {
    let mut sentences = Vec::new();
    let mut boards = boards.to_vec();
    boards.sort_by_key(|board| board.round);
    for boards in boards.chunk_by(|a, b| a.round == b.round) {
        let title = draft.book.round(boards[0].round).map(crate::book::Round::title_in_window).unwrap_or_default();
        let mut names: Vec<&str> =
            boards.iter().filter_map(|board| draft.book.board(*board)).map(|board| board.name.as_str()).collect();
        // The correction of a board may stand below it.
        let mut told = BTreeSet::new();
        names.retain(|name| told.insert(*name));
        sentences.push(match names[..] {
            [] => texts::round_without_boards(&title),
            [one] => texts::round_with_board(&title, one),
            _ => texts::round_with_boards(&title, names.len(), &names.join(", ")),
        });
    }
    sentences.join(" ")
}

/// The round that a sheet names: in its tab, or else in a title.
fn named_round_of_sheet(sheet: &RawSheet, first_row: u32) -> Option<String> {
    tab_names::round_of_tab(sheet.name.trim()).or_else(|| {
        let mut cells = sheet.cells.range(0..sheet.row(first_row).start);
        cells.find_map(|cell| title_words::find_round(cell.trimmed_text()?).map(|(name, _)| name))
    })
}

/// The round of a sheet: by its name, else that whose boards are these, else the next number.
pub(in crate::import) fn find_or_add_round_of_sheet(
    draft: &mut DraftBook,
    tracker: &CellStatusSheet<'_>,
    first_row: u32,
    boards: &[FoundBoard],
) -> RoundIx {
    let tab = tracker.sheet.name.trim();
    let is_numbered = round_phrase(tab).is_some_and(|phrase| phrase.is_whole);
    let name = if let Some(name) = named_round_of_sheet(tracker.sheet, first_row) {
        name
    } else if let Some(round) = round_with_boards_again(draft, tracker.sheet, boards) {
        return round;
    } else if tracker.sheet.is_text || tab_names::is_generic_tab(tab) {
        let name = next_round_name(&draft.book.rounds);
        draft.add_finding(tracker, FindingKind::Warning, Vec::new(), texts::round_without_name(&name));
        name
    } else {
        tab.to_owned()
    };
    let round = draft.find_or_add_round(&name);
    // A tab may name a board of the round too.
    if is_numbered && !tracker.sheet.cells.is_empty() {
        draft.warn_of_round_spelling(tracker, 0, round, tab);
    }
    round
}

/// Reads the rows above the first board: the event, the round, and remarks about every board of the sheet.
pub(super) fn read_above(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    first_row: u32,
    round: RoundIx,
    boards: &[BoardRef],
) {
    let sheet = tracker.sheet;
    let mut titles = 0;
    for cell in 0..sheet.row(first_row).start {
        let text = sheet.cell(cell).trimmed_text();
        if !tracker.is_unread(cell) {
            titles += usize::from(text.and_then(title_words::parse_game_title).is_some());
            continue;
        }
        // What stands below the title of one board is about that board.
        let boards = if titles == 1 { &boards[..boards.len().min(1)] } else { boards };
        let Some(text) = text else { continue };
        let remark = board_remarks::parse_remark(text);
        match &remark {
            // In a sentence about other things, what is no year is not the last one.
            Some(BoardRemark::LastYear(CellEntry::Text(_))) if title_words::is_sentence(text) => {}
            Some(BoardRemark::LastYear(year)) => {
                for board in boards {
                    if draft.board_mut(*board).end_year.is_blank() {
                        enter_remark(draft, tracker, cell, *board, &BoardRemark::LastYear(year.clone()));
                    }
                }
            }
            Some(BoardRemark::System(system)) => draft.book.rounds[round.0].system = Some((*system).to_owned()),
            Some(BoardRemark::Note(note)) => (*note).clone_into(&mut draft.book.rounds[round.0].note),
            Some(
                ending @ (BoardRemark::Conceded(_) | BoardRemark::Abandoned | BoardRemark::Void | BoardRemark::Draw(_)),
            ) => {
                enter_ending_above(draft, tracker, cell, ending, boards);
                continue;
            }
            None => {}
        }
        let names_round = title_words::find_round(text).is_some_and(|(name, before)| {
            before.is_empty() && draft.book.round(round).is_some_and(|held| held.name == name)
        });
        if names_round || remark.is_some() {
            draft.record_cell(tracker, cell, CellAddress::Round(round));
        }
    }
    event_title_rows::read_titles(draft, tracker, first_row, true);
    let first = sheet.cells.first().map_or_else(SheetAddress::default, |cell| cell.at);
    draft.sources.record(CellAddress::Round(round), tracker.index, first);
}

/// Reads how the game of a board ended, above the first board: “Board C was abandoned”.
fn enter_ending_above(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    cell: CellIndex,
    ending: &BoardRemark<'_>,
    boards: &[BoardRef],
) {
    let text = tracker.sheet.cell(cell).text();
    // The name comes after the word for a board, wherever that is in the text.
    let rests =
        std::iter::successors(Some(text.trim()), |rest| Some(rest.split_once(char::is_whitespace)?.1.trim_start()));
    let named = rests.into_iter().find_map(name_after_board_word);
    let is_named = |board: &&BoardRef| {
        let name = draft.book.board(**board).map_or("", |board| board.name.as_str());
        let rest = named.and_then(|named| named.strip_prefix(name)).filter(|_| !name.is_empty());
        rest.is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
    };
    let found = match (named, boards) {
        (None, [only]) => Some(only),
        _ => boards.iter().find(is_named),
    };
    if let Some(&board) = found {
        enter_remark(draft, tracker, cell, board, ending);
        tracker.mark_understood(cell);
        return;
    }
    draft.keep_unplaced(tracker, cell, texts::ending_of_unknown_board(text.trim()));
}
