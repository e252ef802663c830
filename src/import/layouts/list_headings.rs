//! Proposes the layout of a list: a row of headings, with a row for each seat below.

use std::collections::HashMap;

use super::table_columns::TableColumns;
use crate::book::count_notation::means_no_value;
use crate::book::{PerPower, Power, fold_name};
use crate::import::SheetAddress;
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::recipe::{Proposal, Recipe, describe_table};
use crate::import::words::heading_words;
use crate::import::words::heading_words::Heading;
use crate::import::words::tab_names;
use crate::import::words::title_words;
use crate::languages::window_sentences::import_tables as texts;

/// Number of rows in which the heading row is looked for.
const ROWS_SEARCHED: usize = 20;

/// Proposes a layout: a row of headings with a board or a round, a power, and something about the seat.
pub(crate) fn propose(sheet: &RawSheet) -> Option<Proposal> {
    let rows: Vec<_> = sheet.rows().collect();
    rows.iter().take(ROWS_SEARCHED).enumerate().find_map(|(index, (row, cells))| {
        let mut found = heading_words::headings_of_row(sheet.cells.range(cells.clone()));
        let has = |found: &[(u32, Option<Heading>)], heading| found.iter().any(|(_, held)| *held == Some(heading));
        let below: Vec<u32> = rows[index + 1..].iter().map(|(row, _)| *row).collect();
        leave_out_figures_beside(sheet, &mut found, *row);
        leave_out_numbers_of_games(sheet, &mut found, &below);
        // Two columns of powers are two games in one row.
        if found.iter().filter(|(_, heading)| *heading == Some(Heading::Power)).count() != 1 {
            return None;
        }
        let mut notes = Vec::new();
        if !has(&found, Heading::Round)
            && let Some(date) = found.iter_mut().find(|(_, heading)| *heading == Some(Heading::Date))
            && has_several_dates(sheet, date.0, &below)
        {
            date.1 = Some(Heading::Round);
            if let Some(cell) = sheet.find(SheetAddress::new(*row, date.0)) {
                notes.push((cell, texts::dates_are_rounds().to_owned()));
            }
        }
        let lacks_key = !has(&found, Heading::Board) || !has(&found, Heading::Round);
        if lacks_key && let Some(column) = column_of_games(sheet, &found, *row, &below) {
            notes.push((column.first_cell, column.note(sheet)));
            found.retain(|(place, _)| *place != column.place);
            found.push((column.place, Some(column.holds)));
        }
        let (columns, more) = TableColumns::of_seats(found, sheet, *row, &below);
        notes.extend(more);
        let has = |heading| columns.has(heading);
        let seat = has(Heading::CENTRES)
            || has(Heading::Player)
            || has(Heading::LastName)
            || has(Heading::Score)
            || columns.has_chart();
        if !((has(Heading::Board) || has(Heading::Round)) && has(Heading::Power) && seat) {
            return None;
        }
        let layout = describe_table(sheet, *row, columns.headings(), None, !columns.has(Heading::Round));
        Some(Proposal { recipe: Recipe::of_tables(vec![layout]), notes })
    })
}

/// Whether a column has at least two different dates and the sheet does not name its round.
fn has_several_dates(sheet: &RawSheet, column: u32, rows: &[u32]) -> bool {
    let tab = sheet.name.trim();
    let mut texts = rows.iter().filter_map(|&row| sheet.find(SheetAddress::new(row, column)));
    let first = texts.next().map(|cell| sheet.cell(cell).text());
    title_words::round_name_in(tab) == tab && texts.any(|cell| Some(sheet.cell(cell).text()) != first)
}

/// Leaves out the columns of a small table beside the list, such as the average of each power: the columns from a second
/// heading of powers on, if a blank column is before it and nothing beside it is about games.
fn leave_out_figures_beside(sheet: &RawSheet, found: &mut Vec<(u32, Option<Heading>)>, heading_row: u32) {
    let mut powers = found.iter().filter(|(_, heading)| *heading == Some(Heading::Power)).map(|(column, _)| *column);
    let (Some(_), Some(second)) = (powers.next(), powers.next()) else { return };
    let before = found.iter().map(|(column, _)| *column).filter(|column| *column < second).max().unwrap_or_default();
    let is_blank = |column: u32| {
        sheet.rows_between(heading_row..u32::MAX).all(|(_, cells)| sheet.find_in_row(&cells, column).is_none())
    };
    let is_of_game = |heading: Heading| {
        let names_game = matches!(heading, Heading::Board | Heading::Round | Heading::CENTRES | Heading::FinalCount);
        names_game || heading.is_name() || matches!(heading, Heading::Chart(_))
    };
    let beside = found.iter().filter(|(column, _)| *column > second).filter_map(|(_, heading)| *heading);
    if (before + 1..second).any(is_blank) && !beside.into_iter().any(is_of_game) {
        found.retain(|(column, _)| *column < second);
    }
}

/// Leaves out a column with the numbers of games where another one has their titles: “48117” and “Spring Cup, Round 1, Board A”.
fn leave_out_numbers_of_games(sheet: &RawSheet, found: &mut [(u32, Option<Heading>)], below: &[u32]) {
    let has_title = |column: u32| {
        let first = below.iter().find_map(|&row| sheet.find(SheetAddress::new(row, column)));
        first.is_some_and(|cell| {
            let title = sheet.cell(cell).trimmed_text().and_then(title_words::parse_game_title);
            title.is_some_and(|title| title.round.is_some())
        })
    };
    let is_board = |(_, heading): &(u32, Option<Heading>)| *heading == Some(Heading::Board);
    let mut boards: Vec<&mut (u32, Option<Heading>)> = found.iter_mut().filter(|column| is_board(column)).collect();
    if boards.iter().any(|column| has_title(column.0)) {
        boards.iter_mut().filter(|column| !has_title(column.0)).for_each(|column| column.1 = None);
    }
}

/// A column that no heading names and whose cells say to which board, or to which round of one board, a row belongs.
struct ColumnOfGames {
    place: u32,
    /// `Heading::Board` or `Heading::Round`.
    holds: Heading,
    /// The heading, or the first cell below if there is none.
    first_cell: CellIndex,
    has_heading: bool,
    /// Whether another column names the boards.
    has_boards: bool,
}

impl ColumnOfGames {
    fn note(&self, sheet: &RawSheet) -> String {
        let has_heading = if self.has_heading { "yes" } else { "no" };
        let say = match self.holds {
            Heading::Round if self.has_boards => texts::column_is_rounds_on_boards,
            Heading::Round => texts::column_is_rounds,
            _ => texts::column_is_boards,
        };
        say(has_heading, sheet.cell(self.first_cell).text().trim())
    }
}

/// The first column without a known heading in which the rows of each value are the seven powers of a board, in each round or
/// on each board.
fn column_of_games(
    sheet: &RawSheet,
    found: &[(u32, Option<Heading>)],
    heading_row: u32,
    below: &[u32],
) -> Option<ColumnOfGames> {
    let place_of = |wanted| found.iter().find(|(_, heading)| *heading == Some(wanted)).map(|(column, _)| *column);
    let powers = place_of(Heading::Power)?;
    let (boards, players) = (place_of(Heading::Board), place_of(Heading::Player));
    // The column that says the other half of a game.
    let rounds = place_of(Heading::Round).or(boards);
    let (first, last) = (found.first()?.0.saturating_sub(1), found.last()?.0 + 1);
    let is_free = |column: &u32| found.iter().all(|(place, heading)| place != column || heading.is_none());
    let text = |row: u32, column: u32| {
        let cell = sheet.find(SheetAddress::new(row, column))?;
        Some(sheet.cell(cell).text().trim().to_owned())
    };
    // Rows without a power between the others are titles and totals: those are boards, and no list.
    let power = |row: u32| text(row, powers).and_then(|text| Power::parse_in_column(&text));
    let has_power = |row: &u32| power(*row).is_some();
    let last_power = below.iter().rposition(has_power)?;
    if !below[..last_power].iter().all(has_power) {
        return None;
    }
    // Such a column has a value in each of these rows. A file may claim millions of columns between two headings.
    let first_row = below.iter().copied().find(|row| has_power(row))?;
    let columns = sheet.row_part(first_row, &(first..last + 1)).map(|cell| sheet.cell(cell).at.column);
    columns.filter(is_free).find_map(|column| {
        let mut games: HashMap<(Option<String>, String), PerPower<bool>> = HashMap::new();
        let mut values_of_players: HashMap<(Option<String>, String), String> = HashMap::new();
        let mut first_below = None;
        let mut plays_several = false;
        let mut of_boards: HashMap<Option<String>, PerPower<bool>> = HashMap::new();
        let mut boards_are_repeated = false;
        for &row in below {
            let Some(power) = power(row) else { continue };
            let value = text(row, column)?;
            first_below = first_below.or_else(|| sheet.find(SheetAddress::new(row, column)));
            let round = rounds.and_then(|rounds| text(row, rounds));
            if let Some(player) = players.and_then(|players| text(row, players)).filter(|name| !means_no_value(name)) {
                let known =
                    values_of_players.entry((round.clone(), fold_name(&player))).or_insert_with(|| value.clone());
                plays_several |= *known != value && tab_names::parse_numbered_board(&value).is_none();
            }
            if boards.is_some() {
                boards_are_repeated |= std::mem::replace(&mut of_boards.entry(round.clone()).or_default()[power], true);
            }
            if std::mem::replace(&mut games.entry((round, value)).or_default()[power], true) {
                return None;
            }
        }
        if games.len() < 2 || !games.values().all(|held| held.values().all(|held| *held)) {
            return None;
        }
        let holds = match plays_several {
            _ if boards.is_some() && boards_are_repeated => Heading::Round,
            _ if boards.is_some() => return None,
            true if rounds.is_some() => return None,
            true => Heading::Round,
            false => Heading::Board,
        };
        let heading = sheet.find(SheetAddress::new(heading_row, column));
        let first_cell = heading.or(first_below)?;
        Some(ColumnOfGames {
            place: column,
            holds,
            first_cell,
            has_heading: heading.is_some(),
            has_boards: boards.is_some(),
        })
    })
}
