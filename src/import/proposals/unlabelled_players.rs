//! Finds the players of tables whose headings name them not: a column of names beside the powers.

use super::proposed_columns::LINES_SEARCHED;
use crate::book::count_notation::{means_no_value, parse_count_cell};
use crate::book::{PerPower, Power};
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::recipe::describe::describe_table;
use crate::import::recipe::grid::{Grid, nearest_place_of_powers};
use crate::import::recipe::{ColumnHeading, ColumnLayout, Part, Pattern, TableLayout};
use crate::import::words::heading_words::{Heading, headings_of_row};

/// A row of years or of centres above powers, with names beside the powers that have no heading.
pub(in crate::import) fn unlabelled_players(grid: &Grid<'_>) -> Option<TableLayout> {
    grid.lines().take(LINES_SEARCHED).find_map(|(line, cells)| {
        let headings = headings_of_row(cells.iter().map(|&cell| grid.sheet.cell(cell)));
        let is_known = |wanted: fn(Heading) -> bool| headings.iter().any(|(_, heading)| heading.is_some_and(wanted));
        let has_counts = is_known(|of| matches!(of, Heading::Chart(_) | Heading::FinalCount) || of == Heading::CENTRES);
        if !has_counts || is_known(Heading::is_name) {
            return None;
        }
        let first = headings.iter().find(|(_, heading)| heading.is_some()).map_or(0, |(place, _)| *place);
        let has_heading = |place: u32| {
            headings.iter().any(|(known, heading)| *known == place && heading.is_some_and(|of| of != Heading::Power))
        };
        let powers = nearest_place_of_powers(&grid.places_of_powers(line), has_heading, first, (0, u32::MAX))?;
        let players = place_of_names(grid, line, powers)?;
        let labelled = headings.contains(&(powers, Some(Heading::Power)));
        let known = headings.iter().filter_map(|(place, heading)| Some((*place, (*heading)?)));
        let mut layout = describe_table(grid.sheet, line, known, (!labelled).then_some(powers), true);
        layout
            .columns
            .push(ColumnLayout { heading: ColumnHeading::Position(players), cell: Pattern::of(Part::PLAYER) });
        Some(layout)
    })
}

/// The place directly beside the powers below this line that has no heading and holds a name for nearly each power.
pub(in crate::import) fn place_of_names(grid: &Grid<'_>, line: u32, powers: u32) -> Option<u32> {
    let mut seen = PerPower::<bool>::default();
    let lines: Vec<u32> = grid
        .lines_between(line + 1..u32::MAX)
        .map(|(line, _)| (line, grid.power(line, powers)))
        .take_while(|(_, power)| power.is_none_or(|power| !std::mem::replace(&mut seen[power], true)))
        .filter_map(|(line, power)| power.map(|_| line))
        .collect();
    let is_name = |cell: CellIndex| {
        let text = grid.text(cell);
        text.contains(char::is_alphabetic) && parse_count_cell(&text).is_none() || means_no_value(&text)
    };
    let holds_names = |place: &u32| {
        let named =
            |line: &&u32| grid.find(**line, *place).is_some_and(is_name) && grid.power(**line, *place).is_none();
        grid.find(line, *place).is_none() && lines.iter().filter(named).count() + 1 >= Power::ALL.len()
    };
    [Some(powers + 1), powers.checked_sub(1)].into_iter().flatten().find(holds_names)
}
