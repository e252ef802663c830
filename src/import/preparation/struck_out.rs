//! Struck-out players with their replacement in the row below. The replacement is read, and the struck-out cells are kept.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::seat_rows::{columns_of_board, is_of_game, is_of_other_game, powers_in_row};
use super::{CellNote, PreparedSheet};
use crate::book::{Power, fold_name};
use crate::figures::join_with_and;
use crate::import::FindingEffect;
use crate::import::draft_book::{DraftBook, StruckOutCells};
use crate::import::heading_words::{heading_of_cell, is_total_label};
use crate::import::raw_cells::{RawCell, RawValue};
use crate::import::raw_sheet::RawSheet;
use crate::import::sheet_address::{SheetAddress, SheetRange};
use crate::import::title_words::{find_round, parse_board_title};
use crate::printable_text::printable_line;

/// Number of struck-out players below each other that one replacement can have.
const MOST_STRUCK_OUT: u32 = 3;

/// A sheet with more struck-out cells is read without replacements.
const MOST_STRUCK_OUT_CELLS: usize = 2_000;

/// A larger sheet is read without corrections of single cells and of boards.
const MOST_CELLS_OF_SHEET: usize = 50_000;

/// Whether the struck-out cells of a sheet are so few that their corrections are looked for.
pub(super) fn may_have_corrections(sheet: &RawSheet) -> bool {
    let struck_out = sheet.struck_out.len();
    (1..=MOST_STRUCK_OUT_CELLS).contains(&struck_out) && sheet.cells.len() <= MOST_CELLS_OF_SHEET
}

/// A struck-out player whose replacement is in a row below.
#[derive(Clone, Debug, PartialEq, Eq)]
struct ReplacedPlayer {
    power: Power,
    name: SheetAddress,
    replacement: SheetAddress,
    /// The struck-out cells of the row.
    cells: Vec<SheetAddress>,
}

/// Reads the part of a text that is not struck out. `None` for a sheet without such texts.
pub(super) fn without_struck_out_parts(sheet: &RawSheet) -> Option<PreparedSheet> {
    if sheet.partly_struck_out.is_empty() {
        return None;
    }
    let mut notes = Vec::new();
    let changed = sheet.with_values(|cell| {
        let rest = sheet.partly_struck_out.get(&cell.at)?;
        let message = format!(
            "a part of “{}” is struck out, and “{}” is read. The whole cell is also kept word for word among the unplaced \
             cells. If the struck-out part counts, correct the cell in the file and import it again.",
            printable_line(&cell.trimmed()),
            printable_line(rest)
        );
        notes.push(CellNote::kept(vec![cell.at], message));
        Some(RawValue::Text(rest))
    });
    Some(PreparedSheet { sheet: changed, notes })
}

/// Puts replacements in the place of struck-out players. `None` for a sheet that has none.
pub(super) fn with_replacements(sheet: &RawSheet) -> Option<PreparedSheet> {
    if sheet.struck_out.is_empty() || sheet.struck_out.len() > MOST_STRUCK_OUT_CELLS {
        return None;
    }
    let mut removed: BTreeSet<SheetAddress> = BTreeSet::new();
    let mut moved: BTreeMap<SheetAddress, SheetAddress> = BTreeMap::new();
    let mut replaced = Vec::new();
    let mut struck_out = sheet.struck_out.clone();
    for &name in &sheet.struck_out {
        let Some(mut found) = find_replacement(sheet, name).filter(|_| !removed.contains(&name)) else { continue };
        let (above, below) = (name.row, found.player.replacement.row);
        struck_out.retain(|at| !found.player.cells.contains(at));
        let cells_of = |row: u32| sheet.row_part(row, &found.columns).map(|cell| sheet.cell(cell).at);
        let is_key = |at: SheetAddress| at.column == found.power_column || is_of_game(sheet, at);
        if !found.has_power_below {
            // The power, the round and the board are those of the replacement too.
            found.player.cells.retain(|at| !is_key(*at));
        }
        removed.extend(&found.player.cells);
        for between in found.names_between(sheet) {
            struck_out.retain(|at| !between.cells.contains(at));
            removed.extend(&between.cells);
            replaced.push(between);
        }
        let stays = |at: &SheetAddress| !removed.contains(at);
        let has_value = cells_of(above).filter(stays).any(|at| !is_key(at));
        if found.has_power_below && !has_value {
            removed.extend(cells_of(above));
        } else {
            for at in cells_of(below) {
                let target = SheetAddress::new(above, at.column);
                if sheet.find(target).is_none() || removed.contains(&target) && !is_key(at) {
                    moved.insert(at, target);
                } else if is_key(at) {
                    removed.insert(at);
                    removed.remove(&target);
                }
            }
        }
        replaced.push(found.player);
    }
    if replaced.is_empty() {
        return None;
    }
    let changed = sheet.changed(|cell| match moved.get(&cell.at) {
        Some(at) => Some(RawCell { at: *at, ..cell }),
        None => Some(cell).filter(|cell| !removed.contains(&cell.at)),
    });
    let notes = replaced.iter().map(|player| player.note(sheet)).collect();
    Some(PreparedSheet { sheet: RawSheet { struck_out, ..changed }, notes })
}

/// A replacement, and where the row of its power is.
struct FoundReplacement {
    player: ReplacedPlayer,
    power_column: u32,
    /// The columns of the board.
    columns: Range<u32>,
    /// Whether the row of the replacement names the power again.
    has_power_below: bool,
}

impl FoundReplacement {
    /// The struck-out players between the first one and the replacement. They have neither a power nor a row of their own.
    fn names_between(&self, sheet: &RawSheet) -> Vec<ReplacedPlayer> {
        let ReplacedPlayer { power, name, replacement, .. } = self.player;
        let players = (name.row + 1..replacement.row).map(|row| {
            let cells = sheet.row_part(row, &self.columns).map(|cell| sheet.cell(cell).at);
            let cells = cells.filter(|at| sheet.struck_out.contains(at)).collect();
            ReplacedPlayer { power, name: SheetAddress::new(row, name.column), replacement, cells }
        });
        players.filter(|player| player.cells.contains(&player.name)).collect()
    }
}

/// The replacement of the player in a struck-out cell.
fn find_replacement(sheet: &RawSheet, name: SheetAddress) -> Option<FoundReplacement> {
    let text_at = |at: SheetAddress| sheet.text_at(at.row, at.column);
    let is_name = |text: &&str| {
        text.contains(char::is_alphabetic) && Power::parse_in_column(text).is_none() && !is_total_label(text)
    };
    let old = text_at(name).filter(is_name)?;
    let powers = powers_in_row(sheet, name.row);
    let (power_column, power) = powers
        .iter()
        .rev()
        .find(|(column, _)| *column < name.column)
        .or_else(|| powers.iter().find(|(column, _)| *column > name.column))
        .copied()?;
    let row = (name.row + 1..=name.row + MOST_STRUCK_OUT)
        .find(|row| !sheet.struck_out.contains(&SheetAddress::new(*row, name.column)))?;
    let replacement = SheetAddress::new(row, name.column);
    let new = text_at(replacement).filter(is_name).filter(|new| fold_name(new) != fold_name(old))?;
    let is_title = parse_board_title(new).is_some() || find_round(new).is_some();
    let is_heading = sheet.find(replacement).is_some_and(|cell| heading_of_cell(sheet.cell(cell)).is_some());
    if is_title || is_heading {
        return None;
    }
    let power_below = sheet.find(SheetAddress::new(row, power_column));
    let has_power_below = match power_below {
        Some(cell) if Power::parse_in_column(&sheet.cell(cell).trimmed()) == Some(power) => true,
        Some(_) => return None,
        None => false,
    };
    let columns = columns_of_board(&[&powers, &powers_in_row(sheet, row)], power_column, name.column);
    let is_other_game = is_of_other_game(sheet, [name.row, row], &columns);
    let cells = sheet.row_part(name.row, &columns).map(|cell| sheet.cell(cell).at);
    let cells = cells.filter(|at| sheet.struck_out.contains(at)).collect();
    let player = ReplacedPlayer { power, name, replacement, cells };
    (!is_other_game).then_some(FoundReplacement { player, power_column, columns, has_power_below })
}

impl ReplacedPlayer {
    fn note(&self, sheet: &RawSheet) -> CellNote {
        let ReplacedPlayer { power, name, replacement, cells } = self;
        let message = describe_replaced_player(sheet, *power, *name, *replacement);
        CellNote::kept(cells.clone(), message)
    }
}

/// The sentence about a struck-out player and the cell of the replacement.
pub(super) fn describe_replaced_player(
    sheet: &RawSheet,
    power: Power,
    name: SheetAddress,
    replacement: SheetAddress,
) -> String {
    let [old, new] = [name, replacement].map(|at| printable_line(&sheet.shown_text(at.row, at.column)).into_owned());
    format!(
        "“{old}” is struck out, and {replacement} has “{new}” for {power}. “{new}” is read as the player, and the struck-out cells \
         are kept word for word among the unplaced cells. If “{old}” played a part of the game, enter “{new}” as the substitute \
         after the import."
    )
}

/// Reports the cells that are struck out in the file and have no correction.
pub(in crate::import) fn report_struck_out(draft: &mut DraftBook) {
    for StruckOutCells { sheet, read, unread } in std::mem::take(&mut draft.struck_out) {
        let Some(sheet) = draft.sources.sheet_name(sheet).map(str::to_owned) else { continue };
        let mut warn = |cells: &BTreeSet<SheetAddress>, one: &str, several: &str| {
            if let Some(list) = list_of_cells(cells) {
                let message = format!("{list} {}", if cells.len() == 1 { one } else { several });
                draft.warn_at(&sheet, None, FindingEffect::None, message);
            }
        };
        warn(
            &read,
            "is struck out in the file, and read like the other cells. If it does not count, delete the text in the file and \
             import it again.",
            "are struck out in the file, and read like the other cells. If they do not count, delete the text in the file and \
             import it again.",
        );
        warn(
            &unread,
            "is struck out in the file, and not read. If it counts, enter it after the import.",
            "are struck out in the file, and not read. If they count, enter them after the import.",
        );
    }
}

/// “B3, B5 and C7:C9”. `None` for no cells.
fn list_of_cells(cells: &BTreeSet<SheetAddress>) -> Option<String> {
    const MOST_NAMED: usize = 20;
    let ranges = SheetRange::covering_ranges(cells.iter().copied());
    let named: Vec<String> = ranges.iter().take(MOST_NAMED).map(ToString::to_string).collect();
    let is_long = ranges.len() > MOST_NAMED;
    (!ranges.is_empty()).then(|| if is_long { format!("{}, …", named.join(", ")) } else { join_with_and(&named) })
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A sheet with these rows. A text that begins with “~” is struck out.
    pub(in crate::import::preparation) fn sheet(rows: &[&str]) -> RawSheet {
        let mut sheet = RawSheet::default();
        for (row, line) in (0..).zip(rows) {
            for (column, text) in (0..).zip(line.split(',')).filter(|(_, text)| !text.is_empty()) {
                let at = SheetAddress::new(row, column);
                if text.starts_with('~') {
                    sheet.struck_out.insert(at);
                }
                sheet.cells.push(RawCell { at, value: RawValue::Text(text.trim_start_matches('~')), formula: false });
            }
        }
        sheet
    }

    fn read(rows: &[&str]) -> Option<Vec<String>> {
        let read = with_replacements(&sheet(rows))?.sheet;
        Some(read.cells.iter().map(|cell| format!("{} {}", cell.at, cell.text())).collect())
    }

    #[test]
    fn the_replacement_below_is_read_in_place_of_the_struck_out_player() {
        assert_eq!(read(&["Italy,~Zoe,~4", "Italy,Ann,5"]).unwrap(), ["A2 Italy", "B2 Ann", "C2 5"]);
        assert_eq!(read(&["~Italy,~Zoe", "Italy,Ann,5"]).unwrap(), ["A2 Italy", "B2 Ann", "C2 5"]);
        assert_eq!(read(&["Italy,~Zoe", ",Ann,5", "Russia,Bo,6"]).unwrap()[..3], ["A1 Italy", "B1 Ann", "C1 5"]);
        assert_eq!(read(&["~Italy,~Zoe", ",Ann,5"]).unwrap(), ["A1 Italy", "B1 Ann", "C1 5"]);
        assert_eq!(read(&["Italy,~Zoe,5", "Italy,Ann"]).unwrap(), ["A1 Italy", "B1 Ann", "C1 5"]);
        assert_eq!(read(&["Italy,~Zoe", ",~Max", ",Ann,5"]).unwrap(), ["A1 Italy", "B1 Ann", "C1 5"]);
        // Boards side by side with the powers named once.
        assert_eq!(read(&["Italy,~Zoe,,Tom,3", ",Ann,5"]).unwrap(), ["A1 Italy", "B1 Ann", "C1 5", "D1 Tom", "E1 3"]);
        assert_eq!(read(&["Italy,~Zoe,Italy,Tom", "Italy,Ann,Russia,Bo"]).unwrap().len(), 6);
    }

    #[test]
    fn a_struck_out_cell_without_a_replacement_is_read() {
        assert_eq!(read(&["Italy,~Zoe,4", "Russia,Ann,5"]), None);
        assert_eq!(read(&["Round,Power,Player", "~1,~Italy,~Zoe", "2,Italy,Ann"]), None);
        assert_eq!(read(&["Italy,~Zoe,4", ",Board B"]), None);
        // The letter of a board is no power.
        assert_eq!(read(&["Power,Board,Player", "I,A,~Zoe", "R,A,Ann"]), None);
    }
}
