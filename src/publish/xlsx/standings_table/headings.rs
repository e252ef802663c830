//! The headings of the table of the standings, and the widths of its columns.

use super::{LARGER, NAME_AIR, StandingsTable, TableColumn, WIDEST_NAME};
use crate::book::Round;
use crate::book::typed_words::capitalize;
use crate::notices::{CellPart, NoticeCell};
use crate::own_workbook::labels::list;
use crate::publish::xlsx::cell_writer::{widest_word, width_of, width_of_number};
use crate::standings::StandingsRow;

impl StandingsTable<'_, '_> {
    pub(super) fn heading(&self, kind: TableColumn) -> String {
        match kind {
            TableColumn::Place => list::PLACE.to_owned(),
            TableColumn::Player => list::PLAYER.to_owned(),
            TableColumn::Group => "Group".to_owned(),
            TableColumn::Round(round) => self.export.engine.book().round(round).map(short_title).unwrap_or_default(),
            TableColumn::MissingRound(number) => format!("R{number}"),
            TableColumn::AddedPoints(added) => capitalize(added.title()),
            TableColumn::Total => list::TOTAL.to_owned(),
        }
    }

    pub(super) fn width(&self, kind: TableColumn) -> f64 {
        let heading = widest_word(&self.heading(kind)) * 1.08 + 1.0;
        let cells = || self.notice.notice.rows().filter_map(|line| self.cell(line, kind));
        // Signs and number, with a little space.
        let part = |part: &CellPart| width_of(&part.text) + width_of(&part.signs()) + 1.5;
        match kind {
            TableColumn::Place => 6.5,
            TableColumn::Player | TableColumn::Group => {
                let least = if kind == TableColumn::Player { 16.0 } else { heading };
                let name = |cell: &NoticeCell| width_of(&cell.plain());
                cells().map(name).fold(least, f64::max).min(WIDEST_NAME) * LARGER + NAME_AIR
            }
            TableColumn::Round(_) | TableColumn::MissingRound(_) => {
                let wide = |cell: &NoticeCell| cell.parts.iter().map(part).sum::<f64>();
                cells().map(wide).fold(heading.max(7.5), f64::max) * LARGER
            }
            TableColumn::AddedPoints(added) => {
                let wide =
                    |row: &StandingsRow| added.amount(row).map_or(0.0, |n| width_of_number(n, self.notice.decimals));
                self.notice.table.rows.iter().map(wide).fold(heading, f64::max) * LARGER + 1.0
            }
            TableColumn::Total => {
                let wide = |cell: &NoticeCell| cell.parts.iter().map(part).sum::<f64>() * 1.08;
                cells().map(wide).fold(8.0, f64::max) * LARGER
            }
        }
    }
}

/// “R1” for a round with a number, else its title.
fn short_title(round: &Round) -> String {
    let number = !round.name.is_empty() && round.name.bytes().all(|b| b.is_ascii_digit());
    if number { format!("R{}", round.name) } else { round.title() }
}
