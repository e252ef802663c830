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
use crate::languages::window_sentences::{import_tables as texts, import_words};
use crate::printable_text::printable_line;

/// The remarks about headings whose meaning the cells below decide.
pub(super) fn told_headings(
    grid: &Grid<'_>,
    readings: &Readings<'_>,
    lines: &HeadingLines,
    choice: &RoleChoice,
) -> Vec<CellRemark> {
    let games = told_games(grid, readings, lines, choice);
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
        // Told as the games.
        if games.iter().any(|remark| remark.cells.contains(&cell)) {
            continue;
        }
        let kind = if let Some(word) = read.heading {
            if word == heading {
                continue;
            }
            &mut against
        } else if !read.letters.is_empty() {
            &mut letters
        } else if matches!(heading, Heading::Round | Heading::Board) {
            continue;
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
    let mut remarks: Vec<CellRemark> =
        of_letters.into_iter().chain(of_words).chain(of_others).chain(of_places).collect();
    remarks.extend(games);
    remarks.extend(only_last_names(lines, choice));
    remarks.extend(told_counts(grid, readings, lines, choice));
    remarks
}

/// The column of last names, if no other column has the first names.
fn only_last_names(lines: &HeadingLines, choice: &RoleChoice) -> Option<CellRemark> {
    let is_last_name = |column: &&TableColumn| choice.role(&column.words) == Role::Is(Heading::LastName);
    let has_others = choice.has(Role::Is(Heading::FirstName)) || choice.has_players();
    let cell = lines.iter().flat_map(|line| &line.columns).find(is_last_name)?.heading.filter(|_| !has_others)?;
    let message = texts::only_family_names().to_owned();
    Some(CellRemark { cells: vec![cell], effect: FindingEffect::None, message, is_kept: false })
}

/// What is said of columns that are read as the rounds or the boards although neither their headings nor their cells say so: dates,
/// or a few values.
fn told_games(grid: &Grid<'_>, readings: &Readings<'_>, lines: &HeadingLines, choice: &RoleChoice) -> Vec<CellRemark> {
    let mut told: BTreeMap<String, CellRemark> = BTreeMap::new();
    for line in lines.iter().filter(|line| line.has_headings) {
        for column in line.columns.iter().filter(|column| column.given.is_none() && !column.is_named_by_game()) {
            let Role::Is(of @ (Heading::Round | Heading::Board)) = choice.role(&column.words) else { continue };
            let below = grid.lines_between(line.lines()).find_map(|(_, cells)| grid.find_in_line(cells, column.place));
            let heading = column.heading.map(|cell| readings.of_cell(grid.sheet, cell));
            let is_unknown = heading
                .as_ref()
                .is_none_or(|read| read.heading.is_none() && read.letters.is_empty() && read.names.is_blank());
            let is_date = heading.as_ref().is_some_and(|read| read.heading == Some(Heading::Date));
            let names_game = |cell: CellIndex| {
                let read = readings.of_cell(grid.sheet, cell);
                read.names.board.is_some() || read.names.round.is_some() && !read.is_dated
            };
            let Some(cell) = column.heading.or(below) else { continue };
            if !is_date && (!is_unknown || below.is_none_or(names_game)) {
                continue;
            }
            let say = match of {
                Heading::Round if choice.has(Role::Is(Heading::Board)) => texts::column_is_rounds_on_boards,
                Heading::Round => texts::column_is_rounds,
                _ => texts::column_is_boards,
            };
            let text = printable_line(&grid.text(cell)).to_string();
            let has_heading = if column.heading.is_some() { "yes" } else { "no" };
            let message = if is_date { texts::dates_are_rounds().to_owned() } else { say(has_heading, &text) };
            let new = CellRemark { cells: Vec::new(), effect: FindingEffect::None, message, is_kept: false };
            told.entry(column.words.clone()).or_insert(new).cells.push(cell);
        }
    }
    told.into_values().collect()
}

/// What is said of two columns of counts of which one is read.
fn told_counts(
    grid: &Grid<'_>,
    readings: &Readings<'_>,
    lines: &HeadingLines,
    choice: &RoleChoice,
) -> Option<CellRemark> {
    let of_line = |columns: &[TableColumn]| {
        let is_count = |column: &&TableColumn| {
            let heading = column.heading.map(|cell| readings.of_cell(grid.sheet, cell).heading);
            column.given.is_none() && column.names.is_blank() && heading == Some(Some(Heading::CENTRES))
        };
        let counts: Vec<&TableColumn> = columns.iter().filter(is_count).collect();
        let cell = |wanted: Role| counts.iter().find(|of| choice.role(&of.words) == wanted).and_then(|of| of.heading);
        cell(Role::Is(Heading::CENTRES)).zip(cell(Role::Kept))
    };
    let (read, kept) = lines.iter().find_map(|line| of_line(&line.columns))?;
    let quoted = |cell: CellIndex| import_words::quoted(&printable_line(&grid.text(cell)));
    let message = texts::two_columns_of_centres(&quoted(read), &quoted(kept));
    Some(CellRemark { cells: vec![kept], effect: FindingEffect::None, message, is_kept: false })
}
