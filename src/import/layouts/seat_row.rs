//! One seat's row, whichever table it stands in: each cell by the heading of its column.

use crate::book::vocabulary::{is_dash, single_spaced, yes_or_no};
use crate::book::{BoardRef, Chart, Column, Entry, Override, PerPower, Place, SeatRef, Year};
use crate::import::draft_book::{Draft, Needless, Page};
use crate::import::heading_words;
use crate::import::heading_words::Heading;
use crate::import::raw_sheet::{CellIx, RawValue};

/// The columns of a table, left to right.
#[derive(Clone, Debug, Default)]
pub(super) struct Columns(Vec<(u32, Option<Heading>)>);

impl Columns {
    /// Takes the headings as they stand, and settles which is which where one word can mean two things.
    pub(super) fn new(found: impl IntoIterator<Item = (u32, Option<Heading>)>) -> Self {
        let mut columns = Columns(found.into_iter().collect());
        // “First name, Name”: the second is the family's.
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

    /// The heading above this column; `None` where the column has no heading that is known.
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

/// Fills a seat from the cells of its row. Cells of columns without a known heading are computed ones where a formula made
/// them, and otherwise left for the unplaced.
pub(super) fn fill(
    draft: &mut Draft,
    page: &mut Page<'_>,
    seat: SeatRef,
    columns: &Columns,
    cells: impl Iterator<Item = CellIx>,
) {
    let mut first = None;
    let mut last = None;
    let mut player = None;
    let mut reason = None;
    for cell in cells {
        if !page.is_unseen(cell) {
            continue;
        }
        let raw = &page.sheet.cells[cell];
        let column = |column| Place::Cell(seat, column);
        match columns.heading(raw.at.column) {
            Some(Heading::Player) => player = Some(cell),
            Some(Heading::FirstName) => first = Some(cell),
            Some(Heading::LastName) => last = Some(cell),
            Some(Heading::Reason) => reason = Some(cell),
            Some(Heading::Centres) => centres(draft, page, cell, seat),
            Some(Heading::Out) => out(draft, page, cell, seat),
            Some(Heading::Chart(year)) => chart(draft, page, cell, seat, year),
            Some(Heading::MissedMoves) => {
                let missed = draft.entry(page, cell, column(Column::MissedMoves), "a number of missed orders");
                draft.seat_mut(seat).missed_moves = missed;
            }
            Some(Heading::MissedWinters) => {
                let missed = draft.entry(page, cell, column(Column::MissedWinters), "a number of missed winters");
                draft.seat_mut(seat).missed_winters = missed;
            }
            Some(Heading::Draw) => draw(draft, page, cell, seat),
            Some(heading @ (Heading::Score | Heading::Printed))
                if heading == Heading::Printed || !columns.has(Heading::Printed) =>
            {
                if let Some(score) = score(draft, page, cell) {
                    draft.place(page, cell, column(Column::Printed));
                    draft.seat_mut(seat).printed = Some(score);
                }
            }
            Some(Heading::Ruling) => {
                if let Some(score) = score(draft, page, cell) {
                    draft.place(page, cell, column(Column::Score));
                    draft.seat_mut(seat).ruling = Some(Override { score, reason: String::new() });
                }
            }
            Some(Heading::Place | Heading::Bookkeeping) => page.needless(cell, Needless::Bookkeeping),
            _ if raw.formula && !matches!(raw.value, RawValue::Unsaved(_)) => page.needless(cell, Needless::Computed),
            _ => {}
        }
    }
    seat_player(draft, page, seat, [first, player, last]);
    if let Some(cell) = reason {
        let text = page.sheet.cells[cell].text().trim().to_owned();
        match &mut draft.seat_mut(seat).ruling {
            Some(ruling) => {
                ruling.reason = text;
                page.understood(cell);
            }
            None => draft.reject(page, cell, "this reason stands beside no ruling."),
        }
    }
}

/// Seats the player whose name stands in up to three cells. “-” and a blank leave the seat empty.
fn seat_player(draft: &mut Draft, page: &mut Page<'_>, seat: SeatRef, parts: [Option<CellIx>; 3]) {
    let cells: Vec<CellIx> = parts.into_iter().flatten().collect();
    let Some(&cell) = cells.first() else { return };
    let texts: Vec<_> = cells.iter().map(|&part| page.sheet.cells[part].text()).collect();
    let Some(id) = draft.person(page, cell, &texts.join(" ")) else {
        for part in cells {
            page.needless(part, Needless::Dash);
        }
        return;
    };
    for &part in &cells {
        draft.place(page, part, Place::Cell(seat, Column::Player));
    }
    if let Some(family) = parts[2].filter(|_| parts[0].is_some() || parts[1].is_some()) {
        let family = single_spaced(&page.sheet.cells[family].text());
        if let Some(person) = draft.person_mut(id).filter(|person| person.family.is_empty()) {
            person.family = family;
        }
    }
    draft.seat_mut(seat).player = Some(id);
}

/// A final count; “0 (1904)” is 0, and out in 1904.
fn centres(draft: &mut Draft, page: &mut Page<'_>, cell: CellIx, seat: SeatRef) {
    let place = Place::Cell(seat, Column::Centres);
    if let Some((count, year)) = page.sheet.cells[cell].words().and_then(count_and_year) {
        draft.place(page, cell, place);
        let at = page.sheet.cells[cell].at;
        let held = draft.seat_mut(seat);
        held.centres = Entry::Value(count);
        if held.out.is_blank() {
            held.out = Entry::Value(year);
            draft.origins.note(Place::Cell(seat, Column::Out), page.index, at);
        } else if held.out != Entry::Value(year) {
            draft.warn(
                page,
                cell,
                format!(
                    "{} is out in {year} by this cell, and in {} by its own column.",
                    seat.power,
                    draft_out(draft, seat)
                ),
            );
        }
        return;
    }
    let count = draft.entry(page, cell, place, "a number of centres");
    draft.seat_mut(seat).centres = count;
}

fn draft_out(draft: &Draft, seat: SeatRef) -> String {
    draft.book.seat(seat).map(|held| held.out.to_string()).unwrap_or_default()
}

fn count_and_year(text: &str) -> Option<(u16, Year)> {
    let (count, year) = text.strip_suffix(')')?.split_once('(')?;
    Some((Entry::typed(count).get()?, Entry::typed(year).get()?))
}

/// A year of elimination; “F1904” and “Autumn 1904” are 1904.
fn out(draft: &mut Draft, page: &mut Page<'_>, cell: CellIx, seat: SeatRef) {
    let place = Place::Cell(seat, Column::Out);
    let year = match heading_words::heading(&page.sheet.cells[cell]) {
        Some(Heading::Chart(year)) => {
            draft.place(page, cell, place);
            Entry::Value(year)
        }
        _ => draft.entry(page, cell, place, "a year such as 1904"),
    };
    let held = draft.seat_mut(seat);
    if held.out.is_blank() {
        held.out = year;
        draft.origins.correct(place, page.index, page.sheet.cells[cell].at);
    } else if !year.is_blank() && held.out != year {
        let known = held.out.to_string();
        draft.reject(page, cell, format!("{} is out in {known} by its count, and in {year} by this cell.", seat.power));
    }
}

fn chart(draft: &mut Draft, page: &mut Page<'_>, cell: CellIx, seat: SeatRef, year: Year) {
    let count = draft.entry(page, cell, Place::Cell(seat, Column::Chart(year)), "a number of centres");
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

fn draw(draft: &mut Draft, page: &mut Page<'_>, cell: CellIx, seat: SeatRef) {
    let text = page.sheet.cells[cell].text().into_owned();
    if let Some(in_draw) = yes_or_no(&text) {
        draft.place(page, cell, Place::Cell(seat, Column::InDraw));
        draft.seat_mut(seat).in_draw = Some(in_draw);
    } else if is_dash(&text) {
        page.needless(cell, Needless::Dash);
    } else {
        draft.reject(
            page,
            cell,
            format!("“{text}” does not say whether {} is in the draw; type yes or no.", seat.power),
        );
    }
}

/// A score, also one with footnote stars. What is no number is kept as unplaced.
pub(super) fn score(draft: &mut Draft, page: &mut Page<'_>, cell: CellIx) -> Option<f64> {
    let raw = &page.sheet.cells[cell];
    if let Some(score) = raw.number() {
        return Some(score);
    }
    let text = raw.text().into_owned();
    if is_dash(&text) {
        page.needless(cell, Needless::Dash);
        return None;
    }
    if let Some(score) = crate::import::raw_sheet::number_in(text.trim().trim_end_matches(['*', '†', ' '])) {
        draft.warn(page, cell, format!("“{text}” is read as {score}; the mark behind it is left out."));
        return Some(score);
    }
    let what = match &raw.value {
        RawValue::Unsaved(_) => {
            "this formula has no stored result; open the file in your spreadsheet program, save it, and import \
             it again."
                .to_owned()
        }
        _ => format!("“{text}” is not a score."),
    };
    draft.reject(page, cell, what);
    None
}

/// Warns of powers that the table of a board does not list.
pub(super) fn warn_of_missing(draft: &mut Draft, page: &Page<'_>, at: BoardRef, cell: CellIx, listed: PerPower<bool>) {
    let missing: Vec<&str> = listed.iter().filter(|(_, listed)| !**listed).map(|(power, _)| power.name()).collect();
    if missing.is_empty() {
        return;
    }
    let board = draft.book.say_board(at);
    let what = format!("{board} has no row for {}; the seat is left empty.", missing.join(", "));
    draft.warn(page, cell, what);
}
