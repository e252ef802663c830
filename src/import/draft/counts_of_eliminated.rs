//! The counts of powers that are out: a year in the column of the centres, or a blank beside a year of elimination. They are
//! read as 0 where the other powers of the board have all centres of the map.

use std::collections::BTreeSet;

use super::draft_book::{DraftBook, YearAsCount};
use super::draft_values::describe_unreadable;
use crate::book::count_notation::parse_year_cell;
use crate::book::{BoardRef, CENTRES_ON_MAP, CellAddress, CellEntry, Centres, Power, SeatColumn, SeatRef, Year};
use crate::import::report::cell_status::CellStatusSheet;
use crate::import::report::import_report::FindingEffect;
use crate::languages::window_sentences::import_remarks as texts;

/// The year that a cell in the column of the centres holds in place of a count: “1905”, “’05”. “36” is a wrong count.
pub(in crate::import) fn year_in_place_of_count(text: &str) -> Option<Year> {
    let is_count = matches!(CellEntry::<Centres>::parse(text), CellEntry::Value(_));
    let is_bare = text.trim().len() <= 2;
    parse_year_cell(text).filter(|year| !is_count && !is_bare && *year <= Year::LAST_PLAYED)
}

/// Reads the counts of the powers that are out, after the boards of a sheet are read.
pub(in crate::import) fn read_counts_of_eliminated(draft: &mut DraftBook, tracker: &CellStatusSheet<'_>) {
    let years = std::mem::take(&mut draft.years_as_counts);
    let with_year: BTreeSet<SeatRef> = years.iter().map(|year| year.seat).collect();
    let eliminated = draft.sources.entries_of_sheet(tracker.index).filter_map(|(address, _)| match address {
        CellAddress::Seat(seat, SeatColumn::Eliminated) => Some(seat),
        _ => None,
    });
    let is_blank = |seat: &SeatRef| {
        let held = draft.book.board(seat.board);
        held.is_some_and(|board| {
            board.current_count(seat.power).is_none()
                && board.seats[seat.power].centres.is_blank()
                && board.seats[seat.power].eliminated.get().is_some()
        })
    };
    let blank: BTreeSet<SeatRef> = eliminated.filter(is_blank).collect();
    let boards: BTreeSet<BoardRef> = with_year.iter().chain(&blank).map(|seat| seat.board).collect();
    let is_proven = |at: &BoardRef| {
        let is_known = |board: &crate::book::Board, power: Power| {
            let seat = at.seat(power);
            board.current_count(power).is_some() || with_year.contains(&seat) || blank.contains(&seat)
        };
        draft.book.board(*at).is_some_and(|board| {
            board.centre_sum() == u32::from(CENTRES_ON_MAP) && Power::ALL.iter().all(|power| is_known(board, *power))
        })
    };
    let proven: BTreeSet<BoardRef> = boards.into_iter().filter(is_proven).collect();
    for YearAsCount { seat, cell, text, year } in years {
        let held = draft.seat_mut(seat);
        let is_same_year = held.eliminated.get().is_none_or(|known| known == year);
        if !proven.contains(&seat.board) || !is_same_year {
            let what = describe_unreadable(tracker.sheet.cell(cell).value, &text, texts::expected_centres());
            draft.warn(tracker, cell, what);
            continue;
        }
        held.centres = CellEntry::Value(0);
        held.eliminated = CellEntry::Value(year);
        let at = tracker.sheet.address_of(cell);
        draft.sources.record(CellAddress::Seat(seat, SeatColumn::Eliminated), tracker.index, at);
        draft.warn(tracker, cell, texts::year_for_count(text.trim(), &year.to_string()));
    }
    for seat in blank.into_iter().filter(|seat| proven.contains(&seat.board)) {
        draft.seat_mut(seat).centres = CellEntry::Value(0);
        let what = texts::count_of_eliminated_is_zero(
            seat.power.name_in_window(),
            &draft.book.board_label_in_window(seat.board),
        );
        draft.warn_of_part(CellAddress::Seat(seat, SeatColumn::Eliminated), FindingEffect::None, what);
    }
}
