//! The Table page of the ladder as a grid: the ranks, the scores, the results at each event, and the points needed to
//! overtake the leader.

use std::borrow::Cow;

use super::compiled_year::{CompiledYear, format_day};
use super::table_order::{TableOrder, column_key, column_title};
use crate::app::grid::{Align, CellView, ColumnSpec, GridModel};
use crate::app::views::shared_cells;
use crate::ladder::{LadderRow, LadderRowResult};
use crate::languages::window_sentences::ladder_tab as texts;
use crate::notices::ColumnRole;

/// The width of a column of the notice.
const fn spec(role: ColumnRole) -> ColumnSpec {
    match role {
        ColumnRole::Place | ColumnRole::RankChange => ColumnSpec::between(42.0, 48.0),
        ColumnRole::EventCount => ColumnSpec::between(54.0, 60.0),
        ColumnRole::Player => ColumnSpec::between(130.0, 168.0),
        ColumnRole::Score => ColumnSpec::between(62.0, 72.0),
        ColumnRole::ExactScore => ColumnSpec::fixed(96.0).up_to(110.0),
        ColumnRole::PointsToOvertake => ColumnSpec::between(86.0, 104.0),
        ColumnRole::EventPlace(_) => ColumnSpec::fixed(44.0),
        ColumnRole::EventPoints(_) => ColumnSpec::between(62.0, 74.0),
        ColumnRole::Reason => ColumnSpec::between(80.0, 380.0).up_to(620.0),
        _ => ColumnSpec::between(56.0, 66.0),
    }
}

const fn align(role: ColumnRole) -> Align {
    match role {
        ColumnRole::Player | ColumnRole::Region | ColumnRole::Reason => Align::Left,
        _ => Align::Right,
    }
}

/// The table as a grid.
#[derive(Debug)]
pub struct LadderTableModel<'a> {
    compiled_year: &'a CompiledYear,
    order: &'a TableOrder,
    roles: Vec<ColumnRole>,
    columns: Vec<ColumnSpec>,
}

impl<'a> LadderTableModel<'a> {
    pub fn new(compiled_year: &'a CompiledYear, order: &'a TableOrder) -> Self {
        let roles = order.columns.clone();
        let columns = roles.iter().map(|role| spec(*role)).collect();
        LadderTableModel { compiled_year, order, roles, columns }
    }

    /// The role of a column.
    pub fn role(&self, column: usize) -> Option<ColumnRole> {
        self.roles.get(column).copied()
    }

    /// The row of the table that is shown in a row of the grid.
    pub fn row(&self, row: usize) -> Option<&'a LadderRow> {
        self.compiled_year.table.rows.get(self.position(row)?)
    }

    /// The position in the table of the ladder of a row of the grid.
    pub fn position(&self, row: usize) -> Option<usize> {
        self.order.position(row.checked_sub(1)?)
    }

    /// The result of a player at an event.
    pub fn result(&self, row: usize, event: usize) -> Option<&'a LadderRowResult> {
        self.row(row)?.results.iter().find(|result| result.event == event)
    }

    fn title(&self, role: ColumnRole) -> &'a str {
        match role {
            // The heading of the places also covers the points beside them.
            ColumnRole::EventPoints(_) if self.compiled_year.ladder.needs_place() => "",
            role => column_title(self.compiled_year, role),
        }
    }

    fn heading(&self, column: ColumnRole) -> CellView<'a> {
        let align = if matches!(column, ColumnRole::EventPlace(_) | ColumnRole::EventPoints(_)) {
            Align::Left
        } else {
            align(column)
        };
        let mut cell = shared_cells::heading(self.title(column), align);
        let compiled_year = self.compiled_year;
        cell.hint = match column {
            ColumnRole::RankChange => Some(match compiled_year.compared_with {
                Some(day) => texts::ranks_since_day(&format_day(day)).into(),
                None => texts::ranks_since_event_before().into(),
            }),
            ColumnRole::ExactScore => Some(texts::exact_score().into()),
            ColumnRole::PointsToOvertake => Some(texts::to_overtake().into()),
            ColumnRole::Divisor => Some(texts::divided_by(compiled_year.ladder.divisor_formula()).into()),
            ColumnRole::EventPlace(at) | ColumnRole::EventPoints(at) => {
                let event = compiled_year.results_year.events.get(at);
                event.map(|event| match event.date {
                    Some(date) => texts::place_and_points_on_day(&event.name, &format_day(date)).into(),
                    None => texts::place_and_points(&event.name).into(),
                })
            }
            _ => None,
        };
        cell.style.arrow = self.order.sort.arrow(column);
        cell.style.bold = cell.style.arrow.is_some();
        cell
    }
}

impl GridModel for LadderTableModel<'_> {
    fn rows(&self) -> usize {
        1 + self.compiled_year.table.rows.len()
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn column_key(&self, column: usize) -> Cow<'_, str> {
        self.role(column).map_or_else(String::new, |role| column_key(self.compiled_year, role)).into()
    }

    fn column_name(&self, column: usize) -> Cow<'_, str> {
        match self.role(column) {
            // The heading of the places covers the points.
            Some(role @ ColumnRole::EventPoints(_)) if self.title(role).is_empty() => {
                texts::points_at_spoken(column_title(self.compiled_year, role)).into()
            }
            role => role.map_or("", |role| self.title(role)).into(),
        }
    }

    fn frozen_rows(&self) -> usize {
        1
    }

    fn frozen_columns(&self) -> usize {
        self.roles.iter().position(|role| *role == ColumnRole::Player).map_or(1, |at| at + 1)
    }

    fn cell(&self, at: usize, column: usize) -> CellView<'_> {
        let Some(role) = self.role(column) else { return CellView::default() };
        if at == 0 {
            return self.heading(role);
        }
        let section = self.compiled_year.notice.sections.first();
        let mut cell = shared_cells::from_notice(
            section.and_then(|section| section.cell(section.rows.get(self.position(at)?)?, role)),
        );
        cell.style.align = align(role);
        cell.style.bold = matches!(role, ColumnRole::Player | ColumnRole::Score);
        cell
    }

    fn span(&self, row: usize, column: usize) -> usize {
        if row == 0 && matches!(self.role(column), Some(ColumnRole::EventPlace(_))) { 2 } else { 1 }
    }

    fn label(&self, row: usize, column: usize) -> String {
        let Some(role) = self.role(column) else { return String::new() };
        let event = |at: usize| self.compiled_year.results_year.events.get(at).map_or("", |event| event.name.as_str());
        let title = match role {
            ColumnRole::EventPlace(at) => texts::place_at_spoken(event(at)),
            ColumnRole::EventPoints(at) => texts::points_at_spoken(event(at)),
            ColumnRole::RankChange => texts::moved_spoken().to_owned(),
            _ => self.title(role).to_owned(),
        };
        match self.row(row) {
            None => texts::table_heading_spoken(&title),
            Some(row) => texts::table_cell_spoken(self.compiled_year.roster.name(row.person), &title),
        }
    }

    fn reachable(&self, row: usize, _column: usize) -> bool {
        row > 0
    }
}
