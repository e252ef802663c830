//! Refuses rows of players with a column for each round that say the powers and not the boards, with the cure.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::{CENTRES_ON_MAP, PerPower, Power, fold_name};
use crate::import::cells::raw_cells::RawCell;
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::cells::sheet_address::SheetAddress;
use crate::import::words::heading_words::{Heading, heading_of_cell};
use crate::languages::list_in_window;
use crate::languages::window_sentences::{import_sheets as texts, import_words};

/// Number of rows in which the headings are looked for.
const ROWS_SEARCHED: usize = 20;

/// The most columns of rounds.
const MOST_ROUNDS: usize = 40;

/// Rows of players: where the headings beside the players are, and the rows below them.
struct PlayerRows<'a> {
    sheet: &'a RawSheet,
    /// The column of the players.
    players: u32,
    /// The columns beside it, with their headings.
    columns: Vec<(u32, String)>,
    /// The rows below the headings, up to the first one without a player.
    rows: Range<u32>,
}

/// What a cell says about a game, without its board.
fn power_in_cell(text: &str) -> Option<Power> {
    let bare = text.trim_end_matches(|c: char| c.is_ascii_digit() || matches!(c, ' ' | '(' | ')' | '-' | ':' | '/'));
    Power::parse_in_column(bare)
}

impl<'a> PlayerRows<'a> {
    fn find(sheet: &'a RawSheet) -> Option<Self> {
        let (heading, row) = sheet.rows().take(ROWS_SEARCHED).find_map(|(row, cells)| {
            let is_player = |cell: &CellIndex| heading_of_cell(sheet.cell(*cell)) == Some(Heading::Player);
            Some((cells.clone().find(is_player)?, row))
        })?;
        let players = sheet.address_of(heading).column;
        let headings = sheet.row(row).filter(|cell| sheet.address_of(*cell).column > players);
        let is_sum = |text: &str| is_cell_word(text, CellWord::Total);
        let columns: Vec<(u32, String)> = headings
            .map(|cell| (sheet.address_of(cell).column, fold_name(&sheet.cell(cell).trimmed())))
            .filter(|(_, text)| !is_sum(text))
            .take(MOST_ROUNDS)
            .collect();
        let below = sheet.rows_between(row + 1..u32::MAX);
        let last = below.take_while(|(_, cells)| sheet.find_in_row(cells, players).is_some()).last();
        Some(PlayerRows { sheet, players, columns, rows: row + 1..last.map_or(row, |(row, _)| row) + 1 })
    }

    /// The filled cells below the headings beside the players, each with the place of its column among them.
    fn filled_cells(&self) -> impl Iterator<Item = (usize, RawCell<'a>)> {
        let below = self.sheet.rows_between(self.rows.clone()).flat_map(|(_, cells)| self.sheet.cells.range(cells));
        let with_place = |cell: RawCell<'a>| {
            let place = self.columns.binary_search_by_key(&cell.at.column, |(column, _)| *column).ok()?;
            let is_nobody = cell.trimmed_text().is_some_and(|text| is_cell_word(text, CellWord::Nobody));
            (!is_nobody).then_some((place, cell))
        };
        below.filter_map(with_place)
    }

    /// Whether several columns hold powers, and one of them has a power more than once: several boards, which have no name.
    fn has_powers_of_several_boards(&self) -> bool {
        let mut filled = vec![0; self.columns.len()];
        let mut powers = vec![PerPower::<usize>::default(); self.columns.len()];
        for (place, cell) in self.filled_cells() {
            filled[place] += 1;
            if let Some(power) = cell.trimmed_text().and_then(power_in_cell) {
                powers[place][power] += 1;
            }
        }
        let has_powers = |(filled, powers): &(usize, PerPower<usize>)| {
            let of_powers: usize = powers.values().sum();
            of_powers >= Power::ALL.len() && of_powers * 5 >= filled * 4
        };
        let of_rounds: Vec<_> = filled.into_iter().zip(powers).filter(has_powers).collect();
        let is_repeated = |(_, powers): &(usize, PerPower<usize>)| powers.values().any(|times| *times > 1);
        of_rounds.len() > 1 && of_rounds.len() * 2 > self.columns.len() && of_rounds.iter().any(is_repeated)
    }

    /// Whether the cells may be counts or names of boards.
    fn may_be_parts(&self) -> bool {
        let is_part = |text: &str| match text.parse::<u16>() {
            Ok(count) => count <= CENTRES_ON_MAP,
            Err(_) => text.len() <= 2,
        };
        self.filled_cells().all(|(_, cell)| is_part(&cell.trimmed()))
    }

    fn headings(&self) -> impl Iterator<Item = &str> {
        self.columns.iter().map(|(_, heading)| heading.as_str())
    }

    fn names(&self) -> HashSet<String> {
        let names = self.rows.clone().filter_map(|row| self.sheet.find(SheetAddress::new(row, self.players)));
        names.map(|cell| fold_name(&self.sheet.cell(cell).trimmed())).collect()
    }

    /// Whether both have the same players and the same rounds.
    fn is_like(&self, other: &PlayerRows<'_>) -> bool {
        if !self.headings().eq(other.headings()) {
            return false;
        }
        let (names, others) = (self.names(), other.names());
        names.intersection(&others).count() * 5 >= names.len().max(others.len()) * 4
    }
}

/// The sheets with the powers of each player in each round and no boards, and those beside them with the rest of the games, by
/// their numbers, with the reason why they are not read.
pub(in crate::import) fn why_games_are_no_boards(sheets: &[RawSheet]) -> HashMap<usize, String> {
    let mut reasons = HashMap::new();
    let found: Vec<Option<PlayerRows<'_>>> = sheets.iter().map(PlayerRows::find).collect();
    for (number, rows) in found.iter().enumerate() {
        let Some(rows) = rows.as_ref().filter(|rows| rows.has_powers_of_several_boards()) else { continue };
        let is_part = |other: &PlayerRows<'_>| other.is_like(rows) && other.may_be_parts();
        let parts: Vec<usize> =
            (0..sheets.len()).filter(|other| *other == number || found[*other].as_ref().is_some_and(is_part)).collect();
        let why = if parts.len() == 1 {
            texts::powers_of_rounds_without_boards().to_owned()
        } else {
            let names: Vec<String> = parts.iter().map(|part| import_words::quoted(&sheets[*part].name)).collect();
            texts::games_on_several_sheets(&list_in_window(&names))
        };
        reasons.extend(parts.into_iter().map(|part| (part, why.clone())));
    }
    reasons
}
