//! The lines in which tables begin: lines of headings, and the first lines of tables without headings. A line is a row, or a column
//! of a sheet whose records are columns.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use super::heading_columns::{columns_of, year_may_be_of_boards};
use super::heading_line::{HeadingLine, overlap};
use super::labels::player_after_label;
use super::line_content::{FEWEST_POWERS, LineContent};
use super::role::Role;
use super::tables_without_headings::tables_without_headings;
use crate::book::Power;
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::readings::{Readings, TextReadings};
use crate::import::recipe::Grid;
use crate::import::words::board_remarks::parse_remark;
use crate::import::words::heading_words::{Heading, heading_of_text};

/// The lines in which the tables of a sheet begin, in their order.
#[derive(Debug, Default)]
pub(super) struct HeadingLines {
    tables: Vec<HeadingLine>,
    /// Lines with one text each, directly above the tables: the names of the boards.
    names: BTreeSet<u32>,
}

impl HeadingLines {
    pub(super) fn is_empty(&self) -> bool {
        self.tables.is_empty()
    }

    /// Gives the columns the roles that a recipe has for them, by their words.
    pub(super) fn give_roles(&mut self, roles: &BTreeMap<String, Role>) {
        for column in self.tables.iter_mut().flat_map(|line| &mut line.columns) {
            column.given = roles.get(&column.words).copied();
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &HeadingLine> {
        self.tables.iter()
    }

    /// Whether a line has the powers above the headings of the next.
    pub(super) fn has_powers_above(&self, grid: &Grid<'_>, line: u32) -> bool {
        self.at(line + 1).iter().any(|below| below.above.first().is_some_and(|cell| grid.line(*cell) == line))
    }

    /// The headings in this line: those of one table, or of two beside each other.
    pub(super) fn at(&self, line: u32) -> &[HeadingLine] {
        let position = |line: u32| self.tables.partition_point(|heading| heading.line < line);
        &self.tables[position(line)..position(line.saturating_add(1))]
    }

    pub(super) fn find(grid: &Grid<'_>, readings: &Readings<'_>) -> Self {
        let lines: Vec<(u32, &[CellIndex], LineContent)> =
            grid.lines().map(|(line, cells)| (line, cells, LineContent::of(grid, readings, cells))).collect();
        let is_of_values = |index: usize| {
            let (line, cells, content) = &lines[index];
            let mut near = lines[index.saturating_sub(1)..].iter().take(3);
            let is_next = |other: u32| other.abs_diff(*line) == 1;
            let is_same =
                |of: &[CellIndex]| says_partly_the_same(grid, cells, of) || is_record_like(grid, readings, cells, of);
            content.has_few_words() && near.any(|(other, of, _)| is_next(*other) && is_same(of))
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
        let above = games_above(grid, readings, &lines, &headings);
        headings.retain(|(index, _)| !above.contains_key(&(index + 1)));
        // Beside the powers, a heading of the upper line may stand over both.
        for (index, cells) in &mut headings {
            let Some(upper) = above.get(index) else { continue };
            let has_place = |cell: &CellIndex| cells.iter().any(|lower| grid.place(*lower) == grid.place(*cell));
            let is_alone = |cell: &CellIndex| readings.of_cell(grid.sheet, *cell).names.is_blank() && !has_place(cell);
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
            // Powers or the label of a player directly above the next headings belong to those.
            let is_label = |line: u32| {
                let above = line.checked_sub(1).and_then(|above| grid.lines_between(above..line).next());
                above.is_some_and(|(_, cells)| player_after_label(grid, cells).is_some())
            };
            let end_before = |next: usize| {
                let line = lines[next].0;
                line - u32::from(above.contains_key(&next) || is_label(line))
            };
            let end = next.map_or(u32::MAX, end_before).max(line + 1);
            let is_of_powers = lines[index].2.powers.len() >= FEWEST_POWERS;
            let above = above.get(&index).map(|upper| upper.to_vec()).unwrap_or_default();
            let columns = columns_of(grid, readings, (line, end), (cells, &above), is_of_powers);
            // Columns without headings belong to the table too.
            let first = columns.first().map_or(places.0, |column| column.place.min(places.0));
            let last = columns.last().map_or(places.1, |column| column.place.max(places.1));
            let year_may_be_of_boards = year_may_be_of_boards(grid, readings, (line, end), &columns);
            HeadingLine {
                line,
                has_headings: true,
                end,
                places: (first, last),
                above,
                columns,
                has_titles: is_of_powers,
                year_may_be_of_boards,
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
        let names = names_above(grid, readings, &found);
        HeadingLines { tables: found, names }
    }

    /// Whether the only text of a line is the name of the board below it.
    pub(super) fn is_name(&self, line: u32) -> bool {
        self.names.contains(&line)
    }
}

/// The cells directly above lines of headings that say which of the headings belong to each power or round, by the positions of the
/// lower lines.
fn games_above<'c>(
    grid: &Grid<'_>,
    readings: &Readings<'_>,
    lines: &[(u32, &'c [CellIndex], LineContent)],
    headings: &[(usize, Cow<'c, [CellIndex]>)],
) -> BTreeMap<usize, Cow<'c, [CellIndex]>> {
    let mut above: BTreeMap<usize, Cow<'c, [CellIndex]>> = BTreeMap::new();
    for pair in headings.windows(2) {
        let [(upper, powers), (lower, cells)] = [&pair[0], &pair[1]];
        let [of_upper, of_lower] = [&lines[*upper].2, &lines[*lower].2];
        let has_powers = of_upper.powers.len() >= FEWEST_POWERS && of_lower.powers.is_empty();
        // “First name, Last name, Round 1, Round 2” above “Board, Power, SC” of each round.
        let has_rounds = || {
            let is_beside = |cell: &&CellIndex| readings.of_cell(grid.sheet, **cell).names.is_blank();
            let has_place = |cell: &CellIndex| cells.iter().any(|below| grid.place(*below) == grid.place(*cell));
            of_upper.names_rounds() && of_upper.has_words() && !powers.iter().filter(is_beside).any(has_place)
        };
        // “Board, Power, Player, Result” above “Centres, Place” of the result.
        let is_split = || {
            let places = |cells: &[CellIndex]| cells.iter().map(|cell| grid.place(*cell)).collect::<BTreeSet<u32>>();
            let [above, below] = [places(powers), places(cells)];
            let is_within = below.first().zip(above.last()).is_some_and(|(first, last)| first == last);
            is_within && above.len() > below.len() && of_upper.has_words() && of_lower.others() == 0
        };
        let games = of_upper.powers.len().max(of_upper.rounds());
        let is_next = lines[*lower].0 == lines[*upper].0 + 1;
        if !is_next || !of_lower.has_words() || cells.len() <= games {
            continue;
        }
        if has_powers {
            above.insert(*lower, powers.clone());
        } else if has_rounds() || is_split() {
            above.insert(*lower, Cow::Borrowed(lines[*upper].1));
        }
    }
    for (index, powers) in tables_of_powers(grid, readings, lines, headings) {
        above.entry(index).or_insert(Cow::Borrowed(powers));
    }
    above
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

/// Whether each cell is of the same kind as the one in its column of another line, and several are numbers: a record of a board
/// across, such as “Round 2, Board B, 1906, Ann Lee, 7, Ben Orr, 3 … Draw”.
fn is_record_like(grid: &Grid<'_>, readings: &Readings<'_>, cells: &[CellIndex], other: &[CellIndex]) -> bool {
    const FEWEST_NUMBERS: usize = 3;
    let kind = |cell: &CellIndex| {
        let read = readings.of_cell(grid.sheet, *cell);
        let is_year = matches!(read.heading, Some(Heading::Chart(_)));
        (grid.place(*cell), read.is_number, is_year, read.names.round.is_some(), read.names.board.is_some())
    };
    let numbers = cells.iter().map(kind).filter(|(_, is_number, is_year, ..)| *is_number && !is_year).count();
    numbers >= FEWEST_NUMBERS && cells.iter().map(kind).eq(other.iter().map(kind))
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

/// The lines directly above the tables, if each has one text in words of no other meaning, and all are different: the names of boards.
/// The first line of a text may name its only board.
fn names_above(grid: &Grid<'_>, readings: &Readings<'_>, tables: &[HeadingLine]) -> BTreeSet<u32> {
    const MOST_BYTES: usize = 40;
    let mut texts: BTreeSet<String> = BTreeSet::new();
    let name = |table: &HeadingLine| {
        let text_above = |below: u32| {
            let line = below.checked_sub(1)?;
            let (_, cells) = grid.lines_between(line..below).next()?;
            let (first, others) = cells.split_first()?;
            // Beside the name there may be the last year.
            let is_remark = |cell: &CellIndex| parse_remark(&grid.text(*cell)).is_some();
            others.iter().all(is_remark).then(|| (line, readings.of_cell(grid.sheet, *first)))
        };
        let (line, read) = text_above(table.line)?;
        // Between the name and the table there may be the last year.
        let has_year = |read: &TextReadings| parse_remark(&read.text).is_some();
        let (line, read) = if has_year(&read) { text_above(line)? } else { (line, read) };
        let is_word = !read.is_number && !read.has_no_value && !read.is_total && read.text.len() <= MOST_BYTES;
        let is_heading = read.heading.is_some_and(|of| of != Heading::Board || !read.text.contains(' '));
        let is_name = is_word && !is_heading && read.names.is_blank() && read.power.is_none();
        // “Top board” may stand above one table, and “Board B” above the others.
        let is_known = read.names.board.is_some();
        ((is_name || is_known) && texts.insert(read.text.clone())).then_some((line, is_known))
    };
    let names: Option<Vec<(u32, bool)>> = tables.iter().map(name).collect();
    let names = names.unwrap_or_default();
    let has_known = names.iter().any(|(_, is_known)| *is_known);
    let lines: BTreeSet<u32> = names.iter().filter(|(_, is_known)| !is_known).map(|(line, _)| *line).collect();
    // “Top board”
    let speaks_of_board = |line: u32| {
        let cells = grid.lines_between(line..line + 1).flat_map(|(_, cells)| cells);
        cells.take(1).any(|cell| grid.text(*cell).split(' ').any(|word| heading_of_text(word) == Some(Heading::Board)))
    };
    let are_names = match tables {
        [table] => {
            let is_first = grid.sheet.is_text && lines.contains(&0) && is_of_one_board(grid, table);
            is_first || lines.iter().any(|line| speaks_of_board(*line))
        }
        _ => has_known || lines.len() == tables.len(),
    };
    if are_names { lines } else { BTreeSet::new() }
}

/// Whether a table has no more lines than a board with a line of sums.
fn is_of_one_board(grid: &Grid<'_>, table: &HeadingLine) -> bool {
    let lines = grid.lines_between(table.lines()).filter(|(_, cells)| cells.len() > 1).count();
    !table.is_of_powers() && lines <= Power::ALL.len() + 1
}
