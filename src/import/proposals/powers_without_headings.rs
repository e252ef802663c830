//! Proposes layouts of boards without headings: seven powers below each other, with names and counts beside them.

use std::ops::Range;

use super::proposed_columns::LINES_SEARCHED;
use crate::book::count_notation::parse_count_cell;
use crate::book::{CENTRES_ON_MAP, PerPower, Power};
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::recipe::cell_patterns::patterns_with_power;
use crate::import::recipe::evidence::is_nearly_map;
use crate::import::recipe::grid::{Grid, POWERS_IN_COLUMN};
use crate::import::recipe::heading_patterns::{pattern_of_game, power_in, read_heading, titles_above};
use crate::import::recipe::tables_without_headings::first_place_of_title;
use crate::import::recipe::{ColumnHeading, ColumnLayout, Part, Pattern, TableLayout};
use crate::import::words::title_words;

/// Number of places at which powers are looked for.
const PLACES_SEARCHED: usize = 60;

/// Number of places beside the powers of a board that may belong to it.
const PLACES_BESIDE: u32 = 6;

/// The places that hold anything.
fn filled_places(grid: &Grid<'_>) -> Vec<u32> {
    let mut places: Vec<u32> = grid.lines().flat_map(|(_, cells)| cells).map(|&cell| grid.place(cell)).collect();
    places.sort_unstable();
    places.dedup();
    places.truncate(PLACES_SEARCHED);
    places
}

/// Seven powers below each other without headings, with names and counts beside them.
pub(in crate::import) fn without_headings(grid: &Grid<'_>) -> Option<TableLayout> {
    filled_places(grid).into_iter().find_map(|place| {
        let runs = runs_of_powers(grid, place, Power::parse_in_column);
        if !runs.is_empty() {
            return beside_powers(grid, place, &runs);
        }
        patterns_with_power().iter().filter(|pattern| pattern.has(Part::PLAYER)).find_map(|pattern| {
            let runs = runs_of_pattern(grid, place, pattern);
            let first = *runs.first()?;
            let mut columns = vec![ColumnLayout { heading: ColumnHeading::Position(place), cell: pattern.clone() }];
            // The whole row is in one cell, “R 8 Yann”, or the counts are beside “Austria: Ann Lee”.
            if !pattern.has(Part::CENTRES) {
                let heading = ColumnHeading::Position(place + 1);
                (counts_beside(grid, place + 1, &runs)).then_some(())?;
                columns.push(ColumnLayout { heading, cell: Pattern::of(Part::CENTRES) });
            }
            let titles = titles(grid, first, place..place + 1, place);
            Some(TableLayout { across: grid.across, titles, columns, ..TableLayout::default() })
        })
    })
}

/// The first lines of the runs of seven lines whose cells at this place have the pattern, with the seven powers.
fn runs_of_pattern(grid: &Grid<'_>, place: u32, pattern: &Pattern) -> Vec<u32> {
    let power = |text: &str| {
        let matched = pattern.match_text(text)?;
        let (_, range) = matched.into_iter().find(|(part, _)| *part == Part::POWER)?;
        Power::parse_in_column(&text[range])
    };
    runs_of_powers(grid, place, power)
}

/// Whether the cells at a place hold the counts of boards that begin in these lines.
fn counts_beside(grid: &Grid<'_>, place: u32, runs: &[u32]) -> bool {
    let lines = runs.iter().enumerate().flat_map(|(board, first)| (*first..first + 7).map(move |line| (board, line)));
    let texts: Vec<(usize, String)> =
        lines.filter_map(|(board, line)| Some((board, grid.text(grid.find(line, place)?)))).collect();
    part_beside_powers(&texts, runs.len(), false) == Some(Part::CENTRES)
}

/// Boards side by side without headings: a layout for the boards below each other in each group of columns. `None` if there
/// is only one group, or if one of them does not hold together.
pub(in crate::import) fn side_by_side(grid: &Grid<'_>) -> Option<Vec<TableLayout>> {
    let mut layouts: Vec<TableLayout> = Vec::new();
    let mut free_from = 0;
    for place in filled_places(grid) {
        let runs = if place < free_from { Vec::new() } else { runs_of_powers(grid, place, Power::parse_in_column) };
        let Some(beside) = BesidePowers::new(grid, place, &runs) else { continue };
        let boards = beside.boards(free_from);
        // Powers alone are a legend. Boards that do not hold together are asked about, and so are those beside them.
        if boards.is_empty() && beside.has_neighbours(free_from) {
            return None;
        }
        for columns in boards {
            let first = columns.iter().map(|(place, _)| *place).filter(|at| *at >= free_from).min().unwrap_or(place);
            // A title may stand above a column that is no part of the board, or that is blank.
            let line = beside.first_line;
            let start = if free_from > 0 { free_from } else { first_place_of_title(grid, line..line + 7, first) };
            free_from = columns.iter().map(|(place, _)| place + 1).max().unwrap_or(place);
            let titles = titles(grid, line, start..free_from, first);
            layouts.push(layout_of_columns(grid, columns, titles));
        }
    }
    (layouts.len() > 1).then_some(layouts)
}

/// The first lines of the runs of seven lines with the seven powers at this place.
fn runs_of_powers(grid: &Grid<'_>, place: u32, power: impl Fn(&str) -> Option<Power>) -> Vec<u32> {
    let power_of = |cell: CellIndex| power(&grid.text(cell));
    let cells = || grid.cells_at(place).iter().copied();
    // One of seven lines below each other has a number that seven divides. Most columns have no power in such a line.
    let in_every_run = |cell: &CellIndex| grid.line(*cell).is_multiple_of(7);
    if !cells().filter(in_every_run).any(|cell| power_of(cell).is_some()) {
        return Vec::new();
    }
    let found: Vec<(u32, Power)> = cells().filter_map(|cell| Some((grid.line(cell), power_of(cell)?))).collect();
    let mut runs = Vec::new();
    let mut start = 0;
    while let Some(seven) = found.get(start..start + Power::ALL.len()) {
        let mut seen = PerPower::<bool>::default();
        for (_, power) in seven {
            seen[*power] = true;
        }
        let together = seven.windows(2).all(|pair| pair[0].0 + 1 == pair[1].0);
        if together && seen.values().all(|seen| *seen) {
            runs.push(seven[0].0);
            start += Power::ALL.len();
        } else {
            start += 1;
        }
    }
    runs
}

/// What a column beside the powers of boards holds: mostly names, or mostly counts, which add up on most boards or nearly on
/// all. `texts` are its cells with the numbers of their boards.
fn part_beside_powers(texts: &[(usize, String)], boards: usize, may_be_miscounted: bool) -> Option<Part> {
    // The title of the next board may stand here.
    if texts.len() * 2 < boards * Power::ALL.len() {
        return None;
    }
    let mostly = |number: usize| number * 4 >= texts.len() * 3;
    let mut counts: Vec<Vec<u16>> = vec![Vec::new(); boards];
    let mut names = 0;
    for (board, text) in texts {
        match parse_count_cell(text) {
            Some(read) => counts.get_mut(*board)?.push(read.count),
            None => names += usize::from(text.chars().any(char::is_alphabetic)),
        }
    }
    if mostly(counts.iter().map(Vec::len).sum()) {
        let full = counts.iter().filter(|counts| counts.len() == Power::ALL.len());
        let sums: Vec<u16> = full.map(|counts| counts.iter().sum()).collect();
        let whole = sums.iter().filter(|sum| **sum == CENTRES_ON_MAP).count();
        let is_nearly = |sum: &u16| may_be_miscounted && is_nearly_map(u32::from(*sum));
        let adds_up = 2 * whole >= sums.len() || sums.iter().all(is_nearly);
        return (adds_up && !sums.is_empty()).then_some(Part::CENTRES);
    }
    mostly(names).then_some(Part::PLAYER)
}

/// Whether powers stand with something else in cells at this place, such as “Aus 5”. Those are boards too.
pub(in crate::import) fn has_powers_in_texts(grid: &Grid<'_>, place: u32) -> bool {
    let is_one = |text: &str| Power::parse_in_column(text).is_none() && power_in(text).is_some();
    grid.cells_at(place).iter().filter(|&&cell| is_one(&grid.text(cell))).count() >= POWERS_IN_COLUMN
}

/// What a place beside powers holds.
#[derive(Clone, Copy, Debug, PartialEq)]
enum PlaceContent {
    /// Nothing, or powers.
    Blank,
    /// Neither names nor counts.
    Unknown,
    Part(Part),
}

/// A place, and what it holds.
type PartAt = (u32, Part);

/// The columns beside the powers of boards that are below each other.
struct BesidePowers<'g> {
    grid: &'g Grid<'g>,
    /// The place of the powers.
    powers: u32,
    /// The first lines of the boards.
    runs: &'g [u32],
    first_line: u32,
    may_be_miscounted: bool,
}

impl<'g> BesidePowers<'g> {
    /// `None` without boards, and for a table with headings above it.
    fn new(grid: &'g Grid<'g>, powers: u32, runs: &'g [u32]) -> Option<Self> {
        let first_line = *runs.first()?;
        // With a row of headings, the table is not without them.
        let above = first_line.checked_sub(1).and_then(|line| grid.lines_between(line..line + 1).next());
        // Counts below words that are not understood could be something else, so they must add up.
        let is_title = |cell: CellIndex| title_words::parse_game_title(&grid.text(cell)).is_some();
        let unknown = |cells: &[CellIndex]| cells.iter().filter(|&&cell| !is_title(cell)).count();
        let may_be_miscounted = above.as_ref().is_none_or(|(_, cells)| unknown(cells) < 2);
        let headings = |(_, cells): (u32, &[CellIndex])| {
            cells.iter().filter(|&&cell| read_heading(&grid.text(cell)).heading.is_some()).count()
        };
        let mut lines_above = (0..first_line).rev().map_while(|line| grid.lines_between(line..line + 1).next());
        let has_headings = lines_above.by_ref().take(LINES_SEARCHED).map(headings).any(|headings| headings >= 2);
        (!has_headings && !has_powers_in_texts(grid, powers)).then_some(BesidePowers {
            grid,
            powers,
            runs,
            first_line,
            may_be_miscounted,
        })
    }

    fn lines(&self) -> impl Iterator<Item = u32> {
        self.runs.iter().flat_map(|&first| first..first + 7)
    }

    /// The texts at a place with the numbers of their boards. `None` for a blank column and for more powers.
    fn texts_at(&self, place: u32) -> Option<Vec<(usize, String)>> {
        let text =
            |(at, line): (usize, u32)| Some((at / Power::ALL.len(), self.grid.text(self.grid.find(line, place)?)));
        let texts: Vec<(usize, String)> = self.lines().enumerate().filter_map(text).collect();
        let has_powers = || self.lines().any(|line| self.grid.power(line, place).is_some());
        (!texts.is_empty() && !has_powers()).then_some(texts)
    }

    /// Whether anything stands directly beside the powers.
    fn has_neighbours(&self, from: u32) -> bool {
        let left = self.powers.checked_sub(1).filter(|left| *left >= from);
        [Some(self.powers + 1), left].into_iter().flatten().any(|place| self.texts_at(place).is_some())
    }

    /// Whether a place holds nothing but the title of a game.
    fn is_title_at(&self, place: u32) -> bool {
        let texts = self.texts_at(place).unwrap_or_default();
        matches!(&texts[..], [(_, text)] if title_words::parse_game_title(text).is_some())
    }

    fn content_at(&self, place: u32) -> PlaceContent {
        let Some(texts) = self.texts_at(place) else { return PlaceContent::Blank };
        let part = part_beside_powers(&texts, self.runs.len(), self.may_be_miscounted);
        part.map_or(PlaceContent::Unknown, PlaceContent::Part)
    }

    /// The columns directly at the left of the powers, from this place on. Other columns there, such as the numbers of the
    /// rows, are no part of the board.
    fn at_left(&self, from: u32) -> Vec<PartAt> {
        let left = (self.powers.saturating_sub(PLACES_BESIDE).max(from)..self.powers).rev();
        let filled = left
            .map(|place| (place, self.content_at(place)))
            .take_while(|(_, content)| *content != PlaceContent::Blank);
        let part = |(place, content)| if let PlaceContent::Part(part) = content { Some((place, part)) } else { None };
        filled.filter_map(part).collect()
    }

    /// The columns of a board, with the powers. `None` if there is more than one column of names or of counts.
    fn columns_of_board(&self, beside: impl IntoIterator<Item = PartAt>) -> Option<Vec<PartAt>> {
        let mut columns = vec![(self.powers, Part::POWER)];
        for (place, part) in beside {
            if columns.iter().any(|(_, known)| *known == part) {
                return None;
            }
            columns.push((place, part));
        }
        columns.sort_unstable_by_key(|(place, _)| *place);
        (columns.len() > 1).then_some(columns)
    }

    /// The columns of the only board in each line.
    fn columns(&self) -> Option<Vec<PartAt>> {
        let right = self.powers + 1..=self.powers + PLACES_BESIDE;
        let mut parts = Vec::new();
        for place in right {
            match self.content_at(place) {
                PlaceContent::Blank => break,
                PlaceContent::Unknown => return None,
                PlaceContent::Part(part) => parts.push((place, part)),
            }
        }
        self.columns_of_board(parts.into_iter().chain(self.at_left(0)))
    }

    /// The columns of each board in a line: of one board, or of several that share the powers. Places before `from` belong to
    /// another board.
    fn boards(&self, from: u32) -> Vec<Vec<PartAt>> {
        let groups = self.groups_at_right();
        if let [rest, ..] = &groups[..]
            && groups.len() == 1
        {
            let columns = self.columns_of_board(rest.iter().copied().chain(self.at_left(from)));
            return columns.into_iter().collect();
        }
        if groups.is_empty() {
            return self.columns_of_board(self.at_left(from)).into_iter().collect();
        }
        groups.into_iter().filter_map(|group| self.columns_of_board(group)).collect()
    }

    /// The columns at the right of the powers, divided where the next board begins: after a blank column, or where names or
    /// counts come again. Several boards have the same columns, with counts.
    fn groups_at_right(&self) -> Vec<Vec<PartAt>> {
        let is_whole = |group: &Vec<PartAt>| {
            [Part::PLAYER, Part::CENTRES].iter().all(|part| group.iter().any(|(_, known)| known == part))
        };
        let mut groups: Vec<Vec<PartAt>> = Vec::new();
        let mut was_blank = true;
        for place in self.powers + 1.. {
            let part = match self.content_at(place) {
                PlaceContent::Part(part) => part,
                // Beside names and counts these are points and the like, and the cells are told.
                PlaceContent::Unknown if groups.last().is_some_and(is_whole) => continue,
                // Below names, the next board begins with its title.
                PlaceContent::Unknown if !groups.is_empty() && (was_blank || self.is_title_at(place)) => break,
                PlaceContent::Unknown => return Vec::new(),
                PlaceContent::Blank => {
                    let is_of_powers = self.lines().any(|line| self.grid.power(line, place).is_some());
                    if was_blank || is_of_powers {
                        break;
                    }
                    was_blank = true;
                    continue;
                }
            };
            let has_part = |group: &Vec<PartAt>| group.iter().any(|(_, known)| *known == part);
            match groups.last_mut().filter(|group| !was_blank && !has_part(group)) {
                Some(group) => group.push((place, part)),
                None => groups.push(vec![(place, part)]),
            }
            was_blank = false;
        }
        let parts = |group: &Vec<PartAt>| group.iter().map(|(_, part)| *part).collect::<Vec<Part>>();
        let of_first = groups.first().map(parts).unwrap_or_default();
        // A second column of names may hold the family names, and a column of counts may stand alone.
        let alike = groups.iter().take_while(|group| parts(group) == of_first).count();
        groups.truncate(if groups.first().is_some_and(is_whole) { alike } else { 1 });
        groups
    }
}

fn layout_of_columns(grid: &Grid<'_>, columns: Vec<PartAt>, titles: Vec<Pattern>) -> TableLayout {
    let layout = |(place, part)| ColumnLayout { heading: ColumnHeading::Position(place), cell: Pattern::of(part) };
    let columns = columns.into_iter().map(layout).collect();
    TableLayout { across: grid.across, titles, columns, ..TableLayout::default() }
}

/// The titles above a board that begins in this line, has these places, and `first` as the first of its own.
fn titles(grid: &Grid<'_>, line: u32, places: Range<u32>, first: u32) -> Vec<Pattern> {
    // Where the records are columns, the places are rows.
    if !grid.across {
        return titles_above(grid.sheet, line, places);
    }
    // The title may be in the corner, at the left of the powers.
    let corner = grid.sheet.row_part(first, &(0..line)).rev();
    let mut in_corner = corner.filter_map(|cell| pattern_of_game(grid.sheet.cell(cell).trimmed_text()?));
    let above = || titles_above(grid.sheet, first, line..u32::MAX);
    match in_corner.next() {
        Some(game) if game.has(Part::ROUND) => vec![game],
        Some(game) => {
            let rounds = above().into_iter().filter(|title| title.has(Part::ROUND) && !title.has(Part::BOARD));
            std::iter::once(game).chain(rounds).collect()
        }
        None => above(),
    }
}

/// The columns of names and counts beside a column of powers. `None` unless there is one of each at most.
fn beside_powers(grid: &Grid<'_>, place: u32, runs: &[u32]) -> Option<TableLayout> {
    let beside = BesidePowers::new(grid, place, runs)?;
    let columns = beside.columns()?;
    let first = beside.first_line;
    let within: Range<u32> = first_place_of_title(grid, first..first + 7, place)..place + PLACES_BESIDE + 1;
    let first_place = columns.iter().map(|(place, _)| *place).min().unwrap_or(place);
    let titles = titles(grid, first, within, first_place);
    Some(layout_of_columns(grid, columns, titles))
}
