//! The layout of a table by the headings of its columns.

use super::heading_patterns::{sheet_pattern, titles_above};
use super::{ColumnHeading, ColumnLayout, Part, Pattern, TableLayout};
use crate::import::SheetAddress;
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::words::heading_words::{Heading, heading_of_cell, key_of_heading};

/// Describes a table whose headings are in this row. `powers` is the column of powers without a heading, and `titles` says
/// that the boards have titles above them.
pub(in crate::import) fn describe_table(
    sheet: &RawSheet,
    heading_row: u32,
    headings: impl Iterator<Item = (u32, Heading)>,
    powers: Option<u32>,
    titles: bool,
) -> TableLayout {
    let mut columns = Vec::new();
    if powers.is_some() {
        columns.push(ColumnLayout { heading: ColumnHeading::Blank, cell: Pattern::of(Part::POWER) });
    }
    // Another column holds the powers than the one with their heading.
    for (column, heading) in headings.filter(|(_, heading)| powers.is_none() || *heading != Heading::Power) {
        let Some(cell) = sheet.find(SheetAddress::new(heading_row, column)) else {
            let cell = part_of(heading).map(Pattern::of);
            columns.extend(cell.map(|cell| ColumnLayout { heading: ColumnHeading::Position(column), cell }));
            continue;
        };
        let text = sheet.cell(cell).text().trim().to_owned();
        let layout = match heading {
            Heading::Chart(year) => year_pattern(&text, year).map(|heading| (heading, Pattern::of(Part::CENTRES))),
            _ => part_of(heading).map(|part| (Pattern::from_text(&text, Vec::new()), Pattern::of(part))),
        };
        let Some((pattern, cell)) = layout else { continue };
        if heading == Heading::Player && has_names_in_two_columns(sheet, heading_row, column) {
            let after = ColumnHeading::After(pattern.clone());
            columns.push(ColumnLayout { heading: ColumnHeading::Text(pattern), cell: Pattern::of(Part::FIRST_NAME) });
            columns.push(ColumnLayout { heading: after, cell: Pattern::of(Part::Field(Heading::LastName)) });
            continue;
        }
        let layout = ColumnLayout { heading: ColumnHeading::Text(pattern), cell };
        if !columns.contains(&layout) {
            columns.push(layout);
        }
    }
    let titles = if titles { titles_above(sheet, heading_row, 0..u32::MAX) } else { Vec::new() };
    TableLayout { sheets: vec![sheet_pattern(&sheet.name)], titles, columns, ..TableLayout::default() }
}

/// Whether the heading of the names is that of two columns: it is written above both, or its cell is merged with the next.
fn has_names_in_two_columns(sheet: &RawSheet, heading_row: u32, column: u32) -> bool {
    let (here, next) = (SheetAddress::new(heading_row, column), SheetAddress::new(heading_row, column + 1));
    let heading = |at: SheetAddress| sheet.find(at).and_then(|cell| heading_of_cell(sheet.cell(cell)));
    heading(next) == Some(Heading::Player)
        || sheet.find(next).is_none() && sheet.merged.iter().any(|range| range.contains(here) && range.contains(next))
}

/// The part that a heading names. `None` for headings of columns that are not entered.
pub(in crate::import) fn part_of(heading: Heading) -> Option<Part> {
    let heading = if heading == Heading::FinalCount { Heading::CENTRES } else { heading };
    let is_entered = matches!(heading, Heading::Round | Heading::Board | Heading::Power) || heading.is_of_seat();
    key_of_heading(heading).filter(|_| is_entered).map(|_| Part::Field(heading))
}

/// The heading of a year as a pattern: “Fall {year}”.
pub(in crate::import) fn year_pattern(text: &str, year: crate::book::Year) -> Option<Pattern> {
    let long = year.to_string();
    let short = &long[2..];
    let digits = if text.contains(&long) { long.as_str() } else { short };
    let start = text.find(digits)?;
    Some(Pattern::from_text(text, vec![(Part::Year, start..start + digits.len())]))
}
