//! The roll call as a table: a row for each player, with the status, the reason to sit out and what the draw needs to
//! know. The attendance is computed in [`crate::engine::AttendanceTable`].

use super::RollCallView;
use crate::app::grid::{CellView, ColumnSpec};
use crate::app::views::shared_cells;
use crate::app::views::table::{Column, Table};
use crate::app::views::view::ViewContext;
use crate::book::{AttendanceStatus, CellAddress, PersonColumn};
use crate::engine::AttendanceRow;
use crate::input::attendance_of;
use crate::languages::in_english;
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

/// All columns with their widths. Where a table is wider than the sheet, each is as wide as its heading, and the reasons have the rest.
pub(super) const COLUMNS: [(RollCallColumn, ColumnSpec); 11] = [
    (RollCallColumn::Name, ColumnSpec::between(110.0, 190.0)),
    (RollCallColumn::Status, ColumnSpec::at_least(92.0)),
    (RollCallColumn::SitsOut, ColumnSpec::between(118.0, 300.0).up_to(420.0)),
    (RollCallColumn::Played, ColumnSpec::between(36.0, 56.0)),
    (RollCallColumn::SatOut, ColumnSpec::between(36.0, 58.0)),
    (RollCallColumn::Person(PersonColumn::SignedUp), ColumnSpec::between(60.0, 130.0)),
    (RollCallColumn::Person(PersonColumn::Town), ColumnSpec::between(60.0, 110.0)),
    (RollCallColumn::Person(PersonColumn::Region), ColumnSpec::between(60.0, 110.0)),
    (RollCallColumn::Person(PersonColumn::PreferredPowers), ColumnSpec::between(60.0, 90.0)),
    (RollCallColumn::ReservedPower, ColumnSpec::between(60.0, 112.0)),
    (RollCallColumn::Person(PersonColumn::Rounds), ColumnSpec::between(60.0, 116.0)),
];

impl RollCallColumn {
    /// Whether letters typed in this column search for a name.
    pub(super) fn is_searched_by_letters(self) -> bool {
        match self {
            RollCallColumn::Name | RollCallColumn::SitsOut | RollCallColumn::Played | RollCallColumn::SatOut => true,
            RollCallColumn::Status | RollCallColumn::Person(_) | RollCallColumn::ReservedPower => false,
        }
    }

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
}

impl RollCallView {
    pub(super) fn table<'a>(&'a self, context: &ViewContext<'a>) -> Table<'a, &'a AttendanceRow> {
        let book = context.engine().book();
        let column = |kind: RollCallColumn, spec: ColumnSpec| {
            self.column(context, kind, spec).searched_by_letters(kind.is_searched_by_letters())
        };
        let columns = self.columns.iter().map(|(kind, spec)| column(*kind, *spec)).collect();
        let label =
            |line: &&AttendanceRow, column: &str| texts::cell_of_player(book.name_of(Some(line.person)), column);
        let rows = &self.table.rows;
        Table::new((rows.len(), |line| rows.get(line)), columns, texts::cell_of_heading, label)
            .frozen(1)
            .located(|line, column| Some(format!("{} · {column}", book.name_of(Some(line.person)))))
            .addressed(|line, _| Some(CellAddress::name_of(line.person)))
    }

    fn column<'a>(
        &self,
        context: &ViewContext<'a>,
        kind: RollCallColumn,
        spec: ColumnSpec,
    ) -> Column<'a, &'a AttendanceRow> {
        let (book, palette, round) = (context.engine().book(), context.palette, self.round);
        let (key, title) = (in_english(|| kind.title()), kind.title());
        let computed = |cell: fn(&'a AttendanceRow) -> CellView<'a>| {
            Column::new(key, title, spec, move |line: &&'a AttendanceRow| cell(line))
        };
        let hinted = |column: Column<'a, &'a AttendanceRow>, hint: &'static str| {
            column.with_cells(move |_, cell| cell.hint = Some(hint.into()))
        };
        match kind {
            RollCallColumn::Name => Column::new(key, title, spec, move |line: &&AttendanceRow| {
                let mut cell = shared_cells::computed(book.name_of(Some(line.person)));
                let status = attendance_of(book, round, line.person);
                cell.style.bold = status.is_some_and(AttendanceStatus::is_in_the_room);
                shared_cells::mark_player(&mut cell, book, Some(line.person), &palette);
                cell
            }),
            RollCallColumn::SitsOut => computed(|line| {
                let mut cell = shared_cells::computed(line.sit_out_reason.as_str());
                cell.style.remark = !line.sit_out_reason.is_empty() && !line.may_sit_out;
                cell
            }),
            RollCallColumn::Played => computed(|line| count(line.rounds_played)).at_right(),
            RollCallColumn::SatOut => computed(|line| count(line.sit_outs)).at_right(),
            RollCallColumn::Status => {
                let field = move |line: &&AttendanceRow| Some(CellAddress::Attendance(round, line.person));
                let status = hinted(Column::typed(book, key, title, spec, field), texts::status_hint());
                status.completed(|_, typed| {
                    shared_cells::complete_word(typed, AttendanceStatus::ALL.map(AttendanceStatus::name_in_window))
                })
            }
            RollCallColumn::ReservedPower => {
                let field = move |line: &&AttendanceRow| Some(CellAddress::ReservedPower(round, line.person));
                hinted(Column::typed(book, key, title, spec, field), texts::reserved_power_hint())
            }
            RollCallColumn::Person(column) => {
                let field = move |line: &&AttendanceRow| Some(CellAddress::Person(line.person, column));
                Column::typed(book, key, title, spec, field).with_cells(move |_, cell| {
                    if column == PersonColumn::SignedUp {
                        shared_cells::say_moment(cell);
                    }
                })
            }
        }
    }
}

/// A number of rounds. None is an empty cell.
fn count<'a>(rounds: usize) -> CellView<'a> {
    shared_cells::computed(if rounds == 0 { String::new() } else { rounds.to_string() })
}
