//! Proposes the layout of games side by side that share the powers, with the name of each game as the heading of its players.

use super::grid::{Grid, nearest_place_of_powers};
use super::heading_patterns::game_pattern;
use super::powers_without_headings::has_powers_in_texts;
use super::recognise::{Columns, LINES_SEARCHED};
use super::{ColumnHeading, ColumnLayout, Part, Pattern, TableLayout};
use crate::import::heading_words::{Heading, heading_of_text};

/// “Power, R1 A, SC, R1 B, SC”: below the name of a game are its players.
pub(super) fn games_across(grid: &Grid<'_>) -> Option<TableLayout> {
    grid.lines().take(LINES_SEARCHED).find_map(|(line, cells)| {
        let mut columns = Columns::default();
        let mut games = 0;
        let mut power_heading = None;
        for &cell in cells {
            let text = grid.text(cell);
            if heading_of_text(&text) == Some(Heading::Power) {
                power_heading = Some(Pattern::from_text(&text, Vec::new()));
            } else if let Some(game) = game_pattern(&text) {
                games += 1;
                columns.add_centres_after(grid, cells, grid.place(cell), &game);
                columns.add(game, Pattern::of(Part::PLAYER));
            }
        }
        if games < 2 {
            return None;
        }
        let power = Pattern::of(Part::POWER);
        if let Some(heading) = power_heading {
            columns.add(heading, power);
        } else {
            let first = cells.first().map_or(0, |&cell| grid.place(cell));
            let has_heading = |place: u32| grid.find(line, place).is_some();
            let powers = nearest_place_of_powers(&grid.places_of_powers(line), has_heading, first, (0, u32::MAX));
            powers.filter(|powers| !has_powers_in_texts(grid, *powers))?;
            columns.0.push(ColumnLayout { heading: ColumnHeading::Blank, cell: power });
        }
        Some(columns.into_layout())
    })
}
