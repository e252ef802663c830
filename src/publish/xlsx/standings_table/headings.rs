//! The headings of the table of the standings.

use super::StandingsTable;
use crate::book::RoundIx;
use crate::book::typed_words::capitalize;
use crate::languages::sentences::{pages, workbook};
use crate::notices::ColumnRole;

impl StandingsTable<'_, '_> {
    pub(super) fn heading(&self, kind: ColumnRole) -> String {
        match kind {
            ColumnRole::Place => self.export.text(workbook::heading_place),
            ColumnRole::Player => self.export.text(workbook::heading_player),
            ColumnRole::Group => self.export.text(workbook::heading_group),
            ColumnRole::Round(round) => self.short_title(round),
            ColumnRole::MissingRound(number) => pages::round_short(self.export.language(), &number.to_string()),
            ColumnRole::AddedPoints(added) => self.export.text(|language| capitalize(&added.title(language))),
            ColumnRole::Total => self.export.text(workbook::heading_total),
            _ => String::new(),
        }
    }

    /// “R1” for a round with a number, else its title.
    fn short_title(&self, round: RoundIx) -> String {
        let language = self.export.language();
        let Some(round) = self.export.engine.book().round(round) else { return String::new() };
        let is_number = !round.name.is_empty() && round.name.bytes().all(|b| b.is_ascii_digit());
        if is_number { pages::round_short(language, &round.name) } else { round.title_in(language) }
    }
}
