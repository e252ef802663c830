//! Columns that are not read and whose cells follow from the names beside them: the full name beside the first and the last name.

use std::collections::{BTreeMap, BTreeSet};

use super::seat_facts::SeatFacts;
use crate::book::fold_name;
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::recipe::Grid;

/// The fewest cells that show that a column follows from another.
const FEWEST: usize = 7;

/// A column that is not read.
#[derive(Debug, Default)]
struct KeptColumn {
    heading: Option<CellIndex>,
    cells: Vec<CellIndex>,
    /// Whether a cell has a word that the name beside it lacks.
    says_more: bool,
}

/// The columns that are not read, by the number of their table and their place.
#[derive(Debug, Default)]
pub(super) struct NamesAgain(BTreeMap<(usize, u32), KeptColumn>);

/// The words of a name without their order.
fn words_of(text: &str) -> BTreeSet<String> {
    let folded = fold_name(text);
    folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

impl NamesAgain {
    /// Notes the heading of a column.
    pub(super) fn begin(&mut self, table: usize, place: u32, heading: Option<CellIndex>) {
        self.0.insert((table, place), KeptColumn { heading, ..KeptColumn::default() });
    }

    /// Compares the cells of a line that are not read with the names in it.
    pub(super) fn add(
        &mut self,
        grid: &Grid<'_>,
        table: usize,
        groups: &BTreeMap<Option<usize>, SeatFacts>,
        kept: Vec<(u32, Option<usize>, CellIndex)>,
    ) {
        for (place, group, cell) in kept {
            let Some(column) = self.0.get_mut(&(table, place)) else { continue };
            column.cells.push(cell);
            if !column.says_more {
                let names = groups.get(&group).into_iter().flat_map(|facts| &facts.values);
                let names = names.filter(|value| value.heading.is_name());
                let known: BTreeSet<String> = names.flat_map(|value| words_of(&value.text(grid.sheet))).collect();
                column.says_more = !words_of(&grid.text(cell)).is_subset(&known);
            }
        }
    }

    /// The cells of the columns that say nothing else, with their headings.
    pub(super) fn cells(self) -> Vec<CellIndex> {
        let columns = self.0.into_values().filter(|column| !column.says_more && column.cells.len() >= FEWEST);
        columns.flat_map(|column| column.heading.into_iter().chain(column.cells)).collect()
    }
}
