//! The columns of a table of seats, by the headings of a row: which column holds which value.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::ops::Range;

use crate::book::count_notation::{means_no_value, parse_count_cell};
use crate::book::{CENTRES_ON_MAP, PerPower, Power, fold_name};
use crate::import::SheetAddress;
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::recipe::{FoundTable, TableLayout};
use crate::import::words::heading_words;
use crate::import::words::heading_words::Heading;
use crate::languages::list_in_window;
use crate::languages::window_sentences::{import_tables as texts, import_words};

/// More columns that could be the counts are not compared with each other: none of them is used.
const MOST_RIVALS: usize = 16;

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

    /// The columns of a table that was found by its layout.
    pub(super) fn of_table(table: &FoundTable, layout: &TableLayout) -> Self {
        let with_heading = table.columns.iter().filter(|column| column.heading.is_some());
        Self::new(with_heading.map(|column| (column.place, layout.heading_of(column))))
    }

    /// Takes the headings of a row above seats. Two columns of counts are told apart by their words and by what they add
    /// up to in these rows. The notes say which column was not used; each is about the cell of a heading.
    pub(super) fn of_seats(
        mut found: Vec<(u32, Option<Heading>)>,
        sheet: &RawSheet,
        heading_row: u32,
        rows: &[u32],
    ) -> (Self, Vec<(CellIndex, String)>) {
        let mut notes = Vec::new();
        let with = |found: &[(u32, Option<Heading>)], heading: Heading| -> Vec<u32> {
            found.iter().filter(|(_, held)| *held == Some(heading)).map(|(column, _)| *column).collect()
        };
        let heading_cell = |column: u32| sheet.find(SheetAddress::new(heading_row, column));
        let name = |column: &u32| Some(import_words::quoted(sheet.cell(heading_cell(*column)?).text().trim()));
        let names = |columns: &[u32]| list_in_window(&columns.iter().filter_map(name).collect::<Vec<_>>());
        let (finals, mut counts) = (with(&found, Heading::FinalCount), with(&found, Heading::CENTRES));
        // “Result” and “End” may be the heading of the counts.
        for heading in [Heading::Result, Heading::LastYear] {
            if let [column] = with(&found, heading)[..]
                && finals.is_empty()
                && counts.is_empty()
                && adds_up(sheet, column, rows)
            {
                found.iter_mut().filter(|(place, _)| *place == column).for_each(|(_, of)| *of = Some(Heading::CENTRES));
                counts.push(column);
            }
        }
        // “Final” may be the heading of the places.
        let are_places = |column: &u32| places_not_counts(sheet, *column, rows);
        let has_places = finals.iter().all(are_places) && counts.iter().any(|column| adds_up(sheet, *column, rows));
        let rivals: &[u32] = if finals.is_empty() || has_places { &counts } else { &finals };
        let chosen = match rivals {
            [only] => Some(*only),
            _ if rivals.len() > MOST_RIVALS => None,
            _ => {
                let holding: Vec<u32> = rivals.iter().copied().filter(|&column| adds_up(sheet, column, rows)).collect();
                let same = |column: &u32| same_cells(sheet, rivals[0], *column, rows);
                match holding[..] {
                    [only] => Some(only),
                    _ if rivals.iter().skip(1).all(same) => rivals.first().copied(),
                    _ => None,
                }
            }
        };
        // A layout knows a column by its heading, so of two with the same heading it finds the first only.
        let text_of = |column: u32| heading_cell(column).map(|cell| fold_name(&sheet.cell(cell).text()));
        let hidden = chosen.filter(|&chosen| {
            rivals.iter().take_while(|column| **column != chosen).any(|column| text_of(*column) == text_of(chosen))
        });
        let chosen = chosen.filter(|_| hidden.is_none());
        let others: Vec<u32> = counts.iter().chain(&finals).copied().filter(|column| Some(*column) != chosen).collect();
        for (column, heading) in &mut found {
            if matches!(heading, Some(Heading::FinalCount | Heading::CENTRES)) {
                *heading = (Some(*column) == chosen).then_some(Heading::CENTRES);
            }
        }
        if let Some(cell) = others.first().and_then(|column| heading_cell(*column)) {
            notes.push((
                cell,
                match chosen {
                    Some(chosen) => texts::two_columns_of_centres(&names(&[chosen]), &names(&others)),
                    None if hidden.is_some() => texts::two_headings_of_centres(&names(hidden.as_slice())),
                    None => texts::unclear_column_of_centres(&names(&others)),
                },
            ));
        }
        // “Surname” alone is enough, but a column of given names may have a heading that is not known.
        let has = |heading| !with(&found, heading).is_empty();
        if !has(Heading::FirstName)
            && !has(Heading::Player)
            && let Some(cell) = with(&found, Heading::LastName).first().and_then(|column| heading_cell(*column))
        {
            notes.push((cell, texts::only_family_names().to_owned()));
        }
        // One year between the start and the end is a part of a chart only if it is the whole map.
        let charts: Vec<u32> = found
            .iter()
            .filter(|(_, heading)| matches!(heading, Some(Heading::Chart(_))))
            .map(|(column, _)| *column)
            .collect();
        if let [year] = charts[..]
            && (!finals.is_empty() || !with(&found, Heading::StartCount).is_empty())
            && !adds_up(sheet, year, rows)
        {
            found.iter_mut().filter(|(column, _)| *column == year).for_each(|(_, heading)| *heading = None);
            if let Some(cell) = heading_cell(year) {
                notes.push((cell, texts::counts_are_no_chart(&names(&[year]))));
            }
        }
        (Self::new(found), notes)
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

    /// The first column with a known heading.
    pub(super) fn first_column(&self) -> Option<u32> {
        self.headings().next().map(|(column, _)| column)
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

/// Whether the counts in a column add up to 34 for every seven of them.
fn adds_up(sheet: &RawSheet, column: u32, rows: &[u32]) -> bool {
    let mut sum = 0_u32;
    let mut boards = 0_u32;
    let counts = rows.iter().filter_map(|&row| sheet.find(SheetAddress::new(row, column)));
    for count in counts.filter_map(|cell| parse_count_cell(&sheet.cell(cell).text())) {
        sum += u32::from(count.count);
        boards += 1;
    }
    boards > 0 && boards.is_multiple_of(7) && sum == u32::from(CENTRES_ON_MAP) * (boards / 7)
}

/// Whether the cells in a column are places from 1 to 7, with a first place for every seven of them.
fn places_not_counts(sheet: &RawSheet, column: u32, rows: &[u32]) -> bool {
    let cells = rows.iter().filter_map(|&row| sheet.find(SheetAddress::new(row, column)));
    let places: Vec<u32> = cells
        .filter_map(|cell| parse_count_cell(&sheet.cell(cell).text()))
        .map(|place| u32::from(place.count))
        .collect();
    let firsts = places.iter().filter(|place| **place == 1).count();
    // The places of seven are 28 together at most, and less where some are equal.
    !places.is_empty()
        && places.len().is_multiple_of(7)
        && places.iter().all(|place| (1..=7).contains(place))
        && firsts >= places.len() / 7
}

fn same_cells(sheet: &RawSheet, column: u32, other: u32, rows: &[u32]) -> bool {
    let text = |row: u32, column: u32| sheet.find(SheetAddress::new(row, column)).map(|cell| sheet.cell(cell).text());
    rows.iter().all(|&row| text(row, column) == text(row, other))
}
