//! What the heading and the cells of a column are. Its roles follow from that.

mod roles;

use std::collections::{BTreeMap, BTreeSet};

use super::NamesByNumber;
use super::column_patterns::{PATTERNS, pattern_of_whole_board, patterns_of_text, seats_of_whole_board};
use super::heading_line::{COMES_AGAIN, HeadingLine, TableColumn};
use super::heading_lines::HeadingLines;
use super::numbered_players::is_number_heading;
use super::role::Role;
use super::runs_of_years::RunsOfYears;
use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::{CENTRES_ON_MAP, Power, Year};
use crate::import::cells::raw_cells::RawCell;
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::questions::corrected_counts::is_correction;
use crate::import::readings::{Readings, TextReadings};
use crate::import::recipe::Grid;
use crate::import::words::heading_words::Heading;

/// A longer text in a column without a known heading does not name a board.
const MOST_BYTES_OF_BOARD: usize = 20;

/// The share of the cells, in tenths, that must have a content by which a column is known.
pub(super) const TENTHS: usize = 8;

/// The cells below all headings with equal words.
#[derive(Debug, Default)]
#[allow(clippy::struct_excessive_bools)] // Each is a fact of its own about the column.
pub(super) struct ColumnContent {
    given: Option<Role>,
    /// Whether the lines are columns of the sheet.
    across: bool,
    heading: Option<Heading>,
    half_name: Option<Heading>,
    names_of_one_word: usize,
    letters: Vec<Heading>,
    names_game: bool,
    names_power: bool,
    /// Whether each line has a column for each power.
    beside_powers: bool,
    has_heading: bool,
    cells: usize,
    blank: usize,
    powers: usize,
    powers_with_remarks: usize,
    different_remarks: BTreeSet<String>,
    different_powers: [bool; 7],
    counts: usize,
    years: usize,
    names: usize,
    /// The texts with a letter that are no power and no count: nicknames such as “wolf77” too.
    texts: usize,
    letters_of_powers: usize,
    whole_numbers: usize,
    rounds: usize,
    different_rounds: BTreeSet<String>,
    different: BTreeSet<String>,
    dates: usize,
    is_timestamp: bool,
    is_year_word: bool,
    runs_of_years: RunsOfYears,
    /// Whether each text can be the name of a board.
    are_short: bool,
    is_correction: bool,
    is_final: bool,
    boards: usize,
    fields: usize,
    no_value: usize,
    patterns: Vec<usize>,
    /// The cells with all seats of a board, and how the first of them has them.
    whole_boards: usize,
    seats_of_board: Option<(usize, char)>,
    /// The cells with a count after each year, and the sum of their first counts.
    counts_by_year: usize,
    first_counts_by_year: usize,
    /// The last of the numbers that count the rows: 1, 2, 3. `None` once a cell is no such number.
    row_number: Option<u32>,
    /// Whether the same word stands above a column to the right.
    comes_again: bool,
    /// Whether the heading is one of the numbers of players.
    is_player_number: bool,
    /// Whether the file lists the players with a number each.
    has_list: bool,
    /// Whether the numbers in each line below powers are players of that list, and no counts.
    has_players_below_powers: bool,
}

impl ColumnContent {
    fn new(column: &TableColumn, of: Option<&TextReadings>, (across, beside_powers): (bool, bool)) -> Self {
        // A letter that is read as a power is no other heading.
        let is_letter =
            column.names.power.is_none() && of.is_some_and(|of| !of.letters.is_empty() && of.heading.is_none());
        ColumnContent {
            given: column.given,
            across,
            beside_powers,
            heading: column.meaning.or(of.and_then(|of| of.heading)).filter(|_| !column.is_named_by_game()),
            half_name: column.half_name,
            letters: of.filter(|_| is_letter).map(|of| of.letters.clone()).unwrap_or_default(),
            is_year_word: of.is_some_and(|of| {
                of.text.split(' ').filter(|word| word.len() > 2).any(|word| is_cell_word(word, CellWord::Year))
            }),
            is_timestamp: of.is_some_and(|of| is_cell_word(&of.text, CellWord::Timestamp)),
            // “Final SC” beside “SC” is the count at the end, and no correction.
            is_correction: of.is_some_and(|of| is_correction(&of.text) && !of.is_final),
            is_final: of.is_some_and(|of| of.is_final),
            is_player_number: of.is_some_and(|of| is_number_heading(&of.text) || is_number_of_power(column)),
            names_game: !column.names.is_blank() && !column.is_inherited,
            names_power: column.names.power.is_some() && !column.is_inherited,
            has_heading: column.heading.is_some(),
            row_number: Some(0),
            are_short: true,
            comes_again: column.words.ends_with(COMES_AGAIN),
            patterns: vec![0; PATTERNS.len()],
            ..ColumnContent::default()
        }
    }

    fn add(&mut self, read: &TextReadings) {
        self.cells += 1;
        let is_next = |number: &u32| self.row_number.is_some_and(|last| *number == last + 1 || *number == 1);
        self.row_number = read.text.parse().ok().filter(is_next);
        if read.has_no_value || read.is_no_name {
            self.no_value += 1;
            return;
        }
        if let Some(power) = &read.power {
            self.powers += 1;
            self.letters_of_powers += usize::from(read.text.len() == 1);
            self.powers_with_remarks += usize::from(!power.remark.is_empty());
            self.different_remarks.insert(power.remark.clone());
            self.different_powers[power.power.index()] = true;
        }
        if !self.different.contains(&read.text) {
            self.different.insert(read.text.clone());
        }
        if let Some(first) = read.counts_by_year.first() {
            self.counts_by_year += 1;
            self.first_counts_by_year += usize::from(*first);
        }
        self.counts += usize::from(read.count.is_some());
        // “14” is rather a count.
        let is_start = read.heading == Some(Heading::StartCount);
        self.years += usize::from(is_start || read.year.is_some() && read.count.is_none());
        let year = read.year.filter(|_| read.count.is_none()).or(is_start.then_some(Year::START));
        self.runs_of_years.add(year);
        let is_name = read.is_name && read.power.is_none();
        self.names += usize::from(is_name);
        self.names_of_one_word += usize::from(is_name && !read.text.contains(' '));
        let is_text = read.power.is_none() && read.count.is_none() && read.text.contains(char::is_alphabetic);
        self.texts += usize::from(is_text);
        self.are_short &= read.text.len() <= MOST_BYTES_OF_BOARD;
        self.whole_numbers += usize::from(read.text.parse::<u32>().is_ok());
        self.rounds += usize::from(read.names.round.is_some());
        self.different_rounds.extend(read.names.round.clone());
        self.dates += usize::from(read.is_dated);
        self.boards += usize::from(read.names.board.is_some());
        let is_field = |heading: Heading| heading.is_of_seat() && !matches!(heading, Heading::Chart(_));
        self.fields += usize::from(read.heading.is_some_and(is_field));
        if read.count.is_none() && !read.is_number && read.power.as_ref().is_none_or(|power| !power.remark.is_empty()) {
            for &number in read.patterns(patterns_of_text) {
                // A number behind a name may be a part of the name, unless the column is that of a game.
                let may_be = !(self.across && PATTERNS[number].is_name_with_count);
                self.patterns[number] += usize::from(may_be);
            }
        }
    }

    /// Adds a formula without a result, which says nothing of the content.
    const fn add_without_result(&mut self) {
        self.cells += 1;
        self.no_value += 1;
    }

    /// Adds a cell that may have all seats of a board, also in several lines.
    fn add_whole_board(&mut self, cell: RawCell<'_>) {
        let Some(text) = cell.trimmed_text() else { return };
        let of_board = self.seats_of_board.or_else(|| pattern_of_whole_board(text));
        if of_board.is_some_and(|of| seats_of_whole_board(text, of, CellIndex::default()).is_some()) {
            self.seats_of_board = of_board;
            self.whole_boards += 1;
        }
    }

    /// Whether the column may have last names, if that before it has the first ones.
    pub(super) fn may_be_last_name(&self) -> bool {
        self.half_name == Some(Heading::LastName)
    }

    /// Whether no word says that the column has rounds: it has dates, or each line has one of a few values.
    pub(super) fn may_be_rounds(&self) -> bool {
        let is_unknown = self.heading.is_none_or(|of| of == Heading::Date) && self.given.is_none();
        let is_dated = self.dates * 2 > self.cells;
        is_unknown && (is_dated || self.has_values_of_boards() && !self.has(self.rounds, TENTHS))
    }

    /// Whether each line has one of a few values, so few that each may be that of whole boards.
    fn has_values_of_boards(&self) -> bool {
        let values = self.different.len();
        values > 1 && values * Power::ALL.len() <= self.cells && self.blank == 0 && self.no_value == 0
    }

    /// Whether the heading says that the column has players.
    pub(super) fn is_headed_player(&self) -> bool {
        self.heading == Some(Heading::Player) || self.given == Some(Role::Is(Heading::Player))
    }

    /// Whether so many of the cells with a value, in tenths, are of a kind.
    fn has(&self, number: usize, tenths: usize) -> bool {
        let with_value = self.cells - self.no_value;
        with_value > 0 && number * 10 >= with_value * tenths
    }

    fn is_powers(&self) -> bool {
        self.has(self.powers, TENTHS) && self.different_powers.iter().filter(|seen| **seen).count() >= 4
    }
}

/// Whether the words beside a power are those of the numbers of players: “Austria badge”.
fn is_number_of_power(column: &TableColumn) -> bool {
    let words = column.words.trim_matches(|c: char| !c.is_alphanumeric() && c != '#');
    column.names.power.is_some() && is_number_heading(words)
}

/// Whether the numbers below the powers of a table are players of a list: each line has different ones, and few lines have as many
/// centres as a map.
fn has_players_below_powers(
    grid: &Grid<'_>,
    readings: &Readings<'_>,
    heading: &HeadingLine,
    names: &dyn NamesByNumber,
) -> bool {
    let of_powers = heading.columns.iter().filter(|column| column.names.power.is_some() && !column.is_inherited);
    let places: Vec<u32> = of_powers.map(|column| column.place).collect();
    let (mut players, mut counts) = (0, 0);
    for (_, cells) in grid.lines_between(heading.lines()) {
        let number = |place: &u32| {
            let cell = grid.find_in_line(cells, *place)?;
            readings.of_cell(grid.sheet, cell).text.parse::<u32>().ok()
        };
        let numbers: BTreeSet<u32> = places.iter().filter_map(number).collect();
        if numbers.len() == Power::ALL.len() && numbers.iter().all(|number| names.name_of(*number).is_some()) {
            players += 1;
            counts += usize::from(numbers.iter().sum::<u32>() == u32::from(CENTRES_ON_MAP));
        }
    }
    players > 0 && counts * 2 < players
}

/// The contents of all columns of a sheet, by the words of their headings.
pub(super) fn contents_of_columns(
    grid: &Grid<'_>,
    readings: &Readings<'_>,
    lines: &HeadingLines,
    names: Option<&dyn NamesByNumber>,
) -> BTreeMap<String, ColumnContent> {
    let has_list = names.is_some_and(NamesByNumber::are_in_results);
    let mut contents: BTreeMap<String, ColumnContent> = BTreeMap::new();
    let is_sum = |cells: &[CellIndex]| cells.iter().any(|&cell| readings.of_cell(grid.sheet, cell).is_total);
    let sums: BTreeSet<u32> = grid.lines().filter(|(_, cells)| is_sum(cells)).map(|(line, _)| line).collect();
    for heading in lines.iter() {
        let has_players = names
            .filter(|_| heading.is_of_powers())
            .is_some_and(|names| has_players_below_powers(grid, readings, heading, names));
        for column in &heading.columns {
            let of = column.heading.map(|cell| readings.of_cell(grid.sheet, cell));
            let content = contents
                .entry(column.words.clone())
                .or_insert_with(|| ColumnContent::new(column, of.as_deref(), (grid.across, heading.is_of_powers())));
            content.has_list = has_list;
            content.has_players_below_powers |= has_players && column.names.power.is_some() && !column.is_inherited;
            for (line, cells) in grid.lines_between(heading.lines()) {
                // Beside others, a single cell is a title or a note. A line with a label of sums has sums.
                let is_alone = cells.len() == 1 && heading.columns.len() > 1;
                let cell: Option<CellIndex> = grid.find_in_line(cells, column.place).filter(|_| !is_alone);
                match cell.filter(|_| !sums.contains(&line)) {
                    Some(cell) if grid.sheet.cell(cell).lacks_result() => content.add_without_result(),
                    Some(cell) if !grid.sheet.struck_out.contains(&grid.sheet.address_of(cell)) => {
                        content.add(&readings.of_cell(grid.sheet, cell));
                        content.add_whole_board(grid.sheet.cell(cell));
                    }
                    _ => content.blank += 1,
                }
            }
        }
    }
    contents
}

/// The power that a text is, for the columns of powers.
pub(super) fn power_of(read: &TextReadings) -> Option<Power> {
    read.power.as_ref().map(|of| of.power)
}
