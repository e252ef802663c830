//! Grids of the same boards, with the powers across: one has the players, another the centres, and a third may have the years of
//! elimination. They are read as one.

use std::collections::{BTreeMap, BTreeSet};

use super::{CellNote, PreparedSheet};
use crate::book::count_notation::parse_count_cell;
use crate::book::{PerPower, Power, SeatColumn, fold_name};
use crate::import::cells::raw_cells::{RawCell, RawCells, RawValue};
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::cells::sheet_address::{SheetAddress, SheetRange};
use crate::import::report::import_report::{FindingEffect, FindingKind};
use crate::import::words::heading_words::{Heading, heading_of_cell, heading_of_text, is_total_label};
use crate::import::words::title_words::{board_name_in, parse_board_title};

/// A larger sheet is read without this step.
const MOST_CELLS_OF_SHEET: usize = 20_000;

/// What the cells of a grid hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum GridContent {
    Players,
    Centres,
    /// The years of elimination. Most cells are blank.
    YearsOut,
}

/// A grid of boards: the powers across, and a row for each board.
#[derive(Clone, Debug)]
struct BoardGrid {
    heading_row: u32,
    /// The column of the names of the boards.
    labels: u32,
    powers: PerPower<u32>,
    /// The row of each board, by its folded name.
    rows: BTreeMap<String, u32>,
    content: GridContent,
}

/// The sheet with the centres beside the players, and for each cell that was moved its address in the file.
pub(super) struct JoinedGrids {
    pub prepared: PreparedSheet,
    pub moved: BTreeMap<SheetAddress, SheetAddress>,
}

/// Moves the centres of a second grid beside the players of the first. `None` for a sheet without two such grids.
pub(super) fn joined(sheet: &RawSheet) -> Option<JoinedGrids> {
    if sheet.cells.len() > MOST_CELLS_OF_SHEET {
        return None;
    }
    let pairs = find_pairs(sheet);
    if pairs.is_empty() {
        return None;
    }
    let free = sheet.cells.iter().map(|cell| cell.at.column).max()? + 1;
    // A pair can need as many columns as the sheet has.
    if u32::try_from(pairs.len() + 1).ok()?.checked_mul(free)? >= RawCells::COLUMNS {
        return None;
    }
    let mut column = free;
    let mut heading_row = None;
    let mut moves: BTreeMap<SheetAddress, SheetAddress> = BTreeMap::new();
    let mut texts: BTreeMap<SheetAddress, String> = BTreeMap::new();
    let mut left_out: BTreeSet<SheetAddress> = BTreeSet::new();
    let mut corners: Vec<SheetAddress> = Vec::new();
    for (players, centres) in &pairs {
        // Grids below each other have their other values in the same columns.
        if heading_row.replace(players.heading_row) != Some(players.heading_row) {
            column = free;
        }
        let corner = SheetAddress::new(players.heading_row, players.labels);
        corners.extend(sheet.find(corner).is_none().then_some(corner));
        let rows = centres.rows.iter().filter_map(|(board, row)| Some((*row, *players.rows.get(board)?)));
        for (from, to) in rows.chain([(centres.heading_row, players.heading_row)]) {
            for at in sheet.row(from).map(|cell| sheet.cell(cell).at) {
                match at.column.checked_sub(centres.labels) {
                    None => {}
                    Some(0) => drop(left_out.insert(at)),
                    Some(beside) => drop(moves.insert(at, SheetAddress::new(to, column + beside - 1))),
                }
            }
        }
        for (power, of_power) in centres.powers.iter() {
            texts.insert(
                SheetAddress::new(centres.heading_row, *of_power),
                format!("{power} - {}", centres.content.heading()),
            );
        }
        left_out.extend([players, centres].into_iter().filter_map(|grid| grid.title(sheet)));
        column = moves.values().map(|at| at.column).max()? + 1;
    }
    let mut cells = RawCells::default();
    for corner in corners {
        cells.push(RawCell { at: corner, value: RawValue::Text("Board"), formula: false });
    }
    for cell in sheet.cells.iter().filter(|cell| !left_out.contains(&cell.at)) {
        let value = texts.get(&cell.at).map_or(cell.value, |text| RawValue::Text(text));
        let at = moves.get(&cell.at).copied().unwrap_or(cell.at);
        cells.push(RawCell { at, value, ..cell });
    }
    cells.sort();
    let message = "not needed: these names and titles come again above and beside the players.".to_owned();
    let cells_left_out = left_out.into_iter().collect();
    let kind = FindingKind::Ignored;
    let notes = vec![CellNote { kind, effect: FindingEffect::None, cells: cells_left_out, message }];
    let sheet = with_marks_moved(sheet.with_cells(cells), &moves);
    let moved = moves.into_iter().map(|(from, to)| (to, from)).collect();
    Some(JoinedGrids { prepared: PreparedSheet { sheet, notes }, moved })
}

/// The sheet whose struck-out and merged cells have moved with their texts.
fn with_marks_moved(mut sheet: RawSheet, moves: &BTreeMap<SheetAddress, SheetAddress>) -> RawSheet {
    let now = |at: SheetAddress| moves.get(&at).copied().unwrap_or(at);
    sheet.struck_out = std::mem::take(&mut sheet.struck_out).into_iter().map(now).collect();
    sheet.partly_struck_out =
        std::mem::take(&mut sheet.partly_struck_out).into_iter().map(|(at, rest)| (now(at), rest)).collect();
    for range in &mut sheet.merged {
        let first = now(range.first);
        let (rows, columns) = (range.last.row - range.first.row, range.last.column - range.first.column);
        *range = SheetRange { first, last: SheetAddress::new(first.row + rows, first.column + columns) };
    }
    sheet
}

/// The grids that belong together: one of players and the next one of the centres of the same boards, or the other way round.
fn find_pairs(sheet: &RawSheet) -> Vec<(BoardGrid, BoardGrid)> {
    let mut pairs: Vec<(BoardGrid, BoardGrid)> = Vec::new();
    let mut waiting: Option<BoardGrid> = None;
    for (row, cells) in sheet.rows() {
        if cells.len() < Power::ALL.len() {
            continue;
        }
        let Some(grid) = BoardGrid::find(sheet, row) else { continue };
        let is_other = |known: &BoardGrid| known.content != grid.content && known.rows.keys().eq(grid.rows.keys());
        // The years stand below the centres of the same boards.
        let is_of_pair = |(_, known): &&(BoardGrid, BoardGrid)| {
            grid.content == GridContent::YearsOut && known.content == GridContent::Centres && is_other(known)
        };
        if let Some((players, _)) = pairs.last().filter(is_of_pair).cloned() {
            pairs.push((players, grid));
            continue;
        }
        match waiting.take().filter(is_other).filter(|known| grid.is_of_players() != known.is_of_players()) {
            Some(known) if known.is_of_players() => pairs.push((known, grid)),
            Some(known) => pairs.push((grid, known)),
            None => waiting = Some(grid),
        }
    }
    pairs
}

impl GridContent {
    /// The word for the content in a heading.
    const fn heading(self) -> &'static str {
        match self {
            GridContent::Players => "player",
            GridContent::Centres => "centres",
            GridContent::YearsOut => "out",
        }
    }
}

impl BoardGrid {
    fn is_of_players(&self) -> bool {
        self.content == GridContent::Players
    }

    /// The grid whose powers stand in this row. `None` if its cells are neither all players nor all centres.
    fn find(sheet: &RawSheet, heading_row: u32) -> Option<Self> {
        let mut columns = PerPower::<Option<u32>>::default();
        for cell in sheet.row(heading_row).map(|cell| sheet.cell(cell)) {
            let power = cell.trimmed_text().and_then(Power::parse_in_column);
            if let Some(power) = power
                && columns[power].replace(cell.at.column).is_some()
            {
                return None;
            }
        }
        if columns.values().any(Option::is_none) {
            return None;
        }
        let powers = PerPower::from_fn(|power: Power| columns[power].unwrap_or_default());
        let labels = powers.values().min()?.checked_sub(1)?;
        let corner = sheet.find(SheetAddress::new(heading_row, labels)).map(|cell| sheet.cell(cell));
        let names_board = corner.is_some_and(|cell| heading_of_cell(cell) == Some(Heading::Board));
        let mut rows = BTreeMap::new();
        let mut content = None;
        for row in heading_row + 1.. {
            let label = sheet.shown_text(row, labels);
            let is_board = !label.is_empty() && !is_total_label(&label);
            if !is_board || corner.is_none() && parse_board_title(&label).is_none() {
                break;
            }
            let of_row = powers.values().filter_map(|column| sheet.find(SheetAddress::new(row, *column)));
            let of_row: Vec<RawCell<'_>> = of_row.map(|cell| sheet.cell(cell)).collect();
            // A board may have no players or counts yet, and nobody may have been eliminated.
            if !of_row.is_empty() {
                let found = content_of(&of_row)?;
                if content.replace(found).is_some_and(|known| known != found) {
                    return None;
                }
            }
            if rows.insert(fold_name(board_name_in(&label)), row).is_some() {
                return None;
            }
        }
        (!rows.is_empty() && (names_board || corner.is_none())).then_some(())?;
        let content = content.unwrap_or(GridContent::YearsOut);
        Some(BoardGrid { heading_row, labels, powers, rows, content })
    }

    /// The title directly above the grid that only says what its cells are: “Players”, “Supply centres”.
    fn title(&self, sheet: &RawSheet) -> Option<SheetAddress> {
        let row = self.heading_row.checked_sub(1)?;
        let cells = sheet.row(row);
        let cell = sheet.cell(cells.clone().next().filter(|_| cells.len() == 1)?);
        let heading = heading_of_text(cell.trimmed_text()?)?;
        let of_content = match self.content {
            GridContent::Players => heading.is_name(),
            GridContent::Centres => matches!(heading, Heading::CENTRES | Heading::FinalCount),
            GridContent::YearsOut => heading == Heading::Seat(SeatColumn::Eliminated),
        };
        of_content.then_some(cell.at)
    }
}

/// What all cells of the row of a board hold. `None` if they hold different things.
fn content_of(cells: &[RawCell<'_>]) -> Option<GridContent> {
    let is_count = |cell: &RawCell<'_>| parse_count_cell(&cell.trimmed()).is_some();
    let is_year = |cell: &RawCell<'_>| matches!(heading_of_cell(*cell), Some(Heading::Chart(_)));
    let is_name = |cell: &RawCell<'_>| {
        cell.trimmed_text().is_some_and(|text| text.contains(char::is_alphabetic)) && !is_count(cell)
    };
    match cells {
        [] => None,
        cells if cells.iter().all(is_count) => Some(GridContent::Centres),
        cells if cells.iter().all(is_year) => Some(GridContent::YearsOut),
        cells if cells.iter().all(is_name) => Some(GridContent::Players),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::struck_out::tests::sheet;
    use super::*;

    fn read(rows: &[&str]) -> Option<Vec<String>> {
        let JoinedGrids { prepared, moved } = joined(&sheet(rows))?;
        let cells = prepared.sheet.cells.iter().filter(|cell| cell.at.row == 1);
        let from = |at: SheetAddress| moved.get(&at).map(|from| format!(" from {from}")).unwrap_or_default();
        Some(cells.map(|cell| format!("{}{}", cell.text(), from(cell.at))).collect())
    }

    const POWERS: &str = "Board,Austria,England,France,Germany,Italy,Russia,Turkey";

    #[test]
    fn the_centres_of_the_second_grid_stand_beside_the_players_of_the_first() {
        let players = ["A,Ann,Bo,Cem,Dirk,Eve,Fay,Gil", "B,Hal,Ida,Jan,Kim,Lou,Mia,Ned"];
        let centres = ["B,1,2,3,4,5,6,13", "A,5,5,5,5,5,5,4"];
        let rows = [&[POWERS][..], &players, &["", POWERS], &centres].concat();
        let names = ["A", "Ann", "Bo", "Cem", "Dirk", "Eve", "Fay", "Gil"];
        let counts = ["5 from B7", "5 from C7", "5 from D7", "5 from E7", "5 from F7", "5 from G7", "4 from H7"];
        assert_eq!(read(&rows).unwrap(), [&names[..], &counts].concat());
        // A board without counts.
        let rows = [&[POWERS][..], &players, &["", POWERS], &["B", "A,5,5,5,5,5,5,4"]].concat();
        assert_eq!(read(&rows).unwrap(), [&names[..], &counts].concat());
        // Other boards, or two grids of players.
        assert_eq!(read(&[POWERS, players[0], "", POWERS, centres[0]]), None);
        assert_eq!(read(&[POWERS, players[0], "", POWERS, players[0]]), None);
    }

    #[test]
    fn a_struck_out_count_is_still_struck_out_beside_the_players() {
        let mut sheet = sheet(&[POWERS, "A,Ann,Bo,Cem,Dirk,Eve,Fay,Gil", "", POWERS, "A,5,5,5,5,5,5,4"]);
        let range =
            |column, row| SheetRange { first: SheetAddress::new(row, column), last: SheetAddress::new(row, column) };
        sheet.struck_out = [SheetAddress::new(1, 1), SheetAddress::new(4, 1)].into();
        sheet.partly_struck_out = [(SheetAddress::new(4, 2), "5".to_owned())].into();
        sheet.merged = vec![range(3, 4)];
        let read = joined(&sheet).unwrap().prepared.sheet;
        assert_eq!(read.struck_out, [SheetAddress::new(1, 1), SheetAddress::new(1, 8)].into());
        assert_eq!(read.partly_struck_out.keys().copied().collect::<Vec<_>>(), [SheetAddress::new(1, 9)]);
        assert_eq!(read.merged, [range(10, 1)]);
    }
}
