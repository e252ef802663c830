//! Tables with a row for each board whose cells hold seats with their powers: all seven in one cell, “A: Ann Lee, E: Ben Orr, …”,
//! or in seven cells in the order of the places, “Ann Lee (France, 9)”.

use super::proposed_columns::{Columns, LINES_SEARCHED};
use crate::book::Power;
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::recipe::cell_patterns::{below, pattern_below, patterns_with_power};
use crate::import::recipe::grid::Grid;
use crate::import::recipe::seats_of_cell::seats_of_cell;
use crate::import::recipe::{Part, Pattern, TableLayout};
use crate::import::words::heading_words::{Heading, heading_of_cell};

/// The marks between the seats in a cell, in the order in which they are tried.
const MARKS: [char; 5] = ['\n', ';', ',', '/', '|'];

/// “Round, Board, Players” or “Round, Board, 1st, 2nd, 3rd …”
pub(in crate::import) fn seats_in_cells(grid: &Grid<'_>) -> Option<TableLayout> {
    grid.lines().take(LINES_SEARCHED).find_map(|(line, cells)| {
        let mut columns = Columns::default();
        let mut names_game = false;
        let mut others: Vec<(u32, Pattern)> = Vec::new();
        for &cell in cells {
            let heading = Pattern::from_text(&grid.text(cell), Vec::new());
            match heading_of_cell(grid.sheet.cell(cell)) {
                Some(of @ (Heading::Round | Heading::Board | Heading::LastYear)) => {
                    names_game |= of != Heading::LastYear;
                    columns.add(heading, Pattern::of(Part::Field(of)));
                }
                _ => others.push((grid.place(cell), heading)),
            }
        }
        let has_seat = |pattern: &Pattern| pattern.has(Part::POWER) && pattern.has(Part::PLAYER);
        if !names_game || others.is_empty() {
            return None;
        }
        if let Some((heading, cell)) =
            others.iter().find_map(|(place, heading)| Some((heading, whole_boards(grid, line, *place)?)))
        {
            columns.add(heading.clone(), cell);
            return Some(columns.into_layout());
        }
        let of_seats: Vec<&(u32, Pattern)> =
            others.iter().filter(|(place, _)| pattern_below_any(grid, line, *place).is_some()).collect();
        let places: Vec<u32> = of_seats.iter().map(|(place, _)| *place).collect();
        let pattern = pattern_below(grid, line, &places, has_seat).filter(|_| places.len() == Power::ALL.len())?;
        for (_, heading) in of_seats {
            columns.add(heading.clone(), pattern.clone());
        }
        Some(columns.into_layout())
    })
}

/// A pattern of a seat that the first cell below a heading has.
fn pattern_below_any(grid: &Grid<'_>, line: u32, place: u32) -> Option<&'static Pattern> {
    let (_, text) = below(grid, line, place).next()?;
    let has_seat = |pattern: &&Pattern| pattern.has(Part::POWER) && pattern.has(Part::PLAYER);
    patterns_with_power().iter().filter(has_seat).find(|pattern| pattern.match_text(&text).is_some())
}

/// The pattern of the cells below a heading, if each of them holds the seven powers of a board.
fn whole_boards(grid: &Grid<'_>, line: u32, place: u32) -> Option<Pattern> {
    let texts: Vec<String> = below(grid, line, place).map(|(_, text)| text).collect();
    let is_whole = |text: &String, pattern: &Pattern, mark: char| {
        let seats = seats_of_cell(text, pattern, Some(mark), CellIndex::default());
        seats.is_some_and(|seats| seats.len() == Power::ALL.len())
    };
    let is_board = |pattern: &Pattern, mark: char| texts.iter().all(|text| is_whole(text, pattern, mark));
    let marks = MARKS.into_iter().filter(|mark| texts.first().is_some_and(|text| text.contains(*mark)));
    let patterns = || patterns_with_power().iter().filter(|of| of.has(Part::POWER) && of.has(Part::PLAYER));
    let found = marks.into_iter().find_map(|mark| Some((patterns().find(|pattern| is_board(pattern, mark))?, mark)));
    found.map(|(pattern, mark)| pattern.repeated(mark))
}
