//! Reads the values of a seat that other values do not change: its count, its years, its share in a draw and its score.

use super::counts_of_eliminated::year_in_place_of_count;
use super::draft_book::{DraftBook, YearAsCount};
use crate::book::count_notation::{CountNotation, add_to_note, means_no_value, parse_count_cell, parse_year_cell};
use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::typed_words::{is_dash, parse_yes_no};
use crate::book::{CellAddress, CellEntry, SeatColumn, SeatRef, Year};
use crate::import::cells::raw_cells::parse_number;
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::report::cell_status::{CellStatusSheet, NotNeededReason};
use crate::import::report::import_report::FindingCause;
use crate::import::words::heading_words::Heading;
use crate::languages::window_sentences::import_remarks as texts;
use crate::limits::LARGEST_NUMBER;

/// A value of a seat: a cell, or a part of its text, with the heading that says what it is.
#[derive(Clone, Copy, Debug)]
pub(in crate::import) struct SeatCell<'t> {
    pub cell: CellIndex,
    pub heading: Option<Heading>,
    /// The part of the cell's text, if the cell holds more.
    pub part: Option<&'t str>,
}

impl SeatCell<'_> {
    pub(in crate::import) fn text(&self, tracker: &CellStatusSheet<'_>) -> String {
        self.part.map_or_else(|| tracker.sheet.cell(self.cell).text().into_owned(), str::to_owned)
    }

    /// Whether the value is a text and no number.
    pub(in crate::import) fn is_text(&self, tracker: &CellStatusSheet<'_>) -> bool {
        self.part.is_some() || tracker.sheet.cell(self.cell).trimmed_text().is_some()
    }

    pub(in crate::import) fn number(&self, tracker: &CellStatusSheet<'_>) -> Option<f64> {
        match self.part {
            Some(text) => parse_number(text),
            None => tracker.sheet.cell(self.cell).number(),
        }
    }
}

/// Reads a final count with what is written beside it: “0 (1904)” means 0 centres and elimination in 1904.
pub(in crate::import) fn read_centres(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    value: &SeatCell<'_>,
    seat: SeatRef,
) {
    let cell = value.cell;
    let place = CellAddress::Seat(seat, SeatColumn::Centres);
    let text = value.text(tracker);
    let is_text = value.is_text(tracker);
    if is_text && means_no_value(&text) {
        tracker.mark_not_needed(cell, NotNeededReason::Dash);
        return;
    }
    let Some(read) = Some(text.as_str()).filter(|_| is_text).and_then(parse_count_cell) else {
        let is_of_director = draft.is_of_director();
        if let Some(year) = year_in_place_of_count(&text).filter(|_| is_of_director) {
            // The other powers of the board decide.
            draft.record_cell(tracker, cell, place);
            draft.seat_mut(seat).centres = CellEntry::parse(&text);
            draft.years_as_counts.push(YearAsCount { seat, cell, text, year });
            return;
        }
        let count = draft.read_entry(tracker, cell, &text, place, texts::expected_centres());
        draft.seat_mut(seat).centres = count;
        return;
    };
    add_to_note(&mut draft.seat_mut(seat).note, &read.note());
    let CountNotation { count, out, mark, remark: _ } = read;
    draft.record_cell(tracker, cell, place);
    let at = tracker.sheet.address_of(cell);
    let held = draft.seat_mut(seat);
    held.centres = CellEntry::Value(count);
    if let Some(year) = out {
        if held.eliminated.is_blank() {
            held.eliminated = CellEntry::Value(year);
            draft.sources.record(CellAddress::Seat(seat, SeatColumn::Eliminated), tracker.index, at);
        } else if held.eliminated != CellEntry::Value(year) {
            let known = held.eliminated.to_string();
            let what = texts::eliminated_by_count_and_column(seat.power.name_in_window(), &year.to_string(), &known);
            draft.warn(tracker, cell, what);
        }
    }
    if !mark.is_empty() {
        let what = texts::count_with_mark(&text, &count.to_string());
        draft.warn_of(tracker, cell, FindingCause::FootnoteMark, what);
    }
}

/// Reads a year of elimination. “F1904” and “Autumn 1904” mean 1904. “yes” says that there was an elimination, not when.
pub(in crate::import) fn read_year_out(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    value: &SeatCell<'_>,
    seat: SeatRef,
) {
    let cell = value.cell;
    let place = CellAddress::Seat(seat, SeatColumn::Eliminated);
    let text = value.text(tracker);
    let year = match parse_year_cell(&text) {
        Some(year) => {
            draft.record_cell(tracker, cell, place);
            CellEntry::Value(year)
        }
        None if value.is_text(tracker) && means_no_value(&text) => {
            tracker.mark_not_needed(cell, NotNeededReason::Dash);
            CellEntry::Blank
        }
        None => match says_eliminated(&text) {
            Some(false) => {
                tracker.mark_not_needed(cell, NotNeededReason::NotEliminated);
                CellEntry::Blank
            }
            Some(true) => {
                draft.warn(tracker, cell, texts::eliminated_without_year(&text, seat.power.name_in_window()));
                tracker.mark_unplaced(cell);
                CellEntry::Blank
            }
            None => draft.read_entry(tracker, cell, &text, place, texts::expected_year()),
        },
    };
    let held = draft.seat_mut(seat);
    if held.eliminated.is_blank() {
        held.eliminated = year;
        if !held.eliminated.is_blank() {
            draft.sources.replace(place, tracker.index, tracker.sheet.address_of(cell));
        }
    } else if !year.is_blank() && held.eliminated != year {
        let known = held.eliminated.to_string();
        let what = texts::eliminated_by_column_and_count(seat.power.name_in_window(), &known, &year.to_string());
        draft.keep_unplaced(tracker, cell, what);
    }
}

/// Whether a cell in the column of the years out says yes or no. A number is neither.
fn says_eliminated(text: &str) -> Option<bool> {
    let words = Some(text).filter(|text| !text.contains(|c: char| c.is_ascii_digit()));
    let is = |text: &str, meaning| is_cell_word(text, meaning);
    let in_words = |text: &str| match (is(text, CellWord::Eliminated), is(text, CellWord::Survived)) {
        (true, _) => Some(true),
        (_, true) => Some(false),
        _ => None,
    };
    words.and_then(|text| parse_yes_no(text).or_else(|| in_words(text)))
}

pub(in crate::import) fn read_chart(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    value: &SeatCell<'_>,
    seat: SeatRef,
    year: Year,
) {
    let place = CellAddress::Seat(seat, SeatColumn::Chart(year));
    let text = value.text(tracker);
    // “out” in a year is 0 centres. A lone “x” in a chart means nothing else.
    let says_out = is_cell_word(&text, CellWord::Eliminated) && !draft.is_own_workbook;
    let count = if says_out {
        draft.record_cell(tracker, value.cell, place);
        CellEntry::Value(0)
    } else if let Some(read) = parse_count_cell(&text).filter(|read| !draft.is_own_workbook && !read.note().is_empty())
    {
        draft.record_cell(tracker, value.cell, place);
        add_to_note(&mut draft.seat_mut(seat).note, &read.note());
        CellEntry::Value(read.count)
    } else {
        draft.read_entry(tracker, value.cell, &text, place, texts::expected_centres())
    };
    if count.is_blank() {
        return;
    }
    draft.board_mut(seat.board).chart_mut(year).centres[seat.power] = count;
}

pub(in crate::import) fn read_in_draw(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    value: &SeatCell<'_>,
    seat: SeatRef,
) {
    let cell = value.cell;
    let text = value.text(tracker);
    if let Some(in_draw) = parse_yes_no(&text) {
        draft.record_cell(tracker, cell, CellAddress::Seat(seat, SeatColumn::InDraw));
        draft.seat_mut(seat).in_draw = Some(in_draw);
    } else if is_dash(&text) {
        tracker.mark_not_needed(cell, NotNeededReason::Dash);
    } else {
        let what = texts::is_no_yes_or_no(&text, seat.power.name_in_window());
        draft.leave_out(tracker, cell, FindingCause::NotYesOrNo, what);
    }
}

/// Reads a score, with or without the stars of a footnote. A text that is not a number becomes unplaced.
pub(in crate::import) fn read_score(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    value: &SeatCell<'_>,
) -> Option<f64> {
    // No book holds a larger number.
    let is_score = |score: &f64| score.abs() <= LARGEST_NUMBER;
    if let Some(score) = value.number(tracker).filter(is_score) {
        return Some(score);
    }
    let cell = value.cell;
    let text = value.text(tracker);
    if is_dash(&text) {
        tracker.mark_not_needed(cell, NotNeededReason::Dash);
        return None;
    }
    if let Some(score) = parse_number(text.trim().trim_end_matches(['*', '†', ' '])).filter(is_score) {
        let what = texts::score_with_mark(&text, &score.to_string());
        draft.warn_of(tracker, cell, FindingCause::FootnoteMark, what);
        return Some(score);
    }
    if tracker.sheet.cell(cell).lacks_result() {
        draft.keep_unplaced(tracker, cell, texts::formula_without_result());
        return None;
    }
    draft.leave_out(tracker, cell, FindingCause::NotAScore, texts::is_no_score(&text));
    None
}
