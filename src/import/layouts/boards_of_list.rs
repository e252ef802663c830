//! What a list says about the boards of its rows: whether they are known at all, and whether their names have the rounds.

use std::collections::{BTreeMap, HashMap};

use super::table_columns::TableColumns;
use crate::book::count_notation::{means_no_value, parse_count_cell};
use crate::book::{CENTRES_ON_MAP, PerPower, Power, fold_name};
use crate::import::SheetAddress;
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::recipe::LayoutTables;
use crate::import::words::heading_words::Heading;
use crate::import::words::tab_names;
use crate::languages::window_sentences::import_sheets as texts;

/// Whether boards with these sums share rows: not all have the centres of the map, and all together do.
pub(in crate::import) fn sums_are_mixed(sums: &[u32]) -> bool {
    let centres = u32::from(CENTRES_ON_MAP);
    let all = u32::try_from(sums.len()).unwrap_or(u32::MAX).saturating_mul(centres);
    sums.len() > 1 && sums.iter().any(|sum| *sum != centres) && sums.iter().sum::<u32>() == all
}

/// Why the boards of a list are not known: it has no column for them, and its rows are not in groups of seven powers.
pub(in crate::import) fn why_boards_are_unknown(sheet: &RawSheet, list: &LayoutTables) -> Option<String> {
    let columns_of_tables = list.tables.iter().map(|table| TableColumns::of_table(table, &list.layout));
    let without_boards = columns_of_tables.map(|columns| Some(columns).filter(|columns| !columns.has(Heading::Board)));
    let columns_of_tables: Vec<TableColumns> = without_boards.collect::<Option<_>>()?;
    let mut sizes: Vec<usize> = Vec::new();
    let mut sums: Vec<u32> = Vec::new();
    for (table, columns) in list.tables.iter().zip(&columns_of_tables) {
        let power_column = columns.column(Heading::Power)?;
        let (round_column, count_column) = (columns.column(Heading::Round), columns.column(Heading::CENTRES));
        let mut group = (String::new(), PerPower::<bool>::default());
        for (row, cells) in sheet.rows_between(table.lines.clone()) {
            let text = |cell: CellIndex| sheet.cell(cell).text().into_owned();
            // A row with nothing but a title begins another round.
            if cells.len() == 1 {
                group.1 = PerPower::default();
            }
            let power = sheet.find_in_row(&cells, power_column).map(text);
            let Some(power) = power.and_then(|text| Power::parse_in_column(&text)) else { continue };
            let shown = |column: u32| {
                sheet.find_in_row(&cells, column).or_else(|| sheet.find_shown(SheetAddress::new(row, column)))
            };
            let round = round_column.and_then(shown).map_or_else(|| group.0.clone(), text);
            let is_new = sizes.is_empty() || group.0 != round || group.1[power] || group.1.values().all(|held| !held);
            if is_new {
                group = (round, PerPower::default());
                sizes.push(0);
                sums.push(0);
            }
            group.1[power] = true;
            let count = count_column.and_then(|column| sheet.find_in_row(&cells, column)).map(text);
            if let (Some(read), Some(sum)) = (count.and_then(|count| parse_count_cell(&count)), sums.last_mut()) {
                *sum += u32::from(read.count);
            }
            if let Some(size) = sizes.last_mut() {
                *size += 1;
            }
        }
    }
    let whole = sizes.iter().filter(|size| **size == Power::ALL.len()).count();
    if whole == sizes.len() && sums_are_mixed(&sums) {
        return Some(texts::mixed_boards().to_owned());
    }
    (sizes.len() > 1 && 2 * whole < sizes.len()).then(|| texts::boards_in_order_not_whole(whole, sizes.len()))
}

/// The round and the board in the name of a board.
pub(super) type ParseGame = fn(&str) -> Option<(&str, &str)>;

/// How the boards “1A”, “1B”, “2A”, or “A1”, “B1”, “A2”, name their rounds. `None` if they name none.
pub(super) fn rounds_in_names_of_boards(sheet: &RawSheet, list: &LayoutTables) -> Option<ParseGame> {
    let mut seats: Vec<(String, String)> = Vec::new();
    for table in &list.tables {
        let columns = TableColumns::of_table(table, &list.layout);
        let boards = columns.column(Heading::Board).filter(|_| !columns.has(Heading::Round))?;
        let names = [Heading::FirstName, Heading::Player, Heading::LastName].map(|heading| columns.column(heading));
        for (_, cells) in sheet.rows_between(table.lines.clone()) {
            let text = |column: u32| Some(sheet.cell(sheet.find_in_row(&cells, column)?).text());
            let Some(board) = text(boards) else { continue };
            let name = names.into_iter().flatten().filter_map(text).map(|part| fold_name(&part)).collect();
            seats.push((board.into_owned(), name));
        }
    }
    parse_of_boards(&seats)
}

/// How the names of boards name their rounds. Each seat has its board, and the folded name of its player.
pub(super) fn parse_of_boards(seats: &[(String, String)]) -> Option<ParseGame> {
    let is = |parse: ParseGame| boards_are_numbered_by_round(seats, parse);
    // In “A1” the letter may be that of the round.
    let letter_is_round: ParseGame = |name| tab_names::parse_lettered_board(name).map(|(round, board)| (board, round));
    if is(tab_names::parse_numbered_board) {
        Some(tab_names::parse_numbered_board)
    } else if is(tab_names::parse_lettered_board) && !is(letter_is_round) {
        Some(tab_names::parse_lettered_board)
    } else {
        None
    }
}

/// Whether these boards are those of several rounds: somebody sits at two of them, and nobody at two with the same round.
fn boards_are_numbered_by_round(seats: &[(String, String)], parse: ParseGame) -> bool {
    let mut boards_of_players: HashMap<&str, BTreeMap<&str, &str>> = HashMap::new();
    for (board, name) in seats {
        let Some((round, _)) = parse(board) else { return false };
        if name.is_empty() || means_no_value(name) {
            continue;
        }
        let known = *boards_of_players.entry(name).or_default().entry(round).or_insert(board);
        if known != board {
            return false;
        }
    }
    boards_of_players.values().any(|rounds| rounds.len() > 1)
}
