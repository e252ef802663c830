//! Reads a workbook that Topboard wrote, by the labels it was written with (see [`crate::own_workbook::labels`]).
//!
//! The sheets of rounds are read by `own_round`. Nothing is guessed here. A text in a number cell, a dash or an odd accent in a name is exactly the book's value.

use std::collections::BTreeMap;

use super::own_round::{first_board, has_changed_boards, last_row, text_of};
use crate::book::{BoardRef, Book, CellAddress, PersonId, Power, PublishedStanding, RoundIx, UnplacedCell};
use crate::import::SheetAddress;
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::draft::draft_book::DraftBook;
use crate::import::report::cell_status::{CellStatusSheet, NotNeededReason};
use crate::import::words::tab_names;
use crate::languages::window_sentences::import_tables as texts;
use crate::own_workbook::hidden_facts::{FactLocation, HiddenFact, LocatedFact};
use crate::own_workbook::labels;
use crate::own_workbook::labels::{event_row, list};

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

/// The number of the layout in the workbook, if this version cannot read that layout.
pub(crate) fn unsupported_format(sheets: &[RawSheet]) -> Option<String> {
    let event = sheets.iter().find(|sheet| sheet.name == labels::EVENT)?;
    let label = event.rows().find(|(row, _)| event.text_at(*row, 0) == Some(event_row::FORMAT))?;
    let number = event.cell(event.find(SheetAddress::new(label.0, 1))?).text();
    (![labels::FIRST_FORMAT, labels::FORMAT].contains(&&*number)).then(|| number.into_owned())
}

/// Whether the workbook has the first layout. There, a round's sheet may have a name that the second layout uses for
/// another sheet.
fn is_first_format(sheets: &[RawSheet]) -> bool {
    let Some(event) = sheets.iter().find(|sheet| sheet.name == labels::EVENT) else { return false };
    let label = event.rows().find(|(row, _)| event.text_at(*row, 0) == Some(event_row::FORMAT));
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
        let name = event.rows().find(|(row, _)| event.text_at(*row, 0) == Some(event_row::NAME))?;
        event.text_at(name.0, 1)
    });
    let is_titled = sheet.text_at(0, 0) == event && sheet.text_at(1, 0).is_some();
    // Somebody may have inserted rows above the titles, or changed all titles of the boards.
    let may_be_changed = is_titled || tab_names::round_of_tab(&sheet.name).is_some();
    let is_round = is_titled && last_row(sheet) <= 2 || may_be_changed && has_changed_boards(sheet);
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
    texts::own_event().to_owned()
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
            draft.warn(tracker, name_cell, texts::own_player_twice(&name));
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
    texts::own_players(draft.book.people.len())
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
    texts::own_systems(draft.book.systems.len())
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
    texts::own_rulesets(draft.book.rulesets.len())
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
            draft.keep_unplaced(tracker, fact_cell, texts::own_line_unreadable());
        }
    }
    texts::own_facts(known)
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
            rounds.push((sheet.address_of(cell).column, number - 1));
        }
    }
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
        let mut line = PublishedStanding { player: id, place: None, rounds: BTreeMap::new(), total: None };
        line.total = number(find(total));
        line.place = number(find(place)).and_then(|place| place.to_string().parse().ok());
        for (column, index) in &rounds {
            line.rounds.extend(number(find(Some(*column))).map(|score| (RoundIx(*index).first_id(), score)));
        }
        draft.book.published_standings.push(line);
    }
    texts::own_standings(draft.book.published_standings.len())
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
    texts::own_unplaced_cells(kept)
}

/// Marks every cell of a sheet as computed by Topboard, except a total that somebody typed over its formula.
pub(crate) fn mark_computed_sheet(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>) {
    report_typed_totals(draft, tracker);
    for cell in 0..tracker.sheet.cells.len() {
        tracker.mark_not_needed(cell, NotNeededReason::OwnTable);
    }
}

/// Reports numbers in a column of totals whose other cells are formulas.
fn report_typed_totals(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>) {
    let sheet = tracker.sheet;
    let is_heading = |cell: &CellIndex| text_of(sheet, *cell) == Some(list::TOTAL);
    let headings: Vec<SheetAddress> =
        (0..sheet.cells.len()).filter(is_heading).map(|cell| sheet.address_of(cell)).collect();
    for heading in headings {
        let below = sheet.row(heading.row + 1).start..sheet.cells.len();
        let is_total = |cell: &CellIndex| {
            let held = sheet.cell(*cell);
            held.at.column == heading.column && (held.formula || held.number().is_some())
        };
        let (formulas, typed): (Vec<CellIndex>, Vec<CellIndex>) =
            below.filter(is_total).partition(|cell| sheet.cell(*cell).formula);
        // A file that was saved without formulas has values in every row.
        if formulas.len() <= typed.len() {
            continue;
        }
        for cell in typed {
            draft.keep_unplaced(tracker, cell, texts::own_total_typed_over(&sheet.cell(cell).text()));
        }
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
    let columns = wanted
        .map(|heading| headings.clone().find(|&cell| is(cell, heading)).map(|cell| sheet.address_of(cell).column));
    for cell in 0..headings.start {
        tracker.mark_not_needed(cell, NotNeededReason::Title);
    }
    for cell in headings {
        tracker.mark_not_needed(cell, NotNeededReason::Heading);
    }
    (columns, rows[at + 1..].iter().map(|(row, _)| *row).collect())
}
