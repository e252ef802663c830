//! Reads how and when a game ended, and by which system it is scored: remarks beside a board, the rest of its title, and the
//! columns of a list.

use super::draft_book::DraftBook;
use crate::book::count_notation::parse_year_entry;
use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::{
    BoardColumn, BoardRef, CellAddress, CellEntry, Ending, Power, SOLO_CENTRES, SeatColumn, SeatRef, Year, fold_name,
};
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::report::cell_status::{CellStatusSheet, NotNeededReason};
use crate::import::report::import_report::FindingCause;
use crate::import::words::board_remarks;
use crate::import::words::board_remarks::{BoardRemark, BoardRemarks};
use crate::import::words::heading_words;
use crate::import::words::heading_words::Heading;
use crate::import::words::title_words::says_corrected;
use crate::languages::window_sentences::import_remarks as texts;
use crate::own_workbook::draw_lines;
use crate::own_workbook::labels;
use crate::own_workbook::labels::BoardNote;

/// A column of draws that has 1 beside 18 centres, and no for all others, tells how many share the result: the power has won
/// alone, and there was no draw. The federation's lists have such a column.
pub(crate) fn read_draws_of_one(draft: &mut DraftBook) {
    for board in draft.book.rounds.iter_mut().flat_map(|round| &mut round.boards) {
        let mut members = Power::ALL.into_iter().filter(|power| board.seats[*power].in_draw == Some(true));
        let only = members.next().filter(|_| members.next().is_none());
        if only.is_some_and(|only| board.soloist() == Some(only)) {
            board.seats.iter_mut().for_each(|(_, seat)| seat.in_draw = None);
        }
    }
}

/// Enters a remark about a board. Gives whether a board has a field for it.
pub(in crate::import) fn enter_remark(
    draft: &mut DraftBook,
    tracker: &CellStatusSheet<'_>,
    cell: CellIndex,
    board: BoardRef,
    remark: &BoardRemark<'_>,
) -> bool {
    let held = draft.board_mut(board);
    let column = match remark {
        BoardRemark::LastYear(year) => {
            held.end_year.clone_from(year);
            BoardColumn::LastYear
        }
        BoardRemark::Conceded(power) => {
            held.ending = Ending::Conceded(*power);
            BoardColumn::Ending
        }
        BoardRemark::Abandoned => {
            held.ending = Ending::Abandoned;
            BoardColumn::Ending
        }
        BoardRemark::System(system) => {
            held.system = Some((*system).to_owned());
            BoardColumn::System
        }
        BoardRemark::Draw(powers) => {
            for (power, _) in powers.iter().filter(|(_, shares)| **shares) {
                draft.seat_mut(board.seat(power)).in_draw = Some(true);
                let address = CellAddress::Seat(board.seat(power), SeatColumn::InDraw);
                draft.sources.replace(address, tracker.index, tracker.sheet.address_of(cell));
            }
            return true;
        }
        BoardRemark::Void => {
            draft.void_boards.entry(board).or_insert(cell);
            return true;
        }
        BoardRemark::Note(_) => return false,
    };
    draft.sources.replace(CellAddress::BoardCell(board, column), tracker.index, tracker.sheet.address_of(cell));
    true
}

/// Enters a note as our own workbooks have it beside the title of a board.
fn enter_own_note(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    cell: CellIndex,
    board: BoardRef,
    note: &BoardNote,
) {
    let remark = match note {
        BoardNote::TopBoard => {
            draft.board_mut(board).is_top_board = true;
            tracker.mark_understood(cell);
            return;
        }
        BoardNote::Ended(year) => BoardRemark::LastYear(year.clone()),
        BoardNote::Ending(Ending::Conceded(power)) => BoardRemark::Conceded(*power),
        BoardNote::Ending(Ending::Abandoned) => BoardRemark::Abandoned,
        BoardNote::Ending(Ending::Played) => return,
        BoardNote::System(system) => BoardRemark::System(system),
    };
    enter_remark(draft, tracker, cell, board, &remark);
    tracker.mark_understood(cell);
}

/// Reads a remark in the rows of a board's title.
pub(in crate::import) fn read_board_remark(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    cell: CellIndex,
    board: BoardRef,
) {
    let Some(text) = tracker.sheet.cell(cell).trimmed_text().filter(|_| tracker.is_unread(cell)) else { return };
    // A year with more words behind it is for the readers of remarks.
    let is_whole = |note: &BoardNote| !matches!(note, BoardNote::Ended(CellEntry::Text(_)));
    if let Some(note) = BoardNote::parse(text).filter(is_whole) {
        enter_own_note(draft, tracker, cell, board, &note);
        return;
    }
    if draw_lines::has_draw_lines(text) {
        let lines = labels::remarks_in(text).map(draw_lines::parse_draw_line);
        let is_all = lines.clone().all(|line| line.is_some());
        draft.board_mut(board).proposals.extend(lines.flatten());
        // What else such a line says is for the readers of a file for players.
        if is_all {
            tracker.mark_understood(cell);
        }
        return;
    }
    let BoardRemarks { remarks, rest } = board_remarks::parse_remarks(text, false);
    let mut is_entered = false;
    for remark in &remarks {
        is_entered |= enter_remark(draft, tracker, cell, board, remark);
    }
    if is_entered && rest.is_empty() {
        tracker.mark_understood(cell);
    } else if is_entered {
        let what = texts::remark_half_understood(&rest.join(", "), &draft.book.board_label_in_window(board));
        draft.keep_unplaced(tracker, cell, what);
    } else if board_remarks::speaks_of_ending(text) {
        let what = texts::remark_about_ending(text, &draft.book.board_label_in_window(board));
        draft.keep_unplaced(tracker, cell, what);
    }
}

/// Reads the remark after the board's name in the title itself.
pub(in crate::import) fn read_title_remark(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    cell: CellIndex,
    board: BoardRef,
    rest: &str,
) {
    // Which of two boards is read was decided by such a word.
    if rest.is_empty() || says_corrected(rest) {
        return;
    }
    let BoardRemarks { remarks, rest } = board_remarks::parse_remarks(rest, true);
    let mut is_entered = true;
    for remark in &remarks {
        is_entered &= enter_remark(draft, tracker, cell, board, remark);
    }
    if is_entered && rest.is_empty() || tracker.is_word_for_word(cell) {
        tracker.mark_understood(cell);
    } else {
        draft.keep_unplaced(tracker, cell, texts::text_after_name_of_board(&rest.join(", ")));
    }
}

/// Reads the last year played. Every row of a board repeats it.
pub(in crate::import) fn read_last_year(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    cell: CellIndex,
    text: &str,
    board: BoardRef,
) {
    let year: CellEntry<Year> = match heading_words::heading_of_text(text) {
        Some(Heading::Chart(year)) => CellEntry::Value(year),
        // “Herbst 1909”
        _ => parse_year_entry(text),
    };
    let known = draft.book.board(board).map(|board| board.end_year.clone()).unwrap_or_default();
    if known == year {
        tracker.mark_understood(cell);
    } else if known.is_blank() {
        tracker.mark_understood(cell);
        if let Some(text) = year.unreadable_text() {
            draft.warn(tracker, cell, texts::is_no_last_year(text));
        }
        draft.board_mut(board).end_year = year;
        let at = tracker.sheet.address_of(cell);
        draft.sources.record(CellAddress::BoardCell(board, BoardColumn::LastYear), tracker.index, at);
    } else {
        let label = draft.book.board_label_in_window(board);
        let what = texts::ended_in_two_years(&label, &known.to_string(), &year.to_string());
        draft.keep_unplaced(tracker, cell, what);
    }
}

/// Reads the ending: “conceded to” in the winner's row, or “abandoned” in any row.
pub(in crate::import) fn read_ending(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    cell: CellIndex,
    text: &str,
    seat: SeatRef,
) {
    let SeatRef { board, power } = seat;
    let ending = match board_remarks::parse_remark(text) {
        Some(BoardRemark::Conceded(winner)) => Ending::Conceded(winner),
        Some(BoardRemark::Abandoned) => Ending::Abandoned,
        Some(remark @ BoardRemark::Draw(_)) => {
            enter_remark(draft, tracker, cell, board, &remark);
            tracker.mark_understood(cell);
            return;
        }
        _ if fold_name(text).starts_with("conce") => Ending::Conceded(power),
        _ if is_cell_word(text, CellWord::Draw) => {
            draft.record_cell(tracker, cell, CellAddress::Seat(seat, SeatColumn::InDraw));
            draft.seat_mut(seat).in_draw = Some(true);
            return;
        }
        _ if follows_from_count(draft, text, seat) => {
            tracker.mark_not_needed(cell, NotNeededReason::Survived);
            return;
        }
        _ => {
            draft.leave_out(tracker, cell, FindingCause::NotAnEnding, texts::is_no_result(text));
            return;
        }
    };
    let known = draft.book.board(board).map_or(Ending::Played, |board| board.ending);
    if known == Ending::Played || known == ending {
        draft.record_cell(tracker, cell, CellAddress::BoardCell(board, BoardColumn::Ending));
        draft.board_mut(board).ending = ending;
    } else {
        let what = texts::another_result(&draft.book.board_label_in_window(board));
        draft.keep_unplaced(tracker, cell, what);
    }
}

/// Whether a result says only what the count of the seat says: “Eliminated” beside 0, “Solo” beside 18, “Survived”.
fn follows_from_count(draft: &DraftBook, text: &str, seat: SeatRef) -> bool {
    let count = draft.book.seat(seat).and_then(|seat| seat.centres.get());
    count.is_some_and(|count| match count {
        0 => is_cell_word(text, CellWord::Eliminated),
        SOLO_CENTRES.. => is_cell_word(text, CellWord::Solo),
        _ => is_cell_word(text, CellWord::Survived),
    })
}
