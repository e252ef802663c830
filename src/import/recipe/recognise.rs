//! Proposes layouts for a sheet, and picks the one whose boards hold together best.
//!
//! Lists with a row for each seat and blocks with powers down are proposed in `layouts`; the other proposals are here.

use std::collections::BTreeSet;

use super::cell_patterns::{
    below, content_below, content_of_two_rows, pattern_below, patterns_with_power, player_and_power_below,
};
use super::describe::part_of;
use super::evidence::{Evidence, is_nearly_map};
use super::grid::Grid;
use super::heading_patterns::{
    HeadingText, game_pattern, power_in, read_heading, round_in, sheet_pattern, titles_above,
};
use super::player_cards::{named_cards, player_cards};
use super::proposal::{Proposal, RecognisedTables};
use super::tables_without_headings::first_filled_place;
use super::{ColumnHeading, ColumnLayout, Part, Pattern, Recipe, TableLayout};
use crate::book::count_notation::parse_count_cell;
use crate::book::{CENTRES_ON_MAP, PerPower, Power};
use crate::import::heading_words;
use crate::import::heading_words::Heading;
use crate::import::layouts::seat_row::is_of_seat;
use crate::import::layouts::{board_headings, list_headings};
use crate::import::raw_sheet::{CellIndex, RawSheet};

/// Number of lines in which headings are looked for.
pub(super) const LINES_SEARCHED: usize = 20;

/// The most cells of a sheet that is searched for tables of any layout. A larger sheet is read only as a list or as blocks.
pub(in crate::import) const MOST_CELLS_SEARCHED: usize = 100_000;

/// A list or blocks: the usual tables. They are read also if they do not hold together, and the report says what is wrong.
pub(in crate::import) fn usual_tables(sheet: &RawSheet) -> Option<Proposal> {
    list_headings::propose(sheet).or_else(|| board_headings::propose(sheet))
}

/// The best layout of the tables of a sheet. `None` if nothing holds together.
pub(in crate::import) fn recognise(sheet: &RawSheet) -> Option<RecognisedTables> {
    let usual = usual_tables(sheet);
    // No other layout is proposed for a very large sheet, so there is nothing to compare.
    if sheet.cells.len() > MOST_CELLS_SEARCHED {
        return usual.map(|proposal| RecognisedTables::unread(sheet, proposal));
    }
    let usual = usual.map(|proposal| RecognisedTables::of_proposal(sheet, proposal));
    let evidence = usual.as_ref().map(|usual| usual.evidence).unwrap_or_default();
    if evidence.holds_together() {
        return usual;
    }
    // If the usual tables are read in any case, other boards may be better before their games are finished.
    let is_enough = |other: Evidence| other.is_enough() || usual.is_some() && other.has_boards();
    other_tables(sheet, is_enough).filter(|other| other.evidence.is_better_than(evidence)).or(usual)
}

/// The best of the other layouts.
fn other_tables(sheet: &RawSheet, is_enough: impl Fn(Evidence) -> bool) -> Option<RecognisedTables> {
    let down = Grid::new(sheet, false);
    let across = Grid::new(sheet, true);
    let proposals = [
        player_rows(&down),
        matrix(&down),
        board_rows(&down),
        player_cards(&down),
        named_cards(&down),
        keys(&down),
        powers_across(&across),
        without_headings(&down),
    ];
    let mut best: Option<RecognisedTables> = None;
    for mut layout in proposals.into_iter().flatten() {
        let of_tab = game_pattern(&sheet.name).filter(|_| {
            let names_game = |pattern: &Pattern| pattern.has(Part::ROUND) || pattern.has(Part::BOARD);
            !layout.patterns().iter().any(|(_, pattern)| names_game(pattern))
        });
        layout.sheets = vec![of_tab.unwrap_or_else(|| sheet_pattern(&sheet.name))];
        let Some(found) = RecognisedTables::of_recipe(sheet, &Recipe::of_tables(vec![layout])) else { continue };
        let is_better = best.as_ref().is_none_or(|known| found.evidence.is_better_than(known.evidence));
        if is_enough(found.evidence) && is_better {
            best = Some(found);
        }
    }
    best
}

/// The columns of a layout, each once.
#[derive(Default)]
pub(super) struct Columns(pub Vec<ColumnLayout>);

impl Columns {
    pub(super) fn add(&mut self, heading: Pattern, cell: Pattern) {
        self.add_column(ColumnLayout { heading: ColumnHeading::Text(heading), cell });
    }

    /// Adds the cells in the row below those with a heading.
    fn add_below(&mut self, heading: Pattern, cell: Pattern) {
        self.add_column(ColumnLayout { heading: ColumnHeading::Below(heading), cell });
    }

    fn add_column(&mut self, column: ColumnLayout) {
        if !self.0.contains(&column) {
            self.0.push(column);
        }
    }

    pub(super) fn into_layout(self) -> TableLayout {
        TableLayout { columns: self.0, ..TableLayout::default() }
    }
}

/// A row for each player, with the power of each round: “R1 Board, R1 Power, R1 SC, R2 Board …”, or the headings under a
/// heading for each round.
fn player_rows(grid: &Grid<'_>) -> Option<TableLayout> {
    grid.lines().take(LINES_SEARCHED).enumerate().find_map(|(index, (_, cells))| {
        let texts: Vec<(u32, HeadingText)> =
            cells.iter().map(|&cell| (grid.place(cell), read_heading(&grid.text(cell)))).collect();
        let mut columns = Columns::default();
        let rounds: Vec<(u32, Pattern)> = grid
            .line_above(index)
            .iter()
            .filter_map(|&cell| {
                let text = grid.text(cell);
                let range = round_in(&text)?;
                Some((grid.place(cell), Pattern::from_text(&text, vec![(Part::ROUND, range)])))
            })
            .collect();
        let powers = texts.iter().filter(|(_, text)| text.heading == Some(Heading::Power)).count();
        for (place, text) in texts {
            let Some(part) = text.heading.and_then(part_of) else { continue };
            let group = rounds.iter().rev().find(|(start, _)| *start <= place);
            let heading = match group {
                Some((_, group)) if powers > 1 && text.part.is_none() => group.join(" / ", &text.pattern),
                _ => text.pattern,
            };
            // A score or a note without a round is about no single game.
            let may_be_shared = match part {
                Part::Field(heading) => heading.is_name() || !is_of_seat(heading),
                Part::Year => false,
            };
            if may_be_shared || heading.has(Part::ROUND) || powers == 1 {
                columns.add(heading, Pattern::of(part));
            }
        }
        let of_round = |part: Part| {
            columns.0.iter().any(|column| {
                let ColumnHeading::Text(heading) = &column.heading else { return false };
                heading.has(Part::ROUND) && column.cell.has(part)
            })
        };
        (powers > 0 && of_round(Part::POWER)).then(|| columns.into_layout())
    })
}

/// A row for each player and a column for each round, with the power in the cell: “F 8”.
fn matrix(grid: &Grid<'_>) -> Option<TableLayout> {
    grid.lines().take(LINES_SEARCHED).find_map(|(line, cells)| {
        let mut columns = Columns::default();
        let mut rounds: Vec<(u32, Pattern)> = Vec::new();
        for &cell in cells {
            let text = read_heading(&grid.text(cell));
            match (text.part, text.heading) {
                (Some(Part::ROUND), None) => rounds.push((grid.place(cell), text.pattern)),
                (None, Some(heading @ (Heading::Player | Heading::FirstName | Heading::LastName))) => {
                    columns.add(text.pattern, Pattern::of(Part::Field(heading)));
                }
                _ => {}
            }
        }
        if columns.0.is_empty() || rounds.is_empty() {
            return None;
        }
        let places: Vec<u32> = rounds.iter().map(|(place, _)| *place).collect();
        let cell =
            pattern_below(grid, line, &places, |pattern| !pattern.has(Part::ROUND) && !pattern.has(Part::PLAYER))?;
        for (_, heading) in rounds {
            columns.add(heading, cell.clone());
        }
        Some(columns.into_layout())
    })
}

/// A row for each board, with columns for each power: “Board, Austria, England …”, “Austria - player, Austria - centres”.
fn board_rows(grid: &Grid<'_>) -> Option<TableLayout> {
    grid.lines().take(LINES_SEARCHED).find_map(|(line, cells)| {
        let mut columns = Columns::default();
        let mut powers = BTreeSet::new();
        let mut names_board = false;
        for &cell in cells {
            let text = grid.text(cell);
            let read = read_heading(&text);
            let place = grid.place(cell);
            match (read.part, read.heading) {
                (Some(Part::POWER), heading) => {
                    let Some(power) = power_in(&text).and_then(|range| Power::parse_in_column(&text[range])) else {
                        continue;
                    };
                    let content = match heading {
                        Some(heading) => part_of(heading).map(Pattern::of),
                        None => content_below(grid, line, place),
                    };
                    if content.is_none()
                        && let Some((in_row, below)) = content_of_two_rows(grid, line, place)
                    {
                        powers.insert(power);
                        columns.add(read.pattern.clone(), in_row);
                        columns.add_below(read.pattern, below);
                        continue;
                    }
                    let Some(content) = content else { continue };
                    powers.insert(power);
                    columns.add(read.pattern, content);
                }
                (None, Some(heading @ (Heading::Board | Heading::Round))) => {
                    names_board = true;
                    columns.add(read.pattern, Pattern::of(Part::Field(heading)));
                }
                (None, Some(Heading::Total))
                    if below(grid, line, place).all(|(_, text)| text == CENTRES_ON_MAP.to_string()) =>
                {
                    columns.add(read.pattern, Pattern::default());
                }
                _ => {}
            }
        }
        (names_board && powers.len() >= 4).then(|| columns.into_layout())
    })
}

/// A row for each seat, with the power as a part of a key: “1AF”.
fn keys(grid: &Grid<'_>) -> Option<TableLayout> {
    grid.lines().take(LINES_SEARCHED).find_map(|(line, cells)| {
        let mut columns = Columns::default();
        let mut seat = false;
        let mut key = false;
        for &cell in cells {
            let text = grid.text(cell);
            let heading = heading_words::heading_of_text(&text);
            // The round in a heading is that of the keys below it.
            let name = match read_heading(&text) {
                HeadingText { pattern, part: Some(Part::ROUND), .. } => pattern,
                _ => Pattern::from_text(&text, Vec::new()),
            };
            match heading.and_then(part_of) {
                Some(Part::POWER) => return None,
                Some(part) if part != Part::BOARD => {
                    let with_power = || player_and_power_below(grid, line, grid.place(cell));
                    let found = if part == Part::PLAYER && !key { with_power() } else { None };
                    key |= found.is_some();
                    seat |= matches!(part, Part::PLAYER | Part::CENTRES);
                    columns.add(name, found.unwrap_or_else(|| Pattern::of(part)));
                }
                _ => {
                    let has_board = |pattern: &Pattern| pattern.has(Part::BOARD);
                    let found = pattern_below(grid, line, &[grid.place(cell)], has_board)
                        .or_else(|| player_and_power_below(grid, line, grid.place(cell)));
                    match found {
                        Some(pattern) if !key => {
                            key = true;
                            seat |= pattern.has(Part::PLAYER);
                            columns.add(name, pattern);
                        }
                        _ if heading == Some(Heading::Board) => columns.add(name, Pattern::of(Part::BOARD)),
                        _ => {}
                    }
                }
            }
        }
        (seat && key).then(|| columns.into_layout())
    })
}

/// Powers across: the headings are below each other, and each record is a column.
fn powers_across(grid: &Grid<'_>) -> Option<TableLayout> {
    grid.lines().take(3).find_map(|(line, cells)| {
        let mut columns = Columns::default();
        let mut seat = false;
        let mut labelled = false;
        let mut first = None;
        for &cell in cells {
            let text = grid.text(cell);
            let Some(heading) = heading_words::heading_of_cell(grid.sheet.cell(cell)) else { continue };
            let (pattern, cell_pattern) = match heading {
                Heading::Chart(year) => {
                    let digits = year.to_string();
                    let Some(start) = text.find(&digits) else { continue };
                    let heading = Pattern::from_text(&text, vec![(Part::Year, start..start + digits.len())]);
                    (heading, Pattern::of(Part::CENTRES))
                }
                Heading::Power if labelled => continue,
                heading => {
                    let Some(part) = part_of(heading) else { continue };
                    (Pattern::from_text(&text, Vec::new()), Pattern::of(part))
                }
            };
            labelled |= heading == Heading::Power;
            seat |= matches!(heading, Heading::Player | Heading::CENTRES | Heading::FinalCount | Heading::Chart(_));
            first.get_or_insert(grid.place(cell));
            columns.add(pattern, cell_pattern);
        }
        let first = first.filter(|_| seat && columns.0.len() >= 2)?;
        if !labelled {
            let blank = ColumnLayout { heading: ColumnHeading::Blank, cell: Pattern::of(Part::POWER) };
            columns.0.insert(0, blank);
        }
        // The titles are rows of the sheet, and the places are its rows too.
        let titles = titles_above(grid.sheet, first, line..u32::MAX);
        Some(TableLayout { across: true, titles, ..columns.into_layout() })
    })
}

/// Seven powers below each other without headings, with names and counts beside them.
fn without_headings(grid: &Grid<'_>) -> Option<TableLayout> {
    let mut places: Vec<u32> = grid.lines().flat_map(|(_, cells)| cells).map(|&cell| grid.place(cell)).collect();
    places.sort_unstable();
    places.dedup();
    places.into_iter().take(60).find_map(|place| {
        let power = |text: &str| Power::parse_in_column(text);
        let runs = runs_of_powers(grid, place, power);
        if !runs.is_empty() {
            return beside_powers(grid, place, &runs);
        }
        // The whole row in one cell: “R 8 Yann”.
        let whole_row = |pattern: &Pattern| pattern.has(Part::PLAYER) && pattern.has(Part::CENTRES);
        patterns_with_power().iter().filter(|pattern| whole_row(pattern)).find_map(|pattern| {
            let power = |text: &str| {
                let matched = pattern.match_text(text)?;
                let (_, range) = matched.into_iter().find(|(part, _)| *part == Part::POWER)?;
                Power::parse_in_column(&text[range])
            };
            let runs = runs_of_powers(grid, place, power);
            let first = *runs.first()?;
            let columns = vec![ColumnLayout { heading: ColumnHeading::Position(place), cell: pattern.clone() }];
            let titles = titles_above(grid.sheet, first, place..place + 1);
            Some(TableLayout { titles, columns, ..TableLayout::default() })
        })
    })
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

/// The columns of names and counts beside a column of powers. `None` unless there is one of each at most.
fn beside_powers(grid: &Grid<'_>, place: u32, runs: &[u32]) -> Option<TableLayout> {
    let lines = || runs.iter().flat_map(|&first| first..first + 7);
    let first_line = *runs.first()?;
    // With a row of headings, the table is not without them.
    let above = first_line.checked_sub(1).and_then(|line| grid.lines_between(line..line + 1).next());
    // Counts below words that are not understood could be something else, so they must add up.
    let may_be_miscounted = above.as_ref().is_none_or(|(_, cells)| cells.len() < 2);
    let headings = |(_, cells): (u32, &[CellIndex])| {
        cells.iter().filter(|&&cell| read_heading(&grid.text(cell)).heading.is_some()).count()
    };
    let lines_above = (0..first_line).rev().map_while(|line| grid.lines_between(line..line + 1).next());
    if lines_above.take(LINES_SEARCHED).map(headings).any(|headings| headings >= 2) {
        return None;
    }
    // The texts of a column with the numbers of their boards. `None` for a blank column and for more powers.
    let texts_at = |beside: u32| {
        let texts: Vec<(usize, String)> = lines()
            .enumerate()
            .filter_map(|(at, line)| Some((at / Power::ALL.len(), grid.text(grid.find(line, beside)?))))
            .collect();
        let has_powers = || lines().any(|line| grid.power(line, beside).is_some());
        (!texts.is_empty() && !has_powers()).then_some(texts)
    };
    let mut columns = vec![(place, Part::POWER)];
    let mut add = |beside: u32, part: Part| {
        let is_new = columns.iter().all(|(_, known)| *known != part);
        columns.push((beside, part));
        is_new.then_some(())
    };
    for (beside, texts) in (place + 1..place + 7).map_while(|beside| Some((beside, texts_at(beside)?))) {
        add(beside, part_beside_powers(&texts, runs.len(), may_be_miscounted)?)?;
    }
    // At the left, other columns such as the numbers of the rows are no part of the board.
    let left = (place.saturating_sub(6)..place).rev();
    for (beside, texts) in left.map_while(|beside| Some((beside, texts_at(beside)?))) {
        if let Some(part) = part_beside_powers(&texts, runs.len(), may_be_miscounted) {
            add(beside, part)?;
        }
    }
    columns.sort_unstable_by_key(|(place, _)| *place);
    let layout = |(place, part)| ColumnLayout { heading: ColumnHeading::Position(place), cell: Pattern::of(part) };
    let titles =
        titles_above(grid.sheet, first_line, first_filled_place(grid, first_line..first_line + 7, place)..place + 7);
    (columns.len() > 1).then(|| TableLayout {
        titles,
        columns: columns.into_iter().map(layout).collect(),
        ..TableLayout::default()
    })
}
