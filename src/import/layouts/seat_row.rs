//! Reads the row of one seat in any table: each cell by the heading of its column.
//!
//! The tables themselves are found by `board_blocks` and `long_table`.

use crate::book::count_notation::{CountNotation, add_to_note, means_no_value, parse_count_cell, parse_year_cell};
use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::typed_words::{is_dash, parse_yes_no, single_spaced};
use crate::book::{
    BoardRef, CENTRES_ON_MAP, CellAddress, CellEntry, Chart, PerPower, Power, ScoreRuling, SeatColumn, SeatRef, Year,
};
use crate::import::SheetAddress;
use crate::import::draft_book::{CellStatusSheet, DraftBook, NotNeededReason};
use crate::import::heading_words::Heading;
use crate::import::import_report::FindingCause;
use crate::import::raw_cells::{RawCell, RawValue};
use crate::import::raw_sheet::{CellIndex, RawSheet};
use crate::import::recipe::{FoundTable, TableLayout};

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

    /// The columns of a table that was found by its description.
    pub(super) fn of_table(table: &FoundTable, layout: &TableLayout) -> Self {
        let mut found: Vec<(u32, Option<Heading>)> = table
            .columns
            .iter()
            .filter(|column| column.heading.is_some())
            .map(|column| (column.place, layout.heading_of(column)))
            .collect();
        found.sort_by_key(|(place, _)| *place);
        Self::new(found)
    }

    /// Takes the headings of a row above seats. Two columns of counts are told apart by their words and by what they add
    /// up to in these rows. The notes say which column was not used; each is about the cell of a heading.
    pub(super) fn of_seats(
        mut found: Vec<(u32, Option<Heading>)>,
        sheet: &RawSheet,
        heading_row: u32,
        rows: &[u32],
    ) -> (Self, Vec<(CellIndex, String)>) {
        let mut notes = Vec::new();
        let with = |found: &[(u32, Option<Heading>)], heading: Heading| -> Vec<u32> {
            found.iter().filter(|(_, held)| *held == Some(heading)).map(|(column, _)| *column).collect()
        };
        let heading_cell = |column: u32| sheet.find(SheetAddress::new(heading_row, column));
        let name = |column: &u32| heading_cell(*column).map(|cell| format!("“{}”", sheet.cell(cell).text().trim()));
        let names = |columns: &[u32]| columns.iter().filter_map(name).collect::<Vec<_>>().join(" and ");
        let (finals, counts) = (with(&found, Heading::FinalCount), with(&found, Heading::CENTRES));
        let rivals: &[u32] = if finals.is_empty() { &counts } else { &finals };
        let chosen = if let [only] = rivals {
            Some(*only)
        } else {
            let holding: Vec<u32> = rivals.iter().copied().filter(|&column| adds_up(sheet, column, rows)).collect();
            let same = |column: &u32| same_cells(sheet, rivals[0], *column, rows);
            match holding[..] {
                [only] => Some(only),
                _ if rivals.iter().skip(1).all(same) => rivals.first().copied(),
                _ => None,
            }
        };
        let others: Vec<u32> = counts.iter().chain(&finals).copied().filter(|column| Some(*column) != chosen).collect();
        for (column, heading) in &mut found {
            if Some(*column) == chosen {
                *heading = Some(Heading::CENTRES);
            } else if others.contains(column) {
                *heading = None;
            }
        }
        if let Some(cell) = others.first().and_then(|column| heading_cell(*column)) {
            notes.push((cell, match chosen {
                Some(chosen) => format!(
                    "two columns could be the centres at the end. {} is read as them, and {} is kept among the unplaced \
                     cells.",
                    names(&[chosen]),
                    names(&others)
                ),
                None => format!(
                    "{} could all be the centres at the end, and the sums do not tell which. None is used; the centres \
                     are left blank, and the cells are kept among the unplaced cells. Rename the heading of the right \
                     column to “Final”, and import the file again.",
                    names(&others)
                ),
            }));
        }
        // One year between the start and the end is a part of a chart only if it is the whole map.
        let charts: Vec<u32> = found
            .iter()
            .filter(|(_, heading)| matches!(heading, Some(Heading::Chart(_))))
            .map(|(column, _)| *column)
            .collect();
        if let [year] = charts[..]
            && (!finals.is_empty() || !with(&found, Heading::StartCount).is_empty())
            && !adds_up(sheet, year, rows)
        {
            found.iter_mut().filter(|(column, _)| *column == year).for_each(|(_, heading)| *heading = None);
            if let Some(cell) = heading_cell(year) {
                let what = format!(
                    "the counts of {} do not add up to {CENTRES_ON_MAP} on each board, so they are not read as a chart. They are kept \
                     among the unplaced cells.",
                    names(&[year])
                );
                notes.push((cell, what));
            }
        }
        (Self::new(found), notes)
    }

    pub(super) fn has(&self, heading: Heading) -> bool {
        self.0.iter().any(|(_, held)| *held == Some(heading))
    }

    pub(super) fn column(&self, heading: Heading) -> Option<u32> {
        self.0.iter().find(|(_, held)| *held == Some(heading)).map(|(column, _)| *column)
    }

    /// The columns with a known heading.
    pub(super) fn headings(&self) -> impl Iterator<Item = (u32, Heading)> {
        self.0.iter().filter_map(|(column, heading)| heading.map(|heading| (*column, heading)))
    }

    /// The first column with a known heading.
    pub(super) fn first_column(&self) -> Option<u32> {
        self.0.iter().find(|(_, heading)| heading.is_some()).map(|(column, _)| *column)
    }

    /// The heading of this column. `None` if the column has no known heading.
    pub(super) fn heading(&self, column: u32) -> Option<Heading> {
        self.0.iter().find(|(held, _)| *held == column).and_then(|(_, heading)| *heading)
    }

    pub(super) fn has_chart(&self) -> bool {
        self.0.iter().any(|(_, held)| matches!(held, Some(Heading::Chart(_))))
    }

    pub(super) fn rename(&mut self, from: Heading, to: Heading) {
        for (_, heading) in &mut self.0 {
            if *heading == Some(from) {
                *heading = Some(to);
            }
        }
    }
}

/// Whether the counts in a column add up to 34 for every seven of them.
fn adds_up(sheet: &RawSheet, column: u32, rows: &[u32]) -> bool {
    let mut sum = 0_u32;
    let mut boards = 0_u32;
    let counts = rows.iter().filter_map(|&row| sheet.find(SheetAddress::new(row, column)));
    for count in counts.filter_map(|cell| parse_count_cell(&sheet.cell(cell).text())) {
        sum += u32::from(count.count);
        boards += 1;
    }
    boards > 0 && boards.is_multiple_of(7) && sum == u32::from(CENTRES_ON_MAP) * (boards / 7)
}

fn same_cells(sheet: &RawSheet, column: u32, other: u32, rows: &[u32]) -> bool {
    let text = |row: u32, column: u32| sheet.find(SheetAddress::new(row, column)).map(|cell| sheet.cell(cell).text());
    rows.iter().all(|&row| text(row, column) == text(row, other))
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
    let unread: Vec<(CellIndex, Option<Heading>)> = cells
        .filter(|&cell| tracker.is_unread(cell))
        .map(|cell| (cell, columns.heading(tracker.sheet.cell(cell).at.column)))
        .collect();
    fill_seat_by_headings(draft, tracker, seat, &unread, columns.has(Heading::Seat(SeatColumn::PrintedScore)));
}

/// Fills a seat from cells whose headings are known. `has_printed` says that the printed scores have a column of their
/// own, so that another score is none.
pub(in crate::import) fn fill_seat_by_headings(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    seat: SeatRef,
    cells: &[(CellIndex, Option<Heading>)],
    has_printed: bool,
) {
    let mut first = None;
    let mut last = None;
    let mut player = None;
    let mut reason = None;
    for &(cell, heading) in cells {
        let raw = tracker.sheet.cell(cell);
        let column = |column| CellAddress::Seat(seat, column);
        match heading {
            Some(Heading::Player) => player = Some(cell),
            Some(Heading::FirstName) => first = Some(cell),
            Some(Heading::LastName) => last = Some(cell),
            Some(Heading::Reason) => reason = Some(cell),
            Some(Heading::Seat(SeatColumn::Centres)) => read_centres(draft, tracker, cell, seat),
            Some(Heading::Seat(SeatColumn::Eliminated)) => read_year_out(draft, tracker, cell, seat),
            Some(Heading::Chart(year)) => read_chart(draft, tracker, cell, seat, year),
            Some(Heading::Seat(SeatColumn::InDraw)) => read_in_draw(draft, tracker, cell, seat),
            Some(heading @ (Heading::Score | Heading::Seat(SeatColumn::PrintedScore)))
                if heading == Heading::Seat(SeatColumn::PrintedScore) || !has_printed =>
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
            Some(Heading::StartCount) if is_start_count(raw, seat) => {
                tracker.mark_not_needed(cell, NotNeededReason::StartCount);
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

/// Whether a cell repeats the number of centres with which every game starts.
fn is_start_count(raw: RawCell<'_>, seat: SeatRef) -> bool {
    raw.number() == Some(if seat.power == Power::Russia { 4.0 } else { 3.0 })
}

/// Seats the player whose name is in up to three cells. “-” and a blank leave the seat empty.
fn seat_player(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>, seat: SeatRef, parts: [Option<CellIndex>; 3]) {
    let cells: Vec<CellIndex> = parts.into_iter().flatten().collect();
    let Some(&cell) = cells.first() else { return };
    let formula_without_result =
        |part: &CellIndex| matches!(tracker.sheet.cell(*part).value, RawValue::MissingResult(_) | RawValue::Error(_));
    if let Some(&part) = cells.iter().find(|part| formula_without_result(part)) {
        draft.keep_unplaced(
            tracker,
            part,
            "this formula has no stored result, so the player is not known; open the file in your spreadsheet program, \
             save it, and import it again.",
        );
        return;
    }
    let texts: Vec<_> = cells.iter().map(|&part| tracker.sheet.cell(part).text()).collect();
    let Some((id, substitutes)) = draft.find_or_add_player(tracker, cell, &texts.join(" ")) else {
        for part in cells {
            tracker.mark_not_needed(part, NotNeededReason::Dash);
        }
        return;
    };
    draft.seat_mut(seat).substitutes = substitutes;
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

/// Reads a final count with what is written beside it: “0 (1904)” means 0 centres and elimination in 1904.
fn read_centres(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>, cell: CellIndex, seat: SeatRef) {
    let place = CellAddress::Seat(seat, SeatColumn::Centres);
    let text = tracker.sheet.cell(cell).text().into_owned();
    let is_text = tracker.sheet.cell(cell).trimmed_text().is_some();
    if is_text && means_no_value(&text) {
        tracker.mark_not_needed(cell, NotNeededReason::Dash);
        return;
    }
    let Some(read) = Some(text.as_str()).filter(|_| is_text).and_then(parse_count_cell) else {
        let count = draft.read_entry(tracker, cell, place, "a number of centres");
        draft.seat_mut(seat).centres = count;
        return;
    };
    add_to_note(&mut draft.seat_mut(seat).note, &read.note());
    let CountNotation { count, out, mark, remark: _ } = read;
    draft.record_cell(tracker, cell, place);
    let at = tracker.sheet.cell(cell).at;
    let held = draft.seat_mut(seat);
    held.centres = CellEntry::Value(count);
    if let Some(year) = out {
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
    }
    if !mark.is_empty() {
        let what = format!(
            "“{text}” is read as {count}, and the note of the seat keeps the mark. If a footnote explains the mark, enter \
             it as the note."
        );
        draft.warn_of(tracker, cell, FindingCause::FootnoteMark, what);
    }
}

/// Reads a year of elimination. “F1904” and “Autumn 1904” mean 1904. “yes” says that there was an elimination, not when.
fn read_year_out(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>, cell: CellIndex, seat: SeatRef) {
    let place = CellAddress::Seat(seat, SeatColumn::Eliminated);
    let text = tracker.sheet.cell(cell).text().into_owned();
    let year = match parse_year_cell(&text) {
        Some(year) => {
            draft.record_cell(tracker, cell, place);
            CellEntry::Value(year)
        }
        None if tracker.sheet.cell(cell).trimmed_text().is_some() && means_no_value(&text) => {
            tracker.mark_not_needed(cell, NotNeededReason::Dash);
            CellEntry::Blank
        }
        None => match says_eliminated(&text) {
            Some(false) => {
                tracker.mark_not_needed(cell, NotNeededReason::NotEliminated);
                CellEntry::Blank
            }
            Some(true) => {
                draft.warn(
                    tracker,
                    cell,
                    format!(
                        "“{text}” says that {} was eliminated, but not in which year. The year is left blank; enter it \
                         after the import.",
                        seat.power
                    ),
                );
                tracker.mark_unplaced(cell);
                CellEntry::Blank
            }
            None => draft.read_entry(tracker, cell, place, "a year such as 1904"),
        },
    };
    let held = draft.seat_mut(seat);
    if held.eliminated.is_blank() {
        held.eliminated = year;
        if !held.eliminated.is_blank() {
            draft.sources.replace(place, tracker.index, tracker.sheet.cell(cell).at);
        }
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

/// Whether a cell in the column of the years out says yes or no. A number is neither.
fn says_eliminated(text: &str) -> Option<bool> {
    let words = Some(text).filter(|text| !text.contains(|c: char| c.is_ascii_digit()));
    words.and_then(|text| parse_yes_no(text).or_else(|| is_cell_word(text, CellWord::Eliminated).then_some(true)))
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
        draft.leave_out(
            tracker,
            cell,
            FindingCause::NotYesOrNo,
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
    // Our own standings have three dots for a game that has begun, T for the top board and S for a player who sat out.
    let is_mark = |letter| matches!(letter, '…' | '.' | 'T' | 'S' | ' ');
    if is_dash(&text) || text.chars().all(is_mark) {
        tracker.mark_not_needed(cell, NotNeededReason::Dash);
        return None;
    }
    if let Some(score) = crate::import::raw_sheet::parse_number(text.trim().trim_end_matches(['*', '†', ' '])) {
        draft.warn_of(
            tracker,
            cell,
            FindingCause::FootnoteMark,
            format!(
                "“{text}” is read as {score}, without the mark after it. If a footnote explains the mark, enter it \
                 as a note."
            ),
        );
        return Some(score);
    }
    if matches!(raw.value, RawValue::MissingResult(_)) {
        draft.keep_unplaced(
            tracker,
            cell,
            "this formula has no stored result; open the file in your spreadsheet program, save it, and import it again.",
        );
        return None;
    }
    let what = format!(
        "“{text}” is not a score. The cell is kept among the unplaced cells; correct it in the file and import it again."
    );
    draft.leave_out(tracker, cell, FindingCause::NotAScore, what);
    None
}

/// Warns about powers that the table of a board does not list.
pub(in crate::import) fn warn_of_missing(
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
