//! Lists by players in which only the first row of a player has the name, as pivot tables write them. The other rows get the
//! name, and the change is reported.

use std::collections::{BTreeMap, BTreeSet};

use super::{CellNote, PreparedSheet};
use crate::book::{Power, fold_name};
use crate::import::heading_words::{Heading, heading_of_cell};
use crate::import::raw_cells::{RawCell, RawValue};
use crate::import::raw_sheet::{CellIndex, RawSheet};
use crate::import::sheet_address::SheetAddress;

/// Number of rows in which headings are looked for.
const ROWS_SEARCHED: usize = 20;

/// The fewest rows without a name that make a list one of players.
const FEWEST_ROWS: usize = 3;

/// The columns of a list of the games of players.
struct PlayerGames {
    heading_row: u32,
    player: u32,
    power: u32,
    round: u32,
}

impl PlayerGames {
    /// `None` where the names do not stand before the games.
    fn find(sheet: &RawSheet) -> Option<Self> {
        sheet.rows().take(ROWS_SEARCHED).find_map(|(heading_row, cells)| {
            let only = |wanted: Heading| {
                let is_wanted = |cell: &CellIndex| heading_of_cell(sheet.cell(*cell)) == Some(wanted);
                let mut with = cells.clone().filter(is_wanted).map(|cell| sheet.cell(cell).at.column);
                with.next().filter(|_| with.next().is_none())
            };
            let (player, power, round) = (only(Heading::Player)?, only(Heading::Power)?, only(Heading::Round)?);
            (player < power && player < round).then_some(PlayerGames { heading_row, player, power, round })
        })
    }

    fn has_power(&self, sheet: &RawSheet, row: u32) -> bool {
        sheet.text_at(row, self.power).is_some_and(|text| Power::parse_in_column(text).is_some())
    }

    /// The rows without a name, each with the row of the name above. Blank if a player would have two games in one round.
    fn rows_without_name(&self, sheet: &RawSheet) -> BTreeMap<u32, u32> {
        let mut rows = BTreeMap::new();
        let mut rounds: BTreeSet<String> = BTreeSet::new();
        let mut name_row = None;
        for (row, _) in sheet.rows_between(self.heading_row + 1..u32::MAX) {
            if !self.has_power(sheet, row) {
                name_row = None;
                continue;
            }
            if sheet.find(SheetAddress::new(row, self.player)).is_some() {
                name_row = Some(row);
                rounds.clear();
            } else if let Some(above) = name_row {
                rows.insert(row, above);
            } else {
                return BTreeMap::new();
            }
            let round = fold_name(&sheet.shown_text(row, self.round));
            if round.is_empty() || !rounds.insert(round) {
                return BTreeMap::new();
            }
        }
        rows
    }
}

/// Writes the names into the rows that lack them. `None` for another sheet.
pub(super) fn with_names(sheet: &RawSheet) -> Option<PreparedSheet> {
    let games = PlayerGames::find(sheet)?;
    let rows = games.rows_without_name(sheet);
    if rows.len() < FEWEST_ROWS {
        return None;
    }
    let mut cells: Vec<(SheetAddress, &str)> = Vec::new();
    for (row, above) in &rows {
        cells.push((SheetAddress::new(*row, games.player), sheet.text_at(*above, games.player)?));
    }
    let mut read = sheet.cells.changed(Some);
    for (at, name) in &cells {
        read.push(RawCell { at: *at, value: RawValue::Text(name), formula: false });
    }
    read.sort();
    let message = format!(
        "{} rows of games have no name in the column of the players, and no player would have two games in a round: they are \
         read as games of the player above. Write the names into these cells if that is wrong, and import the file again.",
        cells.len()
    );
    let notes = vec![CellNote::warning(cells.into_iter().map(|(at, _)| at).collect(), message)];
    Some(PreparedSheet { sheet: sheet.with_cells(read), notes })
}

#[cfg(test)]
mod tests {
    use super::super::struck_out::tests::sheet;
    use super::*;

    fn read(rows: &[&str]) -> Option<Vec<String>> {
        let read = with_names(&sheet(rows))?.sheet;
        let names = read.cells.iter().filter(|cell| cell.at.column == 0 && cell.at.row > 0);
        Some(names.map(|cell| cell.text().into_owned()).collect())
    }

    #[test]
    fn rows_without_a_name_are_games_of_the_player_above() {
        let headings = "Player,Round,Board,Power,SC";
        let games = [
            headings,
            "Ann,1,A,Italy,5",
            ",2,A,France,6",
            ",3,B,Italy,4",
            "Ann Total",
            "Bo,1,A,France,4",
            ",2,B,Italy,3",
        ];
        assert_eq!(read(&games).unwrap(), ["Ann", "Ann", "Ann", "Ann Total", "Bo", "Bo"]);
        // Nobody plays two games of a round: the second player is unknown.
        let unknown = [headings, "Ann,1,A,Italy,5", ",1,A,France,6", ",1,A,Russia,4", ",1,A,Turkey,3"];
        assert_eq!(read(&unknown), None);
    }
}
