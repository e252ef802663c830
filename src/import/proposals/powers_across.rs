//! Proposes the layout of powers across: the headings are below each other, and each record is a column.

use super::proposed_columns::Columns;
use super::unlabelled_players::place_of_names;
use crate::import::recipe::describe::part_of;
use crate::import::recipe::grid::Grid;
use crate::import::recipe::heading_patterns::titles_above;
use crate::import::recipe::{ColumnHeading, ColumnLayout, Part, Pattern, TableLayout};
use crate::import::words::heading_words;
use crate::import::words::heading_words::Heading;

/// Powers across: the headings are below each other, and each record is a column.
pub(in crate::import) fn powers_across(grid: &Grid<'_>) -> Option<TableLayout> {
    grid.lines().take(3).find_map(|(line, cells)| {
        let mut columns = Columns::default();
        let mut seat = false;
        let mut labelled = false;
        let mut first = None;
        let mut headings = 0;
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
            headings += 1;
            columns.add(pattern, cell_pattern);
        }
        let first = first.filter(|_| seat && headings >= 2)?;
        if !labelled {
            let blank = ColumnLayout { heading: ColumnHeading::Blank, cell: Pattern::of(Part::POWER) };
            columns.0.insert(0, blank);
        }
        if !columns.0.iter().any(|column| column.cell.has(Part::PLAYER)) {
            add_unlabelled_players(grid, line, &mut columns);
        }
        // The names below the powers are no titles.
        let is_below_powers = |heading: &ColumnHeading| match heading {
            ColumnHeading::After(_) => true,
            ColumnHeading::Position(place) => *place < first,
            _ => false,
        };
        let has_names = columns.0.iter().any(|column| is_below_powers(&column.heading));
        let powers = grid.places_of_powers(line).first().copied().filter(|_| has_names);
        let first = powers.map_or(first, |powers| first.min(powers));
        // The titles are rows of the sheet, and the places are its rows too.
        let titles = titles_above(grid.sheet, first, line..u32::MAX);
        Some(TableLayout { across: true, titles, ..columns.into_layout() })
    })
}

/// Adds the names directly below the powers, if they have no heading and the powers have one.
fn add_unlabelled_players(grid: &Grid<'_>, line: u32, columns: &mut Columns) {
    let places = grid.places_of_powers(line);
    let Some(players) = places.first().and_then(|powers| place_of_names(grid, line, *powers)) else { return };
    let heading = players.checked_sub(1).and_then(|powers| grid.find(line, powers)).map(|cell| grid.text(cell));
    let heading = heading.map(|text| ColumnHeading::After(Pattern::from_text(&text, Vec::new())));
    columns.add_column(ColumnLayout {
        heading: heading.unwrap_or(ColumnHeading::Position(players)),
        cell: Pattern::of(Part::PLAYER),
    });
}
