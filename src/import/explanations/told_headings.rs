//! Tells what headings are read as that are no words: letters, and words that only the cells below them explain.

use std::collections::BTreeMap;

use super::CellRemark;
use super::column_roles::Role;
use super::heading_lines::HeadingLines;
use super::role_search::RoleChoice;
use crate::figures::join_with_and;
use crate::import::heading_words::{Heading, key_of_heading};
use crate::import::import_report::FindingEffect;
use crate::import::raw_sheet::CellIndex;
use crate::import::readings::Readings;
use crate::import::recipe::Grid;
use crate::printable_text::printable_line;

/// The remarks about headings whose meaning the cells below decide.
pub(super) fn told_headings(
    grid: &Grid<'_>,
    readings: &Readings<'_>,
    lines: &HeadingLines,
    choice: &RoleChoice,
) -> Vec<CellRemark> {
    let mut letters: BTreeMap<String, (Heading, Vec<CellIndex>)> = BTreeMap::new();
    let mut against: BTreeMap<String, (Heading, Vec<CellIndex>)> = BTreeMap::new();
    let mut unknown: BTreeMap<String, (Heading, Vec<CellIndex>)> = BTreeMap::new();
    for column in lines.iter().flat_map(|line| &line.columns) {
        let (Role::Is(heading), Some(cell)) = (choice.role(&column.words), column.heading) else { continue };
        let read = readings.of_cell(grid.sheet, cell);
        let kind = if let Some(word) = read.heading {
            if word == heading {
                continue;
            }
            &mut against
        } else if !read.letters.is_empty() {
            &mut letters
        } else if read.names.is_blank() {
            &mut unknown
        } else {
            continue;
        };
        kind.entry(printable_line(&read.text).to_string()).or_insert_with(|| (heading, Vec::new())).1.push(cell);
    }
    let told = |of: BTreeMap<String, (Heading, Vec<CellIndex>)>, start: &str, effect: FindingEffect| {
        let meaning = |(text, (heading, _)): (&String, &(Heading, Vec<CellIndex>))| {
            format!("“{text}” as the {}", key_of_heading(*heading).unwrap_or_default())
        };
        let meanings: Vec<String> = of.iter().map(meaning).collect();
        let cells: Vec<CellIndex> = of.into_values().flat_map(|(_, cells)| cells).collect();
        (!cells.is_empty()).then(|| CellRemark {
            cells,
            effect,
            message: format!("{start}, and the cells below say what they are: {}.", join_with_and(&meanings)),
            is_kept: false,
        })
    };
    let of_letters = told(letters, "the headings are letters", FindingEffect::None);
    let of_words = told(unknown, "these headings are no known words", FindingEffect::Asked);
    let of_others = told(against, "these headings do not fit their columns", FindingEffect::None);
    of_letters.into_iter().chain(of_words).chain(of_others).collect()
}
