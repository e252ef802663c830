//! Proposes the layout of a row for each player and a column for each round, with the power in the cell: “F 8”.

use std::collections::BTreeSet;
use std::ops::Range;

use super::proposed_columns::{Columns, LINES_SEARCHED};
use crate::book::Power;
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::recipe::cell_patterns::{below, pattern_below, says_no_game};
use crate::import::recipe::grid::Grid;
use crate::import::recipe::heading_patterns::read_heading;
use crate::import::recipe::{Part, Pattern, TableLayout};
use crate::import::words::heading_words::Heading;

/// “Player, Round 1, Round 2”, or columns whose headings Topboard does not know and whose cells all have a power: “Player, Gm
/// 1, Gm 2” and “Player, Friday, Saturday”.
pub(in crate::import) fn rounds_across(grid: &Grid<'_>) -> Option<TableLayout> {
    grid.lines().take(LINES_SEARCHED).find_map(|(line, cells)| {
        let mut columns = Columns::default();
        let mut rounds: Vec<(u32, Pattern)> = Vec::new();
        let mut boards: Vec<(Pattern, Pattern)> = Vec::new();
        let mut unknown: Vec<CellIndex> = Vec::new();
        for &cell in cells {
            let text = read_heading(&grid.text(cell));
            match (text.part, text.heading) {
                (Some(Part::ROUND), None) => rounds.push((grid.place(cell), text.pattern)),
                (None, Some(heading @ (Heading::Player | Heading::FirstName | Heading::LastName))) => {
                    columns.add(text.pattern, Pattern::of(Part::Field(heading)));
                }
                // “R1 Board” beside “R1”.
                (Some(Part::ROUND), Some(heading @ Heading::Board)) => {
                    boards.push((text.pattern, Pattern::of(Part::Field(heading))));
                }
                (None, None | Some(Heading::RoundScore(_))) => unknown.push(cell),
                _ => {}
            }
        }
        if columns.0.is_empty() {
            return None;
        }
        let has_power = |pattern: &Pattern| !pattern.has(Part::ROUND) && !pattern.has(Part::PLAYER);
        if rounds.is_empty() {
            let holds_games = |cell: &CellIndex| {
                let place = [grid.place(*cell)];
                pattern_below(grid, line, &place, has_power).or_else(|| seats_below(grid, line, &place)).is_some()
            };
            unknown.retain(holds_games);
            rounds = rounds_in_unknown_headings(grid, &unknown)?;
        }
        let places: Vec<u32> = rounds.iter().map(|(place, _)| *place).collect();
        let cell = pattern_below(grid, line, &places, has_power).or_else(|| seats_below(grid, line, &places))?;
        if !cell.has(Part::BOARD) {
            for (heading, board) in boards {
                columns.add(heading, board);
            }
        }
        for (_, heading) in rounds {
            columns.add(heading, cell.clone());
        }
        Some(columns.into_layout())
    })
}

/// The content of cells that seat a player and say nothing about the game: “B TUR”, “TUR”.
fn seats_below(grid: &Grid<'_>, line: u32, places: &[u32]) -> Option<Pattern> {
    const SEATS: [&str; 6] =
        ["{power}", "{board} {power}", "{board}-{power}", "{board}: {power}", "{board}/{power}", "{power} {board}"];
    let texts: Vec<String> = places
        .iter()
        .flat_map(|&place| below(grid, line, place))
        .map(|(_, text)| text)
        .filter(|text| !says_no_game(text))
        .collect();
    let is_power = |(part, range): (Part, Range<usize>), text: &str| {
        part != Part::POWER || Power::parse_in_column(&text[range]).is_some()
    };
    let fits = |pattern: &Pattern, text: &String| {
        pattern.match_text(text).is_some_and(|matched| matched.into_iter().all(|part| is_power(part, text)))
    };
    let mut patterns = SEATS.iter().map(|text| Pattern::new(text));
    patterns.find(|pattern| texts.len() >= Power::ALL.len() && texts.iter().all(|text| fits(pattern, text)))
}

/// The places and the patterns of headings that name a round each in a way of their own: by a number each, or whole.
fn rounds_in_unknown_headings(grid: &Grid<'_>, headings: &[CellIndex]) -> Option<Vec<(u32, Pattern)>> {
    let texts: Vec<String> = headings.iter().map(|&cell| grid.text(cell)).collect();
    let number = |text: &String| {
        let start = text.find(|c: char| c.is_ascii_digit())?;
        let end = start + text[start..].find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len() - start);
        let is_only = !text[end..].contains(|c: char| c.is_ascii_digit());
        (is_only && end - start <= 2).then_some(start..end)
    };
    let numbers: Option<Vec<_>> = texts.iter().map(number).collect();
    let ranges = match numbers {
        Some(ranges) => ranges,
        None => texts.iter().map(|text| 0..text.len()).collect(),
    };
    let names: BTreeSet<&str> = texts.iter().zip(&ranges).map(|(text, range)| &text[range.clone()]).collect();
    let patterns =
        texts.iter().zip(&ranges).map(|(text, range)| Pattern::from_text(text, vec![(Part::ROUND, range.clone())]));
    let places = headings.iter().map(|&cell| grid.place(cell));
    (texts.len() > 1 && names.len() == texts.len()).then(|| places.zip(patterns).collect())
}
