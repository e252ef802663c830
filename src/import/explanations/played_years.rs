//! The years of a chart that were not played: typed ahead as zeros, or only begun. The last whole year is the result.

use std::collections::BTreeMap;

use super::CellRemark;
use crate::book::count_notation::parse_count_cell;
use crate::book::{CENTRES_ON_MAP, Year};
use crate::import::heading_words::Heading;
use crate::import::import_report::FindingEffect;
use crate::import::raw_sheet::{CellIndex, RawSheet};
use crate::import::recipe::BoardsOfSheet;

/// Leaves out the years after the last whole one. Gives a remark about each board that has such years.
pub(super) fn leave_out_years(sheet: &RawSheet, read: &mut BoardsOfSheet) -> Vec<CellRemark> {
    let mut remarks = Vec::new();
    for board in &mut read.boards {
        let mut sums: BTreeMap<Year, u32> = BTreeMap::new();
        for seat in board.seats.values().flatten() {
            for value in &seat.values {
                if let Heading::Chart(year) = value.heading {
                    let count = parse_count_cell(&value.text(sheet)).map_or(0, |read| u32::from(read.count));
                    *sums.entry(year).or_default() += count;
                }
            }
        }
        let whole = u32::from(CENTRES_ON_MAP);
        let Some(last) = sums.iter().rev().find(|(_, sum)| **sum == whole).map(|(year, _)| *year) else { continue };
        let is_left_out =
            |heading: Heading| matches!(heading, Heading::Chart(year) if year > last && sums[&year] < whole);
        let mut cells: Vec<CellIndex> = Vec::new();
        for seat in board.seats.iter_mut().filter_map(|(_, seat)| seat.as_mut()) {
            cells.extend(seat.values.iter().filter(|value| is_left_out(value.heading)).map(|value| value.cell));
            seat.values.retain(|value| !is_left_out(value.heading));
        }
        if !cells.is_empty() {
            let message = format!(
                "the counts after {last} do not add up to {whole} centres, so these years are not read as played. {last} is the \
                 last whole year. If the game went on, correct the counts in the file and import it again.",
                last = last.0
            );
            remarks.push(CellRemark { cells, effect: FindingEffect::Asked, message, is_kept: true });
        }
    }
    remarks
}
