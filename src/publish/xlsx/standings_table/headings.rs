//! The headings of the table of the standings.

use super::StandingsTable;
use crate::book::Round;
use crate::book::typed_words::capitalize;
use crate::languages::Language;
use crate::notices::ColumnRole;
use crate::own_workbook::labels::list;

impl StandingsTable<'_, '_> {
    pub(super) fn heading(&self, kind: ColumnRole) -> String {
        match kind {
            ColumnRole::Place => list::PLACE.to_owned(),
            ColumnRole::Player => list::PLAYER.to_owned(),
            ColumnRole::Group => "Group".to_owned(),
            ColumnRole::Round(round) => self.export.engine.book().round(round).map(short_title).unwrap_or_default(),
            ColumnRole::MissingRound(number) => format!("R{number}"),
            ColumnRole::AddedPoints(added) => capitalize(&added.title(Language::English)),
            ColumnRole::Total => list::TOTAL.to_owned(),
            _ => String::new(),
        }
    }
}

/// “R1” for a round with a number, else its title.
fn short_title(round: &Round) -> String {
    let number = !round.name.is_empty() && round.name.bytes().all(|b| b.is_ascii_digit());
    if number { format!("R{}", round.name) } else { round.title() }
}
