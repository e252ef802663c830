//! The result list of one event, as it was read, to be corrected.

use super::CompiledYear;
use crate::app::grid::{Align, CellView, ColumnSpec, GridModel};
use crate::app::views::shared_cells;
use crate::book::Severity;
use crate::book::results_year::ResultsYear;
use crate::input::{InputField, ResultLineColumn, result_line_text};

/// Empty lines below the last.
const SPARE: usize = 30;

/// What a column shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ResultListColumn {
    Input(ResultLineColumn),
    Points,
    /// Who that is.
    Person,
    Row,
    Problem,
}

const COLUMNS: [(ResultListColumn, f32); 10] = [
    (ResultListColumn::Input(ResultLineColumn::Place), 56.0),
    (ResultListColumn::Input(ResultLineColumn::Name), 210.0),
    (ResultListColumn::Input(ResultLineColumn::Region), 80.0),
    (ResultListColumn::Input(ResultLineColumn::Games), 60.0),
    (ResultListColumn::Input(ResultLineColumn::Score), 80.0),
    (ResultListColumn::Input(ResultLineColumn::DirectorCounts), 104.0),
    (ResultListColumn::Points, 74.0),
    (ResultListColumn::Person, 180.0),
    (ResultListColumn::Row, 90.0),
    (ResultListColumn::Problem, 380.0),
];

/// The list as a grid.
#[derive(Debug)]
pub struct ResultListModel<'a> {
    season: &'a ResultsYear,
    event: usize,
    worked: Option<&'a CompiledYear>,
    columns: Vec<ColumnSpec>,
}

impl ResultListColumn {
    const fn title(self) -> &'static str {
        match self {
            ResultListColumn::Input(cell) => cell.name(),
            ResultListColumn::Points => "points",
            ResultListColumn::Person => "shown as",
            ResultListColumn::Row => "row",
            ResultListColumn::Problem => "what is wrong",
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
    pub fn new(season: &'a ResultsYear, event: usize, worked: Option<&'a CompiledYear>) -> Self {
        let columns = COLUMNS.iter().map(|(_, width)| ColumnSpec { width: *width }).collect();
        ResultListModel { season, event, worked, columns }
    }

    fn lines(&self) -> usize {
        self.season.events.get(self.event).map_or(0, |event| event.lines.len())
    }

    /// What typing at this position changes.
    pub fn target(&self, row: usize, column: usize) -> Option<InputField> {
        match COLUMNS.get(column)?.0 {
            ResultListColumn::Input(cell) => Some(InputField::ResultLine(self.event, row.checked_sub(1)?, cell)),
            _ => None,
        }
    }

    fn computed(&self, line: usize, column: ResultListColumn) -> CellView<'a> {
        let held = self.season.events.get(self.event).and_then(|event| event.lines.get(line));
        let (Some(held), Some(worked)) = (held, self.worked) else { return shared_cells::computed("") };
        let compiled = worked.compiled();
        match column {
            ResultListColumn::Points => {
                let results = compiled.events.get(self.event).map_or(&[][..], |event| &event.results);
                let points = results.iter().find(|result| result.line == line).map(|result| result.points);
                points.map_or_else(
                    || shared_cells::computed(""),
                    |points| shared_cells::figure(points, worked.ladder.decimals()),
                )
            }
            ResultListColumn::Person => {
                let person = worked.roster.person(self.event, line);
                let name = person.map_or("", |person| worked.roster.name(person));
                shared_cells::computed(if name == held.name { "" } else { name })
            }
            ResultListColumn::Row => shared_cells::computed(held.row.as_str()),
            _ => {
                let about =
                    |problem: &&crate::ladder::LadderProblem| problem.event == self.event && problem.line == Some(line);
                let Some(problem) = compiled.problems.iter().find(about) else { return shared_cells::computed("") };
                let mut cell = shared_cells::computed(problem.what.clone());
                cell.style.problem = problem.severity == Severity::Error;
                cell.style.remark = problem.severity == Severity::Remark;
                cell.hint = Some(format!("{}. {}", problem.what, problem.cure).into());
                cell
            }
        }
    }
}

impl GridModel for ResultListModel<'_> {
    fn rows(&self) -> usize {
        1 + self.lines() + SPARE
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
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
                let mut view = shared_cells::input(result_line_text(self.season, self.event, line, cell));
                view.style.align = kind.align();
                view
            }
            kind => self.computed(line, kind),
        }
    }

    fn label(&self, row: usize, column: usize) -> String {
        let title = COLUMNS.get(column).map_or("", |(kind, _)| kind.title());
        let Some(line) = row.checked_sub(1) else { return format!("List heading {title}") };
        match self.season.events.get(self.event).and_then(|event| event.lines.get(line)) {
            Some(line) => format!("List {} {title}", line.name),
            None if line == self.lines() => format!("New line {title}"),
            None => format!("List empty line {} {title}", line - self.lines() + 1),
        }
    }

    fn reachable(&self, row: usize, _column: usize) -> bool {
        row > 0
    }

    fn completions(&self, _row: usize, column: usize, typed: &str) -> Vec<String> {
        match COLUMNS.get(column) {
            Some((ResultListColumn::Input(ResultLineColumn::Name), _)) => {
                let typed = crate::book::fold_name(typed);
                let people = self.worked.map_or(&[][..], |worked| worked.roster.people());
                let fits = people.iter().filter(|person| crate::book::fold_name(&person.name).contains(&typed));
                fits.take(8).map(|person| person.name.clone()).collect()
            }
            _ => Vec::new(),
        }
    }
}
