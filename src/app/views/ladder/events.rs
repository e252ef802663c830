//! The Events page of the ladder as a grid: name, date, kind and directors of each event, which the user can edit,
//! and the figures that the ladder computes for the event.

use std::borrow::Cow;

use super::compiled_year::CompiledYear;
use crate::app::grid::{Align, CellView, ColumnSpec, GridModel};
use crate::app::views::shared_cells;
use crate::book::results_year::{ChampionshipLevel, ResultsYear};
use crate::book::{CellAddress, Severity, YearEventColumn};
use crate::figures::format_short;
use crate::input::year_event_text;
use crate::ladder::LadderKind;
use crate::languages::window_language;
use crate::languages::window_sentences::{ladder_tab as texts, values};

/// Number of empty rows below the last event.
const SPARE_ROWS: usize = 12;

/// A column of the grid.
#[derive(Clone, Debug, PartialEq)]
enum EventsColumn {
    Input(YearEventColumn),
    /// Number of lines in the result list.
    Lines,
    /// A figure of the event, by its name in the ladder.
    Figure(String),
    EventExclusion,
    Source,
}

impl EventsColumn {
    fn spec(&self) -> ColumnSpec {
        match self {
            EventsColumn::Input(YearEventColumn::Name) => ColumnSpec::between(180.0, 300.0),
            EventsColumn::Input(YearEventColumn::Directors) => ColumnSpec::between(90.0, 170.0),
            EventsColumn::Input(YearEventColumn::Boards) | EventsColumn::Lines => ColumnSpec::between(52.0, 60.0),
            EventsColumn::Input(YearEventColumn::Variant) => ColumnSpec::fixed(66.0),
            EventsColumn::Input(_) => ColumnSpec::between(84.0, 92.0),
            EventsColumn::Figure(_) => ColumnSpec::between(62.0, 78.0),
            EventsColumn::EventExclusion => ColumnSpec::between(100.0, 220.0).up_to(420.0),
            EventsColumn::Source => ColumnSpec::between(78.0, 220.0),
        }
    }

    /// The name under which the width of the column is remembered.
    fn key(&self) -> &str {
        match self {
            EventsColumn::Input(cell) => cell.name(),
            EventsColumn::Lines => "lines",
            EventsColumn::Figure(name) => name,
            EventsColumn::EventExclusion => "counts",
            EventsColumn::Source => "read from",
        }
    }

    /// The heading.
    fn title(&self) -> &str {
        match self {
            EventsColumn::Input(cell) => cell.name_in_window(),
            EventsColumn::Lines => texts::column_lines(),
            EventsColumn::Figure(name) => name,
            EventsColumn::EventExclusion => texts::column_counts(),
            EventsColumn::Source => texts::column_read_from(),
        }
    }

    const fn align(&self) -> Align {
        match self {
            EventsColumn::Input(YearEventColumn::Boards) | EventsColumn::Lines | EventsColumn::Figure(_) => {
                Align::Right
            }
            _ => Align::Left,
        }
    }
}

/// The events as a grid.
#[derive(Debug)]
pub struct EventsModel<'a> {
    results_year: &'a ResultsYear,
    /// `None` if the ladder of the current results year is not compiled yet.
    compiled_year: Option<&'a CompiledYear>,
    kinds: Vec<EventsColumn>,
    columns: Vec<ColumnSpec>,
}

impl<'a> EventsModel<'a> {
    pub fn new(results_year: &'a ResultsYear, compiled_year: Option<&'a CompiledYear>) -> Self {
        let ladder = compiled_year
            .map(|compiled_year| compiled_year.ladder)
            .or_else(|| super::compiled_year::ladder_for(results_year));
        let games = ladder.is_some_and(|ladder| ladder.kind() == LadderKind::Games)
            || results_year.events.iter().any(|event| event.ended.is_some() || event.variant);
        let mut kinds = vec![EventsColumn::Input(YearEventColumn::Name), EventsColumn::Input(YearEventColumn::Date)];
        if games {
            kinds.extend([EventsColumn::Input(YearEventColumn::Ended), EventsColumn::Input(YearEventColumn::Variant)]);
        }
        kinds.extend(
            [YearEventColumn::Accredited, YearEventColumn::Kind, YearEventColumn::Boards, YearEventColumn::Directors]
                .map(EventsColumn::Input),
        );
        kinds.push(EventsColumn::Lines);
        if let Some(ladder) = ladder {
            kinds.push(EventsColumn::Figure("players".to_owned()));
            kinds.extend(ladder.event_columns().iter().map(|column| EventsColumn::Figure(column.name.clone())));
        }
        kinds.extend([EventsColumn::EventExclusion, EventsColumn::Source]);
        let columns = kinds.iter().map(EventsColumn::spec).collect();
        EventsModel { results_year, compiled_year, kinds, columns }
    }

    /// The field that is edited at this position.
    pub fn target(&self, row: usize, column: usize) -> Option<CellAddress> {
        match self.kinds.get(column)? {
            EventsColumn::Input(cell) => Some(CellAddress::YearEvent(row.checked_sub(1)?, *cell)),
            _ => None,
        }
    }

    fn computed(&self, event: usize, kind: &EventsColumn) -> CellView<'a> {
        let Some(result_list) = self.results_year.events.get(event) else { return shared_cells::computed("") };
        match kind {
            EventsColumn::Lines => {
                let mut cell = shared_cells::computed(result_list.lines.len().to_string());
                cell.style.align = Align::Right;
                cell.hint = Some(texts::f2_or_double_click().into());
                cell
            }
            EventsColumn::Figure(name) => {
                let Some(compiled_year) = self.compiled_year else { return shared_cells::computed("") };
                let compiled = compiled_year.compiled_ladder();
                let value = compiled.figures(event).find(|(known, _)| known == name).map(|(_, value)| value);
                let mut cell = shared_cells::computed(
                    value.filter(|value| !value.is_nan()).map(|value| format_short(value, 3)).unwrap_or_default(),
                );
                cell.style.align = Align::Right;
                cell
            }
            EventsColumn::EventExclusion => {
                let Some(compiled_year) = self.compiled_year else { return shared_cells::computed("") };
                let compiled = compiled_year.compiled_ladder();
                let left_out = compiled.events.get(event).and_then(|event| event.exclusion);
                let mut problems = compiled.problems.iter().filter(|problem| problem.event == event);
                let first = problems.find(|problem| problem.severity == Severity::Error);
                let mut cell = match (left_out, first) {
                    (Some(left_out), _) => {
                        shared_cells::computed(texts::left_out(&left_out.describe(window_language())))
                    }
                    (None, Some(problem)) => shared_cells::computed(problem.what.clone()),
                    (None, None) => shared_cells::computed(texts::event_counts()),
                };
                cell.style.problem = first.is_some();
                cell.hint = first.map(|problem| format!("{}. {}", problem.what, problem.cure).into());
                cell
            }
            _ => shared_cells::computed(result_list.source.as_str()),
        }
    }
}

impl GridModel for EventsModel<'_> {
    fn rows(&self) -> usize {
        1 + self.results_year.events.len() + SPARE_ROWS
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn column_key(&self, column: usize) -> Cow<'_, str> {
        self.kinds.get(column).map_or("", EventsColumn::key).into()
    }

    fn frozen_rows(&self) -> usize {
        1
    }

    fn frozen_columns(&self) -> usize {
        1
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        let Some(kind) = self.kinds.get(column) else { return CellView::default() };
        let Some(event) = row.checked_sub(1) else {
            return shared_cells::heading(kind.title(), kind.align());
        };
        match kind {
            EventsColumn::Input(cell) => {
                let mut view = shared_cells::input(year_event_text(self.results_year, event, *cell));
                view.style.align = kind.align();
                view.style.bold = *cell == YearEventColumn::Name;
                view.style.struck = *cell == YearEventColumn::Name
                    && self.results_year.events.get(event).is_some_and(|event| event.accredited == Some(false));
                view
            }
            kind => self.computed(event, kind),
        }
    }

    fn label(&self, row: usize, column: usize) -> String {
        let title = self.kinds.get(column).map_or("", EventsColumn::title);
        let Some(line) = row.checked_sub(1) else { return texts::events_heading_spoken(title) };
        match self.results_year.events.get(line) {
            Some(event) => texts::event_cell_spoken(&event.name, title),
            None if line == self.results_year.events.len() => texts::new_event_spoken(title),
            None => texts::events_empty_row_spoken(&(line - self.results_year.events.len() + 1).to_string(), title),
        }
    }

    fn reachable(&self, row: usize, _column: usize) -> bool {
        row > 0
    }

    fn completions(&self, _row: usize, column: usize, typed: &str) -> Vec<String> {
        match self.kinds.get(column) {
            Some(EventsColumn::Input(YearEventColumn::Kind)) => {
                shared_cells::complete_word(typed, ChampionshipLevel::ALL.map(ChampionshipLevel::name_in_window))
            }
            Some(EventsColumn::Input(YearEventColumn::Accredited)) => {
                shared_cells::complete_word(typed, [values::yes(), values::no()])
            }
            _ => Vec::new(),
        }
    }
}
