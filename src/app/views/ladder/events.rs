//! The events of the year: what their lists do not say is typed here.

use super::CompiledYear;
use crate::app::grid::{Align, CellView, ColumnSpec, GridModel};
use crate::app::views::shared_cells;
use crate::book::Severity;
use crate::book::results_year::ResultsYear;
use crate::figures::format_short;
use crate::input::{InputField, YearEventColumn, year_event_text};
use crate::ladder::LadderKind;

/// Empty lines below the last event.
const SPARE: usize = 12;

/// What a column shows.
#[derive(Clone, Debug, PartialEq)]
enum EventsColumn {
    Input(YearEventColumn),
    /// How many stand in the list.
    Lines,
    /// A figure of the event, by its name in the ladder.
    Figure(String),
    EventExclusion,
    Source,
}

impl EventsColumn {
    fn width(&self) -> f32 {
        match self {
            EventsColumn::Input(YearEventColumn::Name) => 300.0,
            EventsColumn::Input(YearEventColumn::Directors) => 170.0,
            EventsColumn::Input(YearEventColumn::Boards) | EventsColumn::Lines => 60.0,
            EventsColumn::Input(YearEventColumn::Variant) => 66.0,
            EventsColumn::Input(_) => 92.0,
            EventsColumn::Figure(_) => 78.0,
            EventsColumn::EventExclusion | EventsColumn::Source => 220.0,
        }
    }

    const fn align(&self) -> Align {
        match self {
            EventsColumn::Input(YearEventColumn::Boards) | EventsColumn::Lines | EventsColumn::Figure(_) => Align::Right,
            _ => Align::Left,
        }
    }
}

/// The events as a grid.
#[derive(Debug)]
pub struct EventsModel<'a> {
    season: &'a ResultsYear,
    /// Nothing where the compiled season is not this one yet.
    worked: Option<&'a CompiledYear>,
    kinds: Vec<EventsColumn>,
    columns: Vec<ColumnSpec>,
}

impl<'a> EventsModel<'a> {
    pub fn new(season: &'a ResultsYear, worked: Option<&'a CompiledYear>) -> Self {
        let ladder = worked.map(|worked| worked.ladder).or_else(|| super::compiled_year::ladder_of(season));
        let games = ladder.is_some_and(|ladder| ladder.kind() == LadderKind::Games)
            || season.events.iter().any(|event| event.ended.is_some() || event.variant);
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
        let columns = kinds.iter().map(|kind| ColumnSpec { width: kind.width() }).collect();
        EventsModel { season, worked, kinds, columns }
    }

    /// What typing at this position changes.
    pub fn target(&self, row: usize, column: usize) -> Option<InputField> {
        match self.kinds.get(column)? {
            EventsColumn::Input(cell) => Some(InputField::YearEvent(row.checked_sub(1)?, *cell)),
            _ => None,
        }
    }

    fn computed(&self, event: usize, kind: &EventsColumn) -> CellView<'a> {
        let Some(held) = self.season.events.get(event) else { return shared_cells::computed("") };
        match kind {
            EventsColumn::Lines => {
                let mut cell = shared_cells::computed(held.lines.len().to_string());
                cell.style.align = Align::Right;
                cell.hint = Some("F2 or a double click opens the list".into());
                cell
            }
            EventsColumn::Figure(name) => {
                let Some(worked) = self.worked else { return shared_cells::computed("") };
                let compiled = worked.compiled();
                let value = compiled.figures(event).find(|(known, _)| known == name).map(|(_, value)| value);
                let mut cell = shared_cells::computed(
                    value.filter(|value| !value.is_nan()).map(|value| format_short(value, 3)).unwrap_or_default(),
                );
                cell.style.align = Align::Right;
                cell
            }
            EventsColumn::EventExclusion => {
                let Some(worked) = self.worked else { return shared_cells::computed("") };
                let compiled = worked.compiled();
                let left_out = compiled.events.get(event).and_then(|event| event.exclusion);
                let mut problems = compiled.problems.iter().filter(|problem| problem.event == event);
                let first = problems.find(|problem| problem.severity == Severity::Error);
                let mut cell = match (left_out, first) {
                    (Some(left_out), _) => shared_cells::computed(format!("left out: {}", left_out.describe())),
                    (None, Some(problem)) => shared_cells::computed(problem.what.clone()),
                    (None, None) => shared_cells::computed("counts"),
                };
                cell.style.problem = first.is_some();
                cell.hint = first.map(|problem| format!("{}. {}", problem.what, problem.cure).into());
                cell
            }
            _ => shared_cells::computed(held.source.as_str()),
        }
    }
}

impl GridModel for EventsModel<'_> {
    fn rows(&self) -> usize {
        1 + self.season.events.len() + SPARE
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
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
            let title = match kind {
                EventsColumn::Input(cell) => cell.name().to_owned(),
                EventsColumn::Lines => "lines".to_owned(),
                EventsColumn::Figure(name) => name.clone(),
                EventsColumn::EventExclusion => "counts".to_owned(),
                EventsColumn::Source => "read from".to_owned(),
            };
            return shared_cells::heading(title, kind.align());
        };
        match kind {
            EventsColumn::Input(cell) => {
                let mut view = shared_cells::input(year_event_text(self.season, event, *cell));
                view.style.align = kind.align();
                view.style.bold = *cell == YearEventColumn::Name;
                view.style.struck = *cell == YearEventColumn::Name
                    && self.season.events.get(event).is_some_and(|event| !event.accredited);
                view
            }
            kind => self.computed(event, kind),
        }
    }

    fn label(&self, row: usize, column: usize) -> String {
        let title = match self.kinds.get(column) {
            Some(EventsColumn::Input(cell)) => cell.name(),
            Some(EventsColumn::Lines) => "lines",
            Some(EventsColumn::Figure(name)) => name,
            Some(EventsColumn::EventExclusion) => "counts",
            Some(EventsColumn::Source) => "read from",
            None => "",
        };
        let Some(line) = row.checked_sub(1) else { return format!("Events heading {title}") };
        match self.season.events.get(line) {
            Some(event) => format!("Event {} {title}", event.name),
            None if line == self.season.events.len() => format!("New event {title}"),
            None => format!("Events empty line {} {title}", line - self.season.events.len() + 1),
        }
    }

    fn reachable(&self, row: usize, _column: usize) -> bool {
        row > 0
    }

    fn completions(&self, _row: usize, column: usize, typed: &str) -> Vec<String> {
        let words: &[&str] = match self.kinds.get(column) {
            Some(EventsColumn::Input(YearEventColumn::Kind)) => &["state", "national"],
            Some(EventsColumn::Input(YearEventColumn::Accredited)) => &["yes", "no"],
            _ => &[],
        };
        words.iter().filter(|word| word.starts_with(&typed.to_lowercase())).map(|word| (*word).to_owned()).collect()
    }
}
