//! Reads the row of one seat in any table: each cell, or each part of a cell, by its heading.
//!
//! The tables themselves are found by explanations and by recipes.

use crate::book::count_notation::{add_to_note, parse_elimination};
use crate::book::typed_words::single_spaced;
use crate::book::{BoardRef, CellAddress, CellEntry, FillColour, PerPower, ScoreRuling, SeatColumn, SeatRef};
use crate::import::cells::raw_cells::RawValue;
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::draft::counts_in_notes::ask_about_count_in_note;
use crate::import::draft::draft_book::{DraftBook, YearInRow};
use crate::import::draft::draft_people::PlayerOfSeat;
use crate::import::draft::endings::{read_ending, read_last_year};
use crate::import::draft::seat_values::{SeatCell, read_centres, read_chart, read_in_draw, read_score, read_year_out};
use crate::import::names::name_cells::is_no_name;
use crate::import::report::cell_status::{CellStatusSheet, NotNeededReason};
use crate::import::report::import_report::FindingEffect;
use crate::import::words::heading_words::Heading;
use crate::import::words::name_parts::{joined_name, name_parts};
use crate::languages::window_sentences::import_tables as texts;

/// Fills a seat from cells whose headings are known. `has_printed` says that the printed scores have a column of their own.
/// Another score is then no printed score.
pub(in crate::import) fn fill_seat_by_headings(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    seat: SeatRef,
    cells: &[SeatCell<'_>],
    has_printed: bool,
) {
    let with = |wanted: Heading| cells.iter().rev().find(|value| value.heading == Some(wanted));
    let gives_result = |value: &SeatCell<'_>| {
        let out = Heading::Seat(SeatColumn::Eliminated);
        let counts = [Heading::CENTRES, Heading::Score, Heading::Seat(SeatColumn::PrintedScore), out];
        value.heading.is_some_and(|heading| counts.contains(&heading) || matches!(heading, Heading::Chart(_)))
    };
    let has_result = cells.iter().any(gives_result);
    for value in cells {
        read_value(draft, tracker, seat, value, has_printed, has_result);
    }
    seat_player(draft, tracker, seat, &name_parts(with));
    if let Some(value) = with(Heading::Seat(SeatColumn::Substitutes)) {
        draft.read_substitutes(tracker, value.cell, &value.text(tracker), seat);
    }
    if let Some(value) = with(Heading::Note) {
        read_elimination_in_note(draft, tracker, value, seat);
        if draft.is_of_director() {
            ask_about_count_in_note(draft, tracker, value.cell, &value.text(tracker), seat);
        }
    }
    // A result may follow from the count, and a reason is that of the ruling.
    if let Some(value) = with(Heading::Result) {
        read_ending(draft, tracker, value.cell, &value.text(tracker), seat);
    }
    if let Some(value) = with(Heading::Reason) {
        let text = value.text(tracker).trim().to_owned();
        match &mut draft.seat_mut(seat).ruling {
            Some(ruling) => {
                ruling.reason = text;
                tracker.mark_understood(value.cell);
            }
            None => draft.keep_unplaced(tracker, value.cell, texts::reason_without_score()),
        }
    }
}

/// Reads a value that needs no other value of its row. `has_result` says that the row has a count or a score.
fn read_value(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    seat: SeatRef,
    value: &SeatCell<'_>,
    has_printed: bool,
    has_result: bool,
) {
    let &SeatCell { cell, heading, .. } = value;
    let raw = tracker.sheet.cell(cell);
    match heading {
        Some(Heading::Seat(SeatColumn::Centres)) => read_centres(draft, tracker, value, seat),
        Some(Heading::Seat(SeatColumn::Eliminated)) => read_year_out(draft, tracker, value, seat),
        Some(Heading::Chart(year)) => read_chart(draft, tracker, value, seat, year),
        Some(Heading::Seat(SeatColumn::InDraw)) => read_in_draw(draft, tracker, value, seat),
        Some(heading @ (Heading::Score | Heading::Seat(SeatColumn::PrintedScore)))
            if heading == Heading::Seat(SeatColumn::PrintedScore) || !has_printed =>
        {
            if let Some(score) = read_score(draft, tracker, value) {
                draft.record_cell(tracker, cell, CellAddress::Seat(seat, SeatColumn::PrintedScore));
                draft.seat_mut(seat).printed_score = Some(score);
            }
        }
        Some(Heading::Seat(SeatColumn::Score)) => {
            if let Some(score) = read_score(draft, tracker, value) {
                draft.record_cell(tracker, cell, CellAddress::Seat(seat, SeatColumn::Score));
                draft.seat_mut(seat).ruling = Some(Box::new(ScoreRuling { score, reason: String::new() }));
            }
        }
        Some(Heading::StartCount) if value.number(tracker) == Some(f64::from(seat.power.first_centres())) => {
            tracker.mark_not_needed(cell, NotNeededReason::StartCount);
        }
        Some(Heading::Note | Heading::Seat(SeatColumn::Note)) => {
            // The mark or the remark of a count may be in the note already.
            let mut note = std::mem::take(&mut draft.seat_mut(seat).note);
            draft.read_seat_value(tracker, cell, &value.text(tracker), seat, SeatColumn::Note);
            add_to_note(&mut note, &draft.seat_mut(seat).note);
            draft.seat_mut(seat).note = note;
        }
        Some(Heading::Seat(SeatColumn::Colour)) => match FillColour::parse(&value.text(tracker)) {
            Some(colour) => {
                draft.record_cell(tracker, cell, CellAddress::Seat(seat, SeatColumn::Colour));
                draft.seat_mut(seat).colour = Some(colour);
            }
            None => draft.keep_unplaced(tracker, cell, texts::is_no_colour(&FillColour::names_in_window())),
        },
        // Only the counts of the board say what the year is.
        Some(Heading::LastYear) if draft.is_of_director() => {
            let row = YearInRow { seat, cell, text: value.text(tracker) };
            draft.years_of_rows.push(row);
        }
        Some(Heading::LastYear) => read_last_year(draft, tracker, cell, &value.text(tracker), seat.board),
        Some(Heading::Seat(column)) => {
            draft.read_seat_value(tracker, cell, &value.text(tracker), seat, column);
        }
        Some(Heading::Place) if !has_result => draft.keep_unplaced(tracker, cell, texts::place_without_result()),
        Some(Heading::Place | Heading::Bookkeeping) => tracker.mark_not_needed(cell, NotNeededReason::Bookkeeping),
        Some(Heading::Result | Heading::Reason) => {}
        Some(heading) if heading.is_name() => {}
        _ if raw.formula && !matches!(raw.value, RawValue::MissingResult(_)) => {
            tracker.mark_not_needed(cell, NotNeededReason::Computed);
        }
        _ => {}
    }
}

/// Reads the year of elimination of a power without centres from its note: “Eliminated 1905”. The note stays.
fn read_elimination_in_note(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    value: &SeatCell<'_>,
    seat: SeatRef,
) {
    let held = draft.seat_mut(seat);
    if held.centres != CellEntry::Value(0) || !held.eliminated.is_blank() {
        return;
    }
    if let Some(year) = parse_elimination(&value.text(tracker)) {
        held.eliminated = CellEntry::Value(year);
        draft.record_cell(tracker, value.cell, CellAddress::Seat(seat, SeatColumn::Eliminated));
    }
}

/// Seats the player whose name is in these cells or parts. “-” and a blank leave the seat empty.
fn seat_player(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>, seat: SeatRef, named: &[&SeatCell<'_>]) {
    let Some(first) = named.first() else { return };
    let formula_without_result = |part: &&&SeatCell<'_>| {
        matches!(tracker.sheet.cell(part.cell).value, RawValue::MissingResult(_) | RawValue::Error(_))
    };
    if let Some(part) = named.iter().find(formula_without_result) {
        draft.keep_unplaced(tracker, part.cell, texts::formula_of_player_without_result());
        return;
    }
    let texts: Vec<_> = named.iter().map(|part| part.text(tracker)).collect();
    let name = joined_name(&texts);
    if draft.is_of_director() && is_no_name(&name) {
        let what =
            texts::is_no_name(name.trim(), seat.power.name_in_window(), &draft.book.board_label_in_window(seat.board));
        tracker.mark_unplaced(first.cell);
        draft.warn_of_effect(tracker, &[first.cell], FindingEffect::Asked, what);
        return;
    }
    let Some(PlayerOfSeat { player, substitutes, remark }) = draft.find_or_add_player(tracker, first.cell, &name)
    else {
        for part in named {
            tracker.mark_not_needed(part.cell, NotNeededReason::Dash);
        }
        return;
    };
    draft.seat_mut(seat).substitutes = substitutes;
    if !remark.is_empty() {
        add_to_note(&mut draft.seat_mut(seat).note, &remark);
        let at = tracker.sheet.address_of(first.cell);
        draft.sources.record(CellAddress::Seat(seat, SeatColumn::Note), tracker.index, at);
    }
    for part in named {
        draft.record_cell(tracker, part.cell, CellAddress::Seat(seat, SeatColumn::Player));
    }
    let family = named.iter().skip(1).find(|part| part.heading == Some(Heading::LastName));
    if let Some(family) = family {
        let family = single_spaced(&family.text(tracker));
        if let Some(person) = draft.person_mut(player).filter(|person| person.family.is_empty()) {
            person.family = family;
        }
    }
    draft.seat_mut(seat).player = Some(player);
}

/// Warns about powers that the table of a board does not list.
pub(in crate::import) fn warn_of_missing(
    draft: &mut DraftBook,
    tracker: &CellStatusSheet<'_>,
    at: BoardRef,
    cell: CellIndex,
    listed: PerPower<bool>,
) {
    let missing = listed.iter().filter(|(_, listed)| !**listed);
    let missing: Vec<&str> = missing.map(|(power, _)| power.name_in_window()).collect();
    if missing.is_empty() {
        return;
    }
    let message = texts::powers_without_row(missing.len(), &draft.book.board_label_in_window(at), &missing.join(", "));
    draft.warn(tracker, cell, message);
}
