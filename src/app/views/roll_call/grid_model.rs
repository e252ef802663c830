//! The roll call as a grid: a row for each player, with the status, the reason to sit out and what the draw needs to
//! know. The attendance is computed in [`crate::engine::AttendanceTable`].

use super::RollCallView;
use crate::app::grid::{Align, CellView, ColumnSpec, GridModel};
use crate::app::theme::Palette;
use crate::app::views::shared_cells;
use crate::book::{AttendanceStatus, PersonColumn};
use crate::engine::Engine;
use crate::input::{attendance_of, field_text};
use crate::languages::window_sentences::{fields, roll_call_tab as texts};

/// A column of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RollCallColumn {
    Name,
    Status,
    SitsOut,
    Played,
    SatOut,
    Person(PersonColumn),
    /// The power that is reserved before the draw.
    ReservedPower,
}

/// All columns with their widths.
pub(super) const COLUMNS: [(RollCallColumn, ColumnSpec); 11] = [
    (RollCallColumn::Name, ColumnSpec::between(130.0, 190.0)),
    (RollCallColumn::Status, ColumnSpec::fixed(92.0)),
    (RollCallColumn::SitsOut, ColumnSpec::between(224.0, 300.0).up_to(420.0)),
    (RollCallColumn::Played, ColumnSpec::fixed(56.0)),
    (RollCallColumn::SatOut, ColumnSpec::fixed(58.0)),
    (RollCallColumn::Person(PersonColumn::SignedUp), ColumnSpec::between(84.0, 130.0)),
    (RollCallColumn::Person(PersonColumn::Town), ColumnSpec::between(60.0, 110.0)),
    (RollCallColumn::Person(PersonColumn::Region), ColumnSpec::between(60.0, 110.0)),
    (RollCallColumn::Person(PersonColumn::PreferredPowers), ColumnSpec::fixed(90.0)),
    (RollCallColumn::ReservedPower, ColumnSpec::between(108.0, 112.0)),
    (RollCallColumn::Person(PersonColumn::Rounds), ColumnSpec::between(110.0, 116.0)),
];

impl RollCallColumn {
    pub(super) fn title(self) -> &'static str {
        match self {
            RollCallColumn::Name => fields::name(),
            RollCallColumn::Status => texts::status(),
            RollCallColumn::SitsOut => texts::sits_out(),
            RollCallColumn::Played => texts::played(),
            RollCallColumn::SatOut => texts::sat_out(),
            RollCallColumn::ReservedPower => texts::reserved_power(),
            RollCallColumn::Person(column) => column.name_in_window(),
        }
    }

    const fn align(self) -> Align {
        match self {
            RollCallColumn::Played | RollCallColumn::SatOut => Align::Right,
            _ => Align::Left,
        }
    }
}

/// The roll call as a grid.
#[derive(Debug)]
pub(super) struct RollCallModel<'a> {
    engine: &'a Engine,
    view: &'a RollCallView,
    columns: Vec<ColumnSpec>,
    palette: Palette,
}

impl<'a> RollCallModel<'a> {
    pub(super) fn new(engine: &'a Engine, view: &'a RollCallView, palette: Palette) -> Self {
        RollCallModel { engine, view, palette, columns: view.columns.iter().map(|(_, spec)| *spec).collect() }
    }
}

impl GridModel for RollCallModel<'_> {
    fn rows(&self) -> usize {
        1 + self.view.table.rows.len()
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
        let Some((kind, _)) = self.view.columns.get(column) else { return CellView::default() };
        let Some(line) = row.checked_sub(1).and_then(|at| self.view.table.rows.get(at)) else {
            return shared_cells::heading(kind.title(), kind.align());
        };
        let book = self.engine.book();
        let number = |count: usize| {
            let text = if count == 0 { String::new() } else { count.to_string() };
            let mut cell = shared_cells::computed(text);
            cell.style.align = Align::Right;
            cell
        };
        match kind {
            RollCallColumn::Name => {
                let mut cell = shared_cells::computed(book.name_of(Some(line.person)));
                let status = attendance_of(book, self.view.round, line.person);
                cell.style.bold = status.is_some_and(AttendanceStatus::is_in_the_room);
                shared_cells::mark_player(&mut cell, book, Some(line.person), &self.palette);
                cell
            }
            RollCallColumn::SitsOut => {
                let mut cell = shared_cells::computed(line.sit_out_reason.as_str());
                cell.style.remark = !line.sit_out_reason.is_empty() && !line.may_sit_out;
                cell
            }
            RollCallColumn::Played => number(line.rounds_played),
            RollCallColumn::SatOut => number(line.sit_outs),
            RollCallColumn::Status | RollCallColumn::Person(_) | RollCallColumn::ReservedPower => {
                let mut cell = shared_cells::input("");
                if let Some(target) = self.view.field_at(row, column) {
                    cell.text = field_text(book, target);
                }
                if *kind == RollCallColumn::ReservedPower {
                    cell.hint = Some(texts::reserved_power_hint().into());
                }
                if *kind == RollCallColumn::Status {
                    cell.hint = Some(texts::status_hint().into());
                }
                cell
            }
        }
    }

    fn label(&self, row: usize, column: usize) -> String {
        let title = self.view.columns.get(column).map_or("", |(kind, _)| kind.title());
        match self.view.person(row) {
            Some(id) => texts::cell_of_player(self.engine.book().name_of(Some(id)), title),
            None => texts::cell_of_heading(title),
        }
    }

    fn reachable(&self, row: usize, _column: usize) -> bool {
        row > 0
    }

    fn completions(&self, row: usize, column: usize, typed: &str) -> Vec<String> {
        if row == 0 || self.view.columns.get(column).is_none_or(|(kind, _)| *kind != RollCallColumn::Status) {
            return Vec::new();
        }
        shared_cells::complete_word(typed, AttendanceStatus::ALL.map(AttendanceStatus::name_in_window))
    }
}
