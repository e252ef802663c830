//! Reads the row of one seat in any table: each cell by the heading of its column.
//!
//! The tables themselves are found by `board_blocks` and `long_table`.

use crate::book::typed_words::{is_dash, parse_count_and_year, parse_yes_no, single_spaced};
use crate::book::{BoardRef, CellAddress, CellEntry, Chart, PerPower, ScoreRuling, SeatColumn, SeatRef, Year};
use crate::import::draft_book::{CellStatusSheet, DraftBook, NotNeededReason};
use crate::import::heading_words;
use crate::import::heading_words::Heading;
use crate::import::raw_cells::RawValue;
use crate::import::raw_sheet::CellIndex;

/// The columns of a table with their headings, left to right.
#[derive(Clone, Debug, Default)]
pub(super) struct TableColumns(Vec<(u32, Option<Heading>)>);

impl TableColumns {
    /// Takes the headings of a row. Where a word has two meanings, the other headings decide.
    pub(super) fn new(found: impl IntoIterator<Item = (u32, Option<Heading>)>) -> Self {
        let mut columns = TableColumns(found.into_iter().collect());
        // “First name, Name”: the second column holds the family name.
        if columns.has(Heading::FirstName) && !columns.has(Heading::LastName) {
            columns.rename(Heading::Player, Heading::LastName);
        }
        if !columns.has(Heading::Score) {
            columns.rename(Heading::Total, Heading::Score);
        }
        let mut seen = Vec::with_capacity(columns.0.len());
        for (_, heading) in &mut columns.0 {
            let Some(known) = *heading else { continue };
            if seen.contains(&known) && known != Heading::Bookkeeping {
                *heading = None;
            }
            seen.push(known);
        }
        columns
    }

    pub(super) fn has(&self, heading: Heading) -> bool {
        self.0.iter().any(|(_, held)| *held == Some(heading))
    }

    pub(super) fn column(&self, heading: Heading) -> Option<u32> {
        self.0.iter().find(|(_, held)| *held == Some(heading)).map(|(column, _)| *column)
    }

    /// The heading of this column. `None` if the column has no known heading.
    pub(super) fn heading(&self, column: u32) -> Option<Heading> {
        self.0.iter().find(|(held, _)| *held == column).and_then(|(_, heading)| *heading)
    }

    pub(super) fn has_chart(&self) -> bool {
        self.0.iter().any(|(_, held)| matches!(held, Some(Heading::Chart(_))))
    }

    fn rename(&mut self, from: Heading, to: Heading) {
        for (_, heading) in &mut self.0 {
            if *heading == Some(from) {
                *heading = Some(to);
            }
        }
    }
}

/// Fills a seat from the cells of its row. In a column without a known heading, a formula counts as computed, and any
/// other cell becomes unplaced.
pub(super) fn fill_seat(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    seat: SeatRef,
    columns: &TableColumns,
    cells: impl Iterator<Item = CellIndex>,
) {
    let mut first = None;
    let mut last = None;
    let mut player = None;
    let mut reason = None;
    for cell in cells {
        if !tracker.is_unread(cell) {
            continue;
        }
        let raw = tracker.sheet.cell(cell);
        let column = |column| CellAddress::Seat(seat, column);
        match columns.heading(raw.at.column) {
            Some(Heading::Player) => player = Some(cell),
            Some(Heading::FirstName) => first = Some(cell),
            Some(Heading::LastName) => last = Some(cell),
            Some(Heading::Reason) => reason = Some(cell),
            Some(Heading::Seat(SeatColumn::Centres)) => read_centres(draft, tracker, cell, seat),
            Some(Heading::Seat(SeatColumn::Eliminated)) => read_year_out(draft, tracker, cell, seat),
            Some(Heading::Chart(year)) => read_chart(draft, tracker, cell, seat, year),
            Some(Heading::Seat(SeatColumn::InDraw)) => read_in_draw(draft, tracker, cell, seat),
            Some(heading @ (Heading::Score | Heading::Seat(SeatColumn::PrintedScore)))
                if heading == Heading::Seat(SeatColumn::PrintedScore)
                    || !columns.has(Heading::Seat(SeatColumn::PrintedScore)) =>
            {
                if let Some(score) = read_score(draft, tracker, cell) {
                    draft.record_cell(tracker, cell, column(SeatColumn::PrintedScore));
                    draft.seat_mut(seat).printed_score = Some(score);
                }
            }
            Some(Heading::Seat(SeatColumn::Score)) => {
                if let Some(score) = read_score(draft, tracker, cell) {
                    draft.record_cell(tracker, cell, column(SeatColumn::Score));
                    draft.seat_mut(seat).ruling = Some(ScoreRuling { score, reason: String::new() });
                }
            }
            Some(Heading::Note) => draft.read_seat_value(tracker, cell, seat, SeatColumn::Note),
            Some(Heading::Seat(column)) => draft.read_seat_value(tracker, cell, seat, column),
            Some(Heading::Place | Heading::Bookkeeping) => tracker.mark_not_needed(cell, NotNeededReason::Bookkeeping),
            _ if raw.formula && !matches!(raw.value, RawValue::MissingResult(_)) => {
                tracker.mark_not_needed(cell, NotNeededReason::Computed);
            }
            _ => {}
        }
    }
    seat_player(draft, tracker, seat, [first, player, last]);
    if let Some(cell) = reason {
        let text = tracker.sheet.cell(cell).text().trim().to_owned();
        match &mut draft.seat_mut(seat).ruling {
            Some(ruling) => {
                ruling.reason = text;
                tracker.mark_understood(cell);
            }
            None => draft.keep_unplaced(
                tracker,
                cell,
                "this is a reason without the score of a ruling in the same \
                row. The cell is kept among the unplaced cells; type the score beside it in the file and import it \
                again.",
            ),
        }
    }
}

/// Seats the player whose name is in up to three cells. “-” and a blank leave the seat empty.
fn seat_player(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>, seat: SeatRef, parts: [Option<CellIndex>; 3]) {
    let cells: Vec<CellIndex> = parts.into_iter().flatten().collect();
    let Some(&cell) = cells.first() else { return };
    let texts: Vec<_> = cells.iter().map(|&part| tracker.sheet.cell(part).text()).collect();
    let Some(id) = draft.find_or_add_person(tracker, cell, &texts.join(" ")) else {
        for part in cells {
            tracker.mark_not_needed(part, NotNeededReason::Dash);
        }
        return;
    };
    for &part in &cells {
        draft.record_cell(tracker, part, CellAddress::Seat(seat, SeatColumn::Player));
    }
    if let Some(family) = parts[2].filter(|_| parts[0].is_some() || parts[1].is_some()) {
        let family = single_spaced(&tracker.sheet.cell(family).text());
        if let Some(person) = draft.person_mut(id).filter(|person| person.family.is_empty()) {
            person.family = family;
        }
    }
    draft.seat_mut(seat).player = Some(id);
}

/// Reads a final count. “0 (1904)” means 0 centres and elimination in 1904.
fn read_centres(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>, cell: CellIndex, seat: SeatRef) {
    let place = CellAddress::Seat(seat, SeatColumn::Centres);
    if let Some((count, year)) = tracker.sheet.cell(cell).trimmed_text().and_then(parse_count_and_year) {
        draft.record_cell(tracker, cell, place);
        let at = tracker.sheet.cell(cell).at;
        let held = draft.seat_mut(seat);
        held.centres = CellEntry::Value(count);
        if held.eliminated.is_blank() {
            held.eliminated = CellEntry::Value(year);
            draft.sources.record(CellAddress::Seat(seat, SeatColumn::Eliminated), tracker.index, at);
        } else if held.eliminated != CellEntry::Value(year) {
            let known = held.eliminated.to_string();
            draft.warn(
                tracker,
                cell,
                format!(
                    "{} was eliminated in {year} according to this cell and in {known} according to its own column. \
                     {known} is used; correct it after the import if it is wrong.",
                    seat.power
                ),
            );
        }
        return;
    }
    let count = draft.read_entry(tracker, cell, place, "a number of centres");
    draft.seat_mut(seat).centres = count;
}

/// Reads a year of elimination. “F1904” and “Autumn 1904” mean 1904.
fn read_year_out(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>, cell: CellIndex, seat: SeatRef) {
    let place = CellAddress::Seat(seat, SeatColumn::Eliminated);
    let year = match heading_words::heading_of_cell(tracker.sheet.cell(cell)) {
        Some(Heading::Chart(year)) => {
            draft.record_cell(tracker, cell, place);
            CellEntry::Value(year)
        }
        _ => draft.read_entry(tracker, cell, place, "a year such as 1904"),
    };
    let held = draft.seat_mut(seat);
    if held.eliminated.is_blank() {
        held.eliminated = year;
        draft.sources.replace(place, tracker.index, tracker.sheet.cell(cell).at);
    } else if !year.is_blank() && held.eliminated != year {
        let known = held.eliminated.to_string();
        draft.keep_unplaced(
            tracker,
            cell,
            format!(
                "{} was eliminated in {known} according to its centres and in {year} according to this cell. {known} \
                 is used; correct it after the import if it is wrong.",
                seat.power
            ),
        );
    }
}

fn read_chart(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>, cell: CellIndex, seat: SeatRef, year: Year) {
    let count =
        draft.read_entry(tracker, cell, CellAddress::Seat(seat, SeatColumn::Chart(year)), "a number of centres");
    if count.is_blank() {
        return;
    }
    let charts = &mut draft.board_mut(seat.board).charts;
    let at = charts.binary_search_by_key(&year, |chart| chart.year).unwrap_or_else(|at| {
        charts.insert(at, Chart { year, centres: PerPower::default() });
        at
    });
    charts[at].centres[seat.power] = count;
}

fn read_in_draw(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>, cell: CellIndex, seat: SeatRef) {
    let text = tracker.sheet.cell(cell).text().into_owned();
    if let Some(in_draw) = parse_yes_no(&text) {
        draft.record_cell(tracker, cell, CellAddress::Seat(seat, SeatColumn::InDraw));
        draft.seat_mut(seat).in_draw = Some(in_draw);
    } else if is_dash(&text) {
        tracker.mark_not_needed(cell, NotNeededReason::Dash);
    } else {
        draft.keep_unplaced(
            tracker,
            cell,
            format!(
                "“{text}” does not say whether {} shared in the drawn game. The cell is kept among the unplaced \
                 cells; type yes or no in the file and import it again.",
                seat.power
            ),
        );
    }
}

/// Reads a score, with or without the stars of a footnote. A text that is not a number becomes unplaced.
pub(super) fn read_score(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>, cell: CellIndex) -> Option<f64> {
    let raw = tracker.sheet.cell(cell);
    if let Some(score) = raw.number() {
        return Some(score);
    }
    let text = raw.text().into_owned();
    if is_dash(&text) {
        tracker.mark_not_needed(cell, NotNeededReason::Dash);
        return None;
    }
    if let Some(score) = crate::import::raw_sheet::parse_number(text.trim().trim_end_matches(['*', '†', ' '])) {
        draft.warn(
            tracker,
            cell,
            format!(
                "“{text}” is read as {score}, without the mark after it. If a footnote explains the mark, enter it \
                 as a note."
            ),
        );
        return Some(score);
    }
    let what = match raw.value {
        RawValue::MissingResult(_) => {
            "this formula has no stored result; open the file in your spreadsheet program, save it, and import \
             it again."
                .to_owned()
        }
        _ => format!(
            "“{text}” is not a score. The cell is kept among the unplaced cells; correct it in the file and import \
             it again."
        ),
    };
    draft.keep_unplaced(tracker, cell, what);
    None
}

/// Warns about powers that the table of a board does not list.
pub(super) fn warn_of_missing(
    draft: &mut DraftBook,
    tracker: &CellStatusSheet<'_>,
    at: BoardRef,
    cell: CellIndex,
    listed: PerPower<bool>,
) {
    let missing: Vec<&str> = listed.iter().filter(|(_, listed)| !**listed).map(|(power, _)| power.name()).collect();
    if missing.is_empty() {
        return;
    }
    let board = draft.book.board_label(at);
    let seats = match missing[..] {
        [_] => "The seat is left empty; fill it in after the import.",
        _ => "The seats are left empty; fill them in after the import.",
    };
    let message = format!("{board} has no row for {}. {seats}", missing.join(", "));
    draft.warn(tracker, cell, message);
}
