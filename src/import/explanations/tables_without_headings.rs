//! Tables that no known headings stand above: powers in neighbouring lines, with values beside them. The texts directly above them may
//! be headings in unknown words, or the names of boards beside each other.

use std::collections::{BTreeMap, BTreeSet};

use super::column_patterns::{ColumnPattern, PATTERNS};
use super::heading_line::{HeadingLine, TableColumn, YEAR};
use super::line_content::FEWEST_POWERS;
use crate::book::{CENTRES_ON_MAP, Centres, PerPower, Power};
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::readings::{NamedGame, PatternText, Readings, TextReadings};
use crate::import::recipe::{Grid, Part};
use crate::import::words::heading_words::Heading;

/// The share of the lines of a table, in tenths, in which a column has a cell.
const TENTHS_FILLED: usize = 4;

/// A longer text is no name of a board.
const MOST_BYTES: usize = 20;

/// The words of all columns that boards beside each other have.
const BOARD: &str = "\u{3}board";

/// Powers in neighbouring lines at one place.
#[derive(Clone, Debug)]
struct RunOfPowers {
    place: u32,
    first: u32,
    last: u32,
    powers: PerPower<bool>,
}

impl RunOfPowers {
    fn is_enough(&self) -> bool {
        self.powers.values().filter(|seen| **seen).count() >= FEWEST_POWERS
    }
}

/// The tables without headings of a sheet. `headed` are the tables with headings.
pub(super) fn tables_without_headings(
    grid: &Grid<'_>,
    readings: &Readings<'_>,
    headed: &[HeadingLine],
) -> Vec<HeadingLine> {
    let mut runs = runs_of_powers(grid, readings);
    runs.retain(|run| {
        let is_headed = headed.iter().any(|heading| has_powers(grid, readings, heading, run));
        !is_headed && (!grid.across || !has_heading(grid, readings, run))
    });
    runs.sort_by_key(|run| (run.first, run.place));
    let mut tables = Vec::new();
    let mut rest = &runs[..];
    while let Some(first) = rest.first() {
        // Boards beside each other begin and end in the same lines.
        let beside = rest.iter().take_while(|run| (run.first, run.last) == (first.first, first.last)).count();
        let (of_lines, others) = rest.split_at(beside);
        rest = others;
        tables.extend(tables_of_lines(grid, readings, of_lines));
    }
    let begin: Vec<(u32, (u32, u32))> = tables
        .iter()
        .map(|table: &HeadingLine| (table.line, table.places))
        .chain(headed.iter().map(|of| (of.line, of.places)))
        .collect();
    for table in &mut tables {
        let is_below = |(line, places): &&(u32, (u32, u32))| {
            *line > table.line && table.places.0 <= places.1 && places.0 <= table.places.1
        };
        table.end = begin.iter().filter(is_below).map(|(line, _)| *line).min().unwrap_or(u32::MAX);
    }
    tables
}

/// The runs of powers of a sheet that may make tables.
fn runs_of_powers(grid: &Grid<'_>, readings: &Readings<'_>) -> Vec<RunOfPowers> {
    let mut open: BTreeMap<u32, RunOfPowers> = BTreeMap::new();
    let mut runs = Vec::new();
    for (line, cells) in grid.lines() {
        let powers: BTreeMap<u32, Power> = cells
            .iter()
            .filter_map(|&cell| Some((grid.place(cell), power_of_seat(&readings.of_cell(grid.sheet, cell))?)))
            .collect();
        open.retain(|_, run| {
            let is_next = run.last + 1 == line;
            // A name alone may stand below the player in whose place it is.
            let is_gap = || is_next && grid.find(line, run.place).is_none();
            let after_gap = || run.last + 2 == line && powers.get(&run.place).is_some_and(|power| !run.powers[*power]);
            let goes_on = is_next && powers.contains_key(&run.place) || is_gap() || after_gap();
            if !goes_on && run.is_enough() {
                runs.push(run.clone());
            }
            goes_on
        });
        for (place, power) in powers {
            let new = RunOfPowers { place, first: line, last: line, powers: PerPower::default() };
            let run = open.entry(place).or_insert(new);
            run.last = line;
            run.powers[power] = true;
        }
    }
    runs.extend(open.into_values().filter(RunOfPowers::is_enough));
    runs
}

/// The power that a cell is, or that it has beside other parts of a seat: “Austria: Ann Lee”, “- R 8 Ann Lee”.
fn power_of_seat(read: &TextReadings) -> Option<Power> {
    if let Some(power) = &read.power {
        return Some(power.power);
    }
    let may_have_power = !read.is_number
        && read.text.contains(' ')
        && read.text.split(|c: char| !c.is_alphabetic()).any(|word| Power::parse_in_column(word).is_some());
    if !may_have_power {
        return None;
    }
    let text = PatternText::of(&read.text);
    let is_seat = |of: &&ColumnPattern| of.has(Part::POWER) && of.has(Part::PLAYER) && of.may_match(&read.text);
    let parts = PATTERNS.iter().filter(is_seat).find_map(|of| text.parts(of.pattern))?;
    let power = parts.into_iter().find(|(heading, _)| *heading == Heading::Power)?;
    Power::parse_in_column(&power.1)
}

/// Whether these powers stand below a line of headings, in a column of its table.
fn has_powers(grid: &Grid<'_>, readings: &Readings<'_>, heading: &HeadingLine, run: &RunOfPowers) -> bool {
    let is_below = heading.line < run.first && run.first < heading.end;
    let is_at = heading.line == run.first;
    let Some(column) = heading.columns.iter().find(|column| column.place == run.place) else {
        return is_at && heading.has_place(run.place);
    };
    let has_word = column.heading.is_some_and(|cell| readings.of_cell(grid.sheet, cell).power.is_none());
    let begins_with_power = || {
        let mut below = grid.lines_between(heading.lines()).take(2);
        below.any(|(line, _)| {
            grid.find(line, run.place).is_some_and(|cell| readings.of_cell(grid.sheet, cell).power.is_some())
        })
    };
    is_at || is_below && (has_word || begins_with_power())
}

/// Whether a word for a heading stands directly before the powers. Beside a column of headings, powers in a row are headings too.
fn has_heading(grid: &Grid<'_>, readings: &Readings<'_>, run: &RunOfPowers) -> bool {
    let before = run.first.checked_sub(1).and_then(|line| grid.find(line, run.place));
    before.is_some_and(|cell| readings.of_cell(grid.sheet, cell).heading.is_some())
}

/// The tables whose powers stand in these lines.
fn tables_of_lines(grid: &Grid<'_>, readings: &Readings<'_>, runs: &[RunOfPowers]) -> Vec<HeadingLine> {
    let Some(first) = runs.first() else { return Vec::new() };
    let lines = first.first..first.last + 1;
    let number = (lines.end - lines.start) as usize;
    let mut filled: BTreeMap<u32, usize> = BTreeMap::new();
    for cell in grid.lines_between(lines.clone()).flat_map(|(_, cells)| cells) {
        *filled.entry(grid.place(*cell)).or_default() += 1;
    }
    filled.retain(|_, cells| *cells * 10 >= number * TENTHS_FILLED);
    let places: Vec<u32> = filled.into_keys().collect();
    let mut tables = Vec::new();
    for block in places.chunk_by(|a, b| a + 1 == *b) {
        let powers: Vec<u32> = runs.iter().map(|run| run.place).filter(|place| block.contains(place)).collect();
        let Some(&at) = powers.first() else { continue };
        // Without a blank column between them, each table has as many columns.
        let width = powers.get(1).map_or(u32::MAX, |next| next - at);
        let before = at - block[0];
        for part in block.chunk_by(|a, b| (a - block[0]) / width == (b - block[0]) / width) {
            let power = powers.iter().copied().find(|place| part.contains(place));
            let is_whole = |place: u32| {
                let cell = grid.find(lines.start, place);
                cell.is_some_and(|cell| readings.of_cell(grid.sheet, cell).power.is_none())
            };
            let has_seats = |power: &u32| before < width && (part.len() > 1 || is_whole(*power));
            let Some(power) = power.filter(has_seats) else { continue };
            let table = table_of_places(lines.start, part, power);
            let with_boards = boards_beside_each_other(grid, readings, &table, power, lines.end);
            let with_headings = || below_headings(grid, readings, &table, power);
            let with_years = || below_years(grid, readings, &table);
            tables.push(with_boards.or_else(with_headings).or_else(with_years).unwrap_or(table));
        }
    }
    tables
}

/// The table of these neighbouring places, with its powers at one of them.
fn table_of_places(line: u32, places: &[u32], power: u32) -> HeadingLine {
    let columns = places.iter().map(|&place| {
        let words = format!("\u{3}{}", i64::from(place) - i64::from(power));
        TableColumn::without_heading(place, words, NamedGame::default(), false)
    });
    HeadingLine {
        line,
        has_headings: false,
        end: u32::MAX,
        places: (places[0], places[places.len() - 1]),
        above: Vec::new(),
        columns: columns.collect(),
        has_titles: false,
        year_may_be_of_boards: false,
    }
}

/// The same table with the texts directly above its columns as the names of boards: “Harbour”, “Garden”. `None` if the columns hold
/// other things than the players or the counts of boards beside each other.
fn boards_beside_each_other(
    grid: &Grid<'_>,
    readings: &Readings<'_>,
    table: &HeadingLine,
    power: u32,
    end: u32,
) -> Option<HeadingLine> {
    let line = line_above(grid, table)?;
    let is_player = |cell: CellIndex| {
        let read = readings.of_cell(grid.sheet, cell);
        read.is_name && read.power.is_none() || read.has_no_value
    };
    let cells_of = |place: u32| (table.line..end).filter_map(move |line| grid.find(line, place));
    let count = |cell: CellIndex| readings.of_cell(grid.sheet, cell).count.as_ref().map(|of| of.count);
    // Counts are those of boards where each column has the centres of a map.
    let is_of_map = |column: &TableColumn| {
        let counts: Option<Vec<Centres>> = cells_of(column.place).map(count).collect();
        counts.is_some_and(|counts| counts.iter().sum::<Centres>() == CENTRES_ON_MAP)
    };
    let has_counts = table.columns.iter().filter(|column| column.place != power).all(is_of_map);
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let mut columns = table.columns.clone();
    for column in columns.iter_mut().filter(|column| column.place != power) {
        let cell = grid.find(line, column.place)?;
        let read = readings.of_cell(grid.sheet, cell);
        let is_name = (has_counts || !read.is_number)
            && !matches!(read.heading, Some(Heading::Chart(_)))
            && (has_counts && read.names.board.is_some() || read.heading.is_none())
            && read.power.is_none()
            && read.text.len() <= MOST_BYTES;
        let is_unknown = read.names.power.is_none() && read.names.round.is_none();
        let mut has_players = || cells_of(column.place).all(|cell| is_player(cell) && seen.insert(grid.text(cell)));
        if !is_name || !is_unknown || !has_counts && !has_players() {
            return None;
        }
        let board = Some(read.names.board.clone().unwrap_or_else(|| read.text.clone()));
        column.heading = Some(cell);
        column.names = NamedGame { board, ..NamedGame::default() };
        BOARD.clone_into(&mut column.words);
    }
    // “Round 1” in the corner.
    let has_titles = grid.find(line, power).is_some_and(|cell| {
        let names = &readings.of_cell(grid.sheet, cell).names;
        names.round.is_some() && names.board.is_none()
    });
    (columns.len() > 2).then(|| HeadingLine { line, has_headings: true, has_titles, columns, ..table.clone() })
}

/// The line above a table, directly or with one blank line between.
fn line_above(grid: &Grid<'_>, table: &HeadingLine) -> Option<u32> {
    grid.lines_between(table.line.saturating_sub(2)..table.line).last().map(|(line, _)| line)
}

/// The same table with the texts directly above its columns as headings, also in unknown words. Above the powers there may be a title.
/// `None` if a column has no heading.
fn below_headings(grid: &Grid<'_>, readings: &Readings<'_>, table: &HeadingLine, power: u32) -> Option<HeadingLine> {
    let line = line_above(grid, table)?;
    let mut columns = table.columns.clone();
    let mut has_titles = false;
    for column in &mut columns {
        let cell = grid.find(line, column.place)?;
        let read = readings.of_cell(grid.sheet, cell);
        let is_title = !read.names.is_blank();
        if read.is_number || read.has_no_value || read.power.is_some() || is_title && column.place != power {
            return None;
        }
        has_titles |= is_title;
        if !is_title {
            column.heading = Some(cell);
            column.words.clone_from(&read.heading_words);
        }
    }
    let different: BTreeSet<&str> = columns.iter().map(|column| column.words.as_str()).collect();
    let is_whole = different.len() == columns.len() && !different.contains("");
    is_whole.then(|| HeadingLine { line, has_headings: true, has_titles, columns, ..table.clone() })
}

/// The same table with the years directly above its columns: a chart, whose other columns have no headings. `None` if something else
/// stands above them.
fn below_years(grid: &Grid<'_>, readings: &Readings<'_>, table: &HeadingLine) -> Option<HeadingLine> {
    let line = line_above(grid, table)?;
    let mut columns = table.columns.clone();
    for column in &mut columns {
        let Some(cell) = grid.find(line, column.place) else { continue };
        let Some(Heading::Chart(year)) = readings.of_cell(grid.sheet, cell).heading else { return None };
        column.heading = Some(cell);
        column.year = Some(year);
        YEAR.clone_into(&mut column.words);
    }
    let has_years = columns.iter().any(|column| column.year.is_some());
    has_years.then(|| HeadingLine { line, has_headings: true, columns, ..table.clone() })
}
