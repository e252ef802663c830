//! The Standings tab as a table. The cells come from the notice of the standings in [`crate::notices`].

use super::cached_table::{CachedTable, ShownRow};
use crate::app::grid::{Align, CellPos, CellStyle, CellTone, CellView, ColumnSpec};
use crate::app::theme::Palette;
use crate::app::views::shared_cells;
use crate::app::views::sort_order::SortOrder;
use crate::app::views::table::{Column, Table};
use crate::app::views::view::ViewContext;
use crate::book::typed_words::capitalize;
use crate::book::{CellAddress, PersonColumn, SeatColumn};
use crate::engine::Engine;
use crate::input::AnnotatedItem;
use crate::languages::window_language;
use crate::languages::window_sentences::standings_tab as texts;
use crate::notices::{CellPart, ColumnRole, Mark, NoticeCell, NoticeColumn, NoticeRow, result_hint};

const PLAYER: usize = 1;

/// The standings in view, with what their cells are made from.
#[derive(Clone, Copy, Debug)]
pub(super) struct StandingsTable<'a> {
    pub(super) engine: &'a Engine,
    pub(super) sheet: &'a CachedTable,
    pub(super) sort: SortOrder<ColumnRole>,
    pub(super) palette: Palette,
}

/// The least width of the column of a round that shows the power beside the score, in points.
const WIDTH_WITH_POWER: f32 = 100.0;

impl<'a> StandingsTable<'a> {
    /// The standings as a table for this context.
    pub(super) fn table(self, context: &ViewContext<'a>) -> Table<'a, ShownRow> {
        let (sheet, notice) = (self.sheet, &self.sheet.standings.notice);
        let specs = sheet.columns_in(context.grid_width());
        let columns = notice.columns().iter().zip(specs).enumerate().map(|(at, (column, spec))| {
            let width = context.columns.width(sheet.key(at)).unwrap_or(spec.width);
            self.column(at, column, spec, width >= WIDTH_WITH_POWER)
        });
        let label = move |row: &ShownRow, column: &str| match (sheet.line(*row), *row) {
            (Some(line), _) => texts::cell_of_player(self.name(line), column),
            (None, ShownRow::Title(section)) => texts::cell_of_group(self.group(section), column),
            (None, ShownRow::Line(..)) => texts::cell_of_heading(column),
        };
        Table::new(
            (sheet.rows.len(), |line| sheet.rows.get(line).copied()),
            columns.collect(),
            texts::cell_of_heading,
            label,
        )
        // The movements of a what-if stay in view too.
        .frozen(notice.column(ColumnRole::Movement).map_or(2, |moved| moved + 1))
        .reachable_where(|row, _| matches!(row, ShownRow::Line(..)))
        .located(move |row, column| Some(format!("{} · {column}", self.name(sheet.line(*row)?))))
        // The seat whose score is shown, or else the player.
        .addressed(move |row, column| {
            let line = sheet.line(*row)?;
            let seat = line.cells.get(column).and_then(|cell| cell.parts.iter().find_map(|part| part.seat));
            let score = |seat| CellAddress::Seat(seat, SeatColumn::Score);
            seat.map(score).or(line.person.map(CellAddress::name_of))
        })
        // A row is about one player, also where a cell shows the score of a seat.
        .annotated(move |row, _| sheet.line(*row)?.person.map(AnnotatedItem::Player))
        .found(move |address| match address {
            CellAddress::Person(person, PersonColumn::Name | PersonColumn::Colour) => {
                Some(CellPos { row: sheet.row_of(person)?, column: PLAYER })
            }
            _ => None,
        })
    }

    fn column(self, at: usize, column: &'a NoticeColumn, spec: ColumnSpec, shows_power: bool) -> Column<'a, ShownRow> {
        let role = column.role;
        let cell = move |row: &ShownRow| match *row {
            ShownRow::Title(section) => {
                let mut cell = shared_cells::heading(if at == PLAYER { self.group(section) } else { "" }, Align::Left);
                cell.style.bold = true;
                cell
            }
            ShownRow::Line(..) => {
                let line = self.sheet.line(*row);
                let cell = line.and_then(|line| Some((line, line.cells.get(at)?)));
                cell.map_or_else(CellView::default, |(line, cell)| self.cell_view(line, cell, role, shows_power))
            }
        };
        let hint = match self.sort.key(role) {
            Some((at, false)) => texts::sorted(at + 1).into(),
            Some((at, true)) => texts::sorted_reversed(at + 1).into(),
            None => texts::not_sorted().into(),
        };
        let described = Column::new(self.sheet.key(at), column.title.as_str(), spec, cell)
            .with_hint((role != ColumnRole::Reason).then_some(hint))
            .with_arrow(self.sort.arrow(role));
        if role.is_text() { described } else { described.with_heading_at_right() }
    }

    /// The name of a group.
    fn group(self, section: usize) -> &'a str {
        self.sheet.standings.notice.sections.get(section).map_or("", |section| section.title.as_str())
    }

    fn name(self, line: &NoticeRow) -> &'a str {
        self.engine.book().name_of(line.person)
    }

    fn cell_view(self, line: &'a NoticeRow, cell: &NoticeCell, role: ColumnRole, shows_power: bool) -> CellView<'a> {
        // The square of the power of the only game.
        let swatch = match (&cell.parts[..], role) {
            ([only], ColumnRole::Round(_)) if shows_power => {
                only.seat.map(|seat| self.palette.power_swatch(seat.power))
            }
            _ => None,
        };
        let style = CellStyle {
            tone: CellTone::Computed,
            align: if role.is_text() { Align::Left } else { Align::Right },
            bold: role == ColumnRole::Total,
            italic: cell.parts.iter().any(CellPart::is_provisional),
            // With several figures in a cell, each dropped figure is in brackets.
            struck: matches!(&cell.parts[..], [only] if only.has_mark(Mark::Dropped)),
            swatch,
            ..CellStyle::default()
        };
        let text = match &cell.parts[..] {
            [only] => only.styled(),
            parts => parts.iter().map(bracketed).collect::<Vec<_>>().join(" + "),
        };
        let mut view = CellView {
            text: text.into(),
            source: cell.value().map(|value| value.to_string().into()),
            style,
            editable: false,
            hint: self.hint(line, cell, role).map(Into::into),
            ..CellView::default()
        };
        if role == ColumnRole::Player {
            shared_cells::mark_player(&mut view, self.engine.book(), line.person, &self.palette);
        }
        view
    }

    fn hint(self, line: &NoticeRow, cell: &NoticeCell, role: ColumnRole) -> Option<String> {
        match role {
            ColumnRole::Round(_) => {
                let hints = cell
                    .parts
                    .iter()
                    .map(|part| result_hint(self.engine.book(), part, window_language()))
                    .collect::<Vec<_>>()
                    .join("\n");
                (!hints.is_empty()).then_some(hints)
            }
            ColumnRole::Place => {
                let words = self.sheet.standings.explain_place(self.engine, line);
                (!words.is_empty()).then(|| capitalize(&words))
            }
            _ => None,
        }
    }
}

/// One of several figures in a cell. A dropped figure is in brackets.
fn bracketed(part: &CellPart) -> String {
    if part.has_mark(Mark::Dropped) { format!("({})", part.styled()) } else { part.styled() }
}
