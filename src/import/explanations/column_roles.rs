//! What a column can hold, by its heading and by its cells, and what each choice costs.

use std::collections::{BTreeMap, BTreeSet};

use super::NamesByNumber;
use super::column_patterns::{PATTERNS, pattern_of_whole_board, patterns_of_text, seats_of_whole_board};
use super::heading_line::{COMES_AGAIN, HeadingLine, TableColumn};
use super::heading_lines::HeadingLines;
use super::line_content::FEWEST_YEARS;
use super::numbered_players::is_number_heading;
use super::role::Role;
use super::runs_of_years::RunsOfYears;
use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::{CENTRES_ON_MAP, Power, SeatColumn, Year};
use crate::import::cells::raw_cells::{RawCell, parse_number};
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::costs::{Cost, MARGIN, heading, rule, unexplained};
use crate::import::questions::corrected_counts::is_correction;
use crate::import::readings::{Readings, TextReadings};
use crate::import::recipe::{Grid, Part};
use crate::import::words::heading_words::Heading;

/// A longer text in a column without a known heading does not name a board.
const MOST_BYTES_OF_BOARD: usize = 20;

/// The most patterns of which a column is read.
const MOST_PATTERNS: usize = 6;

/// The share of the cells, in tenths, that must have a content by which a column is known.
pub(super) const TENTHS: usize = 8;

/// The share of the cells, in tenths, that have the pattern of their column. The others are mostly words such as “bye”.
const TENTHS_OF_PATTERN: usize = 5;

/// A column may have other cells, but not more than this share of them, in tenths.
const TENTHS_UNDER_WORD: usize = 5;

/// The share of the cells, in tenths, that are a player or a count where lines of both take turns.
const NINE_TENTHS: usize = 9;

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

    /// Whether the cells can be what a heading says.
    fn may_be(&self, heading: Heading) -> bool {
        match heading {
            Heading::Power => self.has(self.powers, TENTHS_UNDER_WORD),
            // Players may be called by letters, of which some are those of powers.
            Heading::Player => {
                self.has((self.texts + self.letters_of_powers).max(self.whole_numbers), TENTHS_UNDER_WORD)
            }
            Heading::FirstName | Heading::LastName => self.has(self.names, TENTHS_UNDER_WORD),
            Heading::LastYear => !self.has(self.counts, TENTHS),
            // The years stand for powers that are out.
            Heading::CENTRES => {
                self.counts > 0 && self.has(self.counts + self.years, TENTHS_UNDER_WORD) || self.cells == self.no_value
            }
            // A line for each board may have a name for it.
            Heading::Board if self.beside_powers => true,
            // Names below such a word are mostly those of players, unless the same few come again or stand above rows without one.
            Heading::Round | Heading::Board => {
                !self.has(self.names, TENTHS)
                    || self.has(self.boards, 1)
                    || self.different.len() * 3 <= self.cells + self.blank
            }
            _ => true,
        }
    }

    /// What it costs to keep the column.
    pub(super) fn kept(&self) -> Cost {
        let cells = unexplained::CELL_OF_COLUMN * u32::try_from(self.cells).unwrap_or(10_000).min(10_000);
        // Of two columns of counts, the one at the end has what counts, without a question.
        unexplained::COLUMN + cells + if self.is_final { MARGIN } else { 0 }
    }

    /// The patterns that most cells have.
    fn patterns(&self) -> Vec<usize> {
        let mut numbers: Vec<usize> =
            (0..self.patterns.len()).filter(|number| self.has(self.patterns[*number], TENTHS_OF_PATTERN)).collect();
        // Of patterns that fit as many cells, one of more parts says more.
        let parts = |number: usize| PATTERNS[number].pattern.parts().count();
        numbers.sort_by_key(|number| std::cmp::Reverse((self.patterns[*number], parts(*number))));
        numbers.truncate(MOST_PATTERNS);
        numbers
    }

    /// What the cells alone say.
    fn by_cells(&self, base: Cost) -> Vec<(Role, Cost)> {
        let mut roles = Vec::new();
        if self.cells == self.no_value {
            return roles;
        }
        if self.is_powers() {
            roles.push((Role::Is(Heading::Power), base));
        }
        if self.has(self.fields, TENTHS) {
            roles.push((Role::Field, base + heading::SECOND_AXIS));
        }
        if self.has(self.counts, TENTHS) {
            roles.push((Role::Is(Heading::CENTRES), base));
        }
        // A column with counts in few lines may have those that are right.
        if self.cells > 0 && self.counts == self.cells && self.cells <= self.blank && !self.names_power {
            roles.push((Role::Corrected, base + rule::CORRECTED));
        }
        // Below powers, each line of players may have a line of counts, or of counts by year.
        let values = self.cells - self.no_value;
        if self.names_power
            && !self.across
            && self.names > 0
            && self.counts > 0
            && (self.names + self.counts) * 10 >= values * NINE_TENTHS
        {
            roles.push((Role::PlayerOrCount, base + heading::SECOND_AXIS));
        }
        if self.beside_powers && !self.names_game && self.years > 0 && self.has(self.years, TENTHS) {
            let cost = if self.is_year_word { heading::WORD } else { base };
            roles.push((Role::Is(Heading::LastYear), cost));
        }
        if !self.names_game
            && self.runs_of_years.are_of_chart(self.years)
            && self.years >= FEWEST_YEARS
            && self.has(self.years, TENTHS)
        {
            roles.push((Role::YearOfLine, heading::SECOND_AXIS));
        }
        // Below powers, years are those in which they were eliminated.
        if self.names_power && self.has(self.years, TENTHS) {
            roles.push((Role::Is(Heading::Seat(SeatColumn::Eliminated)), base));
        }
        if self.cells >= Power::ALL.len() && self.row_number.is_some() {
            roles.push((Role::Computed, base));
        }
        if self.has(self.names, TENTHS) {
            roles.push((Role::Is(Heading::Player), base));
        }
        let is_board = self.beside_powers && !self.names_game && self.texts == self.cells && self.are_short;
        if is_board && self.cells > 1 && self.different.len() == self.cells {
            roles.push((Role::Is(Heading::Board), base + heading::SECOND_AXIS));
        }
        // Each value may be a board or a round, with a line for each power.
        // Other numbers than 1, 2, 3 are figures of the board.
        let are_figures = self.different.iter().any(|text| parse_number(text).is_some())
            && !(1..=self.different.len()).all(|number| self.different.contains(&number.to_string()));
        let of_groups = self.different.len() > 1
            && !are_figures
            && self.cells.is_multiple_of(self.different.len() * Power::ALL.len());
        if of_groups && self.are_short && !self.beside_powers && !self.names_game {
            roles.push((Role::Is(Heading::Board), base));
            roles.push((Role::Is(Heading::Round), base + heading::COMES_AGAIN));
        }
        if self.has(self.boards, TENTHS) {
            roles.push((Role::Is(Heading::Board), base));
        } else if self.boards > 0 && self.has(self.boards + self.fields, TENTHS) {
            // “Board 1” beside the players, and “Centres” beside the counts.
            roles.push((Role::Is(Heading::Board), base + heading::SECOND_AXIS));
        }
        if self.has(self.rounds, TENTHS) && self.different_rounds.len() > 1 && !self.is_timestamp {
            let cost = if self.dates == 0 { base } else { base.max(self.kept() + heading::SECOND_AXIS) };
            roles.push((Role::Is(Heading::Round), cost));
        } else if self.has_values_of_boards() && !self.names_power && !self.is_powers() {
            // As a date, such a value is a round or a board only where something else would be broken.
            let cost = base.max(self.kept() + heading::SECOND_AXIS);
            roles.extend([Heading::Board, Heading::Round].map(|of| (Role::Is(of), cost)));
        }
        roles.extend(self.patterns().into_iter().map(|number| (Role::Parts(number), base + heading::PATTERN)));
        roles
    }

    /// The half of the names that the column has beside the other half.
    fn half_of_names(&self) -> Option<(Role, Cost)> {
        match self.half_name? {
            Heading::LastName if self.has(self.names, TENTHS) => Some((Role::Is(Heading::LastName), heading::LETTER)),
            Heading::FirstName if self.has(self.names_of_one_word, TENTHS) => {
                Some((Role::Is(Heading::FirstName), heading::WORD))
            }
            _ => None,
        }
    }

    /// Whether the cells are numbers of players. “No” may stand above them, also where it is known as another word.
    fn are_numbers_of_players(&self) -> bool {
        let is_number = self.is_player_number && (self.has_list || self.row_number.is_none());
        (is_number || self.has_players_below_powers) && self.has(self.whole_numbers, TENTHS)
    }

    /// What a column may have whose heading names scores.
    fn roles_of_scores(&self, of: Heading) -> Vec<(Role, Cost)> {
        // “Austria 5” below a word for the score of a round.
        let games = self.patterns().into_iter().filter(|number| PATTERNS[*number].has(Part::POWER));
        let games = games.map(|number| (Role::Parts(number), heading::PATTERN));
        // Where no other column has the counts, they may be the sums of centres that are listed by name.
        let counts = (of == Heading::Total && self.has(self.counts, TENTHS))
            .then_some((Role::Is(Heading::CENTRES), heading::NONE));
        games.chain([(Role::Computed, heading::WORD)]).chain(counts).collect()
    }

    /// The roles of the column, each with its cost.
    pub(super) fn roles(&self) -> Vec<(Role, Cost)> {
        if let Some(given) = self.given {
            return vec![(given, heading::WORD)];
        }
        // The time of an answer to a form says nothing about the game.
        if self.is_timestamp {
            return vec![(Role::NotNeeded, heading::WORD)];
        }
        let kept = (Role::Kept, self.kept());
        if let Some(half) = self.half_of_names() {
            return vec![half, kept];
        }
        if let Some((number, mark)) = self.seats_of_board.filter(|_| self.has(self.whole_boards, TENTHS)) {
            return vec![(Role::WholeBoard(number, mark), heading::PATTERN), kept];
        }
        if self.is_correction && self.has(self.counts, TENTHS) {
            return vec![(Role::Corrected, rule::CORRECTED), kept];
        }
        if self.has(self.counts_by_year, TENTHS) && self.heading.is_none_or(|of| of == Heading::CENTRES) {
            let at_start: u16 = Power::ALL.into_iter().map(Power::first_centres).sum();
            let starts = self.first_counts_by_year * Power::ALL.len() == self.counts_by_year * usize::from(at_start);
            let first = if starts { Year::START } else { Year::FIRST };
            return vec![(Role::CountsByYear(first), heading::PATTERN), kept];
        }
        if let Some(Heading::Chart(_)) = self.heading {
            let fits = self.cells == self.no_value || self.has(self.counts, TENTHS_UNDER_WORD);
            return if fits { vec![(Role::Year, heading::WORD), kept] } else { vec![kept] };
        }
        let are_players = self.are_numbers_of_players();
        if let Some(of) = self.heading {
            let mut roles = Vec::from_iter(are_players.then_some((Role::Is(Heading::Player), heading::LETTER)));
            // Powers below another word: “Played”.
            let powers = (Role::Is(Heading::Power), heading::AGAINST_WORD);
            let powers = (of != Heading::Power && self.is_powers()).then_some(powers);
            if matches!(of, Heading::Total | Heading::Games | Heading::RoundScore(_)) {
                return powers.into_iter().chain(self.roles_of_scores(of)).collect();
            }
            if of == Heading::Date && self.has(self.dates, TENTHS) && self.different.len() > 1 {
                return vec![(Role::Is(Heading::Round), heading::WORD), kept];
            }
            if !of.is_of_seat() && !matches!(of, Heading::Round | Heading::Board | Heading::Power) {
                return powers.into_iter().chain(roles).chain([kept]).collect();
            }
            if self.cells == 0 || self.may_be(of) {
                let cost = if self.comes_again { heading::WORD + heading::COMES_AGAIN } else { heading::WORD };
                roles.push((Role::Is(of), cost));
            }
            // The remarks of different powers may be their players.
            let with_player =
                if self.different_remarks.len() >= Power::ALL.len() { self.powers_with_remarks } else { 0 };
            if self.cells > 0 && !self.has(self.counts.max(self.powers - with_player), TENTHS) {
                // A number behind the names below a word for players is asked about.
                let has = |number: usize, part: Part| PATTERNS[number].has(part);
                let is_plain = !self.has(self.names, TENTHS);
                let names_game = matches!(of, Heading::Board | Heading::Round);
                let fits = |number: &usize| {
                    (is_plain || has(*number, Part::POWER))
                        && (of != Heading::Player || !has(*number, Part::CENTRES))
                        && (names_game || !has(*number, Part::ROUND))
                };
                roles.extend(
                    self.patterns().into_iter().filter(fits).map(|number| (Role::Parts(number), heading::PATTERN)),
                );
            }
            // Above a column of boards, the word in the corner says what the columns of the powers hold.
            if of != Heading::Board && self.has(self.boards, TENTHS) && !self.has(self.names, TENTHS) {
                roles.push((Role::Is(Heading::Board), heading::BY_CELLS));
            }
            // “Result” and “End” may stand above counts.
            if matches!(of, Heading::Result | Heading::LastYear) && self.has(self.counts, TENTHS) {
                roles.push((Role::Is(Heading::CENTRES), heading::LETTER));
            }
            // “#” may stand above places and above counts.
            if of == Heading::Place && self.has(self.counts, TENTHS) {
                roles.push((Role::Is(Heading::CENTRES), heading::AGAINST_WORD));
            }
            // Below the word for powers there may be players.
            if of == Heading::Power && self.has(self.names, TENTHS) {
                roles.push((Role::Is(Heading::Player), heading::AGAINST_WORD));
            }
            roles.extend(powers);
            // What the file says about rounds and boards is heeded.
            let is_game = !roles.is_empty() && matches!(of, Heading::Round | Heading::Board);
            roles.push((Role::Kept, self.kept() + if is_game { heading::AGAINST_WORD } else { 0 }));
            return roles;
        }
        let mut roles: Vec<(Role, Cost)> = Vec::new();
        if are_players {
            roles.push((Role::Is(Heading::Player), heading::WORD));
        }
        for &of in &self.letters {
            if self.cells > 0 && self.may_be(of) {
                roles.push((Role::Is(of), heading::LETTER));
            }
        }
        if self.letters.is_empty() {
            let base = match (self.has_heading, self.names_game) {
                (_, true) => heading::WORD,
                (false, _) => heading::NONE,
                (true, false) => heading::BY_CELLS,
            };
            roles.extend(self.by_cells(base));
            // Where another column names the field of each line, it also says what is below the powers.
            if self.names_game && (roles.is_empty() || self.names_power) {
                roles.push((Role::ValueOfField, base));
            }
        }
        roles.push(kept);
        roles
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
