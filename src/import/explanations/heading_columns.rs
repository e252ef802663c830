//! The columns below a line of headings.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::column_content::TENTHS;
use super::heading_line::{COMES_AGAIN, OF_GAME, TableColumn, YEAR};
use super::is_plain_table;
use super::line_content::{WITH_GAME, headings_of};
use crate::book::{CENTRES_ON_MAP, Power};
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::readings::{NamedGame, Readings, TextReadings};
use crate::import::recipe::Grid;
use crate::import::words::heading_words::Heading;

/// The place of a column, with the cell of its heading and what that can mean.
type HeadingOfColumn = (u32, Option<CellIndex>, Option<Rc<TextReadings>>);

/// The columns of a line of headings: those with a heading, and those without one that most lines below have.
/// A letter is a power only beside the letters of others.
pub(super) fn columns_of(
    grid: &Grid<'_>,
    readings: &Readings<'_>,
    (line, end): (u32, u32),
    (cells, above): (&[CellIndex], &[CellIndex]),
    is_of_powers: bool,
) -> Vec<TableColumn> {
    let game_above = |place: u32| {
        let cell = above.iter().rev().find(|cell| grid.place(**cell) <= place);
        cell.map(|cell| readings.of_cell(grid.sheet, *cell).names.clone()).unwrap_or_default()
    };
    // A line with a single cell is a title or a note.
    let below = grid.lines_between(line + 1..end).filter(|(_, cells)| cells.len() > 1).count();
    let filled = |place: u32| {
        let cells = grid.cells_at(place);
        let position = |line: u32| cells.partition_point(|&cell| grid.line(cell) < line);
        let of_table = &cells[position(line + 1)..position(end)];
        of_table.iter().filter(|&&cell| grid.is_beside_others(cell)).count()
    };
    let headed: BTreeMap<u32, CellIndex> = cells.iter().map(|&cell| (grid.place(cell), cell)).collect();
    let is_column = |place: &u32| {
        let cells = filled(*place);
        cells > 0 && cells * 5 >= below * 2
    };
    let places = places_of_columns(&headed, is_column);
    let of_cells: BTreeMap<u32, Rc<TextReadings>> =
        headed.keys().copied().zip(headings_of(grid, readings, cells)).collect();
    let read: Vec<HeadingOfColumn> =
        places.into_iter().map(|place| (place, headed.get(&place).copied(), of_cells.get(&place).cloned())).collect();
    let content = content_below_games(grid, readings, (line, end), (&read, is_of_powers));
    let words_of = |from: usize| read[from..].iter().flat_map(|(.., of)| of).map(|of| of.heading_words.as_str());
    let times = |words: &str| words_of(0).filter(|of| *of == words).count();
    let has_one_seat = has_one_seat(&read);
    let games = read.iter().flat_map(|(.., of)| of).filter(|of| !of.names.is_blank()).count();
    let has_boards = read.iter().flat_map(|(.., of)| of).any(|of| of.heading.is_none() && of.names.board.is_some());
    let mut columns: Vec<TableColumn> = Vec::new();
    let mut nearest = NamedGame::default();
    let mut before = "first".to_owned();
    let mut on_left = GameOnLeft::default();
    for (number, (place, heading, of)) in read.iter().enumerate() {
        let is_above_powers = || grid.power(line + 1, *place).is_some();
        if on_left.takes_round(of.as_ref(), has_boards, || filled(*place) == 0) {
            continue;
        }
        let of = on_left.read(of.as_ref(), (has_boards, games), is_above_powers);
        let column = match &of {
            // A column without a heading belongs to the heading on its left.
            None => {
                before.insert(0, '\u{0}');
                TableColumn::without_heading(*place, before.clone(), nearest.clone(), true)
            }
            Some(of) => {
                let is_letter = !of.letters.is_empty() && !is_of_powers;
                // “To” may be a power, a day or a number in some language, but not alone among headings.
                let is_short = of.text.chars().count() == 2 && of.text.chars().all(char::is_alphabetic);
                let is_word = is_short && games < 2;
                let power = of.names.power.filter(|_| !is_letter && !is_word);
                // Above powers, a round or a board is about the whole table.
                let is_title = is_of_powers && power.is_none();
                let above = game_above(*place);
                let power = power.or(above.power);
                let own = if is_title || is_word { NamedGame::default() } else { of.names.clone() };
                let own = if is_title { own } else { NamedGame { power, ..own } };
                let round_on_left = || on_left.round.clone().filter(|_| own.board.is_some());
                let round = own.round.clone().or(above.round).or_else(round_on_left);
                let board = own.board.clone().or_else(|| on_left.board.clone());
                let own = NamedGame { round, board, ..own };
                let year = if let Some(Heading::Chart(year)) = of.heading { Some(year) } else { None };
                // A heading that comes again after each power or round belongs to it.
                let is_inherited = own.is_blank() && !nearest.is_blank() && times(&of.heading_words) > 1;
                if !own.is_blank() {
                    nearest = own.clone();
                } else if !is_inherited {
                    nearest = NamedGame::default();
                }
                let names = if is_inherited { nearest.clone() } else { own };
                let is_title = is_title && of.heading.is_none() && !of.names.is_blank();
                let mut words = if is_title { "\u{1}title".to_owned() } else { words_of_heading(of, is_letter) };
                // One grid of the same boards may have the players and another the counts.
                if of.heading.is_none() && is_of_game(&names, is_of_powers) {
                    words.push_str(content);
                }
                if has_one_seat && names.is_blank() && year.is_none() {
                    let again = words_of(number + 1).filter(|word| *word == of.heading_words).count();
                    words.extend(std::iter::repeat_n(COMES_AGAIN, again));
                }
                before.clone_from(&words);
                let heading = heading.filter(|_| !is_title);
                let meaning = of.heading;
                TableColumn {
                    place: *place,
                    heading,
                    words,
                    names,
                    is_inherited,
                    half_name: None,
                    year,
                    meaning,
                    given: None,
                }
            }
        };
        columns.push(column);
    }
    find_half_names(grid, &mut columns);
    columns
}

/// Two columns below one word for players, which comes again or is merged over both, may have the halves of the names.
fn find_half_names(grid: &Grid<'_>, columns: &mut [TableColumn]) {
    for at in 1..columns.len() {
        let [left, right] = &mut columns[at - 1..=at] else { continue };
        let Some(heading) = left.heading.filter(|_| left.meaning == Some(Heading::Player)) else { continue };
        let comes_again = || left.words.strip_suffix(COMES_AGAIN) == Some(right.words.as_str());
        let shown = || grid.sheet.find_shown(grid.address(grid.line(heading), right.place));
        let is_over_both = || right.heading.is_none() && shown() == Some(heading);
        if left.place + 1 == right.place && (comes_again() || is_over_both()) {
            left.half_name = Some(Heading::FirstName);
            right.half_name = Some(Heading::LastName);
        }
    }
}

/// The round or the board that stands to the left of the columns it is about.
#[derive(Default)]
struct GameOnLeft {
    round: Option<String>,
    board: Option<String>,
}

impl GameOnLeft {
    /// Takes a round without cells below, which stands before its boards: “Round 1, Board A, Board B, Round 2, Board A”.
    fn takes_round(
        &mut self,
        of: Option<&Rc<TextReadings>>,
        has_boards: bool,
        is_blank: impl FnOnce() -> bool,
    ) -> bool {
        let round = of.filter(|of| has_boards && of.heading.is_none()).and_then(|of| only_round(of));
        let round = round.filter(|_| is_blank());
        let is_taken = round.is_some();
        self.round = round.or(self.round.take());
        is_taken
    }

    /// What the next heading says apart from the game of the whole table: a round above the powers, or the only board above the powers
    /// of its chart.
    ///
    /// `has_boards` says whether headings of the line name boards, and `games` how many name anything of a game.
    fn read(
        &mut self,
        of: Option<&Rc<TextReadings>>,
        (has_boards, games): (bool, usize),
        is_above_powers: impl FnOnce() -> bool,
    ) -> Option<Rc<TextReadings>> {
        let of = of?;
        if of.heading.is_some() {
            return Some(Rc::clone(of));
        }
        let round = only_round(of).filter(|_| has_boards);
        let board = of.names.board.clone().filter(|_| of.names.round.is_none() && games == 1);
        if (round.is_none() && board.is_none()) || !is_above_powers() {
            return Some(Rc::clone(of));
        }
        self.round = round.or(self.round.take());
        self.board = board.or(self.board.take());
        Some(Rc::new(TextReadings { names: NamedGame::default(), ..TextReadings::clone(of) }))
    }
}

/// Whether one heading is the word for players, or two beside each other for the halves of their names, and one that for powers.
/// Beside them, a word that comes again stands for something else each time.
fn has_one_seat(read: &[HeadingOfColumn]) -> bool {
    let mut headings: Vec<Heading> = read.iter().filter_map(|(.., of)| of.as_ref()?.heading).collect();
    headings.dedup();
    [Heading::Player, Heading::Power].into_iter().all(|wanted| headings.iter().filter(|of| **of == wanted).count() == 1)
}

/// The round that a text names, if it names nothing else of a game.
fn only_round(of: &TextReadings) -> Option<String> {
    let NamedGame { round, board: None, power: None, .. } = &of.names else { return None };
    round.clone()
}

/// The places of the columns with headings, and of those without. These go on beside the others, up to a blank one.
fn places_of_columns(headed: &BTreeMap<u32, CellIndex>, is_column: impl Fn(&u32) -> bool) -> BTreeSet<u32> {
    let (Some((&first, _)), Some((&last, _))) = (headed.first_key_value(), headed.last_key_value()) else {
        return BTreeSet::new();
    };
    let on_left = (0..first).rev().take_while(&is_column);
    let within = (first..last).filter(|place| !headed.contains_key(place) && is_column(place));
    let on_right = (last + 1..).take_while(&is_column);
    headed.keys().copied().chain(on_left).chain(within).chain(on_right).collect()
}

/// Whether a column is that of a power, or that of a board in a line without powers.
const fn is_of_game(names: &NamedGame, is_of_powers: bool) -> bool {
    names.power.is_some() || !is_of_powers && names.board.is_some()
}

/// What nearly all cells below the powers or the boards of a line are, if they are numbers.
fn content_below_games(
    grid: &Grid<'_>,
    readings: &Readings<'_>,
    (line, end): (u32, u32),
    (headings, is_of_powers): (&[HeadingOfColumn], bool),
) -> &'static str {
    let is_game = |(.., of): &&HeadingOfColumn| of.as_ref().is_some_and(|of| is_of_game(&of.names, is_of_powers));
    let places: Vec<u32> = headings.iter().filter(is_game).map(|(place, ..)| *place).collect();
    let (mut cells, mut counts, mut years) = (0, 0, 0);
    for (_, of_line) in grid.lines_between(line + 1..end) {
        for cell in places.iter().filter_map(|place| grid.find_in_line(of_line, *place)) {
            let read = readings.of_cell(grid.sheet, cell);
            cells += usize::from(!read.has_no_value);
            counts += usize::from(read.count.is_some());
            years += usize::from(read.year.is_some() && read.count.is_none());
        }
    }
    let is_nearly_all = |number: usize| cells > 0 && number * 10 >= cells * TENTHS;
    match (is_nearly_all(counts), is_nearly_all(years)) {
        (true, _) => "counts",
        (_, true) => "years",
        _ => "",
    }
}

/// Whether a line of headings has one year, and the counts below it can be those of boards: for every seven of them all centres of the
/// map, or no more where some are blank.
pub(super) fn year_may_be_of_boards(
    grid: &Grid<'_>,
    readings: &Readings<'_>,
    (line, end): (u32, u32),
    columns: &[TableColumn],
) -> bool {
    let mut years = columns.iter().filter(|column| column.year.is_some());
    let (Some(year), None) = (years.next(), years.next()) else { return false };
    if is_plain_table(grid.sheet, line) {
        return true;
    }
    let (mut seats, mut sum) = (0u32, 0u32);
    for (_, cells) in grid.lines_between(line + 1..end) {
        let cell = grid.find_in_line(cells, year.place);
        if let Some(count) = cell.and_then(|cell| readings.of_cell(grid.sheet, cell).count.as_ref().map(|of| of.count))
        {
            seats += 1;
            sum += u32::from(count);
        }
    }
    let powers = u32::try_from(Power::ALL.len()).unwrap_or_default();
    let of_boards = seats.div_ceil(powers) * u32::from(CENTRES_ON_MAP);
    seats > 0 && if seats.is_multiple_of(powers) { sum == of_boards } else { sum <= of_boards }
}

/// The words of a heading without its game. A year is a heading of its own.
fn words_of_heading(of: &TextReadings, is_letter: bool) -> String {
    match of.heading {
        _ if is_letter || of.heading_words.starts_with(WITH_GAME) => of.heading_words.clone(),
        Some(Heading::Chart(_)) => YEAR.to_owned(),
        Some(Heading::RoundScore(_)) if of.names.round.is_some() => "\u{1}round".to_owned(),
        None if !of.names.is_blank() => {
            let kinds = [of.names.round.is_some(), of.names.board.is_some(), of.names.power.is_some()];
            let kinds = format!("{kinds:?}");
            format!("{OF_GAME}{}", kinds.trim_start_matches('['))
        }
        _ => of.heading_words.clone(),
    }
}
