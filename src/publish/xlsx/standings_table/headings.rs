//! The headings of the table of the standings.

use super::{StandingsTable, TableColumn};
use crate::book::Round;
use crate::book::typed_words::capitalize;
use crate::own_workbook::labels::list;

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
}

/// “R1” for a round with a number, else its title.
fn short_title(round: &Round) -> String {
    let number = !round.name.is_empty() && round.name.bytes().all(|b| b.is_ascii_digit());
    if number { format!("R{}", round.name) } else { round.title() }
}
