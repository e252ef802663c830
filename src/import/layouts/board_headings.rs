//! Proposes the description of blocks: rows of headings with powers below.

use std::ops::Range;

use super::seat_row::TableColumns;
use crate::book::{PerPower, Power};
use crate::import::SheetAddress;
use crate::import::heading_words;
use crate::import::heading_words::Heading;
use crate::import::raw_cells::RawCell;
use crate::import::raw_sheet::{CellIndex, RawSheet};
use crate::import::recipe::{Proposal, Recipe, TableLayout, describe_table};

/// The most rows of a block: seven powers and a few superfluous rows.
const ROWS_OF_BLOCK: usize = 12;

/// Number of different powers that make a column a column of powers.
const POWERS_IN_COLUMN: usize = 4;

/// Proposes a description: rows of headings with powers below.
pub(in crate::import) fn propose(sheet: &RawSheet) -> Option<Proposal> {
    let rows: Vec<_> = sheet.rows().collect();
    let mut layouts: Vec<TableLayout> = Vec::new();
    let mut notes = Vec::new();
    for (index, (row, cells)) in rows.iter().enumerate() {
        let below = &rows[index + 1..rows.len().min(index + 1 + ROWS_OF_BLOCK)];
        let groups = split_at_boards(sheet, cells.clone());
        for BoardColumns { columns, powers, notes: more } in find_blocks(sheet, &groups, cells.clone(), below) {
            let labelled = columns.column(Heading::Power) == Some(powers);
            let describe =
                |titles| describe_table(sheet, *row, columns.headings(), (!labelled).then_some(powers), titles);
            let layout = describe(false);
            if !layouts.iter().any(|known| known.columns == layout.columns) {
                layouts.push(describe(true));
            }
            notes.extend(more);
        }
    }
    (!layouts.is_empty()).then(|| Proposal { recipe: Recipe::of_tables(layouts), notes, ..Proposal::default() })
}

/// The headings of a row, split where the next board begins: where a heading is repeated.
fn split_at_boards(sheet: &RawSheet, cells: Range<CellIndex>) -> Vec<Vec<(u32, Option<Heading>)>> {
    let mut groups: Vec<Vec<(u32, Option<Heading>)>> = Vec::new();
    for (column, heading) in heading_words::headings_of_row(sheet.cells.range(cells)) {
        let again = heading.is_some()
            && groups.last().is_some_and(|group| {
                let has = |heading| group.iter().any(|(_, held)| *held == Some(heading));
                let starts = match heading {
                    Some(Heading::Power | Heading::Player | Heading::FirstName | Heading::Chart(_)) => true,
                    Some(Heading::CENTRES) => !has(Heading::Player) && !has(Heading::FirstName),
                    _ => false,
                };
                starts && group.iter().any(|(_, held)| *held == heading)
            });
        if groups.is_empty() || again {
            groups.push(Vec::new());
        }
        if let Some(group) = groups.last_mut() {
            group.push((column, heading));
        }
    }
    groups
}

/// The columns of a board in a row of headings.
struct BoardColumns {
    columns: TableColumns,
    powers: u32,
    /// What the director should know about a heading.
    notes: Vec<(CellIndex, String)>,
}

fn find_blocks(
    sheet: &RawSheet,
    groups: &[Vec<(u32, Option<Heading>)>],
    heading_cells: Range<CellIndex>,
    below: &[(u32, Range<CellIndex>)],
) -> Vec<BoardColumns> {
    let is_board = |group: &[(u32, Option<Heading>)]| {
        let known = group.iter().filter(|(_, heading)| heading.is_some()).count();
        let seats = |heading: Option<Heading>| {
            matches!(
                heading,
                Some(Heading::CENTRES | Heading::FinalCount | Heading::Player | Heading::FirstName | Heading::Chart(_))
            )
        };
        // With a column for boards, a row is a seat on any of them.
        let names_boards = group.iter().any(|(_, heading)| *heading == Some(Heading::Board));
        known >= 2 && !names_boards && group.iter().any(|(_, heading)| seats(*heading))
    };
    let mut blocks = Vec::new();
    for (index, group) in groups.iter().enumerate() {
        if !is_board(group) {
            continue;
        }
        let end = groups.get(index + 1).and_then(|next| next.first()).map_or(u32::MAX, |(column, _)| *column);
        let heading_row = sheet.cell(heading_cells.start).at.row;
        let rows: Vec<u32> = below.iter().take(Power::ALL.len()).map(|(row, _)| *row).collect();
        let (columns, notes) = TableColumns::of_seats(group.clone(), sheet, heading_row, &rows);
        let first = group.first().map_or(0, |(column, _)| *column);
        // The column with the heading for powers, else the nearest column that holds powers: first to the left.
        let powers =
            columns.column(Heading::Power).filter(|&column| has_powers(sheet, column, below, 1)).or_else(|| {
                let mut candidates: Vec<u32> = below
                    .iter()
                    .flat_map(|(_, cells)| cells.clone())
                    .map(|cell| sheet.cell(cell).at.column)
                    .filter(|&column| column < end && columns.heading(column).is_none())
                    .collect();
                candidates.sort_unstable();
                candidates.dedup();
                let (left, right) = candidates.split_at(candidates.partition_point(|column| *column < first));
                let nearest = left.iter().rev().chain(right);
                nearest.copied().find(|&column| has_powers(sheet, column, below, POWERS_IN_COLUMN))
            });
        let Some(powers) = powers else { continue };
        // A row with a power in this column holds a board's figures, even if they look like years.
        let heading_is_power =
            heading_cells.clone().map(|cell| sheet.cell(cell)).any(|cell| cell.at.column == powers && is_power(cell));
        if !heading_is_power {
            blocks.push(BoardColumns { columns, powers, notes });
        }
    }
    blocks
}

fn is_power(cell: RawCell<'_>) -> bool {
    cell.trimmed_text().is_some_and(|text| Power::parse_in_column(text).is_some())
}

/// Whether at least `least` different powers are in this column, directly below the headings.
fn has_powers(sheet: &RawSheet, column: u32, below: &[(u32, Range<CellIndex>)], least: usize) -> bool {
    let mut seen = PerPower::<bool>::default();
    for (row, _) in below.iter().take(Power::ALL.len() + 1) {
        let cell = sheet.find(SheetAddress::new(*row, column)).map(|cell| sheet.cell(cell));
        if let Some(power) = cell.and_then(|cell| Power::parse_in_column(cell.trimmed_text()?)) {
            seen[power] = true;
        }
    }
    seen.values().filter(|seen| **seen).count() >= least
}
