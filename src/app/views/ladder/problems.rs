//! The Problems page of the ladder as a table: the errors and remarks about the result lists, each with its file and
//! row.

use std::rc::Rc;

use super::LadderView;
use super::compiled_year::CompiledYear;
use crate::app::grid::ColumnSpec;
use crate::app::views::shared_cells;
use crate::app::views::table::{Column, Table};
use crate::book::typed_words::capitalize;
use crate::book::{Severity, problems_by_kind};
use crate::ladder::{EventExclusion, LadderProblem};
use crate::languages::window_sentences::{fields, ladder_tab as texts};

/// A problem in the list.
#[derive(Clone, Debug, PartialEq)]
pub struct LadderProblemEntry {
    location: String,
    event: String,
    problem: String,
    cure: String,
    severity: Severity,
    /// The event of the problem, and the line if it concerns one line.
    event_and_line: Option<(usize, Option<usize>)>,
    /// The events about which the problem asks whether they count.
    asked_about: Vec<usize>,
}

impl LadderProblemEntry {
    /// A problem of no event, without a cure.
    fn new(location: &str, problem: &str, severity: Severity) -> LadderProblemEntry {
        LadderProblemEntry {
            location: location.to_owned(),
            event: String::new(),
            problem: problem.to_owned(),
            cure: String::new(),
            severity,
            event_and_line: None,
            asked_about: Vec::new(),
        }
    }
}

/// The problems in the order of their rows.
#[derive(Debug)]
pub struct LadderProblemList {
    entries: Vec<LadderProblemEntry>,
}

impl LadderProblemList {
    pub fn new(compiled_year: &CompiledYear, state: &LadderView) -> Self {
        let compiled = compiled_year.compiled_ladder();
        let mut entries: Vec<LadderProblemEntry> = Vec::new();
        for message in compiled_year.roster.contradictions() {
            entries.push(LadderProblemEntry::new(texts::where_identities(), message, Severity::Error));
        }
        let question = |problem: &LadderProblem| {
            let exclusion = compiled.events.get(problem.event).and_then(|event| event.exclusion);
            exclusion.filter(|exclusion| problem.line.is_none() && exclusion.is_question())
        };
        let cure = |problem: &LadderProblem, events: usize| match question(problem) {
            Some(EventExclusion::DateUndecided) if events > 1 => texts::date_keys_of_several().to_owned(),
            Some(EventExclusion::DateUndecided) => texts::date_keys().to_owned(),
            Some(_) if events > 1 => texts::accreditation_keys_of_several().to_owned(),
            Some(_) => texts::accreditation_keys().to_owned(),
            None => problem.cure.clone(),
        };
        for group in problems_by_kind(&compiled.problems) {
            let Some(problem) = group.members.first().map(|at| &compiled.problems[*at]) else { continue };
            let members = group.members.iter().map(|at| &compiled.problems[*at]);
            let mut asked_about: Vec<usize> =
                members.filter(|problem| question(problem).is_some()).map(|problem| problem.event).collect();
            asked_about.dedup();
            let (location, event, text) = if let Some(summary) = &group.summary {
                (texts::where_lists().to_owned(), group.names(&compiled.problems), summary)
            } else {
                let event = compiled_year.results_year.events[problem.event].name.clone();
                (problem.location(&compiled_year.results_year), event, &problem.what)
            };
            entries.push(LadderProblemEntry {
                location,
                event,
                problem: capitalize(text),
                cure: cure(problem, asked_about.len()),
                severity: problem.severity,
                event_and_line: Some((problem.event, problem.line)),
                asked_about,
            });
        }
        for (location, message) in &state.reading_remarks {
            let cure = texts::reported_when_read().to_owned();
            entries.push(LadderProblemEntry { cure, ..LadderProblemEntry::new(location, message, Severity::Remark) });
        }
        LadderProblemList { entries }
    }

    /// The number of rows. A row can stand for several problems.
    pub fn row_count(&self) -> usize {
        self.entries.len()
    }

    /// What tells the rows apart.
    pub fn row_names(&self) -> Vec<String> {
        self.entries.iter().map(|entry| format!("{}\t{}\t{}", entry.location, entry.event, entry.problem)).collect()
    }

    /// Number of problems.
    pub fn count(compiled_year: &CompiledYear, state: &LadderView) -> usize {
        compiled_year.roster.contradictions().len()
            + compiled_year.compiled_ladder().problems.len()
            + state.reading_remarks.len()
    }

    /// The problem and the cure in a row, and whether the problem is an error.
    pub fn message(&self, row: usize) -> Option<(String, bool)> {
        let entry = self.entries.get(row.checked_sub(1)?)?;
        let text = format!("{}. {}", entry.problem.trim_end_matches('.'), entry.cure);
        Some((text.trim_end().to_owned(), entry.severity == Severity::Error))
    }

    /// The events about which the problem in a row asks whether they count. A line for many events asks about all of them.
    pub fn asked_about(&self, row: usize) -> &[usize] {
        let entry = row.checked_sub(1).and_then(|row| self.entries.get(row));
        entry.map_or(&[], |entry| entry.asked_about.as_slice())
    }

    /// The event of the problem in a row, and the line if it concerns one line.
    pub fn event_and_line(&self, row: usize) -> Option<(usize, Option<usize>)> {
        self.entries.get(row.checked_sub(1)?)?.event_and_line
    }

    /// The page as a table.
    pub fn table<'a>(self) -> Table<'a, (usize, Rc<LadderProblemEntry>)> {
        type Entry = (usize, Rc<LadderProblemEntry>);
        let count = self.row_count();
        let column = |key, heading: &'a str, spec, text: fn(&LadderProblemEntry) -> &str| {
            Column::new(key, heading, spec, move |(_, entry): &Entry| shared_cells::computed(text(entry).to_owned()))
        };
        let location = ColumnSpec::between(110.0, 230.0).up_to(320.0);
        let problem = ColumnSpec::between(380.0, 500.0).up_to(760.0);
        let problem = column("problem", texts::column_problem(), problem, |entry| &entry.problem);
        let columns = vec![
            column("where", texts::column_where(), location, |entry| &entry.location),
            column("event", fields::event(), ColumnSpec::between(120.0, 200.0), |entry| &entry.event),
            problem.with_cells(|(_, entry), cell| shared_cells::mark(&mut cell.style, entry.severity)),
            column("cure", texts::column_cure(), ColumnSpec::between(380.0, 420.0).up_to(640.0), |entry| &entry.cure),
        ];
        let label = |(line, _): &Entry, column: &str| texts::problem_cell_spoken(&line.to_string(), column);
        let entries: Vec<Rc<LadderProblemEntry>> = self.entries.into_iter().map(Rc::new).collect();
        let row_at = move |line: usize| Some((line + 1, Rc::clone(entries.get(line)?)));
        Table::new((count, row_at), columns, texts::problems_heading_spoken, label)
    }
}
