//! Reads a workbook that Topboard wrote, by the labels it was written with (see [`crate::own_workbook::labels`]).
//!
//! Nothing is guessed here. A text in a number cell, a dash or an odd accent in a name is exactly the book's value.

use std::ops::Range;

use crate::book::typed_words::parse_yes_no;
use crate::book::{
    BoardRef, Book, CellAddress, CellEntry, CellValue, Chart, PerPower, PersonId, Power, PublishedStanding, RoundIx,
    ScoreRuling, SeatColumn, SeatRef, UnplacedCell, Year,
};
use crate::figures::join_with_and;
use crate::import::draft_book::{CellStatusSheet, DraftBook, NotNeededReason};
use crate::import::layouts::board_blocks::boards_side_by_side;
use crate::import::layouts::{board_blocks, board_headings};
use crate::import::raw_cells::{RawCell, RawValue};
use crate::import::raw_sheet::{CellIndex, RawSheet};
use crate::import::recipe::tables_of_sheet;
use crate::import::{SheetAddress, heading_words};
use crate::own_workbook::hidden_facts::{FactLocation, HiddenFact, LocatedFact};
use crate::own_workbook::labels;
use crate::own_workbook::labels::{BoardNote, RoundNote, event_row, heading, list};

/// The kind of a sheet of our own workbook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OwnSheetKind {
    Event,
    Players,
    Systems,
    Rulesets,
    Facts,
    Published,
    Unplaced,
    /// Computed again at every export.
    Computed,
    Round,
    /// Not written by Topboard: somebody added the sheet.
    Foreign,
}

/// Whether Topboard wrote the workbook.
pub(crate) fn is_own_workbook(sheets: &[RawSheet]) -> bool {
    sheets
        .iter()
        .any(|sheet| kind_by_name(sheet) == OwnSheetKind::Event && text_at(sheet, 0, 0) == Some(labels::EVENT_MARK))
}

/// The number of the layout in the workbook, if this version cannot read that layout.
pub(crate) fn unsupported_format(sheets: &[RawSheet]) -> Option<String> {
    let event = sheets.iter().find(|sheet| sheet.name == labels::EVENT)?;
    let label = event.rows().find(|(row, _)| text_at(event, *row, 0) == Some(event_row::FORMAT))?;
    let number = event.cell(event.find(SheetAddress::new(label.0, 1))?).text();
    (![labels::FIRST_FORMAT, labels::FORMAT].contains(&&*number)).then(|| number.into_owned())
}

/// Whether the workbook has the first layout. There, a round's sheet may have a name that the second layout uses for
/// another sheet.
fn is_first_format(sheets: &[RawSheet]) -> bool {
    let Some(event) = sheets.iter().find(|sheet| sheet.name == labels::EVENT) else { return false };
    let label = event.rows().find(|(row, _)| text_at(event, *row, 0) == Some(event_row::FORMAT));
    let cell = label.and_then(|(row, _)| event.find(SheetAddress::new(row, 1)));
    cell.is_some_and(|cell| event.cell(cell).text() == labels::FIRST_FORMAT)
}

/// The kind of this sheet: by its name, and a round also by the first rows of its sheet.
pub(crate) fn sheet_kind(sheets: &[RawSheet], sheet: &RawSheet) -> OwnSheetKind {
    let kind = if is_first_format(sheets) && is_name_of_second_format(sheet) {
        OwnSheetKind::Round
    } else {
        kind_by_name(sheet)
    };
    if kind != OwnSheetKind::Round || first_board(sheet) <= last_row(sheet) {
        return kind;
    }
    // A round without boards: the event's name, the round's name, and at most a note.
    let event = sheets.iter().find(|sheet| sheet.name == labels::EVENT).and_then(|event| {
        let name = event.rows().find(|(row, _)| text_at(event, *row, 0) == Some(event_row::NAME))?;
        text_at(event, name.0, 1)
    });
    let is_titled = text_at(sheet, 0, 0) == event && text_at(sheet, 1, 0).is_some();
    let is_round = is_titled && (last_row(sheet) <= 2 || board_headings::propose(sheet).is_some());
    if is_round { kind } else { OwnSheetKind::Foreign }
}

/// The kind of this sheet, by its name alone.
fn kind_by_name(sheet: &RawSheet) -> OwnSheetKind {
    match sheet.name.as_str() {
        labels::EVENT => OwnSheetKind::Event,
        labels::PLAYERS => OwnSheetKind::Players,
        labels::SYSTEMS => OwnSheetKind::Systems,
        labels::RULESETS => OwnSheetKind::Rulesets,
        labels::FACTS => OwnSheetKind::Facts,
        labels::PUBLISHED => OwnSheetKind::Published,
        labels::UNPLACED => OwnSheetKind::Unplaced,
        labels::STANDINGS
        | labels::BEST_COUNTRIES
        | labels::GROUPS
        | labels::QUALIFICATION
        | labels::TEAMS
        | labels::AWARDS
        | labels::NOTEBOOK => OwnSheetKind::Computed,
        _ => OwnSheetKind::Round,
    }
}

/// Whether a sheet of this name is a round in the first layout: the second layout uses the name for another sheet.
fn is_name_of_second_format(sheet: &RawSheet) -> bool {
    let newer = [
        labels::GROUPS,
        labels::QUALIFICATION,
        labels::TEAMS,
        labels::AWARDS,
        labels::NOTEBOOK,
        labels::FACTS,
        labels::RULESETS,
    ];
    newer.contains(&sheet.name.as_str())
}

pub(super) fn text_at(sheet: &RawSheet, row: u32, column: u32) -> Option<&str> {
    sheet.find(SheetAddress::new(row, column)).and_then(|cell| text_of(sheet, cell))
}

pub(super) fn text_of(sheet: &RawSheet, cell: CellIndex) -> Option<&str> {
    match sheet.cell(cell).value {
        RawValue::Text(text) => Some(text),
        _ => None,
    }
}

/// Reads a round's sheet. Gives the sentence about the recognised data.
pub(crate) fn read_round(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>) -> String {
    let sheet = tracker.sheet;
    let title_cell = sheet.find(SheetAddress::new(1, 0));
    let title = title_cell.map_or(sheet.name.as_str().into(), |cell| sheet.cell(cell).text());
    let mut name = labels::round_name_in_title(&title).to_owned();
    let mut system = None;
    let mut note = String::new();
    let first_board = first_board(sheet);
    for cell in sheet.row(1).start..sheet.row(first_board).start {
        match text_of(sheet, cell).filter(|_| Some(cell) != title_cell).and_then(RoundNote::parse) {
            Some(RoundNote::Name(read_name)) => name = read_name,
            Some(RoundNote::System(read_system)) => system = Some(read_system),
            Some(RoundNote::Note(read_note)) => note = read_note,
            // This note is about the printed sheet. The hidden facts hold the postings.
            Some(RoundNote::Replaces(_)) => {}
            None => continue,
        }
        tracker.mark_understood(cell);
    }
    let round = draft.add_round(&name);
    let existing = &mut draft.book.rounds[round.0];
    existing.system = system;
    existing.note = note;
    for cell in sheet.row(0) {
        tracker.mark_not_needed(cell, NotNeededReason::Title);
    }
    if let Some(cell) = title_cell {
        draft.record_cell(tracker, cell, CellAddress::Round(round));
    }
    // Blocks whose headings or powers somebody changed are read as those of any other workbook.
    let general = board_headings::propose(sheet).unwrap_or_default();
    let general_tables = tables_of_sheet(sheet, &general.recipe);
    let mut bands = boards_side_by_side(&general_tables).into_iter().peekable();
    let mut changed = Vec::new();
    let mut row = 0;
    while row <= last_row(sheet) {
        if let Some(name) = board_title_at(sheet, row).filter(|_| is_unchanged(sheet, row)) {
            row = read_board(draft, tracker, round, row, name);
            continue;
        }
        while bands.next_if(|band| band.heading_row < row).is_some() {}
        if let Some(band) = bands.next_if(|band| band.heading_row == row) {
            for (cell, note) in general.notes.iter().filter(|(cell, _)| sheet.cell(*cell).at.row == row) {
                draft.warn(tracker, *cell, note);
            }
            let (boards, after) = board_blocks::read_boards_of_round(draft, tracker, &band, round);
            changed.extend(boards);
            row = after;
            continue;
        }
        if text_at(sheet, row, 0).is_some_and(|text| text.starts_with(labels::REMARK)) {
            sheet.row(row).for_each(|cell| tracker.mark_not_needed(cell, NotNeededReason::OwnTable));
        }
        row += 1;
    }
    if let Some(first) = changed.first() {
        let labels: Vec<String> = changed.iter().map(|board| draft.book.board_label(*board)).collect();
        let cell = draft.sources.find_exact(CellAddress::Board(*first)).and_then(|(_, at)| sheet.find(at));
        let what = format!(
            "the headings or the powers of {} are not as Topboard wrote them, so these boards are read like those of any \
             other workbook. Compare them with the file.",
            join_with_and(&labels)
        );
        draft.warn(tracker, cell.unwrap_or_default(), what);
    }
    let boards = draft.book.rounds[round.0].boards.len();
    let title = draft.book.rounds[round.0].title();
    if boards == 1 { format!("{title}: one board.") } else { format!("{title}: {boards} boards.") }
}

/// The name of the board whose title is in this row, with the headings below.
fn board_title_at(sheet: &RawSheet, row: u32) -> Option<&str> {
    let has_headings = text_at(sheet, row + 1, 0) == Some(heading::POWER);
    text_at(sheet, row, 0).filter(|_| has_headings).and_then(labels::board_name_in_title)
}

/// Whether the block with its title in this row is as Topboard wrote it: the players and the centres have their columns, and
/// each row down to the total has a power.
fn is_unchanged(sheet: &RawSheet, title_row: u32) -> bool {
    let columns = OwnColumns::read(sheet, sheet.row(title_row + 1));
    let has = |column| columns.columns.iter().any(|(_, own)| *own == OwnColumn::Seat(column));
    let labels = (title_row + 2..=title_row + 2 + ROWS_OF_BLOCK).map_while(|row| text_at(sheet, row, 0));
    let mut labels = labels.take_while(|label| *label != labels::TOTAL);
    let is_power = |label: &str| Power::ALL.into_iter().any(|power| power.name() == label);
    has(SeatColumn::Player) && has(SeatColumn::Centres) && labels.all(is_power)
}

/// The most rows of powers that are looked at.
const ROWS_OF_BLOCK: u32 = 7;

/// The row of the first board's title, or the row below the last if there is no board.
fn first_board(sheet: &RawSheet) -> u32 {
    let rows = sheet.rows().map(|(row, _)| row);
    rows.skip(1).find(|&row| board_title_at(sheet, row).is_some()).unwrap_or_else(|| last_row(sheet) + 1)
}

fn last_row(sheet: &RawSheet) -> u32 {
    sheet.cells.last().map_or(0, |cell| cell.at.row)
}

/// Reads the board whose title is in this row. Gives the row below the board.
fn read_board(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    round: RoundIx,
    title_row: u32,
    name: &str,
) -> u32 {
    let sheet = tracker.sheet;
    let board = draft.add_board(round, name);
    for cell in sheet.row(title_row) {
        if sheet.cell(cell).at.column == 0 {
            draft.record_cell(tracker, cell, CellAddress::Board(board));
            continue;
        }
        let existing = draft.board_mut(board);
        match text_of(sheet, cell).and_then(BoardNote::parse) {
            Some(BoardNote::Ended(year)) => existing.end_year = year,
            Some(BoardNote::Ending(ending)) => existing.ending = ending,
            Some(BoardNote::System(system)) => existing.system = Some(system),
            None => continue,
        }
        tracker.mark_understood(cell);
    }
    let columns = OwnColumns::read(sheet, sheet.row(title_row + 1));
    for cell in sheet.row(title_row + 1).filter(|&cell| !columns.added.contains(&sheet.cell(cell).at.column)) {
        tracker.mark_not_needed(cell, NotNeededReason::Heading);
    }
    // A year with a heading has a chart, even if the chart is blank.
    let charts = &mut draft.board_mut(board).charts;
    charts.extend(columns.years().map(|year| Chart { year, centres: PerPower::default() }));
    charts.sort_by_key(|chart| chart.year);
    charts.dedup_by_key(|chart| chart.year);
    // With live formulas, a computed cell is a formula. Anything else in such a column was typed by somebody.
    let live = sheet.row(title_row + 2).any(|cell| sheet.cell(cell).formula);
    let mut row = title_row + 2;
    loop {
        let cells = sheet.row(row);
        let Some(label) = text_at(sheet, row, 0) else { return row };
        if label == labels::TOTAL {
            for cell in cells.clone() {
                tracker.mark_not_needed(cell, NotNeededReason::Total);
            }
            let counts =
                cells.clone().find(|&cell| columns.of(sheet, cell) == Some(OwnColumn::Seat(SeatColumn::Centres)));
            if let Some(cell) = counts {
                draft.sources.replace(CellAddress::Board(board), tracker.index, sheet.cell(cell).at);
            }
            return row + 1;
        }
        let Some(power) = Power::ALL.into_iter().find(|power| power.name() == label) else { return row };
        read_seat(draft, tracker, board.seat(power), &columns, cells, live);
        row += 1;
    }
}

fn read_seat(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    seat: SeatRef,
    columns: &OwnColumns,
    cells: Range<CellIndex>,
    live: bool,
) {
    let sheet = tracker.sheet;
    for cell in cells {
        let text = sheet.cell(cell).text();
        let place = |column| CellAddress::Seat(seat, column);
        let Some(column) = columns.of(sheet, cell) else {
            // A text, or a number among live formulas, was added by somebody and becomes unplaced.
            let is_added = columns.added.contains(&sheet.cell(cell).at.column);
            let is_number = !live && matches!(sheet.cell(cell).value, RawValue::Number(_));
            if !is_added && (sheet.cell(cell).formula || is_number) {
                tracker.mark_not_needed(cell, NotNeededReason::Computed);
            }
            continue;
        };
        // Each arm reads its cell into the seat, or leaves the cell to become unplaced.
        match column {
            OwnColumn::Year(year) => {
                let count = read_own_entry(draft, tracker, cell, place(SeatColumn::Chart(year)));
                let charts = &mut draft.board_mut(seat.board).charts;
                if let Ok(at) = charts.binary_search_by_key(&year, |chart| chart.year) {
                    charts[at].centres[seat.power] = count;
                }
            }
            OwnColumn::Seat(SeatColumn::Player) => {
                if let Some(id) = draft.find_or_add_person(tracker, cell, &text) {
                    draft.record_cell(tracker, cell, place(SeatColumn::Player));
                    draft.seat_mut(seat).player = Some(id);
                }
            }
            OwnColumn::Seat(SeatColumn::Centres) => {
                draft.seat_mut(seat).centres = read_own_entry(draft, tracker, cell, place(SeatColumn::Centres));
            }
            OwnColumn::Seat(SeatColumn::InDraw) => {
                if let Some(in_draw) = parse_yes_no(&text) {
                    draft.record_cell(tracker, cell, place(SeatColumn::InDraw));
                    draft.seat_mut(seat).in_draw = Some(in_draw);
                }
            }
            OwnColumn::Seat(SeatColumn::PrintedScore) => {
                if let Some(score) = sheet.cell(cell).number() {
                    draft.record_cell(tracker, cell, place(SeatColumn::PrintedScore));
                    draft.seat_mut(seat).printed_score = Some(score);
                }
            }
            OwnColumn::Seat(SeatColumn::Score) => {
                if let Some(score) = sheet.cell(cell).number() {
                    draft.record_cell(tracker, cell, place(SeatColumn::Score));
                    draft.seat_mut(seat).ruling = Some(ScoreRuling { score, reason: String::new() });
                }
            }
            OwnColumn::Seat(column) => draft.read_seat_value(tracker, cell, seat, column),
            OwnColumn::Other(heading::POWER) => tracker.mark_understood(cell),
            OwnColumn::Other(heading::REASON) => {
                if let Some(ruling) = &mut draft.seat_mut(seat).ruling {
                    ruling.reason = text.into_owned();
                    tracker.mark_understood(cell);
                }
            }
            OwnColumn::Other(heading::SCORE) if is_typed_score(sheet.cell(cell), live) => draft.keep_unplaced(
                tracker,
                cell,
                "this score was typed over the formula. It is not used and is kept among the unplaced cells; if it counts, \
                 enter it as a ruling with a reason.",
            ),
            OwnColumn::Other(_) => tracker.mark_not_needed(cell, NotNeededReason::Computed),
        }
    }
}

/// Whether somebody typed this over a score: among live formulas no formula, elsewhere no number.
fn is_typed_score(cell: RawCell<'_>, live: bool) -> bool {
    !cell.formula && (live || !matches!(cell.value, RawValue::Number(_)))
}

fn read_own_entry<T: CellValue>(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    cell: CellIndex,
    place: CellAddress,
) -> CellEntry<T> {
    draft.read_entry(tracker, cell, place, "a number or a year")
}

/// The content of a column of a board's block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OwnColumn {
    Seat(SeatColumn),
    /// Another column with one of our headings.
    Other(&'static str),
    Year(Year),
}

/// The columns of a block that hold data of the book. The others are the scoring system's.
#[derive(Debug)]
struct OwnColumns {
    columns: Vec<(u32, OwnColumn)>,
    /// Columns to the right of the score that somebody added.
    added: Vec<u32>,
}

impl OwnColumns {
    /// Reads a row of headings. A scoring system may use our headings for its own columns. So our headings count only
    /// in our order: before the first other heading, and from the last “Score” on.
    fn read(sheet: &RawSheet, cells: Range<CellIndex>) -> Self {
        let score = cells.clone().rev().find(|&cell| text_of(sheet, cell) == Some(heading::SCORE));
        let headings: Vec<_> = heading::all().collect();
        let cells_of_row = cells.clone();
        let mut columns = Vec::with_capacity(cells.len());
        let mut added = Vec::new();
        let mut next = 0;
        let mut before_system = true;
        for cell in cells {
            if Some(cell) == score {
                before_system = true;
            }
            if !before_system {
                continue;
            }
            let column = sheet.cell(cell).at.column;
            match heading_words::heading_of_cell(sheet.cell(cell)) {
                Some(heading_words::Heading::Chart(year)) if next == 2 => columns.push((column, OwnColumn::Year(year))),
                _ => {
                    let text = text_of(sheet, cell).unwrap_or_default();
                    match headings[next..].iter().position(|(_, heading)| *heading == text) {
                        Some(ahead) => {
                            let (of_seat, heading) = headings[next + ahead];
                            columns.push((column, of_seat.map_or(OwnColumn::Other(heading), OwnColumn::Seat)));
                            next += ahead + 1;
                        }
                        // Somebody may have renamed a heading: “SC” is “Centres” unless that is there too.
                        None => match renamed(&headings[next..], sheet, &cells_of_row, cell) {
                            Some(ahead) => {
                                columns.push((
                                    column,
                                    headings[next + ahead].0.map_or(OwnColumn::Other(""), OwnColumn::Seat),
                                ));
                                next += ahead + 1;
                            }
                            // To the right of the score, we write no more than working cells, with brackets.
                            None if score.is_some_and(|score| cell > score) => {
                                added.extend((!text.starts_with('(')).then_some(column));
                            }
                            None => before_system = false,
                        },
                    }
                }
            }
        }
        OwnColumns { columns, added }
    }

    fn of(&self, sheet: &RawSheet, cell: CellIndex) -> Option<OwnColumn> {
        let column = sheet.cell(cell).at.column;
        self.columns.iter().find(|(existing, _)| *existing == column).map(|(_, own)| *own)
    }

    fn years(&self) -> impl Iterator<Item = Year> {
        self.columns.iter().filter_map(|(_, own)| match own {
            OwnColumn::Year(year) => Some(*year),
            OwnColumn::Seat(_) | OwnColumn::Other(_) => None,
        })
    }
}

/// The position among our next headings of a heading that somebody renamed: another word for the players or the centres.
/// Only these are in every block, so that another of our headings may be missing.
fn renamed(
    next: &[(Option<SeatColumn>, &'static str)],
    sheet: &RawSheet,
    row: &Range<CellIndex>,
    cell: CellIndex,
) -> Option<usize> {
    let column = match heading_words::heading_of_cell(sheet.cell(cell))? {
        heading_words::Heading::Player => SeatColumn::Player,
        heading_words::Heading::FinalCount | heading_words::Heading::CENTRES => SeatColumn::Centres,
        _ => return None,
    };
    let position = next.iter().position(|(of_seat, _)| *of_seat == Some(column))?;
    let is_there = row.clone().any(|cell| text_of(sheet, cell) == Some(next[position].1));
    (!is_there).then_some(position)
}

/// Reads the event's fields: a label and a value in each row.
pub(crate) fn read_event(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>) -> String {
    let sheet = tracker.sheet;
    for (row, cells) in sheet.rows() {
        let Some(label) = sheet.find(SheetAddress::new(row, 0)) else { continue };
        let value = sheet.find(SheetAddress::new(row, 1));
        let text = value.map(|cell| sheet.cell(cell).text().into_owned()).unwrap_or_default();
        let event = &mut draft.book.event;
        match text_of(sheet, label) {
            Some(event_row::NAME) => event.name = text,
            Some(event_row::VENUE) => event.venue = text,
            Some(event_row::DATES) => event.dates = text,
            Some(event_row::RULES) => event.rules = text,
            Some(event_row::SYSTEM) => event.system = (!text.is_empty()).then_some(text),
            Some(event_row::FORMAT | labels::EVENT_MARK) => {
                cells.for_each(|cell| tracker.mark_not_needed(cell, NotNeededReason::OwnMark));
                continue;
            }
            _ => continue,
        }
        tracker.mark_not_needed(label, NotNeededReason::Heading);
        if let Some(cell) = value {
            draft.record_cell(tracker, cell, CellAddress::Event);
        }
    }
    "the event's name, venue, dates and rules.".to_owned()
}

/// Reads the list of players: name, family name, region, note, number.
pub(crate) fn read_players(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>) -> String {
    let sheet = tracker.sheet;
    let (columns, rows) = find_list_columns(tracker, list::PLAYERS);
    for row in rows {
        let cells = columns.map(|column| column.and_then(|column| sheet.find(SheetAddress::new(row, column))));
        let Some(name_cell) = cells[0] else { continue };
        let name = sheet.cell(name_cell).text().into_owned();
        if draft.has_person(&name) {
            draft.warn(
                tracker,
                name_cell,
                format!(
                    "{name} is in the list twice. The second row is not used and is kept among the unplaced cells; \
                     remove one of the two rows in the file and import it again."
                ),
            );
            continue;
        }
        let id = draft.add_person(tracker, name_cell, name);
        let text = |cell: Option<CellIndex>| cell.map(|cell| sheet.cell(cell).text().into_owned()).unwrap_or_default();
        if let Some(person) = draft.person_mut(id) {
            person.family = text(cells[1]);
            person.region = text(cells[2]);
            person.note = text(cells[3]);
        }
        if let Some(number) = text(cells[4]).parse().ok().map(PersonId) {
            draft.person_numbers.insert(number, id);
        }
        cells.into_iter().flatten().for_each(|cell| tracker.mark_understood(cell));
    }
    format!("the list of {} players.", draft.book.people.len())
}

/// Reads the event's own scoring systems. Each cell holds the text of a system's file.
pub(crate) fn read_systems(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>) -> String {
    let sheet = tracker.sheet;
    let ([text], rows) = find_list_columns(tracker, list::SYSTEMS);
    for row in rows {
        if let Some(cell) = text.and_then(|column| sheet.find(SheetAddress::new(row, column))) {
            draft.book.systems.push(sheet.cell(cell).text().into_owned());
            tracker.mark_understood(cell);
        }
    }
    format!("{} scoring systems of the event.", draft.book.systems.len())
}

/// Reads the event's own rulesets. Each cell holds the text of a ruleset's file.
pub(crate) fn read_rulesets(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>) -> String {
    let sheet = tracker.sheet;
    let ([text], rows) = find_list_columns(tracker, list::RULESETS);
    for row in rows {
        if let Some(cell) = text.and_then(|column| sheet.find(SheetAddress::new(row, column))) {
            draft.book.rulesets.push(sheet.cell(cell).text().into_owned());
            tracker.mark_understood(cell);
        }
    }
    format!("{} rulesets of the event.", draft.book.rulesets.len())
}

/// Reads the hidden facts: data that the other sheets do not hold exactly.
pub(crate) fn read_facts(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>) -> String {
    let sheet = tracker.sheet;
    let (columns, rows) = find_list_columns(tracker, list::FACTS);
    let mut known = 0;
    let mut unfinished_fact = String::new();
    for row in rows {
        let cells = columns.map(|column| column.and_then(|column| sheet.find(SheetAddress::new(row, column))));
        let Some(fact_cell) = cells[0] else { continue };
        let text = |cell: Option<CellIndex>| cell.map(|cell| sheet.cell(cell).text().into_owned()).unwrap_or_default();
        let fact = match serde_json::from_slice::<HiddenFact>(text(Some(fact_cell)).as_bytes()).ok() {
            Some(HiddenFact::Part(part)) => {
                unfinished_fact.push_str(&part);
                cells.into_iter().flatten().for_each(|cell| tracker.mark_understood(cell));
                continue;
            }
            Some(HiddenFact::End(part)) => {
                serde_json::from_slice((std::mem::take(&mut unfinished_fact) + &part).as_bytes()).ok()
            }
            fact => fact,
        };
        let fact = fact.and_then(|fact| fact.renumbered(|number| draft.person_numbers.get(&number).copied()));
        let place = place_of_fact(&draft.book, cells.map(text));
        let is_entered = match fact.zip(place) {
            Some((HiddenFact::RoundOrder(order), _)) => draft.put_rounds_at(&order),
            Some((fact, location)) => LocatedFact { location, fact }.enter_into(&mut draft.book).is_ok(),
            None => false,
        };
        if is_entered {
            cells.into_iter().flatten().for_each(|cell| tracker.mark_understood(cell));
            known += 1;
        } else {
            draft.keep_unplaced(
                tracker,
                fact_cell,
                "this line cannot be read, or its round, board or player is no \
                longer in the file. It is kept among the unplaced cells; enter its data by hand.",
            );
        }
    }
    format!("{known} facts about players, boards, teams and awards.")
}

/// The round, board or seat of a line of facts. It is found by position if the name there is the same, else by name,
/// else by position alone.
fn place_of_fact(
    book: &Book,
    [_, round, title, board, name, power]: [String; list::FACTS.len()],
) -> Option<FactLocation> {
    fn find<T>(all: &[T], number: &str, name: &str, of: fn(&T) -> &str) -> Option<usize> {
        let at = number.parse::<usize>().ok()?.checked_sub(1)?;
        let same = |item: &T| of(item) == name;
        let there = all.get(at)?;
        // An item whose name was changed in the file is found at its old position.
        if same(there) { Some(at) } else { all.iter().position(same).or(Some(at)) }
    }
    if round.is_empty() {
        return Some(FactLocation::Event);
    }
    let at = find(&book.rounds, &round, &title, |round| &round.name)?;
    if board.is_empty() {
        return Some(FactLocation::Round(RoundIx(at)));
    }
    let at = BoardRef::new(at, find(&book.rounds[at].boards, &board, &name, |board| &board.name)?);
    if power.is_empty() {
        return Some(FactLocation::Board(at));
    }
    Some(FactLocation::Seat(at, Power::ALL.into_iter().find(|known| known.name() == power)?))
}

/// Reads the standings that an earlier import kept as printed.
pub(crate) fn read_published(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>) -> String {
    let sheet = tracker.sheet;
    let ([player, place, total], rows) = find_list_columns(tracker, [list::PLAYER, list::PLACE, list::TOTAL]);
    let first_row = rows.first().copied().unwrap_or(u32::MAX);
    let mut rounds: Vec<(u32, usize)> = Vec::new();
    for cell in 0..sheet.row(first_row).start {
        let number = text_of(sheet, cell).and_then(|text| text.strip_prefix(list::ROUND)?.parse::<usize>().ok());
        if let Some(number) = number.filter(|number| (1..1000).contains(number)) {
            rounds.push((sheet.cell(cell).at.column, number - 1));
        }
    }
    let width = rounds.iter().map(|(_, index)| index + 1).max().unwrap_or_default();
    for row in rows {
        let find = |column: Option<u32>| column.and_then(|column| sheet.find(SheetAddress::new(row, column)));
        let Some(name_cell) = find(player) else { continue };
        let Some(id) = draft.find_or_add_person(tracker, name_cell, &sheet.cell(name_cell).text()) else { continue };
        tracker.mark_understood(name_cell);
        let mut number = |cell: Option<CellIndex>| {
            let number = sheet.cell(cell?).number()?;
            tracker.mark_understood(cell?);
            Some(number)
        };
        let mut line = PublishedStanding { player: id, place: None, rounds: vec![None; width], total: None };
        line.total = number(find(total));
        line.place = number(find(place)).and_then(|place| place.to_string().parse().ok());
        for (column, index) in &rounds {
            line.rounds[*index] = number(find(Some(*column)));
        }
        draft.book.published_standings.push(line);
    }
    format!("the printed standings of {} players.", draft.book.published_standings.len())
}

/// Reads the cells that an earlier import could not place.
pub(crate) fn read_unplaced(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>) -> String {
    let sheet = tracker.sheet;
    let (columns, rows) = find_list_columns(tracker, list::UNPLACED);
    let kept = rows.len();
    for row in rows {
        let cells = columns.map(|column| column.and_then(|column| sheet.find(SheetAddress::new(row, column))));
        let text = |cell: Option<CellIndex>| cell.map(|cell| sheet.cell(cell).text().into_owned()).unwrap_or_default();
        let [file, tab, cell, words] = cells.map(text);
        draft.book.unplaced_cells.push(UnplacedCell { file, sheet: tab, cell, text: words });
        cells.into_iter().flatten().for_each(|cell| tracker.mark_understood(cell));
    }
    format!("{kept} cells that an earlier import could not place.")
}

/// Marks every cell of a sheet as computed by Topboard.
pub(crate) fn mark_computed_sheet(tracker: &mut CellStatusSheet<'_>) {
    for cell in 0..tracker.sheet.cells.len() {
        tracker.mark_not_needed(cell, NotNeededReason::OwnTable);
    }
}

/// The columns of these headings and the rows below them. Cells above them are titles.
fn find_list_columns<const N: usize>(
    tracker: &mut CellStatusSheet<'_>,
    wanted: [&str; N],
) -> ([Option<u32>; N], Vec<u32>) {
    let sheet = tracker.sheet;
    let rows: Vec<_> = sheet.rows().collect();
    let is = |cell: CellIndex, heading: &str| text_of(sheet, cell) == Some(heading);
    let Some(at) = rows.iter().position(|(_, cells)| cells.clone().any(|cell| is(cell, wanted[0]))) else {
        return ([None; N], Vec::new());
    };
    let headings = rows[at].1.clone();
    let columns =
        wanted.map(|heading| headings.clone().find(|&cell| is(cell, heading)).map(|cell| sheet.cell(cell).at.column));
    for cell in 0..headings.start {
        tracker.mark_not_needed(cell, NotNeededReason::Title);
    }
    for cell in headings {
        tracker.mark_not_needed(cell, NotNeededReason::Heading);
    }
    (columns, rows[at + 1..].iter().map(|(row, _)| *row).collect())
}
