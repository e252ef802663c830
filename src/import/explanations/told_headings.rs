//! Tells what headings are read as that are no words: letters, and words that only the cells below them explain.

use std::collections::BTreeMap;

use super::CellRemark;
use super::column_patterns::PATTERNS;
use super::heading_line::TableColumn;
use super::heading_lines::HeadingLines;
use super::role::Role;
use super::role_search::RoleChoice;
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::readings::Readings;
use crate::import::recipe::{Grid, Part, PartChoice};
use crate::import::report::import_report::FindingEffect;
use crate::import::words::heading_words::{Heading, key_of_heading};
use crate::languages::list_in_window;
use crate::languages::window_sentences::import_tables as texts;
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
    for column in lines
        .iter()
        .flat_map(|line| &line.columns)
        .filter(|column| column.given.is_none() && !column.is_named_by_game())
    {
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
    let told = |of: BTreeMap<String, (Heading, Vec<CellIndex>)>, say: fn(&str) -> String, effect: FindingEffect| {
        let meaning = |(text, (heading, _)): (&String, &(Heading, Vec<CellIndex>))| {
            let key = || key_of_heading(*heading).unwrap_or_default();
            texts::heading_as(text, PartChoice::of_heading(*heading).map_or_else(key, PartChoice::name))
        };
        let meanings: Vec<String> = of.iter().map(meaning).collect();
        let cells: Vec<CellIndex> = of.into_values().flat_map(|(_, cells)| cells).collect();
        (!cells.is_empty()).then(|| CellRemark {
            cells,
            effect,
            message: say(&list_in_window(&meanings)),
            is_kept: false,
        })
    };
    let place = Part::Field(Heading::Place);
    let has_places = |column: &&TableColumn| match choice.role(&column.words) {
        Role::Parts(number) => PATTERNS[number].has(Part::CENTRES) && PATTERNS[number].has(place),
        _ => false,
    };
    let with_places = lines.iter().flat_map(|line| &line.columns).filter(has_places);
    let cells: Vec<CellIndex> = with_places.filter_map(|column| column.heading).collect();
    let of_places = (!cells.is_empty()).then(|| CellRemark {
        cells,
        effect: FindingEffect::None,
        message: texts::counts_with_places().to_owned(),
        is_kept: false,
    });
    let of_letters = told(letters, texts::headings_are_letters, FindingEffect::None);
    let of_words = told(unknown, texts::headings_are_unknown, FindingEffect::Asked);
    let of_others = told(against, texts::headings_do_not_fit, FindingEffect::None);
    of_letters.into_iter().chain(of_words).chain(of_others).chain(of_places).collect()
}
