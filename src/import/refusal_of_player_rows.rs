//! Refuses rows of players with a column for each round that say the powers and not the boards, with the cure.

use std::collections::{BTreeSet, HashMap, HashSet};

use super::heading_words::{Heading, heading_of_cell};
use super::raw_sheet::{CellIndex, RawSheet};
use super::sheet_address::SheetAddress;
use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::{CENTRES_ON_MAP, Power, fold_name};
use crate::figures::join_with_and;

/// Number of rows in which the headings are looked for.
const ROWS_SEARCHED: usize = 20;

/// The most columns of rounds.
const MOST_ROUNDS: usize = 40;

/// Rows of players: the texts below the headings beside the players.
struct PlayerRows {
    headings: Vec<String>,
    names: HashSet<String>,
    /// The filled cells of each column.
    columns: Vec<Vec<String>>,
}

/// What a cell says about a game, without its board.
fn power_in_cell(text: &str) -> Option<Power> {
    let bare = text.trim_end_matches(|c: char| c.is_ascii_digit() || matches!(c, ' ' | '(' | ')' | '-' | ':' | '/'));
    Power::parse_in_column(bare)
}

impl PlayerRows {
    fn find(sheet: &RawSheet) -> Option<Self> {
        let (heading, row) = sheet.rows().take(ROWS_SEARCHED).find_map(|(row, cells)| {
            let is_player = |cell: &CellIndex| heading_of_cell(sheet.cell(*cell)) == Some(Heading::Player);
            Some((cells.clone().find(is_player)?, row))
        })?;
        let players = sheet.cell(heading).at.column;
        let headings = sheet.row(row).filter(|cell| sheet.cell(*cell).at.column > players);
        let is_sum = |text: &str| is_cell_word(text, CellWord::Total);
        let places: Vec<(u32, String)> = headings
            .map(|cell| (sheet.cell(cell).at.column, fold_name(&sheet.cell(cell).trimmed())))
            .filter(|(_, text)| !is_sum(text))
            .take(MOST_ROUNDS)
            .collect();
        let below = sheet.rows_between(row + 1..u32::MAX).map(|(row, _)| row);
        let rows: Vec<u32> = below.take_while(|row| sheet.find(SheetAddress::new(*row, players)).is_some()).collect();
        let text = |row: u32, column: u32| {
            let cell = sheet.find(SheetAddress::new(row, column))?;
            Some(sheet.cell(cell).trimmed().into_owned())
        };
        let column = |(place, _): &(u32, String)| -> Vec<String> {
            rows.iter()
                .filter_map(|row| text(*row, *place))
                .filter(|text| !is_cell_word(text, CellWord::Nobody))
                .collect()
        };
        Some(PlayerRows {
            columns: places.iter().map(column).collect(),
            headings: places.into_iter().map(|(_, heading)| heading).collect(),
            names: rows.iter().filter_map(|row| text(*row, players)).map(|name| fold_name(&name)).collect(),
        })
    }

    /// Whether several columns hold powers, and one of them has a power more than once: several boards, which have no name.
    fn has_powers_of_several_boards(&self) -> bool {
        let powers = |column: &Vec<String>| -> Option<Vec<Power>> {
            let powers: Vec<Power> = column.iter().filter_map(|text| power_in_cell(text)).collect();
            (powers.len() >= Power::ALL.len() && powers.len() * 5 >= column.len() * 4).then_some(powers)
        };
        let of_rounds: Vec<Vec<Power>> = self.columns.iter().filter_map(powers).collect();
        let is_repeated = |powers: &Vec<Power>| powers.iter().collect::<BTreeSet<_>>().len() < powers.len();
        of_rounds.len() > 1 && of_rounds.len() * 2 > self.columns.len() && of_rounds.iter().any(is_repeated)
    }

    /// Whether the cells may be counts or names of boards.
    fn may_be_parts(&self) -> bool {
        let is_part = |text: &String| match text.parse::<u16>() {
            Ok(count) => count <= CENTRES_ON_MAP,
            Err(_) => text.len() <= 2,
        };
        self.columns.iter().flatten().all(is_part)
    }

    /// Whether both have the same players and the same rounds.
    fn is_like(&self, other: &PlayerRows) -> bool {
        let same = self.names.intersection(&other.names).count();
        self.headings == other.headings && same * 5 >= self.names.len().max(other.names.len()) * 4
    }
}

/// The sheets with the powers of each player in each round and no boards, and those beside them with the rest of the games, by
/// their numbers, with the reason why they are not read.
pub(super) fn why_games_are_no_boards(sheets: &[RawSheet]) -> HashMap<usize, String> {
    let mut reasons = HashMap::new();
    let found: Vec<Option<PlayerRows>> = sheets.iter().map(PlayerRows::find).collect();
    for (number, rows) in found.iter().enumerate() {
        let Some(rows) = rows.as_ref().filter(|rows| rows.has_powers_of_several_boards()) else { continue };
        let is_part = |other: &PlayerRows| other.is_like(rows) && other.may_be_parts();
        let parts: Vec<usize> =
            (0..sheets.len()).filter(|other| *other == number || found[*other].as_ref().is_some_and(is_part)).collect();
        let names: Vec<String> = parts.iter().map(|part| format!("“{}”", sheets[*part].name)).collect();
        let what = match parts.len() {
            1 => "this sheet says the power of each player in each round, but not the board".to_owned(),
            _ => format!(
                "the sheets {} have a row for each player and a column for each round, and only together they say a game",
                join_with_and(&names)
            ),
        };
        let why = format!(
            "{what}. Write board, power and centres of each game into one cell, such as “A Austria 7”, or into columns beside \
             each other on one sheet, with headings such as “R1 Board”, “R1 Power” and “R1 SC”, and import the file again."
        );
        reasons.extend(parts.into_iter().map(|part| (part, why.clone())));
    }
    reasons
}
