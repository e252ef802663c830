//! A board that a director points out as a block of cells. The layout in force stays and gets more: that boards may lack
//! their headings, or where a new table has its columns.

use std::ops::RangeInclusive;

use super::assign::{AssignError, TablesInFile};
use super::cell_parts::is_on_sheet;
use super::found_tables::FoundTable;
use super::grid::{Grid, POWERS_IN_COLUMN};
use super::heading_patterns::{sheet_pattern, titles_above};
use super::new_table::best_layout;
use super::table_search::tables_of_sheet;
use super::tables_without_headings::{column_of_powers, is_read, tables_by_places};
use super::{ColumnHeading, ColumnLayout, Part, Pattern, Recipe, TableLayout, is_name};
use crate::book::count_notation::{parse_count_cell, parse_year_cell};
use crate::book::{CENTRES_ON_MAP, SeatColumn};
use crate::import::SheetAddress;
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::reader_process::sheet_reader::SheetsOfFile;
use crate::import::words::heading_words::Heading;

impl TablesInFile {
    /// The recipe in which the cells from `first` to `last` are a board. Every board in the same columns is found by its
    /// powers, with or without headings. What the recipe read before stays. If it read the block already, it is the same.
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
        let mut recipe = self.recipe().for_correction();
        // A sheet with a board is needed.
        recipe.unneeded_sheets.retain(|pattern| !is_name(pattern, &raw.name));
        let raw = &*self.recipe().known_sheet(raw);
        let [down, across] = [false, true].map(|across| Grid::new(raw, across));
        let block = Block::find(&down, first, last).or_else(|| Block::find(&across, first, last));
        let block = block.ok_or(AssignError::NoPowers)?;
        let begun = recipe.tables.iter().position(|layout| block.is_begun_in(layout));
        if begun.is_some_and(|at| !block.missing_columns(&recipe.tables[at]).is_empty()) {
            block.add_table(&mut recipe, begun);
            return Ok(recipe);
        }
        if block.is_read_by(&recipe) {
            return Ok(recipe);
        }
        if let Some(known) = self.layout_in_columns(sheet, &block)
            && let Some(at) = recipe.tables.iter().position(|layout| layout == known)
        {
            let mut with_block = recipe.clone();
            with_block.tables[at].headings_may_be_missing = true;
            if block.is_read_by(&with_block) {
                return Ok(with_block);
            }
        }
        block.add_table(&mut recipe, begun);
        Ok(recipe)
    }

    /// The layout of the boards with headings in the columns of a block: of the nearest board above, else of the first below.
    fn layout_in_columns(&self, sheet: usize, block: &Block<'_>) -> Option<&TableLayout> {
        let fits = |(layout, table): &(&TableLayout, &FoundTable)| {
            table.heading_line.is_some() && !layout.is_list() && block.is_in_columns_of(layout, table)
        };
        let fitting = || self.tables_of(sheet).filter(fits);
        let above = fitting().filter(|(_, table)| table.first_line() < block.first_line());
        let nearest = above.max_by_key(|(_, table)| table.first_line());
        let below = || fitting().min_by_key(|(_, table)| table.first_line());
        nearest.or_else(below).map(|(layout, _)| layout)
    }
}

/// A block of cells with a column of powers. In a table with its powers side by side, the lines are columns of the sheet.
struct Block<'a> {
    grid: &'a Grid<'a>,
    places: RangeInclusive<u32>,
    lines: RangeInclusive<u32>,
    /// The place of the powers.
    powers: u32,
}

impl<'a> Block<'a> {
    /// The block from the first to the last cell. `None` if no column of it holds powers.
    fn find(grid: &'a Grid<'a>, first: SheetAddress, last: SheetAddress) -> Option<Self> {
        let (rows, columns) = (first.row..=last.row, first.column..=last.column);
        let (places, lines) = if grid.across { (rows, columns) } else { (columns, rows) };
        let has_powers = |place: &u32| {
            let mut powers: Vec<_> = lines.clone().filter_map(|line| grid.power(line, *place)).collect();
            powers.sort_unstable();
            powers.dedup();
            powers.len() >= POWERS_IN_COLUMN
        };
        let powers = places.clone().find(has_powers)?;
        Some(Block { grid, places, lines, powers })
    }

    fn sheet(&self) -> &'a RawSheet {
        self.grid.sheet
    }

    /// The first line with a power.
    fn first_line(&self) -> u32 {
        let mut lines = self.lines.clone();
        lines.find(|line| self.grid.power(*line, self.powers).is_some()).unwrap_or(*self.lines.start())
    }

    /// Whether a recipe reads the powers of the block.
    fn is_read_by(&self, recipe: &Recipe) -> bool {
        let layout = TableLayout { across: self.grid.across, columns: self.columns(), ..TableLayout::default() };
        let tables = tables_by_places(self.grid, &layout);
        let Some(board) = tables.iter().find(|table| table.lines.contains(&self.first_line())) else { return false };
        is_read(self.grid, tables_of_sheet(self.sheet(), recipe).iter(), &layout, board)
    }

    /// Whether the block is in the columns of a table: its powers are where those of the table are, and its players where
    /// names are.
    fn is_in_columns_of(&self, layout: &TableLayout, table: &FoundTable) -> bool {
        let names_player = |part: Part| matches!(part, Part::Field(heading) if heading.is_name());
        let players = self.columns().into_iter().find_map(|column| match column {
            ColumnLayout { heading: ColumnHeading::Position(place), cell } if cell.whole() == Some(Part::PLAYER) => {
                Some(place)
            }
            _ => None,
        });
        let holds_names = |place: u32| {
            let column = table.columns.iter().find(|column| column.place == place);
            column.is_some_and(|column| layout.columns[column.layout_column].cell.parts().any(names_player))
        };
        let is_beside = |place: u32| place != self.powers && self.places.contains(&place);
        layout.across == self.grid.across
            && column_of_powers(layout, &table.columns).is_some_and(|(place, _)| place == self.powers)
            && table.columns.iter().any(|column| is_beside(column.place))
            && players.is_none_or(holds_names)
    }

    /// The columns of the block by their places and by what their cells hold.
    fn columns(&self) -> Vec<ColumnLayout> {
        columns_by_content(self.grid, self.powers, self.places.clone(), &self.lines)
    }

    /// The columns of the block that a layout does not have.
    fn missing_columns(&self, layout: &TableLayout) -> Vec<ColumnLayout> {
        let mut columns = self.columns();
        columns.retain(|column| {
            let is_same = |known: &ColumnLayout| {
                known.heading == column.heading || known.cell.whole().is_some() && known.cell == column.cell
            };
            !layout.columns.iter().any(is_same)
        });
        columns
    }

    /// Adds a table with the columns of the block. A table that was begun, with only some columns pointed out, gets the others.
    fn add_table(&self, recipe: &mut Recipe, begun: Option<usize>) {
        let sheet = self.sheet();
        let mut layout = if let Some(begun) = begun {
            recipe.tables.remove(begun)
        } else {
            let top = if self.grid.across { *self.places.start() } else { *self.lines.start() };
            let titles = titles_above(sheet, top, 0..u32::MAX);
            let sheets = vec![sheet_pattern(&sheet.name)];
            TableLayout { sheets, across: self.grid.across, titles, ..TableLayout::default() }
        };
        layout.columns.extend(self.missing_columns(&layout));
        // Headings say more than places, but not those of other boards in these columns.
        if !self.is_below_headings(recipe) {
            let by_headings = best_layout(sheet, TableLayout { headings_may_be_missing: true, ..layout.clone() });
            let is_read = || self.is_read_by(&Recipe::of_tables(vec![by_headings.clone()]));
            if !by_headings.is_by_places() && is_read() {
                layout = by_headings;
            }
        }
        recipe.tables.insert(begun.unwrap_or(recipe.tables.len()), layout);
    }

    /// Whether a table of the recipe has its powers in the column of the block, with headings.
    fn is_below_headings(&self, recipe: &Recipe) -> bool {
        let is_here = |layout: &TableLayout, table: &FoundTable| {
            let place = column_of_powers(layout, &table.columns).map(|(place, _)| place);
            layout.across == self.grid.across && table.heading_line.is_some() && place == Some(self.powers)
        };
        let found = tables_of_sheet(self.sheet(), recipe);
        found.iter().any(|of| of.tables.iter().any(|table| is_here(&of.layout, table)))
    }

    /// Whether a layout by places was begun in these places.
    fn is_begun_in(&self, layout: &TableLayout) -> bool {
        let place = |column: &ColumnLayout| match column.heading {
            ColumnHeading::Position(place) => Some((place, column.cell.has(Part::POWER))),
            ColumnHeading::Blank | ColumnHeading::After(_) | ColumnHeading::Below(_) | ColumnHeading::Text(_) => None,
        };
        let places: Option<Vec<(u32, bool)>> = layout.columns.iter().map(place).collect();
        let is_here = |places: Vec<(u32, bool)>| match places.iter().find(|(_, holds_powers)| *holds_powers) {
            Some((powers, _)) => *powers == self.powers,
            None => places.iter().all(|(place, _)| self.places.contains(place)),
        };
        layout.across == self.grid.across && is_on_sheet(layout, self.sheet()) && places.is_some_and(is_here)
    }
}

/// The columns of a block by what their cells hold: powers, names, counts and years of elimination.
fn columns_by_content(
    grid: &Grid<'_>,
    powers: u32,
    places: RangeInclusive<u32>,
    lines: &RangeInclusive<u32>,
) -> Vec<ColumnLayout> {
    let mut columns: Vec<ColumnLayout> = Vec::new();
    for place in places {
        let texts: Vec<String> =
            lines.clone().filter_map(|line| grid.find(line, place)).map(|cell| grid.text(cell)).collect();
        let part = if place == powers { Some(Part::POWER) } else { part_of_texts(&texts) };
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
