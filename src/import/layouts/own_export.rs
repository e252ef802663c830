//! Topboard's own exports, read back to the letter by the words they were written with (see [`crate::own_workbook::labels`]).
//!
//! Nothing is guessed here: a text in a number cell, a dash, a name with an odd accent is what the book held.

use std::ops::Range;

use crate::book::vocabulary::yes_or_no;
use crate::book::{
    BoardRef, Book, Chart, Column, Entry, EntryValue, Override, PerPower, PersonId, Place, Power, Published, RoundIx,
    SeatRef, Unplaced, Year,
};
use crate::import::draft_book::{Draft, Needless, Page};
use crate::import::raw_sheet::{CellIx, RawSheet, RawValue};
use crate::import::{CellAt, heading_words};
use crate::own_workbook::hidden_facts::{At, Fact, Line};
use crate::own_workbook::labels;
use crate::own_workbook::labels::{BoardNote, RoundNote, event_row, heading, list};

/// What a sheet of our own export is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OwnSheet {
    Event,
    Players,
    Systems,
    Rulesets,
    Facts,
    Published,
    Unplaced,
    /// Computed anew at every export.
    Computed,
    Round,
    /// None that an export has: somebody added it.
    Foreign,
}

/// Whether the workbook is an export of our own.
pub(crate) fn is_own(sheets: &[RawSheet]) -> bool {
    sheets.iter().any(|sheet| kind(sheet) == OwnSheet::Event && text_at(sheet, 0, 0) == Some(labels::EVENT_MARK))
}

/// The number of the layout that the export says it has, where it is not ours.
pub(crate) fn other_format(sheets: &[RawSheet]) -> Option<String> {
    let event = sheets.iter().find(|sheet| sheet.name == labels::EVENT)?;
    let label = event.rows().into_iter().find(|(row, _)| text_at(event, *row, 0) == Some(event_row::FORMAT))?;
    let number = event.cells[event.find(CellAt::new(label.0, 1))?].text();
    (![labels::FIRST_FORMAT, labels::FORMAT].contains(&&*number)).then(|| number.into_owned())
}

/// Whether the export was written before the sheets that came with the second layout: a round's sheet may have their
/// names.
fn is_first_format(sheets: &[RawSheet]) -> bool {
    let Some(event) = sheets.iter().find(|sheet| sheet.name == labels::EVENT) else { return false };
    let label = event.rows().into_iter().find(|(row, _)| text_at(event, *row, 0) == Some(event_row::FORMAT));
    let cell = label.and_then(|(row, _)| event.find(CellAt::new(row, 1)));
    cell.is_some_and(|cell| event.cells[cell].text() == labels::FIRST_FORMAT)
}

/// What this sheet of an export is: by its name, and a round by what every round's sheet begins with.
pub(crate) fn kind_in(sheets: &[RawSheet], sheet: &RawSheet) -> OwnSheet {
    let kind = if is_first_format(sheets) && is_newer(sheet) { OwnSheet::Round } else { kind(sheet) };
    if kind != OwnSheet::Round || first_board(sheet) <= last_row(sheet) {
        return kind;
    }
    // A round without boards: the event's name, its own, a note at most.
    let event = sheets.iter().find(|sheet| sheet.name == labels::EVENT).and_then(|event| {
        let name = event.rows().into_iter().find(|(row, _)| text_at(event, *row, 0) == Some(event_row::NAME))?;
        text_at(event, name.0, 1)
    });
    let is_round = text_at(sheet, 0, 0) == event && text_at(sheet, 1, 0).is_some() && last_row(sheet) <= 2;
    if is_round { kind } else { OwnSheet::Foreign }
}

/// What this sheet of an export is, by its name.
fn kind(sheet: &RawSheet) -> OwnSheet {
    match sheet.name.as_str() {
        labels::EVENT => OwnSheet::Event,
        labels::PLAYERS => OwnSheet::Players,
        labels::SYSTEMS => OwnSheet::Systems,
        labels::RULESETS => OwnSheet::Rulesets,
        labels::FACTS => OwnSheet::Facts,
        labels::PUBLISHED => OwnSheet::Published,
        labels::UNPLACED => OwnSheet::Unplaced,
        labels::STANDINGS
        | labels::BEST_COUNTRIES
        | labels::GROUPS
        | labels::QUALIFICATION
        | labels::TEAMS
        | labels::AWARDS
        | labels::NOTEBOOK => OwnSheet::Computed,
        _ => OwnSheet::Round,
    }
}

/// Whether the first layout had no sheet of this name but a round's.
fn is_newer(sheet: &RawSheet) -> bool {
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

fn text_at(sheet: &RawSheet, row: u32, column: u32) -> Option<&str> {
    sheet.find(CellAt::new(row, column)).and_then(|cell| text_of(sheet, cell))
}

fn text_of(sheet: &RawSheet, cell: CellIx) -> Option<&str> {
    match &sheet.cells[cell].value {
        RawValue::Text(text) => Some(text),
        _ => None,
    }
}

/// Reads a round's sheet. Gives the sentence on what was recognised.
pub(crate) fn read_round(draft: &mut Draft, page: &mut Page<'_>) -> String {
    let sheet = page.sheet;
    let title_cell = sheet.find(CellAt::new(1, 0));
    let title = title_cell.map_or(sheet.name.as_str().into(), |cell| sheet.cells[cell].text());
    let mut name = labels::round_of_title(&title).to_owned();
    let mut system = None;
    let mut note = String::new();
    let first_board = first_board(sheet);
    for cell in sheet.row(1).start..sheet.row(first_board).start {
        match text_of(sheet, cell).filter(|_| Some(cell) != title_cell).and_then(RoundNote::read) {
            Some(RoundNote::Name(told)) => name = told,
            Some(RoundNote::System(told)) => system = Some(told),
            Some(RoundNote::Note(told)) => note = told,
            // It is of the paper, and the facts tell what was posted.
            Some(RoundNote::Replaces(_)) => {}
            None => continue,
        }
        page.understood(cell);
    }
    let round = draft.add_round(&name);
    let held = &mut draft.book.rounds[round.0];
    held.system = system;
    held.note = note;
    for cell in sheet.row(0) {
        page.needless(cell, Needless::Title);
    }
    if let Some(cell) = title_cell {
        draft.place(page, cell, Place::Round(round));
    }
    let mut row = first_board;
    while row <= last_row(sheet) {
        if let Some(name) = board_title_at(sheet, row) {
            row = read_board(draft, page, round, row, name);
            continue;
        }
        if text_at(sheet, row, 0).is_some_and(|text| text.starts_with(labels::REMARK)) {
            sheet.row(row).for_each(|cell| page.needless(cell, Needless::OwnTable));
        }
        row += 1;
    }
    let boards = draft.book.rounds[round.0].boards.len();
    let title = draft.book.rounds[round.0].title();
    if boards == 1 { format!("{title}: one board.") } else { format!("{title}: {boards} boards.") }
}

/// The name of the board whose title stands in this row, with the headings below it.
fn board_title_at(sheet: &RawSheet, row: u32) -> Option<&str> {
    let has_headings = text_at(sheet, row + 1, 0) == Some(heading::POWER);
    text_at(sheet, row, 0).filter(|_| has_headings).and_then(labels::board_of_title)
}

/// The row of the first board's title; the row below the last, where there is no board.
fn first_board(sheet: &RawSheet) -> u32 {
    let rows = sheet.rows().into_iter().map(|(row, _)| row);
    rows.skip(1).find(|&row| board_title_at(sheet, row).is_some()).unwrap_or_else(|| last_row(sheet) + 1)
}

fn last_row(sheet: &RawSheet) -> u32 {
    sheet.cells.last().map_or(0, |cell| cell.at.row)
}

/// Reads a board whose title stands in this row. Gives the row below it.
fn read_board(draft: &mut Draft, page: &mut Page<'_>, round: RoundIx, title_row: u32, name: &str) -> u32 {
    let sheet = page.sheet;
    let board = draft.add_board(round, name);
    for cell in sheet.row(title_row) {
        if sheet.cells[cell].at.column == 0 {
            draft.place(page, cell, Place::Board(board));
            continue;
        }
        let held = draft.board_mut(board);
        match text_of(sheet, cell).and_then(BoardNote::read) {
            Some(BoardNote::Ended(year)) => held.ended = year,
            Some(BoardNote::Ending(ending)) => held.ending = ending,
            Some(BoardNote::System(system)) => held.system = Some(system),
            None => continue,
        }
        page.understood(cell);
    }
    let columns = Columns::read(sheet, sheet.row(title_row + 1));
    for cell in sheet.row(title_row + 1) {
        page.needless(cell, Needless::Heading);
    }
    // A year with a heading has a chart, even a blank one.
    let charts = &mut draft.board_mut(board).charts;
    charts.extend(columns.years().map(|year| Chart { year, centres: PerPower::default() }));
    charts.sort_by_key(|chart| chart.year);
    charts.dedup_by_key(|chart| chart.year);
    let mut row = title_row + 2;
    loop {
        let cells = sheet.row(row);
        let Some(label) = text_at(sheet, row, 0) else { return row };
        if label == labels::TOTAL {
            for cell in cells.clone() {
                page.needless(cell, Needless::Total);
            }
            let counts = cells.clone().find(|&cell| columns.of(sheet, cell) == Some(Own::Heading(heading::CENTRES)));
            if let Some(cell) = counts {
                draft.origins.correct(Place::Board(board), page.index, sheet.cells[cell].at);
            }
            return row + 1;
        }
        let Some(power) = Power::ALL.into_iter().find(|power| power.name() == label) else { return row };
        read_seat(draft, page, board.seat(power), &columns, cells);
        row += 1;
    }
}

fn read_seat(draft: &mut Draft, page: &mut Page<'_>, seat: SeatRef, columns: &Columns, cells: Range<CellIx>) {
    let sheet = page.sheet;
    for cell in cells {
        let text = sheet.cells[cell].text();
        let place = |column| Place::Cell(seat, column);
        let Some(column) = columns.of(sheet, cell) else {
            page.needless(cell, Needless::Computed);
            continue;
        };
        // Each arm reads its cell into the seat, or leaves it for the unplaced.
        match column {
            Own::Year(year) => {
                let count = entry(draft, page, cell, place(Column::Chart(year)));
                let charts = &mut draft.board_mut(seat.board).charts;
                if let Ok(at) = charts.binary_search_by_key(&year, |chart| chart.year) {
                    charts[at].centres[seat.power] = count;
                }
            }
            Own::Heading(heading::POWER) => page.understood(cell),
            Own::Heading(heading::PLAYER) => {
                if let Some(id) = draft.person(page, cell, &text) {
                    draft.place(page, cell, place(Column::Player));
                    draft.seat_mut(seat).player = Some(id);
                }
            }
            Own::Heading(heading::CENTRES) => {
                draft.seat_mut(seat).centres = entry(draft, page, cell, place(Column::Centres));
            }
            Own::Heading(heading::OUT) => draft.seat_mut(seat).out = entry(draft, page, cell, place(Column::Out)),
            Own::Heading(heading::MISSED_MOVES) => {
                draft.seat_mut(seat).missed_moves = entry(draft, page, cell, place(Column::MissedMoves));
            }
            Own::Heading(heading::MISSED_WINTERS) => {
                draft.seat_mut(seat).missed_winters = entry(draft, page, cell, place(Column::MissedWinters));
            }
            Own::Heading(heading::DRAW) => {
                if let Some(in_draw) = yes_or_no(&text) {
                    draft.place(page, cell, place(Column::InDraw));
                    draft.seat_mut(seat).in_draw = Some(in_draw);
                }
            }
            Own::Heading(heading::PRINTED) => {
                if let Some(score) = sheet.cells[cell].number() {
                    draft.place(page, cell, place(Column::Printed));
                    draft.seat_mut(seat).printed = Some(score);
                }
            }
            Own::Heading(heading::RULING) => {
                if let Some(score) = sheet.cells[cell].number() {
                    draft.place(page, cell, place(Column::Score));
                    draft.seat_mut(seat).ruling = Some(Override { score, reason: String::new() });
                }
            }
            Own::Heading(heading::REASON) => {
                if let Some(ruling) = &mut draft.seat_mut(seat).ruling {
                    ruling.reason = text.into_owned();
                    page.understood(cell);
                }
            }
            Own::Heading(_) => page.needless(cell, Needless::Computed),
        }
    }
}

fn entry<T: EntryValue>(draft: &mut Draft, page: &mut Page<'_>, cell: CellIx, place: Place) -> Entry<T> {
    draft.entry(page, cell, place, "the value it should be")
}

/// What a column of a block holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Own {
    Heading(&'static str),
    Year(Year),
}

/// The columns of a block that are ours; the others are the scoring system's.
#[derive(Debug)]
struct Columns(Vec<(u32, Own)>);

impl Columns {
    /// Reads a row of headings. A scoring system may call its columns as we call ours, so ours count only where they stand
    /// in their order: before the first that is not ours, and from the last “Score” on.
    fn read(sheet: &RawSheet, cells: Range<CellIx>) -> Self {
        let score = cells.clone().rev().find(|&cell| text_of(sheet, cell) == Some(heading::SCORE));
        let mut columns = Vec::with_capacity(cells.len());
        let mut next = 0;
        let mut before_system = true;
        for cell in cells {
            if Some(cell) == score {
                before_system = true;
            }
            if !before_system {
                continue;
            }
            let column = sheet.cells[cell].at.column;
            match heading_words::heading(&sheet.cells[cell]) {
                Some(heading_words::Heading::Chart(year)) if next == 2 => columns.push((column, Own::Year(year))),
                _ => {
                    let text = text_of(sheet, cell).unwrap_or_default();
                    match heading::ALL[next..].iter().position(|heading| *heading == text) {
                        Some(ahead) => {
                            columns.push((column, Own::Heading(heading::ALL[next + ahead])));
                            next += ahead + 1;
                        }
                        None => before_system = false,
                    }
                }
            }
        }
        Columns(columns)
    }

    fn of(&self, sheet: &RawSheet, cell: CellIx) -> Option<Own> {
        let column = sheet.cells[cell].at.column;
        self.0.iter().find(|(held, _)| *held == column).map(|(_, own)| *own)
    }

    fn years(&self) -> impl Iterator<Item = Year> {
        self.0.iter().filter_map(|(_, own)| match own {
            Own::Year(year) => Some(*year),
            Own::Heading(_) => None,
        })
    }
}

/// Reads the event's fields, a name and a value in each row.
pub(crate) fn read_event(draft: &mut Draft, page: &mut Page<'_>) -> String {
    let sheet = page.sheet;
    for (row, cells) in sheet.rows() {
        let Some(label) = sheet.find(CellAt::new(row, 0)) else { continue };
        let value = sheet.find(CellAt::new(row, 1));
        let text = value.map(|cell| sheet.cells[cell].text().into_owned()).unwrap_or_default();
        let event = &mut draft.book.event;
        match text_of(sheet, label) {
            Some(event_row::NAME) => event.name = text,
            Some(event_row::VENUE) => event.venue = text,
            Some(event_row::DATES) => event.dates = text,
            Some(event_row::RULES) => event.rules = text,
            Some(event_row::SYSTEM) => event.system = (!text.is_empty()).then_some(text),
            Some(event_row::FORMAT | labels::EVENT_MARK) => {
                cells.for_each(|cell| page.needless(cell, Needless::OwnMark));
                continue;
            }
            _ => continue,
        }
        page.needless(label, Needless::Heading);
        if let Some(cell) = value {
            draft.place(page, cell, Place::Event);
        }
    }
    "the event's name, place, dates and rules.".to_owned()
}

/// Reads the list of players: name, family name, region, note.
pub(crate) fn read_players(draft: &mut Draft, page: &mut Page<'_>) -> String {
    let sheet = page.sheet;
    let (columns, rows) = columns_of_list(page, list::PLAYERS);
    for row in rows {
        let cells = columns.map(|column| column.and_then(|column| sheet.find(CellAt::new(row, column))));
        let Some(name_cell) = cells[0] else { continue };
        let name = sheet.cells[name_cell].text().into_owned();
        if draft.has_person(&name) {
            draft.warn(
                page,
                name_cell,
                format!("{name} stands in the list twice; the second line is kept, but not used."),
            );
            continue;
        }
        let id = draft.new_person(page, name_cell, name);
        let text = |cell: Option<CellIx>| cell.map(|cell| sheet.cells[cell].text().into_owned()).unwrap_or_default();
        if let Some(person) = draft.person_mut(id) {
            person.family = text(cells[1]);
            person.region = text(cells[2]);
            person.note = text(cells[3]);
        }
        if let Some(number) = text(cells[4]).parse().ok().map(PersonId) {
            draft.numbers.insert(number, id);
        }
        cells.into_iter().flatten().for_each(|cell| page.understood(cell));
    }
    format!("the list of {} players.", draft.book.people.len())
}

/// Reads the event's own scoring systems, each the text of its file.
pub(crate) fn read_systems(draft: &mut Draft, page: &mut Page<'_>) -> String {
    let sheet = page.sheet;
    let ([text], rows) = columns_of_list(page, list::SYSTEMS);
    for row in rows {
        if let Some(cell) = text.and_then(|column| sheet.find(CellAt::new(row, column))) {
            draft.book.systems.push(sheet.cells[cell].text().into_owned());
            page.understood(cell);
        }
    }
    format!("{} of the event's own scoring systems.", draft.book.systems.len())
}

/// Reads the event's own rulesets, each the text of its file.
pub(crate) fn read_rulesets(draft: &mut Draft, page: &mut Page<'_>) -> String {
    let sheet = page.sheet;
    let ([text], rows) = columns_of_list(page, list::RULESETS);
    for row in rows {
        if let Some(cell) = text.and_then(|column| sheet.find(CellAt::new(row, column))) {
            draft.book.rulesets.push(sheet.cells[cell].text().into_owned());
            page.understood(cell);
        }
    }
    format!("{} of the event's own rulesets.", draft.book.rulesets.len())
}

/// Reads what the other sheets do not tell to the letter.
pub(crate) fn read_facts(draft: &mut Draft, page: &mut Page<'_>) -> String {
    let sheet = page.sheet;
    let (columns, rows) = columns_of_list(page, list::FACTS);
    let mut known = 0;
    let mut begun = String::new();
    for row in rows {
        let cells = columns.map(|column| column.and_then(|column| sheet.find(CellAt::new(row, column))));
        let Some(told) = cells[0] else { continue };
        let text = |cell: Option<CellIx>| cell.map(|cell| sheet.cells[cell].text().into_owned()).unwrap_or_default();
        let fact = match serde_json::from_str::<Fact>(&text(Some(told))).ok() {
            Some(Fact::Part(part)) => {
                begun.push_str(&part);
                cells.into_iter().flatten().for_each(|cell| page.understood(cell));
                continue;
            }
            Some(Fact::End(part)) => serde_json::from_str(&(std::mem::take(&mut begun) + &part)).ok(),
            fact => fact,
        };
        let fact = fact.and_then(|fact| fact.renumbered(|number| draft.numbers.get(&number).copied()));
        let place = place_of(&draft.book, cells.map(text));
        let put = fact.zip(place).map(|(fact, place)| Line { place, fact }.put(&mut draft.book));
        if let Some(Ok(())) = put {
            cells.into_iter().flatten().for_each(|cell| page.understood(cell));
            known += 1;
        } else {
            draft.reject(page, told, "this fact cannot be read, or what it speaks of is not there any more.");
        }
    }
    format!("{known} facts about players, boards, teams and prizes.")
}

/// The place that a line of facts names: by position where the name is the same there, else by name, else by position alone.
fn place_of(book: &Book, [_, round, title, board, name, power]: [String; list::FACTS.len()]) -> Option<At> {
    fn find<T>(all: &[T], number: &str, name: &str, of: fn(&T) -> &str) -> Option<usize> {
        let at = number.parse::<usize>().ok()?.checked_sub(1)?;
        let same = |item: &T| of(item) == name;
        let there = all.get(at)?;
        // A name that was changed in the file is found where it was.
        if same(there) { Some(at) } else { all.iter().position(same).or(Some(at)) }
    }
    if round.is_empty() {
        return Some(At::Event);
    }
    let at = find(&book.rounds, &round, &title, |round| &round.name)?;
    if board.is_empty() {
        return Some(At::Round(RoundIx(at)));
    }
    let at = BoardRef::new(at, find(&book.rounds[at].boards, &board, &name, |board| &board.name)?);
    if power.is_empty() {
        return Some(At::Board(at));
    }
    Some(At::Seat(at, Power::ALL.into_iter().find(|known| known.name() == power)?))
}

/// Reads the table that an earlier import kept as printed.
pub(crate) fn read_published(draft: &mut Draft, page: &mut Page<'_>) -> String {
    let sheet = page.sheet;
    let ([player, place, total], rows) = columns_of_list(page, [list::PLAYER, list::PLACE, list::TOTAL]);
    let first_row = rows.first().copied().unwrap_or(u32::MAX);
    let mut rounds: Vec<(u32, usize)> = Vec::new();
    for cell in 0..sheet.row(first_row).start {
        let number = text_of(sheet, cell).and_then(|text| text.strip_prefix(list::ROUND)?.parse::<usize>().ok());
        if let Some(number) = number.filter(|number| (1..1000).contains(number)) {
            rounds.push((sheet.cells[cell].at.column, number - 1));
        }
    }
    let width = rounds.iter().map(|(_, index)| index + 1).max().unwrap_or_default();
    for row in rows {
        let find = |column: Option<u32>| column.and_then(|column| sheet.find(CellAt::new(row, column)));
        let Some(name_cell) = find(player) else { continue };
        let Some(id) = draft.person(page, name_cell, &sheet.cells[name_cell].text()) else { continue };
        page.understood(name_cell);
        let mut number = |cell: Option<CellIx>| {
            let number = sheet.cells[cell?].number()?;
            page.understood(cell?);
            Some(number)
        };
        let mut line = Published { player: id, place: None, rounds: vec![None; width], total: None };
        line.total = number(find(total));
        line.place = number(find(place)).and_then(|place| place.to_string().parse().ok());
        for (column, index) in &rounds {
            line.rounds[*index] = number(find(Some(*column)));
        }
        draft.book.published.push(line);
    }
    format!("the printed standings of {} players.", draft.book.published.len())
}

/// Reads the cells that an earlier import could not place.
pub(crate) fn read_unplaced(draft: &mut Draft, page: &mut Page<'_>) -> String {
    let sheet = page.sheet;
    let (columns, rows) = columns_of_list(page, list::UNPLACED);
    let kept = rows.len();
    for row in rows {
        let cells = columns.map(|column| column.and_then(|column| sheet.find(CellAt::new(row, column))));
        let text = |cell: Option<CellIx>| cell.map(|cell| sheet.cells[cell].text().into_owned()).unwrap_or_default();
        let [file, tab, cell, words] = cells.map(text);
        draft.book.unplaced.push(Unplaced { file, sheet: tab, cell, text: words });
        cells.into_iter().flatten().for_each(|cell| page.understood(cell));
    }
    format!("{kept} cells that an earlier import could not place.")
}

/// Marks a whole sheet as computed.
pub(crate) fn ignore(page: &mut Page<'_>) {
    for cell in 0..page.sheet.cells.len() {
        page.needless(cell, Needless::OwnTable);
    }
}

/// Where each of these headings stands, and the rows below them. What stands above is a title.
fn columns_of_list<const N: usize>(page: &mut Page<'_>, wanted: [&str; N]) -> ([Option<u32>; N], Vec<u32>) {
    let sheet = page.sheet;
    let rows = sheet.rows();
    let is = |cell: CellIx, heading: &str| text_of(sheet, cell) == Some(heading);
    let Some(at) = rows.iter().position(|(_, cells)| cells.clone().any(|cell| is(cell, wanted[0]))) else {
        return ([None; N], Vec::new());
    };
    let headings = rows[at].1.clone();
    let columns =
        wanted.map(|heading| headings.clone().find(|&cell| is(cell, heading)).map(|cell| sheet.cells[cell].at.column));
    for cell in 0..headings.start {
        page.needless(cell, Needless::Title);
    }
    for cell in headings {
        page.needless(cell, Needless::Heading);
    }
    (columns, rows[at + 1..].iter().map(|(row, _)| *row).collect())
}
