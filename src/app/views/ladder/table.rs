//! The Table page of the ladder: the ranks, the scores, the results at each event, and the points needed to
//! overtake the leader.

use std::borrow::Cow;

use super::compiled_year::{CompiledYear, format_day};
use super::table_order::{TableOrder, column_key, column_title};
use crate::app::grid::{Align, ColumnSpec};
use crate::app::views::shared_cells;
use crate::app::views::table::{Column, Table};
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
        ColumnRole::ExactScore => ColumnSpec::between(78.0, 96.0).up_to(110.0),
        ColumnRole::PointsToOvertake => ColumnSpec::between(86.0, 104.0),
        ColumnRole::EventPlace(_) => ColumnSpec::at_least(44.0),
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

/// The table of the ladder in the order in view.
#[derive(Clone, Copy, Debug)]
pub struct LadderTable<'a> {
    compiled_year: &'a CompiledYear,
    order: &'a TableOrder,
}

impl<'a> LadderTable<'a> {
    pub fn new(compiled_year: &'a CompiledYear, order: &'a TableOrder) -> Self {
        LadderTable { compiled_year, order }
    }

    /// The role of a column.
    pub fn role(&self, column: usize) -> Option<ColumnRole> {
        self.order.columns.get(column).copied()
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

    /// The page as a table. A row is a position in the order.
    pub fn table(self) -> Table<'a, usize> {
        let columns: Vec<Column<'a, usize>> = self.order.columns.iter().map(|role| self.column(*role)).collect();
        let frozen = self.order.columns.iter().position(|role| *role == ColumnRole::Player).map_or(1, |at| at + 1);
        let (compiled_year, order) = (self.compiled_year, self.order);
        let players = &compiled_year.table.rows;
        let label = move |line: &usize, column: &str| {
            let player = order.position(*line).and_then(|at| players.get(at));
            player.map_or_else(
                || texts::table_heading_spoken(column),
                |row| texts::table_cell_spoken(compiled_year.roster.name(row.person), column),
            )
        };
        Table::new((players.len(), Some), columns, texts::table_heading_spoken, label).frozen(frozen)
    }

    fn column(&self, role: ColumnRole) -> Column<'a, usize> {
        let (compiled_year, order) = (self.compiled_year, self.order);
        let section = compiled_year.notice.sections.first();
        let cell = move |line: &usize| {
            let row = order.position(*line).and_then(|at| section?.rows.get(at));
            let mut cell =
                shared_cells::from_notice(section.zip(row).and_then(|(section, row)| section.cell(row, role)));
            cell.style.align = align(role);
            cell.style.bold = matches!(role, ColumnRole::Player | ColumnRole::Score);
            cell
        };
        let column = Column::new(column_key(compiled_year, role), self.title(role), spec(role), cell);
        let column = column.with_hint(self.hint(role)).with_arrow(order.sort.arrow(role));
        let event = |at: usize| compiled_year.results_year.events.get(at).map_or("", |event| event.name.as_str());
        match role {
            ColumnRole::EventPlace(at) => column.with_heading_over(2).spoken_as(texts::place_at_spoken(event(at))),
            // The heading of the places covers the points.
            ColumnRole::EventPoints(at) if self.title(role).is_empty() => column
                .named(texts::points_at_spoken(column_title(compiled_year, role)))
                .spoken_as(texts::points_at_spoken(event(at))),
            ColumnRole::EventPoints(at) => column.spoken_as(texts::points_at_spoken(event(at))),
            ColumnRole::RankChange => column.with_heading_at_right().spoken_as(texts::moved_spoken()),
            _ if align(role) == Align::Right => column.with_heading_at_right(),
            _ => column,
        }
    }

    fn title(&self, role: ColumnRole) -> &'a str {
        match role {
            // The heading of the places also covers the points beside them.
            ColumnRole::EventPoints(_) if self.compiled_year.ladder.needs_place() => "",
            role => column_title(self.compiled_year, role),
        }
    }

    fn hint(&self, column: ColumnRole) -> Option<Cow<'a, str>> {
        let compiled_year = self.compiled_year;
        Some(match column {
            ColumnRole::RankChange => match compiled_year.compared_with {
                Some(day) => texts::ranks_since_day(&format_day(day)).into(),
                None => texts::ranks_since_event_before().into(),
            },
            ColumnRole::ExactScore => texts::exact_score().into(),
            ColumnRole::PointsToOvertake => texts::to_overtake().into(),
            ColumnRole::Divisor => texts::divided_by(compiled_year.ladder.divisor_formula()).into(),
            ColumnRole::EventPlace(at) | ColumnRole::EventPoints(at) => {
                let event = compiled_year.results_year.events.get(at)?;
                match event.date {
                    Some(date) => texts::place_and_points_on_day(&event.name, &format_day(date)).into(),
                    None => texts::place_and_points(&event.name).into(),
                }
            }
            _ => return None,
        })
    }
}
