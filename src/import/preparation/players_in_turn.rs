//! Several rows of one power of a board, with the years that each of the players played. They are read as one row: the player
//! of the first years, and the others as substitutes.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::seat_rows::{columns_of_board, heading_above, is_of_game, is_of_other_game, powers_in_row};
use super::{CellNote, PreparedSheet};
use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::{Power, Year, fold_name};
use crate::figures::join_with_and;
use crate::import::heading_words::Heading;
use crate::import::name_cells::split_bracket;
use crate::import::raw_cells::{RawCell, RawValue};
use crate::import::raw_sheet::RawSheet;
use crate::import::sheet_address::SheetAddress;
use crate::printable_text::printable_line;

/// Rows after these are read as they are.
const MOST_ROWS: usize = 20_000;

/// The years in a text: “1901-1903”, “1901–03”, “from 1904”. Blank if another number is in it.
fn years_in(text: &str) -> Vec<u16> {
    const MOST_BYTES: usize = 40;
    // Most texts have no year, and are not divided.
    let is_digit = |byte: &u8| byte.is_ascii_digit();
    if text.len() > MOST_BYTES || !text.as_bytes().windows(4).any(|four| four.iter().all(is_digit)) {
        return Vec::new();
    }
    let numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty());
    let year = |digits: &str| {
        let number: u16 = digits.parse().ok()?;
        let year = if digits.len() == 2 { 1900 + number } else { number };
        Some(year).filter(|year| (Year::FIRST.0..=Year::LAST_PLAYED.0).contains(year))
    };
    let years: Option<Vec<u16>> = numbers.map(year).collect();
    let has_whole_year = text.split(|c: char| !c.is_ascii_digit()).any(|digits| digits.len() == 4);
    years.filter(|_| has_whole_year).unwrap_or_default()
}

/// The row of one player of a power.
#[derive(Clone, Debug)]
struct PlayerRow {
    name: SheetAddress,
    /// The name without the years.
    player: String,
    years: Vec<u16>,
    /// Whether a word stands beside a year: “from 1904”.
    has_words: bool,
}

/// The rows of the players of one power, in their order.
#[derive(Clone, Debug)]
struct PlayersInTurn {
    power: Power,
    columns: Range<u32>,
    rows: Vec<PlayerRow>,
}

impl PlayersInTurn {
    /// Whether the last of the players is in this row, and the power in this column.
    fn ends_at(&self, row: u32, column: u32) -> bool {
        self.columns.contains(&column) && self.rows.last().is_some_and(|last| last.name.row == row)
    }
}

impl PlayerRow {
    /// The player and the years of a row of a board. `None` without both.
    fn find(sheet: &RawSheet, row: u32, columns: &Range<u32>) -> Option<Self> {
        let cells = || sheet.row_part(row, columns).map(|cell| sheet.cell(cell));
        let name = cells().find(|cell| heading_above(sheet, cell.at) == Some(Heading::Player))?;
        let text = name.trimmed_text()?;
        let in_bracket = split_bracket(text).filter(|(_, inner)| !years_in(inner).is_empty());
        let player = in_bracket.map_or(text, |(player, _)| player).to_owned();
        let may_say_years = |cell: &RawCell<'_>| {
            let heading = heading_above(sheet, cell.at);
            // Above “from 1904”, “to 1903” looks like the heading of a year.
            matches!(heading, None | Some(Heading::Region | Heading::Note | Heading::Chart(_)))
        };
        let beside = cells().filter(may_say_years).map(|cell| cell.trimmed());
        let texts: Vec<Cow<'_, str>> =
            in_bracket.map(|(_, inner)| Cow::Borrowed(inner)).into_iter().chain(beside).collect();
        let of_years = || texts.iter().filter(|text| !years_in(text).is_empty());
        let years: Vec<u16> = of_years().flat_map(|text| years_in(text)).collect();
        let is_filler = |word: &str| is_cell_word(word, CellWord::Filler);
        let has_words = of_years().any(|text| text.split(|c: char| !c.is_alphabetic()).any(is_filler));
        (!years.is_empty()).then_some(PlayerRow { name: name.at, player, years, has_words })
    }

    /// Whether another player goes on where this one ends. `is_next` if this one goes on where one before it ends.
    fn is_followed_by(&self, next: &PlayerRow, is_next: bool) -> bool {
        // A single year may be that of an elimination.
        let begins = is_next || self.years.contains(&Year::FIRST.0);
        let is_span = self.years.len() > 1 && begins || self.has_words && next.has_words;
        let (last, first) = (self.years.iter().max(), next.years.iter().min());
        let goes_on = last.zip(first).is_some_and(|(last, first)| last <= first && first - last <= 1);
        is_span && goes_on && fold_name(&self.player) != fold_name(&next.player)
    }
}

/// The next row, if it is that of the next player of the same power. `powers` are those of both rows. `is_next` if the row is
/// that of a next player too.
fn player_below(
    sheet: &RawSheet,
    row: u32,
    (column, power): (u32, Power),
    powers: &[&[(u32, Power)]; 2],
    is_next: bool,
) -> Option<(Range<u32>, [PlayerRow; 2])> {
    (heading_above(sheet, SheetAddress::new(row, column)) == Some(Heading::Power)).then_some(())?;
    let below = sheet.find(SheetAddress::new(row + 1, column))?;
    (Power::parse_in_column(&sheet.cell(below).trimmed()) == Some(power)).then_some(())?;
    let rows = [row, row + 1];
    let columns = columns_of_board(powers, column, column);
    // What stands between this power and one at its left belongs to the other board.
    let columns = if columns.start > 0 { column..columns.end } else { columns };
    let (this, next) = (PlayerRow::find(sheet, row, &columns)?, PlayerRow::find(sheet, row + 1, &columns)?);
    (this.is_followed_by(&next, is_next) && !is_of_other_game(sheet, rows, &columns)).then_some((columns, [this, next]))
}

fn find_players_in_turn(sheet: &RawSheet) -> Vec<PlayersInTurn> {
    let mut found: Vec<PlayersInTurn> = Vec::new();
    let says_year = |cell| !years_in(&sheet.cell(cell).trimmed()).is_empty();
    let years: BTreeSet<u32> =
        sheet.rows().take(MOST_ROWS).filter(|(_, cells)| cells.clone().any(says_year)).map(|(row, _)| row).collect();
    for &row in years.iter().filter(|row| years.contains(&(*row + 1))) {
        let [powers, below] = [row, row + 1].map(|row| powers_in_row(sheet, row));
        for &(column, power) in &powers {
            let known = found.iter().rposition(|of| of.power == power && of.ends_at(row, column));
            let Some((columns, [this, next])) =
                player_below(sheet, row, (column, power), &[&powers, &below], known.is_some())
            else {
                continue;
            };
            match known {
                Some(known) => found[known].rows.push(next),
                None => found.push(PlayersInTurn { power, columns, rows: vec![this, next] }),
            }
        }
    }
    found
}

/// Joins the rows of one power. `None` for a sheet without such rows.
pub(super) fn with_substitutes(sheet: &RawSheet) -> Option<PreparedSheet> {
    let found = find_players_in_turn(sheet);
    if found.is_empty() {
        return None;
    }
    let mut removed: BTreeSet<SheetAddress> = BTreeSet::new();
    let mut moved: BTreeMap<SheetAddress, SheetAddress> = BTreeMap::new();
    let mut names: BTreeMap<SheetAddress, String> = BTreeMap::new();
    let mut notes = Vec::new();
    for PlayersInTurn { power, columns, rows } in &found {
        let [first, others @ ..] = &rows[..] else { continue };
        let start = |row: &PlayerRow| row.years.iter().min().copied().unwrap_or_default();
        let others: Vec<(&PlayerRow, String)> =
            others.iter().map(|row| (row, format!("{} from {}", row.player, start(row)))).collect();
        let texts = std::iter::once(first.player.clone()).chain(others.iter().map(|(_, text)| text.clone()));
        names.insert(first.name, texts.collect::<Vec<_>>().join(" → "));
        let mut kept: Vec<SheetAddress> = Vec::new();
        // The cells that the row of the first player gets, by their new addresses.
        let mut sources: BTreeMap<SheetAddress, SheetAddress> = BTreeMap::new();
        for (row, _) in &others {
            for cell in sheet.row_part(row.name.row, columns).map(|cell| sheet.cell(cell)) {
                let target = SheetAddress::new(first.name.row, cell.at.column);
                let heading = heading_above(sheet, cell.at);
                let is_key = is_of_game(sheet, cell.at) || heading == Some(Heading::Power) || cell.at == row.name;
                removed.insert(cell.at);
                let says_years = !years_in(&cell.trimmed()).is_empty();
                if is_key || says_years || heading.is_none() || heading == Some(Heading::Region) {
                    continue;
                }
                // The last row has the count at the end.
                let before = sources.insert(target, cell.at).or_else(|| sheet.find(target).map(|_| target));
                removed.extend(before);
                kept.extend(before);
            }
        }
        for (target, source) in sources {
            removed.remove(&source);
            moved.insert(source, target);
        }
        let players: Vec<String> = others.iter().map(|(_, text)| format!("“{}”", printable_line(text))).collect();
        let message = format!(
            "{power} has {} rows, with the years of each player. “{}” is read as the player, and {} as the substitute. Exchange \
             them after the import if the other one counts as the player.",
            rows.len(),
            printable_line(&first.player),
            join_with_and(&players)
        );
        let cells = rows.iter().map(|row| row.name).collect();
        notes.push(CellNote::warning(cells, message));
        if !kept.is_empty() {
            let message =
                "these cells are those of a player before the last one of a power. They are kept word for word among \
                           the unplaced cells."
                    .to_owned();
            notes.push(CellNote::kept(kept, message));
        }
    }
    let changed = sheet.changed(|cell| match (names.get(&cell.at), moved.get(&cell.at)) {
        (Some(name), _) => Some(RawCell { value: RawValue::Text(name), ..cell }),
        (None, Some(at)) => Some(RawCell { at: *at, ..cell }),
        (None, None) => Some(cell).filter(|cell| !removed.contains(&cell.at)),
    });
    Some(PreparedSheet { sheet: changed, notes })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn years_are_found_in_texts_of_years_only() {
        assert_eq!(years_in("1901-1903"), [1901, 1903]);
        assert_eq!(years_in("1901–03"), [1901, 1903]);
        assert_eq!(years_in("from 1904"), [1904]);
        for text in ["7", "03", "1904 7", "2024", "Ann"] {
            assert!(years_in(text).is_empty(), "{text}");
        }
    }

    fn read(rows: &[&str]) -> Option<Vec<String>> {
        let mut sheet = RawSheet::default();
        for (row, line) in (0..).zip(rows) {
            for (column, text) in (0..).zip(line.split(',')).filter(|(_, text)| !text.is_empty()) {
                let at = SheetAddress::new(row, column);
                sheet.cells.push(RawCell { at, value: RawValue::Text(text), formula: false });
            }
        }
        let read = with_substitutes(&sheet)?.sheet;
        Some(read.cells.iter().skip(4).map(|cell| format!("{} {}", cell.at, cell.text())).collect())
    }

    #[test]
    fn rows_of_one_power_with_following_years_are_one_seat() {
        let joined = ["A2 Italy", "B2 Zoe → Ann from 1904", "C2 1901-1903", "D2 5"];
        assert_eq!(read(&["Power,Player,Years,SC", "Italy,Zoe,1901-1903", "Italy,Ann,1904-1908,5"]).unwrap(), joined);
        assert_eq!(read(&["Power,Player,Years,SC", "Italy,Zoe,1901-1903,4", "Italy,Ann,1904-,5"]).unwrap(), joined);
        let joined = ["A2 Italy", "B2 Zoe → Ann from 1904", "C2 to 1903", "D2 5"];
        assert_eq!(read(&["Power,Player,Years,SC", "Italy,Zoe,to 1903", "Italy,Ann,from 1904,5"]).unwrap(), joined);
        let joined = ["A2 Italy", "B2 Zoe → Ann from 1904 → Una from 1906", "C2 1901-1903", "D2 5"];
        let three = ["Power,Player,Years,SC", "Italy,Zoe,1901-1903", "Italy,Ann,1904-1905,4", "Italy,Una,1906-1908,5"];
        assert_eq!(read(&three).unwrap(), joined, "the count is that of the last player");
        // Years that overlap, and rows of two games, are not joined.
        assert_eq!(read(&["Power,Player,Years,SC", "Italy,Zoe,1901-1908,4", "Italy,Ann,1901-1907,5"]), None);
        assert_eq!(read(&["Power,Player,Board,Years", "Italy,Zoe,A,1901-1903", "Italy,Ann,B,1904-1908"]), None);
        assert_eq!(read(&["Power,Player,Years,SC", "Italy,Zoe,,4", "Italy,Ann,,5"]), None);
        assert_eq!(read(&["Power,Player,Gone,SC", "Italy,Zoe,1904,0", "Italy,Ann,1905,0"]), None);
        assert_eq!(read(&["Player,R1 Power,R1 Years,R1 SC", "Zoe,Italy,1901-1903,4", "Ann,Italy,1904-1908,5"]), None);
    }
}
