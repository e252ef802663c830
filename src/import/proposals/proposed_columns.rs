//! The columns of a proposed layout, as they are collected from the headings of a sheet.

use crate::import::cells::raw_sheet::CellIndex;
use crate::import::recipe::grid::Grid;
use crate::import::recipe::heading_patterns::{HeadingText, read_heading};
use crate::import::recipe::{ColumnHeading, ColumnLayout, Part, Pattern, TableLayout};
use crate::import::words::heading_words::Heading;

/// Number of lines in which headings are looked for.
pub(in crate::import) const LINES_SEARCHED: usize = 20;

/// The columns of a layout, each once.
#[derive(Default)]
pub(in crate::import) struct Columns(pub Vec<ColumnLayout>);

impl Columns {
    pub(in crate::import) fn add(&mut self, heading: Pattern, cell: Pattern) {
        self.add_column(ColumnLayout { heading: ColumnHeading::Text(heading), cell });
    }

    /// Adds the cells in the row below those with a heading.
    pub(in crate::import) fn add_below(&mut self, heading: Pattern, cell: Pattern) {
        self.add_column(ColumnLayout { heading: ColumnHeading::Below(heading), cell });
    }

    /// Adds the counts after a column of players, if the next heading is one of counts: “Austria, SC, England, SC”.
    pub(in crate::import) fn add_centres_after(
        &mut self,
        grid: &Grid<'_>,
        cells: &[CellIndex],
        place: u32,
        heading: &Pattern,
    ) {
        let next = grid.find_in_line(cells, place + 1).map(|cell| read_heading(&grid.text(cell)));
        // “Centres Austria?” is not about the player before it.
        let is_count = |next: &HeadingText| matches!(next.heading, Some(Heading::FinalCount | Heading::CENTRES));
        if next.is_some_and(|next| next.part.is_none() && is_count(&next)) {
            let heading = ColumnHeading::After(heading.clone());
            self.add_column(ColumnLayout { heading, cell: Pattern::of(Part::CENTRES) });
        }
    }

    pub(in crate::import) fn add_column(&mut self, column: ColumnLayout) {
        if !self.0.contains(&column) {
            self.0.push(column);
        }
    }

    pub(in crate::import) fn into_layout(self) -> TableLayout {
        TableLayout { columns: self.0, ..TableLayout::default() }
    }
}
