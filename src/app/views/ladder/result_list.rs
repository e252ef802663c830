//! The result list of one event as a table. The user corrects the list here.

use super::compiled_year::CompiledYear;
use crate::app::grid::{CellView, ColumnSpec};
use crate::app::views::shared_cells;
use crate::app::views::table::{Column, Table};
use crate::book::results_year::ResultLine;
use crate::book::{Book, CellAddress, ResultLineColumn, fold_name};
use crate::languages::window_sentences::ladder_tab as texts;

/// Number of empty rows below the last line.
const SPARE_ROWS: usize = 30;

/// The list as a table. A row is the position of a line, or of an empty row after the last one.
pub fn result_list_table<'a>(
    book: &'a Book,
    event: usize,
    compiled_year: Option<&'a CompiledYear>,
) -> Table<'a, usize> {
    let lines = book.results_year.events.get(event).map_or(&[][..], |event| &event.lines);
    let typed = |kind: ResultLineColumn, spec| {
        let field = move |line: &usize| Some(CellAddress::ResultLine(event, *line, kind));
        Column::typed(book, kind.name(), kind.name_in_window(), spec, field)
    };
    // The computed columns are empty until the ladder is compiled.
    let computed =
        |key, heading: &'a str, spec, cell: fn(&'a CompiledYear, usize, (usize, &'a ResultLine)) -> CellView<'a>| {
            Column::new(key, heading, spec, move |line: &usize| match (lines.get(*line), compiled_year) {
                (Some(of_list), Some(compiled_year)) => cell(compiled_year, event, (*line, of_list)),
                _ => shared_cells::computed(""),
            })
        };
    let name = typed(ResultLineColumn::Name, ColumnSpec::between(124.0, 210.0)).completed(move |_, typed| {
        let typed = fold_name(typed);
        let people = compiled_year.map_or(&[][..], |compiled_year| compiled_year.roster.people());
        let fits = people.iter().filter(|person| fold_name(&person.name).contains(&typed));
        fits.take(8).map(|person| person.name.clone()).collect()
    });
    let problem = ColumnSpec::between(90.0, 380.0).up_to(760.0);
    let columns = vec![
        typed(ResultLineColumn::Place, ColumnSpec::between(48.0, 56.0)).at_right(),
        name,
        typed(ResultLineColumn::Region, ColumnSpec::between(56.0, 80.0)),
        typed(ResultLineColumn::Games, ColumnSpec::between(50.0, 60.0)).at_right(),
        typed(ResultLineColumn::Score, ColumnSpec::between(56.0, 80.0)).at_right(),
        typed(ResultLineColumn::DirectorCounts, ColumnSpec::at_least(108.0)),
        computed("points", texts::column_points(), ColumnSpec::between(58.0, 74.0), points).at_right(),
        computed("shown as", texts::column_shown_as(), ColumnSpec::between(100.0, 180.0), name_in_table),
        computed("row", texts::column_row(), ColumnSpec::between(40.0, 90.0), |_, _, (_, line)| {
            shared_cells::computed(line.row.text_in_window())
        }),
        computed("problem", texts::column_problem(), problem, problem_of_line),
    ];
    let label = move |line: &usize, column: &str| match lines.get(*line) {
        Some(line) => texts::list_cell_spoken(&line.name, column),
        None if *line == lines.len() => texts::new_line_spoken(column),
        None => texts::list_empty_row_spoken(&(line - lines.len() + 1).to_string(), column),
    };
    Table::new((lines.len() + SPARE_ROWS, Some), columns, texts::list_heading_spoken, label).frozen(2)
}

fn points<'a>(compiled_year: &'a CompiledYear, event: usize, (line, _): (usize, &'a ResultLine)) -> CellView<'a> {
    let compiled = compiled_year.compiled_ladder();
    let results = compiled.events.get(event).map_or(&[][..], |event| &event.results);
    let result = results.iter().find(|result| result.line == line);
    let points = result.map(|result| shared_cells::figure(result.points, compiled_year.ladder.decimals()));
    points.unwrap_or_else(|| shared_cells::computed(""))
}

/// The name under which the table shows the player, if it is another one.
fn name_in_table<'a>(
    compiled_year: &'a CompiledYear,
    event: usize,
    (line, of_list): (usize, &'a ResultLine),
) -> CellView<'a> {
    let person = compiled_year.roster.person(event, line);
    let name = person.map_or("", |person| compiled_year.roster.name(person));
    shared_cells::computed(if name == of_list.name { "" } else { name })
}

fn problem_of_line<'a>(
    compiled_year: &'a CompiledYear,
    event: usize,
    (line, _): (usize, &'a ResultLine),
) -> CellView<'a> {
    let compiled = compiled_year.compiled_ladder();
    let Some(problem) = compiled.problems.iter().find(|problem| problem.event == event && problem.line == Some(line))
    else {
        return shared_cells::computed("");
    };
    let mut cell = shared_cells::computed(problem.what.clone());
    shared_cells::mark(&mut cell.style, problem.severity);
    cell.hint = Some(format!("{}. {}", problem.what, problem.cure).into());
    cell
}
