//! Proposes the layout of games side by side that share the powers, with the name of each game as the heading of its players.

use super::powers_without_headings::has_powers_in_texts;
use super::proposed_columns::{Columns, LINES_SEARCHED};
use crate::import::recipe::cell_patterns::{content_below, pattern_below};
use crate::import::recipe::grid::{Grid, nearest_place_of_powers};
use crate::import::recipe::heading_patterns::game_pattern;
use crate::import::recipe::{ColumnHeading, ColumnLayout, Part, Pattern, TableLayout};
use crate::import::words::heading_words::{Heading, heading_of_text};
use crate::import::words::title_words;

/// “Board A” as a pattern.
fn board_pattern(text: &str) -> Option<Pattern> {
    let (board, _) = title_words::parse_board_title(text).filter(|(_, rest)| rest.is_empty())?;
    let start = board.as_ptr() as usize - text.as_ptr() as usize;
    Some(Pattern::from_text(text, vec![(Part::BOARD, start..start + board.len())]))
}

/// “Power, R1 A, SC, R1 B, SC”: below the name of a game are its players.
pub(in crate::import) fn games_across(grid: &Grid<'_>) -> Option<TableLayout> {
    grid.lines().take(LINES_SEARCHED).find_map(|(line, cells)| {
        let mut columns = Columns::default();
        let (mut games, mut seats) = (0, 0);
        let mut power_heading = None;
        for &cell in cells {
            let text = grid.text(cell);
            if heading_of_text(&text) == Some(Heading::Power) {
                power_heading = Some(Pattern::from_text(&text, Vec::new()));
                continue;
            }
            // “Ann Lee - 7” has the count in the cell of the name, and another sheet may have the counts alone.
            let with_count =
                || content_below(grid, line, grid.place(cell)).filter(|content| content.has(Part::CENTRES));
            let of_both = || with_count().filter(|content| content.has(Part::PLAYER));
            // “Ann Lee (Austria) 7” has the power too.
            let with_power = |pattern: &Pattern| pattern.has(Part::POWER) && pattern.has(Part::PLAYER);
            let of_seat = || pattern_below(grid, line, &[grid.place(cell)], with_power);
            let game = game_pattern(&text);
            let Some(heading) = game.clone().or_else(|| board_pattern(&text)) else { continue };
            if let Some(seat) = of_seat() {
                games += 1;
                seats += 1;
                columns.add(heading, seat);
            } else if game.is_some() {
                games += 1;
                columns.add_centres_after(grid, cells, grid.place(cell), &heading);
                columns.add(heading, with_count().unwrap_or_else(|| Pattern::of(Part::PLAYER)));
            } else if let Some(content) = of_both() {
                games += 1;
                columns.add(heading, content);
            }
        }
        if games < 2 {
            return None;
        }
        if seats > 0 {
            return (seats == games).then(|| columns.into_layout());
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
