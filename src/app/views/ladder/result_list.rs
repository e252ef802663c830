//! The result list of one event as a grid. The user corrects the list here.

use std::borrow::Cow;

use super::compiled_year::CompiledYear;
use crate::app::grid::{Align, CellView, ColumnSpec, GridModel};
use crate::app::views::shared_cells;
use crate::book::results_year::ResultsYear;
use crate::book::{CellAddress, ResultLineColumn};
use crate::input::result_line_text;
use crate::languages::window_sentences::ladder_tab as texts;

/// Number of empty rows below the last line.
const SPARE_ROWS: usize = 30;

/// A column of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ResultListColumn {
    Input(ResultLineColumn),
    Points,
    /// The name under which the table shows the player.
    Person,
    Row,
    Problem,
}

const COLUMNS: [(ResultListColumn, ColumnSpec); 10] = [
    (ResultListColumn::Input(ResultLineColumn::Place), ColumnSpec::between(48.0, 56.0)),
    (ResultListColumn::Input(ResultLineColumn::Name), ColumnSpec::between(124.0, 210.0)),
    (ResultListColumn::Input(ResultLineColumn::Region), ColumnSpec::between(56.0, 80.0)),
    (ResultListColumn::Input(ResultLineColumn::Games), ColumnSpec::between(50.0, 60.0)),
    (ResultListColumn::Input(ResultLineColumn::Score), ColumnSpec::between(56.0, 80.0)),
    (ResultListColumn::Input(ResultLineColumn::DirectorCounts), ColumnSpec::fixed(108.0)),
    (ResultListColumn::Points, ColumnSpec::between(58.0, 74.0)),
    (ResultListColumn::Person, ColumnSpec::between(100.0, 180.0)),
    (ResultListColumn::Row, ColumnSpec::between(40.0, 90.0)),
    (ResultListColumn::Problem, ColumnSpec::between(90.0, 380.0).up_to(760.0)),
];

/// The list as a grid.
#[derive(Debug)]
pub struct ResultListModel<'a> {
    results_year: &'a ResultsYear,
    event: usize,
    compiled_year: Option<&'a CompiledYear>,
    columns: Vec<ColumnSpec>,
}

impl ResultListColumn {
    /// The name under which the width of the column is remembered.
    fn key(self) -> &'static str {
        match self {
            ResultListColumn::Input(cell) => cell.name(),
            ResultListColumn::Points => "points",
            ResultListColumn::Person => "shown as",
            ResultListColumn::Row => "row",
            ResultListColumn::Problem => "problem",
        }
    }

    /// The heading.
    fn title(self) -> &'static str {
        match self {
            ResultListColumn::Input(cell) => cell.name_in_window(),
            ResultListColumn::Points => texts::column_points(),
            ResultListColumn::Person => texts::column_shown_as(),
            ResultListColumn::Row => texts::column_row(),
            ResultListColumn::Problem => texts::column_problem(),
        }
    }

    const fn align(self) -> Align {
        match self {
            ResultListColumn::Input(ResultLineColumn::Place | ResultLineColumn::Games | ResultLineColumn::Score)
            | ResultListColumn::Points => Align::Right,
            _ => Align::Left,
        }
    }
}

impl<'a> ResultListModel<'a> {
    pub fn new(results_year: &'a ResultsYear, event: usize, compiled_year: Option<&'a CompiledYear>) -> Self {
        let columns = COLUMNS.iter().map(|(_, spec)| *spec).collect();
        ResultListModel { results_year, event, compiled_year, columns }
    }

    fn line_count(&self) -> usize {
        self.results_year.events.get(self.event).map_or(0, |event| event.lines.len())
    }

    /// The field that is edited at this position.
    pub fn target(&self, row: usize, column: usize) -> Option<CellAddress> {
        match COLUMNS.get(column)?.0 {
            ResultListColumn::Input(cell) => Some(CellAddress::ResultLine(self.event, row.checked_sub(1)?, cell)),
            _ => None,
        }
    }

    fn computed(&self, line: usize, column: ResultListColumn) -> CellView<'a> {
        let line_of_list = self.results_year.events.get(self.event).and_then(|event| event.lines.get(line));
        let (Some(line_of_list), Some(compiled_year)) = (line_of_list, self.compiled_year) else {
            return shared_cells::computed("");
        };
        let compiled = compiled_year.compiled_ladder();
        match column {
            ResultListColumn::Points => {
                let results = compiled.events.get(self.event).map_or(&[][..], |event| &event.results);
                let points = results.iter().find(|result| result.line == line).map(|result| result.points);
                points.map_or_else(
                    || shared_cells::computed(""),
                    |points| shared_cells::figure(points, compiled_year.ladder.decimals()),
                )
            }
            ResultListColumn::Person => {
                let person = compiled_year.roster.person(self.event, line);
                let name = person.map_or("", |person| compiled_year.roster.name(person));
                shared_cells::computed(if name == line_of_list.name { "" } else { name })
            }
            ResultListColumn::Row => shared_cells::computed(line_of_list.row.as_str()),
            _ => {
                let about =
                    |problem: &&crate::ladder::LadderProblem| problem.event == self.event && problem.line == Some(line);
                let Some(problem) = compiled.problems.iter().find(about) else { return shared_cells::computed("") };
                let mut cell = shared_cells::computed(problem.what.clone());
                shared_cells::mark(&mut cell.style, problem.severity);
                cell.hint = Some(format!("{}. {}", problem.what, problem.cure).into());
                cell
            }
        }
    }
}

impl GridModel for ResultListModel<'_> {
    fn rows(&self) -> usize {
        1 + self.line_count() + SPARE_ROWS
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn column_key(&self, column: usize) -> Cow<'_, str> {
        COLUMNS.get(column).map_or("", |(kind, _)| kind.key()).into()
    }

    fn frozen_rows(&self) -> usize {
        1
    }

    fn frozen_columns(&self) -> usize {
        2
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        let Some((kind, _)) = COLUMNS.get(column).copied() else { return CellView::default() };
        let Some(line) = row.checked_sub(1) else { return shared_cells::heading(kind.title(), kind.align()) };
        match kind {
            ResultListColumn::Input(cell) => {
                let mut view = shared_cells::input(result_line_text(self.results_year, self.event, line, cell));
                view.style.align = kind.align();
                view
            }
            kind => self.computed(line, kind),
        }
    }

    fn label(&self, row: usize, column: usize) -> String {
        let title = COLUMNS.get(column).map_or("", |(kind, _)| kind.title());
        let Some(line) = row.checked_sub(1) else { return texts::list_heading_spoken(title) };
        match self.results_year.events.get(self.event).and_then(|event| event.lines.get(line)) {
            Some(line) => texts::list_cell_spoken(&line.name, title),
            None if line == self.line_count() => texts::new_line_spoken(title),
            None => texts::list_empty_row_spoken(&(line - self.line_count() + 1).to_string(), title),
        }
    }

    fn reachable(&self, row: usize, _column: usize) -> bool {
        row > 0
    }

    fn completions(&self, _row: usize, column: usize, typed: &str) -> Vec<String> {
        match COLUMNS.get(column) {
            Some((ResultListColumn::Input(ResultLineColumn::Name), _)) => {
                let typed = crate::book::fold_name(typed);
                let people = self.compiled_year.map_or(&[][..], |compiled_year| compiled_year.roster.people());
                let fits = people.iter().filter(|person| crate::book::fold_name(&person.name).contains(&typed));
                fits.take(8).map(|person| person.name.clone()).collect()
            }
            _ => Vec::new(),
        }
    }
}
