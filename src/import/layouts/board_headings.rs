//! Proposes the layout of blocks: rows of headings with powers below.

use std::cell::LazyCell;
use std::ops::Range;

use super::table_columns::TableColumns;
use crate::book::Power;
use crate::import::SheetAddress;
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::cells::sheet_address::row_number;
use crate::import::recipe::{
    Grid, Proposal, Recipe, TableLayout, describe_table, game_pattern, nearest_place_of_powers,
};
use crate::import::words::heading_words;
use crate::import::words::heading_words::Heading;
use crate::languages::window_sentences::{import_sheets, import_tables as texts};

/// Proposes a layout: rows of headings with powers below.
pub(in crate::import) fn propose(sheet: &RawSheet) -> Option<Proposal> {
    let rows: Vec<_> = sheet.rows().collect();
    let mut layouts: Vec<TableLayout> = Vec::new();
    let mut notes = Vec::new();
    let mut blocks = 0;
    let grid = Grid::new(sheet, false);
    for (index, (row, cells)) in rows.iter().enumerate() {
        let below: Vec<u32> = rows[index + 1..].iter().take(Power::ALL.len()).map(|(row, _)| *row).collect();
        let groups = split_at_boards(sheet, cells.clone());
        for BoardColumns { columns, powers, notes: more } in find_blocks(&grid, &groups, *row, &below) {
            let run = run_of_powers(sheet, powers, *row + 1);
            let most_superfluous = most_superfluous_rows(columns.headings().map(|(_, heading)| heading));
            if !is_in_boards(&run, most_superfluous) {
                continue;
            }
            let has_more_boards = run.len() > Power::ALL.len() + most_superfluous;
            if has_more_boards && let Some(cell) = sheet.find(SheetAddress::new(row + 1, powers)) {
                notes.push((cell, texts::seven_rows_are_board().to_owned()));
            }
            let labelled = columns.column(Heading::Power) == Some(powers);
            let describe = |titles| TableLayout {
                headings_may_be_missing: has_more_boards,
                ..describe_table(sheet, *row, columns.headings(), (!labelled).then_some(powers), titles)
            };
            let layout = describe(false);
            if !layouts.iter().any(|known| known.columns == layout.columns) {
                layouts.push(describe(true));
            }
            notes.extend(more);
            blocks += 1;
        }
    }
    // A sheet of one board may name the board and its round.
    if let [layout] = &mut layouts[..]
        && layout.titles.is_empty()
        && blocks == 1
        && let Some(name) = game_pattern(&sheet.name)
    {
        layout.sheets = vec![name];
    }
    (!layouts.is_empty()).then(|| Proposal { recipe: Recipe::of_tables(layouts), notes })
}

/// The most rows beyond the seven of a board that a mistake explains: a power that is written twice. Without counts, the rows
/// may also be players who sign up.
fn most_superfluous_rows(mut headings: impl Iterator<Item = Heading>) -> usize {
    let is_count = |heading: Heading| {
        let is_centres = matches!(heading, Heading::CENTRES | Heading::FinalCount | Heading::Chart(_));
        is_centres || matches!(heading, Heading::Score | Heading::Result)
    };
    if headings.any(is_count) { 3 } else { 1 }
}

/// The powers from this row on, as far as every row has one.
fn run_of_powers(sheet: &RawSheet, column: u32, first_row: u32) -> Vec<Power> {
    let power = |row: u32| {
        let cell = sheet.find(SheetAddress::new(row, column))?;
        Power::parse_in_column(sheet.cell(cell).trimmed_text()?)
    };
    (first_row..).map_while(power).collect()
}

/// Whether rows with these powers are one board, or boards one directly below the other. Otherwise they are a list that does
/// not say which board a row belongs to.
fn is_in_boards(powers: &[Power], most_superfluous: usize) -> bool {
    let is_whole = |board: &[Power]| Power::ALL.iter().all(|power| board.contains(power));
    powers.len() <= Power::ALL.len() + most_superfluous || powers.chunks(Power::ALL.len()).all(is_whole)
}

/// Why the rows below a row of headings are no boards: they are a list without the names of the boards.
pub(in crate::import) fn why_list_is_no_boards(sheet: &RawSheet) -> Option<String> {
    sheet.rows().find_map(|(row, cells)| {
        let headings = heading_words::headings_of_row(sheet.cells.range(cells));
        let has_board = headings.iter().any(|(_, heading)| *heading == Some(Heading::Board));
        let (column, _) = headings.iter().find(|(_, heading)| *heading == Some(Heading::Power))?;
        let run = run_of_powers(sheet, *column, row + 1);
        let most_superfluous = most_superfluous_rows(headings.iter().filter_map(|(_, heading)| *heading));
        (!has_board && headings.len() > 1 && !is_in_boards(&run, most_superfluous)).then(|| {
            let has_counts = most_superfluous > 1;
            let say = if has_counts {
                import_sheets::list_without_boards
            } else {
                import_sheets::list_without_boards_of_sign_ups
            };
            say(run.len(), &row_number(row))
        })
    })
}

/// A column of a row of headings, with its heading if that is known.
type HeadingColumn = (u32, Option<Heading>);

/// The headings of a row, split where the next board begins: where a heading is repeated.
fn split_at_boards(sheet: &RawSheet, cells: Range<CellIndex>) -> Vec<Vec<HeadingColumn>> {
    let headings: Vec<HeadingColumn> = heading_words::headings_of_row(sheet.cells.range(cells));
    let mut groups: Vec<Vec<HeadingColumn>> = Vec::new();
    for (at, &(column, heading)) in headings.iter().enumerate() {
        let again = groups.last().zip(heading).is_some_and(|(group, of)| begins_board(group, of, &headings[at..]));
        if groups.is_empty() || again {
            groups.push(Vec::new());
        }
        if let Some(group) = groups.last_mut() {
            group.push((column, heading));
        }
    }
    groups
}

/// Whether the next board begins with a heading that this board has. `rest` are the headings from there.
fn begins_board(board: &[HeadingColumn], heading: Heading, rest: &[HeadingColumn]) -> bool {
    let has = |columns: &[HeadingColumn], heading| columns.iter().any(|(_, held)| *held == Some(heading));
    if !has(board, heading) {
        return false;
    }
    // The years begin again with the first. Any other year is written twice by mistake.
    let first_year = || board.iter().find(|(_, held)| matches!(held, Some(Heading::Chart(_))));
    let is_start = match heading {
        Heading::Power | Heading::Player | Heading::FirstName => true,
        Heading::Chart(_) => first_year().is_some_and(|(_, first)| *first == Some(heading)),
        Heading::CENTRES => !has(board, Heading::Player) && !has(board, Heading::FirstName),
        _ => false,
    };
    // The first heading of the board that comes again, whatever it is, comes again with those of the seats. Boards may
    // share a column of powers.
    let is_first = board.iter().filter_map(|(_, held)| *held).find(|held| has(rest, *held)) == Some(heading);
    let of_seats = [Heading::Player, Heading::FirstName, Heading::CENTRES, Heading::FinalCount];
    let mut of_seats = of_seats.into_iter().filter(|heading| has(board, *heading)).peekable();
    is_start || is_first && of_seats.peek().is_some() && of_seats.all(|heading| has(rest, heading))
}

/// The columns of a board in a row of headings.
struct BoardColumns {
    columns: TableColumns,
    powers: u32,
    /// What the director should know about a heading.
    notes: Vec<(CellIndex, String)>,
}

/// The boards whose headings are in this row. `below` are the rows of their powers.
fn find_blocks(grid: &Grid<'_>, groups: &[Vec<HeadingColumn>], heading_row: u32, below: &[u32]) -> Vec<BoardColumns> {
    let sheet = grid.sheet;
    let of_powers = LazyCell::new(|| grid.places_of_powers(heading_row));
    let is_power = |row: u32, column: u32| grid.power(row, column).is_some();
    let is_board = |group: &[HeadingColumn]| {
        let known = group.iter().filter(|(_, heading)| heading.is_some()).count();
        let seats = |heading: Option<Heading>| {
            matches!(
                heading,
                Some(Heading::CENTRES | Heading::FinalCount | Heading::Player | Heading::FirstName | Heading::Chart(_))
            )
        };
        known >= 2 && group.iter().any(|(_, heading)| seats(*heading))
    };
    // With a column for boards, a row is a seat on any of them. Where the next group begins with its power, its board is the
    // last column of the group before.
    let names_boards = groups.iter().flatten().any(|(_, heading)| *heading == Some(Heading::Board));
    let mut blocks = Vec::new();
    for (index, group) in groups.iter().enumerate() {
        if names_boards || !is_board(group) {
            continue;
        }
        let end = groups.get(index + 1).and_then(|next| next.first()).map_or(u32::MAX, |(column, _)| *column);
        let (columns, notes) = TableColumns::of_seats(group.clone(), sheet, heading_row, below);
        let first = group.first().map_or(0, |(column, _)| *column);
        // A column with another heading, also of another board, holds no powers: the names of boards may be letters.
        let is_other = |(place, heading): &HeadingColumn, column: u32| {
            *place == column && heading.is_some_and(|heading| heading != Heading::Power)
        };
        let has_heading = |column: u32| {
            columns.heading(column).is_some() || groups.iter().flatten().any(|place| is_other(place, column))
        };
        // The column with the heading for powers, else the nearest column that holds powers.
        let labelled = columns.column(Heading::Power).filter(|&column| below.iter().any(|&row| is_power(row, column)));
        let powers = labelled.or_else(|| nearest_place_of_powers(&of_powers, has_heading, first, (0, end)));
        // A row with a power in this column holds a board's figures, even if they look like years.
        if let Some(powers) = powers.filter(|&powers| !is_power(heading_row, powers)) {
            blocks.push(BoardColumns { columns, powers, notes });
        }
    }
    blocks
}
