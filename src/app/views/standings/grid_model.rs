//! The Standings tab as a grid. The cells come from the notice of the standings in [`crate::notices`].

use std::borrow::Cow;

use super::cached_table::{CachedTable, ShownRow};
use crate::app::grid::{Align, CellPos, CellStyle, CellTone, CellView, ColumnChoices, ColumnSpec, GridModel, Swatch};
use crate::app::theme::Palette;
use crate::app::views::shared_cells;
use crate::app::views::sort_order::SortOrder;
use crate::app::views::view::ViewContext;
use crate::book::typed_words::capitalize;
use crate::book::{CellAddress, PersonId};
use crate::engine::Engine;
use crate::languages::window_language;
use crate::languages::window_sentences::standings_tab as texts;
use crate::notices::{CellPart, ColumnRole, Mark, NoticeCell, NoticeRow, result_hint};

const PLAYER: usize = 1;

/// The standings as a grid.
#[derive(Debug)]
pub struct StandingsModel<'a> {
    engine: &'a Engine,
    sheet: &'a CachedTable,
    sort: SortOrder<ColumnRole>,
    columns: Vec<ColumnSpec>,
    palette: Palette,
    choices: &'a ColumnChoices,
}

/// The least width of the column of a round that shows the power beside the score, in points.
const WIDTH_WITH_POWER: f32 = 100.0;

impl<'a> StandingsModel<'a> {
    pub fn new(
        engine: &'a Engine,
        sheet: &'a CachedTable,
        sort: SortOrder<ColumnRole>,
        context: &ViewContext<'a>,
    ) -> Self {
        let columns = sheet.columns_in(context.grid_width());
        StandingsModel { engine, sheet, sort, columns, palette: context.palette, choices: context.columns }
    }

    /// Whether the column of a round has room for the power beside the score.
    fn has_room_for_power(&self, column: usize) -> bool {
        let usual = self.columns.get(column).map_or(0.0, |spec| spec.width);
        self.choices.width(self.sheet.key(column)).unwrap_or(usual) >= WIDTH_WITH_POWER
    }

    /// The square of the power of the only game in a cell.
    fn power_swatch(&self, cell: &NoticeCell, column: usize) -> Option<Swatch> {
        let [only] = &cell.parts[..] else { return None };
        only.seat.filter(|_| self.has_room_for_power(column)).map(|seat| self.palette.power_swatch(seat.power))
    }

    /// The role of a column.
    pub fn role(&self, column: usize) -> Option<ColumnRole> {
        self.sheet.role(column)
    }

    fn title(&self, column: usize) -> &'a str {
        self.sheet.standings.notice.columns().get(column).map_or("", |column| column.title.as_str())
    }

    fn name(&self, line: &NoticeRow) -> &'a str {
        self.engine.book().name_of(line.person)
    }

    /// The position in words, for the formula line: “Ann · Round 2”.
    pub fn position_text(&self, row: usize, column: usize) -> String {
        let title = self.title(column);
        self.sheet.notice_row(row).map_or(title.to_owned(), |line| format!("{} · {title}", self.name(line)))
    }

    /// The position of a player's name.
    pub fn position_of(&self, person: PersonId) -> Option<CellPos> {
        Some(CellPos { row: self.sheet.row_of(person)?, column: PLAYER })
    }

    /// The row of the notice at this row of the grid, and the role of the column.
    pub fn row_and_role(&self, row: usize, column: usize) -> Option<(&'a NoticeRow, ColumnRole)> {
        Some((self.sheet.notice_row(row)?, self.role(column)?))
    }

    /// The address of the seat whose score is shown at this position, or else of the player.
    pub fn cell_address(&self, row: usize, column: usize) -> Option<CellAddress> {
        let line = self.sheet.notice_row(row)?;
        let seat = line.cells.get(column).and_then(|cell| cell.parts.iter().find_map(|part| part.seat));
        let score = |seat| CellAddress::Seat(seat, crate::book::SeatColumn::Score);
        seat.map(score).or(line.person.map(CellAddress::name_of))
    }

    fn heading_cell(&self, column: usize) -> CellView<'a> {
        let role = self.role(column);
        let sorted = role.and_then(|role| self.sort.key(role));
        let arrow = role.and_then(|role| self.sort.arrow(role));
        let align = if is_text(role) { Align::Left } else { Align::Right };
        let style = CellStyle { tone: CellTone::Heading, align, bold: sorted.is_some(), arrow, ..CellStyle::default() };
        let hint = (role != Some(ColumnRole::Reason)).then(|| match sorted {
            Some((at, false)) => texts::sorted(at + 1).into(),
            Some((at, true)) => texts::sorted_reversed(at + 1).into(),
            None => texts::not_sorted().into(),
        });
        CellView { text: self.title(column).into(), style, hint, ..CellView::default() }
    }

    fn cell_view(&self, line: &'a NoticeRow, cell: &NoticeCell, (column, role): (usize, ColumnRole)) -> CellView<'a> {
        let style = CellStyle {
            tone: CellTone::Computed,
            align: if is_text(Some(role)) { Align::Left } else { Align::Right },
            bold: role == ColumnRole::Total,
            italic: cell.parts.iter().any(CellPart::is_provisional),
            // With several figures in a cell, each dropped figure is in brackets.
            struck: matches!(&cell.parts[..], [only] if only.has_mark(Mark::Dropped)),
            swatch: if matches!(role, ColumnRole::Round(_)) { self.power_swatch(cell, column) } else { None },
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

    fn hint(&self, line: &NoticeRow, cell: &NoticeCell, role: ColumnRole) -> Option<String> {
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

/// Whether the column has texts instead of numbers.
fn is_text(role: Option<ColumnRole>) -> bool {
    role.is_some_and(ColumnRole::is_text)
}

/// One of several figures in a cell. A dropped figure is in brackets.
fn bracketed(part: &CellPart) -> String {
    if part.has_mark(Mark::Dropped) { format!("({})", part.styled()) } else { part.styled() }
}

impl GridModel for StandingsModel<'_> {
    fn rows(&self) -> usize {
        1 + self.sheet.rows.len()
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn column_key(&self, column: usize) -> Cow<'_, str> {
        self.sheet.key(column).into()
    }

    fn frozen_rows(&self) -> usize {
        1
    }

    fn frozen_columns(&self) -> usize {
        // The movements of a what-if stay in view too.
        self.sheet.standings.notice.column(ColumnRole::Movement).map_or(2, |moved| moved + 1)
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        if row == 0 {
            return self.heading_cell(column);
        }
        if let Some(ShownRow::Title(section)) = self.sheet.rows.get(row - 1) {
            let style = CellStyle { tone: CellTone::Heading, bold: true, ..CellStyle::default() };
            let name = self.sheet.standings.notice.sections.get(*section).map_or("", |section| section.title.as_str());
            let text = if column == PLAYER { name } else { "" };
            return CellView { text: text.into(), style, ..CellView::default() };
        }
        let cell =
            self.sheet.notice_row(row).and_then(|line| Some((line, line.cells.get(column)?, self.role(column)?)));
        cell.map_or_else(CellView::default, |(line, cell, role)| self.cell_view(line, cell, (column, role)))
    }

    fn label(&self, row: usize, column: usize) -> String {
        let title = self.title(column);
        match (self.sheet.notice_row(row), row.checked_sub(1).and_then(|row| self.sheet.rows.get(row))) {
            (Some(line), _) => texts::cell_of_player(self.name(line), title),
            (None, Some(ShownRow::Title(section))) => {
                let name =
                    self.sheet.standings.notice.sections.get(*section).map_or("", |section| section.title.as_str());
                texts::cell_of_group(name, title)
            }
            (None, _) => texts::cell_of_heading(title),
        }
    }

    fn reachable(&self, row: usize, _column: usize) -> bool {
        self.sheet.notice_row(row).is_some()
    }
}
