//! Cells that hold a seat with its power: all seven in one cell, “A: Ann Lee, E: Ben Orr, …”, or one in each of seven cells.

use std::collections::BTreeMap;

use super::table_titles::SeatValue;
use super::{ColumnHeading, ColumnLayout, Part, Pattern, TableLayout};
use crate::book::Power;
use crate::import::cells::raw_sheet::CellIndex;

/// The values of each seat in a cell that names their powers. `None` if a seat has another pattern, or if a power is there twice.
pub(in crate::import) fn seats_of_cell(
    text: &str,
    pattern: &Pattern,
    mark: Option<char>,
    cell: CellIndex,
) -> Option<BTreeMap<Power, Vec<SeatValue>>> {
    let parts: Vec<&str> = match mark {
        Some(mark) => text.split(mark).filter(|part| !part.trim().is_empty()).collect(),
        None => vec![text],
    };
    let mut seats = BTreeMap::new();
    for part in parts {
        let mut power = None;
        let mut values = Vec::new();
        for (of, range) in pattern.match_text(part)? {
            let value = &part[range];
            match of {
                Part::POWER => power = Power::parse_in_column(value),
                Part::Field(heading) => {
                    let value = if heading.is_name() { without_last_separator(value) } else { value };
                    values.push(SeatValue { heading, cell, part: Some(value.to_owned()) });
                }
                Part::Year => {}
            }
        }
        if seats.insert(power?, values).is_some() {
            return None;
        }
    }
    Some(seats)
}

impl TableLayout {
    /// How the seats in the cells of each column are read, if each cell has its own: the pattern of a seat, and the mark between
    /// several in one cell.
    pub(in crate::import) fn seats_of_columns(&self) -> Vec<Option<(Pattern, Option<char>)>> {
        let is_seat = |column: &ColumnLayout| {
            let has_no_part =
                matches!(&column.heading, ColumnHeading::Text(heading) if heading.parts().next().is_none());
            has_no_part && column.cell.has(Part::POWER) && column.cell.has(Part::PLAYER)
        };
        let several = self.columns.iter().filter(|column| is_seat(column)).count() > 1;
        let seats = |column: &ColumnLayout| match column.cell.of_each_seat() {
            Some((pattern, mark)) => Some((pattern, Some(mark))),
            None => (several && is_seat(column)).then(|| (column.cell.clone(), None)),
        };
        self.columns.iter().map(seats).collect()
    }
}

/// A name before another part of its cell, without the mark between them: “Kurt Lang” in “Kurt Lang, 7”. A dash alone stays.
pub(in crate::import) fn without_last_separator(name: &str) -> &str {
    let bare = name.trim_end_matches(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | ':' | '-' | '–' | '—'));
    if bare.is_empty() { name } else { bare }
}
