//! The table as a grid.

use super::cached_table::{Sheet, Shown, Sort};
use crate::app::grid::{Align, CellStyle, CellView, ColumnSpec, GridModel, Tone};
use crate::app::views::round::capital;
use crate::book::{PersonId, Place, RoundIx, SeatRef};
use crate::engine::Engine;
use crate::notices::{Cell, Heading, Line, Mark, Part};

const PLAYER: usize = 1;

/// The table as a grid.
#[derive(Debug)]
pub struct StandingsModel<'a> {
    engine: &'a Engine,
    sheet: &'a Sheet,
    sort: Sort,
}

impl<'a> StandingsModel<'a> {
    pub fn new(engine: &'a Engine, sheet: &'a Sheet, sort: Sort) -> Self {
        StandingsModel { engine, sheet, sort }
    }

    /// What the column holds.
    pub fn heading(&self, column: usize) -> Option<Heading> {
        self.sheet.notice.columns.get(column).map(|column| column.heading)
    }

    fn title(&self, column: usize) -> &'a str {
        self.sheet.notice.columns.get(column).map_or("", |column| column.title.as_str())
    }

    fn name(&self, line: &Line) -> &'a str {
        self.engine.book().name_of(Some(line.person))
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
    pub fn spot(&self, row: usize, column: usize) -> Option<(&'a Line, Heading)> {
        Some((self.sheet.line(row)?, self.heading(column)?))
    }

    /// The seat whose score stands here, or the player.
    pub fn place(&self, row: usize, column: usize) -> Option<Place> {
        let line = self.sheet.line(row)?;
        let seat = line.cells.get(column).and_then(|cell| cell.parts.iter().find_map(|part| part.seat));
        Some(seat.map_or(Place::Person(line.person), |seat| Place::Cell(seat, crate::book::Column::Score)))
    }

    fn heading_cell(&self, column: usize) -> CellView<'a> {
        let heading = self.heading(column);
        let sorted = self.sort.by.is_some() && self.sort.by == heading;
        let mut text = self.title(column).to_owned();
        if sorted {
            text.push_str(if self.sort.turned { " (turned)" } else { " (sorted)" });
        }
        let align = if is_text(heading) { Align::Left } else { Align::Right };
        let style = CellStyle { tone: Tone::Heading, align, bold: sorted, ..CellStyle::default() };
        let hint = (heading != Some(Heading::Why)).then(|| "Click, or Ctrl+Shift+O, to sort by this column".into());
        CellView { text: text.into(), style, hint, ..CellView::default() }
    }

    fn cell_view(&self, line: &'a Line, cell: &Cell, heading: Heading) -> CellView<'a> {
        let marked = |mark| cell.parts.iter().any(|part| part.is(mark));
        let style = CellStyle {
            tone: Tone::Computed,
            align: if is_text(Some(heading)) { Align::Left } else { Align::Right },
            bold: heading == Heading::Total,
            italic: marked(Mark::Provisional),
            // Of several figures each says for itself, in brackets, that it is dropped.
            struck: matches!(&cell.parts[..], [only] if only.is(Mark::Dropped)),
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

    fn hint(&self, line: &Line, cell: &Cell, heading: Heading) -> Option<String> {
        match heading {
            Heading::Round(_) => {
                let said = cell.parts.iter().map(|part| self.game_hint(part)).collect::<Vec<_>>().join("\n");
                (!said.is_empty()).then_some(said)
            }
            Heading::Place => {
                let words = self.sheet.notice.place_in_words(self.engine, line);
                (!words.is_empty()).then(|| capital(&words))
            }
            _ => None,
        }
    }

    fn game_hint(&self, part: &Part) -> String {
        let mut said: Vec<String> = Vec::new();
        if let Some(SeatRef { board, power }) = part.seat {
            said.push(format!("{}, {power}", self.engine.book().say_board(board)));
        }
        said.extend(part.marks.iter().filter_map(|mark| {
            Some(match mark {
                Mark::Dropped => "does not count".to_owned(),
                Mark::Part(_) => format!("counts {}", mark.sign()),
                Mark::TopBoard => "at the top board".to_owned(),
                Mark::SatOut => "sat out".to_owned(),
                Mark::Penalised => "after a penalty".to_owned(),
                Mark::CarriedOver => "carried over".to_owned(),
                Mark::Provisional => "the game still runs".to_owned(),
                Mark::Unscored => "not scored yet".to_owned(),
                Mark::Shared | Mark::Reserved | Mark::NoPlace => return None,
            })
        }));
        capital(&said.join("; "))
    }

    /// The first round column, and one beyond the last.
    pub fn round_at(&self, column: usize) -> Option<RoundIx> {
        match self.heading(column)? {
            Heading::Round(round) => Some(round),
            _ => None,
        }
    }
}

/// Whether a column holds texts rather than figures.
fn is_text(heading: Option<Heading>) -> bool {
    matches!(heading, Some(Heading::Player | Heading::Group | Heading::Moved | Heading::Why))
}

/// One of several figures in a cell.
fn bracketed(part: &Part) -> String {
    if part.is(Mark::Dropped) { format!("({})", part.styled()) } else { part.styled() }
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
        self.sheet.notice.column(Heading::Moved).map_or(2, |moved| moved + 1)
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        if row == 0 {
            return self.heading_cell(column);
        }
        if let Some(Shown::Title(section)) = self.sheet.rows.get(row - 1) {
            let style = CellStyle { tone: Tone::Heading, bold: true, ..CellStyle::default() };
            let name = self.sheet.notice.sections.get(*section).map_or("", |section| section.name.as_str());
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
            (None, Some(Shown::Title(section))) => {
                let name = self.sheet.notice.sections.get(*section).map_or("", |section| section.name.as_str());
                format!("Standings group {name} {title}")
            }
            (None, _) => format!("Standings heading {title}"),
        }
    }

    fn reachable(&self, row: usize, _column: usize) -> bool {
        self.sheet.line(row).is_some()
    }
}
