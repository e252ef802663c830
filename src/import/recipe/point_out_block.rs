//! A board that a director points out as a block of cells. The tables of its columns are then found by their places, so that
//! boards without headings are read too.

use std::ops::RangeInclusive;

use super::assign::{AssignError, TablesInFile};
use super::cell_parts::is_on_sheet;
use super::grid::{Grid, POWERS_IN_COLUMN};
use super::heading_patterns::{sheet_pattern, titles_above};
use super::{ColumnHeading, ColumnLayout, FoundTable, Part, Pattern, Recipe, TableLayout};
use crate::book::count_notation::{parse_count_cell, parse_year_cell};
use crate::book::{CENTRES_ON_MAP, SeatColumn};
use crate::import::SheetAddress;
use crate::import::heading_words::Heading;
use crate::import::sheet_reader::SheetsOfFile;

impl TablesInFile {
    /// The recipe in which the cells from `first` to `last` are a board. Every board in the same columns is found by its
    /// powers, with or without headings.
    ///
    /// # Errors
    /// When no column and no row of the block holds powers.
    pub fn assign_block(
        &self,
        file: &SheetsOfFile,
        sheet: usize,
        first: SheetAddress,
        last: SheetAddress,
    ) -> Result<Recipe, AssignError> {
        let Some(raw) = file.sheets.get(sheet) else { return Err(AssignError::NoPowers) };
        let raw = &*self.recipe().known_sheet(raw);
        let across = [false, true].into_iter().find(|across| {
            let (places, lines) = block_of(*across, first, last);
            place_of_powers(&Grid::new(raw, *across), places, lines).is_some()
        });
        let Some(across) = across else { return Err(AssignError::NoPowers) };
        let grid = Grid::new(raw, across);
        let (places, lines) = block_of(across, first, last);
        // What is known about the columns: from tables with headings in the same places.
        let found: Vec<(&TableLayout, &FoundTable)> =
            self.tables_of(sheet).filter(|(layout, _)| layout.across == across).collect();
        let is_inside = |table: &FoundTable| table.columns.iter().all(|column| places.contains(&column.place));
        let known = found.iter().find(|(_, table)| table.heading_line.is_some() && is_inside(table));
        let mut recipe = self.recipe().clone();
        let mut new: Vec<TableLayout> = Vec::new();
        if let Some((layout, _)) = known {
            let of_layout = found.iter().filter(|(other, _)| std::ptr::eq(*other, *layout));
            for (_, table) in of_layout {
                let by_places = TableLayout { columns: columns_by_places(layout, table), ..(*layout).clone() };
                if !new.contains(&by_places) {
                    new.push(by_places);
                }
            }
            recipe.tables.retain(|other| other != *layout);
        } else {
            let columns = columns_by_content(&grid, places.clone(), lines.clone());
            let top = if across { *places.start() } else { *lines.start() };
            let titles = titles_above(raw, top, 0..u32::MAX);
            let sheets = vec![sheet_pattern(&raw.name)];
            new.push(TableLayout { sheets, across, titles, columns, ..TableLayout::default() });
            recipe.tables.retain(|layout| !(is_on_sheet(layout, raw) && is_begun_in(layout, across, &places)));
        }
        recipe.tables.extend(new);
        Ok(recipe)
    }
}

/// The places and the lines of a block.
fn block_of(across: bool, first: SheetAddress, last: SheetAddress) -> (RangeInclusive<u32>, RangeInclusive<u32>) {
    let (rows, columns) = (first.row..=last.row, first.column..=last.column);
    if across { (rows, columns) } else { (columns, rows) }
}

/// The first place of the block with enough different powers in its lines.
fn place_of_powers(grid: &Grid<'_>, mut places: RangeInclusive<u32>, lines: RangeInclusive<u32>) -> Option<u32> {
    places.find(|place| {
        let mut powers: Vec<_> = lines.clone().filter_map(|line| grid.power(line, *place)).collect();
        powers.sort_unstable();
        powers.dedup();
        powers.len() >= POWERS_IN_COLUMN
    })
}

/// Whether a layout by places was begun in these places.
fn is_begun_in(layout: &TableLayout, across: bool, places: &RangeInclusive<u32>) -> bool {
    layout.across == across
        && layout.columns.iter().all(|column| match column.heading {
            ColumnHeading::Position(place) => places.contains(&place),
            ColumnHeading::Blank | ColumnHeading::After(_) | ColumnHeading::Text(_) => false,
        })
}

/// The columns of a table by their places. The counts of a year need their heading.
fn columns_by_places(layout: &TableLayout, table: &FoundTable) -> Vec<ColumnLayout> {
    let with_values = table.columns.iter().filter(|column| column.qualifiers.year.is_none());
    with_values
        .map(|column| ColumnLayout {
            heading: ColumnHeading::Position(column.place),
            cell: layout.columns[column.layout_column].cell.clone(),
        })
        .collect()
}

/// The columns of a block by what their cells hold: powers, names, counts and years of elimination.
fn columns_by_content(grid: &Grid<'_>, places: RangeInclusive<u32>, lines: RangeInclusive<u32>) -> Vec<ColumnLayout> {
    let powers = place_of_powers(grid, places.clone(), lines.clone());
    let mut columns: Vec<ColumnLayout> = Vec::new();
    for place in places {
        let texts: Vec<String> =
            lines.clone().filter_map(|line| grid.find(line, place)).map(|cell| grid.text(cell)).collect();
        let part = if powers == Some(place) { Some(Part::POWER) } else { part_of_texts(&texts) };
        let Some(part) = part.filter(|part| columns.iter().all(|column| column.cell.whole() != Some(*part))) else {
            continue;
        };
        columns.push(ColumnLayout { heading: ColumnHeading::Position(place), cell: Pattern::of(part) });
    }
    columns
}

/// The part that most of these texts are.
fn part_of_texts(texts: &[String]) -> Option<Part> {
    let most = |is: fn(&str) -> bool| texts.iter().filter(|text| is(text)).count() * 3 >= texts.len() * 2;
    let is_count = |text: &str| parse_count_cell(text).is_some_and(|read| read.count <= CENTRES_ON_MAP);
    let is_name = |text: &str| text.chars().any(char::is_alphabetic) && parse_count_cell(text).is_none();
    match texts {
        [] => None,
        _ if most(is_count) => Some(Part::CENTRES),
        _ if most(|text| parse_year_cell(text).is_some()) => Some(Part::Field(Heading::Seat(SeatColumn::Eliminated))),
        _ if most(is_name) => Some(Part::PLAYER),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::results_by_recipe;

    const BOARD: &str =
        "Austria,Ann,10\nEngland,Ben,8\nFrance,Cid,6\nGermany,Dan,4\nItaly,Eve,3\nRussia,Flo,2\nTurkey,Gus,1\n";

    fn boards(text: &str, first: &str, last: &str) -> Vec<(String, String, u32)> {
        let file = SheetsOfFile::read(text.as_bytes(), "con.csv").unwrap();
        let recognised = crate::import::results_of_sheets(&file).map(|read| read.recipe).unwrap_or_default();
        let tables = TablesInFile::new(&file, recognised);
        let [first, last] = [first, last].map(|name| SheetAddress::parse(name).unwrap());
        let recipe = tables.assign_block(&file, 0, first, last).unwrap();
        let book = results_by_recipe(&file, &recipe).unwrap().book;
        let board = |(_, board): (_, &crate::book::Board)| {
            let player = book.name_of(board.seats[crate::book::Power::Turkey].player).to_owned();
            (board.name.clone(), player, board.centre_sum())
        };
        book.boards().map(board).collect()
    }

    #[test]
    fn a_board_without_headings_between_others_is_pointed_out() {
        let headings = "Power,Player,SC\n";
        let second = BOARD.replace("Gus", "Hal");
        let third = BOARD.replace("Gus", "Ian");
        let text = format!("Board A,,\n{headings}{BOARD}\nBoard B,,\n{second}\nBoard C,,\n{headings}{third}");
        let expected = [("A", "Gus"), ("B", "Hal"), ("C", "Ian")];
        let expected = expected.map(|(name, player)| (name.to_owned(), player.to_owned(), 34));
        assert_eq!(boards(&text, "A12", "C18"), expected);
    }

    #[test]
    fn boards_of_which_no_heading_is_known_follow_the_one_that_is_pointed_out() {
        let text = format!("x,,\n{BOARD}\ny,,\n{}", BOARD.replace("Gus", "Hal"));
        let found: Vec<(String, u32)> =
            boards(&text, "A2", "C8").into_iter().map(|(_, player, sum)| (player, sum)).collect();
        assert_eq!(found, [("Gus".to_owned(), 34), ("Hal".to_owned(), 34)]);
    }

    #[test]
    fn a_block_without_powers_is_no_board() {
        let file = SheetsOfFile::read(b"a,b\nc,d\n", "con.csv").unwrap();
        let tables = TablesInFile::new(&file, Recipe::default());
        let refused = tables.assign_block(&file, 0, SheetAddress::new(0, 0), SheetAddress::new(1, 1));
        assert_eq!(refused, Err(AssignError::NoPowers));
    }
}
