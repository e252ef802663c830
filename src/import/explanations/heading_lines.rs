//! The lines in which tables begin: lines of headings, and the first lines of tables without headings. A line is a row, or a column
//! of a sheet whose records are columns.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use super::column_roles::TENTHS;
use super::heading_line::{COMES_AGAIN, HeadingLine, OF_GAME, TableColumn, overlap};
use super::labels::labels_in_line;
use super::role::Role;
use super::tables_without_headings::tables_without_headings;
use crate::book::Power;
use crate::book::round_name_words::is_last_round;
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::readings::{NamedGame, Readings, TextReadings};
use crate::import::recipe::Grid;
use crate::import::words::heading_words::Heading;

/// The fewest powers in a line that make it one of headings.
const FEWEST_POWERS: usize = 5;

/// The fewest years in a line that are headings and no years of elimination.
const FEWEST_YEARS: usize = 3;

/// The lines in which the tables of a sheet begin, in their order.
#[derive(Debug, Default)]
pub(super) struct HeadingLines(Vec<HeadingLine>);

/// What the cells of a line are as headings.
#[derive(Default)]
struct LineContent {
    words: BTreeSet<String>,
    years: usize,
    powers: BTreeSet<usize>,
    rounds: BTreeSet<String>,
    boards: BTreeSet<String>,
    letters: usize,
    others: usize,
    /// All cells, and those that name a round and no board.
    cells: usize,
    with_round: usize,
}

impl LineContent {
    fn of(grid: &Grid<'_>, readings: &Readings<'_>, cells: &[CellIndex]) -> Self {
        if !labels_in_line(grid, cells).is_empty() {
            return LineContent { others: cells.len(), ..LineContent::default() };
        }
        let mut content = LineContent { cells: cells.len(), ..LineContent::default() };
        for read in headings_of(grid, readings, cells) {
            content.with_round += usize::from(read.names.round.is_some() && read.names.board.is_none());
            match (&read.heading, &read.names) {
                (Some(Heading::Chart(_)), _) => content.years += 1,
                (heading, names) if !names.is_blank() => {
                    content.powers.extend(names.power.map(Power::index));
                    content.rounds.extend(names.round.clone());
                    content.boards.extend(names.board.clone());
                    content.words.extend(heading.map(|heading| format!("{heading:?}")));
                    content.letters += usize::from(!read.letters.is_empty());
                }
                (Some(heading), _) => {
                    content.words.insert(format!("{heading:?}"));
                }
                _ if !read.letters.is_empty() => content.letters += 1,
                _ => content.others += 1,
            }
        }
        content
    }

    /// Whether words, powers or years make the line one of headings, whatever is below it.
    fn has_words(&self) -> bool {
        let named = self.words.len() + usize::from(self.years >= FEWEST_YEARS);
        let of_game = self.rounds.len() + self.boards.len();
        let has_powers = self.powers.len() >= FEWEST_POWERS;
        let has_letters = self.letters >= 2 && self.letters + named + of_game >= 3 && self.others * 2 <= self.letters;
        named >= 2 || named >= 1 && (self.rounds.len() >= 2 || self.powers.len() >= 2) || has_powers || has_letters
    }

    /// Whether the line may as well be one of values: “B, R, Ann Lee” or “A, Italy, Ann Lee, No”.
    fn has_few_words(&self) -> bool {
        self.words.len() + self.years <= 2 && self.powers.len() < FEWEST_POWERS
    }

    /// Whether anything here can be a heading. The title of a board alone is none.
    fn has_any(&self) -> bool {
        !self.words.is_empty() || !self.powers.is_empty() || self.years > 0 || self.letters > 0
    }

    /// Whether each cell names a round.
    fn names_only_rounds(&self) -> bool {
        self.with_round > 0 && self.with_round == self.cells
    }

    fn names_games(&self) -> bool {
        let games = self.rounds.len() + self.boards.len();
        (self.rounds.len() >= 2 || self.boards.len() >= 2) && self.others <= games / 2
    }
}

impl HeadingLines {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Gives the columns the roles that a recipe has for them, by their words.
    pub(super) fn give_roles(&mut self, roles: &BTreeMap<String, Role>) {
        for column in self.0.iter_mut().flat_map(|line| &mut line.columns) {
            column.given = roles.get(&column.words).copied();
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &HeadingLine> {
        self.0.iter()
    }

    /// Whether a line has the powers above the headings of the next.
    pub(super) fn has_powers_above(&self, grid: &Grid<'_>, line: u32) -> bool {
        self.at(line + 1).iter().any(|below| below.above.first().is_some_and(|cell| grid.line(*cell) == line))
    }

    /// The headings in this line: those of one table, or of two beside each other.
    pub(super) fn at(&self, line: u32) -> &[HeadingLine] {
        let position = |line: u32| self.0.partition_point(|heading| heading.line < line);
        &self.0[position(line)..position(line.saturating_add(1))]
    }

    pub(super) fn find(grid: &Grid<'_>, readings: &Readings<'_>) -> Self {
        let lines: Vec<(u32, &[CellIndex], LineContent)> =
            grid.lines().map(|(line, cells)| (line, cells, LineContent::of(grid, readings, cells))).collect();
        let is_of_values = |index: usize| {
            let (line, cells, content) = &lines[index];
            let mut near = lines[index.saturating_sub(1)..].iter().take(3);
            let is_next = |other: u32| other.abs_diff(*line) == 1;
            content.has_few_words()
                && near.any(|(other, of, _)| is_next(*other) && says_partly_the_same(grid, cells, of))
        };
        let is_heading = |index: usize| {
            let (line, _, content) = &lines[index];
            // A line of rounds or boards above headings says what is below it.
            let has_headings_below =
                || lines[index + 1..].iter().take(2).any(|(below, _, of)| *below <= line + 3 && of.has_words());
            // Rounds directly above boards are titles, also with a word for what is below them: “Round 1 - players”.
            let has_boards_below = || {
                let mut below = lines[index + 1..].iter().take(1);
                below.any(|(below, _, of)| *below == line + 1 && of.names_games() && !of.boards.is_empty())
            };
            let is_title = content.names_only_rounds() && has_boards_below();
            !is_title && (content.has_words() && !is_of_values(index) || content.names_games() && !has_headings_below())
        };
        let mut headings: Vec<(usize, Cow<'_, [CellIndex]>)> = (0..lines.len())
            .filter(|index| is_heading(*index))
            .flat_map(|index| {
                let tables = tables_in_line(grid, readings, lines[index].1).into_iter();
                tables.map(move |cells| (index, Cow::Borrowed(cells)))
            })
            .collect();
        // Powers directly above other headings say which of them belong to each power.
        let mut above: BTreeMap<usize, Cow<'_, [CellIndex]>> = BTreeMap::new();
        for pair in headings.windows(2) {
            let [(upper, powers), (lower, cells)] = [&pair[0], &pair[1]];
            let [of_upper, of_lower] = [&lines[*upper].2, &lines[*lower].2];
            let has_powers = of_upper.powers.len() >= FEWEST_POWERS && of_lower.powers.is_empty();
            let is_next = lines[*lower].0 == lines[*upper].0 + 1;
            if has_powers && is_next && of_lower.has_words() && cells.len() > of_upper.powers.len() {
                above.insert(*lower, powers.clone());
            }
        }
        for (index, powers) in tables_of_powers(grid, readings, &lines, &headings) {
            above.entry(index).or_insert(Cow::Borrowed(powers));
        }
        headings.retain(|(index, _)| !above.contains_key(&(index + 1)));
        // Beside the powers, a heading of the upper line may stand over both.
        for (index, cells) in &mut headings {
            let Some(upper) = above.get(index) else { continue };
            let has_place = |cell: &CellIndex| cells.iter().any(|lower| grid.place(*lower) == grid.place(*cell));
            let is_alone =
                |cell: &CellIndex| readings.of_cell(grid.sheet, *cell).names.power.is_none() && !has_place(cell);
            let alone: Vec<CellIndex> = upper.iter().copied().filter(is_alone).collect();
            if !alone.is_empty() {
                cells.to_mut().extend(alone);
                cells.to_mut().sort_by_key(|cell| grid.place(*cell));
            }
        }
        let places_of = |cells: &[CellIndex]| {
            let places = cells.iter().map(|cell| grid.place(*cell));
            (places.clone().min().unwrap_or_default(), places.max().unwrap_or_default())
        };
        let found = headings.iter().enumerate().map(|(position, (index, cells))| {
            let index = *index;
            let line = lines[index].0;
            let places = places_of(cells);
            let mut below = headings[position + 1..].iter();
            let is_next =
                |(next, cells): &&(usize, Cow<'_, [CellIndex]>)| *next > index && overlap(places, places_of(cells));
            let next = below.find(is_next).map(|(next, _)| *next);
            let end = next.map_or(u32::MAX, |next| lines[next].0 - u32::from(above.contains_key(&next)));
            let is_of_powers = lines[index].2.powers.len() >= FEWEST_POWERS;
            let above = above.get(&index).map(|upper| upper.to_vec()).unwrap_or_default();
            let columns = columns_of(grid, readings, (line, end), (cells, &above), is_of_powers);
            // Columns without headings belong to the table too.
            let first = columns.first().map_or(places.0, |column| column.place.min(places.0));
            let last = columns.last().map_or(places.1, |column| column.place.max(places.1));
            HeadingLine {
                line,
                has_headings: true,
                end,
                places: (first, last),
                above,
                columns,
                has_titles: is_of_powers,
            }
        });
        let mut found: Vec<HeadingLine> = found.collect();
        let without = tables_without_headings(grid, readings, &found);
        for heading in &mut found {
            let next = without.iter().filter(|table| table.line > heading.line && table.overlaps(heading));
            heading.end = next.map(|table| table.line).min().map_or(heading.end, |next| next.min(heading.end));
        }
        found.extend(without);
        found.sort_by_key(|heading| (heading.line, heading.places));
        HeadingLines(found)
    }
}

/// The lines of headings without powers, each table of which has its own power directly above: “Austria” above “Round, Board, Player,
/// SC”. With the cells of these powers.
fn tables_of_powers<'c>(
    grid: &Grid<'_>,
    readings: &Readings<'_>,
    lines: &[(u32, &'c [CellIndex], LineContent)],
    headings: &[(usize, Cow<'_, [CellIndex]>)],
) -> Vec<(usize, &'c [CellIndex])> {
    let power_heading = format!("{:?}", Heading::Power);
    let is_power = |cell: &CellIndex| {
        let read = readings.of_cell(grid.sheet, *cell);
        read.power.is_some() && read.text.chars().nth(2).is_some()
    };
    let of_line = |tables: &[(usize, Cow<'_, [CellIndex]>)]| {
        let index = tables[0].0;
        let (upper, powers, _) = lines.get(index.checked_sub(1)?)?;
        let (line, _, content) = &lines[index];
        let has_no_powers = content.has_words() && content.powers.is_empty() && !content.words.contains(&power_heading);
        let is_own = *upper + 1 == *line && powers.len() == tables.len() && powers.iter().all(is_power);
        (has_no_powers && is_own).then_some((index, *powers))
    };
    headings.chunk_by(|a, b| a.0 == b.0).filter_map(of_line).collect()
}

/// Whether a third of the cells, but not all, are repeated in the same columns of another line, as only values are. Letters for
/// headings may be the names of some boards too.
fn says_partly_the_same(grid: &Grid<'_>, cells: &[CellIndex], other: &[CellIndex]) -> bool {
    let is_repeated = |cell: &&CellIndex| {
        let same_place = other.iter().find(|of| grid.place(**of) == grid.place(**cell));
        same_place.is_some_and(|of| grid.sheet.cell(*of).trimmed() == grid.sheet.cell(**cell).trimmed())
    };
    let repeated = cells.iter().filter(is_repeated).count();
    repeated >= 2 && repeated * 3 >= cells.len() && repeated < cells.len()
}

/// The headings of a line. A title that stands apart from them, beside a table or between two, is none.
fn headings_in_line<'c>(grid: &Grid<'_>, readings: &Readings<'_>, cells: &'c [CellIndex]) -> &'c [CellIndex] {
    let parts: Vec<&[CellIndex]> = cells.chunk_by(|a, b| grid.place(*a) + 1 == grid.place(*b)).collect();
    let has_any = |part: &&[CellIndex]| LineContent::of(grid, readings, part).has_any();
    let (Some(first), Some(last)) = (parts.iter().position(has_any), parts.iter().rposition(has_any)) else {
        return cells;
    };
    let start: usize = parts[..first].iter().map(|part| part.len()).sum();
    let end: usize = parts[..=last].iter().map(|part| part.len()).sum();
    let kept = &cells[start..end];
    if LineContent::of(grid, readings, kept).has_words() { kept } else { cells }
}

/// The headings in a line, for each of its tables: after a blank column, another table begins where the first heading comes again, or
/// where a table of games beside a list has the powers in its first column.
fn tables_in_line<'c>(grid: &Grid<'_>, readings: &Readings<'_>, cells: &'c [CellIndex]) -> Vec<&'c [CellIndex]> {
    let kept = headings_in_line(grid, readings, cells);
    let words_of = |cell: CellIndex| readings.of_cell(grid.sheet, cell).heading_words.clone();
    let mut tables = Vec::new();
    let mut start = 0;
    let mut has_games = false;
    for at in 1..kept.len() {
        let (left, right) = (&kept[start..at], &kept[at..]);
        let place = grid.place(right[0]);
        // Below a blank heading there may be values.
        let line = grid.line(right[0]);
        let is_blank = |place: u32| (line + 1..line + 3).all(|line| grid.find(line, place).is_none());
        if !(grid.place(kept[at - 1]) + 1..place).any(is_blank) {
            continue;
        }
        let first = words_of(left[0]);
        let comes_again = !first.is_empty() && first == words_of(right[0]);
        let begins_games = || {
            !has_games && grid.power(line + 1, place).is_some() && {
                let [left, right] = [left, right].map(|part| LineContent::of(grid, readings, part));
                left.has_words() && !left.names_games() && right.names_games()
            }
        };
        if comes_again || begins_games() {
            has_games |= !comes_again;
            tables.push(left);
            start = at;
        }
    }
    tables.push(&kept[start..]);
    tables
}

/// What the cells of a line mean as headings. Beside five powers, a word that is also another heading is a power: “Aus”, “Tur”. Beside
/// rounds or boards, “Final” is one of them.
fn headings_of(grid: &Grid<'_>, readings: &Readings<'_>, cells: &[CellIndex]) -> Vec<std::rc::Rc<TextReadings>> {
    let mut read: Vec<_> = cells.iter().map(|&cell| readings.of_cell(grid.sheet, cell)).collect();
    let powers: BTreeSet<usize> = read.iter().filter_map(|of| of.names.power).map(Power::index).collect();
    if powers.len() >= FEWEST_POWERS {
        for of in &mut read {
            let power = of.power.as_ref().map(|of| of.power).filter(|power| !powers.contains(&power.index()));
            if let Some(power) = power.filter(|_| of.names.is_blank()) {
                let names = NamedGame { power: Some(power), ..NamedGame::default() };
                *of = std::rc::Rc::new(TextReadings { heading: None, names, ..TextReadings::clone(of) });
            }
        }
    }
    let has_several = |is_game: fn(&NamedGame) -> bool| read.iter().filter(|of| is_game(&of.names)).count() >= 2;
    let (has_rounds, has_boards) =
        (has_several(|names| names.round.is_some()), has_several(|names| names.board.is_some()));
    for of in read.iter_mut().filter(|of| of.names.is_blank() && is_last_round(&of.text)) {
        let name = Some(of.text.clone());
        let names = match (has_boards, has_rounds) {
            (true, _) => NamedGame { board: name, ..NamedGame::default() },
            (false, true) => NamedGame { round: name, ..NamedGame::default() },
            (false, false) => continue,
        };
        *of = std::rc::Rc::new(TextReadings { heading: None, names, ..TextReadings::clone(of) });
    }
    read
}

/// The place of a column, with the cell of its heading and what that can mean.
type HeadingOfColumn = (u32, Option<CellIndex>, Option<std::rc::Rc<TextReadings>>);

/// The columns of a line of headings: those with a heading, and those without one that most lines below have.
/// A letter is a power only beside the letters of others.
fn columns_of(
    grid: &Grid<'_>,
    readings: &Readings<'_>,
    (line, end): (u32, u32),
    (cells, above): (&[CellIndex], &[CellIndex]),
    is_of_powers: bool,
) -> Vec<TableColumn> {
    let power_above = |place: u32| {
        let cell = above.iter().rev().find(|cell| grid.place(**cell) <= place)?;
        readings.of_cell(grid.sheet, *cell).names.power
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
    let (Some((&first, _)), Some((&last, _))) = (headed.first_key_value(), headed.last_key_value()) else {
        return Vec::new();
    };
    let is_column = |place: &u32| {
        let cells = filled(*place);
        cells > 0 && cells * 5 >= below * 2
    };
    // Columns without headings go on beside those with headings, up to a blank one.
    let on_left = (0..first).rev().take_while(is_column);
    let within = (first..last).filter(|place| !headed.contains_key(place) && is_column(place));
    let on_right = (last + 1..).take_while(is_column);
    let places: BTreeSet<u32> = headed.keys().copied().chain(on_left).chain(within).chain(on_right).collect();
    let of_cells: BTreeMap<u32, std::rc::Rc<TextReadings>> =
        headed.keys().copied().zip(headings_of(grid, readings, cells)).collect();
    let read: Vec<HeadingOfColumn> =
        places.into_iter().map(|place| (place, headed.get(&place).copied(), of_cells.get(&place).cloned())).collect();
    let content = content_below_games(grid, readings, (line, end), (&read, is_of_powers));
    let words_of = |from: usize| read[from..].iter().flat_map(|(.., of)| of).map(|of| of.heading_words.as_str());
    let times = |words: &str| words_of(0).filter(|of| *of == words).count();
    // Beside one word for players and one for powers, a word that comes again stands for something else each time.
    let is_once =
        |heading: Heading| read.iter().flat_map(|(.., of)| of).filter(|of| of.heading == Some(heading)).count() == 1;
    let has_one_seat = is_once(Heading::Player) && is_once(Heading::Power);
    let games = read.iter().flat_map(|(.., of)| of).filter(|of| !of.names.is_blank()).count();
    let has_boards = read.iter().flat_map(|(.., of)| of).any(|of| of.heading.is_none() && of.names.board.is_some());
    let mut columns: Vec<TableColumn> = Vec::new();
    let mut nearest = NamedGame::default();
    let mut before = "first".to_owned();
    let mut round_on_left: Option<String> = None;
    for (number, (place, heading, of)) in read.iter().enumerate() {
        // A round without cells below stands before its boards: “Round 1, Board A, Board B, Round 2, Board A”.
        if let Some(of) = of.as_ref().filter(|of| has_boards && of.heading.is_none() && filled(*place) == 0)
            && let NamedGame { round: Some(round), board: None, power: None, .. } = &of.names
        {
            round_on_left = Some(round.clone());
            continue;
        }
        let column = match of {
            // A column without a heading belongs to the heading on its left.
            None => {
                before.insert(0, '\u{0}');
                TableColumn {
                    place: *place,
                    heading: None,
                    words: before.clone(),
                    names: nearest.clone(),
                    is_inherited: true,
                    year: None,
                    given: None,
                }
            }
            Some(of) => {
                let is_letter = !of.letters.is_empty() && !is_of_powers;
                // “To” may be a power, a day or a number in some language, but not alone among headings.
                let is_short = of.text.chars().count() == 2 && of.text.chars().all(char::is_alphabetic);
                let is_word = is_short && games < 2;
                let power = of.names.power.filter(|_| !is_letter && !is_word);
                // Above powers, a round or a board is about the whole table.
                let is_title = is_of_powers && power.is_none();
                let power = power.or_else(|| power_above(*place));
                let own = if is_title || is_word { NamedGame::default() } else { of.names.clone() };
                let own = if is_title { own } else { NamedGame { power, ..own } };
                let round = own.round.clone().or_else(|| round_on_left.clone().filter(|_| own.board.is_some()));
                let own = NamedGame { round, ..own };
                let year = match of.heading {
                    Some(Heading::Chart(year)) => Some(year),
                    _ => None,
                };
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
                TableColumn { place: *place, heading, words, names, is_inherited, year, given: None }
            }
        };
        columns.push(column);
    }
    columns
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

/// The words of a heading without its game. A year is a heading of its own.
fn words_of_heading(of: &TextReadings, is_letter: bool) -> String {
    match of.heading {
        _ if is_letter => of.heading_words.clone(),
        Some(Heading::Chart(_)) => "\u{1}year".to_owned(),
        Some(Heading::RoundScore(_)) if of.names.round.is_some() => "\u{1}round".to_owned(),
        None if !of.names.is_blank() => {
            let kinds = [of.names.round.is_some(), of.names.board.is_some(), of.names.power.is_some()];
            let kinds = format!("{kinds:?}");
            format!("{OF_GAME}{}", kinds.trim_start_matches('['))
        }
        _ => of.heading_words.clone(),
    }
}
