//! Players who are numbers in the results, with a list of the numbers and the names elsewhere in the file.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::cell_status::{CellStatusSheet, NotNeededReason};
use super::draft_book::DraftBook;
use super::heading_words::{Heading, heading_of_cell};
use super::import_report::{Finding, FindingCause, FindingEffect, FindingKind};
use super::raw_cells::{RawCells, RawValue};
use super::raw_sheet::{CellIndex, RawSheet};
use super::sheet_address::SheetAddress;
use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::{CellAddress, Power, SeatColumn};

/// The fewest players in a list of numbers and names, and the fewest results with a number for a player.
const FEWEST_PLAYERS: usize = Power::ALL.len();

/// The names of the players by their numbers, and where they are.
#[derive(Debug, Default)]
pub(super) struct NumberedPlayers {
    names: HashMap<u32, String>,
    /// The sheet of the list.
    sheet: usize,
    /// The headings and the numbers of the list, and its names.
    numbers: Vec<CellIndex>,
    names_at: Vec<CellIndex>,
    /// The cells of results that hold a number for a player, by sheet.
    results: BTreeMap<usize, HashSet<CellIndex>>,
}

/// The number of a player that a cell holds.
fn number_in(sheet: &RawSheet, cell: CellIndex) -> Option<u32> {
    sheet.cell(cell).trimmed().parse().ok().filter(|number| (1..10_000).contains(number))
}

/// The cells below each other from this row on, without a gap.
fn cells_below(sheet: &RawSheet, row: u32, column: u32) -> impl Iterator<Item = CellIndex> {
    (row..).map_while(move |row| sheet.find(SheetAddress::new(row, column)))
}

impl NumberedPlayers {
    /// Looks for results whose players are numbers, and for the list of these numbers. `None` if there is no such list.
    pub(super) fn find(sheets: &[RawSheet]) -> Option<Self> {
        let mut results = BTreeMap::new();
        for (number, sheet) in sheets.iter().enumerate() {
            let cells = cells_of_numbers(sheet);
            if !cells.is_empty() {
                results.insert(number, cells);
            }
        }
        if results.values().map(HashSet::len).sum::<usize>() < FEWEST_PLAYERS {
            return None;
        }
        let found = sheets.iter().enumerate().find_map(|(number, sheet)| find_list(sheet, number))?;
        let is_known = |(sheet, cell): (usize, CellIndex)| {
            number_in(&sheets[sheet], cell).is_some_and(|number| found.names.contains_key(&number))
        };
        let all_known = results.iter().all(|(sheet, cells)| cells.iter().all(|cell| is_known((*sheet, *cell))));
        all_known.then_some(NumberedPlayers { results, ..found })
    }

    /// The sheets with the names in place of the numbers.
    pub(super) fn with_names(&self, sheets: &[RawSheet]) -> Vec<RawSheet> {
        let with_names = |(number, sheet): (usize, &RawSheet)| {
            let Some(wanted) = self.results.get(&number) else { return sheet.clone() };
            let mut cells = RawCells::default();
            for (at, cell) in sheet.cells.iter().enumerate() {
                let name = number_in(sheet, at).filter(|_| wanted.contains(&at)).and_then(|of| self.names.get(&of));
                let value = name.map_or(cell.value, |name| RawValue::Text(name.as_str()));
                cells.push(super::raw_cells::RawCell { value, ..cell });
            }
            RawSheet { cells, ..sheet.clone() }
        };
        sheets.iter().enumerate().map(with_names).collect()
    }

    /// Whether the list of numbers is on this sheet.
    pub(super) fn is_on(&self, sheet: usize) -> bool {
        self.sheet == sheet
    }

    /// Enters the players of the list. Gives the sentence about them.
    pub(super) fn read_list(&self, draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>) -> String {
        for &cell in &self.numbers {
            tracker.mark_not_needed(cell, NotNeededReason::NumberOfPlayer);
        }
        for &cell in &self.names_at {
            let name = tracker.sheet.cell(cell).trimmed().into_owned();
            if let Some(person) = draft.find_or_add_person(tracker, cell, &name) {
                draft.record_cell(tracker, cell, CellAddress::Person(person));
            }
        }
        format!(
            "the names of {} players by their numbers. The results have the names in place of the numbers.",
            self.names.len()
        )
    }
}

/// The cells below headings of players that hold numbers, where most cells below the heading do.
fn cells_of_numbers(sheet: &RawSheet) -> HashSet<CellIndex> {
    let mut found = HashSet::new();
    let headings = sheet.cells.iter().filter(|cell| heading_of_cell(*cell) == Some(Heading::Player));
    for heading in headings {
        let below: Vec<CellIndex> = cells_below(sheet, heading.at.row + 1, heading.at.column).collect();
        let (numbers, others): (Vec<CellIndex>, Vec<CellIndex>) =
            below.into_iter().partition(|cell| number_in(sheet, *cell).is_some());
        if numbers.len() > 2 * others.len() {
            found.extend(numbers);
        }
    }
    found
}

/// A list with a number and a name in each row: “No, Name”.
fn find_list(sheet: &RawSheet, number: usize) -> Option<NumberedPlayers> {
    let cells = || sheet.cells.iter().enumerate();
    cells()
        .filter(|(_, cell)| cell.trimmed_text().is_some_and(|text| is_cell_word(text, CellWord::PlayerNumber)))
        .find_map(|(heading, cell)| {
            let name_column = cell.at.column + 1;
            let name_heading = sheet.find(SheetAddress::new(cell.at.row, name_column))?;
            let is_name = heading_of_cell(sheet.cell(name_heading)) == Some(Heading::Player);
            let mut list =
                NumberedPlayers { sheet: number, numbers: vec![heading, name_heading], ..Default::default() };
            for at in cells_below(sheet, cell.at.row + 1, cell.at.column) {
                let name = sheet.find(SheetAddress::new(sheet.cell(at).at.row, name_column))?;
                let text = sheet.cell(name).trimmed_text().filter(|text| text.contains(char::is_alphabetic))?;
                // Two players cannot have one number.
                if list.names.insert(number_in(sheet, at)?, text.to_owned()).is_some() {
                    return None;
                }
                list.numbers.push(at);
                list.names_at.push(name);
            }
            (is_name && list.names.len() >= FEWEST_PLAYERS).then_some(list)
        })
}

/// Warns of players who are only numbers.
pub(super) fn warn_of_numbers_for_players(draft: &mut DraftBook) {
    let is_number = |name: &str| !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_digit());
    let seats =
        draft.book.boards().flat_map(|(at, board)| Power::ALL.map(|power| (at.seat(power), &board.seats[power])));
    let numbered: Vec<_> =
        seats.filter(|(_, seat)| is_number(draft.book.name_of(seat.player))).map(|(at, _)| at).collect();
    let Some(&first) = numbered.first() else { return };
    let place = draft.sources.find_exact(CellAddress::Seat(first, SeatColumn::Player));
    let (sheet, cells) =
        place.map_or((draft.file.clone(), Vec::new()), |(sheet, at)| (sheet.to_owned(), vec![at.into()]));
    let message = format!(
        "{} seats have a number for a player, such as {}, and no list in the file gives the names. Add a sheet with the \
         headings “No” and “Name” to the file and import it again, or type the names after the import.",
        numbered.len(),
        draft.book.name_of(draft.book.seat(first).and_then(|seat| seat.player))
    );
    let (kind, effect, cause) = (FindingKind::Warning, FindingEffect::None, FindingCause::OwnSentence);
    draft.findings.push(Finding { kind, sheet, cells, message, effect, cause });
}
