//! Sheets with a row for each player and a column for each round, one with the boards, one with the powers and one with the
//! centres. They are games only together, and are read only if each board has each power once.

use std::collections::{BTreeMap, BTreeSet};

use crate::book::{CENTRES_ON_MAP, Power, fold_name};
use crate::import::cells::raw_cells::RawValue;
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::cells::sheet_address::SheetAddress;
use crate::import::words::heading_words::{Heading, heading_of_cell};

/// Number of rows in which headings are looked for.
const ROWS_SEARCHED: usize = 20;

/// The numbers of the sheets with the parts of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SheetsOfParts {
    pub boards: usize,
    pub powers: usize,
    pub centres: usize,
}

/// The cells of a sheet by the player and the round, both folded.
type PartsOfPlayers = BTreeMap<(String, String), SheetAddress>;

fn parts_of_players(sheet: &RawSheet) -> Option<PartsOfPlayers> {
    let (row, players) = sheet.rows().take(ROWS_SEARCHED).find_map(|(row, mut cells)| {
        let player = cells.find(|cell| heading_of_cell(sheet.cell(*cell)) == Some(Heading::Player))?;
        Some((row, sheet.address_of(player).column))
    })?;
    let text = |at: SheetAddress| Some(fold_name(&sheet.cell(sheet.find(at)?).trimmed()));
    let headings = sheet.row(row).map(|cell| sheet.address_of(cell).column).filter(|column| *column > players);
    let rounds: Vec<(u32, String)> =
        headings.filter_map(|column| Some((column, text(SheetAddress::new(row, column))?))).collect();
    let mut parts = PartsOfPlayers::new();
    for (row, _) in sheet.rows_between(row + 1..u32::MAX) {
        let Some(player) = text(SheetAddress::new(row, players)) else { continue };
        for (column, round) in &rounds {
            let at = SheetAddress::new(row, *column);
            let is_filled = sheet.find(at).is_some();
            // A player or a round that is there twice.
            if is_filled && parts.insert((player.clone(), round.clone()), at).is_some() {
                return None;
            }
        }
    }
    (!parts.is_empty()).then_some(parts)
}

/// The sheets with the boards, the powers and the centres of the same games. `None` if they do not make whole boards.
pub(super) fn find_sheets_of_parts(sheets: &[RawSheet]) -> Option<SheetsOfParts> {
    let parts: Vec<(usize, PartsOfPlayers)> = sheets
        .iter()
        .enumerate()
        .filter(|(_, sheet)| !sheet.hidden)
        .filter_map(|(number, sheet)| Some((number, parts_of_players(sheet)?)))
        .collect();
    let text = |number: usize, at: &SheetAddress| {
        let sheet = &sheets[number];
        sheet.find(*at).map(|cell| sheet.cell(cell).trimmed().into_owned()).unwrap_or_default()
    };
    let is_power = |number: usize, at: &SheetAddress| Power::parse_in_column(&text(number, at)).is_some();
    let mut found = None;
    for (powers, of_powers) in &parts {
        if !of_powers.values().all(|at| is_power(*powers, at)) {
            continue;
        }
        let same: Vec<&(usize, PartsOfPlayers)> =
            parts.iter().filter(|(number, of)| number != powers && of.keys().eq(of_powers.keys())).collect();
        for (boards, of_boards) in same.iter().copied() {
            for (centres, of_centres) in same.iter().copied().filter(|(number, _)| number != boards) {
                let mut games: BTreeMap<(&str, String), (BTreeSet<Power>, usize, u32)> = BTreeMap::new();
                for (key, at) in of_powers {
                    let board = text(*boards, of_boards.get(key)?);
                    let count = text(*centres, of_centres.get(key)?).parse::<u32>().unwrap_or(u32::MAX);
                    let (seated, seats, sum) = games.entry((&key.1, board)).or_default();
                    seated.extend(Power::parse_in_column(&text(*powers, at)));
                    *seats += 1;
                    *sum = sum.saturating_add(count);
                }
                let is_whole = |(seated, seats, _): &(BTreeSet<Power>, usize, u32)| {
                    [seated.len(), *seats] == [Power::ALL.len(); 2]
                };
                // One board may be miscounted.
                let counted = games.values().filter(|(.., sum)| *sum == u32::from(CENTRES_ON_MAP)).count();
                let is_name = |(_, board): &(&str, String)| !board.contains(char::is_whitespace);
                if games.values().all(is_whole) && counted * 2 > games.len() && games.keys().all(is_name) {
                    // If the sheets can be joined in two ways, they are not joined.
                    if found.is_some() {
                        return None;
                    }
                    found = Some(SheetsOfParts { boards: *boards, powers: *powers, centres: *centres });
                }
            }
        }
    }
    found
}

/// The sheet of the powers with whole games in its cells: “A Austria 7”.
pub(super) fn with_games(sheets: &[RawSheet], of_parts: SheetsOfParts) -> Option<RawSheet> {
    let sheet = &sheets[of_parts.powers];
    let [boards, powers, centres] = [of_parts.boards, of_parts.powers, of_parts.centres]
        .map(|number| parts_of_players(&sheets[number]).unwrap_or_default());
    let text = |number: usize, at: &SheetAddress| {
        let sheet = &sheets[number];
        Some(sheet.cell(sheet.find(*at)?).trimmed().into_owned())
    };
    let mut games: BTreeMap<SheetAddress, String> = BTreeMap::new();
    for (key, at) in &powers {
        let power = Power::parse_in_column(&text(of_parts.powers, at)?)?;
        let (board, count) = (text(of_parts.boards, boards.get(key)?)?, text(of_parts.centres, centres.get(key)?)?);
        games.insert(*at, format!("{board} {power} {count}"));
    }
    Some(sheet.with_values(|cell| games.get(&cell.at).map(|game| RawValue::Text(game))))
}
