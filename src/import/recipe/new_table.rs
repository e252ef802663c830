//! A table of which a director has pointed out some columns: it is described by its headings if its boards then hold
//! together, else by the places of its columns.

use std::collections::HashSet;

use super::evidence::Evidence;
use super::grid::Grid;
use super::grid::MOST_CELLS_SEARCHED;
use super::heading_patterns::{heading_pattern, titles_above};
use super::table_search::find_tables;
use super::{ColumnHeading, ColumnLayout, Part, Pattern, Recipe, TableLayout, read_sheet};
use crate::book::Power;
use crate::import::cells::raw_sheet::RawSheet;

/// A table that is known by the places of its columns, as it holds together best: by its headings, or by the places.
pub(super) fn best_layout(sheet: &RawSheet, layout: TableLayout) -> TableLayout {
    const LINES_TRIED: usize = 40;
    let places: Vec<(u32, Part)> = layout
        .columns
        .iter()
        .filter_map(|column| match column.heading {
            ColumnHeading::Position(place) => Some((place, column.cell.whole()?)),
            _ => None,
        })
        .collect();
    if places.len() != layout.columns.len() || places.is_empty() || sheet.cells.len() > MOST_CELLS_SEARCHED {
        return layout;
    }
    let grid = Grid::new(sheet, layout.across);
    let mut headed: Option<(Rank, TableLayout)> = None;
    let lines: Vec<u32> = grid.lines().take(LINES_TRIED).map(|(line, _)| line).collect();
    for line in lines {
        let Some(columns) = headed_columns(&grid, line, &places) else { continue };
        let first_row =
            if layout.across { places.iter().map(|(place, _)| *place).min().unwrap_or_default() } else { line };
        let titles = titles_above(sheet, first_row, 0..u32::MAX);
        let tried = TableLayout { titles, columns, ..layout.clone() };
        let rank = rank(sheet, &tried);
        if headed.as_ref().is_none_or(|(best, _)| rank > *best) {
            headed = Some((rank, tried));
        }
    }
    let by_places = rank(sheet, &layout);
    // Headings say more than places. Without a board there is nothing to choose between.
    let headed = headed.filter(|(rank, _)| *rank >= by_places && rank.2 > 0);
    let mut best = headed.map_or(layout, |(_, headed)| headed);
    if best.titles.is_empty()
        && !best.across
        && let Some(first) = find_tables(&grid, &best).first()
        && first.heading_line.is_none()
    {
        best.titles = titles_above(sheet, first.lines.start, first.span.clone());
    }
    best
}

/// Whether the boards are certain, then the number of boards that are complete, of all, and of those with players and
/// with counts.
type Rank = (bool, usize, usize, usize, usize);

/// The columns of a new table by their headings in this line. `None` if a heading is missing.
fn headed_columns(grid: &Grid<'_>, line: u32, places: &[(u32, Part)]) -> Option<Vec<ColumnLayout>> {
    let mut texts = HashSet::new();
    let column = |&(place, part): &(u32, Part)| {
        let text = grid.find(line, place).map(|cell| grid.text(cell));
        let heading = match text {
            Some(text) if part == Part::POWER && Power::parse_in_column(&text).is_some() => return None,
            Some(text) if text.chars().any(char::is_alphabetic) => {
                let pattern = heading_pattern(&text);
                // Two columns of the same heading could not be told apart.
                let is_new = texts.insert(pattern.to_string());
                (is_new || pattern.parts().next().is_some()).then_some(ColumnHeading::Text(pattern))?
            }
            None if part == Part::POWER => ColumnHeading::Blank,
            _ => return None,
        };
        Some(ColumnLayout { heading, cell: Pattern::of(part) })
    };
    let mut columns: Vec<ColumnLayout> = places.iter().map(column).collect::<Option<_>>()?;
    let mut seen = Vec::new();
    columns.retain(|column| {
        let is_new = !seen.contains(column);
        seen.push(column.clone());
        is_new
    });
    Some(columns)
}

/// How well the boards of a table hold together.
fn rank(sheet: &RawSheet, layout: &TableLayout) -> Rank {
    let recipe = Recipe::of_tables(vec![layout.clone()]);
    let evidence: Evidence = read_sheet(sheet, &recipe).map(|read| read.evidence(sheet)).unwrap_or_default();
    (evidence.is_enough(), evidence.complete, evidence.boards, evidence.with_players, evidence.with_counts)
}
