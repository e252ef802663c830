//! The description of a table that another reader found, for the director and for a recipe.

use super::recognise::{part_of, sheet_pattern, titles_above};
use super::{ColumnHeading, ColumnLayout, Part, Pattern, Recipe, TableLayout};
use crate::import::SheetAddress;
use crate::import::heading_words::Heading;
use crate::import::raw_sheet::RawSheet;

/// Describes a table by the headings of its columns. `powers` is the column of powers without a heading, and `titles` says
/// that the boards have titles above them.
pub(in crate::import) fn describe_table(
    sheet: &RawSheet,
    heading_row: u32,
    headings: impl Iterator<Item = (u32, Heading)>,
    powers: Option<u32>,
    titles: bool,
) -> Recipe {
    let mut columns = Vec::new();
    if powers.is_some() {
        columns.push(ColumnLayout { heading: ColumnHeading::Blank, cell: Pattern::of(Part::POWER) });
    }
    for (column, heading) in headings {
        let Some(cell) = sheet.find(SheetAddress::new(heading_row, column)) else { continue };
        let text = sheet.cell(cell).text().trim().to_owned();
        let layout = match heading {
            Heading::Chart(year) => year_pattern(&text, year).map(|heading| (heading, Pattern::of(Part::CENTRES))),
            _ => part_of(heading).map(|part| (Pattern::from_text(&text, Vec::new()), Pattern::of(part))),
        };
        let Some((pattern, cell)) = layout else { continue };
        let layout = ColumnLayout { heading: ColumnHeading::Text(pattern), cell };
        if !columns.contains(&layout) {
            columns.push(layout);
        }
    }
    let titles = if titles { titles_above(sheet, heading_row, 0..u32::MAX) } else { Vec::new() };
    let table = TableLayout { sheets: vec![sheet_pattern(&sheet.name)], titles, columns, ..TableLayout::default() };
    Recipe { tables: vec![table], ..Recipe::default() }
}

/// The heading of a year as a pattern: “Fall {year}”.
pub(super) fn year_pattern(text: &str, year: crate::book::Year) -> Option<Pattern> {
    let long = year.to_string();
    let short = &long[2..];
    let digits = if text.contains(&long) { long.as_str() } else { short };
    let start = text.find(digits)?;
    Some(Pattern::from_text(text, vec![(Part::Year, start..start + digits.len())]))
}
