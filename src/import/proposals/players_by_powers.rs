//! Proposes the layout of a row for each player and a column for each power, with the game in the cell, “1A”, or with the
//! centres of the one game that the sheet is about.

use std::collections::BTreeSet;

use super::proposed_columns::{Columns, LINES_SEARCHED};
use crate::book::Power;
use crate::book::count_notation::parse_count_cell;
use crate::import::recipe::cell_patterns::{below, says_no_game};
use crate::import::recipe::grid::Grid;
use crate::import::recipe::heading_patterns::{power_in, read_heading};
use crate::import::recipe::{Part, Pattern, TableLayout};
use crate::import::words::tab_names::parse_numbered_board;

/// Cells that name a game, in the order in which they are tried.
const GAMES: [&str; 5] = ["{round}{board}", "{round}-{board}", "{round}/{board}", "{round}.{board}", "R{round}{board}"];

/// “Player, Austria, England, France …”
pub(in crate::import) fn players_by_powers(grid: &Grid<'_>) -> Option<TableLayout> {
    grid.lines().take(LINES_SEARCHED).find_map(|(line, cells)| {
        let mut columns = Columns::default();
        let mut powers: BTreeSet<Power> = BTreeSet::new();
        let mut headings: Vec<(u32, Pattern)> = Vec::new();
        for &cell in cells {
            let text = grid.text(cell);
            let read = read_heading(&text);
            match (read.part, read.heading) {
                (Some(Part::POWER), None) => {
                    let power = power_in(&text).and_then(|range| Power::parse_in_column(&text[range]))?;
                    powers.insert(power).then_some(())?;
                    headings.push((grid.place(cell), read.pattern));
                }
                (None, Some(heading)) if heading.is_name() => {
                    columns.add(read.pattern, Pattern::of(Part::Field(heading)));
                }
                _ => {}
            }
        }
        if columns.0.is_empty() || powers.len() < Power::ALL.len() {
            return None;
        }
        let texts = headings.iter().flat_map(|(place, _)| below(grid, line, *place)).map(|(_, text)| text);
        let texts: Vec<String> = texts.filter(|text| !says_no_game(text)).collect();
        let cell = content_of_games(&texts)?;
        for (_, heading) in headings {
            columns.add(heading, cell.clone());
        }
        Some(columns.into_layout())
    })
}

/// The pattern of these cells. Counts are those of one game, which has seven.
fn content_of_games(texts: &[String]) -> Option<Pattern> {
    if texts.len() < Power::ALL.len() {
        return None;
    }
    if texts.len() == Power::ALL.len() && texts.iter().all(|text| parse_count_cell(text).is_some()) {
        return Some(Pattern::of(Part::CENTRES));
    }
    let is_game = |text: &String| parse_numbered_board(text.trim_start_matches(['R', 'r'])).is_some();
    let mut patterns = GAMES.iter().map(|text| Pattern::new(text));
    patterns.find(|pattern| texts.iter().all(|text| is_game(text) && pattern.match_text(text).is_some()))
}
