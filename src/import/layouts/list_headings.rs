//! Proposes the layout of a list: a row of headings, with a row for each seat below.

use super::table_columns::TableColumns;
use crate::import::SheetAddress;
use crate::import::heading_words;
use crate::import::heading_words::Heading;
use crate::import::raw_sheet::RawSheet;
use crate::import::recipe::{Proposal, Recipe, describe_table};
use crate::import::title_words;

/// Number of rows in which the heading row is looked for.
const ROWS_SEARCHED: usize = 20;

/// Proposes a layout: a row of headings with a board or a round, a power, and something about the seat.
pub(crate) fn propose(sheet: &RawSheet) -> Option<Proposal> {
    let rows: Vec<_> = sheet.rows().collect();
    rows.iter().take(ROWS_SEARCHED).enumerate().find_map(|(index, (row, cells))| {
        let mut found = heading_words::headings_of_row(sheet.cells.range(cells.clone()));
        let has = |found: &[(u32, Option<Heading>)], heading| found.iter().any(|(_, held)| *held == Some(heading));
        // Two columns of powers are two games in one row.
        if found.iter().filter(|(_, heading)| *heading == Some(Heading::Power)).count() != 1 {
            return None;
        }
        let below: Vec<u32> = rows[index + 1..].iter().map(|(row, _)| *row).collect();
        let mut notes = Vec::new();
        if !has(&found, Heading::Round)
            && let Some(date) = found.iter_mut().find(|(_, heading)| *heading == Some(Heading::Date))
            && has_several_dates(sheet, date.0, &below)
        {
            date.1 = Some(Heading::Round);
            if let Some(cell) = sheet.find(SheetAddress::new(*row, date.0)) {
                let what = "no column names the round, so each date is read as a round. Rename the rounds after the import \
                            if that is wrong.";
                notes.push((cell, what.to_owned()));
            }
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
