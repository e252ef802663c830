//! The table as a grid.

use super::cached_table::{CachedTable, ShownTable, SortOrder};
use crate::app::grid::{Align, CellStyle, CellView, ColumnSpec, GridModel, CellTone};
use crate::book::vocabulary::capitalize;
use crate::book::{CellAddress, PersonId, RoundIx};
use crate::engine::Engine;
use crate::notices::{CellPart, ColumnRole, Mark, NoticeCell, NoticeRow};

const PLAYER: usize = 1;

/// The table as a grid.
#[derive(Debug)]
pub struct StandingsModel<'a> {
    engine: &'a Engine,
    sheet: &'a CachedTable,
    sort: SortOrder,
}

impl<'a> StandingsModel<'a> {
    pub fn new(engine: &'a Engine, sheet: &'a CachedTable, sort: SortOrder) -> Self {
        StandingsModel { engine, sheet, sort }
    }

    /// What the column holds.
    pub fn heading(&self, column: usize) -> Option<ColumnRole> {
        self.sheet.standings.notice.columns().get(column).map(|column| column.role)
    }

    fn title(&self, column: usize) -> &'a str {
        self.sheet.standings.notice.columns().get(column).map_or("", |column| column.title.as_str())
    }

    fn name(&self, line: &NoticeRow) -> &'a str {
        self.engine.book().name_of(line.person)
    }

    /// “Ann · Round 2”, for the formula line.
    pub fn say(&self, row: usize, column: usize) -> String {
        let title = self.title(column);
        self.sheet.line(row).map_or(title.to_owned(), |line| format!("{} · {title}", self.name(line)))
    }

    /// The position of a player's line.
    pub fn find(&self, person: PersonId) -> Option<(usize, usize)> {
        Some((self.sheet.find(person)?, PLAYER))
    }

    /// The line in this row of the grid, and what the column holds.
    pub fn spot(&self, row: usize, column: usize) -> Option<(&'a NoticeRow, ColumnRole)> {
        Some((self.sheet.line(row)?, self.heading(column)?))
    }

    /// The seat whose score stands here, or the player.
    pub fn place(&self, row: usize, column: usize) -> Option<CellAddress> {
        let line = self.sheet.line(row)?;
        let seat = line.cells.get(column).and_then(|cell| cell.parts.iter().find_map(|part| part.seat));
        let score = |seat| CellAddress::Seat(seat, crate::book::SeatColumn::Score);
        seat.map(score).or(line.person.map(CellAddress::Person))
    }

    fn heading_cell(&self, column: usize) -> CellView<'a> {
        let heading = self.heading(column);
        let sorted = self.sort.by.is_some() && self.sort.by == heading;
        let mut text = self.title(column).to_owned();
        if sorted {
            text.push_str(if self.sort.turned { " (turned)" } else { " (sorted)" });
        }
        let align = if is_text(heading) { Align::Left } else { Align::Right };
        let style = CellStyle { tone: CellTone::Heading, align, bold: sorted, ..CellStyle::default() };
        let hint =
            (heading != Some(ColumnRole::Reason)).then(|| "Click, or Ctrl+Shift+O, to sort by this column".into());
        CellView { text: text.into(), style, hint, ..CellView::default() }
    }

    fn cell_view(&self, line: &'a NoticeRow, cell: &NoticeCell, heading: ColumnRole) -> CellView<'a> {
        let marked = |mark| cell.parts.iter().any(|part| part.has_mark(mark));
        let style = CellStyle {
            tone: CellTone::Computed,
            align: if is_text(Some(heading)) { Align::Left } else { Align::Right },
            bold: heading == ColumnRole::Total,
            italic: marked(Mark::Provisional),
            // Of several figures each says for itself, in brackets, that it is dropped.
            struck: matches!(&cell.parts[..], [only] if only.has_mark(Mark::Dropped)),
            ..CellStyle::default()
        };
        let text = match &cell.parts[..] {
            [only] => only.styled(),
            parts => parts.iter().map(bracketed).collect::<Vec<_>>().join(" + "),
        };
        CellView {
            text: text.into(),
            source: cell.value().map(|value| value.to_string().into()),
            style,
            editable: false,
            hint: self.hint(line, cell, heading).map(Into::into),
        }
    }

    fn hint(&self, line: &NoticeRow, cell: &NoticeCell, heading: ColumnRole) -> Option<String> {
        match heading {
            ColumnRole::Round(_) => {
                let hints = cell.parts.iter().map(|part| part.hint.as_str()).collect::<Vec<_>>().join("\n");
                (!hints.is_empty()).then_some(hints)
            }
            ColumnRole::Place => {
                let words = self.sheet.standings.explain_place(self.engine, line);
                (!words.is_empty()).then(|| capitalize(&words))
            }
            _ => None,
        }
    }

    /// The first round column, and one beyond the last.
    pub fn round_at(&self, column: usize) -> Option<RoundIx> {
        match self.heading(column)? {
            ColumnRole::Round(round) => Some(round),
            _ => None,
        }
    }
}

/// Whether the column holds texts rather than numbers.
fn is_text(role: Option<ColumnRole>) -> bool {
    role.is_some_and(ColumnRole::is_text)
}

/// One of several figures in a cell.
fn bracketed(part: &CellPart) -> String {
    if part.has_mark(Mark::Dropped) { format!("({})", part.styled()) } else { part.styled() }
}

impl GridModel for StandingsModel<'_> {
    fn rows(&self) -> usize {
        1 + self.sheet.rows.len()
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.sheet.columns
    }

    fn frozen_rows(&self) -> usize {
        1
    }

    fn frozen_columns(&self) -> usize {
        // Who moved stays in view, too.
        self.sheet.standings.notice.column(ColumnRole::Movement).map_or(2, |moved| moved + 1)
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        if row == 0 {
            return self.heading_cell(column);
        }
        if let Some(ShownTable::Title(section)) = self.sheet.rows.get(row - 1) {
            let style = CellStyle { tone: CellTone::Heading, bold: true, ..CellStyle::default() };
            let name = self.sheet.standings.notice.sections.get(*section).map_or("", |section| section.title.as_str());
            let text = if column == PLAYER { name } else { "" };
            return CellView { text: text.into(), style, ..CellView::default() };
        }
        let cell = self.sheet.line(row).and_then(|line| Some((line, line.cells.get(column)?, self.heading(column)?)));
        cell.map_or_else(CellView::default, |(line, cell, heading)| self.cell_view(line, cell, heading))
    }

    fn label(&self, row: usize, column: usize) -> String {
        let title = self.title(column);
        match (self.sheet.line(row), row.checked_sub(1).and_then(|row| self.sheet.rows.get(row))) {
            (Some(line), _) => format!("Standings {} {title}", self.name(line)),
            (None, Some(ShownTable::Title(section))) => {
                let name =
                    self.sheet.standings.notice.sections.get(*section).map_or("", |section| section.title.as_str());
                format!("Standings group {name} {title}")
            }
            (None, _) => format!("Standings heading {title}"),
        }
    }

    fn reachable(&self, row: usize, _column: usize) -> bool {
        self.sheet.line(row).is_some()
    }
}
