//! The table of the year: who stands where, with what, and what it takes to overtake.

use super::Worked;
use crate::app::grid::{Align, CellView, ColumnSpec, GridModel};
use crate::app::views::shared_cells;
use crate::figures::{show, show_short};
use crate::ladder::{Counting, Of, Row, moved};
use crate::notices::movement;

/// The decimals of an exact score, where the neighbours need no more.
const EXACT: usize = 6;

/// What a column shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    Rank,
    Moved,
    Player,
    Region,
    Score,
    Exact,
    Total,
    Events,
    Divisor,
    ToOvertake,
    /// The place at an event, by its position in the season.
    Place(usize),
    /// The points there.
    Points(usize),
    Why,
}

impl Column {
    const fn width(self) -> f32 {
        match self {
            Column::Rank | Column::Moved => 48.0,
            Column::Events => 60.0,
            Column::Player => 168.0,
            Column::Region | Column::Total | Column::Divisor => 66.0,
            Column::Score => 72.0,
            Column::Exact => 96.0,
            Column::ToOvertake => 86.0,
            Column::Place(_) => 44.0,
            Column::Points(_) => 74.0,
            Column::Why => 380.0,
        }
    }

    const fn align(self) -> Align {
        match self {
            Column::Player | Column::Region | Column::Why => Align::Left,
            _ => Align::Right,
        }
    }
}

/// The columns of a compiled season.
pub fn columns(worked: &Worked) -> Vec<Column> {
    let compiled = worked.compiled();
    let regions = worked.table.rows.iter().any(|row| !worked.roster.region(row.person).is_empty());
    let places = worked.ladder.asks_for_place();
    let mut columns = vec![Column::Rank];
    columns.extend(worked.before.is_some().then_some(Column::Moved));
    columns.push(Column::Player);
    columns.extend(regions.then_some(Column::Region));
    columns.extend([Column::Score, Column::Exact, Column::Total, Column::Events, Column::Divisor, Column::ToOvertake]);
    for event in compiled.order.iter() {
        columns.extend(places.then_some(Column::Place(*event)));
        columns.push(Column::Points(*event));
    }
    columns.push(Column::Why);
    columns
}

/// The table as a grid.
#[derive(Debug)]
pub struct TableModel<'a> {
    worked: &'a Worked,
    kinds: Vec<Column>,
    columns: Vec<ColumnSpec>,
    /// How many decimals the exact scores have.
    exact: usize,
}

impl<'a> TableModel<'a> {
    pub fn new(worked: &'a Worked) -> Self {
        let kinds = columns(worked);
        let columns = kinds.iter().map(|column| ColumnSpec { width: column.width() }).collect();
        let exact = worked.table.rows.iter().map(|row| row.decimals).max().unwrap_or_default().max(EXACT);
        TableModel { worked, kinds, columns, exact }
    }

    /// What a column shows.
    pub fn kind(&self, column: usize) -> Option<Column> {
        self.kinds.get(column).copied()
    }

    /// The row of the table that stands in a row of the grid.
    pub fn row(&self, row: usize) -> Option<&'a Row> {
        self.worked.table.rows.get(row.checked_sub(1)?)
    }

    /// What somebody made at an event.
    pub fn result(&self, row: usize, event: usize) -> Option<&'a Counting> {
        self.row(row)?.results.iter().find(|result| result.event == event)
    }

    fn title(&self, column: Column) -> String {
        let event = |at: usize| self.worked.short.get(at).map_or("", String::as_str);
        match column {
            Column::Rank => "rank".to_owned(),
            Column::Moved => "±".to_owned(),
            Column::Player => "player".to_owned(),
            Column::Region => "region".to_owned(),
            Column::Score => "score".to_owned(),
            Column::Exact => "exact".to_owned(),
            Column::Total => "total".to_owned(),
            Column::Events if self.worked.ladder.of() == Of::Games => "games".to_owned(),
            Column::Events => "events".to_owned(),
            Column::Divisor => "divisor".to_owned(),
            Column::ToOvertake => "to overtake".to_owned(),
            // The places stand before the points, and carry the name of both.
            Column::Points(_) if self.worked.ladder.asks_for_place() => String::new(),
            Column::Place(at) | Column::Points(at) => event(at).to_owned(),
            Column::Why => "why above the next".to_owned(),
        }
    }

    fn heading(&self, column: Column) -> CellView<'a> {
        let align = if matches!(column, Column::Place(_) | Column::Points(_)) { Align::Left } else { column.align() };
        let mut cell = shared_cells::heading(self.title(column), align);
        let worked = self.worked;
        cell.hint = match column {
            Column::Moved => Some(format!("Ranks up or down since {}", worked.since).into()),
            Column::Exact => Some("The score with all the decimals that tell anybody apart".into()),
            Column::ToOvertake => Some(
                "Whoever makes more than so many points at one more event overtakes the leader, who stays at home"
                    .into(),
            ),
            Column::Divisor => Some(format!("The total is divided by {}", worked.ladder.divisor_formula()).into()),
            Column::Place(at) | Column::Points(at) => {
                let event = worked.season.events.get(at);
                event.map(|event| match event.date {
                    Some(date) => {
                        format!("{}, {}: place and points", event.name, super::compiled_year::said(date)).into()
                    }
                    None => format!("{}: place and points", event.name).into(),
                })
            }
            _ => None,
        };
        cell
    }

    fn result_cell(&self, row: usize, event: usize, points: bool) -> CellView<'a> {
        let Some(result) = self.result(row, event) else { return shared_cells::computed("") };
        let mut cell = if points {
            shared_cells::figure(result.points, self.worked.ladder.decimals())
        } else {
            let compiled = self.worked.compiled();
            let points = compiled.events.get(event).and_then(|event| event.results.get(result.result));
            let mark = if points.is_some_and(|points| points.tied > 1) { "=" } else { "" };
            let mut cell = shared_cells::computed(format!("{mark}{}", result.place));
            cell.style.align = Align::Right;
            cell
        };
        cell.style.struck = !result.counts;
        if !result.counts {
            cell.hint = Some("Does not count: others brought more".into());
        }
        cell
    }
}

impl GridModel for TableModel<'_> {
    fn rows(&self) -> usize {
        1 + self.worked.table.rows.len()
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn frozen_rows(&self) -> usize {
        1
    }

    fn frozen_columns(&self) -> usize {
        self.kinds.iter().position(|kind| *kind == Column::Player).map_or(1, |at| at + 1)
    }

    fn cell(&self, at: usize, column: usize) -> CellView<'_> {
        let Some(kind) = self.kind(column) else { return CellView::default() };
        if at == 0 {
            return self.heading(kind);
        }
        let (worked, Some(row)) = (self.worked, self.row(at)) else { return CellView::default() };
        let decimals = worked.ladder.decimals();
        let right = |text: String| {
            let mut cell = shared_cells::computed(text);
            cell.style.align = Align::Right;
            cell
        };
        match kind {
            Column::Rank => {
                let mut cell = right(if row.shared { format!("{} =", row.rank) } else { row.rank.to_string() });
                cell.hint = row.shared.then(|| "Shared: nothing tells them apart".into());
                cell
            }
            Column::Moved => match &worked.before {
                Some(before) => right(movement(moved(before, &worked.table, row.person))),
                None => shared_cells::computed(""),
            },
            Column::Player => {
                let mut cell = shared_cells::computed(worked.roster.name(row.person));
                cell.style.bold = true;
                let spellings = worked.roster.people().get(row.person.0).map_or(&[][..], |person| &person.spellings);
                cell.hint = (spellings.len() > 1).then(|| format!("Also spelt {}", spellings[1..].join(", ")).into());
                cell
            }
            Column::Region => shared_cells::computed(worked.roster.region(row.person)),
            Column::Score => {
                let mut cell = right(row.shown());
                cell.source = Some(row.score.to_string().into());
                cell.style.bold = true;
                cell
            }
            Column::Exact => {
                let mut cell = right(show(row.score, self.exact));
                cell.source = Some(row.score.to_string().into());
                cell
            }
            Column::Total => shared_cells::figure(row.total, decimals),
            Column::Events => {
                let (counted, events) = (row.counted(), row.results.len());
                right(if counted < events { format!("{counted} of {events}") } else { events.to_string() })
            }
            Column::Divisor => right(show_short(row.divisor, 2)),
            Column::ToOvertake => match worked.to_overtake.get(at - 1).copied().flatten() {
                Some(points) => right(show(points, decimals)),
                None => shared_cells::computed(""),
            },
            Column::Place(event) => self.result_cell(at, event, false),
            Column::Points(event) => self.result_cell(at, event, true),
            Column::Why => shared_cells::computed(worked.compiled().why(&worked.table, at - 1).unwrap_or_default()),
        }
    }

    fn span(&self, row: usize, column: usize) -> usize {
        if row == 0 && matches!(self.kind(column), Some(Column::Place(_))) { 2 } else { 1 }
    }

    fn label(&self, row: usize, column: usize) -> String {
        let Some(kind) = self.kind(column) else { return String::new() };
        let event = |at: usize| self.worked.season.events.get(at).map_or("", |event| event.name.as_str());
        let title = match kind {
            Column::Place(at) => format!("{} place", event(at)),
            Column::Points(at) => format!("{} points", event(at)),
            Column::Moved => "moved".to_owned(),
            _ => self.title(kind),
        };
        match self.row(row) {
            None => format!("Ladder heading {title}"),
            Some(row) => format!("Ladder {} {title}", self.worked.roster.name(row.person)),
        }
    }

    fn reachable(&self, row: usize, _column: usize) -> bool {
        row > 0
    }
}
