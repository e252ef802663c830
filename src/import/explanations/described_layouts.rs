//! The layouts that say the same as an explanation, so that the director can correct what a column holds.

use super::column_patterns::PATTERNS;
use super::heading_line::{HeadingLine, TableColumn};
use super::heading_lines::HeadingLines;
use super::recipe_columns::RecipeTables;
use super::role::Role;
use super::role_search::RoleChoice;
use crate::import::readings::Readings;
use crate::import::recipe::{
    ColumnHeading, ColumnLayout, Grid, Part, Pattern, Recipe, TableLayout, part_of, read_heading, sheet_pattern,
    titles_above, year_pattern,
};
use crate::import::words::heading_words::Heading;

/// The layouts of the tables that begin in these lines, whose columns hold what was chosen. There are none if they cannot say all of it.
pub(super) fn describe_layouts(
    grid: &Grid<'_>,
    readings: &Readings<'_>,
    mut lines: HeadingLines,
    choice: &RoleChoice,
) -> Vec<TableLayout> {
    let mut different: Vec<TableLayout> = Vec::new();
    for line in lines.iter() {
        let Some(columns) = describe_columns(grid, readings, line, choice) else { return Vec::new() };
        if different.iter().any(|known| known.columns == columns) {
            continue;
        }
        let layout = TableLayout { columns, across: grid.across, ..TableLayout::default() };
        if layout.patterns().iter().any(|(_, pattern)| pattern.has(Part::POWER)) {
            let sheets = vec![sheet_pattern(&grid.sheet.name)];
            different.push(TableLayout { sheets, titles: describe_titles(grid, line), ..layout });
        }
    }
    let recipe = Recipe::of_tables(different);
    let roles = RecipeTables::find(grid.sheet, &recipe).and_then(|tables| tables.roles(grid, readings, &lines));
    let Some(roles) = roles else { return Vec::new() };
    lines.give_roles(&roles);
    let is_same = |column: &TableColumn| {
        let role = choice.role(&column.words);
        column.given.is_none_or(|given| given == role)
            && (column.given.is_some() || part_of_role(role, column).is_none())
    };
    if lines.iter().flat_map(|line| &line.columns).all(is_same) { recipe.tables } else { Vec::new() }
}

/// The content of the cells of a column. `None` if a layout does not name it.
fn part_of_role(role: Role, column: &TableColumn) -> Option<Pattern> {
    match role {
        Role::Is(heading) => part_of(heading).map(Pattern::of),
        Role::Year => column.year.map(|_| Pattern::of(Part::CENTRES)),
        Role::Parts(number) => Some(PATTERNS[number].pattern.clone()),
        Role::WholeBoard(number, mark) => Some(PATTERNS[number].pattern.repeated(mark)),
        Role::NotNeeded => Some(Pattern::default()),
        Role::CountsByYear(_)
        | Role::PlayerOrCount
        | Role::YearOfLine
        | Role::Field
        | Role::ValueOfField
        | Role::Corrected
        | Role::Computed
        | Role::Kept => None,
    }
}

/// The columns of the table below a line of headings. `None` if one of them has no heading of its own.
fn describe_columns(
    grid: &Grid<'_>,
    readings: &Readings<'_>,
    line: &HeadingLine,
    choice: &RoleChoice,
) -> Option<Vec<ColumnLayout>> {
    let mut columns: Vec<ColumnLayout> = Vec::new();
    let mut before: Option<(u32, Pattern)> = None;
    for column in &line.columns {
        let own = column.heading.map(|cell| heading_of(grid, readings, line, column, cell));
        let is_of_game_before = column.is_inherited && !column.names.is_blank();
        let part = part_of_role(choice.role(&column.words), column);
        let after = || {
            let (_, pattern) = before.as_ref().filter(|(place, _)| place + 1 == column.place)?;
            Some(ColumnHeading::After(pattern.clone()))
        };
        if let Some(cell) = part {
            let is_powers = cell.whole() == Some(Part::POWER);
            let heading = match &own {
                Some(own) if !is_of_game_before => ColumnHeading::Text(own.clone()),
                None if is_powers => ColumnHeading::Blank,
                _ => after()?,
            };
            let same = columns.iter().find(|known| known.heading == heading);
            match same {
                Some(same) if same.cell != cell => return None,
                Some(_) => {}
                None => columns.push(ColumnLayout { heading, cell }),
            }
        }
        before = own.filter(|_| !is_of_game_before).map(|own| (column.place, own));
    }
    Some(columns)
}

/// The titles above the table below a line of headings.
fn describe_titles(grid: &Grid<'_>, line: &HeadingLine) -> Vec<Pattern> {
    let first = line.columns.first().map(|column| column.place).unwrap_or_default();
    let mut titles = titles_above(grid.sheet, if grid.across { first } else { line.line }, 0..u32::MAX);
    // An explanation reads a title without a word by itself.
    titles.retain(|title| title.whole().is_none());
    titles
}

/// The heading of a column as a pattern, with its round, its board, its power or its year.
fn heading_of(
    grid: &Grid<'_>,
    readings: &Readings<'_>,
    line: &HeadingLine,
    column: &TableColumn,
    cell: usize,
) -> Pattern {
    let text = &readings.of_cell(grid.sheet, cell).text;
    let above = line.above.iter().rev().find(|above| grid.place(**above) <= column.place);
    if let Some(&above) = above {
        let power = &readings.of_cell(grid.sheet, above).text;
        let power = Pattern::from_text(power, vec![(Part::POWER, 0..power.len())]);
        return power.join(" / ", &Pattern::from_text(text, Vec::new()));
    }
    let of_year = column.year.and_then(|year| year_pattern(text, year));
    of_year.unwrap_or_else(|| {
        let read = read_heading(text);
        if column.names.is_blank() || read.heading == Some(Heading::Round) {
            return Pattern::from_text(text, Vec::new());
        }
        read.pattern
    })
}
