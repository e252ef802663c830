//! Seven sheets with the games of one power each. They are boards only together, and are read only if each game is on all of
//! them.

use std::collections::BTreeSet;

use crate::book::{PerPower, Power, fold_name};
use crate::import::cells::raw_cells::{RawCell, RawCells, RawValue};
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::cells::sheet_address::SheetAddress;
use crate::import::words::heading_words::{Heading, heading_of_cell};

/// Number of rows in which headings are looked for.
const ROWS_SEARCHED: usize = 20;

/// The heading of the column that is added.
const HEADING_OF_POWERS: &str = "Power";

/// The number of the sheet of each power. `None` if there is no sheet for each, or if their games differ.
pub(super) fn find_power_tabs(sheets: &[RawSheet]) -> Option<PerPower<usize>> {
    let power_of = |sheet: &RawSheet| Power::parse(sheet.name.trim()).filter(|_| sheet.name.trim().chars().count() > 1);
    let mut tabs: PerPower<Option<usize>> = PerPower::default();
    for (number, sheet) in sheets.iter().enumerate().filter(|(_, sheet)| !sheet.hidden) {
        if let Some(power) = power_of(sheet)
            && tabs[power].replace(number).is_some()
        {
            return None;
        }
    }
    let numbers: Vec<usize> = tabs.values().copied().collect::<Option<_>>()?;
    let games: Vec<BTreeSet<(String, String)>> =
        numbers.iter().map(|number| games_of_tab(&sheets[*number])).collect::<Option<_>>()?;
    let is_same = games.iter().all(|of_tab| *of_tab == games[0] && !of_tab.is_empty());
    is_same.then(|| PerPower::from_fn(|power: Power| tabs[power].unwrap_or_default()))
}

/// The row of the headings of a list of games without powers, and the columns of the rounds, if there is one, and the boards.
fn headings(sheet: &RawSheet) -> Option<(u32, Option<u32>, u32)> {
    sheet.rows().take(ROWS_SEARCHED).find_map(|(row, cells)| {
        let column_of = |wanted: Heading| {
            let cell = cells.clone().find(|cell| heading_of_cell(sheet.cell(*cell)) == Some(wanted))?;
            Some(sheet.address_of(cell).column)
        };
        let is_name = |cell: CellIndex| heading_of_cell(sheet.cell(cell)).is_some_and(Heading::is_name);
        let has_players = cells.clone().any(is_name) && column_of(Heading::Power).is_none();
        let (round, board) = (column_of(Heading::Round), column_of(Heading::Board)?);
        has_players.then_some((row, round, board))
    })
}

/// The rounds and the boards of a list. `None` if a game is there twice, or if a row does not name its game. A row that names
/// neither a round nor a board is no game: “Average”.
fn games_of_tab(sheet: &RawSheet) -> Option<BTreeSet<(String, String)>> {
    let (row, round, board) = headings(sheet)?;
    let mut games = BTreeSet::new();
    for (row, _) in sheet.rows_between(row + 1..u32::MAX).filter(|(row, _)| names_game(sheet, *row, round, board)) {
        let text = |column: u32| Some(fold_name(&sheet.cell(sheet.find(SheetAddress::new(row, column))?).trimmed()));
        // Without a column of rounds, “R1A” is a game.
        let of_round = round.map_or(Some(String::new()), text)?;
        games.insert((of_round, text(board)?)).then_some(())?;
    }
    Some(games)
}

/// Whether a row names its round or its board.
fn names_game(sheet: &RawSheet, row: u32, round: Option<u32>, board: u32) -> bool {
    let is_filled = |column: u32| sheet.find(SheetAddress::new(row, column)).is_some();
    is_filled(board) || round.is_some_and(is_filled)
}

/// The sheet with a column that names the power of the tab.
pub(super) fn with_power(sheet: &RawSheet, power: Power) -> RawSheet {
    let Some((heading_row, round, board)) = headings(sheet) else { return sheet.clone() };
    let column = sheet.cells.iter().map(|cell| cell.at.column).max().unwrap_or_default() + 1;
    let mut cells = RawCells::default();
    sheet.cells.iter().for_each(|cell| cells.push(cell));
    for (row, _) in sheet.rows_between(heading_row..u32::MAX) {
        if !names_game(sheet, row, round, board) {
            continue;
        }
        let text = if row == heading_row { HEADING_OF_POWERS } else { power.name() };
        cells.push(RawCell { at: SheetAddress::new(row, column), value: RawValue::Text(text), formula: false });
    }
    cells.sort();
    RawSheet { cells, ..sheet.clone() }
}
