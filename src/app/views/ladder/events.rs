//! The Events page of the ladder as a table: name, date, kind and directors of each event, which the user can edit,
//! and the figures that the ladder computes for the event.

use std::borrow::Cow;

use super::compiled_year::CompiledYear;
use crate::app::grid::{CellView, ColumnSpec};
use crate::app::views::shared_cells;
use crate::app::views::table::{Column, Table};
use crate::book::results_year::{ChampionshipLevel, YearEvent};
use crate::book::{Book, CellAddress, Severity, YearEventColumn};
use crate::ladder::LadderKind;
use crate::languages::window_sentences::{ladder_tab as texts, values};
use crate::languages::{short_in_window, window_language};

/// Number of empty rows below the last event.
const SPARE_ROWS: usize = 12;

/// The events as a table. A row is the position of an event, or of an empty row after the last one. `compiled_year` is `None` if
/// the ladder of the current results year is not compiled yet.
pub fn events_table<'a>(book: &'a Book, compiled_year: Option<&'a CompiledYear>) -> Table<'a, usize> {
    let events = &book.results_year.events;
    let ladder = compiled_year
        .map(|compiled_year| compiled_year.ladder)
        .or_else(|| super::compiled_year::ladder_for(&book.results_year));
    let games = ladder.is_some_and(|ladder| ladder.kind() == LadderKind::Games)
        || events.iter().any(|event| event.ended.is_some() || event.variant);
    let typed = |kind: YearEventColumn, spec| {
        let field = move |event: &usize| Some(CellAddress::YearEvent(*event, kind));
        Column::typed(book, kind.name(), kind.name_in_window(), spec, field)
    };
    let of_event = |cell: fn(&'a YearEvent) -> CellView<'a>| {
        move |event: &usize| events.get(*event).map_or_else(|| shared_cells::computed(""), cell)
    };
    let usual = ColumnSpec::between(84.0, 92.0);
    let name = typed(YearEventColumn::Name, ColumnSpec::between(180.0, 300.0)).with_cells(|event, cell| {
        cell.style.bold = true;
        cell.style.struck = events.get(*event).is_some_and(|event| event.accredited == Some(false));
    });
    let day = |kind| typed(kind, usual).with_cells(|_, cell| shared_cells::say_moment(cell));
    let mut columns = vec![name, day(YearEventColumn::Date)];
    if games {
        columns.push(day(YearEventColumn::Ended));
        columns.push(typed(YearEventColumn::Variant, ColumnSpec::at_least(66.0)));
    }
    columns.push(
        typed(YearEventColumn::Accredited, usual)
            .completed(|_, typed| shared_cells::complete_word(typed, [values::yes(), values::no()])),
    );
    columns.push(typed(YearEventColumn::Kind, usual).completed(|_, typed| {
        shared_cells::complete_word(typed, ChampionshipLevel::ALL.map(ChampionshipLevel::name_in_window))
    }));
    columns.push(typed(YearEventColumn::Boards, ColumnSpec::between(52.0, 60.0)).at_right());
    columns.push(typed(YearEventColumn::Directors, ColumnSpec::between(90.0, 170.0)));
    let lines = of_event(|event| {
        let mut cell = shared_cells::computed(event.lines.len().to_string());
        cell.hint = Some(texts::f2_or_double_click().into());
        cell
    });
    columns.push(Column::new("lines", texts::column_lines(), ColumnSpec::between(52.0, 60.0), lines).at_right());
    if let Some(ladder) = ladder {
        let is_shown = |(at, _): &(usize, &str)| ladder.figure_kind(*at).is_in_short_table();
        columns.extend(ladder.figure_names().enumerate().filter(is_shown).map(move |(at, name)| {
            let figure = move |event: &usize| {
                let compiled_year = compiled_year.filter(|_| *event < events.len());
                let value = compiled_year.and_then(|year| year.compiled_ladder().figure(*event, at));
                shared_cells::computed(value.map(|value| short_in_window(value, 3)).unwrap_or_default())
            };
            let heading = ladder.figure_name_in_window(at);
            Column::new(name, heading, ColumnSpec::between(62.0, 78.0), figure).at_right()
        }));
    }
    let counts = ColumnSpec::between(100.0, 220.0).up_to(420.0);
    columns.push(Column::new("counts", texts::column_counts(), counts, move |event: &usize| {
        compiled_year
            .filter(|_| *event < events.len())
            .map_or_else(|| shared_cells::computed(""), |year| exclusion(year, *event))
    }));
    let source = of_event(|event| shared_cells::computed(event.source_in_window()));
    columns.push(Column::new("read from", texts::column_read_from(), ColumnSpec::between(78.0, 220.0), source));
    let label = |row: &usize, column: &str| match events.get(*row) {
        Some(event) => texts::event_cell_spoken(&event.name, column),
        None if *row == events.len() => texts::new_event_spoken(column),
        None => texts::events_empty_row_spoken(&(row - events.len() + 1).to_string(), column),
    };
    Table::new((events.len() + SPARE_ROWS, Some), columns, texts::events_heading_spoken, label).frozen(1)
}

/// Whether an event counts, or why it does not.
fn exclusion(compiled_year: &CompiledYear, event: usize) -> CellView<'static> {
    let compiled = compiled_year.compiled_ladder();
    let left_out = compiled.events.get(event).and_then(|event| event.exclusion);
    let mut problems = compiled.problems.iter().filter(|problem| problem.event == event);
    let first = problems.find(|problem| problem.severity == Severity::Error);
    let mut cell = shared_cells::computed(match (left_out, first) {
        (Some(left_out), _) => texts::left_out(&left_out.describe(window_language())).into(),
        (None, Some(problem)) => Cow::from(problem.what.clone()),
        (None, None) => texts::event_counts().into(),
    });
    cell.style.problem = first.is_some();
    cell.hint = first.map(|problem| format!("{}. {}", problem.what, problem.cure).into());
    cell
}
