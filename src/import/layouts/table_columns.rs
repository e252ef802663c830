//! The columns of a table of seats, by the headings of a row: which column holds which value.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::ops::Range;

use crate::book::count_notation::means_no_value;
use crate::book::{PerPower, Power};
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::words::heading_words;
use crate::import::words::heading_words::Heading;

/// The columns of a table with their headings, left to right.
#[derive(Clone, Debug, Default)]
pub(super) struct TableColumns {
    columns: Vec<(u32, Option<Heading>)>,
    /// The first column of each heading.
    by_heading: HashMap<Heading, u32>,
}

impl TableColumns {
    /// Takes the headings of a row. Where a word has two meanings, the other headings decide.
    pub(super) fn new(found: impl IntoIterator<Item = (u32, Option<Heading>)>) -> Self {
        let mut columns: Vec<(u32, Option<Heading>)> = found.into_iter().collect();
        columns.sort_by_key(|(place, _)| *place);
        let has = |columns: &[(u32, Option<Heading>)], heading| columns.iter().any(|(_, held)| *held == Some(heading));
        let rename = |columns: &mut [(u32, Option<Heading>)], from, to| {
            columns.iter_mut().filter(|(_, held)| *held == Some(from)).for_each(|(_, held)| *held = Some(to));
        };
        // “First name, Name”: the second column holds the family name.
        if has(&columns, Heading::FirstName) && !has(&columns, Heading::LastName) {
            rename(&mut columns, Heading::Player, Heading::LastName);
        }
        if !has(&columns, Heading::Score) {
            rename(&mut columns, Heading::Total, Heading::Score);
        }
        let mut by_heading = HashMap::new();
        for (place, heading) in &mut columns {
            let Some(known) = *heading else { continue };
            match by_heading.entry(known) {
                Entry::Occupied(_) => *heading = Some(known).filter(|known| *known == Heading::Bookkeeping),
                Entry::Vacant(free) => {
                    free.insert(*place);
                }
            }
        }
        TableColumns { columns, by_heading }
    }

    /// Takes the headings of a row with players and their places below it. There “Country” is the heading of the powers or of
    /// the regions, and the cells decide.
    pub(super) fn of_players(sheet: &RawSheet, heading_row: u32, cells: Range<CellIndex>) -> Self {
        let headings = sheet.cells.range(cells).map(|cell| (cell.at.column, heading_words::heading_of_cell(cell)));
        let columns = Self::new(headings);
        let Some(powers) = columns.column(Heading::Power) else { return columns };
        let Some(names) = columns.column(Heading::Player).or(columns.column(Heading::LastName)) else { return columns };
        // A column of boards says that the rows are seats.
        let may_be_regions = columns.has(Heading::Place) && !columns.has(Heading::Board);
        if !may_be_regions || holds_powers_of_boards(sheet, powers, names, heading_row) {
            return columns;
        }
        let with_region = |(column, heading): (u32, Option<Heading>)| {
            if column == powers { (column, Some(Heading::Region)) } else { (column, heading) }
        };
        Self::new(columns.columns.into_iter().map(with_region))
    }

    pub(super) fn has(&self, heading: Heading) -> bool {
        self.by_heading.contains_key(&heading)
    }

    pub(super) fn column(&self, heading: Heading) -> Option<u32> {
        self.by_heading.get(&heading).copied()
    }

    /// The columns with a known heading.
    pub(super) fn headings(&self) -> impl Iterator<Item = (u32, Heading)> {
        self.columns.iter().filter_map(|(column, heading)| heading.map(|heading| (*column, heading)))
    }

    /// The heading of this column. `None` if the column has no known heading.
    pub(super) fn heading(&self, column: u32) -> Option<Heading> {
        let position = self.columns.binary_search_by_key(&column, |(held, _)| *held).ok()?;
        self.columns[position].1
    }

    pub(super) fn has_chart(&self) -> bool {
        self.by_heading.keys().any(|heading| matches!(heading, Heading::Chart(_)))
    }
}

/// Whether a column holds the powers of boards: among the players below the headings, every seven have each power about once.
/// For each board, one cell may differ.
fn holds_powers_of_boards(sheet: &RawSheet, powers: u32, names: u32, heading_row: u32) -> bool {
    let mut players_with_power = PerPower::<u32>::default();
    let (mut players, mut others) = (0_u32, 0_u32);
    let mut next_row = heading_row + 1;
    for (row, cells) in sheet.rows_between(next_row..u32::MAX) {
        // The table goes on to a gap, or to a title or other headings.
        if row != next_row || sheet.find_in_row(&cells, names).is_none() {
            break;
        }
        next_row = row + 1;
        let Some(cell) = sheet.find_in_row(&cells, powers).map(|cell| sheet.cell(cell)) else { continue };
        if heading_words::heading_of_cell(cell) == Some(Heading::Power) {
            break;
        }
        let text = cell.trimmed();
        if text.is_empty() || means_no_value(&text) {
            continue;
        }
        players += 1;
        match Power::parse_in_column(&text) {
            Some(power) => players_with_power[power] += 1,
            None => others += 1,
        }
    }
    let boards = players.div_ceil(7);
    let unlike_boards: u32 = players_with_power.values().map(|count| count.abs_diff(boards)).sum();
    others + unlike_boards <= boards
}
