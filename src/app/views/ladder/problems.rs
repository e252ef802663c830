//! What is wrong in the year's lists, each with its file and row.

use super::{LadderState, CompiledYear};
use crate::app::grid::{Align, CellView, ColumnSpec, GridModel};
use crate::app::views::shared_cells;
use crate::book::Severity;
use crate::book::vocabulary::capitalize;

const COLUMNS: [(&str, f32); 4] =
    [("where", 190.0), ("event", 200.0), ("what is wrong", 560.0), ("what was done, or what to do", 420.0)];

/// A line of the page.
#[derive(Clone, Debug, PartialEq)]
struct LadderProblemEntry {
    place: String,
    event: String,
    what: String,
    cure: String,
    severity: Severity,
    /// The event and the line it is about.
    at: Option<(usize, Option<usize>)>,
}

/// The page as a grid.
#[derive(Debug)]
pub struct ProblemsModel {
    entries: Vec<LadderProblemEntry>,
    columns: Vec<ColumnSpec>,
}

impl ProblemsModel {
    pub fn new(worked: &CompiledYear, state: &LadderState) -> Self {
        let compiled = worked.compiled();
        let mut entries: Vec<LadderProblemEntry> = Vec::new();
        for what in worked.roster.contradictions() {
            entries.push(LadderProblemEntry {
                place: "who is who".to_owned(),
                event: String::new(),
                what: what.clone(),
                cure: String::new(),
                severity: Severity::Error,
                at: None,
            });
        }
        let mut problems: Vec<_> = compiled.problems.iter().collect();
        problems.sort_by_key(|problem| problem.severity != Severity::Error);
        for problem in problems {
            let event = &worked.season.events[problem.event];
            entries.push(LadderProblemEntry {
                place: event.source_location(problem.line),
                event: event.name.clone(),
                what: capitalize(&problem.what),
                cure: problem.cure.clone(),
                severity: problem.severity,
                at: Some((problem.event, problem.line)),
            });
        }
        for (place, what) in &state.read {
            entries.push(LadderProblemEntry {
                place: place.clone(),
                event: String::new(),
                what: what.clone(),
                cure: "Told when the file was read.".to_owned(),
                severity: Severity::Remark,
                at: None,
            });
        }
        let columns = COLUMNS.iter().map(|(_, width)| ColumnSpec { width: *width }).collect();
        ProblemsModel { entries, columns }
    }

    /// How many there are.
    pub fn count(worked: &CompiledYear, state: &LadderState) -> usize {
        worked.roster.contradictions().len() + worked.compiled().problems.len() + state.read.len()
    }

    /// All that is said in a row, and whether it is wrong.
    pub fn said(&self, row: usize) -> Option<(String, bool)> {
        let entry = self.entries.get(row.checked_sub(1)?)?;
        let text = format!("{}. {}", entry.what.trim_end_matches('.'), entry.cure);
        Some((text.trim_end().to_owned(), entry.severity == Severity::Error))
    }

    /// The event and the line that a row is about.
    pub fn at(&self, row: usize) -> Option<(usize, Option<usize>)> {
        self.entries.get(row.checked_sub(1)?)?.at
    }
}

impl GridModel for ProblemsModel {
    fn rows(&self) -> usize {
        1 + self.entries.len()
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn frozen_rows(&self) -> usize {
        1
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        let Some((title, _)) = COLUMNS.get(column) else { return CellView::default() };
        let Some(entry) = row.checked_sub(1).and_then(|row| self.entries.get(row)) else {
            return shared_cells::heading(*title, Align::Left);
        };
        let mut cell = shared_cells::computed(match column {
            0 => entry.place.as_str(),
            1 => entry.event.as_str(),
            2 => entry.what.as_str(),
            _ => entry.cure.as_str(),
        });
        if column == 2 {
            cell.style.problem = entry.severity == Severity::Error;
            cell.style.remark = entry.severity == Severity::Remark;
        }
        cell
    }

    fn label(&self, row: usize, column: usize) -> String {
        let title = COLUMNS.get(column).map_or("", |(title, _)| title);
        match row.checked_sub(1) {
            None => format!("Ladder problems heading {title}"),
            Some(line) => format!("Ladder problem {} {title}", line + 1),
        }
    }

    fn reachable(&self, row: usize, _column: usize) -> bool {
        row > 0
    }
}
